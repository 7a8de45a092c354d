//! What a command has changed of what a session shows. [`Session::apply`](super::Session::apply) returns it, so that no
//! caller compares a session with an earlier state of it.

use super::UniqueId;
use super::lanes::Lane;
use super::shown_search::{ShownSearch, TreeId};
use poda_core::game::any::AnyGame;
use poda_core::trace::recording::Recording;
use poda_core::trace::{Step, TimelineStep};
use std::sync::Arc;

/// What commands have changed of what a session shows.
#[derive(Clone, Debug, Default)]
pub struct Changed {
    /// Whether another step of the timeline is shown.
    pub step: bool,
    pub tree: TreeChange,
    /// Whether a lane in which nodes are known by their numbers was added, removed, replaced or stepped. These are the
    /// lanes of searches that are not depth first.
    pub lanes: bool,
    /// Whether the position and the search of the document have become as they were opened.
    pub is_restored: bool,
}

/// What has become of the tree of the depth-first search.
#[derive(Clone, Debug, Default)]
pub enum TreeChange {
    /// The same tree is shown at the same step.
    #[default]
    Nothing,
    /// The same tree is shown at another step.
    Stepped,
    /// More of the same search is recorded than in this recording, in which its nodes have other numbers.
    Extended(Arc<Recording<AnyGame>>),
    /// The tree of another search or pass is shown, or none.
    Replaced,
}

impl Changed {
    /// Returns what this change and a later one have changed together.
    #[must_use]
    pub fn then(self, later: Self) -> Self {
        let tree = match (self.tree, later.tree) {
            (TreeChange::Replaced, _) | (_, TreeChange::Replaced) => TreeChange::Replaced,
            (TreeChange::Extended(before), _) | (_, TreeChange::Extended(before)) => TreeChange::Extended(before),
            (TreeChange::Stepped, _) | (_, TreeChange::Stepped) => TreeChange::Stepped,
            (TreeChange::Nothing, TreeChange::Nothing) => TreeChange::Nothing,
        };
        Self {
            step: self.step || later.step,
            tree,
            lanes: self.lanes || later.lanes,
            is_restored: self.is_restored || later.is_restored,
        }
    }
}

/// What a session shows, as far as it matters for what a command changes.
pub(super) struct ShownState {
    step: TimelineStep,
    tree: Option<(TreeId, Arc<Recording<AnyGame>>, Step)>,
    /// The searches: the depth-first one, and those of another kind by side, each at its step.
    search: Option<UniqueId>,
    others: [Option<(UniqueId, Step)>; 2],
    is_as_opened: bool,
}

impl ShownState {
    /// Returns the state at a step of the timeline, with the depth-first search and, by side, the lanes of other kinds.
    pub fn new(
        step: TimelineStep,
        search: Option<&ShownSearch>,
        others: [Option<Lane<'_>>; 2],
        is_as_opened: bool,
    ) -> Self {
        Self {
            step,
            tree: search.map(|search| (search.tree_id(), Arc::clone(search.recording()), search.step())),
            search: search.map(ShownSearch::id),
            others: others.map(|lane| lane.map(|lane| (lane.id(), lane.step()))),
            is_as_opened,
        }
    }

    /// Returns whether other searches are shown than before.
    pub fn has_other_searches(&self, before: &Self) -> bool {
        let ids = |shown: &Self| shown.others.map(|lane| lane.map(|(id, _)| id));
        self.search != before.search || ids(self) != ids(before)
    }

    /// Returns the difference to what was shown before.
    pub fn changed_from(self, before: Self) -> Changed {
        let tree = match (before.tree, self.tree) {
            (None, None) => TreeChange::Nothing,
            (Some((id, recording, step)), Some((id_now, recording_now, step_now))) if id == id_now => {
                if recording.id != recording_now.id {
                    TreeChange::Extended(recording)
                } else if step != step_now {
                    TreeChange::Stepped
                } else {
                    TreeChange::Nothing
                }
            }
            (Some(_) | None, Some(_) | None) => TreeChange::Replaced,
        };
        Changed {
            step: self.step != before.step,
            tree,
            lanes: self.others != before.others,
            is_restored: self.is_as_opened && !before.is_as_opened,
        }
    }
}
