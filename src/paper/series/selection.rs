//! The steps of a search that are exported, selected by what happens at them or by bookmarks; and the errors of a
//! selection.

use poda_core::document::Bookmark;
use poda_core::game::Game;
use poda_core::text::Excerpt;
use poda_core::trace::passes::PassStep;
use poda_core::trace::sampled::tree::{SampledEvent, SampledTree};
use poda_core::trace::{Event, NodeId, NodeKind, Recorded, RecordedKind, Step, TimelineStep, Trace};
use poda_picture::export::ExportError;
use poda_picture::picture::tactile::MAX_NODES;
use poda_words::i18n::Words;
use std::num::NonZeroUsize;
use std::ops::RangeInclusive;
use strum::IntoStaticStr;

/// A selection of the steps of a search: some groups, and some numbers. Each step is selected once, in the order of the
/// search.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct StepSelection {
    /// The groups.
    pub groups: Vec<StepGroup>,
    /// The numbers, counted as in `poda trace`.
    pub ranges: Vec<RangeInclusive<TimelineStep>>,
}

impl From<StepGroup> for StepSelection {
    fn from(group: StepGroup) -> Self {
        Self { groups: vec![group], ranges: Vec::new() }
    }
}

impl From<TimelineStep> for StepSelection {
    fn from(step: TimelineStep) -> Self {
        Self { groups: Vec::new(), ranges: vec![step..=step] }
    }
}

impl StepSelection {
    /// Returns the selected steps of a search, in order. The beginning of a pass is not a separate step, but the end of
    /// the pass before it.
    ///
    /// # Errors
    /// The reason if no step is selected, or a step beyond the end.
    pub fn steps<G: Game>(
        &self,
        recorded: &Recorded<G>,
        bookmarks: &[Bookmark],
    ) -> Result<Vec<TimelineStep>, SeriesError> {
        let (end, has_iterations) = (recorded.end(), recorded.kind() == RecordedKind::Sampled);
        if !has_iterations && self.groups.iter().any(|group| matches!(group, StepGroup::Iterations(_))) {
            return Err(SeriesError::NoIterations);
        }
        if let Some(range) = self.ranges.iter().find(|range| end < *range.end()) {
            return Err(SeriesError::NoSuchStep { step: range.end().get(), last: end.get() });
        }
        let is_in = |group: StepGroup, step: TimelineStep| match (group, recorded) {
            (StepGroup::Bookmarks, _) => bookmarks.iter().any(|bookmark| bookmark.step == step),
            (StepGroup::Last, _) => step == end,
            (_, Recorded::Search(passes)) => {
                let PassStep { pass, step } = passes.locate(step);
                group.contains(passes.get(pass).trace(), step)
            }
            (_, Recorded::Sampled(tree)) => group.contains_sampled(tree, step.get()),
        };
        let is_selected = |step: &TimelineStep| {
            self.ranges.iter().any(|range| range.contains(step)) || self.groups.iter().any(|&group| is_in(group, *step))
        };
        let steps: Vec<_> = (0..=end.get()).map(TimelineStep::new).filter(is_selected).collect();
        match self.groups[..] {
            _ if !steps.is_empty() => Ok(steps),
            [StepGroup::Bookmarks] if bookmarks.is_empty() => Err(SeriesError::NoBookmarks),
            _ => Err(SeriesError::NoStepOf(self.groups.clone())),
        }
    }
}

/// Steps of one kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum StepGroup {
    /// Every step, and the beginning.
    All,
    /// A step for each visited node: an inner node is entered, or a leaf is evaluated or found in the transposition
    /// table. In a Monte Carlo tree search: a node is added to the tree.
    Nodes,
    /// A step for each returned value: an inner node, or a root without children, is left. In a Monte Carlo tree search:
    /// a rollout has its result.
    Results,
    /// The steps worth stopping at: a leaf has its value, a cutoff happens, or an inner node is left. In a Monte Carlo
    /// tree search: a node is added, a rollout has its result, an iteration ends, or a move is decided on.
    Landmarks,
    /// In a Monte Carlo tree search, the end of every n-th iteration.
    Iterations(NonZeroUsize),
    /// The steps of the author's bookmarks.
    Bookmarks,
    /// The last step.
    Last,
}

impl StepGroup {
    /// All groups, with every iteration.
    pub const ALL: [Self; 7] = [
        Self::All,
        Self::Nodes,
        Self::Results,
        Self::Landmarks,
        Self::Iterations(NonZeroUsize::MIN),
        Self::Bookmarks,
        Self::Last,
    ];

