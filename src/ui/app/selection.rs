//! Commands on the focused node: selecting a neighbour, showing its subtree, folding it, scrolling it into view.

use super::window::App;
use crate::session::command::Command;
use crate::session::navigation::Direction;
use crate::session::play_match::MatchCommand;
use crate::trace::NodeId;
use crate::ui::neighbor::Neighbor;

impl App {
    /// Selects a node and scrolls it into view, clear of the find bar.
    pub(super) fn reveal(&mut self, node: NodeId) {
        self.unfold_path_to(node);
        self.model.select(node);
        let covered = self.panels.find.rect();
        let context = self.model.view_context(self.panels.tree.root(self.model.session.search()));
        self.panels.tree.reveal(&context, node, covered);
    }

    /// Goes to the next event of the focused node and keeps it selected.
    pub(super) fn go_to_next_change(&mut self) {
        let model = &self.model;
        let Some(node) = model.selected_node().or_else(|| model.session.search().moment().current()) else { return };
        let node = model.session.search().recording().node_ref(node);
        self.apply(Command::Go(Direction::NextChange(node)));
        self.model.selected = Some(node);
    }

    /// Selects a neighbour of the focused node and scrolls it into view.
    pub(super) fn select_neighbor(&mut self, neighbor: Neighbor) {
        let focused = self.model.shown_ancestor(self.model.focused_node());
        if let Some(node) =
            neighbor.of(self.model.session.search(), self.model.session.drawing_options().unvisited, focused)
        {
            self.reveal(node);
        }
    }

    /// Opens the side panel at the section of the focused node.
    pub(super) fn show_node_section(&mut self, is_narrow: bool) {
        if self.model.session.split().is_none() {
            self.model.select(self.model.focused_node());
        }
        self.panels.side.scroll_to_top();
        self.model.open_side_panel(is_narrow);
    }

    /// Folds or unfolds a node; a node below a folded one unfolds that one.
    pub(super) fn toggle_fold(&mut self, node: NodeId) {
        let node = self.model.shown_ancestor(node);
        let session = &self.model.session;
        if session.search().trace().is_within(node, self.panels.tree.root(session.search())) {
            self.hold_in_place(node);
            self.apply(Command::ToggleFold(self.model.session.search().recording().node_ref(node)));
        }
    }

    /// Keeps a node at its place on the screen when the tree is next laid out.
    pub(super) fn hold_in_place(&mut self, node: NodeId) {
        let context = self.model.view_context(self.panels.tree.root(self.model.session.search()));
        self.panels.tree.hold(&context, node);
    }

    /// Shows a tree that contains a node, and unfolds its ancestors.
    fn unfold_path_to(&mut self, node: NodeId) {
        let session = &self.model.session;
        let trace = session.search().trace();
        if !trace.is_within(node, self.panels.tree.root(session.search())) {
            self.panels.tree.set_root(None);
        }
        let folds = session.search().folds();
        let folded: Vec<NodeId> = trace.ancestors(node).skip(1).filter(|&ancestor| folds.is_chosen(ancestor)).collect();
        for ancestor in folded {
            self.apply(Command::ToggleFold(self.model.session.search().recording().node_ref(ancestor)));
        }
    }

    /// Shows only the subtree of the focused node, or of its parent where it is a leaf.
    pub(super) fn show_subtree(&mut self) {
        let context = self.model.view_context(self.panels.tree.root(self.model.session.search()));
        let root = context.subtree_of(self.model.shown_ancestor(context.focused_node()));
        self.panels.tree.set_root(Some(context.node_ref(root)));
    }

    /// Shows the subtree of the parent of the topmost node shown.
    pub(super) fn show_parent(&mut self) {
        let session = &self.model.session;
        if let Some(parent) = session.search().trace().parent(self.panels.tree.root(session.search())) {
            self.panels.tree.set_root(Some(session.search().recording().node_ref(parent)));
        }
    }

    /// Starts a match against the program beside its board, or leaves the match.
    pub(super) fn toggle_match(&mut self, is_narrow: bool) {
        let is_playing = self.model.session.current_match().is_some();
        if !is_playing {
            self.model.selected = None;
            self.model.open_side_panel(is_narrow);
        }
        self.apply(Command::Match(if is_playing { MatchCommand::End } else { MatchCommand::Start }));
    }
}
