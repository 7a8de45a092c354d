//! A package for a learning platform, made in the window: its questions are those of the open lesson or document, and
//! it is the file that the command line writes, which `tests/it/paper/scorm.rs` compares with the same package.

use crate::test_window::{SMALL, TestWindow};
use egui::{Key, Modifiers};
use poda_core::document::Document;
use poda_core::document::any_search::record_any;
use poda_core::trace::limits::Limits;
use poda_paper::packing::{PackedSearch, pack};
use poda_picture::picture::palette::Theme;
use poda_session::Origin;
use poda_window::documents::FileChoice;
use poda_words::i18n::{Language, Words};
use poda_words::lessons;
use std::fs;
use std::path::Path;

/// Clicks the command in the menu.
fn click_command(window: &mut TestWindow) {
    window.open_menu();
    window.click("Share");
    window.click("Export as a SCORM package…");
}

/// Writes the package to a path. Returns the file.
fn exported(window: &mut TestWindow, path: &Path) -> Vec<u8> {
    click_command(window);
    window.choose(FileChoice::Path(path.to_owned()));
    window.wait_until(|window| window.says("Exported package.zip, with "));
    fs::read(path).unwrap()
}

fn packed(document: &Document, name: &str, is_lesson: bool) -> Vec<u8> {
    let limits = Limits::nodes(1_000_000);
    let recorded = record_any(document.searches.first(), document.position(), limits, &()).unwrap();
    let (searched, recorded, theme) = (document, &recorded, Theme::Light);
    let what = PackedSearch { name, is_lesson, document, searched, recorded, theme };
    pack(&Words::new(Language::ENGLISH), what, &|| true).unwrap().bytes
}

#[test]
fn the_questions_of_a_lesson_are_packed_under_share() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("package.zip");
    for lesson in ["a-to-n", "four-phases"] {
        let number = lessons::by_name(lesson).unwrap();
        let mut window = TestWindow::on(lessons::text(number), Origin::Lesson(number));
        window.press_with(Modifiers::SHIFT, Key::T);
        assert_ne!(window.app().settings().theme, Theme::Light, "platforms have light pages all the same");
        let bytes = exported(&mut window, &path);
        assert!(bytes.starts_with(b"PK"));
        assert!(bytes == packed(&lessons::all()[number], lesson, true), "{lesson}");
        assert_eq!(window.asked()[0].name, format!("{}.zip", lessons::numbered_name(number)));
        fs::remove_file(&path).unwrap();
    }
}

/// A position with an exercise.
const OWN: &str =
    "(version: 1, title: \"Own\", game: Tree(tree: [[3, 12], [2, 4]]), practice: (kinds: [Value, Next], attempts: 2))";

#[test]
fn the_questions_of_a_file_are_packed() {
    let folder = tempfile::tempdir().unwrap();
    let [path, file] = ["package.zip", "mine.ron"].map(|name| folder.path().join(name));
    fs::write(&file, OWN).unwrap();
    let document = poda_words::file::load(OWN.as_bytes()).unwrap();
    let mut window = TestWindow::on(SMALL, Origin::Lesson(0));
    window.drop_files(&[(&file, b"")]);
    window.settle();
    assert!(exported(&mut window, &path) == packed(&document, "mine", false));
}

#[test]
fn what_cannot_be_packed_is_refused_before_a_path_is_asked_for() {
    let number = lessons::by_name("iterative-deepening").unwrap();
    let mut window = TestWindow::on(lessons::text(number), Origin::Lesson(number));
    click_command(&mut window);
    assert!(window.says("Nothing was exported") && window.says("searches of one pass"));
    let mut window = TestWindow::on(SMALL, Origin::New);
    window.press(Key::S);
    click_command(&mut window);
    assert!(window.says("close the split view first"));
    assert!(window.asked().is_empty());
}

#[test]
fn the_command_is_in_the_palette_in_both_languages() {
    for (language, typed) in [(Language::ENGLISH, "scorm"), (Language::SPANISH, "paquete scorm")] {
        let mut window = TestWindow::of_size([1280.0, 800.0], language);
        window.press_with(Modifiers::COMMAND, Key::K);
        window.type_text(typed);
        window.press(Key::Enter);
        let asked = window.asked();
        assert_eq!(asked.len(), 1, "{language:?}");
        assert!(asked[0].title.ends_with("SCORM") || asked[0].title.ends_with("SCORM package"));
    }
}
