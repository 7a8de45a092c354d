//! The questions about a Monte Carlo tree search: the one that is put to the room, or those that the user answers.

use super::predict::Hands;
use poda_core::document::practice::Attempts;
use poda_core::game::any::AnyGame;
use poda_core::trace::Step;
use poda_core::trace::sampled::tree::SampledTree;
use poda_session::UniqueId;
use poda_session::sampled_lane::SampledLane;
use poda_words::practice::mcts::MctsQuestion;
use poda_words::practice::run::{Run, Selection};

/// A run through questions about a Monte Carlo tree search.
#[derive(Clone, Debug)]
pub struct AskMcts {
    of: UniqueId,
    pub run: Run<SampledTree<AnyGame>>,
    /// The number of raised hands for each choice, if the question is put to the room.
    pub hands: Hands,
    /// Whether the question is in view. One that is not stops no step.
    pub is_in_view: bool,
}

impl AskMcts {
    /// Returns the question, put to the room. It exists until it is left, also after it is answered.
    pub fn room(view: &SampledLane, question: MctsQuestion) -> Self {
        let run = Run::about(question, question.shown_step, question.step);
        Self { of: view.id, run, hands: Hands::default(), is_in_view: true }
    }

    /// Returns the questions for the user from a step on; without one, from the first step on. `None` if the search has no such
    /// question.
    pub fn user(
        view: &SampledLane,
        selection: &Selection<SampledTree<AnyGame>>,
        attempts: Attempts,
        step: Step,
    ) -> Option<Self> {
        let run_from = |step| Run::new(view.recording(), selection.clone(), attempts, step, Vec::new());
        let run = Some(run_from(step)).filter(|run| !run.is_over()).unwrap_or_else(|| run_from(0));
        (!run.is_over()).then(|| Self { of: view.id, run, hands: Hands::default(), is_in_view: true })
    }

    /// Returns whether the questions are about this search.
    pub fn is_about(&self, view: &SampledLane) -> bool {
        self.of == view.id
    }

    /// Returns the question that is open.
    pub fn open(&self) -> Option<&MctsQuestion> {
        self.run.open_at(Step::MAX)
    }

    /// Returns the step that is shown: before the answer, that of the question, and then that of the answer.
    pub fn step(&self) -> Option<Step> {
        let current = self.run.current()?;
        Some(if current.is_closed { current.question.step } else { current.question.shown_step })
    }

    /// Returns whether the search is shown at the step of the question or answer.
    pub fn is_shown_in(&self, view: &SampledLane) -> bool {
        self.is_about(view) && self.step() == Some(view.step())
    }

    /// Returns whether the question is open, and the search is shown at its step.
    pub fn is_open_in(&self, view: &SampledLane) -> bool {
        self.open().is_some() && self.is_shown_in(view)
    }
}
