//! `poda compare` as it is called from a shell.

use crate::cli::program::{Folder, err, objects, out, program};
use serde_json::Value;
use std::path::Path;
use std::process::Output;

const FIGURE: &str = "(version: 1, game: Tree(tree: [[3, 12, 8], [2, 4, 6], [14, 5, 2]]))";
const TIC_TAC_TOE: &str = "(version: 1, game: TicTacToe(evaluation: Outcome))";

fn compared(flags: &[&str], files: &[&Path]) -> Output {
    program(&["compare"]).args(flags).args(files).output().unwrap()
}

#[test]
fn the_table_is_in_the_language_that_was_asked_for() {
    let folder = Folder::new();
    let (figure, game) = (folder.file("figure.ron", FIGURE), folder.file("game.ron", TIC_TAC_TOE));
    let mut text = String::new();
    for language in ["en", "es"] {
        let flags = ["--lang", language, "--algorithm", "minimax,alpha-beta,negamax-alpha-beta"];
        let output = compared(&flags, &[&figure, &game]);
        assert!(output.status.success(), "{}", err(&output));
        text += out(&output);
    }
    insta::assert_snapshot!(text.replace(&format!("{}/", folder.0.path().display()), ""));
}

#[test]
fn a_row_is_one_line_of_json_with_its_fields_in_order() {
    let folder = Folder::new();
    let figure = folder.file("figure.ron", FIGURE);
    let output = compared(&["--json", "--algorithm", "minimax,alpha-beta"], &[&figure]);
    insta::assert_snapshot!(out(&output).replace(&format!("{}/", folder.0.path().display()), ""));
}

#[test]
fn tic_tac_toe_costs_what_it_is_known_to_cost() {
    let folder = Folder::new();
    let game = folder.file("game.ron", TIC_TAC_TOE);
    let nodes = |flags: &[&str]| {
        let rows = objects(&compared(&[&["--json", "--algorithm", "minimax,alpha-beta"], flags].concat(), &[&game]));
        rows.iter().map(|row| row["nodes"].as_u64().unwrap()).collect::<Vec<_>>()
    };
    assert_eq!(nodes(&[]), [549_946, 18_297]);
    assert_eq!(nodes(&["--cut-on", "strict"]), [549_946, 146_120]);
    assert_eq!(nodes(&["--depth", "1..3"]).len(), 6);
}

#[test]
fn the_depths_are_those_that_were_asked_for_or_else_the_files() {
    let folder = Folder::new();
    let game = folder.file("game.ron", TIC_TAC_TOE.replace("game:", "search: (depth: 2), game:"));
    let depths = |flags: &[&str]| {
        let rows = objects(&compared(&[&["--json", "--algorithm", "alpha-beta,alpha-beta"], flags].concat(), &[&game]));
        rows.iter().map(|row| row["depth"].as_u64()).collect::<Vec<_>>()
    };
    assert_eq!(depths(&[]), [Some(2)]);
    assert_eq!(depths(&["--depth", "1..3"]), [Some(1), Some(2), Some(3)]);
    assert_eq!(depths(&["--depth", "full"]), [None]);
}

#[test]
fn orders_of_moves_have_a_column_where_there_are_several() {
    let folder = Folder::new();
    let game = folder.file("game.ron", TIC_TAC_TOE.replace("game:", "search: (depth: 5, killers: 1), game:"));
    let flags = ["--algorithm", "minimax,alpha-beta", "--order", "file,given,best-first,worst-first,killers,history"];
    let mut text = String::new();
    for language in ["en", "es"] {
        let output = compared(&[&["--lang", language], &flags[..]].concat(), &[&game]);
        assert!(output.status.success(), "{}", err(&output));
        text += out(&output);
    }
    insta::assert_snapshot!(text.replace(&format!("{}/", folder.0.path().display()), ""));
    let orders = |flags: &[&str]| {
        let rows = objects(&compared(&[&["--json"], flags].concat(), &[&game]));
        rows.iter().map(|row| row["order"].as_str().map(str::to_owned)).collect::<Vec<_>>()
    };
    assert_eq!(orders(&["--algorithm", "minimax,alpha-beta"]), [None, Some("file".to_owned())]);
    let known = ["file", "given", "best-first", "worst-first", "killers", "history"];
    assert_eq!(orders(&flags)[1..], known.map(|order| Some(order.to_owned())));
}

