//! Work in the background, on threads.

use crate::{Service, WorkerEvent, WorkerPort};
use std::future::{Ready, ready};
use std::hash::{BuildHasher, RandomState};
use std::io;
use std::sync::LazyLock;
use std::thread::{Builder, JoinHandle, sleep};
use std::time::Duration;

/// The stack of a thread, in bytes: what walks through a tree recurses as deep as the tree.
pub(super) const STACK_BYTES: usize = 256 << 20;

/// The longest time for which a frame waits for work in the background, so that the picture does not flicker.
pub const FRAME_PATIENCE: Duration = Duration::from_millis(12);

/// The longest delay before work begins, from the environment variable `PODA_DELAY` in milliseconds. With it, tests and
/// people see the window as it is on a slow or busy machine, where results come late and in any order.
static LONGEST_DELAY: LazyLock<Option<Duration>> =
    LazyLock::new(|| Some(Duration::from_millis(std::env::var("PODA_DELAY").ok()?.parse().ok()?)));

/// Returns a random number from 0 to 1.
fn any_fraction() -> f64 {
    let high_half = u32::try_from(RandomState::new().hash_one(()) >> 32).unwrap_or_default();
    f64::from(high_half) / f64::from(u32::MAX)
}

/// Work that is running. Dropping the handle lets the work continue. Work that panics ends and drops the values it
/// owns, so a receiver of its results notices that the sender is gone.
#[derive(Debug)]
pub struct BackgroundWork(JoinHandle<()>);

impl BackgroundWork {
    /// Runs `work` in the background. Long work awaits [`pause`] between its parts.
    ///
    /// # Errors
    /// Returns an error if no thread can be started.
    pub fn start(name: &str, work: impl AsyncFnOnce() + Send + 'static) -> io::Result<Self> {
        let run = move || {
            if let Some(longest) = *LONGEST_DELAY {
                sleep(longest.mul_f64(any_fraction()));
            }
            pollster::block_on(work());
        };
        Builder::new().name(name.to_owned()).stack_size(STACK_BYTES).spawn(run).map(Self)
    }

    /// Waits until the work has ended.
    pub fn wait(self) {
        // A thread that has panicked has ended too.
        let _ = self.0.join();
    }
}

/// Lets the window draw and respond if it shares a thread with the work. On a desktop the work has its own thread, so
/// this returns at once.
pub fn pause() -> Ready<()> {
    ready(())
}

/// A worker. This type has no values, because a desktop starts none.
#[derive(Debug)]
pub enum Worker {}

impl WorkerPort for Worker {
    fn start(_request: impl FnOnce() -> Vec<u8>, _hear: impl FnMut(WorkerEvent) + 'static) -> Option<Self> {
        None
    }

    fn prepare() {}
}

/// Returns whether this process has no window and belongs to a page, which no process on a desktop does.
pub fn serve<S: Service>() -> bool {
    false
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::mpsc::{TryRecvError, channel};

    #[test]
    fn work_that_panics_ends_alone_and_lets_go_of_what_it_holds() {
        let (sender, results) = channel();
        let work = BackgroundWork::start("panicking", async move || {
            sender.send(1).unwrap();
            panic!("in the background");
        });
        work.unwrap().wait();
        assert_eq!((results.try_recv(), results.try_recv()), (Ok(1), Err(TryRecvError::Disconnected)));
    }
}
