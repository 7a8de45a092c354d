//! Trees of several players: stepping to the end, their texts for screen readers, and refusals where two sides are
//! needed.

use crate::practice::student::Student;
use crate::test_window::TestWindow;
use egui::{Key, Modifiers};
use egui_kittest::kittest::Queryable;
use poda_core::game::Game;
use poda_session::Origin;
use poda_words::i18n::Language;
use poda_words::practice::Answer;
use std::collections::HashSet;

const THREE: &str = "(version: 1, game: Tree(players: [\"Ann\", \"Bob\", \"Cid\"],
    tree: [(5, 3, 2), [[(2, 3, 5), (3, 0, 7)], [(6, 1, 3), (6, 2, 2)]]]), search: (algorithm: MaxNDeep, sum: 10, floor: 0))";

#[test]
fn each_step_is_shown_and_the_players_are_told_by_their_names() {
    for algorithm in ["MaxN", "MaxNShallow", "MaxNDeep", "Paranoid", "BestReply"] {
        let mut window = TestWindow::on(&THREE.replace("MaxNDeep", algorithm), Origin::New);
        let last = window.last();
        for step in 1..=last {
            window.press(Key::ArrowRight);
            assert_eq!(window.step(), step, "{algorithm}");
            let caption = window.caption();
            assert!(!caption.is_empty() && !caption.contains("MAX") && !caption.contains("MIN"), "{caption}");
        }
        if algorithm == "MaxN" {
            assert!(window.caption().contains("(6, 1, 3)"), "{}", window.caption());
            assert!(
                window.says("the 1st move. All subgame perfect equilibria"),
                "the line ends before the next sentence"
            );
            for known in ["Ann: 6", "Bob: 1", "Cid: 3"] {
                assert!(window.has(known), "{known}");
            }
        }
    }
}

#[test]
fn what_needs_two_sides_says_so_and_changes_nothing() {
    let mut window = TestWindow::on(THREE, Origin::New);
    let before = window.text();
    let keys = [Key::P, Key::S, Key::Delete];
    let pressed = keys.map(|key| (Modifiers::NONE, key));
    for (modifiers, key) in
        pressed.into_iter().chain([(Modifiers::SHIFT, Key::W), (Modifiers::COMMAND, Key::ArrowRight)])
    {
        window.press_with(modifiers, key);
        assert_eq!(window.text(), before, "{key:?}");
        let session_players = window.app().session().document().position().players().is_some();
        assert!(session_players && window.step() == 0, "{key:?}");
    }
    assert!(window.says("Not with several players"));
}

/// Four piles of one object: A, B and C take one each, and A the last one.
#[test]
fn a_game_of_three_players_is_played_to_its_end() {
    let text = "(version: 1, game: Nim(piles: [1, 1, 1, 1], players: 3))";
    let mut window = TestWindow::on(text, Origin::New);
    window.click("Play a game");
    assert!(window.says("Your turn: you are A."));
    window.choose_entry("The program plays", "Max^n: each wants the most for themselves");
    window.choose_entry("The program plays", "Paranoid: as if all others were against it");
    for pile in [1, 4] {
        let take = format!("Take from pile {pile}…");
        window.wait_until(|window| window.has(&take));
        window.click_scrolled(&take);
    }
    window.wait_until(|window| window.has("Play again"));
    assert!(window.says("Payoffs: A 1, B 0, C 0."));
    assert!(window.says("C plays ") && window.says("B plays "));
    window.click("Play again");
    assert!(window.app().session().latest_history().document().game.moves().is_empty());
}

#[test]
fn a_game_of_nim_gets_a_third_player_and_loses_them() {
    let mut window = TestWindow::on("(version: 1, game: Nim(piles: [1, 2]))", Origin::New);
    let choose = |window: &mut TestWindow, entry: &str| {
        window.press_with(Modifiers::COMMAND, Key::K);
        window.type_text(entry);
        window.click_beginning(entry);
    };
    choose(&mut window, "Players: Three");
    window.wait_until(|window| window.text().contains("players: 3"));
    assert!(window.app().session().latest_document().position().players().is_some());
    choose(&mut window, "Players: Two");
    window.wait_until(|window| !window.text().contains("players: 3"));
}

/// One player's payoffs are seen alone, until all are seen again.
#[test]
fn the_payoffs_of_one_player_are_seen_alone() {
    let mut window = TestWindow::on(&THREE.replace("MaxNDeep", "MaxN"), Origin::New);
    window.press(Key::End);
    assert_eq!(window.app().viewed_player(), None);
    window.click_scrolled("See the payoffs of Cid alone");
    assert_eq!(window.app().viewed_player(), Some(2));
    window.click_scrolled("See the payoffs of all players");
    assert_eq!(window.app().viewed_player(), None);
}

#[test]
fn searches_of_several_players_are_compared() {
    let mut window = TestWindow::on(THREE, Origin::New);
    window.press(Key::T);
    window.wait_until(|window| window.says("4 searches compared."));
    assert!(window.says("Algorithm: Max^n, Value: (6, 1, 3), Move: B, As max^n: yes, Nodes: 9"));
    assert!(window.says("Algorithm: Paranoid, Value: 5, Move: the 1st move, As max^n: no, Nodes: "));
    assert!(!window.says("Algorithm: Alpha-beta"));
}

