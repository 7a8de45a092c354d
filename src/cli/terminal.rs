//! Output to a terminal: color, the progress line, and messages on standard error.
//!
//! There is no color if the output is not a terminal, if `NO_COLOR` is set, or if the terminal is `dumb`. Progress is
//! shown only on a terminal.

use super::deadline::Deadline;
use super::search_flags::RuleFlags;
use poda_core::search::budget::max_plies;
use poda_core::text::visible;
use poda_core::trace::limits::{Ending, Progress};
use poda_platform::clock::Instant;
use poda_words::i18n::styled_text::{Emphasis, StyledText};
use poda_words::i18n::{Words, args};
use std::cell::Cell;
use std::io::{self, BufWriter, IsTerminal, StdoutLock, Write};
use std::ops::ControlFlow;
use std::path::Path;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

/// The color of the word that begins an error: bold and red.
pub(super) const ERROR: &str = "1;31";
/// The color of a heading: bold.
pub(super) const HEADING: &str = "1";
/// The color of secondary text: faint.
pub(super) const FAINT: &str = "2";

/// Whether text is colored.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Ansi {
    pub is_on: bool,
}

impl Ansi {
    /// Returns the setting for standard output.
    pub fn of_stdout() -> Self {
        Self { is_on: io::stdout().is_terminal() && is_enabled() }
    }

    /// Returns the setting for standard error.
    pub fn of_stderr() -> Self {
        Self { is_on: io::stderr().is_terminal() && is_enabled() }
    }

    /// Returns text in a color, which is given as the numbers of an escape sequence.
    pub fn paint(self, color: &str, text: &str) -> String {
        if self.is_on && !text.is_empty() { format!("\u{1b}[{color}m{text}\u{1b}[0m") } else { text.to_owned() }
    }

    /// Returns a sentence with its emphasis as color: MAX and α in blue, MIN and β in yellow, cutoffs in red.
    pub fn paint_styled(self, text: &StyledText) -> String {
        let painted = text.spans.iter().map(|span| {
            let color = match span.emphasis {
                Emphasis::Plain => return span.text.clone(),
                Emphasis::Strong => HEADING,
                Emphasis::Alpha => "34",
                Emphasis::Beta => "33",
                Emphasis::Cut | Emphasis::Wrong => "31",
                Emphasis::Faint => FAINT,
            };
            self.paint(color, &span.text)
        });
        painted.collect()
    }
}

fn is_enabled() -> bool {
    let is_set = |name: &str| std::env::var_os(name).is_some_and(|value| !value.is_empty());
    !is_set("NO_COLOR") && std::env::var_os("TERM").is_none_or(|terminal| terminal != "dumb")
}

/// How many bytes of output are buffered before they are written.
const BUFFER_BYTES: usize = 1 << 16;

/// Standard output. On a terminal, the status line is cleared before something is written.
pub(super) struct Output {
    stdout: StdoutLock<'static>,
    is_terminal: bool,
}

impl Write for Output {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        if self.is_terminal {
            Status::clear();
        }
        self.stdout.write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.stdout.flush()
    }
}

/// Calls `write` with standard output and returns its result. If writing fails, reports the error and returns `None`.
pub(super) fn to_stdout(write: impl FnOnce(&mut BufWriter<Output>) -> io::Result<bool>) -> Option<bool> {
    let output = Output { stdout: io::stdout().lock(), is_terminal: io::stdout().is_terminal() };
    let mut out = BufWriter::with_capacity(BUFFER_BYTES, output);
    let error = match write(&mut out).and_then(|is_done| out.flush().map(|()| is_done)) {
        Ok(is_done) => return Some(is_done),
        Err(error) => error,
    };
    // Dropping the writer would try to write the rest of the buffer again.
    let _ = out.into_parts();
    // A reader that closes the pipe, such as `head`, has all that it needs.
    if error.kind() == io::ErrorKind::BrokenPipe {
        return Some(true);
    }
    report(&error.to_string());
    None
}

/// Writes a line to standard error. A failure is ignored, because there is no other place to report it.
pub(super) fn report(message: &str) {
    Status::clear();
    let _ = writeln!(io::stderr().lock(), "{message}");
}

pub(super) fn report_all(sentences: impl IntoIterator<Item = String>) {
    for sentence in sentences {
        report(&sentence);
    }
}

pub(super) fn report_file(path: &Path, sentence: &str) {
    report(&format!("{}: {sentence}", displayed(path)));
}

/// Writes sentences about a file to standard error, one per line.
pub(super) fn report_all_of(path: &Path, sentences: impl IntoIterator<Item = String>) {
    for sentence in sentences {
        report_file(path, &sentence);
    }
}

/// Writes to standard error that the search of a file met a limit.
pub(super) fn report_limit(words: &Words, path: &Path, ending: Ending, rules: &RuleFlags) {
    let sentence = match ending {
        Ending::TimeLimit => words.text("cli-limit-time"),
        Ending::MemoryLimit => {
            let megabytes = words.number((rules.limits().bytes >> 20) as u64);
            words.fill("cli-limit-memory", &args![megabytes])
        }
        Ending::DepthLimit => {
            let plies = words.number(max_plies() as u64);
            words.fill("cli-limit-depth", &args![plies])
        }
        Ending::Overflow => words.text("cli-limit-overflow"),
        Ending::OppositeInfinities => words.text("cli-limit-infinities"),
        Ending::NodeLimit | Ending::Stopped | Ending::Complete | Ending::Underway => {
            let nodes = words.number(rules.max_nodes);
            words.fill("cli-limit-nodes", &args![count = rules.max_nodes, nodes])
        }
    };
    report_file(path, &sentence);
}

