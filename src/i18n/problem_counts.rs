//! Says what is wrong with a number of things in a file: pits, seeds, tokens, piles.

use super::Words;
use crate::file::CountFault;

/// What is wrong, in a sentence or two.
pub(super) fn sentence(words: &Words, fault: &CountFault) -> String {
    let number = |number: usize| words.number(number as u64).into();
    match fault {
        CountFault::TooLarge { found, most } => {
            let most = words.number(u64::from(*most));
            words.fill("problem-count-too-large", &[("found", found.into()), ("most", most.into())])
        }
        CountFault::WrongLength { length, most } => {
            words.fill("problem-count-length", &[("length", (*length).into()), ("most", number(*most))])
        }
        CountFault::UnequalSides { south, north } => {
            words.fill("problem-count-sides", &[("south", (*south).into()), ("north", (*north).into())])
        }
        CountFault::NoSuchToken { found } => words.fill("problem-count-token", &[("found", found.into())]),
        CountFault::TooManyTokens { tokens, most } => {
            words.fill("problem-count-tokens", &[("tokens", number(*tokens)), ("most", number(*most))])
        }
        CountFault::TooManyOrders { most } => words.fill("problem-count-orders", &[("most", number(*most))]),
    }
}
