//! `poda compare --mcts` and `poda play --level mcts:N`.

use super::{file, shell::poda};
use crate::cli::program::{fed, program, said};
use std::path::{Path, PathBuf};
use tempfile::TempDir;

/// X wins in cell 6, which minimax proves; the other four moves do not win.
const FORK: &str = "TicTacToe(evaluation: Outcome, board: [\"O..\", \"X..\", \"O.X\"])";
/// B is worth 5 and C is worth 8.
const TREE: &str = "Tree(bounds: (0, 10), tree: (name: \"A\", children: [(name: \"B\", children: [5, 6]), \
    (name: \"C\", children: [(name: \"D\", children: [0, (name: \"D2\", value: 9)]), (name: \"E\", children: [1, 8])])]))";

fn written(folder: &TempDir, text: &str) -> PathBuf {
    let path = folder.path().join("game.ron");
    std::fs::write(&path, text).unwrap();
    path
}

#[test]
fn right_decisions_are_counted_in_both_languages() {
    let folder = TempDir::new().unwrap();
    let path = written(&folder, &file(FORK, "exploration: 1.4"));
    let told = ["en", "es"].map(|language| {
        let output = poda(&["compare", "--lang", language, "--mcts", "500,20", "--seeds", "1..50"], &path);
        assert!(output.status.success(), "{}", said(&output));
        said(&output).replace(path.to_str().unwrap(), "game.ron")
    });
    assert!(told[0].contains("The best move is cell 6, worth 1"), "{}", told[0]);
    // Wilson's interval of 12 in 50 is from 0.143 to 0.374.
    let row = "20 12 of 50 24 % 14 % … 37 % 0.38 ···├─●─┤·············";
    let is_row = |line: &str| line.split_whitespace().eq(row.split_whitespace());
    assert!(told[0].lines().any(is_row), "{}", told[0]);
    assert!(told[0].contains("50 of 50") && told[1].contains("50 de 50"), "{}", told[1]);
    assert!(told[1].contains("La mejor jugada es la casilla 6 y vale 1"), "{}", told[1]);
    // The number of iterations, then the share: in ascending order, each once.
    assert!(told[0].find("12 of 50") < told[0].find("50 of 50"));
}

#[test]
fn in_json_each_number_of_iterations_is_a_line() {
    let folder = TempDir::new().unwrap();
    let path = written(&folder, &file(FORK, ""));
    let output = said(&poda(&["compare", "--json", "--mcts", "20,113", "--seeds", "1..50"], &path));
    let lines: Vec<serde_json::Value> = output.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(lines.len(), 2);
    assert_eq!((&lines[0]["right"], &lines[0]["searches"], &lines[0]["share"]), (&12.into(), &50.into(), &0.24.into()));
    assert_eq!((&lines[1]["right"], &lines[1]["iterations"]), (&32.into(), &113.into()));
    assert_eq!((lines[0]["best_all"].to_string(), &lines[0]["value"]), ("[\"5\"]".to_owned(), &1.into()));
    assert_eq!((lines[0]["seeds"].to_string(), &lines[0]["complete"]), ("[1,50]".to_owned(), &true.into()));
    let counts = lines[0]["decisions"].as_object().unwrap();
    assert_eq!(counts.keys().collect::<Vec<_>>(), ["1", "2", "4", "5", "7"]);
    assert_eq!(counts.values().map(|count| count.as_u64().unwrap()).sum::<u64>(), 50);
    // Each is a decision that `poda solve` makes with that seed.
    let solved = (1..=5).map(|seed| {
        std::fs::write(&path, file(FORK, &format!("iterations: 20, seed: {seed}"))).unwrap();
        let answer: serde_json::Value = serde_json::from_str(&said(&poda(&["solve", "--json"], &path))).unwrap();
        answer["best"].as_str().unwrap().to_owned()
    });
    let solved: Vec<String> = solved.collect();
    let output = said(&poda(&["compare", "--json", "--mcts", "20", "--seeds", "1..5"], &path));
    let line: serde_json::Value = serde_json::from_str(&output).unwrap();
    for (id, count) in line["decisions"].as_object().unwrap() {
        assert_eq!(
            usize::try_from(count.as_u64().unwrap()).unwrap(),
            solved.iter().filter(|best| *best == id).count(),
            "{id}"
        );
    }
}

