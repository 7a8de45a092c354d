//! The form in which pits and piles are filled: a text for each, read as the position of a game of them, or as the first that is not
//! possible.

use crate::game::Game;
use crate::game::any::AnyGame;
use crate::game::babilego::{Babilego, MAX_ORDERS, MAX_TOKENS, SowingOrder, TokenRows, VALUES, order_count};
use crate::game::board::{Board, MancalaRow, PitContents};
use crate::game::kalah::{Kalah, MAX_SEEDS};
use crate::game::mancala::MAX_STORED;
use crate::game::nim::{MAX_OBJECTS, Nim};

/// The texts of all fields: South's and North's pits and stores, or the piles.
#[derive(Clone, Debug)]
pub struct CountsForm {
    columns: Vec<Vec<String>>,
}

/// Why the fields are not a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CountsFault {
    /// The column and the row of the field that is not possible.
    pub field: [usize; 2],
    /// What is wrong with it.
    pub kind: CountsFaultKind,
}

/// What is wrong with a field.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CountsFaultKind {
    /// Not a number, or more than this one.
    Count(u32),
    /// Not tokens, or more of them than this.
    Token(usize),
    /// Tokens with more orders than a move can choose from.
    Orders,
}

impl CountsForm {
    /// Returns the fields of a position with this board; none on other boards than pits and piles.
    pub fn of(board: &Board) -> Self {
        let columns = match board {
            Board::Mancala(board) => [&board.south, &board.north].map(row_texts).to_vec(),
            Board::Piles(piles) => vec![piles.objects.iter().map(u16::to_string).collect()],
            Board::Abstract | Board::Grid(_) => Vec::new(),
        };
        Self { columns }
    }

    /// Returns the number of columns.
    pub fn columns(&self) -> usize {
        self.columns.len()
    }

    /// Returns the number of rows.
    pub fn rows(&self) -> usize {
        self.columns.first().map_or(0, Vec::len)
    }

    /// Returns the text of a field.
    pub fn field(&mut self, [column, row]: [usize; 2]) -> &mut String {
        &mut self.columns[column][row]
    }

    /// Returns the number in a field.
    ///
    /// # Errors
    /// The field, if it is not a number up to `max`.
    pub fn count(&self, [column, row]: [usize; 2], max: u32) -> Result<u32, CountsFault> {
        let count = self.columns[column][row].trim().parse().ok().filter(|&count| count <= max);
        count.ok_or(CountsFault { field: [column, row], kind: CountsFaultKind::Count(max) })
    }

    /// Returns the numbers in the first `rows` fields of a column.
    ///
    /// # Errors
    /// The first field that is not a number up to `max`.
    pub fn counts(&self, column: usize, rows: usize, max: u16) -> Result<Vec<u16>, CountsFault> {
        let count = |row| self.count([column, row], max.into()).map(|count| u16::try_from(count).unwrap_or(max));
        (0..rows).map(count).collect()
    }

    /// Returns the numbers in a field, with any separators.
    ///
    /// # Errors
    /// The field, if it has anything but `values` in it or more than `max` of them.
    pub fn tokens(&self, [column, row]: [usize; 2], values: &[u8], max: usize) -> Result<Vec<u8>, CountsFault> {
        let words = self.columns[column][row].split([' ', ',', '-', ';']).filter(|word| !word.is_empty());
        let tokens: Option<Vec<u8>> =
            words.map(|word| word.parse().ok().filter(|token| values.contains(token))).collect();
        let tokens = tokens.filter(|tokens| tokens.len() <= max);
        tokens.ok_or(CountsFault { field: [column, row], kind: CountsFaultKind::Token(max) })
    }

    /// Returns the fields with a pit on each side, or a pile, less or more, as full as the first; `None` below one and beyond
    /// `max`.
    pub fn resized(&self, is_shorter: bool, max: usize) -> Option<Self> {
        // The store follows the pits.
        let length = self.rows().checked_sub(usize::from(self.columns() == 2))?;
        let is_possible = if is_shorter { 1 < length } else { length < max };
        let mut resized = self.clone();
        for column in &mut resized.columns {
            if is_shorter {
                column.remove(length - 1);
            } else {
                column.insert(length, column[0].clone());
            }
        }
        is_possible.then_some(resized)
    }
}

fn row_texts(row: &MancalaRow) -> Vec<String> {
    let pits = row.pits.iter().map(|pit| match pit {
        PitContents::Seeds(seeds) => seeds.to_string(),
        PitContents::Tokens(tokens) => tokens.iter().map(u8::to_string).collect::<Vec<_>>().join(" "),
    });
    pits.chain([row.store.to_string()]).collect()
}

