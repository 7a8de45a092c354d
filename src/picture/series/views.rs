//! How the pages of a series are drawn, and which view of the tree each has.
//!
//! A view of the whole tree or of a subtree is the same on all pages of a pass, and all pages have one size, so that nothing
//! moves from page to page. A visible view follows the current node as the window does.

use crate::picture::fit::{PictureBounds, Viewport, automatic};
use crate::picture::follow::stayed_or_scrolled;
use crate::picture::shape::{Point, point};
use crate::picture::{Folds, GivenValues, NotationOptions, TreeLayout, UnvisitedDisplay, View};
use poda_core::game::any::AnyGame;
use poda_core::trace::passes::Passes;
use poda_core::trace::recording::Recording;
use poda_core::trace::{NodeId, Step};
use std::collections::BTreeMap;

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

/// The size of the tree in a window of 1280 × 800 with its panel open.
const VISIBLE_SIZE: Point = point(980.0, 632.0);

/// The layout of a pass, and what is known of its pages' views.
#[derive(Clone, Debug)]
pub(super) struct PassViews {
    /// The number of the pass.
    pub pass: usize,
    /// Where its nodes are.
    pub tree_layout: TreeLayout,
    /// The root of the drawn subtree.
    pub root: NodeId,
    /// The ids and names of the nodes that pages have shown.
    pub names: BTreeMap<NodeId, NodeName>,
    views: Views,
}

/// What a node is called.
#[derive(Clone, Debug)]
pub(super) struct NodeName {
    /// Its id.
    pub id: String,
    /// Its name in sentences.
    pub name: String,
}

#[derive(Clone, Debug)]
enum Views {
    /// One for all pages.
    Fixed(View),
    /// The view at a step of the pass, of which the views of later steps are derived.
    Following { viewport: Viewport, at: Step, view: View },
}

/// The size and the scale that the pages of all passes have in common.
#[derive(Clone, Copy, Debug)]
pub(super) struct CommonSize {
    size: Point,
    scale: Option<f32>,
}

/// Lays out the tree of a pass.
pub(super) fn lay_out(options: &SeriesOptions, recording: &Recording<AnyGame>) -> TreeLayout {
    let folds = Folds::new(options.unvisited == UnvisitedDisplay::Frontier);
    TreeLayout::folded(recording, options.notation, &folds)
}

impl CommonSize {
    /// Returns the size of the pages of several passes, each with the root of what is drawn of it: the largest that any needs, at
    /// the smallest scale that any has. Of a single pass it is the size of that.
    pub fn of(options: &SeriesOptions, passes: &Passes<AnyGame>, roots: &[(usize, NodeId)]) -> Option<Self> {
        if options.view == SeriesView::Visible || roots.len() < 2 {
            return None;
        }
        let layouts: Vec<_> = roots.iter().map(|&(pass, root)| (lay_out(options, passes.get(pass)), root)).collect();
        Some(Self::of_layouts(options, &layouts.iter().map(|(layout, root)| (layout, *root)).collect::<Vec<_>>()))
    }

    fn of_layouts(options: &SeriesOptions, layouts: &[(&TreeLayout, NodeId)]) -> Self {
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

impl PassViews {
    /// Returns the views of a pass, of which the subtree below `root` is drawn.
    pub fn new(
        options: &SeriesOptions,
        (pass, recording): (usize, &Recording<AnyGame>),
        root: NodeId,
        common: Option<CommonSize>,
    ) -> Self {
        let tree_layout = lay_out(options, recording);
        let bounds = options.bounds;
        let views = if options.view == SeriesView::Visible {
            let size = point(bounds.width.unwrap_or(VISIBLE_SIZE.x), bounds.height.unwrap_or(VISIBLE_SIZE.y));
            let viewport = Viewport::window(size);
            Views::Following { viewport, at: 0, view: automatic(&tree_layout, viewport, root, root) }
        } else {
            let common = common.unwrap_or_else(|| CommonSize::of_layouts(options, &[(&tree_layout, root)]));
            let scale = bounds.scale(&tree_layout, root).and(common.scale);
            Views::Fixed(bounds.view(&tree_layout, root, scale, common.size))
        };
        Self { pass, tree_layout, root, names: BTreeMap::new(), views }
    }

    /// Returns the view of the page at a step of the pass.
    pub fn at(&mut self, recording: &Recording<AnyGame>, step: Step) -> View {
        let (layout, root) = (&self.tree_layout, self.root);
        match &mut self.views {
            Views::Fixed(view) => *view,
            Views::Following { viewport, at, view } => {
                if step < *at {
                    (*at, *view) = (0, automatic(layout, *viewport, root, root));
                }
                while *at < step {
                    *at += 1;
                    let current = recording.trace().at(*at).current().unwrap_or(root);
                    *view = stayed_or_scrolled(
                        view,
                        automatic(layout, *viewport, root, current),
                        &layout.positions,
                        root,
                        current,
                    );
                }
                *view
            }
        }
    }
}
