//! Kalah: seeds are sown around the board, and the side with more of them in its store at the end wins.
//!
//! A lap skips the opponent's store, but not the pit where it began. If the last seed falls into the mover's own store,
//! the same side moves again. If it falls into an empty own pit with seeds opposite, both are captured. The game is
//! over when a side has no seeds in its pits, and the remaining seeds go to their owner.

use super::board::{Board, MancalaBoard, MancalaRow, PitContents};
use super::evaluation::{Evaluation, is_whole_within, whole};
use super::listed::ListedGame;
use super::mancala::{Hole, Lap, MAX_PITS, MAX_STORED, MancalaSide, by_player};
use super::{Game, GameView, MoveTarget, Outcome};
use crate::score::{Interval, Player, Score};

/// The maximum number of seeds in a pit of an initial position.
pub const MAX_SEEDS: u16 = 1_000;

/// A position of kalah.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Kalah {
    /// The number of pits a side.
    width: u8,
    /// The seeds in South's pits and in North's, each in its owner's sowing direction. No pit can overflow.
    pits: [[u16; MAX_PITS]; 2],
    stores: [u32; 2],
    /// The side to move.
    pub to_move: MancalaSide,
    /// The side that MAX plays.
    pub max: MancalaSide,
    /// The side and the pit of the last move, if there was one.
    last: Option<(MancalaSide, u8)>,
}

impl Kalah {
    /// Returns the initial position with this number of pits a side and seeds a pit. South moves first and is MAX.
    ///
    /// # Panics
    /// Panics if there are no pits or too many, or more than [`MAX_SEEDS`] seeds in one.
    pub fn opening(pits: usize, seeds: u16) -> Self {
        let row = vec![seeds; pits];
        Self::new([&row, &row], [0, 0]).expect("the numbers are within their limits")
    }

    /// Returns the position with these seeds in South's and North's pits, each in its owner's sowing direction, and in
    /// their stores. South is to move and is MAX. Returns `None` if the sides differ in length, have no pits or more
    /// than [`MAX_PITS`], or if a pit or store holds too many seeds.
    pub fn new(rows: [&[u16]; 2], stores: [u32; 2]) -> Option<Self> {
        let width = rows[0].len();
        let is_within = rows.iter().all(|row| row.len() == width && row.iter().all(|&seeds| seeds <= MAX_SEEDS))
            && (1..=MAX_PITS).contains(&width)
            && stores.iter().all(|&store| store <= MAX_STORED);
        if !is_within {
            return None;
        }
        let pits = rows.map(|row| {
            let mut pits = [0; MAX_PITS];
            pits[..width].copy_from_slice(row);
            pits
        });
        let width = u8::try_from(width).ok()?;
        Some(Self { width, pits, stores, to_move: MancalaSide::South, max: MancalaSide::South, last: None })
    }

    /// Returns the same position with this side to move.
    #[must_use]
    pub const fn with_to_move(mut self, to_move: MancalaSide) -> Self {
        self.to_move = to_move;
        self
    }

    /// Returns the same position with MAX on this side.
    #[must_use]
    pub const fn with_max(mut self, max: MancalaSide) -> Self {
        self.max = max;
        self
    }

    /// Returns the seeds in a side's pits, in its sowing direction.
    pub fn seeds(&self, side: MancalaSide) -> &[u16] {
        &self.pits[side as usize][..usize::from(self.width)]
    }

    /// Returns the seeds in a side's store.
    pub const fn store(&self, side: MancalaSide) -> u32 {
        self.stores[side as usize]
    }

    fn in_pits(&self, side: MancalaSide) -> u32 {
        self.seeds(side).iter().map(|&seeds| u32::from(seeds)).sum()
    }

    fn is_over(&self) -> bool {
        MancalaSide::ALL.iter().any(|&side| self.in_pits(side) == 0)
    }

    /// Returns the seeds of MAX and of MIN: those in their stores and, once the game is over, those left in their pits.
    fn totals(&self) -> [u32; 2] {
        let is_over = self.is_over();
        let of = |side| self.store(side) + if is_over { self.in_pits(side) } else { 0 };
        by_player(MancalaSide::ALL.map(of), self.max)
    }

