//! The transposition table: it keeps what was proved of a position's score, for use when other moves lead to the same
//! position.
//!
//! R. D. Greenblatt, D. E. Eastlake and S. D. Crocker, "The Greenblatt Chess Program", 1967. The position itself is the
//! key, so that two positions are never confused. A lower and an upper bound are kept apart, as in A. Plaat, J.
//! Schaeffer, W. Pijls and A. de Bruin, "Best-First Fixed-Depth Minimax Algorithms", 1996: together they may prove the
//! score although no single visit did. Probing takes O(1) on average. Does not depend on a tree or a tracer.

use super::budget::allocated_bytes;
use crate::game::Game;
use crate::score::{Bound, Score, Window};
use std::collections::HashMap;

/// The largest number of positions that are kept. A table that is full is emptied.
const MAX_ENTRIES: usize = 1 << 20;

/// The depth up to which a score is true.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Draft {
    /// A line below the position ended at the depth limit, this many plies below. The score is true for this depth
    /// only.
    Limited(u32),
    /// Every line ended with the game, within this many plies, so a deeper search would find the same. [`u32::MAX`]
    /// means that the search was not limited.
    Unlimited(u32),
}

impl Draft {
    /// Returns the draft of a search `depth` plies deep, or to the end of the game if `None`.
    pub fn new(depth: Option<usize>, is_limited: bool) -> Self {
        let depth = depth.map_or(u32::MAX, |depth| u32::try_from(depth).unwrap_or(u32::MAX));
        if is_limited { Self::Limited(depth) } else { Self::Unlimited(depth) }
    }

    /// Returns whether a search `depth` plies deep, or to the end of the game if `None`, would find the same.
    fn serves(self, depth: Option<usize>) -> bool {
        match self {
            Self::Limited(searched) => depth == Some(searched as usize),
            Self::Unlimited(searched) => depth.is_none_or(|depth| searched as usize <= depth),
        }
    }
}

/// A bound of a position's score, and the depth up to which it is true.
#[derive(Clone, Copy, Debug, PartialEq)]
struct ProvedBound {
    score: Score,
    draft: Draft,
}

/// The bounds that were proved for a position.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Entry<Move> {
    /// The score is this or more.
    lower: Option<ProvedBound>,
    /// The score is this or less.
    upper: Option<ProvedBound>,
    /// The best move of the last visit.
    best: Option<Move>,
}

/// The answer of an entry to a search.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct TableAnswer<Move> {
    /// A score of the position.
    pub score: Score,
    /// How it relates to the position's value.
    pub bound: Bound,
    /// Whether the answer is true only at the depth of the search.
    pub is_limited: bool,
    /// The best move of the last visit.
    pub best: Option<Move>,
}

impl<Move: Copy> Entry<Move> {
    /// Returns the answer to a search `depth` plies deep; `None` if the bounds neither meet nor close the window.
    pub fn answer(&self, window: Window, depth: Option<usize>) -> Option<TableAnswer<Move>> {
        let serving = |bound: Option<ProvedBound>| bound.filter(|bound| bound.draft.serves(depth));
        let is_limited = |bound: ProvedBound| matches!(bound.draft, Draft::Limited(_));
        let answer = |score, bound, is_limited| Some(TableAnswer { score, bound, is_limited, best: self.best });
        match (serving(self.lower), serving(self.upper)) {
            (Some(lower), Some(upper)) if lower.score == upper.score => {
                answer(lower.score, Bound::Exact, is_limited(lower) || is_limited(upper))
            }
            (Some(lower), _) if window.beta <= lower.score => answer(lower.score, Bound::Lower, is_limited(lower)),
            (_, Some(upper)) if upper.score <= window.alpha => answer(upper.score, Bound::Upper, is_limited(upper)),
            _ => None,
        }
    }
}

/// The transposition table.
///
/// Of a game that is stored as a whole, such as a given tree, it keeps the numbers of the positions, which take a tenth
/// of the memory.
#[derive(Debug)]
pub struct Table<G: Game> {
    by_position: HashMap<G, Entry<G::Move>>,
    by_index: HashMap<u32, Entry<G::Move>>,
    /// The bytes that the positions hold on the heap.
    heap_bytes: usize,
}

impl<G: Game> Default for Table<G> {
    fn default() -> Self {
        Self { by_position: HashMap::new(), by_index: HashMap::new(), heap_bytes: 0 }
    }
}

impl<G: Game> Table<G> {
    /// Returns the entry of a position.
    pub fn probe(&self, position: &G) -> Option<&Entry<G::Move>> {
        match position.stored_index() {
            Some(index) => self.by_index.get(&index),
            None => self.by_position.get(&position.key()),
        }
    }

    /// Returns the best move of the last visit to a position.
    pub fn best_move(&self, position: &G) -> Option<G::Move> {
        self.probe(position)?.best
    }

