//! The stored form of answered questions, and how they are found again in a recording.

use crate::stored::kept_work::{KeptQuestion, KeptQuestions};
use poda_words::practice::progress::AskedQuestion;
use poda_words::practice::quiz::{ClosedQuestion, FirstAttempt, HintStrength, QuestionSelection};
use poda_words::practice::{Question, Subject, judge};

/// Returns a question with its answers in their stored form.
pub(super) fn kept<S: Subject>(
    recording: &S,
    question: &Question<S::Kind>,
    given: &[S::Answer],
    hint: Option<HintStrength>,
) -> KeptQuestion {
    KeptQuestion {
        asked: AskedQuestion { kind: question.kind.into(), step: question.step as u64 },
        given: given.iter().map(|answer| recording.given_text(answer)).collect(),
        hints: hint.map_or(0, |hint| hint as usize + 1),
    }
}

/// A question with the answers to it and the number of hints that were shown.
pub(super) type Answered<S> = (Question<<S as Subject>::Kind>, Vec<<S as Subject>::Answer>, usize);

/// Returns the kept questions that a recording has, with the answers to them.
pub(super) fn found<S: Subject>(recording: &S, kept: &[&KeptQuestion]) -> Vec<Answered<S>> {
    let kinds = kept.iter().filter_map(|kept| kept.asked.kind.own()).collect();
    let selection = QuestionSelection::<S> { kinds, hides_values: true, chosen: Vec::new() };
    let all = selection.questions_from(recording, 0).unwrap_or_default();
    let found = kept.iter().filter_map(|kept| {
        let is_it = |question: &&Question<S::Kind>| {
            kept.asked.kind == question.kind.into() && kept.asked.step == question.step as u64
        };
        let question = *all.iter().find(is_it)?;
        let given = kept.given.iter().filter_map(|text| recording.read_given(&question, text)).collect();
        Some((question, given, kept.hints))
    });
    found.collect()
}

/// Returns the questions that were closed before an exercise was left.
pub fn closed_again<S: Subject>(recording: &S, kept: &KeptQuestions) -> Vec<ClosedQuestion<S>> {
    let closed: Vec<_> = kept.closed.iter().collect();
    let outcomes = found(recording, &closed).into_iter().map(|(question, given, hints)| {
        let is_right = given.first().map(|answer| judge(recording, &question, answer).is_right);
        let first = match is_right {
            Some(true) => FirstAttempt::Right,
            Some(false) => FirstAttempt::Wrong,
            None => FirstAttempt::Shown,
        };
        let hint = hints.checked_sub(1).and_then(|hint| HintStrength::ALL.get(hint)).copied();
        ClosedQuestion { question, first, given, hint }
    });
    outcomes.collect()
}
