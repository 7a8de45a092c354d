//! The progress of an export: of the search, of the check that pruning changed nothing, and of the pages.

use crate::cli::progress::ProgressLine;
use crate::i18n::Words;
use crate::platform::interrupt::Interrupt;
use crate::session::progress::{ProgressSink, Stage};
use crate::trace::limits::{Ending, Progress};
use std::ops::ControlFlow;

/// A line of progress on a terminal that also reports whether the export was interrupted.
pub(super) struct ExportProgress<'a> {
    words: &'a Words,
    line: ProgressLine<'a>,
    interrupt: &'a Interrupt,
}

impl<'a> ExportProgress<'a> {
    /// Returns a progress that starts now.
    pub fn new(words: &'a Words, interrupt: &'a Interrupt) -> Self {
        Self { words, line: ProgressLine::new(words), interrupt }
    }

    /// Erases the line.
    pub fn clear(&self) {
        self.line.clear();
    }

    /// Says how many pages are done.
    pub fn pages(&self, done: usize, pages: usize) {
        self.line.say(|| {
            let number = |count: usize| self.words.number(count as u64).into();
            self.words.fill("export-progress", &[("done", number(done)), ("pages", number(pages))])
        });
    }

    /// Returns whether the export goes on.
    pub fn goes_on(&self) -> bool {
        !self.interrupt.has_happened()
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
