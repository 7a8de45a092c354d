//! A run as a recording, made by the recorder of searches: the same tree, the same steps.

use super::placed::{PlacedNode, PlacedRun, RunEvent};
use crate::game::Game;
use crate::game::any::{AnyGame, AnyMove};
use crate::game::evaluation::Evaluation;
use crate::game::played_game::legal_moves;
use crate::run::Run;
use crate::score::{Cutoff, Score, Window};
use crate::search::ordering::OrderReason;
use crate::search::{Algorithm, Leaf, SearchConfig, SearchEvent, Tracer};
use crate::trace::limits::Limits;
use crate::trace::recorder::Recorder;
use crate::trace::recording::Recording;
use std::ops::ControlFlow;

/// Records the searches of a run whose position is known, as far as its nodes have a place in the game. A window is recorded only where
/// both of its bounds were told, and no cutoff where none ever were: then the children that were not entered are skipped.
pub fn record_run(run: &Run, config: &SearchConfig, limits: Limits) -> Vec<Recording<AnyGame>> {
    let Some(root) = run.header.position.as_deref() else { return Vec::new() };
    let placed = PlacedRun::new(run, root);
    let has_windows = placed.nodes.iter().any(|node| node.alpha.is_some() && node.beta.is_some());
    let algorithm = if has_windows { config.algorithm } else { Algorithm::Minimax };
    let config = SearchConfig { algorithm, ..*config };
    let searches = 0..placed.starts.len();
    let record = |search| {
        let mut recorder = Recorder::new(&config, root, limits, &());
        let told = Told { placed: &placed, root, has_windows };
        let is_complete = told.tell(placed.events_of(search), &mut recorder).is_continue();
        recorder.finish(is_complete)
    };
    searches.flat_map(record).collect()
}

/// What is told of a search.
struct Told<'a> {
    placed: &'a PlacedRun,
    root: &'a AnyGame,
    has_windows: bool,
}

/// A node that has been entered and not left.
struct Open {
    node: usize,
    position: AnyGame,
    best: Option<Score>,
    entered: Vec<AnyMove>,
}

impl Told<'_> {
    /// Tells the events to a recorder. Breaks where it breaks off, and at the end of a run that is not whole.
    fn tell(&self, events: &[RunEvent], recorder: &mut Recorder<'_, AnyGame>) -> ControlFlow<()> {
        let mut open: Vec<Open> = Vec::new();
        for &event in events {
            match event {
                RunEvent::Enter(node) => self.enter(node as usize, &mut open, recorder)?,
                RunEvent::Leave(_) => self.leave(&mut open, recorder)?,
            }
        }
        if open.is_empty() { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    }

    fn enter(&self, node: usize, open: &mut Vec<Open>, recorder: &mut Recorder<'_, AnyGame>) -> ControlFlow<()> {
        let Some(&PlacedNode { via, alpha, beta, .. }) = self.placed.nodes.get(node) else {
            return ControlFlow::Break(());
        };
        let position = match (open.last_mut(), via) {
            (Some(parent), Some(mv)) => {
                parent.entered.push(mv);
                parent.position.after(mv)
            }
            (None, _) | (_, None) => self.root.clone(),
        };
        let told = alpha.zip(beta).map(|(alpha, beta)| Window { alpha, beta });
        let window = told.or_else(|| self.has_windows.then_some(Window::FULL));
        recorder.record(SearchEvent::Enter { via, position: &position, window, reason: OrderReason::Given })?;
        open.push(Open { node, position, best: None, entered: Vec::new() });
        ControlFlow::Continue(())
    }

    fn leave(&self, open: &mut Vec<Open>, recorder: &mut Recorder<'_, AnyGame>) -> ControlFlow<()> {
        let Some(Open { node, position, entered, .. }) = open.pop() else { return ControlFlow::Break(()) };
        let Some(score) = self.placed.nodes[node].value else { return ControlFlow::Break(()) };
        let moves = legal_moves(&position);
        if entered.is_empty() {
            let leaf = if moves.is_empty() { Leaf::Terminal } else { Leaf::Horizon };
            let evaluation = Evaluation::Value(score);
            recorder.record(SearchEvent::Evaluate { position: &position, evaluation, leaf })?;
        } else {
            let unsearched: Vec<_> = moves.into_iter().filter(|mv| !entered.contains(mv)).collect();
            self.leave_out(&position, &unsearched, recorder)?;
        }
        recorder.record(SearchEvent::Leave { score })?;
        let Some(parent) = open.last_mut() else { return ControlFlow::Continue(()) };
        let player = parent.position.to_move();
        if parent.best.is_none_or(|best| player.prefers(score, best)) {
            parent.best = Some(score);
            recorder.record(SearchEvent::Improve { score })?;
        }
        ControlFlow::Continue(())
    }

    fn leave_out(
        &self,
        position: &AnyGame,
        unsearched: &[AnyMove],
        recorder: &mut Recorder<'_, AnyGame>,
    ) -> ControlFlow<()> {
        if unsearched.is_empty() {
            return ControlFlow::Continue(());
        }
        recorder.record(if self.has_windows {
            SearchEvent::Cutoff { position, kind: Cutoff::at(position.to_move()), unsearched, reasons: &[] }
        } else {
            SearchEvent::Skip { position, unsearched }
        })
    }
}
