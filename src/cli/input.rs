//! Reading a position file from the disk, and saying what is wrong with it.

use super::arguments::SearchFlags;
use super::complain;
use crate::file::{Document, check_depth, load};
use crate::game::any::AnyGame;
use crate::i18n::Words;
use crate::i18n::problems::{placed_sentences, sentence};
use crate::search::{SearchConfig, SearchEvent, Tracer, search};
use std::fs::File;
use std::io::{self, ErrorKind, Read};
use std::ops::ControlFlow;
use std::path::Path;

/// No position file is longer; what is longer may have no end.
const MOST_BYTES: u64 = 64 << 20;

/// A position to be searched, and how. Says on standard error why there is none.
pub(super) fn position(words: &Words, path: &Path, flags: &SearchFlags) -> Option<(AnyGame, SearchConfig)> {
    let Document { game, search, .. } = document(words, path)?;
    let config = flags.over(search);
    // The file's own depth was judged with the file; another one comes from a flag and stands nowhere in it.
    if let Err(fault) = check_depth(&game, config.depth) {
        complain(&format!("{}: {}", path.display(), sentence(words, &fault)));
        return None;
    }
    Some((game, config))
}

fn document(words: &Words, path: &Path) -> Option<Document> {
    let bytes = match read(path) {
        Ok(bytes) => bytes,
        Err(fault) => {
            complain(&format!("{}: {}", path.display(), unreadable(words, &fault)));
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

fn read(path: &Path) -> io::Result<Vec<u8>> {
    let file = File::open(path)?;
    if file.metadata()?.is_dir() {
        return Err(ErrorKind::IsADirectory.into());
    }
    let mut bytes = Vec::new();
    file.take(MOST_BYTES + 1).read_to_end(&mut bytes)?;
    if bytes.len() as u64 > MOST_BYTES { Err(ErrorKind::FileTooLarge.into()) } else { Ok(bytes) }
}

fn unreadable(words: &Words, fault: &io::Error) -> String {
    match fault.kind() {
        ErrorKind::NotFound => words.text("cli-not-found"),
        ErrorKind::IsADirectory => words.text("cli-is-a-directory"),
        ErrorKind::PermissionDenied => words.text("cli-not-allowed"),
        ErrorKind::FileTooLarge => words.fill("cli-too-large", &[("mebibytes", (MOST_BYTES >> 20).into())]),
        _ => words.fill("cli-unreadable", &[("reason", fault.to_string().into())]),
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
    let mut budget = Budget(most_nodes);
    search(config, root, &mut budget).is_continue()
}

/// How many nodes may still be entered.
struct Budget(u64);

impl Tracer<AnyGame> for Budget {
    fn record(&mut self, event: SearchEvent<'_, AnyGame>) -> ControlFlow<()> {
        if let SearchEvent::Enter { .. } = event {
            match self.0.checked_sub(1) {
                Some(left) => self.0 = left,
                None => return ControlFlow::Break(()),
            }
        }
        ControlFlow::Continue(())
    }
}
