//! The split view of two searches: two trees that scroll together, each with a header and a caption.

use super::sides::{CAPTION, HEADER, halves, has_space_side_by_side, line_between, side_ui};
use crate::tree_panel::{DrawnTree, Ink, TreePanel, ZOOM_STEP};
use egui::{Ui, Vec2};
use poda_core::trace::NodeId;
use poda_core::trace::recording::NodeRef;
use poda_session::UniqueId;
use poda_session::lanes::Side;
use poda_session::split_view::SplitView;
use poda_window::input::command::UiCommand;
use poda_window::panel::request::{Requests, UiRequest};
use poda_window::panel::view_context::{SearchContext, ShownTree, ViewContext};

/// The smallest scale at which values are readable.
const READABLE_SCALE: f64 = 0.42;

/// The views of both trees and the selection in each.
#[derive(Debug, Default)]
pub struct SplitViewPanel {
    trees: [TreePanel; 2],
    selected: [Option<NodeRef>; 2],
    /// The side that the user clicked last. The side panel describes it.
    pub active_side: Side,
    /// The split view that was shown last.
    split_id: Option<UniqueId>,
}

impl SplitViewPanel {
    /// Returns the context of the active side, for the side panel.
    pub fn active<'a>(&self, context: &ViewContext<'a>, split: &'a SplitView) -> ViewContext<'a> {
        self.half(context, split, self.active_side).any()
    }

    /// Returns the context of a side. `context` is that of the document's own search.
    fn half<'a>(&self, context: &ViewContext<'a>, split: &'a SplitView, side: Side) -> SearchContext<'a> {
        let (index, search) = (side as usize, split.search(side));
        let own = context.depth_first().map(|context| context.tree);
        let tree = ShownTree {
            selected: self.selected[index].and_then(|node| search.recording().resolve(node)),
            root: self.trees[index].root(search),
            viewed_player: own.and_then(|tree| tree.viewed_player),
            is_far: own.is_some_and(|tree| tree.is_far),
            why_not: None,
        };
        SearchContext::new(ViewContext { edit_feedback: None, ..*context }, search, tree)
    }

    fn reset_for_other(&mut self, split: &SplitView) {
        if self.split_id.replace(split.id) != Some(split.id) {
            self.selected = [None; 2];
            for tree in &mut self.trees {
                tree.reset();
            }
        }
    }

    /// Draws both sides into the available space.
    pub fn show(&mut self, ui: &mut Ui, context: &ViewContext<'_>, split: &SplitView) {
        self.reset_for_other(split);
        let all = ui.available_rect_before_wrap();
        let rects = halves(ui, all, are_side_by_side(split, all.size()));
        let mut sides = Side::BOTH;
        if self.active_side != sides[0] {
            sides.reverse();
        }
        for side in sides {
            if split.is_same_tree && side != self.active_side {
                // Both show the same nodes, also after one of the searches has cut.
                let leading = self.trees[self.active_side as usize].fitted_tree();
                self.trees[side as usize].leading = leading;
            }
            let own = Requests::default();
            let half = self.half(&ViewContext { requests: &own, ..*context }, split, side);
            side_ui(ui, rects[side as usize], &half, side, |ui| self.trees[side as usize].show(ui, &half));
            for request in own.take() {
                context.requests.extend(self.handle(context, split, side, request));
            }
        }
        line_between(ui, rects);
        self.synchronize_views(split);
    }

    /// If both trees are the same, copies the view that the user changed with the pointer to the other tree.
    fn synchronize_views(&mut self, split: &SplitView) {
        let [first, second] = &mut self.trees;
        let moved = [first.take_moved_view(), second.take_moved_view()];
        if split.is_same_tree {
            match moved {
                [Some(view), _] => second.seen.chosen = Some(view),
                [None, Some(view)] => first.seen.chosen = Some(view),
                [None, None] => {}
            }
        }
    }

