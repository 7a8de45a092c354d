//! Boards of tic-tac-toe that a game can reach are opened, and the others are refused. See `tests/it/data/cases`.

use poda::file::load;
use serde_json::Value;

#[test]
fn a_board_is_opened_exactly_if_a_game_comes_to_it() {
    let cases: Value = serde_json::from_str(include_str!("../data/cases/ttt_legality.json")).unwrap();
    let cases = cases["cases"].as_array().unwrap();
    assert_eq!(cases.len(), 31);
    for case in cases {
        let board = case["board"].as_str().unwrap();
        let rows = [&board[..3], &board[3..6], &board[6..]];
        let file = load(format!("(version: 1, game: TicTacToe(board: {rows:?}))").as_bytes());
        assert_eq!(file.is_ok(), case["legal"].as_bool().unwrap(), "{board}: {}", case["reason"]);
    }
}
