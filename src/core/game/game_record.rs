//! The record of a game as players write it: its moves one after another, such as `4453` for the columns of Connect
//! Four or `f5d6c3` for the squares of Othello.
//!
//! Moves are called what boards call them. Numbers of turns (`1.`), commas and spaces between moves are passed over.

use super::GameView;
use super::played_game::{PlayedGame, legal_moves};

/// Why a text is not the record of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RecordError {
    /// It has no move.
    NoMove,
    /// It has more moves than a game may have.
    TooLong {
        /// The most moves that a record may have.
        most: usize,
    },
    /// A move is not legal where it is played.
    NotLegal {
        /// The number of the move, from 1.
        number: usize,
        /// The text where the move is expected.
        found: String,
        /// The names of the legal moves.
        legal: String,
    },
    /// The text goes on where the game is over.
    Over {
        /// The number of the move, from 1.
        number: usize,
        /// The text after the last move.
        found: String,
    },
    /// The text can be read as one move or another.
    Ambiguous {
        /// The number of the move, from 1.
        number: usize,
        /// The text where the move is expected.
        found: String,
    },
}

/// The largest number of moves of a record, and of those that a position file plays.
pub const MAX_MOVES: usize = 10_000;

/// How players write that they pass, besides the name of that move.
const PASSES: [&str; 3] = ["--", "pa", "ps"];

/// Goes on with a game by the moves of a record.
///
/// ```
/// use poda_core::game::connect_four::{ConnectFour, ConnectFourRules};
/// use poda_core::game::game_record::{read_record, recorded_moves};
///
/// let start = ConnectFour::new(ConnectFourRules::default());
/// let game = read_record(start.clone().into(), "1. 4 4  2. 5 3")?;
/// assert_eq!(game.shown_moves(), ["4", "4", "5", "3"]);
/// assert_eq!(recorded_moves(&game), "4453");
/// assert_eq!(read_record(start.into(), "4453")?, game);
/// # Ok::<(), poda_core::game::game_record::RecordError>(())
/// ```
///
/// # Errors
/// Returns the first place that is not a legal move.
pub fn read_record<G: GameView>(mut game: PlayedGame<G>, text: &str) -> Result<PlayedGame<G>, RecordError> {
    let played = game.moves().len();
    let mut rest = after_separators(text);
    while !rest.is_empty() {
        let number = game.moves().len() + 1;
        if MAX_MOVES < number {
            return Err(RecordError::TooLong { most: MAX_MOVES });
        }
        let (mv, length) = next_move(game.position(), rest, number)?;
        game.play(mv);
        rest = after_separators(&rest[length..]);
    }
    if game.moves().len() == played { Err(RecordError::NoMove) } else { Ok(game) }
}

/// Returns the record of the moves that were played. Moves of a single digit or of a square follow each other, others
/// are separated by spaces.
pub fn recorded_moves<G: GameView>(game: &PlayedGame<G>) -> String {
    let moves = game.shown_moves();
    let columns = |name: &String| name.len() == 1 && name.bytes().all(|byte| byte.is_ascii_digit());
    let joined = moves.concat();
    let is_short = moves.iter().all(columns) || moves.iter().all(|name| is_square(name));
    // What is written together has to be read as it was meant.
    let reads = is_short
        && read_record(PlayedGame::new(game.start().clone()), &joined).is_ok_and(|read| read.moves() == game.moves());
    if reads { joined } else { moves.join(" ") }
}

/// Returns whether a name is a square of a board, such as `f5`.
fn is_square(name: &str) -> bool {
    let [file, rank] = name.as_bytes() else { return false };
    file.is_ascii_lowercase() && rank.is_ascii_digit()
}

/// Returns the rest of a text after spaces, commas and the numbers of turns.
fn after_separators(text: &str) -> &str {
    let mut rest = text;
    loop {
        rest = rest.trim_start_matches(|letter: char| letter.is_whitespace() || letter == ',' || letter == ';');
        let digits = rest.bytes().take_while(u8::is_ascii_digit).count();
        let dots = rest[digits..].bytes().take_while(|&byte| byte == b'.').count();
        if digits == 0 || dots == 0 {
            return rest;
        }
        rest = &rest[digits + dots..];
    }
}

