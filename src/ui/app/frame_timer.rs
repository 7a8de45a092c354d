//! The time between frames, by which playback advances.

use egui::Context;
use poda_session::Command;
use poda_session::playback::Playback;
use std::time::Duration;

/// The maximum time that one frame counts for, in seconds, in addition to the duration of one step.
const LONGEST_FRAME: f32 = 0.5;
/// The minimum time between two requested frames, in seconds.
const SHORTEST_FRAME: f32 = 0.008;

#[derive(Clone, Copy, Debug, Default)]
pub(super) struct FrameTimer {
    /// The time of the last frame, in seconds since the start of the program. `None` while paused.
    last_frame: Option<f64>,
}

impl FrameTimer {
    /// Returns the command that advances playback by the time since the last frame. `None` while paused.
    pub fn tick(&mut self, ctx: &Context, playback: &Playback) -> Option<Command> {
        let now = ctx.input(|input| input.time);
        if !playback.is_playing {
            self.last_frame = None;
            return None;
        }
        let before = self.last_frame.replace(now).unwrap_or(now);
        // A window that was suspended does not skip the steps of that time.
        #[expect(clippy::cast_possible_truncation, reason = "seconds between two frames")]
        let passed = ((now - before) as f32).min(LONGEST_FRAME + 1.0 / playback.speed);
        Some(Command::Tick(passed))
    }

    /// Requests a frame for the time at which the next step is due.
    pub fn wake_for_next_step(ctx: &Context, playback: &Playback) {
        if playback.is_playing {
            ctx.request_repaint_after(Duration::from_secs_f32(playback.seconds_to_next().max(SHORTEST_FRAME)));
        }
    }
}
