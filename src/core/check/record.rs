//! Records a run by the recorder of searches, so that it has the same tree and the same steps.

use super::placed::{PlacedNode, PlacedRun, RunEvent};
use crate::game::Game;
use crate::game::any::{AnyGame, AnyMove};
use crate::game::evaluation::Evaluation;
use crate::game::played_game::legal_moves;
use crate::run::Run;
use crate::score::{Cutoff, Payoffs, Score, Turn, Window};
use crate::search::ordering::OrderReason;
use crate::search::{Branch, Leaf, SearchConfig, SearchEvent, Tracer};
use crate::trace::limits::Limits;
use crate::trace::recorder::Recorder;
use crate::trace::recording::Recording;
use crate::trace::union_tree::UnionTree;
use std::ops::ControlFlow;

/// Records the searches of a run from a position, as far as its nodes can be located in the game. `config` is the
/// search that the program claims to make; `union_tree` has the nodes that other searches visited.
///
/// Windows are recorded only if both bounds were reported for every inner node; none is invented. Children that were
/// not entered count as cut if the reported window is closed by the values of the others, and as skipped otherwise. A
/// child that returned more than the others, or less at MIN, is recorded as the best so far, whatever the program does
/// with it.
pub fn record_run(
    run: &Run,
    root: &AnyGame,
    config: &SearchConfig,
    limits: Limits,
    union_tree: Option<&UnionTree<AnyMove>>,
) -> Vec<Recording<AnyGame>> {
    let placed = PlacedRun::new(run, root);
    let has_windows = placed.has_windows(run);
    let searches = 0..if run.header.position.is_some() { placed.starts.len() } else { placed.starts.len().min(1) };
    let is_leaf: Vec<bool> = (0..run.nodes.len()).map(|node| run.children(node).next().is_none()).collect();
    let record = |search| {
        let mut recorder = Recorder::told(config, root, limits, union_tree, has_windows);
        let is_leaf = &is_leaf;
        let told = ReportedSearch { placed: &placed, root, config, has_windows, is_leaf };
        let is_complete = told.tell(placed.events_of(search), &mut recorder).is_continue();
        recorder.finish(is_complete)
    };
    searches.flat_map(record).collect()
}

struct ReportedSearch<'a> {
    placed: &'a PlacedRun,
    root: &'a AnyGame,
    config: &'a SearchConfig,
    has_windows: bool,
    /// Whether each node was left without entering a child, or never left.
    is_leaf: &'a [bool],
}

/// A node that has been entered and not left.
struct JudgedNode {
    node: usize,
    position: AnyGame,
    /// The window, narrowed by the values of the children.
    window: Window,
    best: Option<Score>,
    /// The vector of the best child, if vectors were reported.
    payoffs: Option<Payoffs>,
    entered: Vec<AnyMove>,
    is_chance: bool,
}

impl ReportedSearch<'_> {
    /// Sends the events to a recorder. Breaks if the recorder breaks, and at the end of an incomplete run.
    fn tell(&self, events: &[RunEvent], recorder: &mut Recorder<'_, AnyGame>) -> ControlFlow<()> {
        let mut open: Vec<JudgedNode> = Vec::new();
        for &event in events {
            match event {
                RunEvent::Enter(node) => self.enter(node as usize, &mut open, recorder)?,
                RunEvent::Leave(_) => self.leave(&mut open, recorder)?,
            }
        }
        if open.is_empty() { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    }

    fn enter(&self, node: usize, open: &mut Vec<JudgedNode>, recorder: &mut Recorder<'_, AnyGame>) -> ControlFlow<()> {
        let Some(&PlacedNode { via, alpha, beta, .. }) = self.placed.nodes.get(node) else {
            return ControlFlow::Break(());
        };
        let mut branch = Branch::CHOICE;
        let position = match (open.last_mut(), via) {
            (Some(parent), Some(mv)) => {
                parent.entered.push(mv);
                if parent.is_chance {
                    let index = legal_moves(&parent.position).iter().position(|&outcome| outcome == mv);
                    branch = index.and_then(|index| u32::try_from(index).ok()).map_or(branch, Branch::of_outcome);
                }
                parent.position.after(mv)
            }
            (None, _) | (_, None) => self.root.clone(),
        };
        // A leaf that is reported without its window has the current window of its parent.
        let inherited = open.last().map_or(Window::FULL, |parent| parent.window);
        let window = alpha.zip(beta).map_or(inherited, |(alpha, beta)| Window { alpha, beta });
        let told = self.has_windows.then_some(window);
        recorder.record(SearchEvent::Enter {
            via,
            position: &position,
            branch,
            window: told,
            reason: OrderReason::Given,
        })?;
        let is_inner = !self.is_leaf[node];
        let is_chance = is_inner && self.config.effective().turn(&position) == Turn::Chance;
        if is_chance {
            let moves = legal_moves(&position);
            let weights: Vec<u32> = moves.iter().map(|&mv| self.config.weight(&position, mv)).collect();
            recorder.record(SearchEvent::Outcomes { weights: &weights })?;
        }
        open.push(JudgedNode { node, position, window, best: None, payoffs: None, entered: Vec::new(), is_chance });
        ControlFlow::Continue(())
    }

    fn leave(&self, open: &mut Vec<JudgedNode>, recorder: &mut Recorder<'_, AnyGame>) -> ControlFlow<()> {
        let Some(JudgedNode { node, position, window, best, entered, is_chance, .. }) = open.pop() else {
            return ControlFlow::Break(());
        };
        let Some(score) = self.placed.nodes[node].value else { return ControlFlow::Break(()) };
        let moves = legal_moves(&position);
        if entered.is_empty() {
            let leaf = if moves.is_empty() { Leaf::Terminal } else { Leaf::Horizon };
            let evaluation = Evaluation::Value(score);
            recorder.record(SearchEvent::Evaluate { position: &position, evaluation, leaf })?;
        } else {
            let unsearched: Vec<_> = moves.into_iter().filter(|mv| !entered.contains(mv)).collect();
            let player = position.to_move();
            let is_closed =
                !is_chance && best.is_some_and(|best| window.is_closed_by(player, best, self.config.cut_on));
            if self.has_windows && is_closed {
                let (position, unsearched) = (&position, &*unsearched);
                let kind = Cutoff::at(player);
                recorder.record(SearchEvent::Cutoff { position, kind, unsearched, reasons: &[] })?;
            } else if !unsearched.is_empty() {
                recorder.record(SearchEvent::Skip { position: &position, unsearched: &unsearched })?;
            }
        }
        recorder.record(SearchEvent::Leave { score })?;
        let Some(parent) = open.last_mut() else { return ControlFlow::Continue(()) };
        if parent.is_chance {
            return recorder.record(SearchEvent::Expect);
        }
        let player = parent.position.to_move();
        let (payoffs, who) = (self.placed.payoffs.get(&node).copied(), parent.position.mover());
        let is_better = match payoffs.zip(parent.payoffs) {
            // Each player wants the most for themselves.
            Some((payoffs, best)) if self.config.algorithm.properties().backs_up_vectors() => {
                best.of(who) < payoffs.of(who)
            }
            Some(_) | None => parent.best.is_none_or(|best| player.prefers(score, best)),
        };
        if is_better {
            (parent.best, parent.payoffs) = (Some(score), payoffs);
            parent.window = parent.window.narrowed(player, score);
            recorder.record(SearchEvent::Improve { score })?;
        }
        ControlFlow::Continue(())
    }
}
