//! The horizontal extent of each node's drawing, including every label that is ever written beside it, so that nothing
//! overlaps at any step.

use super::node_sizes::{MoverWidths, NodeSizes, NodeStyle};
use super::visit_badge::VisitBadge;
use super::{
    BESIDE_BOARD, BESIDE_CUTOFF, BESIDE_PROBE, BESIDE_SIDE, BESIDE_SLOPE, BESIDE_TABLE_HIT, BOUND_SIZE, HALF_PROBE,
    MAX_NAME_WIDTH, NAME_SIZE, TABLE_DEPTH_SIZE,
};
use crate::picture::fonts::Font;
use crate::picture::options::{Folds, Notation, NotationOptions};
use poda_core::game::GameView;
use poda_core::layout::{Extent, LayoutTree};
use poda_core::score::{Player, Turn};
use poda_core::text::visible;
use poda_core::trace::recording::Recording;
use poda_core::trace::{NodeId, NodeKind};

/// The maximum width of a cutoff's name in any language, including the gap before it.
const CUTOFF_NAME_WIDTH: f32 = 66.0;
/// The widest depth beside a table hit, in any language.
const WIDEST_TABLE_DEPTH: &str = "p 00";
/// The widest word behind the number of folded nodes, in any language.
const WIDEST_FOLDED: &str = "more";
/// The width of the stack to the left and right of this text, without the margin of one em, in ems.
const BESIDE_FOLDED: f32 = 0.56;

/// The measurements that determine the extents of all nodes of a recording.
#[derive(Clone, Debug)]
pub struct NodeMeasures {
    pub sizes: NodeSizes,
    /// For each node, the width of its name; empty if nodes are the boards of a game.
    name_widths: Vec<f32>,
    /// For each node, whether it has no board, in a tree in which others have one; empty in other trees.
    is_without_board: Vec<bool>,
}

impl NodeMeasures {
    pub fn of<G: GameView>(recording: &Recording<G>, notation: NotationOptions) -> Self {
        let sizes = NodeSizes::of(recording, notation);
        let has_names = sizes.node_style == NodeStyle::Abstract || recording.root().is_explicit_tree();
        let may_be_mixed = sizes.node_style == NodeStyle::Board && recording.root().is_explicit_tree();
        let name_width = |position: &G| {
            Font::Regular.width(&visible(position.name().unwrap_or_default()), NAME_SIZE).min(MAX_NAME_WIDTH)
        };
        let name_widths = if has_names { of_positions(recording, name_width) } else { Vec::new() };
        let is_without_board =
            if may_be_mixed { of_positions(recording, |position| !position.has_board()) } else { Vec::new() };
        let trace = recording.trace();
        let is_named_leaf = |(node, width): (NodeId, &f32)| 0.0 < *width && trace.kind(node) != NodeKind::Inner;
        let names_leaves = trace.nodes().zip(&name_widths).any(is_named_leaf);
        let is_mixed = is_without_board.contains(&true);
        Self {
            sizes: sizes.with_leaf_names(names_leaves).with_nodes_without_boards(is_mixed),
            name_widths,
            is_without_board,
        }
    }

    /// Returns the measurements for a tight layout of the same tree.
    #[must_use]
    pub fn tight(self) -> Self {
        Self { sizes: self.sizes.tight(), ..self }
    }

    /// Returns the measurements for the densest layout of the same tree.
    #[must_use]
    pub fn compact(self) -> Self {
        Self { sizes: self.sizes.compact(), ..self }
    }
}

/// The tree of a recording in the form that the layout reads.
pub struct NodeExtents<'a, G: GameView> {
    recording: &'a Recording<G>,
    sizes: &'a NodeSizes,
    name_widths: &'a [f32],
    is_without_board: &'a [bool],
    folds: &'a Folds,
    conceals_cutoffs: bool,
}

