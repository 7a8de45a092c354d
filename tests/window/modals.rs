//! Text in a modal, and an open question, stay as they are until the modal is closed.

use crate::test_window::{self, SMALL, TestWindow};
use egui::{Key, Modifiers};
use poda_window::documents::FileChoice;
use poda_words::i18n::{Language, Words};

#[test]
fn a_file_that_was_chosen_waits_until_the_sheet_is_left() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("small.ron");
    std::fs::write(&path, SMALL).unwrap();
    for choice in [FileChoice::Path(path.clone()), FileChoice::NoDialog, FileChoice::Nothing] {
        let mut window = TestWindow::new();
        window.press_with(Modifiers::COMMAND, Key::O);
        window.open_new_tree();
        window.type_text("[1, 2]");
        window.choose(choice.clone());
        assert!(window.says("3 nodes, 2 leaves, 1 ply"), "{choice:?}");
        assert_eq!(window.origin(), test_window::first_move(), "{choice:?}");
        window.click("Cancel");
        assert_eq!(window.title().as_deref() == Some("Small"), choice == FileChoice::Path(path.clone()), "{choice:?}");
        assert_eq!(window.has("Open a file"), choice == FileChoice::NoDialog, "{choice:?}");
    }
}

#[test]
fn a_file_that_was_chosen_leaves_the_sheet_of_keys() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("small.ron");
    std::fs::write(&path, SMALL).unwrap();
    let mut window = TestWindow::new();
    window.press_with(Modifiers::COMMAND, Key::O);
    window.press(Key::Questionmark);
    window.choose(FileChoice::Path(path));
    assert_eq!(window.title().as_deref(), Some("Small"));
    assert!(window.says("One step forward: →"));
}

#[test]
fn leaving_a_tree_does_not_forget_what_waits_for_a_file() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("new.ron");
    let mut window = TestWindow::new();
    window.paste("[[3, 12], [2]]");
    window.paste(SMALL);
    window.click("Save");
    window.open_new_tree();
    window.click("Cancel");
    window.choose(FileChoice::Path(path.clone()));
    assert!(path.exists());
    assert_eq!(window.title().as_deref(), Some("Small"));
}

#[test]
fn a_place_chosen_for_one_document_is_not_given_to_another() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("new.ron");
    let mut window = TestWindow::new();
    window.press_with(Modifiers::COMMAND, Key::S);
    window.paste(SMALL);
    assert_eq!(window.title().as_deref(), Some("Small"));
    window.choose_too_late(FileChoice::Path(path.clone()));
    assert!(!path.exists());
}

#[test]
fn a_tree_that_was_written_comes_back_where_the_question_is_canceled() {
    let mut window = TestWindow::new();
    window.paste("[[3, 12], [2]]");
    window.open_new_tree();
    window.type_text("[1, 2]");
    window.click("Create");
    assert!(window.says("Save the changes"));
    window.click("Cancel");
    assert!(window.says("3 nodes, 2 leaves, 1 ply"));
    assert!(!window.close());
    assert!(window.says("Save the changes"));
    window.click("Cancel");
    assert!(window.says("3 nodes, 2 leaves, 1 ply"));
    window.click("Create");
    window.click("Don’t save");
    assert!(window.text().contains("[1, 2]") && !window.has("Create"));
}

#[test]
fn a_modal_opens_at_its_size_and_in_its_place() {
    let plain = Modifiers::NONE;
    for (modal, modifiers, key, command) in [
        ("keys", plain, Key::Questionmark, ""),
        ("glossary", plain, Key::G, ""),
        ("lessons", Modifiers::SHIFT, Key::M, ""),
        ("palette", Modifiers::COMMAND, Key::K, ""),
        ("compare", plain, Key::T, ""),
        ("pictures", Modifiers::COMMAND, Key::E, ""),
        ("tree", plain, Key::Enter, "document-new-tree"),
        ("exercise", plain, Key::Enter, "document-new-exercise"),
        ("paper", plain, Key::Enter, "document-make-paper"),
        ("printed", plain, Key::Enter, "document-open-printed"),
        ("progress", plain, Key::Enter, "practice-progress"),
        ("page-frame", plain, Key::Enter, "document-copy-frame"),
    ] {
        for size in [[1280.0, 800.0], [900.0, 600.0]] {
            let mut window = TestWindow::of_size(size, Language::ENGLISH);
            if !command.is_empty() {
                window.press_with(Modifiers::COMMAND, Key::K);
                window.type_text(&Words::new(Language::ENGLISH).text(command).replace('…', ""));
            }
            window.harness.key_press_modifiers(modifiers, key);
            let id = egui::Id::unique(("modal", modal));
            let mut places = Vec::new();
            for _ in 0..12 {
                window.harness.step();
                places.extend(window.harness.ctx.memory(|memory| memory.area_rect(id)));
            }
            let last = places.pop().expect("it is open");
            for place in places {
                assert!(
                    place.expand(1.5).contains_rect(last) && last.expand(1.5).contains_rect(place),
                    "{modal}: {place} {last}"
                );
            }
        }
    }
}
