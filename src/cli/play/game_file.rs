//! Saving a game in progress: its file with its moves.
//!
//! What a file held before stays beside it, unless it is what this game has saved there before.

use super::output::Output;
use crate::disk::{self, Backup};
use crate::document::Document;
use crate::file;
use crate::game::any::AnyGame;
use crate::game::played_game::PlayedGame;
use crate::text::Excerpt;
use std::io::{self, Write};
use std::path::PathBuf;

/// Whoever keeps the file of a game.
#[derive(Debug)]
pub(super) struct GameFile {
    /// What was opened.
    document: Document,
    /// Where this game has been saved.
    saved: Vec<PathBuf>,
}

impl GameFile {
    /// The file of a game that was opened with this document.
    pub const fn new(document: Document) -> Self {
        Self { document, saved: Vec::new() }
    }

    /// Saves the game as far as it has been played, and says so or why not.
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