    /// Stores what a visit has proved of a position. A bound that the visit has not proved is kept.
    pub fn store(&mut self, position: &G, score: Score, bound: Bound, draft: Draft, best: Option<G::Move>) {
        let entry = self.entry(position);
        let proved = Some(ProvedBound { score, draft });
        if bound != Bound::Upper {
            entry.lower = proved;
        }
        if bound != Bound::Lower {
            entry.upper = proved;
        }
        entry.best = best;
    }

    /// Returns the entry of a position, for which there may be none yet.
    fn entry(&mut self, position: &G) -> &mut Entry<G::Move> {
        let empty = Entry { lower: None, upper: None, best: None };
        // The oldest entries are the least useful.
        if let Some(index) = position.stored_index() {
            if MAX_ENTRIES <= self.by_index.len() {
                self.by_index.clear();
            }
            return self.by_index.entry(index).or_insert(empty);
        }
        if MAX_ENTRIES <= self.by_position.len() {
            self.by_position.clear();
            self.heap_bytes = 0;
        }
        let key = position.key();
        let heap_bytes = allocated_bytes(key.heap_bytes());
        self.by_position.entry(key).or_insert_with(|| {
            self.heap_bytes += heap_bytes;
            empty
        })
    }

    /// Returns how much memory the table takes with one position more, in bytes. While it grows, both the old and the
    /// new table count. For positions with heap memory, some more is added so that not every single one needs a report.
    pub fn bytes_with_one_more(&self) -> usize {
        self.bytes_if_growing_to(3)
    }

    /// Returns the same after the table has grown.
    pub fn bytes_once_grown(&self) -> usize {
        self.bytes_if_growing_to(2)
    }

    /// Returns the bytes of the table, of which `times` as many slots count if it is full.
    fn bytes_if_growing_to(&self, times: usize) -> usize {
        let slots = |entries: usize, capacity: usize| {
            let grows = entries == capacity && capacity < MAX_ENTRIES;
            if grows { times * capacity.max(4) } else { capacity }
        };
        // One slot in eight stays free, and each slot has a byte of control data.
        let bytes = |slots: usize, slot_bytes: usize| slots / 7 * 8 * (slot_bytes + 1);
        let heap = self.heap_bytes.next_multiple_of(1 << 20);
        bytes(slots(self.by_position.len(), self.by_position.capacity()), size_of::<(G, Entry<G::Move>)>())
            + bytes(slots(self.by_index.len(), self.by_index.capacity()), size_of::<(u32, Entry<G::Move>)>())
            + heap
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::evaluation::Evaluation;
    use crate::score::Player;

    /// A heap from which one object is taken at a time.
    #[derive(Clone, Debug, PartialEq, Eq, Hash)]
    struct Heap(u8);

    impl Game for Heap {
        type Move = ();

        fn to_move(&self) -> Player {
            if self.0.is_multiple_of(2) { Player::Max } else { Player::Min }
        }

        fn legal_moves(&self, moves: &mut impl Extend<()>) {
            moves.extend((0 < self.0).then_some(()));
        }

        fn after(&self, (): ()) -> Self {
            Self(self.0 - 1)
        }

        fn evaluate(&self) -> Evaluation {
            Evaluation::Value(Score::ZERO)
        }
    }

    fn answer(table: &Table<Heap>, position: &Heap, alpha: i32, beta: i32, depth: usize) -> Option<(Score, Bound)> {
        let window = Window { alpha: alpha.into(), beta: beta.into() };
        let answer = table.probe(position).unwrap().answer(window, Some(depth))?;
        Some((answer.score, answer.bound))
    }

    #[test]
    fn two_bounds_that_meet_prove_the_score() {
        let position = Heap(3);
        let mut table = Table::<Heap>::default();
        table.store(&position, 3.into(), Bound::Lower, Draft::Limited(2), None);
        assert_eq!(answer(&table, &position, 0, 3, 2), Some((3.into(), Bound::Lower)));
        assert_eq!(answer(&table, &position, 0, 5, 2), None);
        table.store(&position, 3.into(), Bound::Upper, Draft::Limited(2), None);
        assert_eq!(answer(&table, &position, 0, 5, 2), Some((3.into(), Bound::Exact)));
    }

    #[test]
    fn a_bound_of_another_depth_serves_only_if_no_line_was_limited() {
        let position = Heap(3);
        let mut table = Table::<Heap>::default();
        table.store(&position, 3.into(), Bound::Exact, Draft::Limited(2), None);
        assert_eq!(answer(&table, &position, 0, 5, 3), None);
        table.store(&position, 3.into(), Bound::Lower, Draft::Unlimited(2), None);
        assert_eq!(answer(&table, &position, 0, 3, 3), Some((3.into(), Bound::Lower)));
        assert_eq!(answer(&table, &position, 0, 3, 1), None);
    }
}
