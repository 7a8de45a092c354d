//! What cannot be a question is refused with a sentence, from the command line too.

use crate::cli::program::program;
use poda::i18n::{Language, Words};
use poda::messages::Message;
use std::process::Output;

fn exam(arguments: &[&str]) -> Output {
    program(&["exam", "--lang", "en"]).args(arguments).output().unwrap()
}

#[test]
fn position_files_and_lessons_become_questions() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    let moodle = exam(&["a-to-n", "--format", "moodle", "-o", &path("bank")]);
    assert!(moodle.status.success(), "{moodle:?}");
    assert!(std::fs::read_to_string(path("bank")).unwrap().contains("type=\"cloze\""));
    let canvas = exam(&["a-to-n", "-o", &path("bank.zip")]);
    assert!(canvas.status.success(), "{canvas:?}");
    assert!(std::fs::read(path("bank.zip")).unwrap().starts_with(b"PK"));
}

#[test]
fn a_position_without_moves_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("bank.xml");
    let refused = exam(&["open-lines-empty", "-o", path.to_str().unwrap()]);
    let said = String::from_utf8(refused.stderr).unwrap();
    assert!(!refused.status.success() && said.contains("no moves"), "{said}");
    assert!(!path.exists());
}

#[test]
fn a_tree_that_is_too_large_for_a_picture_is_refused() {
    let words = Words::new(Language::ENGLISH);
    let board = "(version: 1, game: ConnectFour(), search: (depth: 3))";
    let paper = super::own(&[board], &words);
    let failure = poda::exam::moodle::moodle_xml(&paper, &words).unwrap_err();
    assert_eq!(failure.number, 1);
    assert!(
        failure.sentence(&words).starts_with("Exercise 1: The whole tree has more than"),
        "{}",
        failure.sentence(&words)
    );
}

/// What a large tree leaves out is said in the question and to its author, and no cell is empty.
#[test]
fn what_a_question_leaves_out_is_said() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("bank.xml");
    let written = exam(&["a-to-n", "-o", path.to_str().unwrap()]);
    let said = String::from_utf8(written.stderr).unwrap();
    let left_out = "Not asked here: some windows, the pruned branches of some nodes.";
    let note = format!("The tree A to N: {left_out} A question has at most 20 fields; --ask chooses what is asked.\n");
    assert_eq!(said, note);
    let bank = std::fs::read_to_string(&path).unwrap();
    assert!(bank.contains(left_out) && bank.contains("<td>not asked</td>") && !bank.contains("<td></td>"));
    let written = exam(&["a-to-n", "--ask", "cuts,values", "-o", path.to_str().unwrap()]);
    assert!(written.stderr.is_empty(), "{written:?}");
    assert!(!std::fs::read_to_string(&path).unwrap().contains("Not asked here"));
}

/// In games, positions with the same tree are rare: a seed that has none is replaced, and the author reads which.
#[test]
fn a_seed_that_is_left_out_is_named() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("bank.xml");
    let flags = ["--kind", "kalah", "--seed", "1", "--variants", "3", "--ask", "best", "-o"];
    let written = exam(&[&flags[..], &[path.to_str().unwrap()]].concat());
    let said = "Exercise 1, variant C: another seed takes the place of 2935428133, which gives no tree of the shape that variant A has.\n";
    assert!(written.status.success());
    assert_eq!(String::from_utf8(written.stderr).unwrap(), said);
}

/// What is left out is said once for all variants of an exercise, and that the points of a plan stay behind.
#[test]
fn the_points_of_a_plan_are_said_to_stay_behind() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    std::fs::write(path("plan.ron"), r#"(version: 1, exam: [(lesson: "a-to-n", points: 10)])"#).unwrap();
    let written = exam(&[&path("plan.ron"), "--variants", "3", "-o", &path("bank.xml")]);
    let said = String::from_utf8(written.stderr).unwrap();
    let [left_out, points] = said.lines().collect::<Vec<_>>()[..] else { panic!("{said}") };
    assert!(left_out.starts_with("The tree A to N: Not asked here: "), "{left_out}");
    assert!(points.starts_with("The points of the plan are not in the bank: "), "{points}");
}

/// No platform makes the text of a picture smaller than it was drawn, and a tree that can be is as narrow as a
/// question.
#[test]
fn a_picture_is_not_shrunk() {
    let words = Words::new(Language::ENGLISH);
    for (lesson, is_narrow) in [("first-cutoff", true), ("a-to-n", true), ("tic-tac-toe-move-1", false)] {
        let text = poda::lessons::by_name(lesson).map(poda::lessons::text).unwrap();
        let bank = poda::exam::moodle::moodle_xml(&super::own(&[text], &words), &words).unwrap();
        let bank = String::from_utf8(bank.bytes).unwrap();
        let (_, picture) = bank.split_once("<img ").unwrap();
        let (picture, _) = picture.split_once('>').unwrap();
        let (_, width) = picture.split_once("width=\"").unwrap();
        let width: f64 = width.split_once('"').unwrap().0.parse().unwrap();
        assert!(picture.contains("max-width: none;") && (width <= 720.0) == is_narrow, "{lesson}: {width}");
    }
}
