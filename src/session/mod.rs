//! The open document, the search of it, and where in that search we are.
//!
//! The document is the only truth here. What derives from it, the recording and where its nodes stand, is made anew
//! when the position, the search or the way of drawing differs by value, and for no other reason. Where that takes
//! long, everything stays as it is until it is done, here or elsewhere: see [`analysis`]. Knows no window, no file system,
//! no thread and no clock.

pub mod analysis;
pub mod command;
pub mod find;
pub mod history;
mod match_commands;
mod navigation;
pub mod opponent;
mod passes;
pub mod play_match;
pub mod playback;
pub mod reorder;
pub mod split_view;
mod step_anchor;
mod target;
mod targeting;

use crate::document::Document;
use crate::game::any::AnyGame;
use crate::picture::Folds;
use crate::picture::TreeLayout;
use crate::picture::{Notation, UnvisitedDisplay};
use crate::score::{Bound, Interval};
use crate::search::SearchConfig;
use crate::trace::limits::{Ending, Limits};
use crate::trace::moment::Moment;
use crate::trace::recording::Recording;
use crate::trace::{Step, TimelineStep, Trace};
use analysis::{Analysis, ImmediateResult, MinimaxCheck, Task};
use command::Command;
use history::History;
pub use history::Origin;
use play_match::MatchCommand;
use playback::Playback;
use split_view::{SplitKey, SplitTask, SplitView};
use std::sync::Arc;
use step_anchor::StepAnchor;
pub use target::DrawingOptions;
use target::{Pending, Target};

/// How much is recorded unless somebody says otherwise: what a small laptop bears.
pub const LIMITS: Limits =
    Limits { nodes: 2_000_000, bytes: 512 << 20, extra_bytes_per_node: TreeLayout::BYTES_A_NODE, seconds: None };

/// The open document and everything about it that a window shows.
#[derive(Debug)]
pub struct Session {
    target: Target,
    analysis: Analysis,
    step: Step,
    playback: Playback,
    pending: Option<Pending>,
    /// The limits within which the search on the screen was made.
    shown_limits: Limits,
    /// After how many nodes a search was stopped that had not come as far as the one on the screen, which stays.
    stopped_early: Option<u64>,
    /// How many tasks there have been.
    tasks: u64,
    /// How many searches have been shown, and how many plans of their trees.
    searches: u64,
    layouts: u64,
    /// Findings that are shown no more. They may be large, and freeing them takes its time.
    discarded: Vec<Analysis>,
    /// The second search beside the first, what it is of, and what has to be done before it can be shown.
    split: Option<Box<SplitView>>,
    split_key: Option<SplitKey>,
    split_task: Option<Arc<SplitTask>>,
    /// How many races there have been.
    splits: u64,
    /// How many documents have been opened.
    opened: u64,
    /// Where the search that is taken back is to be resumed, if somebody stands somewhere in it.
    resume_at: Option<StepAnchor>,
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

    /// A session on a document at a step. Where searching it takes long, this is only its beginning, and there is a
    /// [`Session::task`] to be done.
    #[must_use]
    pub fn open(history: History, drawing: DrawingOptions, limits: Limits, step: TimelineStep) -> Self {
        let target = Target {
            history,
            current_match: None,
            drawing,
            folds: Folds::new(drawing.unvisited == UnvisitedDisplay::Frontier),
            limits,
        };
        let task = target.task(0, None);
        let (analysis, pending) = match task.run_immediately() {
            ImmediateResult::Complete(analysis) => (analysis, None),
            ImmediateResult::Partial(analysis) => (
                analysis,
                Some(Pending { target: target.clone(), step, opens: false, resume_at: None, task: Arc::new(task) }),
            ),
            ImmediateResult::Deferred => unreachable!("a search has a beginning"),
        };
        let mut session = Self { pending, ..Self::of_findings(target, analysis, Playback::default()) };
        session.set_own_timeline_step(step);
        session.update_split();
        session
    }

    /// A session on what has been found, at step 0 and paused.
    fn of_findings(target: Target, analysis: Analysis, playback: Playback) -> Self {
        Self {
            shown_limits: target.limits,
            stopped_early: None,
            target,
            analysis,
            step: 0,
            playback,
            pending: None,
            tasks: 1,
            searches: 1,
            layouts: 1,
            discarded: Vec::new(),
            split: None,
            split_key: None,
            split_task: None,
            splits: 0,
            opened: 0,
            resume_at: None,
        }
    }

