//! Ends the process if the work on a file continues after its deadline: while one large picture is drawn, or while the
//! program waits for the reader of a pipe.

use super::deadline::Deadline;
use super::terminal::report_file;
use std::path::Path;
use std::process;
use std::sync::mpsc::{self, RecvTimeoutError, Sender};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::Duration;

/// How long after a deadline the work may still end by itself and report its progress.
const GRACE: Duration = Duration::from_millis(100);

/// Ends the process with exit code 1 shortly after a deadline, unless it is dropped before.
#[derive(Debug)]
pub(super) struct Watchdog {
    is_called_off: Arc<Mutex<bool>>,
    /// Dropping the sender ends the thread that waits.
    _alive: Option<Sender<()>>,
}

impl Watchdog {
    /// Creates a watchdog that reports `sentence` about a file before it ends the process.
    pub fn new(deadline: Deadline, sentence: impl FnOnce() -> String, file: &Path) -> Self {
        let is_called_off = Arc::<Mutex<bool>>::default();
        let alive = deadline.left().map(|left| {
            let (alive, ended) = mpsc::channel();
            let (is_off, sentence, file) = (Arc::clone(&is_called_off), sentence(), file.to_owned());
            thread::spawn(move || {
                let is_over = ended.recv_timeout(left + GRACE) == Err(RecvTimeoutError::Timeout);
                let is_off = locked(&is_off);
                if is_over && !*is_off {
                    report_file(&file, &sentence);
                    process::exit(1);
                }
            });
            alive
        });
        Self { is_called_off, _alive: alive }
    }

    /// Runs work that must not be interrupted halfway.
    pub fn uninterrupted<T>(&self, work: impl FnOnce() -> T) -> T {
        let _held = locked(&self.is_called_off);
        work()
    }

    /// Runs work that must not be interrupted halfway and is the last of all work.
    pub fn last<T>(&self, work: impl FnOnce() -> T) -> T {
        *locked(&self.is_called_off) = true;
        work()
    }
}

fn locked(is_called_off: &Mutex<bool>) -> MutexGuard<'_, bool> {
    is_called_off.lock().unwrap_or_else(PoisonError::into_inner)
}
