//! A question about a Monte Carlo tree search that is put to the room. The next step answers it.

use super::predict::Hands;
use poda_core::trace::Step;
use poda_session::UniqueId;
use poda_session::sampled_lane::SampledLane;
use poda_words::practice::mcts::MctsQuestion;

/// The question put to the room. It exists until it is left, also after it is answered.
#[derive(Clone, Debug)]
pub struct AskMcts {
    of: UniqueId,
    pub question: MctsQuestion,
    /// The number of raised hands for each choice.
    pub hands: Hands,
    /// Whether the answer is shown.
    pub is_closed: bool,
}

impl AskMcts {
    pub fn new(view: &SampledLane, question: MctsQuestion) -> Self {
        Self { of: view.id, question, hands: Hands::default(), is_closed: false }
    }

    /// Returns the step that is shown: before the answer, that of the question, and then that of the answer.
    pub const fn step(&self) -> Step {
        if self.is_closed { self.question.step } else { self.question.shown_step }
    }

    /// Returns whether the search is shown at the step of the question or answer.
    pub fn is_shown_in(&self, view: &SampledLane) -> bool {
        self.of == view.id && self.step() == view.step()
    }

    /// Returns whether the question is open, and the search is shown at its step.
    pub fn is_open_in(&self, view: &SampledLane) -> bool {
        !self.is_closed && self.is_shown_in(view)
    }
}
