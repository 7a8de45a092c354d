//! The sizes and positions of a tree's nodes. They are computed once per trace, so that nothing moves while stepping,
//! and in parts, so that a page can draw a frame between two parts. Two recordings of the same tree are laid out
//! together, so that every node has the same position in both.
//!
//! Where equal positions are one node, rows are by the greatest number of moves to a position, so that moves lead down,
//! and in each row positions are in an order in which few moves cross or, if there are thousands, in the order in which
//! the search comes to them first.

use super::measure::{NodeExtents, NodeMeasures, NodeSizes, NodeStyle};
use super::options::{Folds, LayoutForm, NotationOptions};
use super::strips::{Strips, StripsInParts, SubtreeWidths};
use poda_core::batches;
use poda_core::game::GameView;
use poda_core::layout::{Extent, LayeredGraph, Layout, LayoutTree, MeasuredTree, PlacedTree};
use poda_core::score::Turn;
use poda_core::trace::position_graph::PositionGraph;
use poda_core::trace::recording::Recording;
use poda_core::trace::{NodeId, NodeKind, Trace};
use std::ops::ControlFlow;
use std::sync::Arc;

/// The maximum number of nodes of a tree that is always shown as nodes, even if not all of it fits. With two children
/// per node, such a tree has 81 leaves.
pub const SMALL_TREE_NODES: usize = 161;
/// The width of a tree beside the panel, in a window of 1280 × 800, in pixels.
const WINDOW_TREE: f64 = 850.0;
/// The width of a tree beside a board while presenting, in pixels, at the scale of that window.
const TREE_BESIDE_BOARD: f64 = 650.0;

/// The sizes and positions of a tree's nodes, in units: pixels at scale 1.
#[derive(Clone, Debug)]
pub struct TreeLayout {
    pub sizes: NodeSizes,
    pub positions: Layout,
    /// The data of the tree's overview.
    pub strips: Strips,
    /// For each row, whose turn it is at all its nodes; `None` if its nodes differ.
    pub row_turns: Vec<Option<Turn>>,
    /// For each row, which of several players moves at all its inner nodes; empty if there are two sides.
    pub row_movers: Vec<Option<u8>>,
    /// The same tree laid out for less space, each layout for less than the one before; empty if the tree is large.
    pub denser: Vec<Self>,
    /// The positions that are drawn once each; `None` if the nodes of the drawing are those of the tree.
    pub graph: Option<Arc<PositionGraph>>,
}

impl TreeLayout {
    /// The memory that a layout takes while it is computed, in bytes per node: positions, rows and the prefix sums of
    /// the strips.
    pub const BYTES_A_NODE: usize = 72;

    /// Lays out the tree of a recording.
    pub fn new<G: GameView>(recording: &Recording<G>, notation: impl Into<NotationOptions>) -> Self {
        Self::folded(recording, notation, &Folds::default())
    }

    /// Lays out the tree of a recording with some subtrees folded.
    pub fn folded<G: GameView>(recording: &Recording<G>, notation: impl Into<NotationOptions>, folds: &Folds) -> Self {
        let (mut layout, notation) = (LayoutInParts::Begun, notation.into());
        loop {
            match layout.advance([recording], notation, folds) {
                ControlFlow::Continue(next) => layout = next,
                ControlFlow::Break([layout]) => return layout,
            }
        }
    }

    pub fn rows(&self) -> usize {
        self.positions.rows()
    }

    /// Returns the layout of this density: this one for 0, and the densest if there is none as dense.
    pub fn at_density(&self, density: usize) -> &Self {
        let denser = density.min(self.denser.len()).checked_sub(1);
        denser.map_or(self, |index| &self.denser[index])
    }
}

/// Returns whether a small tree with nodes of these sizes is wider than a space.
fn is_crowded(tree: &impl LayoutTree, sizes: &NodeSizes, space: f64) -> bool {
    tree.node_count() as usize <= SMALL_TREE_NODES
        && space < Layout::new(tree, sizes.separation()).width() * f64::from(sizes.min_scale)
}

