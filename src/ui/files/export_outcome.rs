//! How an export has ended.

use poda_paper::exam::{BankFailure, PaperError};
use poda_paper::series::SeriesError;
use poda_picture::export::ExportError;
use poda_platform::disk::DiskError;
use std::path::PathBuf;

/// How an export has ended.
#[derive(Clone, Debug, PartialEq)]
pub enum ExportOutcome {
    /// Pictures of so many pages were written in these files, in order.
    Pictures(Vec<PathBuf>, usize),
    /// A paper was written in these files.
    Paper(Vec<PathBuf>),
    /// It was canceled: nothing was written.
    Canceled,
    /// A file could not be written: none was.
    NotWritten(PathBuf, DiskError),
    /// A page cannot be written in this format.
    NotDrawn(ExportError),
    /// There are no pages.
    NoPages(SeriesError),
    /// There is no paper.
    NoPaper(PaperError),
    /// An exercise cannot be a question of a bank.
    NoQuestion(BankFailure),
    /// The thread has ended early, or none could be started.
    Failed,
}
