//! Why there is no paper, and the sentences that say so.

use super::variant::Variant;
use poda_words::i18n::Words;
use poda_words::i18n::practice::generator::not_generated_sentences;
use poda_words::i18n::practice::unaskable_sentence;
use poda_words::practice::Unaskable;
use poda_words::practice::generator::NotGenerated;

/// The greatest number of exercises on a paper.
pub const MOST_EXERCISES: usize = 20;

/// Why there is no paper.
#[derive(Clone, Debug, PartialEq)]
pub enum PaperError {
    /// The number of exercises is not from 1 to [`MOST_EXERCISES`].
    Count,
    /// The number of variants is not from 1 to [`Variant::MOST`].
    Variants,
    /// Nothing is asked for.
    NothingAsked,
    /// The search prunes nothing, and nothing is asked but windows and cuts.
    NothingToFillIn,
    /// No exercise fulfils the wishes.
    NotGenerated(NotGenerated),
    /// Every exercise that came up is too large for a page.
    TooLarge,
    /// There are not so many different exercises.
    TooFew,
    /// The search of a document cannot be asked about.
    Unaskable(Unaskable),
    /// The position of a document has no moves.
    NoMoves,
    /// The search of a document tries moves in an order, or ends at leaves, that paper does not show.
    NotOnPaper,
    /// The tree of a document is too large for a page.
    TooLargeForPage,
}

impl PaperError {
    /// Returns the reason in sentences.
    #[must_use]
    pub fn sentences(&self, words: &Words) -> Vec<String> {
        match self {
            Self::Count => vec![words.fill("exam-count", &[("most", MOST_EXERCISES.into())])],
            Self::Variants => vec![words.fill("exam-variants", &[("most", Variant::MOST.into())])],
            Self::NothingAsked => vec![words.text("exam-nothing-asked")],
            Self::NothingToFillIn => vec![words.text("exam-nothing-to-fill-in")],
            Self::NotGenerated(not_generated) => not_generated_sentences(words, not_generated),
            Self::TooLarge => vec![words.text("exam-too-large")],
            Self::TooFew => vec![words.text("exam-too-few")],
            Self::Unaskable(unaskable) => vec![unaskable_sentence(words, *unaskable)],
            Self::NotOnPaper => vec![words.text("exam-not-on-paper")],
            Self::TooLargeForPage => vec![words.text("exam-too-large-for-page")],
            Self::NoMoves => vec![words.text("exam-no-moves")],
        }
    }
}
