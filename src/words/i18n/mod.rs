//! Every word that a user reads, in every language.
//!
//! Each is a Fluent message in `assets/locales`, looked up and filled in by [`Words`]. The other modules choose messages: for a
//! step of a search, an error in a file, a row of a comparison. Knows no window: a message is [`styled_text`], which says
//! what a word is and not how it looks.

pub mod algorithm_names;
pub mod check;
pub mod comparison;
pub mod comparison_chart;
mod decimals;
pub mod diagnostics;
pub mod explain;
mod extremum;
pub mod glossary;
pub mod mcts;
pub mod mcts_comparison;
pub mod message_args;
pub mod mistakes;
pub mod narration;
pub mod node_card;
pub mod node_names;
pub mod node_references;
pub mod panels;
pub mod practice;
pub mod pseudocode;
pub mod spoken_node;
pub mod step_references;
mod told;
pub mod what_if;

pub use crate::messages::{MessageArg, Words, styled_text};
pub use poda_core::language::Language;
