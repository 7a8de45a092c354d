//! A game against the program in the window: by clicks from its beginning to its end, back and forth, and saved.

use crate::test_window::TestWindow;
use egui::{Event, Key, Modifiers, OutputCommand};
use egui_kittest::kittest::{NodeT, Queryable};
use poda_session::Origin;
use poda_window::documents::FileChoice;

const OPENING: &str = "(version: 1, title: \"Opening\", game: TicTacToe(), search: (depth: 2))";

fn names(window: &TestWindow) -> Vec<String> {
    window.app().session().latest_history().document().game.names()
}

/// Returns the first button that plays something.
fn first_move(window: &TestWindow) -> Option<String> {
    window.harness.query_all_by_label_contains("Play ").find_map(|node| {
        let label = node.accesskit_node().label()?;
        let is_move = ["cell", "square", "pit", "column"].iter().any(|place| label.contains(place));
        (is_move && !label.contains(':')).then_some(label)
    })
}

/// Plays what the first button does that plays something, once the program has replied. Nothing at the end of the game.
fn play_first(window: &mut TestWindow) {
    window.wait_until(|window| first_move(window).is_some() || window.has("Play again"));
    if let Some(first) = first_move(window) {
        window.click_scrolled(&first);
    }
}

#[test]
fn a_game_is_played_by_clicks_to_its_end_and_again() {
    let mut window = TestWindow::on(OPENING, Origin::Lesson(0));
    window.click("Play a game");
    assert!(window.says("Your turn: you are X."));
    window.click("Play cell 5");
    assert_eq!(names(&window).len(), 2);
    assert!(
        window.says("O plays cell 1; after looking at ") && window.says("it expects a value of "),
        "what it plays, is worth and costs is told"
    );
    assert_eq!(window.step(), window.last(), "its thinking is there to be stepped through");
    window.press(Key::R);
    window.press(Key::ArrowRight);
    assert_eq!(window.step(), 1);
    while !window.has("Play again") {
        play_first(&mut window);
    }
    assert!(["You have won.", "The program has won as O.", "The game is drawn."].iter().any(|end| window.says(end)));
    window.click("Play again");
    assert!(names(&window).is_empty() && window.has("Play cell 5"));
}

/// A game that is played from a lesson leaves the lesson as it is, at its step. The moves can be played again.
#[test]
fn a_game_from_a_lesson_comes_back_to_its_step() {
    let mut window = TestWindow::new();
    for _ in 0..7 {
        window.press(Key::ArrowRight);
    }
    let before = window.text();
    window.press(Key::P);
    play_first(&mut window);
    window.press(Key::P);
    window.wait_for_searches();
    assert_eq!((window.step(), window.text()), (7, before.clone()));
    assert!(!window.app().session().is_edited());
    window.press_with(Modifiers::COMMAND | Modifiers::SHIFT, Key::Z);
    assert_ne!(window.text(), before);
}

#[test]
fn the_expert_stops_a_threat_in_the_window() {
    let mut window = TestWindow::on(OPENING, Origin::New);
    window.press(Key::P);
    window.click("Play cell 5");
    window.click("Play cell 2");
    assert_eq!(names(&window).last().map(String::as_str), Some("7"), "{:?}", names(&window));
}

#[test]
fn moves_are_taken_back_and_played_again_by_keys_and_by_the_list() {
    let mut window = TestWindow::on(OPENING, Origin::New);
    window.press(Key::P);
    play_first(&mut window);
    play_first(&mut window);
    let all = names(&window);
    assert_eq!(all.len(), 4);
    window.press_with(Modifiers::COMMAND, Key::Z);
    assert_eq!(names(&window), all[..2]);
    assert!(window.says("Move 3, taken back: X plays"));
    window.press_with(Modifiers::COMMAND | Modifiers::SHIFT, Key::Z);
    assert_eq!(names(&window), all);
    window.click("Start");
    assert!(names(&window).is_empty());
    window.click_beginning("Move 2, taken back: ");
    assert_eq!(names(&window), all[..2]);
    window.click("Play again what was taken back");
    assert_eq!(names(&window), all);
    window.click("Take back to your last turn");
    assert_eq!(names(&window), all[..2]);
}

