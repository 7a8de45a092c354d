//! What the games of sowing have in common: two sides with a row of pits and a store each, and the way round the board.
//!
//! Knows no particular game, neither what lies in a pit nor what happens at the end of a lap.

use crate::score::Player;

/// The most pits that a side has.
pub const MAX_PITS: usize = 20;

/// The most that a store or base may hold to begin with, so that every sum stays a number to calculate with.
pub const MAX_STORED: u32 = 1_000_000_000;

/// A side of the board and whoever sits there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Hash)]
pub enum MancalaSide {
    /// At the lower row, which is sown from left to right.
    #[default]
    South,
    /// At the upper row, which is sown from right to left.
    North,
}

impl MancalaSide {
    /// Both.
    pub const ALL: [Self; 2] = [Self::South, Self::North];

    /// The other side.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::South => Self::North,
            Self::North => Self::South,
        }
    }

    /// Whether MAX sits here, if `max` is MAX's side.
    #[must_use]
    pub fn player(self, max: Self) -> Player {
        if self == max { Player::Max } else { Player::Min }
    }
}

/// What has been gathered by MAX and by MIN, out of what South and North have.
#[must_use]
pub fn by_player<Count: Copy>([south, north]: [Count; 2], max: MancalaSide) -> [Count; 2] {
    match max {
        MancalaSide::South => [south, north],
        MancalaSide::North => [north, south],
    }
}

/// A lap as a player sows it: counter-clockwise through the own pits, the own store and the enemy's pits. The enemy's
/// store is no part of it, the pit where the lap began is: it comes last.
#[derive(Clone, Copy, Debug)]
pub struct Lap {
    /// How many pits a side has.
    pits: usize,
    /// The own pit that is sown.
    from: usize,
}

/// Where something falls, as the player who sows sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hole {
    /// Into an own pit.
    Own(usize),
    /// Into the own store.
    Store,
    /// Into a pit of the enemy's.
    Enemy(usize),
}

impl Lap {
    /// The lap that begins behind an own pit, on a board with so many pits a side.
    #[must_use]
    pub const fn new(pits: usize, from: usize) -> Self {
        Self { pits, from }
    }

    /// How many places there are in a lap.
    #[must_use]
    pub const fn length(self) -> usize {
        2 * self.pits + 1
    }

    /// Which of the places, counted from 1, a target is.
    #[must_use]
    pub const fn place(self, target: Hole) -> usize {
        let from_first_pit = match target {
            Hole::Own(pit) => pit,
            Hole::Store => self.pits,
            Hole::Enemy(pit) => self.pits + 1 + pit,
        };
        (from_first_pit + self.length() - self.from - 1) % self.length() + 1
    }

    /// How many of so many seeds fall at a target, one by one as they are sown.
    #[must_use]
    pub const fn share(self, seeds: usize, target: Hole) -> usize {
        (seeds + self.length() - self.place(target)) / self.length()
    }

    /// Where the last of so many seeds, at least one, falls.
    #[must_use]
    pub const fn end(self, seeds: usize) -> Hole {
        let from_first_pit = (self.from + seeds) % self.length();
        if from_first_pit < self.pits {
            Hole::Own(from_first_pit)
        } else if from_first_pit == self.pits {
            Hole::Store
        } else {
            Hole::Enemy(from_first_pit - self.pits - 1)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_lap_leads_through_the_own_pits_the_own_store_and_the_enemys_pits_back_to_its_beginning() {
        let lap = Lap::new(3, 1);
        let ends: Vec<_> = (1..=lap.length()).map(|seeds| lap.end(seeds)).collect();
        let (own, enemy) = (Hole::Own, Hole::Enemy);
        assert_eq!(ends, [own(2), Hole::Store, enemy(0), enemy(1), enemy(2), own(0), own(1)]);
        for (place, end) in (1..).zip(ends) {
            assert_eq!(lap.place(end), place);
        }
    }

    #[test]
    fn the_shares_of_all_places_are_the_seeds() {
        for seeds in 0..40 {
            let lap = Lap::new(6, 4);
            let own: usize = (0..6).map(|pit| lap.share(seeds, Hole::Own(pit))).sum();
            let enemy: usize = (0..6).map(|pit| lap.share(seeds, Hole::Enemy(pit))).sum();
            assert_eq!(own + lap.share(seeds, Hole::Store) + enemy, seeds);
        }
    }
}
