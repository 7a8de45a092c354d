//! A tree in the space that a page of a fixed size has for it. What does not fit in legible size is folded: everything
//! below a ply, apart from the path to the current node.

use super::options::SeriesOptions;
use poda_core::game::any::AnyGame;
use poda_core::trace::recording::Recording;
use poda_core::trace::{NodeId, Trace};
use poda_picture::picture::fit::{Viewport, automatic, overview, readable, whole_on_page};
use poda_picture::picture::{Folds, TreeLayout, View};

/// The most nodes of a subtree that is folded to fit. A larger one is drawn as strips.
const MAX_FOLDED_NODES: usize = 5_000;

/// A tree as it is drawn on a page.
#[derive(Clone, Debug)]
pub(super) struct PageFit {
    pub layout: TreeLayout,
    pub view: View,
    pub folds: Folds,
    /// The node whose path is not folded; `None` if the picture is the same for all nodes.
    pub opened: Option<NodeId>,
}

impl PageFit {
    /// Lays out the subtree below `root` for a page with the spaces of the options. `current` is the current node.
    pub fn new(recording: &Recording<AnyGame>, options: &SeriesOptions, root: NodeId, current: NodeId) -> Self {
        let (trace, usual) = (recording.trace(), options.usual_folds());
        let whole = TreeLayout::folded(recording, options.notation, &usual);
        if let Some((layout, view)) = whole_on_page(&whole, options.spaces, root) {
            return Self { layout: layout.clone(), view, folds: usual, opened: None };
        }
        let viewport = options.largest_space();
        if whole.graph.is_some() {
            let layout = whole.at_density(whole.denser.len()).clone();
            let view = automatic(&layout, viewport, root, current);
            return Self { layout, view, folds: usual, opened: Some(opened(trace, root, current)) };
        }
        if MAX_FOLDED_NODES < trace.subtree_range(root).len() {
            let view = overview(&whole, viewport, root);
            return Self { layout: whole, view, folds: usual, opened: None };
        }
        Self::folded(recording, options, root, opened(trace, root, current), &whole, viewport)
    }

    /// Folds as little as necessary below the path to a node.
    fn folded(
        recording: &Recording<AnyGame>,
        options: &SeriesOptions,
        root: NodeId,
        opened: NodeId,
        whole: &TreeLayout,
        viewport: Viewport,
    ) -> Self {
        let (trace, opened_node) = (recording.trace(), Some(opened));
        let plies = whole.positions.subtree_rows(root.number()).len();
        let at_ply = |ply: usize| {
            let folds = options.usual_folds().with_folded(folded_nodes(trace, root, opened, ply));
            (TreeLayout::folded(recording, options.notation, &folds), folds)
        };
        for ply in (1..plies).rev() {
            let (layout, folds) = at_ply(ply);
            if let Some((layout, view)) = whole_on_page(&layout, options.spaces, root) {
                return Self { layout: layout.clone(), view, folds, opened: opened_node };
            }
        }
        // Not even the children of the path fit side by side: a part of the tree is drawn.
        let (layout, folds) = at_ply(1);
        let layout = layout.at_density(layout.denser.len()).clone();
        Self { view: readable(&layout, viewport, root, opened), layout, folds, opened: opened_node }
    }

    /// Returns whether the picture is also that of a step with this current node.
    pub fn serves(&self, trace: &Trace, root: NodeId, current: NodeId) -> bool {
        self.opened.is_none_or(|node| node == opened(trace, root, current))
    }

    /// Returns whether a node is folded so that the picture fits.
    pub fn has_folded(&self, node: NodeId) -> bool {
        self.folds.is_chosen(node)
    }

    /// Returns whether the picture shows only a part of the subtree below `root`.
    pub fn is_part(&self, root: NodeId) -> bool {
        !self.view.shows_all(&self.layout.positions, root)
    }
}

/// Returns the node whose path is not folded: the current node, or its parent if nothing is below it.
fn opened(trace: &Trace, root: NodeId, current: NodeId) -> NodeId {
    let has_subtree = |node: &NodeId| *node == root || 1 < trace.subtree_range(*node).len();
    trace.ancestors(current).find(has_subtree).filter(|node| root <= *node).unwrap_or(root)
}

/// Returns the nodes that are folded if everything below a ply, counted from `root`, is folded, apart from the path to
/// `opened`.
fn folded_nodes(trace: &Trace, root: NodeId, opened: NodeId, ply: usize) -> Vec<NodeId> {
    let path: Vec<NodeId> = trace.ancestors(opened).take_while(|node| root <= *node).collect();
    let is_on_path = |node: NodeId| path.contains(&node);
    let is_folded = |node: &NodeId| {
        let below = trace.ply(*node) - trace.ply(root);
        let is_shown = below == ply || ply < below && trace.parent(*node).is_some_and(is_on_path);
        is_shown && !is_on_path(*node) && 1 < trace.subtree_range(*node).len()
    };
    let range = trace.subtree_range(root);
    trace.nodes().filter(|node| range.contains(&node.number())).filter(is_folded).collect()
}
