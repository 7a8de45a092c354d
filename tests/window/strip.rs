//! The strip under the tree: what happened at a step and why, trying values beside it, and no text twice on one screen.

use crate::test_window::{SMALL, TestWindow};
use egui::{Id, Key, Modifiers, Rect};
use egui_kittest::kittest::{NodeT, Queryable};
use poda_core::trace::TimelineStep;
use poda_session::Origin;
use poda_session::shown_search::ShownSearch;
use poda_window::stored::settings::Settings;
use poda_words::i18n::Language;
use poda_words::lessons;
use std::collections::BTreeMap;

fn strip(window: &TestWindow) -> Rect {
    window.harness.ctx.data(|data| data.get_temp(Id::unique("caption shown at"))).expect("the strip is drawn")
}

/// Where the texts are that contain these words.
fn places(window: &TestWindow, words: &str) -> Vec<Rect> {
    window.harness.query_all_by_label_contains(words).map(|node| node.rect()).collect()
}

fn assert_in_strip(window: &TestWindow, words: &str) {
    let (strip, places) = (strip(window), places(window, words));
    assert!(!places.is_empty(), "{words} is said");
    assert!(places.iter().all(|place| strip.contains_rect(*place)), "{words}: {places:?} in {strip}");
}

#[test]
fn at_a_cutoff_it_says_the_sentence_the_reason_and_what_would_be() {
    let mut window = TestWindow::on_lesson("last-child", [1280.0, 800.0], Language::ENGLISH);
    window.press_with(Modifiers::SHIFT, Key::ArrowRight);
    let caption = window.caption();
    for said in [&*caption, "already has", "Saved:"] {
        assert_in_strip(&window, said);
    }
    window.focus("Suppose c2 were worth");
    window.type_text("99");
    window.press(Key::Enter);
    assert_in_strip(&window, "With 99 there");
    assert_in_strip(&window, "as before");
    assert!((104.0..=165.0).contains(&strip(&window).height()), "{}", strip(&window));
}

#[test]
fn at_the_end_it_says_the_result_and_where_a_value_returns_the_child_that_it_comes_from() {
    let mut window = TestWindow::on(
        "(version: 1, game: Tree(tree: [[3, 12, 8], [2, 4, 6]]), search: (algorithm: Minimax))",
        Origin::New,
    );
    while !window.caption().contains("returns 3: no child is left") {
        window.press(Key::ArrowRight);
    }
    assert_in_strip(&window, "Best child: ");
    window.press(Key::End);
    for said in ["The search is over", "sure", "Principal variation"] {
        assert_in_strip(&window, said);
    }
}

#[test]
fn in_a_sampled_tree_it_says_how_the_sum_is_made_up() {
    let mut window = TestWindow::on_lesson("four-phases", [1280.0, 800.0], Language::ENGLISH);
    let mut said = false;
    while !said && window.step() < window.last() {
        window.press(Key::ArrowRight);
        said = window.says("The bonus is");
    }
    assert_in_strip(&window, "The bonus is");
}

/// The tree says that minimax has the same value, and a decision is its own reason.
#[test]
fn the_end_is_told_once() {
    let mut window = TestWindow::on_lesson("last-child", [1280.0, 800.0], Language::ENGLISH);
    window.press(Key::End);
    window.wait_until(|window| window.app().session().search().is_some_and(ShownSearch::is_confirmed));
    assert_in_strip(&window, "Principal variation");
    assert!(!window.says("Checked: plain minimax"));
    let mut window = TestWindow::on_lesson("four-phases", [1280.0, 800.0], Language::ENGLISH);
    window.press(Key::End);
    window.settle();
    assert_in_strip(&window, "it has the most visits");
    let strip = strip(&window);
    let told = places(&window, "it has the most visits").into_iter().filter(|place| strip.intersects(*place));
    assert_eq!(told.count(), 1);
}

