//! What is written to other files than the document's own: pictures, an exam paper, or a text.

use super::export_outcome::ExportOutcome;
use super::file_dialog::DialogPurpose;
use crate::i18n::Words;
use crate::remote::JobProgress;
use crate::ui::dialogs::exam_paper::plan::PaperPlan;
use crate::ui::dialogs::pictures::plan::ExportPlan;
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
            Self::Paper(_) => PaperPlan::PARTS,
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
            Self::Paper(_) if done == 0 => words.text("paper-generating"),
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
