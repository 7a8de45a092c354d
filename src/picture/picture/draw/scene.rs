//! The input of a drawing: a search, a step and a view of its tree; which nodes that view shows, and where edges and text attach to
//! a node.
//!
//! Rows are sorted, so that the visible stretch of each is found by binary search and the rest is not looked at. Knows
//! nothing of how edges, nodes and strips are drawn.

use crate::picture::fonts::Font;
use crate::picture::measure::{AIR_PX, BOUND_SIZE, LEAF_HEIGHT, NodeStyle};
use crate::picture::options::{GivenValues, UnvisitedDisplay};
use crate::picture::shape::{Anchor, Point, point};
use crate::picture::tree_layout::TreeLayout;
use crate::picture::view::View;
use poda_core::game::GameView;
use poda_core::score::Window;
use poda_core::trace::moment::{Moment, NodeState};
use poda_core::trace::recording::Recording;
use poda_core::trace::{NodeId, NodeKind, Step};
use poda_words::messages::Words;
use std::ops::Range;

/// What is drawn, and how.
#[derive(Clone, Copy, Debug)]
pub struct Scene<'a, G: GameView> {
    /// The recorded search.
    pub recording: &'a Recording<G>,
    /// The sizes and positions of its nodes.
    pub tree_layout: &'a TreeLayout,
    /// The step at which it is drawn.
    pub step: Step,
    /// Which part of the tree is drawn, and how large.
    pub view: View,
    /// The root of the drawn subtree.
    pub root: NodeId,
    /// What is drawn of unvisited nodes.
    pub unvisited: UnvisitedDisplay,
    /// Which unvisited leaves are drawn with their given value.
    pub given_values: GivenValues,
    /// The node that the user selected; it has a ring.
    pub selected: Option<NodeId>,
    /// Whether plain minimax has returned the same value.
    pub is_confirmed: bool,
    /// What is left out because it is asked for.
    pub concealed: Concealed,
    /// The language of the few words in the picture.
    pub words: &'a Words,
}

impl<'a, G: GameView> Scene<'a, G> {
    /// Returns the whole tree after the last step, with outlines of its unvisited nodes, nothing selected and nothing left out.
    pub fn new(recording: &'a Recording<G>, tree_layout: &'a TreeLayout, view: View, words: &'a Words) -> Self {
        Self {
            recording,
            tree_layout,
            step: recording.trace().len(),
            view,
            root: NodeId::ROOT,
            unvisited: UnvisitedDisplay::Outlined,
            given_values: GivenValues::default(),
            selected: None,
            is_confirmed: false,
            concealed: Concealed::default(),
            words,
        }
    }

