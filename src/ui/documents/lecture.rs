//! Going through a lecture: to another entry, and from the end of one entry on to the next.

use super::loaded_lecture::{EntryArrival, bundled, first_from};
use super::panel::{DocumentContext, Documents};
use crate::session::command::Command;
use crate::session::lecture::OpenLecture;
use crate::trace::TimelineStep;

impl Documents {
    /// Opens a bundled lecture at its first entry.
    pub(super) fn open_lecture(&mut self, context: &mut DocumentContext<'_>, number: usize) -> Vec<Command> {
        let Some(lecture) = bundled(number) else { return Vec::new() };
        self.show_entry(context, &lecture, 0..lecture.count(), EntryArrival::Beginning)
    }

    /// Opens an entry of the open lecture.
    pub(super) fn open_entry(&mut self, context: &mut DocumentContext<'_>, index: usize) -> Vec<Command> {
        let Some(lecture) = context.session.lecture().cloned() else { return Vec::new() };
        self.show_entry(context, &lecture, std::iter::once(index), EntryArrival::Beginning)
    }

    /// Opens the first entry of the open lecture that can be opened. If that entry is shown, goes to the step where it begins.
    pub(super) fn open_first_entry(&mut self, context: &mut DocumentContext<'_>) -> Vec<Command> {
        let Some(lecture) = context.session.lecture().cloned() else { return Vec::new() };
        let (entry, _) = first_from(&lecture, 0..lecture.count());
        let first = entry.and_then(|entry| entry.lecture).map(|first| first.index());
        if first == context.session.shown_lecture().map(OpenLecture::index) {
            return vec![Command::Seek(lecture.first_step())];
        }
        self.show_entry(context, &lecture, 0..lecture.count(), EntryArrival::Beginning)
    }

    /// Opens the next entry of the open lecture that can be opened.
    pub(super) fn open_next_entry(&mut self, context: &mut DocumentContext<'_>) -> Vec<Command> {
        let Some(lecture) = context.session.lecture().cloned() else { return Vec::new() };
        let next = lecture.next().unwrap_or(lecture.count());
        self.show_entry(context, &lecture, next..lecture.count(), EntryArrival::Beginning)
    }

    /// Opens the last entry before the current one that can be opened.
    pub(super) fn open_previous_entry(
        &mut self,
        context: &mut DocumentContext<'_>,
        arrival: EntryArrival,
    ) -> Vec<Command> {
        let Some(lecture) = context.session.lecture().cloned() else { return Vec::new() };
        let Some(previous) = lecture.previous(context.session.origin()) else { return Vec::new() };
        self.show_entry(context, &lecture, (0..=previous).rev(), arrival)
    }

    /// Shows the first of these entries that can be opened, and says why those before it were skipped.
    fn show_entry(
        &mut self,
        context: &mut DocumentContext<'_>,
        lecture: &OpenLecture,
        indices: impl Iterator<Item = usize>,
        arrival: EntryArrival,
    ) -> Vec<Command> {
        self.notifications.clear();
        let (entry, skipped) = first_from(lecture, indices);
        self.notifications.extend(skipped);
        let Some(mut entry) = entry else { return Vec::new() };
        if arrival == EntryArrival::End {
            entry.step = TimelineStep::new(usize::MAX);
        }
        self.open(context, entry)
    }
}
