//! A sheet of ten questions out of many: at each, the first attempt counts, whatever the student does next.

use super::answering::CUTS;
use super::student::Student;
use crate::test_window::TestWindow;
use egui::{Key, Modifiers};
use egui_kittest::kittest::Queryable;
use poda_core::document::QuestionKind;
use poda_session::Origin;
use poda_words::i18n::Language;

fn student(game: &str) -> Student {
    let mut student = Student::at(TestWindow::on(game, Origin::New), Language::ENGLISH);
    assert!(student.go_to_question());
    student
}

/// How many questions the exercise asks, as the card says.
fn total(student: &Student) -> usize {
    let app = student.window.app();
    let total = app.practice().unwrap().predict().unwrap().quiz.total();
    total.expect("they are counted")
}

#[test]
fn a_long_search_is_asked_about_in_ten_questions_of_every_kind_or_in_all() {
    let long = "(version: 1, game: Tree(tree: [[[3, 5], [6, 9]], [[1, 2], [0, 7]], [[4, 8], [5, 6]]]))";
    let mut student = student(long);
    assert_eq!(total(&student), 10);
    assert!(student.window.says("Question 1 of 10"));
    let mut kinds = std::collections::BTreeSet::new();
    while student.go_to_question() {
        let question = student.question().expect("a question");
        kinds.insert(question.kind.name());
        let answer = student.accepted(&question).remove(0);
        student.give(&question, &answer);
    }
    assert_eq!(kinds.len(), 6, "all kinds but leaves, whose values are given: {kinds:?}");
    // At the end there is another lesson to go to, the same again, and the answers to hand in.
    assert!(student.window.has("Next lesson") && student.window.has("Start again"));
    student.window.click("Ask everything");
    assert!(10 < total(&student));
}

#[test]
fn the_first_attempt_counts_also_when_the_exercise_is_left() {
    let mut student = student(CUTS);
    let question = student.question().expect("a question");
    let wrong = student.wrong_answer(&question);
    student.give(&question, &wrong);
    assert!(student.says("practice-wrong-again"));
    // The first Esc may give up the field.
    student.window.press(Key::Escape);
    student.window.press(Key::Escape);
    assert!(student.window.app().practice().is_none());
    student.window.press(Key::E);
    assert!(student.window.says("0 of 1 right at the first attempt"));
    student.go_to_question();
    assert_ne!(student.question(), Some(question), "it is not asked again");
    student.window.press(Key::Escape);
    student.window.press(Key::Escape);
    let app = student.window.app();
    assert_eq!(app.progress().mistakes().count(), 1);
}

#[test]
fn enter_does_not_answer_that_nothing_is_pruned() {
    let mut student = student(CUTS);
    while student.question().expect("there is a cut").kind != QuestionKind::Cut {
        let question = student.question().expect("a question");
        let answer = student.accepted(&question).remove(0);
        student.give(&question, &answer);
        student.go_to_question();
    }
    let question = student.question();
    student.window.press(Key::Enter);
    assert_eq!(student.question(), question, "nothing was answered");
    assert!(!student.says("practice-wrong-again") && !student.says("practice-right"));
}

#[test]
fn a_hint_is_shown_from_the_answer_field_and_a_number_typed_into_nothing_goes_there() {
    let mut student = student("(version: 1, game: Tree(tree: [[3, 5], [6, 9]]), search: (algorithm: Minimax))");
    student.window.focus("Your answer");
    student.window.press_with(Modifiers::COMMAND | Modifiers::CTRL, Key::H);
    assert!(student.window.says("Hint."));
    assert_eq!(student.window.focused().as_deref(), Some("Your answer"));
    // A click in the tree takes the focus; zooming out and blanking the screen are not what − and . mean here.
    student.window.press(Key::Escape);
    for key in [Key::Minus, Key::Period, Key::Num3] {
        student.window.press(key);
        assert_eq!(student.window.focused().as_deref(), Some("Your answer"), "{key:?}");
        student.window.press(Key::Escape);
    }
    assert!(student.window.says("Your answer"), "the screen is not blank");
}

#[test]
fn enter_leads_from_field_to_field_in_the_nodes_of_a_blank_tree() {
    let mut window = TestWindow::on(CUTS, Origin::New);
    window.press(Key::W);
    let root = window.node("A: empty");
    assert_eq!(window.focused().as_deref(), Some("A value"), "it can be typed into at once");
    // The window of the root is given.
    for name in ["B value", "B alpha", "B beta"] {
        window.press(Key::Enter);
        assert_eq!(window.focused().as_deref(), Some(name));
    }
    let field = window.harness.get_by_label("A value").rect();
    assert!(field.expand(20.0).contains(root), "the field {field:?} stands in its node at {root:?}");
}