impl<'a, G: GameView> NodeExtents<'a, G> {
    /// Returns the tree of a recording. `measures` must have been made with the same notation.
    pub fn new(
        recording: &'a Recording<G>,
        measures: &'a NodeMeasures,
        notation: NotationOptions,
        folds: &'a Folds,
    ) -> Self {
        let NodeMeasures { sizes, name_widths, is_without_board } = measures;
        let conceals_cutoffs = notation.conceals_cutoffs;
        Self { recording, sizes, name_widths, is_without_board, folds, conceals_cutoffs }
    }
}

impl<G: GameView> NodeExtents<'_, G> {
    /// Returns how a node is drawn: in a tree whose nodes have boards, a node without one is drawn as in other trees.
    fn style(&self, node: NodeId) -> NodeStyle {
        match self.is_without_board.get(node.index()) {
            Some(true) => NodeStyle::Abstract,
            Some(false) | None => self.sizes.node_style,
        }
    }

    /// Returns the space that a cutoff's inequality needs beside the edge to a node. If cutoffs are concealed, every
    /// last child has this space.
    fn inequality_space(&self, node: NodeId) -> Option<f32> {
        if !self.conceals_cutoffs {
            return inequality_width(self.recording, node);
        }
        let trace = self.recording.trace();
        let is_last = trace.has_window && trace.later_siblings(node).next().is_none();
        is_last.then_some(2.0 * self.sizes.bound_width + BESIDE_CUTOFF)
    }
}

impl<G: GameView> LayoutTree for NodeExtents<'_, G> {
    fn node_count(&self) -> u32 {
        u32::try_from(self.recording.trace().node_count()).expect("a trace has fewer than 2³² nodes")
    }

    fn parent(&self, node: u32) -> u32 {
        let parent = self.recording.trace().parent(NodeId::new(node as usize)).unwrap_or(NodeId::ROOT);
        parent.number()
    }

    fn extent(&self, node: u32) -> Extent {
        let (trace, node) = (self.recording.trace(), NodeId::new(node as usize));
        let (kind, turn, style) = (trace.kind(node), trace.turn(node), self.style(node));
        let mut extent = node_extent(self.sizes, style, kind, turn);
        let below = trace.subtree_range(node).len() - 1;
        if 0 < below && self.folds.is_folded(trace, node) {
            let half = folded_width(below, self.sizes) / 2.0;
            (extent.left, extent.right) = (extent.left.max(half), extent.right.max(half));
        }
        if self.sizes.is_tight() {
            if let (Some(&width), NodeKind::Leaf(_)) = (self.name_widths.get(node.index()), kind) {
                widen_for_name(self.sizes, style, kind, width, &mut extent);
            }
            return extent;
        }
        if kind.is_table_hit() {
            let leaf_width = match style {
                NodeStyle::Abstract => self.sizes.leaf_width,
                NodeStyle::Board => self.sizes.boards.leaf.x,
            };
            let depth = Font::Regular.width(WIDEST_TABLE_DEPTH, TABLE_DEPTH_SIZE);
            extent.left = extent.left.max(leaf_width / 2.0 + BESIDE_TABLE_HIT + depth);
        }
        if trace.is_partial_probe(node) {
            let half = self.sizes.outline_in(style, kind).size.x / 2.0;
            extent.left = extent.left.max(half + BESIDE_PROBE + HALF_PROBE);
        }
        if let Some(widths) = self.sizes.mover_view {
            widen_for_mover_value(widths, self.sizes, style, kind, &mut extent);
        }
        if let (Some(width), NodeKind::Inner) = (self.sizes.true_value_width, kind) {
            match style {
                NodeStyle::Abstract => {
                    let beside = self.sizes.half_width_at_value() + BESIDE_SLOPE + width;
                    extent.right = extent.right.max(beside);
                }
                NodeStyle::Board => extent.left = extent.left.max(width * 1.5 + 12.0),
            }
        }
        if let Some(&width) = self.name_widths.get(node.index()) {
            widen_for_name(self.sizes, style, kind, width, &mut extent);
            if turn == Turn::Chance && kind == NodeKind::Inner {
                extent.left = extent.left.max(self.sizes.beside_circle() + width);
            }
        }
        if self.sizes.notation == Notation::Edge {
            let window = self.sizes.mover_view.map_or(0.0, |widths| widths.window).max(self.sizes.bound_width);
            let window = window + VisitBadge::of(trace, node).map_or(0.0, VisitBadge::width_beside_alpha);
            extent.left = extent.left.max(window);
            extent.right = extent.right.max(window);
            // If several edges are cut, the inequality starts beside their parent.
            let cut = trace.children(node).filter(|&child| self.conceals_cutoffs || trace.is_pruned_root(child));
            if let Some(width) = cut.skip(1).last().and_then(|last| self.inequality_space(last)) {
                extent.right = extent.right.max(width + CUTOFF_NAME_WIDTH);
            }
        }
        if let Some(width) = self.inequality_space(node) {
            extent.right = extent.right.max(width);
        }
        extent
    }

    fn is_folded(&self, node: u32) -> bool {
        self.folds.is_folded(self.recording.trace(), NodeId::new(node as usize))
    }
}

