//! `poda practice --report`: the file in which a student's answers are handed in.

use crate::cli::load::lesson_name;
use crate::cli::report::{displayed, report, report_file};
use crate::document::Document;
use crate::document::practice::Exercise;
use crate::file::fingerprint;
use crate::i18n::Words;
use crate::platform::clock::{Instant, SystemTime, UNIX_EPOCH};
use crate::platform::disk::{self, Backup, DiskError};
use crate::practice::json::report::{ReportError, of_text, to_text};
use crate::practice::report::{AnswerReport, ExerciseReport, Report, tidied_name};
use crate::practice::unix_time::UnixTime;
use std::path::{Path, PathBuf};

/// A report that is being answered.
pub(super) struct ReportFile {
    path: PathBuf,
    name: String,
    started: UnixTime,
    clock: Instant,
}

/// What is handed in of an exercise.
pub(super) struct HandedIn {
    /// What was to be done.
    pub mode: Exercise,
    /// Every question or field, in the order of the trace.
    pub answers: Vec<AnswerReport>,
    /// Whether the exercise was answered to its end.
    pub is_complete: bool,
}

impl ReportFile {
    /// Begins a report in a file. Reports why the file cannot be written, before a question is asked: it is not overwritten unless it is
    /// a report itself.
    pub fn begin(words: &Words, path: &Path, name: &str) -> Option<Self> {
        let fault = match disk::read(path) {
            Ok(bytes) if of_text(&bytes) == Err(ReportError::NotAReport) => {
                Some(words.text("cli-practice-would-overwrite"))
            }
            Ok(_) => None,
            Err(DiskError::NotFound) if has_folder(path) => None,
            Err(DiskError::NotFound) => Some(disk_sentence(words, &DiskError::FolderNotFound)),
            Err(error) => Some(disk_sentence(words, &error)),
        };
        if let Some(sentence) = fault {
            report_file(path, &sentence);
            return None;
        }
        let since_1970 = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        let started = UnixTime(since_1970.as_secs());
        Some(Self { path: path.to_owned(), name: tidied_name(name), started, clock: Instant::now() })
    }

    /// Writes the answers. A report that was in the file before is kept beside it. Returns whether the file was written, and
    /// reports why not.
    pub fn write(self, words: &Words, file: &Path, document: &Document, handed_in: HandedIn) -> bool {
        let HandedIn { mode, answers, is_complete } = handed_in;
        let practice = document.practice.clone().unwrap_or_default();
        let exercise = ExerciseReport {
            exercise: title(words, file, document),
            lesson: lesson_name(file).map(str::to_owned),
            position: fingerprint(document),
            mode,
            seed: practice.seed,
            started: self.started,
            seconds: self.clock.elapsed().as_secs(),
            is_complete,
            answers,
        };
        let text = to_text(&Report { name: self.name, exercises: vec![exercise] });
        match disk::write(&self.path, &text, Backup::Keep) {
            Ok(()) => {
                // Standard output may be read by a program.
                report(&words.fill("cli-practice-written", &[("file", displayed(&self.path).into())]));
                true
            }
            Err(error) => {
                report_file(&self.path, &disk_sentence(words, &error));
                false
            }
        }
    }
}

/// Returns the title of a document in the language of the words, or the name of its lesson or file.
pub(super) fn title(words: &Words, path: &Path, document: &Document) -> String {
    let title = document.title.as_ref().map(|title| title.in_language(words.language()).to_owned());
    title.unwrap_or_else(|| path.file_stem().unwrap_or(path.as_os_str()).to_string_lossy().into_owned())
}

/// Returns why a report cannot be read or written.
pub(super) fn disk_sentence(words: &Words, error: &DiskError) -> String {
    match error {
        DiskError::NotFound => words.text("cli-practice-no-report"),
        DiskError::IsFolder | DiskError::NotAFile => words.text("cli-practice-no-file"),
        DiskError::TooLarge => words.text("cli-practice-not-a-report"),
        other => other.sentence(words),
    }
}

/// Returns whether the folder of a file exists.
fn has_folder(path: &Path) -> bool {
    path.parent().is_none_or(|folder| folder.as_os_str().is_empty() || folder.is_dir())
}
