//! The open document with the lanes of its own search and of its depth-first search, and how it changes to show
//! something else: at once if that takes a few milliseconds, otherwise when the pending task is done.
//!
//! While only the beginning of a search is shown, the rest of it stays pending, even if other tasks are requested and
//! canceled meanwhile. This module does not depend on commands, playback or a second search.

use super::history::{History, Origin};
use super::lanes::Side;
use super::opponent::Reply;
use super::other_lane::{LaneKey, OtherLane};
use super::own_lanes::OwnLanes;
use super::play_match::Match;
use super::progress::IMMEDIATE_LAYOUT_NODES;
use super::search_work::SearchWork;
use super::shown_search::{Analysis, DrawingOptions, ShownSearch, TreeDrawing};
use super::task::{Task, TaskId, Work};
use poda_core::document::Document;
use poda_core::game::Game;
use poda_core::game::any::{AnyGame, AnyMove};
use poda_core::game::played_game::PlayedGame;
use poda_core::search::{AnySearch, SearchConfig};
use poda_core::trace::limits::{Ending, Limits};
use poda_core::trace::passes::{PassStep, Passes};
use poda_core::trace::recording::{MovePath, NodeRef, Recording};
use poda_core::trace::{Event, NodeId, Step, TimelineStep};
use poda_picture::picture::{Folds, LayoutForm, NotationOptions, UnvisitedDisplay};
use std::sync::Arc;

/// The open document, its search, and the pending task.
#[derive(Debug)]
pub(super) struct OpenDocument {
    pub target: Target,
    /// The lanes of the target. Until the lane of another kind that a new target has first is made, these are the lanes
    /// of the target before.
    pub lanes: OwnLanes,
    /// What will be shown when its task is done.
    pending: Option<Pending>,
    /// After how many nodes a search was stopped before it got as far as the shown one. The next search or layout
    /// resets it.
    pub stopped_early: Option<u64>,
    /// Searches that are no longer shown. The caller frees them, because that can take long.
    pub discarded: Vec<ShownSearch>,
}

impl OpenDocument {
    /// Creates the document at a timeline step. If the search takes long, its beginning is shown and the rest is
    /// pending.
    pub fn new(history: History, drawing: DrawingOptions, limits: Limits, step: TimelineStep) -> Self {
        let folds = Folds::new(drawing.unvisited == UnvisitedDisplay::Frontier);
        let target = Target { history, current_match: None, drawing, folds, limits };
        let key = target.lane_key(Side::First);
        let own = key.and_then(|key| OtherLane::start(key, target.searched_game(), None, step));
        // Beside a search of another kind, the step counts steps of that search.
        let step = if own.is_some() { TimelineStep::START } else { step };
        let begin = |work: SearchWork| {
            let (search, is_complete) = target.begin(&work);
            let pending = || Pending::search(target.clone(), work, Arrival::Step(step));
            (search, (!is_complete).then(pending))
        };
        let (lanes, pending) = if let Some(own) = own {
            let (beside, pending) = target.search_work().map(begin).unzip();
            (OwnLanes::Other { own: Box::new(own), beside }, pending.flatten())
        } else {
            let (search, pending) = begin(target.offered_search_work());
            (OwnLanes::DepthFirst(search), pending)
        };
        let mut document = Self { target, lanes, pending, stopped_early: None, discarded: Vec::new() };
        document.set_step(step);
        document
    }

    /// Returns the target with all changes of the shown document, including changes whose search is pending.
    pub fn latest_target(&self) -> &Target {
        let is_same_document = |pending: &&Pending| pending.target.history.id == self.target.history.id;
        self.pending.as_ref().filter(is_same_document).map_or(&self.target, |pending| &pending.target)
    }

    pub fn task(&self) -> Option<&Arc<Task>> {
        self.pending.as_ref().map(|pending| &pending.task)
    }

    pub fn shows_partial_search(&self) -> bool {
        let (Some(search), Some(pending)) = (self.lanes.search(), &self.pending) else { return false };
        search.is_underway() && pending.is_search() && pending.target.is_searched_by(search)
    }

    /// Returns whether the search of another position, or a different search, is pending.
    pub fn has_other_search_pending(&self) -> bool {
        self.pending.as_ref().is_some_and(Pending::is_search) && !self.shows_partial_search()
    }