    /// What has to be done before the last command has its effect, if that takes long. Its findings are given back by
    /// [`Command::Show`].
    #[must_use]
    pub fn task(&self) -> Option<&Arc<Task>> {
        self.pending.as_ref().map(|pending| &pending.task)
    }

    /// Does here and now what has to be done.
    pub fn finish_tasks(&mut self) {
        if let Some(task) = self.task().cloned()
            && let Some(analysis) = task.run(&())
        {
            self.apply(Command::Show(task.id(), Box::new(analysis)));
        }
        if let Some(task) = self.split_task().cloned()
            && let Some(analysis) = task.run(&())
        {
            self.apply(Command::ShowSplit(task.id(), Box::new(analysis)));
        }
    }

    /// Whether what is shown is only the beginning of the search that is being made, so that there is nothing to go back
    /// to.
    #[must_use]
    pub fn shows_partial_search(&self) -> bool {
        let is_same = |pending: &Pending| pending.task.searches() && pending.target.has_same_search(&self.target);
        self.is_underway() && self.pending.as_ref().is_some_and(is_same)
    }

    fn is_underway(&self) -> bool {
        self.passes().ending() == Ending::Underway
    }

    /// How many searches have been shown: when it is another number than before, so is the tree.
    #[must_use]
    pub const fn searches(&self) -> u64 {
        self.searches
    }

    /// How many plans of trees have been shown: when it is another number than before, nodes stand elsewhere.
    #[must_use]
    pub const fn layouts(&self) -> u64 {
        self.layouts
    }

    /// How many documents have been opened: when it is another number than before, another document is shown.
    #[must_use]
    pub const fn opened(&self) -> u64 {
        self.opened
    }

    /// Gives away the findings that are shown no more.
    pub fn take_discarded(&mut self) -> Vec<Analysis> {
        std::mem::take(&mut self.discarded)
    }

    /// The document and its past.
    #[must_use]
    pub const fn history(&self) -> &History {
        &self.target.history
    }

    /// The same with the changes that are still being searched: what would be missed if it were lost.
    #[must_use]
    pub fn latest_history(&self) -> &History {
        self.pending
            .as_ref()
            .filter(|pending| !pending.opens)
            .map_or(&self.target.history, |pending| &pending.target.history)
    }

    /// The document, with all changes.
    #[must_use]
    pub const fn document(&self) -> &Document {
        self.target.history.document()
    }

    /// Where it came from.
    #[must_use]
    pub const fn origin(&self) -> &Origin {
        self.target.history.origin()
    }

    /// Whether there are changes that would be missed if they were lost.
    #[must_use]
    pub fn is_edited(&self) -> bool {
        self.latest_history().is_edited()
    }

    /// Whether the search is over, pruned, and found exactly what plain minimax finds.
    #[must_use]
    pub fn is_confirmed(&self) -> bool {
        let proved = self.passes().proved();
        let is_same = self.check().is_some_and(|check| proved == Interval::of(check.score, Bound::Exact));
        let shows_the_answer = self.analysis.pass + 1 == self.passes().len();
        self.trace().mistake().is_none() && self.search().algorithm.properties().prunes && is_same && shows_the_answer
    }

    /// How the position is searched.
    #[must_use]
    pub fn search(&self) -> &SearchConfig {
        self.target.searched().1
    }

    /// The position that is searched.
    #[must_use]
    pub fn searched_position(&self) -> &AnyGame {
        self.target.searched().0
    }

    /// The search, recorded: the pass of it that is shown, where it makes several.
    #[must_use]
    pub fn recording(&self) -> &Recording<AnyGame> {
        self.analysis.recording()
    }

    /// What happened in it.
    #[must_use]
    pub fn trace(&self) -> &Trace {
        self.recording().trace()
    }

    /// Where the nodes stand.
    #[must_use]
    pub const fn tree_layout(&self) -> &TreeLayout {
        &self.analysis.tree_layout
    }

    /// What plain minimax says, where it was affordable to ask.
    #[must_use]
    pub const fn check(&self) -> Option<&MinimaxCheck> {
        self.analysis.check.as_ref()
    }

    /// Why plain minimax did not come to its end, where it was asked.
    #[must_use]
    pub const fn unchecked(&self) -> Option<Ending> {
        self.analysis.unchecked
    }

    /// How many steps have been made of the pass that is shown.
    #[must_use]
    pub const fn step(&self) -> Step {
        self.step
    }

