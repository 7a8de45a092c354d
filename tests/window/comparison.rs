//! The comparison of searches: its texts, its choices, and that it works in the background.

use crate::test_window::{SMALL, TestWindow};
use egui::Key;
use poda_core::comparison::algorithms;
use poda_core::search::Algorithm;
use poda_core::search::play_level::PlayLevel;
use poda_session::Origin;
use poda_words::i18n::algorithm_names::algorithm_message;
use poda_words::i18n::{Language, Words};
use std::sync::LazyLock;

/// All of tic-tac-toe.
const WHOLE: &str = "(version: 1, game: TicTacToe(evaluation: Outcome))";
/// More than user waits for.
const ENDLESS: &str = "(version: 1, game: ConnectFour(), search: (depth: 8))";

/// The levels of play are there to be ticked.
static AT_EACH_DEPTH: LazyLock<usize> = LazyLock::new(|| algorithms(false).count() - PlayLevel::ALL.len());

#[test]
fn the_sheet_tells_what_each_search_costs() {
    let mut window = TestWindow::on(SMALL, Origin::Lesson(0));
    window.press(Key::T);
    window.wait_until(|window| window.says(&format!("{} searches compared.", *AT_EACH_DEPTH)));
    assert!(window.says("Depth: full, Algorithm: Minimax, Value: 3, As minimax: yes, Nodes: 9, Leaves: 6, Cutoffs: 0"));
    assert!(window.says(
        "Algorithm: Alpha-beta, Value: 3, As minimax: yes, Nodes: 7, Leaves: 4, Cutoffs: 1, Pruning cutoffs: 1, \
         Pruned branches: 2, Pruned leaves: 2"
    ));
    window.click("View: The minimal tree");
    assert!(window.says("b: ≈2.45"), "the minimal tree of an uneven tree is marked as such");
    window.click("View: Charts");
    assert!(window.says(": Minimax, Negamax, "), "equal lines share a name");
    window.click("What the chart shows: Pruned leaves");
    window.press(Key::ArrowRight);
    assert_eq!(window.step(), 0, "the keys are not for the tree behind the sheet");
    window.press(Key::Escape);
    assert!(!window.has("View: Charts"));
    window.press(Key::ArrowRight);
    assert_eq!(window.step(), 1);
}

#[test]
fn what_is_ticked_is_compared() {
    let mut window = TestWindow::on(WHOLE, Origin::New);
    window.press(Key::T);
    window.wait_until(|window| window.says(&format!("{} searches compared.", 4 * *AT_EACH_DEPTH)));
    let words = Words::new(Language::ENGLISH);
    for algorithm in algorithms(false) {
        if algorithm.properties().level.is_none() && ![Algorithm::Minimax, Algorithm::AlphaBeta].contains(&algorithm) {
            window.click(&words.text(algorithm_message(algorithm)));
        }
    }
    assert!(!window.is_disabled("Compare"), "something else was chosen");
    window.click("Depth: to the end of the game");
    window.click("Compare");
    window.wait_until(|window| window.says("2 searches compared."));
    assert!(window.says("Algorithm: Minimax, Value: 0, As minimax: yes, Nodes: 549,946"));
    assert!(window.says("Algorithm: Alpha-beta, Value: 0, As minimax: yes, Nodes: 18,297"));
    assert!(window.is_disabled("Compare"), "there is nothing new to compare");
    assert!(!window.says("Move ordering: as given, Value"), "one order needs no column");
    window.click("Expert (2 plies)");
    window.click("Move ordering: reversed");
    window.click("Move ordering: killers");
    window.click("Compare");
    window.wait_until(|window| window.says("5 searches compared."));
    assert!(window.says("Algorithm: Minimax, Move ordering: any, Value: 0, As minimax: yes, Nodes: 549,946"));
    assert!(window.says("Algorithm: Alpha-beta, Move ordering: as given, Value: 0, As minimax: yes, Nodes: 18,297"));
    assert!(window.says("Algorithm: Alpha-beta, Move ordering: killers, Value: 0, As minimax: yes, Nodes: "));
    assert!(window.says("Depth: 2, Algorithm: "), "a level of play brings its depth");
    window.click("View: Charts");
    assert!(window.says("Alpha-beta · as given"));
    assert!(!window.says("Shown: "), "the orders of one algorithm have room");
    window.click("Move ordering: as given");
    window.click("Move ordering: reversed");
    window.click("Move ordering: killers");
    assert!(window.is_disabled("Compare"), "in no order nothing can be searched");
}

#[test]
fn of_many_algorithms_in_many_orders_the_charts_show_one_or_the_other() {
    let mut window = TestWindow::on(&WHOLE.replace("game", "search: (depth: 3), game"), Origin::New);
    window.press(Key::T);
    window.wait_until(|window| window.says(" searches compared."));
    window.click("Move ordering: worst first");
    window.click("Compare");
    // Minimax and negamax are searched once at each depth.
    window.wait_until(|window| window.says(&format!("{} searches compared.", 3 * (2 * *AT_EACH_DEPTH - 2))));
    window.click("View: Charts");
    assert!(window.says("Alpha-beta · ") && !window.says("MTD(f) · "));
    window.click("Shown: Alpha-beta in all orders");
    window.click("All algorithms, worst first");
    assert!(window.says("MTD(f), ") || window.says(", MTD(f)"));
    assert!(!window.says("Alpha-beta · "), "the order is named once");
}

#[test]
fn a_long_comparison_is_canceled_and_what_was_found_stays() {
    let mut window = TestWindow::on(ENDLESS, Origin::New);
    window.press(Key::T);
    window.wait_until(|window| window.says("Depth: 2, Algorithm: Negamax α-β"));
    assert!(window.says("nodes so far"));
    window.click("Cancel");
    assert!(window.says("Canceled: "));
    assert!(window.says("Depth: 2, Algorithm: Negamax α-β"));
    window.click("Close");
    assert!(!window.has("View: Table"));
}
