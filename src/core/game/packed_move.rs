//! Moves as 32-bit numbers, for recorded searches in binary form.
//!
//! Does not depend on a game: each game implements [`PackedMove`] for its own type of moves, unless that is a number
//! already.

use super::Game;

/// A move that can be packed into 32 bits.
///
/// ```
/// use poda_core::game::nim::NimMove;
/// use poda_core::game::packed_move::PackedMove;
///
/// let mv = NimMove { pile: 2, objects: 5 };
/// assert_eq!(NimMove::from_bits(mv.to_bits()), Some(mv));
/// ```
pub trait PackedMove: Copy {
    /// Returns the move as a number. Small pits, cells and columns have small numbers.
    fn to_bits(self) -> u32;

    /// Returns the move with this number; `None` if no move has it. The move need not be legal.
    fn from_bits(bits: u32) -> Option<Self>;
}

/// A game whose moves can be packed.
pub trait PackMoves: Game {
    /// Returns a move as a number.
    fn move_bits(mv: Self::Move) -> u32;

    /// Returns the move of this game with this number; `None` if no move has it. The move need not be legal.
    fn move_from_bits(&self, bits: u32) -> Option<Self::Move>;
}

/// Packs the number of a cell, a column or a pit.
impl PackedMove for u8 {
    fn to_bits(self) -> u32 {
        self.into()
    }

    fn from_bits(bits: u32) -> Option<Self> {
        bits.try_into().ok()
    }
}

/// Packs the index of a child.
impl PackedMove for u32 {
    fn to_bits(self) -> u32 {
        self
    }

    fn from_bits(bits: u32) -> Option<Self> {
        Some(bits)
    }
}

/// Packs a small number with a second number, such as a pit with a count.
pub(super) fn pack_pair(first: u8, number: u16) -> u32 {
    u32::from(first) << 16 | u32::from(number)
}

/// Returns the two packed numbers; `None` if `bits` is greater than any pair.
pub(super) fn unpack_pair(bits: u32) -> Option<(u8, u16)> {
    let [number @ .., first, rest] = bits.to_le_bytes();
    (rest == 0).then_some((first, u16::from_le_bytes(number)))
}