    /// Returns the name of the group in the spelling of flags.
    pub fn name(self) -> &'static str {
        self.into()
    }

    /// Returns whether a step of a pass is in the group.
    fn contains(self, trace: &Trace, step: Step) -> bool {
        let is_inner = |node| trace.kind(node) == NodeKind::Inner;
        match (self, trace.event(step)) {
            (Self::Nodes, Some(Event::Enter(node))) => is_inner(node),
            (Self::All, _)
            | (Self::Nodes | Self::Landmarks, Some(Event::Evaluate(_) | Event::TableHit(_)))
            | (Self::Landmarks, Some(Event::Cutoff(_))) => true,
            (Self::Results | Self::Landmarks, Some(Event::Leave(node))) => is_inner(node) || node == NodeId::ROOT,
            (Self::Nodes | Self::Results | Self::Landmarks | Self::Iterations(_) | Self::Bookmarks | Self::Last, _) => {
                false
            }
        }
    }

    /// Returns whether a step of a Monte Carlo tree search is in the group.
    fn contains_sampled<G: Game>(self, recording: &SampledTree<G>, step: Step) -> bool {
        match (self, recording.event(step)) {
            (Self::All, _)
            | (Self::Nodes | Self::Landmarks, Some(SampledEvent::Expand { .. }))
            | (Self::Results | Self::Landmarks, Some(SampledEvent::Rollout(_)))
            | (Self::Landmarks, Some(SampledEvent::Backup(NodeId::ROOT) | SampledEvent::Decide)) => true,
            (Self::Iterations(every), Some(SampledEvent::Backup(NodeId::ROOT))) => {
                recording.iteration_at(step).is_some_and(|number| number.is_multiple_of(every.get()))
            }
            (Self::Nodes | Self::Results | Self::Landmarks | Self::Iterations(_) | Self::Bookmarks | Self::Last, _) => {
                false
            }
        }
    }
}

/// Why a series has no pages.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SeriesError {
    /// A step is beyond the end of the search.
    NoSuchStep {
        /// The step.
        step: usize,
        /// The last step of the search.
        last: usize,
    },
    /// The document has no bookmarks, and no other steps are selected.
    NoBookmarks,
    /// No step belongs to any of these groups.
    NoStepOf(Vec<StepGroup>),
    /// No node has this id.
    NoSuchNode {
        /// The id.
        id: String,
        /// The id that was probably meant.
        meant: Option<String>,
    },
    /// A tactile picture has no space for this many nodes.
    TooLargeForTouch,
    /// The search has no iterations, because it is not a Monte Carlo tree search.
    NoIterations,
    /// A Monte Carlo tree search cannot be drawn for touch.
    MctsForTouch,
    /// A subtree of a Monte Carlo tree search cannot be drawn.
    MctsSubtree,
}

impl SeriesError {
    /// Returns the reason as a sentence.
    pub fn sentence(&self, words: &Words) -> String {
        match self {
            Self::NoSuchStep { step, last } => {
                let (step, steps) = (words.number(*step as u64), words.number(*last as u64));
                let args = [("step", step.into()), ("count", (*last).into()), ("steps", steps.into())];
                words.fill("series-no-such-step", &args)
            }
            Self::NoBookmarks => words.text("series-no-bookmarks"),
            Self::NoIterations => words.text("series-no-iterations"),
            Self::MctsForTouch => words.text("series-mcts-for-touch"),
            Self::MctsSubtree => words.text("series-mcts-subtree"),
            Self::NoStepOf(groups) => {
                let names: Vec<_> = groups.iter().map(|group| group.name()).collect();
                words.fill("series-no-step", &[("groups", names.join(", ").into())])
            }
            Self::TooLargeForTouch => {
                words.fill("series-too-large-for-touch", &[("most", words.number(MAX_NODES as u64).into())])
            }
            Self::NoSuchNode { id, meant } => {
                let said = words.fill("series-no-such-node", &[("node", Excerpt::new(id).as_str().into())]);
                match meant {
                    Some(meant) => {
                        let meant = Excerpt::new(meant).as_str().to_owned();
                        format!("{said} {}", words.fill("cli-did-you-mean", &[("meant", meant.into())]))
                    }
                    None => said,
                }
            }
        }
    }
}

/// Returns a sentence that says why a picture cannot be written in a format.
pub fn export_error_sentence(words: &Words, error: &ExportError) -> String {
    match error {
        ExportError::TooManyPixels { width, height, max } => {
            let number = |count: u64| words.number(count).into();
            let args = [("width", number(*width)), ("height", number(*height)), ("most", number(*max))];
            words.fill("export-too-many-pixels", &args)
        }
        ExportError::Encoding(said) => words.fill("export-encoding", &[("said", said.as_str().into())]),
    }
}
