//! The file from which a class goes on if its program is started again after a failure: where it was, its secrets, and
//! the answers to the open question. `T` is what the program keeps of it.
//!
//! There is one file for each address to listen on. Only this user can read it. It is removed when the class ends, and
//! is ignored two hours after its last change. A class at a free port, which nobody finds again, has none.

use super::asking::Asking;
use poda_core::trace::TimelineStep;
use poda_platform::store::data_folder;
use poda_platform::{disk, unix_seconds};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use std::path::PathBuf;

/// The seconds without a change after which a class is over: more than a break, and less than the time to the next
/// class.
const OVER: u64 = 2 * 60 * 60;

/// A question that is open, or whose answers are shown.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct AskedPlace {
    /// The step that was shown when it was asked.
    pub from: usize,
    pub number: u64,
    pub round: u32,
    pub before: Vec<u64>,
    /// How many answers each choice got; `None` while the question is open.
    pub counts: Option<Vec<u64>>,
}

impl AskedPlace {
    /// Returns the place of a question that was asked while a step was shown.
    pub fn of(asking: &Asking, from: TimelineStep) -> Self {
        Self {
            from: from.get(),
            number: asking.number,
            round: asking.round,
            before: asking.before().to_vec(),
            counts: asking.counts().map(<[u64]>::to_vec),
        }
    }

    /// Returns the question as it was at this place; `None` if it had other choices. `asking` has its number.
    pub fn resumed(self, asking: Asking) -> Option<Asking> {
        asking.resumed(self.round, self.before, self.counts)
    }
}

/// The contents of the file.
#[derive(Serialize, Deserialize)]
struct KeptText<T> {
    /// What is shown: a file, a lesson, or the window.
    of: String,
    /// When this was written, in seconds since 1970.
    at: u64,
    kept: T,
}

#[derive(Debug)]
pub struct KeptFile<T> {
    path: PathBuf,
    of: String,
    written: Option<T>,
}

impl<T: Serialize + DeserializeOwned + PartialEq> KeptFile<T> {
    /// Returns the file for a class at an address; `None` if there can be none. `of` is the name of what it shows.
    pub fn of(listen: &str, of: String) -> Option<Self> {
        Self::within(data_folder(), listen, of)
    }

    /// Returns the file in a folder for a class at an address; `None` if there can be none.
    pub fn within(folder: Option<PathBuf>, listen: &str, of: String) -> Option<Self> {
        let is_found_again = |(_, port): &(&str, &str)| port.parse::<u16>().is_ok_and(|port| port != 0);
        listen.rsplit_once(':').filter(is_found_again)?;
        let address: String = listen.chars().map(|it| if it.is_ascii_alphanumeric() { it } else { '-' }).collect();
        Some(Self { path: folder?.join(format!("class-{address}.json")), of, written: None })
    }

    /// Returns the class that goes on, if there is one.
    pub fn read(&self) -> Option<T> {
        let text: KeptText<T> = serde_json::from_slice(&disk::read(&self.path).ok()?).ok()?;
        let is_it = text.of == self.of && unix_seconds().saturating_sub(text.at) < OVER;
        is_it.then_some(text.kept)
    }

    /// Keeps a class. A class that cannot be kept is shown all the same.
    pub fn keep(&mut self, kept: T) {
        if self.written.as_ref() == Some(&kept) {
            return;
        }
        let text = KeptText { of: self.of.clone(), at: unix_seconds(), kept };
        let Ok(json) = serde_json::to_vec(&text) else { return };
        if let Some(folder) = self.path.parent() {
            let _ = disk::create_folder(folder);
        }
        let _ = disk::write_private(&self.path, json);
        self.written = Some(text.kept);
    }

    /// Removes the file, because the class is over.
    pub fn remove(self) {
        disk::remove(&self.path);
    }
}
