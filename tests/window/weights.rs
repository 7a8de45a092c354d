//! The weights of an evaluation in the panel: chosen in the menu, typed, taken back, and told where they are wrong.

use crate::test_window::TestWindow;
use egui::Key;
use poda_session::Origin;

fn window() -> TestWindow {
    let board = r#"board: ["X..", ".O.", "..."], evaluation: Weighted(twos: 3, ones: 1)"#;
    TestWindow::on(&format!("(version: 1, game: TicTacToe({board}), search: (depth: 1))"), Origin::New)
}

#[test]
fn a_weight_that_is_typed_changes_the_sums_and_can_be_taken_back() {
    let mut window = window();
    let before = window.text();
    window.type_into("Lines with two", "0,5");
    assert!(window.says("Enter applies the weight") && window.text() == before);
    window.press(Key::Enter);
    assert!(window.text().contains("Weighted(twos: 0.5, ones: 1)"), "{}", window.text());
    assert_eq!(window.focused().as_deref(), Some("Lines with two"));
    window.press(Key::Escape);
    for _ in 0..3 {
        window.press(Key::ArrowRight);
    }
    assert!(window.says("0.5×1 − 1×1 = −0.5"), "the leaf is counted anew");
    window.press_with(egui::Modifiers::COMMAND, Key::Z);
    assert_eq!(window.text(), before);
}

#[test]
fn what_is_no_weight_is_told_and_neither_taken_nor_lost() {
    let mut window = window();
    let before = window.text();
    window.type_into("Lines with one", "0.0001");
    window.press(Key::Enter);
    assert!(window.says("this is not a weight") && window.text() == before);
    window.type_into("Center", "−2");
    window.press(Key::Enter);
    assert!(window.says("this is not a weight") && window.says("0.0001"));
    assert!(window.text().contains("Weighted(twos: 3, ones: 1, centre: -2)"), "{}", window.text());
    window.type_into("Lines with one", "7");
    window.press(Key::Escape);
    assert!(!window.says("this is not a weight") && window.text().contains("ones: 1"));
}

#[test]
fn a_leaf_shows_each_count_beside_its_weight() {
    let mut window = window();
    assert!(!window.says("f(s) = 3"), "nothing is counted before the search has");
    for _ in 0..3 {
        window.press(Key::ArrowRight);
    }
    for said in ["× 1 = 3", "× −1 = −1", "f(s) = 3×1 − 1×1 = 2", "evaluated as 2"] {
        assert!(window.says(said), "{said}");
    }
}

#[test]
fn the_menu_offers_weights_for_the_games_that_have_features() {
    for (game, weights) in [
        ("TicTacToe()", "Weighted(twos: 3, ones: 1)"),
        ("ConnectFour()", "Weighted(threes: 9, twos: 3, ones: 1, centre: 2)"),
        ("Othello()", "Weighted(corners: 10, mobility: 3, edges: 2, discs: 1)"),
    ] {
        let mut window = TestWindow::on(&format!("(version: 1, game: {game}, search: (depth: 1))"), Origin::Lesson(0));
        window.click_beginning("More: ");
        window.click_beginning("Evaluation: ");
        window.click("Weighted sum: 2×3 − 1×5 = 1");
        assert!(window.text().contains(weights), "{}", window.text());
        assert!(window.says("WEIGHTS"), "its weights are in the panel");
    }
}
