//! Nothing is lost: neither files nor changes.

use crate::room::{Room, SMALL};
use egui::{Key, Modifiers, ViewportCommand};
use poda::session::Origin;
use poda::ui::documents::file_dialog::{DialogOutcome, DialogPurpose};
use std::fs;
use std::path::Path;

fn save(room: &mut Room) {
    room.press_with(Modifiers::COMMAND, Key::S);
}

fn read(path: &Path) -> String {
    fs::read_to_string(path).unwrap()
}

#[test]
fn a_file_is_saved_where_it_came_from() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("small.ron");
    let mut room = Room::on_file(&path, SMALL);
    room.click("Fail: hard");
    assert!(room.app().session().is_edited());
    save(&mut room);
    assert!(!room.app().session().is_edited());
    assert_eq!(read(&path), room.text());
    assert!(room.asked().is_empty() && !folder.path().join("small.ron~").exists());
}

#[test]
fn a_lesson_is_saved_somewhere_else_and_gets_an_ending() {
    let folder = tempfile::tempdir().unwrap();
    let mut room = Room::new();
    let Origin::Lesson(number) = room.origin() else { panic!("a lesson is open") };
    room.will_choose(DialogOutcome::Path(folder.path().join("mine")));
    save(&mut room);
    let path = folder.path().join("mine.ron");
    assert_eq!((read(&path).as_str(), room.origin()), (poda::lessons::text(number), Origin::File(path)));
    let asked = &room.asked()[0];
    assert_eq!((asked.purpose, asked.name.as_str()), (DialogPurpose::Save, "17-tic-tac-toe-move-1.ron"));
}

#[test]
fn comments_are_asked_about_and_kept_beside_the_file() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("small.ron");
    let text = format!("// from the second lecture\n{SMALL}");
    let mut room = Room::on_file(&path, &text);
    room.click("Fail: hard");
    save(&mut room);
    assert!(room.says("small.ron~"));
    room.click("Cancel");
    assert_eq!(read(&path), text);
    save(&mut room);
    room.click("Save");
    assert_eq!((read(&path), read(&folder.path().join("small.ron~"))), (room.text(), text));
    room.click("Fail: soft");
    save(&mut room);
    assert!(!room.has("Cancel"), "there are no comments any more");
}

#[test]
fn what_somebody_else_changed_is_asked_about() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("small.ron");
    fs::write(&path, SMALL).unwrap();
    let mut room = Room::new();
    room.drop_files(&[(&path, b"")]);
    fs::write(&path, SMALL.replace("Small", "Other")).unwrap();
    save(&mut room);
    assert!(room.says("Save over newer changes in small.ron?"));
    room.click("Save");
    assert!(read(&folder.path().join("small.ron~")).contains("Other"));
}

#[test]
fn a_file_that_cannot_be_written_is_told_and_the_changes_stay() {
    let folder = tempfile::tempdir().unwrap();
    let mut room = Room::on(SMALL, Origin::File(folder.path().join("none/small.ron")));
    room.click("Fail: hard");
    save(&mut room);
    assert!(room.says("small.ron was not saved"));
    assert!(room.app().session().is_edited());
}

#[test]
fn changes_are_asked_about_before_another_document_is_opened() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("small.ron");
    for answer in ["Cancel", "Don’t save", "Save"] {
        let mut room = Room::on_file(&path, SMALL);
        room.click("Fail: hard");
        room.paste("[[1, 2]]");
        assert!(room.says("Save the changes to “Small”?"));
        room.click(answer);
        let is_open = room.origin() == Origin::New;
        assert_eq!(is_open, answer != "Cancel", "{answer}");
        assert_eq!(read(&path).contains("Hard"), answer == "Save", "{answer}");
    }
}

#[test]
fn a_faulty_file_does_not_ask() {
    let folder = tempfile::tempdir().unwrap();
    let mut room = Room::on_file(&folder.path().join("small.ron"), SMALL);
    room.click("Fail: hard");
    room.paste("[[1, 2]");
    assert!(!room.says("Save the changes"));
    assert!(room.says("The text was not opened"));
}

