//! How far an export has come, and whether it goes on.

use crate::deadline::Deadline;
use crate::terminal::ProgressLine;
use crate::watchdog::Watchdog;
use poda_core::trace::limits::{Ending, Progress};
use poda_platform::system::Interrupt;
use poda_session::progress::{ProgressSink, Stage};
use std::ops::ControlFlow;

/// A line of progress on a terminal that also reports whether the export was interrupted.
pub(super) struct ExportProgress<'a> {
    pub line: ProgressLine<'a>,
    pub interrupt: Interrupt,
    /// When no further page is drawn.
    pub deadline: Deadline,
    pub watchdog: Watchdog,
}

impl ExportProgress<'_> {
    /// Says how many pages are done.
    pub fn pages(&self, done: usize, pages: usize) {
        self.line.say(|| {
            let number = |count: usize| self.line.words.number(count as u64).into();
            self.line.words.fill("export-progress", &[("done", number(done)), ("pages", number(pages))])
        });
    }

    /// Returns whether the export goes on.
    pub fn goes_on(&self) -> bool {
        !self.interrupt.has_happened() && !self.deadline.is_over()
    }

    /// Returns why the export does not go on, as a sentence.
    pub fn why_ended(&self) -> String {
        let is_interrupted = self.interrupt.has_happened();
        self.line.words.text(if is_interrupted { "export-interrupted" } else { "export-out-of-time" })
    }
}

impl Progress for ExportProgress<'_> {
    fn report(&self, nodes: u64) -> ControlFlow<Ending> {
        if self.goes_on() { self.line.report(nodes) } else { ControlFlow::Break(Ending::Stopped) }
    }
}

impl ProgressSink for ExportProgress<'_> {
    fn begin_stage(&self, _stage: Stage) -> bool {
        self.goes_on()
    }
}
