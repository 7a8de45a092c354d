//! Notes and bookmarks are seen, edited and saved in the window, and while presenting a note is shown only on request.

use crate::test_window::TestWindow;
use egui::{Key, Modifiers};
use poda_session::Origin;
use poda_words::file::load;

const NOTED: &str = "(version: 1, title: (en: \"Small\", es: \"Pequeño\"), notes: (en: \"Look.\", es: \"Mira.\"), \
    game: Tree(tree: [[3, 12, 8], [2, 4, 6]]), bookmarks: [(step: 4, note: \"four\"), (step: 9)])";

fn open_editor(window: &mut TestWindow) {
    window.open_menu();
    window.click("Edit the title and the notes…");
}

fn go_to(window: &mut TestWindow, step: usize) {
    while window.step() < step {
        window.press(Key::PageDown);
    }
}

#[test]
fn a_key_and_a_button_mark_a_step() {
    let mut window = TestWindow::on(NOTED, Origin::New);
    go_to(&mut window, 2);
    window.unfold("Go to");
    window.press(Key::K);
    assert!(window.app().session().is_bookmarked() && window.says("Step 2 "), "{}", window.text());
    window.click_scrolled("Remove this bookmark");
    assert!(!window.app().session().is_bookmarked());
    window.click_scrolled("Bookmark this step");
    assert!(window.app().session().is_bookmarked());
    window.press_with(Modifiers::COMMAND, Key::Z);
    assert!(!window.app().session().is_bookmarked());
}

#[test]
fn a_note_is_seen_at_its_step_and_afterwards_among_the_steps_to_go_to() {
    let mut window = TestWindow::on(NOTED, Origin::New);
    assert!(!window.says("four"));
    go_to(&mut window, 4);
    assert!(window.has("four"), "the strip says it");
    go_to(&mut window, 6);
    assert!(!window.has("four"));
    window.unfold("Go to");
    assert!(window.has("Step 4 four"));
    window.click_bookmark(9);
    assert_eq!(window.step(), 9);
}

#[test]
fn texts_are_edited_in_the_shown_language_and_saved() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("a.ron");
    let mut window = TestWindow::on_file(&path, NOTED);
    open_editor(&mut window);
    assert_eq!(window.focused().as_deref(), Some("Title (English)"));
    window.type_text("er");
    window.focus("Notes (English)");
    window.type_text(" Twice.");
    go_to_bookmark(&mut window);
    window.focus("Note of step 4");
    window.type_text("th step");
    window.press_with(Modifiers::COMMAND, Key::S);
    let saved = load(&std::fs::read(&path).unwrap()).unwrap();
    let text = std::fs::read_to_string(&path).unwrap();
    assert_eq!(saved, *window.app().session().document());
    for part in ["Smaller", "Pequeño", "Look. Twice.", "Mira.", "fourth step"] {
        assert!(text.contains(part), "{part}: {text}");
    }
    assert!(!window.app().session().is_edited());
}

/// Goes to step 4 by its bookmark, with the fields open.
fn go_to_bookmark(window: &mut TestWindow) {
    window.press(Key::Escape);
    window.click_bookmark(4);
    assert_eq!(window.step(), 4);
}

#[test]
fn escape_gives_up_a_field_and_nothing_else() {
    let mut window = TestWindow::on(NOTED, Origin::New);
    open_editor(&mut window);
    window.press(Key::K);
    window.press(Key::Escape);
    assert_eq!(window.focused(), None);
    assert!(window.has("Done"), "the fields stay open");
    assert_eq!(window.app().session().history().bookmarks().len(), 2, "K is a letter while a field has the focus");
    window.click_scrolled("Done");
    assert!(!window.has("Done"));
}

#[test]
fn one_text_for_both_languages_is_separated_on_request() {
    let mut window = TestWindow::on("(version: 1, title: \"Podar\", game: Tree(tree: [[3, 12], [2]]))", Origin::New);
    open_editor(&mut window);
    window.type_text("!");
    assert!(window.text().contains("title: \"Podar!\""), "{}", window.text());
    window.click_scrolled("Separate texts for each language");
    window.focus("Title (English)");
    window.type_text("?");
    let text = window.text();
    assert!(text.contains("en: \"Podar!?\"") && text.contains("es: \"Podar!\""), "{text}");
    assert!(!window.has("Separate texts for each language"));
}

#[test]
fn a_note_is_the_headline_of_its_step_unless_it_is_hidden() {
    let mut window = TestWindow::on(NOTED, Origin::New);
    window.press(Key::F5);
    assert!(window.has("Small"), "the title stands over the beginning");
    assert!(window.says("MAX to move. Nothing has been searched yet."), "on the wall there is nothing to press");
    go_to(&mut window, 4);
    assert!(window.has("four"));
    window.press(Key::I);
    assert!(!window.says("four"));
    window.press(Key::I);
    window.press(Key::PageDown);
    assert!(!window.says("four"), "it is about its own step");
    window.press(Key::Home);
    assert!(!window.says("four"), "no note tells of a later step");
}
