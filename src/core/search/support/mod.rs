//! The code that the algorithms share: the searcher and the features that it may use beyond the algorithm, limits,
//! counts and random numbers.
//!
//! Does not depend on any algorithm except those that `passes` repeats.

pub mod budget;
pub mod enhancements;
pub mod lines;
pub mod logarithm;
pub mod ordering;
pub mod pass;
mod passes;
pub mod payoff_cut;
pub mod quiescence;
pub mod searcher;
pub mod split_mix_64;
pub mod stats;
pub mod table;
mod transpositions;
