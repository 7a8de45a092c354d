//! The common parts of mancala games: two sides, each with a row of pits and a store, and the lap of a sowing.
//!
//! Does not depend on a particular game, on the contents of a pit, or on the rules for the end of a lap.

use crate::score::Player;

/// The maximum number of pits a side.
pub const MAX_PITS: usize = 20;

/// The maximum content of a store or base in an initial position, small enough that no sum overflows.
pub const MAX_STORED: u32 = 1_000_000_000;

/// A side of the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Hash)]
pub enum MancalaSide {
    /// The lower row, which is sown from left to right.
    #[default]
    South,
    /// The upper row, which is sown from right to left.
    North,
}

impl MancalaSide {
    /// Both sides.
    pub const ALL: [Self; 2] = [Self::South, Self::North];

    /// Returns the other side.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::South => Self::North,
            Self::North => Self::South,
        }
    }

    /// Returns the player of this side, if `max` is MAX's side.
    pub fn player(self, max: Self) -> Player {
        if self == max { Player::Max } else { Player::Min }
    }
}

/// Returns the values of South and North in the order MAX, MIN.
pub fn by_player<Count: Copy>([south, north]: [Count; 2], max: MancalaSide) -> [Count; 2] {
    match max {
        MancalaSide::South => [south, north],
        MancalaSide::North => [north, south],
    }
}

/// A lap of a sowing: counterclockwise through the mover's pits, the mover's store and the opponent's pits. It does not
/// include the opponent's store, and ends with the pit from which it started.
#[derive(Clone, Copy, Debug)]
pub struct Lap {
    /// The number of pits a side.
    pits: usize,
    from: usize,
}

/// A hole of a lap, from the view of the player who sows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hole {
    /// A pit of the mover.
    Own(usize),
    /// The mover's store.
    Store,
    /// A pit of the opponent.
    Opponent(usize),
}

impl Lap {
    /// Returns the lap from a pit of the mover, on a board with `pits` pits a side.
    pub const fn new(pits: usize, from: usize) -> Self {
        Self { pits, from }
    }

    /// Returns the number of holes in a lap.
    pub const fn length(self) -> usize {
        2 * self.pits + 1
    }

    /// Returns the number of steps from the start of the lap to a hole: 1 for the next one, [`length`](Self::length)
    /// for the pit that is sown.
    pub const fn steps_to(self, hole: Hole) -> usize {
        let from_first_pit = match hole {
            Hole::Own(pit) => pit,
            Hole::Store => self.pits,
            Hole::Opponent(pit) => self.pits + 1 + pit,
        };
        (from_first_pit + self.length() - self.from - 1) % self.length() + 1
    }

    /// Returns the number of seeds that fall into a hole when `seeds` are sown one by one.
    pub const fn seeds_into(self, hole: Hole, seeds: usize) -> usize {
        (seeds + self.length() - self.steps_to(hole)) / self.length()
    }

    /// Returns the hole into which the last of `seeds` falls. There must be at least one seed.
    pub const fn last_hole(self, seeds: usize) -> Hole {
        let from_first_pit = (self.from + seeds) % self.length();
        if from_first_pit < self.pits {
            Hole::Own(from_first_pit)
        } else if from_first_pit == self.pits {
            Hole::Store
        } else {
            Hole::Opponent(from_first_pit - self.pits - 1)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_lap_leads_through_the_own_pits_the_own_store_and_the_opponents_pits_back_to_its_start() {
        let lap = Lap::new(3, 1);
        let ends: Vec<_> = (1..=lap.length()).map(|seeds| lap.last_hole(seeds)).collect();
        let (own, opponent) = (Hole::Own, Hole::Opponent);
        assert_eq!(ends, [own(2), Hole::Store, opponent(0), opponent(1), opponent(2), own(0), own(1)]);
        for (steps, end) in (1..).zip(ends) {
            assert_eq!(lap.steps_to(end), steps);
        }
    }

    #[test]
    fn the_seeds_into_all_holes_are_all_the_seeds() {
        for seeds in 0..40 {
            let lap = Lap::new(6, 4);
            let own: usize = (0..6).map(|pit| lap.seeds_into(Hole::Own(pit), seeds)).sum();
            let opponent: usize = (0..6).map(|pit| lap.seeds_into(Hole::Opponent(pit), seeds)).sum();
            assert_eq!(own + lap.seeds_into(Hole::Store, seeds) + opponent, seeds);
        }
    }
}
