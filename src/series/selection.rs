//! Which steps of a search are exported.

use crate::document::Bookmark;
use crate::game::Game;
use crate::trace::passes::{PassStep, Passes};
use crate::trace::{Event, NodeKind, Step, TimelineStep, Trace};

/// Which steps of a search are exported.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StepSelection {
    /// The steps of any of these groups.
    Groups(Vec<StepGroup>),
    /// These steps, in this order.
    Steps(Vec<TimelineStep>),
}

/// Steps of one kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum StepGroup {
    /// Every step, with the beginning.
    All,
    /// The steps that enter a node, and of a leaf the step that evaluates it.
    Nodes,
    /// The steps at which an inner node returns its value.
    Results,
    /// The steps at which a leaf is evaluated, a cutoff happens, or the search ends.
    Landmarks,
    /// The steps that the author marked.
    Bookmarks,
}

impl StepGroup {
    /// All groups.
    pub const ALL: [Self; 5] = [Self::All, Self::Nodes, Self::Results, Self::Landmarks, Self::Bookmarks];

    fn contains(self, trace: &Trace, step: Step) -> bool {
        match (self, trace.event(step)) {
            (Self::All, _) => true,
            (Self::Nodes, Some(Event::Enter(node))) => trace.kind(node) == NodeKind::Inner,
            (Self::Nodes | Self::Landmarks, Some(Event::Evaluate(_))) | (Self::Landmarks, Some(Event::Cutoff(_))) => {
                true
            }
            (Self::Results, Some(Event::Leave(node))) => trace.kind(node) == NodeKind::Inner,
            _ => false,
        }
    }
}

impl StepSelection {
    /// Returns the selected steps of a search. Steps beyond its end are left out.
    #[must_use]
    pub fn steps<G: Game>(&self, passes: &Passes<G>, bookmarks: &[Bookmark]) -> Vec<TimelineStep> {
        let end = passes.end();
        match self {
            Self::Steps(steps) => steps.iter().copied().filter(|&step| step <= end).collect(),
            Self::Groups(groups) => {
                let is_marked = |step| bookmarks.iter().any(|bookmark| bookmark.step == step);
                let is_selected = |&step: &TimelineStep| {
                    let PassStep { pass, step: within } = passes.locate(step);
                    groups.iter().any(|&group| match group {
                        StepGroup::Bookmarks => is_marked(step),
                        StepGroup::Landmarks if step == end => true,
                        _ => group.contains(passes.get(pass).trace(), within),
                    })
                };
                (0..=end.get()).map(TimelineStep::new).filter(is_selected).collect()
            }
        }
    }
}
