//! How the pages of a series are drawn.

use crate::picture::fit::PictureBounds;
use crate::picture::{GivenValues, NotationOptions, UnvisitedDisplay};

/// How the pages of a series are drawn.
#[derive(Clone, Debug, PartialEq, Default)]
pub struct SeriesOptions {
    /// Which part of the tree is drawn.
    pub view: SeriesView,
    /// The size of the pictures.
    pub bounds: PictureBounds,
    /// How α and β are written.
    pub notation: NotationOptions,
    /// What is drawn of unvisited nodes.
    pub unvisited: UnvisitedDisplay,
    /// Which unvisited leaves are drawn with their value.
    pub given_values: GivenValues,
}

/// Which part of the tree a picture shows.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub enum SeriesView {
    /// All of it: every node in its shape, with text of 12 pixels or more. Of a tree that is too large for that, all as strips.
    #[default]
    Whole,
    /// What the window shows by itself at 1280 × 800, stepping from the beginning: of a small tree that does not fit, the part
    /// around the current node. Without the map in the corner.
    Visible,
    /// All of the subtree of the node with this id; of a node that is visited several times, the first visit.
    Subtree(String),
}
