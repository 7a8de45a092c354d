//! The record of a game as players write it: its moves one after another, such as `4453` for the columns of Connect
//! Four or `f5d6c3` for the squares of Othello.
//!
//! Moves are called what boards call them, in small or large letters. Numbers of turns (`1.`), commas and spaces between
//! moves are passed over. Where a side can only pass, the record may leave that out.

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

/// The name of the move by which a side passes.
const PASS: &str = "pass";

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
pub fn read_record<G: GameView>(game: PlayedGame<G>, text: &str) -> Result<PlayedGame<G>, RecordError> {
    read_named_record(game, text, &|_, _| Vec::new())
}

/// Like [`read_record`], where moves also have `other_names`, such as words of a language.
///
/// # Errors
/// Returns the first place that is not a legal move.
pub fn read_named_record<G: GameView>(
    mut game: PlayedGame<G>,
    text: &str,
    other_names: &dyn Fn(&G, G::Move) -> Vec<String>,
) -> Result<PlayedGame<G>, RecordError> {
    let played = game.moves().len();
    let mut turn = None;
    let mut rest = after_separators(text, &mut turn);
    while !rest.is_empty() {
        let number = game.moves().len() + 1;
        if MAX_MOVES < number {
            return Err(RecordError::TooLong { most: MAX_MOVES });
        }
        match next_move(game.position(), rest, number, other_names) {
            Ok((mv, length)) => {
                game.play(mv);
                rest = after_separators(&rest[length..], &mut turn);
            }
            Err(error) => {
                let pass = only_pass(game.position()).ok_or(error)?;
                game.play(pass);
            }
        }
    }
    if game.moves().len() == played { Err(RecordError::NoMove) } else { Ok(game) }
}

/// Returns whether a text begins as a record of a game at this position does: with the number of a turn, or with a word
/// that has the form of a move, such as a letter and a digit.
pub fn begins_like_record<G: GameView>(position: &G, text: &str) -> bool {
    let mut turn = None;
    let rest = after_separators(text, &mut turn);
    let form = |text: &str| -> String {
        let kind = |letter: char| match letter {
            '0'..='9' => '0',
            letter if letter.is_alphabetic() => 'a',
            letter => letter,
        };
        text.chars().map(kind).collect()
    };
    let names = legal_moves(position).into_iter().map(|mv| form(&position.shown_move(mv)));
    let mut numbered = names.filter(|name| name.contains('0'));
    turn.is_some() || numbered.any(|name| form(rest).starts_with(&name))
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

fn is_separator(letter: char) -> bool {
    letter.is_whitespace() || matches!(letter, ',' | ';')
}

/// Returns the rest of a text after spaces and commas, and after the number of a turn, `1.` or `1)`, if it goes on from
/// the last number, which is in `turn`. Two numbers with nothing between them are not both of turns.
fn after_separators<'a>(text: &'a str, turn: &mut Option<u64>) -> &'a str {
    let rest = text.trim_start_matches(is_separator);
    let after_digits = rest.trim_start_matches(|letter: char| letter.is_ascii_digit());
    let after_sign = after_digits.strip_prefix(')').unwrap_or_else(|| after_digits.trim_start_matches('.'));
    let digits = &rest[..rest.len() - after_digits.len()];
    let number = digits.parse().ok().filter(|_| after_sign.len() < after_digits.len());
    match (number, *turn) {
        (Some(number), before)
            if before.is_none_or(|before| number == before || Some(number) == before.checked_add(1)) =>
        {
            *turn = Some(number);
            after_sign.trim_start_matches(is_separator)
        }
        (Some(_) | None, _) => rest,
    }
}

/// Returns the move by which a side passes, if it can do nothing else.
fn only_pass<G: GameView>(position: &G) -> Option<G::Move> {
    match *legal_moves(position) {
        [mv] => (position.shown_move(mv) == PASS).then_some(mv),
        _ => None,
    }
}

/// Returns the move with which a text begins, and the length of its name.
fn next_move<G: GameView>(
    position: &G,
    rest: &str,
    number: usize,
    other_names: &dyn Fn(&G, G::Move) -> Vec<String>,
) -> Result<(G::Move, usize), RecordError> {
    let word = rest.split(is_separator).next().unwrap_or(rest);
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
    let is_word = |name: &String| name.to_lowercase() == word.to_lowercase();
    if let Some(&mv) = moves.iter().find(|&&mv| other_names(position, mv).iter().any(is_word)) {
        return Ok((mv, word.len()));
    }
    let mut meant = named.iter().filter(|(_, name)| begins(name));
    match (meant.next(), meant.next()) {
        (Some((mv, name)), None) => Ok((*mv, name.len())),
        (Some(_), Some(_)) => Err(RecordError::Ambiguous { number, found: found() }),
        (None, _) => {
            let pass = named.iter().find(|(_, name)| name == PASS);
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
