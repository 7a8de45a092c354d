//! Babilego: tokens worth 1, 5 and 10 are sown around the board, and the larger sum in the base wins.
//!
//! A move lifts all tokens of one of the mover's pits and drops them one by one into the following holes: the mover's
//! pits, the mover's base and the opponent's pits, but not the opponent's base. A lap does not skip the pit where it
//! began. A rule of the game determines the order in which the tokens of a pit are dropped. If the last token falls
//! into the mover's base, the same side moves again. The side whose pits are empty first takes all tokens left in the
//! opponent's pits, and the game is over at once.

mod sowing_order;
#[cfg(test)]
mod tests;

pub use sowing_order::{MAX_ORDERS, SowingOrder, VALUES, order_count};

use crate::game::board::{Board, MancalaBoard, MancalaRow, PitContents};
use crate::game::evaluation::{Evaluation, is_whole_within, whole};
use crate::game::listed::ListedGame;
use crate::game::mancala::{Hole, Lap, MAX_PITS, MAX_STORED, MancalaSide, by_player};
use crate::game::packed_move::{PackedMove, pack_pair, unpack_pair};
use crate::game::{Game, GameView, MoveTarget, Outcome};
use crate::score::{Interval, Player, Score};

/// The maximum number of tokens in a pit of an initial position.
pub const MAX_TOKENS: usize = 256;

/// The default number of pits a side, each with one token of each value.
const DEFAULT_PITS: usize = 6;

/// A position of babilego.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Babilego {
    /// The number of pits a side.
    width: u8,
    /// The tokens in South's pits followed by those in North's, pit by pit, in order of arrival.
    tokens: Vec<u8>,
    /// The index in `tokens` at which each pit ends, South's pits first.
    ends: [u16; 2 * MAX_PITS],
    bases: [u32; 2],
    /// The side to move.
    pub to_move: MancalaSide,
    /// The side that MAX plays.
    pub max: MancalaSide,
    sowing: SowingOrder,
    /// The side and the pit of the last move, if there was one.
    last: Option<(MancalaSide, u8)>,
}

/// A move: a pit of the mover, and the order in which its tokens are dropped.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct BabilegoMove {
    /// The pit, counted from 0 in the sowing direction.
    pub pit: u8,
    /// The index of the order among all orders of the pit's tokens, sorted in ascending order, if the mover chooses;
    /// else 0.
    pub rank: u16,
}

impl PackedMove for BabilegoMove {
    fn to_bits(self) -> u32 {
        pack_pair(self.pit, self.rank)
    }

    fn from_bits(bits: u32) -> Option<Self> {
        unpack_pair(bits).map(|(pit, rank)| Self { pit, rank })
    }
}

/// Tokens by pit: South's pits and North's, each in its owner's sowing direction.
pub type TokenRows = [Vec<Vec<u8>>; 2];

impl Babilego {
    /// Returns the position with these tokens in South's and North's pits and these sums in their bases, sown in this
    /// order. South is to move and is MAX. Returns `None` if the sides differ in length, have no pits or more than
    /// [`MAX_PITS`], if a token has another value, or if a pit or base holds too much or can be sown in too many
    /// orders.
    pub fn new(rows: &TokenRows, bases: [u32; 2], sowing: SowingOrder) -> Option<Self> {
        let width = rows[0].len();
        let is_pit = |pit: &Vec<u8>| {
            pit.len() <= MAX_TOKENS
                && pit.iter().all(|token| VALUES.contains(token))
                && (sowing != SowingOrder::Choice || order_count(pit) <= MAX_ORDERS)
        };
        let is_within = rows.iter().all(|row| row.len() == width && row.iter().all(is_pit))
            && (1..=MAX_PITS).contains(&width)
            && bases.iter().all(|&base| base <= MAX_STORED);
        if !is_within {
            return None;
        }
        let mut position = Self {
            width: u8::try_from(width).ok()?,
            tokens: Vec::with_capacity(rows.iter().flatten().map(Vec::len).sum()),
            ends: [0; 2 * MAX_PITS],
            bases,
            to_move: MancalaSide::South,
            max: MancalaSide::South,
            sowing,
            last: None,
        };
        for (index, pit) in rows.iter().flatten().enumerate() {
            position.tokens.extend(pit);
            position.ends[index] = position.end();
        }
        Some(position)
    }

