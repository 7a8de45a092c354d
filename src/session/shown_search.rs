//! A search as it is shown: its recorded passes, the one of them that is visible, the layout of that pass's tree, and the
//! step at which it is shown.
//!
//! Steps are counted in two ways: within the visible pass (`step`), and through all passes one after the other
//! (`timeline_step`), as bookmarks and the timeline count them. Does not know what document the search belongs to.

use super::UniqueId;
use super::minimax_check::{MinimaxResult, confirms};
use super::playback::{Direction, StepSize};
use poda_core::game::any::AnyGame;
use poda_core::search::SearchConfig;
use poda_core::search::stats::SearchStats;
use poda_core::trace::limits::{Ending, Limits};
use poda_core::trace::moment::Moment;
use poda_core::trace::passes::{PassStep, Passes};
use poda_core::trace::recording::Recording;
use poda_core::trace::{Step, TimelineStep, Trace};
use poda_picture::picture::{
    Folds, Notation, NotationOptions, Perspective, Probabilities, TreeLayout, UnvisitedDisplay,
};
use std::sync::Arc;

/// A search as it is shown. A session shows one, or two side by side.
#[derive(Clone, Debug)]
pub struct ShownSearch {
    id: UniqueId,
    pub(super) analysis: Analysis,
    /// The visible pass, and how many of its steps have been made.
    position: PassStep,
    /// The layout of the visible pass.
    pub tree_layout: TreeLayout,
    /// Identifies the layout of the tree: while it is the same, every node stands where it stood.
    pub layout_id: UniqueId,
    /// Which of its nodes are folded.
    pub folds: Folds,
}

/// Identifies the tree that is shown. It stays the same while more of the same search is recorded.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TreeId {
    search: UniqueId,
    pass: usize,
}

impl TreeId {
    /// Whether both are passes of one search.
    pub fn is_same_search(self, other: Self) -> bool {
        self.search == other.search
    }
}

impl ShownSearch {
    /// A pass of a search before its first step.
    pub(super) fn new(analysis: Analysis, pass: usize, notation: NotationOptions, folds: &Folds) -> Self {
        let folds = folds.resolved(analysis.passes.get(pass).trace());
        let tree_layout = TreeLayout::folded(&**analysis.passes.get(pass), notation, &folds);
        Self::with_layout(analysis, pass, tree_layout, folds)
    }

    /// The same with a tree that has been laid out already.
    pub(super) fn with_layout(analysis: Analysis, pass: usize, tree_layout: TreeLayout, folds: Folds) -> Self {
        let position = PassStep { pass, step: 0 };
        Self { id: UniqueId::next(), analysis, position, tree_layout, layout_id: UniqueId::next(), folds }
    }

    /// The same as the search that was shown before: more of it is recorded, or its tree is laid out in another way.
    pub(super) fn continuing(self, before: &Self) -> Self {
        Self { id: before.id, ..self }
    }

    /// Identifies the tree that is shown.
    pub const fn tree_id(&self) -> TreeId {
        TreeId { search: self.id, pass: self.position.pass }
    }

    pub(super) fn is_of(&self, (root, config): (&AnyGame, &SearchConfig)) -> bool {
        self.config() == config && self.root() == root
    }

    /// Whether only its root is recorded, because something else is shown in its place.
    pub(super) const fn is_stand_in(&self) -> bool {
        self.analysis.limits.nodes <= Self::STAND_IN_NODES
    }

    /// The nodes of a search in whose place something else is shown.
    pub(super) const STAND_IN_NODES: usize = 1;

    /// How the position is searched, as it was asked for.
    pub const fn config(&self) -> &SearchConfig {
        &self.analysis.config
    }

    /// The position that is searched.
    pub fn root(&self) -> &AnyGame {
        self.recording().root()
    }

    /// All passes of the search; most searches make one.
    pub const fn passes(&self) -> &Passes<AnyGame> {
        &self.analysis.passes
    }

