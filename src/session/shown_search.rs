//! A search as it is shown: its recorded passes, the visible pass, the layout of that pass's tree, and the current
//! step.
//!
//! Steps are counted in two ways: within the visible pass (`step`), and through all passes one after another
//! (`timeline_step`), as bookmarks and the timeline count them. This module does not depend on the document to which
//! the search belongs.

use super::UniqueId;
use super::minimax_check::{MinimaxResult, confirms};
use poda_core::game::any::AnyGame;
use poda_core::search::SearchConfig;
use poda_core::search::stats::SearchStats;
use poda_core::trace::limits::{Ending, Limits};
use poda_core::trace::moment::Moment;
use poda_core::trace::passes::{PassStep, Passes};
use poda_core::trace::recording::Recording;
use poda_core::trace::{NodeId, Step, TimelineStep, Trace};
use poda_picture::picture::{
    Folds, LayoutForm, Notation, NotationOptions, Perspective, Probabilities, TreeLayout, UnvisitedDisplay,
};
use std::sync::Arc;

/// A search as it is shown. A session shows one, or two side by side.
#[derive(Clone, Debug)]
pub struct ShownSearch {
    id: UniqueId,
    pub(super) analysis: Analysis,
    /// The visible pass, and how many of its steps have been made.
    at: PassStep,
    pub tree_layout: TreeLayout,
    /// Identifies the layout of the tree: while it stays the same, no node moves.
    pub layout_id: UniqueId,
    pub folds: Folds,
}

/// Identifies the shown tree. It stays the same while more of the same search is recorded.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TreeId {
    search: UniqueId,
    pass: usize,
}

impl ShownSearch {
    /// Creates a search that shows a pass before its first step.
    pub(super) fn new(analysis: Analysis, pass: usize, drawing: &TreeDrawing) -> Self {
        let TreeDrawing { notation, folds } = drawing.resolved(analysis.passes.get(pass).trace());
        let tree_layout = TreeLayout::folded(&**analysis.passes.get(pass), notation, &folds);
        Self::with_layout(analysis, pass, tree_layout, folds)
    }

    /// Creates a search that shows a pass whose tree is already laid out.
    pub(super) fn with_layout(analysis: Analysis, pass: usize, tree_layout: TreeLayout, folds: Folds) -> Self {
        let at = PassStep { pass, step: 0 };
        Self { id: UniqueId::next(), analysis, at, tree_layout, layout_id: UniqueId::next(), folds }
    }

    /// Marks this search as the same as `before`: more of it is recorded, or its tree is laid out in another way.
    pub(super) fn continuing(self, before: &Self) -> Self {
        Self { id: before.id, ..self }
    }

    pub(super) const fn at(&self) -> PassStep {
        self.at
    }

    pub(super) const fn id(&self) -> UniqueId {
        self.id
    }

    pub const fn tree_id(&self) -> TreeId {
        TreeId { search: self.id, pass: self.at.pass }
    }

    pub(super) fn is_of(&self, root: &AnyGame, config: &SearchConfig) -> bool {
        self.config() == config && self.root() == root
    }

    /// Returns the requested configuration, which may differ from the effective one of a pass.
    pub const fn config(&self) -> &SearchConfig {
        &self.analysis.config
    }

    /// Returns the position that is searched.
    pub fn root(&self) -> &AnyGame {
        self.recording().root()
    }

    /// Returns all passes of the search. Most searches have one.
    pub const fn passes(&self) -> &Passes<AnyGame> {
        &self.analysis.passes
    }

    /// Returns the index of the visible pass.
    pub const fn pass(&self) -> usize {
        self.at.pass
    }

    /// Returns the recording of the visible pass.
    pub fn recording(&self) -> &Arc<Recording<AnyGame>> {
        self.passes().get(self.pass())
    }

    /// Returns the trace of the visible pass.
    pub fn trace(&self) -> &Trace {
        self.recording().trace()
    }

    /// Returns the node that is drawn in place of `node`: the node itself, or the folded ancestor that hides it.
    pub fn shown_ancestor(&self, node: NodeId) -> NodeId {
        NodeId::new(self.tree_layout.positions.shown_ancestor(node.number()) as usize)
    }

    /// Returns the result of plain minimax, if it was requested and finished.
    pub fn check(&self) -> Option<&MinimaxResult> {
        self.analysis.check.as_ref().ok()?.as_ref()
    }

    /// Returns why plain minimax did not finish, if it was requested.
    pub fn unchecked(&self) -> Option<Ending> {
        self.analysis.check.err()
    }

