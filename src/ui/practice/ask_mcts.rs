//! A question about a Monte Carlo tree search that is put to a room: the next step answers it.

use super::predict::Hands;
use poda_core::trace::Step;
use poda_session::UniqueId;
use poda_session::mcts_view::MctsView;
use poda_words::practice::mcts::MctsQuestion;

/// The question, while it is open and until it is left once it is answered.
#[derive(Clone, Debug)]
pub struct AskMcts {
    of: UniqueId,
    /// What is asked.
    pub question: MctsQuestion,
    /// How many hands were raised for each choice.
    pub hands: Hands,
    /// Whether the answer is shown.
    pub is_closed: bool,
}

impl AskMcts {
    /// Returns a question about a search.
    pub fn new(view: &MctsView, question: MctsQuestion) -> Self {
        Self { of: view.id, question, hands: Hands::default(), is_closed: false }
    }

    /// The step at which the tree stands.
    pub const fn step(&self) -> Step {
        if self.is_closed { self.question.step } else { self.question.shown_step }
    }

    /// Returns whether the search is shown there.
    pub fn is_shown_in(&self, view: &MctsView) -> bool {
        self.of == view.id && self.step() == view.step()
    }

    /// Returns whether it is an open question about the search that is shown.
    pub fn is_open_in(&self, view: &MctsView) -> bool {
        !self.is_closed && self.is_shown_in(view)
    }
}
