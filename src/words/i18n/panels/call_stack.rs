//! The call stack: the open nodes from the root down, each with its window and its best score so far.

use crate::i18n::args;
use crate::i18n::node_names::NodeNames;
use poda_core::game::GameView;
use poda_core::score::{Player, Score, Turn};
use poda_core::trace::NodeId;
use poda_core::trace::moment::Moment;
use poda_core::trace::visit::Visit;

/// The largest number of frames. In a deeper stack, frames below the first two are left out.
const MAX_FRAMES: usize = 9;
const FIRST_FRAMES: usize = 2;

#[derive(Clone, Debug, PartialEq)]
pub enum StackRow {
    /// An open node.
    Frame(StackFrame),
    /// The number of nodes that are left out here.
    LeftOut(String),
}

/// An open node.
#[derive(Clone, Debug, PartialEq)]
pub struct StackFrame {
    pub node: NodeId,
    pub turn: Turn,
    /// The side from whose view its numbers are counted.
    pub counted_by: Player,
    /// Its name, α, β and the best score.
    pub cells: [String; 4],
}

impl StackRow {
    pub fn line(&self) -> String {
        match self {
            Self::Frame(frame) => frame.cells.join(" "),
            Self::LeftOut(text) => text.clone(),
        }
    }
}

/// Returns the rows of the stack; empty before and after the search. `is_movers` is whether the numbers at each node
/// are from its mover's view.
pub fn call_stack<G: GameView>(names: &NodeNames<'_, G>, moment: &Moment<'_>, is_movers: bool) -> Vec<StackRow> {
    if moment.step() == moment.trace().len() {
        return Vec::new();
    }
    let mut path: Vec<_> = moment.visits_on_path().collect();
    path.reverse();
    let left_out = path.len().saturating_sub(MAX_FRAMES);
    let frames = |visits: &[Visit<'_>]| -> Vec<StackRow> {
        visits.iter().map(|visit| StackRow::Frame(frame(names, moment, visit, is_movers))).collect()
    };
    if left_out == 0 {
        return frames(&path);
    }
    let text = names.words.fill("stack-more", &args![count = left_out]);
    let last = frames(&path[FIRST_FRAMES + left_out..]);
    frames(&path[..FIRST_FRAMES]).into_iter().chain([StackRow::LeftOut(text)]).chain(last).collect()
}

fn frame<G: GameView>(names: &NodeNames<'_, G>, moment: &Moment<'_>, visit: &Visit<'_>, is_movers: bool) -> StackFrame {
    let node = visit.node();
    let turn = moment.trace().turn(node);
    // The variables of negamax are from the mover's view: MAX's bound is β in MIN's call.
    let counted_by = turn.player().filter(|_| is_movers).unwrap_or(Player::Max);
    let (window, best) = match names.recording.vectors() {
        // In a search of vectors, the numbers are the mover's entries.
        Some(view) => {
            let best = view.best_child(node, moment.step()).and_then(|best| view.payoffs(best));
            (view.window(node, moment.step()), best.map(|best| best.of(view.mover(node))))
        }
        None => {
            (visit.window().map(|window| window.view(counted_by)), visit.best_score().map(|best| counted_by.view(best)))
        }
    };
    let shown = |score: Option<Score>| score.map_or_else(|| "–".to_owned(), Score::shown);
    let [alpha, beta] = [window.map(|window| window.alpha), window.map(|window| window.beta)].map(shown);
    StackFrame { node, turn, counted_by, cells: [names.short(node), alpha, beta, shown(best)] }
}
