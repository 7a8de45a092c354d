//! The open document with its lanes: which are shown, how the other lanes are made, and at which steps they are.
//!
//! This module does not depend on commands, on playback or on how a direction is followed.

use super::lanes::{Clock, Lane, Lanes, Side};
use super::open_document::{Arrival, OpenDocument, StepAnchor};
use super::opponent::Reply;
use super::other_lane::OtherLane;
use super::play_match::Match;
use super::shown_search::ShownSearch;
use super::split_view::{SplitKey, SplitState, SplitView};
use super::task::{Shown, Task, TaskId};
use poda_core::search::AnySearch;
use poda_core::trace::TimelineStep;
use std::sync::Arc;

/// The open document and what is shown of its searches.
#[derive(Debug)]
pub(super) struct OpenLanes {
    pub document: OpenDocument,
    /// Two searches on one tree, in place of the document's own, if the document asks for them.
    split: Option<SplitState>,
    /// The second search, if it is not a depth-first one.
    second: Option<OtherLane>,
    /// Which of two lanes the user steps through, if each is at its own step.
    stepped_side: Side,
}

impl OpenLanes {
    /// Creates the lanes of a document that is opened at a step.
    pub fn new(document: OpenDocument, step: TimelineStep) -> Self {
        let mut lanes = Self { document, split: None, second: None, stepped_side: Side::First };
        lanes.update_other_lanes(Some(step));
        lanes
    }

