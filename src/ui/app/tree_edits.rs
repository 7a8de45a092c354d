//! Edits of the open tree and of the order of its moves, and the view after an edit.

use super::window::App;
use crate::document::check_depth;
use crate::game::any::{AnyGame, AnyMove};
use crate::game::tree::editing::TreeEdit;
use crate::session::command::Command;
use crate::session::navigation::Direction;
use crate::session::reorder::{self, Reordering};
use crate::trace::NodeId;
use crate::ui::documents::notification::Notification;
use crate::ui::edit_feedback::{Change, EditFeedback};
use crate::ui::side_panel::edit_field::EditField;

impl App {
    /// Edits the open tree, or shows why the edit is refused.
    pub(super) fn edit_tree(&mut self, edit: &TreeEdit) {
        let AnyGame::Tree(tree) = self.model.session.document().position() else { return };
        let edited = match tree.edited(edit) {
            Ok(edited) => edited,
            Err(error) => return self.panels.documents.notify(Notification::NotChanged(error)),
        };
        let child = |index: usize| AnyMove::Tree(u32::try_from(index).expect("no node has so many children"));
        let line = edited.tree.path_to(edited.node).into_iter().map(child).collect();
        let sorted = match *edit {
            TreeEdit::Sort { below, order } if below == tree.node_index() => Some(order),
            _ => None,
        };
        let is_new = matches!(edit, TreeEdit::AddChild { .. } | TreeEdit::AddSibling { .. });
        self.change_position(Change {
            game: AnyGame::Tree(edited.tree),
            line,
            note: edited.value_change,
            sorted,
            is_new,
        });
    }

    /// Moves a node to an index among its siblings.
    pub(super) fn reorder(&mut self, node: NodeId, to: usize) {
        let recording = self.model.session.search().recording();
        match reorder::reordering(recording, node, to) {
            Some(Reordering::Tree(edit)) => self.edit_tree(&edit),
            Some(Reordering::Cells(game)) => {
                let (game, line) = (AnyGame::TicTacToe(game), recording.moves_to(node));
                self.change_position(Change { game, line, note: None, sorted: None, is_new: false });
            }
            None => {}
        }
    }

    /// Moves the focused node one place forward among its siblings.
    pub(super) fn move_earlier(&mut self) {
        self.move_focused(|index| index.checked_sub(1));
    }

    /// Moves the focused node one place back among its siblings.
    pub(super) fn move_later(&mut self) {
        self.move_focused(|index| Some(index + 1));
    }

    fn move_focused(&mut self, target: impl FnOnce(usize) -> Option<usize>) {
        let node = self.model.shown_ancestor(self.model.focused_node());
        let Some(siblings) = reorder::movable(self.model.session.search().recording(), node) else { return };
        let from = siblings.iter().position(|&sibling| sibling == node);
        if let Some(to) = from.and_then(target) {
            self.reorder(node, to);
        }
    }

    /// Deletes the selected node of an explicit tree.
    pub(super) fn delete_node(&mut self) {
        if let Some(node) = self.model.selected_node()
            && let AnyGame::Tree(tree) = self.model.session.search().recording().position(node)
        {
            self.edit_tree(&TreeEdit::Delete { node: tree.node_index() });
        }
    }

    fn change_position(&mut self, change: Change) {
        if let Err(fault) = check_depth(&change.game, self.model.session.search().config().depth) {
            return self.panels.documents.notify(Notification::NotJudged(fault));
        }
        let game = change.game.clone();
        self.model.edit_feedback = Some(EditFeedback::of(change, &self.model.session));
        self.apply(Command::SetGame(game));
    }

    /// Selects the node of the last edit once its search is shown. Returns whether there is such a node.
    pub(super) fn show_edited_node(&mut self) -> bool {
        let Self { model, panels, .. } = self;
        let Some(mut feedback) = model.edit_feedback.take().filter(|feedback| feedback.is_awaited(&model.session))
        else {
            return false;
        };
        let node = feedback.node(model.session.search().recording());
        if feedback.shows_the_end() {
            model.update_session(&mut panels.tree, |session| session.apply(Command::Go(Direction::Last)));
        }
        if feedback.awaits_value(model.session.search().recording()) {
            panels.side.focus_field(EditField::Value);
        }
        panels.side.continue_editing();
        feedback.set_shown(&model.session);
        model.edit_feedback = Some(feedback);
        model.select(node);
        let context = model.view_context(panels.tree.root(model.session.search()));
        panels.tree.reset_around(&context, node);
        true
    }

    /// Selects a node and puts the cursor into a field of the side panel.
    pub(super) fn focus_field(&mut self, field: EditField, node: NodeId, is_narrow: bool) {
        self.reveal(node);
        self.panels.side.focus_field(field);
        self.model.open_side_panel(is_narrow);
    }
}
