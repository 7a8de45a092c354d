//! What a closed question means for the report that is handed in, and for the user's progress.

use super::answer::{Answer, written_value};
use super::blank::{self, BlankField, BlankPart, MarkedField};
use super::judge::judge;
use super::progress::{AnsweredQuestion, AskedQuestion, PracticeProgress, PracticedExercise};
use super::question::Question;
use super::report::{AnswerMark, AnswerReport};
use super::run::{ClosedQuestion, FirstAttempt};
use super::schedule::Day;
use poda_core::game::GameView;
use poda_core::score::{Bound, Interval};
use poda_core::trace::recording::Recording;

impl AnswerReport {
    /// Returns the entry of a closed question. A point is earned by the first attempt only.
    #[must_use]
    pub fn of_outcome<G: GameView>(recording: &Recording<G>, outcome: &ClosedQuestion) -> Self {
        let is_right = |answer: &Answer| judge(recording, &outcome.question, answer).is_right;
        let mark = match outcome.first {
            FirstAttempt::Right => AnswerMark::Right,
            FirstAttempt::Wrong if outcome.given.last().is_some_and(is_right) => AnswerMark::RightLater,
            FirstAttempt::Wrong => AnswerMark::Wrong,
            FirstAttempt::Shown => AnswerMark::Shown,
        };
        Self {
            given: outcome.given.iter().map(|answer| given_text(recording, answer)).collect(),
            mark,
            points: u64::from(mark == AnswerMark::Right),
            ..Self::unanswered(recording, &outcome.question)
        }
    }

    /// Returns the entry of a field of a tree that was filled in.
    #[must_use]
    pub fn of_field<G: GameView>(recording: &Recording<G>, marked: &MarkedField) -> Self {
        let BlankField { node, part } = marked.field;
        let field = match part {
            BlankPart::Best => part.name().to_owned(),
            part => format!("{}.{}", recording.id(node), part.name()),
        };
        let mark = match marked.mark {
            blank::FieldMark::Right => AnswerMark::Right,
            blank::FieldMark::Consequent => AnswerMark::Consequent,
            blank::FieldMark::Wrong => AnswerMark::Wrong,
            blank::FieldMark::Empty => AnswerMark::Empty,
        };
        let given = marked.answered.iter().map(|answer| given_text(recording, answer)).collect();
        Self { field, step: None, given, mark, points: marked.points().into(), of: marked.of.into() }
    }

    /// Returns the entry of a question that was asked and not answered.
    #[must_use]
    pub fn unanswered<G: GameView>(recording: &Recording<G>, question: &Question) -> Self {
        Self {
            field: format!("{}.{}", recording.id(question.node), question.kind.name()),
            step: Some(question.step as u64),
            given: Vec::new(),
            mark: AnswerMark::Empty,
            points: 0,
            of: 1,
        }
    }
}

impl PracticeProgress {
    /// Records a closed question of this exercise.
    pub fn record_outcome<G: GameView>(
        &mut self,
        recording: &Recording<G>,
        exercise: &PracticedExercise,
        outcome: &ClosedQuestion,
        today: Day,
    ) {
        let ClosedQuestion { question, first, given, .. } = outcome;
        let given = given.first().filter(|_| *first == FirstAttempt::Wrong);
        let text = given.map(|answer| given_text(recording, answer)).unwrap_or_default();
        let kind = given.and_then(|answer| judge(recording, question, answer).reason.mistake_kind());
        let answered = AnsweredQuestion {
            exercise,
            question: AskedQuestion { kind: question.kind, step: question.step as u64 },
            tested: question.tested_kinds(recording),
            is_right: *first == FirstAttempt::Right,
            mistake: kind.map(|kind| (kind, text.as_str())),
        };
        self.record(&answered, today);
    }
}

/// Returns an answer as it is stored: `3`, `<= 3`, `2 … 5`, the id of a node, or the ids of the children that are pruned,
/// `-` for none, or a sum with its counts: `6; 5 = 1`.
#[must_use]
pub fn given_text<G: GameView>(recording: &Recording<G>, answer: &Answer) -> String {
    match answer {
        Answer::Node(node) => recording.id(*node),
        Answer::Children(children) if children.is_empty() => "-".to_owned(),
        Answer::Children(children) => children.iter().map(|&child| recording.id(child)).collect::<Vec<_>>().join(" "),
        Answer::Proved(proved) => written_value(*proved),
        Answer::Sum { counts, sum } => {
            let counts: Vec<_> = counts.iter().map(|&count| written_value(Interval::of(count, Bound::Exact))).collect();
            format!("{} = {}", counts.join("; "), written_value(*sum))
        }
    }
}
