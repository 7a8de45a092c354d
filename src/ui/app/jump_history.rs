//! The states of the window before each jump, and before a match.

use poda_core::trace::TimelineStep;
use poda_core::trace::recording::NodeRef;
use poda_panels::tree_panel::TreeView;
use poda_picture::picture::Folds;
use poda_session::UniqueId;
use poda_session::lanes::Side;

/// The maximum number of jumps that are kept.
const MAX_JUMPS: usize = 100;

#[derive(Debug, Default)]
pub(super) struct JumpHistory {
    /// The states before the jumps in the shown search, oldest first.
    pub past: Vec<Jump>,
    /// The state before the match.
    pub before_match: Option<Jump>,
    /// Whether the last request sought a step of the timeline.
    pub is_seeking: bool,
}

impl JumpHistory {
    /// Records a jump from one state to another, unless it continues a drag. Jumps in other searches are dropped.
    pub fn record(&mut self, from: Jump, to: &Jump, continues_drag: bool) {
        self.past.retain(|jump| jump.is_of(to.search));
        if from != *to && from.is_of(to.search) && !continues_drag {
            let step = from.step.filter(|_| from.step != to.step);
            self.past.push(Jump { step, ..from });
            let too_many = self.past.len().saturating_sub(MAX_JUMPS);
            self.past.drain(..too_many);
        }
    }
}

/// The state of the window before a jump.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Jump {
    /// The document's own search. A jump can be undone only while the same search is shown.
    pub search: UniqueId,
    /// The step, or `None` if the jump did not change it.
    pub step: Option<TimelineStep>,
    /// The side in which the jump was made, of two lanes that are each at their own step.
    pub side: Side,
    /// What is folded in the tree of the depth-first search, if one is shown.
    pub folds: Option<Folds>,
    pub view: TreeView,
    pub selected: Option<NodeRef>,
    pub is_practicing: bool,
}

impl Jump {
    /// Returns whether the jump was made while the document's own search was this one.
    pub fn is_of(&self, search: UniqueId) -> bool {
        self.search == search
    }
}
