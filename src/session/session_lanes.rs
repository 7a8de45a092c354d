//! The lanes of a session: which are shown, how the other lanes are made, and at which steps they are.
//!
//! This module does not depend on how a direction is followed.

use super::lanes::{Clock, Lane, Lanes, Side};
use super::open_document::{Arrival, StepAnchor};
use super::opponent::{Reply, first_legal};
use super::other_lanes::{OtherKey, OtherLanes};
use super::play_match::Match;
use super::sampled_lane::{SampledKey, SampledLane, SampledState};
use super::session::Session;
use super::split_view::{SplitKey, SplitState, SplitView};
use super::task::{Shown, Task, TaskId};
use poda_core::search::SearchConfig;
use poda_core::trace::TimelineStep;
use std::sync::Arc;

impl Session {
    /// Returns the lanes that are shown.
    pub fn lanes(&self) -> Lanes<'_> {
        let own = Lane::Search(self.search());
        match (self.sampled(), self.split()) {
            (Some(sampled), _) => {
                let second = self.document.target.shows_search().then_some(own);
                let stepped_side = if second.is_some() { self.stepped_side } else { Side::First };
                Lanes { first: Lane::Sampled(sampled), second, stepped_side, clock: Clock::Separate }
            }
            (None, Some(split)) => split.lanes(),
            (None, None) => Lanes::of_one(own),
        }
    }

    /// Returns the lane that the user steps through.
    pub fn stepped(&self) -> Lane<'_> {
        self.lanes().stepped()
    }

    pub fn stepped_side(&self) -> Side {
        self.lanes().stepped_side
    }

    /// Returns the split view, if it is shown.
    pub fn split(&self) -> Option<&SplitView> {
        self.other.as_ref()?.split()?.view.as_deref()
    }

    /// Returns the sampled search that is shown in place of the document's search or beside it.
    pub fn sampled(&self) -> Option<&SampledLane> {
        self.sampled_state().filter(|_| self.document.target.shows_sampled())?.lane.as_deref()
    }

    fn sampled_state(&self) -> Option<&SampledState> {
        self.other.as_ref()?.sampled()
    }

    /// Returns the pending task of the split view.
    pub(super) fn split_task(&self) -> Option<&Arc<Task>> {
        self.other.as_ref()?.split()?.task.as_ref()
    }

    /// Returns the pending task that records the whole sampled search.
    pub(super) fn sampling_task(&self) -> Option<&Arc<Task>> {
        self.sampled_state()?.pending.as_ref().map(|(task, _)| task)
    }

    /// Returns the step at which a link opens what is shown: always a step of the first lane, even if the user steps through the second.
    pub fn linked_step(&self) -> TimelineStep {
        match self.stepped_side() {
            Side::First => self.target_step(),
            Side::Second => self.lanes().first.timeline_step(),
        }
    }

    /// Steps through the lane of a side, if each lane is at its own step.
    pub(super) fn step_through(&mut self, side: Side) {
        if self.lanes().are_separate() && self.stepped_side != side {
            self.stepped_side = side;
            self.playback.set_playing(false);
        }
    }

    /// Shows a search beside the first lane, or removes it. Beside a sampled search that is over, the search is shown at its end.
    pub(super) fn set_beside(&mut self, beside: Option<SearchConfig>) {
        let is_over = self.sampled().is_some_and(SampledLane::is_over);
        let arrival = if is_over { Arrival::Anchor(Some(StepAnchor::End)) } else { Arrival::START };
        self.document.edit(arrival, |history| history.change(history.document().with_beside(beside)));
        if beside.is_none() {
            self.stepped_side = Side::First;
        }
    }

    /// Makes the lanes that the document asks for besides its own, at once or when their task is done. Does nothing if they would be made
    /// from the same things as before. A document that is opened at a step is shown at that step.
    pub(super) fn update_other_lanes(&mut self, opened_at: Option<TimelineStep>) {
        let key = self.sampled_key().map(OtherKey::Sampled).or_else(|| self.split_key().map(OtherKey::Split));
        let is_same = match &key {
            None => self.other.is_none(),
            Some(key) => self.other.as_ref().is_some_and(|other| other.is_made_from(key)),
        };
        if is_same {
            return;
        }
        let (step, target) = (self.timeline_step(), &self.document.target);
        let other = key.map(|key| match key {
            OtherKey::Split(key) => {
                let (game, first) = (target.history.document().game.clone(), &self.search().analysis);
                // Even if the first search has fewer steps.
                OtherLanes::Split(SplitState::start(key, game, first, opened_at.unwrap_or(step)))
            }
            OtherKey::Sampled(key) => {
                // A search by which the program moves is shown from its end.
                let is_of_program = target.current_match.as_ref().is_some_and(Match::shows_opponent_search);
                let step = if is_of_program { SampledState::END } else { opened_at.unwrap_or_default() };
                OtherLanes::Sampled(SampledState::start(key, target.searched_game(), self.sampled_state(), step))
            }
        });
        if let Some(OtherLanes::Split(SplitState { view: Some(view), .. })) = std::mem::replace(&mut self.other, other)
        {
            self.document.discarded.extend(view.searches);
        }
    }

    fn sampled_key(&self) -> Option<SampledKey> {
        let (position, &config) = self.document.target.sampled()?;
        Some(SampledKey { position: position.clone(), config, limits: self.limits() })
    }

    /// Returns what the split view is to be made from; `None` if there can be no split view: during a match, and while only the beginning
    /// of the search is recorded.
    fn split_key(&self) -> Option<SplitKey> {
        let second = self.document().beside?;
        let recording = self.search().passes().last().id;
        let is_possible = !self.search().is_underway() && self.current_match().is_none();
        let (run, drawing, limits) = (self.document().run.clone(), self.drawing_options(), self.limits());
        is_possible.then_some(SplitKey { recording, second, run, drawing, limits })
    }

    /// Makes the other lanes again, at the current step.
    pub(super) fn make_other_lanes_again(&mut self) {
        let step = self.timeline_step();
        self.other = None;
        self.update_other_lanes(Some(step));
    }

    /// Shows the result of a task, if the task is pending.
    pub(super) fn show(&mut self, task: TaskId, shown: Shown) {
        let step = self.timeline_step();
        match (shown, &mut self.other) {
            (Shown::Search(search), _) => self.document.show(task, *search),
            (Shown::Pair(searches), Some(OtherLanes::Split(split))) => {
                self.document.discarded.extend(split.show(task, *searches, step));
            }
            (Shown::Pair(searches), Some(OtherLanes::Sampled(_)) | None) => self.document.discarded.extend(*searches),
            (Shown::Sampled(found), Some(OtherLanes::Sampled(sampled))) => sampled.show(task, found),
            (Shown::Sampled(_), Some(OtherLanes::Split(_)) | None) => {}
        }
    }

    /// Handles the failure of a task: what is recorded so far remains shown.
    pub(super) fn fail(&mut self, task: TaskId) {
        self.document.fail(task);
        match &mut self.other {
            Some(OtherLanes::Split(split)) => split.fail(task),
            Some(OtherLanes::Sampled(sampled)) => sampled.fail(task),
            None => {}
        }
    }

    /// Returns the step of the document's search, even if the user steps through a sampled one.
    pub(super) fn step_of_search(&self) -> TimelineStep {
        if self.sampled().is_some() { self.search().timeline_step() } else { self.timeline_step() }
    }

    /// Returns the step of the stepped lane that will be shown when its task is done.
    pub(super) fn pending_step(&self) -> Option<TimelineStep> {
        match (self.sampled_state(), self.stepped_side()) {
            (Some(sampled), Side::First) => sampled.pending.as_ref().map(|(_, step)| *step),
            (Some(_), Side::Second) | (None, _) => self.document.pending_step(),
        }
    }

    /// Goes to a step of the sampled search, if there is one.
    pub(super) fn set_sampled_step(&mut self, step: TimelineStep) {
        if let Some(OtherLanes::Sampled(sampled)) = &mut self.other {
            sampled.set_step(step);
        }
    }

    /// Goes to a step of the timeline.
    pub(super) fn set_timeline_step(&mut self, step: TimelineStep) {
        if self.stepped().sampled().is_some() {
            return self.set_sampled_step(step);
        }
        if let Some(OtherLanes::Split(SplitState { view: Some(split), .. })) = &mut self.other {
            split.set_timeline_step(step);
            if self.search().passes().len() != 1 {
                // The split view shows only the last pass of a search, and its timeline has no other pass.
                return;
            }
        }
        self.document.set_step(step);
    }

    /// Returns the program's next move in a match, if the sampled search for it is done. If that search cannot be made, this is the first
    /// legal move.
    pub(super) fn sampled_reply(&self) -> Option<Reply> {
        let awaits_reply = self.task().is_none() && self.document.target.awaits_sampled_reply();
        let state = self.sampled_state().filter(|state| awaits_reply && state.pending.is_none())?;
        state.lane.as_ref().and_then(|lane| lane.reply()).or_else(|| first_legal(&state.key.position))
    }
}
