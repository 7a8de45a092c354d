//! The tree: selecting and revealing nodes, editing the tree, reordering moves, and the view after an edit.

use super::App;
use poda_core::document::check_depth;
use poda_core::game::any::{AnyGame, AnyMove};
use poda_core::game::tree::editing::TreeEdit;
use poda_core::trace::recording::NodeRef;
use poda_core::trace::{NodeId, Story};
use poda_session::Command;
use poda_session::play_match::MatchCommand;
use poda_session::playback::Direction;
use poda_session::reorder::{self, Reordering};
use poda_session::shown_search::ShownSearch;
use poda_window::documents::plain_notification::PlainNotification;
use poda_window::input::command::Neighbor;
use poda_window::panel::request::EditField;
use poda_window::panel::why_not;
use poda_window::state::edit_feedback::{Change, EditFeedback};

impl App {
    /// Selects a node and scrolls it into view, not covered by the find bar.
    pub(super) fn reveal(&mut self, node: NodeRef) {
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
    pub(super) fn select_neighbor(&mut self, neighbor: Neighbor) {
        let context = self.model.search_context(&self.panels.tree).zip(self.model.focused_node());
        let to = context.and_then(|(context, focused)| Some(context.node_ref(context.neighbor(neighbor, focused)?)));
        if let Some(node) = to {
            self.reveal(node);
            self.panels.tree.is_walked = true;
        }
    }

    /// Opens the side panel at the section of the focused node.
    pub(super) fn show_node_section(&mut self, is_narrow: bool) {
        if self.model.session.split().is_none() {
            let context = self.model.search_context(&self.panels.tree);
            self.model.selection.node = context.map(|context| context.node_ref(context.focused_node()));
        }
        self.panels.side.scroll_to_top();
        self.model.open_side_panel(is_narrow);
    }

    /// Folds or unfolds a node. For a node hidden by a folded ancestor, unfolds that ancestor.
    pub(super) fn toggle_fold(&mut self, node: NodeId) {
        let Some(search) = self.model.session.search() else { return };
        let node = search.shown_ancestor(node);
        if search.trace().is_within(node, self.panels.tree.root(search)) {
            let folded = search.recording().node_ref(node);
            self.hold_in_place(node);
            self.apply(Command::ToggleFold(folded));
        }
    }

    /// Folds or unfolds the node in focus.
    pub(super) fn toggle_fold_in_focus(&mut self) {
        if let Some(node) = self.model.focused_node() {
            self.toggle_fold(node);
        }
    }

    /// Keeps a node at the same point of the screen when the tree is next laid out.
    pub(super) fn hold_in_place(&mut self, node: NodeId) {
        if let Some(context) = self.model.search_context(&self.panels.tree) {
            self.panels.tree.hold(&context, node);
        }
    }

    /// Keeps the node in focus at the same point of the screen when the tree is next laid out.
    pub(super) fn hold_focus_in_place(&mut self) {
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
            self.apply(Command::ToggleFold(ancestor));
        }
    }

    /// Shows only the subtree of the focused node, or that of its parent if it is a leaf.
    pub(super) fn show_subtree(&mut self) {
        let context = self.model.search_context(&self.panels.tree).zip(self.model.focused_node());
        if let Some((context, focused)) = context {
            self.panels.tree.set_root(Some(context.node_ref(context.subtree_of(focused))));
        }
    }

    /// Shows the subtree of the parent of the current root of the view.
    pub(super) fn show_parent(&mut self) {
        let Some(search) = self.model.session.search() else { return };
        if let Some(parent) = search.trace().parent(self.panels.tree.root(search)) {
            self.panels.tree.set_root(Some(search.recording().node_ref(parent)));
        }
    }

    /// Starts a match against the program and shows the board, or ends the match.
    pub(super) fn toggle_match(&mut self, is_narrow: bool) {
        if self.model.session.current_match().is_none() {
            self.model.jumps.before_match = Some(self.place());
            self.model.selection.node = None;
            self.model.open_side_panel(is_narrow);
            return self.apply(Command::Match(MatchCommand::Start));
        }
        let played = self.model.session.document().clone();
        self.apply(Command::Match(MatchCommand::End));
        // A long search is shown from its beginning again.
        if let Some(before) = self.model.jumps.before_match.take().filter(|_| !self.model.session.has_tasks()) {
            self.restore_view(before);
        }
        if *self.model.session.latest_document() != played && !self.is_presenting() {
            self.panels.notifications.replace(PlainNotification::GameLeft);
        }
    }

