//! How a session comes to show something else: at once, or as soon as what has to be found is found.
//!
//! As long as only the beginning of a search is shown, the rest of it is waited for, whatever else was asked for and then
//! not waited for.

use super::Session;
use super::aim::{Aim, Waiting};
use super::book::Book;
use super::contest::Contest;
use super::standing::Standing;
use super::work::{Begun, Findings};
use crate::picture::UnvisitedDisplay;
use crate::picture::folds::Folds;
use crate::trace::limits::{Ending, Limits};
use crate::trace::{NodeId, Step};
use std::sync::Arc;

impl Session {
    /// Waits no longer. A search of which only the beginning is shown goes on: nothing else may be said of it.
    pub(super) fn give_up(&mut self) {
        self.waiting = None;
        if self.is_underway() {
            self.aim_at(self.aim.clone(), Some(self.clock()));
        }
    }

    /// A task came to nothing. What is shown of its search is all there will be.
    pub(super) fn fail(&mut self, ticket: u64) {
        if self.task().is_some_and(|task| task.ticket() == ticket) {
            self.waiting = None;
            if self.is_underway() {
                let findings = self.aim.task(self.tasks, None).stopped();
                self.spent.push(std::mem::replace(&mut self.findings, findings));
                self.layouts += 1;
                self.stand_at(self.step);
            }
        }
    }

    /// Whether a node is folded by somebody, or has something below it to be folded.
    pub(super) fn can_fold(&self, node: NodeId) -> bool {
        let is_folded = self.aim.folds.is_folded(self.trace(), node);
        self.aim.folds.is_chosen(node) || (!is_folded && self.trace().subtree_range(node).len() > 1)
    }

    pub(super) fn edit(&mut self, change: impl FnOnce(&mut Book)) {
        // Whatever is changed by hand ends a game.
        let mut aim = Aim { contest: None, ..self.aim.clone() };
        change(&mut aim.book);
        let is_same =
            self.aim.contest.is_none() && aim.book.document() == self.document() && aim.book.origin() == self.origin();
        if is_same && !self.waits_for_another_tree() {
            self.aim = aim;
            return;
        }
        if !aim.is_searched_as(&self.aim) {
            aim.folds = Folds::new(aim.look.unvisited == UnvisitedDisplay::Frontier);
        }
        self.aim_at(aim, None);
    }

    /// Changes the document and stays where somebody stands in its search, where the other search comes there too.
    pub(super) fn edit_here(&mut self, change: impl FnOnce(&mut Book)) {
        self.resumes = Standing::of(self);
        self.edit(change);
        self.resumes = None;
    }

    pub(super) fn waits_for_another_tree(&self) -> bool {
        self.task().is_some_and(|task| task.searches()) && !self.is_beginning()
    }

    /// Changes what is shown of the document, or of the one that is waited for. A search goes on meanwhile: the plan of
    /// its tree is made anew when it is done.
    pub(super) fn redraw(&mut self, change: impl FnOnce(&mut Aim)) {
        match &mut self.waiting {
            Some(waiting) if waiting.task.searches() => {
                change(&mut waiting.aim);
                self.aim.look.unvisited = waiting.aim.look.unvisited;
            }
            Some(waiting) => {
                let mut aim = waiting.aim.clone();
                change(&mut aim);
                self.aim_at(aim, None);
            }
            None => {
                let mut aim = self.aim.clone();
                change(&mut aim);
                self.aim_at(aim, None);
            }
        }
    }

    /// Other limits matter at once where the search on the screen met one.
    pub(super) fn set_limits(&mut self, limits: Limits) {
        let was_met = matches!(self.passes().ending(), Ending::NodeLimit | Ending::MemoryLimit | Ending::TimeLimit);
        let is_other = std::mem::replace(&mut self.aim.limits, limits) != limits;
        if let Some(waiting) = &mut self.waiting {
            waiting.aim.limits = limits;
        } else if was_met && is_other {
            self.aim_at(self.aim.clone(), Some(self.clock()));
        }
    }

    /// Makes everything so, at once or as soon as what has to be found is found. `anew`: to be searched again even if
    /// it was searched like this before, and to go to that step.
    pub(super) fn aim_at(&mut self, aim: Aim, anew: Option<Step>) {
        self.waiting = None;
        let resumes = self.resumes.take();
        self.stopped_short = None;
        // Of what has only begun, the rest is searched.
        let anew = anew.or_else(|| (self.is_underway() && aim.is_searched_as(&self.aim)).then_some(self.clock()));
        let is_same_search = anew.is_none() && aim.is_searched_as(&self.aim);
        if is_same_search && aim.is_drawn_up_as(&self.aim) {
            self.aim = aim;
            return;
        }
        let recorded = is_same_search.then(|| self.recorded());
        let task = aim.task(self.tasks, recorded);
        self.tasks += 1;
        let begun = task.run_now();
        let waiting = Waiting { aim, step: anew.unwrap_or(0), opens: false, resumes, task: Arc::new(task) };
        match begun {
            Begun::All(findings) => self.install(waiting, findings),
            Begun::Part(_) | Begun::Nothing => self.waiting = Some(waiting),
        }
    }

    /// Shows what was found, if it is what is waited for. A search that was stopped before it came as far as the one on
    /// the screen shows nothing new.
    pub(super) fn show(&mut self, ticket: u64, findings: Findings) {
        let is_awaited = self.task().is_some_and(|task| task.ticket() == ticket);
        let Some(waiting) = self.waiting.take_if(|_| is_awaited) else { return self.spent.push(findings) };
        let is_shorter = findings.passes.steps() < self.passes().steps();
        let is_stopped = findings.passes.ending() == Ending::Stopped;
        if is_stopped && is_shorter && waiting.aim.is_searched_as(&self.aim) {
            self.stopped_short = Some(findings.passes.last().total_visits());
            self.aim.limits = self.limits_kept;
            self.spent.push(findings);
        } else {
            self.install(waiting, findings);
        }
    }

    fn install(&mut self, waiting: Waiting, findings: Findings) {
        let Waiting { mut aim, step, task, opens, resumes } = waiting;
        self.opened += u64::from(opens);
        self.limits_kept = task.limits;
        // More of the same search is the same tree, of which more is seen.
        let is_more = task.searches() && aim.is_searched_as(&self.aim);
        if is_more {
            let (here, there) = (self.recording(), findings.recording());
            let is_same_pass = self.findings.pass == findings.pass;
            aim.folds = aim.folds.carried(|node| here.counterpart(node, there).filter(|_| is_same_pass));
        }
        let drawn_up = Aim { look: aim.look.written(task.writing), folds: task.folds.clone(), ..aim.clone() };
        let is_drawn_up = drawn_up.is_drawn_up_as(&aim);
        self.aim = drawn_up;
        self.spent.push(std::mem::replace(&mut self.findings, findings));
        self.layouts += 1;
        if task.searches() {
            // What the program has thought is shown from its end: which move it found, and why.
            let is_thought = self.aim.contest.as_ref().is_some_and(Contest::shows_a_thought);
            let resumed = resumes.and_then(|standing| standing.found_in(self.passes()));
            let last = (is_thought && !is_more).then(|| self.passes().steps());
            self.stand_in_search(last.or(resumed).unwrap_or(step));
        }
        if task.searches() && !is_more {
            self.searches += 1;
            self.playback.set_playing(false);
        }
        if !is_drawn_up {
            self.aim_at(aim, None);
        }
    }
}
