//! What is accepted in a blank, as text.

use crate::exam::bank::{Blank, BlankContent, number_spellings, spellings};
use crate::score::{Bound, Score};

/// Returns the ways to type the answer, the way it is printed first. They differ by more than upper and lower case.
pub(super) fn accepted(blank: &Blank<'_>) -> Vec<String> {
    match &blank.content {
        BlankContent::Bound(score) => number_spellings(*score),
        BlankContent::Value { score, bound, relation } => {
            let mut typed = spellings(*score, *bound);
            if *relation && *bound == Bound::Exact {
                let numbers = number_spellings(*score);
                typed.extend(numbers.iter().flat_map(|number| [format!("= {number}"), format!("={number}")]));
            }
            typed
        }
        BlankContent::Cut { pruned, .. } => number_spellings(Score::from(i32::try_from(*pruned).unwrap_or(i32::MAX))),
        BlankContent::Best { right, choices } => right.iter().map(|&index| choices[index].trim().to_owned()).collect(),
    }
}
