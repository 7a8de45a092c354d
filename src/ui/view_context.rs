//! What the panels about the tree show: a session, and what is looked at in it.
//!
//! Knows nothing of how it is shown.

use super::edit_feedback::EditFeedback;
use super::settings::{LeafValues, Settings};
use crate::game::any::AnyGame;
use crate::i18n::Words;
use crate::picture::GivenValues;
use crate::picture::Scene;
use crate::picture::View;
use crate::session::shown_search::ShownSearch;
use crate::session::{Origin, Session};
use crate::trace::NodeId;
use crate::trace::node_ref::NodeRef;

/// What the tree panel shows.
#[derive(Clone, Copy, Debug)]
pub struct ViewContext<'a> {
    /// The open document.
    pub session: &'a Session,
    /// The search of it that is shown: in the split view, one of two.
    pub search: &'a ShownSearch,
    /// The language.
    pub words: &'a Words,
    /// The user's choices.
    pub settings: &'a Settings,
    /// The node that is looked at.
    pub selected: Option<NodeId>,
    /// What the last change of the position did.
    pub edit_feedback: Option<&'a EditFeedback>,
    /// The topmost node that is shown.
    pub root: NodeId,
    /// Whether this is for the last row.
    pub is_presenting: bool,
    /// Whether the tree is seen from afar, as strips.
    pub is_far: bool,
}

impl<'a> ViewContext<'a> {
    /// A node of the search that is shown, as it can be kept and sent elsewhere.
    #[must_use]
    pub fn node_ref(&self, node: NodeId) -> NodeRef {
        self.search.recording().node_ref(node)
    }

    /// The node that was kept, if it is one of the search that is shown.
    #[must_use]
    pub fn resolve(&self, kept: NodeRef) -> Option<NodeId> {
        self.search.recording().resolve(kept)
    }

    /// Which values of leaves are shown before the search comes to them: by itself those of a tree that the user wrote.
    fn given_values(&self) -> GivenValues {
        let is_lesson = matches!(self.session.origin(), Origin::Lesson(_));
        let from_start = match self.settings.leaves {
            LeafValues::OwnFromStart => !is_lesson,
            LeafValues::FromStart => true,
            LeafValues::WhenVisited => false,
        };
        GivenValues { from_start, pruned_at_end: self.settings.pruned_values }
    }

    /// The picture of the tree below a node, in a view.
    #[must_use]
    pub fn scene(&self, view: View, root: NodeId) -> Scene<'a, AnyGame> {
        let search = self.search;
        Scene {
            recording: search.recording(),
            tree_layout: search.tree_layout(),
            step: search.step(),
            view,
            root,
            unvisited: self.session.drawing_options().unvisited,
            given_values: self.given_values(),
            selected: self.selected,
            is_confirmed: search.is_confirmed(),
            words: self.words,
        }
    }
}
