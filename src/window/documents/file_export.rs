//! Exports to files that the user chooses, and the purposes of file dialogs.

use super::export_outcome::ExportOutcome;
use super::lecture_plan::{LectureExport, LecturePlan};
use super::paper_plan::PaperPlan;
use super::picture_plan::ExportPlan;
use super::scorm_plan::ScormPlan;
use poda_paper::exam::PaperFormat;
use poda_picture::export::Format;
use poda_platform::FileDialogKind;
use poda_remote::JobProgress;
use poda_words::i18n::{Words, args};
use std::path::{Path, PathBuf};

/// An export that is ready to be written to a path.
#[derive(Clone, Debug)]
pub enum FileExport {
    Pictures(Box<ExportPlan>),
    Paper(Box<PaperPlan>),
    Lecture(Box<LecturePlan>),
    Package(Box<ScormPlan>),
}

impl FileExport {
    /// Returns the purpose of the dialog that asks for the path.
    pub fn purpose(&self) -> DialogPurpose {
        match self {
            Self::Pictures(plan) => DialogPurpose::Pictures(plan.format),
            Self::Paper(plan) => DialogPurpose::ExamPaper(plan.format),
            Self::Lecture(plan) => DialogPurpose::LectureExport(plan.export),
            Self::Package(_) => DialogPurpose::Package,
        }
    }

    /// Returns the paths of the files, in order. `path` is the path that the user chose.
    pub fn files(&self, path: &Path) -> Vec<PathBuf> {
        match self {
            Self::Pictures(plan) => plan.files(path),
            Self::Paper(plan) => plan.files(path),
            Self::Lecture(_) | Self::Package(_) => vec![path.to_owned()],
        }
    }

    /// Writes the files. Writes either all of them or none.
    pub async fn write(&self, path: &Path, progress: &JobProgress) -> ExportOutcome {
        let outcome = match self {
            Self::Pictures(plan) => plan.write(path, progress).await,
            Self::Paper(plan) => plan.write(path, progress).await,
            Self::Lecture(plan) => plan.write(path, progress).await,
            Self::Package(plan) => plan.write(path, progress).await,
        };
        outcome.unwrap_or_else(|outcome| outcome)
    }

    /// Returns the number of parts that the progress of the export counts.
    pub fn parts(&self) -> usize {
        match self {
            Self::Pictures(plan) => plan.count,
            // Writing the files is the last part.
            Self::Paper(plan) => plan.exercises() + 1,
            Self::Lecture(plan) => plan.entries(),
            Self::Package(_) => 1,
        }
    }

    /// Returns the sentence about what is being done after `done` parts.
    pub fn progress(&self, words: &Words, done: usize) -> String {
        let number = |number: usize| words.number(number as u64);
        match self {
            Self::Pictures(plan) if done < plan.count => {
                let args = args![number = number(done + 1), pages = number(plan.count)];
                words.fill("pictures-writing", &args)
            }
            Self::Paper(plan) if done < plan.exercises() => words.text("paper-generating"),
            Self::Lecture(plan) if done < plan.entries() => {
                let args = args![number = number(done + 1), count = number(plan.entries())];
                words.fill("lecture-writing", &args)
            }
            Self::Pictures(_) | Self::Paper(_) | Self::Lecture(_) | Self::Package(_) => words.text("export-writing"),
        }
    }
}

/// A text to be written to a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ExportedText {
    /// The proposed name of the file.
    pub name: String,
    pub text: String,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DialogPurpose {
    Open,
    Save,
    /// Saving a lecture.
    Lecture,
    /// Writing a text that is not a document.
    Export,
    Pictures(Format),
    ExamPaper(PaperFormat),
    LectureExport(LectureExport),
    /// A package for a learning platform.
    Package,
}

impl DialogPurpose {
    /// Returns the extension of the files that are written.
    pub const fn extension(self) -> &'static str {
        match self {
            Self::Open | Self::Save | Self::Lecture => "ron",
            Self::Export => "json",
            Self::Pictures(format) => format.properties().extension,
            Self::ExamPaper(format) => format.properties().extension,
            Self::LectureExport(export) => export.extension(),
            Self::Package => "zip",
        }
    }

    /// Returns the extensions that can be chosen. For opening, these are the extensions of positions, runs, reports,
    /// and trees in other notations.
    pub fn extensions(self) -> Vec<&'static str> {
        match self.kind() {
            FileDialogKind::Open => {
                let mut extensions = vec![self.extension(), "jsonl", "json"];
                extensions.extend(["dot", "gv", "efg", "tex", "nwk", "txt", "csv", "tsv"]);
                extensions
            }
            FileDialogKind::Save => vec![self.extension()],
        }
    }

    /// Returns whether the chosen file is read or written.
    pub const fn kind(self) -> FileDialogKind {
        match self {
            Self::Open => FileDialogKind::Open,
            Self::Save
            | Self::Lecture
            | Self::Export
            | Self::Pictures(_)
            | Self::ExamPaper(_)
            | Self::LectureExport(_)
            | Self::Package => FileDialogKind::Save,
        }
    }
}

/// The origin of the path of a file to be saved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PathSource {
    /// A dialog of the system, which has already asked whether to replace an existing file.
    Dialog,
    /// Typed by the user, who was not yet asked whether to replace an existing file.
    Typed,
}
