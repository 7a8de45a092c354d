//! The input of a drawing: a search, a step and a view of its tree. Also the nodes that the view shows, and the points
//! where edges and text attach to a node.
//!
//! Rows are sorted, so a binary search finds the visible part of each row, and the other nodes are not examined. Does
//! not depend on how edges, nodes and strips are drawn.

use super::choice_badge::ChoiceBadge;
use super::tree_scene::{TreeScene, children_in_view};
use crate::picture::edge_ends::EdgeEnds;
use crate::picture::fonts::Font;
use crate::picture::measure::{AIR_PX, BOUND_SIZE, LEAF_HEIGHT, NAME_BELOW_LEAF, NAME_SIZE, NodeStyle};
use crate::picture::options::{GivenValues, UnvisitedDisplay};
use crate::picture::shape::{Point, point};
use crate::picture::tree_layout::TreeLayout;
use crate::picture::view::View;
use poda_core::game::GameView;
use poda_core::score::{Bound, Score, Window};
use poda_core::trace::moment::{Moment, NodeState, ShownValue};
use poda_core::trace::position_graph::PositionGraph;
use poda_core::trace::recording::Recording;
use poda_core::trace::{NodeId, NodeKind, Step};
use poda_words::messages::{NamedBounds, Words};
use std::ops::Range;

/// The content and the style of a drawing.
#[derive(Clone, Copy, Debug)]
pub struct Scene<'a, G: GameView> {
    pub recording: &'a Recording<G>,
    /// The sizes and positions of its nodes.
    pub tree_layout: &'a TreeLayout,
    pub step: Step,
    /// The part of the tree that is drawn, and its scale.
    pub view: View,
    /// The root of the drawn subtree.
    pub root: NodeId,
    /// How unvisited nodes are drawn.
    pub unvisited: UnvisitedDisplay,
    /// Which unvisited leaves are drawn with their given value.
    pub given_values: GivenValues,
    /// The node that the user selected. It is marked with a ring.
    pub selected: Option<NodeId>,
    /// The player whose entries are drawn alone in strong colors, if it is one of several.
    pub viewed_player: Option<usize>,
    /// Whether plain minimax has returned the same value.
    pub is_confirmed: bool,
    /// The parts that are left out because a question asks for them.
    pub concealed: Concealed,
    /// The choices of a question that is put to a class.
    pub choices: &'a [ChoiceBadge],
    /// The nodes of a line that is drawn in the place of the principal variation; empty if there is none.
    pub line: &'a [NodeId],
    /// The language of the few words in the picture.
    pub words: &'a Words,
}

impl<'a, G: GameView> Scene<'a, G> {
    /// Returns how a node is drawn. In a tree whose nodes have boards, a node without one is drawn as in other trees.
    pub(in crate::picture) fn node_style(&self, node: NodeId) -> NodeStyle {
        let of_tree = self.tree_layout.sizes.node_style;
        // All positions of a game have boards.
        let may_differ = of_tree == NodeStyle::Board && self.recording.root().is_explicit_tree();
        if may_differ && !self.recording.position(node).has_board() { NodeStyle::Abstract } else { of_tree }
    }

