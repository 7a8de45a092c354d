//! The pages of the preview, drawn in the background: a large tree takes a while to be laid out.

use super::plan::PagePlan;
use crate::export::Page;
use crate::i18n::Words;
use crate::platform::background::{BackgroundWork, FRAME_PATIENCE};
use crate::platform::clock::Instant;
use crate::series::SeriesError;
use egui::Context;
use std::sync::mpsc::{Receiver, channel};

/// Draws the pages of a plan, one at a time. Dropping it ends that after the page that is being drawn.
#[derive(Debug)]
pub struct PageSource {
    wanted: async_channel::Sender<usize>,
    replies: Receiver<Reply>,
    /// The page that was asked for last.
    asked: Option<usize>,
    count: Option<Result<usize, SeriesError>>,
    page: Option<(usize, Option<Box<Page>>)>,
}

/// What is drawn in the background.
#[derive(Debug)]
enum Reply {
    /// The number of pages, or why there are none.
    Count(Result<usize, SeriesError>),
    /// A page with its number; nothing where it has no picture.
    Page(usize, Option<Box<Page>>),
}

impl PageSource {
    /// Starts to draw; `None` if that cannot be done in the background.
    pub fn start(ctx: &Context, plan: PagePlan) -> Option<Self> {
        let (wanted, asked) = async_channel::unbounded();
        let (sender, replies) = channel();
        let ctx = ctx.clone();
        let work = async move || {
            let words = Words::new(plan.language);
            let mut series = plan.series(&words);
            let count = series.as_ref().map(|series| series.steps().len()).map_err(Clone::clone);
            // The receiver is gone once something else is chosen, and then the sender of the numbers is gone too.
            let _ = sender.send(Reply::Count(count));
            ctx.request_repaint();
            let Ok(series) = &mut series else { return };
            while let Ok(mut number) = asked.recv().await {
                // Only the page that was asked for last is still wanted.
                while let Ok(later) = asked.try_recv() {
                    number = later;
                }
                let _ = sender.send(Reply::Page(number, series.page(number).map(Box::new)));
                ctx.request_repaint();
            }
        };
        BackgroundWork::start("preview", work).ok()?;
        Some(Self { wanted, replies, asked: None, count: None, page: None })
    }

    /// Asks for a page and takes what has been drawn.
    pub fn update(&mut self, number: usize) {
        if self.asked != Some(number) {
            self.asked = Some(number);
            // Where the drawing has panicked, no page comes.
            let _ = self.wanted.try_send(number);
        }
        let end = Instant::now() + FRAME_PATIENCE;
        while self.count.is_none()
            || self.count() != Some(0) && self.page.as_ref().is_none_or(|(drawn, _)| *drawn != number)
        {
            let wait = end.saturating_duration_since(Instant::now());
            let reply = self.replies.try_recv().ok();
            // A wait of no time is not waited: a browser has no other thread that could reply.
            match reply.or_else(|| (!wait.is_zero()).then(|| self.replies.recv_timeout(wait).ok()).flatten()) {
                Some(Reply::Count(count)) => self.count = Some(count),
                Some(Reply::Page(number, page)) => self.page = Some((number, page)),
                None => return,
            }
        }
    }

    /// The number of pages, once it is known; 0 if there are none for a reason.
    pub fn count(&self) -> Option<usize> {
        self.count.as_ref().map(|count| count.as_ref().copied().unwrap_or_default())
    }

    /// The reason why there are no pages, once it is known.
    pub fn error(&self) -> Option<&SeriesError> {
        self.count.as_ref().and_then(|count| count.as_ref().err())
    }

    /// The page that was drawn last, with its number; nothing where it has no picture.
    pub fn page(&self) -> Option<(usize, Option<&Page>)> {
        self.page.as_ref().map(|(number, page)| (*number, page.as_deref()))
    }
}
