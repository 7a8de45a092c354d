//! The dialog that exports pictures: its texts, its preview, and the files that it writes.

use crate::test_window::{SMALL, TestWindow, file_names};
use egui::{Key, Modifiers};
use poda_core::trace::Recorded;
use poda_core::trace::limits::Limits;
use poda_core::trace::recorder::record_passes;
use poda_paper::series::{SearchPages, Series, SeriesOptions, StepGroup, StepSelection};
use poda_picture::export::Format;
use poda_picture::picture::GivenValues;
use poda_picture::picture::palette::Theme;
use poda_session::Origin;
use poda_window::documents::{DialogPurpose, FileChoice};
use poda_words::file::load;
use poda_words::i18n::{Language, Words};
use std::fs;
use std::path::Path;

/// Several pages that take a moment.
const MANY: &str = "(version: 1, game: TicTacToe(), search: (depth: 2))";

fn open(window: &mut TestWindow) {
    window.press_with(Modifiers::COMMAND, Key::E);
    window.wait_until(|window| window.says("Page 1 of ") || window.says("Página 1 de "));
}

/// Exports to a path that the dialog answers.
fn export_to(window: &mut TestWindow, path: &Path) {
    window.will_choose(FileChoice::Path(path.to_owned()));
    window.click("Export…");
    window.settle();
}

#[test]
fn the_sheet_is_opened_by_a_key_and_by_the_menu_and_closed_by_esc() {
    let mut window = TestWindow::on(SMALL, Origin::Lesson(0));
    open(&mut window);
    assert!(window.has("Export pictures"));
    window.press(Key::Escape);
    assert!(!window.has("Export pictures"));
    window.open_menu();
    window.click("Share");
    window.click("Export pictures…");
    assert!(window.has("Export pictures"));
}

#[test]
fn the_pages_are_turned_by_arrows_and_the_step_behind_the_sheet_stays() {
    let mut window = TestWindow::on(SMALL, Origin::Lesson(0));
    let pages = window.last() + 1;
    open(&mut window);
    window.choose_entry("Steps", "Every step");
    let at = |number: usize| format!("Page {number} of {pages}");
    window.wait_until(|window| window.has(&format!("{}. Step 0 of {}", at(1), pages - 1)));
    for (key, number) in [
        (Key::ArrowRight, 2),
        (Key::ArrowRight, 3),
        (Key::ArrowLeft, 2),
        (Key::End, pages),
        (Key::ArrowRight, pages),
        (Key::Home, 1),
        (Key::ArrowLeft, 1),
        (Key::PageDown, 11),
        (Key::PageUp, 1),
    ] {
        window.press(key);
        window.wait_until(|window| window.has(&format!("{}. Step {} of {}", at(number), number - 1, pages - 1)));
    }
    window.click("Next page");
    window.wait_until(|window| window.says(&at(2)));
    assert_eq!(window.step(), 0);
    // In a field the arrows move the cursor.
    window.click("Size: Width");
    window.focus("Width in pixels");
    window.press(Key::ArrowLeft);
    window.wait_until(|window| window.says(&at(2)));
}

/// The files of a lesson as the library gives them, by their names.
fn expected(text: &str, format: Format, selection: &StepSelection, name: &str) -> Vec<(String, Vec<u8>)> {
    let document = load(text.as_bytes()).unwrap();
    let passes = record_passes(document.search().unwrap(), document.position(), Limits::nodes(100_000), &());
    let words = Words::new(Language::ENGLISH);
    let search = SearchPages { document: &document, recorded: Recorded::Search(passes), is_own: true };
    let given_values = GivenValues { from_start: true, ..GivenValues::default() };
    let options = SeriesOptions { given_values, spaces: format.page_spaces(), ..SeriesOptions::default() };
    let mut series = Series::new(search, selection, options, &words).unwrap().confirmed(true);
    let count = series.steps().len();
    let mut exporter = format.exporter(series.publication(Theme::Light), 2.0);
    let mut files = Vec::new();
    for number in 0..count {
        let bytes = exporter.add(&series.page(number).unwrap()).unwrap();
        let name = series.file_name(name, number, format.properties().extension);
        files.extend(bytes.map(|bytes| (name, bytes)));
    }
    let whole = exporter.finish().unwrap();
    files.extend(whole.map(|bytes| (format!("{name}.{}", format.properties().extension), bytes)));
    files
}