    /// Which pass is visible, from 0.
    pub const fn pass(&self) -> usize {
        self.position.pass
    }

    /// The recording of the visible pass.
    pub fn recording(&self) -> &Arc<Recording<AnyGame>> {
        self.passes().get(self.pass())
    }

    /// The trace of the visible pass.
    pub fn trace(&self) -> &Trace {
        self.recording().trace()
    }

    /// What plain minimax says of the position, where it was asked and finished.
    pub fn check(&self) -> Option<&MinimaxResult> {
        self.analysis.check.as_ref().ok()?.as_ref()
    }

    /// Why plain minimax did not finish, where it was asked.
    pub fn unchecked(&self) -> Option<Ending> {
        self.analysis.check.err()
    }

    /// How many steps of the visible pass have been made.
    pub const fn step(&self) -> Step {
        self.position.step
    }

    /// How many steps of the search have been made, those of the passes before included.
    pub fn timeline_step(&self) -> TimelineStep {
        self.passes().timeline_step(self.position)
    }

    /// The timeline step at which `step` steps of the visible pass are made.
    pub fn timeline_step_at(&self, step: Step) -> TimelineStep {
        self.passes().timeline_step(PassStep { pass: self.pass(), step })
    }

    /// The state of the visible tree at the current step.
    pub fn moment(&self) -> Moment<'_> {
        self.trace().at(self.step())
    }

    /// What the search has cost up to the current step, the passes before included.
    pub fn stats(&self) -> SearchStats {
        self.passes().stats(self.position)
    }

    /// Whether the last step of the last pass has been made.
    pub fn is_over(&self) -> bool {
        self.pass() + 1 == self.passes().len() && self.step() == self.trace().len()
    }

    /// Whether the search pruned, its last pass is visible, and it has found exactly what plain minimax finds.
    pub fn is_confirmed(&self) -> bool {
        self.agrees_with_minimax() && self.pass() + 1 == self.passes().len()
    }

    /// Whether the search pruned and has found exactly what plain minimax finds, whichever pass is visible.
    pub fn agrees_with_minimax(&self) -> bool {
        confirms(self.config(), self.passes(), self.check())
    }

    /// Whether the search goes on elsewhere, and only its beginning is recorded here.
    pub(super) fn is_underway(&self) -> bool {
        self.passes().ending() == Ending::Underway
    }

    /// How many nodes the recordings have.
    pub fn node_count(&self) -> usize {
        self.passes().node_count()
    }

    /// How much memory the search takes with its layout, in bytes, as it is counted against the limit.
    pub fn bytes(&self) -> usize {
        self.analysis.bytes()
    }

    /// Returns the same search at the last step of its visible pass.
    #[must_use]
    pub fn at_end(&self) -> Self {
        let mut end = self.clone();
        end.set_step(end.trace().len());
        end
    }

    /// Goes to a step of the visible pass.
    pub(super) fn set_step(&mut self, step: Step) {
        self.position.step = step.min(self.trace().len());
    }

    /// Makes another pass visible, before its first step.
    pub(super) fn show_pass(&mut self, pass: usize, notation: NotationOptions, folds: &Folds) {
        self.position = PassStep { pass, step: 0 };
        self.folds = folds.resolved(self.trace());
        self.tree_layout = TreeLayout::folded(&**self.recording(), notation, &self.folds);
        self.layout_id = UniqueId::next();
    }

    /// The timeline step to which a direction leads; `None` if it leads nowhere.
    pub(super) fn destination(&self, step_size: StepSize, direction: Direction) -> Option<TimelineStep> {
        let (trace, step) = (self.trace(), self.step());
        let within = match direction {
            Direction::Forward => step_size.forward(trace, step),
            Direction::Back => step_size.back(trace, step),
            Direction::First => return Some(TimelineStep::START).filter(|&target| target != self.timeline_step()),
            Direction::Last => {
                return Some(self.passes().end()).filter(|&target| target != self.timeline_step());
            }
            Direction::NextCutoff => trace.next_cutoff(step),
            Direction::PreviousCutoff => trace.previous_cutoff(step),
            Direction::NextLeaf => trace.next_leaf(step),
            Direction::FirstDifference => None,
            Direction::Over => trace.step_over(step),
            Direction::Out => trace.step_out(step),
            Direction::NextChange(node) => {
                self.recording().resolve(node).and_then(|node| trace.next_change(step, node))
            }
        };
        // Step 0 of a later pass is the end of the pass before it.
        let within = within.filter(|&target| target != step && (0 < target || self.pass() == 0));
        within.map(|step| self.timeline_step_at(step)).or_else(|| self.destination_in_other_pass(step_size, direction))
    }

    fn destination_in_other_pass(&self, step_size: StepSize, direction: Direction) -> Option<TimelineStep> {
        let (pass, passes) = (self.pass(), self.passes());
        let later = || pass + 1..passes.len();
        let at = |pass: usize, step: Step| passes.timeline_step(PassStep { pass, step });
        let found = match direction {
            Direction::Forward => {
                later().next().and_then(|pass| Some(at(pass, step_size.forward(passes.get(pass).trace(), 0)?)))
            }
            Direction::Back => pass.checked_sub(1).and_then(|pass| {
                let trace = passes.get(pass).trace();
                Some(at(pass, step_size.back(trace, trace.len() + 1)?))
            }),
            Direction::NextCutoff => later().find_map(|pass| Some(at(pass, passes.get(pass).trace().next_cutoff(0)?))),
            Direction::PreviousCutoff => (0..pass).rev().find_map(|pass| {
                let trace = passes.get(pass).trace();
                Some(at(pass, trace.previous_cutoff(trace.len() + 1)?))
            }),
            Direction::NextLeaf => later().find_map(|pass| Some(at(pass, passes.get(pass).trace().next_leaf(0)?))),
            Direction::First
            | Direction::Last
            | Direction::FirstDifference
            | Direction::Over
            | Direction::Out
            | Direction::NextChange(_) => None,
        };
        found.filter(|&target| target != self.timeline_step())
    }
}

