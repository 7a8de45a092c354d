//! How the pages of a series are drawn, and the size that they have in common.
//!
//! Knows layouts, and no search.

use poda_core::trace::NodeId;
use poda_picture::picture::fit::{PictureBounds, Viewport};
use poda_picture::picture::shape::{Point, point};
use poda_picture::picture::{GivenValues, NotationOptions, TreeLayout, UnvisitedDisplay};

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
    /// Whether they are for fingers: in outlines and braille, as large as these need.
    pub is_tactile: bool,
}

/// Which part of the tree a picture shows.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub enum SeriesView {
    /// All of it: every node in its shape, with legible text. Of a tree that is too large for that, all as strips.
    #[default]
    Whole,
    /// What the window shows by itself at 1280 × 800, stepping from the beginning: of a small tree that does not fit, the part
    /// around the current node. Without the map in the corner.
    Visible,
    /// All of the subtree of the node with this id; of a node that is visited several times, the first visit.
    Subtree(String),
}

/// The size of the tree in a window of 1280 × 800 with its panel open.
const VISIBLE_SIZE: Point = point(980.0, 632.0);

/// Its width where the tree is laid out tightly, which makes the panel narrower.
const VISIBLE_WIDTH_OF_TIGHT: f32 = 992.0;

impl SeriesOptions {
    /// The viewport of a page that shows what the window shows by itself, in which a tree has this layout.
    pub(super) fn visible_viewport(&self, layout: &TreeLayout) -> Viewport {
        let usual = if layout.sizes.is_tight { VISIBLE_WIDTH_OF_TIGHT } else { VISIBLE_SIZE.x };
        let (width, height) = (self.bounds.width.unwrap_or(usual), self.bounds.height.unwrap_or(VISIBLE_SIZE.y));
        Viewport::window(point(width, height))
    }
}

/// The size and the scale that the pages of all passes have in common.
#[derive(Clone, Copy, Debug)]
pub(super) struct CommonSize {
    pub size: Point,
    pub scale: Option<f32>,
}

impl CommonSize {
    /// Returns the largest size that any of several layouts needs, each with the root of what is drawn of it, at the smallest scale that any
    /// has.
    pub fn of_layouts(options: &SeriesOptions, layouts: &[(&TreeLayout, NodeId)]) -> Self {
        let bounds = options.bounds;
        let scale = layouts.iter().filter_map(|&(layout, root)| bounds.scale(layout, root)).reduce(f32::min);
        let mut size = point(0.0, 0.0);
        for &(layout, root) in layouts {
            let needed = bounds.size(layout, root, bounds.scale(layout, root).and(scale));
            size = point(size.x.max(needed.x), size.y.max(needed.y));
        }
        Self { size, scale }
    }
}
