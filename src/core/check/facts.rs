//! What a run has proved of the positions that it has searched, which a program may keep in a memory.

use crate::score::{Interval, Player, Score};
use std::collections::HashMap;

/// How a program uses what it has stored of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum MemoryUse {
    /// As what it proves.
    AsProved,
    /// As the exact value, although it may be a bound.
    BoundsAsValues,
    /// As the bound that a window says which the search of the position has narrowed since.
    FlagsByNarrowedWindow,
    /// As what it proves, although it was searched less deep than is asked for.
    AtAnyDepth,
}

/// What one visit has proved of a position.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Fact {
    /// How many plies below the position were searched at least; `None` to the end of the game.
    pub plies: Option<usize>,
    /// The interval of its value.
    pub proved: Interval,
    /// The value that the visit returned.
    pub returned: Score,
}

impl Fact {
    /// Returns whether it serves a search of so many plies.
    fn serves(&self, plies: Option<usize>) -> bool {
        match (self.plies, plies) {
            (None, _) => true,
            (Some(_), None) => false,
            (Some(searched), Some(wanted)) => wanted <= searched,
        }
    }
}

/// Everything that a run has proved so far, by the numbers of positions.
pub(super) struct Facts {
    memory: MemoryUse,
    found: HashMap<u64, Vec<Fact>>,
}

impl Facts {
    pub fn new(memory: MemoryUse) -> Self {
        Self { memory, found: HashMap::new() }
    }

    /// Adds what a visit of a node of `player` has proved of a position, which has all these numbers.
    pub fn add(&mut self, numbers: &[u64], player: Player, fact: Fact) {
        let stored = match self.memory {
            MemoryUse::AsProved => fact,
            MemoryUse::AtAnyDepth => Fact { plies: None, ..fact },
            MemoryUse::BoundsAsValues => Fact { proved: Interval { low: fact.returned, high: fact.returned }, ..fact },
            // The value never exceeds the own bound that it has moved.
            MemoryUse::FlagsByNarrowedWindow => {
                let flagged = match player {
                    Player::Max => Interval { high: fact.returned, ..Interval::UNKNOWN },
                    Player::Min => Interval { low: fact.returned, ..Interval::UNKNOWN },
                };
                Fact { proved: flagged, ..fact }
            }
        };
        for &number in numbers {
            let facts = self.found.entry(number).or_default();
            for fact in [fact, stored] {
                if !facts.contains(&fact) {
                    facts.push(fact);
                }
            }
        }
    }

    /// Returns what is known of a position with these numbers that serves a search of so many plies: what visits of the
    /// same depth have proved together, and what each of them has proved.
    pub fn of(&self, numbers: &[u64], plies: Option<usize>) -> Vec<Fact> {
        let found = numbers.iter().filter_map(|number| self.found.get(number)).flatten();
        let mut known: Vec<Fact> = Vec::new();
        for &fact in found.filter(|fact| fact.serves(plies)) {
            if !known.contains(&fact) {
                known.push(fact);
            }
        }
        let mut together: Vec<Fact> = Vec::new();
        for &fact in &known {
            match together.iter_mut().find(|same| same.plies == fact.plies) {
                Some(same) => same.proved = same.proved.intersection(fact.proved),
                None => together.push(fact),
            }
        }
        // A mistaken memory may contradict itself.
        together.retain(|fact| fact.proved.low <= fact.proved.high);
        together.extend(known);
        together
    }
}
