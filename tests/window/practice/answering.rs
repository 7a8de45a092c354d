//! Whole exercises: everything answered right, and each kind answered wrong.

use super::student::{Student, all_text};
use crate::test_window::TestWindow;
use egui::Key;
use poda_core::document::{QuestionKind, QuestionKinds};
use poda_session::Origin;
use poda_words::i18n::{Language, Words};
use poda_words::practice::Answer;
use std::collections::BTreeSet;

/// A tree with shallow and deep cutoffs.
pub const CUTS: &str = "(version: 1, game: Tree(root: Max, tree: (name: \"A\", children: [\
    (name: \"B\", children: [(name: \"D\", value: 3), (name: \"E\", value: 5)]), (name: \"C\", children: [\
    (name: \"F\", children: [(name: \"I\", children: [(name: \"K\", value: 0), (name: \"L\", value: 9)]), (name: \"J\", value: 5)]), \
    (name: \"G\", children: [(name: \"M\", value: 7), (name: \"N\", value: 8)]), (name: \"H\", value: 4)])])))";

/// Answers every question right. Returns the names of the kinds that were asked.
fn answer_all(student: &mut Student) -> BTreeSet<&'static str> {
    let mut kinds = BTreeSet::new();
    let mut asked = 0;
    while student.go_to_question() {
        let question = student.question().expect("the question that is read is one of the search");
        let answers = student.accepted(&question);
        student.give(&question, &answers[asked % answers.len()]);
        assert!(student.says("practice-right"), "{question:?} {answers:?}");
        kinds.insert(question.kind.name());
        asked += 1;
        assert!(asked < 1_000, "it ends");
    }
    let args = [("right", asked.into()), ("asked", asked.into())];
    let over = student.words.fill("practice-over", &args);
    assert!(student.window.says(&over), "{over}");
    kinds
}

#[test]
fn every_question_of_a_tree_is_answered_right_in_both_languages() {
    for language in [Language::ENGLISH, Language::SPANISH] {
        let window = TestWindow::on_lesson("a-to-n", [1280.0, 800.0], language);
        let mut student = Student::at(window, language);
        assert_eq!(answer_all(&mut student).len(), 2, "the lesson asks about cutoffs and a bound");
        let everything = student.words.text("practice-ask-everything");
        student.window.click(&everything);
        let kinds = answer_all(&mut student);
        assert_eq!(kinds, BTreeSet::from(["next", "value", "bound", "cut", "best", "root"]));
        assert_eq!(student.window.step(), student.window.last());
    }
}

#[test]
fn which_leaves_can_ever_be_pruned_is_asked_once_where_it_is_chosen() {
    let asked = CUTS.replace("(version: 1,", "(version: 1, practice: (kinds: [Ever]),");
    // A file that says what is asked begins with it.
    let mut student = Student { window: TestWindow::on(&asked, Origin::New), words: Words::new(Language::ENGLISH) };
    assert!(student.go_to_question());
    let question = student.question().expect("a question");
    student.give(&question, &student.wrong_answer(&question));
    assert!(student.says("practice-wrong-again"));
    let right = student.accepted(&question).remove(0);
    student.give(&question, &right);
    assert!(student.says("practice-right") && !student.go_to_question());
}

#[test]
fn the_sums_of_boards_are_asked_for() {
    let board = "(version: 1, game: TicTacToe(board: [\".O.\", \".X.\", \"...\"]), search: (depth: 2, merge_plies: 1))";
    let mut student = Student::of_everything(TestWindow::on(board, Origin::New), Language::ENGLISH);
    assert!(answer_all(&mut student).contains(QuestionKind::Leaf.name()));
}