/// What the strip says leaves the panel, and so does a question with its choices.
#[test]
fn no_text_stands_twice_on_one_screen() {
    for (number, asks_readers) in (0..9).flat_map(|number| [(number, false), (number, true)]) {
        let settings = Settings { asks_readers, ..Settings::new(Language::ENGLISH) };
        let mut window = TestWindow::reading_at(lessons::name(number), [1280.0, 800.0], settings);
        for _ in 0..40 {
            let mut said = BTreeMap::new();
            for node in window.harness.root().children_recursive() {
                let node = node.accesskit_node();
                let text = node.label().filter(|text| 24 < text.chars().count() && node.role() == egui::Role::Label);
                if let Some(text) = text {
                    *said.entry(text).or_insert(0) += 1;
                }
            }
            let twice: Vec<_> = said.iter().filter(|(_, count)| 1 < **count).collect();
            assert!(twice.is_empty(), "{} at step {}: {twice:?}", lessons::name(number), window.step());
            window.press(Key::ArrowRight);
        }
    }
}

/// The strip says whose turn it is, and the panel does not say it again beside it.
#[test]
fn whose_turn_it_is_in_a_match_is_said_once() {
    let mut window = TestWindow::on_lesson("open-lines-empty", [1280.0, 800.0], Language::ENGLISH);
    window.click("Play a game");
    assert_eq!(places(&window, "Your turn").len(), 1);
    assert_in_strip(&window, "Your turn");
    window.press(Key::Num5);
    window.wait_until(|window| !window.app().session().is_thinking());
    window.settle();
    assert_eq!(
        places(&window, "Your turn").len(),
        1,
        "the strip tells the program's search, so the panel tells the turn"
    );
}

/// A text that needs more than a third of the space scrolls as a whole. Another step is read from its beginning.
#[test]
fn a_long_text_scrolls_as_one_and_leaves_the_tree_its_space() {
    let note = "A long note. ".repeat(120);
    let noted =
        SMALL.replace("title: \"Small\",", &format!("title: \"Small\", bookmarks: [(step: 3, note: \"{note}\")],"));
    let mut window = TestWindow::on(&noted, Origin::New);
    for _ in 0..3 {
        window.press(Key::ArrowRight);
    }
    let tree = window.harness.get_by_role(egui::Role::Tree).rect();
    assert!(400.0 <= tree.height() && strip(&window).height() <= 232.0, "{tree} {}", strip(&window));
    let caption = window.caption();
    assert_in_strip(&window, &caption);
    window.harness.event(egui::Event::PointerMoved(strip(&window).center()));
    window.harness.event(egui::Event::MouseWheel {
        unit: egui::MouseWheelUnit::Point,
        delta: egui::vec2(0.0, -400.0),
        phase: egui::TouchPhase::Move,
        modifiers: Modifiers::NONE,
        source: egui::MouseWheelSource::Wheel,
    });
    window.harness.run_steps(40);
    let place = places(&window, &caption)[0];
    assert!(place.bottom() < strip(&window).top(), "{place}");
    window.press(Key::ArrowRight);
    let caption = window.caption();
    assert_in_strip(&window, &caption);
}

/// The height of the strip follows from its texts, not from the order in which they are read.
#[test]
fn the_strip_keeps_its_height_while_a_lesson_is_read() {
    for name in ["last-child", "three-by-three-alpha-beta", "first-cutoff", "shallow-cutoff"] {
        for language in Language::AUTHORED {
            let mut window = TestWindow::on_lesson(name, [1280.0, 800.0], language);
            window.settle();
            let before = strip(&window).height();
            let last = window.app().session().timeline_len().get();
            for step in 0..=last.min(60) {
                window.app_mut().go_to_step(TimelineStep::new(step));
                window.harness.run_steps(2);
                let height = strip(&window).height();
                assert!((height - before).abs() < 1.0, "{name} {language:?} {step}: {height}, not {before}");
            }
        }
    }
}

/// Values are tried below the reason, which has the whole width.
#[test]
fn values_are_tried_below_the_reason() {
    for size in [[760.0, 560.0], [1280.0, 800.0]] {
        let mut window = TestWindow::on_lesson("last-child", size, Language::ENGLISH);
        window.press_with(Modifiers::SHIFT, Key::ArrowRight);
        let (reason, field) = (places(&window, "already has")[0], places(&window, "Suppose c2 were worth")[0]);
        assert!(reason.bottom() <= field.top(), "{size:?}: {reason:?} {field:?}");
    }
}
