//! Positions on the way to the node that was asked about last, so that playing to a node near it takes a few moves.
//!
//! Lines of play may be thousands of plies long. Knows no search.

use super::node_id::NodeId;
use std::sync::{Mutex, PoisonError};

/// So many plies lie between two positions that are kept. Nodes above the first of them are played to from the root.
pub(super) const EVERY: usize = 32;

/// The positions that are kept, every [`EVERY`] plies along one line: they change nothing that anybody is told.
#[derive(Debug)]
pub(super) struct PositionCache<G>(Mutex<Vec<(NodeId, G)>>);

impl<G: Clone> PositionCache<G> {
    pub const fn empty() -> Self {
        Self(Mutex::new(Vec::new()))
    }

    /// The position at the last node of a way from a node at which one may be kept, or from the root. `ply` is that of the
    /// last node; `parent` goes up, and `make` makes the move to a node.
    pub fn position(
        &self,
        root: &G,
        node: NodeId,
        ply: usize,
        parent: impl Fn(NodeId) -> NodeId,
        make: impl Fn(&G, NodeId) -> G,
    ) -> G {
        if ply < EVERY {
            return played(root.clone(), node, ply, &parent, &make);
        }
        let mut kept = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        // Up to the nearest node whose position is kept; those to be kept on the way are noted.
        let mut wanted = Vec::new();
        let mut above = (node, ply);
        loop {
            let (at, depth) = above;
            if depth < EVERY {
                kept.clear();
                break;
            }
            if depth.is_multiple_of(EVERY) {
                let place = depth / EVERY - 1;
                if kept.get(place).is_some_and(|&(node, _)| node == at) {
                    // What follows on the same line stays.
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
            let position = played(from, next, EVERY, &parent, &make);
            kept.push((next, position));
        }
        let from = kept[ply / EVERY - 1].1.clone();
        drop(kept);
        played(from, node, ply % EVERY, &parent, &make)
    }
}

/// The position at `node`, which is so many plies below `from`.
fn played<G>(
    from: G,
    node: NodeId,
    plies: usize,
    parent: &impl Fn(NodeId) -> NodeId,
    play: &impl Fn(&G, NodeId) -> G,
) -> G {
    let mut way: Vec<_> = std::iter::successors(Some(node), |&node| Some(parent(node))).take(plies).collect();
    way.reverse();
    way.into_iter().fold(from, |position, node| play(&position, node))
}

/// A copy keeps none.
impl<G: Clone> Clone for PositionCache<G> {
    fn clone(&self) -> Self {
        Self::empty()
    }
}
