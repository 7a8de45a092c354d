//! The file of a game in progress, which holds its moves.
//!
//! Saving keeps a copy of the file that was there before, unless this game has written it.

use super::output::Output;
use crate::document::Document;
use crate::file;
use crate::game::any::AnyGame;
use crate::game::played_game::PlayedGame;
use crate::platform::disk::{self, Backup};
use crate::text::Excerpt;
use std::io::{self, Write};
use std::path::PathBuf;

/// The document of a game, and the files it has been saved to.
#[derive(Debug)]
pub(super) struct GameFile {
    /// The document that was opened.
    document: Document,
    /// The files to which this game has been saved.
    saved: Vec<PathBuf>,
}

impl GameFile {
    /// Returns the file of a game that began with this document.
    pub const fn new(document: Document) -> Self {
        Self { document, saved: Vec::new() }
    }

    /// Saves the game as far as it has been played, and prints that or why not.
    pub fn save(
        &mut self,
        output: &mut Output<'_, impl Write>,
        game: &PlayedGame<AnyGame>,
        name: &str,
    ) -> io::Result<()> {
        if name.is_empty() {
            let word = output.words.text("cli-play-word-save");
            return output.say("cli-play-save-where", &[("word", word.into())]);
        }
        let mut path = PathBuf::from(name);
        if path.extension().is_none() {
            path.set_extension("ron");
        }
        let is_own = self.saved.contains(&path);
        let text = file::save(&self.document.with_game(game.clone()));
        let shown = ("file", Excerpt::new(&path.to_string_lossy()).as_str().into());
        match disk::write(&path, &text, if is_own { Backup::Discard } else { Backup::Keep }) {
            Ok(()) => {
                self.saved.push(path);
                let count = ("count", game.moves().len().into());
                output.say("cli-play-saved", &[shown, count])
            }
            Err(refusal) => {
                let why = refusal.sentence(output.words);
                output.say("cli-play-not-saved", &[shown, ("why", why.into())])
            }
        }
    }
}
