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
mod pixel_rect;
mod player_triangle;
pub mod shape;
pub mod side_by_side;
mod tree_layout;
pub mod view;

pub use draw::{Scene, draw_scene};
pub use folds::Folds;
pub use options::{GivenValues, Notation, NotationOptions, Perspective, UnvisitedDisplay};
pub use pixel_rect::PixelRect;
pub use player_triangle::player_triangle;
pub use tree_layout::TreeLayout;
pub use view::View;
