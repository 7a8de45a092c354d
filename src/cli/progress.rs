//! The progress of a long search or of many pages, on standard error: only on a terminal, and only after half a second.

use crate::i18n::Words;
use crate::platform::clock::Instant;
use crate::trace::limits::{Ending, Progress};
use std::cell::Cell;
use std::io::{self, IsTerminal, Write};
use std::ops::ControlFlow;
use std::time::Duration;

/// A shorter search shows no progress.
const PATIENCE: Duration = Duration::from_millis(500);
/// The time between two updates.
const EVERY: Duration = Duration::from_millis(200);

/// A line with the number of visited nodes, which is rewritten in place.
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

    /// Writes the line anew, unless that was done a moment ago.
    pub fn say(&self, said: impl FnOnce() -> String) {
        let now = Instant::now();
        if self.is_on && self.next.get() <= now {
            self.next.set(now + EVERY);
            self.has_written.set(true);
            let _ = write!(io::stderr().lock(), "\r\u{1b}[K{}", said());
        }
    }

    /// Erases the line.
    pub fn clear(&self) {
        if self.has_written.take() {
            // The terminal may be gone.
            let _ = write!(io::stderr().lock(), "\r\u{1b}[K");
        }
    }
}

impl Progress for ProgressLine<'_> {
    fn report(&self, nodes: u64) -> ControlFlow<Ending> {
        self.say(|| self.words.fill("cli-progress", &[("nodes", self.words.number(nodes).into())]));
        ControlFlow::Continue(())
    }
}
