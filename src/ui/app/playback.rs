//! The clock of playback: how much time has passed since the last frame, and when the next frame is due.

use crate::session::command::Command;
use crate::session::playback::Playback;
use egui::Context;
use std::time::Duration;

/// The longest time that a frame counts for, in seconds, besides the duration of one step.
const LONGEST_FRAME: f32 = 0.5;
/// The shortest time between two requested frames, in seconds.
const SHORTEST_FRAME: f32 = 0.008;

/// Measures the time between frames while playing.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Clock {
    /// The time of the last frame in seconds since the start; `None` while paused.
    last_frame: Option<f64>,
}

impl Clock {
    /// Returns the command that tells the session how much time has passed since the last frame; `None` while paused.
    pub fn tick(&mut self, ctx: &Context, playback: &Playback) -> Option<Command> {
        let now = ctx.input(|input| input.time);
        if !playback.is_playing {
            self.last_frame = None;
            return None;
        }
        let before = self.last_frame.replace(now).unwrap_or(now);
        // A window that was suspended continues where it was.
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