    /// Returns the initial position with this order of sowing: a token of each value in every pit.
    ///
    /// # Panics
    /// Never panics: three tokens a pit are within all limits.
    pub fn opening(sowing: SowingOrder) -> Self {
        let row = vec![VALUES.to_vec(); DEFAULT_PITS];
        Self::new(&[row.clone(), row], [0, 0], sowing).expect("three tokens a pit are within all limits")
    }

    /// Returns the same position with this side to move.
    #[must_use]
    pub fn with_to_move(mut self, to_move: MancalaSide) -> Self {
        self.to_move = to_move;
        self
    }

    /// Returns the same position with MAX on this side.
    #[must_use]
    pub fn with_max(mut self, max: MancalaSide) -> Self {
        self.max = max;
        self
    }

    /// Returns the same position with another order of sowing; `None` if a pit has too many orders to choose from.
    pub fn with_sowing(&self, sowing: SowingOrder) -> Option<Self> {
        let same = Self::new(&self.rows(), self.bases, sowing)?;
        Some(same.with_to_move(self.to_move).with_max(self.max))
    }

    /// Returns the order in which tokens are dropped.
    pub const fn sowing(&self) -> SowingOrder {
        self.sowing
    }

    /// Returns the number of pits a side.
    pub fn width(&self) -> usize {
        usize::from(self.width)
    }

    /// Returns the tokens in a side's pit, in order of arrival.
    pub fn tokens(&self, side: MancalaSide, pit: usize) -> &[u8] {
        let index = side as usize * self.width() + pit;
        let start = index.checked_sub(1).map_or(0, |before| usize::from(self.ends[before]));
        &self.tokens[start..usize::from(self.ends[index])]
    }

    /// Returns the sum in a side's base.
    pub const fn base(&self, side: MancalaSide) -> u32 {
        self.bases[side as usize]
    }

    /// Returns all tokens by pit.
    pub fn rows(&self) -> TokenRows {
        MancalaSide::ALL.map(|side| (0..self.width()).map(|pit| self.tokens(side, pit).to_vec()).collect())
    }

    /// Returns the index after the last token. The limits keep it within 16 bits.
    fn end(&self) -> u16 {
        u16::try_from(self.tokens.len()).unwrap_or(u16::MAX)
    }

    fn in_pits(&self, side: MancalaSide) -> &[u8] {
        let souths = usize::from(self.ends[self.width() - 1]);
        match side {
            MancalaSide::South => &self.tokens[..souths],
            MancalaSide::North => &self.tokens[souths..],
        }
    }

    /// Returns the side without tokens in its pits, which has ended the game; `None` while the game continues.
    fn emptied(&self) -> Option<MancalaSide> {
        MancalaSide::ALL.into_iter().find(|&side| self.in_pits(side).is_empty())
    }

    /// Returns the sums of MAX and of MIN: their bases and, once the game is over, the remaining tokens, which go to
    /// the side that emptied its pits.
    fn totals(&self) -> [u32; 2] {
        let mut sums = self.bases;
        if let Some(side) = self.emptied() {
            sums[side as usize] += sum(&self.tokens);
        }
        by_player(sums, self.max)
    }

    /// Returns the order in which the tokens of a pit are dropped, as a suffix of the move's name; empty if the mover
    /// has no choice.
    fn order_suffix(&self, mv: BabilegoMove) -> String {
        if self.sowing != SowingOrder::Choice {
            return String::new();
        }
        let order = self.sowing.order(self.tokens(self.to_move, usize::from(mv.pit)), mv.rank);
        let tokens: Vec<_> = order.iter().map(u8::to_string).collect();
        format!(":{}", tokens.join("-"))
    }

    /// Returns the value of all tokens in the pits and bases of both sides, which no difference exceeds.
    fn all_tokens(&self) -> u32 {
        self.bases.iter().sum::<u32>() + sum(&self.tokens)
    }
}

