//! Canonical positions: two positions share one exactly if a rotation or reflection of the board turns one into the
//! other. Images are made here cell by cell, with coordinates, where the games shift sets of bits.

use poda::game::Game;
use poda::game::connect_four::{ConnectFour, ConnectFourRules};
use poda::game::marks::Mark;
use poda::game::othello::Othello;
use poda::game::symmetry::merge_symmetric;
use poda::game::tic_tac_toe::{TicTacToe, TicTacToeRules};
use proptest::prelude::*;
use proptest::sample::Index;
use std::collections::{BTreeMap, HashMap};
use std::fmt::Debug;
use std::hash::Hash;

/// What stands in the cells of a board, row by row, and whose turn it is.
type Cells = (Vec<Option<u8>>, u8);

/// A game whose board has symmetries.
trait Symmetric: Game + Debug {
    /// How many cells a row has, and whether the board may be turned as well as mirrored.
    fn shape(&self) -> (usize, bool);
    fn cells(&self) -> Cells;
    fn with_cells(&self, cells: &[Option<u8>]) -> Self;
}

fn mark_number(mark: Mark) -> u8 {
    u8::from(mark == Mark::O)
}

fn mark(number: u8) -> Mark {
    if number == 0 { Mark::X } else { Mark::O }
}

fn marks(cells: &[Option<u8>]) -> Vec<Option<Mark>> {
    cells.iter().map(|cell| cell.map(mark)).collect()
}

impl Symmetric for TicTacToe {
    fn shape(&self) -> (usize, bool) {
        (3, true)
    }

    fn cells(&self) -> Cells {
        ((0..9).map(|cell| self.mark_at(cell).map(mark_number)).collect(), mark_number(self.mark_to_move()))
    }

    fn with_cells(&self, cells: &[Option<u8>]) -> Self {
        Self::from_cells(marks(cells).try_into().unwrap(), None, *self.rules()).unwrap()
    }
}

impl Symmetric for ConnectFour {
    fn shape(&self) -> (usize, bool) {
        (self.rules().columns, false)
    }

    fn cells(&self) -> Cells {
        let cells = 0..self.rules().cells();
        (cells.map(|cell| self.mark_at(cell).map(mark_number)).collect(), mark_number(self.mark_to_move()))
    }

    fn with_cells(&self, cells: &[Option<u8>]) -> Self {
        Self::from_cells(&marks(cells), None, *self.rules()).unwrap()
    }
}

impl Symmetric for Othello {
    fn shape(&self) -> (usize, bool) {
        (8, true)
    }

    fn cells(&self) -> Cells {
        ((0..64).map(|square| self.mark_at(square).map(mark_number)).collect(), mark_number(self.to_move))
    }

    fn with_cells(&self, cells: &[Option<u8>]) -> Self {
        Self::from_cells(&marks(cells).try_into().unwrap(), self.to_move, self.max)
    }
}

/// The cells of every image of a position, its own first.
fn images<G: Symmetric>(position: &G) -> Vec<Cells> {
    let (columns, turns) = position.shape();
    let (cells, to_move) = position.cells();
    let rows = cells.len() / columns;
    let symmetries = if turns { 8 } else { 2 };
    let image = |symmetry: usize| {
        let mut image = vec![None; cells.len()];
        for (cell, &content) in cells.iter().enumerate() {
            let (mut column, mut row) = (cell % columns, cell / columns);
            if symmetry & 1 != 0 {
                column = columns - 1 - column;
            }
            if symmetry & 2 != 0 {
                row = rows - 1 - row;
            }
            if symmetry & 4 != 0 {
                (column, row) = (row, column);
            }
            image[row * columns + column] = content;
        }
        (image, to_move)
    };
    (0..symmetries).map(image).collect()
}

/// The same for every position of a class, and for no other.
fn slow_class<G: Symmetric>(position: &G) -> Cells {
    images(position).into_iter().min().unwrap()
}

fn legal_moves<G: Game>(position: &G) -> Vec<G::Move> {
    let mut moves = Vec::new();
    position.legal_moves(&mut moves);
    moves
}

