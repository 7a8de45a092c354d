//! The side panel: the parts that keep their places at every step, and the text of the lesson where there is no panel.

use crate::test_window::TestWindow;
use egui::accesskit::AriaCurrent;
use egui::{Event, Key, Modifiers, MouseWheelSource, MouseWheelUnit, TouchPhase, pos2, vec2};
use egui_kittest::kittest::{NodeT, Queryable};
use poda_words::i18n::{Language, Words};
use poda_words::lessons::{self, lectures};

/// The tops of the headings from the first of the panel to that of the algorithm, in order, as distances from the
/// first.
fn tops(window: &TestWindow, words: &Words) -> Vec<f32> {
    let algorithm = words.fill("panel-fold", &[("title", words.text("panel-algorithm").into())]);
    let top = |title: String| {
        let places = window.harness.query_all_by_label(&title).map(|node| node.rect());
        places.filter(|place| 900.0 < place.left()).map(|place| place.top()).next()
    };
    let titles = ["panel-notes-fold", "panel-position", "panel-leaf"].map(|title| words.text(title).to_uppercase());
    let texts = [words.text("panel-notes-fold")].into_iter().chain(titles).chain([algorithm]);
    let mut tops: Vec<f32> = texts.filter_map(top).collect();
    tops.sort_by(f32::total_cmp);
    let first = tops.first().copied().unwrap_or_default();
    tops.iter().map(|top| top - first).collect()
}

/// Goes through a document and compares what stands above the algorithm with its place before.
fn assert_stands_still(window: &mut TestWindow, words: &Words, what: &str) {
    let of = |window: &TestWindow| window.app().session().history().id;
    let (mut before, mut document) = (tops(window, words), of(window));
    for _ in 0..60 {
        window.press(Key::ArrowRight);
        let now = tops(window, words);
        if of(window) == document {
            for (top, was) in now.iter().zip(&before) {
                assert!((top - was).abs() <= 1.0, "{what} at step {}: {now:?} and {before:?}", window.step());
            }
        }
        (before, document) = (now, of(window));
    }
}

#[test]
fn what_stands_above_the_algorithm_keeps_its_place_at_every_press() {
    for language in Language::AUTHORED {
        let words = Words::new(language);
        for number in 0..8 {
            let mut window = TestWindow::reading(lessons::name(number), language);
            assert_stands_still(&mut window, &words, lessons::name(number));
        }
    }
    for lecture in lectures::all() {
        let title = lecture.title.as_ref().unwrap().in_language(Language::ENGLISH);
        let mut window = TestWindow::on_lesson("first-tree", [1280.0, 800.0], Language::ENGLISH);
        window.open_lecture(title);
        assert_stands_still(&mut window, &Words::new(Language::ENGLISH), title);
    }
}

/// Lessons 1 to 7 show their text and the strip, no more; then the algorithm appears, whose bounds have names by then,
/// and what else there is stays folded.
#[test]
fn the_panel_of_the_first_lessons_is_their_text() {
    for number in 0..9 {
        let mut window = TestWindow::on_lesson(lessons::name(number), [1280.0, 800.0], Language::ENGLISH);
        window.press(Key::ArrowRight);
        let headings =
            window.harness.query_all_by_role(egui::Role::Heading).filter_map(|node| node.accesskit_node().label());
        let headings: Vec<String> = headings.collect();
        assert_eq!(headings[0], "WHAT TO LOOK AT");
        assert_eq!(headings.len() == 1, number < 7, "{number}: {headings:?}");
        assert_eq!(window.has("Fold Algorithm"), 7 <= number, "{number}");
        assert!(!window.has("Fold Call stack") && !window.has("Fold So far"), "{number}");
    }
}

/// What is unfolded stays so in the next document and after a restart.
#[test]
fn what_is_unfolded_stays_unfolded() {
    let mut window = TestWindow::on_lesson("a-to-n", [1280.0, 1200.0], Language::ENGLISH);
    window.press(Key::ArrowRight);
    window.click("Show Call stack");
    window.press_with(egui::Modifiers::SHIFT, Key::N);
    let settings = window.app().settings().clone();
    let mut window = TestWindow::reading_at("deep-cutoff", [1280.0, 1200.0], settings);
    window.press(Key::ArrowRight);
    assert!(window.has("Fold Call stack"));
}

