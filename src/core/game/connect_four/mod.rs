//! Connect Four on boards of any size.
//!
//! A player's discs are a set of cells: for every column a number whose bits are its rows, the lowest bit at the bottom. Lines
//! of cells in a set are found for a whole column at once (`lines.rs`), which tells a finished line, counts the open ones and
//! points at them.

mod features;
mod lines;
mod position;
mod rules;
#[cfg(test)]
mod tests;
mod view;

pub use features::{DEFAULT_WEIGHTS, FEATURES};
pub use position::ConnectFour;
pub use rules::{ConnectFourRules, MAX_SIZE};
