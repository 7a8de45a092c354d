//! A file or text that is read in the background.

use egui::{Context, Ui};
use poda_panels::frame::notifications::reading_ui;
use poda_window::documents::loaded_document::Opened;
use poda_window::documents::notification::Notification;
use poda_window::documents::plain_notification::PlainNotification;
use poda_window::jobs::background_job::{BackgroundJob, JobState};
use poda_words::i18n::{Words, args};

/// What is being read, and the job that reads it.
#[derive(Debug)]
pub(super) struct BackgroundRead {
    name: String,
    job: BackgroundJob<Result<Opened, Notification>>,
}

impl BackgroundRead {
    /// Starts to read what has this name; returns `None` if nothing can be done in the background.
    pub fn start(
        ctx: &Context,
        name: String,
        read: impl AsyncFnOnce() -> Result<Opened, Notification> + Send + 'static,
    ) -> Option<Self> {
        let job = BackgroundJob::start(ctx, "reading", async move |_| read().await)?;
        Some(Self { name, job })
    }

    /// Returns the result, or shows the progress.
    pub fn poll(&self, ui: &Ui, words: &Words) -> Option<Result<Opened, Notification>> {
        match self.job.poll(ui.ctx()) {
            JobState::Running => {
                if self.job.is_shown() {
                    reading_ui(ui, &words.fill("notification-reading", &args![name = self.name.as_str()]));
                }
                None
            }
            JobState::Found(result) => Some(result),
            JobState::Ended => Some(Err(PlainNotification::NothingToOpen.into())),
        }
    }
}
