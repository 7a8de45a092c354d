//! Jobs in the background, with progress and canceling, so that the window stays responsive.
//!
//! A [`BackgroundJob`] runs on a thread, or between the frames where there are no threads. A [`WorkerJob`] is a search;
//! where there are workers, a worker makes it and answers with bytes, which are read and laid out in parts, so that the
//! window can draw between them. Neither depends on what is done with its results.

use egui::Context;
use poda_platform::background::{BackgroundWork, Worker, pause};
use poda_platform::clock::Instant;
use poda_platform::{WorkerEvent, WorkerPort, page};
use poda_remote::{JobProgress, Message, Request};
use std::fmt::Debug;
use std::ops::ControlFlow;
use std::sync::Arc;
use std::sync::mpsc::{Receiver, Sender, TryRecvError, channel};
use std::time::Duration;

/// The time between two updates of the progress that is shown.
pub const REFRESH_INTERVAL: Duration = Duration::from_millis(60);
/// The progress of a job is shown once the job has run for this long.
const SHOWN_AFTER: Duration = Duration::from_millis(400);

/// A running job. Dropping it cancels it.
#[derive(Debug)]
pub struct BackgroundJob<Found> {
    pub progress: Arc<JobProgress>,
    started: Instant,
    /// Receives the results. The channel is closed when the job ends.
    results: Receiver<Found>,
    /// The thread of the job; `None` where a worker does it.
    work: Option<BackgroundWork>,
    /// Whether dropping the job waits until it has cleaned up.
    is_awaited: bool,
}

#[derive(Debug)]
pub enum JobState<Found> {
    Running,
    /// The job has this result, and may have more.
    Found(Found),
    /// The job has ended or failed.
    Ended,
}

impl<Found> BackgroundJob<Found> {
    /// Starts a job with one result; `None` if it cannot be started. A job that takes long awaits [`pause`] regularly
    /// and ends if it is canceled.
    pub fn start(
        ctx: &Context,
        name: &str,
        work: impl AsyncFnOnce(&JobProgress) -> Found + Send + 'static,
    ) -> Option<Self>
    where
        Found: Send + 'static,
    {
        let (sender, results) = Results::channel(ctx);
        let progress = Arc::new(JobProgress::default());
        let reported = Arc::clone(&progress);
        let work = BackgroundWork::start(name, async move || sender.send(work(&reported).await)).ok()?;
        let mut job = Self::of(progress, results);
        job.work = Some(work);
        Some(job)
    }

    fn of(progress: Arc<JobProgress>, results: Receiver<Found>) -> Self {
        Self { progress, started: Instant::now(), results, work: None, is_awaited: false }
    }

    /// Returns the same job, except that dropping it waits until it has cleaned up, such as deleted half-written files.
    #[must_use]
    pub fn awaited(mut self) -> Self {
        self.is_awaited = true;
        self
    }

    /// Returns the state of the job, with its next result if there is one. Requests another frame while it runs.
    pub fn poll(&self, ctx: &Context) -> JobState<Found> {
        match self.results.try_recv() {
            Ok(found) => JobState::Found(found),
            Err(TryRecvError::Disconnected) => JobState::Ended,
            Err(TryRecvError::Empty) => {
                // Until the progress is shown, only a result needs a new frame, and sending a result requests one.
                ctx.request_repaint_after(REFRESH_INTERVAL.max(SHOWN_AFTER.saturating_sub(self.started.elapsed())));
                JobState::Running
            }
        }
    }

    /// Returns whether the job has been running for long enough for its progress to be shown.
    pub fn is_shown(&self) -> bool {
        SHOWN_AFTER <= self.started.elapsed()
    }
}

impl<Found> Drop for BackgroundJob<Found> {
    fn drop(&mut self) {
        self.progress.cancel();
        if let Some(work) = self.work.take().filter(|_| self.is_awaited) {
            work.wait();
        }
    }
}

/// Sends the results of a job. Dropping it ends the job.
struct Results<Found> {
    sender: Sender<Found>,
    ctx: Context,
}

impl<Found> Results<Found> {
    fn channel(ctx: &Context) -> (Self, Receiver<Found>) {
        let (sender, results) = channel();
        (Self { sender, ctx: ctx.clone() }, results)
    }