#[test]
fn every_format_is_written_with_the_bytes_that_the_library_gives() {
    for format in Format::ALL {
        let folder = tempfile::tempdir().unwrap();
        let mut window = TestWindow::on(SMALL, Origin::Lesson(0));
        open(&mut window);
        let words = Words::new(Language::ENGLISH);
        window.choose_entry("Format", &words.text(format.properties().message));
        window.choose_entry("Steps", "Nodes and results");
        let selection = StepSelection { groups: vec![StepGroup::Nodes, StepGroup::Results], ranges: Vec::new() };
        let expected = expected(SMALL, format, &selection, "small");
        window.wait_until(|window| window.says("Page 1 of 10"));
        export_to(&mut window, &folder.path().join(format!("small.{}", format.properties().extension)));
        window.wait_until(|window| window.says("been written"));
        assert_eq!(window.asked().last().map(|asked| asked.purpose), Some(DialogPurpose::Pictures(format)));
        let expected_names: Vec<&str> = expected.iter().map(|(name, _)| name.as_str()).collect();
        assert_eq!(file_names(folder.path()), expected_names, "{format:?}");
        for (name, bytes) in &expected {
            assert!(fs::read(folder.path().join(name)).unwrap() == *bytes, "{name}");
        }
        assert!(window.says(&format!("{}", folder.path().display())), "where they are is said");
    }
}

#[test]
fn what_is_chosen_is_kept_while_the_window_is_open() {
    let mut window = TestWindow::on(SMALL, Origin::Lesson(0));
    open(&mut window);
    window.choose_entry("Steps", "These steps:");
    window.type_into("Numbers", "3, 7-9");
    window.wait_until(|window| window.says("Page 1 of 4"));
    window.click("Colors: Dark");
    window.click("Language: Español");
    window.click("Size: Width");
    window.type_into("Width in pixels", "700");
    window.press(Key::Escape);
    window.wait_until(|window| !window.has("Export pictures"));
    open(&mut window);
    assert!(window.has("Steps: These steps:"));
    assert!(window.says("3, 7-9") && window.says("700"));
    // The pages are in the chosen language, and the sheet is in that of the window.
    assert!(window.says("Paso 3 de "));
    assert!(window.has("Export pictures"));
}

#[test]
fn what_cannot_be_exported_is_said_and_the_button_does_nothing() {
    let mut window = TestWindow::on(SMALL, Origin::Lesson(0));
    let last = window.last();
    open(&mut window);
    window.choose_entry("Steps", "Bookmarks");
    window.wait_until(|window| window.says("This search has no bookmarks."));
    assert!(window.is_disabled("Export…"));
    window.choose_entry("Steps", "These steps:");
    for (text, sentence) in [
        ("", "List the steps by their numbers".to_owned()),
        ("x", "“x” is not the number of a step.".to_owned()),
        ("NaN", "“NaN” is not the number of a step.".to_owned()),
        ("-1", "“-1” is not the number of a step.".to_owned()),
        ("9-3", "The range 9-3 ends before it begins.".to_owned()),
        ("1, 999", format!("There is no step 999: the last one is {last}.")),
        ("99999999999999999999999999", "There is no step 99999999999999999999999999".to_owned()),
    ] {
        window.type_into("Numbers", text);
        window.settle();
        assert!(window.says(&sentence), "{text}");
        assert!(window.is_disabled("Export…"), "{text}");
        window.press(Key::Enter);
        assert!(window.has("Export pictures") && window.asked().is_empty(), "{text}");
    }
    window.type_into("Numbers", "1-3");
    window.wait_until(|window| !window.is_disabled("Export…"));
    window.click("Size: Width");
    for text in ["", "wide", "99", "20001", "-5", "1e3", "NaN"] {
        window.type_into("Width in pixels", text);
        assert!(window.says("The width is a whole number of pixels from 100 to 20,000."), "{text}");
        assert!(window.is_disabled("Export…"), "{text}");
    }
    window.click("Size: As needed");
    window.choose_entry("Format", "PNG: pixel images");
    for text in ["", "x", "0", "-2", "21", "NaN", "inf"] {
        window.type_into("Pixels per pixel", text);
        window.wait_until(|window| window.says("The number of pixels per pixel is from 0.1 to 20"));
        assert!(window.is_disabled("Export…"), "{text}");
    }
    window.choose_entry("Part", "Subtree of the selected node");
    window.wait_until(|window| window.says("Select a node in the tree first"));
}

#[test]
fn a_subtree_is_exported_alone() {
    let named = "(version: 1, game: Tree(tree: [(name: \"B\", children: [3, 12]), (name: \"C\", children: [2, 4])]))";
    let mut window = TestWindow::on(named, Origin::Lesson(0));
    window.press(Key::End);
    let place = window.node("B: 3");
    window.click_at(place, egui::PointerButton::Primary, 1);
    open(&mut window);
    window.choose_entry("Part", "Subtree of B");
    window.wait_until(|window| window.says("Page 1 of 1"));
    let folder = tempfile::tempdir().unwrap();
    export_to(&mut window, &folder.path().join("b.svg"));
    window.wait_until(|window| window.says("b.svg has been written"));
    let svg = fs::read_to_string(folder.path().join("b.svg")).unwrap();
    assert!(svg.contains(">B<") && !svg.contains(">C<"), "{svg}");
}

