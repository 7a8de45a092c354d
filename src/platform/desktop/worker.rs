//! Workers, of which a desktop has none: its threads share their memory.

use crate::platform::worker_port::{Perform, WorkerEvent, WorkerPort};

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
/// its request.
pub fn serve<R: AsyncFn(usize) + 'static>(_perform: Perform, _rehearse: R) -> bool {
    false
}