#[test]
fn a_search_that_needs_too_many_nodes_has_no_figures_and_the_others_have() {
    let folder = Folder::new();
    let game = folder.file("game.ron", TIC_TAC_TOE);
    let flags = ["--lang", "en", "--algorithm", "minimax,alpha-beta", "--max-nodes", "18297"];
    let output = compared(&[&flags[..], &["--json"]].concat(), &[&game]);
    let rows = objects(&output);
    assert_eq!((&rows[0]["complete"], &rows[0]["nodes"]), (&Value::Bool(false), &Value::Null));
    assert_eq!((&rows[1]["complete"], &rows[1]["nodes"]), (&Value::Bool(true), &18_297.into()));
    assert_eq!((&rows[1]["as_minimax"], &rows[1]["pruned_leaves"]), (&Value::Null, &Value::Null));
    assert_eq!(output.status.code(), Some(1));
    assert!(err(&output).contains("18,297"), "{}", err(&output));
    let table = compared(&flags, &[&game]);
    assert!(out(&table).contains("> 18,297"), "{}", out(&table));
}

#[test]
fn a_score_beyond_the_window_is_shown_as_the_bound_that_it_is() {
    let folder = Folder::new();
    let text = |window: &str| {
        format!(
            "(version: 1, game: Tree(root: Min, tree: [[[4, 4]], [4, [-2]]]), search: (window: {window}, fail: Hard))"
        )
    };
    for (name, window, shown) in
        [("low.ron", "(-3, 2)", "≥ 2"), ("high.ron", "(6, 9)", "≤ 6"), ("whole.ron", "(3, 5)", "4")]
    {
        let game = folder.file(name, text(window));
        let table = compared(&["--lang", "en", "--algorithm", "minimax,alpha-beta"], &[&game]);
        let value = |algorithm: &str| {
            let row =
                out(&table).lines().skip(2).find(|line| line.contains(&format!(" {algorithm} "))).unwrap().to_owned();
            row.split_once(algorithm)
                .unwrap()
                .1
                .split("  ")
                .find(|cell| !cell.trim().is_empty())
                .unwrap()
                .trim()
                .to_owned()
        };
        assert_eq!((value("minimax"), value("alpha-beta")), ("4".to_owned(), shown.to_owned()), "{}", out(&table));
    }
}

#[test]
fn a_bad_file_or_depth_does_not_stop_the_others() {
    let folder = Folder::new();
    let (good, bad) = (folder.file("a.ron", FIGURE), folder.file("b.ron", "(version: 1,\n game: Chess())"));
    let output = compared(&["--json", "--lang", "en", "--algorithm", "alpha-beta"], &[&bad, &good]);
    assert_eq!((objects(&output).len(), output.status.code()), (1, Some(1)));
    assert!(err(&output).starts_with(&format!("{}:2:8: ", bad.display())), "{}", err(&output));
    // Its inner nodes have no estimates at which a search could stop.
    let output = compared(&["--json", "--lang", "en", "--depth", "1..2"], &[&good]);
    assert_eq!((out(&output), output.status.code()), ("", Some(1)));
    assert!(err(&output).starts_with(good.to_str().unwrap()), "{}", err(&output));
}

#[test]
fn wrong_flags_end_with_2_and_say_what_was_expected() {
    for (flags, said) in [
        (["--lang", "en", "--algorithm", "minimax,magic"], "Expected one of: minimax, alpha-beta"),
        (["--lang", "en", "--order", "best"], "given, reversed, best-first, worst-first, killers, history, file"),
        (["--lang", "en", "--depth", "4..1"], "a range of at most 100 such as 1..4"),
        (["--lang", "es", "--depth", "two"], "un intervalo de 100 como mucho, por ejemplo 1..4"),
    ] {
        let output = compared(&flags, &[Path::new("figure.ron")]);
        assert_eq!(output.status.code(), Some(2));
        assert!(err(&output).contains(said), "{}", err(&output));
    }
    assert_eq!(compared(&[], &[]).status.code(), Some(2));
}