/// Returns the move with which a text begins, and the length of its name.
fn next_move<G: GameView>(position: &G, rest: &str, number: usize) -> Result<(G::Move, usize), RecordError> {
    let word = rest.split(|letter: char| letter.is_whitespace() || letter == ',' || letter == ';').next();
    let word = word.unwrap_or(rest);
    let found = || word.to_owned();
    let moves = legal_moves(position);
    if moves.is_empty() {
        return Err(RecordError::Over { number, found: found() });
    }
    let named: Vec<(G::Move, String)> = moves.iter().map(|&mv| (mv, position.shown_move(mv))).collect();
    let begins = |name: &str| {
        word.get(..name.len()).is_some_and(|beginning| !name.is_empty() && beginning.eq_ignore_ascii_case(name))
    };
    // A whole word is one move if it can be.
    if let Some((mv, name)) = named.iter().find(|(_, name)| word.len() == name.len() && begins(name)) {
        return Ok((*mv, name.len()));
    }
    let mut meant = named.iter().filter(|(_, name)| begins(name));
    match (meant.next(), meant.next()) {
        (Some((mv, name)), None) => Ok((*mv, name.len())),
        (Some(_), Some(_)) => Err(RecordError::Ambiguous { number, found: found() }),
        (None, _) => {
            let pass = named.iter().find(|(_, name)| name == "pass");
            let written = PASSES.into_iter().find(|pass| begins(pass));
            if let (Some((mv, _)), Some(written)) = (pass, written) {
                return Ok((*mv, written.len()));
            }
            let legal = named.into_iter().map(|(_, name)| name).collect::<Vec<_>>().join(", ");
            Err(RecordError::NotLegal { number, found: found(), legal })
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::connect_four::{ConnectFour, ConnectFourRules};
    use crate::game::marks::Mark;
    use crate::game::nim::Nim;
    use crate::game::othello::Othello;
    use crate::game::tic_tac_toe::{TicTacToe, TicTacToeRules};

    #[test]
    fn squares_are_read_with_and_without_numbers_and_spaces() {
        let start = PlayedGame::new(Othello::new(Mark::X));
        let game = read_record(start.clone(), "f5d6c3d3").unwrap();
        assert_eq!(game.shown_moves(), ["f5", "d6", "c3", "d3"]);
        for written in [
            "F5D6C3D3",
            "f5 d6 c3 d3",
            "1. f5 d6 2. c3 d3",
            "1.f5 d6 2.c3 d3\n",
            "f5, d6, c3, d3",
            "1. f5 1... d6 c3 d3",
        ] {
            assert_eq!(read_record(start.clone(), written).as_ref(), Ok(&game), "{written}");
        }
        assert_eq!(recorded_moves(&game), "f5d6c3d3");
    }

    #[test]
    fn what_is_not_a_move_is_told_with_its_number() {
        let start = PlayedGame::new(TicTacToe::new(TicTacToeRules::default()));
        let error = read_record(start.clone(), "1 1").unwrap_err();
        let RecordError::NotLegal { number, found, legal } = error else { panic!("{error:?}") };
        assert_eq!((number, found.as_str(), legal.as_str()), (2, "1", "2, 3, 4, 5, 6, 7, 8, 9"));
        let over = read_record(start.clone(), "1 4 2 5 3 6").unwrap_err();
        assert_eq!(over, RecordError::Over { number: 6, found: "6".to_owned() });
        assert_eq!(read_record(start, " 1. ").unwrap_err(), RecordError::NoMove);
    }

    #[test]
    fn columns_of_two_digits_need_spaces() {
        let rules = ConnectFourRules { columns: 12, ..ConnectFourRules::default() };
        let start = PlayedGame::new(ConnectFour::new(rules));
        assert_eq!(read_record(start.clone(), "12 1 2").unwrap().shown_moves(), ["12", "1", "2"]);
        assert_eq!(read_record(start.clone(), "12").unwrap().shown_moves(), ["12"]);
        assert!(matches!(read_record(start, "121"), Err(RecordError::Ambiguous { number: 1, .. })));
    }

    #[test]
    fn a_record_is_read_as_it_was_written() {
        let game = read_record(Nim::new(&[3, 4, 5], false).unwrap().into(), "1-2 3-5").unwrap();
        assert_eq!(recorded_moves(&game), "1-2 3-5");
        assert_eq!(read_record((*game.start()).into(), &recorded_moves(&game)), Ok(game));
    }
}