/// A recorded search of a position, checked against plain minimax. Clones share the recordings.
#[derive(Clone, Debug)]
pub(super) struct Analysis {
    /// How the position was searched, as it was asked for; the recording of a pass has its own.
    pub config: SearchConfig,
    /// The limits within which it was recorded.
    pub limits: Limits,
    pub passes: Passes<AnyGame>,
    /// What plain minimax says, `None` where it was not asked; or why it did not finish.
    pub check: Result<Option<MinimaxResult>, Ending>,
}

impl Analysis {
    /// How much memory the recordings take together with their layouts, in bytes, as it is counted against the limit.
    pub fn bytes(&self) -> usize {
        self.passes.bytes() + self.passes.node_count() * TreeLayout::BYTES_A_NODE
    }
}

/// How the tree of a search is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct DrawingOptions {
    /// How α and β are written.
    pub notation: Notation,
    /// From whose side numbers are written where the search counts from the mover's side.
    pub perspective: Perspective,
    /// How probabilities are written.
    pub probabilities: Probabilities,
    /// What is shown of nodes that are not visited.
    pub unvisited: UnvisitedDisplay,
    /// Whether the layout does not depend on where cutoffs will be.
    pub conceals_cutoffs: bool,
}

impl DrawingOptions {
    /// How numbers are written. The tree is laid out for it.
    pub const fn notation_options(self) -> NotationOptions {
        let Self { notation, perspective, probabilities, conceals_cutoffs, .. } = self;
        NotationOptions { notation, perspective, probabilities, conceals_cutoffs }
    }

    /// The same options with numbers written like this.
    #[must_use]
    pub const fn with_notation(self, options: NotationOptions) -> Self {
        let NotationOptions { notation, perspective, probabilities, conceals_cutoffs } = options;
        Self { notation, perspective, probabilities, conceals_cutoffs, ..self }
    }
}