    /// The step on the timeline that is meant: while only the beginning of a search is shown, the one to go to when it is
    /// done.
    #[must_use]
    pub fn target_step(&self) -> TimelineStep {
        let timeline_step = self.timeline_step();
        self.pending
            .as_ref()
            .filter(|_| self.shows_partial_search())
            .map_or(timeline_step, |pending| pending.step.max(timeline_step))
    }

    /// The state of the tree after the steps made.
    #[must_use]
    pub fn moment(&self) -> Moment<'_> {
        self.trace().at(self.step)
    }

    /// After how many nodes a search was stopped that had not come as far as the one on the screen, which stays; `None`
    /// where that did not happen, or something was made since.
    #[must_use]
    pub const fn stopped_early(&self) -> Option<u64> {
        self.stopped_early
    }

    /// Whether and how it is played.
    #[must_use]
    pub const fn playback(&self) -> &Playback {
        &self.playback
    }

    /// How the tree is drawn up.
    #[must_use]
    pub const fn drawing_options(&self) -> DrawingOptions {
        self.target.drawing
    }

    /// Which subtrees are folded.
    #[must_use]
    pub const fn folds(&self) -> &Folds {
        &self.target.folds
    }

    /// How much memory is left of what may be taken, in bytes, beside what is shown; at least a fifth of it.
    #[must_use]
    pub fn bytes_left(&self) -> usize {
        let bytes = self.limits().bytes;
        let shown = self.analysis.bytes() + self.split().map_or(0, SplitView::bytes);
        bytes.saturating_sub(shown).max(bytes / 5)
    }

    /// How much may be recorded.
    #[must_use]
    pub const fn limits(&self) -> Limits {
        self.target.limits
    }

    /// Does something.
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
            Command::SetSearch(search) if self.current_match().is_some() => self.set_match_search(search),
            Command::Undo if self.current_match().is_some() => self.dispatch_match(MatchCommand::TakeBack),
            Command::Redo if self.current_match().is_some() => self.dispatch_match(MatchCommand::Replay),
            Command::SetSearch(search) => self.edit(|history| history.change(history.document().with_search(search))),
            Command::SetBeside(beside) => {
                self.edit(|history| history.change(Document { beside, ..history.document().clone() }))
            }
            Command::SetGame(game) => self.edit(|history| history.change(history.document().with_position(game))),
            // A change that is still being searched is taken back by not waiting for it.
            Command::Undo if self.awaits_other_search() => self.cancel(),
            Command::Undo => self.edit_keeping_step(History::undo),
            Command::Redo => self.edit_keeping_step(History::redo),
            Command::Open(document, origin) => {
                self.edit(|history| *history = History::new(*document, origin));
                if let Some(pending) = &mut self.pending {
                    pending.opens = true;
                } else {
                    self.opened += 1;
                    self.seek(TimelineStep::START);
                }
            }
            Command::Saved(origin) => {
                let saved = self.latest_history().document().clone();
                if let Some(pending) = self.pending.as_mut().filter(|pending| !pending.opens) {
                    pending.target.history.mark_saved(saved.clone(), origin.clone());
                }
                self.target.history.mark_saved(saved, origin);
            }
            Command::SetDrawingOptions(drawing) => self.redraw(|target| {
                target.folds = target.folds.with_only_visited(drawing.unvisited == UnvisitedDisplay::Frontier);
                target.drawing = drawing;
            }),
            Command::ToggleFold(node) => {
                // What is waited for may be another tree, which is folded in another way.
                let node = self.recording().resolve(node).filter(|_| !self.awaits_other_search());
                if let Some(node) = node.filter(|&node| self.can_fold(node)) {
                    self.redraw(|target| target.folds = target.folds.toggled(node));
                }
            }
            Command::UnfoldAll => {
                self.redraw(|target| target.folds = Folds::new(target.drawing.unvisited == UnvisitedDisplay::Frontier))
            }
            Command::SetLimits(limits) => self.set_limits(limits),
            Command::ContinueSearch => self.set_target(self.target.clone(), Some(self.timeline_step())),
            Command::Show(task_id, analysis) => self.show(task_id, *analysis),
            Command::ShowSplit(task_id, analysis) => self.show_split(task_id, *analysis),
            Command::FailSplit(task_id) => self.fail_split(task_id),
            Command::Cancel => self.cancel(),
            Command::Fail(task_id) => self.fail(task_id),
        }
    }
}