    /// Returns the step that is shown when the pending search, whose beginning is shown, is done.
    pub fn pending_step(&self) -> Option<TimelineStep> {
        match self.pending.as_ref().filter(|_| self.shows_partial_search())?.arrival {
            Arrival::Step(step) => Some(step),
            Arrival::Anchor(_) => None,
        }
    }

    /// Goes to a timeline step of the depth-first search, if one is shown, and shows the pass that contains it.
    pub fn set_step(&mut self, step: TimelineStep) {
        let Some(search) = self.lanes.search_mut() else { return };
        let pass_step = search.passes().locate(step);
        if pass_step.pass != search.pass() {
            // The folds belong to the tree of another pass.
            self.target.folds = self.target.unfolded();
            search.show_pass(pass_step.pass, &self.target.tree_drawing());
            self.target.folds = search.folds.clone();
        }
        search.set_step(pass_step.step);
    }

    /// Keeps `step`, to which the user has moved in the beginning of a search, when the whole search is done.
    pub fn keep_step_when_done(&mut self, step: TimelineStep) {
        let is_partial = self.shows_partial_search();
        if let Some(pending) = self.pending.as_mut().filter(|_| is_partial) {
            pending.arrival = Arrival::Step(step);
        }
    }

    /// Changes the document, including the changes whose search is pending. This ends a match.
    pub fn edit(&mut self, arrival: Arrival, change: impl FnOnce(&mut History)) {
        let mut target = Target { current_match: None, ..self.latest_target().clone() };
        change(&mut target.history);
        let (before, after) = (&self.target, &target);
        let is_same = before.current_match.is_none()
            && after.history.document() == before.history.document()
            && after.history.origin == before.history.origin;
        if is_same && !self.has_other_search_pending() {
            if let Some(pending) = &mut self.pending {
                pending.target.history = target.history.clone();
            }
            self.target.history = target.history;
        } else {
            self.show_target(target, arrival);
        }
    }

    /// Changes parts of the document that do not affect the search, also in a document whose search is pending.
    pub fn annotate(&mut self, change: impl Fn(&mut History)) {
        let id = self.target.history.id;
        if let Some(pending) = self.pending.as_mut().filter(|pending| pending.target.history.id == id) {
            change(&mut pending.target.history);
        }
        change(&mut self.target.history);
    }

    /// Records that the document has been saved, including the changes whose search is pending.
    pub fn mark_saved(&mut self, origin: &Origin) {
        let saved = self.latest_target().history.document().clone();
        let id = self.target.history.id;
        if let Some(pending) = self.pending.as_mut().filter(|pending| pending.target.history.id == id) {
            pending.target.history.mark_saved(saved.clone(), origin.clone());
        }
        self.target.history.mark_saved(saved, origin.clone());
    }

    /// Returns the program's next move in a match, if the depth-first search for it is done.
    pub fn reply(&mut self) -> Option<Reply> {
        if self.pending.is_some() {
            return None;
        }
        let (search, current_match) = (self.lanes.search()?, self.target.current_match.as_mut()?);
        let reply = current_match.reply(self.target.history.document(), search.passes())?;
        current_match.record_depth(search.config().depth);
        Some(reply)
    }

    /// Changes how the tree is drawn, also in a pending target. A pending search continues; its tree is laid out again
    /// when it is done.
    pub fn redraw(&mut self, change: impl FnOnce(&mut Target)) {
        if let Some(pending) = self.pending.as_mut().filter(|pending| pending.is_search()) {
            change(&mut pending.target);
            self.target.drawing.unvisited = pending.target.drawing.unvisited;
        } else {
            let mut target = self.pending.as_ref().map_or(&self.target, |pending| &pending.target).clone();
            change(&mut target);
            self.set_target(target, Arrival::START);
        }
    }

    /// Folds a node or unfolds it. Does nothing if the user has not folded the node and there is nothing below it to
    /// fold.
    pub fn toggle_fold(&mut self, node: NodeRef) {
        let Some(search) = self.lanes.search() else { return };
        let Some(node) = search.recording().resolve(node) else { return };
        let (folds, trace) = (&search.folds, search.trace());
        let is_inner = 1 < trace.subtree_range(node).len();
        // Nothing is below one node alone where each position is drawn once.
        if search.tree_layout.graph.is_some() {
            return;
        }
        let can_fold = folds.is_chosen(node) || (is_inner && !folds.is_folded(trace, node));
        // A pending search may have another tree with other folds.
        if can_fold && !self.has_other_search_pending() {
            self.redraw(|target| target.folds = target.folds.toggled(node));
        }
    }

