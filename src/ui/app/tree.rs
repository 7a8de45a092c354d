//! Editing the tree and reordering moves. What is shown of the edit is in [`workspace`](super::workspace).

use super::workspace::Workspace;
use poda_core::document::check_depth;
use poda_core::game::any::{AnyGame, AnyMove};
use poda_core::game::tree::editing::TreeEdit;
use poda_core::trace::{NodeId, Story};
use poda_session::Command;
use poda_session::reorder::{self, Reordering};
use poda_session::shown_search::ShownSearch;
use poda_window::documents::plain_notification::PlainNotification;
use poda_window::state::edit_feedback::{Change, EditFeedback};

impl Workspace {
    /// Edits the open tree, or notifies the user why the edit is refused.
    pub fn edit_tree(&mut self, edit: &TreeEdit) {
        let session = &self.model.session;
        let (AnyGame::Tree(shown), AnyGame::Tree(tree)) =
            (session.document().position(), session.latest_document().position())
        else {
            return;
        };
        // The edit names a node of the shown tree by its index, which may be that of another node once nodes were
        // added, moved or deleted.
        if !tree.has_same_shape(shown) {
            return self.panels.notifications.replace(PlainNotification::StillChanging);
        }
        let edited = match tree.edited(edit) {
            Ok(edited) => edited,
            Err(error) => return self.panels.notifications.add(PlainNotification::NotChanged(error)),
        };
        let child = |index: usize| AnyMove::Tree(u32::try_from(index).expect("no node has so many children"));
        let line = edited.tree.path_to(edited.node).into_iter().map(child).collect();
        let sorted = if let TreeEdit::Sort { below, order } = *edit
            && below == tree.node_index()
        {
            Some(order)
        } else {
            None
        };
        let is_new = matches!(edit, TreeEdit::AddChild { .. } | TreeEdit::AddSibling { .. });
        let is_tried = matches!(edit, TreeEdit::SetValue { .. } | TreeEdit::SetWeight { .. });
        let tried = is_tried.then_some(edited.node);
        self.change_position(Change {
            game: AnyGame::Tree(edited.tree),
            line,
            note: edited.value_change,
            sorted,
            is_new,
            tried,
        });
    }

    /// Moves a node to an index among its siblings.
    pub fn reorder(&mut self, node: NodeId, to: usize) {
        let Some(recording) = self.model.session.search().map(ShownSearch::recording) else { return };
        match reorder::reordering(recording, node, to) {
            Some(Reordering::Tree(edit)) => self.edit_tree(&edit),
            Some(Reordering::Cells(_)) if self.model.session.latest_document() != self.model.session.document() => {
                self.panels.notifications.replace(PlainNotification::StillChanging);
            }
            Some(Reordering::Cells(game)) => {
                let (game, line) = (AnyGame::TicTacToe(game), recording.moves_to(node));
                self.change_position(Change { game, line, note: None, sorted: None, is_new: false, tried: None });
            }
            None => {}
        }
    }

    /// Moves the focused node among its siblings, to the index that `target` returns for its current index.
    pub fn move_focused(&mut self, target: impl FnOnce(usize) -> Option<usize>) {
        let Some((search, node)) = self.model.session.search().zip(self.model.focused_node()) else { return };
        let Some(siblings) = reorder::movable(search.recording(), node) else { return };
        let from = siblings.iter().position(|&sibling| sibling == node);
        if let Some(to) = from.and_then(target) {
            self.reorder(node, to);
        }
    }

    /// Deletes the selected node of an explicit tree.
    pub fn delete_node(&mut self) {
        if let Some((search, node)) = self.model.session.search().zip(self.model.selected_node())
            && let AnyGame::Tree(tree) = search.recording().position(node)
        {
            self.edit_tree(&TreeEdit::Delete { node: tree.node_index() });
        }
    }

    fn change_position(&mut self, change: Change) {
        if let Err(fault) =
            check_depth(&change.game, self.model.session.latest_config().and_then(|config| config.depth))
        {
            return self.panels.notifications.add(PlainNotification::NotJudged(fault));
        }
        let (game, tried) = (change.game.clone(), change.tried);
        let is_continued = tried.is_some_and(|node| self.model.session.latest_history().is_trying_value(node));
        let feedback = self.model.edit_feedback.take().filter(|_| is_continued);
        self.model.edit_feedback = match feedback {
            Some(feedback) => Some(feedback.continued(change)),
            None => EditFeedback::of(change, &self.model.session),
        };
        self.apply(match tried {
            Some(node) => Command::TryValue(game, node),
            None => Command::SetGame(game),
        });
    }
}
