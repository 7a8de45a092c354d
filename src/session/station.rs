//! The stations of a step as large as a bookmark.

use crate::document::Bookmark;
use crate::trace::TimelineStep;

/// Returns the first bookmark after a step. Behind the last bookmark nothing follows; a search without bookmarks has its end.
pub(super) fn next(bookmarks: &[Bookmark], step: TimelineStep, end: TimelineStep) -> Option<TimelineStep> {
    let steps = bookmarks.iter().map(|bookmark| bookmark.step);
    let stations: Vec<_> = steps.filter(|&station| TimelineStep::START < station && station <= end).collect();
    let stations = if stations.is_empty() { vec![end] } else { stations };
    stations.into_iter().filter(|&station| step < station).min()
}

/// Returns the last bookmark before a step, or else the beginning.
pub(super) fn previous(bookmarks: &[Bookmark], step: TimelineStep) -> Option<TimelineStep> {
    let before = bookmarks.iter().map(|bookmark| bookmark.step).filter(|&station| station < step).max();
    before.or(Some(TimelineStep::START)).filter(|&station| station < step)
}
