//! A search that runs in the background: on a thread, or in a worker where there are no threads.
//!
//! On a thread it returns what it finds. From a worker come bytes, which are read and laid out in parts, between which the window
//! can draw. Does not know what is done with the result.

use crate::platform::background::{BackgroundWork, pause};
use crate::platform::clock::Instant;
use crate::platform::page;
use crate::platform::worker::Worker;
use crate::platform::worker_port::{WorkerEvent, WorkerPort};
use crate::remote::{JobProgress, Message, Request};
use egui::Context;
use std::fmt::Debug;
use std::ops::ControlFlow;
use std::sync::Arc;
use std::sync::mpsc::{Receiver, TryRecvError, channel};
use std::time::Duration;

/// The time between two updates of the progress that is shown.
pub const REFRESH_INTERVAL: Duration = Duration::from_millis(60);
/// Progress is shown of jobs that take longer than this.
pub const SHOWN_AFTER: Duration = Duration::from_millis(200);

/// What a job does, here or elsewhere.
pub trait Job: Clone + Debug + Send + 'static {
    /// What it finds, one after another.
    type Found: Debug + Send + 'static;
    /// What has been read of an answer and not been laid out to the end.
    type Read: Send + 'static;

    /// The name of its thread.
    const NAME: &str;

    /// Does the job here. Calls `found` with each result.
    fn run(&self, progress: &JobProgress, found: impl FnMut(Self::Found));

    /// Returns the request for it; `None` for a job that is short and done here in any case.
    fn request(&self) -> Option<Request>;

    /// Reads a row, after which more may follow; `None` if it is not one.
    fn row(&self, row: &[u8]) -> Option<Self::Found>;

    /// Reads the answer; `None` if it is no answer or has nothing that rows did not have.
    fn read(&self, answer: &[u8]) -> Option<Self::Read>;

    /// Returns what a job lays out that does nothing else; `None` if it searches.
    fn layout_only(&self) -> Option<Self::Read> {
        None
    }

    /// Lays out a part of what was read; breaks with the result after the last part.
    fn lay_out(&self, read: Self::Read) -> ControlFlow<Self::Found, Self::Read>;
}

/// A running job. Dropping it cancels it.
#[derive(Debug)]
pub struct RunningJob<J: Job, W = Worker> {
    job: J,
    started: Instant,
    progress: Arc<JobProgress>,
    place: Place<J, W>,
}

/// Where a job runs.
#[derive(Debug)]
enum Place<J: Job, W> {
    /// Here, as work in the background. At its end the channel is closed.
    Here(Receiver<J::Found>),
    Worker {
        worker: W,
        /// Whether it was started again to be stopped.
        is_stopped: bool,
    },
    /// There is nothing more to come.
    Over,
}

/// The state of a job.
#[derive(Debug)]
pub enum JobState<Found> {
    /// It is running.
    Running,
    /// It has found this, and may find more.
    Found(Found),
    /// It has ended, or has failed.
    Ended,
}

impl<J: Job, W: WorkerPort> RunningJob<J, W> {
    /// Starts a job; `None` if that is not possible.
    pub fn start(ctx: &Context, job: J, progress: JobProgress) -> Option<Self> {
        let progress = Arc::new(progress);
        let request = job.request();
        page::mark("poda-job");
        let in_worker = request.and_then(|request| W::start(|| request.to_bytes(), waking(ctx)));
        let place = match in_worker {
            Some(worker) => Place::Worker { worker, is_stopped: false },
            None => Place::Here(run_here(ctx, job.clone(), Arc::clone(&progress), None)?),
        };
        Some(Self { job, started: Instant::now(), progress, place })
    }

    /// Returns what the job has found. Requests another frame while it runs.
    pub fn poll(&mut self, ctx: &Context) -> JobState<J::Found> {
        let state = match std::mem::replace(&mut self.place, Place::Over) {
            Place::Here(results) => match results.try_recv() {
                Err(TryRecvError::Disconnected) => JobState::Ended,
                found => {
                    self.place = Place::Here(results);
                    found.map_or(JobState::Running, JobState::Found)
                }
            },
            Place::Worker { worker, is_stopped } => self.poll_worker(ctx, worker, is_stopped),
            Place::Over => JobState::Ended,
        };
        if matches!(state, JobState::Running) {
            // Before its progress is shown, only its result is worth a frame, and that asks for one.
            ctx.request_repaint_after(REFRESH_INTERVAL.max(SHOWN_AFTER.saturating_sub(self.elapsed())));
        }
        state
    }