#[test]
fn without_true_values_or_a_choice_there_is_a_sentence() {
    let folder = TempDir::new().unwrap();
    let refused = |text: &str, flags: &[&str]| {
        let path = written(&folder, text);
        let output = poda(&[&["compare", "--lang", "en", "--mcts", "10"], flags].concat(), &path);
        assert_eq!((output.status.code(), output.stdout.len()), (Some(1), 0), "{text}");
        let said = said(&output);
        assert_eq!(said.lines().count(), 1, "{said}");
        said
    };
    let unknown = refused("(version: 1, game: ConnectFour())", &["--max-nodes", "1000"]);
    assert!(unknown.contains("Which moves are right is not known"), "{unknown}");
    let nobody = refused("(version: 1, game: Tree(tree: (chance: [(1, 6), (2, [0, 3])])))", &[]);
    assert!(nobody.contains("no player has a move"), "{nobody}");
    let infinite = refused("(version: 1, game: Tree(tree: [3, inf]))", &[]);
    assert!(infinite.contains("infinite"), "{infinite}");
}

#[test]
fn flags_that_say_nothing_of_such_a_search_are_refused() {
    for flags in [
        &["--mcts", "10", "--depth", "2"][..],
        &["--mcts", "10", "--algorithm", "minimax"],
        &["--mcts", "10", "--fail", "hard"],
        &["--seeds", "1..3"],
        &["--mcts", "0"],
        &["--mcts", "10", "--seeds", "3..1"],
    ] {
        assert_eq!(poda(&[&["compare"], flags].concat(), Path::new("12")).status.code(), Some(2), "{flags:?}");
    }
    for level in ["mcts:", "mcts:0", "mcts:x", "utc:10"] {
        assert_eq!(poda(&["play", "--level", level], Path::new("12")).status.code(), Some(2), "{level}");
    }
}

fn played(path: &Path, flags: &[&str], typed: &str) -> String {
    said(&fed(program(&["play", "--lang", "en"]).args(flags).arg(path), typed))
}

#[test]
fn a_game_against_it_is_played_to_its_end_and_can_be_played_again() {
    let folder = TempDir::new().unwrap();
    let path = written(&folder, &format!("(version: 1, game: {TREE})"));
    let game = || played(&path, &["--level", "mcts:500", "--side", "min", "--seed", "7"], "1\n");
    let told = game();
    assert!(told.contains("Monte Carlo tree search, 500 iterations a move. All that I say of a move is an estimate"));
    assert!(told.contains("I play 2 (C), estimated at") && told.contains(" of 500 iterations made it."), "{told}");
    assert!(told.contains("I play 2 (D2), estimated at 9:") && told.contains("The game is over."), "{told}");
    assert!(!told.contains("sure") && !told.contains("guarantee"), "{told}");
    assert_eq!(told, game());
}

/// The search of a file that names it plays; of it, a level changes the iterations alone.
#[test]
fn a_file_that_is_searched_so_is_played_so() {
    let folder = TempDir::new().unwrap();
    let path = written(&folder, &file(TREE, "iterations: 30, exploration: 0"));
    assert!(played(&path, &["--side", "min"], "quit\n").contains("30 iterations a move"));
    let level = played(&path, &["--side", "min", "--level", "mcts:1,000"], "quit\n");
    // Without exploration one of the children is hardly tried again.
    assert!(level.contains("1,000 iterations a move") && level.contains("of 1,000 iterations made it"), "{level}");
    assert!(played(&path, &["--side", "min", "--level", "normal"], "quit\n").contains("look"), "{level}");
    assert!(played(&path, &["--side", "min", "--algorithm", "minimax"], "quit\n").contains("minimax"));
}

#[test]
fn within_a_small_limit_it_makes_fewer_iterations_and_says_so() {
    let folder = TempDir::new().unwrap();
    let path = written(&folder, "(version: 1, game: TicTacToe())");
    let told = played(&path, &["--side", "min", "--level", "mcts:1000", "--max-nodes", "100"], "quit\n");
    assert!(told.contains("There is no room for as many iterations, so I make only 62."), "{told}");
    assert!(told.contains("of 62 iterations made it"), "{told}");
}
