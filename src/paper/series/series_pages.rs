//! What draws the pages of a recorded search.

use poda_core::trace::TimelineStep;
use poda_picture::export::ExportPage;
use poda_picture::picture::Concealed;
use std::fmt;

/// Draws the pages of a recorded search.
pub(super) trait SeriesPages: fmt::Debug + Send + Sync {
    fn sentence(&self, step: TimelineStep) -> String;

    /// Draws the page of a step, and writes its sentence; `None` if the step has no page.
    fn page(&mut self, step: TimelineStep) -> Option<ExportPage>;

    /// Returns the picture of a step in words; empty if the step has no page.
    fn in_words(&mut self, step: TimelineStep) -> Vec<String>;

    /// Sets whether a mark at the end says that plain minimax returns the same value. An estimate cannot be confirmed.
    fn confirm(&mut self, _is_confirmed: bool) {}

    /// Conceals a part of the pages, unless questions are asked before the first step whose picture answers them.
    fn conceal(&mut self, _concealed: Concealed) {}
}