/// Returns, for each row, what all its nodes have, if they agree. `nodes` contains the ply of each node, and what it
/// has; `None` if the node is not considered.
pub(super) fn agreed_by_row<T: Copy + PartialEq>(nodes: impl Iterator<Item = (usize, Option<T>)>) -> Vec<Option<T>> {
    let mut rows: Vec<(Option<T>, bool)> = Vec::new();
    batches::for_each(nodes, |(ply, own)| {
        if rows.len() <= ply {
            rows.resize(ply + 1, (None, true));
        }
        let (first, agree) = &mut rows[ply];
        *agree &= own.is_none() || first.is_none() || *first == own;
        *first = first.or(own);
    });
    rows.into_iter().map(|(first, agree)| first.filter(|_| agree)).collect()
}

/// Returns, for each row, which of several players moves at all its inner nodes, if they agree; no rows if there are
/// two sides.
fn row_movers<G: GameView>(recording: &Recording<G>) -> Vec<Option<u8>> {
    let Some(view) = recording.multi_player() else { return Vec::new() };
    let trace = recording.trace();
    let mover = |node| u8::try_from(view.mover(node)).ok().filter(|_| trace.turn(node) != Turn::Chance);
    let movers = trace.nodes().map(|node| {
        let is_inner = trace.kind(node) == NodeKind::Inner;
        (trace.ply(node), is_inner.then(|| mover(node)))
    });
    agreed_by_row(movers).into_iter().map(Option::flatten).collect()
}

/// Returns the ply of each node of a trace, and whose turn it is there, if the node is considered. In games of chance,
/// leaves are not considered, because the player to move may be undecided between two rolls of a die.
fn asked_turns(trace: &Trace) -> impl Iterator<Item = (usize, Option<Turn>)> {
    trace.nodes().map(|node| {
        let is_asked = trace.kind(node) == NodeKind::Inner || !trace.has_chance();
        (trace.ply(node), is_asked.then(|| trace.turn(node)))
    })
}

/// The number of nodes that are visited in a part. Measuring nodes with cutoffs takes longest.
const NODES_AT_ONCE: u32 = 100_000;

/// The layouts of `N` recordings of the same tree, while they are computed. No part takes much longer than the others.
#[derive(Clone, Debug)]
pub enum LayoutInParts<const N: usize> {
    /// Nothing has been done.
    Begun,
    /// The nodes are sorted into rows, and the first of them are measured.
    Measuring([NodeMeasures; N], MeasuredTree),
    Measured([NodeSizes; N], MeasuredTree),
    /// The last nodes are placed. Nodes are placed in reverse order.
    Placing([NodeSizes; N], PlacedTree),
    Placed([NodeSizes; N], PlacedTree),
    Positioned([NodeSizes; N], Layout),
    /// The subtrees are also measured, and the first layouts are complete. The other layouts have the same positions.
    Widened(Vec<TreeLayout>, [NodeSizes; N], Layout, SubtreeWidths),
    /// The first nodes of the next layout are added to its strips.
    Summing(Vec<TreeLayout>, [NodeSizes; N], Layout, SubtreeWidths, StripsInParts),
    /// All nodes of the next layout are added to its strips.
    Summed(Vec<TreeLayout>, [NodeSizes; N], Layout, SubtreeWidths, StripsInParts),
}

impl<const N: usize> LayoutInParts<N> {
    /// Computes the next part. Breaks with the layouts after the last part. The recordings, the notation and the folds
    /// must be the same for all parts.
    pub fn advance<G: GameView>(
        self,
        recordings: [&Recording<G>; N],
        notation: NotationOptions,
        folds: &Folds,
    ) -> ControlFlow<[TreeLayout; N], Self> {
        if matches!(self, Self::Begun) && recordings.iter().all(|recording| draws_positions(recording, notation)) {
            return ControlFlow::Break(recordings.map(|recording| layout_of_positions(recording, notation)));
        }
        match self.advance_one(recordings, notation, folds) {
            ControlFlow::Break(layouts) => ControlFlow::Break(with_denser(layouts, recordings, notation, folds)),
            ControlFlow::Continue(next) => ControlFlow::Continue(next),
        }
    }

    /// Begins to lay out a tree with these measures.
    fn measuring<G: GameView>(
        measures: [NodeMeasures; N],
        recordings: [&Recording<G>; N],
        notation: NotationOptions,
        folds: &Folds,
    ) -> Self {
        let tree = MeasuredTree::begin(&CombinedExtents::new(recordings, &measures, notation, folds));
        Self::Measuring(measures, tree)
    }