fn played<G: Game>(start: G, moves: &[Index]) -> G {
    moves.iter().fold(start, |position, index| match legal_moves(&position) {
        legal if legal.is_empty() => position,
        legal => position.after(legal[index.index(legal.len())]),
    })
}

/// All positions that come up within some plies.
fn positions<G: Game>(start: &G, plies: usize) -> Vec<G> {
    let mut all = vec![start.clone()];
    let mut row = all.clone();
    for _ in 0..plies {
        row = row.iter().flat_map(|position| legal_moves(position).into_iter().map(|mv| position.after(mv))).collect();
        all.extend(row.iter().cloned());
    }
    all
}

/// Among all positions of the first plies, canonical forms and classes correspond one to one.
fn assert_classes_are_told_apart<G: Symmetric + Hash>(start: &G, plies: usize) {
    let (mut class_of, mut canonical_of) = (HashMap::new(), BTreeMap::new());
    for position in positions(start, plies) {
        let (class, canonical) = (slow_class(&position), position.canonical().unwrap());
        assert_eq!(*class_of.entry(canonical.clone()).or_insert_with(|| class.clone()), class, "{position:?}");
        assert_eq!(*canonical_of.entry(class).or_insert_with(|| canonical.clone()), canonical, "{position:?}");
    }
    assert_eq!(class_of.len(), canonical_of.len());
}

#[test]
fn two_positions_share_a_canonical_form_exactly_if_they_are_images_of_one_another() {
    assert_classes_are_told_apart(&TicTacToe::new(TicTacToeRules::default()), 6);
    let rules = ConnectFourRules { columns: 5, rows: 3, connect: 3, ..ConnectFourRules::default() };
    assert_classes_are_told_apart(&ConnectFour::new(rules), 6);
    assert_classes_are_told_apart(&Othello::new(Mark::X), 5);
}

/// Every image of a position has its canonical form, and is one of the images itself.
fn check_images<G: Symmetric>(position: &G) -> Result<(), TestCaseError> {
    let canonical = position.canonical().unwrap();
    prop_assert!(images(position).contains(&canonical.cells()), "{canonical:?} is no image of {position:?}");
    for (cells, _) in images(position) {
        prop_assert_eq!(position.with_cells(&cells).canonical(), Some(canonical.clone()));
    }
    Ok(())
}

/// No move is dropped but those that lead to an image of where a kept one leads, and of those all are.
fn check_merged<G: Symmetric>(position: &G) -> Result<(), TestCaseError> {
    let all = legal_moves(position);
    let class = |mv: &G::Move| slow_class(&position.after(*mv));
    let mut expected: Vec<G::Move> = Vec::new();
    for mv in &all {
        if expected.iter().all(|kept| class(kept) != class(mv)) {
            expected.push(*mv);
        }
    }
    // What stands before the first of these moves, another position's, is left alone.
    let mut merged: Vec<_> = all.first().into_iter().chain(&all).copied().collect();
    merge_symmetric(position, &mut merged, all.len().min(1));
    merged.drain(..all.len().min(1));
    prop_assert_eq!(merged, expected);
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 200, ..ProptestConfig::default() })]

    #[test]
    fn all_images_of_a_position_are_one_and_only_their_moves_are_merged(
        (columns, rows, connect) in (1..=20_usize, 1..=20_usize, 2..=5_usize),
        moves in proptest::collection::vec(any::<Index>(), 0..30),
    ) {
        let rules = ConnectFourRules { columns, rows, connect, ..ConnectFourRules::default() };
        let connect_four = played(ConnectFour::new(rules), &moves);
        check_images(&connect_four)?;
        check_merged(&connect_four)?;
        let othello = played(Othello::new(Mark::O), &moves);
        check_images(&othello)?;
        check_merged(&othello)?;
        let tic_tac_toe = played(TicTacToe::new(TicTacToeRules::default()), &moves[..moves.len().min(9)]);
        check_images(&tic_tac_toe)?;
        check_merged(&tic_tac_toe)?;
    }
}
