//! The payoffs of the players at the nodes of an explicit tree, as columns of a table.

use crate::game::players::Players;
use crate::score::{Payoffs, Score};

/// The columns of a tree in which each player has payoffs of their own.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct PayoffTable {
    pub players: Players,
    /// The player to move at each node; at a chance node, the player to move once chance has decided.
    pub movers: Vec<u8>,
    /// The entries of the vectors of all nodes, [packed](Score::packed): as many for each node as there are players.
    entries: Vec<u64>,
}

impl PayoffTable {
    /// Returns the columns of nodes with these players to move and these vectors. `None` if no node has a vector.
    pub fn new(names: Vec<String>, movers: Vec<u8>, payoffs: &[Option<Payoffs>]) -> Option<Self> {
        let packed = |vector: &Option<Payoffs>| {
            let entry = |player| Score::packed(vector.map(|vector| vector.of(player)));
            (0..names.len()).map(entry).collect::<Vec<_>>()
        };
        let entries = payoffs.iter().flat_map(packed).collect();
        let first = movers.first().copied().unwrap_or_default();
        let players = Players::new(names, usize::from(first), payoffs.iter().flatten().copied())?;
        Some(Self { players, movers, entries })
    }

    pub fn of(&self, at: usize) -> Option<Payoffs> {
        let count = self.players.names.len();
        let entries = self.entries[at * count..][..count].iter().map(|&entry| Score::unpacked(entry));
        entries.collect::<Option<Vec<_>>>().map(|entries| Payoffs::new(&entries))
    }

    /// Sets the vector of a node to that of a node in another table of the same players.
    pub fn copy(&mut self, to: usize, other: &Self, from: usize) {
        let count = self.players.names.len();
        self.entries[to * count..][..count].copy_from_slice(&other.entries[from * count..][..count]);
    }

    pub fn bytes(&self) -> usize {
        size_of_val(&*self.movers) + size_of_val(&*self.entries)
    }
}
