//! Why an exercise cannot be a question of a bank, and the sentences that say so.

use crate::export::ExportError;
use poda_words::i18n::Words;

/// Why an exercise cannot be a question of a bank.
#[derive(Clone, Debug, PartialEq)]
pub enum BankError {
    /// Its whole tree has too many nodes for a picture.
    TooLarge {
        /// The greatest number of nodes.
        most: usize,
    },
    /// Every blank that is asked for has a single possible answer.
    NothingToAsk,
    /// The picture cannot be made. This is a fault of Poda.
    Picture(ExportError),
}

impl BankError {
    /// Returns the reason in a sentence.
    #[must_use]
    pub fn sentence(&self, words: &Words) -> String {
        match self {
            Self::TooLarge { most } => words.fill("bank-too-large", &[("most", (*most).into())]),
            Self::NothingToAsk => words.text("bank-nothing-to-ask"),
            Self::Picture(error) => words.fill("bank-no-picture", &[("error", error.to_string().into())]),
        }
    }
}

/// An exercise that cannot be a question of a bank.
#[derive(Clone, Debug, PartialEq)]
pub struct BankFailure {
    /// Its number on the paper, from 1.
    pub number: usize,
    /// Why it cannot.
    pub error: BankError,
}

impl BankFailure {
    /// Returns the reason in a sentence.
    #[must_use]
    pub fn sentence(&self, words: &Words) -> String {
        let args = [("number", self.number.into()), ("why", self.error.sentence(words).into())];
        words.fill("bank-failure", &args)
    }
}
