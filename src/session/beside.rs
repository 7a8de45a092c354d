//! What a session shows beside its search or instead of it: the split view of two searches, or a Monte Carlo tree search, alone or beside
//! the search.
//!
//! A Monte Carlo tree search and the search beside it are each at their own step; the user steps through one of them at a time. This module
//! does not depend on playback.

use super::mcts_view::{MctsKey, MctsState, MctsView};
use super::open_document::{Arrival, StepAnchor};
use super::opponent::{Reply, first_legal};
use super::play_match::Match;
use super::session::Session;
use super::shown_search::ShownSearch;
use super::split_view::{SplitKey, SplitSide, SplitState, SplitView};
use super::task::{Task, TaskId};
use poda_core::search::SearchConfig;
use poda_core::trace::TimelineStep;
use std::sync::Arc;

impl Session {
    // The split view of two searches

    /// Returns the split view, if it is shown.
    pub fn split(&self) -> Option<&SplitView> {
        self.split.as_ref()?.view.as_deref()
    }

    /// Returns the pending task that makes the split view.
    pub(super) fn split_task(&self) -> Option<&Arc<Task>> {
        self.split.as_ref()?.task.as_ref()
    }

    /// Makes the split view that the document asks for, at once or when its task is done. Does nothing if the split view would be made from
    /// the same things as before. A document that is opened at a step is shown at that step even if the first search has fewer steps.
    pub(super) fn update_split(&mut self, opened_at: Option<TimelineStep>) {
        let key = self.split_key();
        if key.as_ref() == self.split.as_ref().map(|split| &split.key) {
            return;
        }
        let step = opened_at.unwrap_or_else(|| self.timeline_step());
        if let Some(view) = self.split.take().and_then(|split| split.view) {
            self.document.discarded.extend(view.searches);
        }
        let game = || self.document().game.clone();
        self.split = key.map(|key| SplitState::start(key, game(), &self.search().analysis, step));
    }

    /// Returns what the split view is to be made from. Returns `None` if there can be no split view: during a match, beside a Monte Carlo
    /// tree search, and while only the beginning of the search is recorded.
    fn split_key(&self) -> Option<SplitKey> {
        let second = self.document().beside?;
        let recording = self.search().passes().last().id;
        let is_possible = !self.search().is_underway() && self.current_match().is_none() && self.mcts().is_none();
        let (run, drawing, limits) = (self.document().run.clone(), self.drawing_options(), self.limits());
        is_possible.then_some(SplitKey { recording, second, run, drawing, limits })
    }

    pub(super) fn show_split(&mut self, task: TaskId, searches: Box<[ShownSearch; 2]>) {
        let step = self.timeline_step();
        if let Some(split) = &mut self.split
            && split.task.take_if(|pending| pending.id == task).is_some()
        {
            split.view = Some(Box::new(SplitView::new(*searches, step)));
        } else {
            self.document.discarded.extend(*searches);
        }
    }

    pub(super) fn fail_split(&mut self, task: TaskId) {
        if let Some(split) = &mut self.split {
            // If this task was pending, there is no split view.
            split.task.take_if(|pending| pending.id == task);
        }
    }

    // Monte Carlo tree search

    /// Returns the Monte Carlo tree search that is shown instead of the search or beside it, if the document asks for one.
    pub fn mcts(&self) -> Option<&MctsView> {
        self.mcts.as_ref().filter(|_| self.document.target.shows_mcts())?.view.as_deref()
    }

    /// Returns the Monte Carlo tree search if the user steps through it, not through the search beside it.
    pub fn stepped_mcts(&self) -> Option<&MctsView> {
        self.mcts().filter(|_| !self.steps_beside_mcts())
    }

    pub fn is_beside_mcts(&self) -> bool {
        self.mcts().is_some() && self.document.target.shows_search()
    }

    /// Returns whether the user steps through the search that is shown beside a Monte Carlo tree search.
    pub fn steps_beside_mcts(&self) -> bool {
        self.stepped_side == SplitSide::Second && self.is_beside_mcts()
    }

    /// Returns the step at which a link opens what is shown: always a step of the first search, even if the user steps through the second.
    pub fn linked_step(&self) -> TimelineStep {
        match self.mcts() {
            Some(mcts) if self.steps_beside_mcts() => mcts.timeline_step(),
            Some(_) | None => self.target_step(),
        }
    }

    /// Returns which of the two the user steps through: the Monte Carlo tree search, which is the first, or the search beside it.
    pub fn stepped_side(&self) -> SplitSide {
        if self.steps_beside_mcts() { SplitSide::Second } else { SplitSide::First }
    }

    /// Returns the pending task that records the whole Monte Carlo tree search.
    pub(super) fn sampling_task(&self) -> Option<&Arc<Task>> {
        self.mcts.as_ref()?.pending.as_ref().map(|(task, _)| task)
    }

    /// Steps through the Monte Carlo tree search, which is the first side, or through the search beside it.
    pub(super) fn step_through(&mut self, side: SplitSide) {
        if self.is_beside_mcts() && self.stepped_side != side {
            self.stepped_side = side;
            self.playback.set_playing(false);
        }
    }

    /// Shows a search beside the first one, or removes it. Beside a Monte Carlo tree search that is over, the search is shown at its end.
    pub(super) fn set_beside(&mut self, beside: Option<SearchConfig>) {
        let is_over = self.mcts().is_some_and(MctsView::is_over);
        let arrival = if is_over { Arrival::Anchor(Some(StepAnchor::End)) } else { Arrival::START };
        self.document.edit(arrival, |history| history.change(history.document().with_beside(beside)));
        if beside.is_none() {
            self.stepped_side = SplitSide::First;
        }
    }

    /// Returns the step of the search, even if the user steps through a Monte Carlo tree search.
    pub(super) fn step_of_search(&self) -> TimelineStep {
        if self.mcts().is_some() { self.search().timeline_step() } else { self.timeline_step() }
    }

    /// Makes the view of a Monte Carlo tree search that the document asks for. Does nothing if it would be made from the same things as
    /// before.
    pub(super) fn update_mcts(&mut self, opened_at: Option<TimelineStep>) {
        let key = self.mcts_key();
        if key.as_ref() != self.mcts.as_ref().map(|mcts| &mcts.key) {
            let (target, before) = (&self.document.target, self.mcts.as_ref());
            // A search by which the program moves is shown from its end.
            let is_of_program = target.current_match.as_ref().is_some_and(Match::shows_opponent_search);
            let step = if is_of_program { MctsState::END } else { opened_at.unwrap_or_default() };
            let state = key.map(|key| MctsState::start(key, target.searched_game(), before, step));
            self.mcts = state;
        }
    }

    fn mcts_key(&self) -> Option<MctsKey> {
        let (position, &config) = self.document.target.mcts_searched()?;
        Some(MctsKey { position: position.clone(), config, limits: self.limits() })
    }

    /// Returns the program's next move in a match, if the Monte Carlo tree search for it is done. If that search cannot be made, this is
    /// the first legal move.
    pub(super) fn sampled_reply(&self) -> Option<Reply> {
        let state =
            self.mcts.as_ref().filter(|_| self.task().is_none() && self.document.target.awaits_sampled_reply())?;
        let is_done = state.pending.is_none();
        let reply = is_done.then(|| state.view.as_ref().and_then(|view| view.reply()));
        reply?.or_else(|| first_legal(&state.key.position))
    }

    pub(super) fn change_mcts(&mut self, change: impl FnOnce(&mut MctsState)) {
        if let Some(mcts) = &mut self.mcts {
            change(mcts);
        }
    }
}