/// Returns the position with the numbers of a form in its pits or piles, with the turn and the rules of `game`.
///
/// # Errors
/// The first field that is not possible.
pub fn with_counts(game: &AnyGame, form: &CountsForm) -> Result<AnyGame, CountsFault> {
    let last = form.rows().saturating_sub(1);
    let stores = || Ok([form.count([0, last], MAX_STORED)?, form.count([1, last], MAX_STORED)?]);
    // Within these limits every position is possible.
    Ok(match game {
        AnyGame::Kalah(game) => {
            let rows = [form.counts(0, last, MAX_SEEDS)?, form.counts(1, last, MAX_SEEDS)?];
            let changed = Kalah::new([&rows[0], &rows[1]], stores()?);
            AnyGame::Kalah(changed.map_or(*game, |new| new.with_to_move(game.to_move).with_max(game.max)))
        }
        AnyGame::Babilego(game) => {
            let row =
                |column| (0..last).map(|row| tokens(form, [column, row], game.sowing())).collect::<Result<_, _>>();
            let rows: TokenRows = [row(0)?, row(1)?];
            let changed = Babilego::new(&rows, stores()?, game.sowing())
                .map(|new| new.with_to_move(game.to_move).with_max(game.max));
            AnyGame::Babilego(changed.unwrap_or_else(|| game.clone()))
        }
        AnyGame::Nim(game) => {
            let changed = Nim::new(&form.counts(0, form.rows(), MAX_OBJECTS)?, game.misere);
            AnyGame::Nim(changed.map_or(*game, |new| new.with_to_move(game.to_move())))
        }
        AnyGame::Tree(_) | AnyGame::TicTacToe(_) | AnyGame::ConnectFour(_) | AnyGame::Othello(_) => game.clone(),
    })
}

fn tokens(form: &CountsForm, field: [usize; 2], sowing: SowingOrder) -> Result<Vec<u8>, CountsFault> {
    let tokens = form.tokens(field, &VALUES, MAX_TOKENS)?;
    if sowing == SowingOrder::Choice && MAX_ORDERS < order_count(&tokens) {
        return Err(CountsFault { field, kind: CountsFaultKind::Orders });
    }
    Ok(tokens)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::GameView;
    use crate::game::mancala::MancalaSide;
    use crate::ui::games::looks::board_numbers;

    #[test]
    fn the_fields_of_a_position_mean_that_position() {
        let kalah = AnyGame::Kalah(Kalah::default().with_to_move(MancalaSide::North).with_max(MancalaSide::North));
        let babilego = AnyGame::Babilego(Babilego::opening(SowingOrder::Choice).with_max(MancalaSide::North));
        for game in [kalah, babilego, AnyGame::Nim(Nim::default().with_misere(true))] {
            let form = CountsForm::of(&game.board());
            assert_eq!(with_counts(&game, &form), Ok(game.clone()));
            let max = board_numbers(&game)[0].max;
            let longer = with_counts(&game, &form.resized(false, max).unwrap()).unwrap();
            let shorter = CountsForm::of(&longer.board()).resized(true, max).unwrap();
            assert_eq!(with_counts(&longer, &shorter), Ok(game));
        }
    }

    #[test]
    fn there_is_a_pit_at_least_and_not_too_many() {
        let resized = |game: &AnyGame, is_shorter| {
            CountsForm::of(&game.board()).resized(is_shorter, board_numbers(game)[0].max).is_some()
        };
        let one = AnyGame::Kalah(Kalah::opening(1, 3));
        assert_eq!([true, false].map(|is_shorter| resized(&one, is_shorter)), [false, true]);
        let twenty = AnyGame::Nim(Nim::new(&[1; 20], false).unwrap());
        assert_eq!([true, false].map(|is_shorter| resized(&twenty, is_shorter)), [true, false]);
    }

    #[test]
    fn what_cannot_be_is_found_where_it_stands() {
        let fault = |game: &AnyGame, fields: &[([usize; 2], &str)]| {
            let mut form = CountsForm::of(&game.board());
            for &(field, text) in fields {
                text.clone_into(form.field(field));
            }
            with_counts(game, &form).err()
        };
        let wrong = |field, kind| Some(CountsFault { field, kind });
        let nim = AnyGame::Nim(Nim::default());
        for text in ["", "x", "-1", "1001", "2.5"] {
            assert_eq!(fault(&nim, &[([0, 1], text)]), wrong([0, 1], CountsFaultKind::Count(1_000)));
        }
        assert_eq!(fault(&nim, &[([0, 1], " 4 ")]), None);
        let babilego = AnyGame::Babilego(Babilego::opening(SowingOrder::Choice));
        let many = "1 5 10 ".repeat(4);
        assert_eq!(fault(&babilego, &[([1, 0], "1 5 2")]), wrong([1, 0], CountsFaultKind::Token(256)));
        assert_eq!(fault(&babilego, &[([1, 0], &many)]), wrong([1, 0], CountsFaultKind::Orders));
        assert_eq!(fault(&babilego, &[([1, 0], "1,5-10")]), None);
        let kalah = AnyGame::Kalah(Kalah::default());
        assert_eq!(fault(&kalah, &[([0, 6], "many")]), wrong([0, 6], CountsFaultKind::Count(MAX_STORED)));
    }
}
