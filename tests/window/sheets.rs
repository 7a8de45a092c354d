//! What is half written on a sheet or asked in a question stays there until somebody leaves it.

use crate::room::{self, Room, SMALL};
use egui::{Key, Modifiers};
use poda::ui::documents::file_dialog::DialogOutcome;

#[test]
fn a_file_that_was_chosen_waits_until_the_sheet_is_left() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("small.ron");
    std::fs::write(&path, SMALL).unwrap();
    for choice in [DialogOutcome::Path(path.clone()), DialogOutcome::NoDialog, DialogOutcome::Nothing] {
        let mut room = Room::new();
        room.press_with(Modifiers::COMMAND, Key::O);
        room.open_new_tree();
        room.type_text("[1, 2]");
        room.choose(choice.clone());
        assert!(room.says("3 nodes, 2 leaves, 1 ply"), "{choice:?}");
        assert_eq!(room.origin(), room::first_move(), "{choice:?}");
        room.click("Cancel");
        assert_eq!(room.title().as_deref() == Some("Small"), choice == DialogOutcome::Path(path.clone()), "{choice:?}");
        assert_eq!(room.has("Open a file"), choice == DialogOutcome::NoDialog, "{choice:?}");
    }
}

#[test]
fn a_file_that_was_chosen_leaves_the_sheet_of_keys() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("small.ron");
    std::fs::write(&path, SMALL).unwrap();
    let mut room = Room::new();
    room.press_with(Modifiers::COMMAND, Key::O);
    room.press(Key::Questionmark);
    room.choose(DialogOutcome::Path(path));
    assert_eq!(room.title().as_deref(), Some("Small"));
    assert!(room.says("One step forward: →"));
}

#[test]
fn leaving_a_tree_does_not_forget_what_waits_for_a_file() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("new.ron");
    let mut room = Room::new();
    room.paste("[[3, 12], [2]]");
    room.paste(SMALL);
    room.click("Save");
    room.open_new_tree();
    room.click("Cancel");
    room.choose(DialogOutcome::Path(path.clone()));
    assert!(path.exists());
    assert_eq!(room.title().as_deref(), Some("Small"));
}

#[test]
fn a_place_chosen_for_one_document_is_not_given_to_another() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("new.ron");
    let mut room = Room::new();
    room.press_with(Modifiers::COMMAND, Key::S);
    room.paste(SMALL);
    assert_eq!(room.title().as_deref(), Some("Small"));
    room.choose_too_late(DialogOutcome::Path(path.clone()));
    assert!(!path.exists());
}

#[test]
fn a_tree_that_was_written_comes_back_where_the_question_is_cancelled() {
    let mut room = Room::new();
    room.paste("[[3, 12], [2]]");
    room.open_new_tree();
    room.type_text("[1, 2]");
    room.click("Create");
    assert!(room.says("Save the changes"));
    room.click("Cancel");
    assert!(room.says("3 nodes, 2 leaves, 1 ply"));
    assert!(!room.close());
    assert!(room.says("Save the changes"));
    room.click("Cancel");
    assert!(room.says("3 nodes, 2 leaves, 1 ply"));
    room.click("Create");
    room.click("Don’t save");
    assert!(room.text().contains("[1, 2]") && !room.has("Create"));
}
