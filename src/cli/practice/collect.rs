//! `poda practice --collect`: the reports of a class as one table, or a summary of the most frequent mistakes.

use super::reports::{disk_sentence, title};
use crate::flag_values::OneOf;
use crate::load::{load_document_with_players, read_path};
use crate::table::{Roster, students_of};
use crate::terminal::{report, report_all_of, report_file};
use clap::Args;
use poda_core::text::visible;
use poda_words::file::fingerprint;
use poda_words::i18n::{Words, args};
use poda_words::messages::Message;
use poda_words::practice::class::{
    Attempt, ClassWork, ExpectedExercise, ExpectedWork, HandedIn, Keep, Student, distinct,
};
use poda_words::practice::json::report::{ReadReport, of_text};
use poda_words::practice::report::{ReportSums, mode_name};
use poda_words::practice::sentences::{class_lines, class_table};
use poda_words::table::{Cell, TableWriter};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

const KEEP: OneOf<Keep> =
    OneOf::of(|| vec![("all", Keep::All), ("best", Keep::Best), ("first", Keep::First), ("last", Keep::Last)]);
const SUMMARY: OneOf<SummaryFormat> = OneOf::of(|| vec![("text", SummaryFormat::Text), ("csv", SummaryFormat::Csv)]);

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SummaryFormat {
    Text,
    Csv,
}

/// The flags of `--collect`.
#[derive(Args, Clone, Debug, PartialEq)]
pub struct CollectArgs {
    #[arg(long, requires = "collect", value_parser = KEEP, value_name = "all|best|first|last", default_value = "all", help = "cli-help-practice-keep")]
    keep: Keep,
    #[arg(long, requires = "collect", value_hint = clap::ValueHint::FilePath, help = "cli-help-practice-expect", value_name = "cli-help-value-file")]
    expect: Vec<PathBuf>,
    #[arg(long, requires = "collect", value_parser = SUMMARY, num_args = 0..=1, require_equals = true, default_missing_value = "text", value_name = "text|csv", help = "cli-help-practice-summary")]
    summary: Option<SummaryFormat>,
}

/// The names of the columns. They are the same in every language, because programs read them.
const COLUMNS: &str = "name student exercise lesson position mode seed attempt asked right_first points of complete started \
                       seconds checksum remark file";

/// Prints a row for each report and exercise, or the summary of all. Returns whether every file is an intact report.
pub(super) fn collect(words: &Words, args: &CollectArgs, files: &[PathBuf], out: &mut impl Write) -> io::Result<bool> {
    let Some(expected) = expected(words, &args.expect) else { return Ok(false) };
    let mut reports = Vec::new();
    let mut are_all_intact = true;
    for path in files {
        match read(words, path) {
            Ok(ReadReport { report, is_intact }) => {
                if !is_intact {
                    report_file(path, &words.text("cli-practice-damaged"));
                }
                are_all_intact &= is_intact;
                reports.push(HandedIn { source: path.to_string_lossy().into_owned(), report, is_intact });
            }
            Err(sentence) => {
                report_file(path, &sentence);
                are_all_intact = false;
            }
        }
    }
    let class = ClassWork::new(&reports, args.keep, &expected);
    report_remarks(words, &class);
    match args.summary {
        None => {
            let mut table = TableWriter::new(out, COLUMNS.split_whitespace())?;
            for attempt in &class.attempts {
                table.write_row(row(attempt))?;
            }
            for (student, exercises) in &class.missing {
                for exercise in exercises {
                    table.write_row(missing_row(student, exercise))?;
                }
            }
            table.finish()?;
        }
        Some(SummaryFormat::Csv) => {
            out.write_all(class_table(&class.summaries()).as_bytes())?;
        }
        Some(SummaryFormat::Text) => {
            for line in class_lines(words, &class.summaries()) {
                writeln!(out, "{}", visible(&line))?;
            }
        }
    }
    Ok(are_all_intact)
}

