//! What a node of a search of several players returns on a sheet: a vector, or a bound of it.
//!
//! Does not know the fields of a sheet.

use crate::practice::answer::Answer;
use crate::practice::subject::Question;
use poda_core::document::QuestionKind;
use poda_core::game::Game;
use poda_core::score::{Bound, Interval, Payoffs, Score};
use poda_core::trace::NodeId;
use poda_core::trace::multi_player::MultiPlayerView;
use poda_core::trace::recording::Recording;

#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Returned {
    Vector(Payoffs),
    /// After a shallow cut that prunes something: the player to move gets this much or more.
    AtLeast(Score),
}

impl Returned {
    /// Returns it as the content of a field.
    pub const fn answer(self) -> Answer {
        match self {
            Self::Vector(payoffs) => Answer::Vector(payoffs),
            Self::AtLeast(entry) => Answer::Proved(Interval::of(entry, Bound::Lower)),
        }
    }
}

/// Returns what a node returns in the search; `None` if it was never entered.
pub(super) fn returned<G: Game>(view: &MultiPlayerView<'_, G>, node: NodeId) -> Option<Returned> {
    let payoffs = view.payoffs(node)?;
    Some(match view.bound(node)? {
        Bound::Exact => Returned::Vector(payoffs),
        Bound::Lower | Bound::Upper => Returned::AtLeast(payoffs.of(view.mover(node))),
    })
}

/// Returns the moves that are right as the best one: the one that is taken, and if the search prunes nothing, all that
/// are as good for the player at the root.
pub(super) fn best_moves<G: Game>(view: &MultiPlayerView<'_, G>) -> Vec<NodeId> {
    if view.limits().is_none() { view.best_moves() } else { view.line().get(1).copied().into_iter().collect() }
}

/// Returns the question about the vector of a node; `None` if only a bound of it is proved.
pub(super) fn question_of_vector<G: Game>(
    recording: &Recording<G>,
    view: &MultiPlayerView<'_, G>,
    node: NodeId,
) -> Option<Question> {
    match returned(view, node)? {
        Returned::Vector(_) => question_after_all(recording, node, QuestionKind::Vector),
        Returned::AtLeast(_) => None,
    }
}

/// Returns a question that is asked when all children of a node have returned.
pub(super) fn question_after_all<G: Game>(
    recording: &Recording<G>,
    node: NodeId,
    kind: QuestionKind,
) -> Option<Question> {
    let trace = recording.trace();
    let child = trace.children(node).filter(|&child| trace.is_searched(child)).last()?;
    Some(Question { kind, node, child: Some(child), shown_step: trace.left_at(child)?, step: trace.left_at(node)? })
}