#[test]
fn a_wrong_answer_of_each_kind_is_explained_and_may_be_given_again() {
    let mut seen = BTreeSet::new();
    for game in [CUTS, "(version: 1, game: Nim(piles: [1, 2]))"] {
        let mut student = Student::at(TestWindow::on(game, Origin::New), Language::ENGLISH);
        while student.go_to_question() {
            let question = student.question().expect("a question");
            if seen.insert(question.kind.name()) {
                student.give(&question, &student.wrong_answer(&question));
                assert!(student.says("practice-wrong-again"), "{question:?}");
                assert_eq!(student.question(), Some(question), "another attempt");
                student.give(&question, &student.wrong_answer(&question));
                assert!(student.says("practice-wrong"), "{question:?}");
                assert_eq!(student.question(), None, "it is put right");
            } else {
                let answer = student.accepted(&question).remove(0);
                student.give(&question, &answer);
            }
        }
    }
    let of_two_sides = QuestionKinds::default().iter().filter(|kind| kind.is_about(None));
    assert_eq!(seen, of_two_sides.map(QuestionKind::name).collect());
}

/// The panel says what the search is doing that stands in the tree: at its end, nothing is on the call stack.
#[test]
fn the_panel_is_about_the_search_that_is_played_out() {
    let mut student = Student::of_everything(TestWindow::on(CUTS, Origin::New), Language::ENGLISH);
    let play_out = student.words.text("practice-play-out");
    let has_stack = |student: &Student| all_text(&student.window).iter().any(|text| text == "CALL STACK");
    let mut played = 0;
    while student.go_to_question() {
        let question = student.question().expect("a question");
        let wrong = student.wrong_answer(&question);
        student.give(&question, &wrong);
        student.give(&question, &wrong);
        if question.kind == QuestionKind::Cut && student.window.has(&play_out) {
            played += 1;
            assert!(has_stack(&student));
            student.window.click(&play_out);
            assert!(!has_stack(&student));
            student.window.press(Key::Enter);
            assert!(has_stack(&student), "Enter leads back to the question that was closed");
        }
    }
    assert!(played > 0);
}

#[test]
fn a_wrong_cut_is_played_out_with_a_value_that_changes_the_root() {
    let mut student = Student::of_everything(TestWindow::on(CUTS, Origin::New), Language::ENGLISH);
    let play_out = student.words.text("practice-play-out");
    let mut played = 0;
    while student.go_to_question() {
        let question = student.question().expect("a question");
        let right = student.accepted(&question).remove(0);
        if question.kind == QuestionKind::Cut && right == Answer::Children(Vec::new()) {
            let step = student.window.step();
            student.give(&question, &student.wrong_answer(&question));
            if student.window.has(&play_out) {
                played += 1;
                student.window.click(&play_out);
                assert_eq!(student.question(), None, "the other tree is shown");
                student.window.press(Key::ArrowLeft);
                student.window.press(Key::ArrowRight);
                if played % 2 == 0 {
                    student.window.press(Key::Enter);
                } else {
                    student.window.click("Back to the question");
                }
                assert_eq!((student.question(), student.window.step()), (Some(question), step));
            }
        }
        student.give(&question, &right);
    }
    assert!(played > 2, "{played}");
    assert_eq!(student.window.title(), None, "the document is as it was");
    assert!(!student.window.app().session().is_edited());
}

/// The changes are marked by digits, and Enter answers with what is marked.
#[test]
fn which_changes_of_all_leaves_make_a_difference_is_answered_by_keys() {
    const TREE: &str =
        "(version: 1, game: Tree(tree: [[3, 12, 8], [2, -4, 6], [14, 5, 2]]), practice: (kinds: [Transform]))";
    for language in Language::AUTHORED {
        // A file that says what is asked begins with it.
        let window = TestWindow::of_text(TREE, [1280.0, 800.0], language);
        let mut student = Student { window, words: Words::new(language) };
        assert!(student.go_to_question());
        let question = student.question().expect("it is asked");
        let [Answer::Changes(right)] = &student.accepted(&question)[..] else { panic!("changes") };
        assert_eq!(right.iter().map(|change| change.name()).collect::<Vec<_>>(), ["negate"]);
        student.window.press(Key::Num1);
        student.window.press(Key::Enter);
        assert!(student.says("practice-wrong-again"), "2x alone is wrong: {:?}", all_text(&student.window));
        student.window.press(Key::Num3);
        student.window.press(Key::Enter);
        assert!(student.says("practice-right"), "{:?}", all_text(&student.window));
    }
}
