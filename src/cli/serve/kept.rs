//! The file from which a class goes on if its program is started again after a failure: where it was, its secrets, and
//! the answers to the open question.
//!
//! There is one file for each address to listen on. Only this user can read it. It is removed when the class ends, and
//! is ignored two hours after its last change. A class at a free port, which nobody finds again, has none.

use poda_platform::class::KeptClass;
use poda_platform::store::data_folder;
use poda_platform::{disk, unix_seconds};
use serde::{Deserialize, Serialize};
use std::fs;
use std::path::{Path, PathBuf};

/// The seconds without a change after which a class is over: more than a break, and less than the time to the next class.
const OVER: u64 = 2 * 60 * 60;

/// Where a lecture is.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Place {
    /// The index of the entry.
    pub entry: usize,
    pub step: usize,
    /// The steps of the entry at which the lecture has asked.
    pub asked_at: Vec<usize>,
    /// The number of the last question.
    pub questions: u64,
    pub asked: Option<AskedPlace>,
}

/// A question that is open, or whose answers are shown.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct AskedPlace {
    /// The step that was shown when it was asked.
    pub from: usize,
    pub number: u64,
    pub round: u32,
    pub before: Vec<u64>,
    /// How many answers each choice got; `None` while the question is open.
    pub counts: Option<Vec<u64>>,
}

/// A class with its place.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct KeptLecture {
    pub place: Place,
    pub class: KeptClass,
}

/// The contents of the file.
#[derive(Serialize, Deserialize)]
struct KeptText {
    /// The file or the lesson that is shown.
    of: String,
    /// When this was written, in seconds since 1970.
    at: u64,
    kept: KeptLecture,
}

#[derive(Debug)]
pub(super) struct KeptFile {
    path: PathBuf,
    of: String,
    written: Option<KeptLecture>,
}

impl KeptFile {
    /// Returns the file for a class at an address that shows a file or a lesson; `None` if there can be none.
    pub fn of(listen: &str, shown: &Path) -> Option<Self> {
        let is_found_again = |(_, port): &(&str, &str)| port.parse::<u16>().is_ok_and(|port| port != 0);
        listen.rsplit_once(':').filter(is_found_again)?;
        let folder = data_folder()?;
        let address: String = listen.chars().map(|it| if it.is_ascii_alphanumeric() { it } else { '-' }).collect();
        let path = folder.join(format!("class-{address}.json"));
        let of = fs::canonicalize(shown).unwrap_or_else(|_| shown.to_owned()).to_string_lossy().into_owned();
        Some(Self { path, of, written: None })
    }

    /// Returns the class that goes on, if there is one.
    pub fn read(&self) -> Option<KeptLecture> {
        let text: KeptText = serde_json::from_slice(&disk::read(&self.path).ok()?).ok()?;
        let is_it = text.of == self.of && unix_seconds().saturating_sub(text.at) < OVER;
        is_it.then_some(text.kept)
    }

    /// Keeps a class. A class that cannot be kept is shown all the same.
    pub fn keep(&mut self, kept: KeptLecture) {
        if self.written.as_ref() == Some(&kept) {
            return;
        }
        let text = KeptText { of: self.of.clone(), at: unix_seconds(), kept };
        let Ok(json) = serde_json::to_vec(&text) else { return };
        if let Some(folder) = self.path.parent() {
            let _ = fs::create_dir_all(folder);
        }
        let _ = disk::write_private(&self.path, json);
        self.written = Some(text.kept);
    }

    /// Removes the file, because the class is over.
    pub fn remove(self) {
        let _ = fs::remove_file(self.path);
    }
}
