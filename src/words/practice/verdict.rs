//! What is said of an answer.

use super::answer::Answer;
use super::reason::Reason;
use super::refutation::Refutation;

/// What is said of an answer. `M` is a move of the game.
#[derive(Clone, Debug, PartialEq)]
pub struct Verdict<M> {
    /// Whether the answer is right, by the rule of the search.
    pub is_right: bool,
    /// Every answer that is accepted, the one that is shown first.
    pub accepted: Vec<Answer>,
    /// Why.
    pub reason: Reason,
    /// For a cut that is wrong, whether a value below it would change the root; `None` for everything else.
    pub refutation: Option<Refutation<M>>,
}