    /// Returns a scene of the whole tree after the last step, with outlines of its unvisited nodes, nothing selected
    /// and nothing left out.
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
            viewed_player: None,
            is_confirmed: false,
            concealed: Concealed::default(),
            choices: &[],
            line: &[],
            words,
        }
    }

    pub fn moment(&self) -> Moment<'_> {
        self.recording.trace().at(self.step)
    }

    /// Returns the value of a node as it is written, or a question mark if a question asks for it.
    pub fn shown_value(&self, node: NodeId) -> String {
        if self.concealed.hides_value(node) {
            return ASKED.to_owned();
        }
        self.moment().shown_value(node).to_string()
    }

    /// Returns the current window of a node, unless it is left out or its bounds have no names yet.
    pub fn window(&self, node: NodeId) -> Option<Window> {
        let are_named = self.words.named_bounds == NamedBounds::Both;
        let window = match self.recording.multi_player() {
            Some(view) => view.window(node, self.step),
            None => self.moment().window(node),
        };
        window.filter(|_| are_named && !self.concealed.hides_window(node))
    }

    /// Returns the current α of a node where α is named and β is not, unless it is left out. A player who has nothing
    /// yet has no α.
    pub(in crate::picture) fn alpha_alone(&self, node: NodeId) -> Option<Score> {
        let is_named = self.words.named_bounds == NamedBounds::Alpha;
        let window = self.moment().window(node).filter(|_| is_named && !self.concealed.hides_window(node));
        window.map(|window| window.alpha).filter(|&alpha| alpha != Score::NEG_INFINITY)
    }

    /// Returns what is known of each player's payoff at a node, unless there are two sides or the value is left out.
    pub(in crate::picture) fn shown_payoffs(&self, node: NodeId) -> Option<Vec<ShownValue>> {
        let view = self.recording.multi_player()?;
        view.shown(node, self.step).filter(|_| !self.concealed.hides_value(node))
    }

    /// Returns the child that proves the value of a node, unless the value is left out. In a search of vectors, it is
    /// the child whose vector the node has so far.
    pub fn proving_child(&self, node: NodeId) -> Option<NodeId> {
        if let Some(view) = self.recording.vectors() {
            return view.best_child(node, self.step).filter(|_| !self.concealed.hides_value(node));
        }
        self.moment().proving_child(node).filter(|_| !self.concealed.hides_value(node))
    }

    /// Returns whether every text can be drawn at its measured size. If so, all labels fit.
    pub fn is_readable(&self) -> bool {
        !self.tree_layout.sizes.is_tight() && self.view.min_text_px <= self.px(BOUND_SIZE) + 0.01
    }

    /// Returns a text size in pixels for a size in units: at least the minimum of the view.
    pub fn text_px(&self, units: f32) -> f32 {
        self.view.text_px(units)
    }

    /// Returns the preferred text size of values, in pixels.
    pub fn value_px(&self) -> f32 {
        self.view.value_px()
    }

    /// Returns a line width in pixels for a width in units.
    pub fn line_px(&self, units: f32) -> f32 {
        self.view.line_px(units)
    }

    /// Returns how much of the overview is blended in, from 0 to 1.
    pub fn overview_blend(&self) -> f32 {
        self.view.overview_blend()
    }

    /// Returns a length in pixels for a length in units.
    pub fn px(&self, units: f32) -> f32 {
        self.view.px(units)
    }

    /// Returns a horizontal distance between positions in pixels for a distance in units. Nodes can be further apart
    /// than their scale alone would place them.
    pub fn x_px(&self, units: f32) -> f32 {
        #[expect(clippy::cast_possible_truncation, reason = "pixels on a screen")]
        let pixels = (f64::from(units) * self.view.x_scale) as f32;
        pixels
    }

    /// Returns the center of a node, in pixels.
    pub fn center(&self, node: NodeId) -> Point {
        TreeScene::center(self, node)
    }

    /// Returns the part of some consecutive nodes of a row that is in the drawn subtree.
    pub fn within<'r>(&self, nodes: &'r [u32]) -> &'r [u32] {
        &nodes[self.indices_within(nodes)]
    }

    /// Returns the current node, or the folded node above it; `None` if it is outside the drawn subtree.
    pub fn current(&self) -> Option<NodeId> {
        let current = self.moment().current()?;
        self.recording.trace().is_within(current, self.root).then(|| self.shown_ancestor(current))
    }

    /// Returns the node itself or, if an ancestor is folded, the folded ancestor.
    ///
    /// Where each position is drawn once, returns the visit that is drawn in its place.
    pub fn shown_ancestor(&self, node: NodeId) -> NodeId {
        if let Some(graph) = &self.tree_layout.graph {
            return graph.shown_visit(node, self.moment());
        }
        NodeId::new(self.tree_layout.positions.shown_ancestor(node.number()) as usize)
    }

    /// Returns whether a node is in the drawn subtree and has no folded ancestor.
    ///
    /// Where each position is drawn once, every node has a place.
    pub fn is_laid_out(&self, node: NodeId) -> bool {
        if self.tree_layout.graph.is_some() {
            return true;
        }
        self.recording.trace().is_within(node, self.root) && self.tree_layout.positions.is_shown(node.number())
    }

    /// Returns the number of nodes folded below a node.
    pub fn folded_below(&self, node: NodeId) -> usize {
        if self.tree_layout.graph.is_some() {
            return 0;
        }
        let below = self.recording.trace().subtree_range(node).skip(1);
        let first = below.clone().next().filter(|&first| !self.tree_layout.positions.is_shown(first));
        first.map_or(0, |_| below.len())
    }

    /// Returns whether a node is drawn at the current step. Where each position is drawn once, returns whether any visit
    /// of the same position would be drawn.
    pub fn is_drawn(&self, node: NodeId) -> bool {
        match &self.tree_layout.graph {
            Some(graph) => graph.visits(node).any(|visit| self.is_visit_drawn(visit)),
            None => self.is_visit_drawn(node),
        }
    }

    /// Returns the number of edges that are drawn to a position: one for each position from which a move leads to it.
    pub(in crate::picture) fn drawn_edges_to(&self, graph: &PositionGraph, node: NodeId) -> usize {
        graph.moves_to(node).filter(|mv| self.is_visit_drawn(graph.shown_move(mv, self.moment()))).count()
    }

    /// Returns whether a visit is drawn at the current step in a tree.
    fn is_visit_drawn(&self, node: NodeId) -> bool {
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

    /// Returns whether the principal variation is drawn: at the end of a correct search that has proved an exact value.
    pub fn shows_principal_variation(&self) -> bool {
        let trace = self.recording.trace();
        if let Some(view) = self.recording.multi_player() {
            let is_proved = trace.is_complete() && view.bound(NodeId::ROOT) == Some(Bound::Exact);
            return !self.concealed.result && self.step == trace.len() && is_proved;
        }
        let is_proved = trace.end().proved(NodeId::ROOT).is_exact();
        !self.concealed.result && self.step == trace.len() && is_proved && trace.trust.is_proved()
    }

    /// Returns the parent of a node; the root itself.
    fn parent_or_self(&self, node: NodeId) -> NodeId {
        self.recording.trace().parent(node).unwrap_or(node)
    }

    /// Returns the corners of the edge to a node, from its parent, in pixels.
    pub fn edge_path(&self, child: NodeId) -> Vec<Point> {
        TreeScene::edge_path(self, child)
    }

    /// Returns the nodes of the principal variation, from the root.
    pub(in crate::picture) fn principal_variation(&self) -> Vec<NodeId> {
        let view = self.recording.multi_player();
        view.map_or_else(|| self.recording.trace().principal_variation(), |view| view.line())
    }

    /// Returns the drawn nodes in view, row by row. If several nodes are in one pixel column, only the first is
    /// returned.
    pub fn visible_nodes(&self) -> Vec<NodeId> {
        TreeScene::visible_nodes(self)
    }
}