    /// Captures the last seed, which fell into an own pit, and the seeds opposite, if that pit was empty and there are
    /// any.
    fn capture(&mut self, own: usize, pit: usize) {
        let opponent = 1 - own;
        let opposite = usize::from(self.width) - 1 - pit;
        if self.pits[own][pit] == 1 && self.pits[opponent][opposite] > 0 {
            self.stores[own] += u32::from(self.pits[own][pit] + self.pits[opponent][opposite]);
            self.pits[own][pit] = 0;
            self.pits[opponent][opposite] = 0;
        }
    }

    /// Moves all seeds in pits to their owner's store.
    fn clear_pits(&mut self) {
        for side in MancalaSide::ALL {
            self.stores[side as usize] += self.in_pits(side);
            self.pits[side as usize] = [0; MAX_PITS];
        }
    }

    /// Returns the number of seeds in the pits and stores of both sides, which no difference exceeds.
    fn all_seeds(&self) -> u32 {
        MancalaSide::ALL.map(|side| self.store(side) + self.in_pits(side)).iter().sum()
    }
}

impl Default for Kalah {
    fn default() -> Self {
        Self::opening(6, 4)
    }
}

impl Game for Kalah {
    /// A pit of the mover, counted from 0 in the sowing direction.
    type Move = u8;

    fn to_move(&self) -> Player {
        self.to_move.player(self.max)
    }

    fn legal_moves(&self, moves: &mut impl Extend<u8>) {
        if !self.is_over() {
            let own = &self.pits[self.to_move as usize];
            moves.extend((0..self.width).filter(|&pit| own[usize::from(pit)] > 0));
        }
    }

    fn after(&self, mv: u8) -> Self {
        let mut next = *self;
        let (own, opponent) = (self.to_move as usize, self.to_move.other() as usize);
        let lap = Lap::new(usize::from(self.width), usize::from(mv));
        let seeds = usize::from(self.pits[own][usize::from(mv)]);
        // No hole receives more seeds than the pit held.
        let received = |hole| u16::try_from(lap.seeds_into(hole, seeds)).unwrap_or(u16::MAX);
        next.pits[own][usize::from(mv)] = 0;
        for pit in 0..usize::from(self.width) {
            next.pits[own][pit] += received(Hole::Own(pit));
            next.pits[opponent][pit] += received(Hole::Opponent(pit));
        }
        next.stores[own] += u32::from(received(Hole::Store));
        next.to_move = self.to_move.other();
        next.last = Some((self.to_move, mv));
        match lap.last_hole(seeds) {
            Hole::Store => next.to_move = self.to_move,
            Hole::Own(pit) => next.capture(own, pit),
            Hole::Opponent(_) => {}
        }
        if next.is_over() {
            next.clear_pits();
        }
        next
    }

    fn key(&self) -> Self {
        Self { last: None, ..*self }
    }

    fn evaluate(&self) -> Evaluation {
        let [max, min] = self.totals().map(|count| i32::try_from(count).unwrap_or(i32::MAX));
        Evaluation::Difference { max, min }
    }

    fn result_bounds(&self) -> Interval {
        Interval::around_zero(whole(self.all_seeds()))
    }

    fn can_evaluate_to(&self, score: Score) -> bool {
        is_whole_within(score, self.all_seeds())
    }
}

impl ListedGame for Kalah {}

impl GameView for Kalah {
    fn board(&self) -> Board {
        let row = |side: MancalaSide| MancalaRow {
            owner: side.player(self.max),
            pits: self.seeds(side).iter().map(|&seeds| PitContents::Seeds(u32::from(seeds))).collect(),
            store: self.store(side),
            last: self.last.filter(|(sown, _)| *sown == side).map(|(_, pit)| usize::from(pit)),
        };
        Board::Mancala(MancalaBoard { south: row(MancalaSide::South), north: row(MancalaSide::North) })
    }

    fn move_name(&self, mv: u8) -> String {
        mv.to_string()
    }

    fn shown_move(&self, mv: u8) -> String {
        (mv + 1).to_string()
    }

    fn move_target(&self, _mv: u8) -> Option<MoveTarget> {
        Some(MoveTarget::Pit)
    }

    fn outcome(&self) -> Option<Outcome> {
        let [max, min] = self.totals();
        self.is_over().then(|| Outcome::of_counts(max, min))
    }
}

#[cfg(test)]
mod tests;
