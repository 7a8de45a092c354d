//! Text in a modal, and an open question, stay as they are until the modal is closed.

use crate::test_window::{self, SMALL, TestWindow};
use egui::{Key, Modifiers};
use poda_session::Origin;
use poda_window::documents::FileChoice;
use poda_window::input::command::table;
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

/// The modals that a key or a command opens: the name of each, and the key. With a command, the palette runs it.
const MODALS: [(&str, Modifiers, Key, &str); 12] = [
    ("keys", Modifiers::NONE, Key::Questionmark, ""),
    ("glossary", Modifiers::NONE, Key::G, ""),
    ("lessons", Modifiers::SHIFT, Key::M, ""),
    ("palette", Modifiers::COMMAND, Key::K, ""),
    ("compare", Modifiers::NONE, Key::T, ""),
    ("pictures", Modifiers::COMMAND, Key::E, ""),
    ("tree", Modifiers::NONE, Key::Enter, "document-new-tree"),
    ("exercise", Modifiers::NONE, Key::Enter, "document-new-exercise"),
    ("paper", Modifiers::NONE, Key::Enter, "document-make-paper"),
    ("printed", Modifiers::NONE, Key::Enter, "document-open-printed"),
    ("progress", Modifiers::NONE, Key::Enter, "practice-progress"),
    ("page-frame", Modifiers::NONE, Key::Enter, "document-copy-frame"),
];

fn open_modal(window: &mut TestWindow, modifiers: Modifiers, key: Key, command: &str) {
    if !command.is_empty() {
        window.press_with(Modifiers::COMMAND, Key::K);
        window.type_text(&Words::new(Language::ENGLISH).text(command).replace('…', ""));
    }
    window.harness.key_press_modifiers(modifiers, key);
}

#[test]
fn a_modal_opens_at_its_size_and_in_its_place() {
    for (modal, modifiers, key, command) in MODALS {
        for size in [[1280.0, 800.0], [900.0, 600.0]] {
            let mut window = TestWindow::of_size(size, Language::ENGLISH);
            open_modal(&mut window, modifiers, key, command);
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

/// No key of a command that changes what is shown passes through a modal to the window behind it.
#[test]
fn no_key_of_the_window_passes_through_a_modal() {
    // These press what has the focus, or close the modal.
    let acts_in_modal = |key: Key| matches!(key, Key::Enter | Key::Space | Key::Escape);
    for (modal, modifiers, opener, command) in MODALS {
        let mut window = TestWindow::on(SMALL, Origin::New);
        for _ in 0..5 {
            window.press(Key::ArrowRight);
        }
        open_modal(&mut window, modifiers, opener, command);
        window.settle();
        let id = egui::Id::unique(("modal", modal));
        let is_open = |window: &TestWindow| window.harness.ctx.memory(|memory| memory.area_rect(id)).is_some();
        assert!(is_open(&window), "{modal}");
        let before = (window.step(), window.selected(), window.app().settings().clone(), window.text());
        for row in table().filter(|row| !row.command.works_over_dialog()) {
            for shortcut in row.keys.iter().filter(|shortcut| !shortcut.command && !acts_in_modal(shortcut.key)) {
                let modifiers = if shortcut.shift { Modifiers::SHIFT } else { Modifiers::NONE };
                let modifiers = if shortcut.alt { Modifiers::ALT } else { modifiers };
                window.press_with(modifiers, shortcut.key);
                let after = (window.step(), window.selected(), window.app().settings().clone(), window.text());
                assert_eq!(before, after, "{modal}: {:?}", row.command);
                assert!(is_open(&window), "{modal}: {:?}", row.command);
            }
        }
        window.press(Key::Escape);
        window.settle();
        window.press(Key::End);
        if ["keys", "glossary"].contains(&modal) {
            assert_eq!(window.step(), window.last(), "{modal}: the keys are the window’s again");
        }
    }
}
