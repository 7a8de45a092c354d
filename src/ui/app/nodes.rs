//! The nodes of the tree: selecting, revealing and folding them, and what of the tree is in view.

use super::workspace::Workspace;
use poda_core::trace::NodeId;
use poda_core::trace::recording::NodeRef;
use poda_session::Command;
use poda_window::input::command::Neighbor;
use poda_window::panel::request::EditField;

impl Workspace {
    /// Selects a node and scrolls it into view, not covered by the find bar.
    pub fn reveal(&mut self, node: NodeRef) {
        self.unfold_path_to(node);
        self.model.selection.node = Some(node);
        let covered = self.panels.find.rect;
        if let Some(context) = self.model.search_context(&self.panels.tree)
            && let Some(node) = context.tree.selected
        {
            self.panels.tree.reveal(&context, node, covered);
        }
    }

    /// Selects a neighbor of the focused node and scrolls it into view.
    pub fn select_neighbor(&mut self, neighbor: Neighbor) {
        let context = self.model.search_context(&self.panels.tree).zip(self.model.focused_node());
        let to = context.and_then(|(context, focused)| Some(context.node_ref(context.neighbor(neighbor, focused)?)));
        if let Some(node) = to {
            self.reveal(node);
            self.panels.tree.is_walked = true;
        }
    }

    /// Opens the side panel at the section of the focused node.
    pub fn show_node_section(&mut self, is_narrow: bool) {
        if self.model.session.split().is_none() {
            let context = self.model.search_context(&self.panels.tree);
            self.model.selection.node = context.map(|context| context.node_ref(context.focused_node()));
        }
        self.panels.side.scroll_to_top();
        self.model.open_side_panel(is_narrow);
    }

    /// Folds or unfolds a node. For a node hidden by a folded ancestor, unfolds that ancestor.
    pub fn toggle_fold(&mut self, node: NodeId) {
        let Some(search) = self.model.session.search() else { return };
        let node = search.shown_ancestor(node);
        if search.trace().is_within(node, self.panels.tree.root(search)) {
            let folded = search.recording().node_ref(node);
            self.hold_in_place(node);
            self.change_alone(Command::ToggleFold(folded));
        }
    }

    /// Folds or unfolds the node in focus.
    pub fn toggle_fold_in_focus(&mut self) {
        if let Some(node) = self.model.focused_node() {
            self.toggle_fold(node);
        }
    }

    /// Keeps a node at the same point of the screen when the tree is next laid out.
    pub fn hold_in_place(&mut self, node: NodeId) {
        if let Some(context) = self.model.search_context(&self.panels.tree) {
            self.panels.tree.hold(&context, node);
        }
    }

    /// Keeps the node in focus at the same point of the screen when the tree is next laid out.
    pub fn hold_focus_in_place(&mut self) {
        if let Some(node) = self.model.focused_node() {
            self.hold_in_place(node);
        }
    }

    /// Leaves a subtree that does not contain the node, and unfolds the ancestors of the node.
    fn unfold_path_to(&mut self, node: NodeRef) {
        let Some(search) = self.model.session.search() else { return };
        let (recording, trace) = (search.recording(), search.trace());
        let Some(node) = recording.resolve(node) else { return };
        if !trace.is_within(node, self.panels.tree.root(search)) {
            self.panels.tree.set_root(None);
        }
        let folds = &search.folds;
        let folded = trace.ancestors(node).skip(1).filter(|&ancestor| folds.is_chosen(ancestor));
        for ancestor in folded.map(|ancestor| recording.node_ref(ancestor)).collect::<Vec<_>>() {
            self.change_alone(Command::ToggleFold(ancestor));
        }
    }

    /// Shows only the subtree of the focused node, or that of its parent if it is a leaf.
    pub fn show_subtree(&mut self) {
        let context = self.model.search_context(&self.panels.tree).zip(self.model.focused_node());
        if let Some((context, focused)) = context {
            self.panels.tree.set_root(Some(context.node_ref(context.subtree_of(focused))));
        }
    }

    /// Shows the subtree of the parent of the current root of the view.
    pub fn show_parent(&mut self) {
        let Some(search) = self.model.session.search() else { return };
        if let Some(parent) = search.trace().parent(self.panels.tree.root(search)) {
            self.panels.tree.set_root(Some(search.recording().node_ref(parent)));
        }
    }

    /// Selects a node and moves the cursor into a field of the side panel or of the strip.
    pub fn focus_field(&mut self, field: EditField, node: NodeRef, is_narrow: bool) {
        self.reveal(node);
        if field == EditField::WhatIf {
            return self.panels.strip.focus_field(field);
        }
        self.panels.side.focus_field(field);
        self.panels.tree.focus = Some(field);
        self.model.open_side_panel(is_narrow);
    }
}
