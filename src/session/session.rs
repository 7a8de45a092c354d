//! A session: the open document, the search of it that is shown, and where in that search the user is.
//!
//! [`Session::apply`] carries out every [`Command`]. What has to be searched or laid out for one takes effect at once if that
//! takes a few milliseconds; otherwise everything stays as it is until the pending [`Task`] is done. While only the
//! beginning of a search is shown, the rest of it stays pending, whatever else is requested and canceled.

use super::command::Command;
use super::drawing_options::DrawingOptions;
use super::history::{History, Origin};
use super::navigation::Direction;
use super::play_match::{Match, MatchCommand};
use super::playback::Playback;
use super::shown_search::ShownSearch;
use super::split_task::SplitTask;
use super::split_view::SplitView;
use super::step_anchor::StepAnchor;
use super::target::{Arrival, Pending, Target};
use super::task::{ImmediateResult, Task, TaskId, Work};
use crate::document::Document;
use crate::picture::Folds;
use crate::picture::TreeLayout;
use crate::picture::{Notation, UnvisitedDisplay};
use crate::search::SearchConfig;
use crate::trace::limits::{Ending, Limits};
use crate::trace::recording_id::RecordingId;
use crate::trace::{NodeId, TimelineStep};
use std::sync::Arc;

/// How much is recorded unless the user chooses otherwise: what a small laptop bears.
pub const LIMITS: Limits =
    Limits { nodes: 2_000_000, bytes: 512 << 20, extra_bytes_per_node: TreeLayout::BYTES_A_NODE, seconds: None };

/// The open document and everything about it that a window shows.
#[derive(Debug)]
pub struct Session {
    /// What is shown.
    target: Target,
    /// Its search.
    search: ShownSearch,
    playback: Playback,
    /// What will be shown when its task is done.
    pending: Option<Pending>,
    /// The second search beside the first, if the document asks for one.
    split: Option<Split>,
    /// After how many nodes a search was stopped that had not come as far as the one that is shown.
    stopped_early: Option<u64>,
    /// Searches that are no longer shown. Freeing them can take long.
    discarded: Vec<ShownSearch>,
}

/// The split view, or the task that makes it.
#[derive(Debug)]
struct Split {
    key: SplitKey,
    state: SplitState,
}

/// What a split view is made from. It is made again when this differs.
#[derive(Clone, Copy, Debug, PartialEq)]
struct SplitKey {
    recording: RecordingId,
    second: SearchConfig,
    drawing: DrawingOptions,
    limits: Limits,
}

#[derive(Debug)]
enum SplitState {
    Pending(Arc<SplitTask>),
    Shown(Box<SplitView>),
    Failed,
}

impl Session {
    /// A session on a document, searched to the end, at step 0 and paused.
    #[must_use]
    pub fn new(document: Document, origin: Origin, notation: Notation) -> Self {
        let drawing = DrawingOptions { notation, ..DrawingOptions::default() };
        let mut session = Self::open(History::new(document, origin), drawing, LIMITS, TimelineStep::START);
        session.finish_tasks();
        session
    }

    /// A session on a document at a timeline step. Where searching the document takes long, the session shows the beginning
    /// of the search, and [`Session::task`] is pending.
    #[must_use]
    pub fn open(history: History, drawing: DrawingOptions, limits: Limits, step: TimelineStep) -> Self {
        let folds = Folds::new(drawing.unvisited == UnvisitedDisplay::Frontier);
        let target = Target { history, current_match: None, drawing, folds, limits };
        let task = search_task(&target);
        let (search, pending) = match task.run_immediately() {
            ImmediateResult::Complete(search) => (search, None),
            ImmediateResult::Partial(search) => {
                let (target, arrival) = (target.clone(), Arrival::Step(step));
                (search, Some(Pending { target, task: Arc::new(task), arrival }))
            }
            ImmediateResult::Deferred => unreachable!("a search has a beginning"),
        };
        let mut session = Self {
            target,
            search,
            playback: Playback::default(),
            pending,
            split: None,
            stopped_early: None,
            discarded: Vec::new(),
        };
        session.set_search_step(step);
        session.update_split();
        session
    }

    // What is shown

    /// The search of the document, or of the position that a match shows.
    #[must_use]
    pub const fn search(&self) -> &ShownSearch {
        &self.search
    }

    /// The two searches side by side, if they are shown.
    #[must_use]
    pub fn split(&self) -> Option<&SplitView> {
        match &self.split.as_ref()?.state {
            SplitState::Shown(split) => Some(split),
            SplitState::Pending(_) | SplitState::Failed => None,
        }
    }

