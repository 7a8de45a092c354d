//! Games: their rules, which a search needs, and their appearance, which pictures and sentences need.
//!
//! [`Game`] and [`GameView`] are the two traits; [`guide`] shows how to add a game. Each game is a file or folder, and
//! no game uses another: the parts that several games share (marks, sowing, weights) are separate files. Does not
//! depend on searches, traces, windows or languages.

pub mod any;
pub(crate) mod assumed;
pub mod babilego;
pub mod board;
pub mod connect_four;
pub mod evaluation;
pub mod guide;
pub mod kalah;
pub mod mancala;
pub mod marks;
pub mod nim;
pub mod othello;
pub mod packed_move;
pub mod pig;
pub mod played_game;
pub mod players;
mod rules;
pub mod symmetry;
#[cfg(test)]
mod testing;
pub mod tic_tac_toe;
pub mod tic_tac_toe_3;
pub mod tree;
pub mod twenty48;
mod view;
pub mod weighted;
pub mod what_if;

pub use rules::{Counts, Game};
pub use view::{GameView, MoveTarget, Outcome};