    /// Computes the next part of the layouts that are not denser than usual.
    fn advance_one<G: GameView>(
        self,
        recordings: [&Recording<G>; N],
        notation: NotationOptions,
        folds: &Folds,
    ) -> ControlFlow<[TreeLayout; N], Self> {
        let trace = recordings[0].trace();
        ControlFlow::Continue(match self {
            Self::Begun => {
                let mut measures = recordings.map(|recording| NodeMeasures::of(recording, notation));
                let is_crowded = |measures: &[NodeMeasures; N], space: f64| {
                    let tree = CombinedExtents::new(recordings, measures, notation, folds);
                    is_crowded(&tree, &measures[0].sizes, space)
                };
                let is_board = measures[0].sizes.node_style == NodeStyle::Board;
                if is_crowded(&measures, if is_board { TREE_BESIDE_BOARD } else { WINDOW_TREE }) {
                    let tight = measures.clone().map(NodeMeasures::tight);
                    // Boards that do not fit even in a tight layout keep all their labels and are scrolled.
                    if !is_board || !is_crowded(&tight, WINDOW_TREE) {
                        measures = tight;
                    }
                }
                Self::measuring(measures, recordings, notation, folds)
            }
            Self::Measuring(measures, mut tree) => {
                let extents = CombinedExtents::new(recordings, &measures, notation, folds);
                if tree.measure(&extents, NODES_AT_ONCE / u32::try_from(N).unwrap_or(1)) {
                    Self::Measured(measures.map(|measures| measures.sizes), tree)
                } else {
                    Self::Measuring(measures, tree)
                }
            }
            Self::Measured(sizes, tree) => {
                let separation = sizes[0].separation();
                Self::Placing(sizes, tree.placed(separation))
            }
            Self::Placing(sizes, mut tree) => {
                let is_placed = tree.place(NODES_AT_ONCE);
                if is_placed { Self::Placed(sizes, tree) } else { Self::Placing(sizes, tree) }
            }
            Self::Placed(sizes, tree) => Self::Positioned(sizes, tree.layout()),
            Self::Positioned(sizes, positions) => {
                let parent = |node| trace.parent(NodeId::new(node as usize)).map(NodeId::number);
                let widths = SubtreeWidths::new(&positions, parent);
                Self::Widened(Vec::with_capacity(N), sizes, positions, widths)
            }
            Self::Widened(done, sizes, positions, widths) => {
                let strips = StripsInParts::begin(&positions, sizes[done.len()].max_abs_score);
                Self::Summing(done, sizes, positions, widths, strips)
            }
            Self::Summing(done, sizes, positions, widths, mut strips) => {
                let trace = recordings[done.len()].trace();
                if strips.add(trace, &positions, &widths, NODES_AT_ONCE as usize) {
                    Self::Summed(done, sizes, positions, widths, strips)
                } else {
                    Self::Summing(done, sizes, positions, widths, strips)
                }
            }
            Self::Summed(mut done, sizes, positions, widths, strips) => {
                let index = done.len();
                let row_movers = row_movers(recordings[index]);
                let mut row_turns = agreed_by_row(asked_turns(recordings[index].trace()));
                if !row_movers.is_empty() {
                    // The rows of several players are neither MAX's nor MIN's.
                    for turn in &mut row_turns {
                        *turn = turn.filter(|turn| *turn == Turn::Chance);
                    }
                }
                let strips = strips.finish();
                let denser = Vec::new();
                let (of_nodes, graph) = (sizes[index], None);
                done.push(TreeLayout { sizes: of_nodes, positions, strips, row_turns, row_movers, denser, graph });
                match done.try_into() {
                    Ok(all) => return ControlFlow::Break(all),
                    Err(done) => {
                        let positions = done[0].positions.clone();
                        Self::Widened(done, sizes, positions, widths)
                    }
                }
            }
        })
    }
}