    /// Sets the limits. If the shown search met one of the old limits, it is repeated at once and shown at `step`.
    pub fn set_limits(&mut self, limits: Limits, step: TimelineStep) {
        let ending = self.lanes.search().map(|search| search.passes().ending());
        let was_met = matches!(ending, Some(Ending::NodeLimit | Ending::MemoryLimit | Ending::TimeLimit));
        let is_other = std::mem::replace(&mut self.target.limits, limits) != limits;
        if let Some(pending) = &mut self.pending {
            pending.target.limits = limits;
        } else if was_met && is_other {
            self.search_again(step);
        }
    }

    /// Cancels the pending task. If only the beginning of the search is shown, the rest of it is recorded all the same.
    pub fn cancel(&mut self) {
        self.pending = None;
        if let Some(search) = self.lanes.search().filter(|search| search.is_underway()) {
            self.search_again(search.timeline_step());
        }
    }

    /// Repeats the depth-first search and shows it at `step`.
    pub fn search_again(&mut self, step: TimelineStep) {
        self.start_search(self.target.clone(), Arrival::Step(step));
    }

    /// Shows a target. If its search differs from the shown one, the folds are reset.
    pub fn show_target(&mut self, mut target: Target, arrival: Arrival) {
        if !self.lanes.search().is_some_and(|search| target.is_searched_by(search)) {
            target.folds = target.unfolded();
        }
        self.set_target(target, arrival);
    }

    fn set_target(&mut self, target: Target, arrival: Arrival) {
        match self.lanes.search() {
            Some(search) if target.is_searched_by(search) => {
                if search.is_underway() {
                    let step = search.timeline_step();
                    self.start_search(target, Arrival::Step(step));
                } else if target.has_same_layout(&self.target) {
                    (self.pending, self.stopped_early) = (None, None);
                    self.target = target;
                    if self.target.is_depth_first() {
                        self.lanes.show_search_first();
                    }
                } else {
                    let (search, pass) = (search.analysis.clone(), search.pass());
                    self.start_layout(target, search, pass);
                }
            }
            Some(_) | None => self.start_search(target, arrival),
        }
    }

    /// Starts the depth-first search of a target. A target without one is shown at once.
    fn start_search(&mut self, target: Target, arrival: Arrival) {
        (self.pending, self.stopped_early) = (None, None);
        let Some(work) = target.search_work() else {
            self.discarded.extend(self.lanes.take_beside());
            self.target = target;
            return;
        };
        let (search, is_complete) = target.begin(&work);
        let pending = Pending::search(target, work, arrival);
        if is_complete { self.install(pending, search) } else { self.pending = Some(pending) }
    }

    fn start_layout(&mut self, target: Target, analysis: Analysis, pass: usize) {
        (self.pending, self.stopped_early) = (None, None);
        let drawing = target.tree_drawing();
        let is_small = analysis.passes.get(pass).trace().node_count() <= IMMEDIATE_LAYOUT_NODES;
        let search = is_small.then(|| ShownSearch::new(analysis.clone(), pass, &drawing));
        let task = Task::layout_only(analysis, pass, drawing, target.limits);
        let pending = Pending::new(target, task, Arrival::START);
        match search {
            Some(search) => self.install(pending, search),
            None => self.pending = Some(pending),
        }
    }

    /// Shows the result of a task, if the task is pending. A search that was stopped before it got as far as the shown
    /// search is discarded.
    pub fn show(&mut self, task: TaskId, search: ShownSearch) {
        let is_pending = |pending: &mut Pending| pending.task.id == task;
        let Some(pending) = self.pending.take_if(is_pending) else { return self.discarded.push(search) };
        let is_stopped = search.passes().ending() == Ending::Stopped;
        let is_shorter_than = |shown: &&ShownSearch| search.passes().end() < shown.passes().end();
        let shown = self.lanes.search().filter(|shown| is_stopped && pending.target.is_searched_by(shown));
        if let Some(shown) = shown.filter(is_shorter_than) {
            self.stopped_early = Some(search.passes().last().total_visits());
            // The time of a program's move is not that of the user.
            self.target.limits = Limits { seconds: self.target.limits.seconds, ..shown.analysis.limits };
            self.discarded.push(search);
        } else {
            self.install(pending, search);
        }
    }

