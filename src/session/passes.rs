//! Searches in several passes: which pass is shown, and how steps are counted through all of them.
//!
//! Every pass has a tree of its own, so that going from one to the next is showing another tree.

use super::Session;
use super::analysis::{Analysis, RecordedSearch};
use super::command::Direction;
use super::playback::StepSize;
use crate::game::any::AnyGame;
use crate::picture::Folds;
use crate::picture::TreeLayout;
use crate::picture::UnvisitedDisplay;
use crate::search::stats::SearchStats;
use crate::trace::passes::{PassStep, Passes};
use crate::trace::{Step, TimelineStep};

impl Session {
    /// All passes of the search; most searches make one.
    #[must_use]
    pub const fn passes(&self) -> &Passes<AnyGame> {
        &self.analysis.passes
    }

    /// Which pass is shown, from 0.
    #[must_use]
    pub const fn pass(&self) -> usize {
        self.analysis.pass
    }

    /// The step on the timeline, which goes through all passes, at which so many steps of the pass that is shown are made.
    #[must_use]
    pub fn timeline_step_at(&self, step: Step) -> TimelineStep {
        self.passes().timeline_step(PassStep { pass: self.pass(), step })
    }

    /// The step that is shown, counted through all passes: as `trace` counts, and bookmarks do.
    #[must_use]
    pub fn own_timeline_step(&self) -> TimelineStep {
        self.timeline_step_at(self.step)
    }

    /// What the search has cost so far, the passes before included.
    #[must_use]
    pub fn count(&self) -> SearchStats {
        self.passes().count(PassStep { pass: self.pass(), step: self.step })
    }

    /// Whether the search is over: the last pass has made its last step.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.pass() + 1 == self.passes().len() && self.step == self.trace().len()
    }

    /// The search as it is recorded, with the pass that is shown.
    pub(super) fn recorded(&self) -> RecordedSearch {
        let Analysis { pass, check, unchecked, .. } = self.analysis;
        RecordedSearch { passes: self.passes().clone(), pass, check, unchecked }
    }

    /// Stands at a step counted through all passes, and shows the pass that it belongs to.
    pub(super) fn set_own_timeline_step(&mut self, step: TimelineStep) {
        let PassStep { pass, step } = self.passes().locate(step);
        if pass != self.pass() {
            // What was folded was folded in another tree.
            self.target.folds = Folds::new(self.target.drawing.unvisited == UnvisitedDisplay::Frontier);
            self.analysis.pass = pass;
            self.analysis.tree_layout =
                TreeLayout::folded(self.recording(), self.target.drawing.writing(), &self.target.folds);
            self.searches += 1;
            self.layouts += 1;
        }
        self.step = step;
    }

    /// Where a direction leads beyond the pass that is shown, as a step counted through all passes.
    pub(super) fn in_another_pass(&self, step_size: StepSize, direction: Direction) -> Option<TimelineStep> {
        let (pass, passes) = (self.pass(), self.passes());
        let after = || pass + 1..passes.len();
        let at = |pass: usize, step: Step| passes.timeline_step(PassStep { pass, step });
        let found = match direction {
            Direction::Forward => after().next().map(|pass| at(pass, 1)),
            Direction::Back => pass.checked_sub(1).map(|pass| {
                let trace = passes.get(pass).trace();
                let end = trace.len();
                at(pass, if step_size == StepSize::Event { end } else { trace.previous_visit(end + 1).unwrap_or(end) })
            }),
            Direction::NextCutoff => after().find_map(|pass| Some(at(pass, passes.get(pass).trace().next_cutoff(0)?))),
            Direction::PreviousCutoff => (0..pass).rev().find_map(|pass| {
                let trace = passes.get(pass).trace();
                Some(at(pass, trace.previous_cutoff(trace.len() + 1)?))
            }),
            Direction::NextLeaf => after().find_map(|pass| Some(at(pass, passes.get(pass).trace().next_leaf(0)?))),
            _ => None,
        };
        found.filter(|&target| target != self.timeline_step())
    }
}
