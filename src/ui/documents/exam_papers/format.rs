//! The formats in which the window writes exam papers.

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
    /// All formats with the message ids of their names.
    pub const ALL: [(Self, &'static str); 4] = [
        (Self::Pdf, "paper-format-pdf"),
        (Self::Latex, "paper-format-latex"),
        (Self::Moodle, "paper-format-moodle"),
        (Self::Canvas, "paper-format-canvas"),
    ];

    /// The extension of the files, without the dot.
    #[must_use]
    pub const fn extension(self) -> &'static str {
        match self {
            Self::Pdf => "pdf",
            Self::Latex => "tex",
            Self::Moodle => "xml",
            Self::Canvas => "zip",
        }
    }

    /// The message id of the sentence about what is written.
    #[must_use]
    pub const fn files_message(self) -> &'static str {
        match self {
            Self::Pdf => "paper-files-pdf",
            Self::Latex => "paper-files-latex",
            Self::Moodle => "paper-files-moodle",
            Self::Canvas => "paper-files-canvas",
        }
    }

    /// Whether the paper has sheets, with a size and a title.
    #[must_use]
    pub const fn has_sheets(self) -> bool {
        matches!(self, Self::Pdf | Self::Latex)
    }
}
