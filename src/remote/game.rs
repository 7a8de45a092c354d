//! The game whose last position is searched, as the text of a position file: its start and its moves.
//!
//! A position alone would lose how it came about, which decides whether two positions are the same.

use crate::document::Document;
use crate::file::{load, save};
use crate::game::any::AnyGame;
use crate::game::played_game::PlayedGame;
use crate::trace::codec::bytes::{ByteReader, ByteWriter};

/// Writes a game.
pub(super) fn write_game(writer: &mut ByteWriter, game: &PlayedGame<AnyGame>) {
    let text = save(&Document { game: game.clone(), ..Document::of_position(game.start().clone()) });
    writer.size(text.len());
    writer.raw(text.into_bytes());
}

/// Reads a game.
pub(super) fn read_game(reader: &mut ByteReader) -> Option<PlayedGame<AnyGame>> {
    let length = reader.size()?;
    load(reader.raw(length)?).ok().map(|document| document.game)
}
