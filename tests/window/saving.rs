//! Nothing is lost: neither files nor changes.

use crate::test_window::{SMALL, TestWindow};
use egui::{Key, Modifiers, ViewportCommand};
use poda_session::Origin;
use poda_window::documents::{DialogPurpose, FileChoice};
use std::fs;
use std::path::Path;

fn save(window: &mut TestWindow) {
    window.press_with(Modifiers::COMMAND, Key::S);
}

fn read(path: &Path) -> String {
    fs::read_to_string(path).unwrap()
}

#[test]
fn a_file_is_saved_where_it_came_from() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("small.ron");
    let mut window = TestWindow::on_file(&path, SMALL);
    window.click("Fail: hard");
    assert!(window.app().session().is_edited());
    save(&mut window);
    assert!(!window.app().session().is_edited());
    assert_eq!(read(&path), window.text());
    assert!(window.asked().is_empty() && !folder.path().join("small.ron~").exists());
}

#[test]
fn a_lesson_is_saved_somewhere_else_and_gets_an_ending() {
    let folder = tempfile::tempdir().unwrap();
    let mut window = TestWindow::new();
    let Origin::Lesson(number) = window.origin() else { panic!("a lesson is open") };
    window.will_choose(FileChoice::Path(folder.path().join("mine")));
    save(&mut window);
    let path = folder.path().join("mine.ron");
    assert_eq!((read(&path).as_str(), window.origin()), (poda_words::lessons::text(number), Origin::File(path)));
    let (asked, name) = (&window.asked()[0], format!("{}-tic-tac-toe-move-1.ron", number + 1));
    assert_eq!((asked.purpose, &asked.name), (DialogPurpose::Save, &name));
}

#[test]
fn comments_are_asked_about_and_kept_beside_the_file() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("small.ron");
    let text = format!("// from the second lecture\n{SMALL}");
    let mut window = TestWindow::on_file(&path, &text);
    window.click("Fail: hard");
    save(&mut window);
    assert!(window.says("small.ron~"));
    window.click("Cancel");
    assert_eq!(read(&path), text);
    save(&mut window);
    window.click("Save");
    assert_eq!((read(&path), read(&folder.path().join("small.ron~"))), (window.text(), text));
    window.click("Fail: soft");
    save(&mut window);
    assert!(!window.has("Cancel"), "there are no comments any more");
}

#[test]
fn what_was_changed_elsewhere_is_asked_about() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("small.ron");
    fs::write(&path, SMALL).unwrap();
    let mut window = TestWindow::new();
    window.drop_files(&[(&path, b"")]);
    fs::write(&path, SMALL.replace("Small", "Other")).unwrap();
    save(&mut window);
    assert!(window.says("Save over newer changes in small.ron?"));
    window.click("Save");
    assert!(read(&folder.path().join("small.ron~")).contains("Other"));
}

#[test]
fn a_file_that_cannot_be_written_is_told_and_the_changes_stay() {
    let folder = tempfile::tempdir().unwrap();
    let mut window = TestWindow::on(SMALL, Origin::File(folder.path().join("none/small.ron")));
    window.click("Fail: hard");
    save(&mut window);
    assert!(window.says("small.ron was not saved"));
    assert!(window.app().session().is_edited());
}

#[test]
fn changes_are_asked_about_before_another_document_is_opened() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("small.ron");
    for answer in ["Cancel", "Don’t save", "Save"] {
        let mut window = TestWindow::on_file(&path, SMALL);
        window.click("Fail: hard");
        window.paste("[[1, 2]]");
        assert!(window.says("Save the changes to “Small”?"));
        window.click(answer);
        let is_open = window.origin() == Origin::New;
        assert_eq!(is_open, answer != "Cancel", "{answer}");
        assert_eq!(read(&path).contains("Hard"), answer == "Save", "{answer}");
    }
}

#[test]
fn a_faulty_file_does_not_ask() {
    let folder = tempfile::tempdir().unwrap();
    let mut window = TestWindow::on_file(&folder.path().join("small.ron"), SMALL);
    window.click("Fail: hard");
    window.paste("[[1, 2]");
    assert!(!window.says("Save the changes"));
    assert!(window.says("The text was not opened"));
}

