//! Everything that determines the pictures of a state.

use poda_core::trace::recording::RecordingId;
use poda_core::trace::{NodeId, Step, TimelineStep};
use poda_picture::picture::ChoiceBadge;
use poda_picture::picture::draw::NodeEntries;
use poda_picture::picture::{Concealed, GivenValues};
use poda_session::UniqueId;
use poda_session::shown_search::{DrawingOptions, TreeId};

/// Everything that determines the pictures of a state: equal values mean equal pictures.
#[derive(Clone, Debug, PartialEq)]
pub struct Pictured {
    /// The depth-first search: its tree, the identity of its layout, its recording and the step.
    pub tree: Option<(TreeId, UniqueId, RecordingId, Step)>,
    /// The lane in which steps are made, which may be that of another search: the identity of its layout, and the step.
    pub lane: (UniqueId, TimelineStep),
    pub split: Option<(UniqueId, TimelineStep)>,
    /// Whether a slide is shown instead of the tree.
    pub is_slide: bool,
    pub root: Option<NodeId>,
    pub options: DrawingOptions,
    pub given_values: GivenValues,
    pub concealed: Option<Concealed>,
    pub is_confirmed: bool,
    pub badges: Vec<ChoiceBadge>,
    pub entries: Vec<NodeEntries>,
}