    fn poll_worker(&mut self, ctx: &Context, mut worker: W, is_stopped: bool) -> JobState<J::Found> {
        while let Some(event) = worker.take() {
            match event {
                WorkerEvent::Message(message) => match Message::from_bytes(&message) {
                    Some(Message::Progress { stage, nodes, stop_point }) => self.progress.set(stage, nodes, stop_point),
                    Some(Message::Row(row)) => {
                        let Some(found) = self.job.row(&row) else { return JobState::Ended };
                        self.place = Place::Worker { worker, is_stopped };
                        // There may be more of them.
                        ctx.request_repaint();
                        return JobState::Found(found);
                    }
                    None => return JobState::Ended,
                },
                WorkerEvent::Answer(answer) => {
                    page::mark("poda-answer");
                    let progress = Arc::clone(&self.progress);
                    let Some(results) = run_here(ctx, self.job.clone(), progress, Some(answer)) else {
                        return JobState::Ended;
                    };
                    self.place = Place::Here(results);
                    return JobState::Running;
                }
                WorkerEvent::Failed => return JobState::Ended,
            }
        }
        self.place = Place::Worker { worker, is_stopped };
        JobState::Running
    }

    /// Ends the search. What it has recorded is the result.
    ///
    /// A worker receives nothing while it searches. It is ended, and another makes the same search again up to the same place.
    pub fn stop(&mut self, ctx: &Context) {
        self.progress.stop();
        let Place::Worker { worker, is_stopped: is_stopped @ false } = &mut self.place else { return };
        let request = self.job.request().map(|request| request.stopping_at(self.progress.stop_point()));
        if let Some(again) = request.and_then(|request| W::start(|| request.to_bytes(), waking(ctx))) {
            (*worker, *is_stopped) = (again, true);
        }
    }
}

impl<J: Job, W> RunningJob<J, W> {
    /// What it does.
    pub const fn job(&self) -> &J {
        &self.job
    }

    /// How far it has come.
    pub fn progress(&self) -> &JobProgress {
        &self.progress
    }

    /// For how long it has been running.
    pub fn elapsed(&self) -> Duration {
        self.started.elapsed()
    }
}

impl<J: Job, W> Drop for RunningJob<J, W> {
    fn drop(&mut self) {
        self.progress.cancel();
    }
}

/// Asks for a frame.
fn waking(ctx: &Context) -> impl Fn() + use<> {
    let ctx = ctx.clone();
    move || ctx.request_repaint()
}

/// Does a job here, or what is left of it when a worker has answered. `None` if no work can be started.
fn run_here<J: Job>(
    ctx: &Context,
    job: J,
    progress: Arc<JobProgress>,
    answer: Option<Vec<u8>>,
) -> Option<Receiver<J::Found>> {
    let (sender, results) = channel();
    let ctx = ctx.clone();
    let work = BackgroundWork::start(J::NAME, async move || {
        // If the job was canceled, the results are freed here.
        let found = |found| {
            let _ = sender.send(found);
            ctx.request_repaint();
        };
        let to_lay_out = answer.as_ref().map_or_else(|| job.layout_only(), |answer| job.read(answer));
        match to_lay_out {
            Some(read) => lay_out(&job, &progress, read).await.into_iter().for_each(found),
            None if answer.is_none() => job.run(&progress, found),
            None => {}
        }
        drop(sender);
        ctx.request_repaint();
    });
    work.ok().map(|_| results)
}

