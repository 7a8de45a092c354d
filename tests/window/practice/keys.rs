//! Practice with keys alone: starting, answering, hints, the clicker, and leaving.

use super::answering::CUTS;
use super::student::{Student, all_text};
use crate::test_window::TestWindow;
use egui::Key;
use poda_core::document::QuestionKind;
use poda_session::Origin;
use poda_words::i18n::Language;

fn student() -> Student {
    Student::of_everything(TestWindow::on(CUTS, Origin::New), Language::ENGLISH)
}

#[test]
fn stepping_forward_stops_at_the_question_until_it_is_answered() {
    let mut student = student();
    for _ in 0..20 {
        student.window.press(Key::ArrowRight);
    }
    let first = student.question().expect("a question");
    assert_eq!(student.window.step(), first.shown_step);
    for key in [Key::End, Key::PageDown, Key::L, Key::N, Key::ArrowDown] {
        student.window.press(key);
        assert_eq!(student.window.step(), first.shown_step, "{key:?} leads past the question");
    }
    student.enter("<= 3");
    assert_eq!(student.question(), None);
    student.window.press(Key::ArrowRight);
    assert_ne!(student.question(), Some(first));
}

#[test]
fn escape_leaves_practice_at_the_step_that_is_shown() {
    let mut student = student();
    student.go_to_question();
    let step = student.window.step();
    // The first Esc leaves the field.
    student.window.press(Key::Escape);
    student.window.press(Key::Escape);
    assert_eq!((student.read(), student.window.step()), (None, step));
    student.window.press(Key::End);
    assert_eq!(student.window.step(), student.window.last());
}

#[test]
fn nodes_are_chosen_by_digits_and_questions_followed_by_enter() {
    let mut student = student();
    while student.go_to_question() {
        let question = student.question().expect("a question");
        let accepted = student.accepted(&question).remove(0);
        match question.kind {
            QuestionKind::Next | QuestionKind::Best => {
                let choices = {
                    let app = student.window.app();
                    question.choices(&**app.session().search().unwrap().recording())
                };
                let right =
                    choices.iter().position(|&node| accepted == poda_words::practice::Answer::Node(node)).unwrap();
                student.window.press([Key::Num1, Key::Num2, Key::Num3][right]);
            }
            QuestionKind::Cut => {
                if let poda_words::practice::Answer::Children(children) = &accepted
                    && !children.is_empty()
                {
                    student.window.press(Key::Num1);
                    assert_eq!(children.len(), 1, "one branch is left in this tree");
                    student.window.press(Key::Enter);
                } else {
                    let nothing = student.words.text("practice-nothing-pruned");
                    student.window.click(&nothing);
                }
            }
            _ => student.give(&question, &accepted),
        }
        assert!(student.says("practice-right"), "{question:?}");
        student.window.press(Key::Enter);
    }
    assert_eq!(student.window.step(), student.window.last());
}

#[test]
fn hints_grow_stronger_with_each_key() {
    let mut student = student();
    student.go_to_question();
    assert!(!student.window.says("Hint. "));
    let mut hints = Vec::new();
    for _ in 0..3 {
        student.window.press(Key::F1);
        hints.push(all_text(&student.window));
    }
    hints.dedup();
    assert_eq!(hints.len(), 3, "each hint says more");
    student.window.press(Key::F1);
    assert_eq!(Some(&all_text(&student.window)), hints.last(), "there is none stronger");
}

#[test]
fn a_click_in_the_tree_answers() {
    let mut student = student();
    while student.go_to_question() {
        let question = student.question().expect("a question");
        let accepted = student.accepted(&question).remove(0);
        if let (QuestionKind::Next, poda_words::practice::Answer::Node(node)) = (question.kind, &accepted) {
            let name = student.window.heading(*node);
            let begins = format!("{name}: ");
            let place = student.window.node(&begins);
            student.window.click_at(place, egui::PointerButton::Primary, 1);
            assert!(student.says("practice-right"), "{question:?}");
            return;
        }
        student.give(&question, &accepted);
    }
    panic!("no node is asked for");
}

#[test]
fn in_an_exercise_the_clicker_asks_the_room_and_answers() {
    let exercise = CUTS.replacen("(version: 1,", "(version: 1, practice: (),", 1);
    let mut window = TestWindow::on(&exercise, Origin::New);
    window.press(Key::F5);
    let words = poda_words::i18n::Words::new(Language::ENGLISH);
    let mut student = Student { window, words };
    let mut asked = 0;
    for _ in 0..200 {
        let before = student.asked_in_caption();
        student.window.press(Key::PageDown);
        if let Some(before) = before {
            asked += 1;
            assert_ne!(student.asked_in_caption(), Some(before), "the second press answers");
        }
    }
    assert!(asked > 10, "{asked}");
    assert_eq!(student.window.step(), student.window.last());
    student.window.press(Key::PageUp);
    assert_eq!(student.window.step(), student.window.last() - 1);
    assert!(!student.window.has("Your answer"));
}
