//! `--max-time`: the deadline of the work on a file.
//!
//! Searches check the deadline, and so does code that prints many lines or draws many pages. Reading a large file
//! cannot check it; the file is read on a separate thread, which is abandoned at the deadline. The
//! [watchdog](super::watchdog) ends all other work.

use super::search_flags::TimeFlag;
use poda_platform::clock::Instant;
use std::sync::mpsc;
use std::thread;
use std::time::Duration;

#[derive(Clone, Copy, Debug, Default)]
pub struct Deadline(Option<Instant>);

impl Deadline {
    /// Returns the deadlines of work that begins now: the first after half of the time, so that results can still be
    /// written, the second after all of it.
    pub fn half_and_whole(flag: TimeFlag) -> [Self; 2] {
        let now = Instant::now();
        let whole = flag.max_time.map(Duration::from_secs);
        // A deadline that overflows the clock never comes.
        [whole.map(|time| time / 2), whole].map(|time| Self(time.and_then(|time| now.checked_add(time))))
    }

    pub fn is_over(self) -> bool {
        self.0.is_some_and(|end| end <= Instant::now())
    }

    /// Returns the time until the deadline; `None` if there is no deadline.
    pub fn left(self) -> Option<Duration> {
        self.0.map(|end| end.duration_since(Instant::now()))
    }

    /// Returns the result of `work`; `None` if the deadline comes first. The work then continues in the background
    /// until the process ends.
    pub fn wait_for<T: Send + 'static>(self, work: impl FnOnce() -> T + Send + 'static) -> Option<T> {
        let Some(left) = self.left() else { return Some(work()) };
        let (sender, receiver) = mpsc::channel();
        thread::spawn(move || {
            // Sending fails after the deadline, when the receiver is gone.
            let _ = sender.send(work());
        });
        receiver.recv_timeout(left).ok()
    }
}
