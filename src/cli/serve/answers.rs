//! The file with the answers of a class, which `--csv` names.
//!
//! Nothing in the file is lost: answers are added to a table of answers, even if another program has written to it, and
//! a file with other contents is kept under another name. Answers that cannot be added yet are added later. Those that
//! still cannot be added at the end of the lecture are written to another place.

use crate::terminal::displayed;
use poda_class::{CountedQuestion, table};
use poda_platform::clock::Instant;
use poda_platform::disk::{self, Backup, DiskError};
use poda_words::i18n::{Words, args};
use poda_words::table::LINE_END;
use std::fs::{self, OpenOptions};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::time::Duration;

/// The time between two attempts to add answers that could not be added.
const RETRY: Duration = Duration::from_secs(2);

pub(super) struct AnswerFile<'a> {
    path: &'a Path,
    words: &'a Words,
    /// How many of the answered questions are in the file.
    added: usize,
    /// The time at which answers could not be added.
    failed: Option<Instant>,
}

/// The contents at the path of the file.
enum Found {
    /// No file, or an empty one.
    Nothing,
    /// A table of answers: its end, and the number of its last question.
    Answers { end: &'static str, last: usize },
    /// Other contents.
    Other,
}

impl<'a> AnswerFile<'a> {
    /// Creates the file, or makes sure that answers can be added to the existing one, before the lecture begins. Returns
    /// a sentence for the user, if one is needed.
    ///
    /// # Errors
    /// Returns the reason as a sentence.
    pub fn open(path: &'a Path, words: &'a Words) -> Result<(Self, Option<String>), String> {
        let file = Self { path, words, added: 0, failed: None };
        let notice = match file.found().map_err(|error| file.sentence(&error))? {
            Found::Nothing => {
                file.write(&table(&[], 1))?;
                None
            }
            Found::Answers { last, .. } => {
                file.append("")?;
                (last != 0).then(|| words.fill("cli-serve-csv-continued", &args![file = displayed(path)]))
            }
            Found::Other => Some(file.replace_other(&table(&[], 1))?),
        };
        Ok((file, notice))
    }

    /// Adds the answers that are not in the file yet. Returns a sentence for the user, if one is needed.
    ///
    /// # Errors
    /// Returns the reason as a sentence, unless the answers could not be added before either.
    pub fn add(&mut self, closed: &[CountedQuestion]) -> Result<Option<String>, String> {
        if closed.len() <= self.added {
            return Ok(None);
        }
        let was_failed = self.failed.is_some();
        match self.try_to_add(closed) {
            Ok(notice) => {
                (self.added, self.failed) = (closed.len(), None);
                let is_late = || self.words.fill("cli-serve-csv-late", &args![file = displayed(self.path)]);
                Ok(notice.or_else(|| was_failed.then(is_late)))
            }
            Err(sentence) => {
                self.failed = Some(Instant::now());
                if was_failed { Ok(None) } else { Err(sentence) }
            }
        }
    }

    /// Returns whether answers that could not be added are to be added again.
    pub fn is_due(&self) -> bool {
        self.failed.is_some_and(|failed| RETRY <= failed.elapsed())
    }

    /// Adds the last answers, or else writes all of them to another place. Returns a sentence if they are not in the
    /// file.
    ///
    /// # Errors
    /// Returns the reason as a sentence.
    pub fn end(mut self, closed: &[CountedQuestion]) -> Result<Option<String>, String> {
        // The reason is reported again, because this was the last attempt.
        self.failed = None;
        let Err(why) = self.add(closed) else { return Ok(None) };
        let name = self.path.file_name().unwrap_or_default();
        let elsewhere = free(&std::env::temp_dir().join(name));
        match disk::write(&elsewhere, table(closed, 1), Backup::Discard) {
            Ok(()) => Ok(Some(self.words.fill("cli-serve-csv-elsewhere", &args![why, file = displayed(&elsewhere)]))),
            Err(_) => Err(why),
        }
    }

