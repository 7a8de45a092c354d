//! The layout of a drawing in which equal positions are one node: rows by the greatest number of moves to a position,
//! so that moves lead down, and in each row the order in which the search comes to the positions first.
//!
//! Does not depend on how nodes and edges are drawn.

use super::fit::SMALL_TREE_NODES;
use super::measure::{NodeExtents, NodeMeasures, NodeStyle};
use super::options::{Folds, LayoutForm, NotationOptions};
use super::strips::{StripsInParts, SubtreeWidths};
use super::tree_layout::{TREE_BESIDE_BOARD, TreeLayout, WINDOW_TREE, agreed_by_row};
use poda_core::game::GameView;
use poda_core::layout::{LayeredGraph, Layout, LayoutTree};
use poda_core::score::Turn;
use poda_core::trace::position_graph::PositionGraph;
use poda_core::trace::recording::Recording;
use poda_core::trace::{NodeId, NodeKind};
use std::sync::Arc;

/// The height that is added to a row, in units, so that edges that cross each other can be told apart.
const CROSSINGS_HEIGHT: f32 = 48.0;

/// Returns whether a recording is drawn with each position once: if that is asked for, and the recording is not too
/// large to compare its positions.
pub(super) fn draws_positions<G: GameView>(recording: &Recording<G>, notation: NotationOptions) -> bool {
    notation.form == LayoutForm::Positions && recording.trace().node_count() <= PositionGraph::MAX_NODES
}

/// Returns the layout of the positions of a recording, and the denser ones.
pub(super) fn layout_of_positions<G: GameView>(recording: &Recording<G>, notation: NotationOptions) -> TreeLayout {
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
    let mut strips = StripsInParts::begin(&positions, sizes.max_abs_score);
    strips.add(trace, &positions, &SubtreeWidths::of_nodes(&positions), usize::MAX);
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
    let (strips, denser, graph) = (strips.finish(), Vec::new(), Some(Arc::clone(graph)));
    TreeLayout { sizes, positions, strips, row_turns, row_movers, denser, graph }
}