    fn send(&self, found: Found) {
        // If the job was canceled, the result is freed here.
        let _ = self.sender.send(found);
        self.ctx.request_repaint();
    }
}

impl<Found> Drop for Results<Found> {
    fn drop(&mut self) {
        self.ctx.request_repaint();
    }
}

/// The work of a job, which is done in this process or by a worker.
pub trait Job: Clone + Debug + Send + 'static {
    /// The type of a result. A job may send several.
    type Found: Debug + Send + 'static;
    /// The part of an answer that was read but is not completely laid out yet.
    type Read: Send + 'static;

    /// The name of the thread.
    const NAME: &str;

    /// Does the job in this process. Calls `found` with each result.
    fn run(&self, progress: &JobProgress, found: impl FnMut(Self::Found));

    /// Returns the request for a worker; `None` for a short job, which is always done in this process.
    fn request(&self) -> Option<Request>;

    /// Reads a row of the answer, after which more may follow; `None` if it is not a row, as in all jobs with one
    /// result.
    fn row(&self, _row: &[u8]) -> Option<Self::Found> {
        None
    }

    /// Reads the answer, with pauses; `None` if it is not an answer, or repeats the rows.
    fn read(&self, answer: &[u8]) -> impl Future<Output = Option<Self::Read>>;

    /// Returns the input of the layout, for a job without a search; `None` if the job searches.
    fn layout_only(&self) -> Option<Self::Read> {
        None
    }

    /// Lays out the next part of the answer; breaks with the result after the last part.
    fn lay_out(&self, read: Self::Read) -> ControlFlow<Self::Found, Self::Read>;
}

/// A running search. Dropping it cancels it.
#[derive(Debug)]
pub struct WorkerJob<J: Job, W = Worker> {
    pub job: J,
    /// Delivers the progress and the results.
    pub running: BackgroundJob<J::Found>,
    /// The worker that searches; `None` where the job runs on a thread.
    worker: Option<W>,
    /// Whether the worker was restarted in order to end the search early.
    is_stopped: bool,
}

impl<J: Job, W: WorkerPort> WorkerJob<J, W> {
    /// Starts a job; `None` if that is not possible.
    pub fn start(ctx: &Context, job: J, progress: JobProgress) -> Option<Self> {
        page::mark("poda-job");
        let progress = Arc::new(progress);
        let (worker, results) = job
            .request()
            .and_then(|request| start_worker(ctx, &job, &progress, &request))
            .map(|(worker, results)| (Some(worker), results))
            .or_else(|| {
                let (sender, results) = Results::channel(ctx);
                run_here(job.clone(), Arc::clone(&progress), sender, None).then_some((None, results))
            })?;
        Some(Self { job, running: BackgroundJob::of(progress, results), worker, is_stopped: false })
    }

    /// Ends the search. What it has recorded becomes the result.
    ///
    /// A worker receives no messages while it searches. It is terminated, and another worker repeats the search up to
    /// the same step.
    pub fn stop(&mut self, ctx: &Context) {
        let progress = &self.running.progress;
        progress.stop();
        if self.worker.is_none() || self.is_stopped {
            return;
        }
        let request = self.job.request().map(|request| request.stopping_at(progress.stop_point()));
        if let Some((worker, results)) = request.and_then(|request| start_worker(ctx, &self.job, progress, &request)) {
            (self.worker, self.running.results, self.is_stopped) = (Some(worker), results, true);
        }
    }
}

#[cfg(test)]
impl<J: Job> WorkerJob<J> {
    /// Returns a job whose thread panics.
    pub(super) fn panicking(ctx: &Context, job: J) -> Self {
        let work = async |_: &JobProgress| -> J::Found { panic!("a fault in the background") };
        let running = BackgroundJob::start(ctx, J::NAME, work).unwrap();
        Self { job, running, worker: None, is_stopped: false }
    }
}