/// Adds the denser layouts of a small tree: with as little space between its nodes as their values allow, and then with
/// triangles no wider than usual, whatever their values, or with boards that almost touch.
fn with_denser<G: GameView, const N: usize>(
    mut layouts: [TreeLayout; N],
    recordings: [&Recording<G>; N],
    notation: NotationOptions,
    folds: &Folds,
) -> [TreeLayout; N] {
    if SMALL_TREE_NODES < recordings[0].trace().node_count() {
        return layouts;
    }
    let measures = recordings.map(|recording| NodeMeasures::of(recording, notation));
    let tight = measures.clone().map(NodeMeasures::tight);
    let compact = measures.map(NodeMeasures::compact);
    let denser = Some(tight).filter(|_| !layouts[0].sizes.is_tight()).into_iter().chain([compact]);
    for measures in denser {
        let mut parts = LayoutInParts::measuring(measures, recordings, notation, folds);
        let laid_out = loop {
            match parts.advance_one(recordings, notation, folds) {
                ControlFlow::Continue(next) => parts = next,
                ControlFlow::Break(laid_out) => break laid_out,
            }
        };
        for (layout, denser) in layouts.iter_mut().zip(laid_out) {
            layout.denser.push(denser);
        }
    }
    layouts
}

/// Returns whether two recordings have the same tree: the same moves at the same nodes.
pub fn is_same_tree<G: GameView>(first: &Recording<G>, second: &Recording<G>) -> bool {
    let (one, other) = (first.trace(), second.trace());
    one.node_count() == other.node_count()
        && one.nodes().all(|node| {
            one.parent(node) == other.parent(node)
                && first.move_to(node) == second.move_to(node)
                && one.player(node) == other.player(node)
        })
}

/// The layouts of two recordings, while they are computed: together if the recordings have the same tree, otherwise one
/// after the other, for example if moves were tried in another order or searched again.
#[derive(Clone, Debug)]
#[expect(clippy::large_enum_variant, reason = "there is one at a time")]
pub enum LayoutsInParts {
    /// Nothing has been done.
    Begun,
    /// Both are being laid out together.
    Same(LayoutInParts<2>),
    /// The first is being laid out.
    First(LayoutInParts<1>),
    /// The first is laid out, and the second is being laid out.
    Second(TreeLayout, LayoutInParts<1>),
}

impl LayoutsInParts {
    /// Computes the next part. Breaks with the layouts after the last part. The recordings, the notation and the folds
    /// must be the same for all parts.
    pub fn advance<G: GameView>(
        self,
        recordings: [&Recording<G>; 2],
        notation: NotationOptions,
        folds: &Folds,
    ) -> ControlFlow<[TreeLayout; 2], Self> {
        let [first, second] = recordings;
        ControlFlow::Continue(match self {
            Self::Begun if is_same_tree(first, second) => Self::Same(LayoutInParts::Begun),
            Self::Begun => Self::First(LayoutInParts::Begun),
            Self::Same(layouts) => Self::Same(match layouts.advance(recordings, notation, folds) {
                ControlFlow::Continue(layouts) => layouts,
                ControlFlow::Break(both) => return ControlFlow::Break(both),
            }),
            Self::First(layout) => match layout.advance([first], notation, folds) {
                ControlFlow::Continue(layout) => Self::First(layout),
                ControlFlow::Break([one]) => Self::Second(one, LayoutInParts::Begun),
            },
            Self::Second(one, layout) => match layout.advance([second], notation, folds) {
                ControlFlow::Continue(layout) => Self::Second(one, layout),
                ControlFlow::Break([other]) => return ControlFlow::Break([one, other]),
            },
        })
    }
}

/// The largest extent of each node in several recordings. A node is folded if it is folded in all of them.
struct CombinedExtents<'r, G: GameView, const N: usize>([NodeExtents<'r, G>; N]);

impl<'a, G: GameView, const N: usize> CombinedExtents<'a, G, N> {
    fn new(
        recordings: [&'a Recording<G>; N],
        measures: &'a [NodeMeasures; N],
        notation: NotationOptions,
        folds: &'a Folds,
    ) -> Self {
        let extents = |index: usize| NodeExtents::new(recordings[index], &measures[index], notation, folds);
        Self(std::array::from_fn(extents))
    }
}

impl<G: GameView, const N: usize> LayoutTree for CombinedExtents<'_, G, N> {
    fn node_count(&self) -> u32 {
        self.0[0].node_count()
    }

    fn parent(&self, node: u32) -> u32 {
        self.0[0].parent(node)
    }

