//! A thumb alone: lessons are stepped through, questions answered and matches played on phones held in both directions
//! and on tablets.

use crate::small_windows::{Control, PHONES, controls};
use crate::test_window::TestWindow;
use egui_kittest::kittest::Queryable;
use poda_words::i18n::{Language, Words, args};
use poda_words::lessons;

/// Phones held in both directions, and tablets.
const HELD: [[f32; 2]; 4] = [[390.0, 844.0], [844.0, 390.0], [820.0, 1180.0], [1180.0, 820.0]];

/// The smallest height and width of what a thumb presses, in pixels, and of the part of it that is seen. Rounding may take
/// a bit of it.
const THUMB: f32 = 43.5;
const HIT: f32 = 36.0;

impl TestWindow {
    /// Taps the first control with such a name that a thumb hits: all of it that is seen is large enough. Returns its
    /// name.
    fn thumb_on(&mut self, is_meant: impl Fn(&str) -> bool) -> Option<String> {
        let is_large = |Control { rect, seen, .. }: &Control| {
            THUMB <= rect.width().min(rect.height()) && HIT <= seen.width().min(seen.height())
        };
        let control = controls(self).into_iter().find(|control| is_meant(&control.name) && is_large(control))?;
        self.tap(control.seen.center());
        Some(control.name)
    }
}

/// The lessons that a course begins with, and one of Monte Carlo tree search.
fn thumbed_lessons() -> impl Iterator<Item = usize> {
    (0..20).chain(lessons::by_name_or_number("four-phases"))
}

/// Each lesson is held in one way; together they are held in all.
#[test]
fn a_thumb_steps_through_lessons_and_answers_their_questions() {
    let words = Words::new(Language::ENGLISH);
    let forward = words.text("key-forward");
    let is_forward = |name: &str| name == forward || name.starts_with("Forward to");
    // Of a question, and of the rounds that are played before the first lesson.
    let shows =
        ["practice-show-answer", "practice-read-on", "rounds-next", "rounds-to-lesson"].map(|id| words.text(id));
    let chooses = words.fill("practice-choose", &args![node = "C"]);
    let shows: Vec<_> = shows.into_iter().chain([chooses]).collect();
    for lesson in thumbed_lessons() {
        let size = HELD[lesson % HELD.len()];
        let name = lessons::names()[lesson];
        let mut window = TestWindow::reading(name, Language::ENGLISH);
        window.harness.set_size(size.into());
        // The first touch makes buttons as large as fingers.
        window.tap(egui::pos2(size[0] / 2.0, size[1] / 3.0));
        window.settle();
        for _ in 0..14 {
            let before = window.step();
            let is_asked = shows.iter().any(|button| window.has(button));
            let pressed =
                window.thumb_on(|name| if is_asked { shows.iter().any(|it| it == name) } else { is_forward(name) });
            assert!(
                pressed.is_some(),
                "{name} at {size:?}: step {before} of {}: {:?}",
                window.last(),
                controls(&window)
            );
            window.wait_for_searches();
            assert!(is_asked || before < window.step() || shows.iter().any(|it| window.has(it)), "{name} at {size:?}");
            if window.step() == window.last() {
                break;
            }
        }
    }
}

#[test]
fn a_thumb_plays_matches_to_their_ends() {
    for (game, count) in [
        ("TicTacToe(board: [\"XOX\", \"OX.\", \".O.\"], to_move: X)", 3),
        ("Nim(piles: [1, 2])", 3),
        ("Pig(target: 6), search: (algorithm: Expectiminimax, depth: 2)", 40),
    ] {
        for size in PHONES.into_iter().chain([[820.0, 1180.0]]) {
            let mut window = TestWindow::of_text(&format!("(version: 1, game: {game})"), size, Language::ENGLISH);
            // The first touch makes buttons as large as fingers.
            window.tap(egui::pos2(size[0] / 2.0, size[1] * 0.45));
            window.press(egui::Key::P);
            let mut played = Vec::new();
            let is_over = |window: &TestWindow| window.has("Play again");
            let is_move = |name: &str| {
                ["Play ", "Take ", "Roll", "Hold"].iter().any(|verb| name.starts_with(verb))
                    && !["Play again", "Play or", "Take back"].iter().any(|other| name.starts_with(other))
            };
            while !is_over(&window) {
                for _ in 0..300 {
                    window.harness.step();
                    if is_over(&window) || !window.app().session().has_tasks() && window.says("Your turn") {
                        break;
                    }
                    std::thread::sleep(std::time::Duration::from_millis(10));
                }
                if is_over(&window) {
                    break;
                }
                // A number that is asked for comes before another pile.
                let pressed = window
                    .thumb_on(|name| name.strip_prefix("Take ").is_some_and(|number| number.parse::<usize>().is_ok()))
                    .or_else(|| window.thumb_on(is_move));
                let pressed =
                    pressed.unwrap_or_else(|| panic!("{game} at {size:?} after {played:?}: {:?}", controls(&window)));
                played.push(pressed);
                assert!(played.len() <= 2 * count, "{game} at {size:?}: {played:?}");
            }
            assert!(!played.is_empty());
        }
    }
}

/// Why a search was cut short is read to its end on the narrowest phone.
#[test]
fn why_a_search_was_cut_short_is_seen_whole() {
    for size in PHONES {
        let mut window = TestWindow::of_text("(version: 1, game: Pig(target: 6))", size, Language::ENGLISH);
        window.wait_for_searches();
        let said = window.harness.get_by_label_contains("Stopped ").rect();
        assert!(0.0 <= said.left() && said.right() <= size[0], "{said:?} at {size:?}");
    }
}
