//! Trees for the claims: written by hand, at random, with the settings to search them by, and their values by plain
//! minimax.

pub mod configs;
pub mod plain_minimax;
pub mod random;
pub mod searches;
pub mod written;