    /// The moment that is drawn.
    pub fn moment(&self) -> Moment<'_> {
        self.recording.trace().at(self.step)
    }

    /// The moment whose values, windows and best moves are drawn: they change together.
    pub(super) fn settled(&self) -> Moment<'_> {
        if self.concealed.next { self.moment() } else { self.moment().settled() }
    }

    /// The value of a node as it is written, or a question mark where it is asked for.
    pub fn shown_value(&self, node: NodeId) -> String {
        if self.concealed.hides_value(node) {
            return ASKED.to_owned();
        }
        self.settled().shown_value(node).to_string()
    }

    /// The current window of a node, unless it is left out.
    pub fn window(&self, node: NodeId) -> Option<Window> {
        self.settled().window(node).filter(|_| !self.concealed.hides_window(node))
    }

    /// The child that proves the value of a node, unless the value is left out.
    pub fn proving_child(&self, node: NodeId) -> Option<NodeId> {
        self.settled().proving_child(node).filter(|_| !self.concealed.hides_value(node))
    }

    /// Returns whether no text has to be larger than it was measured, so that there is room for all labels.
    pub fn is_readable(&self) -> bool {
        !self.tree_layout.sizes.is_tight && self.view.min_text_px <= self.px(BOUND_SIZE) + 0.01
    }

    /// A text size in pixels, from units: at least the minimum of the view.
    pub fn text_px(&self, units: f32) -> f32 {
        self.view.text_px(units)
    }

    /// The text size of values in pixels, where there is room for it.
    pub fn value_px(&self) -> f32 {
        self.view.value_px()
    }

    /// The width of a line in pixels, from units.
    pub fn line_px(&self, units: f32) -> f32 {
        self.view.line_px(units)
    }

    /// The share of the overview.
    pub fn overview_blend(&self) -> f32 {
        self.view.overview_blend()
    }

    /// A length in pixels, from units.
    pub fn px(&self, units: f32) -> f32 {
        self.view.px(units)
    }

    /// A distance between positions in pixels, from units. Nodes can be further apart than their scale says.
    pub fn x_px(&self, units: f32) -> f32 {
        #[expect(clippy::cast_possible_truncation, reason = "pixels on a screen")]
        let pixels = (f64::from(units) * self.view.x_scale) as f32;
        pixels
    }

    /// The middle of a node, in pixels.
    pub fn center(&self, node: NodeId) -> Point {
        self.view.center(&self.tree_layout.positions, node)
    }

    /// The rows of the drawn subtree that are in view.
    pub fn rows(&self) -> Range<usize> {
        let in_view = self.view.rows(self.tree_layout.rows());
        let drawn = self.tree_layout.positions.subtree_rows(self.root.number());
        in_view.start.max(drawn.start)..in_view.end.min(drawn.end).max(drawn.start)
    }

    /// The nodes of the drawn subtree among neighbors of a row: neighbors, too.
    pub fn within<'r>(&self, nodes: &'r [u32]) -> &'r [u32] {
        if self.root == NodeId::ROOT {
            return nodes;
        }
        let inside = self.recording.trace().subtree_range(self.root);
        let first = nodes.partition_point(|&node| node < inside.start);
        let last = nodes.partition_point(|&node| node < inside.end);
        &nodes[first..last]
    }

    /// The current node, or the folded one above it; `None` outside of the drawn subtree.
    pub fn current(&self) -> Option<NodeId> {
        let current = self.moment().current()?;
        self.recording.trace().is_within(current, self.root).then(|| self.shown_ancestor(current))
    }

    /// The node itself or, if something above it is folded, the folded node.
    pub fn shown_ancestor(&self, node: NodeId) -> NodeId {
        NodeId::new(self.tree_layout.positions.shown_ancestor(node.number()) as usize)
    }

    /// Returns whether a node is in the drawn subtree and nothing above it is folded.
    pub fn is_laid_out(&self, node: NodeId) -> bool {
        self.recording.trace().is_within(node, self.root) && self.tree_layout.positions.is_shown(node.number())
    }

    /// The number of nodes folded below a node.
    pub fn folded_below(&self, node: NodeId) -> usize {
        let below = self.recording.trace().subtree_range(node).skip(1);
        let first = below.clone().next().filter(|&first| !self.tree_layout.positions.is_shown(first));
        first.map_or(0, |_| below.len())
    }

    /// Returns whether a node is drawn at all.
    pub fn is_drawn(&self, node: NodeId) -> bool {
        let Some(parent) = self.recording.trace().parent(node) else { return true };
        // A selected node is drawn even if it is not visited.
        if self.selected == Some(node) {
            return true;
        }
        match self.unvisited {
            UnvisitedDisplay::Outlined => true,
            UnvisitedDisplay::Frontier => matches!(self.moment().state(parent), NodeState::Open | NodeState::Finished),
            UnvisitedDisplay::Hidden => self.moment().state(node) != NodeState::Unvisited,
        }
    }

    /// Returns whether unvisited nodes are drawn.
    pub fn shows_unvisited(&self) -> bool {
        self.unvisited == UnvisitedDisplay::Outlined
    }

    /// Returns whether the principal variation is drawn: at the end of a correct search that has proved an exact value.
    pub fn shows_principal_variation(&self) -> bool {
        let trace = self.recording.trace();
        let is_proved = trace.end().proved(NodeId::ROOT).is_exact();
        !self.concealed.result && self.step == trace.len() && is_proved && trace.trust.is_proved()
    }

    /// The drawn nodes in view, row by row: of those in one pixel column, the first.
    pub fn visible_nodes(&self) -> Vec<NodeId> {
        let view = &self.view;
        let range = view.plane_x(0.0)..view.plane_x(view.size.x);
        let mut visible = Vec::new();
        for row in self.rows() {
            let nodes = self.within(self.tree_layout.positions.visible(row, range.clone()));
            visible.extend(view.one_a_column(&self.tree_layout.positions, nodes));
            let at_edge = view.edge_nodes(&self.tree_layout.positions, row).filter(|node| !nodes.contains(node));
            for node in at_edge.map(|node| NodeId::new(node as usize)).filter(|&node| self.is_laid_out(node)) {
                if (0.0..=view.size.x).contains(&self.center(node).x) {
                    visible.push(node);
                }
            }
        }
        visible.retain(|&node| self.is_drawn(node));
        visible
    }
}

/// What is written in the place of a value that is asked for.
pub const ASKED: &str = "?";

/// What a picture leaves out, so that it does not answer a question that is open. By default nothing.
///
/// Values and windows are left out where they are derived ([`Scene::shown_value`](super::Scene::shown_value) and
/// [`Scene::window`](super::Scene::window)), so that neither nodes nor strips show them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
#[expect(clippy::struct_excessive_bools, reason = "each is left out for a reason of its own")]
pub struct Concealed {
    /// The node of which neither the value nor the child that proves it is shown.
    pub value: Option<NodeId>,
    /// The node of which no window is shown.
    pub window: Option<NodeId>,
    /// Whether leaves have no value before they are visited, whatever else says so.
    pub given_values: bool,
    /// Whether nothing is drawn of what the next step does with a value that was just returned.
    pub next: bool,
    /// Whether the end is drawn like any other step: without the principal variation and its confirmation.
    pub result: bool,
    /// Whether of the principal variation only the first move is drawn.
    pub replies: bool,
}

impl Concealed {
    /// Returns whether the value of a node is left out.
    pub fn hides_value(&self, node: NodeId) -> bool {
        self.value == Some(node)
    }

