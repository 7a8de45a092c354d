//! What can be wrong with a number of seeds, tokens, pits, piles or objects.

use poda_core::text::Excerpt;

/// What is wrong with a number of things.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CountError {
    /// There are too many.
    TooLarge {
        /// The number as the file writes it.
        found: Excerpt,
        /// The largest number allowed.
        most: u32,
    },
    /// A row of pits or piles is empty or too long.
    WrongLength {
        /// Its length.
        length: usize,
        /// The largest length allowed.
        most: usize,
    },
    /// South and North have different numbers of pits.
    UnequalSides {
        /// The number of South's pits.
        south: usize,
        /// The number of North's pits.
        north: usize,
    },
    /// No token has this value.
    NoSuchToken {
        /// The value as the file writes it.
        found: Excerpt,
    },
    /// A pit has too many tokens.
    TooManyTokens {
        /// The number of its tokens.
        tokens: usize,
        /// The largest number allowed.
        most: usize,
    },
    /// The tokens of a pit from which the mover chooses the order can be sown in too many orders.
    TooManyOrders {
        /// The largest number of orders allowed.
        most: usize,
    },
}
