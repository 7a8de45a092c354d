//! A session: the open document, the search of it that is shown, and the current step in that search.
//!
//! [`Session::apply`] executes every [`Command`]. A search or a layout that a command needs is done at once if it takes
//! a few milliseconds; otherwise the session shows what it showed before until the pending [`Task`] is done.

use super::changed::{Changed, ShownState};
use super::command::Command;
use super::history::{History, Origin};
use super::lanes::{Lane, Lanes, Side};
use super::lecture::{OpenLecture, ShownSlide};
use super::open_document::{Arrival, OpenDocument, StepAnchor};
use super::open_lanes::OpenLanes;
use super::play_match::{Match, MatchCommand};
use super::playback::{Direction, Playback, StepSize};
use super::route::Route;
use super::sampled_lane::SampledLane;
use super::shown_search::{DrawingOptions, ShownSearch};
use super::split_view::SplitView;
use super::task::Task;
use poda_core::document::{Annotation, Bookmark, Document, EntrySource, LocalizedText, NoteReader, OwnQuestion};
use poda_core::search::{AnySearch, SearchConfig};
use poda_core::trace::limits::Limits;
use poda_core::trace::{RecordedKind, TimelineStep};
use poda_picture::picture::{Notation, TreeLayout, UnvisitedDisplay};
use std::sync::Arc;

/// The limits of a recording unless the user chooses others; a small laptop can hold that much.
pub const LIMITS: Limits =
    Limits { nodes: 2_000_000, bytes: 512 << 20, extra_bytes_per_node: TreeLayout::BYTES_A_NODE, seconds: None };

/// The open document and everything about it that a window shows.
#[derive(Debug)]
pub struct Session {
    open: OpenLanes,
    pub playback: Playback,
    lecture: Option<OpenLecture>,
    /// Whether the user chose a size of a step that replaces the one of the lecture's entry.
    chose_step_size: bool,
}

impl Session {
    /// Creates a session at step 0 of a document whose search is complete.
    pub fn new(document: Document, origin: Origin, notation: Notation) -> Self {
        let drawing = DrawingOptions { notation, ..DrawingOptions::default() };
        let mut session = Self::open(History::new(document, origin), drawing, LIMITS, TimelineStep::START);
        session.finish_tasks();
        session
    }

    /// Creates a session at a timeline step of a document. If the search takes long, the session shows its beginning
    /// and [`Session::task`] is pending.
    pub fn open(history: History, drawing: DrawingOptions, limits: Limits, step: TimelineStep) -> Self {
        let document = OpenDocument::new(history, drawing, limits, step);
        let open = OpenLanes::new(document, step);
        Self { open, playback: Playback::default(), lecture: None, chose_step_size: false }
    }

    // The lanes

