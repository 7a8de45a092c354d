//! Monte Carlo tree search as the program's level in a game: choosing it, its replies and their trees, undoing, and
//! work in the background.

use crate::mcts::{TIC_TAC_TOE, TREE, step, window};
use crate::test_window::TestWindow;
use egui::{Key, Modifiers, Role};
use egui_kittest::kittest::{NodeT, Queryable};
use poda_panels::frame::printed_page::PrintedPart;
use poda_session::Origin;
use poda_session::opponent::MoveSource;
use poda_session::play_match::OpponentKind;

const OPENING: &str = "(version: 1, title: \"Opening\", game: TicTacToe(), search: (depth: 2))";

fn moves(window: &TestWindow) -> usize {
    window.app().session().latest_history().document().game.moves().len()
}

/// Chooses it as the strength of the program, in a game that is played.
fn choose_mcts(window: &mut TestWindow) {
    window.click_beginning("The program plays: ");
    window.click("Monte Carlo tree search");
}

/// How deep the items of the tree are that a screen reader is told.
fn levels(window: &TestWindow) -> usize {
    let items = window.harness.query_all_by_role(Role::TreeItem);
    items.filter_map(|item| item.accesskit_node().level()).max().unwrap_or(0)
}

/// How many shapes the picture has that is printed and shown on phones.
fn printed(window: &mut TestWindow) -> usize {
    window.press_with(Modifiers::COMMAND, Key::P);
    let page = window.app_mut().take_printed().unwrap();
    let shapes = |part: &PrintedPart| match part {
        PrintedPart::Tree(shapes, _) => shapes.len(),
        PrintedPart::Text(..) | PrintedPart::Link(_) => 0,
    };
    page.parts.iter().map(shapes).sum()
}

#[test]
fn it_answers_with_its_own_search_as_an_estimate() {
    let mut window = TestWindow::on(OPENING, Origin::New);
    window.press(Key::P);
    choose_mcts(&mut window);
    assert_eq!(window.app().session().current_match().unwrap().opponent_kind, OpponentKind::Mcts(1_000));
    window.click("Play cell 5");
    window.wait_for_searches();
    assert_eq!(moves(&window), 2);
    let source = window.app().session().current_match().unwrap().opponent_search(1).unwrap().source;
    let Some(MoveSource::Sampled { visits, iterations: 1_000, .. }) = source else { panic!("{source:?}") };
    assert!(window.says("estimated at ") && window.says(&format!(": {visits} of 1,000 iterations made this move")));
    // Its search stands in the tree, at its end, and its moves with w and n in a table; what answers its move does not.
    assert!(window.app().session().is_over() && levels(&window) == 2);
    assert!(window.says(&format!("n {visits}")) || window.says(&visits.to_string()));
    assert!(!window.says("WHY THIS CHILD") && !window.says("BESIDE MINIMAX"));
    let without_answers = printed(&mut window);
    // It is told to those who step through it.
    window.press(Key::ArrowLeft);
    assert!(2 < levels(&window), "{}", levels(&window));
    assert!(without_answers < printed(&mut window), "{without_answers}");
    window.unfold("So far");
    assert!(window.says("1,000 of 1,000 iterations are over") || window.says("999 of 1,000 iterations are over"));
    window.press(Key::R);
    assert_eq!(step(&window), 0);
    window.press_with(Modifiers::COMMAND, Key::Z);
    assert_eq!(moves(&window), 0);
    window.press_with(Modifiers::COMMAND | Modifiers::SHIFT, Key::Z);
    assert_eq!(moves(&window), 2);
    while !window.has("Play again") {
        let label =
            window.harness.query_all_by_label_contains("Play cell").find_map(|node| node.accesskit_node().label());
        window.click(&label.unwrap());
        window.wait_for_searches();
    }
    window.press(Key::P);
    assert!(window.app().session().sampled().is_none(), "the document is searched as before");
}

#[test]
fn a_document_that_is_searched_so_is_played_so() {
    let mut window = window(TIC_TAC_TOE);
    window.press(Key::End);
    window.press(Key::P);
    assert_eq!(step(&window), 0, "the best move is left to the user to find");
    assert!(window.app().session().sampled().is_some() && window.says("Your turn"));
    let label = window.harness.query_all_by_label_contains("Play cell").find_map(|node| node.accesskit_node().label());
    window.click(&label.unwrap());
    assert!(window.says("of 200 iterations made this move"));
    window.press(Key::P);
    assert!(window.app().session().sampled().is_some());
    window.press_with(Modifiers::COMMAND, Key::Z);
}

#[test]
fn it_plays_in_a_tree_with_the_seed_of_the_command_line() {
    let mut window = window(TREE);
    window.press(Key::P);
    choose_mcts(&mut window);
    let kind = window.app().session().current_match().unwrap().opponent_kind;
    assert_eq!(kind, OpponentKind::Mcts(1_000));
    assert!(window.says("Iterations a move") && window.says("Seed"));
}

#[test]
fn a_long_search_for_a_move_is_ended_and_its_best_move_played() {
    let mut window = TestWindow::on("(version: 1, game: ConnectFour(), search: (depth: 1))", Origin::New);
    window.press(Key::P);
    choose_mcts(&mut window);
    window.focus("Iterations a move");
    window.type_text("900000");
    window.press(Key::Enter);
    assert_eq!(window.app().session().current_match().unwrap().opponent_kind, OpponentKind::Mcts(900_000));
    window.click("Play column 4");
    assert!(window.app().session().is_thinking() && window.says("is thinking"));
    // Taking the move back cancels it.
    window.press_with(Modifiers::COMMAND, Key::Z);
    assert!(moves(&window) == 0 && !window.app().session().has_tasks());
    window.click("Play column 4");
    let now = "Stop the search and play the move that it would decide on now";
    window.wait_until(|window| window.has(now));
    window.click(now);
    window.wait_for_searches();
    assert_eq!(moves(&window), 2);
    let is_told = window.says("The search was ended after") && window.says("it would have decided on then");
    assert!(is_told || window.says("not one iteration was made"));
}
