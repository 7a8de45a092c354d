//! Reading a long file or text in the background.

use super::loaded_document::LoadedDocument;
use super::notification::Notification;
use crate::ui::background_job::{BackgroundJob, JobState};
use egui::Context;

/// A read in progress.
#[derive(Debug)]
pub(super) struct BackgroundRead {
    name: String,
    job: BackgroundJob<Result<LoadedDocument, Notification>>,
}

impl BackgroundRead {
    /// Starts to read; `None` if that cannot be done in the background.
    pub fn start(
        ctx: &Context,
        name: String,
        read: impl AsyncFnOnce() -> Result<LoadedDocument, Notification> + Send + 'static,
    ) -> Option<Self> {
        BackgroundJob::start(ctx, "reading", async move |_| read().await).map(|job| Self { name, job })
    }

    /// Returns the result once the read is finished.
    pub fn poll(&self, ctx: &Context) -> Option<Result<LoadedDocument, Notification>> {
        match self.job.poll(ctx) {
            JobState::Ended(result) => Some(result),
            JobState::Failed => Some(Err(Notification::NothingToOpen)),
            JobState::Running => None,
        }
    }

    /// The name of what is read, once the read takes long enough to be shown.
    pub fn name(&self) -> Option<&str> {
        self.job.is_shown().then_some(&*self.name)
    }
}