    /// Returns whether the window of a node is left out.
    pub fn hides_window(&self, node: NodeId) -> bool {
        self.window == Some(node)
    }
}

/// The width of the current node's mark around a board, in units.
pub(super) const BOARD_HALO: f32 = 6.5;
/// The width of the line around that mark, in units.
pub(in crate::picture) const HALO_LINE: f32 = 1.2;
/// From line to line under a leaf's board, as a multiple of the text size.
pub(super) const LINE_HEIGHT: f32 = 1.24;

/// The two ends of the edge to a node: under its parent, and on top of it.
pub(super) fn edge_ends<G: GameView>(scene: &Scene<'_, G>, child: NodeId) -> (Point, Point) {
    let parent = scene.recording.trace().parent(child).unwrap_or(child);
    (bottom(scene, parent), top(scene, child))
}

/// The top of a node, where the edge from its parent ends.
fn top<G: GameView>(scene: &Scene<'_, G>, node: NodeId) -> Point {
    let (center, sizes) = (scene.center(node), &scene.tree_layout.sizes);
    let up = match (sizes.node_style, scene.recording.trace().kind(node)) {
        (NodeStyle::Abstract, NodeKind::Inner) => sizes.triangle_height / 2.0,
        (NodeStyle::Abstract, NodeKind::Leaf(_)) => LEAF_HEIGHT / 2.0,
        (NodeStyle::Board, NodeKind::Inner) => sizes.boards.inner.y / 2.0 + 4.0,
        (NodeStyle::Board, NodeKind::Leaf(_)) => sizes.boards.leaf.y / 2.0 + 9.0 + 5.0,
    };
    point(center.x, center.y - scene.px(up))
}

/// The bottom of a node, where the edges to its children start: below a board that is below its value.
pub(super) fn bottom<G: GameView>(scene: &Scene<'_, G>, node: NodeId) -> Point {
    let (center, sizes) = (scene.center(node), &scene.tree_layout.sizes);
    let down = match (sizes.node_style, scene.recording.trace().kind(node)) {
        (NodeStyle::Abstract, NodeKind::Inner) => scene.px(sizes.triangle_height / 2.0),
        (NodeStyle::Abstract, NodeKind::Leaf(_)) => scene.px(LEAF_HEIGHT / 2.0),
        (NodeStyle::Board, _) => {
            let size = scene.value_px();
            below_board(scene, sizes.boards.inner.y, size) + 0.75 * size
        }
    };
    point(center.x, center.y + down)
}

/// From the middle of a node down to the middle of the value under its board, in pixels. `height` is the board's, in
/// units; `size` is the value's text size, in pixels.
pub(super) fn below_board<G: GameView>(scene: &Scene<'_, G>, height: f32, size: f32) -> f32 {
    // Large text seems to touch what is as near as it may be to small text.
    let gap = scene.line_px(HALO_LINE) / 2.0 + AIR_PX.max(0.2 * size - 6.0);
    scene.px(height / 2.0 + BOARD_HALO) + gap + Font::SemiBold.cap_height(size) / 2.0
}

/// From the middle of a leaf down to the text `lines` lines below the sum under its board, in pixels.
pub(super) fn below_leaf_board<G: GameView>(scene: &Scene<'_, G>, lines: usize) -> f32 {
    let size = scene.text_px(BOUND_SIZE);
    let lines = lines + usize::from(0 < lines && sum_lines(scene) == SumLines::Two);
    // A leaf's board is drawn higher, to make room for the text under it.
    below_board(scene, scene.tree_layout.sizes.boards.leaf.y - 18.0, size) + lines as f32 * size * LINE_HEIGHT
}

/// How much of a sum is written under leaf boards: the same under all of them, so that leaves look alike.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum SumLines {
    /// All of it, in one line.
    One,
    /// Its addends, and its total below them.
    Two,
    /// Its total alone.
    Total,
}

/// Returns how much of the sums there is room for.
pub(super) fn sum_lines<G: GameView>(scene: &Scene<'_, G>) -> SumLines {
    let sizes = &scene.tree_layout.sizes;
    let space = scene.x_px(sizes.leaf_board_width + sizes.separation().siblings);
    let size = scene.text_px(BOUND_SIZE);
    let [one_line, longer_line] = sizes.longest_sum.map(|width| width * size);
    if one_line + 4.0 <= space {
        SumLines::One
    } else if sizes.is_tight && space < longer_line + 0.3 * size {
        SumLines::Total
    } else {
        SumLines::Two
    }
}

/// Where a text `height` pixels high goes beside an edge, a share `t` of the way down: on the side to which the edge
/// leads, at least `gap` pixels from it, however the edge leans.
pub(in crate::picture) fn beside_edge((from, to): (Point, Point), t: f32, height: f32, gap: f32) -> (Anchor, Point) {
    let on = from.toward(to, t);
    let slope = (to.x - from.x) / (to.y - from.y).max(1.0);
    if to.x < from.x {
        (Anchor::Right, point(on.x + slope * height - gap, on.y))
    } else {
        (Anchor::Left, point(on.x + slope * height + gap, on.y))
    }
}
