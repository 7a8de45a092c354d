//! A text that is no document, with the name that is proposed for its file.

/// A text to be written to a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ExportedText {
    /// The proposed name of the file.
    pub name: String,
    /// The text.
    pub text: String,
}
