//! Nodes are found by what is typed, and shown where they can be read.

use crate::test_window::{SMALL, TestWindow};
use egui::{Key, Modifiers, PointerButton};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT, Queryable};
use poda_core::trace::NodeId;
use poda_picture::picture::Notation;
use poda_session::{Origin, Session};
use poda_window::stored::settings::Settings;
use poda_words::file::load;
use poda_words::i18n::{Language, Words};

const COMMAND: Modifiers = Modifiers::COMMAND;

/// Three plies of tic-tac-toe: 585 nodes, too many to be drawn one by one in a window.
const WIDE: &str = "(version: 1, title: \"Wide\", game: TicTacToe(evaluation: OpenLines), \
                    search: (algorithm: Minimax, depth: 3))";

/// A tree of which one leaf is never visited.
const NAMED: &str = r#"(version: 1, game: Tree(tree: (name: "A", children: [
    (name: "B", children: [(name: "C", value: 3), (name: "Dog", value: 12)]),
    (name: "E", children: [(name: "F", value: 2), (name: "Dogma", value: 4)])])))"#;

/// A window with the bar open, in which this has been typed.
fn looking_for(text: &str, typed: &str) -> TestWindow {
    let mut window = TestWindow::on(text, Origin::Lesson(0));
    window.press_with(COMMAND, Key::F);
    window.type_text(typed);
    window
}

fn entered(window: &TestWindow, node: usize) -> usize {
    window.app().session().search().unwrap().trace().entered_at(NodeId::new(node)).unwrap()
}

#[test]
fn a_node_is_found_by_its_moves_and_shown_in_the_middle() {
    let mut window = looking_for(WIDE, "5 1");
    assert_eq!(window.focused().as_deref(), Some("Find a node"));
    assert!(window.says("5/1, Cell 5 → cell 1: MAX · ply 2 · not visited"));
    assert!(!window.has("Cell 5 → cell 1: not visited"), "it is too small to be seen");
    window.press(Key::Enter);
    let node = window.nodes("Cell 5 → cell 1: not visited")[0];
    let tree = window.harness.get_by_role(egui::Role::Tree).rect();
    assert!((node.center() - tree.center()).length() < 12.0, "{node:?}");
    assert_eq!(window.step(), 0, "it is looked at, and no step is made");
    assert_eq!(window.focused().as_deref(), Some("Find a node"), "the next one can be typed at once");
}

#[test]
fn its_visit_is_gone_to_by_shift_and_enter_or_by_a_button() {
    let mut window = looking_for(NAMED, "f");
    let step = entered(&window, 5);
    window.press_with(Modifiers::SHIFT, Key::Enter);
    assert_eq!(window.step(), step);
    assert!(window.says("F: MAX · ply 2 · …"));
    let mut window = looking_for(NAMED, "f");
    window.click("Go to the step that visits F");
    assert_eq!(window.step(), step);
    assert_eq!(window.selected().as_deref(), Some("F"), "it is looked at");
}

#[test]
fn a_node_that_is_never_visited_is_shown_and_cannot_be_gone_to() {
    let mut window = looking_for(NAMED, "dogma");
    assert!(window.is_disabled("Dogma is never visited"));
    window.click("Dogma is never visited");
    window.press_with(Modifiers::SHIFT, Key::Enter);
    assert_eq!(window.step(), 0);
    window.press(Key::Enter);
    assert_eq!(window.selected().as_deref(), Some("Dogma"));
}

#[test]
fn arrows_and_clicks_choose_among_what_was_found() {
    let mut window = looking_for(NAMED, "dog");
    assert!(window.has("Dog: MAX · ply 2 · not visited") && window.has("Dogma: MAX · ply 2 · not visited"));
    window.press(Key::ArrowDown);
    window.press(Key::ArrowDown);
    window.press(Key::Enter);
    assert_eq!(window.selected().as_deref(), Some("Dogma"));
    window.press(Key::ArrowUp);
    window.press(Key::Enter);
    assert_eq!(window.selected().as_deref(), Some("Dog"));
    window.click("Dogma: MAX · ply 2 · not visited");
    assert_eq!(window.selected().as_deref(), Some("Dogma"));
    assert_eq!((window.focused().as_deref(), window.step()), (Some("Find a node"), 0));
}

#[test]
fn a_number_is_that_of_a_visit() {
    let mut window = looking_for(NAMED, "#6");
    assert!(window.has("F: MAX · ply 2 · not visited"), "the fifth visit is E's, and C's and Dog's were before it");
    window.press_with(COMMAND, Key::A);
    window.type_text("#9");
    assert!(window.says("The search visits only 6 nodes."));
}

#[test]
fn what_cannot_be_found_is_said() {
    let window = looking_for(NAMED, "unicorn");
    assert!(window.says("No node is called “unicorn”"));
}

