//! Work in the background: on threads of its own.

use crate::platform::{Perform, WorkerEvent, WorkerPort};
use std::future::{Ready, ready};
use std::io;
use std::thread::{Builder, JoinHandle};
use std::time::Duration;

/// The stack of a thread, in bytes: what walks through a tree recurses as deep as the tree.
pub(super) const STACK_BYTES: usize = 256 << 20;

/// How long a frame may wait for work in the background, so that what is shown does not flicker.
pub const FRAME_PATIENCE: Duration = Duration::from_millis(12);

/// Work that is running. Dropping it lets the work continue. Work that panics ends, and what it holds is dropped: a receiver of its
/// results notices that its sender is gone.
#[derive(Debug)]
pub struct BackgroundWork(JoinHandle<()>);

impl BackgroundWork {
    /// Runs `work` in the background. Wherever work takes long, it awaits [`pause`] between its parts.
    ///
    /// # Errors
    /// If no thread can be started.
    pub fn start(name: &str, work: impl AsyncFnOnce() + Send + 'static) -> io::Result<Self> {
        let run = move || pollster::block_on(work());
        Builder::new().name(name.to_owned()).stack_size(STACK_BYTES).spawn(run).map(Self)
    }

    /// Waits until the work has ended.
    pub fn wait(self) {
        // A thread that has panicked has ended too.
        let _ = self.0.join();
    }
}

/// Lets the window draw and answer, where it shares a thread with the work. On a desktop it has its own, so that this returns at once.
pub fn pause() -> Ready<()> {
    ready(())
}

/// No worker can be started.
#[derive(Debug)]
pub enum Worker {}

impl WorkerPort for Worker {
    fn start(_request: impl FnOnce() -> Vec<u8>, _hear: impl FnMut(WorkerEvent) + 'static) -> Option<Self> {
        None
    }

    fn prepare() {}
}

/// Answers requests by `perform` if this process is a worker, and returns whether it is. `rehearse` is called where a worker waits for
/// its request. `draw` returns the picture that has a name.
pub fn serve<R: AsyncFn(usize) + 'static>(_perform: Perform, _rehearse: R, _draw: fn(&str) -> Option<String>) -> bool {
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
