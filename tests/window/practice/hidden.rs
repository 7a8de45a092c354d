//! What would answer a question is neither in the picture nor in the accessibility tree.

use super::answering::CUTS;
use super::student::{Student, all_text};
use crate::last_row::texts;
use crate::test_window::TestWindow;
use egui::epaint::ClippedShape;
use egui::{Key, Shape};
use egui_kittest::Harness;
use poda_core::document::{QuestionKind, QuestionKinds};
use poda_session::{Command, Origin, Session};
use poda_window::stored::settings::{LeafValues, Settings};
use poda_words::file::load;
use poda_words::i18n::node_names::NodeNames;
use poda_words::i18n::{Language, Words};
use poda_words::practice::{Answer, Question, questions};

/// A window on a tree at the step before a question, after the key that starts predicting and the one that leads to it.
fn at_question(tree: &str, question: &Question) -> Student {
    let settings = Settings {
        leaves: LeafValues::WhenVisited,
        question_kinds: QuestionKinds::NONE.with(question.kind),
        ..Settings::new(Language::ENGLISH)
    };
    let mut session = Session::new(load(tree.as_bytes()).unwrap(), Origin::New, settings.notation);
    session.apply(Command::Seek(session.search().unwrap().timeline_step_at(question.shown_step - 1)));
    let window = TestWindow::build(Harness::builder().with_size([1280.0, 800.0]), session, settings);
    let mut student = Student::at(window, Language::ENGLISH);
    student.go_to_question();
    student.window.harness.run_steps(4);
    student
}

/// What is seen of a shape: of a text its words, their places and their colors, but not where its glyphs are kept.
fn described(shape: &Shape) -> String {
    match shape {
        Shape::Text(text) => format!("{} {:?} {:?}", text.galley.text(), text.pos, text.galley.job.sections),
        Shape::Vec(shapes) => shapes.iter().map(described).collect(),
        other => format!("{other:?}"),
    }
}

/// Every question of a tree.
fn all_questions(tree: &str) -> Vec<(Question, Vec<Answer>)> {
    let document = load(tree.as_bytes()).unwrap();
    let recording = poda_core::trace::recorder::record(document.search().unwrap(), document.position(), 1_000);
    questions(&recording, QuestionKinds::OF_VALUES, false)
        .map(|question| (question, question.accepted(&recording)))
        .collect()
}

/// The tree with other values in the leaves that the search has not visited at a step.
pub fn with_other_future(tree: &str, step: usize) -> String {
    let document = load(tree.as_bytes()).unwrap();
    let recording = poda_core::trace::recorder::record(document.search().unwrap(), document.position(), 1_000);
    let (trace, words) = (recording.trace(), Words::new(Language::ENGLISH));
    let mut text = tree.to_owned();
    for node in trace.nodes().filter(|&node| trace.children(node).next().is_none()) {
        if trace.left_at(node).is_none_or(|left| step < left) {
            let name = NodeNames::new(&words, &recording).heading(node);
            let (before, after) = text.split_once(&format!("name: \"{name}\", value: ")).expect("it is written");
            let digits = after.find(|character: char| !character.is_ascii_digit()).unwrap();
            let digit: u32 = after[..digits].parse().unwrap();
            text = format!("{before}name: \"{name}\", value: {}{}", (digit + 5) % 10, &after[digits..]);
        }
    }
    text
}

#[test]
fn nothing_on_the_screen_depends_on_what_the_search_will_find() {
    for (question, _) in all_questions(CUTS) {
        let other = with_other_future(CUTS, question.shown_step);
        let (here, there) = (at_question(CUTS, &question), at_question(&other, &question));
        assert!(here.question().is_some(), "{question:?} is asked");
        if there.question() != Some(question) {
            // With other values the search need not ask this.
            assert_ne!(question.kind, QuestionKind::Value, "{question:?}");
            continue;
        }
        // How many questions there are is told: a search with another future has others.
        let is_number = |text: &str| text.starts_with("Question 1 of ");
        for (here, there) in all_text(&here.window).iter().zip(all_text(&there.window)) {
            assert!(*here == there || is_number(here), "{question:?}: {here}, {there}");
        }
        let told = |student: &Student| {
            let mut told = texts(&student.window);
            told.retain(|(text, _)| !is_number(text));
            told
        };
        assert_eq!(told(&here), told(&there), "{question:?}");
        let (here, there) = (here.window.harness.output(), there.window.harness.output());
        let described =
            |shapes: &[ClippedShape]| shapes.iter().map(|shape| described(&shape.shape)).collect::<Vec<_>>();
        let (here, there) = (described(&here.shapes), described(&there.shapes));
        for (here, there) in here.iter().zip(&there) {
            assert!(here == there || is_number(here), "{question:?}: {here}, {there}");
        }
        assert_eq!(here.len(), there.len(), "{question:?}");
    }
}

#[test]
fn no_panel_and_no_tooltip_says_what_is_asked() {
    let words = Words::new(Language::ENGLISH);
    let mut asked = 0;
    for (question, answers) in all_questions(CUTS) {
        let Answer::Proved(proved) = &answers[0] else { continue };
        // A bound is written nowhere else; a number stands in the leaf that proves it.
        if proved.is_exact() {
            continue;
        }
        asked += 1;
        let mut student = at_question(CUTS, &question);
        let told = |student: &Student, place: &str| {
            let written = proved.to_string();
            let spoken = written.replace("≤ ", "at most ").replace("≥ ", "at least ");
            let texts = texts(&student.window).into_iter().map(|(text, _)| text);
            for text in all_text(&student.window).into_iter().chain(texts) {
                let is_told = text.contains(&written) || text.contains(&spoken);
                assert!(!is_told, "{place}: “{text}” answers {question:?}");
            }
        };
        told(&student, "the window");
        let nodes: Vec<egui::Pos2> = {
            let app = student.window.app();
            let names = app
                .session()
                .search()
                .unwrap()
                .trace()
                .nodes()
                .map(|node| format!("{}, ", student.window.heading(node)));
            names.filter_map(|name| student.place_beginning(&name)).collect()
        };
        assert_eq!(nodes.len(), 14, "every node of the tree has a name");
        for place in nodes {
            student.window.harness.event(egui::Event::PointerMoved(place));
            student.window.harness.run_steps(6);
            told(&student, "a tooltip");
        }
        student.window.press_with(egui::Modifiers::COMMAND | egui::Modifiers::CTRL, Key::F);
        student.window.type_text("A");
        told(&student, "the find bar");
        student.window.press(Key::Escape);
        for menu in ["practice-menu", "document-menu"] {
            student.window.click_beginning(&format!("{}: ", words.text(menu)));
            student.window.harness.run_steps(4);
            told(&student, menu);
            student.window.press(Key::Escape);
        }
    }
    assert!(asked > 3, "{asked}");
}

#[test]
fn commands_that_would_answer_do_nothing() {
    let (question, _) =
        all_questions(CUTS).into_iter().find(|(question, _)| question.kind == QuestionKind::Cut).unwrap();
    let mut student = at_question(CUTS, &question);
    let before = all_text(&student.window);
    for key in [Key::N, Key::S, Key::T, Key::P, Key::Delete, Key::End, Key::L] {
        student.window.press(key);
        assert_eq!(student.question(), Some(question), "{key:?}");
        assert_eq!(all_text(&student.window), before, "{key:?}");
    }
}
