//! Presenting open lines: the position large beside the tree, and the lines of a leaf counted one by one with the
//! clicker.

use crate::last_row::{LEAST, texts};
use crate::test_window::TestWindow;
use egui::{Key, Modifiers, Role};
use egui_kittest::kittest::Queryable;
use poda_core::game::GameView;
use poda_core::trace::Event;
use poda_words::i18n::Language;

const FULL_HD: [f32; 2] = [1920.0, 1080.0];

fn presenting(lesson: &str) -> TestWindow {
    let mut window = TestWindow::on_lesson(lesson, FULL_HD, Language::ENGLISH);
    window.press(Key::F11);
    window
}

/// Presses the clicker until the leaf that is evaluated at the current step or next has been entered.
fn enter_leaf(window: &mut TestWindow) {
    loop {
        window.press(Key::PageDown);
        let search = window.app().session().search().unwrap().trace().event(window.step() + 1);
        if matches!(search, Some(Event::Evaluate(_))) {
            return;
        }
    }
}

#[test]
fn the_lines_of_a_lesson_with_one_board_are_counted_one_a_click() {
    let mut window = presenting("open-lines-centre");
    window.press(Key::PageDown);
    assert_eq!(window.step(), 1);
    assert!(window.has("X: 0 open") && window.has("O: 0 open"), "nothing is counted yet");
    let [max, min] = {
        let app = window.app();
        app.session().search().unwrap().recording().root().counted_lines().unwrap().map(|tally| tally.lines.len())
    };
    for counted in 1..=max {
        window.press(Key::PageDown);
        assert_eq!(window.step(), 1, "the step stays while lines are counted");
        assert!(window.has(&format!("X: {counted} open")) && window.has("O: 0 open"));
        let numbers = texts(&window).into_iter().filter(|(text, _)| *text == counted.to_string()).count();
        assert!(numbers > 0, "the line has its number");
        assert!(texts(&window).iter().all(|(_, size)| *size >= LEAST));
    }
    for counted in 1..=min {
        window.press(Key::PageDown);
        assert!(window.has(&format!("X: {max} open")) && window.has(&format!("O: {counted} open")));
    }
    window.press(Key::PageUp);
    assert!(window.has(&format!("O: {} open", min - 1)), "back takes a line back");
    window.press(Key::PageDown);
    let total = format!("{max}−{min}={}", max - min);
    assert!(!window.has(&total), "the sum is not told before all are counted");
    window.press(Key::PageDown);
    assert_eq!(window.step(), 2);
    assert!(window.has(&total), "then it stands there");
}

#[test]
fn in_a_tree_a_leaf_shows_all_its_lines_with_their_numbers_once_it_is_evaluated() {
    let mut window = presenting("tic-tac-toe-move-1");
    enter_leaf(&mut window);
    assert!(window.has("X: open lines?"));
    window.press(Key::PageDown);
    assert!(window.has("X: 6 open") && window.has("O: 5 open") && window.has("6−5=1"));
    let of_size = |text: &str| texts(&window).iter().filter(|(other, size)| other == text && *size >= LEAST).count();
    assert!((1..=5).all(|number| of_size(&number.to_string()) >= 2), "both sides have their numbers");
}

#[test]
fn counting_one_by_one_is_turned_on_by_a_key_and_leaves_the_steps_as_they_are() {
    let mut window = presenting("tic-tac-toe-move-1");
    window.press_with(Modifiers::SHIFT, Key::Z);
    enter_leaf(&mut window);
    let entered = window.step();
    for _ in 0..11 {
        window.press(Key::PageDown);
        assert_eq!(window.step(), entered);
    }
    assert!(window.has("X: 6 open") && window.has("O: 5 open"));
    window.press(Key::PageDown);
    assert_eq!(window.step(), entered + 1);
    window.press_with(Modifiers::SHIFT, Key::Z);
    enter_leaf(&mut window);
    let entered = window.step();
    window.press(Key::PageDown);
    assert_eq!(window.step(), entered + 1);
}

#[test]
fn z_hides_the_board_and_the_tree_has_its_room() {
    let mut window = presenting("tic-tac-toe-move-1");
    window.press(Key::PageDown);
    assert!(window.has("X to move: MAX"));
    window.press(Key::Z);
    assert!(!window.has("X to move: MAX"));
    window.press(Key::Z);
    assert!(window.has("X to move: MAX"));
    // What is called up takes its place.
    window.press(Key::A);
    assert!(!window.has("X to move: MAX") && window.has("ALGORITHM"));
}

