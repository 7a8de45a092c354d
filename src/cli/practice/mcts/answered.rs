//! The questions about a Monte Carlo tree search on the command line, and their answers, in text mode and in JSON.

use poda_core::document::practice::Attempts;
use poda_core::game::any::AnyGame;
use poda_core::trace::sampled::tree::SampledTree;
use poda_words::practice::mcts::MctsQuestion;
use poda_words::practice::mcts::run::ClosedMctsQuestion;
use poda_words::practice::run::FirstAttempt;

/// The subject of an exercise.
pub(super) struct Setting<'a> {
    pub(super) title: String,
    pub(super) recording: &'a SampledTree<AnyGame>,
    pub(super) questions: Vec<MctsQuestion>,
    pub(super) attempts: Attempts,
}

/// The answers to the questions.
#[derive(Default)]
pub(super) struct Answered {
    pub(super) outcomes: Vec<ClosedMctsQuestion>,
    /// The question that was asked but not answered when the input ended.
    pub(super) unanswered: Option<MctsQuestion>,
    /// Whether every question was asked and closed.
    pub(super) is_complete: bool,
}

impl Answered {
    /// Returns how many questions were asked, including an unanswered one.
    pub(super) fn asked(&self) -> usize {
        self.outcomes.len() + usize::from(self.unanswered.is_some())
    }

    /// Returns how many questions were answered correctly at the first attempt.
    pub(super) fn right_first(&self) -> usize {
        let is_right = |outcome: &&ClosedMctsQuestion| outcome.first == FirstAttempt::Right;
        self.outcomes.iter().filter(is_right).count()
    }
}
