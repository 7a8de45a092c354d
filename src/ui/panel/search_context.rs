//! A depth-first search as panels read it.

use super::view_context::{ShownKind, ViewContext};
use crate::input::command::Neighbor;
use crate::state::practice::{FillIn, PracticeMode, entries};
use poda_core::game::any::AnyGame;
use poda_core::trace::NodeId;
use poda_core::trace::moment::NodeState;
use poda_core::trace::recording::NodeRef;
use poda_picture::picture::draw::NodeEntries;
use poda_picture::picture::{Concealed, Scene, UnvisitedDisplay, View};
use poda_session::shown_search::ShownSearch;
use std::ops::Deref;

/// The context of a depth-first search that is shown, with what the user has chosen to see of its tree.
#[derive(Clone, Copy, Debug)]
pub struct SearchContext<'a> {
    context: ViewContext<'a>,
    /// The search; in a split view, one of two.
    pub search: &'a ShownSearch,
    pub tree: ShownTree,
}

/// What the user has chosen to see of the tree of a depth-first search.
#[derive(Clone, Copy, Debug)]
pub struct ShownTree {
    /// The root of the shown subtree.
    pub root: NodeId,
    pub selected: Option<NodeId>,
    /// The player whose payoffs the user wants to see, if it is one of several.
    pub viewed_player: Option<usize>,
    /// Whether the tree is drawn as strips.
    pub is_far: bool,
}

impl<'a> Deref for SearchContext<'a> {
    type Target = ViewContext<'a>;

    fn deref(&self) -> &ViewContext<'a> {
        &self.context
    }
}

impl<'a> SearchContext<'a> {
    /// Returns the context in which a search is shown, in place of what `context` shows.
    pub const fn new(context: ViewContext<'a>, search: &'a ShownSearch, tree: ShownTree) -> Self {
        let shown = ShownKind::Search(search, tree);
        Self { context: ViewContext { shown, ..context }, search, tree }
    }

    /// Returns the context without what makes it that of a depth-first search.
    pub const fn any(self) -> ViewContext<'a> {
        self.context
    }

    /// Returns the node in focus: the selected node, or else the current node, or else the root.
    pub fn focused_node(&self) -> NodeId {
        self.tree.selected.or_else(|| self.search.moment().current()).unwrap_or(NodeId::ROOT)
    }

    /// Returns the root of the smallest subtree that contains a node and is not a leaf: the node itself, or the parent
    /// of a leaf.
    pub fn subtree_of(&self, node: NodeId) -> NodeId {
        let trace = self.search.trace();
        let is_leaf = trace.subtree_range(node).len() == 1;
        trace.parent(node).filter(|_| is_leaf).unwrap_or(node)
    }

    /// Returns a neighbor of a node, if it is shown. The keys do not select unvisited nodes while these are hidden.
    pub fn neighbor(&self, neighbor: Neighbor, node: NodeId) -> Option<NodeId> {
        let (trace, moment) = (self.search.trace(), self.search.moment());
        let unvisited = self.session.drawing_options().unvisited;
        let is_shown =
            |node: &NodeId| unvisited == UnvisitedDisplay::Outlined || moment.state(*node) != NodeState::Unvisited;
        let parent = trace.parent(node);
        match neighbor {
            Neighbor::Parent => parent,
            Neighbor::Child => moment.best_child(node).into_iter().chain(trace.children(node)).find(is_shown),
            Neighbor::Previous => trace.children(parent?).take_while(|&sibling| sibling < node).filter(is_shown).last(),
            Neighbor::Next => trace.children(parent?).find(|sibling| node < *sibling && is_shown(sibling)),
        }
    }

    /// Returns a reference to a node of the search that stays valid after the frame.
    pub fn node_ref(&self, node: NodeId) -> NodeRef {
        self.search.recording().node_ref(node)
    }

    /// Returns the node of a reference, if it belongs to the search.
    pub fn resolve(&self, node: NodeRef) -> Option<NodeId> {
        self.search.recording().resolve(node)
    }

    /// Returns the blank tree of the exercise, if the search is its search at step 0 and not the solution.
    pub fn filled_in(&self) -> Option<&'a FillIn> {
        let fill_in = self.practice.and_then(PracticeMode::fill_in)?;
        (fill_in.is_of(self.search) && self.search.step() == 0).then_some(fill_in)
    }

    /// Returns the user's entries in the tree of an exercise.
    pub fn entries(&self) -> Vec<NodeEntries> {
        match (self.filled_in(), self.practice.and_then(PracticeMode::predict)) {
            (Some(fill_in), _) => entries(fill_in, self.search.recording()),
            (None, Some(predict)) => predict.marked.iter().map(|&node| NodeEntries::cut(node)).collect(),
            (None, None) => Vec::new(),
        }
    }

    /// Returns the parts of the picture that are concealed because a question asks for them.
    pub fn concealed(&self) -> Concealed {
        // In a match the user has to find the best reply.
        let nothing = Concealed { replies: self.session.current_match().is_some(), ..Concealed::default() };
        self.practice.map_or(nothing, |mode| mode.concealed(self.search.step()))
    }

    /// Returns whether the whole tree is one leaf.
    pub fn is_one_leaf(&self) -> bool {
        self.search.trace().nodes().len() == 1
    }

    /// Returns the scene of a subtree in a view.
    pub fn scene(&self, view: View, root: NodeId) -> Scene<'a, AnyGame> {
        let search = self.search;
        Scene {
            recording: search.recording(),
            tree_layout: &search.tree_layout,
            step: search.step(),
            view,
            root,
            unvisited: self.session.drawing_options().unvisited,
            given_values: self.given_values(),
            selected: self.tree.selected,
            viewed_player: self.tree.viewed_player,
            is_confirmed: search.is_confirmed(),
            concealed: self.concealed(),
            words: self.words,
        }
    }
}
