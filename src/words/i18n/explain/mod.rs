//! The explanations beside the tree: why a node was cut, and what the search has found in the end.
//!
//! Each is a few paragraphs, the most important first. Knows no window and no particular game.

mod cutoff;
mod result;

pub use cutoff::why;
pub use result::{MinimaxCheck, result, result_of_passes, unchecked};
