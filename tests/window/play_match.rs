//! A game against the program in the window: by clicks from its beginning to its end, back and forth, and saved.

use crate::room::Room;
use egui::{Key, Modifiers};
use egui_kittest::kittest::{NodeT, Queryable};
use poda::session::Origin;
use poda::ui::documents::file_dialog::DialogOutcome;

const OPENING: &str = "(version: 1, title: \"Opening\", game: TicTacToe(), search: (depth: 2))";

fn names(room: &Room) -> Vec<String> {
    room.app().session().latest_history().document().game.names()
}

/// Plays what the first button does that plays something.
fn play_first(room: &mut Room) {
    let first = room.harness.query_all_by_label_contains("Play ").find_map(|node| {
        let label = node.accesskit_node().label()?;
        let is_move = ["cell", "square", "pit", "column"].iter().any(|place| label.contains(place));
        (is_move && !label.contains(':')).then_some(label)
    });
    room.click(&first.expect("there is a move to play"));
}

#[test]
fn a_game_is_played_by_clicks_to_its_end_and_again() {
    let mut room = Room::on(OPENING, Origin::Lesson(0));
    room.click("Play a game");
    assert!(room.says("Your turn: you are X."));
    room.click("Play cell 5");
    assert_eq!(names(&room).len(), 2);
    assert!(room.says("O plays cell 1: value "), "what it plays, is worth and costs is told");
    assert_eq!(room.step(), room.last(), "its thinking is there to be stepped through");
    room.press(Key::R);
    room.press(Key::ArrowRight);
    assert_eq!(room.step(), 1);
    while !room.has("Play again") {
        play_first(&mut room);
    }
    assert!(["You have won.", "O has won, the program.", "The game is drawn."].iter().any(|end| room.says(end)));
    room.click("Play again");
    assert!(names(&room).is_empty() && room.has("Play cell 5"));
}

#[test]
fn the_expert_stops_a_threat_in_the_window() {
    let mut room = Room::on(OPENING, Origin::New);
    room.press(Key::P);
    room.click("Play cell 5");
    room.click("Play cell 2");
    assert_eq!(names(&room).last().map(String::as_str), Some("7"), "{:?}", names(&room));
}

#[test]
fn moves_are_taken_back_and_played_again_by_keys_and_by_the_list() {
    let mut room = Room::on(OPENING, Origin::New);
    room.press(Key::P);
    play_first(&mut room);
    play_first(&mut room);
    let all = names(&room);
    assert_eq!(all.len(), 4);
    room.press_with(Modifiers::COMMAND, Key::Z);
    assert_eq!(names(&room), all[..2]);
    assert!(room.says("Move 3, taken back: X plays"));
    room.press_with(Modifiers::COMMAND | Modifiers::SHIFT, Key::Z);
    assert_eq!(names(&room), all);
    room.click("Start");
    assert!(names(&room).is_empty());
    room.click_beginning("Move 2, taken back: ");
    assert_eq!(names(&room), all[..2]);
    room.click("Play again what was taken back");
    assert_eq!(names(&room), all);
    room.click("Take back to your last turn");
    assert_eq!(names(&room), all[..2]);
}

#[test]
fn whoever_sits_on_the_other_side_lets_the_program_begin() {
    let mut room = Room::on(OPENING, Origin::New);
    room.press(Key::P);
    room.click("X (MAX) is played by: the program");
    // Both sides are the program's now: it waits to be asked.
    room.click("Let it move");
    assert_eq!(names(&room), ["4"]);
    room.click("O (MIN) is played by: you");
    assert!(room.says("Your turn: you are O."));
}

#[test]
fn every_level_and_the_search_above_can_be_played_against() {
    for (choice, told) in [
        ("beginner: any move, at random", "at random"),
        ("normal: one ply", "value"),
        ("expert: two plies", "value"),
        ("by the search chosen above", "value"),
    ] {
        let mut room = Room::on(OPENING, Origin::New);
        room.press(Key::P);
        room.click_beginning("The program plays: ");
        room.harness.run_steps(8);
        room.click(choice);
        room.click("Play cell 1");
        assert_eq!(names(&room).len(), 2, "{choice}");
        assert!(room.says(told), "{choice}");
    }
}

#[test]
fn a_turn_without_a_move_is_passed() {
    let board = r#"(version: 1, game: Othello(board: ["XO......", "........", "........", "........", "........", "........", "........", "........"], to_move: O), search: (depth: 2))"#;
    let mut room = Room::on(board, Origin::New);
    room.press(Key::P);
    assert!(room.says("There is no move: the turn has to be passed."));
    room.click("Pass");
    assert_eq!(names(&room), ["pass", "c1"]);
    assert!(room.says("Blue has won, the program.") && room.says("3−0=3"), "the end is told with its count");
}