impl<G: GameView> TreeScene for Scene<'_, G> {
    fn view(&self) -> &View {
        &self.view
    }

    fn tree_layout(&self) -> &TreeLayout {
        self.tree_layout
    }

    fn root(&self) -> NodeId {
        self.root
    }

    fn subtree(&self) -> Range<u32> {
        self.recording.trace().subtree_range(self.root)
    }

    fn is_laid_out(&self, node: NodeId) -> bool {
        self.is_laid_out(node)
    }

    fn is_drawn(&self, node: NodeId) -> bool {
        self.is_drawn(node)
    }

    fn ply(&self, node: NodeId) -> usize {
        match &self.tree_layout.graph {
            Some(_) => self.tree_layout.positions.ply(node.number()),
            None => self.recording.trace().ply(node),
        }
    }

    fn recorded(&self, placed: NodeId) -> NodeId {
        if self.tree_layout.graph.is_some() { self.shown_ancestor(placed) } else { placed }
    }

    fn visible_children(&self, visible: &[NodeId], path: impl Iterator<Item = NodeId>) -> Vec<NodeId> {
        let Some(graph) = &self.tree_layout.graph else { return children_in_view(self, visible, path) };
        let moves = visible.iter().flat_map(|&node| graph.moves_to(node).chain(graph.moves_from(node)));
        let mut children: Vec<NodeId> = moves.map(|mv| graph.shown_move(mv, self.moment())).collect();
        children.retain(|&node| self.is_visit_drawn(node));
        children.sort_unstable();
        children.dedup();
        children
    }

    fn edge_ends(&self, child: NodeId) -> EdgeEnds {
        edge_ends(self, child)
    }

    fn edge_path(&self, child: NodeId) -> Vec<Point> {
        match &self.tree_layout.graph {
            Some(_) => path_between_positions(self, child),
            None => vec![bottom(self, self.parent_or_self(child)), top(self, child)],
        }
    }
}

