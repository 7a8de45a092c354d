//! How far a long search has come, on standard error: only where that is a terminal, and only after a moment.

use crate::i18n::Words;
use crate::trace::limits::{Ending, Progress};
use std::cell::Cell;
use std::io::{self, IsTerminal, Write};
use std::ops::ControlFlow;
use std::time::{Duration, Instant};

/// A search that takes less time than this shows no progress.
const PATIENCE: Duration = Duration::from_millis(500);
/// Progress is written again after so long.
const EVERY: Duration = Duration::from_millis(200);

/// Writes how many nodes have been visited, over and over on one line.
#[derive(Debug)]
pub(super) struct ProgressLine<'a> {
    words: &'a Words,
    is_on: bool,
    next: Cell<Instant>,
    has_written: Cell<bool>,
}

impl<'a> ProgressLine<'a> {
    /// Returns a progress line that starts now.
    pub fn new(words: &'a Words) -> Self {
        let is_on = io::stderr().is_terminal();
        Self { words, is_on, next: Cell::new(Instant::now() + PATIENCE), has_written: Cell::new(false) }
    }

    /// Takes the line away, so that what is written next stands alone.
    pub fn clear(&self) {
        if self.has_written.take() {
            // The terminal may be gone.
            let _ = write!(io::stderr().lock(), "\r\u{1b}[K");
        }
    }
}

impl Progress for ProgressLine<'_> {
    fn report(&self, nodes: u64) -> ControlFlow<Ending> {
        let now = Instant::now();
        if self.is_on && self.next.get() <= now {
            self.next.set(now + EVERY);
            self.has_written.set(true);
            let nodes = self.words.number(nodes);
            let said = self.words.fill("cli-progress", &[("nodes", nodes.into())]);
            let _ = write!(io::stderr().lock(), "\r\u{1b}[K{said}");
        }
        ControlFlow::Continue(())
    }
}
