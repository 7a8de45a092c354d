//! The program as it is called from a shell: what it prints, what it refuses, and how it ends.

use serde_json::Value;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use tempfile::TempDir;

/// Figure 5.2 of Russell and Norvig.
const FIGURE: &str = "(version: 1, game: Tree(tree: (name: \"A\", children: [
    (name: \"B\", children: [3, 12, 8]), (name: \"C\", children: [2, 4, 6]), (name: \"D\", children: [14, 5, 2])])))";
const TIC_TAC_TOE: &str = "(version: 1, game: TicTacToe(evaluation: Outcome))";

struct Folder(TempDir);

impl Folder {
    fn new() -> Self {
        Self(TempDir::new().unwrap())
    }

    fn file(&self, name: &str, text: impl AsRef<[u8]>) -> PathBuf {
        let path = self.0.path().join(name);
        fs::write(&path, text).unwrap();
        path
    }
}

fn poda(arguments: &[&str], files: &[&Path]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_poda")).args(arguments).args(files).output().unwrap()
}

fn out(output: &Output) -> &str {
    std::str::from_utf8(&output.stdout).unwrap()
}

fn err(output: &Output) -> &str {
    std::str::from_utf8(&output.stderr).unwrap()
}

fn objects(output: &Output) -> Vec<Value> {
    out(output).lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

#[test]
fn an_answer_is_one_line_of_json_with_its_fields_in_order() {
    let folder = Folder::new();
    let file = folder.file("figure.ron", FIGURE);
    let output = poda(&["solve", "--json"], &[&file]);
    let line = out(&output);
    let line = line.strip_suffix('\n').unwrap().replace(file.to_str().unwrap(), "figure.ron");
    insta::assert_snapshot!(line);
    assert!(output.status.success());
}

#[test]
fn an_answer_for_people_is_in_the_language_that_was_asked_for() {
    let folder = Folder::new();
    let file = folder.file("figure.ron", FIGURE);
    let mut text = String::new();
    for flags in [["--lang", "en"], ["--lang", "es"]] {
        text += out(&poda(&["solve", flags[0], flags[1]], &[&file]));
        text += out(&poda(&["solve", "--algorithm", "minimax", flags[0], flags[1]], &[&file]));
    }
    insta::assert_snapshot!(text.replace(file.to_str().unwrap(), "figure.ron"));
}

#[test]
fn a_trace_is_indented_by_ply() {
    let folder = Folder::new();
    let file = folder.file("figure.ron", "(version: 1, game: Tree(tree: [[3, 12], [2, 4]]))");
    insta::assert_snapshot!(out(&poda(&["trace", "--lang", "en"], &[&file])));
}

#[test]
fn a_trace_in_json_has_the_fields_of_its_events() {
    let folder = Folder::new();
    let tree = folder.file("tree.ron", "(version: 1, game: Tree(tree: [[3, 12], [2, 4]]))");
    let game = folder.file("game.ron", "(version: 1, game: TicTacToe(board: [\"XO.\", \".X.\", \"..O\"]))");
    let mut text = out(&poda(&["trace", "--json"], &[&tree])).to_owned();
    text +=
        out(&poda(&["trace", "--json", "--depth", "1", "--algorithm", "minimax"], &[&game])).lines().nth(1).unwrap();
    text += "\n";
    text += out(&poda(&["trace", "--json", "--depth", "1"], &[&game])).lines().nth(2).unwrap();
    insta::assert_snapshot!(text);
}

#[test]
fn files_are_answered_in_order_and_a_bad_one_does_not_stop_the_others() {
    let folder = Folder::new();
    let (good, bad) = (folder.file("a.ron", FIGURE), folder.file("b.ron", "(version: 1,\n game: Chess())"));
    let output = poda(&["solve", "--json", "--lang", "en"], &[&good, &bad, &good]);
    assert_eq!(objects(&output).len(), 2);
    assert_eq!(output.status.code(), Some(1));
    assert_eq!(err(&output).lines().count(), 1);
    assert!(err(&output).starts_with(&format!("{}:2:8: ", bad.display())), "{}", err(&output));
}

#[test]
fn what_cannot_be_read_is_told_and_not_solved() {
    let folder = Folder::new();
    let (missing, directory) = (folder.0.path().join("missing.ron"), folder.0.path());
    for (path, said) in [(missing.as_path(), "There is no such file"), (directory, "This is a directory")] {
        for command in ["solve", "trace"] {
            let output = poda(&[command, "--json", "--lang", "en"], &[path]);
            assert_eq!((output.status.code(), out(&output)), (Some(1), ""));
            assert!(err(&output).starts_with(&format!("{}: {said}", path.display())), "{}", err(&output));
        }
    }
}

#[cfg(unix)]
#[test]
fn a_file_name_need_not_be_text() {
    use std::os::unix::ffi::OsStrExt;
    let folder = Folder::new();
    let file = folder.0.path().join(std::ffi::OsStr::from_bytes(b"posici\xf3n.ron"));
    fs::write(&file, FIGURE).unwrap();
    let output = poda(&["solve", "--json"], &[&file]);
    assert!(output.status.success());
    assert_eq!(objects(&output)[0]["best"], "B");
}

#[test]
fn flags_win_over_the_file() {
    let folder = Folder::new();
    let own = FIGURE.replace("game:", "search: (algorithm: Minimax, fail: Hard), game:");
    let file = folder.file("figure.ron", own);
    let asked = |flags: &[&str]| objects(&poda(&[&["solve", "--json"], flags].concat(), &[&file])).remove(0);
    assert_eq!((&asked(&[])["algorithm"], &asked(&[])["fail"]), (&"minimax".into(), &Value::Null));
    let pruned = asked(&["--algorithm", "negamax-alpha-beta", "--cut-on", "strict"]);
    assert_eq!((&pruned["algorithm"], &pruned["fail"]), (&"negamax-alpha-beta".into(), &"hard".into()));
    assert_eq!(pruned["best_all"], Value::Null);
}

#[test]
fn wrong_flags_end_with_2() {
    let folder = Folder::new();
    let file = folder.file("figure.ron", FIGURE);
    for flags in
        [["--algorithm", "magic"], ["--fail", "loud"], ["--depth", "-1"], ["--depth", "two"], ["--lang", "tlh"]]
    {
        assert_eq!(poda(&["solve", flags[0], flags[1]], &[&file]).status.code(), Some(2), "{flags:?}");
    }
    assert_eq!(poda(&["solve"], &[]).status.code(), Some(2));
    assert_eq!(poda(&["trace"], &[&file, &file]).status.code(), Some(2));
}

#[test]
fn what_a_flag_expects_is_said_in_the_language_that_was_asked_for() {
    for (flags, said) in [
        (["--lang", "en", "--fail", "loud"], "one of these is expected: soft, hard"),
        (["--lang", "es", "--fail", "loud"], "se espera uno de estos: soft, hard"),
        (["--lang", "es", "--depth", "two"], "se espera un número de medias jugadas o full"),
    ] {
        let output = poda(&[&["solve"], flags.as_slice()].concat(), &[Path::new("figure.ron")]);
        assert!(err(&output).contains(said), "{}", err(&output));
    }
}

#[test]
fn a_depth_at_which_an_inner_node_has_no_estimate_is_refused_and_the_node_named() {
    let folder = Folder::new();
    let file = folder.file("figure.ron", FIGURE);
    let output = poda(&["solve", "--json", "--depth", "1", "--lang", "en"], &[&file]);
    assert_eq!((output.status.code(), out(&output)), (Some(1), ""));
    assert!(err(&output).contains('B'), "{}", err(&output));
    assert!(poda(&["solve", "--depth", "2"], &[&file]).status.success());
}

#[test]
fn a_search_that_needs_too_many_nodes_is_given_up() {
    let folder = Folder::new();
    let file = folder.file("game.ron", TIC_TAC_TOE);
    for command in ["solve", "trace"] {
        let output = poda(&[command, "--json", "--lang", "en", "--max-nodes", "18296"], &[&file]);
        assert_eq!((output.status.code(), out(&output)), (Some(1), ""));
        assert!(err(&output).contains("18,296"), "{}", err(&output));
    }
    assert!(poda(&["solve", "--json", "--max-nodes", "18297"], &[&file]).status.success());
}

#[test]
fn the_trace_has_as_many_leaves_as_the_answer_says() {
    let folder = Folder::new();
    let file = folder.file("game.ron", TIC_TAC_TOE);
    let answer = objects(&poda(&["solve", "--json"], &[&file])).remove(0);
    let events = objects(&poda(&["trace", "--json"], &[&file]));
    let leaves = events.iter().filter(|event| event["event"] == "evaluate").map(|event| &event["node"]);
    assert!(leaves.eq(answer["leaf_order"].as_array().unwrap()));
    assert_eq!(events.last().unwrap()["value"], answer["value"]);
}

/// Nodes with names and without, far down: each is called the same in both, and what is pruned too.
#[test]
fn the_trace_names_nodes_as_the_answer_does() {
    let folder = Folder::new();
    let mut tree = "[1, 2]".to_owned();
    for level in 0..200 {
        let name = if level % 3 == 0 { format!("name: \"n{level}\", ") } else { String::new() };
        tree = format!("({name}children: [{tree}, [{}, 9], 4])", level % 7);
    }
    let file = folder.file("deep.ron", format!("(version: 1, game: Tree(tree: {tree}))"));
    let answer = objects(&poda(&["solve", "--json"], &[&file])).remove(0);
    let events = objects(&poda(&["trace", "--json"], &[&file]));
    let told = |kind: &str| events.iter().filter(move |event| event["event"] == kind).collect::<Vec<_>>();
    let leaves: Vec<_> = told("evaluate").iter().map(|event| event["node"].clone()).collect();
    assert_eq!(leaves, *answer["leaf_order"].as_array().unwrap());
    let cutoffs = answer["cutoffs"].as_array().unwrap();
    assert!(10 < cutoffs.len() && cutoffs.len() == told("cutoff").len());
    for (event, cutoff) in told("cutoff").into_iter().zip(cutoffs) {
        for field in ["node", "child", "value", "alpha", "beta", "pruned"] {
            assert_eq!(event[field], cutoff[field], "{field}");
        }
    }
}

/// What was found is proved by the search itself, which may know more than its window promises, or less of the move.
#[test]
fn an_answer_says_as_much_as_is_proved() {
    let folder = Folder::new();
    for (tree, window, said) in [
        ("[5, 3]", "(5, 10)", "MAX plays 0. The value is 5, and the line of best play is root → 0."),
        ("[[4, 3], [3, 2]]", "(5, 10)", "MAX is to move. The value is ≤ 4: the window"),
        ("[[9, 12], 3]", "(0, 5)", "MAX is to move. The value is ≥ 9: the window"),
        // The first child is left with ≤ 4, the second is 4: which is best, the window was too narrow to see.
        ("[[4, 3], 4]", "(5, 10)", "MAX is to move. The value is 4: the window"),
        ("[[4, 3], 4]", "(-inf, inf)", "MAX plays 1. The value is 4, and the line of best play is root → 1."),
    ] {
        let text = format!("(version: 1, game: Tree(tree: {tree}), search: (window: {window}))");
        let output = poda(&["solve", "--lang", "en"], &[&folder.file("window.ron", text)]);
        assert!(out(&output).contains(said), "{tree} {window}: {}", out(&output));
        assert!(output.status.success());
    }
}

#[test]
fn whoever_stops_reading_is_not_shouted_at() {
    let folder = Folder::new();
    let file = folder.file("game.ron", TIC_TAC_TOE);
    let mut child = Command::new(env!("CARGO_BIN_EXE_poda"))
        .args(["trace", "--json"])
        .arg(&file)
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    drop(child.stdout.take());
    let output = child.wait_with_output().unwrap();
    assert_eq!(err(&output), "");
    assert_eq!(output.status.code(), Some(1), "what was not read was not answered");
}

#[test]
fn help_is_in_the_language_that_was_asked_for() {
    let mut text = String::new();
    for arguments in [
        ["--lang=es", "--help"].as_slice(),
        &["solve", "--lang", "es", "--help"],
        &["trace", "--lang", "en", "-h"],
        &["play", "--lang", "es", "-h"],
        &["compare", "--lang", "en", "-h"],
        &["compare", "--lang", "es", "-h"],
    ] {
        let output = Command::new(env!("CARGO_BIN_EXE_poda")).args(arguments).output().unwrap();
        assert!(output.status.success(), "{arguments:?}");
        text += out(&output);
    }
    insta::assert_snapshot!(text);
}
