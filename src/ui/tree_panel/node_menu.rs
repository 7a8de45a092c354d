//! The menu of a node, opened with the secondary button.

use crate::game::any::AnyGame;
use crate::game::tree::Tree;
use crate::game::tree::editing::TreeEdit;
use crate::i18n::node_names::NodeNames;
use crate::picture::Scene;
use crate::session::command::Command;
use crate::session::reorder;
use crate::trace::NodeId;
use crate::trace::moment::NodeState;
use crate::ui::command::UiCommand;
use crate::ui::request::{EditField, UiRequest};
use crate::ui::side_panel::tree_editor::{moves_among_siblings, sort_items};
use crate::ui::view_context::ViewContext;
use crate::ui::widgets::{self, menu_item, menu_item_if};
use egui::Ui;

/// Draws the menu of a node.
pub(super) fn node_menu_ui(ui: &mut Ui, context: &ViewContext<'_>, scene: &Scene<'_, AnyGame>, node: NodeId) {
    let (words, trace) = (context.words, context.search.trace());
    ui.set_width(280.0);
    widgets::heading(ui, &NodeNames::new(words, context.search.recording()).heading(node));
    let has_children = trace.subtree_range(node).len() > 1;
    let is_folded = scene.folded_below(node) > 0;
    let subtree = UiCommand::ShowSubtree;
    let is_other_subtree = has_children && node != scene.root;
    if menu_item_if(ui, &subtree.name(words), &subtree.key(words), false, is_other_subtree) {
        context.requests.push(UiRequest::ShowSubtree(context.node_ref(node)));
    }
    if menu_item(ui, &words.text("node-fit"), "", false) {
        context.requests.push(UiRequest::FitSubtree(context.node_ref(node)));
    }
    let is_foldable = has_children && (trace.is_searched(node) || context.search.folds().is_chosen(node) || !is_folded);
    let name = words.text(if is_folded { "node-unfold" } else { "node-fold" });
    if menu_item_if(ui, &name, &UiCommand::ToggleFold.key(words), false, is_foldable) {
        context.requests.push(UiRequest::ToggleFold(context.node_ref(node)));
    }
    if menu_item_if(ui, &words.text("node-visit"), "", false, trace.entered_at(node).is_some())
        && let Some(step) = trace.entered_at(node)
    {
        context.requests.push(Command::Seek(context.search.timeline_step_at(step)));
    }
    if context.is_embedded() {
        return;
    }
    if context.search.moment().state(node) == NodeState::Pruned && menu_item(ui, &words.text("what-if-menu"), "", false)
    {
        context.requests.push(UiRequest::FocusField(EditField::WhatIf, context.node_ref(node)));
    }
    let position = context.search.recording().position(node);
    if matches!(position, AnyGame::Tree(_)) || reorder::movable(context.search.recording(), node).is_some() {
        widgets::separator(ui);
        order_items(ui, context, node);
    }
    if let AnyGame::Tree(tree) = position {
        edit_items(ui, context, node, &tree);
    }
}

/// The items that move a node among its siblings.
fn order_items(ui: &mut Ui, context: &ViewContext<'_>, node: NodeId) {
    let words = context.words;
    let [earlier, later] = moves_among_siblings(context, node);
    for (command, to) in [(UiCommand::MoveEarlier, earlier), (UiCommand::MoveLater, later)] {
        if menu_item_if(ui, &command.name(words), &command.key(words), false, to.is_some()) {
            context.requests.extend(to.map(|to| UiRequest::Reorder(context.node_ref(node), to)));
        }
    }
}

/// The items that edit an explicit tree at a node.
fn edit_items(ui: &mut Ui, context: &ViewContext<'_>, node: NodeId, tree: &Tree) {
    let (words, index, is_root) = (context.words, tree.node_index(), node == NodeId::ROOT);
    if menu_item(ui, &words.text("edit-add-child"), "", false) {
        context.requests.push(UiRequest::EditTree(TreeEdit::AddChild { parent: index }));
    }
    if menu_item_if(ui, &words.text("edit-add-sibling"), "", false, !is_root) {
        context.requests.push(UiRequest::EditTree(TreeEdit::AddSibling { node: index }));
    }
    if menu_item(ui, &words.text("edit-rename"), "", false) {
        context.requests.push(UiRequest::FocusField(EditField::Name, context.node_ref(node)));
    }
    if menu_item_if(ui, &words.text("edit-delete-with"), &UiCommand::DeleteNode.key(words), false, !is_root) {
        context.requests.push(UiRequest::EditTree(TreeEdit::Delete { node: index }));
    }
    if !tree.node().children.is_empty() {
        widgets::submenu(ui, &words.text("edit-sort-below"), "", |ui| {
            ui.set_width(200.0);
            sort_items(ui, context, index);
        });
    }
}
