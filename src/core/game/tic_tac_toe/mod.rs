//! Tic-tac-toe on bit boards.
//!
//! A board is two sets of nine bits, one for each mark. Tables answer "has a line?" and "how many lines are untouched?" for each
//! of the 512 sets (`bitboard.rs`), so a position is evaluated by two look-ups.

mod bitboard;
mod cell_order;
mod position;
#[cfg(test)]
mod tests;
mod view;

pub use cell_order::CellOrder;
pub use position::{DEFAULT_WEIGHTS, FEATURES, TicTacToe, TicTacToeRules};
