//! Modals, notifications and texts over the tree fit phones and tablets; if they are higher than the window, they
//! scroll.

use crate::sizes::is_full;
use crate::small_windows::{SIZES, assert_fits, assert_touchable};
use crate::test_window::TestWindow;
use egui::accesskit::Role;
use egui::{Key, Modifiers, Rect};
use egui_kittest::kittest::Queryable;
use poda_words::i18n::{Language, Words};

/// What is opened, by its name, in a window with its words.
type Opening = (&'static str, fn(&mut TestWindow, &Words));

/// Chooses an item of the submenu of practice.
fn choose_practice(window: &mut TestWindow, words: &Words, message: &str) {
    window.open_more_practice();
    // It may be scrolled away.
    window.harness.get_by_label(&words.text(message)).click_accesskit();
    window.settle();
}

const OPENINGS: &[Opening] = &[
    ("export", |window, _| window.press_with(Modifiers::COMMAND, Key::E)),
    ("comparison", |window, _| window.press(Key::T)),
    ("charts", |window, words| {
        window.press(Key::T);
        let name = format!("{}: ", words.text("comparison-sheet-view"));
        let charts = format!("{name}{}", words.text("comparison-sheet-charts"));
        // It may be scrolled away.
        window.harness.get_by_label(&charts).click_accesskit();
        window.settle();
    }),
    ("keys", |window, _| window.press(Key::Questionmark)),
    ("glossary", |window, _| window.press(Key::G)),
    ("lessons", |window, _| window.open_lessons()),
    ("find", |window, _| {
        window.press_with(Modifiers::COMMAND, Key::F);
        window.type_text("c");
    }),
    ("notification", |window, _| window.paste("Tree(tree: [], x: 3)")),
    ("question", |window, _| {
        window.paste("[[3, 12], [2]]");
        window.paste("[1]");
    }),
    ("tree", |window, words| {
        window.click_beginning(&format!("{}: ", words.text("document-menu")));
        window.harness.run_steps(8);
        window.click(&words.text("document-new"));
        window.click(&words.text("document-new-tree"));
        window.type_text("[[3, 12], [2]]");
    }),
    ("paper", |window, words| choose_practice(window, words, "document-make-paper")),
    ("exercise", |window, words| choose_practice(window, words, "document-new-exercise")),
    ("printed exercise", |window, words| choose_practice(window, words, "document-open-printed")),
    ("progress", |window, words| choose_practice(window, words, "practice-progress")),
    ("answers", |window, words| choose_practice(window, words, "practice-hand-in")),
    ("predicting", |window, _| window.press(Key::E)),
    ("split view", |window, _| window.press(Key::S)),
    ("presenting", |window, _| window.press(Key::F11)),
];

/// What is opened beside the tree or over it.
const NO_MODALS: [&str; 5] = ["find", "notification", "predicting", "split view", "presenting"];

#[test]
fn everything_that_is_opened_fits() {
    for (number, (name, open)) in OPENINGS.iter().enumerate() {
        for (index, size) in SIZES.into_iter().enumerate() {
            // The languages take turns, and none of them is left out in the nightly workflow.
            let languages = Language::AUTHORED.into_iter().enumerate();
            for (_, language) in languages.filter(|(at, _)| is_full() || (number + index) % 2 == *at) {
                let mut window = TestWindow::of_size(size, language);
                open(&mut window, &Words::new(language));
                window.harness.run_steps(8);
                let what = format!("{name} {size:?} {language:?}");
                let is_modal = window.harness.query_all_by_role(Role::Dialog).next().is_some();
                assert_eq!(is_modal, !NO_MODALS.contains(name), "{what} is opened");
                assert_fits(&window, &what);
                if size[0] < 1000.0 && (size[0] < 600.0 || size[1] < 480.0) {
                    assert_touchable(&window, &what);
                }
            }
        }
    }
}

#[test]
fn modals_stay_inside_the_window() {
    for (modal, open) in
        [("pictures", OPENINGS[0].1), ("compare", OPENINGS[1].1), ("keys", OPENINGS[3].1), ("tree", OPENINGS[9].1)]
    {
        for size in SIZES {
            let mut window = TestWindow::of_size(size, Language::SPANISH);
            open(&mut window, &Words::new(Language::SPANISH));
            window.harness.run_steps(8);
            let (screen, place) = (Rect::from_min_size(egui::Pos2::ZERO, size.into()), window.sheet(modal));
            assert!(screen.contains_rect(place), "{modal} at {place:?} in {size:?}");
        }
    }
}