    /// The document and its undo history.
    #[must_use]
    pub const fn history(&self) -> &History {
        &self.target.history
    }

    /// The same with the changes whose search is pending: what would be lost if the program ended now.
    #[must_use]
    pub fn latest_history(&self) -> &History {
        &self.latest_target().history
    }

    /// The document, with all changes.
    #[must_use]
    pub const fn document(&self) -> &Document {
        self.target.history.document()
    }

    /// Where the document came from.
    #[must_use]
    pub const fn origin(&self) -> &Origin {
        self.target.history.origin()
    }

    /// Whether there are changes that have not been saved.
    #[must_use]
    pub fn is_edited(&self) -> bool {
        self.latest_history().is_edited()
    }

    /// The match that is played, with what is pending; `None` if none is played.
    #[must_use]
    pub fn current_match(&self) -> Option<&Match> {
        self.latest_target().current_match.as_ref()
    }

    /// Whether the program is searching for its move in a match.
    #[must_use]
    pub fn is_thinking(&self) -> bool {
        self.task().is_some_and(|task| task.finds_reply())
    }

    /// Whether there is something to undo: a turn of the match that is played, or else a change of the document.
    #[must_use]
    pub fn can_undo(&self) -> bool {
        let game = &self.latest_history().document().game;
        self.current_match().map_or_else(|| self.history().can_undo(), |played| played.previous_turn(game).is_some())
    }

    /// Whether there is something to redo.
    #[must_use]
    pub fn can_redo(&self) -> bool {
        let game = &self.latest_history().document().game;
        self.current_match().map_or_else(|| self.history().can_redo(), |played| played.next_turn(game).is_some())
    }

    /// How the tree is drawn.
    #[must_use]
    pub const fn drawing_options(&self) -> DrawingOptions {
        self.target.drawing
    }

    /// How much may be recorded.
    #[must_use]
    pub const fn limits(&self) -> Limits {
        self.target.limits
    }

    /// How much memory is left beside what is shown, in bytes; at least a fifth of the limit.
    #[must_use]
    pub fn bytes_left(&self) -> usize {
        let bytes = self.limits().bytes;
        let shown = self.search.bytes() + self.split().map_or(0, SplitView::bytes);
        bytes.saturating_sub(shown).max(bytes / 5)
    }

    /// After how many nodes a search was stopped that had not come as far as the one that is shown; `None` where that did
    /// not happen, or something was searched or laid out since.
    #[must_use]
    pub const fn stopped_early(&self) -> Option<u64> {
        self.stopped_early
    }

    /// Whether and how the search is played.
    #[must_use]
    pub const fn playback(&self) -> &Playback {
        &self.playback
    }

    /// How many steps have been made on the timeline. In the split view the shorter search may have finished before.
    #[must_use]
    pub fn timeline_step(&self) -> TimelineStep {
        self.split().map_or_else(|| self.search.timeline_step(), SplitView::timeline_step)
    }

    /// How many steps the timeline has.
    #[must_use]
    pub fn timeline_len(&self) -> TimelineStep {
        self.split().map_or_else(|| self.search.passes().end(), SplitView::timeline_len)
    }

    /// The timeline step at which the search will be shown: while only its beginning is shown, the step to go to when it is
    /// done.
    #[must_use]
    pub fn target_step(&self) -> TimelineStep {
        let step = self.timeline_step();
        match self.pending.as_ref().filter(|_| self.shows_partial_search()) {
            Some(Pending { arrival: Arrival::Step(target), .. }) => step.max(*target),
            _ => step,
        }
    }

    /// The timeline step to which a direction leads from here; `None` if it leads nowhere.
    #[must_use]
    pub fn destination(&self, direction: Direction) -> Option<TimelineStep> {
        let step_size = self.playback.step_size;
        match self.split() {
            Some(split) => split.destination(step_size, direction),
            None => self.search.destination(step_size, direction),
        }
    }

    // What is pending

    /// The task that has to be done before the last command takes effect. Its result is given back by [`Command::Show`].
    #[must_use]
    pub fn task(&self) -> Option<&Arc<Task>> {
        self.pending.as_ref().map(|pending| &pending.task)
    }

    /// The task that has to be done before two searches are shown side by side.
    #[must_use]
    pub fn split_task(&self) -> Option<&Arc<SplitTask>> {
        match &self.split.as_ref()?.state {
            SplitState::Pending(task) => Some(task),
            SplitState::Shown(_) | SplitState::Failed => None,
        }
    }

