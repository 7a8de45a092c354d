//! What papers on different kinds of search differ in: their codes, and what their exercises contain.
//!
//! Papers themselves are told apart in `any_paper`.

use super::code::{CodeError, DocumentsCode, PaperCode};
use super::mcts::code::MctsPaperCode;
use poda_words::i18n::Words;
use poda_words::practice::generator::{Contents, MctsContents};
use poda_words::practice::sentences::generator::contents_sentences;
use poda_words::practice::sentences::mcts::mcts_contents_sentences;
use serde::Serialize;
use std::fmt;

/// The code of a paper on any kind of search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AnyPaperCode {
    /// The code of a paper on searches of the whole tree.
    Search(PaperCode),
    /// The code of a paper on Monte Carlo tree search.
    Mcts(MctsPaperCode),
    /// The code of a paper on a user's own documents.
    Documents(DocumentsCode),
}

impl AnyPaperCode {
    /// Parses a code of any kind: `7-HH45G`, `7M-9`, `7F-E54PFA9Y`, or a seed alone, followed by `M` for a paper on
    /// Monte Carlo tree search.
    ///
    /// # Errors
    /// The reason if the text is not a code.
    pub fn parse(text: &str) -> Result<Self, CodeError> {
        let kinds = [
            PaperCode::parse(text).map(Self::Search),
            MctsPaperCode::parse(text).map(Self::Mcts),
            DocumentsCode::parse(text).map(Self::Documents),
        ];
        let found = kinds.into_iter().find(|found| *found != Err(CodeError::NotACode));
        found.unwrap_or(Err(CodeError::NotACode))
    }

    /// Returns whether the exercises are on a user's own documents, without which they cannot be made again.
    pub const fn is_on_documents(&self) -> bool {
        match self {
            Self::Documents(_) => true,
            Self::Search(_) | Self::Mcts(_) => false,
        }
    }

    pub const fn seed(&self) -> u64 {
        match self {
            Self::Search(code) => code.seed,
            Self::Mcts(code) => code.seed,
            Self::Documents(code) => code.seed,
        }
    }
}

impl fmt::Display for AnyPaperCode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Search(code) => code.fmt(f),
            Self::Mcts(code) => code.fmt(f),
            Self::Documents(code) => code.fmt(f),
        }
    }
}

impl From<PaperCode> for AnyPaperCode {
    fn from(code: PaperCode) -> Self {
        Self::Search(code)
    }
}

impl From<MctsPaperCode> for AnyPaperCode {
    fn from(code: MctsPaperCode) -> Self {
        Self::Mcts(code)
    }
}

/// What the search of an exercise contains.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(untagged)]
pub enum AnyContents {
    /// In a search of the whole tree.
    Search(Contents),
    /// In a Monte Carlo tree search.
    Mcts(MctsContents),
}

impl AnyContents {
    /// Returns a sentence for each count of the contents.
    pub fn sentences(&self, words: &Words) -> Vec<String> {
        match self {
            Self::Search(contents) => contents_sentences(words, contents),
            Self::Mcts(contents) => mcts_contents_sentences(words, contents),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_letter_tells_the_kinds_of_papers_apart() {
        assert_eq!(AnyPaperCode::parse("7"), Ok(<PaperCode>::of_seed(7).into()));
        assert_eq!(AnyPaperCode::parse(" 7m "), Ok(MctsPaperCode::of_seed(7).into()));
        let [search, mcts] = [<PaperCode>::of_seed(7).to_string(), MctsPaperCode::of_seed(7).to_string()];
        assert_eq!(AnyPaperCode::parse(&search.replace('7', "7M")), Err(CodeError::Mistyped));
        assert_eq!(AnyPaperCode::parse(&mcts.replace('M', "")), Err(CodeError::Mistyped));
    }
}
