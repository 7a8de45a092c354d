//! Tables for spreadsheets: whatever names contain, no cell begins like a formula, numbers stay numbers, and what Poda
//! reads back is what it was given.

use crate::cli::hostile_names::{documents, formula};
use crate::cli::program::{Folder, err, out, program, text};
use crate::words::practice::reports::sample;
use poda::class::{ClosedChoice, CountedQuestion, table};
use poda::practice::json::report::to_text;
use poda::table::{plain, table_text};
use poda::text::{is_unsafe, visible};
use poda::trace::TimelineStep;
use std::cell::Cell;
use std::fs;
use std::path::Path;
use std::process::Output;

/// How many classes of names are tried.
const SEEDS: u64 = 4;

/// Returns whether a cell begins with a formula's sign, behind what a spreadsheet may skip.
fn begins_formula(cell: &str) -> bool {
    let is_skipped = |letter: char| letter.is_whitespace() || is_unsafe(letter) || "\u{301}\u{3164}".contains(letter);
    cell.trim_start_matches(is_skipped).starts_with(['=', '+', '-', '@', '＝', '＋', '－', '＠'])
}

fn is_number(cell: &str) -> bool {
    let is_one = |number: &str| number.split('/').all(|part| part.parse::<f64>().is_ok());
    cell.split(';').all(is_one)
}

/// The rows of a table, read with a separator.
fn rows(table: &str, separator: u8) -> Vec<Vec<String>> {
    let mut reader =
        csv::ReaderBuilder::new().has_headers(false).flexible(true).delimiter(separator).from_reader(table.as_bytes());
    reader.records().map(|row| row.unwrap().iter().map(str::to_owned).collect()).collect()
}

/// Fails if a cell of a table begins with a formula that is not a number, by whatever separator a spreadsheet reads it,
/// or if a character has an effect.
fn assert_harmless(what: &str, table: &str) {
    assert!(table.ends_with("\r\n") && 1 < table.matches("\r\n").count(), "{what}: {table}");
    let acting = table.replace("\r\n", "").chars().find(|&letter| is_unsafe(letter));
    assert_eq!(acting, None, "{what}: {table}");
    for separator in [b',', b';', b'\t', b'|'] {
        for cell in rows(table, separator).iter().flatten() {
            // A cell may have lost the quotes in which another program would keep it.
            for part in cell.split('"').chain([cell.as_str()]) {
                assert!(!begins_formula(part) || is_number(part), "{what}, {:?}: {part}", char::from(separator));
            }
        }
    }
}

/// Different names, one after another.
fn names(seed: u64) -> impl FnMut() -> String {
    let number = Cell::new(seed << 32);
    move || {
        number.set(number.get() + 1);
        format!("{}{}", formula(number.get()), number.get() & 0xffff)
    }
}

fn poda(arguments: &[&str], files: &[&Path]) -> Output {
    program(arguments).args(files).output().unwrap()
}

fn printed(output: &Output) -> &str {
    assert!(output.status.success(), "{}", err(output));
    out(output)
}

#[test]
fn the_names_in_traces_run_nothing_in_any_kind_of_search() {
    let folder = Folder::new();
    for seed in 0..SEEDS {
        for (kind, document) in documents("=1+1", names(seed)) {
            let file = folder.file("names.ron", document);
            for flags in [
                &["trace", "--format", "csv", "--lang", "en"][..],
                &["trace", "--format", "csv", "--why", "--lang", "es"],
            ] {
                let output = poda(flags, &[&file]);
                // Monte Carlo tree search has other flags.
                if kind != "sampled" || output.status.success() {
                    assert_harmless(kind, printed(&output));
                }
            }
        }
    }
}