/// The text in place of a value that a question asks for.
pub const ASKED: &str = "?";

/// The parts that a picture leaves out so that it does not answer an open question. By default nothing is left out.
///
/// Values and windows are left out where they are derived ([`Scene::shown_value`](Scene::shown_value) and
/// [`Scene::window`](Scene::window)), so that neither nodes nor strips show them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub struct Concealed {
    /// The node whose value, and the child that proves it, are not shown.
    pub value: Option<NodeId>,
    pub window: Option<NodeId>,
    /// Whether leaves have no value before they are visited, regardless of other settings.
    pub given_values: bool,
    /// Whether the last step is drawn like any other, without the principal variation and its confirmation.
    pub result: bool,
    /// Whether only the first move of the principal variation is drawn.
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
pub(in crate::picture) const BOARD_HALO: f32 = 6.5;
/// How much lower a leaf's name is if the mover's value is above it, in units.
pub(in crate::picture) const NAME_BELOW_MOVER_VALUE: f32 = 16.0;
/// The width of the line around this mark, in units.
pub(in crate::picture) const HALO_LINE: f32 = 1.2;
/// The distance between lines under a leaf's board, as a multiple of the text size.
pub(in crate::picture) const LINE_HEIGHT: f32 = 1.24;

/// Returns the two ends of the edge to a node: at the bottom of its parent, and at the top of the node. Where each
/// position is drawn once, they are the ends of the last part of the edge that leads from one row to the next, from the
/// top down: beside it there is space for labels.
pub(in crate::picture) fn edge_ends<G: GameView>(scene: &Scene<'_, G>, child: NodeId) -> EdgeEnds {
    if scene.tree_layout.graph.is_none() {
        return EdgeEnds { from: bottom(scene, scene.parent_or_self(child)), to: top(scene, child) };
    }
    let path = path_between_positions(scene, child);
    // The parts beside a node are upright.
    let slopes = path.windows(2).rev().find(|ends| 0.01 < (ends[1].x - ends[0].x).abs());
    let longest = || path.windows(2).max_by(|a, b| (a[1].y - a[0].y).abs().total_cmp(&(b[1].y - b[0].y).abs()));
    let center = scene.center(child);
    let [from, to] = slopes.or_else(longest).map_or([center, center], |ends| [ends[0], ends[1]]);
    if to.y < from.y { EdgeEnds { from: to, to: from } } else { EdgeEnds { from, to } }
}

/// The width and the height of the way from a position back to itself, and the depth of one to a neighbor in its row,
/// as shares of the free height between two rows.
const LOOP: (f32, f32) = (0.25, 0.6);

