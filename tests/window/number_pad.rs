//! The number pad writes into number fields, which keep the focus when it is pressed.

use crate::small_windows::{PHONES, assert_fits, assert_touchable};
use crate::test_window::TestWindow;
use egui::{Key, vec2};
use egui_kittest::kittest::Queryable;
use poda_words::i18n::{Language, Words};

/// A tree with names.
const NAMED: &str = "(version: 1, game: Tree(tree: (name: \"A\", children: [(name: \"B\", children: [3, 12, 8]), \
                     (name: \"C\", children: [2, 4, 6])])))";

impl TestWindow {
    /// Taps keys of the pad.
    fn tap_keys(&mut self, words: &Words, keys: &[&str]) {
        for key in keys {
            let name = if key.starts_with("pad-") { words.text(key) } else { (*key).to_owned() };
            self.tap_on(&name);
        }
    }

    /// Opens the fields of the first leaf.
    fn edit_first_leaf(&mut self, words: &Words) {
        let parent = self.nodes("B: ").first().expect("a node").center();
        self.tap(parent);
        let leaf = self.harness.get_all_by_label_contains("value 3").next().expect("a leaf").rect().center();
        self.tap(leaf);
        self.press(Key::Enter);
        if self.has(&words.text("node-edit")) {
            self.tap_on(&words.text("node-edit"));
        }
    }
}

#[test]
fn a_leaf_is_given_a_value_with_the_pad() {
    let words = Words::new(Language::ENGLISH);
    for size in PHONES {
        let mut window = TestWindow::of_text(NAMED, size, Language::ENGLISH);
        window.edit_first_leaf(&words);
        assert!(!window.has(&words.text("pad-enter")), "no field has the focus");
        window.harness.get_all_by_label_contains("Value of").next().expect("the field").focus();
        window.settle();
        assert!(window.has(&words.text("pad-enter")), "{size:?}");
        assert_fits(&window, "the pad");
        assert_touchable(&window, "the pad");
        window.tap_keys(&words, &["pad-backspace", "pad-minus", "3", "pad-point", "5", "1", "pad-backspace"]);
        assert!(window.says("−3.5"), "{size:?}");
        assert!(window.focused().is_some_and(|name| name.starts_with("Value of")), "no press leaves the field");
        assert!(window.is_disabled(&words.text("pad-at-most")), "a value is no bound");
        window.tap_on(&words.text("pad-enter"));
        assert!(window.text().contains("[-3.5, 12, 8]"), "{}", window.text());
        // A tap beside the field puts the pad away.
        let tree = window.nodes("A: ").first().expect("a node").center();
        window.tap(tree + vec2(90.0, 0.0));
        assert!(!window.has(&words.text("pad-enter")) && window.has(&words.text("key-forward")));
    }
}

#[test]
fn fields_of_a_blank_tree_are_filled_in_one_after_another() {
    let words = Words::new(Language::SPANISH);
    let mut window = TestWindow::of_text(NAMED, PHONES[0], Language::SPANISH);
    window.press(Key::W);
    let field = window.focused().expect("the first field has the focus");
    window.tap_keys(&words, &["pad-at-most", "1", "2"]);
    assert!(window.says("≤12"));
    window.tap_on(&words.text("pad-next"));
    assert_ne!(window.focused(), Some(field));
    window.tap_keys(&words, &["pad-minus", "pad-infinity"]);
    assert!(window.says("−∞"));
}

#[test]
fn a_question_is_answered_with_the_pad() {
    for size in PHONES {
        let words = Words::new(Language::ENGLISH);
        let mut window = TestWindow::of_text(NAMED, size, Language::ENGLISH);
        window.press(Key::E);
        let mut is_asked = false;
        for _ in 0..40 {
            if window.has(&words.text("pad-enter")) {
                is_asked = true;
                break;
            }
            if window.has(&words.text("practice-show-answer")) {
                window.click(&words.text("practice-show-answer"));
            } else {
                window.press(Key::Enter);
            }
        }
        assert!(is_asked, "a number is asked for at {size:?}: {:?}", window.harness.root());
        assert_fits(&window, "a question with the pad");
        window.tap_keys(&words, &["pad-minus", "7", "7"]);
        assert!(window.says("−77"));
        window.tap_on(&words.text("pad-enter"));
        assert!(!window.says("−77") || window.has(&words.text("practice-show-answer")));
    }
}

#[test]
fn a_mouse_on_a_large_window_gets_no_pad() {
    let words = Words::new(Language::ENGLISH);
    let mut window = TestWindow::of_text(NAMED, [1280.0, 800.0], Language::ENGLISH);
    window.press(Key::W);
    assert!(!window.has(&words.text("pad-next")));
}
