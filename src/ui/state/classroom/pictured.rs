//! Everything that determines the pictures of a state.

use poda_core::trace::recording::RecordingId;
use poda_core::trace::{NodeId, Step, TimelineStep};
use poda_picture::picture::draw::{ChoiceBadge, NodeEntries};
use poda_picture::picture::palette::Theme;
use poda_picture::picture::{Concealed, GivenValues};
use poda_session::UniqueId;
use poda_session::shown_search::{DrawingOptions, TreeId};

/// Everything that determines the pictures of a state: equal values mean equal pictures.
#[derive(Clone, Debug, PartialEq)]
pub struct Pictured {
    /// The search: its tree, the identity of its layout, its recording and the step.
    pub tree: (TreeId, UniqueId, RecordingId, Step),
    /// The Monte Carlo tree search shown instead: its identity, that of its layout, how many steps are recorded, and the step.
    pub mcts: Option<(UniqueId, UniqueId, usize, Step)>,
    pub split: Option<(UniqueId, TimelineStep)>,
    /// Whether a slide is shown instead of the tree.
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
