//! A sheet: the few questions of a search that teach most, if there are too many to ask all of them.
//!
//! Does not depend on any language or window.

use super::subject::{Question, Subject};
use std::cmp::Reverse;

/// The number of questions on a sheet.
pub const QUESTIONS: usize = 10;

/// Chooses at most `most` questions that teach most, and returns them in order. It prefers difficult questions, kinds
/// that have rarely been chosen, and questions that are far from each other.
pub fn worthiest<S: Subject>(recording: &S, questions: Vec<Question<S::Kind>>, most: usize) -> Vec<Question<S::Kind>> {
    let worth = |(index, question)| (index, question, recording.worth(&question));
    let mut left: Vec<(usize, Question<S::Kind>, usize)> = questions.into_iter().enumerate().map(worth).collect();
    let mut chosen: Vec<(usize, Question<S::Kind>)> = Vec::new();
    while chosen.len() < most {
        let value = |(_, question, worth): &(usize, Question<S::Kind>, usize)| {
            let alike = chosen.iter().filter(|(_, other)| other.kind == question.kind).count();
            let distance = chosen.iter().map(|(_, other)| other.step.abs_diff(question.step)).min();
            (worth.saturating_sub(4 * alike), distance)
        };
        let best = (0..left.len()).max_by_key(|&index| (value(&left[index]), Reverse(index)));
        let Some(best) = best else { break };
        let (index, question, _) = left.swap_remove(best);
        chosen.push((index, question));
    }
    chosen.sort_by_key(|&(index, _)| index);
    chosen.into_iter().map(|(_, question)| question).collect()
}
