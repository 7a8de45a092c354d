//! The sum of a board, asked for addend by addend.

use super::student::Student;
use crate::test_window::TestWindow;
use egui::Key;
use egui_kittest::Harness;
use poda_core::document::{QuestionKind, QuestionKinds};
use poda_session::{Origin, Session};
use poda_window::stored::settings::Settings;
use poda_words::file::load;
use poda_words::i18n::Language;
use poda_words::practice::answer::addends;

const LINES: &str = "(version: 1, game: TicTacToe(board: [\".O.\", \".X.\", \"...\"]), search: (depth: 1))";
const WEIGHTED: &str = "(version: 1, game: TicTacToe(board: [\".O.\", \".X.\", \"...\"], \
    evaluation: Weighted(ones: 1, twos: 3)), search: (depth: 1))";

/// A student before the first leaf of a board whose addends are asked for.
fn student(game: &str, language: Language) -> Student {
    let settings = Settings {
        question_kinds: QuestionKinds::NONE.with(QuestionKind::Leaf),
        asks_addends: true,
        ..Settings::new(language)
    };
    let session = Session::new(load(game.as_bytes()).unwrap(), Origin::New, settings.notation);
    let window = TestWindow::build(Harness::builder().with_size([1280.0, 800.0]), session, settings);
    let mut student = Student::at(window, language);
    assert!(student.go_to_question());
    student
}

/// Types what belongs into each field, Enter by Enter; `change` is added to the last count.
fn answer(student: &mut Student, change: f64) {
    let question = student.question().unwrap();
    let (counts, score) = {
        let app = student.window.app();
        let recording = app.session().search().unwrap().recording();
        let counts: Vec<_> = addends(recording, question.node).into_iter().map(|(_, count)| count.get()).collect();
        (counts, recording.evaluation(question.node).score())
    };
    for (index, count) in counts.iter().enumerate() {
        let changed = if index + 1 == counts.len() { count + change } else { *count };
        student.window.type_text(&changed.to_string());
        student.window.press(Key::Enter);
    }
    student.window.type_text(&score.to_string());
    student.window.press(Key::Enter);
}

#[test]
fn each_count_has_a_field_with_a_name_and_enter_leads_through_them() {
    for (language, names) in
        [(Language::ENGLISH, ["lines of X", "lines of O"]), (Language::SPANISH, ["líneas de X", "líneas de O"])]
    {
        let mut student = student(LINES, language);
        for name in names {
            student.window.focus(name);
        }
        student.window.focus(names[0]);
        answer(&mut student, 0.0);
        assert!(student.says("practice-right"));
    }
}

#[test]
fn a_wrong_count_is_named_and_the_first_attempt_counts() {
    let mut student = student(LINES, Language::ENGLISH);
    answer(&mut student, 1.0);
    assert!(student.says("practice-wrong-again"));
    assert!(student.window.says("lines of O: the count is not"));
    student.window.focus("lines of O");
    student.window.press_with(egui::Modifiers::COMMAND | egui::Modifiers::CTRL, Key::A);
    student.window.type_text("2");
    let name = student.words.text("practice-answer");
    student.window.click(&name);
    assert!(student.says("practice-right"));
    let args = [("right", 0_usize.into()), ("asked", 1_usize.into())];
    let marks = student.words.fill("practice-marks", &args);
    assert!(student.window.says(&marks), "{marks}");
}

#[test]
fn weighted_sums_ask_for_each_feature() {
    let mut student = student(WEIGHTED, Language::ENGLISH);
    student.window.focus("3 × Lines with two");
    answer(&mut student, 0.0);
    assert!(student.says("practice-right"), "{:?}", super::student::all_text(&student.window));
}

#[test]
fn the_menu_of_practice_has_the_choice() {
    let mut student = student(LINES, Language::ENGLISH);
    let choice = student.words.text("practice-ask-addends");
    student.window.open_more_practice();
    student.window.click(&choice);
    assert!(!student.window.has("lines of X"), "the sum alone is asked for");
}
