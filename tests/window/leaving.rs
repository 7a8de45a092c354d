//! Leaving a document in the middle of an exercise loses nothing, through whichever door it is left: what was entered
//! comes back when the document is opened again, also in a later run of the program.

use crate::test_window::TestWindow;
use egui::accesskit::Role;
use egui::{Id, Key, Modifiers, PointerButton, Rect};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT, Queryable};
use poda_core::search::Algorithm;
use poda_session::Origin;
use poda_ui::start::persistence::restore;
use poda_ui::start::snapshot::stored;
use poda_window::state::practice::PracticeMode;
use poda_window::stored::settings::StoredState;
use poda_words::i18n::Language;
use poda_words::lessons;
use std::path::Path;

/// The lesson that is left, and the one after it.
const LEFT: usize = 7;
const NEXT: usize = 8;

fn lesson(number: usize) -> TestWindow {
    TestWindow::on_lesson(lessons::name(number), [1280.0, 800.0], Language::ENGLISH)
}

fn title(number: usize) -> String {
    lessons::title(number, Language::ENGLISH)
}

/// What is typed into the field of this name.
fn typed(window: &TestWindow, name: &str) -> Option<String> {
    let field = window.harness.query_all_by_label(name).find(|node| node.accesskit_node().role() == Role::TextInput)?;
    field.accesskit_node().value()
}

/// A sheet in which one field is answered, as in class: open it, type, and click beside the field.
fn with_sheet() -> TestWindow {
    let mut window = lesson(LEFT);
    window.press(Key::W);
    window.focus("B value");
    window.type_text("7");
    window.click_at(egui::pos2(60.0, 300.0), PointerButton::Primary, 1);
    assert_eq!(typed(&window, "B value").as_deref(), Some("7"));
    window
}

/// The window of the next run of the program, with what is stored at this moment. The program may be killed after it.
fn next_run(window: &TestWindow) -> TestWindow {
    let app = window.app();
    let text = stored(app.session(), app.settings(), app.files()).to_text().unwrap();
    let stored = StoredState::of_text(&text).unwrap();
    let back = restore(&stored, &stored.settings);
    TestWindow::build(Harness::builder().with_size([1280.0, 800.0]), back.session, stored.settings)
}

fn assert_sheet_is_back(window: &TestWindow, door: &str) {
    assert_eq!(window.origin(), Origin::Lesson(LEFT), "{door}");
    let (app, value) = (window.app(), typed(window, "B value"));
    assert!(app.practice().and_then(PracticeMode::fill_in).is_some(), "{door}: the sheet is open");
    assert_eq!(value.as_deref(), Some("7"), "{door}");
}

fn choose_in_palette(window: &mut TestWindow, title: &str) {
    window.press_with(Modifiers::COMMAND, Key::K);
    window.type_text(title);
    window.press(Key::Enter);
}