#[test]
fn numbers_in_a_trace_stay_numbers() {
    let folder = Folder::new();
    let tree = "Tree(tree: [[-3, 1e5], (name: \"-3\", children: [-0.5, 2])])";
    let file = folder.file("numbers.ron", format!("(version: 1, game: {tree}, search: (window: (-inf, inf)))"));
    let output = poda(&["trace", "--format", "csv"], &[&file]);
    let table = printed(&output);
    for (cell, count) in [("-3", 1), ("100000", 1), ("-0.5", 1), ("-inf", 1), ("\"'-3\"", 1)] {
        let found = table.split([',', '\n']).filter(|found| *found == cell).count();
        assert!(count <= found, "{cell}: {table}");
    }
}

#[test]
fn the_answers_of_a_class_run_nothing() {
    for seed in 0..40 {
        let mut name = names(seed);
        let choice = |text| ClosedChoice { text, count: 3, is_right: true, misconception: None };
        let choices = vec![choice(name()), choice(name())];
        let question = CountedQuestion { step: TimelineStep::new(7), round: 2, prompt: name(), choices };
        let written = table(std::slice::from_ref(&question), 1);
        assert_harmless("answers", &written);
        let row = &rows(&written, b',')[1];
        assert_eq!(plain(&row[3]), visible(&question.prompt));
        assert_eq!((row[0].as_str(), row[1].as_str(), row[7].as_str()), ("1", "7", "3"));
    }
}

#[test]
fn the_names_in_reports_run_nothing() {
    let folder = Folder::new();
    for seed in 0..SEEDS {
        let mut name = names(seed);
        let mut files = Vec::new();
        for index in 0..4 {
            let mut report = sample();
            (report.name, report.student) = (name(), name());
            report.exercises[0].exercise = name();
            report.exercises[0].lesson = Some(name());
            report.exercises[0].answers[0].field = name();
            let file = format!("{}-{index}.json", name().replace(['/', '\0', '\n', '\r'], ""));
            files.push(folder.file(&file, to_text(&report)));
        }
        let files: Vec<&Path> = files.iter().map(AsRef::as_ref).collect();
        for flags in [&["practice", "--collect"][..], &["practice", "--collect", "--summary=csv"]] {
            assert_harmless("reports", printed(&poda(flags, &files)));
        }
    }
}

/// What is written for the seats is read as it was typed, and written as it is.
#[test]
fn a_class_that_is_written_and_read_is_the_same_class() {
    let folder = Folder::new();
    let quoted = |name: &str| format!("\"{}\"", name.replace('"', "\"\""));
    for seed in 0..SEEDS {
        let mut name = names(seed);
        let students: Vec<[String; 2]> = (0..6).map(|_| [name(), name()]).collect();
        let typed = students.iter().map(|[name, id]| format!("{},{}\n", quoted(name), quoted(id)));
        folder.file("class.csv", format!("name,student\n{}", typed.collect::<String>()));
        let seats = |class: &str, exam: &str| {
            let flags = ["exam", "--seed", "7", "--students", class, "-o", exam];
            let output = program(&flags).current_dir(folder.path("")).output().unwrap();
            // Whether there is a glyph for every letter of the names depends on the fonts of the machine.
            let told = err(&output);
            assert!(told.lines().all(|line| line.contains("has letters for which Poda has no glyph")), "{told}");
            assert!(output.status.success() || !told.is_empty());
            fs::read_to_string(folder.path(&exam.replace(".pdf", "-seats.csv"))).unwrap()
        };
        let first = seats("class.csv", "first.pdf");
        assert_harmless("seats", &first);
        let read: Vec<String> = rows(&first, b',').iter().skip(1).map(|row| plain(&row[0]).into_owned()).collect();
        let typed: Vec<String> = students.iter().map(|[name, _]| visible(name.trim()).into_owned()).collect();
        assert_eq!(read, typed);
        assert_eq!(seats("first-seats.csv", "second.pdf"), first);
    }
}

