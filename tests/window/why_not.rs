//! Why a move is not the one that the search plays, asked of a node.

use crate::test_window::{SMALL, TestWindow};
use egui::{Key, Modifiers, PointerButton};
use poda_core::trace::NodeId;
use poda_session::Origin;

/// A window at the end of the search of [`SMALL`], with C selected.
fn at_c() -> TestWindow {
    let mut window = TestWindow::on(SMALL, Origin::Lesson(0));
    window.press(Key::End);
    window.press_with(Modifiers::ALT, Key::ArrowDown);
    window.press_with(Modifiers::ALT, Key::ArrowRight);
    assert_eq!(window.selected().as_deref(), Some("C"));
    window
}

const ANSWER: &str = "C: MIN answers the 1st move, so it is worth at most 2.";

#[test]
fn the_key_answers_in_the_place_of_the_reason_and_asks_no_more_at_the_second_press() {
    let mut window = at_c();
    let before = window.text();
    assert!(!window.says(ANSWER));
    window.press_with(Modifiers::SHIFT, Key::Y);
    assert!(window.says(ANSWER));
    assert!(window.says("B is worth 3, which is better for MAX."));
    window.press_with(Modifiers::SHIFT, Key::Y);
    assert!(!window.says(ANSWER));
    window.press_with(Modifiers::SHIFT, Key::Y);
    window.press(Key::Escape);
    assert!(!window.says(ANSWER));
    assert_eq!(window.selected().as_deref(), Some("C"), "Esc leaves the answer first");
    assert_eq!(window.text(), before, "nothing is changed by it");
}

#[test]
fn the_arrows_go_along_the_line_and_the_search_stays_where_it_is() {
    let mut window = at_c();
    window.press_with(Modifiers::SHIFT, Key::Y);
    let step = window.step();
    window.press(Key::ArrowRight);
    assert_eq!(window.selected().as_deref(), Some("1st move of C"));
    assert!(window.says(ANSWER));
    window.press(Key::ArrowRight);
    assert_eq!(window.selected().as_deref(), Some("1st move of C"), "the line ends there");
    window.press(Key::ArrowLeft);
    assert_eq!((window.selected().as_deref(), window.step()), (Some("C"), step));
    window.press(Key::Escape);
    window.press(Key::ArrowLeft);
    assert!(window.step() < step, "without the question it is a step again");
}

#[test]
fn the_menu_of_a_node_asks_and_a_node_beside_the_line_ends_it() {
    let mut window = at_c();
    let place = window.node("B: 3");
    window.click_at(place, PointerButton::Secondary, 1);
    window.click("Why not B?");
    assert!(window.says("B is the move that the search plays: it is worth 3, and no other move is better for MAX."));
    let place = window.node("1st move of C: 2");
    window.click_at(place, PointerButton::Primary, 1);
    assert!(!window.says("B is the move that the search plays: it is worth 3"));
}

#[test]
fn at_an_earlier_step_it_says_what_is_known_by_then() {
    let mut window = at_c();
    window.press(Key::Home);
    window.press(Key::ArrowRight);
    window.press_with(Modifiers::ALT, Key::ArrowDown);
    window.press_with(Modifiers::ALT, Key::ArrowRight);
    assert_eq!(window.selected().as_deref(), Some("C"));
    window.press_with(Modifiers::SHIFT, Key::Y);
    assert!(window.says("The search has not come to C yet."));
}

#[test]
fn it_cannot_be_asked_while_practicing() {
    let mut window = at_c();
    window.press_with(Modifiers::SHIFT, Key::Y);
    assert!(window.says(ANSWER));
    window.press(Key::E);
    assert!(!window.says(ANSWER));
    window.press_with(Modifiers::SHIFT, Key::Y);
    assert!(!window.says(ANSWER) && !window.says("has not come to"));
}

/// A window at the end of a Monte Carlo tree search, with the less visited move selected.
fn sampled() -> TestWindow {
    let mut window = crate::mcts::window(crate::mcts::TREE);
    window.press(Key::End);
    // The node of the decision, B, has the focus.
    window.press_with(Modifiers::ALT, Key::ArrowRight);
    window
}

#[test]
fn of_a_sampled_search_it_says_the_visits_and_that_they_prove_nothing() {
    let mut window = sampled();
    let asked = "Visits and means come from samples and prove nothing.";
    window.press_with(Modifiers::SHIFT, Key::Y);
    assert!(window.says(asked) && window.says("No move has more visits than B"), "{}", window.text());
    assert!(window.says("C: ") && window.says(" of 25 visits, mean "));
    let step = window.step();
    window.press(Key::ArrowRight);
    window.press(Key::ArrowRight);
    assert!(window.says(asked), "the line is followed");
    window.press(Key::ArrowLeft);
    assert_eq!(window.step(), step, "the search stays where it is");
    window.press(Key::Escape);
    assert!(!window.says(asked));
    window.press(Key::ArrowLeft);
    assert!(window.step() < step);
}

