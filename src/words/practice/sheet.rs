//! A sheet: the few questions of a search that teach most, where all of them would be too many.
//!
//! Knows no words and no window.

use super::answer::Answer;
use super::question::Question;
use poda_core::document::QuestionKind;
use poda_core::game::Game;
use poda_core::trace::Step;
use poda_core::trace::recording::Recording;

/// How many questions a sheet asks.
pub const QUESTIONS: usize = 10;

/// Chooses the worthiest of some questions, by kind and by the step that gives the answer, as a [`Selection`](super::run::Selection) has them: those that
/// ask for most thought first, each kind less the more of it is chosen, and far from each other.
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

/// How much thought a question asks for: what is pruned, and the result, most.
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
