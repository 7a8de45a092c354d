//! A paper on any kind of search, with its files, and an exercise that is made again from the code in its footer.

use super::asked::AskedParts;
use super::bank::{Bank, BankFailure};
use super::code::Variant;
use super::exercise::{Exercise, PaperError};
use super::format::{KeyForm, PaperFormat};
use super::key::key_json;
use super::kinds::{AnyContents, AnyPaperCode};
use super::mcts::{MctsPaper, mcts_latex_source, mcts_moodle_xml, mcts_pdf, mcts_printed_exercise, mcts_qti_package};
use super::moodle::moodle_xml;
use super::paper::{Paper, PaperEntry, Seat, printed_exercise, printed_exercise_of_documents};
use super::qti::qti_package;
use super::sheet::{Filling, key_pdf, latex_source, sheet_pdf};
use poda_core::document::Document;
use poda_picture::export::ExportError;
use poda_words::i18n::Words;
use poda_words::practice::class::Student;

/// A paper on any kind of search.
#[derive(Clone, Debug)]
pub enum AnyPaper {
    /// A paper on searches of the whole tree.
    Search(Box<Paper>),
    /// A paper on Monte Carlo tree search.
    Mcts(Box<MctsPaper>),
}

/// Why a paper cannot be written in a format.
#[derive(Clone, Debug, PartialEq)]
pub enum PaperFileError {
    /// The pages cannot be drawn. This is a fault of Poda.
    NotDrawn(ExportError),
    /// An exercise cannot be a question of a bank.
    NoQuestion(BankFailure),
}

impl From<Paper> for AnyPaper {
    fn from(paper: Paper) -> Self {
        Self::Search(Box::new(paper))
    }
}

impl From<MctsPaper> for AnyPaper {
    fn from(paper: MctsPaper) -> Self {
        Self::Mcts(Box::new(paper))
    }
}

impl AnyPaper {
    /// Returns the [code](Paper::mark) by which its exercises can be opened again.
    pub fn code(&self) -> AnyPaperCode {
        match self {
            Self::Search(paper) => paper.mark(),
            Self::Mcts(paper) => paper.mark(),
        }
    }

    /// Returns the students whose sheets are printed.
    pub fn seats(&self) -> &[Seat] {
        match self {
            Self::Search(paper) => &paper.seats,
            Self::Mcts(paper) => &paper.seats,
        }
    }

    /// Returns the [notes](Paper::notes) on the paper.
    pub fn notes(&self, words: &Words) -> Vec<String> {
        match self {
            Self::Search(paper) => paper.notes(words),
            Self::Mcts(_) => Vec::new(),
        }
    }

    /// Returns the paper [for these students](Paper::for_students).
    #[must_use]
    pub fn for_students(self, students: Vec<Student>) -> Self {
        match self {
            Self::Search(paper) => paper.for_students(students).into(),
            Self::Mcts(paper) => paper.for_students(students).into(),
        }
    }

    /// Returns the sheets, the source or the bank in a format. LaTeX source contains its key, in the given form.
    ///
    /// # Errors
    /// Why it cannot be written in the format.
    pub fn file(&self, format: PaperFormat, key: KeyForm, words: &Words) -> Result<Bank, PaperFileError> {
        let alone = |bytes| Bank { bytes, notes: Vec::new() };
        let pdf = |pdf: Result<Vec<u8>, ExportError>| pdf.map(alone).map_err(PaperFileError::NotDrawn);
        match (self, format) {
            (Self::Search(paper), PaperFormat::Pdf) => pdf(sheet_pdf(paper, words)),
            (Self::Mcts(paper), PaperFormat::Pdf) => pdf(mcts_pdf(paper, words, Filling::Blank)),
            (Self::Search(paper), PaperFormat::Latex) => Ok(alone(latex_source(paper, key, words).into_bytes())),
            (Self::Mcts(paper), PaperFormat::Latex) => Ok(alone(mcts_latex_source(paper, words).into_bytes())),
            (Self::Search(paper), PaperFormat::Moodle) => moodle_xml(paper, words).map_err(PaperFileError::NoQuestion),
            (Self::Mcts(paper), PaperFormat::Moodle) => Ok(mcts_moodle_xml(paper, words)),
            (Self::Search(paper), PaperFormat::Canvas) => qti_package(paper, words).map_err(PaperFileError::NoQuestion),
            (Self::Mcts(paper), PaperFormat::Canvas) => Ok(mcts_qti_package(paper, words)),
        }
    }

    /// Returns the key as PDF. A paper on Monte Carlo tree search has a key of one form.
    ///
    /// # Errors
    /// If the PDF library refuses a page, which is a fault of Poda.
    pub fn key_pdf(&self, form: KeyForm, words: &Words) -> Result<Vec<u8>, ExportError> {
        match self {
            Self::Search(paper) => key_pdf(paper, form, words),
            Self::Mcts(paper) => mcts_pdf(paper, words, Filling::Filled),
        }
    }

    /// Returns the key as one line of JSON.
    ///
    /// # Errors
    /// The error of the output; writing to memory has none.
    pub fn key_json(&self) -> std::io::Result<Vec<u8>> {
        match self {
            Self::Search(paper) => key_json(paper),
            Self::Mcts(paper) => key_json(paper),
        }
    }
}

/// An exercise of a printed paper, on any kind of search.
#[derive(Clone, Debug)]
pub struct PrintedExercise {
    /// Its position with the search settings.
    pub document: Document,
    /// What its search contains.
    pub contents: AnyContents,
}

impl PrintedExercise {
    /// Makes an exercise again as it was made for its paper. `own` are the documents of the paper, for a code on
    /// documents.
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
        let of_search =
            |Exercise { document, contents, .. }: Exercise| Self { document, contents: AnyContents::Search(contents) };
        match code {
            AnyPaperCode::Documents(code) => {
                printed_exercise_of_documents(*code, variant, number, own, words).map(of_search)
            }
            AnyPaperCode::Search(code) => {
                printed_exercise(code, variant, number, AskedParts::ALL, words).map(of_search)
            }
            AnyPaperCode::Mcts(code) => {
                let exercise = mcts_printed_exercise(*code, variant, number, words)?;
                Ok(Self { document: exercise.document, contents: AnyContents::Mcts(exercise.contents) })
            }
        }
    }

    /// Returns its position with the search settings.
    pub fn into_document(self) -> Document {
        self.document
    }
}