/// Returns a path as text that is safe to show on a terminal.
pub(super) fn displayed(path: &Path) -> String {
    visible(&path.to_string_lossy()).into_owned()
}

/// How long a command may show nothing before the status line says that it still works, and the time between two
/// updates of that.
const SILENCE: Duration = Duration::from_secs(1);

/// The status line: the last line on a terminal, which is rewritten in place. Without a terminal there is none.
#[derive(Debug)]
pub(super) struct Status {
    /// When something was shown last; `None` if that was never.
    shown_at: Option<Instant>,
    has_written: bool,
    is_paused: bool,
}

static STATUS: Mutex<Status> = Mutex::new(Status { shown_at: None, has_written: false, is_paused: false });

impl Status {
    fn locked() -> MutexGuard<'static, Self> {
        STATUS.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Writes the line.
    fn write(&mut self, said: &str) {
        (self.shown_at, self.has_written) = (Some(Instant::now()), true);
        // The terminal may be closed.
        let _ = write!(io::stderr().lock(), "\r\u{1b}[K{said}");
    }

    /// Writes the line if nothing was shown for [`SILENCE`] and the program does not wait for its user.
    pub fn say_if_silent(said: impl FnOnce() -> String) {
        let mut status = Self::locked();
        let is_silent = status.shown_at.get_or_insert_with(Instant::now).elapsed() >= SILENCE;
        if is_silent && !status.is_paused && io::stderr().is_terminal() {
            status.write(&said());
        }
    }

    /// Clears the line, before something else is shown.
    pub fn clear() {
        Self::locked().end_line();
    }

    fn end_line(&mut self) {
        self.shown_at = Some(Instant::now());
        if std::mem::take(&mut self.has_written) {
            self.write("");
            self.has_written = false;
        }
    }

    /// Like [`Self::pause`], if standard input is typed. `None` if it is not.
    pub fn pause_if_typed() -> Option<PausedStatus> {
        io::stdin().is_terminal().then(Self::pause)
    }

    /// Clears the line and writes none until the returned value is dropped.
    pub fn pause() -> PausedStatus {
        let mut status = Self::locked();
        status.end_line();
        status.is_paused = true;
        PausedStatus
    }
}

/// While this value exists, the program waits for its user, and no status is shown.
#[derive(Debug)]
pub(super) struct PausedStatus;

impl Drop for PausedStatus {
    fn drop(&mut self) {
        let mut status = Status::locked();
        (status.is_paused, status.shown_at) = (false, Some(Instant::now()));
    }
}

/// The time before progress is shown; a shorter search shows none.
const PATIENCE: Duration = Duration::from_millis(500);
/// The time between two updates.
const EVERY: Duration = Duration::from_millis(200);

/// A line with the number of visited nodes, which is rewritten in place. It also ends the search at the deadline.
#[derive(Debug)]
pub(super) struct ProgressLine<'a> {
    pub words: &'a Words,
    deadline: Deadline,
    is_on: bool,
    next: Cell<Instant>,
    has_written: Cell<bool>,
}

impl<'a> ProgressLine<'a> {
    /// Creates a progress line whose time starts now.
    pub fn new(words: &'a Words, deadline: Deadline) -> Self {
        let is_on = io::stderr().is_terminal();
        Self { words, deadline, is_on, next: Cell::new(Instant::now() + PATIENCE), has_written: Cell::new(false) }
    }

    /// Rewrites the line, unless that was done less than [`EVERY`] ago.
    pub fn say(&self, said: impl FnOnce() -> String) {
        let now = Instant::now();
        if self.is_on && self.next.get() <= now {
            self.next.set(now + EVERY);
            self.has_written.set(true);
            let said = said();
            Status::locked().write(&said);
        }
    }

    /// Says how many pages are done.
    pub fn say_pages(&self, done: usize, pages: usize) {
        let number = |count: usize| self.words.number(count as u64);
        self.say(|| self.words.fill("export-progress", &args![done = number(done), pages = number(pages)]));
    }

    pub fn clear(&self) {
        if self.has_written.take() {
            Status::clear();
        }
    }
}

impl Progress for ProgressLine<'_> {
    fn report(&self, nodes: u64) -> ControlFlow<Ending> {
        if self.deadline.is_over() {
            return ControlFlow::Break(Ending::TimeLimit);
        }
        self.say(|| self.words.fill("cli-progress", &args![nodes = self.words.number(nodes)]));
        ControlFlow::Continue(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_is_painted_only_where_that_is_enabled() {
        let on = Ansi { is_on: true };
        assert_eq!(on.paint(ERROR, "error:"), "\u{1b}[1;31merror:\u{1b}[0m");
        assert_eq!(
            (Ansi { is_on: false }.paint(ERROR, "error:").as_str(), on.paint(ERROR, "").as_str()),
            ("error:", "")
        );
        assert_eq!(Ansi { is_on: false }.paint_styled(&StyledText::plain_text("α = 3")), "α = 3");
    }
}