#[test]
fn a_new_tree_is_saved_on_the_way_to_another() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("new.ron");
    let mut window = TestWindow::new();
    window.paste("[[3, 12], [2]]");
    window.paste(SMALL);
    window.will_choose(FileChoice::Path(path.clone()));
    window.click("Save");
    assert!(read(&path).contains("[[3, 12], [2]]"));
    assert_eq!(window.title().as_deref(), Some("Small"));
}

#[test]
fn searching_a_lesson_in_another_way_is_no_work_to_lose() {
    let mut window = TestWindow::new();
    let before = window.text();
    window.click_beginning("Depth: ");
    window.click("1 ply");
    assert_ne!(window.text(), before);
    window.paste(SMALL);
    assert_eq!(window.title().as_deref(), Some("Small"));
}

#[test]
fn the_window_asks_before_it_closes() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("small.ron");
    let mut window = TestWindow::on_file(&path, SMALL);
    assert!(window.close(), "nothing is lost");
    window.click("Fail: hard");
    assert!(!window.close());
    window.click("Cancel");
    assert!(!window.close(), "it asks again");
    window.click_once("Don’t save");
    assert!(window.commands().contains(&ViewportCommand::Close));
    assert!(window.close());
    let stored =
        poda_ui::start::snapshot::stored(window.app().session(), window.app().settings(), window.app().files());
    assert!(stored.document.is_none(), "what was given up does not come back");
}

/// A file with a comment, and with things said that go without saying.
const EXPLICIT: &str =
    "// by hand\n(version: 1,\n  game: Tree(root: Max, tree: [[3, 12, 8], [2, 4, 6]]),\n  search: (fail: Soft))\n";

#[test]
fn saving_what_was_not_changed_changes_no_byte() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("explicit.ron");
    std::fs::write(&path, EXPLICIT).unwrap();
    let mut window = TestWindow::of_size([1440.0, 800.0], poda_words::i18n::Language::ENGLISH);
    window.paste(path.to_str().unwrap());
    assert_eq!(window.origin(), Origin::File(path.clone()));
    window.press_with(Modifiers::COMMAND, Key::S);
    assert_eq!(std::fs::read_to_string(&path).unwrap(), EXPLICIT, "and nothing is asked about the comment");
    let other = folder.path().join("other.ron");
    window.will_choose(FileChoice::Path(other.clone()));
    window.press_with(Modifiers::COMMAND | Modifiers::SHIFT, Key::S);
    assert_eq!(std::fs::read_to_string(&other).unwrap(), EXPLICIT);
    window.click("Fail: hard");
    window.click("Fail: soft");
    window.press_with(Modifiers::COMMAND, Key::S);
    assert_eq!(std::fs::read_to_string(&other).unwrap(), EXPLICIT, "what was changed and changed back says the same");
}

#[test]
fn saving_what_was_changed_keeps_what_is_spelled_out() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("explicit.ron");
    std::fs::write(&path, EXPLICIT.trim_start_matches("// by hand\n")).unwrap();
    let mut window = TestWindow::of_size([1440.0, 800.0], poda_words::i18n::Language::ENGLISH);
    window.paste(path.to_str().unwrap());
    window.click("Cut on: >");
    save(&mut window);
    let saved = read(&path);
    assert!(saved.contains("root: Max, tree") && saved.contains("search: (fail: Soft, cut_on: Strict)"), "{saved}");
    window.click("Cut on: ≥");
    save(&mut window);
    let saved = read(&path);
    assert!(saved.contains("search: (fail: Soft, cut_on: Equal)"), "as the file says by now: {saved}");
}

#[test]
fn a_place_that_cannot_be_written_is_kept_to_be_corrected() {
    let folder = tempfile::tempdir().unwrap();
    let mut window = TestWindow::on(crate::test_window::SMALL, Origin::New);
    window.will_choose(FileChoice::NoDialog);
    window.press_with(Modifiers::COMMAND | Modifiers::SHIFT, Key::S);
    window.press_with(Modifiers::COMMAND, Key::A);
    let missing = folder.path().join("nowhere/at-all.ron");
    window.type_text(missing.to_str().unwrap());
    window.press(Key::Enter);
    window.settle();
    assert!(window.says("at-all.ron was not saved"), "why is said");
    assert!(window.says("nowhere/at-all.ron"), "and what was typed is still there");
    window.press_with(Modifiers::COMMAND, Key::A);
    let right = folder.path().join("right.ron");
    window.type_text(right.to_str().unwrap());
    window.press(Key::Enter);
    window.settle();
    assert!(right.exists() && window.origin() == Origin::File(right));
}
