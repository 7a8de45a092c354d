//! What is asked about a Monte Carlo tree search on the command line, and what came of it, however it is written.

use crate::document::practice::Attempts;
use crate::game::any::AnyGame;
use crate::practice::mcts::MctsQuestion;
use crate::practice::mcts::run::ClosedMctsQuestion;
use crate::practice::run::FirstAttempt;
use crate::trace::mcts::recording::MctsRecording;

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
