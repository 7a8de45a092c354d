//! Edits an explicit tree at the selected node: name, player to move, children, siblings and order. Below it, what the last
//! edit changed.
//!
//! An invalid name is reported beside the field, and the typed text is kept.

use super::edit_field::EditField;
use super::section::{paragraph, section};
use crate::game::any::AnyGame;
use crate::game::tree::Tree;
use crate::game::tree::editing::{EditError, TreeEdit};
use crate::i18n::styled_text::StyledText;
use crate::i18n::{Words, diagnostics};
use crate::picture::fonts::Font;
use crate::picture::palette::PaletteColor;
use crate::score::Player;
use crate::session::reorder;
use crate::trace::NodeId;
use crate::ui::command::UiCommand;
use crate::ui::request::UiRequest;
use crate::ui::sort_menu::sort_items;
use crate::ui::theme;
use crate::ui::view_context::ViewContext;
use crate::ui::widgets::{keep_focus_after_enter, menu, segmented_control, text_button, text_button_named};
use egui::{Id, Key, RichText, TextEdit, Ui};

/// The state of the section: a typed name.
#[derive(Debug, Default)]
pub(super) struct TreeEditor {
    typed: Option<TypedName>,
}

#[derive(Debug)]
struct TypedName {
    /// The index of the node in the tree.
    place: usize,
    text: String,
    /// The tree of the node; the text is dropped for another tree.
    of: Tree,
    /// The last verdict on a text.
    checked: Option<(String, Result<(), EditError>)>,
}

impl TreeEditor {
    /// Draws the section for the selected node of an explicit tree. `typing` is the field that gets the focus.
    pub(super) fn show(
        &mut self,
        ui: &mut Ui,
        context: &ViewContext<'_>,
        typing: &mut Option<EditField>,
        requests: &mut Vec<UiRequest>,
    ) {
        let Some(node) = context.selected else { return };
        let AnyGame::Tree(tree) = context.search.recording().position(node) else { return };
        section(ui, &context.words.text("edit-title"), |ui| {
            self.name_ui(ui, context, &tree, typing, requests);
            ui.add_space(4.0);
            buttons_ui(ui, context, node, &tree, requests);
            if !tree.node().children.is_empty() {
                ui.add_space(4.0);
                inner_ui(ui, context.words, &tree, requests);
            }
        });
    }

    fn name_ui(
        &mut self,
        ui: &mut Ui,
        context: &ViewContext<'_>,
        tree: &Tree,
        typing: &mut Option<EditField>,
        requests: &mut Vec<UiRequest>,
    ) {
        let words = context.words;
        let name = tree.node().name.as_deref().unwrap_or_default();
        self.typed = self.typed.take().filter(|typed| typed.place == tree.node_index() && typed.of == *tree);
        let typed = self.typed.get_or_insert_with(|| TypedName {
            place: tree.node_index(),
            text: name.to_owned(),
            of: tree.clone(),
            checked: None,
        });
        let response = ui.horizontal(|ui| {
            ui.set_min_height(30.0);
            let named = ui.label(RichText::new(words.text("edit-name")).size(theme::TEXT));
            let hint = RichText::new(words.text("edit-name-hint")).color(theme::color(ui, PaletteColor::FaintText));
            ui.add(
                TextEdit::singleline(&mut typed.text)
                    .id(Id::unique(("node-name", tree.node_index())))
                    .desired_width(150.0)
                    .hint_text(hint)
                    .font(theme::font(Font::SemiBold, 15.0)),
            )
            .labelled_by(named.id)
        });
        let field = response.inner;
        if typing.take_if(|typing| *typing == EditField::Name).is_some() {
            field.request_focus();
        }
        let has_lost_focus = field.lost_focus();
        keep_focus_after_enter(ui, &field, &typed.text);
        if typed.text == name {
            return;
        }
        let edit = TreeEdit::Rename {
            node: tree.node_index(),
            name: Some(typed.text.clone()).filter(|name| !name.is_empty()),
        };
        let checked = typed.checked.take().filter(|(text, _)| *text == typed.text);
        let (_, verdict) =
            typed.checked.insert(checked.unwrap_or_else(|| (typed.text.clone(), tree.edited(&edit).map(|_| ()))));
        let is_canceled = ui.input(|input| input.key_pressed(Key::Escape));
        match verdict {
            Err(refusal) => {
                for sentence in diagnostics::edit_error_sentences(words, refusal).into_iter().take(1) {
                    paragraph(ui, &StyledText::plain_text(&sentence), 12.5);
                }
            }
            Ok(()) if has_lost_focus && !is_canceled => requests.push(UiRequest::EditTree(edit)),
            Ok(()) => paragraph(ui, &words.styled("edit-name-press-enter", &[]), 12.5),
        }
        if has_lost_focus && is_canceled {
            self.typed = None;
        }
    }
}

