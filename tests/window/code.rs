//! Code in a programming language in the place of pseudocode.

use crate::test_window::TestWindow;
use egui::{Key, Modifiers, OutputCommand};
use egui_kittest::kittest::Queryable;
use poda_session::Origin;
use poda_window::documents::FileChoice;
use poda_words::i18n::Language;
use poda_words::i18n::code::CodeLanguage;

const TREE: &str = "(version: 1, game: Tree(tree: [[3, 12, 8], [2, 4, 6]]), search: (algorithm: AlphaBeta))";

fn choose(window: &mut TestWindow, language: &str) {
    window.press_with(Modifiers::COMMAND, Key::K);
    window.type_text(&format!("code {language}"));
    window.press(Key::Enter);
    window.settle();
}

/// Clicks the button and returns the text that is on the clipboard then.
fn copied(window: &mut TestWindow) -> String {
    window.harness.get_by_label("Copy").click();
    for _ in 0..4 {
        window.harness.step();
        for command in &window.harness.output().platform_output.commands {
            if let OutputCommand::CopyText(text) = command {
                return text.clone();
            }
        }
    }
    panic!("nothing is copied")
}

#[test]
fn code_is_chosen_followed_copied_and_saved() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("mine.py");
    let mut window = TestWindow::on(TREE, Origin::New);
    assert!(!window.has("Copy"), "pseudocode is not run");
    choose(&mut window, "Python");
    assert_eq!(window.app().settings().code, Some(CodeLanguage::Python));
    for _ in 0..6 {
        window.press(Key::ArrowRight);
    }
    // MIN at B has its first value.
    assert!(window.says("best = min(best, v)"), "{}", window.text());
    assert!(window.says("best = 3"), "the variables are beside the marked line: {}", window.text());
    let text = copied(&mut window);
    window.settle();
    assert!(
        text.contains("TREE = Node(\"A\", \"max\", 0, [Node(\"B\", \"min\", 0, [") && text.contains("print('{\""),
        "{text}"
    );
    assert!(window.says("alpha_beta.py is on the clipboard"));
    window.will_choose(FileChoice::Path(path.clone()));
    window.click("Save…");
    window.settle();
    assert_eq!(std::fs::read_to_string(path).unwrap(), text);
    choose(&mut window, "pseudocode");
    assert!(!window.has("Copy") && window.says("best ← min(best, v)"));
}

/// A search without code in any language is shown as before, and the choice is kept for the next one.
#[test]
fn a_search_without_code_has_pseudocode() {
    let mut window = TestWindow::on(TREE, Origin::New);
    window.app_mut().files_mut().keeps_work = true;
    choose(&mut window, "Rust");
    window.paste(
        "(version: 1, game: Tree(tree: (estimate: 0, children: [(value: 1), (value: 2)])), \
         search: (algorithm: IterativeDeepening, table: true))",
    );
    window.wait_for_searches();
    window.press(Key::ArrowRight);
    assert!(!window.has("Copy") && window.says("leaf?  return evaluate(node)"), "{}", window.text());
    assert_eq!(window.app().settings().code, Some(CodeLanguage::Rust));
}

/// What a question asks for is not beside the line of code either.
#[test]
fn variables_are_not_shown_while_a_question_is_open() {
    let mut window = TestWindow::reading("first-cutoff", Language::ENGLISH);
    choose(&mut window, "Python");
    let (mut asked, mut told) = (0, 0);
    for _ in 0..60 {
        let is_asked = window.app().practice().is_some_and(|mode| mode.is_asking(window.app().session()));
        let has_values = window.says("; best = ") || window.says("; alpha = ");
        assert!(!(is_asked && has_values), "at step {}", window.step());
        asked += usize::from(is_asked);
        told += usize::from(has_values);
        if window.step() == window.last() {
            break;
        }
        window.press(Key::ArrowRight);
    }
    assert!(0 < asked && 0 < told, "{asked} questions, {told} steps with values");
}
