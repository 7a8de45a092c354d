//! Going through the steps: by hand, and by playing.

use super::Session;
use super::command::Direction;
use super::playback::Grain;
use crate::trace::Step;

impl Session {
    /// Where a direction leads from here, if anywhere.
    #[must_use]
    pub fn destination(&self, direction: Direction) -> Option<Step> {
        let grain = self.playback.grain;
        self.race().map_or_else(|| self.own_destination(grain, direction), |race| race.destination(grain, direction))
    }

    /// Where it leads in this search alone.
    pub(super) fn own_destination(&self, grain: Grain, direction: Direction) -> Option<Step> {
        let (trace, step) = (self.trace(), self.step);
        let within = match direction {
            Direction::Forward => grain.forward(trace, step),
            Direction::Back => grain.back(trace, step),
            Direction::First => return Some(0).filter(|&target| target != self.clock()),
            Direction::Last => return Some(self.passes().steps()).filter(|&target| target != self.clock()),
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
        within.map(|step| self.clock_at(step)).or_else(|| self.in_another_pass(grain, direction))
    }

    /// Going anywhere by hand ends playing.
    pub(super) fn go_to(&mut self, step: Step) {
        self.stand_at(step);
        self.playback.set_playing(false);
        self.mean_this_step();
    }

    pub(super) fn stand_at(&mut self, step: Step) {
        if let Some(race) = &mut self.race {
            race.stand_at(step);
        }
        // Beside another, a search in several passes shows its last, and the timeline has no other.
        if self.race.is_none() || self.passes().len() == 1 {
            self.stand_in_search(step);
        }
    }

    /// Playing from the end starts over.
    pub(super) fn toggle_play(&mut self) {
        let starts = !self.playback.is_playing;
        if starts && self.clock() == self.length() {
            self.stand_at(0);
        }
        self.playback.set_playing(starts);
        self.mean_this_step();
    }

    pub(super) fn tick(&mut self, seconds: f32) {
        for _ in 0..self.playback.steps_due(seconds) {
            match self.destination(Direction::Forward) {
                Some(step) => self.stand_at(step),
                None => self.playback.set_playing(false),
            }
        }
        if self.clock() == self.length() {
            self.playback.set_playing(false);
        }
        if self.playback.is_playing {
            self.mean_this_step();
        }
    }

    /// Whoever goes somewhere in the beginning of a search wants to be there also when the search is done.
    fn mean_this_step(&mut self) {
        let (is_beginning, clock) = (self.is_beginning(), self.clock());
        if let Some(waiting) = self.waiting.as_mut().filter(|_| is_beginning) {
            waiting.step = clock;
        }
    }
}
