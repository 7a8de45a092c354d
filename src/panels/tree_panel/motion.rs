//! The time of the short motions that explain a step.
//!
//! A motion requests frames only while it runs. With reduced motion there is none, and none while one change follows
//! another as fast as a held key or a quick playback makes them.

use egui::Ui;
use poda_core::trace::Step;

/// The duration of the motion of a step, in seconds.
pub(super) const STEP_SECONDS: f64 = 0.15;

/// What is shown, since when, and whether a motion explains it.
#[derive(Debug)]
pub(super) struct Motion<Shown> {
    shown: Option<Shown>,
    since: f64,
    is_running: bool,
}

impl<Shown> Default for Motion<Shown> {
    fn default() -> Self {
        Self { shown: None, since: 0.0, is_running: false }
    }
}

impl<Shown: PartialEq> Motion<Shown> {
    /// Returns the share of its time that a motion has run; `None` if there is none. A change to something else begins
    /// one if `is_explained` returns so for what was shown before.
    pub(super) fn share(
        &mut self,
        ui: &Ui,
        seconds: f64,
        shown: Shown,
        is_explained: impl FnOnce(&Shown, &Shown) -> bool,
    ) -> Option<f32> {
        let now = ui.input(|input| input.time);
        if self.shown.as_ref() != Some(&shown) {
            let is_explained = self.shown.as_ref().is_some_and(|before| is_explained(before, &shown));
            // With reduced motion, the animation time is zero.
            let is_calm = STEP_SECONDS <= now - self.since && 0.0 < ui.style().animation_time;
            self.is_running = is_explained && is_calm;
            (self.shown, self.since) = (Some(shown), now);
        }
        let share = (now - self.since) / seconds;
        self.is_running &= share < 1.0;
        if !self.is_running {
            return None;
        }
        ui.ctx().request_repaint();
        #[expect(clippy::cast_possible_truncation, reason = "a share from 0 to 1")]
        let share = share as f32;
        Some(share)
    }

    /// Returns whether the pointer has moved since the last change, and not longer than `seconds` ago. What comes to be
    /// under a pointer at rest is not pointed at.
    pub(super) fn is_pointed_since(&self, ui: &Ui, seconds: f64) -> bool {
        let (now, at_rest) = ui.input(|input| (input.time, f64::from(input.pointer.time_since_last_movement())));
        at_rest < seconds.min(now - self.since)
    }
}

/// A step at which a search is shown.
#[derive(Debug, PartialEq)]
pub(super) struct ShownStep<Id> {
    /// The identity of the recorded search.
    pub of: Id,
    pub step: Step,
}

impl<Id: PartialEq> ShownStep<Id> {
    /// Returns whether the same search is shown at a later step `now`.
    pub fn is_before(&self, now: &Self) -> bool {
        self.of == now.of && self.step < now.step
    }
}
