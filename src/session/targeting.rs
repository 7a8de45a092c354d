//! How a session comes to show something else: at once, or as soon as what has to be found is found.
//!
//! As long as only the beginning of a search is shown, the rest of it is waited for, whatever else was asked for and then
//! not waited for.

use super::Session;
use super::analysis::{Analysis, ImmediateResult};
use super::history::History;
use super::play_match::Match;
use super::step_anchor::StepAnchor;
use super::target::{Pending, Target};
use crate::picture::Folds;
use crate::picture::UnvisitedDisplay;
use crate::trace::limits::{Ending, Limits};
use crate::trace::{NodeId, TimelineStep};
use std::sync::Arc;

impl Session {
    /// Waits no longer. A search of which only the beginning is shown goes on: nothing else may be said of it.
    pub(super) fn cancel(&mut self) {
        self.pending = None;
        if self.is_underway() {
            self.set_target(self.target.clone(), Some(self.timeline_step()));
        }
    }

    /// A task came to nothing. What is shown of its search is all there will be.
    pub(super) fn fail(&mut self, task_id: u64) {
        if self.task().is_some_and(|task| task.id() == task_id) {
            self.pending = None;
            if self.is_underway() {
                let analysis = self.target.task(self.tasks, None).stopped();
                self.discarded.push(std::mem::replace(&mut self.analysis, analysis));
                self.layouts += 1;
                self.set_timeline_step(self.own_timeline_step());
            }
        }
    }

    /// Whether a node is folded by somebody, or has something below it to be folded.
    pub(super) fn can_fold(&self, node: NodeId) -> bool {
        let is_folded = self.target.folds.is_folded(self.trace(), node);
        self.target.folds.is_chosen(node) || (!is_folded && self.trace().subtree_range(node).len() > 1)
    }

    pub(super) fn edit(&mut self, change: impl FnOnce(&mut History)) {
        // Whatever is changed by hand ends a game.
        let mut target = Target { current_match: None, ..self.target.clone() };
        change(&mut target.history);
        let is_same = self.target.current_match.is_none()
            && target.history.document() == self.document()
            && target.history.origin() == self.origin();
        if is_same && !self.awaits_other_search() {
            self.target = target;
            return;
        }
        if !target.has_same_search(&self.target) {
            target.folds = Folds::new(target.drawing.unvisited == UnvisitedDisplay::Frontier);
        }
        self.set_target(target, None);
    }

    /// Changes the document and stays where somebody stands in its search, where the other search comes there too.
    pub(super) fn edit_keeping_step(&mut self, change: impl FnOnce(&mut History)) {
        self.resume_at = StepAnchor::of(self);
        self.edit(change);
        self.resume_at = None;
    }

    pub(super) fn awaits_other_search(&self) -> bool {
        self.task().is_some_and(|task| task.searches()) && !self.shows_partial_search()
    }

    /// Changes what is shown of the document, or of the one that is waited for. A search goes on meanwhile: the plan of
    /// its tree is made anew when it is done.
    pub(super) fn redraw(&mut self, change: impl FnOnce(&mut Target)) {
        match &mut self.pending {
            Some(pending) if pending.task.searches() => {
                change(&mut pending.target);
                self.target.drawing.unvisited = pending.target.drawing.unvisited;
            }
            Some(pending) => {
                let mut target = pending.target.clone();
                change(&mut target);
                self.set_target(target, None);
            }
            None => {
                let mut target = self.target.clone();
                change(&mut target);
                self.set_target(target, None);
            }
        }
    }

    /// Other limits matter at once where the search on the screen met one.
    pub(super) fn set_limits(&mut self, limits: Limits) {
        let was_met = matches!(self.passes().ending(), Ending::NodeLimit | Ending::MemoryLimit | Ending::TimeLimit);
        let is_other = std::mem::replace(&mut self.target.limits, limits) != limits;
        if let Some(pending) = &mut self.pending {
            pending.target.limits = limits;
        } else if was_met && is_other {
            self.set_target(self.target.clone(), Some(self.timeline_step()));
        }
    }

    /// Makes everything so, at once or as soon as what has to be found is found. `anew`: to be searched again even if
    /// it was searched like this before, and to go to that step.
    pub(super) fn set_target(&mut self, target: Target, anew: Option<TimelineStep>) {
        self.pending = None;
        let resume_at = self.resume_at.take();
        self.stopped_early = None;
        // Of what has only begun, the rest is searched.
        let anew = anew
            .or_else(|| (self.is_underway() && target.has_same_search(&self.target)).then_some(self.timeline_step()));
        let is_same_search = anew.is_none() && target.has_same_search(&self.target);
        if is_same_search && target.has_same_layout(&self.target) {
            self.target = target;
            return;
        }
        let recorded = is_same_search.then(|| self.recorded());
        let task = target.task(self.tasks, recorded);
        self.tasks += 1;
        let begun = task.run_immediately();
        let pending = Pending { target, step: anew.unwrap_or_default(), opens: false, resume_at, task: Arc::new(task) };
        match begun {
            ImmediateResult::Complete(analysis) => self.install(pending, analysis),
            ImmediateResult::Partial(_) | ImmediateResult::Deferred => self.pending = Some(pending),
        }
    }

    /// Shows what was found, if it is what is waited for. A search that was stopped before it came as far as the one on
    /// the screen shows nothing new.
    pub(super) fn show(&mut self, task_id: u64, analysis: Analysis) {
        let is_awaited = self.task().is_some_and(|task| task.id() == task_id);
        let Some(pending) = self.pending.take_if(|_| is_awaited) else { return self.discarded.push(analysis) };
        let is_shorter = analysis.passes.end() < self.passes().end();
        let is_stopped = analysis.passes.ending() == Ending::Stopped;
        if is_stopped && is_shorter && pending.target.has_same_search(&self.target) {
            self.stopped_early = Some(analysis.passes.last().total_visits());
            self.target.limits = self.shown_limits;
            self.discarded.push(analysis);
        } else {
            self.install(pending, analysis);
        }
    }

    fn install(&mut self, pending: Pending, analysis: Analysis) {
        let Pending { mut target, step, task, opens, resume_at } = pending;
        self.opened += u64::from(opens);
        self.shown_limits = task.limits;
        // More of the same search is the same tree, of which more is seen.
        let is_more = task.searches() && target.has_same_search(&self.target);
        if is_more {
            let (here, there) = (self.recording(), analysis.recording());
            let is_same_pass = self.analysis.pass == analysis.pass;
            target.folds = target.folds.carried(|node| here.counterpart(node, there).filter(|_| is_same_pass));
        }
        let drawn_up =
            Target { drawing: target.drawing.with_notation(task.writing), folds: task.folds.clone(), ..target.clone() };
        let is_drawn_up = drawn_up.has_same_layout(&target);
        self.target = drawn_up;
        self.discarded.push(std::mem::replace(&mut self.analysis, analysis));
        self.layouts += 1;
        if task.searches() {
            // What the program has thought is shown from its end: which move it found, and why.
            let is_thought = self.target.current_match.as_ref().is_some_and(Match::shows_opponent_search);
            let resumed = resume_at.and_then(|anchor| anchor.locate_in(self.passes()));
            let last = (is_thought && !is_more).then(|| self.passes().end());
            self.set_own_timeline_step(last.or(resumed).unwrap_or(step));
        }
        if task.searches() && !is_more {
            self.searches += 1;
            self.playback.set_playing(false);
        }
        if !is_drawn_up {
            self.set_target(target, None);
        }
    }
}