/// Reads what is expected: exercises from position files and lessons, students from tables. Reports the first file that
/// cannot be read.
fn expected(words: &Words, paths: &[PathBuf]) -> Option<ExpectedWork> {
    let mut expected = ExpectedWork::default();
    for path in paths {
        if path.extension().is_some_and(|extension| extension.eq_ignore_ascii_case("csv")) {
            let students = read_path(path).map_err(|error| disk_sentence(words, &error));
            match students.and_then(|bytes| students_of(words, &bytes)) {
                Ok(Roster { students, remarks, .. }) => {
                    report_all_of(path, remarks);
                    expected.students.extend(students);
                }
                Err(sentence) => {
                    report_file(path, &sentence);
                    return None;
                }
            }
        } else {
            let document = load_document_with_players(words, path)?;
            let title = title(words, path, &document);
            expected.exercises.push(ExpectedExercise { position: fingerprint(&document), title });
        }
    }
    expected.students = distinct(expected.students);
    Some(expected)
}

/// Reports exercises that are copied, unexpected or missing.
fn report_remarks(words: &Words, class: &ClassWork<'_>) {
    let text = |text: &str| visible(text).into_owned();
    for attempt in &class.attempts {
        let path = Path::new(&attempt.handed_in.source);
        let exercise = ("exercise", text(&attempt.exercise.exercise).into());
        if !attempt.copies.is_empty() {
            let names = ("names", text(&attempt.copies.join(", ")).into());
            report_file(path, &words.fill("cli-practice-copy", &[exercise.clone(), names]));
        }
        if attempt.is_foreign {
            report_file(path, &words.fill("cli-practice-foreign", &[exercise]));
        }
    }
    for (student, exercises) in &class.missing {
        let titles: Vec<&str> = exercises.iter().map(|exercise| exercise.title.as_str()).collect();
        let shown = if student.name.is_empty() { &student.id } else { &student.name };
        let args = args![student = text(shown), exercises = text(&titles.join(", "))];
        report(&words.fill("cli-practice-missing", &args));
    }
}

/// Returns the report in a file, or a sentence about the reason if there is none.
fn read(words: &Words, path: &Path) -> Result<ReadReport, String> {
    let bytes = read_path(path).map_err(|error| disk_sentence(words, &error))?;
    of_text(&bytes).map_err(|error| error.sentence(words))
}

/// Returns the row of an exercise. The marks of a damaged report are left empty, so that they are not added up.
fn row<'a>(attempt: &'a Attempt<'_>) -> [Cell<'a>; 18] {
    let Attempt { handed_in, exercise, number, copies, is_foreign, .. } = attempt;
    let mark = |number: u64| Cell::from(handed_in.is_intact.then_some(number));
    let ReportSums { asked, right_first, points, of } = exercise.sums();
    let copy = (!copies.is_empty()).then(|| format!("copy: {}", copies.join("; ")));
    let remarks: Vec<String> = is_foreign.then(|| "foreign".to_owned()).into_iter().chain(copy).collect();
    let complete = if exercise.is_complete { "yes" } else { "no" };
    [
        (&attempt.student().name).into(),
        (&attempt.student().id).into(),
        (&exercise.exercise).into(),
        exercise.lesson.as_deref().unwrap_or_default().into(),
        format!("{:016x}", exercise.position).into(),
        mode_name(exercise.mode).into(),
        exercise.seed.into(),
        (*number).into(),
        mark(asked),
        mark(right_first),
        mark(points),
        mark(of),
        handed_in.is_intact.then_some(complete).into(),
        exercise.started.to_string().into(),
        mark(exercise.seconds),
        if handed_in.is_intact { "ok" } else { "bad" }.into(),
        remarks.join(", ").into(),
        (&handed_in.source).into(),
    ]
}

/// Returns the row of an exercise that a student has not submitted.
fn missing_row<'a>(student: &'a Student, exercise: &'a ExpectedExercise) -> [Cell<'a>; 18] {
    let mut row = [const { Cell::EMPTY }; 18];
    row[0] = (&student.name).into();
    row[1] = (&student.id).into();
    row[2] = (&exercise.title).into();
    row[4] = format!("{:016x}", exercise.position).into();
    row[16] = "missing".into();
    row
}