/// Draws the buttons for children, siblings and their order.
fn buttons_ui(ui: &mut Ui, context: &ViewContext<'_>, node: NodeId, tree: &Tree, requests: &mut Vec<UiRequest>) {
    let (words, place, is_root) = (context.words, tree.node_index(), node == NodeId::ROOT);
    let siblings = reorder::movable(context.search.recording(), node).unwrap_or_default();
    let from = siblings.iter().position(|&sibling| sibling == node);
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = egui::vec2(6.0, 6.0);
        let mut edit_button = |ui: &mut Ui, message: &str, is_enabled: bool, edit: TreeEdit| {
            if text_button(ui, &words.text(message), "", is_enabled).clicked() && is_enabled {
                requests.push(UiRequest::EditTree(edit));
            }
        };
        edit_button(ui, "edit-add-child", true, TreeEdit::AddChild { parent: place });
        edit_button(ui, "edit-add-sibling", !is_root, TreeEdit::AddSibling { node: place });
        let is_first = from.is_none_or(|from| from == 0);
        let is_last = from.is_none_or(|from| from + 1 == siblings.len());
        for (command, message, is_enabled) in [
            (UiCommand::MoveEarlier, "edit-earlier", !is_first),
            (UiCommand::MoveLater, "edit-later", !is_last),
            (UiCommand::DeleteNode, "edit-delete", !is_root),
        ] {
            let (name, key) = (command.name(words), command.key(words));
            if text_button_named(ui, &words.text(message), &name, &key, is_enabled).clicked() && is_enabled {
                requests.push(command.into());
            }
        }
    });
    if !siblings.is_empty() {
        paragraph(ui, &words.styled("edit-drag-hint", &[]), 12.5);
    }
}

/// Draws the player to move and the order of a node with children.
fn inner_ui(ui: &mut Ui, words: &Words, tree: &Tree, requests: &mut Vec<UiRequest>) {
    let place = tree.node_index();
    ui.horizontal(|ui| {
        ui.set_min_height(28.0);
        let name = words.text("edit-turn");
        ui.label(RichText::new(&name).size(theme::TEXT));
        let players = [Player::Max, Player::Min];
        let chosen = usize::from(tree.node().player == Player::Min);
        if let Some(index) = segmented_control(ui, &name, &["MAX", "MIN"], chosen, true) {
            requests.push(UiRequest::EditTree(TreeEdit::SetPlayer { node: place, player: players[index] }));
        }
    });
    ui.horizontal(|ui| {
        let name = words.text("edit-sort-below");
        menu(ui, &name, &name, "", 13.0, |ui| {
            ui.set_width(200.0);
            sort_items(ui, words, place, requests);
        });
    });
}

/// Draws what the last edit changed, while its search is shown.
pub(super) fn edit_feedback_ui(ui: &mut Ui, context: &ViewContext<'_>) {
    let sentences =
        context.edit_feedback.map(|feedback| feedback.sentences(context.words, context.session)).unwrap_or_default();
    if !sentences.is_empty() {
        section(ui, &context.words.text("edit-feedback-title"), |ui| {
            for sentence in &sentences {
                paragraph(ui, sentence, theme::TEXT);
            }
        });
    }
}