/// Returns the corners of the edge to a position from the one before it. It leaves and enters a row of nodes upright, so
/// that it crosses no node and no text under one.
fn path_between_positions<G: GameView>(scene: &Scene<'_, G>, child: NodeId) -> Vec<Point> {
    let [from, to] = [scene.parent_or_self(child), child].map(|node| scene.shown_ancestor(node));
    let [first, last] = [from, to].map(|node| TreeScene::ply(scene, node));
    let band = row_band(scene);
    let middle = |row: usize| f32::midpoint(scene.view.row_top(row), scene.view.row_top(row + 1));
    if first == last {
        let [start, end] = [from, to].map(|node| bottom(scene, node));
        let edge = middle(first) + band.end;
        let above = start.y.max(end.y).max(edge);
        let free = (middle(first + 1) + band.start - above).max(0.0);
        let (aside, low) = (LOOP.0 * free, above + LOOP.1 * free);
        let [left, right] = if from == to { [start.x - aside, start.x + aside] } else { [start.x, end.x] };
        let corners = vec![start, point(start.x, edge.max(start.y)), point(left, low), point(right, low)];
        return without_repeats(corners.into_iter().chain([point(end.x, edge.max(end.y)), end]));
    }
    let leads_down = first < last;
    // The ends of a row on the way, in the direction of the edge.
    let ends = |row: usize| {
        let (upper, lower) = (middle(row) + band.start, middle(row) + band.end);
        if leads_down { (upper, lower) } else { (lower, upper) }
    };
    let further = |y: f32, other: f32| if leads_down { y.max(other) } else { y.min(other) };
    let nearer = |y: f32, other: f32| if leads_down { y.min(other) } else { y.max(other) };
    let (start, end) =
        if leads_down { (bottom(scene, from), top(scene, to)) } else { (top(scene, from), bottom(scene, to)) };
    let layout = &scene.tree_layout.positions;
    let [first_place, last_place] = [from, to].map(|node| layout.shown_ancestor(node.number()));
    let step = |index: usize| if leads_down { first + 1 + index } else { first - 1 - index };
    let bends = layout.bends(first_place, last_place).iter().enumerate().flat_map(|(index, &x)| {
        let (x, (entry, exit)) = (scene.view.x(x), ends(step(index)));
        [point(x, entry), point(x, exit)]
    });
    let exit = point(start.x, further(start.y, ends(first).1));
    let entry = point(end.x, nearer(end.y, ends(last).0));
    without_repeats([start, exit].into_iter().chain(bends).chain([entry, end]))
}

fn without_repeats(corners: impl Iterator<Item = Point>) -> Vec<Point> {
    let mut path: Vec<Point> = corners.collect();
    path.dedup_by(|one, other| (one.x - other.x).abs() < 0.01 && (one.y - other.y).abs() < 0.01);
    path
}

/// The largest share of a row's height that belongs to its nodes. Edges need the rest.
const MAX_BAND: f32 = 0.72;

/// Returns how far nodes and the texts above and below them are above and below the middle of a row, in pixels, if each
/// position is drawn once.
fn row_band<G: GameView>(scene: &Scene<'_, G>) -> Range<f32> {
    let (sizes, name) = (&scene.tree_layout.sizes, scene.text_px(NAME_SIZE));
    let mover = usize::from(sizes.mover_view.is_some());
    let triangle = scene.px(sizes.triangle_height.max(LEAF_HEIGHT) / 2.0);
    let below_leaf = scene.px(LEAF_HEIGHT / 2.0 + NAME_BELOW_LEAF);
    let mut down = triangle;
    if sizes.names_leaves() || 0 < mover {
        down = down.max(below_leaf + 0.6 * name + mover as f32 * scene.px(NAME_BELOW_MOVER_VALUE));
    }
    let mut up = triangle;
    if sizes.node_style == NodeStyle::Board {
        let boards = sizes.boards;
        let names = usize::from(scene.recording.root().is_explicit_tree());
        let (inner, leaf) = (scene.value_px(), scene.text_px(BOUND_SIZE));
        up = scene.px((boards.inner.y / 2.0 + 4.0).max(boards.leaf.y / 2.0 + 14.0));
        down = (below_board(scene, boards.inner.y, inner) + 0.75 * inner)
            .max(below_leaf_board(scene, mover + names) + 0.6 * leaf);
        if sizes.is_mixed {
            (up, down) = (up.max(triangle), down.max(below_leaf + 0.6 * name));
        }
    }
    let shrunk = (MAX_BAND * scene.view.row_height() / (up + down)).min(1.0);
    -up * shrunk..down * shrunk
}