    /// Applies a request about the view to both sides. Returns a request of any other kind.
    pub fn handle(
        &mut self,
        context: &ViewContext<'_>,
        split: &SplitView,
        side: Side,
        request: UiRequest,
    ) -> Option<UiRequest> {
        // A node belongs to the search of one side, or to a search that is no longer shown.
        let owner = |node: NodeRef| {
            Side::BOTH.into_iter().find_map(|side| Some((side, split.search(side).recording().resolve(node)?)))
        };
        let (side, node) = match request.properties().node {
            None => (side, NodeId::ROOT),
            Some(node) => owner(node)?,
        };
        let in_half = |other: Side| if other == side { Some(node) } else { split.counterpart(side, node) };
        match request {
            UiRequest::Select(node) => {
                self.active_side = side;
                for side in Side::BOTH {
                    let there = node.and_then(|_| in_half(side));
                    self.selected[side as usize] = there.map(|node| split.search(side).recording().node_ref(node));
                }
            }
            UiRequest::ShowSubtree(_) => {
                self.each(context, split, |tree, half, side| {
                    if let Some(node) = in_half(side) {
                        tree.set_root(Some(half.node_ref(node)));
                    }
                });
            }
            UiRequest::FitSubtree(_) => {
                self.each(context, split, |tree, half, side| {
                    if let Some(node) = in_half(side) {
                        tree.fit_subtree(half, node);
                    }
                });
            }
            UiRequest::Reveal(_) => {
                self.each(context, split, |tree, half, side| {
                    if let Some(node) = in_half(side) {
                        tree.reveal(half, node, None);
                    }
                });
            }
            UiRequest::Run(UiCommand::ShowSubtree) => {
                let half = self.half(context, split, self.active_side);
                let root = half.subtree_of(half.focused_node());
                return self.handle(context, split, self.active_side, UiRequest::ShowSubtree(half.node_ref(root)));
            }
            UiRequest::Run(UiCommand::SelectNeighbor(neighbor)) => {
                let half = self.half(context, split, self.active_side);
                let to = half.node_ref(half.neighbor(neighbor, half.focused_node())?);
                self.trees[self.active_side as usize].is_walked = true;
                self.handle(context, split, self.active_side, UiRequest::Select(Some(to)));
                return self.handle(context, split, self.active_side, UiRequest::Reveal(to));
            }
            UiRequest::Run(UiCommand::GoBack) if self.half(context, split, side).tree.root != NodeId::ROOT => {
                return self.handle(context, split, side, UiCommand::ShowParent.into());
            }
            UiRequest::Run(UiCommand::ShowParent) => {
                let half = self.half(context, split, side);
                let parent = half.search.trace().parent(half.tree.root)?;
                return self.handle(context, split, side, UiRequest::ShowSubtree(half.node_ref(parent)));
            }
            UiRequest::Run(UiCommand::Fit) => self.each(context, split, |tree, half, _| tree.fit(half)),
            UiRequest::Run(UiCommand::ZoomIn) => self.each(context, split, |tree, half, _| tree.zoom(half, ZOOM_STEP)),
            UiRequest::Run(UiCommand::ZoomOut) => {
                self.each(context, split, |tree, half, _| tree.zoom(half, 1.0 / ZOOM_STEP));
            }
            UiRequest::Run(UiCommand::NaturalSize) => {
                self.each(context, split, |tree, half, _| tree.natural_size(half));
            }
            // An explicit tree is completely shown on both sides and in the document's own search, in which it is
            // edited.
            UiRequest::Reorder(_, to)
                if let Some(own) = context.session.search()
                    && split.search(side).trace().node_count() == own.trace().node_count() =>
            {
                let there = split.search(side).recording().counterpart(node, own.recording())?;
                return Some(UiRequest::Reorder(own.recording().node_ref(there), to));
            }
            // A split view has no folds and no find bar.
            UiRequest::ToggleFold(_)
            | UiRequest::Run(UiCommand::ToggleFold | UiCommand::GoToNextChange | UiCommand::Find)
            | UiRequest::Reorder(..) => {}
            other => return Some(other),
        }
        None
    }

    fn each(
        &mut self,
        context: &ViewContext<'_>,
        split: &SplitView,
        mut change: impl FnMut(&mut TreePanel, &SearchContext<'_>, Side),
    ) {
        for side in Side::BOTH {
            let half = self.half(context, split, side);
            change(&mut self.trees[side as usize], &half, side);
        }
    }

    /// Returns both trees as they were drawn last.
    pub fn drawn(&self) -> [Option<&DrawnTree>; 2] {
        self.trees.each_ref().map(|tree| tree.drawn.as_ref())
    }

    /// Removes the last stroke of the pen from the tree on which it was drawn.
    pub fn undo_stroke(&mut self, split: &SplitView) {
        let drawn = |side: Side| self.trees[side as usize].ink.last_drawn(Some(split.search(side)));
        let side = if drawn(Side::First) < drawn(Side::Second) { Side::Second } else { Side::First };
        self.trees[side as usize].ink.undo(Some(split.search(side)));
    }

    pub fn wipe_strokes(&mut self) {
        self.trees.iter_mut().for_each(|tree| tree.ink = Ink::default());
    }

    /// Clears the selection and shows both trees whole. Returns whether that changed anything.
    pub fn reset(&mut self, split: &SplitView) -> bool {
        let has_root =
            Side::BOTH.into_iter().any(|side| self.trees[side as usize].root(split.search(side)) != NodeId::ROOT);
        self.trees.iter_mut().filter(|_| has_root).for_each(|tree| tree.set_root(None));
        let had_selected = self.selected != [None; 2];
        self.selected = [None; 2];
        has_root || had_selected
    }
}

/// Returns whether the trees are drawn side by side. In narrow panels they are not, nor if they are so wide that they
/// are readable only one above the other.
fn are_side_by_side(split: &SplitView, panel: Vec2) -> bool {
    if !has_space_side_by_side(panel) {
        return false;
    }
    let tree_layout = &split.search(Side::First).tree_layout;
    let (wide, high) =
        (tree_layout.positions.width(), f64::from(tree_layout.sizes.row_height()) * tree_layout.rows() as f64);
    let scale = |width: f32, height: f32| {
        let height = f64::from(height - HEADER - CAPTION);
        (f64::from(width) / wide).min(height / high)
    };
    let (beside, above) = (scale(panel.x / 2.0, panel.y), scale(panel.x, panel.y / 2.0));
    READABLE_SCALE <= beside || above < READABLE_SCALE
}
