//! `poda practice --report`: the file in which a student's answers are handed in.

use crate::cli::load::lesson_name;
use crate::cli::terminal::{displayed, report, report_file};
use crate::document::Document;
use crate::document::practice::Exercise;
use crate::file::fingerprint;
use crate::i18n::Words;
use crate::platform::clock::{Instant, SystemTime, UNIX_EPOCH};
use crate::platform::disk::{self, Backup, DiskError};
use crate::practice::json::report::{ReadReport, ReportError, of_text, to_text};
use crate::practice::report::{AnswerReport, ExerciseReport, Report, ReportSums, UnixTime, mode_name, tidied_name};
use crate::text::visible;
use std::io::{self, Write};
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

fn has_folder(path: &Path) -> bool {
    path.parent().is_none_or(|folder| folder.as_os_str().is_empty() || folder.is_dir())
}

/// The names of the columns, the same in every language: programs read them.
const COLUMNS: &str = "name exercise mode seed asked right_first points of complete started seconds checksum file";

/// Prints a row a report and exercise. Returns whether every file is an intact report.
pub fn collect(words: &Words, files: &[PathBuf], out: &mut impl Write) -> io::Result<bool> {
    let mut are_all_intact = true;
    let mut write_row = |cells: &[String]| write!(out, "{}\r\n", cells.join(","));
    write_row(&COLUMNS.split(' ').map(quoted).collect::<Vec<_>>())?;
    for path in files {
        match read(words, path) {
            Ok(ReadReport { report, is_intact }) => {
                for exercise in &report.exercises {
                    write_row(&row(path, &report.name, exercise, is_intact))?;
                }
                if !is_intact {
                    report_file(path, &words.text("cli-practice-damaged"));
                    are_all_intact = false;
                }
            }
            Err(sentence) => {
                report_file(path, &sentence);
                are_all_intact = false;
            }
        }
    }
    Ok(are_all_intact)
}

/// Returns the report in a file, or the sentence that says why there is none.
fn read(words: &Words, path: &Path) -> Result<ReadReport, String> {
    let bytes = disk::read(path).map_err(|error| disk_sentence(words, &error))?;
    of_text(&bytes).map_err(|error| {
        words.text(match error {
            ReportError::NotAReport => "cli-practice-not-a-report",
            ReportError::OtherVersion => "cli-practice-other-version",
            ReportError::Damaged => "cli-practice-unreadable",
            ReportError::WrongSums => "cli-practice-wrong-sums",
        })
    })
}

/// Returns the row of an exercise. The marks of a damaged report are left out, so that they are not added up.
fn row(path: &Path, name: &str, exercise: &ExerciseReport, is_intact: bool) -> [String; 13] {
    let text = |text: &str| quoted(&visible(text));
    let mark = |number: u64| if is_intact { number.to_string() } else { String::new() };
    let ReportSums { asked, right_first, points, of } = exercise.sums();
    [
        text(name),
        text(&exercise.exercise),
        text(mode_name(exercise.mode)),
        exercise.seed.map(|seed| seed.to_string()).unwrap_or_default(),
        mark(asked),
        mark(right_first),
        mark(points),
        mark(of),
        if is_intact { text(if exercise.is_complete { "yes" } else { "no" }) } else { String::new() },
        text(&exercise.started.to_string()),
        mark(exercise.seconds),
        text(if is_intact { "ok" } else { "bad" }),
        text(&path.to_string_lossy()),
    ]
}

/// Returns text as a cell: in quotes, and harmless.
fn quoted(text: &str) -> String {
    format!("\"{}\"", harmless(text).replace('"', "\"\""))
}

/// Returns a text in which nothing is taken for a formula.
fn harmless(text: &str) -> String {
    let mut safe = String::with_capacity(text.len() + 1);
    let mut begins = true;
    for letter in text.chars() {
        if begins && "=+-@＝＋－＠".contains(letter) {
            safe.push('\'');
        }
        safe.push(letter);
        // A spreadsheet may skip space before a formula.
        begins = ",;\"\t\r\n".contains(letter) || begins && (letter.is_whitespace() || letter.is_control());
    }
    safe
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_is_taken_for_a_formula() {
        for (text, safe) in [
            ("Ana", "Ana"),
            ("=1+1", "'=1+1"),
            ("+34 600", "'+34 600"),
            ("-2", "'-2"),
            ("@sum", "'@sum"),
            ("  =1", "  '=1"),
            ("\t=1", "\t'=1"),
            ("＝1", "'＝1"),
            ("Ana;=1+1", "Ana;'=1+1"),
            ("Ana\",\"=1", "Ana\",\"'=1"),
            ("Ana\n@x", "Ana\n'@x"),
            ("3 - 2 = 1", "3 - 2 = 1"),
            ("Ana-María", "Ana-María"),
            ("−1", "−1"),
        ] {
            assert_eq!(harmless(text), safe);
        }
    }

    #[test]
    fn text_is_quoted() {
        assert_eq!([quoted("a \"b\", c\n"), quoted("")], ["\"a \"\"b\"\", c\n\"", "\"\""]);
    }
}
