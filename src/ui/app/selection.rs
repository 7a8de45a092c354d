//! Which part of the tree is looked at, and which node in it.

use super::Poda;
use crate::session::Session;
use crate::session::command::Command;
use crate::session::navigation::Direction;
use crate::session::play_match::MatchCommand;
use crate::trace::NodeId;
use crate::ui::neighbor::Neighbor;
use egui::Context;
use std::sync::Arc;

impl Poda {
    /// Sits down to a game against the program, beside its board, or gets up.
    pub(super) fn toggle_game(&mut self, is_narrow: bool) {
        let request = if self.session.current_match().is_some() { MatchCommand::End } else { MatchCommand::Start };
        if request == MatchCommand::Start {
            self.selected = None;
            if is_narrow {
                self.is_unfolded = true;
            } else {
                self.settings.panel = true;
            }
        }
        self.command(Command::Match(request));
    }

    /// Looks at a node where it can be seen.
    pub(super) fn jump(&mut self, node: NodeId) {
        self.open_way_to(node);
        self.choose(node);
        let covered = self.find.place();
        self.with_tree(|tree, shown| tree.jump(shown, node, covered));
    }

    /// Goes on to the next thing that happens at the node that is looked at, and keeps looking at it.
    pub(super) fn go_to_next_change(&mut self) {
        let Some(node) = self.chosen().or_else(|| self.session.search().moment().current()) else { return };
        let node = self.session.search().recording().node_ref(node);
        self.command(Command::Go(Direction::NextChange(node)));
        self.selected = Some(node);
    }

    /// The node that somebody chose, if it is one of the search that is shown.
    #[must_use]
    pub fn chosen(&self) -> Option<NodeId> {
        self.selected.and_then(|node| self.session.search().recording().resolve(node))
    }

    /// Looks at a node.
    pub(super) fn choose(&mut self, node: NodeId) {
        self.selected = Some(self.session.search().recording().node_ref(node));
    }

    /// Lets the session do something. This is the one place at which what is looked at passes from one recording to another:
    /// where more of the same search is shown, by the moves that lead there. In another tree nothing is looked at yet.
    pub(super) fn let_session(&mut self, act: impl FnOnce(&mut Session)) {
        let session = &mut self.session;
        let (before, tree) = (Arc::clone(session.search().recording()), session.search().tree_id());
        act(session);
        let now = session.search().recording();
        if before.recording_id() != now.recording_id() && tree == session.search().tree_id() {
            let carried = |kept| Some(now.node_ref(before.counterpart(before.resolve(kept)?, now)?));
            self.selected = self.selected.and_then(carried);
            self.tree.carry(carried);
        }
    }

    /// The node that is looked at: the one chosen, or the current one.
    pub(super) fn looked_at(&self) -> NodeId {
        self.chosen().or_else(|| self.session.search().moment().current()).unwrap_or(NodeId::ROOT)
    }

    /// Looks at a node beside the one that is looked at, and brings it into view.
    pub(super) fn walk(&mut self, walk: Neighbor) {
        if let Some(node) = walk.from(
            self.session.search(),
            self.session.drawing_options().unvisited,
            self.shown_ancestor(self.looked_at()),
        ) {
            self.jump(node);
        }
    }

    /// Opens the panel that tells of the node that is looked at.
    pub(super) fn tell_here(&mut self, is_narrow: bool) {
        if self.session.split().is_none() {
            self.choose(self.looked_at());
        }
        self.side.begin_reading();
        if is_narrow {
            self.is_unfolded = true;
        } else {
            self.settings.panel = true;
        }
    }

    /// Folds a node or opens it; a node that is folded away itself opens where it stands.
    pub(super) fn fold(&mut self, node: NodeId) {
        let node = self.shown_ancestor(node);
        if !self.session.search().trace().is_within(node, self.tree.root(self.session.search())) {
            return;
        }
        self.with_tree(|tree, shown| tree.hold(shown, node));
        self.command(Command::ToggleFold(self.session.search().recording().node_ref(node)));
    }

    /// Shows the subtree in which a node is, and opens what was folded above it.
    pub(super) fn open_way_to(&mut self, node: NodeId) {
        let trace = self.session.search().trace();
        if !trace.is_within(node, self.tree.root(self.session.search())) {
            self.tree.set_root(None);
        }
        let folds = self.session.search().folds();
        let folded: Vec<NodeId> = trace.ancestors(node).skip(1).filter(|&above| folds.is_chosen(above)).collect();
        for above in folded {
            self.command(Command::ToggleFold(self.session.search().recording().node_ref(above)));
        }
    }

    /// The node that is shown where a node would be: itself, or the folded one above it.
    pub(super) fn shown_ancestor(&self, node: NodeId) -> NodeId {
        NodeId::new(self.session.search().tree_layout().positions.shown_ancestor(node.number()) as usize)
    }

    /// Shows the subtree of the node that is looked at; of a leaf, which is none, that of its parent.
    pub(super) fn show_subtree_here(&mut self) {
        let (node, trace) = (self.shown_ancestor(self.looked_at()), self.session.search().trace());
        let is_leaf = trace.subtree_range(node).len() == 1;
        let root = trace.parent(node).filter(|_| is_leaf).unwrap_or(node);
        self.tree.set_root(Some(self.session.search().recording().node_ref(root)));
    }

    /// Shows the tree above what is shown.
    pub(super) fn go_up(&mut self) {
        if let Some(parent) = self.session.search().trace().parent(self.tree.root(self.session.search())) {
            self.tree.set_root(Some(self.session.search().recording().node_ref(parent)));
        }
    }

    /// Esc leaves what is in front.
    pub(super) fn leave(&mut self, ctx: &Context) {
        if self.tree.give_up_drag() || self.documents.close() {
            return;
        }
        if self.session.task().is_some() && !self.session.shows_partial_search() {
            self.command(Command::Cancel);
            return;
        }
        if self.is_blank {
            self.is_blank = false;
        } else if self.find.close() {
            // The tree is as it was before, and what was found is still looked at.
        } else if self.session.split().is_some_and(|split| self.split_view.leave(split)) {
            // Both are seen whole again, and where the search is.
        } else if self.is_presenting {
            self.present(ctx, false);
        } else if self.tree.root(self.session.search()) != NodeId::ROOT {
            self.tree.set_root(None);
        } else {
            self.selected = None;
            self.is_unfolded = false;
            // Plain keys work again after a control was reached with Tab.
            ctx.memory_mut(|memory| {
                if let Some(focused) = memory.focused() {
                    memory.surrender_focus(focused);
                }
            });
        }
    }
}