/// Lays out part by part; `None` if the job was canceled meanwhile.
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
    use super::super::task_jobs::SearchJob;
    use super::*;
    use crate::file::load;
    use crate::remote::perform;
    use crate::session::history::History;
    use crate::session::progress::Stage;
    use crate::session::shown_search::ShownSearch;
    use crate::session::{DrawingOptions, LIMITS, Origin, Session};
    use crate::trace::TimelineStep;
    use crate::trace::limits::{Ending, Limits};
    use std::collections::VecDeque;

    /// A worker that does its work at once. One that is not told where to stop is still searching when it has said how far it is.
    #[derive(Debug)]
    struct BusyWorker(VecDeque<WorkerEvent>);

    impl WorkerPort for BusyWorker {
        fn start(request: impl FnOnce() -> Vec<u8>, _wake: impl Fn() + 'static) -> Option<Self> {
            let request = request();
            let mut events = VecDeque::new();
            let answer = perform(&request, |message| events.push_back(WorkerEvent::Message(message.to_bytes())));
            let is_stopped = Request::from_bytes(&request)?.stop_point.is_some();
            events.extend(answer.filter(|_| is_stopped).map(WorkerEvent::Answer));
            Some(Self(events))
        }

        fn prepare() {}

        fn take(&mut self) -> Option<WorkerEvent> {
            self.0.pop_front()
        }
    }

    /// A worker that comes to its end.
    #[derive(Debug)]
    struct DoneWorker(VecDeque<WorkerEvent>);

    impl WorkerPort for DoneWorker {
        fn start(request: impl FnOnce() -> Vec<u8>, _wake: impl Fn() + 'static) -> Option<Self> {
            perform(&request(), |_| ()).map(|answer| Self([WorkerEvent::Answer(answer)].into()))
        }

        fn prepare() {}

        fn take(&mut self) -> Option<WorkerEvent> {
            self.0.pop_front()
        }
    }

    fn job() -> SearchJob {
        let text = b"(version: 1, game: ConnectFour(), search: (algorithm: Minimax, depth: 6))";
        let history = History::new(load(text).unwrap(), Origin::New);
        let limits = Limits { nodes: 30_000, ..LIMITS };
        let session = Session::open(history, DrawingOptions::default(), limits, TimelineStep::START);
        SearchJob { task: session.task().unwrap().clone(), time: None }
    }

    fn started<W: WorkerPort>(ctx: &Context) -> RunningJob<SearchJob, W> {
        RunningJob::start(ctx, job(), JobProgress::default()).unwrap()
    }

    fn ended<W: WorkerPort>(ctx: &Context, job: &mut RunningJob<SearchJob, W>) -> Option<ShownSearch> {
        loop {
            match job.poll(ctx) {
                JobState::Running => std::thread::yield_now(),
                JobState::Found(found) => return Some(found),
                JobState::Ended => return None,
            }
        }
    }

    #[test]
    fn what_a_worker_answers_is_laid_out_as_if_it_was_found_here() {
        let ctx = Context::default();
        let mut job = started::<DoneWorker>(&ctx);
        let there = ended(&ctx, &mut job).expect("a worker answers");
        assert_eq!(job.progress().stage(), Stage::LayingOut);
        let here = ended(&ctx, &mut started::<Worker>(&ctx)).expect("it is done on a thread");
        assert_eq!((there.node_count(), there.stats()), (here.node_count(), here.stats()));
        assert_eq!((there.passes().ending(), there.unchecked()), (Ending::NodeLimit, here.unchecked()));
        assert!(matches!(job.poll(&ctx), JobState::Ended));
    }

    #[test]
    fn a_stopped_worker_is_ended_and_another_comes_as_far() {
        let ctx = Context::default();
        let mut job = started::<BusyWorker>(&ctx);
        assert!(matches!(job.poll(&ctx), JobState::Running));
        // Where it is depends on the machine, and is said here.
        job.progress().set(Stage::Searching, 8_192, crate::remote::StopPoint(2));
        job.stop(&ctx);
        let stopped = ended(&ctx, &mut job).expect("it has a beginning");
        assert_eq!((stopped.passes().ending(), stopped.node_count()), (Ending::Stopped, 8_192));
    }

    #[test]
    fn a_job_without_an_answer_has_failed() {
        let ctx = Context::default();
        for event in [WorkerEvent::Failed, WorkerEvent::Answer(vec![7; 40]), WorkerEvent::Message(vec![7])] {
            let mut job = started::<DoneWorker>(&ctx);
            job.place = Place::Worker { worker: DoneWorker([event].into()), is_stopped: false };
            assert!(ended(&ctx, &mut job).is_none());
        }
    }
}
