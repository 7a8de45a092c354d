//! The form for pits and piles: text in fields, and the position that it means.

use crate::game::Game;
use crate::game::any::AnyGame;
use crate::game::babilego::{Babilego, MAX_ORDERS, MAX_TOKENS, SowingOrder, TokenRows, VALUES, order_count};
use crate::game::kalah::{Kalah, MAX_SEEDS};
use crate::game::mancala::{MAX_PITS, MAX_STORED, MancalaSide};
use crate::game::nim::{MAX_OBJECTS, MAX_PILES, Nim};

/// The texts of all fields: South's and North's pits and stores, or the piles.
#[derive(Clone, Debug)]
pub(super) struct CountsForm {
    columns: Vec<Vec<String>>,
}

/// Why the fields are not a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum CountsFault {
    /// Not a number, or too large.
    Count { column: usize, row: usize, most: u32 },
    /// Not tokens, or too many.
    Token { column: usize, row: usize, most: usize },
    /// Tokens with more orders than a move can choose from.
    Orders { column: usize, row: usize },
}

impl CountsForm {
    /// Returns the fields of a position.
    pub(super) fn of(game: &AnyGame) -> Self {
        let side = |pits: Vec<String>, store: u32| [pits, vec![store.to_string()]].concat();
        let columns = match game {
            AnyGame::Kalah(game) => MancalaSide::ALL
                .map(|at| side(game.seeds(at).iter().map(u16::to_string).collect(), game.store(at)))
                .to_vec(),
            AnyGame::Babilego(game) => {
                let pits = |at| (0..game.width()).map(|pit| tokens_text(game.tokens(at, pit))).collect();
                MancalaSide::ALL.map(|at| side(pits(at), game.base(at))).to_vec()
            }
            AnyGame::Nim(game) => vec![game.piles().iter().map(u16::to_string).collect()],
            AnyGame::Tree(_) | AnyGame::TicTacToe(_) | AnyGame::ConnectFour(_) | AnyGame::Othello(_) => vec![],
        };
        Self { columns }
    }

    pub(super) fn columns(&self) -> usize {
        self.columns.len()
    }

    pub(super) fn rows(&self) -> usize {
        self.columns.first().map_or(0, Vec::len)
    }

    pub(super) fn field(&mut self, column: usize, row: usize) -> &mut String {
        &mut self.columns[column][row]
    }

    fn count(&self, column: usize, row: usize, most: u32) -> Result<u32, CountsFault> {
        let count = self.columns[column][row].trim().parse().ok().filter(|&count| count <= most);
        count.ok_or(CountsFault::Count { column, row, most })
    }

    /// Returns the numbers of a column without the last `left_out`.
    fn counts(&self, column: usize, left_out: usize, most: u16) -> Result<Vec<u16>, CountsFault> {
        let rows = 0..self.rows() - left_out;
        rows.map(|row| self.count(column, row, most.into()).map(|count| u16::try_from(count).unwrap_or(most))).collect()
    }

    fn tokens(&self, column: usize, row: usize, sowing: SowingOrder) -> Result<Vec<u8>, CountsFault> {
        let words = self.columns[column][row].split([' ', ',', '-', ';']).filter(|word| !word.is_empty());
        let tokens: Option<Vec<u8>> =
            words.map(|word| word.parse().ok().filter(|token| VALUES.contains(token))).collect();
        let tokens = tokens.filter(|tokens| tokens.len() <= MAX_TOKENS);
        let tokens = tokens.ok_or(CountsFault::Token { column, row, most: MAX_TOKENS })?;
        if sowing == SowingOrder::Choice && MAX_ORDERS < order_count(&tokens) {
            return Err(CountsFault::Orders { column, row });
        }
        Ok(tokens)
    }

