//! A command that is interrupted ends with the exit status of its signal, leaves no file that is half written, and
//! keeps the answers of a student. A silent one says on a terminal that it works.

#![cfg(unix)]

use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::path::Path;
use std::process::{Child, ChildStdin, Command, Stdio};
use std::thread::sleep;
use std::time::Duration;
use tempfile::tempdir;

/// The signals that ask a program to end, and their numbers.
const SIGNALS: [(&str, i32); 3] = [("HUP", 1), ("INT", 2), ("TERM", 15)];

fn begin(folder: &Path, arguments: &[&str]) -> Child {
    let program = env!("CARGO_BIN_EXE_poda");
    // These tests may run where a signal is ignored, as nohup and background jobs do, and a program keeps that.
    let mut poda = if Path::new("/proc/self/status").exists() {
        let mut poda = Command::new("env");
        poda.args(["--default-signal=HUP,INT,TERM", program]);
        poda
    } else {
        Command::new(program)
    };
    poda.current_dir(folder).args(arguments);
    poda.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap()
}

/// Sends a signal to a program, once the program catches it.
fn send(signal: (&str, i32), poda: &Child) {
    let catches = || {
        let status = fs::read_to_string(format!("/proc/{}/status", poda.id())).ok()?;
        let caught = status.lines().find_map(|line| line.strip_prefix("SigCgt:"))?;
        Some(u64::from_str_radix(caught.trim(), 16).ok()? >> (signal.1 - 1) & 1 == 1)
    };
    while catches() == Some(false) {
        sleep(Duration::from_millis(1));
    }
    let name = format!("-{}", signal.0);
    assert!(Command::new("kill").args([&name, &poda.id().to_string()]).status().unwrap().success());
}

#[test]
fn a_command_that_works_or_waits_ends_with_the_status_of_the_signal() {
    let folder = tempdir().unwrap();
    fs::write(folder.path().join("nim.ron"), "(version: 1, game: Nim(piles: [9, 9, 9, 9, 9, 9]))").unwrap();
    let endless = ["--max-nodes", "9000000000", "--max-memory", "900"];
    let with_limits = |arguments: &[&'static str]| [arguments, &endless[..]].concat();
    for arguments in [
        with_limits(&["solve", "nim.ron"]),
        with_limits(&["trace", "nim.ron"]),
        with_limits(&["export", "nim.ron", "-o", "nim.svg"]),
        with_limits(&["export", "nim.ron", "--format", "scorm", "-o", "nim.zip"]),
        with_limits(&["practice", "nim.ron", "--list"]),
        vec!["import", "-", "-o", "tree.ron"],
        vec!["check", "-", "--csv", "table.csv"],
        vec!["play", "1"],
        vec!["practice", "1"],
    ] {
        for signal in SIGNALS {
            let mut poda = begin(folder.path(), &arguments);
            // Its input does not end before the signal comes.
            let _open = poda.stdin.take();
            send(signal, &poda);
            let status = poda.wait().unwrap();
            assert_eq!(status.code(), Some(128 + signal.1), "{arguments:?}, {}", signal.0);
        }
    }
    let left: Vec<_> = fs::read_dir(folder.path()).unwrap().map(|entry| entry.unwrap().file_name()).collect();
    assert_eq!(left, ["nim.ron"]);
}

/// Answers the first question of a lesson, and returns when the answer is judged.
fn answer_one(poda: &mut Child) -> (ChildStdin, BufReader<impl Read + use<>>) {
    let (mut input, mut output) = (poda.stdin.take().unwrap(), BufReader::new(poda.stdout.take().unwrap()));
    let mut line = String::new();
    output.read_line(&mut line).unwrap();
    assert!(line.contains("\"question\":1"), "{line}");
    writeln!(input, "{{\"answer\": null}}").unwrap();
    line.clear();
    output.read_line(&mut line).unwrap();
    assert!(line.contains("\"right\""), "{line}");
    (input, output)
}

fn answers(folder: &Path) -> Vec<serde_json::Value> {
    let report: serde_json::Value = serde_json::from_slice(&fs::read(folder.join("report.json")).unwrap()).unwrap();
    let exercise = &report["exercises"][0];
    assert_eq!(exercise["complete"], false, "{exercise}");
    exercise["answers"].as_array().unwrap().clone()
}

#[test]
fn the_answers_before_an_interrupt_are_in_the_report() {
    for signal in SIGNALS {
        let folder = tempdir().unwrap();
        let mut poda =
            begin(folder.path(), &["practice", "a-to-n", "--json", "--name", "Ana", "--report", "report.json"]);
        let _open = answer_one(&mut poda);
        send(signal, &poda);
        assert_eq!(poda.wait().unwrap().code(), Some(128 + signal.1));
        let answers = answers(folder.path());
        assert!((1..=2).contains(&answers.len()), "the closed question, and the open one: {answers:?}");
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1, "{}", signal.0);
    }
}

