//! Games: their rules, as a search needs them, and their looks, as pictures and sentences need them.
//!
//! [`Game`] and [`GameView`] are the two traits; [`guide`] shows how a game is added. One file or folder a game, and no game
//! uses another: what several of them share (marks, sowing, weights) is a file of its own. Knows no search, no trace, no window
//! and no language.

pub mod any;
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
mod rules;
pub mod symmetry;
pub mod tic_tac_toe;
pub mod tree;
pub mod twenty48;
mod view;
pub mod weighted;
pub mod what_if;

pub use rules::Game;
pub use view::{GameView, MoveTarget, Outcome};