impl Default for Babilego {
    fn default() -> Self {
        Self::opening(SowingOrder::default())
    }
}

fn sum(tokens: &[u8]) -> u32 {
    tokens.iter().map(|&token| u32::from(token)).sum()
}

impl Game for Babilego {
    type Move = BabilegoMove;

    fn to_move(&self) -> Player {
        self.to_move.player(self.max)
    }

    fn heap_bytes(&self) -> usize {
        self.tokens.capacity()
    }

    fn legal_moves(&self, moves: &mut impl Extend<BabilegoMove>) {
        if self.emptied().is_some() {
            return;
        }
        for pit in 0..self.width {
            let tokens = self.tokens(self.to_move, usize::from(pit));
            if !tokens.is_empty() {
                moves.extend((0..self.sowing.choices(tokens)).map(|rank| BabilegoMove { pit, rank }));
            }
        }
    }

    fn after(&self, mv: BabilegoMove) -> Self {
        let (own, pit) = (self.to_move, usize::from(mv.pit));
        let lap = Lap::new(self.width(), pit);
        let order = self.sowing.order(self.tokens(own, pit), mv.rank);
        let received = |hole| order.iter().copied().skip(lap.steps_to(hole) - 1).step_by(lap.length());
        let mut next = Self {
            tokens: Vec::with_capacity(self.tokens.len()),
            ends: [0; 2 * MAX_PITS],
            to_move: own.other(),
            last: Some((own, mv.pit)),
            ..*self
        };
        next.bases[own as usize] += received(Hole::Store).map(u32::from).sum::<u32>();
        for (index, (side, at)) in
            MancalaSide::ALL.into_iter().flat_map(|side| (0..self.width()).map(move |at| (side, at))).enumerate()
        {
            let is_lifted = (side, at) == (own, pit);
            next.tokens.extend(if is_lifted { &[] } else { self.tokens(side, at) });
            next.tokens.extend(received(if side == own { Hole::Own(at) } else { Hole::Opponent(at) }));
            next.ends[index] = next.end();
        }
        if lap.last_hole(order.len()) == Hole::Store {
            next.to_move = own;
        }
        if let Some(side) = next.emptied() {
            next.bases[side as usize] += sum(&next.tokens);
            next.tokens.clear();
            next.ends = [0; 2 * MAX_PITS];
        }
        next
    }

    fn key(&self) -> Self {
        Self { last: None, ..self.clone() }
    }

    fn evaluate(&self) -> Evaluation {
        let [max, min] = self.totals().map(|count| i32::try_from(count).unwrap_or(i32::MAX));
        Evaluation::Difference { max, min }
    }

    fn result_bounds(&self) -> Interval {
        Interval::around_zero(whole(self.all_tokens()))
    }

    fn can_evaluate_to(&self, score: Score) -> bool {
        is_whole_within(score, self.all_tokens())
    }
}

impl ListedGame for Babilego {}

impl GameView for Babilego {
    fn board(&self) -> Board {
        let row = |side: MancalaSide| MancalaRow {
            owner: side.player(self.max),
            pits: (0..self.width()).map(|pit| PitContents::Tokens(self.tokens(side, pit).to_vec())).collect(),
            store: self.base(side),
            last: self.last.filter(|(sown, _)| *sown == side).map(|(_, pit)| usize::from(pit)),
        };
        Board::Mancala(MancalaBoard { south: row(MancalaSide::South), north: row(MancalaSide::North) })
    }

    fn move_name(&self, mv: BabilegoMove) -> String {
        format!("{}{}", mv.pit, self.order_suffix(mv))
    }

    fn shown_move(&self, mv: BabilegoMove) -> String {
        format!("{}{}", mv.pit + 1, self.order_suffix(mv))
    }

    fn move_target(&self, _mv: BabilegoMove) -> Option<MoveTarget> {
        Some(MoveTarget::Pit)
    }

    fn outcome(&self) -> Option<Outcome> {
        let [max, min] = self.totals();
        self.emptied().map(|_| Outcome::of_counts(max, min))
    }
}
