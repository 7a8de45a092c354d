//! The formats of exam papers.

use crate::cli::one_of::OneOf;
use std::path::Path;

/// A format of an exam paper.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ExamFormat {
    /// PDF: the sheets of all variants in one file, and their keys in another.
    Pdf,
    /// LaTeX source: the sheets of all variants, and the key where its answers are printed.
    Latex,
    /// A question bank for Moodle, in its XML format.
    Moodle,
    /// A question bank for Canvas, a package of QTI 1.2.
    Qti,
}

impl ExamFormat {
    /// All formats.
    const ALL: [Self; 4] = [Self::Pdf, Self::Latex, Self::Moodle, Self::Qti];

    /// The parser of a format.
    pub(super) const PARSER: OneOf<Self> =
        OneOf { all: || Self::ALL.map(|format| (format.name(), format)).to_vec(), aliases: &[] };

    /// The name of the format, as flags spell it.
    const fn name(self) -> &'static str {
        match self {
            Self::Pdf => "pdf",
            Self::Latex => "latex",
            Self::Moodle => "moodle",
            Self::Qti => "qti",
        }
    }

    /// The extension of its files, without the dot.
    const fn extension(self) -> &'static str {
        match self {
            Self::Pdf => "pdf",
            Self::Latex => "tex",
            Self::Moodle => "xml",
            Self::Qti => "zip",
        }
    }

    /// Returns the format of a file by its extension.
    pub(super) fn of_path(path: &Path) -> Option<Self> {
        let extension = path.extension()?.to_str()?.to_lowercase();
        Self::ALL.into_iter().find(|format| format.extension() == extension)
    }
}
