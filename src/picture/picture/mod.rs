//! A moment of a trace as shapes: (recording, step, layout, view) → [`shape::Shape`]s, for the screen as well as for
//! files.
//!
//! `measure` sizes the nodes, [`TreeLayout`] positions them once per trace, a [`View`] selects a part of the plane, and
//! [`draw_scene`] converts these and a step to shapes. A node is drawn with exactly what the search has proved of it by
//! that step. Does not depend on a window toolkit or on files.

pub mod board;
mod choice_badge;
pub mod draw;
mod edge_ends;
pub mod fallback;
pub mod fit;
pub mod follow;
pub mod fonts;
pub mod in_words;
pub mod link_code;
mod measure;
mod options;
pub mod overview;
pub mod palette;
pub mod sampled;
mod scene;
pub mod shape;
mod strips;
pub mod tactile;
pub mod thumbnail;
mod tree_layout;
mod tree_scene;
pub mod view;

pub use choice_badge::{ChoiceBadge, ChoiceVotes};
pub use draw::draw_scene;
pub use options::{
    Folds, GivenValues, LayoutForm, Notation, NotationOptions, Perspective, Probabilities, UnvisitedDisplay,
};
pub use scene::{ASKED, Concealed, Scene};
pub use shape::{PixelRect, turn_mark};
pub use strips::{NodeCategory, RowPosition, settled_count};
pub use tree_layout::{LayoutInParts, LayoutsInParts, TreeLayout, is_same_tree};
pub use view::View;
