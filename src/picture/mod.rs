//! A moment of a trace as shapes: (recording, step, plan, view) → [`shape::Shape`]s, for the screen and for files alike.
//!
//! Knows no window toolkit and no file. What is drawn of a node is what the search has proved of it by that step, and
//! nothing else.

pub mod board;
pub mod draw;
pub mod fit;
mod folds;
pub mod fonts;
pub mod measure;
mod options;
pub mod overview;
pub mod palette;
mod player_triangle;
pub mod shape;
pub mod side_by_side;
mod tree_layout;
pub mod view;

pub use draw::Scene;
pub use folds::Folds;
pub use options::{GivenValues, Notation, NotationOptions, Perspective, UnvisitedDisplay};
pub use player_triangle::player_triangle;
pub use tree_layout::{TreeLayout, inequality};
pub use view::View;