/// Returns the width of the badge of a node with folded nodes below it. In a tight tree, text does not shrink with the
/// nodes.
fn folded_width(below: usize, sizes: &NodeSizes) -> f32 {
    let width = stack_width(below, NAME_SIZE);
    if sizes.is_tight() { width / sizes.min_scale } else { width }
}

/// Returns the width of a stack that says how many nodes are below a node, for a text size.
pub fn stack_width(below: usize, size: f32) -> f32 {
    Font::Regular.width(&format!("{below} {WIDEST_FOLDED}"), size) + size * (1.0 + BESIDE_FOLDED)
}

fn node_extent(sizes: &NodeSizes, style: NodeStyle, kind: NodeKind, turn: Turn) -> Extent {
    let window = sizes.mover_view.map_or(0.0, |widths| widths.window).max(sizes.bound_width);
    let window = if window > 0.0 && sizes.notation != Notation::Edge { window + 10.0 } else { 0.0 };
    match (style, kind) {
        (NodeStyle::Abstract, NodeKind::Inner) => {
            let half = sizes.triangle_width.max(sizes.value_across) / 2.0;
            if sizes.is_tight() {
                return Extent { left: half, right: half };
            }
            let right =
                if sizes.has_tip(turn) { half.max(sizes.beside_tip() + window) } else { half + BESIDE_SIDE + window };
            Extent { left: half, right }
        }
        (NodeStyle::Abstract, NodeKind::Leaf(_)) => {
            Extent { left: sizes.leaf_width / 2.0, right: sizes.leaf_width / 2.0 }
        }
        (NodeStyle::Board, NodeKind::Inner) if sizes.is_compact() => {
            let half = sizes.boards.inner.x / 2.0;
            Extent { left: half, right: half }
        }
        // Beside an inner board, the player's triangle is on the left and the window on the right.
        (NodeStyle::Board, NodeKind::Inner) => {
            let half = sizes.boards.inner.x / 2.0;
            let window = if sizes.is_tight() { 0.0 } else { BESIDE_BOARD + window };
            Extent { left: half + 32.0, right: half + window }
        }
        (NodeStyle::Board, NodeKind::Leaf(_)) => {
            let half = sizes.leaf_board_width / 2.0;
            Extent { left: half, right: half }
        }
    }
}

