//! Going through the steps: by hand, and by playing.

use super::Session;
use super::command::Direction;
use super::playback::StepSize;
use crate::trace::TimelineStep;

impl Session {
    /// Where a direction leads from here, if anywhere.
    #[must_use]
    pub fn destination(&self, direction: Direction) -> Option<TimelineStep> {
        let step_size = self.playback.step_size;
        self.split()
            .map_or_else(|| self.own_destination(step_size, direction), |split| split.destination(step_size, direction))
    }

    /// Where it leads in this search alone.
    pub(super) fn own_destination(&self, step_size: StepSize, direction: Direction) -> Option<TimelineStep> {
        let (trace, step) = (self.trace(), self.step);
        let within = match direction {
            Direction::Forward => step_size.forward(trace, step),
            Direction::Back => step_size.back(trace, step),
            Direction::First => return Some(TimelineStep::START).filter(|&target| target != self.timeline_step()),
            Direction::Last => return Some(self.passes().end()).filter(|&target| target != self.timeline_step()),
            Direction::NextCutoff => trace.next_cutoff(step),
            Direction::PreviousCutoff => trace.previous_cutoff(step),
            Direction::NextLeaf => trace.next_leaf(step),
            Direction::Over => trace.step_over(step),
            Direction::Out => trace.step_out(step),
            Direction::NextChange(node) => {
                self.recording().resolve(node).and_then(|node| trace.next_change(step, node))
            }
        };
        // The beginning of a later pass is the end of the one before it.
        let within = within.filter(|&target| target != step && (0 < target || self.pass() == 0));
        within.map(|step| self.timeline_step_at(step)).or_else(|| self.in_another_pass(step_size, direction))
    }

    /// Going anywhere by hand ends playing.
    pub(super) fn seek(&mut self, step: TimelineStep) {
        self.set_timeline_step(step);
        self.playback.set_playing(false);
        self.set_target_step();
    }

    pub(super) fn set_timeline_step(&mut self, step: TimelineStep) {
        if let Some(split) = &mut self.split {
            split.set_timeline_step(step);
        }
        // Beside another, a search in several passes shows its last, and the timeline has no other.
        if self.split.is_none() || self.passes().len() == 1 {
            self.set_own_timeline_step(step);
        }
    }

    /// Playing from the end starts over.
    pub(super) fn toggle_play(&mut self) {
        let starts = !self.playback.is_playing;
        if starts && self.timeline_step() == self.timeline_len() {
            self.set_timeline_step(TimelineStep::START);
        }
        self.playback.set_playing(starts);
        self.set_target_step();
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
        if self.playback.is_playing {
            self.set_target_step();
        }
    }

    /// Whoever goes somewhere in the beginning of a search wants to be there also when the search is done.
    fn set_target_step(&mut self) {
        let (shows_partial_search, timeline_step) = (self.shows_partial_search(), self.timeline_step());
        if let Some(pending) = self.pending.as_mut().filter(|_| shows_partial_search) {
            pending.step = timeline_step;
        }
    }
}