#[test]
fn escape_closes_the_bar_and_leaves_everything_else() {
    let mut window = looking_for(NAMED, "c");
    window.press(Key::Enter);
    window.press(Key::Escape);
    assert!(!window.has("Find a node"));
    assert_eq!(window.selected().as_deref(), Some("C"), "it is looked at still");
    window.press(Key::ArrowRight);
    assert_eq!(window.step(), 1, "the keys are the window's again");
    // What was typed comes back, and the next letter writes over it.
    window.press_with(COMMAND, Key::F);
    assert!(window.has("C: MAX · ply 2 · not visited"));
    window.type_text("e");
    assert!(window.says("E: MIN · ply 1"));
    window.click("Close the find bar");
    assert!(!window.has("Find a node"));
    // Away from its field too, and presenting goes on.
    window.press(Key::F5);
    window.press_with(COMMAND, Key::F);
    window.press(Key::Tab);
    window.press(Key::Escape);
    assert!(!window.has("Find a node") && !window.has("Present"));
}

#[test]
fn another_tree_is_searched_anew() {
    let mut window = looking_for(NAMED, "dog");
    assert!(window.has("Go to the step that visits Dog"));
    window.drop_files(&[(std::path::Path::new("small.ron"), SMALL.as_bytes())]);
    assert_eq!(window.title().as_deref(), Some("Small"));
    assert!(window.says("No node is called “dog”"));
}

/// Names are looked for over many frames, and what has been found is shown meanwhile.
#[test]
fn a_large_tree_is_looked_through_while_the_window_goes_on() {
    let text = format!(
        "(version: 1, game: Tree(tree: [{}(name: \"Needle\", children: [1, 2])]))",
        "[1, 2, 3], ".repeat(50_000)
    );
    let mut window = TestWindow::on(&text, Origin::Lesson(0));
    window.press_with(COMMAND, Key::F);
    window.type_text("needle");
    assert!(window.says("Looking through the names"));
    window.harness.run_steps(12);
    assert!(window.has("Go to the step that visits Needle") && !window.says("Looking through the names"));
}

#[test]
fn the_bar_stays_on_the_tree_at_every_size() {
    for size in [[640.0, 480.0], [1000.0, 640.0], [1280.0, 800.0], [1920.0, 1080.0]] {
        for language in Language::AUTHORED {
            let session = Session::new(load(WIDE.as_bytes()).unwrap(), Origin::Lesson(0), Notation::Node);
            let builder = Harness::builder().with_size(size);
            let mut window = TestWindow::build(builder, session, Settings::new(language));
            window.press_with(COMMAND, Key::F);
            window.type_text("/");
            let words = Words::new(language);
            let field = window.harness.get_by_label(&words.text("find-field")).rect();
            let close = window.harness.get_by_label(&words.text("find-close")).rect();
            assert!(close.max.x < size[0] && field.min.x > 0.0 && field.max.x < close.min.x, "{size:?}: {field:?}");
            assert!(window.says(&words.text("find-more")), "nine moves, of which eight are shown");
            window.press(Key::Enter);
            let name = words.text("node-unvisited");
            let is_found = |said: &str| said.contains(" 1, ") && said.contains(&name);
            let items = window.harness.get_all_by_role(egui::Role::TreeItem);
            let mut found = items.filter(|item| item.accesskit_node().label().is_some_and(|said| is_found(&said)));
            let node = found.find(|item| item.accesskit_node().raw_bounds().is_some()).unwrap().rect();
            let said = window.place_of(&words.text("find-more"));
            assert!(node.max.y < 46.0 || said.max.y < node.min.y || node.max.x < field.min.x, "{node:?} {said:?}");
        }
    }
}

#[test]
fn what_is_folded_away_or_outside_of_the_subtree_shown_is_found_and_opened() {
    let mut window = TestWindow::on(SMALL, Origin::New);
    window.click_at(window.node("B: not visited"), PointerButton::Primary, 1);
    window.press(Key::C);
    window.click_at(window.node("C: not visited"), PointerButton::Primary, 2);
    assert!(window.has("Whole tree") && !window.has("B: not visited"));
    window.press_with(COMMAND, Key::F);
    window.type_text("1.3");
    assert!(window.has("3rd move of B: MAX · ply 2 · not visited"));
    window.press(Key::Enter);
    assert!(window.has("3rd move of B: not visited, value 8") && !window.has("Whole tree"));
}

#[test]
fn a_node_is_found_by_what_sentences_call_it_in_both_languages() {
    use poda_words::i18n::Language;
    const OPENING: &str =
        "(version: 1, game: TicTacToe(), search: (depth: 2, merge_symmetric: true, algorithm: Minimax))";
    for (language, typed, called) in
        [(Language::ENGLISH, "corner", "Corner"), (Language::SPANISH, "esquina", "Esquina")]
    {
        let mut window = TestWindow::on(OPENING, Origin::Lesson(0));
        window.click(if language == Language::ENGLISH { "Language: EN" } else { "Language: ES" });
        window.press_with(COMMAND, Key::F);
        window.type_text(typed);
        assert!(window.says(called), "{language:?}");
        window.press(Key::Enter);
        assert_eq!(window.selected().as_deref(), Some("Corner"), "{language:?}");
    }
}
