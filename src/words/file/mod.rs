//! Position files: the text of a [`Document`](poda_core::document::Document).
//!
//! A file is RON with the fields of `schema`. [`load`] parses its bytes into a document or returns every diagnostic;
//! [`save`] writes a document as text. This module does not access the disk and contains no sentences: [`LoadError`]
//! describes the errors, and at the variant of each stands the id of its message in every language.
//!
//! # How a file is read
//!
//! 1. `lexer` splits the text into tokens with byte offsets, and `syntax` makes them a flat tree of values, or finds
//!    the first syntax error.
//! 2. `value` reads a value of this tree as a number, a string, a word, a list or fields. `games` with the files of the
//!    games, `search_settings` and `document` read their fields through it and check their meaning. Each error is
//!    reported at the invalid value, and reading continues.
//! 3. `diagnostics` determines which errors are reported, and converts their offsets into lines and columns.
//!
//! The `ron` crate reads single tokens: numbers, strings and names that are not plain. It cannot read whole files for
//! two reasons: `serde` provides no offsets of list elements, and it reads `inf` and an overflowing literal, of which
//! only the first is valid, as the same number. `ron`'s raw values would be parsed once per level of nesting.
//!
//! A text that is a tree alone, in RON or in any other notation, is recognized and read by [`notation`].
//!
//! # How a file is written
//!
//! The modules that parse a value also write it, through a `FieldWriter` that leaves out the defaults. A file that is
//! saved again keeps the fields that its author spelled out: `ExplicitFields` contains them.

mod any_search;
mod boards;
mod bookmarks;
mod counts;
mod diagnostic;
mod diagnostics;
mod distance;
mod document;
mod exam;
mod game_answer;
pub mod game_protocol;
mod games;
mod lecture;
mod lexer;
mod limits;
mod link;
mod mcts_settings;
mod node_board;
pub mod notation;
mod notation_error;
mod practice;
mod probability;
pub mod program_file;
mod reading;
pub mod run;
mod schema;
mod search_settings;
mod setting_rows;
mod syntax;
mod text;
mod text_kind;
mod tree;
mod tree_notation;
mod value;
mod writer;

pub use diagnostic::{
    CountError, Diagnostic, DiagnosticKind, Expected, LectureError, LoadError, MAX_DIAGNOSTICS, OpenBracket,
    TilesError, Unexpected,
};
pub use document::{
    FileContent, digest, fingerprint, has_comments, load, load_depth_first, load_exam_plan, load_file,
    load_for_any_search, load_with_players, notation_of, save, save_lecture, save_preserving_fields,
};
pub use exam::{ExamPlan, ExamPlanEntry, ExamPlanSource, MAX_POINTS};
pub use lecture::LoadedLecture;
pub use limits::{MAX_BYTES, MAX_ENTRIES, MAX_MOVES};
pub use link::{Link, LinkError, LinkMode, LinkTarget, LinkView, MAX_LINK_BYTES, encode, encode_lecture};
pub use node_board::NodeBoardError;
pub use schema::step_size_name;
pub use syntax::max_loading_bytes;
pub use text::{load_tree, load_tree_with_players};
pub use text_kind::{TextKind, TextTooLong};
pub use tree::write_tree;
