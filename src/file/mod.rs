//! Position files: their text, and what it means.
//!
//! A file is RON, laid out as `schema` says. [`load`] turns its bytes into a [`Document`] or says all that is
//! wrong with it, [`save`] turns a document into text again. Touches no disk and no clock, and says nothing in any
//! language: what is wrong is a [`DiagnosticKind`], and [`i18n::diagnostics`](crate::i18n::diagnostics) has the sentences.
//!
//! The `ron` crate decides whether a text is RON. What the text means is then read token by token rather than through
//! `serde`, which tells neither where the elements of a list stand nor whether an infinity was written as `inf` or as a
//! number too large; and which would read a text again at every level if asked for it raw.

mod babilego;
mod board_rows;
mod connect_four;
mod counts;
mod diagnostic;
mod diagnostic_sink;
mod evaluation;
mod explicit;
mod kalah;
mod lexer;
mod load;
mod nim;
mod othello;
mod parser;
mod save;
mod schema;
mod search_settings;
mod syntax;
mod tic_tac_toe;
mod tree_nodes;
pub mod tree_shorthand;

pub use counts::CountError;
pub use diagnostic::{Diagnostic, DiagnosticKind, Expected, LoadError, MAX_DIAGNOSTICS, OpenBracket, Unexpected};
pub use load::{load, load_tree};
pub use save::{save, save_preserving_fields, write_tree};

/// Whether a text has comments, which a [`Document`] cannot keep and saving over it would lose.
#[must_use]
pub fn has_comments(text: &str) -> bool {
    let mut tokens = lexer::Lexer::new(text.strip_prefix('\u{feff}').unwrap_or(text));
    while tokens.next().kind != lexer::TokenKind::End {}
    tokens.last_comment().is_some()
}
