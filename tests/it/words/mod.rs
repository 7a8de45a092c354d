//! Claims about files, notations, sentences, lessons and practice.

mod annotations;
pub mod claims;
mod file_diagnostics;
pub mod files;
pub mod generated;
mod given_values;
mod lessons;
mod links;
mod mcts_practice;
mod messages;
mod narrated;
mod notations;
mod nothing_twice;
mod played_values;
pub mod players_asked;
pub mod practice;
mod practice_blank;
pub mod practice_files;
mod results;
mod ron_syntax;
mod rounds;
mod spoken_nodes;
mod tables;
mod texts;
mod truth;
mod whole_searches;
pub mod written_trees;
