//! Searches that another instance of the program makes: the requests for them, and the answers.
//!
//! In a browser a page has a single thread, and a recursive search cannot pause to let the page draw a frame. Therefore
//! a long search runs in a worker, which is an instance of the program with its own memory. Only bytes are sent between
//! the two. The page writes a [`Request`], the worker [performs](perform()) it, and the page reads the answer and lays
//! out the result; both steps of the page are short. A worker cannot receive anything while it searches. Therefore a
//! search is canceled by ending its worker. It is stopped by starting the same request again in another worker, with
//! the [`StopPoint`] that the first had reached.
//!
//! A worker without a request [rehearses](rehearse()) one.
//!
//! At build time an instance draws the steps of lessons that are shown before the program has been downloaded.
//!
//! Both sides are the same version of the program. This crate does not depend on workers or windows.

#![expect(missing_docs, reason = "the crate is the program's own: names say what they can")]

mod answer;

pub mod job_progress;
mod request;
mod scenes;
mod settings;
mod work;

pub use answer::{AnswerBytes, Message, read_comparison_row};
use answer::{answer, row_bytes};
pub use job_progress::{JobProgress, StopPoint, TimeBudget};
use poda_core::comparison::compare;
use poda_core::trace::TimelineStep;
use poda_core::trace::limits::{Ending, Limits, Progress};
use poda_platform::clock::Instant;
use poda_session::history::History;
use poda_session::progress::{ProgressSink, Stage};
use poda_session::task::Shown;
use poda_session::{DrawingOptions, LIMITS, Origin, Session};
use poda_words::file::load;
pub use request::{ComparisonWork, Request, RequestedWork};
pub use scenes::{LessonScene, lesson_scenes};
use std::cell::{Cell, RefCell};
use std::ops::ControlFlow;
use std::time::Duration;

const MESSAGE_INTERVAL: Duration = Duration::from_millis(50);

/// The number of nodes for which a worker reserves memory. A browser copies a list that grows, which takes twice the
/// memory.
const RESERVED_NODES: usize = 600_000;

/// Performs a request and returns the answer, which is empty for a comparison, whose rows are sent as messages. Returns
/// `None` if the bytes are not a valid request. `send` receives messages while the work is done.
pub fn perform(request: &[u8], send: impl FnMut(Message)) -> Option<Vec<u8>> {
    let Request { work, limits, time, stop_point } = Request::from_bytes(request)?;
    let time = time.map(TimeBudget::from_now);
    let searches = match &work {
        RequestedWork::Recording(work) => work.consecutive_searches(),
        RequestedWork::Comparison(_) => 1,
    };
    let mut job = JobProgress::new(time, searches);
    job.stop_point = stop_point;
    let progress = SentProgress { job, send: RefCell::new(send), last_sent: Cell::new(Instant::now()) };
    match work {
        RequestedWork::Recording(work) => work.find(limits, &progress).map(|found| answer(&found)),
        RequestedWork::Comparison(comparison) => {
            // If the comparison is stopped, the rows sent so far are the result.
            let mut number = 0;
            let _ = compare(&comparison.searches, comparison.game.position(), limits, &progress, |row| {
                progress.visited(0);
                progress.send(Message::Row(row_bytes(number, row)));
                number += 1;
            });
            Some(Vec::new())
        }
    }
}

/// Forwards reported progress as messages, at intervals.
struct SentProgress<Send> {
    job: JobProgress,
    send: RefCell<Send>,
    last_sent: Cell<Instant>,
}

impl<Send: FnMut(Message)> SentProgress<Send> {
    fn send(&self, message: Message) {
        (self.send.borrow_mut())(message);
    }

    fn send_progress(&self) {
        self.last_sent.set(Instant::now());
        self.send(Message::Progress {
            stage: self.job.stage(),
            nodes: self.job.nodes(),
            stop_point: self.job.stop_point(),
        });
    }
}

impl<Send: FnMut(Message)> Progress for SentProgress<Send> {
    fn visited(&self, nodes: u64) {
        self.job.visited(nodes);
    }

    fn reserved_nodes(&self) -> usize {
        RESERVED_NODES
    }

    fn report(&self, nodes: u64) -> ControlFlow<Ending> {
        let goes_on = self.job.report(nodes);
        if MESSAGE_INTERVAL <= self.last_sent.get().elapsed() {
            self.send_progress();
        }
        goes_on
    }
}

impl<Send: FnMut(Message)> ProgressSink for SentProgress<Send> {
    fn begin_stage(&self, stage: Stage) -> bool {
        let goes_on = self.job.begin_stage(stage);
        self.send_progress();
        goes_on
    }
}

/// The searches that are rehearsed, by the two algorithms of the first lessons.
const DOCUMENTS: [&[u8]; 2] = [
    b"(version: 1, game: TicTacToe(evaluation: Outcome), search: (algorithm: Minimax))",
    b"(version: 1, game: ConnectFour(), search: (algorithm: AlphaBeta, depth: 8))",
];

/// The number of nodes of each search: more than a window searches at once, without a worker.
const NODES: usize = 40_000;

/// Opens a document, performs the request for its search, reads the answer and lays out the result, which is dropped.
/// Returns whether this succeeded. `round` is the number of earlier calls.
pub async fn rehearse(round: usize) -> bool {
    find(DOCUMENTS[round % DOCUMENTS.len()]).await.is_some()
}

async fn find(document: &[u8]) -> Option<Shown> {
    let history = History::new(load(document).ok()?, Origin::New);
    let limits = Limits { nodes: NODES, ..LIMITS };
    let session = Session::open(history, DrawingOptions::default(), limits, TimelineStep::START);
    let task = session.task()?;
    let answer = perform(&Request::of_task(task, None)?.to_bytes(), |_| ())?;
    let found = AnswerBytes(&answer).found(task.work()?, task.limits, async || ()).await?;
    Some(task.begin_layout(found).finish())
}
