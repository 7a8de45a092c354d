//! Reading a long file or text on a thread of its own.

use super::loaded_document::LoadedDocument;
use super::notification::Notification;
use egui::Context;
use std::sync::mpsc::{Receiver, TryRecvError, channel};
use std::time::{Duration, Instant};

/// A read that takes longer than this is shown.
const SHOWN_AFTER: Duration = Duration::from_millis(200);

/// A read in progress.
#[derive(Debug)]
pub(super) struct BackgroundRead {
    name: String,
    started: Instant,
    result: Receiver<Result<LoadedDocument, Notification>>,
}

impl BackgroundRead {
    /// Starts to read; `None` if no thread can be started.
    pub fn start(
        ctx: &Context,
        name: String,
        read: impl FnOnce() -> Result<LoadedDocument, Notification> + Send + 'static,
    ) -> Option<Self> {
        let (sender, result) = channel();
        let ctx = ctx.clone();
        let work = move || {
            // The receiver is gone if another document was opened meanwhile.
            let _ = sender.send(read());
            ctx.request_repaint();
        };
        let thread = std::thread::Builder::new().name("reading".to_owned()).spawn(work);
        thread.ok().map(|_| Self { name, started: Instant::now(), result })
    }

    /// Returns the result once the read is finished.
    pub fn poll(&self) -> Option<Result<LoadedDocument, Notification>> {
        match self.result.try_recv() {
            Ok(result) => Some(result),
            // The thread has panicked.
            Err(TryRecvError::Disconnected) => Some(Err(Notification::NothingToOpen)),
            Err(TryRecvError::Empty) => None,
        }
    }

    /// The name of what is read, once the read takes long enough to be shown.
    pub fn name(&self) -> Option<&str> {
        (self.started.elapsed() >= SHOWN_AFTER).then_some(&*self.name)
    }
}
