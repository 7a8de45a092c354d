//! `--max-time`: when the work on a file has to end.
//!
//! A search asks whether it has to, and so does what prints many lines or draws many pages. Reading a large file does not: it is read on a
//! thread of its own, which is left behind. What else does not ask is ended by the [watchdog](super::watchdog).

use super::flag_values::TimeFlag;
use poda_platform::clock::Instant;
use std::sync::mpsc;
use std::thread;
use std::time::Duration;

/// When work has to end.
#[derive(Clone, Copy, Debug, Default)]
pub struct Deadline(Option<Instant>);

impl Deadline {
    /// Returns the deadlines of work that begins now: of half of it, after which what was found is written, and of all of it.
    pub fn half_and_whole(flag: TimeFlag) -> [Self; 2] {
        let now = Instant::now();
        let whole = flag.max_time.map(Duration::from_secs);
        // A time that the clock cannot show never comes.
        [whole.map(|time| time / 2), whole].map(|time| Self(time.and_then(|time| now.checked_add(time))))
    }

    /// Returns whether the work has to end.
    pub fn is_over(self) -> bool {
        self.0.is_some_and(|end| end <= Instant::now())
    }

    /// Returns how long it is until then; `None` where there is no deadline.
    pub fn left(self) -> Option<Duration> {
        self.0.map(|end| end.duration_since(Instant::now()))
    }

    /// Returns what `work` returns; `None` if the deadline comes first. The work then goes on until the process ends, and nothing waits
    /// for it.
    pub fn wait_for<T: Send + 'static>(self, work: impl FnOnce() -> T + Send + 'static) -> Option<T> {
        let Some(left) = self.left() else { return Some(work()) };
        let (sender, receiver) = mpsc::channel();
        thread::spawn(move || {
            // The receiver is gone if this comes too late.
            let _ = sender.send(work());
        });
        receiver.recv_timeout(left).ok()
    }
}