    /// Returns the current step within the visible pass.
    pub const fn step(&self) -> Step {
        self.at.step
    }

    /// Returns the current step of the timeline, which includes the steps of earlier passes.
    pub fn timeline_step(&self) -> TimelineStep {
        self.passes().timeline_step(self.at)
    }

    /// Returns the timeline step for a step of the visible pass.
    pub fn timeline_step_at(&self, step: Step) -> TimelineStep {
        self.passes().timeline_step(PassStep { pass: self.pass(), step })
    }

    /// Returns the visible tree at the current step.
    pub fn moment(&self) -> Moment<'_> {
        self.trace().at(self.step())
    }

    /// Returns the cost of the search up to the current step, including earlier passes.
    pub fn stats(&self) -> SearchStats {
        self.passes().stats(self.at)
    }

    /// Returns whether the last step of the last pass has been made.
    pub fn is_over(&self) -> bool {
        self.pass() + 1 == self.passes().len() && self.step() == self.trace().len()
    }

    /// Returns whether the last pass is visible, and the search pruned and found exactly what plain minimax finds.
    pub fn is_confirmed(&self) -> bool {
        self.agrees_with_minimax() && self.pass() + 1 == self.passes().len()
    }

    /// Returns whether the search pruned and found exactly what plain minimax finds, whichever pass is visible.
    pub fn agrees_with_minimax(&self) -> bool {
        confirms(self.config(), self.passes(), self.check())
    }

    /// Returns whether only the beginning of the search is recorded here; the whole is recorded in the background.
    pub(super) fn is_underway(&self) -> bool {
        self.passes().ending() == Ending::Underway
    }

    /// Returns the number of nodes in the recordings of all passes.
    pub fn node_count(&self) -> usize {
        self.passes().node_count()
    }

    /// Returns the memory of the search and its layout in bytes, as counted against the limit.
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
        self.at.step = step.min(self.trace().len());
    }

    /// Makes another pass visible, before its first step.
    pub(super) fn show_pass(&mut self, pass: usize, drawing: &TreeDrawing) {
        self.at = PassStep { pass, step: 0 };
        self.folds = drawing.folds.resolved(self.trace());
        self.tree_layout = TreeLayout::folded(&**self.recording(), drawing.notation, &self.folds);
        self.layout_id = UniqueId::next();
    }
}

/// A recorded search of a position, checked against plain minimax. Clones share the recordings.
#[derive(Clone, Debug)]
pub struct Analysis {
    /// The requested configuration; the recording of each pass has its effective one.
    pub config: SearchConfig,
    pub limits: Limits,
    pub passes: Passes<AnyGame>,
    /// The result of plain minimax, `None` if it was not requested; or why it did not finish.
    pub check: Result<Option<MinimaxResult>, Ending>,
}

impl Analysis {
    /// Returns the memory of the recordings and their layouts in bytes, as counted against the limit.
    pub fn bytes(&self) -> usize {
        self.passes.bytes() + self.passes.node_count() * TreeLayout::BYTES_A_NODE
    }
}

/// What the layout of a tree depends on, besides its recording.
#[derive(Clone, Debug, Default)]
pub(super) struct TreeDrawing {
    pub notation: NotationOptions,
    pub folds: Folds,
}

impl TreeDrawing {
    /// Returns the drawing with the folds that apply to a trace.
    pub fn resolved(&self, trace: &Trace) -> Self {
        Self { notation: self.notation, folds: self.folds.resolved(trace) }
    }
}

/// How the tree of a search is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct DrawingOptions {
    pub notation: Notation,
    /// From whose side numbers are written if the search counts from the mover's side.
    pub perspective: Perspective,
    pub probabilities: Probabilities,
    /// What is shown of nodes that are not visited.
    pub unvisited: UnvisitedDisplay,
    /// Whether the layout hides where cutoffs will happen.
    pub conceals_cutoffs: bool,
    /// Whether the nodes of the drawing are visits or positions.
    pub form: LayoutForm,
}

impl DrawingOptions {
    /// Returns how numbers are written, on which the layout depends.
    pub const fn notation_options(self) -> NotationOptions {
        let Self { notation, perspective, probabilities, conceals_cutoffs, form, .. } = self;
        NotationOptions { notation, perspective, probabilities, conceals_cutoffs, form }
    }

    /// Returns the options with the given notation.
    #[must_use]
    pub const fn with_notation(self, options: NotationOptions) -> Self {
        let NotationOptions { notation, perspective, probabilities, conceals_cutoffs, form } = options;
        Self { notation, perspective, probabilities, conceals_cutoffs, form, ..self }
    }
}
