//! Minimax, alpha-beta and related searches: games, searches that report each of their steps, and what is computed from
//! the reports, the trace of a search and the layout of its tree.
//!
//! A search takes a game, its configuration and a [`search::Tracer`], to which it sends a well-bracketed stream of
//! events: *enter, evaluate, improve, cut, leave*. A recorder turns them into a [`trace::Trace`], which never changes.
//! A moment of that trace is a number, and everything about the moment is computed from the two.
//!
//! ```
//! use poda_core::game::tic_tac_toe::{TicTacToe, TicTacToeRules};
//! use poda_core::search::{Algorithm, SearchConfig};
//! use poda_core::trace::NodeId;
//! use poda_core::trace::recorder::record;
//!
//! let board = TicTacToe::new(TicTacToeRules::default());
//! let config = SearchConfig { algorithm: Algorithm::AlphaBeta, depth: Some(2), ..SearchConfig::default() };
//! let recording = record(&config, &board, 10_000);
//! let trace = recording.trace();
//!
//! // The interval proved for the root after the first cutoff, and at the end: the center leaves MAX two open lines more.
//! let first_cutoff = trace.next_cutoff(0).unwrap();
//! assert_eq!(trace.at(first_cutoff).proved(NodeId::ROOT).to_string(), "≥ −1");
//! assert_eq!(trace.at(trace.len()).proved(NodeId::ROOT).to_string(), "1");
//! ```
//!
//! To search a game of your own, implement [`game::Game`]: [`game::guide`] shows how.
//!
//! Exact fractions come from `num-rational`; no other crate is needed. With the feature `growing-stack`, which adds the
//! crate `stacker`, the stack grows with the depth of a search. Without it, a recording ends at [256
//! plies](search::budget::max_plies), with an ending that says so.

pub mod batches;
pub mod check;
pub mod comparison;
pub mod document;
pub mod game;
pub mod language;
pub mod layout;
pub mod run;
pub mod score;
pub mod search;
pub mod stack;
pub mod text;
pub mod trace;