    /// Does all pending tasks at once, in this thread.
    pub fn finish_tasks(&mut self) {
        if let Some(task) = self.task().cloned()
            && let Some(search) = task.run(&())
        {
            self.apply(Command::Show(task.id(), Box::new(search)));
        }
        if let Some(task) = self.split_task().cloned()
            && let Some(searches) = task.run(&())
        {
            self.apply(Command::ShowSplit(task.id(), Box::new(searches)));
        }
    }

    /// Whether only the beginning of the pending search is shown, so that there is nothing to go back to.
    #[must_use]
    pub fn shows_partial_search(&self) -> bool {
        let is_same = |pending: &Pending| pending.task.is_search() && self.search.is_of(pending.target.searched());
        self.search.is_underway() && self.pending.as_ref().is_some_and(is_same)
    }

    /// The searches that are no longer shown, to be freed by the caller.
    pub fn take_discarded(&mut self) -> Vec<ShownSearch> {
        std::mem::take(&mut self.discarded)
    }

    /// The target with all changes of the document that is shown, also those whose search is pending.
    fn latest_target(&self) -> &Target {
        let is_same_document = |pending: &&Pending| pending.target.history.id() == self.history().id();
        self.pending.as_ref().filter(is_same_document).map_or(&self.target, |pending| &pending.target)
    }

    fn awaits_other_search(&self) -> bool {
        self.task().is_some_and(|task| task.is_search()) && !self.shows_partial_search()
    }

    // Commands

    /// Carries out a command.
    pub fn apply(&mut self, command: Command) {
        self.dispatch(command);
        self.play_replies();
        self.update_split();
    }

    fn dispatch(&mut self, command: Command) {
        match command {
            Command::Seek(step) => self.seek(step),
            Command::Go(direction) => {
                if let Some(step) = self.destination(direction) {
                    self.seek(step);
                }
            }
            Command::TogglePlay => self.toggle_play(),
            Command::SetSpeed(speed) => self.playback.speed = speed,
            Command::SetStepSize(step_size) => self.playback.step_size = step_size,
            Command::Tick(seconds) => self.tick(seconds),

            Command::Match(command) => self.dispatch_match(command),
            Command::SetSearch(search) if self.current_match().is_some() => {
                self.change_match(|played, document| played.set_search(document, search));
            }
            Command::Undo if self.current_match().is_some() => self.dispatch_match(MatchCommand::TakeBack),
            Command::Redo if self.current_match().is_some() => self.dispatch_match(MatchCommand::Replay),

            Command::SetSearch(search) => self.edit(|history| history.change(history.document().with_search(search))),
            Command::SetBeside(beside) => {
                self.edit(|history| history.change(Document { beside, ..history.document().clone() }));
            }
            Command::SetGame(game) => self.edit(|history| history.change(history.document().with_position(game))),
            // A change whose search is pending is undone by canceling that.
            Command::Undo if self.awaits_other_search() => self.cancel(),
            Command::Undo => self.edit_at_anchor(History::undo),
            Command::Redo => self.edit_at_anchor(History::redo),
            Command::Open(document, origin) => {
                self.edit(|history| *history = History::new(*document, origin));
                if self.pending.is_none() {
                    self.seek(TimelineStep::START);
                }
            }
            Command::Saved(origin) => self.mark_saved(&origin),

            Command::SetDrawingOptions(drawing) => self.redraw(|target| {
                target.folds = target.folds.with_only_visited(drawing.unvisited == UnvisitedDisplay::Frontier);
                target.drawing = drawing;
            }),
            Command::ToggleFold(node) => {
                // The pending search may have another tree, which is folded in another way.
                let node = self.search.recording().resolve(node).filter(|_| !self.awaits_other_search());
                if let Some(node) = node.filter(|&node| self.can_fold(node)) {
                    self.redraw(|target| target.folds = target.folds.toggled(node));
                }
            }
            Command::UnfoldAll => self.redraw(|target| target.folds = target.unfolded()),

            Command::SetLimits(limits) => self.set_limits(limits),
            Command::ContinueSearch => self.search_again(),
            Command::Show(task, search) => self.show(task, *search),
            Command::Fail(task) => self.fail(task),
            Command::ShowSplit(task, searches) => self.show_split(task, *searches),
            Command::FailSplit(task) => self.fail_split(task),
            Command::Cancel => self.cancel(),
        }
    }

