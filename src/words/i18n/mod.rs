//! Every word that users read, in every language.
//!
//! Each text is a Fluent message in `assets/locales`, which [`Words`] looks up and fills in. The other modules choose
//! messages: for a step of a search, an error in a file, a row of a comparison. Does not depend on a window: a message
//! is [`styled_text`], whose styles give the meaning of a word and not its appearance.

pub mod algorithm_names;
pub mod board_text;
pub mod certainty;
pub mod check;
pub mod check_mistakes;
pub mod code;
pub mod comparison;
pub mod comparison_chart;
mod decimals;
pub mod diagnostics;
pub mod explain;
pub(crate) mod extremum;
pub mod glossary;
pub mod mcts;
pub mod mcts_comparison;
pub mod mcts_numbers;
pub mod mcts_pseudocode;
pub mod message_args;
pub mod mistakes;
pub mod multi_player;
pub mod narration;
pub mod node_card;
pub mod node_names;
pub mod node_references;
pub mod panels;
pub mod positions;
pub mod pseudocode;
mod reported;
pub mod rounded;
pub mod search_settings;
pub mod spoken_board;
pub mod spoken_node;
pub mod step_references;
pub mod tree_notations;
pub mod what_if;
pub mod why_not;

pub use crate::messages::languages::{
    BrailleCode, LanguageRules, language_name, language_names, language_of_code, language_of_locale, languages,
};
pub use crate::messages::{MessageArg, NamedBounds, Words, args, localized, localized_texts, styled_text};
pub use poda_core::language::Language;
