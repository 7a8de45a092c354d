//! `poda practice --collect`: checks reports and prints them as one table for a class.

use super::csv::{Cell, write_row};
use super::report_file::disk_sentence;
use crate::cli::report::report_file;
use crate::i18n::Words;
use crate::platform::disk;
use crate::practice::json::report::{ReadReport, ReportError, of_text};
use crate::practice::report::{ExerciseReport, ReportSums, mode_name};
use crate::text::visible;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

/// The names of the columns, the same in every language: programs read them.
const COLUMNS: [&str; 13] = [
    "name",
    "exercise",
    "mode",
    "seed",
    "asked",
    "right_first",
    "points",
    "of",
    "complete",
    "started",
    "seconds",
    "checksum",
    "file",
];

/// Prints a row a report and exercise. Returns whether every file is an intact report.
pub fn collect(words: &Words, files: &[PathBuf], out: &mut impl Write) -> io::Result<bool> {
    let mut are_all_intact = true;
    write_row(out, &COLUMNS.map(|name| Cell::Text(name.to_owned())))?;
    for path in files {
        match read(words, path) {
            Ok(ReadReport { report, is_intact }) => {
                for exercise in &report.exercises {
                    write_row(out, &row(path, &report.name, exercise, is_intact))?;
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
fn row(path: &Path, name: &str, exercise: &ExerciseReport, is_intact: bool) -> [Cell; COLUMNS.len()] {
    let text = |text: &str| Cell::Text(visible(text).into_owned());
    let mark = |number: u64| if is_intact { Cell::Number(number) } else { Cell::Empty };
    let ReportSums { asked, right_first, points, of } = exercise.sums();
    [
        text(name),
        text(&exercise.exercise),
        text(mode_name(exercise.mode)),
        exercise.seed.map_or(Cell::Empty, Cell::Number),
        mark(asked),
        mark(right_first),
        mark(points),
        mark(of),
        if is_intact { text(if exercise.is_complete { "yes" } else { "no" }) } else { Cell::Empty },
        text(&exercise.started.to_string()),
        mark(exercise.seconds),
        text(if is_intact { "ok" } else { "bad" }),
        text(&path.to_string_lossy()),
    ]
}
