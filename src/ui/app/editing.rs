//! Changing an explicit tree, or the order in which moves are tried, and looking at what that did.

use super::Poda;
use crate::document::check_depth;
use crate::game::any::{AnyGame, AnyMove};
use crate::game::tree::editing::TreeEdit;
use crate::session::command::Command;
use crate::session::navigation::Direction;
use crate::session::reorder::{self, Reordering};
use crate::trace::NodeId;
use crate::ui::documents::notifications::Notification;
use crate::ui::edit_feedback::{Change, EditFeedback};
use crate::ui::side_panel::EditField;

impl Poda {
    /// Changes the open tree, or tells why that cannot be.
    pub(super) fn edit_tree(&mut self, edit: &TreeEdit) {
        let AnyGame::Tree(tree) = self.session.document().position() else { return };
        let edited = match tree.edited(edit) {
            Ok(edited) => edited,
            Err(refusal) => return self.documents.tell(Notification::NotChanged(refusal)),
        };
        let child = |index: usize| AnyMove::Tree(u32::try_from(index).expect("no node has so many children"));
        let line = edited.tree.path_to(edited.place).into_iter().map(child).collect();
        let sorted = match *edit {
            TreeEdit::Sort { below, order } if below == tree.place() => Some(order),
            _ => None,
        };
        let is_new = matches!(edit, TreeEdit::AddChild { .. } | TreeEdit::AddSibling { .. });
        self.change(Change { game: AnyGame::Tree(edited.tree), line, note: edited.note, sorted, is_new });
    }

    /// Has a node tried at another place among its siblings.
    pub(super) fn reorder(&mut self, node: NodeId, to: usize) {
        let recording = self.session.search().recording();
        match reorder::reordering(recording, node, to) {
            Some(Reordering::Tree(edit)) => self.edit_tree(&edit),
            Some(Reordering::Cells(game)) => {
                let line = recording.moves_to(node);
                self.change(Change { game: AnyGame::TicTacToe(game), line, note: None, sorted: None, is_new: false });
            }
            None => {}
        }
    }

    /// Has the node that is looked at tried one place later among its siblings, or earlier.
    pub(super) fn shift(&mut self, is_later: bool) {
        let node = self.shown_ancestor(self.looked_at());
        let Some(siblings) = reorder::movable(self.session.search().recording(), node) else { return };
        let from = siblings.iter().position(|&sibling| sibling == node);
        let to = from.and_then(|from| if is_later { Some(from + 1) } else { from.checked_sub(1) });
        if let Some(to) = to {
            self.reorder(node, to);
        }
    }

    /// Deletes the node that is looked at, if somebody has chosen one of an explicit tree.
    pub(super) fn delete_here(&mut self) {
        if let Some(node) = self.chosen()
            && let AnyGame::Tree(tree) = self.session.search().recording().position(node)
        {
            self.edit_tree(&TreeEdit::Delete { node: tree.place() });
        }
    }

    fn change(&mut self, change: Change) {
        if let Err(fault) = check_depth(&change.game, self.session.search().config().depth) {
            return self.documents.tell(Notification::NotJudged(fault));
        }
        let game = change.game.clone();
        self.edit_feedback = Some(EditFeedback::of(change, &self.session));
        self.command(Command::SetGame(game));
    }

    /// Looks at the node that the last change was about, now that its search is shown. Gives whether there is one.
    pub(super) fn look_at_change(&mut self) -> bool {
        let Some(mut feedback) = self.edit_feedback.take().filter(|feedback| feedback.is_awaited(&self.session)) else {
            return false;
        };
        let node = feedback.node(self.session.search().recording());
        if feedback.shows_the_end() {
            self.let_session(|session| session.apply(Command::Go(Direction::Last)));
        }
        if feedback.awaits_value(self.session.search().recording()) {
            self.side.begin_typing(EditField::Value);
        }
        self.side.go_on_editing();
        feedback.set_shown(&self.session);
        self.edit_feedback = Some(feedback);
        self.choose(node);
        self.with_tree(|tree, shown| tree.look_on(shown, node));
        true
    }

    /// Looks at a node and puts the cursor into a field of the side panel.
    pub(super) fn type_into(&mut self, field: EditField, node: NodeId, is_narrow: bool) {
        self.jump(node);
        self.side.begin_typing(field);
        if is_narrow {
            self.is_unfolded = true;
        } else {
            self.settings.panel = true;
        }
    }
}
