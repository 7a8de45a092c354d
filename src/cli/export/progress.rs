//! The progress of an export, and whether it continues.

use crate::deadline::Deadline;
use crate::terminal::ProgressLine;
use crate::watchdog::Watchdog;
use poda_core::trace::limits::{Ending, Progress};
use poda_platform::system::Interrupt;
use poda_session::progress::{ProgressSink, Stage};
use std::ops::ControlFlow;

/// A progress line that also checks for an interrupt and the deadline.
pub(super) struct ExportProgress<'a> {
    pub line: ProgressLine<'a>,
    pub interrupt: Interrupt,
    /// The time after which no further page is drawn.
    pub deadline: Deadline,
    pub watchdog: Watchdog,
}

impl ExportProgress<'_> {
    pub fn goes_on(&self) -> bool {
        !self.interrupt.has_happened() && !self.deadline.is_over()
    }

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