    fn install(&mut self, pending: Pending, search: ShownSearch) {
        let is_search = pending.is_search();
        let Pending { mut target, task: _, notation, arrival } = pending;
        let before = self.lanes.search();
        // More of the same search has the same tree, of which more is shown.
        let more_of = before.filter(|before| is_search && target.is_searched_by(before));
        let is_more = more_of.is_some();
        if let Some(before) = more_of {
            let (here, there) = (before.recording(), search.recording());
            let is_same_pass = before.pass() == search.pass();
            target.folds = target.folds.carried(|node| here.counterpart(node, there).filter(|_| is_same_pass));
        }
        target.folds = target.folds.resolved(search.trace());
        // A search by which the program moves is shown from its end: the move that it found, and why.
        let is_opponent_search = target.current_match.as_ref().is_some_and(Match::shows_opponent_search);
        let step_before = before.map_or(TimelineStep::START, ShownSearch::timeline_step);
        let same_tree = before.filter(|_| is_more || !is_search);
        let search = if let Some(before) = same_tree { search.continuing(before) } else { search };
        self.target =
            Target { drawing: target.drawing.with_notation(notation), folds: search.folds.clone(), ..target.clone() };
        let is_laid_out = self.target.has_same_layout(&target);
        let step = match arrival {
            _ if !is_search => step_before,
            _ if is_opponent_search && !is_more => search.passes().end(),
            Arrival::Step(step) => step,
            Arrival::Anchor(anchor) => anchor.and_then(|anchor| anchor.locate_in(search.passes())).unwrap_or_default(),
        };
        self.show_search(search);
        self.set_step(step);
        if !is_laid_out {
            self.set_target(target, Arrival::START);
        }
    }

    /// Handles the failure of a task. If only the beginning of its search is shown, the search is marked as stopped
    /// there.
    pub fn fail(&mut self, task: TaskId) {
        let has_failed = self.pending.take_if(|pending| pending.task.id == task).is_some();
        let begun = self.lanes.search().filter(|search| has_failed && search.is_underway());
        let Some((begun, work)) = begun.zip(self.target.search_work()) else { return };
        let step = begun.timeline_step();
        let search = ShownSearch::new(work.stopped(self.target.limits), 0, &self.target.tree_drawing());
        let search = search.continuing(begun);
        self.show_search(search);
        self.set_step(step);
    }

    /// Shows the depth-first search of the target.
    fn show_search(&mut self, search: ShownSearch) {
        let side = if self.target.is_depth_first() { Side::First } else { Side::Second };
        self.discarded.extend(self.lanes.show_search(search, side));
    }

    /// Shows the first search of the target, which is not a depth-first one.
    pub fn show_other(&mut self, own: OtherLane) {
        self.lanes.show_other(own);
        if self.target.config().is_none() {
            self.discarded.extend(self.lanes.take_beside());
        }
    }
}

/// Everything that decides what is shown.
#[derive(Clone, Debug)]
pub(super) struct Target {
    pub history: History,
    pub current_match: Option<Match>,
    pub drawing: DrawingOptions,
    pub folds: Folds,
    pub limits: Limits,
}

/// A target whose task is pending.
#[derive(Clone, Debug)]
pub(super) struct Pending {
    pub target: Target,
    pub task: Arc<Task>,
    /// The notation for which the task lays out the tree.
    notation: NotationOptions,
    pub arrival: Arrival,
}

impl Pending {
    fn new(target: Target, task: Task, arrival: Arrival) -> Self {
        let notation = target.drawing.notation_options();
        Self { target, task: Arc::new(task), notation, arrival }
    }

    fn search(target: Target, work: SearchWork, arrival: Arrival) -> Self {
        let task = Task::new(Work::Search(work), target.unfolded_drawing(), target.search_limits());
        Self::new(target, task, arrival)
    }

    /// Returns whether the task searches; otherwise it only lays out a tree.
    fn is_search(&self) -> bool {
        self.task.work().is_some()
    }
}

/// The step at which a new search is shown first.
#[derive(Clone, Debug)]
pub(super) enum Arrival {
    Step(TimelineStep),
    /// The step after the same event as in the previous search; the start if the event does not happen.
    Anchor(Option<StepAnchor>),
}

impl Arrival {
    pub const START: Self = Self::Step(TimelineStep::START);
}