    // Going to a step

    /// Going to a step by hand pauses playing.
    fn seek(&mut self, step: TimelineStep) {
        self.set_timeline_step(step);
        self.playback.set_playing(false);
        self.keep_step_when_done();
    }

    /// Playing from the end starts over.
    fn toggle_play(&mut self) {
        let starts = !self.playback.is_playing;
        if starts && self.timeline_step() == self.timeline_len() {
            self.set_timeline_step(TimelineStep::START);
        }
        self.playback.set_playing(starts);
        self.keep_step_when_done();
    }

    fn tick(&mut self, seconds: f32) {
        for _ in 0..self.playback.steps_due(seconds) {
            match self.destination(Direction::Forward) {
                Some(step) => self.set_timeline_step(step),
                None => self.playback.set_playing(false),
            }
        }
        if self.timeline_step() == self.timeline_len() {
            self.playback.set_playing(false);
        }
        if self.playback.is_playing {
            self.keep_step_when_done();
        }
    }

    /// After the user has moved in the beginning of a search, the step stays when the search is done.
    fn keep_step_when_done(&mut self) {
        let (is_partial, step) = (self.shows_partial_search(), self.timeline_step());
        if let Some(pending) = self.pending.as_mut().filter(|_| is_partial) {
            pending.arrival = Arrival::Step(step);
        }
    }

    fn set_timeline_step(&mut self, step: TimelineStep) {
        let is_split = if let Some(Split { state: SplitState::Shown(split), .. }) = &mut self.split {
            split.set_timeline_step(step);
            true
        } else {
            false
        };
        // The split view shows the last pass of a search alone, and its timeline has no other.
        if !is_split || self.search.passes().len() == 1 {
            self.set_search_step(step);
        }
    }

    /// Goes to a timeline step of the search, and shows the pass to which the step belongs.
    fn set_search_step(&mut self, step: TimelineStep) {
        let place = self.search.passes().locate(step);
        if place.pass != self.search.pass() {
            // The folds are those of another tree.
            self.target.folds = self.target.unfolded();
            self.search.show_pass(place.pass, self.target.drawing.notation_options(), &self.target.folds);
        }
        self.search.set_step(place.step);
    }

    // Changing the document

    /// Changes the document. That ends a match.
    fn edit(&mut self, change: impl FnOnce(&mut History)) {
        self.edit_to(change, Arrival::START);
    }

    /// Changes the document, and stays at the same event of the search where it happens in the other search too.
    fn edit_at_anchor(&mut self, change: impl FnOnce(&mut History)) {
        self.edit_to(change, Arrival::Anchor(StepAnchor::of(&self.search)));
    }

    fn edit_to(&mut self, change: impl FnOnce(&mut History), arrival: Arrival) {
        let mut target = Target { current_match: None, ..self.target.clone() };
        change(&mut target.history);
        let (before, after) = (&self.target, &target);
        let is_same = before.current_match.is_none()
            && after.history.document() == before.history.document()
            && after.history.origin() == before.history.origin();
        if is_same && !self.awaits_other_search() {
            self.target = target;
        } else {
            self.set_target_unfolded(target, arrival);
        }
    }

    /// Notes that the document has been saved, with the changes whose search is pending.
    fn mark_saved(&mut self, origin: &Origin) {
        let (saved, document) = (self.latest_history().document().clone(), self.history().id());
        if let Some(pending) = self.pending.as_mut().filter(|pending| pending.target.history.id() == document) {
            pending.target.history.mark_saved(saved.clone(), origin.clone());
        }
        self.target.history.mark_saved(saved, origin.clone());
    }

    // Playing a match

    fn dispatch_match(&mut self, command: MatchCommand) {
        match command {
            MatchCommand::Start => {
                let mut target = self.latest_target().clone();
                target.start_match();
                // The best move is left to the players to find: stepping through the tree shows it.
                self.set_search_step(TimelineStep::START);
                self.set_target_unfolded(target, Arrival::START);
            }
            MatchCommand::End => {
                let mut target = self.latest_target().clone();
                target.current_match = None;
                target.history.end_match();
                self.set_target_unfolded(target, Arrival::START);
            }
            command => self.change_match(|played, document| played.dispatch(document, command)),
        }
    }

    fn change_match(&mut self, change: impl FnOnce(&mut Match, &mut Document)) {
        let mut target = self.latest_target().clone();
        target.update_match(change);
        self.set_target_unfolded(target, Arrival::START);
    }