#[test]
fn a_table_of_sheets_runs_nothing_and_its_columns_are_those_that_were_typed() {
    let folder = Folder::new();
    for seed in 0..SEEDS {
        for (kind, document) in documents("T", names(seed)).into_iter().filter(|(kind, _)| *kind != "sampled") {
            let file = folder.file("sheet.ron", document);
            // The columns of a table are those of a sheet, whose ids are names.
            let flags = ["practice", "--blank", "--json", "--sheet"];
            let sheet = poda(&flags, &[&file]);
            let sheet: serde_json::Value = serde_json::from_str(printed(&sheet)).unwrap();
            let nodes = sheet["fields"].as_object().unwrap();
            // Cells are trimmed, and what has an effect is written as an escape.
            let is_kept = |id: &&String| id.trim() == *id && visible(id) == id.as_str();
            let columns: Vec<String> = nodes.keys().filter(is_kept).map(|id| format!("{id}.value")).take(3).collect();
            let mut name = names(seed + 100);
            let student = [name(), name()];
            let headings = ["name", "student"].into_iter().chain(columns.iter().map(String::as_str));
            let row =
                student.iter().map(poda::table::Cell::from).chain(columns.iter().map(|_| poda::table::Cell::EMPTY));
            let typed = table_text(headings, [row]);
            let table = folder.file("sheets.csv", typed);
            let flags = ["practice", "--blank", "--lang", "en", "--csv", table.to_str().unwrap()];
            let marked = poda(&flags, &[&file]);
            let marked = printed(&marked);
            assert_harmless(kind, marked);
            let headings: Vec<String> = rows(marked, b',')[0].iter().map(|cell| plain(cell).into_owned()).collect();
            assert_eq!(headings[5..], columns, "{kind}");
        }
    }
}

#[test]
fn the_table_of_judged_runs_runs_nothing() {
    let folder = Folder::new();
    for seed in 0..SEEDS {
        for (kind, document) in documents("T", names(seed)).into_iter().filter(|(kind, _)| *kind != "sampled") {
            let file = folder.file("run.ron", document);
            let run = poda(&["trace", "--format", "run"], &[&file]);
            let run = printed(&run).replacen("\"value\":3", "\"value\":5", 1);
            let name = format!("{}.jsonl", formula(seed).replace(['/', '\0'], ""));
            let runs = [folder.file(&name, &run), folder.file(&format!("-\u{202e}{kind}.jsonl"), "nothing")];
            let table = folder.path("table.csv");
            let flags = ["check", "--lang", "en", "--csv", table.to_str().unwrap(), "--"];
            let output = poda(&flags, &runs.each_ref().map(AsRef::as_ref));
            assert!(!text(&output.stdout).contains('\u{202e}'), "{kind}");
            assert_harmless(kind, &fs::read_to_string(&table).unwrap());
        }
    }
}

#[test]
fn a_table_of_runs_is_written_as_a_whole_or_not_at_all() {
    let folder = Folder::new();
    folder.file("run.jsonl", "{\"poda\": 1, \"tree\": [3, 5]}\n");
    let kept = folder.file("kept.csv", "mine");
    let mut permissions = fs::metadata(&kept).unwrap().permissions();
    permissions.set_readonly(true);
    fs::set_permissions(&kept, permissions).unwrap();
    let check = |table| {
        let arguments = ["check", "--lang", "en", "--csv", table, "run.jsonl"];
        program(&arguments).current_dir(folder.0.path()).output().unwrap()
    };
    let refused = check("kept.csv");
    assert_eq!((refused.status.code(), err(&refused)), (Some(1), "kept.csv: The file is read-only.\n"));
    assert_eq!(err(&check("none/new.csv")), "none/new.csv: There is no such folder.\n");
    assert_eq!(fs::read_dir(folder.0.path()).unwrap().count(), 2);
    assert_eq!(fs::read(&kept).unwrap(), b"mine");
    check("new.csv");
    assert!(fs::read_to_string(folder.path("new.csv")).unwrap().starts_with("\"file\",\"verdict\""));
}
