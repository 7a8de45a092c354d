//! An exercise of a printed paper, generated again from the code in its footer.

use super::asked::AskedParts;
use super::code::{DocumentsCode, PaperCode, Variant};
use super::exercise::{Exercise, MAX_BYTES, PaperError};
use super::mcts::{MctsExercise, mcts_printed_exercise};
use super::paper::{PaperEntry, PaperSettings, mixed_paper_while, printed_exercise};
use super::reference::AnyPaperCode;
use poda_core::document::Document;
use poda_words::i18n::Words;

/// An exercise on either kind of search.
#[derive(Clone, Debug)]
pub enum PrintedExercise {
    /// An exercise on a depth-first search, with every field.
    Search(Box<Exercise>),
    /// An exercise on Monte Carlo tree search.
    Mcts(Box<MctsExercise>),
}

impl PrintedExercise {
    /// Makes an exercise again as it was made for its paper. `own` are the documents of the paper, for a code on documents.
    ///
    /// # Errors
    /// The reason if the exercise cannot be made, such as other documents than those of the paper.
    pub fn new(
        code: &AnyPaperCode,
        variant: Variant,
        number: usize,
        own: &[PaperEntry],
        words: &Words,
    ) -> Result<Self, PaperError> {
        match code {
            AnyPaperCode::Documents(code) => {
                Self::of_documents(*code, variant, number, own, words).map(|exercise| Self::Search(Box::new(exercise)))
            }
            AnyPaperCode::Search(code) => {
                let exercise = printed_exercise(code, variant, number, AskedParts::ALL, words)?;
                Ok(Self::Search(Box::new(exercise)))
            }
            AnyPaperCode::Mcts(code) => Ok(Self::Mcts(Box::new(mcts_printed_exercise(*code, variant, number, words)?))),
        }
    }

    fn of_documents(
        code: DocumentsCode,
        variant: Variant,
        number: usize,
        own: &[PaperEntry],
        words: &Words,
    ) -> Result<Exercise, PaperError> {
        if own.is_empty() {
            return Err(PaperError::NeedsFiles);
        }
        let seed = PaperCode { seed: code.seed, ..PaperCode::of_seed(0) };
        let settings =
            PaperSettings { variants: variant.index() + 1, asked: Some(AskedParts::ALL), ..PaperSettings::new(seed) };
        let paper = mixed_paper_while(own, &settings, MAX_BYTES, words, &mut |_| true).map_err(|(_, error)| error)?;
        if paper.mark() != AnyPaperCode::Documents(code) {
            return Err(PaperError::OtherFiles);
        }
        let of_variant = paper.variants.into_iter().next_back().into_iter().flat_map(|variant| variant.exercises);
        of_variant.into_iter().nth(number.wrapping_sub(1)).ok_or(PaperError::NoSuchExercise)
    }

    /// Returns its position with the search settings.
    pub fn into_document(self) -> Document {
        match self {
            Self::Search(exercise) => exercise.document,
            Self::Mcts(exercise) => exercise.document,
        }
    }
}