impl Target {
    /// Returns the position whose search is shown.
    pub fn position(&self) -> &AnyGame {
        let document = self.history.document();
        self.current_match.as_ref().map_or(document.position(), |current_match| current_match.shown_position(document))
    }

    /// Returns the settings of the depth-first search that is shown: the document's own, that of the current match, or
    /// the one beside a search of another kind if the document asks for both.
    pub fn config(&self) -> Option<SearchConfig> {
        Side::BOTH.into_iter().find_map(|side| self.search_on(side)?.search().copied())
    }

    /// Returns whether `search` is the depth-first search that this target shows.
    pub fn is_searched_by(&self, search: &ShownSearch) -> bool {
        self.config().is_some_and(|config| search.is_of(self.position(), &config))
    }

    /// Returns how the position is searched: as the document says or, in a match, the match.
    pub fn first_search(&self) -> AnySearch {
        let document = self.history.document();
        self.current_match.as_ref().map_or(*document.searches.first(), |current_match| current_match.search(document))
    }

    /// Returns the search of a side. There is no second one in a match.
    pub fn search_on(&self, side: Side) -> Option<AnySearch> {
        match side {
            Side::First => Some(self.first_search()),
            Side::Second => self.history.document().searches.second().copied().filter(|_| self.current_match.is_none()),
        }
    }

    /// Returns whether the first search is a depth-first one.
    pub fn is_depth_first(&self) -> bool {
        self.first_search().search().is_some()
    }

    /// Returns whether the program moves by the first search.
    pub fn awaits_reply(&self) -> bool {
        let awaits = |current_match: &Match| current_match.awaits_reply(self.history.document());
        self.current_match.as_ref().is_some_and(awaits)
    }

    /// Returns the game that led to the position whose search is shown.
    pub fn searched_game(&self) -> PlayedGame<AnyGame> {
        let mut game = self.history.document().game.clone();
        // A match may show the search of an earlier position.
        if let Some(current_match) = &self.current_match {
            game.take_back(current_match.shown_ply);
        }
        // The program may evaluate the position otherwise than the document does.
        let searched = self.position();
        if game.position() == searched {
            return game;
        }
        game.start().evaluated_as(searched).and_then(|start| game.replayed_from(start)).unwrap_or(game)
    }

    /// Returns the limits of the depth-first search: half of the memory if it is shown beside a search of another kind,
    /// and the time that the program has for its move.
    fn search_limits(&self) -> Limits {
        let bytes = if self.is_depth_first() { self.limits.bytes } else { self.limits.bytes / 2 };
        let for_reply = self.current_match.as_ref().and_then(|it| it.seconds_for_reply(self.history.document()));
        Limits { bytes, seconds: for_reply.or(self.limits.seconds), ..self.limits }
    }

    /// Returns whether another target folds the same nodes and writes numbers the same way.
    pub fn has_same_layout(&self, other: &Self) -> bool {
        self.notation() == other.notation() && self.folds == other.folds
    }

    /// Returns the folds without those chosen by the user: what the drawing options fold and, in a match of a game,
    /// everything below the moves, so that the user has to find the best reply. In a match on an explicit tree the
    /// whole tree is shown, as on paper.
    pub fn unfolded(&self) -> Folds {
        let is_playing = self.current_match.is_some() && !self.history.document().position().is_explicit_tree();
        Folds::new(self.drawing.unvisited == UnvisitedDisplay::Frontier).with_only_moves(is_playing)
    }

    /// Returns how the tree of the search is laid out.
    fn tree_drawing(&self) -> TreeDrawing {
        TreeDrawing { notation: self.notation(), folds: self.folds.clone() }
    }

    /// Returns how numbers are written. A match is always drawn as a tree, in which the replies can be folded.
    fn notation(&self) -> NotationOptions {
        let options = self.drawing.notation_options();
        let form = if self.current_match.is_some() { LayoutForm::Tree } else { options.form };
        NotationOptions { form, ..options }
    }

    /// Returns how the tree of a new search is laid out. The folds are carried over to it when it is done.
    fn unfolded_drawing(&self) -> TreeDrawing {
        TreeDrawing { folds: self.unfolded(), ..self.tree_drawing() }
    }

    /// Makes the depth-first search, or the beginning of it; returns whether it is all.
    fn begin(&self, work: &SearchWork) -> (ShownSearch, bool) {
        work.begin(&self.unfolded_drawing(), self.search_limits())
    }

