//! Played games: only legal moves, forward and back.

use poda::game::played_game::PlayedGame;
use poda::game::tic_tac_toe::{TicTacToe, TicTacToeRules};

fn opening() -> PlayedGame<TicTacToe> {
    PlayedGame::new(TicTacToe::new(TicTacToeRules::default()))
}

#[test]
fn only_legal_moves_are_played() {
    let mut game = opening();
    assert!(game.play(4));
    assert!(!game.play(4) && !game.play(9));
    for cell in [0, 3, 5, 1, 2, 7] {
        game.play(cell);
    }
    assert_eq!((game.moves().len(), game.positions().len()), (7, 8));
    assert!(game.legal_moves().is_empty(), "X has a line");
    assert!(!game.play(8), "the game is over");
}

#[test]
fn what_is_taken_back_can_be_played_again() {
    let mut game = opening();
    for cell in [4, 0, 8] {
        game.play(cell);
    }
    let whole = game.clone();
    let taken = game.take_back(1);
    assert_eq!((taken.as_slice(), game.names()), ([0, 8].as_slice(), vec!["4".to_owned()]));
    assert!(taken.into_iter().all(|cell| game.play(cell)));
    assert_eq!(game, whole);
    assert_eq!((game.take_back(9), game.take_back(0).len(), game), (Vec::new(), 3, opening()));
}