    fn try_to_add(&self, closed: &[CountedQuestion]) -> Result<Option<String>, String> {
        match self.found().map_err(|error| self.sentence(&error))? {
            Found::Answers { end, last } => {
                let added = table(&closed[self.added..], last + 1);
                let rows = added.split_once(LINE_END).map_or("", |(_, rows)| rows);
                self.append(&format!("{end}{rows}"))?;
                Ok(None)
            }
            // The file was removed or emptied, so all answers of this lecture are written again.
            Found::Nothing => {
                self.write(&table(closed, 1))?;
                Ok(None)
            }
            Found::Other => self.replace_other(&table(closed, 1)).map(Some),
        }
    }

    fn found(&self) -> Result<Found, DiskError> {
        let bytes = match disk::read(self.path) {
            Ok(bytes) => bytes,
            Err(DiskError::NotFound) => return Ok(Found::Nothing),
            Err(error) => return Err(error),
        };
        if bytes.is_empty() {
            return Ok(Found::Nothing);
        }
        let is_header = |line: &str| unquoted(table(&[], 1).trim_end()) == unquoted(line);
        let text = String::from_utf8_lossy(&bytes);
        let text = text.trim_start_matches('\u{feff}');
        if !is_header(text.lines().next().unwrap_or_default()) {
            return Ok(Found::Other);
        }
        let end = if text.ends_with('\n') { "" } else { LINE_END };
        Ok(Found::Answers { end, last: last_question(text) })
    }

    fn write(&self, text: &str) -> Result<(), String> {
        disk::write(self.path, text, Backup::Discard).map_err(|error| self.sentence(&error))
    }

    /// Adds text at the end of the file. If the disk has no room for all of it, the file is left unchanged.
    fn append(&self, text: &str) -> Result<(), String> {
        let append = || {
            let mut file = OpenOptions::new().append(true).open(self.path)?;
            let length = file.metadata()?.len();
            let written = file.write_all(text.as_bytes()).and_then(|()| file.sync_all());
            if written.is_err() {
                // A line that is cut off is worse than none.
                let _ = file.set_len(length);
            }
            written
        };
        append().map_err(|error| self.sentence(&error.into()))
    }

    /// Keeps a file that is no table of answers under another name, and writes the table. Returns the sentence about
    /// it.
    fn replace_other(&self, text: &str) -> Result<String, String> {
        let kept = free(self.path);
        fs::rename(self.path, &kept).map_err(|error| self.sentence(&error.into()))?;
        if let Err(sentence) = self.write(text) {
            // The kept file gets its own name back.
            let _ = fs::rename(&kept, self.path);
            return Err(sentence);
        }
        let names = args![file = displayed(self.path), kept = displayed(&kept)];
        Ok(self.words.fill("cli-serve-csv-kept", &names))
    }

    fn sentence(&self, error: &DiskError) -> String {
        error.sentence_of_writing(self.words)
    }
}

fn unquoted(line: &str) -> String {
    line.replace('"', "")
}

/// Returns the number of the last question of a table.
fn last_question(table: &str) -> usize {
    let mut is_quoted = false;
    let numbers = table.lines().filter_map(|line| {
        // A text of a cell may have several lines.
        let begins_row = !is_quoted;
        is_quoted ^= line.matches('"').count() % 2 == 1;
        line.split(',').next()?.trim_matches('"').parse().ok().filter(|_| begins_row)
    });
    numbers.max().unwrap_or_default()
}

/// Returns a path at which no file exists: `name~`, `name~2` and so on.
fn free(path: &Path) -> PathBuf {
    let kept = |number: u32| {
        let mut name = path.as_os_str().to_owned();
        name.push(if number == 1 { "~".to_owned() } else { format!("~{number}") });
        PathBuf::from(name)
    };
    (1..=u32::MAX).map(kept).find(|kept| fs::symlink_metadata(kept).is_err()).unwrap_or_else(|| kept(1))
}
