//! How large a tree's nodes are and where they are: computed once per trace, so that nothing moves while stepping.

use super::folds::Folds;
use super::measure::dimensions::SEPARATION;
use super::measure::{NodeExtents, NodeSizes};
use super::options::NotationOptions;
use super::overview::strips::Strips;
use crate::batches;
use crate::game::GameView;
use crate::layout::Layout;
use crate::score::Player;
use crate::trace::Trace;
use crate::trace::recording::Recording;

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

    /// Lays out the tree of a recording.
    #[must_use]
    pub fn new<G: GameView>(recording: &Recording<G>, notation: impl Into<NotationOptions>) -> Self {
        Self::folded(recording, notation, &Folds::default())
    }

    /// Lays out the tree of a recording with some subtrees folded.
    #[must_use]
    pub fn folded<G: GameView>(recording: &Recording<G>, notation: impl Into<NotationOptions>, folds: &Folds) -> Self {
        let extents = NodeExtents::new(recording, notation.into(), folds);
        let positions = Layout::new(&extents, SEPARATION);
        Self::at(recording.trace(), extents.sizes, positions)
    }

    /// The layout of a trace whose nodes have these sizes and positions.
    pub(super) fn at(trace: &Trace, sizes: NodeSizes, positions: Layout) -> Self {
        let strips = Strips::new(trace, &positions, sizes.max_abs_score);
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
