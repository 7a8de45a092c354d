//! What is accepted in a blank, as text.

use crate::exam::bank::{Blank, BlankContent, NOT_VISITED, number_spellings, spellings};
use poda_core::score::{Bound, Score};

/// Returns the ways to type the answer, the way it is printed first. They differ by more than upper and lower case.
pub(super) fn accepted(blank: &Blank<'_>) -> Vec<String> {
    let typed = match &blank.content {
        BlankContent::Bound(score) => score.map(number_spellings),
        BlankContent::Value { returned, relation } => returned.map(|(score, bound)| value(score, bound, *relation)),
        BlankContent::Cut { pruned, .. } => pruned.map(count),
        BlankContent::Best { right, choices } => {
            Some(right.iter().map(|&index| choices[index].trim().to_owned()).collect())
        }
    };
    typed.unwrap_or_else(|| NOT_VISITED.map(str::to_owned).to_vec())
}

fn value(score: Score, bound: Bound, relation: bool) -> Vec<String> {
    let mut typed = spellings(score, bound);
    if relation && bound == Bound::Exact {
        let numbers = number_spellings(score);
        typed.extend(numbers.iter().flat_map(|number| [format!("= {number}"), format!("={number}")]));
    }
    typed
}

fn count(count: usize) -> Vec<String> {
    number_spellings(Score::from(i32::try_from(count).unwrap_or(i32::MAX)))
}
