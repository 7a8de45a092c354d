//! The text of a notification, and the names of files in it.

use std::path::Path;

/// The text of a notification.
pub(super) struct NotificationText {
    pub heading: String,
    /// The path of the file.
    pub path: Option<String>,
    /// Sentences, each with its position in the text in front.
    pub lines: Vec<(String, String)>,
    /// A reassuring last sentence.
    pub comfort: Option<String>,
}

/// Returns the name of a file without its folder.
#[must_use]
pub fn file_name(path: &Path) -> String {
    path.file_name().unwrap_or(path.as_os_str()).to_string_lossy().into_owned()
}
