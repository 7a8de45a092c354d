//! Recorded Monte Carlo tree searches.
//!
//! A node of this tree is a position after a line of moves, visited by many iterations, and not a visit as in a
//! [`Trace`](super::Trace). The recording keeps which nodes each iteration went through, and its result. The statistics
//! of any node after any step take a binary search among the iterations through it.
//!
//! Reading order: [`recorder`], [`tree`]; `codec` sends a recording to another instance of the program.

#[cfg(feature = "serde")]
pub mod codec;
mod navigation;
pub mod recorder;
mod story;
pub mod tree;