#[test]
fn a_user_on_the_other_side_lets_the_program_begin() {
    let mut window = TestWindow::on(OPENING, Origin::New);
    window.press(Key::P);
    window.click("X (MAX) is played by: the program");
    // Both sides are the program's now: it waits to be asked.
    window.click("Let it move");
    assert_eq!(names(&window), ["4"]);
    window.click_scrolled("O (MIN) is played by: you");
    assert!(window.says("Your turn: you are O."));
}

#[test]
fn every_level_and_the_search_above_can_be_played_against() {
    for (choice, told) in [
        ("Any move, at random", "at random"),
        ("Looks one move ahead", "value"),
        ("Looks two moves ahead: its own and the reply", "value"),
        ("As the search chosen above", "value"),
    ] {
        let mut window = TestWindow::on(OPENING, Origin::New);
        window.press(Key::P);
        window.click_beginning("The program plays: ");
        window.harness.run_steps(8);
        window.click(choice);
        window.click("Play cell 1");
        assert_eq!(names(&window).len(), 2, "{choice}");
        assert!(window.says(told), "{choice}");
    }
}

#[test]
fn a_turn_without_a_move_is_passed() {
    let board = r#"(version: 1, game: Othello(board: ["XO......", "........", "........", "........", "........", "........", "........", "........"], to_move: O), search: (depth: 2))"#;
    let mut window = TestWindow::on(board, Origin::New);
    window.press(Key::P);
    assert!(window.says("There is no move: the turn has to be passed."));
    window.click("Pass");
    assert_eq!(names(&window), ["pass", "c1"]);
    assert!(window.says("The program has won as Blue.") && window.says("3−0=3"), "the end is told with its count");
}

#[test]
fn another_turn_is_told() {
    let kalah = "(version: 1, game: Kalah(south: [1, 2, 1], north: [2, 2, 2]), search: (depth: 2))";
    let mut window = TestWindow::on(kalah, Origin::New);
    window.press(Key::P);
    window.click("Play pit 3");
    assert!(window.says("It is your turn again."));
    window.click("Play pit 1");
    assert!(names(&window).len() > 2);
}

#[test]
fn how_many_and_which_order_are_chosen_beside_the_board() {
    let mut nim = TestWindow::on("(version: 1, game: Nim(piles: [3, 2]), search: (depth: 2))", Origin::New);
    nim.press(Key::P);
    nim.click("Take from pile 1…");
    nim.click("Take 2");
    assert_eq!(names(&nim)[0], "0-2");
    let babilego =
        "(version: 1, game: Babilego(south: [[1, 5, 10], [1]], north: [[5], [1]], sowing: Choice), search: (depth: 1))";
    let mut window = TestWindow::on(babilego, Origin::New);
    window.press(Key::P);
    window.click("Play pit 1…");
    window.click("Drop 5");
    window.click("Drop 10");
    assert_eq!(names(&window)[0], "0:5-10-1");
}

#[test]
fn a_tree_is_played_by_the_names_of_its_children() {
    let tree = r#"(version: 1, game: Tree(tree: (name: "A", children: [
        (name: "B", children: [3, 12]), (name: "C", children: [2, 4])])))"#;
    let mut window = TestWindow::on(tree, Origin::New);
    window.press(Key::P);
    assert!(window.says("you are MAX"));
    window.click("B");
    assert_eq!(names(&window), ["0", "0"]);
    assert!(window.says("The game is over.") && window.says("The final position is worth 3."));
}

