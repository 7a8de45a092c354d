//! A run through the questions of a recorded Monte Carlo tree search: the open question, its number of attempts, and
//! every result.

use super::question::{MctsQuestion, mcts_question_at, mcts_questions_shown_at, worthiest_mcts};
use super::response::MctsResponse;
use super::verdict::{MctsError, MctsVerdict, judge_mcts, shown_mcts};
use crate::practice::reason::HintStrength;
use crate::practice::report::{AnswerMark, AnswerReport};
use crate::practice::run::FirstAttempt;
use crate::practice::sheet::QUESTIONS;
use poda_core::document::practice::{Attempts, ChosenQuestion, MctsQuestionKinds};
use poda_core::game::{Game, GameView};
use poda_core::trace::sampled::tree::SampledTree;
use poda_core::trace::{Step, Story};

/// The maximum number of steps from which a few questions are chosen.
const MAX_STEPS: usize = 20_000;

/// Returns the few questions of a recording that teach most, in order, including the one about the decision.
pub fn sheet<G: Game>(recording: &SampledTree<G>, kinds: &MctsQuestionKinds) -> Vec<MctsQuestion> {
    let last = recording.len().saturating_sub(1);
    let early = 0..last.min(MAX_STEPS);
    let found = early.chain([last]).flat_map(|step| mcts_questions_shown_at(recording, kinds, step));
    worthiest_mcts(recording, found.collect(), QUESTIONS)
}

/// Returns the questions that an author chose, in order. Questions that do not exist in the recording are left out.
pub fn chosen_mcts<G: Game>(recording: &SampledTree<G>, chosen: &[ChosenQuestion]) -> Vec<MctsQuestion> {
    let found = |chosen: &ChosenQuestion| mcts_question_at(recording, chosen.kind.of_mcts()?, chosen.step.get());
    let mut questions: Vec<MctsQuestion> = chosen.iter().filter_map(found).collect();
    questions.sort_by_key(|question| question.shown_step);
    questions
}

/// A closed question and its result.
#[derive(Clone, Debug, PartialEq)]
pub struct ClosedMctsQuestion {
    /// The question.
    pub question: MctsQuestion,
    /// The first attempt, which is the only one that counts.
    pub first: FirstAttempt,
    /// Every answer that was given, in order.
    pub given: Vec<MctsResponse>,
}

/// A question that is being answered.
#[derive(Clone, Debug)]
pub struct OpenMctsQuestion {
    /// The question.
    pub question: MctsQuestion,
    attempts: Attempts,
    /// The verdict on the last answer, or on the one that was shown.
    pub verdict: Option<MctsVerdict>,
    /// The strongest hint that was shown.
    pub hint: Option<HintStrength>,
    /// Whether no more attempts are allowed.
    pub is_closed: bool,
    given: Vec<MctsResponse>,
    first: Option<FirstAttempt>,
}

impl OpenMctsQuestion {
    /// Returns a question with this number of attempts.
    pub const fn new(question: MctsQuestion, attempts: Attempts) -> Self {
        Self { question, attempts, verdict: None, hint: None, is_closed: false, given: Vec::new(), first: None }
    }

    /// Judges an answer. An answer of the wrong form does not use up an attempt. If the question is closed, does nothing.
    pub fn answer<G: Game>(&mut self, recording: &SampledTree<G>, response: MctsResponse) {
        if self.is_closed {
            return;
        }
        let verdict = judge_mcts(recording, &self.question, &response);
        if verdict.error != Some(MctsError::WrongForm) {
            self.given.push(response);
            self.first.get_or_insert(if verdict.is_right { FirstAttempt::Right } else { FirstAttempt::Wrong });
            self.is_closed = verdict.is_right || self.attempts.get() <= self.given.len();
        }
        self.verdict = Some(verdict);
    }

    /// Closes the question and shows its answer. Without a previous attempt, it counts as not answered.
    pub fn show_answer<G: Game>(&mut self, recording: &SampledTree<G>) {
        if !self.is_closed {
            self.first.get_or_insert(FirstAttempt::Shown);
            self.verdict = Some(shown_mcts(recording, &self.question));
            self.is_closed = true;
        }
    }

    /// Shows a hint, which becomes stronger each time. Returns its strength.
    pub fn strengthen_hint(&mut self) -> HintStrength {
        let stronger = self.hint.map_or(HintStrength::Where, |shown| shown.stronger().unwrap_or(shown));
        self.hint = Some(stronger);
        stronger
    }

    /// Returns the outcome of the question if there are no more answers; `None` if there was no attempt yet.
    pub fn outcome(&self) -> Option<ClosedMctsQuestion> {
        Some(ClosedMctsQuestion { question: self.question, first: self.first?, given: self.given.clone() })
    }

    /// Returns the last answer that used up an attempt.
    pub fn last_answer(&self) -> Option<&MctsResponse> {
        self.given.last()
    }

    /// Returns the last step to which the tree may go: the step at which the question is asked, or after it is closed,
    /// the step that shows its answer.
    pub const fn limit(&self) -> Step {
        if self.is_closed { self.question.step } else { self.question.shown_step }
    }
}

impl ClosedMctsQuestion {
    /// Returns the entry of the question in a report. A point is earned by the first attempt only.
    pub fn report<G: GameView>(&self, recording: &SampledTree<G>) -> AnswerReport {
        let is_right = |response: &MctsResponse| judge_mcts(recording, &self.question, response).is_right;
        let mark = match self.first {
            FirstAttempt::Right => AnswerMark::Right,
            FirstAttempt::Wrong if self.given.last().is_some_and(is_right) => AnswerMark::RightLater,
            FirstAttempt::Wrong => AnswerMark::Wrong,
            FirstAttempt::Shown => AnswerMark::Shown,
        };
        AnswerReport {
            given: self.given.iter().map(|response| given_response(recording, response)).collect(),
            mark,
            points: u64::from(mark == AnswerMark::Right),
            ..self.question.unanswered(recording)
        }
    }
}

impl MctsQuestion {
    /// Returns the entry of the question in a report if it was asked and not answered.
    pub fn unanswered<G: GameView>(&self, recording: &SampledTree<G>) -> AnswerReport {
        let node = recording.id(self.child.unwrap_or(self.node));
        let field = format!("{node}.{}", self.kind.name());
        AnswerReport {
            field,
            step: Some(self.step as u64),
            given: Vec::new(),
            mark: AnswerMark::Empty,
            points: 0,
            of: 1,
        }
    }
}

/// Returns an answer as files contain it: `B`, `1.33`, `2.5/4`.
pub fn given_response<G: GameView>(recording: &SampledTree<G>, response: &MctsResponse) -> String {
    match response {
        MctsResponse::Node(node) => recording.id(*node),
        MctsResponse::Number(number) => number.text(),
        MctsResponse::Counts { w, n } => format!("{}/{n}", w.text()),
    }
}