/// Returns the top of a node, where the edge from its parent ends.
fn top<G: GameView>(scene: &Scene<'_, G>, node: NodeId) -> Point {
    let (center, sizes) = (scene.center(node), &scene.tree_layout.sizes);
    let up = match (scene.node_style(node), scene.recording.trace().kind(node)) {
        (NodeStyle::Abstract, NodeKind::Inner) => sizes.triangle_height / 2.0,
        (NodeStyle::Abstract, NodeKind::Leaf(_)) => LEAF_HEIGHT / 2.0,
        (NodeStyle::Board, NodeKind::Inner) => sizes.boards.inner.y / 2.0 + 4.0,
        (NodeStyle::Board, NodeKind::Leaf(_)) => sizes.boards.leaf.y / 2.0 + 9.0 + 5.0,
    };
    point(center.x, center.y - scene.px(up))
}

/// Returns the bottom of a node, where the edges to its children start. For a board, it is below the value under the
/// board.
pub(in crate::picture) fn bottom<G: GameView>(scene: &Scene<'_, G>, node: NodeId) -> Point {
    let (center, sizes) = (scene.center(node), &scene.tree_layout.sizes);
    let down = match (scene.node_style(node), scene.recording.trace().kind(node)) {
        (NodeStyle::Abstract, NodeKind::Inner) => scene.px(sizes.triangle_height / 2.0),
        (NodeStyle::Abstract, NodeKind::Leaf(_)) => scene.px(LEAF_HEIGHT / 2.0),
        (NodeStyle::Board, _) => {
            let size = scene.value_px();
            below_board(scene, sizes.boards.inner.y, size) + 0.75 * size
        }
    };
    point(center.x, center.y + down)
}

/// Returns the distance from the center of a node down to the middle of the value under its board, in pixels. `height`
/// is the board's, in units; `size` is the value's text size, in pixels.
pub(in crate::picture) fn below_board<G: GameView>(scene: &Scene<'_, G>, height: f32, size: f32) -> f32 {
    // Large text seems to touch other shapes at a distance that is sufficient for small text.
    let gap = scene.line_px(HALO_LINE) / 2.0 + AIR_PX.max(0.2 * size - 6.0);
    scene.px(height / 2.0 + BOARD_HALO) + gap + Font::SemiBold.cap_height(size) / 2.0
}

/// Returns the distance from the center of a leaf down to the text `lines` lines below the sum under its board, in
/// pixels.
pub(in crate::picture) fn below_leaf_board<G: GameView>(scene: &Scene<'_, G>, lines: usize) -> f32 {
    let size = scene.text_px(BOUND_SIZE);
    let lines = lines + usize::from(0 < lines && sum_lines(scene) == SumLines::Two);
    // A leaf's board is drawn higher, to leave space for the text under it.
    below_board(scene, scene.tree_layout.sizes.boards.leaf.y - 18.0, size) + lines as f32 * size * LINE_HEIGHT
}

/// How much of a sum is written under leaf boards. It is the same under all of them, so that leaves look alike.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::picture) enum SumLines {
    /// The whole sum, in one line.
    One,
    /// Its addends in one line, and its total below them.
    Two,
    Total,
}

/// Returns how much of the sums fits.
pub(in crate::picture) fn sum_lines<G: GameView>(scene: &Scene<'_, G>) -> SumLines {
    let sizes = &scene.tree_layout.sizes;
    let space = scene.x_px(sizes.leaf_board_width + sizes.separation().siblings);
    let size = scene.text_px(BOUND_SIZE);
    let [one_line, longer_line] = sizes.longest_sum.map(|width| width * size);
    if one_line + 4.0 <= space {
        SumLines::One
    } else if sizes.is_tight() && space < longer_line + 0.3 * size {
        SumLines::Total
    } else {
        SumLines::Two
    }
}
