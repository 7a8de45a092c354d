//! A classic mistake is chosen like any algorithm, is marked as a mistake, and can be replaced again.

use crate::test_window::{SMALL, TestWindow};
use egui::Key;
use poda_core::search::{Algorithm, FaultyAlgorithm};
use poda_session::Origin;
use poda_words::i18n::{Language, Words};

/// The first is right only if the tie at C is not taken for an improvement.
const TIE: &str = "(version: 1, game: Tree(tree: (name: \"A\", children: [
    (name: \"B\", children: [(name: \"b1\", value: 3), (name: \"b2\", value: 5)]),
    (name: \"C\", children: [(name: \"c1\", value: 3), (name: \"c2\", value: 1)]),
])))";

fn choose(window: &mut TestWindow, words: &Words, message: &str) {
    window.click_beginning(&format!("{}: ", words.text("search-algorithm")));
    window.harness.run_steps(8);
    window.click(&words.text(message));
}

#[test]
fn a_mistake_is_chosen_says_so_and_what_is_right_and_is_left_again() {
    let words = Words::new(Language::ENGLISH);
    let mut window = TestWindow::on(TIE, Origin::New);
    assert!(!window.says("wrong on purpose"));
    choose(&mut window, &words, "search-name-last-best");
    let chosen = window.app().session().search().unwrap().config().algorithm;
    assert_eq!(chosen, Algorithm::Mistaken(FaultyAlgorithm::LastBest));
    assert!(window.says("This search is wrong on purpose.") && window.says("only equals the best so far"));
    window.press(Key::End);
    assert!(window.says("The value is right, but C is only worth 1. The right move is B."));
    assert!(window.has("A: 3?"), "what it says is marked as said");
    assert!(!window.app().session().search().unwrap().is_confirmed());
    window.click(&words.text("ribbon-without-mistake"));
    assert_eq!(window.app().session().search().unwrap().config().algorithm, Algorithm::AlphaBeta);
    assert!(!window.says("wrong on purpose"));
    window.press(Key::End);
    assert!(window.says("plays B") && !window.has("A: 3?"));
}

#[test]
fn every_mistake_can_be_chosen_in_both_languages_and_saved() {
    for language in Language::AUTHORED {
        let words = Words::new(language);
        let mut window = TestWindow::of_size([1280.0, 800.0], language);
        window.paste(SMALL);
        for (message, written) in [
            ("search-name-wrong-bound", "WrongBound"),
            ("search-name-last-best", "LastBest"),
            ("search-name-always-negating", "AlwaysNegating"),
        ] {
            choose(&mut window, &words, message);
            assert!(window.has(&words.text("ribbon-mistake")), "{message}");
            assert!(window.text().contains(&format!("algorithm: {written}")), "{}", window.text());
        }
    }
}