    /// Plays the program's moves, as far as the searches for them are done.
    fn play_replies(&mut self) {
        while self.pending.is_none() {
            let depth = self.search.config().depth;
            let Some(played) = &mut self.target.current_match else { return };
            let Some(reply) = played.reply(self.target.history.document(), self.search.passes()) else { return };
            played.record_depth(depth);
            self.change_match(|played, document| played.play_reply(document, reply));
        }
    }

    // Drawing the tree in another way

    /// Changes how the tree is drawn, of what is pending too. A pending search goes on: its tree is laid out again when it is
    /// done.
    fn redraw(&mut self, change: impl FnOnce(&mut Target)) {
        if let Some(pending) = self.pending.as_mut().filter(|pending| pending.task.is_search()) {
            change(&mut pending.target);
            self.target.drawing.unvisited = pending.target.drawing.unvisited;
        } else {
            let mut target = self.pending.as_ref().map_or(&self.target, |pending| &pending.target).clone();
            change(&mut target);
            self.set_target(target, Arrival::START);
        }
    }

    /// Whether a node was folded by the user, or has nodes below it that can be folded.
    fn can_fold(&self, node: NodeId) -> bool {
        let (folds, trace) = (self.search.folds(), self.search.trace());
        folds.is_chosen(node) || (!folds.is_folded(trace, node) && trace.subtree_range(node).len() > 1)
    }

    // Tasks

    /// Other limits take effect at once where the search that is shown met one.
    fn set_limits(&mut self, limits: Limits) {
        let ending = self.search.passes().ending();
        let was_met = matches!(ending, Ending::NodeLimit | Ending::MemoryLimit | Ending::TimeLimit);
        let is_other = std::mem::replace(&mut self.target.limits, limits) != limits;
        if let Some(pending) = &mut self.pending {
            pending.target.limits = limits;
        } else if was_met && is_other {
            self.search_again();
        }
    }

    /// Cancels what is pending. A search of which only the beginning is shown goes on.
    fn cancel(&mut self) {
        self.pending = None;
        if self.search.is_underway() {
            self.search_again();
        }
    }

    /// Searches the same again and comes back to the same step.
    fn search_again(&mut self) {
        let arrival = Arrival::Step(self.timeline_step());
        self.start(search_task(&self.target), self.target.clone(), arrival);
    }

    /// Shows a target whose search may be another one, in which nothing is folded then.
    fn set_target_unfolded(&mut self, mut target: Target, arrival: Arrival) {
        if !self.search.is_of(target.searched()) {
            target.folds = target.unfolded();
        }
        self.set_target(target, arrival);
    }

    /// Shows a target at once, or as soon as its task is done.
    fn set_target(&mut self, target: Target, arrival: Arrival) {
        if !self.search.is_of(target.searched()) {
            self.start(search_task(&target), target, arrival);
        } else if self.search.is_underway() {
            self.start(search_task(&target), target, Arrival::Step(self.timeline_step()));
        } else if target.has_same_layout(&self.target) {
            (self.pending, self.stopped_early) = (None, None);
            self.target = target;
        } else {
            let work = Work::Layout(self.search.analysis().clone(), self.search.pass());
            let task = Task::new(work, target.drawing.notation_options(), target.folds.clone(), target.limits);
            self.start(task, target, Arrival::START);
        }
    }

    fn start(&mut self, task: Task, target: Target, arrival: Arrival) {
        (self.pending, self.stopped_early) = (None, None);
        let immediate = task.run_immediately();
        let pending = Pending { target, task: Arc::new(task), arrival };
        match immediate {
            ImmediateResult::Complete(search) => self.install(pending, search),
            ImmediateResult::Partial(_) | ImmediateResult::Deferred => self.pending = Some(pending),
        }
    }

    /// Shows what a task has found, if it is the pending one. A search that was stopped before it came as far as the one that
    /// is shown does not take its place.
    fn show(&mut self, task: TaskId, search: ShownSearch) {
        let is_pending = |pending: &mut Pending| pending.task.id() == task;
        let Some(pending) = self.pending.take_if(is_pending) else { return self.discarded.push(search) };
        let is_shorter = search.passes().end() < self.search.passes().end();
        let is_stopped = search.passes().ending() == Ending::Stopped;
        if is_stopped && is_shorter && self.search.is_of(pending.target.searched()) {
            self.stopped_early = Some(search.passes().last().total_visits());
            self.target.limits = self.search.analysis().limits;
            self.discarded.push(search);
        } else {
            self.install(pending, search);
        }
    }