    /// Returns the lanes that are shown.
    pub fn lanes(&self) -> Lanes<'_> {
        self.open.lanes()
    }

    /// Returns the lane that the user steps through.
    pub fn stepped(&self) -> Lane<'_> {
        self.open.stepped()
    }

    pub fn stepped_side(&self) -> Side {
        self.open.stepped_side()
    }

    /// Returns the kind of the search through which the user steps.
    pub fn stepped_kind(&self) -> RecordedKind {
        self.stepped().kind()
    }

    /// Returns the split view, if it is shown.
    pub fn split(&self) -> Option<&SplitView> {
        self.open.split()
    }

    /// Returns the lane of the document's own search, or of the position that a match shows. Where two searches are
    /// shown on one tree, its steps are not those of the split view.
    pub fn own_lane(&self) -> Lane<'_> {
        self.open.own_lane()
    }

    /// Returns the sampled search that is shown in place of the depth-first search.
    pub fn sampled(&self) -> Option<&SampledLane> {
        self.sampled_on(Side::First)
    }

    /// Returns the sampled search of a side, if the lane on that side is one.
    pub fn sampled_on(&self, side: Side) -> Option<&SampledLane> {
        self.open.other_lane(side)?.sampled()
    }

    /// Returns the step at which a link opens what is shown: always a step of the first lane, even if the user steps
    /// through the second.
    pub fn linked_step(&self) -> TimelineStep {
        self.open.linked_step()
    }

    // The shown state

    /// Returns the depth-first search that is shown: the document's own, that of the position that a match shows, or
    /// one beside a search of another kind. `None` if only searches of other kinds are shown.
    pub const fn search(&self) -> Option<&ShownSearch> {
        self.open.document.lanes.search()
    }

    /// Returns whether the last step of the shown search has been made.
    pub fn is_over(&self) -> bool {
        self.own_lane().is_over()
    }

    /// Returns the document and its undo history, without changes whose search is pending.
    pub const fn history(&self) -> &History {
        &self.open.document.target.history
    }

    /// Returns the history with changes whose search is pending: all that would be lost if the program ended now.
    pub fn latest_history(&self) -> &History {
        &self.open.document.latest_target().history
    }

    /// Returns the document with changes whose search is pending. Every edit starts from it: one that starts from the
    /// shown document takes back the edit before it.
    pub fn latest_document(&self) -> &Document {
        self.latest_history().document()
    }

    /// Returns the settings of the depth-first search, with changes whose search is pending.
    pub fn latest_config(&self) -> Option<SearchConfig> {
        self.open.document.latest_target().config()
    }

    /// Returns the settings of a depth-first search that are offered to change: of the one that is shown or, if there
    /// is none, of the last one before, with changes whose search is pending.
    pub fn offered_config(&self) -> SearchConfig {
        self.latest_config().unwrap_or(self.latest_history().depth_first)
    }

    /// Returns how the position is searched on a side, with changes whose search is pending; `None` if there is no
    /// second search.
    pub fn latest_search(&self, side: Side) -> Option<AnySearch> {
        self.open.document.latest_target().search_on(side)
    }

    /// Returns the document, without changes whose search is pending.
    pub const fn document(&self) -> &Document {
        self.history().document()
    }

    pub const fn origin(&self) -> &Origin {
        &self.history().origin
    }

    /// Returns whether there are unsaved changes.
    pub fn is_edited(&self) -> bool {
        self.latest_history().is_edited()
    }

    /// Returns the open lecture, even if something else is shown than its entry.
    pub const fn lecture(&self) -> Option<&OpenLecture> {
        self.lecture.as_ref()
    }

    /// Returns the open lecture if its entry is shown.
    pub fn shown_lecture(&self) -> Option<&OpenLecture> {
        self.lecture().filter(|lecture| lecture.shows(self.origin()))
    }

    /// Returns the slide of the lecture, if it is shown instead of the tree.
    pub fn slide(&self) -> Option<ShownSlide<'_>> {
        self.shown_lecture()?.slide()
    }

    /// Returns the question of the lecturer's own on the slide that is shown.
    pub fn own_question(&self) -> Option<&OwnQuestion> {
        match self.slide()? {
            ShownSlide::Written(slide) => slide.ask.as_ref(),
            ShownSlide::Ending => None,
        }
    }

    /// Returns the bookmarks that apply: those of the lecture's entry, if it has any, or else the document's own.
    pub fn bookmarks(&self) -> &[Bookmark] {
        let asked = self.shown_lecture().and_then(OpenLecture::bookmarks);
        asked.filter(|_| self.history().is_as_opened()).unwrap_or_else(|| self.history().bookmarks())
    }

    /// Returns the author's note on the current step that this reader reads.
    pub fn note_here(&self, reader: NoteReader) -> Option<&LocalizedText> {
        let step = self.timeline_step();
        let is_here = |it: &&Bookmark| it.step == step && self.stepped_side() == Side::First;
        self.bookmarks().iter().filter(is_here).find_map(|it| it.note_for(reader))
    }

    /// Returns the author's notes that a reader reads with the answer to a question: those of the steps on the way from
    /// the question to its answer. `is_on_way` is whether the question was asked before its own step was shown, so that
    /// the note of that step is still to be read.
    pub fn notes_to_answer(
        &self,
        asked_at: TimelineStep,
        answered_at: TimelineStep,
        is_on_way: bool,
        reader: NoteReader,
    ) -> Vec<&LocalizedText> {
        let is_passed = |step: TimelineStep| {
            step <= answered_at
                && (asked_at < step || is_on_way && asked_at == step)
                && self.stepped_side() == Side::First
        };
        let mut passed: Vec<&Bookmark> = self.bookmarks().iter().filter(|it| is_passed(it.step)).collect();
        passed.sort_by_key(|bookmark| bookmark.step);
        passed.into_iter().filter_map(|bookmark| bookmark.note_for(reader)).collect()
    }

    /// Returns whether the shown entry of the lecture asks the room at a step before that step is shown.
    pub fn asks_on_way(&self, step: TimelineStep) -> bool {
        let asking = self.shown_lecture().filter(|lecture| lecture.first_step() < step).and_then(OpenLecture::entry);
        asking.is_some_and(|entry| entry.ask.contains(&step))
    }

    /// Returns whether the document's depth-first search is shown, with nothing beside it.
    pub fn shows_document_alone(&self) -> bool {
        let lanes = self.lanes();
        lanes.second.is_none() && lanes.first.search().is_some() && self.current_match().is_none()
    }

    /// Returns the current match, including changes that are pending.
    pub fn current_match(&self) -> Option<&Match> {
        self.open.document.latest_target().current_match.as_ref()
    }

    /// Returns whether the program is searching for its move in a match.
    pub fn is_thinking(&self) -> bool {
        let is_recording = self.open.records_other() && self.open.awaits_reply_of_other_lane();
        is_recording || self.task().is_some_and(|task| task.finds_reply())
    }

    /// Returns whether there is something to undo: a turn of the current match, or else a change of the document.
    pub fn can_undo(&self) -> bool {
        let game = &self.latest_document().game;
        self.current_match().map_or_else(
            || self.latest_history().can_undo(),
            |current_match| current_match.previous_turn(game).is_some(),
        )
    }

    pub fn can_redo(&self) -> bool {
        let game = &self.latest_document().game;
        self.current_match()
            .map_or_else(|| self.latest_history().can_redo(), |current_match| current_match.next_turn(game).is_some())
    }

    pub const fn drawing_options(&self) -> DrawingOptions {
        self.open.document.target.drawing
    }

    pub const fn limits(&self) -> Limits {
        self.open.document.target.limits
    }

    /// Returns how many bytes of memory the shown searches leave free; at least a fifth of the limit.
    pub fn bytes_left(&self) -> usize {
        let bytes = self.limits().bytes;
        bytes.saturating_sub(self.open.bytes()).max(bytes / 5)
    }

    /// Returns after how many nodes a search was stopped before it got as far as the shown one; `None` if that has not
    /// happened since the last search or layout.
    pub const fn stopped_early(&self) -> Option<u64> {
        self.open.document.stopped_early
    }

    /// Returns the current step of the timeline. In the split view the shorter search may have finished before it.
    pub fn timeline_step(&self) -> TimelineStep {
        self.lanes().timeline_step()
    }

    pub fn timeline_len(&self) -> TimelineStep {
        self.lanes().timeline_len()
    }

    /// Returns the timeline step that will be shown when the search is done; the current step if nothing is pending.
    pub fn target_step(&self) -> TimelineStep {
        self.open.target_step()
    }

    /// Returns whether the current step can be bookmarked, which requires a step of the document's own search.
    pub fn can_bookmark(&self) -> bool {
        let is_own = self.current_match().is_none() && !self.open.document.has_other_search_pending();
        // The split view has only the last pass of a search.
        let has_all_passes = self.split().is_none() || self.search().is_some_and(|search| search.passes().len() == 1);
        is_own && self.stepped_side() == Side::First && has_all_passes
    }

    pub fn is_bookmarked(&self) -> bool {
        let step = self.timeline_step();
        self.history().bookmarks().iter().any(|bookmark| bookmark.step == step)
    }

    // Stepping

    /// Returns the timeline step to which a direction leads from the current step; `None` if it leads nowhere.
    pub fn destination(&self, direction: Direction) -> Option<TimelineStep> {
        let lanes = self.lanes();
        // Bookmarks are steps of the first lane alone.
        let has_stations = self.split().is_none() && lanes.stepped_side == Side::First;
        let bookmarks = if has_stations { self.bookmarks() } else { &[] };
        let first_station = self.shown_lecture().map(OpenLecture::first_step);
        Route { lanes, step_size: self.step_size(), bookmarks, first_station }.destination(direction)
    }

    /// Returns the step at which the entry of the lecture asks the room next: the current one, or one to which a step
    /// forward leads or that is on its way. Steps at which it was asked already are left out.
    pub fn asks_next(&self, asked_at: &[TimelineStep]) -> Option<TimelineStep> {
        let entry = self.shown_lecture()?.entry()?;
        if let EntrySource::Slide(slide) = &entry.source {
            // A slide has no steps. Its question is asked at its beginning.
            return slide.ask.as_ref().map(|_| TimelineStep::START).filter(|step| !asked_at.contains(step));
        }
        let here = self.timeline_step();
        let to = self.destination(Direction::Forward).unwrap_or(here);
        entry.ask.iter().copied().filter(|step| here <= *step && *step <= to && !asked_at.contains(step)).min()
    }

    /// Returns the size of a step: the user's choice for this kind of search, or else the suggested one. An entry of a
    /// lecture with its own size uses that until the user chooses another.
    pub fn step_size(&self) -> StepSize {
        let follows = self.entry_step_size().is_some() && !self.chose_step_size;
        let chosen = self.playback.chosen_size(self.stepped_kind()).filter(|_| !follows);
        chosen.unwrap_or_else(|| self.suggested_step_size())
    }

    /// Returns the size of a step if the user has not chosen one.
    pub fn suggested_step_size(&self) -> StepSize {
        self.entry_step_size().or(self.document().reading.by).unwrap_or_default().of(self.stepped_kind())
    }

    fn entry_step_size(&self) -> Option<StepSize> {
        self.shown_lecture()?.entry()?.by
    }

    /// Goes to a step and pauses playback.
    fn seek(&mut self, step: TimelineStep) {
        self.open.set_timeline_step(step);
        self.playback.set_playing(false);
    }

    /// Toggles playback. At the end, playback starts over.
    fn toggle_play(&mut self) {
        let starts = !self.playback.is_playing;
        if starts && self.timeline_step() == self.timeline_len() {
            self.open.set_timeline_step(TimelineStep::START);
        }
        self.playback.set_playing(starts);
        if self.stepped().search().is_some() {
            self.open.document.keep_step_when_done(self.timeline_step());
        }
    }

    fn tick(&mut self, seconds: f32) {
        for _ in 0..self.playback.steps_due(seconds) {
            match self.destination(Direction::Forward) {
                Some(step) => self.open.set_timeline_step(step),
                None => self.playback.set_playing(false),
            }
        }
        if self.timeline_step() == self.timeline_len() {
            self.playback.set_playing(false);
        }
    }

    // Pending tasks

    /// Returns the task that must be done before the last command takes effect. The caller returns its result by
    /// [`Command::Show`].
    pub fn task(&self) -> Option<&Arc<Task>> {
        self.open.document.task()
    }

    /// Returns all pending tasks.
    pub fn tasks(&self) -> impl Iterator<Item = &Arc<Task>> {
        self.open.tasks()
    }

    pub fn has_tasks(&self) -> bool {
        self.tasks().next().is_some()
    }

    /// Returns whether a task is pending, other than that of a split view.
    pub fn is_recording(&self) -> bool {
        self.task().is_some() || self.open.records_other()
    }

    /// Runs all pending tasks on the current thread.
    pub fn finish_tasks(&mut self) -> Changed {
        let mut changed = Changed::default();
        // The result of a task can make another one pending.
        while let Some(task) = { self.tasks().next().cloned() } {
            let shown = task.run(&());
            let command = shown.map_or(Command::Fail(task.id), |shown| Command::Show(task.id, shown));
            changed = changed.then(self.apply(command));
        }
        changed
    }

    /// Returns whether only the beginning of the pending search is shown, so that there is no earlier state to which
    /// canceling could return.
    pub fn shows_partial_search(&self) -> bool {
        self.open.document.shows_partial_search() || self.open.other_lane(Side::First).is_some_and(Lane::is_underway)
    }

    /// Returns the searches that are no longer shown. The caller frees them, because that can take long.
    pub fn take_discarded(&mut self) -> Vec<ShownSearch> {
        std::mem::take(&mut self.open.document.discarded)
    }

    // Commands

    /// Executes a command, and returns what it has changed.
    pub fn apply(&mut self, command: Command) -> Changed {
        let before = self.shown_state();
        let opened_at = self.opened_at(&command);
        self.dispatch(command);
        self.open.update_other_lanes(opened_at);
        self.play_replies();
        let now = self.shown_state();
        if now.has_other_searches(&before) {
            self.playback.set_playing(false);
        }
        now.changed_from(before)
    }

    fn shown_state(&self) -> ShownState {
        let others = Side::BOTH.map(|side| self.open.other_lane(side));
        ShownState::new(self.timeline_step(), self.search(), others, self.history().is_as_opened())
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
            Command::SetStepSize(step_size) => {
                self.playback.choose_size(self.stepped_kind(), step_size);
                self.chose_step_size = true;
            }
            Command::Tick(seconds) => self.tick(seconds),

            Command::Match(command) => self.dispatch_match(command),
            Command::SetSearch(AnySearch::Search(search)) if self.current_match().is_some() => {
                self.change_match(|current_match, document| current_match.set_search(document, search));
            }
            Command::Undo if self.current_match().is_some() => self.dispatch_match(MatchCommand::TakeBack),
            Command::Redo if self.current_match().is_some() => self.dispatch_match(MatchCommand::Replay),

            Command::SetSearch(search) if self.stepped_side() == Side::Second => self.open.set_beside(Some(search)),
            Command::SetSearch(search) => {
                self.open.step_through_first();
                self.edit(|history| history.change(history.document().with_search(search)));
            }
            Command::SetBeside(beside) => self.open.set_beside(beside),
            Command::StepThrough(side) => {
                if self.open.step_through(side) {
                    self.playback.set_playing(false);
                }
            }
            Command::SetGame(game) => self.edit(|history| history.change(history.document().with_position(game))),
            Command::TryValue(game, node) => self.edit_keeping_step(|history| {
                let document = history.document().with_position(game);
                history.try_value(node, document);
            }),
            Command::Annotate(annotation) => self.open.document.annotate(|history| history.annotate(&annotation)),
            Command::EndChange(change) => self.open.document.annotate(|history| history.end_change(change)),
            Command::ToggleBookmark if self.can_bookmark() => {
                let step = self.timeline_step();
                let toggled =
                    if self.is_bookmarked() { Annotation::RemoveBookmark(step) } else { Annotation::AddBookmark(step) };
                self.open.document.annotate(|history| history.annotate(&toggled));
            }
            Command::ToggleBookmark => {}
            // What is pending without a change of the document is another document, or more of a search.
            Command::Undo
                if self.open.document.has_other_search_pending() && self.latest_document() == self.document() =>
            {
                self.open.document.cancel();
            }
            Command::Undo => self.edit_keeping_step(History::undo),
            Command::Redo => self.edit_keeping_step(History::redo),
            Command::Open(document, origin) => self.open_at(History::new(*document, origin), TimelineStep::START),
            Command::OpenAt(document, origin, step) => self.open_at(History::new(*document, origin), step),
            Command::Grow(document) => self.edit_keeping_step(|history| history.grow(*document)),
            Command::Resume(history, step) => self.open_at(*history, step),
            Command::SetLecture(lecture) => {
                let was_folded = self.is_folded_by_lecture();
                self.lecture = lecture.map(|lecture| *lecture);
                self.chose_step_size = false;
                self.fold_for_lecture(was_folded);
            }
            Command::Saved(origin) => self.open.document.mark_saved(&origin),

            Command::SetDrawingOptions(drawing) => self.open.document.redraw(|target| {
                target.folds = target.folds.with_only_visited(drawing.unvisited == UnvisitedDisplay::Frontier);
                target.drawing = drawing;
            }),
            Command::ToggleFold(node) => self.open.document.toggle_fold(node),
            Command::SetFolds(folds) => self.open.document.redraw(|target| target.folds = folds.clone()),

            Command::SetLimits(limits) => self.open.document.set_limits(limits, self.open.step_of_search()),
            // The search is recorded again and shown at the same step.
            Command::ContinueSearch if self.stepped().search().is_some() => {
                self.open.document.search_again(self.timeline_step());
            }
            Command::ContinueSearch => self.open.record_other_again(),
            Command::Show(task, shown) => self.open.show(task, shown),
            Command::Fail(task) => self.open.fail(task),
            Command::Cancel => self.open.document.cancel(),
        }
    }

    /// Returns whether the entry of the lecture that is shown, or that is being searched, begins with the moves alone.
    fn is_folded_by_lecture(&self) -> bool {
        let origin = &self.open.document.latest_target().history.origin;
        self.lecture().filter(|lecture| lecture.shows(origin)).and_then(OpenLecture::entry).is_some_and(|it| it.folded)
    }

    /// Folds what is below the moves where the entry asks for it, unless the user has already unfolded a branch.
    fn fold_for_lecture(&mut self, was_folded: bool) {
        let is_folded = self.is_folded_by_lecture();
        if was_folded || is_folded {
            self.open.document.redraw(|target| {
                if !is_folded || target.folds == target.unfolded() {
                    target.folds = target.unfolded().with_only_moves(is_folded);
                }
            });
        }
    }

    // Changing the document

    fn open_at(&mut self, opened: History, step: TimelineStep) {
        self.open.step_through_first();
        let arrival = own_arrival(step, opened.document().search().is_some());
        self.open.document.edit(arrival, |history| *history = opened);
        // If the new document has the same search, the view is kept, so its step is set here.
        self.set_own_step(step, self.open.document.target.is_depth_first());
    }

    /// Goes to a step of the document's own search, unless it is a pending depth-first search, which arrives there.
    fn set_own_step(&mut self, step: TimelineStep, is_depth_first: bool) {
        if !is_depth_first {
            self.open.set_other_step(Side::First, step);
        } else if self.task().is_none() || self.shows_partial_search() {
            self.seek(step);
        }
    }

    /// Changes the document and goes to the start of its search.
    fn edit(&mut self, change: impl FnOnce(&mut History)) {
        self.open.document.edit(Arrival::START, change);
    }

    /// Changes the document and stays at the same event of the search, if that happens in the new search too.
    fn edit_keeping_step(&mut self, change: impl FnOnce(&mut History)) {
        let anchor = self.search().and_then(StepAnchor::of);
        self.open.document.edit(Arrival::Anchor(anchor), change);
    }

    /// Returns the step at which a command shows the search of another document, if it does.
    fn opened_at(&self, command: &Command) -> Option<TimelineStep> {
        if let Command::OpenAt(_, _, step) | Command::Resume(_, step) = command {
            Some(*step)
        } else if matches!(command, Command::Match(MatchCommand::End)) {
            // What is shown until then is the search of the match.
            self.current_match().map(|ended| ended.began_at)
        } else {
            None
        }
    }

    // Playing a match

    fn dispatch_match(&mut self, command: MatchCommand) {
        match command {
            MatchCommand::Start => {
                let mut target = self.open.document.latest_target().clone();
                target.start_match(self.timeline_step());
                target.update_match(|current_match, document| current_match.dispatch(document, command));
                // Stepping through the tree would reveal the best move, which the players are to find.
                self.open.document.set_step(TimelineStep::START);
                self.open.set_other_step(Side::First, TimelineStep::START);
                self.open.document.show_target(target, Arrival::START);
            }
            MatchCommand::End => {
                let mut target = self.open.document.latest_target().clone();
                let step = target.current_match.take().map_or(TimelineStep::START, |ended| ended.began_at);
                target.folds = target.unfolded();
                target.history.end_match();
                let is_depth_first = target.is_depth_first();
                self.open.document.show_target(target, own_arrival(step, is_depth_first));
                // Without a move the search was the same all the time, and has no arrival.
                self.set_own_step(step, is_depth_first);
            }
            command => self.change_match(|current_match, document| current_match.dispatch(document, command)),
        }
    }

    fn change_match(&mut self, change: impl FnOnce(&mut Match, &mut Document)) {
        let mut target = self.open.document.latest_target().clone();
        target.update_match(change);
        self.open.document.show_target(target, Arrival::START);
    }

    /// Plays the program's moves whose searches are done.
    fn play_replies(&mut self) {
        while let Some(reply) = self.open.document.reply().or_else(|| self.open.other_reply()) {
            self.change_match(|current_match, document| current_match.play_reply(document, reply));
            self.open.update_other_lanes(None);
        }
    }
}

/// Returns the step at which a depth-first search is shown first, for a step of the document's own search, which may be
/// of another kind.
const fn own_arrival(step: TimelineStep, is_depth_first: bool) -> Arrival {
    if is_depth_first { Arrival::Step(step) } else { Arrival::START }
}
