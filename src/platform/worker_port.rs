//! A worker: another instance of the program, which makes a search that would keep a page from answering.
//!
//! Only bytes go there and back. What they mean is known to the sender and to the worker.

/// What comes from a worker.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum WorkerEvent {
    /// A message, after which more follows.
    Message(Vec<u8>),
    /// The answer, which is the last that comes.
    Answer(Vec<u8>),
    /// There will be no answer: the worker could not be started, or has failed.
    Failed,
}

/// What a worker does: it returns the answer to a request, or `None` for what is no request, and sends messages while it works.
pub type Perform = fn(&[u8], &mut dyn FnMut(Vec<u8>)) -> Option<Vec<u8>>;

/// A worker that has received a request. Dropping it ends the worker, whatever it is doing.
pub trait WorkerPort: Sized {
    /// Starts a worker with a request; `None` where work is done on threads instead, which share their memory. `hear` is called with
    /// each event that comes from the worker, in order.
    fn start(request: impl FnOnce() -> Vec<u8>, hear: impl FnMut(WorkerEvent) + 'static) -> Option<Self>;

    /// Keeps a worker ready, so that the next request need not wait until the program has started in it. Does nothing where one is
    /// ready.
    fn prepare();
}
