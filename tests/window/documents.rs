//! What is opened, from wherever it comes, and what is not.

use crate::room::{self, Room, SMALL};
use egui::Key;
use egui::Modifiers;
use poda::lessons;
use poda::session::Origin;
use poda::ui::documents::file_dialog::{DialogOutcome, DialogPurpose};
use std::path::Path;

const FAULTY: &str = "(\n    version: 1,\n    game: Tree(tree: [[3, 12], [2, two]]),\n)";

#[test]
fn a_lesson_is_opened_from_the_menu() {
    let mut room = Room::on_lesson("first-tree", [1280.0, 800.0], poda::i18n::Language::English);
    room.press(Key::ArrowRight);
    room.open_menu();
    let second = lessons::titles(poda::i18n::Language::English)[1].clone();
    room.click(&format!("2   {second}"));
    assert_eq!((room.title(), room.origin(), room.step()), (Some(second), Origin::Lesson(1), 0));
}

#[test]
fn a_file_is_chosen_in_a_dialog() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("small.ron");
    std::fs::write(&path, SMALL).unwrap();
    let mut room = Room::new();
    room.will_choose(DialogOutcome::Nothing);
    room.press_with(Modifiers::COMMAND, Key::O);
    assert_eq!(room.origin(), room::first_move(), "the dialog was closed");
    room.will_choose(DialogOutcome::Path(path.clone()));
    room.press_with(Modifiers::COMMAND, Key::O);
    assert_eq!((room.title().as_deref(), room.origin()), (Some("Small"), Origin::File(path.clone())));
    assert_eq!(room.app().settings().recent, [path]);
    assert!(room.asked().iter().all(|request| request.purpose == DialogPurpose::Open));
}

#[test]
fn where_there_is_no_dialog_a_path_can_be_typed() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("small.ron");
    std::fs::write(&path, SMALL).unwrap();
    let mut room = Room::new();
    room.will_choose(DialogOutcome::NoDialog);
    room.press_with(Modifiers::COMMAND, Key::O);
    assert!(room.has("Open a file"));
    room.press_with(Modifiers::COMMAND, Key::A);
    room.type_text(path.to_str().unwrap());
    room.press(Key::Enter);
    assert_eq!(room.title().as_deref(), Some("Small"));
}

#[test]
fn a_dropped_file_is_opened_and_of_several_the_first() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("small.ron");
    std::fs::write(&path, SMALL).unwrap();
    let mut room = Room::new();
    room.drop_files(&[(&path, b""), (Path::new("/another.ron"), b"")]);
    assert_eq!(room.title().as_deref(), Some("Small"));
    assert!(room.says("Only small.ron was opened"));
}

#[test]
fn dropped_bytes_without_a_path_are_opened_too() {
    let mut room = Room::new();
    room.drop_files(&[(Path::new("small.ron"), SMALL.as_bytes())]);
    assert_eq!((room.title().as_deref(), room.origin()), (Some("Small"), Origin::New));
}

#[test]
fn a_faulty_file_changes_nothing_and_says_where_it_is_wrong() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("faulty.ron");
    std::fs::write(&path, FAULTY).unwrap();
    let mut room = Room::new();
    room.press(Key::ArrowRight);
    let before = room.text();
    room.drop_files(&[(&path, b"")]);
    assert_eq!((room.text(), room.origin(), room.step()), (before, room::first_move(), 1));
    assert!(room.says("faulty.ron was not opened"));
    assert!(room.says("faulty.ron:3:36: "), "line and column of the fault");
    assert!(room.app().settings().recent.is_empty());
    room.press(Key::ArrowRight);
    assert_eq!(room.step(), 2, "the card is in nobody's way");
    room.press(Key::Escape);
    assert!(!room.says("faulty.ron was not opened"));
    room.drop_files(&[(&path, b"")]);
    room.click("Close");
    assert!(!room.says("faulty.ron was not opened"));
}

#[test]
fn a_missing_recent_file_is_told_and_taken_off_the_list() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("small.ron");
    std::fs::write(&path, SMALL).unwrap();
    let mut room = Room::new();
    room.drop_files(&[(&path, b"")]);
    std::fs::remove_file(&path).unwrap();
    room.open_menu();
    room.click("small.ron");
    assert!(room.says("small.ron is no longer there"));
    assert!(room.app().settings().recent.is_empty());
    assert_eq!(room.title().as_deref(), Some("Small"), "what was open stays open");
}

#[test]
fn a_tree_a_position_and_a_path_can_be_pasted() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("a b.ron");
    std::fs::write(&path, SMALL).unwrap();
    for text in [SMALL.to_owned(), path.display().to_string(), format!("file://{}", path.display()).replace(' ', "%20")]
    {
        let mut room = Room::new();
        room.paste(&text);
        assert_eq!(room.title().as_deref(), Some("Small"), "{text}");
    }
    let mut room = Room::new();
    room.paste("[[3, 12, 8], [2, 4, 6]]");
    assert_eq!((room.origin(), room.title()), (Origin::New, None));
    assert!(room.text().contains("[[3, 12, 8], [2, 4, 6]]"));
}

#[test]
fn what_is_nothing_to_open_is_told() {
    let mut room = Room::new();
    room.paste("Good morning");
    assert!(room.says("The clipboard holds nothing to open"));
    room.paste("https://example.org/a.ron");
    assert!(room.says("Web addresses cannot be opened"));
    room.paste("[[3, 12, 8], [2, 4, 6]");
    assert!(room.says("The text was not opened"));
    assert!(room.says("text:1:"));
    assert_eq!(room.origin(), room::first_move());
}

#[test]
fn what_is_pasted_into_a_field_is_not_opened() {
    let mut room = Room::new();
    room.open_new_tree();
    room.paste("[1, 2]");
    assert!(room.says("3 nodes, 2 leaves, 1 ply"));
    assert_eq!(room.origin(), room::first_move());
}
