//! `poda practice --report`: the file in which a student hands in answers.

use crate::load::lesson_name;
use crate::terminal::{displayed, report, report_file};
use crate::waiting::Unstored;
use poda_core::document::Document;
use poda_core::document::practice::ExerciseKind;
use poda_core::text::visible;
use poda_platform::clock::Instant;
use poda_platform::disk::{self, Backup, DiskError};
use poda_platform::unix_seconds;
use poda_words::file::fingerprint;
use poda_words::i18n::{Words, args};
use poda_words::messages::Message;
use poda_words::practice::class::Student;
use poda_words::practice::json::report::{ReadReport, ReportError, of_text, to_text};
use poda_words::practice::report::{AnswerReport, ExerciseReport, Report, UnixTime, tidied_name};
use std::path::{Path, PathBuf};

/// A report to which an exercise is to be added.
pub(super) struct ReportFile {
    path: PathBuf,
    /// The exercises handed in before, under the student's name.
    report: Report,
    started: UnixTime,
    clock: Instant,
    /// The answers that come meanwhile.
    _unstored: Unstored,
}

pub(super) struct HandedInFile {
    pub mode: ExerciseKind,
    /// All questions or fields, in the order of the trace.
    pub answers: Vec<AnswerReport>,
    pub is_complete: bool,
}

impl ReportFile {
    /// Begins a report in a file, or continues the one in the file if it is the same student's. Reports the reason if
    /// the file cannot be written, before any question is asked.
    pub fn begin(words: &Words, path: &Path, name: &str, student: &str) -> Option<Self> {
        let report = Report { name: tidied_name(name), student: tidied_name(student), exercises: Vec::new() };
        let report = match continued(words, path, report) {
            Ok(report) => report,
            Err(sentence) => {
                report_file(path, &sentence);
                return None;
            }
        };
        let started = UnixTime(unix_seconds());
        Some(Self { path: path.to_owned(), report, started, clock: Instant::now(), _unstored: Unstored::new() })
    }

    /// Adds the answers to the report and writes it. The previous version of the file is kept as a copy. Returns
    /// whether the file was written; reports the reason if not.
    pub fn write(mut self, words: &Words, file: &Path, document: &Document, handed_in: HandedInFile) -> bool {
        let HandedInFile { mode, answers, is_complete } = handed_in;
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
        self.report.exercises.push(exercise);
        match disk::write(&self.path, to_text(&self.report), Backup::Keep) {
            Ok(()) => {
                // This goes to standard error, because a program may read standard output.
                report(&words.fill("cli-practice-written", &args![file = displayed(&self.path)]));
                true
            }
            Err(error) => {
                report_file(&self.path, &disk_sentence(words, &error));
                false
            }
        }
    }
}

/// Returns the report to which an exercise is added: the one in the file if there is one, or else `new`.
///
/// # Errors
/// Returns a sentence if the file must not be overwritten, because it is not a report, is damaged, or is another
/// student's.
fn continued(words: &Words, path: &Path, new: Report) -> Result<Report, String> {
    let before = match disk::read(path) {
        Ok(bytes) => of_text(&bytes),
        Err(DiskError::NotFound) if has_folder(path) => return Ok(new),
        Err(DiskError::NotFound) => return Err(disk_sentence(words, &DiskError::FolderNotFound)),
        Err(error) => return Err(disk_sentence(words, &error)),
    };
    let before = match before {
        Ok(ReadReport { report, is_intact: true }) => report,
        Ok(_) => return Err(ReportError::Damaged.sentence(words)),
        Err(ReportError::NotAReport) => return Err(words.text("cli-practice-would-overwrite")),
        Err(error) => return Err(error.sentence(words)),
    };
    let [was, is] = [&before, &new].map(Student::of);
    if is == Student::default() || was.is_same(&is) {
        return Ok(before);
    }
    if was == Student::default() {
        return Ok(Report { exercises: before.exercises, ..new });
    }
    let name = if before.name.is_empty() { &before.student } else { &before.name };
    Err(words.fill("cli-practice-of-another", &args![student = visible(name).into_owned()]))
}

/// Returns the title of a document in the language of `words`, or else the name of its lesson or file.
pub(super) fn title(words: &Words, path: &Path, document: &Document) -> String {
    let title = document.title.as_ref().map(|title| title.in_language(words.language()).to_owned());
    title.unwrap_or_else(|| path.file_stem().unwrap_or(path.as_os_str()).to_string_lossy().into_owned())
}

/// Returns a sentence about why a report cannot be read or written.
pub(super) fn disk_sentence(words: &Words, error: &DiskError) -> String {
    match error {
        DiskError::NotFound => words.text("cli-practice-no-report"),
        DiskError::IsFolder | DiskError::NotAFile => words.text("cli-practice-no-file"),
        DiskError::TooLarge => words.text("cli-practice-not-a-report"),
        other => other.sentence(words),
    }
}

fn has_folder(path: &Path) -> bool {
    path.parent().is_none_or(|folder| folder.as_os_str().is_empty() || folder.is_dir())
}