#[test]
fn another_turn_is_told() {
    let kalah = "(version: 1, game: Kalah(south: [1, 2, 1], north: [2, 2, 2]), search: (depth: 2))";
    let mut room = Room::on(kalah, Origin::New);
    room.press(Key::P);
    room.click("Play pit 3");
    assert!(room.says("It is your turn again."));
    room.click("Play pit 1");
    assert!(names(&room).len() > 2);
}

#[test]
fn how_many_and_which_order_are_chosen_beside_the_board() {
    let mut nim = Room::on("(version: 1, game: Nim(piles: [3, 2]), search: (depth: 2))", Origin::New);
    nim.press(Key::P);
    nim.click("Take from pile 1…");
    nim.click("Take 2");
    assert_eq!(names(&nim)[0], "0-2");
    let babilego =
        "(version: 1, game: Babilego(south: [[1, 5, 10], [1]], north: [[5], [1]], sowing: Choice), search: (depth: 1))";
    let mut room = Room::on(babilego, Origin::New);
    room.press(Key::P);
    room.click("Play pit 1…");
    room.click("Drop 5");
    room.click("Drop 10");
    assert_eq!(names(&room)[0], "0:5-10-1");
}

#[test]
fn a_tree_is_played_by_the_names_of_its_children() {
    let tree = r#"(version: 1, game: Tree(tree: (name: "A", children: [
        (name: "B", children: [3, 12]), (name: "C", children: [2, 4])])))"#;
    let mut room = Room::on(tree, Origin::New);
    room.press(Key::P);
    assert!(room.says("you are MAX"));
    room.click("B");
    assert_eq!(names(&room), ["0", "0"]);
    assert!(room.says("The game is over.") && room.says("The final position is worth 3."));
}

#[test]
fn a_game_is_saved_with_its_moves_and_opened_again() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("game.ron");
    let mut room = Room::on(OPENING, Origin::New);
    room.press(Key::P);
    room.click("Play cell 5");
    assert!(room.app().session().is_edited());
    assert!(!room.close(), "what has been played would be missed");
    room.click("Cancel");
    room.will_choose(DialogOutcome::Path(path.clone()));
    room.press_with(Modifiers::COMMAND, Key::S);
    let text = std::fs::read_to_string(&path).unwrap();
    assert!(text.contains("moves: [\"4\", \"0\"]"), "{text}");
    assert!(!room.app().session().is_edited());
    let mut again = Room::on(&text, Origin::File(path));
    assert_eq!(names(&again), ["4", "0"]);
    again.press(Key::P);
    again.press_with(Modifiers::COMMAND, Key::Z);
    assert!(names(&again).is_empty());
}

#[test]
fn leaving_keeps_the_position_and_one_undo_takes_it_back() {
    let mut room = Room::on(OPENING, Origin::New);
    room.press(Key::P);
    room.click("Play cell 5");
    room.click("Leave the game");
    assert!(room.app().session().current_match().is_none());
    assert_eq!(names(&room).len(), 2);
    assert_eq!(room.step(), 0);
    room.press_with(Modifiers::COMMAND, Key::Z);
    assert!(names(&room).is_empty());
}

#[test]
fn a_long_thought_leaves_the_window_free_and_can_be_given_up() {
    let othello = "(version: 1, game: Othello(), search: (algorithm: Minimax, depth: 7))";
    let mut room = Room::on(othello, Origin::New);
    room.press(Key::P);
    room.click_beginning("The program plays: ");
    room.harness.run_steps(8);
    room.click("by the search chosen above");
    room.harness.get_by_label("Play square d3").click();
    room.harness.run_steps(2);
    if room.app().session().is_thinking() {
        assert!(room.says("Orange is thinking…"));
        room.press(Key::Escape);
        assert!(!room.app().session().is_thinking() && names(&room).is_empty());
        room.harness.get_by_label("Play square d3").click();
    }
    room.wait_until(|room| names(room).len() == 2);
    assert!(room.says("Orange plays square "));
}

#[test]
fn a_hidden_panel_comes_back_for_a_game() {
    let mut room = Room::of_size([800.0, 600.0], poda::i18n::Language::English);
    assert!(!room.has("The game") && !room.says("Your turn"));
    room.press(Key::P);
    assert!(room.says("Your turn"));
}
