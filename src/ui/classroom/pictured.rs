//! What the pictures of a state are drawn of.

use crate::picture::draw::{ChoiceBadge, NodeEntries};
use crate::picture::palette::Theme;
use crate::picture::{Concealed, GivenValues};
use crate::session::UniqueId;
use crate::session::shown_search::{DrawingOptions, TreeId};
use crate::trace::recording::RecordingId;
use crate::trace::{NodeId, Step, TimelineStep};

/// What the pictures of a state are drawn of. Where it is the same, so are they.
#[derive(Clone, Debug, PartialEq)]
pub struct Pictured {
    /// The search: its tree, the layout of that, the recording and the step.
    pub tree: (TreeId, UniqueId, RecordingId, Step),
    /// The Monte Carlo tree search in its place: its identity, that of its layout, how many steps are recorded, and the step.
    pub mcts: Option<(UniqueId, UniqueId, usize, Step)>,
    /// The two searches of a split view, and their step.
    pub split: Option<(UniqueId, TimelineStep)>,
    /// Whether a slide stands in the place of the tree.
    pub is_slide: bool,
    pub root: NodeId,
    pub theme: Theme,
    pub options: DrawingOptions,
    pub given_values: GivenValues,
    pub concealed: Concealed,
    pub is_confirmed: bool,
    pub badges: Vec<ChoiceBadge>,
    pub entries: Vec<NodeEntries>,
}
