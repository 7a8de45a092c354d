//! Reading a position file from the disk, and saying what is wrong with it.

use super::arguments::SearchFlags;
use super::complain;
use crate::disk;
use crate::file::{Document, check_depth, load};
use crate::game::any::AnyGame;
use crate::i18n::Words;
use crate::i18n::problems::{placed_sentences, sentence};
use crate::search::count::Budget;
use crate::search::{SearchConfig, search};
use std::path::Path;

/// A position to be searched, and how. Says on standard error why there is none.
pub(super) fn position(words: &Words, path: &Path, flags: &SearchFlags) -> Option<(AnyGame, SearchConfig)> {
    let (document, config) = game(words, path, flags)?;
    Some((document.position().clone(), config))
}

/// A game in a document, and how to search where it stands. Says on standard error why there is none.
pub(super) fn game(words: &Words, path: &Path, flags: &SearchFlags) -> Option<(Document, SearchConfig)> {
    let document = document(words, path)?;
    let config = flags.over(document.search);
    // The file's own depth was judged with the file; another one comes from a flag and stands nowhere in it.
    if let Err(fault) = check_depth(document.position(), config.depth) {
        complain(&format!("{}: {}", path.display(), sentence(words, &fault)));
        return None;
    }
    Some((document, config))
}

/// What a file says. Says on standard error why that is nothing.
pub(super) fn document(words: &Words, path: &Path) -> Option<Document> {
    let bytes = match disk::read(path) {
        Ok(bytes) => bytes,
        Err(refusal) => {
            complain(&format!("{}: {}", path.display(), refusal.sentence(words)));
            return None;
        }
    };
    match load(&bytes) {
        Ok(document) => Some(document),
        Err(fault) => {
            for (place, sentence) in placed_sentences(words, &fault) {
                match place {
                    Some((line, column)) => complain(&format!("{}:{line}:{column}: {sentence}", path.display())),
                    None => complain(&format!("{}: {sentence}", path.display())),
                }
            }
            None
        }
    }
}

/// Says that a search of this file needs more nodes than it may.
pub(super) fn gave_up(words: &Words, path: &Path, most_nodes: u64) {
    let nodes = ("nodes", words.number(most_nodes).into());
    let said = words.fill("cli-gave-up", &[("count", most_nodes.into()), nodes]);
    complain(&format!("{}: {said}", path.display()));
}

/// Whether a search stays within so many nodes. Costs one search that keeps nothing.
pub(super) fn is_within(config: &SearchConfig, root: &AnyGame, most_nodes: u64) -> bool {
    search(config, root, &mut Budget::of(most_nodes)).is_continue()
}
