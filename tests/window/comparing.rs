//! The sheet on which searches are compared: what it says, what is chosen on it, and that nobody has to wait for it.

use crate::room::{Room, SMALL};
use egui::Key;
use poda::i18n::{Language, Words};
use poda::search::Algorithm;
use poda::search::play_level::PlayLevel;
use poda::session::Origin;
use poda::ui::search_controls::algorithm_message;

/// All of tic-tac-toe.
const WHOLE: &str = "(version: 1, game: TicTacToe(evaluation: Outcome))";
/// More than anybody waits for.
const ENDLESS: &str = "(version: 1, game: ConnectFour(), search: (depth: 8))";

/// The levels of play are there to be ticked.
const AT_EACH_DEPTH: usize = Algorithm::ALL.len() - PlayLevel::ALL.len();

#[test]
fn the_sheet_tells_what_each_search_costs() {
    let mut room = Room::on(SMALL, Origin::Lesson(0));
    room.press(Key::T);
    room.wait_until(|room| room.says(&format!("{AT_EACH_DEPTH} searches compared.")));
    assert!(room.says("Depth: full, Algorithm: Minimax, Value: 3, As minimax: yes, Nodes: 9, Leaves: 6, Cutoffs: 0"));
    assert!(room.says(
        "Algorithm: Alpha-beta, Value: 3, As minimax: yes, Nodes: 7, Leaves: 4, Cutoffs: 1, Pruning cutoffs: 1, \
         Pruned branches: 2, Pruned leaves: 2"
    ));
    assert!(room.says("b: ≈2.45"), "the minimal tree of an uneven tree is marked as such");
    room.click("View: Charts");
    assert!(room.says(": Minimax, Negamax, "), "equal lines share a name");
    room.click("What the chart shows: Pruned leaves");
    room.press(Key::ArrowRight);
    assert_eq!(room.step(), 0, "the keys are not for the tree behind the sheet");
    room.press(Key::Escape);
    assert!(!room.has("View: Charts"));
    room.press(Key::ArrowRight);
    assert_eq!(room.step(), 1);
}

#[test]
fn what_is_ticked_is_compared() {
    let mut room = Room::on(WHOLE, Origin::New);
    room.press(Key::T);
    room.wait_until(|room| room.says(&format!("{} searches compared.", 4 * AT_EACH_DEPTH)));
    let words = Words::new(Language::English);
    for algorithm in Algorithm::ALL {
        if algorithm.properties().level.is_none() && ![Algorithm::Minimax, Algorithm::AlphaBeta].contains(&algorithm) {
            room.click(&words.text(algorithm_message(algorithm)));
        }
    }
    assert!(!room.is_disabled("Compare"), "something else was chosen");
    room.click("Depth: to the end of the game");
    room.click("Compare");
    room.wait_until(|room| room.says("2 searches compared."));
    assert!(room.says("Algorithm: Minimax, Value: 0, As minimax: yes, Nodes: 549,946"));
    assert!(room.says("Algorithm: Alpha-beta, Value: 0, As minimax: yes, Nodes: 18,297"));
    assert!(room.is_disabled("Compare"), "there is nothing new to compare");
    assert!(!room.says("Move ordering: as given, Value"), "one order needs no column");
    room.click("Expert (2 plies)");
    room.click("Move ordering: reversed");
    room.click("Move ordering: killers");
    room.click("Compare");
    room.wait_until(|room| room.says("5 searches compared."));
    assert!(room.says("Algorithm: Minimax, Move ordering: any, Value: 0, As minimax: yes, Nodes: 549,946"));
    assert!(room.says("Algorithm: Alpha-beta, Move ordering: as given, Value: 0, As minimax: yes, Nodes: 18,297"));
    assert!(room.says("Algorithm: Alpha-beta, Move ordering: killers, Value: 0, As minimax: yes, Nodes: "));
    assert!(room.says("Depth: 2, Algorithm: "), "a level of play brings its depth");
    room.click("View: Charts");
    assert!(room.says("Alpha-beta · as given"));
    assert!(!room.says("Shown: "), "the orders of one algorithm have room");
    room.click("Move ordering: as given");
    room.click("Move ordering: reversed");
    room.click("Move ordering: killers");
    assert!(room.is_disabled("Compare"), "in no order nothing can be searched");
}

#[test]
fn of_many_algorithms_in_many_orders_the_charts_show_one_or_the_other() {
    let mut room = Room::on(&WHOLE.replace("game", "search: (depth: 3), game"), Origin::New);
    room.press(Key::T);
    room.wait_until(|room| room.says(" searches compared."));
    room.click("Move ordering: worst first");
    room.click("Compare");
    // Minimax and negamax are searched once at each depth.
    room.wait_until(|room| room.says(&format!("{} searches compared.", 3 * (2 * AT_EACH_DEPTH - 2))));
    room.click("View: Charts");
    assert!(room.says("Alpha-beta · ") && !room.says("MTD(f) · "));
    room.click("Shown: Alpha-beta in all orders");
    room.click("All algorithms, worst first");
    assert!(room.says("MTD(f), ") || room.says(", MTD(f)"));
    assert!(!room.says("Alpha-beta · "), "the order is told once");
}

#[test]
fn a_long_comparison_is_cancelled_and_what_was_found_stays() {
    let mut room = Room::on(ENDLESS, Origin::New);
    room.press(Key::T);
    room.wait_until(|room| room.says("Depth: 2, Algorithm: Negamax α-β"));
    assert!(room.says("nodes so far"));
    room.click("Cancel");
    assert!(room.says("Cancelled: "));
    assert!(room.says("Depth: 2, Algorithm: Negamax α-β"));
    room.click("Close");
    assert!(!room.has("View: Table"));
}
