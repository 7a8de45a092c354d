//! The palette of commands finds everything by its words in either language, and is used with the keyboard alone.

use crate::test_window::{SMALL, TestWindow};
use egui::accesskit::{Role, Toggled};
use egui::{Key, Modifiers};
use egui_kittest::kittest::{NodeT, Queryable};
use poda_core::search::Algorithm;
use poda_picture::picture::palette::Theme;
use poda_session::Origin;
use poda_window::input::command::{GROUPS, UiCommand};
use poda_words::i18n::Language;

const FIELD: &str = "Find a command, a setting, a lesson or a term";

/// A window with the palette open, in which this has been typed.
fn looking_for(typed: &str) -> TestWindow {
    let mut window = TestWindow::on(SMALL, Origin::New);
    window.press_with(Modifiers::COMMAND, Key::K);
    window.type_text(typed);
    window
}

/// The first of what is found.
fn first(window: &TestWindow) -> String {
    let is_row = |node: &egui_kittest::kittest::AccessKitNode<'_>| node.role() == Role::ListBoxOption;
    let row = window.harness.query_all_by(is_row).next().expect("something is found");
    row.accesskit_node().label().unwrap_or_default()
}

#[test]
fn a_command_is_found_with_its_key_and_run() {
    let mut window = looking_for("next cut");
    assert_eq!(window.focused().as_deref(), Some(FIELD));
    assert_eq!(first(&window), "Next cutoff that prunes: Steps · Shift+→");
    window.press(Key::Enter);
    assert!(0 < window.step());
    assert!(!window.has(FIELD), "it is closed");
}

#[test]
fn words_of_the_other_language_find_too() {
    let mut window = looking_for("siguiente corte");
    assert_eq!(first(&window), "Next cutoff that prunes: Steps · Shift+→");
    window.press(Key::Escape);
    let mut window = TestWindow::of_size([1280.0, 800.0], Language::SPANISH);
    window.press_with(Modifiers::COMMAND, Key::K);
    window.type_text("colors dark");
    assert_eq!(first(&window), "Colores: Oscuro: Ajuste");
    window.press(Key::Enter);
    assert_eq!(window.app().settings().theme, Theme::Dark);
}

/// A game is found by its name in either language, and so is every lesson on it.
#[test]
fn a_game_is_found_with_the_lessons_on_it() {
    for typed in ["connect four", "conecta cuatro"] {
        let window = looking_for(typed);
        assert_eq!(first(&window), "Connect Four: New game", "{typed}");
        for lesson in ["connect-three", "the-only-move", "trap"] {
            let number = poda_words::lessons::by_name(lesson).unwrap();
            let title = &poda_words::lessons::title(number, Language::ENGLISH);
            assert!(window.says(&format!("{title}: Lesson")), "{typed} finds {lesson}");
        }
    }
}

#[test]
fn letters_are_found_without_their_accents() {
    assert_eq!(first(&looking_for("leccion anterior")), "Previous lesson: Document · not available now");
}

#[test]
fn settings_lessons_and_terms_are_chosen_and_opened() {
    let mut window = looking_for("algorithm minimax");
    window.press(Key::Enter);
    assert_eq!(window.app().session().document().search().unwrap().algorithm, Algorithm::Minimax);

    let mut window = looking_for("language spanish");
    window.press(Key::Enter);
    assert_eq!(window.app().settings().language, Language::SPANISH);

    let mut window = TestWindow::new();
    window.press_with(Modifiers::COMMAND, Key::K);
    let title = poda_words::lessons::title(4, Language::ENGLISH);
    window.type_text(&title);
    assert!(first(&window).ends_with("Lesson 5"));
    window.press(Key::Enter);
    assert_eq!(window.origin(), Origin::Lesson(4));

    let mut window = TestWindow::new();
    window.press_with(Modifiers::COMMAND, Key::K);
    window.type_text("7");
    assert!(first(&window).ends_with("Lesson 7"), "not the depth of 7 plies");
    window.press(Key::Enter);
    assert_eq!(window.origin(), Origin::Lesson(6));

    let mut window = looking_for("transposition glossary");
    window.press(Key::Enter);
    assert!(window.has("Find a term"), "the glossary is open");
}

