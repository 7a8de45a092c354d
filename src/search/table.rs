//! The transposition table: what was found of a position, for when other moves lead to the same one.
//!
//! R. D. Greenblatt, D. E. Eastlake and S. D. Crocker, "The Greenblatt Chess Program", 1967. The position itself is the
//! key, so that no two are ever taken for one another. Looking one up takes O(1) on average. Knows no window and no tree.

use crate::game::Game;
use crate::score::{Bound, Score};
use std::collections::HashMap;

/// The most positions that are kept: when there are as many, the table begins anew.
const MAX_ENTRIES: usize = 1 << 20;

/// What was found of a position.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Entry<Move> {
    /// The score that it returned.
    pub score: Score,
    /// How that relates to its value.
    pub bound: Bound,
    /// How many plies below it were searched; `None`: to the end of the game.
    pub depth: Option<usize>,
    /// Whether a line ended at that limit. Where none did, looking deeper would find the same.
    pub is_limited: bool,
    /// The move that was best.
    pub best: Option<Move>,
}

/// What is known of positions.
#[derive(Debug)]
pub struct Table<G: Game> {
    entries: HashMap<G, Entry<G::Move>>,
    /// What the positions hold beside their own size, in bytes.
    heap_bytes: usize,
}

impl<G: Game> Default for Table<G> {
    fn default() -> Self {
        Self { entries: HashMap::new(), heap_bytes: 0 }
    }
}

impl<G: Game> Table<G> {
    /// What is known of a position.
    pub fn probe(&self, position: &G) -> Option<&Entry<G::Move>> {
        self.entries.get(&position.key())
    }

    /// How much memory it takes with one position more, in bytes: while it grows, both what it was and what it becomes. Of
    /// positions that hold memory of their own, so much is added that it need not be asked for each.
    pub(super) fn bytes_of_one_more(&self) -> usize {
        let capacity = self.entries.capacity();
        let grows = self.entries.len() == capacity && capacity < MAX_ENTRIES;
        self.bytes_with(if grows { 3 * capacity.max(4) } else { capacity })
    }

    /// The same once it has grown.
    pub(super) fn bytes_grown(&self) -> usize {
        let capacity = self.entries.capacity();
        let grows = self.entries.len() == capacity && capacity < MAX_ENTRIES;
        self.bytes_with(if grows { 2 * capacity.max(4) } else { capacity })
    }

    fn bytes_with(&self, capacity: usize) -> usize {
        // One place in eight stays free, and each has a byte that tells whether it is.
        let heap = self.heap_bytes.next_multiple_of(1 << 20);
        capacity / 7 * 8 * (size_of::<(G, Entry<G::Move>)>() + 1) + heap
    }

    /// Takes down what was found last of a position.
    pub fn store(&mut self, position: &G, entry: Entry<G::Move>) {
        // What was taken down long ago is of the least use.
        if MAX_ENTRIES <= self.entries.len() {
            self.entries.clear();
            self.heap_bytes = 0;
        }
        let key = position.key();
        let heap_bytes = key.heap_bytes();
        // What the memory allocator takes for a piece comes on top of it.
        let heap_bytes = if heap_bytes == 0 { 0 } else { heap_bytes.next_multiple_of(16) + 16 };
        if self.entries.insert(key, entry).is_none() {
            self.heap_bytes += heap_bytes;
        }
    }
}

impl<Move> Entry<Move> {
    /// Whether this is what a search finds that looks so many plies deep; `None`: to the end of the game.
    pub fn holds_at(&self, depth: Option<usize>) -> bool {
        let looks_as_far = match (depth, self.depth) {
            (None, _) => true,
            (Some(depth), Some(searched)) => searched <= depth,
            (Some(_), None) => false,
        };
        depth == self.depth || (!self.is_limited && looks_as_far)
    }
}