#[test]
fn a_game_is_saved_with_its_moves_and_opened_again() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("game.ron");
    let mut window = TestWindow::on(OPENING, Origin::New);
    window.press(Key::P);
    window.click("Play cell 5");
    assert!(window.app().session().is_edited());
    assert!(!window.close(), "what has been played would be missed");
    window.click("Cancel");
    window.will_choose(FileChoice::Path(path.clone()));
    window.press_with(Modifiers::COMMAND, Key::S);
    let text = std::fs::read_to_string(&path).unwrap();
    assert!(text.contains("moves: [\"4\", \"0\"]"), "{text}");
    assert!(!window.app().session().is_edited());
    let mut again = TestWindow::on(&text, Origin::File(path));
    assert_eq!(names(&again), ["4", "0"]);
    again.press(Key::P);
    again.press_with(Modifiers::COMMAND, Key::Z);
    assert!(names(&again).is_empty());
}

/// A position of one's own is as it was before the game, too: its step, its view and its text. The moves can be played
/// again.
#[test]
fn leaving_brings_back_the_position_its_step_and_its_view_and_keeps_the_moves() {
    let mut window = TestWindow::on(OPENING, Origin::New);
    for _ in 0..3 {
        window.press(Key::ArrowRight);
    }
    window.press(Key::Plus);
    let (before, node) = (window.text(), window.nodes("…")[0]);
    window.press(Key::P);
    window.click("Play cell 5");
    assert_eq!(names(&window).len(), 2);
    window.click("Leave the game");
    window.wait_for_searches();
    assert!(window.app().session().current_match().is_none());
    assert_eq!((window.text(), window.step()), (before, 3));
    assert_eq!(window.nodes("…")[0], node, "the view is as it was");
    assert!(window.says("The game was left, and the position is as it was before it"));
    window.press_with(Modifiers::COMMAND | Modifiers::SHIFT, Key::Z);
    assert_eq!(names(&window).len(), 2);
    window.press(Key::P);
    assert!(window.app().session().current_match().is_some(), "the game goes on");
    assert_eq!(names(&window).len(), 2);
}

#[test]
fn a_long_thought_leaves_the_window_free_and_can_be_given_up() {
    let othello = "(version: 1, game: Othello(), search: (algorithm: Minimax, depth: 7))";
    let mut window = TestWindow::on(othello, Origin::New);
    window.press(Key::P);
    // The board of a match is large, so that the menu is scrolled away.
    window.harness.get_by_label_contains("The program plays: ").click_accesskit();
    window.harness.run_steps(8);
    window.click("As the search chosen above");
    window.harness.get_by_label("Play square d3").click();
    window.harness.run_steps(2);
    if window.app().session().is_thinking() {
        assert!(window.says("Orange is thinking…"));
        window.press(Key::Escape);
        assert!(!window.app().session().is_thinking());
        // On a busy machine, the thought may have ended before the key was seen.
        if names(&window).is_empty() {
            window.harness.get_by_label("Play square d3").click();
        }
    }
    window.wait_until(|window| names(window).len() == 2);
    assert!(window.says("Orange plays square "));
}

#[test]
fn a_hidden_panel_comes_back_for_a_game() {
    let mut window = TestWindow::of_size([800.0, 600.0], poda_words::i18n::Language::ENGLISH);
    assert!(!window.has("The game") && !window.says("Your turn"));
    window.press(Key::P);
    assert!(window.says("Your turn"));
}

/// The rules of a game that not everybody knows are in one line under its board, and whole behind a link.
#[test]
fn the_rules_are_one_press_away() {
    for (game, first) in [
        ("Pig(target: 20)", "Roll as often"),
        ("Kalah()", "Sow the seeds"),
        ("Babilego()", "Sow the tokens"),
        ("Othello()", "Enclose discs"),
        ("Twenty48()", "Slide all tiles"),
    ] {
        let mut window = TestWindow::on(&format!("(version: 1, game: {game}, search: (depth: 1))"), Origin::New);
        window.press(Key::P);
        let line = |window: &TestWindow| {
            window
                .harness
                .query_all_by_label_contains(first)
                .map(|node| node.rect().height())
                .next()
                .expect("the rules")
        };
        let one_line = line(&window);
        assert!(one_line < 30.0, "{game}: {one_line}");
        window.click_scrolled("Rules");
        assert!(40.0 < line(&window), "{game}: {}", line(&window));
        window.click_scrolled("Hide the rules");
        assert!(line(&window) < 30.0, "{game}");
    }
    let mut window = TestWindow::on(OPENING, Origin::New);
    window.press(Key::P);
    assert!(!window.has("Rules"), "everybody knows tic-tac-toe");
}

