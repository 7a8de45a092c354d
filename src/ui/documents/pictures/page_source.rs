//! The pages of the preview, drawn on a thread of their own: a large tree takes a while to be laid out.

use super::plan::PagePlan;
use crate::export::Page;
use crate::i18n::Words;
use crate::series::SeriesError;
use egui::Context;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::time::{Duration, Instant};

/// The stack of the thread, in bytes: what walks through a tree recurses as deep as the tree.
const STACK_BYTES: usize = 256 << 20;
/// How long a frame waits for a page, so that turning pages does not flicker.
const PATIENCE: Duration = Duration::from_millis(12);

/// Draws the pages of a plan, one at a time. Dropping it ends the thread after the page that it is drawing.
#[derive(Debug)]
pub struct PageSource {
    wanted: Sender<usize>,
    replies: Receiver<Reply>,
    /// The page that was asked for last.
    asked: Option<usize>,
    count: Option<Result<usize, SeriesError>>,
    page: Option<(usize, Option<Box<Page>>)>,
}

/// What the thread sends.
#[derive(Debug)]
enum Reply {
    /// The number of pages, or why there are none.
    Count(Result<usize, SeriesError>),
    /// A page with its number; nothing where it has no picture.
    Page(usize, Option<Box<Page>>),
}

impl PageSource {
    /// Starts to draw; `None` if no thread can be started.
    pub fn start(ctx: &Context, plan: PagePlan) -> Option<Self> {
        let (wanted, asked) = channel();
        let (sender, replies) = channel();
        let ctx = ctx.clone();
        let work = move || {
            let words = Words::new(plan.language);
            let mut series = plan.series(&words);
            let count = series.as_ref().map(|series| series.steps().len()).map_err(Clone::clone);
            // The receiver is gone once something else is chosen, and then the sender of the numbers is gone too.
            let _ = sender.send(Reply::Count(count));
            ctx.request_repaint();
            let Ok(series) = &mut series else { return };
            while let Ok(first) = asked.recv() {
                // Only the page that was asked for last is still wanted.
                let number = asked.try_iter().last().unwrap_or(first);
                let _ = sender.send(Reply::Page(number, series.page(number).map(Box::new)));
                ctx.request_repaint();
            }
        };
        let thread = std::thread::Builder::new().name("preview".to_owned()).stack_size(STACK_BYTES);
        thread.spawn(work).ok()?;
        Some(Self { wanted, replies, asked: None, count: None, page: None })
    }

    /// Asks for a page and takes what has been drawn.
    pub fn update(&mut self, number: usize) {
        if self.asked != Some(number) {
            self.asked = Some(number);
            // Where the thread has panicked, no page comes.
            let _ = self.wanted.send(number);
        }
        let end = Instant::now() + PATIENCE;
        while self.count.is_none()
            || self.count() != Some(0) && self.page.as_ref().is_none_or(|(drawn, _)| *drawn != number)
        {
            match self.replies.recv_timeout(end.saturating_duration_since(Instant::now())) {
                Ok(Reply::Count(count)) => self.count = Some(count),
                Ok(Reply::Page(number, page)) => self.page = Some((number, page)),
                Err(_) => return,
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
