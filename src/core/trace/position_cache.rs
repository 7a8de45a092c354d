//! Cached positions along the path to the last node whose position was needed.
//!
//! Paths may be thousands of plies long; replaying from a cached position to a node near it takes a few moves. Knows no search.

use super::node_id::NodeId;
use std::sync::{Mutex, PoisonError};

/// The number of plies between two cached positions. Nodes above the first are replayed from the root.
const INTERVAL: usize = 32;

/// The cached positions, every [`INTERVAL`] plies along one path.
#[derive(Debug)]
pub(super) struct PositionCache<G>(Mutex<Vec<(NodeId, G)>>);

impl<G: Clone> PositionCache<G> {
    /// Returns a cache without a position.
    pub const fn empty() -> Self {
        Self(Mutex::new(Vec::new()))
    }

    /// Returns the position at a node, `ply` plies below the root. `parent` returns the parent of a node, and `make` the
    /// position after the move to a node.
    pub fn position(
        &self,
        root: &G,
        node: NodeId,
        ply: usize,
        parent: impl Fn(NodeId) -> NodeId,
        make: impl Fn(&G, NodeId) -> G,
    ) -> G {
        if ply < INTERVAL {
            return played(root.clone(), node, ply, &parent, &make);
        }
        let mut kept = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        // Goes up to the nearest cached position, and notes the nodes on the way whose positions are to be cached.
        let mut wanted = Vec::new();
        let mut above = (node, ply);
        loop {
            let (at, depth) = above;
            if depth < INTERVAL {
                kept.clear();
                break;
            }
            if depth.is_multiple_of(INTERVAL) {
                let place = depth / INTERVAL - 1;
                if kept.get(place).is_some_and(|&(node, _)| node == at) {
                    // Positions further down the same path stay.
                    if !wanted.is_empty() {
                        kept.truncate(place + 1);
                    }
                    break;
                }
                wanted.push(at);
            }
            above = (parent(at), depth - 1);
        }
        while let Some(next) = wanted.pop() {
            let from = kept.last().map_or(root, |(_, position)| position).clone();
            let position = played(from, next, INTERVAL, &parent, &make);
            kept.push((next, position));
        }
        let from = kept[ply / INTERVAL - 1].1.clone();
        drop(kept);
        played(from, node, ply % INTERVAL, &parent, &make)
    }
}

/// Returns the position at `node`, which is `plies` plies below `from`.
fn played<G>(
    from: G,
    node: NodeId,
    plies: usize,
    parent: &impl Fn(NodeId) -> NodeId,
    play: &impl Fn(&G, NodeId) -> G,
) -> G {
    let mut path: Vec<_> = std::iter::successors(Some(node), |&node| Some(parent(node))).take(plies).collect();
    path.reverse();
    path.into_iter().fold(from, |position, node| play(&position, node))
}

/// A copy has an empty cache.
impl<G: Clone> Clone for PositionCache<G> {
    fn clone(&self) -> Self {
        Self::empty()
    }
}
