//! The side panel: what stands at the same place at every step, and the text of the lesson where there is no panel.

use crate::test_window::TestWindow;
use egui::{Key, Rect};
use egui_kittest::kittest::Queryable;
use poda_words::i18n::{Language, Words};
use poda_words::lessons;

/// The top of the headings of the three parts: the text of the lesson, what the step is about, trying.
fn tops(window: &TestWindow, words: &Words) -> [f32; 3] {
    // Where the author has written a note about a step, it stands under the number of the step.
    let step = [("step", window.app().session().timeline_step().to_string().into())];
    let top = |titles: &[&str]| {
        let titles = titles.iter().map(|title| words.fill(title, &step).to_uppercase());
        let places: Vec<Rect> = titles
            .flat_map(|title| window.harness.query_all_by_label(&title).map(|node| node.rect()).collect::<Vec<_>>())
            .collect();
        assert_eq!(places.len(), 1, "one of these headings is there");
        places[0].top()
    };
    [top(&["panel-notes"]), top(&["panel-step", "panel-note", "panel-why", "panel-result"]), top(&["what-if-title"])]
}

#[test]
fn the_parts_of_the_panel_stand_where_they_are_at_every_step() {
    for language in Language::ALL {
        let words = Words::new(language);
        for number in 0..12 {
            let mut window = TestWindow::on_lesson(lessons::name(number), [1280.0, 800.0], language);
            let first = tops(&window, &words);
            assert!(first[2] < 520.0, "trying is seen in lesson {}", number + 1);
            while window.app().session().timeline_step() < window.app().session().timeline_len() {
                let before = window.app().session().timeline_step();
                window.press(Key::ArrowRight);
                for (top, was) in tops(&window, &words).into_iter().zip(first) {
                    assert!((top - was).abs() <= 2.0, "lesson {} at step {before:?}: {top} and {was}", number + 1);
                }
                if window.app().session().timeline_step() == before {
                    break;
                }
            }
        }
    }
}

#[test]
fn the_text_of_the_lesson_has_a_place_at_every_step_without_a_panel() {
    for size in [[900.0, 600.0], [390.0, 844.0]] {
        let mut window = TestWindow::on_lesson("shallow-cutoff", size, Language::English);
        let text = lessons::all()[lessons::by_name_or_number("shallow-cutoff").unwrap()].notes.clone().unwrap();
        let text = text.in_language(Language::English);
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
    let mut window = TestWindow::on_lesson("babilego-opening", [1280.0, 1900.0], Language::English);
    let heading = "Fold Moves in this search";
    assert!(!window.has(heading), "nothing is proved yet");
    window.press(Key::End);
    assert!(window.has(heading));
    for row in ["Pit 1: −10", "Pit 2: ≤ −10", "Pit 4: 11", "Pit 5: ≤ 5", "Scale from −11 to 11"] {
        assert!(window.says(row), "{row}");
    }
    window.press(Key::P);
    assert!(!window.has(heading), "it is the player's turn");
}

#[test]
fn a_move_of_which_nothing_is_proved_has_no_value() {
    let mut window = TestWindow::on_lesson("babilego-opening", [1280.0, 1900.0], Language::Spanish);
    while !window.has("Plegar Jugadas en esta búsqueda") {
        window.press(Key::ArrowRight);
    }
    assert!(window.says("Hoyo 1: ≤ 0"));
    assert!(window.says("Hoyo 6: aún no hay nada demostrado"));
}