#[test]
fn what_is_not_available_says_so_and_does_nothing() {
    let mut window = TestWindow::on(SMALL, Origin::New);
    window.press(Key::E);
    window.press_with(Modifiers::COMMAND, Key::K);
    window.type_text("compare searches");
    assert_eq!(first(&window), "Compare searches…: View · not while practicing");
    assert!(window.is_disabled("Compare searches…: View · not while practicing"));
    window.press(Key::Enter);
    assert!(window.has(FIELD), "it stays open");
    window.press(Key::Escape);
    window.press(Key::Escape);
    window.press_with(Modifiers::COMMAND, Key::K);
    window.type_text("compare searches");
    assert_eq!(first(&window), "Compare searches…: View · T");
}

#[test]
fn the_keyboard_alone_moves_chooses_and_leaves() {
    let mut window = looking_for("one step");
    assert_eq!(first(&window), "One step forward: Steps · →, PageDown");
    window.press(Key::ArrowDown);
    let chosen = window.harness.get_by_label("One step back: Steps · not available now");
    assert_eq!(chosen.accesskit_node().toggled(), Some(Toggled::True));
    assert_eq!(window.step(), 0, "the arrows belong to the list");
    window.press(Key::ArrowUp);
    window.press(Key::Enter);
    assert_eq!(window.step(), 1);
    window.press_with(Modifiers::COMMAND, Key::K);
    window.press(Key::Escape);
    assert!(!window.has(FIELD));
    assert_eq!(window.step(), 1, "Esc closes the palette alone");
    window.press_with(Modifiers::COMMAND, Key::K);
    window.press_with(Modifiers::COMMAND, Key::K);
    assert!(!window.has(FIELD), "its key closes it too");
    window.press(Key::ArrowRight);
    assert_eq!(window.step(), 2, "keys reach the commands again");
}

#[test]
fn a_mouse_finds_it_in_the_menu_of_the_document() {
    let mut window = TestWindow::new();
    window.open_menu();
    window.click("Find a command…");
    window.type_text("map of the tree");
    let shown = window.app().settings().minimap;
    window.click("Map of the tree: View · M");
    assert_ne!(window.app().settings().minimap, shown);
    assert!(!window.has(FIELD));
}

#[test]
fn every_command_is_found_by_its_whole_name_in_both_languages() {
    let mut window = TestWindow::on(SMALL, Origin::New);
    for language in Language::AUTHORED {
        let words = poda_words::i18n::Words::new(language);
        for (_, rows) in GROUPS {
            for command in rows.iter().map(|row| row.command).filter(|&command| command != UiCommand::OpenPalette) {
                window.press_with(Modifiers::COMMAND, Key::K);
                window.type_text(&command.name(&words));
                assert!(!first(&window).is_empty());
                window.press(Key::Escape);
            }
        }
    }
}

#[test]
fn what_nothing_is_called_is_said() {
    let mut window = looking_for("xyzzy");
    assert!(window.says("Nothing here is called “xyzzy”."));
    window.press(Key::Enter);
    assert!(window.has(FIELD));
}

/// Words that readers know from other programs find what is called otherwise here.
#[test]
fn everyday_words_find_what_has_another_name() {
    for (typed, found) in [
        ("new tree", "Tree…"),
        ("zoom in", "Larger"),
        ("zoom out", "Smaller"),
        ("zoom", "Larger"),
        ("font", "Larger text"),
        ("help", "All keys"),
        ("shortcuts", "All keys"),
        ("árbol nuevo", "Tree…"),
        ("ampliar", "Larger"),
        ("fuente", "Larger text"),
        ("ayuda", "All keys"),
    ] {
        let first = first(&looking_for(typed));
        assert!(first.starts_with(found), "{typed}: {first}");
    }
    for typed in ["settings", "preferences", "ajustes"] {
        let first = first(&looking_for(typed));
        assert!(first.ends_with(": Setting"), "{typed}: {first}");
    }
}

/// Undoing a change of the document comes before undoing a stroke of the pen, also where nothing can be undone.
#[test]
fn undo_is_that_of_the_document() {
    assert_eq!(first(&looking_for("undo")), "Undo: Document · not available now");
    let mut window = TestWindow::of_size([1280.0, 800.0], Language::SPANISH);
    window.press_with(Modifiers::COMMAND, Key::K);
    window.type_text("deshacer");
    assert!(first(&window).starts_with("Deshacer: "), "{}", first(&window));
}
