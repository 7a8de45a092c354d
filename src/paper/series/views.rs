//! The views of the pages of one tree: one view for all pages, or the view of a window that steps from the beginning.

use super::options::{CommonSize, SeriesOptions};
use poda_core::trace::{NodeId, Step};
use poda_picture::picture::fit::{Viewport, automatic, whole_subtree};
use poda_picture::picture::follow::kept_at_same_scale;
use poda_picture::picture::{TreeLayout, View};

#[derive(Clone, Debug)]
pub(super) enum Views {
    Fixed(View),
    /// The view at a step, from which the views of later steps are derived.
    Following {
        viewport: Viewport,
        at: Step,
        view: View,
    },
}

impl Views {
    /// Returns the views of a tree whose subtree below `root` is drawn; `visible` is the viewport of pages that show
    /// what the window shows, and `common` the size that it has in common with other trees.
    pub fn new(
        options: &SeriesOptions,
        layout: &TreeLayout,
        root: NodeId,
        visible: Option<Viewport>,
        common: Option<CommonSize>,
    ) -> Self {
        if let Some(viewport) = visible {
            return Self::Following { viewport, at: 0, view: automatic(layout, viewport, root, root) };
        }
        let (bounds, common) =
            (options.bounds, common.unwrap_or_else(|| CommonSize::of_layouts(options, &[(layout, root)])));
        let scale = bounds.scale(layout, root).and(common.scale);
        Self::Fixed(bounds.view(layout, root, scale, common.size))
    }

    /// Returns the views of a tree in the spaces of a page: the whole tree, or the part around the current node.
    pub fn on_page(options: &SeriesOptions, layout: &TreeLayout, root: NodeId) -> Self {
        let viewport = options.largest_space();
        match options.spaces.iter().find_map(|space| whole_subtree(layout, space.viewport(), root)) {
            Some(view) => Self::Fixed(view),
            None => Self::Following { viewport, at: 0, view: automatic(layout, viewport, root, root) },
        }
    }

    /// Returns the view at a step. `current` returns the current node of a step and its number in the layout, and
    /// `followed` moves a view to a node at a step.
    pub fn at(
        &mut self,
        layout: &TreeLayout,
        root: NodeId,
        step: Step,
        current: impl Fn(Step) -> (NodeId, NodeId),
        followed: impl Fn(View, (NodeId, Step)) -> View,
    ) -> View {
        match self {
            Self::Fixed(view) => *view,
            Self::Following { viewport, at, view } => {
                if step < *at {
                    (*at, *view) = (0, automatic(layout, *viewport, root, root));
                }
                while *at < step {
                    *at += 1;
                    let (node, placed) = current(*at);
                    *view = followed(kept_at_same_scale(view, automatic(layout, *viewport, root, placed)), (node, *at));
                }
                *view
            }
        }
    }
}