/// Starts a worker for a job; `None` where there are no workers.
fn start_worker<J: Job, W: WorkerPort>(
    ctx: &Context,
    job: &J,
    progress: &Arc<JobProgress>,
    request: &Request,
) -> Option<(W, Receiver<J::Found>)> {
    let (sender, results) = Results::channel(ctx);
    let mut found = Some(sender);
    let (job, progress) = (job.clone(), Arc::clone(progress));
    let receive = move |event| {
        let row = match event {
            WorkerEvent::Message(message) => match Message::from_bytes(&message) {
                Some(Message::Progress { stage, nodes, stop_point }) => {
                    return progress.set(stage, nodes, stop_point);
                }
                Some(Message::Row(row)) => job.row(&row),
                None => None,
            },
            WorkerEvent::Answer(answer) => {
                page::mark("poda-answer");
                if let Some(found) = found.take() {
                    run_here(job.clone(), Arc::clone(&progress), found, Some(answer));
                }
                return;
            }
            WorkerEvent::Failed => None,
        };
        match (row, &found) {
            (Some(row), Some(found)) => found.send(row),
            // A message that cannot be read is a failure, too.
            _ => found = None,
        }
    };
    W::start(|| request.to_bytes(), receive).map(|worker| (worker, results))
}

/// Does a job in this process, or lays out the answer of a worker. Returns whether the work could be started.
fn run_here<J: Job>(job: J, progress: Arc<JobProgress>, found: Results<J::Found>, answer: Option<Vec<u8>>) -> bool {
    BackgroundWork::start(J::NAME, async move || {
        let to_lay_out = match &answer {
            Some(answer) => job.read(answer).await,
            None => job.layout_only(),
        };
        match to_lay_out {
            Some(read) => lay_out(&job, &progress, read).await.into_iter().for_each(|result| found.send(result)),
            None if answer.is_none() => job.run(&progress, |result| found.send(result)),
            None => {}
        }
    })
    .is_ok()
}

