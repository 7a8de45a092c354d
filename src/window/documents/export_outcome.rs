//! The outcome of an export.

use poda_paper::exam::{BankFailure, PaperError};
use poda_paper::packing::NotPacked;
use poda_paper::series::SeriesError;
use poda_picture::export::ExportError;
use poda_platform::disk::{DiskError, StagedFiles, remove_abandoned};
use std::path::{Path, PathBuf};

#[derive(Clone, Debug, PartialEq)]
pub enum ExportOutcome {
    /// Pictures of this many pages were written to these files, in order.
    Pictures(Vec<PathBuf>, usize),
    /// A paper was written to these files.
    Paper(Vec<PathBuf>),
    /// A package of questions was written to this file.
    Package {
        file: PathBuf,
        questions: usize,
        /// How many questions are left out, because their answers cannot be chosen.
        left_out: usize,
    },
    /// The export was canceled. Nothing was written.
    Canceled,
    /// This file could not be written, so none was.
    NotWritten(PathBuf, DiskError),
    /// A page cannot be drawn in this format.
    NotDrawn(ExportError),
    NoPages(SeriesError),
    /// The paper could not be made.
    NoPaper(PaperError),
    /// The package could not be made.
    NotPacked(NotPacked),
    /// A package is about one search, but two are shown or a match is played.
    NotAlone,
    /// An exercise cannot be converted to a question of a bank.
    NoQuestion(BankFailure),
    /// The lecture has too many pages or presses, as this sentence says.
    LectureTooLong(String),
    /// The thread ended early, or could not be started.
    Failed,
}

/// Writes one file, or returns the outcome that it was not written.
pub fn write_file(path: &Path, bytes: &[u8]) -> Result<(), ExportOutcome> {
    remove_abandoned(path);
    let mut staged = StagedFiles::default();
    staged.add(path, bytes).map_err(|error| ExportOutcome::NotWritten(path.to_owned(), error))?;
    staged.commit().map_err(|(path, error)| ExportOutcome::NotWritten(path, error))
}
