//! The formats of exam papers.

use std::ffi::OsString;
use std::path::{Path, PathBuf};

/// A format of an exam paper.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PaperFormat {
    /// PDF: the sheets of all variants in one file, and their keys in another.
    Pdf,
    /// LaTeX source: the sheets of all variants, and the key where its answers are printed.
    Latex,
    /// A question bank for Moodle, in its XML format.
    Moodle,
    /// A question bank for Canvas, a package of QTI 1.2.
    Canvas,
}

impl PaperFormat {
    /// All formats.
    pub const ALL: [Self; 4] = [Self::Pdf, Self::Latex, Self::Moodle, Self::Canvas];

    /// The name of the format, as flags spell it.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Pdf => "pdf",
            Self::Latex => "latex",
            Self::Moodle => "moodle",
            Self::Canvas => "qti",
        }
    }

    /// The extension of the files, without the dot.
    pub const fn extension(self) -> &'static str {
        match self {
            Self::Pdf => "pdf",
            Self::Latex => "tex",
            Self::Moodle => "xml",
            Self::Canvas => "zip",
        }
    }

    /// The message id of the name of the format, which says what it is good for.
    pub const fn message(self) -> &'static str {
        match self {
            Self::Pdf => "paper-format-pdf",
            Self::Latex => "paper-format-latex",
            Self::Moodle => "paper-format-moodle",
            Self::Canvas => "paper-format-canvas",
        }
    }

    /// The message id of the sentence about what is written.
    pub const fn files_message(self) -> &'static str {
        match self {
            Self::Pdf => "paper-files-pdf",
            Self::Latex => "paper-files-latex",
            Self::Moodle => "paper-files-moodle",
            Self::Canvas => "paper-files-canvas",
        }
    }

    /// Returns whether the paper has sheets, with a size and a title.
    pub const fn has_sheets(self) -> bool {
        match self {
            Self::Pdf | Self::Latex => true,
            Self::Moodle | Self::Canvas => false,
        }
    }

    /// Returns the format of a file by its extension.
    pub fn of_path(path: &Path) -> Option<Self> {
        let extension = path.extension()?.to_str()?.to_lowercase();
        Self::ALL.into_iter().find(|format| format.extension() == extension)
    }
}

/// Returns the path of the key of a paper: `exam-key.pdf` beside `exam.pdf`.
pub fn key_path(paper: &Path) -> PathBuf {
    let mut name = paper.file_stem().map(OsString::from).unwrap_or_default();
    name.push("-key");
    if let Some(extension) = paper.extension() {
        name.push(".");
        name.push(extension);
    }
    paper.with_file_name(name)
}
