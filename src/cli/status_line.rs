//! The line on a terminal that says how far a command is. It is rewritten in place, and cleared before anything else is printed.
//!
//! There is no such line if standard error is not a terminal.

use super::deadline::Deadline;
use poda_core::trace::limits::{Ending, Progress};
use poda_platform::clock::Instant;
use poda_words::i18n::Words;
use std::cell::Cell;
use std::io::{self, IsTerminal, StdoutLock, Write};
use std::ops::ControlFlow;
use std::sync::mpsc::{self, RecvTimeoutError, Sender};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::thread::{self, JoinHandle};
use std::time::Duration;

/// The time before progress is shown; a shorter search shows none.
const PATIENCE: Duration = Duration::from_millis(500);
/// The time between two updates.
const EVERY: Duration = Duration::from_millis(200);
/// How long nothing is said before [`AtWork`] says something.
const SILENCE: Duration = Duration::from_secs(1);

/// The last line of the terminal.
static LAST_LINE: Mutex<LastLine> =
    Mutex::new(LastLine { shows_status: false, is_begun: false, is_ended: false, changed: None });

struct LastLine {
    /// Whether the line says how far a command is.
    shows_status: bool,
    /// Whether the line is the beginning of one that is printed to standard output. It is not overwritten.
    is_begun: bool,
    /// Whether no status is written from now on.
    is_ended: bool,
    /// When something was printed.
    changed: Option<Instant>,
}

impl LastLine {
    fn lock() -> MutexGuard<'static, Self> {
        LAST_LINE.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn rewrite(&mut self, status: &str) {
        if !self.is_begun && !self.is_ended {
            self.shows_status = true;
            self.changed = Some(Instant::now());
            // The terminal may be closed.
            let _ = write!(io::stderr().lock(), "\r\u{1b}[K{status}");
        }
    }

    fn clear(&mut self) {
        self.changed = Some(Instant::now());
        if self.shows_status {
            self.shows_status = false;
            let _ = write!(io::stderr().lock(), "\r\u{1b}[K");
        }
    }

    /// Returns whether nothing was printed for a while after `begun`.
    fn is_silent(&self, begun: Instant) -> bool {
        SILENCE <= self.changed.unwrap_or(begun).max(begun).elapsed()
    }
}

/// Clears the line, because something else is printed.
pub(super) fn clear() {
    LastLine::lock().clear();
}

/// Clears the line for good, because somebody types on this terminal.
pub(super) fn end() {
    let mut line = LastLine::lock();
    line.clear();
    line.is_ended = true;
}

/// Standard output. What is printed on a terminal takes the place of the status.
pub(super) struct StandardOutput<'a> {
    out: StdoutLock<'a>,
    is_terminal: bool,
}

impl StandardOutput<'_> {
    pub fn lock() -> Self {
        let out = io::stdout().lock();
        let is_terminal = out.is_terminal();
        Self { out, is_terminal }
    }
}

impl Write for StandardOutput<'_> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        if !self.is_terminal {
            return self.out.write(bytes);
        }
        let mut line = LastLine::lock();
        line.clear();
        let written = self.out.write(bytes)?;
        line.is_begun = bytes[..written].last().map_or(line.is_begun, |last| *last != b'\n');
        Ok(written)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.out.flush()
    }
}

/// Says that a command is still at work while nothing else is printed, until it is dropped: files of many megabytes are read, written and
/// packed for longer than anybody waits without a word.
pub(super) struct AtWork(Option<(Sender<()>, JoinHandle<()>)>);

impl AtWork {
    pub fn begin(words: impl FnOnce() -> Words + Send + 'static) -> Self {
        Self(io::stderr().is_terminal().then(|| {
            let (alive, ended) = mpsc::channel();
            let begun = Instant::now();
            let speak = move || {
                let wait = || ended.recv_timeout(EVERY) == Err(RecvTimeoutError::Timeout);
                while !LastLine::lock().is_silent(begun) {
                    if !wait() {
                        return;
                    }
                }
                let words = words();
                while wait() {
                    let mut line = LastLine::lock();
                    if line.is_silent(begun) {
                        line.rewrite(&words.fill("cli-at-work", &[("seconds", begun.elapsed().as_secs().into())]));
                    }
                }
            };
            (alive, thread::spawn(speak))
        }))
    }
}

impl Drop for AtWork {
    fn drop(&mut self) {
        if let Some((alive, thread)) = self.0.take() {
            drop(alive);
            // If it has panicked, the line is cleared all the same.
            let _ = thread.join();
            clear();
        }
    }
}

/// A line with the number of visited nodes, which is rewritten in place. It also ends the search at the deadline.
#[derive(Debug)]
pub(super) struct ProgressLine<'a> {
    pub words: &'a Words,
    deadline: Deadline,
    is_on: bool,
    next: Cell<Instant>,
}

impl<'a> ProgressLine<'a> {
    /// Creates a progress line whose time starts now.
    pub fn new(words: &'a Words, deadline: Deadline) -> Self {
        Self { words, deadline, is_on: io::stderr().is_terminal(), next: Cell::new(Instant::now() + PATIENCE) }
    }

    /// Rewrites the line, unless that was done less than [`EVERY`] ago.
    pub fn say(&self, said: impl FnOnce() -> String) {
        let now = Instant::now();
        if self.is_on && self.next.get() <= now {
            self.next.set(now + EVERY);
            LastLine::lock().rewrite(&said());
        }
    }

    /// Says how many pages are done.
    pub fn say_pages(&self, done: usize, pages: usize) {
        let number = |count: usize| self.words.number(count as u64).into();
        self.say(|| self.words.fill("export-progress", &[("done", number(done)), ("pages", number(pages))]));
    }

    pub fn clear(&self) {
        if self.is_on {
            clear();
        }
    }
}

impl Progress for ProgressLine<'_> {
    fn report(&self, nodes: u64) -> ControlFlow<Ending> {
        if self.deadline.is_over() {
            return ControlFlow::Break(Ending::TimeLimit);
        }
        self.say(|| self.words.fill("cli-progress", &[("nodes", self.words.number(nodes).into())]));
        ControlFlow::Continue(())
    }
}