    /// Returns the lanes that are shown.
    pub fn lanes(&self) -> Lanes<'_> {
        if let Some(split) = self.split() {
            return split.lanes();
        }
        let first = self.own_lane();
        let Some(second) = self.lane_beside() else { return Lanes::of_one(first) };
        let are_counted = [first, second].iter().all(|lane| lane.kind().has_iterations());
        let clock = if are_counted { Clock::Iterations } else { Clock::Separate };
        Lanes { first, second: Some(second), stepped_side: self.stepped_side, clock }
    }

    /// Returns the lane beside the own one, if it is at its own step. Two depth-first searches are a split view.
    fn lane_beside(&self) -> Option<Lane<'_>> {
        let target = &self.document.target;
        let is_depth_first = target.search_on(Side::Second)?.search().is_some();
        if is_depth_first { self.document.lanes.beside().map(Lane::Search) } else { self.other_lane(Side::Second) }
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
        self.split.as_ref()?.view.as_deref()
    }

    /// Returns the lane of the document's own search, or of the position that a match shows. Where two searches are
    /// shown on one tree, its steps are not those of the split view.
    pub fn own_lane(&self) -> Lane<'_> {
        self.document.lanes.first()
    }

    /// Returns the lane of a side if its search is not a depth-first one.
    pub fn other_lane(&self, side: Side) -> Option<Lane<'_>> {
        self.other(side).map(OtherLane::lane)
    }

    const fn other(&self, side: Side) -> Option<&OtherLane> {
        match side {
            Side::First => self.document.lanes.other(),
            Side::Second => self.second.as_ref(),
        }
    }

    const fn other_mut(&mut self, side: Side) -> Option<&mut OtherLane> {
        match side {
            Side::First => self.document.lanes.other_mut(),
            Side::Second => self.second.as_mut(),
        }
    }

    fn others(&self) -> impl Iterator<Item = &OtherLane> {
        Side::BOTH.into_iter().filter_map(|side| self.other(side))
    }

    fn others_mut(&mut self) -> impl Iterator<Item = &mut OtherLane> {
        self.document.lanes.other_mut().into_iter().chain(&mut self.second)
    }

    /// Returns the memory of the lanes that are shown, in bytes.
    pub fn bytes(&self) -> usize {
        let depth_first = self.document.lanes.search().map_or(0, ShownSearch::bytes);
        let split = self.split().map_or(0, SplitView::bytes);
        depth_first + split + self.others().map(|other| other.lane().bytes()).sum::<usize>()
    }

    /// Returns all pending tasks.
    pub fn tasks(&self) -> impl Iterator<Item = &Arc<Task>> {
        let split_task = self.split.as_ref().and_then(|split| split.task.as_ref());
        let other_tasks = self.others().filter_map(OtherLane::task);
        self.document.task().into_iter().chain(other_tasks).chain(split_task)
    }

    /// Returns whether a search of another kind than the depth-first one is being recorded.
    pub fn records_other(&self) -> bool {
        self.others().any(OtherLane::is_pending)
    }

    /// Returns the timeline step that will be shown when the search is done; the current step if nothing is pending.
    pub fn target_step(&self) -> TimelineStep {
        let step = self.lanes().timeline_step();
        self.pending_step().map_or(step, |pending| pending.max(step))
    }

    /// Returns the step at which a link opens what is shown: always a step of the first lane, even if the user steps
    /// through the second.
    pub fn linked_step(&self) -> TimelineStep {
        match self.stepped_side() {
            Side::First => self.target_step(),
            Side::Second => self.lanes().first.timeline_step(),
        }
    }

    /// Steps through the lane of a side from now on, if each lane is at its own step; returns whether it is another one.
    pub fn step_through(&mut self, side: Side) -> bool {
        let is_other = self.lanes().are_separate() && self.stepped_side != side;
        if is_other {
            self.stepped_side = side;
        }
        is_other
    }

    /// Steps through the first lane from now on.
    pub const fn step_through_first(&mut self) {
        self.stepped_side = Side::First;
    }

    /// Shows a search beside the first lane, or removes it. Beside a search of another kind that is over, the
    /// depth-first search is shown at its end.
    pub fn set_beside(&mut self, beside: Option<AnySearch>) {
        let is_over = self.other_lane(Side::First).is_some_and(Lane::is_over);
        let arrival = if is_over { Arrival::Anchor(Some(StepAnchor::End)) } else { Arrival::START };
        self.document.edit(arrival, |history| history.change(history.document().with_second(beside)));
        if beside.is_none() {
            self.stepped_side = Side::First;
        }
    }

    /// Makes the lanes that the document asks for besides its own, at once or when their task is done. Does nothing if
    /// they would be made from the same things as before. A document that is opened at a step is shown at that step.
    pub fn update_other_lanes(&mut self, opened_at: Option<TimelineStep>) {
        self.update_split_view(opened_at);
        let is_new = Side::BOTH.map(|side| self.update_other_lane(side, opened_at));
        if is_new.contains(&true) {
            self.follow_iterations();
        }
    }

    fn update_split_view(&mut self, opened_at: Option<TimelineStep>) {
        let key = self.split_key();
        if key.as_ref() == self.split.as_ref().map(|split| &split.key) {
            return;
        }
        let split = self.document.lanes.search().zip(key).map(|(first, key)| {
            // Even if the first search has fewer steps.
            let step = opened_at.unwrap_or_else(|| self.lanes().timeline_step());
            SplitState::start(key, self.document.target.history.document().game.clone(), &first.analysis, step)
        });
        if let Some(view) = std::mem::replace(&mut self.split, split).and_then(|split| split.view) {
            self.document.discarded.extend(view.searches);
        }
    }

    /// Makes the lane of a side if its search is not a depth-first one; returns whether it is new.
    fn update_other_lane(&mut self, side: Side, opened_at: Option<TimelineStep>) -> bool {
        let key = self.document.target.lane_key(side);
        let is_new = key.as_ref() != self.other(side).map(|lane| &lane.key);
        if is_new {
            self.make_other_lane(side, opened_at);
        }
        is_new
    }

    fn make_other_lane(&mut self, side: Side, opened_at: Option<TimelineStep>) {
        let target = &self.document.target;
        let lane = target.lane_key(side).and_then(|key| {
            // A search by which the program moves is shown from its end, and so is one beside a search that is over.
            let is_of_program = target.current_match.as_ref().is_some_and(Match::shows_opponent_search);
            let step = match side {
                Side::First if is_of_program => OtherLane::END,
                Side::First => opened_at.unwrap_or_default(),
                Side::Second if self.own_lane().is_over() => OtherLane::END,
                Side::Second => TimelineStep::START,
            };
            OtherLane::start(key, target.searched_game(), self.other(side).or(self.other(side.other())), step)
        });
        match (side, lane) {
            (Side::First, Some(lane)) => self.document.show_other(lane),
            // The depth-first search is the first lane.
            (Side::First, None) => {}
            (Side::Second, lane) => self.second = lane,
        }
    }

    /// If both lanes are at as many iterations, moves the one that is not stepped to the step with as many as the
    /// other.
    fn follow_iterations(&mut self) {
        let lanes = self.lanes();
        if lanes.clock != Clock::Iterations {
            return;
        }
        let side = lanes.stepped_side.other();
        let step = lanes.lane(side).step_as_far_as(lanes.stepped());
        if let (Some(follower), Some(step)) = (self.other_mut(side), step) {
            follower.set_step(step);
        }
    }

    /// Returns what the split view is to be made from; `None` if there can be no split view: during a match, and while
    /// only the beginning of the search is recorded.
    fn split_key(&self) -> Option<SplitKey> {
        let second = *self.document.target.history.document().searches.second()?.search()?;
        let search = self.document.lanes.search()?;
        let recording = search.passes().last().id;
        let is_alone = self.document.target.is_depth_first() && self.document.latest_target().current_match.is_none();
        let is_possible = is_alone && !search.is_underway();
        let (run, drawing, limits) = (
            self.document.target.history.document().searches.run().cloned(),
            self.document.target.drawing,
            self.document.target.limits,
        );
        is_possible.then_some(SplitKey { recording, second, run, drawing, limits })
    }

    /// Makes the stepped lane again at the current step, if its search is not a depth-first one.
    pub fn record_other_again(&mut self) {
        let (side, step) = (self.stepped_side(), self.lanes().timeline_step());
        self.make_other_lane(side, None);
        self.set_other_step(side, step);
    }

    /// Shows the result of a task, if the task is pending.
    pub fn show(&mut self, task: TaskId, shown: Shown) {
        if let Shown::Search(search) = shown {
            return self.document.show(task, *search);
        }
        if let Shown::Pair(searches) = shown {
            let step = self.lanes().timeline_step();
            let discarded = match &mut self.split {
                Some(split) => split.show(task, *searches, step),
                None => (*searches).into(),
            };
            self.document.discarded.extend(discarded);
        } else {
            if let Some(lane) = self.others_mut().find(|lane| lane.awaits(task)) {
                lane.show(shown);
            }
            self.follow_iterations();
        }
    }

    /// Handles the failure of a task: what is recorded so far remains shown.
    pub fn fail(&mut self, task: TaskId) {
        self.document.fail(task);
        if let Some(split) = &mut self.split {
            split.fail(task);
        }
        for lane in self.others_mut() {
            lane.fail(task);
        }
    }

    /// Returns the step of the depth-first search, even if the user steps through another one; the start if there is
    /// none.
    pub fn step_of_search(&self) -> TimelineStep {
        let own = || self.document.lanes.search().map_or(TimelineStep::START, ShownSearch::timeline_step);
        if self.split().is_some() { self.lanes().timeline_step() } else { own() }
    }

    /// Returns the step of the stepped lane that will be shown when its task is done.
    fn pending_step(&self) -> Option<TimelineStep> {
        match self.other(self.stepped_side()) {
            Some(lane) => lane.pending_step(),
            None => self.document.pending_step(),
        }
    }

    /// Goes to a step of the lane of a side, if its search is not a depth-first one.
    pub fn set_other_step(&mut self, side: Side, step: TimelineStep) {
        if let Some(lane) = self.other_mut(side) {
            lane.set_step(step);
            self.follow_iterations();
        }
    }

    /// Goes to a step of the timeline. A step that is not recorded yet is shown when it is.
    pub fn set_timeline_step(&mut self, step: TimelineStep) {
        if self.stepped().search().is_none() {
            return self.set_other_step(self.stepped_side(), step);
        }
        if let Some(SplitState { view: Some(split), .. }) = &mut self.split {
            split.set_timeline_step(step);
            if self.document.lanes.search().is_some_and(|search| search.passes().len() != 1) {
                // The split view shows only the last pass of a search, and its timeline has no other pass.
                return;
            }
        }
        self.document.set_step(step);
        self.document.keep_step_when_done(step);
    }

    /// Returns whether the program moves by a search that is not a depth-first one.
    pub fn awaits_reply_of_other_lane(&self) -> bool {
        self.document.target.awaits_reply() && !self.document.target.is_depth_first()
    }

    /// Returns the program's next move in a match, if the search for it is done and is not a depth-first one.
    pub fn other_reply(&self) -> Option<Reply> {
        let awaits_reply = self.document.task().is_none() && self.awaits_reply_of_other_lane();
        self.other(Side::First).filter(|lane| awaits_reply && !lane.is_pending())?.reply()
    }
}
