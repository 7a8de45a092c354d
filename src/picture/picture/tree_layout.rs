//! How large a tree's nodes are and where they are: computed once per trace, so that nothing moves while stepping.

use super::measure::NodeSizes;
use super::overview::strips::{Strips, SubtreeWidths};
use poda_core::batches;
use poda_core::layout::Layout;
use poda_core::score::Player;
use poda_core::trace::Trace;

/// The sizes and positions of a tree's nodes, in units: pixels at scale 1.
#[derive(Clone, Debug)]
pub struct TreeLayout {
    /// The sizes that are the same for all nodes.
    pub sizes: NodeSizes,
    /// The position of each node.
    pub positions: Layout,
    /// What the overview shows of the tree.
    pub strips: Strips,
    /// By row, the player of all its nodes; `None` for a row in which both sides have nodes.
    pub row_players: Vec<Option<Player>>,
}

impl TreeLayout {
    /// The memory that a layout takes while it is computed, in bytes per node: positions, rows and the prefix sums of the strips.
    pub const BYTES_A_NODE: usize = 72;

    /// The layout of a trace whose nodes have these sizes and positions, and whose subtrees are so wide.
    pub(super) fn at(trace: &Trace, sizes: NodeSizes, positions: Layout, widths: &SubtreeWidths) -> Self {
        let strips = Strips::new(trace, &positions, widths, sizes.max_abs_score);
        Self { sizes, positions, strips, row_players: row_players(trace) }
    }

    /// The number of rows.
    #[must_use]
    pub fn rows(&self) -> usize {
        self.positions.rows()
    }
}

/// By row, the player of all its nodes, if they agree.
fn row_players(trace: &Trace) -> Vec<Option<Player>> {
    let mut rows: Vec<(Player, bool)> = Vec::new();
    batches::for_each(trace.nodes(), |node| {
        let player = trace.player(node);
        match rows.get_mut(trace.ply(node)) {
            Some((first, agree)) => *agree &= *first == player,
            None => rows.push((player, true)),
        }
    });
    rows.into_iter().map(|(player, agree)| agree.then_some(player)).collect()
}