#[test]
fn the_answers_are_in_the_report_if_nobody_reads_the_questions_any_more() {
    let folder = tempdir().unwrap();
    let mut poda = begin(folder.path(), &["practice", "a-to-n", "--json", "--name", "Ana", "--report", "report.json"]);
    let (mut input, output) = answer_one(&mut poda);
    drop(output);
    // It may end before it has read all of them.
    for _ in 0..5 {
        let _ = writeln!(input, "{{\"answer\": null}}");
    }
    poda.wait().unwrap();
    assert!(!answers(folder.path()).is_empty());
}

/// The output of a terminal on which a command waits two seconds for its input, and what the command writes to standard
/// error where that is a file.
fn slow_input(folder: &Path) -> [String; 2] {
    let poda = env!("CARGO_BIN_EXE_poda");
    let line = |end: &str| format!("(sleep 2; echo '[[3, 5], 2]') | {poda} solve --lang en - {end}");
    let mut quiet = Command::new("sh").current_dir(folder).args(["-c", &line("2>errors >answers")]).spawn().unwrap();
    let shown = Command::new("script").current_dir(folder).args(["-qec", &line(""), "/dev/null"]).output().unwrap();
    assert!(quiet.wait().unwrap().success());
    [String::from_utf8(shown.stdout).unwrap(), fs::read_to_string(folder.join("errors")).unwrap()]
}

#[test]
fn a_silent_command_says_on_a_terminal_that_it_works() {
    let folder = tempdir().unwrap();
    let [shown, errors] = slow_input(folder.path());
    let (before, after) = shown.split_once("Working for 1 second…").unwrap_or_else(|| panic!("{shown:?}"));
    assert!(before.ends_with("\r\u{1b}[K"), "{shown:?}");
    let answer = after.rsplit_once("\r\u{1b}[K").map(|(_, answer)| answer);
    assert!(answer.is_some_and(|answer| answer.contains('3') && !answer.contains("Working")), "{shown:?}");
    assert!(!errors.contains("Working"), "{errors:?}");
}

#[test]
fn a_table_of_results_is_written_whole_or_not_at_all() {
    let folder = tempdir().unwrap();
    let poda = env!("CARGO_BIN_EXE_poda");
    fs::write(folder.path().join("run.jsonl"), "nothing").unwrap();
    fs::write(folder.path().join("table.csv"), "before").unwrap();
    // A shell counts 512 or 1,024 bytes.
    let line =
        format!("ulimit -f 4; exec {poda} check --lang en --json --csv table.csv $(yes run.jsonl | head -n 200)");
    let output = Command::new("sh").current_dir(folder.path()).args(["-c", &line]).output().unwrap();
    let errors = String::from_utf8(output.stderr).unwrap();
    assert!(errors.starts_with("table.csv: "), "{errors}");
    assert_eq!(fs::read_to_string(folder.path().join("table.csv")).unwrap(), "before");
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 2);
}
