//! A sheet: the few questions of a search that teach most, if there are too many to ask all of them.
//!
//! Does not depend on any language or window.

use super::answer::Answer;
use super::question::Question;
use poda_core::document::QuestionKind;
use poda_core::game::Game;
use poda_core::trace::Step;
use poda_core::trace::recording::Recording;

/// The number of questions on a sheet.
pub const QUESTIONS: usize = 10;

/// Chooses questions for a sheet, by kind and by the step that gives the answer, as in a
/// [`Selection`](super::run::Selection). It prefers difficult questions, kinds that have rarely been chosen, and
/// questions that are far from each other.
pub fn worthiest<G: Game>(recording: &Recording<G>, mut questions: Vec<Question>) -> Vec<(QuestionKind, Step)> {
    let mut chosen: Vec<Question> = Vec::new();
    while chosen.len() < QUESTIONS {
        let value = |question: &Question| {
            let alike = chosen.iter().filter(|other| other.kind == question.kind).count();
            let distance = chosen.iter().map(|other| other.step.abs_diff(question.step)).min();
            (worth(recording, question).saturating_sub(4 * alike), distance)
        };
        let best = (0..questions.len()).max_by_key(|&index| (value(&questions[index]), std::cmp::Reverse(index)));
        let Some(best) = best else { break };
        chosen.push(questions.swap_remove(best));
    }
    chosen.into_iter().map(|question| (question.kind, question.step)).collect()
}

/// Returns the difficulty of a question as a number. It is greatest for the result and for what is pruned.
fn worth<G: Game>(recording: &Recording<G>, question: &Question) -> usize {
    match question.kind {
        QuestionKind::Root => 20,
        QuestionKind::Best => 19,
        QuestionKind::Cut => {
            let prunes = question.accepted(recording).iter().any(|answer| *answer != Answer::Children(Vec::new()));
            if prunes { 12 } else { 7 }
        }
        QuestionKind::Ever => 11,
        QuestionKind::Bound => 9,
        QuestionKind::Value => 8,
        QuestionKind::Next => 6,
        QuestionKind::Leaf => 5,
    }
}