#[test]
fn a_new_tree_is_saved_on_the_way_to_another() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("new.ron");
    let mut room = Room::new();
    room.paste("[[3, 12], [2]]");
    room.paste(SMALL);
    room.will_choose(DialogOutcome::Path(path.clone()));
    room.click("Save");
    assert!(read(&path).contains("[[3, 12], [2]]"));
    assert_eq!(room.title().as_deref(), Some("Small"));
}

#[test]
fn searching_a_lesson_in_another_way_is_no_work_to_lose() {
    let mut room = Room::new();
    let before = room.text();
    room.click_beginning("Depth: ");
    room.click("1 ply");
    assert_ne!(room.text(), before);
    room.paste(SMALL);
    assert_eq!(room.title().as_deref(), Some("Small"));
}

#[test]
fn the_window_asks_before_it_closes() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("small.ron");
    let mut room = Room::on_file(&path, SMALL);
    assert!(room.close(), "nothing is lost");
    room.click("Fail: hard");
    assert!(!room.close());
    room.click("Cancel");
    assert!(!room.close(), "it asks again");
    room.click_once("Don’t save");
    assert!(room.commands().contains(&ViewportCommand::Close));
    assert!(room.close());
    let stored = poda::ui::persistence::stored(room.app().session(), room.app().settings(), room.app().documents());
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
    let mut room = Room::new();
    room.paste(path.to_str().unwrap());
    assert_eq!(room.origin(), Origin::File(path.clone()));
    room.press_with(Modifiers::COMMAND, Key::S);
    assert_eq!(std::fs::read_to_string(&path).unwrap(), EXPLICIT, "and nothing is asked about the comment");
    let other = folder.path().join("other.ron");
    room.will_choose(DialogOutcome::Path(other.clone()));
    room.press_with(Modifiers::COMMAND | Modifiers::SHIFT, Key::S);
    assert_eq!(std::fs::read_to_string(&other).unwrap(), EXPLICIT);
    room.click("Fail: hard");
    room.click("Fail: soft");
    room.press_with(Modifiers::COMMAND, Key::S);
    assert_eq!(std::fs::read_to_string(&other).unwrap(), EXPLICIT, "what was changed and changed back says the same");
}

#[test]
fn saving_what_was_changed_keeps_what_is_spelled_out() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("explicit.ron");
    std::fs::write(&path, EXPLICIT.trim_start_matches("// by hand\n")).unwrap();
    let mut room = Room::new();
    room.paste(path.to_str().unwrap());
    room.click("Cut on: >");
    save(&mut room);
    let saved = read(&path);
    assert!(saved.contains("root: Max, tree") && saved.contains("search: (fail: Soft, cut_on: Strict)"), "{saved}");
    room.click("Cut on: ≥");
    save(&mut room);
    let saved = read(&path);
    assert!(saved.contains("search: (fail: Soft, cut_on: Equal)"), "as the file says by now: {saved}");
}

#[test]
fn a_place_that_cannot_be_written_is_kept_to_be_corrected() {
    let folder = tempfile::tempdir().unwrap();
    let mut room = Room::on(crate::room::SMALL, Origin::New);
    room.will_choose(DialogOutcome::NoDialog);
    room.press_with(Modifiers::COMMAND | Modifiers::SHIFT, Key::S);
    room.press_with(Modifiers::COMMAND, Key::A);
    let missing = folder.path().join("nowhere/at-all.ron");
    room.type_text(missing.to_str().unwrap());
    room.press(Key::Enter);
    room.settle();
    assert!(room.says("at-all.ron was not saved"), "why is said");
    assert!(room.says("nowhere/at-all.ron"), "and what was typed is still there");
    room.press_with(Modifiers::COMMAND, Key::A);
    let right = folder.path().join("right.ron");
    room.type_text(right.to_str().unwrap());
    room.press(Key::Enter);
    room.settle();
    assert!(right.exists() && room.origin() == Origin::File(right));
}