    fn extent(&self, node: u32) -> Extent {
        self.0[1..].iter().map(|extents| extents.extent(node)).fold(self.0[0].extent(node), |one, other| Extent {
            left: one.left.max(other.left),
            right: one.right.max(other.right),
        })
    }

    fn is_folded(&self, node: u32) -> bool {
        self.0.iter().all(|extents| extents.is_folded(node))
    }
}

/// The height that is added to a row, in units, so that edges that cross each other can be told apart.
const CROSSINGS_HEIGHT: f32 = 48.0;

/// Returns whether a recording is drawn with each position once: if that is asked for, and the recording is not too
/// large to compare its positions.
fn draws_positions<G: GameView>(recording: &Recording<G>, notation: NotationOptions) -> bool {
    notation.form == LayoutForm::Positions && recording.trace().node_count() <= PositionGraph::MAX_NODES
}

/// Returns the layout of the positions of a recording, and the denser ones.
fn layout_of_positions<G: GameView>(recording: &Recording<G>, notation: NotationOptions) -> TreeLayout {
    let graph = Arc::new(PositionGraph::new(recording));
    let mut measures = NodeMeasures::of(recording, notation);
    measures.sizes.text_height += CROSSINGS_HEIGHT;
    let is_board = measures.sizes.node_style == NodeStyle::Board;
    let laid_out = |measures: NodeMeasures| layout_with(recording, notation, &measures, &graph);
    let is_small = graph.len() <= SMALL_TREE_NODES;
    let is_crowded = |layout: &TreeLayout, space: f64| {
        is_small && space < layout.positions.width() * f64::from(layout.sizes.min_scale)
    };
    let loose = laid_out(measures.clone());
    if !is_small {
        return loose;
    }
    let mut denser = vec![laid_out(measures.clone().tight()), laid_out(measures.compact())];
    let mut layout = loose;
    // As in a tree, boards that do not fit even in a tight layout keep all their labels and are scrolled.
    if is_crowded(&layout, if is_board { TREE_BESIDE_BOARD } else { WINDOW_TREE })
        && !(is_board && is_crowded(&denser[0], WINDOW_TREE))
    {
        layout = denser.remove(0);
    }
    TreeLayout { denser, ..layout }
}

fn layout_with<G: GameView>(
    recording: &Recording<G>,
    notation: NotationOptions,
    measures: &NodeMeasures,
    graph: &Arc<PositionGraph>,
) -> TreeLayout {
    let (trace, sizes, folds) = (recording.trace(), measures.sizes, Folds::default());
    let extents = NodeExtents::new(recording, measures, notation, &folds);
    let (drawn, edges) = (graph.representative_of_nodes(), graph.edges().collect::<Vec<_>>());
    let layered = LayeredGraph { rows: graph.rows(), drawn: &drawn, edges: &edges };
    let positions: Layout = layered.layout(|node| extents.extent(node), sizes.separation().cousins);
    let widths = SubtreeWidths::of_nodes(&positions);
    let strips = Strips::of_rows(trace, &positions, &widths, sizes.max_abs_score);
    let nodes = || {
        let in_row = |(row, nodes): (usize, &'_ Vec<u32>)| {
            nodes.iter().map(|&node| (row, NodeId::new(node as usize))).collect::<Vec<_>>()
        };
        graph.rows().iter().enumerate().flat_map(in_row)
    };
    let is_inner = |node| trace.kind(node) == NodeKind::Inner;
    let turn = |node| (is_inner(node) || !trace.has_chance()).then(|| trace.turn(node));
    let mut row_turns = agreed_by_row(nodes().map(|(row, node)| (row, turn(node))));
    let mut row_movers = Vec::new();
    if let Some(view) = recording.multi_player() {
        let mover = |node| u8::try_from(view.mover(node)).ok().filter(|_| trace.turn(node) != Turn::Chance);
        let movers = nodes().map(|(row, node)| (row, is_inner(node).then(|| mover(node))));
        row_movers = agreed_by_row(movers).into_iter().map(Option::flatten).collect();
        // The rows of several players are neither MAX's nor MIN's.
        for turn in &mut row_turns {
            *turn = turn.filter(|turn| *turn == Turn::Chance);
        }
    }
    let (denser, graph) = (Vec::new(), Some(Arc::clone(graph)));
    TreeLayout { sizes, positions, strips, row_turns, row_movers, denser, graph }
}