    /// Returns the position of the fields, with the turn and the rules of `game`.
    pub(super) fn game(&self, game: &AnyGame) -> Result<AnyGame, CountsFault> {
        let last = self.rows().saturating_sub(1);
        let store = |column| self.count(column, last, MAX_STORED);
        // Within these limits every position is possible.
        Ok(match game {
            AnyGame::Kalah(game) => {
                let rows = [self.counts(0, 1, MAX_SEEDS)?, self.counts(1, 1, MAX_SEEDS)?];
                let changed = Kalah::new([&rows[0], &rows[1]], [store(0)?, store(1)?]);
                AnyGame::Kalah(changed.map_or(*game, |new| new.with_to_move(game.side_to_move()).with_max(game.max())))
            }
            AnyGame::Babilego(game) => {
                let row =
                    |column| (0..last).map(|row| self.tokens(column, row, game.sowing())).collect::<Result<_, _>>();
                let rows: TokenRows = [row(0)?, row(1)?];
                let changed = Babilego::new(&rows, [store(0)?, store(1)?], game.sowing());
                AnyGame::Babilego(
                    changed
                        .map_or_else(|| game.clone(), |new| new.with_to_move(game.side_to_move()).with_max(game.max())),
                )
            }
            AnyGame::Nim(game) => {
                let changed = Nim::new(&self.counts(0, 0, MAX_OBJECTS)?, game.is_misere());
                AnyGame::Nim(changed.map_or(*game, |new| new.with_to_move(game.to_move())))
            }
            other => other.clone(),
        })
    }

    /// Returns the position with a pit on each side, or a pile, less or more, as full as the first; `None` beyond the
    /// limits.
    pub(super) fn resized(&self, game: &AnyGame, is_shorter: bool) -> Option<AnyGame> {
        // The store follows the pits.
        let (behind, most) = if self.columns() == 1 { (0, MAX_PILES) } else { (1, MAX_PITS) };
        let length = self.rows().checked_sub(behind)?;
        let is_possible = if is_shorter { 1 < length } else { length < most };
        if !is_possible {
            return None;
        }
        let mut resized = self.clone();
        for column in &mut resized.columns {
            if is_shorter {
                column.remove(length - 1);
            } else {
                let first = column[0].clone();
                column.insert(length, first);
            }
        }
        resized.game(game).ok()
    }
}

/// Returns tokens as text: `1 5 10`.
fn tokens_text(tokens: &[u8]) -> String {
    tokens.iter().map(u8::to_string).collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn form(columns: &[&[&str]]) -> CountsForm {
        CountsForm {
            columns: columns.iter().map(|column| column.iter().map(|text| (*text).to_owned()).collect()).collect(),
        }
    }

    #[test]
    fn the_fields_of_a_position_mean_that_position() {
        let kalah = AnyGame::Kalah(Kalah::default().with_to_move(MancalaSide::North).with_max(MancalaSide::North));
        let babilego = AnyGame::Babilego(Babilego::opening(SowingOrder::Choice).with_max(MancalaSide::North));
        for game in [kalah, babilego, AnyGame::Nim(Nim::default().with_misere(true))] {
            assert_eq!(CountsForm::of(&game).game(&game), Ok(game.clone()));
            let longer = CountsForm::of(&game).resized(&game, false).unwrap();
            assert_eq!(CountsForm::of(&longer).resized(&longer, true), Some(game));
        }
    }

    #[test]
    fn what_cannot_be_is_found_where_it_stands() {
        let nim = AnyGame::Nim(Nim::default());
        let wrong = |text| CountsForm::game(&form(&[&["3", text]]), &nim);
        for text in ["", "x", "-1", "1001", "2.5"] {
            assert_eq!(wrong(text), Err(CountsFault::Count { column: 0, row: 1, most: 1_000 }));
        }
        assert!(wrong(" 4 ").is_ok());
        let babilego = AnyGame::Babilego(Babilego::opening(SowingOrder::Choice));
        let many = "1 5 10 ".repeat(4);
        let pits = |text| form(&[&["", "0"], &[text, "0"]]).game(&babilego);
        assert_eq!(pits("1 5 2"), Err(CountsFault::Token { column: 1, row: 0, most: 256 }));
        assert_eq!(pits(&many), Err(CountsFault::Orders { column: 1, row: 0 }));
        assert!(pits("1,5-10").is_ok());
        let kalah = AnyGame::Kalah(Kalah::default());
        let store = form(&[&["4", "many"], &["4", "0"]]).game(&kalah);
        assert_eq!(store, Err(CountsFault::Count { column: 0, row: 1, most: MAX_STORED }));
    }

    #[test]
    fn there_is_a_pit_at_least_and_not_too_many() {
        let one = AnyGame::Kalah(Kalah::opening(1, 3));
        assert_eq!(CountsForm::of(&one).resized(&one, true), None);
        let twenty = AnyGame::Nim(Nim::new(&[1; 20], false).unwrap());
        assert_eq!(CountsForm::of(&twenty).resized(&twenty, false), None);
    }
}
