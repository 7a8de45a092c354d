//! How the pages of a series are drawn, and the size that they have in common.
//!
//! Depends on layouts, but not on searches.

use poda_core::document::{Document, NoteReader};
use poda_core::game::any::AnyGame;
use poda_core::trace::NodeId;
use poda_picture::picture::fit::{PageSpace, PictureBounds, Viewport};
use poda_picture::picture::shape::{Point, point};
use poda_picture::picture::{Folds, GivenValues, NotationOptions, TreeLayout, UnvisitedDisplay};

/// How the pages of a series are drawn.
#[derive(Clone, Debug, PartialEq, Default)]
pub struct SeriesOptions {
    /// Which part of the tree is drawn.
    pub view: SeriesView,
    /// The size of the pictures.
    pub bounds: PictureBounds,
    /// The spaces for a picture on a page of a fixed size, of which the first that the tree fits is taken; empty if a
    /// picture is as large as its tree and its bounds require. They apply to a whole tree or subtree.
    pub spaces: &'static [PageSpace],
    pub notation: NotationOptions,
    pub unvisited: UnvisitedDisplay,
    /// The unvisited leaves that are drawn with their value.
    pub given_values: GivenValues,
    /// Whether the pages are for touch: in outlines and braille, at the size that these need.
    pub is_tactile: bool,
    /// Who reads the author's notes on the pages.
    pub reader: NoteReader,
}

/// Which part of the tree a picture shows.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub enum SeriesView {
    /// The whole tree: every node in its shape, with legible text. A tree that is too large for that is drawn as
    /// strips.
    #[default]
    Whole,
    /// What the window shows by default at 1280 × 800, stepping from the beginning: in a small tree that does not fit,
    /// the part around the current node. The map in the corner is not drawn.
    Visible,
    /// The whole subtree of the node with this id. If the node is visited several times, the first visit is drawn.
    Subtree(String),
}

/// Returns how the pages of a document are drawn without the choices of a user.
pub fn page_options(document: &Document) -> SeriesOptions {
    // As in the window, an explicit tree shows the values of its leaves from the start.
    let from_start = matches!(document.position(), AnyGame::Tree(_));
    let given_values = GivenValues { from_start, ..GivenValues::default() };
    // A recorded game contains only nodes that will be visited.
    let unvisited = if from_start { UnvisitedDisplay::Outlined } else { UnvisitedDisplay::Frontier };
    SeriesOptions { unvisited, given_values, ..SeriesOptions::default() }
}

/// The size of the tree in a window of 1280 × 800 with the panel open and a strip of the usual height.
const VISIBLE_SIZE: Point = point(980.0, 578.0);

/// The width of the tree if it is laid out tightly, which makes the panel narrower.
const VISIBLE_WIDTH_OF_TIGHT: f32 = 992.0;

impl SeriesOptions {
    /// Returns whether trees are laid out for pages of a fixed size.
    pub(super) fn has_spaces(&self) -> bool {
        !self.spaces.is_empty() && !self.is_tactile && self.view != SeriesView::Visible
    }

    /// Returns what is folded whatever the size of a page.
    pub(super) fn usual_folds(&self) -> Folds {
        Folds::new(self.unvisited == UnvisitedDisplay::Frontier)
    }

    /// Returns the viewport of the last space for a picture, or of a window if there is none.
    pub(super) fn largest_space(&self) -> Viewport {
        self.spaces.last().map_or_else(|| Viewport::window(VISIBLE_SIZE), |space| space.viewport())
    }

    /// Returns the viewport of a page that shows what the window shows by default, for a tree with this layout.
    pub(super) fn visible_viewport(&self, layout: &TreeLayout) -> Viewport {
        let usual = if layout.sizes.is_tight() { VISIBLE_WIDTH_OF_TIGHT } else { VISIBLE_SIZE.x };
        let (width, height) = (self.bounds.width.unwrap_or(usual), self.bounds.height.unwrap_or(VISIBLE_SIZE.y));
        let viewport = Viewport::window(point(width, height));
        match self.bounds.min_text_px {
            Some(min_text_px) => Viewport { min_text_px, least_text_px: min_text_px, ..viewport },
            None => viewport,
        }
    }
}

/// The size and the scale that the pages of all passes have in common.
#[derive(Clone, Copy, Debug)]
pub(super) struct CommonSize {
    pub size: Point,
    pub scale: Option<f32>,
}

impl CommonSize {
    /// Returns the largest size that any of several layouts needs, each given with the root of its drawn subtree, at
    /// the smallest scale that any of them has.
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