#[test]
fn files_are_replaced_only_after_a_confirmation() {
    let folder = tempfile::tempdir().unwrap();
    let old = folder.path().join("small-0002.svg");
    fs::write(&old, "old").unwrap();
    let mut window = TestWindow::on(SMALL, Origin::Lesson(0));
    open(&mut window);
    window.choose_entry("Steps", "Every node");
    window.wait_until(|window| window.says("Page 1 of 7"));
    let path = folder.path().join("small.svg");
    export_to(&mut window, &path);
    assert!(window.says("Replace small-0002.svg?"));
    window.click("Cancel");
    assert_eq!(file_names(folder.path()), ["small-0002.svg"]);
    assert_eq!(fs::read(&old).unwrap(), b"old");
    open(&mut window);
    export_to(&mut window, &path);
    window.click("Replace");
    window.wait_until(|window| window.says("7 files have been written"));
    assert_eq!(file_names(folder.path()).len(), 7);
    assert_ne!(fs::read(&old).unwrap(), b"old");
}

#[test]
fn a_folder_that_cannot_be_written_is_said_and_another_can_be_chosen() {
    let folder = tempfile::tempdir().unwrap();
    let mut window = TestWindow::on(SMALL, Origin::Lesson(0));
    open(&mut window);
    export_to(&mut window, &folder.path().join("none/small.svg"));
    window.wait_until(|window| window.says("There is no such folder."));
    assert!(window.says("none/small.svg"));
    assert!(file_names(folder.path()).is_empty());
    window.press_with(Modifiers::COMMAND, Key::A);
    window.type_text(folder.path().join("small").to_str().unwrap());
    window.press(Key::Enter);
    window.wait_until(|window| window.says("small.svg has been written"));
    assert_eq!(file_names(folder.path()), ["small.svg"]);
}

#[test]
fn a_canceled_export_leaves_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let mut window = TestWindow::on(MANY, Origin::Lesson(0));
    open(&mut window);
    window.choose_entry("Steps", "Every step");
    window.choose_entry("Format", "PNG: pixel images");
    window.wait_until(|window| !window.is_disabled("Export…"));
    export_to(&mut window, &folder.path().join("many.png"));
    window.wait_until(|window| window.says(" is being drawn…"));
    // The window stays as it is meanwhile.
    window.press(Key::ArrowRight);
    assert_eq!(window.step(), 1);
    window.press_with(Modifiers::COMMAND, Key::E);
    assert!(window.says("Another export is being written."));
    assert!(window.is_disabled("Export…"));
    window.press(Key::Escape);
    window.click("Cancel the export");
    window.wait_until(|window| window.says("The export was canceled"));
    assert!(file_names(folder.path()).is_empty(), "{:?}", file_names(folder.path()));
}

#[test]
fn a_window_that_is_closed_meanwhile_leaves_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let mut window = TestWindow::on(MANY, Origin::Lesson(0));
    open(&mut window);
    window.choose_entry("Steps", "Every step");
    window.choose_entry("Format", "PNG: pixel images");
    window.wait_until(|window| !window.is_disabled("Export…"));
    export_to(&mut window, &folder.path().join("many.png"));
    window.wait_until(|window| window.says(" is being drawn…"));
    drop(window);
    assert!(file_names(folder.path()).is_empty(), "{:?}", file_names(folder.path()));
}

#[test]
fn nothing_is_exported_during_an_exercise() {
    for key in [Key::E, Key::W, Key::Q] {
        let mut window = TestWindow::on(SMALL, Origin::Lesson(0));
        window.press(key);
        assert!(window.app().practice().is_some(), "{key:?}");
        window.press_with(Modifiers::COMMAND, Key::E);
        assert!(!window.has("Export pictures"), "{key:?}");
        assert!(window.says("Nothing is exported during an exercise"), "{key:?}");
    }
}

#[test]
fn the_sheet_speaks_spanish() {
    let mut window = TestWindow::of_size([900.0, 600.0], Language::SPANISH);
    window.press_with(Modifiers::COMMAND, Key::E);
    window.wait_until(|window| window.says("Página 1 de 1"));
    for name in ["Exportar imágenes", "Exportar…", "Pasos: Este paso", "Colores: Claros", "Idioma: Español"] {
        assert!(window.has(name), "{name}");
    }
    let sheet = window.sheet("pictures");
    assert!(
        0.0 <= sheet.left() && sheet.right() <= 900.0 && 0.0 <= sheet.top() && sheet.bottom() <= 600.0,
        "{sheet:?}"
    );
}