    fn install(&mut self, pending: Pending, search: ShownSearch) {
        let Pending { mut target, task, arrival } = pending;
        let is_search = task.is_search();
        // More of the same search has the same tree, of which more is shown.
        let is_more = is_search && self.search.is_of(target.searched());
        if is_more {
            let (here, there) = (self.search.recording(), search.recording());
            let is_same_pass = self.search.pass() == search.pass();
            target.folds = target.folds.carried(|node| here.counterpart(node, there).filter(|_| is_same_pass));
        }
        let step = self.search.timeline_step();
        let is_same = is_more || !is_search;
        let search = if is_same { search.continuing(&self.search) } else { search };
        self.discarded.push(std::mem::replace(&mut self.search, search));
        self.target = Target {
            drawing: target.drawing.with_notation(task.notation()),
            folds: task.folds().clone(),
            ..target.clone()
        };
        let is_laid_out = self.target.has_same_layout(&target);
        // What the program has searched for its move is shown from its end: which move it found, and why.
        let is_opponent_search = self.target.current_match.as_ref().is_some_and(Match::shows_opponent_search);
        let step = match arrival {
            _ if !is_search => step,
            _ if is_opponent_search && !is_more => self.search.passes().end(),
            Arrival::Step(step) => step,
            Arrival::Anchor(anchor) => {
                anchor.and_then(|anchor| anchor.locate_in(self.search.passes())).unwrap_or_default()
            }
        };
        self.set_search_step(step);
        if !is_same {
            self.playback.set_playing(false);
        }
        if !is_laid_out {
            self.set_target(target, Arrival::START);
        }
    }

    /// A task has failed. What is shown of its search is all there will be.
    fn fail(&mut self, task: TaskId) {
        if self.pending.take_if(|pending| pending.task.id() == task).is_some() && self.search.is_underway() {
            let step = self.search.timeline_step();
            let analysis = self.target.search_work().stopped(self.target.limits);
            let search = ShownSearch::new(analysis, 0, self.target.drawing.notation_options(), &self.target.folds);
            let search = search.continuing(&self.search);
            self.discarded.push(std::mem::replace(&mut self.search, search));
            self.set_search_step(step);
        }
    }

    // The split view

    /// Makes the split view for which the document asks, at once or as soon as its task is done, where it would be made from
    /// something else than before.
    fn update_split(&mut self) {
        let key = self.split_key();
        if key == self.split.as_ref().map(|split| split.key) {
            return;
        }
        let step = self.timeline_step();
        if let Some(Split { state: SplitState::Shown(split), .. }) = self.split.take() {
            self.discarded.extend(split.into_searches());
        }
        self.split = key.map(|key| {
            let task = SplitTask::new(self.search.analysis().clone(), key.second, key.drawing, key.limits);
            let state = match task.run_immediately() {
                Some(searches) => SplitState::Shown(Box::new(SplitView::new(searches, step))),
                None => SplitState::Pending(Arc::new(task)),
            };
            Split { key, state }
        });
    }

    /// There is no split view during a match, and none of a search of which only the beginning is recorded.
    fn split_key(&self) -> Option<SplitKey> {
        let second = self.document().beside?;
        let recording = self.search.passes().last().recording_id();
        let is_possible = !self.search.is_underway() && self.current_match().is_none();
        is_possible.then_some(SplitKey { recording, second, drawing: self.drawing_options(), limits: self.limits() })
    }

    fn show_split(&mut self, task: TaskId, searches: [ShownSearch; 2]) {
        let step = self.timeline_step();
        match self.split.as_mut().filter(|split| split.is_pending(task)) {
            Some(split) => split.state = SplitState::Shown(Box::new(SplitView::new(searches, step))),
            None => self.discarded.extend(searches),
        }
    }

    fn fail_split(&mut self, task: TaskId) {
        if let Some(split) = self.split.as_mut().filter(|split| split.is_pending(task)) {
            split.state = SplitState::Failed;
        }
    }
}

impl Split {
    fn is_pending(&self, task: TaskId) -> bool {
        matches!(&self.state, SplitState::Pending(pending) if pending.id() == task)
    }
}

/// The task that searches for a target.
fn search_task(target: &Target) -> Task {
    // What is folded is looked for in the new recording when it is there.
    let folds = target.folds.opened();
    Task::new(Work::Search(target.search_work()), target.drawing.notation_options(), folds, target.limits)
}
