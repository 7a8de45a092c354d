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

impl NotificationText {
    /// Returns the whole text in one line.
    pub fn plain(self) -> String {
        let lines = self.lines.into_iter().map(|(place, sentence)| format!("{place} {sentence}").trim().to_owned());
        let heading = format!("{}.", self.heading.trim_end_matches('.'));
        let parts = [Some(heading), self.path].into_iter().flatten().chain(lines).chain(self.comfort);
        parts.filter(|part| !part.is_empty()).collect::<Vec<_>>().join(" ")
    }
}

/// Returns the name of a file without its folder.
#[must_use]
pub fn file_name(path: &Path) -> String {
    path.file_name().unwrap_or(path.as_os_str()).to_string_lossy().into_owned()
}
