//! The sentences for what is wrong with a number of pits, seeds, tokens, piles or objects in a file.

use super::Words;
use crate::file::CountError;

/// Returns one or two sentences for an error.
pub(super) fn sentence(words: &Words, fault: &CountError) -> String {
    let number = |number: usize| words.number(number as u64).into();
    match fault {
        CountError::TooLarge { found, most } => {
            let most = words.number(u64::from(*most));
            words.fill("diagnostic-count-too-large", &[("found", found.into()), ("most", most.into())])
        }
        CountError::WrongLength { length, most } => {
            words.fill("diagnostic-count-length", &[("length", (*length).into()), ("most", number(*most))])
        }
        CountError::UnequalSides { south, north } => {
            words.fill("diagnostic-count-sides", &[("south", (*south).into()), ("north", (*north).into())])
        }
        CountError::NoSuchToken { found } => words.fill("diagnostic-count-token", &[("found", found.into())]),
        CountError::TooManyTokens { tokens, most } => {
            words.fill("diagnostic-count-tokens", &[("tokens", number(*tokens)), ("most", number(*most))])
        }
        CountError::TooManyOrders { most } => words.fill("diagnostic-count-orders", &[("most", number(*most))]),
    }
}