    /// Returns the work of the depth-first search, if the target shows one.
    fn search_work(&self) -> Option<SearchWork> {
        self.config().map(|config| self.work_of(config))
    }

    /// Returns the work of the depth-first search whose settings are offered to change: the one that is shown or, if
    /// there is none, the last one before.
    fn offered_search_work(&self) -> SearchWork {
        self.work_of(self.config().unwrap_or(self.history.depth_first))
    }

    fn work_of(&self, config: SearchConfig) -> SearchWork {
        let finds_reply = self.awaits_reply() && self.is_depth_first();
        SearchWork { game: self.searched_game(), config, finds_reply }
    }

    /// Returns what the lane of a side is made from, if its search is not a depth-first one.
    pub fn lane_key(&self, side: Side) -> Option<LaneKey> {
        let search = self.search_on(side).filter(|search| search.search().is_none())?;
        // A second search gets half of the memory.
        let bytes = if side == Side::Second { self.limits.bytes / 2 } else { self.limits.bytes };
        Some(LaneKey { position: self.position().clone(), search, limits: Limits { bytes, ..self.limits } })
    }

    /// Begins a match at the document's position, unless one is being played. `step` is the shown step.
    pub fn start_match(&mut self, step: TimelineStep) {
        if self.current_match.is_none() {
            self.current_match = Some(Match::new(&self.history, step));
            self.folds = self.unfolded();
        }
    }

    /// Changes the current match, if there is one, and with it the moves of the document.
    pub fn update_match(&mut self, change: impl FnOnce(&mut Match, &mut Document)) {
        let Some(current_match) = &mut self.current_match else { return };
        let mut document = self.history.document().clone();
        change(current_match, &mut document);
        let game = document.game.clone();
        self.history.continue_match(document.with_game(game));
    }
}

/// A step of one search, described so that it can be found in another search.
#[derive(Clone, Debug)]
pub(super) enum StepAnchor {
    End,
    After {
        pass: usize,
        /// The event, with the node's number in the original search.
        event: Event,
        /// The moves to the node.
        path: MovePath<AnyMove>,
    },
}

impl StepAnchor {
    /// Returns the anchor of the current step of a search; `None` before the first step.
    pub fn of(search: &ShownSearch) -> Option<Self> {
        if search.timeline_step() == TimelineStep::START {
            return None;
        }
        if search.is_over() {
            return Some(Self::End);
        }
        let event = search.trace().event(search.step())?;
        Some(Self::After { pass: search.pass(), event, path: search.recording().path(node_of(event)) })
    }

    /// Returns the timeline step of another search after the same event. If the node is not searched there, this is the
    /// step at which the search enters the last node on the path to it.
    pub fn locate_in(&self, passes: &Passes<AnyGame>) -> Option<TimelineStep> {
        match self {
            Self::End => Some(passes.end()),
            Self::After { pass, event, path } => {
                let pass = (*pass).min(passes.len() - 1);
                let step = locate_in_pass(passes.get(pass), *event, path)?;
                Some(passes.timeline_step(PassStep { pass, step }))
            }
        }
    }
}

const fn node_of(event: Event) -> NodeId {
    match event {
        Event::Enter(node)
        | Event::Evaluate(node)
        | Event::TableHit(node)
        | Event::Improve(node)
        | Event::Expect(node)
        | Event::Cutoff(node)
        | Event::Skip(node)
        | Event::Leave(node) => node,
    }
}

fn locate_in_pass(recording: &Recording<AnyGame>, event: Event, path: &[(AnyMove, usize)]) -> Option<Step> {
    let trace = recording.trace();
    let same = recording.node_at_path(path).and_then(|node| match event {
        Event::Enter(_) => trace.entered_at(node),
        Event::Evaluate(_) | Event::TableHit(_) => Some(trace.entered_at(node)? + 1),
        Event::Improve(_) => trace.improved_at(node).or_else(|| trace.left_at(node)),
        Event::Expect(_) => trace.left_at(node).map(|left| left + 1),
        Event::Cutoff(_) | Event::Skip(_) => {
            let cut = trace.parent(node).and_then(|parent| trace.cutoff(parent)).map(|(_, step)| step);
            cut.or_else(|| trace.left_at(node))
        }
        Event::Leave(_) => trace.left_at(node),
    });
    let above = || (0..path.len()).rev().find_map(|moves| trace.entered_at(recording.node_at_path(&path[..moves])?));
    same.or_else(above).map(|step| step.min(trace.len()))
}
