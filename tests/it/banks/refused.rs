//! What cannot be a question is refused with a sentence, from the command line too.

use poda::i18n::{Language, Words};
use std::process::{Command, Output};

fn exam(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_poda")).args(["exam", "--lang", "en"]).args(arguments).output().unwrap()
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
fn a_search_that_cannot_be_asked_about_is_refused_as_in_practice() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("bank.xml");
    let refused = exam(&["scout", "-o", path.to_str().unwrap()]);
    let said = String::from_utf8(refused.stderr).unwrap();
    assert!(!refused.status.success() && said.contains("null-window scouts"), "{said}");
    assert!(!path.exists());
}

#[test]
fn a_tree_that_is_too_large_for_a_picture_is_refused() {
    let words = Words::new(Language::English);
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
