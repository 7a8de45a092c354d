//! What is written to files that the user chooses, and how that has ended.

use super::export_outcome::ExportOutcome;
use crate::dialogs::exam_paper::plan::PaperPlan;
use crate::dialogs::pictures::plan::ExportPlan;
use poda_paper::exam::PaperFormat;
use poda_picture::export::Format;
use poda_platform::FileDialogKind;
use poda_remote::JobProgress;
use poda_words::i18n::Words;
use std::path::{Path, PathBuf};

/// An export that only needs a path.
#[derive(Clone, Debug)]
pub enum FileExport {
    /// Pictures of a search.
    Pictures(Box<ExportPlan>),
    /// An exam paper.
    Paper(Box<PaperPlan>),
}

impl FileExport {
    /// The purpose of the dialog that asks for the path.
    pub fn purpose(&self) -> DialogPurpose {
        match self {
            Self::Pictures(plan) => DialogPurpose::Pictures(plan.format),
            Self::Paper(plan) => DialogPurpose::ExamPaper(plan.format),
        }
    }

    /// Returns the paths of the files, in order, for the path that was chosen.
    pub fn files(&self, path: &Path) -> Vec<PathBuf> {
        match self {
            Self::Pictures(plan) => plan.files(path),
            Self::Paper(plan) => plan.files(path),
        }
    }

    /// Writes the files: all of them, or none.
    pub async fn write(&self, path: &Path, progress: &JobProgress) -> ExportOutcome {
        let outcome = match self {
            Self::Pictures(plan) => plan.write(path, progress).await,
            Self::Paper(plan) => plan.write(path, progress).await,
        };
        outcome.unwrap_or_else(|outcome| outcome)
    }

    /// The number of parts that are done one after another, as the progress counts them.
    pub fn parts(&self) -> usize {
        match self {
            Self::Pictures(plan) => plan.count,
            // The files are written in the end.
            Self::Paper(plan) => plan.exercises() + 1,
        }
    }

    /// Returns the sentence about what is done after so many parts.
    pub fn progress(&self, words: &Words, done: usize) -> String {
        match self {
            Self::Pictures(plan) if done < plan.count => {
                let number = |number: usize| words.number(number as u64).into();
                let args = [("number", number(done + 1)), ("pages", number(plan.count))];
                words.fill("pictures-writing", &args)
            }
            Self::Paper(plan) if done < plan.exercises() => words.text("paper-generating"),
            Self::Pictures(_) | Self::Paper(_) => words.text("export-writing"),
        }
    }
}

/// A text to be written to a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ExportedText {
    /// The proposed name of the file.
    pub name: String,
    /// The text.
    pub text: String,
}

/// The purpose of a dialog.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DialogPurpose {
    /// Opening a file.
    Open,
    /// Saving a file.
    Save,
    /// Saving a lecture.
    Lecture,
    /// Writing a text that is no document.
    Export,
    /// Writing pictures in a format.
    Pictures(Format),
    /// Writing an exam paper in a format.
    ExamPaper(PaperFormat),
}

impl DialogPurpose {
    /// Returns the extension of the files that are written.
    pub const fn extension(self) -> &'static str {
        match self {
            Self::Open | Self::Save | Self::Lecture => "ron",
            Self::Export => "json",
            Self::Pictures(format) => format.properties().extension,
            Self::ExamPaper(format) => format.properties().extension,
        }
    }

    /// Returns the extensions of the files that can be chosen: of those that are read, positions, runs and reports.
    pub fn extensions(self) -> Vec<&'static str> {
        match self.kind() {
            FileDialogKind::Open => vec![self.extension(), "jsonl", "json"],
            FileDialogKind::Save => vec![self.extension()],
        }
    }

    /// Returns whether the file that is chosen is read or written.
    pub const fn kind(self) -> FileDialogKind {
        match self {
            Self::Open => FileDialogKind::Open,
            Self::Save | Self::Lecture | Self::Export | Self::Pictures(_) | Self::ExamPaper(_) => FileDialogKind::Save,
        }
    }
}

/// Where the path of a file to be saved comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PathSource {
    /// A dialog of the system, which has asked about an existing file.
    Dialog,
    /// The user's typing: nothing has asked about an existing file.
    Typed,
}