/// Where the algorithm fills the panel, its marked line is in sight at every step.
#[test]
fn the_marked_line_of_the_algorithm_is_followed() {
    let mut window = TestWindow::on_lesson("tic-tac-toe-move-1-alpha-beta", [1280.0, 440.0], Language::ENGLISH);
    let line = |window: &TestWindow| {
        let mut nodes = window.harness.root().children_recursive().map(|node| node.accesskit_node());
        let place = nodes.find(|node| node.data().aria_current() == Some(AriaCurrent::Step));
        place.and_then(|node| node.raw_bounds()).map(|bounds| (bounds.y0, bounds.y1))
    };
    let wheel = |window: &mut TestWindow| {
        window.harness.event(Event::PointerMoved(pos2(1130.0, 200.0)));
        window.harness.event(Event::MouseWheel {
            unit: MouseWheelUnit::Point,
            delta: vec2(0.0, -20.0),
            phase: TouchPhase::Move,
            modifiers: Modifiers::NONE,
            source: MouseWheelSource::Wheel,
        });
        window.harness.run_steps(20);
    };
    window.press(Key::ArrowRight);
    for _ in 0..100 {
        if 80.0 < line(&window).unwrap().0 {
            wheel(&mut window);
        }
    }
    let first = line(&window).unwrap();
    assert!(46.0 <= first.0 && first.0 <= 80.0, "{first:?}");
    let mut met = 0;
    for _ in 0..40 {
        window.press(Key::ArrowRight);
        if let Some((top, bottom)) = line(&window) {
            met += 1;
            assert!(46.0 <= top && bottom <= 376.0, "{top} {bottom} at step {}", window.step());
        }
    }
    assert!(10 < met);
}

/// A step does not scroll the panel while the text of the lesson is in view.
#[test]
fn a_step_does_not_move_the_text_of_the_lesson() {
    for lesson in ["open-lines-empty", "tic-tac-toe-move-1", "tic-tac-toe-move-1-alpha-beta", "tic-tac-toe-move-3"] {
        for size in [[1280.0, 640.0], [1280.0, 800.0]] {
            let mut window = TestWindow::on_lesson(lesson, size, Language::ENGLISH);
            let heading = Words::new(Language::ENGLISH).text("panel-notes-fold");
            let place = |window: &TestWindow| {
                let mut places = window.harness.query_all_by_label(&heading).map(|node| node.rect());
                places.find(|place| size[0] * 0.7 < place.left()).expect("the text is in the panel")
            };
            let before = place(&window);
            for _ in 0..12 {
                window.press(Key::ArrowRight);
                assert_eq!(place(&window), before, "{lesson} {size:?} at step {}", window.step());
            }
        }
    }
}

#[test]
fn the_text_of_the_lesson_has_a_place_at_every_step_without_a_panel() {
    for size in [[900.0, 600.0], [390.0, 844.0]] {
        let mut window = TestWindow::on_lesson("shallow-cutoff", size, Language::ENGLISH);
        let text = lessons::all()[lessons::by_name_or_number("shallow-cutoff").unwrap()].notes.clone().unwrap();
        let text = text.in_language(Language::ENGLISH);
        for _ in 0..6 {
            assert!(window.says(&text[..20]), "{size:?}");
            window.press(Key::ArrowRight);
        }
        window.click("Fold the text");
        assert!(!window.says(&text[..20]), "{size:?}");
    }
}

#[test]
fn the_moves_of_a_game_have_bars_that_say_bounds_as_bounds_and_never_tell_a_player_what_to_play() {
    let mut window = TestWindow::on_lesson("babilego-opening", [1280.0, 1900.0], Language::ENGLISH);
    let heading = "Show Moves in this search";
    assert!(!window.has(heading), "nothing is proved yet");
    window.press(Key::End);
    window.click_scrolled(heading);
    for row in ["Pit 1: −10", "Pit 2: ≤ −10", "Pit 4: 11", "Pit 5: ≤ 5", "Scale from −11 to 11"] {
        assert!(window.says(row), "{row}");
    }
    window.press(Key::P);
    assert!(!window.has("Fold Moves in this search"), "it is the player's turn");
}

#[test]
fn a_move_of_which_nothing_is_proved_has_no_value() {
    let mut window = TestWindow::on_lesson("babilego-opening", [1280.0, 1900.0], Language::SPANISH);
    let heading = "Mostrar Jugadas en esta búsqueda";
    while !window.has(heading) {
        window.press(Key::ArrowRight);
    }
    window.click_scrolled(heading);
    assert!(window.says("Hoyo 1: ≤ 0"));
    assert!(window.says("Hoyo 6: aún no hay nada demostrado"));
}

/// Of a text in paragraphs, that about the current step is marked.
#[test]
fn the_paragraph_about_the_step_is_marked() {
    for (language, said) in [
        (Language::ENGLISH, ["All of it in one tree.", "J = 5 makes F worth 5", "H = 4 settles C = 4"]),
        (Language::SPANISH, ["Todo junto en un árbol.", "J = 5 hace que F valga 5", "H = 4 decide C = 4"]),
    ] {
        let mut window = TestWindow::on_lesson("a-to-n", [1280.0, 1200.0], language);
        for (step, said) in [(0, said[0]), (19, said[0]), (20, said[1]), (33, said[1]), (34, said[2]), (41, said[2])] {
            window.app_mut().go_to_step(poda_core::trace::TimelineStep::new(step));
            window.settle();
            let nodes = window.harness.root().children_recursive().map(|node| node.accesskit_node());
            let marked = nodes.filter(|node| {
                node.role() == egui::Role::Label && node.data().aria_current() == Some(AriaCurrent::True)
            });
            let labels: Vec<String> = marked
                .filter_map(|node| node.value().or_else(|| node.label()))
                .filter(|said| 60 < said.len())
                .collect();
            assert!(labels.len() == 1 && labels[0].starts_with(said), "step {step}: {labels:?}");
        }
    }
}