#[test]
fn a_sheet_comes_back_through_every_door_without_a_question() {
    type Door = (&'static str, fn(&mut TestWindow));
    let doors: [Door; 5] = [
        ("the next lesson", |window| window.press(Key::CloseBracket)),
        ("the palette", |window| choose_in_palette(window, &title(NEXT))),
        ("the map of the lessons", |window| {
            window.open_lessons();
            window.click_beginning(&title(NEXT));
        }),
        ("a dropped file", |window| {
            let text = "(version: 1, game: Tree(tree: [[1, 2], [3]]))";
            window.drop_files(&[(Path::new("dropped.ron"), text.as_bytes())]);
            window.wait_until(|window| window.origin() != Origin::Lesson(LEFT));
        }),
        ("a pasted text", |window| window.paste("(version: 1, game: Tree(tree: [[1, 2], [3]]))")),
    ];
    for (door, leave) in doors {
        let mut window = with_sheet();
        leave(&mut window);
        assert_ne!(window.origin(), Origin::Lesson(LEFT), "{door}: nothing is asked");
        if door.starts_with("a ") {
            // What was dropped or pasted is itself unsaved work.
            window.press_with(Modifiers::COMMAND, Key::K);
            window.type_text(&title(LEFT));
            window.press(Key::Enter);
            if window.has("Don’t save") {
                window.click("Don’t save");
            }
        } else {
            window.press(Key::OpenBracket);
        }
        assert_sheet_is_back(&window, door);
    }
}

/// Keys that follow each other within a frame or two.
#[test]
fn a_sheet_outlasts_quick_keys() {
    let mut window = with_sheet();
    for keys in [[Key::CloseBracket, Key::OpenBracket], [Key::CloseBracket, Key::OpenBracket]] {
        for key in keys {
            window.harness.key_press(key);
        }
        window.harness.step();
    }
    window.settle();
    assert_sheet_is_back(&window, "quick keys");
}

#[test]
fn a_sheet_comes_back_in_the_next_run_also_of_a_program_that_was_killed() {
    let window = with_sheet();
    assert_sheet_is_back(&next_run(&window), "the sheet was open");
    let mut window = window;
    window.press(Key::CloseBracket);
    let mut window = next_run(&window);
    assert_eq!(window.origin(), Origin::Lesson(NEXT));
    window.press(Key::OpenBracket);
    assert_sheet_is_back(&window, "another lesson was open");
    assert!(window.close(), "nothing is asked");
}

/// Another search of the same lesson has another sheet. Its own comes back with it.
#[test]
fn a_sheet_belongs_to_its_search() {
    let mut window = with_sheet();
    choose_in_palette(&mut window, "minimax");
    window.wait_for_searches();
    let algorithm = |window: &TestWindow| window.app().session().latest_config().map(|config| config.algorithm);
    assert_eq!(algorithm(&window), Some(Algorithm::Minimax));
    assert_eq!(typed(&window, "B value").unwrap_or_default(), "");
    choose_in_palette(&mut window, &title(LEFT));
    if window.has("Don’t save") {
        window.click("Don’t save");
    }
    window.wait_for_searches();
    assert_ne!(algorithm(&window), Some(Algorithm::Minimax));
    assert_sheet_is_back(&window, "its search");
}

#[test]
fn an_exercise_that_was_left_waits_until_it_is_started_again() {
    let mut window = with_sheet();
    window.press(Key::Escape);
    assert!(window.app().practice().is_none());
    window.press(Key::CloseBracket);
    window.press(Key::OpenBracket);
    assert!(window.app().practice().is_none(), "the sheet was left before the lesson");
    window.press(Key::W);
    assert_sheet_is_back(&window, "started again");
    window.click_scrolled("Empty all fields");
    window.press(Key::CloseBracket);
    window.press(Key::OpenBracket);
    window.press(Key::W);
    assert_eq!(typed(&window, "B value").unwrap_or_default(), "", "it was cleared");
}

#[test]
fn the_sheets_of_a_class_come_back_with_their_marks() {
    let mut window = lesson(LEFT);
    window.press(Key::W);
    window.click_scrolled("Mark the sheets of a class");
    window.focus("B value");
    window.type_text("7");
    window.focus("Student’s name");
    window.type_text("Ada");
    window.click("Add to the table");
    let before = table(&window);
    assert!(before.contains("\"Ada\""));
    window.press(Key::Escape);
    window.press(Key::CloseBracket);
    let mut window = next_run(&window);
    window.press(Key::OpenBracket);
    assert_eq!(table(&window), before);
}

fn table(window: &TestWindow) -> String {
    let app = window.app();
    let fill_in = app.practice().and_then(PracticeMode::fill_in).expect("the sheet is open");
    fill_in.sheets.as_ref().expect("sheets of a class").table(app.session().search().unwrap().recording())
}

/// What the card of the questions says: how many were answered, how often, and with how many hints.
fn answered(window: &TestWindow) -> (usize, usize, bool, usize) {
    let app = window.app();
    let quiz = &app.practice().and_then(PracticeMode::predict).expect("questions").quiz;
    let current = quiz.current().expect("a question is left");
    (quiz.outcomes().len(), current.given().len(), current.hint.is_some(), app.session().timeline_step().get())
}

#[test]
fn questions_continue_where_they_were_left() {
    let mut window = lesson(LEFT);
    window.press(Key::E);
    if !window.has("Show the answer") {
        window.press(Key::Enter);
    }
    window.click("Show the answer");
    window.press(Key::Enter);
    window.press(Key::H);
    let before = answered(&window);
    assert!(before.0 == 1 && before.2, "{before:?}");
    window.press(Key::CloseBracket);
    window.press(Key::OpenBracket);
    assert_eq!(answered(&window), before);
    assert_eq!(answered(&next_run(&window)), before, "in the next run");
}

/// The questions about a Monte Carlo tree search, which are answered in the strip.
#[test]
fn questions_beside_everything_else_continue_where_they_were_left() {
    let mut window = TestWindow::on_lesson("four-phases", [1280.0, 800.0], Language::ENGLISH);
    window.press(Key::E);
    window.click("Show the answer");
    window.click("Next question");
    let prompt = |window: &TestWindow| {
        let strip: Rect = window.harness.ctx.data(|data| data.get_temp(Id::unique("caption shown at"))).unwrap();
        let drawn = window.harness.root().children_recursive();
        let drawn = drawn.filter(|node| node.accesskit_node().raw_bounds().is_some());
        let said = drawn.filter(|node| strip.contains(node.rect().center()));
        said.filter_map(|node| node.accesskit_node().label()).collect::<Vec<String>>()
    };
    let (before, step) = (prompt(&window), window.step());
    assert!(before.len() > 3 && window.has("Stop"), "{before:?}");
    window.press(Key::CloseBracket);
    assert!(!window.has("Stop"));
    window.press(Key::OpenBracket);
    assert!(window.has("Stop"));
    assert_eq!((prompt(&window), window.step()), (before, step));
}