/// Lays out an answer part by part; `None` if the job was canceled in the meantime.
async fn lay_out<J: Job>(job: &J, progress: &JobProgress, mut read: J::Read) -> Option<J::Found> {
    progress.begin_layout();
    page::mark("poda-layout");
    loop {
        pause().await;
        if progress.is_canceled() {
            return None;
        }
        match job.lay_out(read) {
            ControlFlow::Continue(next) => read = next,
            ControlFlow::Break(found) => {
                page::mark("poda-found");
                return Some(found);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::task_runner::TaskJob;
    use super::*;
    use poda_core::trace::TimelineStep;
    use poda_core::trace::limits::{Ending, Limits};
    use poda_remote::perform;
    use poda_session::history::History;
    use poda_session::progress::Stage;
    use poda_session::shown_search::ShownSearch;
    use poda_session::task::Shown;
    use poda_session::{DrawingOptions, LIMITS, Origin, Session};
    use poda_words::file::load;
    use std::sync::atomic::{AtomicBool, Ordering};

    /// A worker that has its result at once. Without a stop point it only reports its progress, like a worker that is
    /// still searching.
    #[derive(Debug)]
    struct BusyWorker;

    impl WorkerPort for BusyWorker {
        fn start(request: impl FnOnce() -> Vec<u8>, mut hear: impl FnMut(WorkerEvent) + 'static) -> Option<Self> {
            let request = request();
            let answer = perform(&request, |message| hear(WorkerEvent::Message(message.to_bytes())));
            let is_stopped = Request::from_bytes(&request)?.stop_point.is_some();
            answer.filter(|_| is_stopped).map(WorkerEvent::Answer).into_iter().for_each(&mut hear);
            if !is_stopped {
                // The worker keeps searching: the channel of its messages is not closed.
                std::mem::forget(hear);
            }
            Some(Self)
        }

        fn prepare() {}
    }

    /// A worker that completes its search.
    #[derive(Debug)]
    struct DoneWorker;

    impl WorkerPort for DoneWorker {
        fn start(request: impl FnOnce() -> Vec<u8>, mut hear: impl FnMut(WorkerEvent) + 'static) -> Option<Self> {
            perform(&request(), |_| ()).map(|answer| hear(WorkerEvent::Answer(answer)))?;
            Some(Self)
        }

        fn prepare() {}
    }

    /// A worker that fails, in the way that `HOW` selects.
    #[derive(Debug)]
    struct FailingWorker<const HOW: usize>;

    impl<const HOW: usize> WorkerPort for FailingWorker<HOW> {
        fn start(_request: impl FnOnce() -> Vec<u8>, mut hear: impl FnMut(WorkerEvent) + 'static) -> Option<Self> {
            let ways = [WorkerEvent::Failed, WorkerEvent::Answer(vec![7; 40]), WorkerEvent::Message(vec![7])];
            hear(ways[HOW].clone());
            std::mem::forget(hear);
            Some(Self)
        }

        fn prepare() {}
    }

    fn job() -> TaskJob {
        let text = b"(version: 1, game: ConnectFour(), search: (algorithm: Minimax, depth: 6))";
        let history = History::new(load(text).unwrap(), Origin::New);
        let limits = Limits { nodes: 30_000, ..LIMITS };
        let session = Session::open(history, DrawingOptions::default(), limits, TimelineStep::START);
        TaskJob { task: session.task().unwrap().clone(), time: None }
    }

    fn started<W: WorkerPort>(ctx: &Context) -> WorkerJob<TaskJob, W> {
        WorkerJob::start(ctx, job(), JobProgress::default()).unwrap()
    }

    fn ended<W: WorkerPort>(ctx: &Context, job: &mut WorkerJob<TaskJob, W>) -> Option<ShownSearch> {
        loop {
            match job.running.poll(ctx) {
                JobState::Running => std::thread::yield_now(),
                JobState::Found(shown) => {
                    let Shown::Search(search) = shown else { panic!("one search is made") };
                    return Some(*search);
                }
                JobState::Ended => return None,
            }
        }
    }

    #[test]
    fn what_a_worker_answers_is_laid_out_as_if_it_was_found_here() {
        let ctx = Context::default();
        let mut job = started::<DoneWorker>(&ctx);
        let there = ended(&ctx, &mut job).expect("a worker answers");
        assert_eq!(job.running.progress.stage(), Stage::LayingOut);
        let here = ended(&ctx, &mut started::<Worker>(&ctx)).expect("it is done on a thread");
        assert_eq!((there.node_count(), there.stats()), (here.node_count(), here.stats()));
        assert_eq!((there.passes().ending(), there.unchecked()), (Ending::NodeLimit, here.unchecked()));
        assert!(matches!(job.running.poll(&ctx), JobState::Ended));
    }

    #[test]
    fn a_stopped_worker_is_ended_and_another_comes_as_far() {
        let ctx = Context::default();
        let mut job = started::<BusyWorker>(&ctx);
        assert!(matches!(job.running.poll(&ctx), JobState::Running));
        // The progress of a real search depends on the machine, so it is set here.
        job.running.progress.set(Stage::Searching, 8_192, poda_remote::StopPoint(2));
        job.stop(&ctx);
        let stopped = ended(&ctx, &mut job).expect("it has a beginning");
        assert_eq!((stopped.passes().ending(), stopped.node_count()), (Ending::Stopped, 8_192));
    }

    #[test]
    fn a_job_without_an_answer_has_failed() {
        let ctx = Context::default();
        assert!(ended(&ctx, &mut started::<FailingWorker<0>>(&ctx)).is_none(), "the worker has failed");
        assert!(ended(&ctx, &mut started::<FailingWorker<1>>(&ctx)).is_none(), "the answer cannot be read");
        assert!(ended(&ctx, &mut started::<FailingWorker<2>>(&ctx)).is_none(), "a message cannot be read");
    }

    #[test]
    fn an_awaited_job_that_is_dropped_ends_before_the_window_does() {
        let has_cleaned_up = Arc::new(AtomicBool::new(false));
        let cleans_up = Arc::clone(&has_cleaned_up);
        let job = BackgroundJob::start(&Context::default(), "test", async move |progress: &JobProgress| {
            while !progress.is_canceled() {
                std::thread::yield_now();
            }
            cleans_up.store(true, Ordering::Relaxed);
        });
        drop(job.unwrap().awaited());
        assert!(has_cleaned_up.load(Ordering::Relaxed));
    }

    #[test]
    fn the_outcome_arrives_once_the_job_has_ended() {
        let ctx = Context::default();
        let job = BackgroundJob::start(&ctx, "test", async |_: &JobProgress| 7).unwrap();
        loop {
            match job.poll(&ctx) {
                JobState::Running => std::thread::yield_now(),
                JobState::Found(outcome) => return assert_eq!(outcome, 7),
                JobState::Ended => panic!("the job does not fail"),
            }
        }
    }
}