/// The board that is played on is larger than in a document of the same window.
#[test]
fn the_board_of_a_match_is_large() {
    let mut window = TestWindow::on("(version: 1, game: Kalah(), search: (depth: 1))", Origin::New);
    window.press(Key::P);
    let board =
        window.harness.query_all_by_label_contains("The board: ").map(|node| node.rect()).next().expect("a board");
    assert!(350.0 < board.width(), "{board:?}");
}

/// Looks for the command that copies the moves and presses Enter; returns the text that is on the clipboard then.
fn copied_moves(window: &mut TestWindow) -> Option<String> {
    window.press_with(Modifiers::COMMAND, Key::K);
    window.type_text("copy moves");
    let modifiers = Modifiers::NONE;
    let key = Event::Key { key: Key::Enter, physical_key: None, pressed: true, repeat: false, modifiers };
    window.harness.input_mut().events.push(key);
    let mut copied = None;
    for _ in 0..4 {
        window.harness.step();
        for command in &window.harness.output().platform_output.commands {
            if let OutputCommand::CopyText(text) = command {
                copied = Some(text.clone());
            }
        }
    }
    window.press(Key::Escape);
    copied
}

/// The moves of a game are pasted and copied as players write them, while it is read and while it is played.
#[test]
fn moves_are_pasted_and_copied_as_players_write_them() {
    let game = "(version: 1, title: \"Four\", game: ConnectFour(), search: (depth: 1))";
    let mut window = TestWindow::on(game, Origin::New);
    window.app_mut().files_mut().keeps_work = true;
    window.paste("1. 4 4 2. 5 3\n");
    assert_eq!(names(&window), ["3", "3", "4", "2"]);
    window.wait_for_searches();
    assert_eq!(copied_moves(&mut window).as_deref(), Some("4453"));

    window.press(Key::P);
    window.paste("44");
    assert_eq!(names(&window), ["3", "3"]);
    assert!(window.app().session().current_match().is_some(), "the game goes on");
    let before = names(&window);
    window.paste("4444444");
    assert!(window.says("Move 7 cannot be “4”."), "{}", window.text());
    window.paste("hello");
    assert_eq!(names(&window), before);
}

/// A file of moves is opened as what is pasted is: on the open game, where a path names it and where only its contents
/// are there.
#[test]
fn moves_are_saved_and_opened_as_players_write_them() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("four.txt");
    let mut window = TestWindow::on("(version: 1, game: ConnectFour(), search: (depth: 1))", Origin::New);
    window.app_mut().files_mut().keeps_work = true;
    window.paste("4453");
    window.will_choose(FileChoice::Path(path.clone()));
    window.press_with(Modifiers::COMMAND, Key::K);
    window.type_text("save moves");
    window.press(Key::Enter);
    window.settle();
    assert_eq!(std::fs::read_to_string(&path).unwrap(), "4453\n");
    for (dropped, bytes) in [(path.as_path(), &b""[..]), (std::path::Path::new("other.txt"), b"1. 4 5")] {
        window.paste("1");
        assert_eq!(names(&window), ["0"]);
        window.drop_files(&[(dropped, bytes)]);
        let expected: &[&str] = if bytes.is_empty() { &["3", "3", "4", "2"] } else { &["3", "4"] };
        assert_eq!(names(&window), expected);
    }
    window.drop_files(&[(std::path::Path::new("faulty.txt"), b"4444444")]);
    assert!(window.says("Move 7 cannot be “4”."), "{}", window.text());
    window.drop_files(&[(std::path::Path::new("words.txt"), b"hello")]);
    assert_eq!(names(&window), ["3", "4"], "what is not the record of a game is refused as before");
}

