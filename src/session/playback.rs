//! Playing a search: the speed, and the directions in which to go from a step.
//!
//! This module has no clock: the caller passes the elapsed time.

pub use poda_core::trace::{Direction, StepSize};

use poda_core::trace::RecordedKind;

/// Whether and how the search is played.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Playback {
    pub is_playing: bool,
    /// In steps per second.
    pub speed: f32,
    /// The size of a step that the user chose for each kind of recording; `None` for the document's own.
    chosen_sizes: [Option<StepSize>; RecordedKind::ALL.len()],
    /// Seconds since the last step.
    since_last_step: f32,
}

impl Default for Playback {
    fn default() -> Self {
        Self { is_playing: false, speed: 1.0, chosen_sizes: [None; RecordedKind::ALL.len()], since_last_step: 0.0 }
    }
}

impl Playback {
    /// The speeds that the user can choose, in steps per second.
    pub const SPEEDS: [f32; 7] = [0.25, 0.5, 1.0, 2.0, 5.0, 20.0, 100.0];

    /// Starts or pauses. The next step is due after the full time of a step.
    pub const fn set_playing(&mut self, playing: bool) {
        self.is_playing = playing;
        self.since_last_step = 0.0;
    }

    /// Returns the size of a step that the user chose for a kind of recording; `None` for the document's own.
    pub const fn chosen_size(&self, kind: RecordedKind) -> Option<StepSize> {
        self.chosen_sizes[kind as usize]
    }

    /// Sets the size of a step for a kind of recording; `None` for the document's own.
    pub const fn choose_size(&mut self, kind: RecordedKind, size: Option<StepSize>) {
        self.chosen_sizes[kind as usize] = size;
    }

    /// Lets `seconds` pass and returns how many steps are due.
    pub fn steps_due(&mut self, seconds: f32) -> usize {
        if !self.is_playing {
            return 0;
        }
        self.since_last_step += seconds;
        // The number of steps in a frame is small and positive.
        #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a few steps a frame")]
        let due = (self.since_last_step * self.speed).floor() as usize;
        self.since_last_step -= due as f32 / self.speed;
        due
    }

    /// Returns the number of seconds until the next step is due.
    pub fn seconds_to_next(&self) -> f32 {
        (1.0 / self.speed - self.since_last_step).max(0.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn steps_come_due_at_the_speed_and_none_is_lost() {
        let mut playback = Playback { speed: 4.0, ..Playback::default() };
        assert_eq!(playback.steps_due(10.0), 0, "nothing is due while paused");
        playback.set_playing(true);
        let due: usize = (0..100).map(|_| playback.steps_due(0.01)).sum();
        assert!((3..=4).contains(&due), "a second at four a second: {due}");
        assert!(playback.seconds_to_next() <= 0.25);
    }
}
