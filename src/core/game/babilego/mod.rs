//! Babilego: tokens worth 1, 5 and 10 are sown round the board, and the larger sum in the base wins.
//!
//! A move lifts all tokens of an own pit and drops them one by one into the following holes: the own pits, the own base and the
//! opponent's pits, but not the opponent's base. A lap does not skip the pit where it began. A rule of the game determines the
//! order in which the tokens of a pit are dropped. If the last token falls into the own base, the same side moves again. The
//! side whose pits are empty first takes all tokens left in the opponent's pits, and the game is over at once.

mod position;
mod sowing_order;
#[cfg(test)]
mod tests;

pub use position::{Babilego, BabilegoMove, MAX_TOKENS, TokenRows};
pub use sowing_order::{MAX_ORDERS, SowingOrder, VALUES, order_count};
