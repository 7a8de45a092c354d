//! PlaySection: how much time has passed since the last frame, and when the next one is due.

use super::Poda;
use crate::session::command::Command;
use crate::ui::request::UiRequest;
use egui::Context;
use std::time::Duration;

/// A frame that took longer than this, in seconds, counts no more than this and a step.
const LONGEST_FRAME: f32 = 0.5;
/// No two frames are asked for in less than this, in seconds.
const SHORTEST_FRAME: f32 = 0.008;

impl Poda {
    /// While playing, tells the session how much time has passed since the last frame.
    pub(super) fn pass_time(&mut self, ctx: &Context, requests: &mut Vec<UiRequest>) {
        let now = ctx.input(|input| input.time);
        if !self.session.playback().is_playing {
            self.played_until = None;
            return;
        }
        let before = self.played_until.replace(now).unwrap_or(now);
        // A window that was away for long goes on where it was.
        #[expect(clippy::cast_possible_truncation, reason = "seconds between two frames")]
        let passed = ((now - before) as f32).min(LONGEST_FRAME + 1.0 / self.session.playback().speed);
        requests.push(UiRequest::Do(Command::Tick(passed)));
    }

    /// While playing, wakes up when the next step is due and not before.
    pub(super) fn wait_for_next_step(&self, ctx: &Context) {
        let playback = self.session.playback();
        if playback.is_playing {
            ctx.request_repaint_after(Duration::from_secs_f32(playback.seconds_to_next().max(SHORTEST_FRAME)));
        }
    }
}
