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
pub mod game_record;
pub mod guide;
pub mod kalah;
pub mod leaf_change;
pub mod listed;
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

/// The list of games, as the arguments of another macro. An entry has the module with the rules of a game, the name of
/// the game, and descriptions of its positions and moves.
///
/// The name is that of the type of its positions, of its variant of `AnyGame`, and that in
/// position files. The modules with its fields in position files and with its look in the window have the name of the
/// module with the rules.
#[macro_export]
macro_rules! each_game {
    ($then:ident) => {
        $then! {
            tree: Tree, "A node of an explicit tree.", "To the child with this index.";
            tic_tac_toe: TicTacToe, "A tic-tac-toe board.", "Into this cell.";
            connect_four: ConnectFour, "A board of Connect Four.", "Into this column.";
            othello: Othello, "An Othello board.", "Onto a square, or a pass.";
            kalah: Kalah, "A board with seeds.", "Out of this pit.";
            babilego: Babilego, "A board with tokens of different values.", "Out of a pit, in one of several orders.";
            nim: Nim, "Piles of objects.", "From a pile.";
            pig: Pig, "A game of dice.", "A roll, a hold, or a number of the die.";
            tic_tac_toe_3: TicTacToe3, "A board of tic-tac-toe for three players.", "Into this cell.";
            twenty48: Twenty48, "A board with numbered tiles.", "A slide, or a new tile.";
        }
    };
}