#[test]
fn a_move_that_no_iteration_has_tried_is_asked_about_on_the_card_and_the_menu_asks_about_a_node() {
    let mut window = sampled();
    let place = window.node("w 6.3 of 16 visits");
    window.click_at(place, PointerButton::Secondary, 1);
    window.click("Why not B?");
    assert!(window.says("No move has more visits than B, so the search would play it."));
    window.press(Key::Escape);
    window.press(Key::Home);
    for _ in 0..4 {
        window.press(Key::ArrowRight);
    }
    window.press_with(Modifiers::ALT, Key::ArrowUp);
    window.press(Key::Enter);
    window.click_scrolled("Why not C?");
    assert!(window.says("No iteration has tried C yet."));
    window.press(Key::Escape);
    assert!(!window.says("No iteration has tried C yet."));
}

#[test]
fn from_a_move_that_is_not_visited_yet_a_button_leads_to_the_step_of_its_visit() {
    let mut window = at_c();
    let visit = {
        let search = &window.app().session().search().unwrap().recording().clone();
        let c = search.trace().children(NodeId::ROOT).nth(1).unwrap();
        search.trace().entered_at(c).unwrap()
    };
    window.press(Key::Home);
    window.press(Key::ArrowRight);
    window.press_with(Modifiers::ALT, Key::ArrowDown);
    window.press_with(Modifiers::ALT, Key::ArrowRight);
    window.press_with(Modifiers::SHIFT, Key::Y);
    assert!(window.says("The search has not come to C yet."));
    window.click("Go to the step that visits it");
    assert_eq!(window.step(), visit);
    assert!(!window.has("Go to the step that visits it") && !window.says("has not come to"));
    window.press(Key::ArrowRight);
    assert_eq!(window.step(), visit + 1, "the arrows step through the search again");
    // Of a move that is searched there is nothing more to offer.
    window.press(Key::End);
    window.press_with(Modifiers::ALT, Key::ArrowDown);
    window.press_with(Modifiers::SHIFT, Key::Y);
    assert!(!window.has("Search without pruning") && !window.has("Go to the step that visits it"));
}

#[test]
fn of_a_pruned_move_a_search_without_pruning_is_offered_which_answers() {
    let mut window = at_c();
    window.press_with(Modifiers::ALT, Key::ArrowDown);
    window.press_with(Modifiers::ALT, Key::ArrowRight);
    window.press_with(Modifiers::SHIFT, Key::Y);
    assert_eq!(window.selected().as_deref(), Some("2nd move of C"));
    assert!(window.says("Pruned:"));
    window.click("Search without pruning");
    window.wait_for_searches();
    assert_eq!(window.selected().as_deref(), Some("2nd move of C"));
    assert_eq!(window.step(), window.last());
    assert!(
        window.says("The 2nd move is worth 4.") && window.says("The 1st move is worth 2, which is better for MIN.")
    );
    assert!(!window.has("Search without pruning"));
    window.press(Key::Escape);
    window.press_with(Modifiers::COMMAND, Key::Z);
    window.press(Key::End);
    assert!(window.says("pruned"), "undo brings the search back that prunes");
}

#[test]
fn a_move_that_no_iteration_tries_is_led_to_by_its_iteration_or_by_more_of_them() {
    let mut window = sampled();
    window.press(Key::Home);
    for _ in 0..4 {
        window.press(Key::ArrowRight);
    }
    window.press_with(Modifiers::ALT, Key::ArrowUp);
    window.press(Key::Enter);
    window.click_scrolled("Why not C?");
    let step = window.step();
    window.click("Go to the iteration that tries it");
    assert!(step < window.step() && !window.says("No iteration has tried C yet."));

    let mut window = crate::mcts::window(&crate::mcts::TREE.replace("iterations: 25", "iterations: 1"));
    window.press(Key::End);
    window.press_with(Modifiers::ALT, Key::ArrowUp);
    window.press(Key::Enter);
    window.click_scrolled("Why not C?");
    assert!(window.says("No iteration has tried C yet."));
    window.click("Search with 2 iterations");
    window.wait_for_searches();
    assert!(!window.says("No iteration has tried C yet."));
    assert!(window.says("C: 1 of 2 visits"), "{}", window.text());
}
