//! The selected node: what is known of it, its window and its best child. A button opens the fields that edit it.

use super::edit_field::EditField;
use super::section::{linked_paragraph, section};
use crate::game::any::AnyGame;
use crate::i18n::node_names::NodeNames;
use crate::trace::moment::NodeState;
use crate::ui::linked_text::LinkOptions;
use crate::ui::node_description;
use crate::ui::request::UiRequest;
use crate::ui::theme;
use crate::ui::view_context::ViewContext;
use crate::ui::widgets::text_button;
use egui::Ui;

/// Whether the selected node is being edited.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum NodeEditing {
    /// It is only shown.
    #[default]
    No,
    /// The node selected next is edited.
    Next,
    /// The node with this index in the tree is edited.
    At(usize),
}

impl NodeEditing {
    /// Returns the state for the node with an index.
    fn updated(self, place: usize) -> Self {
        match self {
            Self::Next => Self::At(place),
            Self::At(open) if open != place => Self::No,
            same => same,
        }
    }
}

/// Draws the selected node, if there is one. Returns whether the fields that edit it are open.
pub(super) fn node_ui(
    ui: &mut Ui,
    context: &ViewContext<'_>,
    editing: &mut NodeEditing,
    typing: Option<EditField>,
    requests: &mut Vec<UiRequest>,
) -> bool {
    let Some(node) = context.selected else {
        *editing = NodeEditing::No;
        return false;
    };
    let (words, session, search) = (context.words, context.session, context.search);
    let place = match search.recording().position(node) {
        AnyGame::Tree(tree) if session.current_match().is_none() => Some(tree.node_index()),
        _ => None,
    };
    if let Some(place) = place {
        let opens = matches!(typing, Some(EditField::Name | EditField::Value));
        *editing = if opens { NodeEditing::At(place) } else { editing.updated(place) };
    }
    section(ui, &words.text("panel-node"), |ui| {
        for line in node_description::description(context, node) {
            linked_paragraph(ui, context, &line, theme::TEXT, LinkOptions::TERMS, requests);
        }
        let moment = search.moment();
        if let Some(best) = moment.best_child(node) {
            let is_over = moment.state(node) == NodeState::Finished;
            let key = if is_over { "node-best" } else { "node-best-so-far" };
            let child = NodeNames::new(words, search.recording()).short_inline(best);
            linked_paragraph(
                ui,
                context,
                &words.styled(key, &[("child", child.into())]),
                theme::TEXT,
                LinkOptions::TERMS,
                requests,
            );
        }
        let Some(place) = place else { return };
        ui.add_space(4.0);
        let is_open = *editing == NodeEditing::At(place);
        if text_button(ui, &words.text(if is_open { "node-edit-done" } else { "node-edit" }), "", true).clicked() {
            *editing = if is_open { NodeEditing::No } else { NodeEditing::At(place) };
        }
    });
    *editing != NodeEditing::No && place.is_some()
}
