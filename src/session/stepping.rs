//! Where a step forward or back leads, and how a session goes there.

use super::lanes::{Lanes, Side};
use super::lecture::OpenLecture;
use super::playback::{Direction, StepSize};
use super::session::Session;
use poda_core::document::EntrySource;
use poda_core::trace::{RecordedKind, TimelineStep};

impl Session {
    /// Returns the timeline step to which a direction leads from the current step; `None` if it leads nowhere.
    pub fn destination(&self, direction: Direction) -> Option<TimelineStep> {
        let lanes = self.lanes();
        let step_size = self.step_size_in(lanes.stepped().kind());
        let is_step = matches!(direction, Direction::Forward | Direction::Back);
        let station = || self.station(lanes, direction).filter(|_| is_step);
        if is_step && step_size == StepSize::Bookmark {
            return station();
        }
        let destination = lanes.destination(step_size, direction)?;
        // A step of any size stops at a bookmark on its way.
        Some(station().map_or(destination, |station| {
            if direction == Direction::Back { station.max(destination) } else { station.min(destination) }
        }))
    }

    /// Returns the step at which the entry of the lecture asks the room next: the current one, or one to which a step
    /// forward leads or that is on its way. Steps at which it was asked already are left out.
    pub fn asks_next(&self, asked_at: &[TimelineStep]) -> Option<TimelineStep> {
        let entry = self.shown_lecture()?.entry()?;
        if let EntrySource::Slide(slide) = &entry.source {
            // A slide has no steps. Its question is asked at its beginning.
            return slide.ask.as_ref().map(|_| TimelineStep::START).filter(|step| !asked_at.contains(step));
        }
        let here = self.timeline_step();
        let to = self.destination(Direction::Forward).unwrap_or(here);
        entry.ask.iter().copied().filter(|step| here <= *step && *step <= to && !asked_at.contains(step)).min()
    }

    /// Returns the kind of the search through which the user steps.
    pub fn stepped_kind(&self) -> RecordedKind {
        self.stepped().kind()
    }

    /// Returns the size of a step: the user's choice for this kind of search, or else the suggested one. An entry of a
    /// lecture with its own size uses that until the user chooses another.
    pub fn step_size(&self) -> StepSize {
        self.step_size_in(self.stepped_kind())
    }

    fn step_size_in(&self, kind: RecordedKind) -> StepSize {
        let follows = self.entry_step_size().is_some() && !self.chose_step_size;
        let chosen = self.playback.chosen_size(kind).filter(|_| !follows);
        chosen.unwrap_or_else(|| self.suggested_step_size_in(kind))
    }

    /// Returns the size of a step if the user has not chosen one.
    pub fn suggested_step_size(&self) -> StepSize {
        self.suggested_step_size_in(self.stepped_kind())
    }

    fn suggested_step_size_in(&self, kind: RecordedKind) -> StepSize {
        self.entry_step_size().or(self.document().reading.by).unwrap_or_default().of(kind)
    }

    fn entry_step_size(&self) -> Option<StepSize> {
        self.shown_lecture()?.entry()?.by
    }

    /// Returns the bookmark to which a step forward or back leads.
    fn station(&self, lanes: Lanes<'_>, direction: Direction) -> Option<TimelineStep> {
        // Bookmarks are steps of the first lane alone.
        let has_none = self.split().is_some() || lanes.stepped_side == Side::Second;
        let bookmarks = if has_none { &[] } else { self.bookmarks() };
        let (step, end) = (lanes.timeline_step(), lanes.timeline_len());
        let steps = || bookmarks.iter().map(|bookmark| bookmark.step);
        if direction == Direction::Back {
            let begin = self.shown_lecture().map(OpenLecture::first_step);
            let stations = steps().chain(begin).chain([TimelineStep::START]);
            return stations.filter(|&station| station < step).max();
        }
        // The last station is the result.
        steps().chain([end]).filter(|&station| step < station && station <= end).min()
    }

    /// Goes to a step and pauses playback.
    pub(super) fn seek(&mut self, step: TimelineStep) {
        self.set_timeline_step(step);
        self.playback.set_playing(false);
    }

    /// Toggles playback. At the end, playback starts over.
    pub(super) fn toggle_play(&mut self) {
        let starts = !self.playback.is_playing;
        if starts && self.timeline_step() == self.timeline_len() {
            self.set_timeline_step(TimelineStep::START);
        }
        self.playback.set_playing(starts);
        if self.stepped().search().is_some() {
            self.document.keep_step_when_done(self.timeline_step());
        }
    }

    pub(super) fn tick(&mut self, seconds: f32) {
        for _ in 0..self.playback.steps_due(seconds) {
            match self.destination(Direction::Forward) {
                Some(step) => self.set_timeline_step(step),
                None => self.playback.set_playing(false),
            }
        }
        if self.timeline_step() == self.timeline_len() {
            self.playback.set_playing(false);
        }
    }
}
