//! What a paper is written as: its size, the formats and their files, and how detailed its key is.

use super::asked::AskedParts;
use std::ffi::OsString;
use std::path::{Path, PathBuf};
use strum::IntoStaticStr;

/// A paper size, in portrait orientation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum PaperSize {
    /// ISO A4, 210 × 297 mm.
    #[default]
    A4,
    /// North American Letter, 8.5 × 11 inches.
    Letter,
}

impl PaperSize {
    /// Both sizes.
    pub const ALL: [Self; 2] = [Self::A4, Self::Letter];

    /// Returns the name of the size in the spelling of flags.
    pub fn name(self) -> &'static str {
        self.into()
    }

    /// Returns the width and height, in millimeters.
    pub const fn size(self) -> (f32, f32) {
        match self {
            Self::A4 => (210.0, 297.0),
            Self::Letter => (215.9, 279.4),
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PaperFormat {
    /// PDF: the sheets of all variants in one file, and their keys in another.
    Pdf,
    /// LaTeX source: the sheets of all variants, which become the key when answers are printed.
    Latex,
    /// A question bank for Moodle, in its XML format.
    Moodle,
    /// A question bank for Canvas, a package of QTI 1.2.
    Canvas,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum KeyForm {
    /// A page for each exercise: its tree filled in, and the reasons for its cuts.
    #[default]
    Short,
    /// Also a table of all fields, with their contents and the reasons.
    Long,
}

#[derive(Clone, Copy, Debug)]
pub struct PaperFormatProperties {
    /// The name in the spelling of flags.
    pub name: &'static str,
    /// The extension of the files, without the dot.
    pub extension: &'static str,
    pub media_type: &'static str,
    /// The message id of the name, which includes the purpose of the format.
    pub message: &'static str,
    /// The message id of the sentence about the files that are written.
    pub files_message: &'static str,
    /// Whether the paper has sheets with a size and a title.
    pub has_sheets: bool,
    /// Whether lecturers edit the file further. A file that is replaced is then kept as a backup.
    pub is_source: bool,
}

impl PaperFormat {
    pub const ALL: [Self; 4] = [Self::Pdf, Self::Latex, Self::Moodle, Self::Canvas];

    pub const fn properties(self) -> PaperFormatProperties {
        let (name, extension, media_type, message, files_message, has_sheets) = match self {
            Self::Pdf => ("pdf", "pdf", "application/pdf", "paper-format-pdf", "paper-files-pdf", true),
            Self::Latex => ("latex", "tex", "text/x-tex", "paper-format-latex", "paper-files-latex", true),
            Self::Moodle => ("moodle", "xml", "application/xml", "paper-format-moodle", "paper-files-moodle", false),
            Self::Canvas => ("qti", "zip", "application/zip", "paper-format-canvas", "paper-files-canvas", false),
        };
        let is_source = matches!(self, Self::Latex);
        PaperFormatProperties { name, extension, media_type, message, files_message, has_sheets, is_source }
    }

    /// Returns the parts that are asked for, given a wish; `None` means as many as suit a sheet. A bank limits its
    /// questions itself.
    pub fn asked_parts(self, wish: Option<AskedParts>) -> Option<AskedParts> {
        wish.or((!self.properties().has_sheets).then_some(AskedParts::ALL))
    }

    /// Returns the format of a file, by its extension.
    pub fn of_path(path: &Path) -> Option<Self> {
        let extension = path.extension()?.to_str()?.to_lowercase();
        Self::ALL.into_iter().find(|format| format.properties().extension == extension)
    }
}

/// Returns the path of the key of a paper: `exam-key.pdf` next to `exam.pdf`.
pub fn key_path(paper: &Path) -> PathBuf {
    path_beside(paper, "-key")
}

/// Returns the path of the list of students of a paper: `exam-seats.csv` next to `exam.pdf`.
pub fn seats_path(paper: &Path) -> PathBuf {
    path_beside(paper, "-seats").with_extension("csv")
}

fn path_beside(paper: &Path, suffix: &str) -> PathBuf {
    let mut name = paper.file_stem().map(OsString::from).unwrap_or_default();
    name.push(suffix);
    if let Some(extension) = paper.extension() {
        name.push(".");
        name.push(extension);
    }
    paper.with_file_name(name)
}