#[test]
fn a_move_that_loses_value_is_told_and_the_line_is_shown_and_left() {
    let text = "(version: 1, game: Tree(tree: (name: \"A\", children: [\
        (name: \"B\", children: [(name: \"b1\", value: 1), (name: \"b2\", value: 3)]), \
        (name: \"C\", children: [(name: \"c1\", value: -1), (name: \"c2\", value: 9)])])), \
        search: (depth: 2))";
    let mut window = TestWindow::on(text, Origin::New);
    window.press(Key::P);
    assert!(!window.says("you had"), "nothing is said before the move");
    window.click("C");
    window.wait_for_searches();
    let said = "With B you had 1; after C, MIN can force −1 with c1.";
    assert!(window.says(said), "{}", window.text());
    window.click_scrolled("Show the line");
    assert!(window.says("This is not the game: it is the line after C.") && !window.says(said));
    let step = window.step();
    window.press(Key::ArrowRight);
    assert!(window.says("Move 1 of 1: MIN plays c1.") && window.says("The game is over."));
    assert_eq!(window.step(), step);
    window.press(Key::Escape);
    assert!(window.says(said), "Esc leads back to the game");
    assert!(window.app().session().current_match().is_some());
}

/// While the game goes on, the line ends where the user would choose again; afterwards it is shown to its end.
#[test]
fn the_line_after_a_move_that_loses_value_gives_no_move_of_the_user_away() {
    let text = "(version: 1, game: Tree(tree: (name: \"A\", children: [\
        (name: \"B\", children: [(name: \"b1\", value: 1), (name: \"b2\", value: 3)]), \
        (name: \"C\", children: [(name: \"c1\", children: [(name: \"x\", value: -1), (name: \"y\", value: -2)]), \
        (name: \"c2\", value: 9)])])), search: (depth: 3))";
    let mut window = TestWindow::on(text, Origin::New);
    window.press(Key::P);
    window.click("C");
    window.wait_for_searches();
    assert!(window.says("With B you had 1; after C, MIN can force −1 with c1."), "{}", window.text());
    window.click_scrolled("Show the line");
    window.press(Key::ArrowRight);
    window.press(Key::ArrowRight);
    assert!(window.says("Move 1 of 1: MIN plays c1."));
    assert!(window.says("It is your move here, which the line does not give away while the game goes on."));
    assert!(window.says("With the best play it is worth −1.") && !window.says("plays x"));
}

/// What is not legal is told with its number, what may be anything else is not taken for moves, and nothing is lost.
#[test]
fn faulty_moves_that_are_pasted_are_told_and_change_nothing() {
    for (game, legal, faulty, told) in [
        ("ConnectFour()", "1. 4 4\n2. 5 3", "9 4 4", "Move 1 cannot be “9”."),
        ("ConnectFour()", "4\n4\n5", "44\n8", "Move 3 cannot be “8”."),
        ("Othello()", "F5 D6\nC3", "e9d5", "Move 1 cannot be “e9d5”."),
        ("Othello()", "f5d6c3", "f5 d", "Move 2 cannot be “d”."),
        ("TicTacToe()", "1) 5 1 2) 9", "1. e4", "Move 1 cannot be “e4”."),
        ("Nim(piles: [3, 4])", "1-2, 2-1", "1-2 1-2", "Move 2 cannot be “1-2”."),
        ("Kalah()", "3 6 1", "3 6 9", "Move 3 cannot be “9”."),
        ("Pig(target: 20)", "ROLL 4 hold", "roll 4 x", "Move 3 cannot be “x”."),
    ] {
        let mut window = TestWindow::on(&format!("(version: 1, game: {game})"), Origin::New);
        window.app_mut().files_mut().keeps_work = true;
        window.paste(legal);
        window.wait_for_searches();
        let before = names(&window);
        assert!(1 < before.len(), "{game}: {legal}: {before:?}");
        let text = window.text();
        window.paste(faulty);
        assert!(window.says(told), "{game}: {faulty}");
        assert_eq!((names(&window), window.text()), (before, text), "{game}: {faulty}");
    }
}
