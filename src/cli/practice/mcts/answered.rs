//! What is asked about a Monte Carlo tree search on the command line, and what came of it, however it is written.

use poda_core::document::practice::Attempts;
use poda_core::game::any::AnyGame;
use poda_core::trace::mcts::recording::MctsRecording;
use poda_words::practice::mcts::MctsQuestion;
use poda_words::practice::mcts::run::ClosedMctsQuestion;
use poda_words::practice::run::FirstAttempt;

/// What is practiced on.
pub(super) struct Setting<'a> {
    pub(super) title: String,
    pub(super) recording: &'a MctsRecording<AnyGame>,
    pub(super) questions: Vec<MctsQuestion>,
    pub(super) attempts: Attempts,
}

/// What came of the questions.
#[derive(Default)]
pub(super) struct Answered {
    pub(super) outcomes: Vec<ClosedMctsQuestion>,
    /// The question that was asked and not answered, where the input ended.
    pub(super) unanswered: Option<MctsQuestion>,
    /// Whether every question was asked and closed.
    pub(super) is_complete: bool,
}

impl Answered {
    /// How many questions were asked.
    pub(super) fn asked(&self) -> usize {
        self.outcomes.len() + usize::from(self.unanswered.is_some())
    }

    /// How many were right at the first attempt.
    pub(super) fn right_first(&self) -> usize {
        let is_right = |outcome: &&ClosedMctsQuestion| outcome.first == FirstAttempt::Right;
        self.outcomes.iter().filter(is_right).count()
    }
}
