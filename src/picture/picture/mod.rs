//! A moment of a trace as shapes: (recording, step, layout, view) → [`shape::Shape`]s, for the screen and for files alike.
//!
//! [`measure`] sizes the nodes, [`TreeLayout`] positions them once per trace, a [`View`] selects a part of the plane, and
//! [`draw_scene`] turns all that and a step into shapes. What is drawn of a node is what the search has proved of it by
//! that step, and nothing else. Knows no window toolkit and no file.

pub mod board;
mod concealed;
pub mod draw;
pub mod fit;
mod folds;
pub mod follow;
pub mod fonts;
mod layout_in_parts;
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

pub use concealed::{ASKED, Concealed};
pub use draw::{Scene, draw_scene};
pub use folds::Folds;
pub use layout_in_parts::LayoutInParts;
pub use options::{GivenValues, Notation, NotationOptions, Perspective, UnvisitedDisplay};
pub use pixel_rect::PixelRect;
pub use player_triangle::player_triangle;
pub use tree_layout::TreeLayout;
pub use view::View;