#[test]
fn other_games_and_trees_have_no_board_beside_them() {
    for lesson in ["a-to-n", "othello-opening", "nim"] {
        let mut window = presenting(lesson);
        window.press(Key::PageDown);
        assert!(!window.says("to move: M"), "{lesson}");
    }
}

#[test]
fn the_sums_of_leaves_are_shown_from_the_start_by_a_key_also_while_presenting() {
    let mut window = presenting("tic-tac-toe-move-1-alpha-beta");
    let sums = |window: &TestWindow| {
        let texts = texts(window);
        texts.into_iter().filter(|(text, size)| text.contains('=') && *size >= LEAST).count()
    };
    assert_eq!(sums(&window), 0);
    window.press_with(Modifiers::SHIFT, Key::L);
    assert_eq!(sums(&window), 12, "all leaves have their sums, those that will be pruned too");
    window.press_with(Modifiers::SHIFT, Key::L);
    assert_eq!(sums(&window), 0);
    window.press(Key::Escape);
    window.harness.get_by_role_and_label(Role::ComboBox, "More: ").click();
    window.settle();
    assert!(window.has("Values of leaves: When visited"));
}

/// The labels of a large board and its sum stand in the canvas: left of the side panel and above the strip.
fn stands_in_canvas(window: &TestWindow, name: &str, [width, height]: [f32; 2]) -> bool {
    let mut places = window.harness.query_all_by_label(name).map(|node| node.rect());
    places.any(|place| place.center().x < width * 0.75 && place.bottom() < height - 160.0)
}

#[test]
fn where_the_tree_is_one_position_its_lines_and_its_sum_are_counted_large_in_the_canvas() {
    for (lesson, [max, min]) in [
        ("open-lines-empty", [8, 8]),
        ("open-lines-crowded", [3, 3]),
        ("open-lines-centre", [6, 4]),
        ("open-lines-edges", [6, 6]),
    ] {
        for size in [[1280.0, 800.0], FULL_HD] {
            let mut window = TestWindow::on_lesson(lesson, size, Language::ENGLISH);
            let is_there = |window: &TestWindow, name: &str| stands_in_canvas(window, name, size);
            let sum = format!("{max}−{min}={}", max - min);
            let counted = [format!("X: {max} open"), format!("O: {min} open")];
            assert!(!is_there(&window, &counted[0]) && !is_there(&window, &sum), "{lesson}: nothing is counted yet");
            window.press(Key::ArrowRight);
            assert!(is_there(&window, &counted[0]) && is_there(&window, &format!("{max} − …")), "{lesson} {size:?}");
            assert!(
                !window.has(&counted[1]) && !window.has(&sum),
                "{lesson}: the second term comes with the next step"
            );
            window.press(Key::ArrowRight);
            assert!(counted.iter().all(|name| is_there(&window, name)), "{lesson} {size:?}");
            assert!(is_there(&window, &sum), "{lesson} {size:?}");
            let mut places = window.harness.query_all_by_label(&counted[0]).map(|node| node.rect());
            assert!(places.all(|place| place.center().x < size[0] * 0.75), "and not in the panel again");
        }
    }
}

#[test]
fn the_lines_of_an_evaluated_leaf_stand_in_a_corner_that_the_tree_leaves_free() {
    let size = [1280.0, 800.0];
    let mut window = TestWindow::on_lesson("tic-tac-toe-move-1", size, Language::ENGLISH);
    let mut met = Vec::new();
    for _ in 0..20 {
        window.press(Key::ArrowRight);
        let boards: Vec<_> = window.harness.query_all_by_label_contains(" open").map(|node| node.rect()).collect();
        let Some(card) = boards.into_iter().filter(|board| board.right() < 980.0).reduce(egui::Rect::union) else {
            continue;
        };
        met.push(card);
        let covered =
            window.nodes("not visited").into_iter().chain(window.nodes("0")).find(|node| node.intersects(card));
        assert_eq!(covered, None, "step {}", window.step());
    }
    assert!(4 < met.len(), "{met:?}");
    assert!(met.iter().all(|card| card.center().distance(met[0].center()) < 2.0), "it stays where it is: {met:?}");
}
