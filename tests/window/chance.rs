//! A tree in which chance decides: which searches are offered, what cannot be done, and that every step can be shown.

use crate::test_window::TestWindow;
use egui::{Key, Modifiers};
use poda_core::game::any::AnyGame;
use poda_core::search::Algorithm;
use poda_words::file::{Link, load, write_tree};
use poda_words::i18n::Language;

const TREE: &str =
    "(version: 1, search: (algorithm: Star2), game: Tree(bounds: (-10, 10), tree: (name: \"A\", children: [
    (name: \"B\", chance: [(1, [6, 3]), (2, (name: \"D\", children: [0, -7]))]),
    (name: \"C\", chance: [(1, [-9, 2]), [-8, 1], (3, (name: \"E\", children: [4, 5]))]),
])))";

fn opened(language: Language) -> TestWindow {
    let mut window = TestWindow::of_size([1280.0, 800.0], language);
    window.paste(TREE);
    assert_eq!(window.app().session().search().unwrap().config().algorithm, Algorithm::Star2);
    window
}

#[test]
fn a_search_that_knows_no_chance_is_not_offered() {
    let mut window = opened(Language::ENGLISH);
    window.click_beginning("Algorithm: ");
    assert!(window.is_disabled("Alpha-beta") && window.is_disabled("Minimax") && !window.is_disabled("Star1"));
    window.click("Expectiminimax");
    assert_eq!(window.app().session().search().unwrap().config().algorithm, Algorithm::Expectiminimax);
}

/// A line of play in Pig ends only where the limit on plies ends it, and every ply takes room on the stack.
#[test]
fn the_deepest_search_of_pig_by_each_algorithm_of_the_menu_leaves_the_window_open() {
    let mut window = TestWindow::new();
    window.paste("(version: 1, game: Pig(), search: (algorithm: Expectiminimax))");
    window.wait_for_searches();
    for (name, algorithm) in [("Star1", Algorithm::Star1), ("Star2", Algorithm::Star2)] {
        window.click_beginning("Algorithm: ");
        window.click(name);
        window.wait_for_searches();
        let app = window.app();
        let config = app.session().search().unwrap().config();
        assert_eq!((config.algorithm, config.depth), (algorithm, None));
        assert!(60_000 < app.session().search().unwrap().trace().node_count(), "it has gone down as far as it may");
    }
    window.press(Key::End);
    assert_eq!(window.step(), window.last());
}

/// The harness stops at a sign that no font has.
#[test]
fn every_step_is_shown_in_both_languages() {
    for language in Language::AUTHORED {
        let mut window = opened(language);
        for step in 1..=window.last() {
            window.press(Key::ArrowRight);
            assert_eq!(window.step(), step);
            assert!(!window.caption().is_empty());
        }
    }
}

fn tree_of(window: &TestWindow) -> String {
    match window.app().session().document().position() {
        AnyGame::Tree(tree) => write_tree(tree),
        game => panic!("this is no tree: {game:?}"),
    }
}

/// A node of MIN becomes a chance node, gets another outcome, a weight and bounds, and each change can be taken back.
#[test]
fn a_tree_is_edited_into_one_with_chance() {
    let mut window = TestWindow::new();
    window.paste("(3 (5 9))");
    window.edit_node("B: not visited");
    window.click("To move: Chance");
    assert_eq!(tree_of(&window), "[3, (chance: [5, 9])]");
    assert_eq!(window.app().session().search().unwrap().config().algorithm, Algorithm::Star1);
    window.click("Add an outcome");
    assert_eq!(window.focused().as_deref(), Some("Value of the 3rd move of B"));
    window.type_text("7/3");
    assert_eq!(tree_of(&window), "[3, (chance: [5, 9, \"7/3\"])]");
    window.press(Key::Enter);
    window.press(Key::Escape);
    window.focus("Weight");
    window.press_with(Modifiers::COMMAND, Key::A);
    window.type_text("4");
    window.press(Key::Enter);
    assert_eq!(tree_of(&window), "[3, (chance: [5, 9, (4, \"7/3\")])]");
    window.focus("All values in");
    window.type_text("3 .. 9");
    assert!(window.says("A value of the tree is not in 3 … 9."));
    window.press_with(Modifiers::COMMAND, Key::A);
    window.type_text("9 .. 0");
    assert!(window.says("Two numbers are expected here"));
    window.press_with(Modifiers::COMMAND, Key::A);
    window.type_text("0 .. 9");
    window.press(Key::Enter);
    let edited = "Tree(bounds: (0, 9), tree: [3, (chance: [5, 9, (4, \"7/3\")])])";
    assert_eq!(tree_of(&window), edited);
    let link = Link::to_document(load(window.text().as_bytes()).unwrap()).to_string();
    window.press(Key::Escape);
    for expected in ["[3, (chance: [5, 9, (4, \"7/3\")])]", "[3, (chance: [5, 9, \"7/3\"])]"] {
        window.press_with(Modifiers::COMMAND, Key::Z);
        assert_eq!(tree_of(&window), expected);
    }
    let mut window = TestWindow::new();
    window.paste(&link);
    assert_eq!(tree_of(&window), edited);
    window.edit_node("B: not visited");
    window.click("To move: MIN");
    assert_eq!(tree_of(&window), "Tree(bounds: (0, 9), tree: [3, [5, 9, \"7/3\"]])");
}

/// The text of a tree with chance nodes is in braces, as it can be typed.
#[test]
fn a_tree_with_chance_is_edited_as_text() {
    let mut window = TestWindow::new();
    window.open_new_tree();
    window.type_text("{0: 6, 0: 3}");
    assert!(window.says("All outcomes of this node have the weight 0: at least one must be possible."));
    window.press_with(Modifiers::COMMAND, Key::A);
    window.type_text("{1: 6, 2: (0 3)}");
    window.click("Create");
    assert_eq!(tree_of(&window), "(chance: [6, (2, [0, 3])])");
    assert_eq!(window.app().session().search().unwrap().config().algorithm, Algorithm::Expectiminimax);
    window.open_menu();
    window.click("Edit the tree as text…");
    assert!(window.says("{6 2: (0 3)}"));
    window.click("Change");
    assert_eq!(tree_of(&window), "(chance: [6, (2, [0, 3])])");
}

#[test]
fn a_match_begins_where_chance_decides() {
    for language in Language::AUTHORED {
        let mut window = opened(language);
        window.press(Key::P);
        assert!(window.app().session().current_match().is_some());
    }
}