fn widen_for_mover_value(
    widths: MoverWidths,
    sizes: &NodeSizes,
    style: NodeStyle,
    kind: NodeKind,
    extent: &mut Extent,
) {
    match (style, kind) {
        (NodeStyle::Abstract, NodeKind::Inner) => {
            extent.left = extent.left.max(sizes.half_width_at_value() + BESIDE_SLOPE + widths.value);
        }
        // Both values are side by side under an inner board.
        (NodeStyle::Board, NodeKind::Inner) => {
            extent.left = extent.left.max(widths.value);
            extent.right = extent.right.max(widths.value + BOUND_SIZE);
        }
        (_, NodeKind::Leaf(_)) => {
            extent.left = extent.left.max(widths.value / 2.0 + 2.0);
            extent.right = extent.right.max(widths.value / 2.0 + 2.0);
        }
    }
}

/// Extends a node for its name: under a leaf, to the left of an inner node.
fn widen_for_name(sizes: &NodeSizes, style: NodeStyle, kind: NodeKind, width: f32, extent: &mut Extent) {
    if kind == NodeKind::Inner {
        let beside = match style {
            NodeStyle::Abstract => sizes.sign_width.map_or(24.0, |_| sizes.triangle_width / 2.0 + BESIDE_SIDE),
            NodeStyle::Board => sizes.boards.inner.x / 2.0 + BESIDE_SIDE,
        };
        extent.left = extent.left.max(beside + width);
    } else {
        extent.left = extent.left.max(width / 2.0);
        extent.right = extent.right.max(width / 2.0);
    }
}

/// Returns the width of a cutoff's inequality, including the gap before it. The inequality is beside the edge to the
/// last pruned child.
fn inequality_width<G: GameView>(recording: &Recording<G>, node: NodeId) -> Option<f32> {
    let trace = recording.trace();
    // Most nodes are searched and need no further lookup.
    if !trace.is_pruned_root(node) || trace.later_siblings(node).next().is_some() {
        return None;
    }
    let parent = trace.parent(node)?;
    let inequality = match inequality_of_several(recording, parent) {
        Some(inequality) => inequality,
        None => trace.end().cutoff_inequality(parent, recording.config().cut_on)?,
    };
    Some(Font::SemiBold.width(&inequality, BOUND_SIZE) + BESIDE_CUTOFF)
}

/// Returns the inequality of the cutoff at a node of a search of vectors: what the player to move gets there, and the
/// bound that it meets.
pub fn inequality_of_several<G: GameView>(recording: &Recording<G>, node: NodeId) -> Option<String> {
    let view = recording.multi_player()?;
    let cutoff = view.cutoff(node)?;
    let (player, relation) = (view.mover(node), recording.config().cut_on.relation(Player::Max));
    let got = view.payoffs(cutoff.child)?.of(player).shown();
    Some(match (cutoff.owner, view.limits().and_then(|limits| limits.most(player).ok())) {
        (None, Some(most)) => {
            format!("{got} = {}", most.shown()).replace(" = ", if got == most.shown() { " = " } else { " ≥ " })
        }
        (Some(_), _) | (None, None) => format!("{got} {relation} {}", cutoff.window.beta.shown()),
    })
}

/// Returns the name written beside a node, shortened to [`MAX_NAME_WIDTH`]; empty if the position has no name.
pub fn node_label<G: GameView>(recording: &Recording<G>, node: NodeId) -> String {
    Font::Regular.elided(&visible(recording.position(node).name().unwrap_or_default()), NAME_SIZE, MAX_NAME_WIDTH)
}

/// Returns what `of` returns for the position at each node. Positions are passed from parent to child, so the time is
/// linear in the number of nodes, regardless of the depth of the tree.
fn of_positions<G: GameView, T>(recording: &Recording<G>, of: impl Fn(&G) -> T) -> Vec<T> {
    let trace = recording.trace();
    let mut path: Vec<G> = Vec::new();
    let of_node = |node: NodeId| {
        path.truncate(trace.ply(node));
        let position = match (path.last(), recording.move_to(node)) {
            (Some(parent), Some(mv)) => parent.after(mv),
            (None, _) | (_, None) => recording.root().clone(),
        };
        let found = of(&position);
        path.push(position);
        found
    };
    trace.nodes().map(of_node).collect()
}
