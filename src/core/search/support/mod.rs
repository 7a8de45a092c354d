//! What serves the algorithms: the searcher and what it may use beyond an algorithm's own idea, limits, counts and chance.
//!
//! Knows no algorithm but those that `passes` repeats.

pub mod budget;
pub mod enhancements;
pub mod lines;
pub mod logarithm;
pub mod ordering;
pub mod pass;
mod passes;
pub mod quiescence;
pub mod searcher;
pub mod split_mix_64;
pub mod stats;
pub mod table;
mod transpositions;
