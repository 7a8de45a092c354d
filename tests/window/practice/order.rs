//! Improving the order of the children.

use super::AIMA;
use crate::test_window::TestWindow;
use egui::{Key, Modifiers};
use poda_session::Origin;

#[test]
fn an_order_improved_by_keys_reaches_the_best() {
    let mut window = TestWindow::on(AIMA, Origin::New);
    window.press_with(Modifiers::SHIFT, Key::W);
    assert!(window.says("Leaves evaluated now: 7"));
    assert!(window.says("Best possible: 5"));
    // T, the third child of D, is worth 2: evaluated first, it prunes the other two.
    let place = window.node("T: 2");
    window.click_at(place, egui::PointerButton::Primary, 1);
    window.press_with(Modifiers::COMMAND, Key::ArrowLeft);
    window.press_with(Modifiers::COMMAND, Key::ArrowLeft);
    assert!(window.says("Leaves evaluated now: 5"));
    assert!(window.says("At the start: 7"));
    assert!(window.says("No order evaluates fewer leaves."));
    window.click("Back to the start");
    assert!(window.says("Leaves evaluated now: 7"));
}

#[test]
fn a_best_order_that_is_shown_is_not_the_users_own() {
    let mut window = TestWindow::on(AIMA, Origin::New);
    window.press_with(Modifiers::SHIFT, Key::W);
    window.click("Show a best order");
    assert!(window.says("Leaves evaluated now: 5"));
    assert!(!window.says("No order evaluates fewer leaves."));
}

#[test]
fn a_search_that_prunes_nothing_has_no_better_order() {
    let minimax = AIMA.replace("game:", "search: (algorithm: Minimax), game:");
    let mut window = TestWindow::on(&minimax, Origin::New);
    window.press_with(Modifiers::SHIFT, Key::W);
    assert!(window.app().practice().is_none());
    assert!(window.says("only in alpha-beta or negamax"));
}