/// Every question is asked, answered by the names of its controls, once wrongly and then rightly, and the vector that
/// is asked for is hidden.
#[test]
fn a_student_chooses_backs_up_and_prunes() {
    let ties = "(version: 1, game: Tree(players: [\"Ann\", \"Bob\", \"Cid\"], tree: [[(1, 2, 3), (4, 2, 1)], \
                [(5, 3, 2), (2, 7, 1), (0, 1, 2)], (3, 3, 3)]), search: (algorithm: MaxNShallow, ties: Worst))";
    for (text, kinds) in [(ties, 4), (&THREE.replace("MaxNDeep", "MaxN"), 2)] {
        let mut student = Student::at(TestWindow::on(text, Origin::New), Language::ENGLISH);
        let mut asked = HashSet::new();
        while student.go_to_question() {
            let question = student.question().expect("the question is read out");
            asked.insert(question.kind);
            let right = student.accepted(&question)[0].clone();
            if let Answer::Vector(vector) = right {
                let shown = format!("{}: {}", student.window.heading(question.node), vector.shown());
                assert!(!student.window.has(&shown), "{shown} is the answer");
            }
            let wrong = student.wrong_answer(&question);
            student.give(&question, &wrong);
            assert!(student.question() == Some(question), "there is a second attempt");
            student.give(&question, &right);
            assert!(student.question().is_none(), "{question:?} is closed");
        }
        assert_eq!(asked.len(), kinds, "{asked:?}");
        assert!(asked.iter().all(|kind| kind.place_about_vectors().is_some()), "{asked:?}");
    }
}

#[test]
fn a_room_is_asked_about_several_players() {
    let mut window = TestWindow::on(&THREE.replace("MaxNDeep", "MaxN"), Origin::New);
    for _ in 0..window.last() {
        window.press(Key::ArrowRight);
        window.press(Key::Q);
        if window.says("Which child does") {
            return;
        }
        window.press(Key::Escape);
    }
    panic!("the room is never asked which child is taken");
}

/// What a program told of several players is not drawn as a search of two sides: the right search is shown alone, with
/// the verdict.
#[test]
fn a_run_of_several_players_opens_the_right_search_with_the_verdict() {
    let run = r#"{"poda": "run", "version": 1, "players": ["Ann", "Bob"], "tree": [[[1, 2], [3, 0]], [[0, 0], [2, 2]]]}
{"e": "enter", "side": "Ann"}
{"e": "enter", "move": 0, "side": "Bob"}
{"e": "leaf", "move": 0, "value": [1, 2]}
{"e": "leaf", "move": 1, "value": [3, 0]}
{"e": "leave", "value": [3, 0]}
{"e": "enter", "move": 1, "side": "Bob"}
{"e": "leaf", "move": 0, "value": [0, 0]}
{"e": "leaf", "move": 1, "value": [2, 2]}
{"e": "leave", "value": [2, 2]}
{"e": "leave", "value": [3, 0]}"#;
    let mut window = TestWindow::new();
    window.paste(run);
    window.wait_for_searches();
    assert!(window.app().session().document().searches.second().is_none());
    assert!(window.app().session().search().unwrap().recording().multi_player().is_some());
    assert!(window.says("The answer is wrong."));
}

/// X, O and T on four by four cells: the user completes a line.
#[test]
fn tic_tac_toe_of_three_is_played_on_its_board() {
    let text = "(version: 1, game: TicTacToe3(board: [\"XX..\", \"OO..\", \"TT..\", \"....\"]), search: (depth: 2))";
    let mut window = TestWindow::on(text, Origin::New);
    window.click("Play a game");
    assert!(window.says("Your turn: you are X."));
    window.click("Play cell 3");
    window.wait_until(|window| window.has("Play again"));
    assert!(window.says("Payoffs: X 1, O 0, T 0."));
}

/// A click puts in X, then O, then T, and then nothing; whose turn it is follows, and a board that no game leads to is
/// only shown.
#[test]
fn the_board_of_three_is_set_up_by_clicks() {
    let text = "(version: 1, game: TicTacToe3(board: [\"XX..\", \"OO..\", \"TT..\", \"....\"]), search: (depth: 2))";
    let mut window = TestWindow::on(text, Origin::Lesson(0));
    let before = window.text();
    assert!(window.says("X to move"));
    for name in ["Cell 16: empty", "Cell 16: X", "Cell 16: O", "Cell 16: T"] {
        window.click_scrolled(name);
        let mover = window.app().session().latest_document().position().mover();
        match name {
            // One X more: O is to move.
            "Cell 16: empty" => assert!(window.text() != before && mover == 1),
            "Cell 16: X" | "Cell 16: O" => assert!(window.says("No game leads to this board: X, O and T take turns")),
            _ => assert_eq!((window.text(), mover), (before.clone(), 0)),
        }
    }
}

/// The strip says the result, so the panel does not.
#[test]
fn the_result_of_several_players_is_said_once() {
    let mut window = TestWindow::on(&THREE.replace("MaxNDeep", "MaxN"), Origin::New);
    window.press(Key::End);
    window.settle();
    let said = |window: &TestWindow, text: &str| window.harness.query_all_by_label_contains(text).count();
    assert_eq!(said(&window, "With best play by each player"), 1);
    assert!(!window.has("Result"), "the panel says it again");
}