    /// Edits the open tree, or notifies the user why the edit is refused.
    pub(super) fn edit_tree(&mut self, edit: &TreeEdit) {
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
    pub(super) fn reorder(&mut self, node: NodeId, to: usize) {
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
    pub(super) fn move_focused(&mut self, target: impl FnOnce(usize) -> Option<usize>) {
        let Some((search, node)) = self.model.session.search().zip(self.model.focused_node()) else { return };
        let Some(siblings) = reorder::movable(search.recording(), node) else { return };
        let from = siblings.iter().position(|&sibling| sibling == node);
        if let Some(to) = from.and_then(target) {
            self.reorder(node, to);
        }
    }

    /// Deletes the selected node of an explicit tree.
    pub(super) fn delete_node(&mut self) {
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

    /// Selects the node of the last edit, once its search is shown. Returns whether there is such a node.
    pub(super) fn show_edited_node(&mut self) -> bool {
        let Self { model, panels, .. } = self;
        let Some(mut feedback) = model.edit_feedback.take().filter(|feedback| feedback.is_awaited(&model.session))
        else {
            return false;
        };
        if feedback.was_over {
            model.update_session(&mut panels.tree, |session| session.apply(Command::Go(Direction::Last)));
        }
        let Some(search) = model.session.search() else { return false };
        let node = feedback.node(search.recording());
        if feedback.awaits_value(search.recording()) {
            panels.tree.focus_value();
        }
        panels.side.continue_editing();
        feedback.set_shown(search);
        model.edit_feedback = Some(feedback);
        model.selection.node = Some(search.recording().node_ref(node));
        if let Some(context) = model.search_context(&panels.tree) {
            panels.tree.reset_around(&context, node);
        }
        true
    }

    /// Selects a node and moves the cursor into a field of the side panel or of the strip.
    pub(super) fn focus_field(&mut self, field: EditField, node: NodeRef, is_narrow: bool) {
        self.reveal(node);
        if field == EditField::WhatIf {
            return self.panels.strip.focus_field(field);
        }
        self.panels.side.focus_field(field);
        self.panels.tree.focus = Some(field);
        self.model.open_side_panel(is_narrow);
    }

    // Why a move is not played

    /// Asks about the move to the node in focus, or stops asking.
    pub(super) fn toggle_why_not(&mut self) {
        let asked = self.model.selection.why_not;
        let context = self.model.search_context(&self.panels.tree);
        let focused = context.map(|context| (context, context.focused_node()));
        let node = focused.filter(|(context, node)| why_not::can_ask(context, *node));
        let node = node.map(|(context, node)| context.node_ref(node));
        self.ask_why_not(node.filter(|_| asked.is_none()));
    }

    /// Asks about the move to a node, which becomes the selected one, or stops asking.
    pub(super) fn ask_why_not(&mut self, asked: Option<NodeRef>) {
        self.model.selection.why_not = asked;
        if let Some(node) = asked {
            self.reveal(node);
        }
    }

    /// Stops asking if a node outside of the line is selected.
    pub(super) fn keep_why_not(&mut self) {
        let Some(context) = self.model.search_context(&self.panels.tree) else { return };
        let is_on_line = context.tree.selected.is_some_and(|node| why_not::line(&context).contains(&node));
        if !is_on_line {
            self.model.selection.why_not = None;
        }
    }

    /// Goes along the line of the answer instead of through the search. Returns whether there is one, and the direction
    /// is one along it.
    pub(super) fn step_along_line(&mut self, direction: Direction) -> bool {
        let Some(context) = self.model.search_context(&self.panels.tree) else { return false };
        let line = why_not::line(&context);
        let at = context.tree.selected.and_then(|node| line.iter().position(|&on_line| on_line == node));
        let to = match direction {
            _ if line.is_empty() => return false,
            Direction::Forward => at.map_or(0, |at| (at + 1).min(line.len() - 1)),
            Direction::Back => at.map_or(0, |at| at.saturating_sub(1)),
            Direction::First
            | Direction::Last
            | Direction::NextCutoff
            | Direction::PreviousCutoff
            | Direction::NextLeaf
            | Direction::Over
            | Direction::Out
            | Direction::FirstDifference
            | Direction::NextChange(_) => return false,
        };
        let node = context.node_ref(line[to]);
        self.reveal(node);
        true
    }
}
