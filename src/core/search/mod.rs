//! The searches, and the stream of events that each of them sends to a [`Tracer`].
//!
//! A search knows a game and a tracer. It knows no node ids, no pixels, no language and no particular game: the bracket
//! `Enter … Leave` is the only identity that a visit has, and a limit on nodes or time is the tracer's `Break`.
//!
//! Reading order: [`minimax`], [`alpha_beta`], [`negamax`], [`negamax_alpha_beta`], [`mistakes`]; then [`ordering`], [`table`]
//! with [`alpha_beta_table`], and [`principal_variation`]; then, in several passes, [`iterative_deepening`], [`aspiration`]
//! and [`mtdf`]; then [`beginner`], [`play_level`] and [`best_move`], which play, and [`what_if`]. What they share is in
//! `searcher`, with what they may use beyond their own idea in `enhancements`.

pub mod algorithm;
pub mod alpha_beta;
pub mod alpha_beta_table;
pub mod aspiration;
pub mod beginner;
pub mod best_line;
pub mod best_move;
pub mod budget;
mod by_algorithm;
mod config;
mod enhancements;
mod event;
pub mod iterative_deepening;
mod limited_leaves;
mod lines;
mod memory_report;
pub mod minimax;
pub mod mistakes;
pub mod mtdf;
pub mod negamax;
pub mod negamax_alpha_beta;
pub mod ordering;
mod ordering_tables;
pub mod pass;
mod passes;
pub mod play_level;
pub mod principal_variation;
mod quiescence;
mod ranking;
mod searcher;
pub mod split_mix_64;
pub mod stats;
pub mod table;
mod transpositions;
pub mod what_if;

pub use algorithm::{Algorithm, AlgorithmProperties};
pub use by_algorithm::search;
pub use config::{Fail, Merge, SearchConfig};
pub use event::{Leaf, SearchEvent, Tracer};
pub use ordering_tables::history_weight;
pub use quiescence::Quiescence;
