//! An exercise of a printed paper, generated again from the code in its footer.

use super::asked::AskedParts;
use super::code::Variant;
use super::exercise::{Exercise, PaperError};
use super::mcts::{MctsExercise, mcts_printed_exercise};
use super::paper::printed_exercise;
use super::reference::AnyPaperCode;
use poda_core::document::Document;
use poda_words::i18n::Words;

/// An exercise on either kind of search.
#[derive(Clone, Debug)]
pub enum PrintedExercise {
    /// An exercise on a search of the whole tree, with every field.
    Search(Box<Exercise>),
    /// An exercise on Monte Carlo tree search.
    Mcts(Box<MctsExercise>),
}

impl PrintedExercise {
    /// Generates an exercise again as it was generated for its paper.
    ///
    /// # Errors
    /// The reason if the exercise cannot be generated.
    pub fn new(code: &AnyPaperCode, variant: Variant, number: usize, words: &Words) -> Result<Self, PaperError> {
        match code {
            AnyPaperCode::Search(code) => {
                let exercise = printed_exercise(code, variant, number, AskedParts::ALL, words)?;
                Ok(Self::Search(Box::new(exercise)))
            }
            AnyPaperCode::Mcts(code) => Ok(Self::Mcts(Box::new(mcts_printed_exercise(*code, variant, number, words)?))),
        }
    }

    /// Returns its position with the search settings.
    pub fn into_document(self) -> Document {
        match self {
            Self::Search(exercise) => exercise.document,
            Self::Mcts(exercise) => exercise.document,
        }
    }
}
