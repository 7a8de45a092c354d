//! Edits the value of a leaf of an explicit tree.

use super::edit_field::EditField;
use super::section::{paragraph, section};
use crate::game::any::AnyGame;
use crate::game::tree::editing::TreeEdit;
use crate::i18n::node_names::NodeNames;
use crate::picture::fonts::Font;
use crate::score::Score;
use crate::session::command::Command;
use crate::ui::number_pad::{self, NumberField};
use crate::ui::request::UiRequest;
use crate::ui::theme;
use crate::ui::view_context::ViewContext;
use crate::ui::widgets::{keep_focus_after_enter, select_all_text};
use egui::{Id, Key, Modifiers, TextEdit, Ui};

/// The state of the editor: a typed value.
#[derive(Debug, Default)]
pub(super) struct LeafEditor {
    typed: Option<TypedValue>,
}

#[derive(Debug)]
struct TypedValue {
    /// The index of the node in the tree, and its value when the typing began.
    place: usize,
    value: Score,
    text: String,
}

impl LeafEditor {
    /// Draws the field, if a node with a value is in focus. `typing` is the field that gets the focus.
    pub(super) fn show(
        &mut self,
        ui: &mut Ui,
        context: &ViewContext<'_>,
        typing: &mut Option<EditField>,
        requests: &mut Vec<UiRequest>,
    ) {
        let node = context.focused_node();
        let AnyGame::Tree(tree) = context.search.recording().position(node) else { return };
        let Some(value) = tree.node().value else { return };
        let is_leaf = tree.node().children.is_empty();
        // The value of a leaf is hidden until the search has evaluated it, unless the leaf is selected.
        if context.selected.is_none() && is_leaf && !context.search.moment().proved(node).is_exact() {
            return;
        }
        let place = tree.node_index();
        if self.typed.as_ref().is_none_or(|typed| (typed.place, typed.value) != (place, value)) {
            self.typed = Some(TypedValue { place, value, text: value.to_string() });
        }
        let Some(typed) = &mut self.typed else { return };
        let words = context.words;
        let title = words.text(if is_leaf { "panel-leaf" } else { "panel-estimate" });
        section(ui, &title, |ui| {
            let name = NodeNames::new(words, context.search.recording()).inline(node);
            let label = words.fill("leaf-value-of", &[("name", name.into())]);
            // In an untouched field, undo applies to the document.
            let id = Id::unique(("leaf", place));
            let is_untouched = ui.memory(|memory| memory.has_focus(id)) && typed.text == value.to_string();
            if is_untouched && ui.input_mut(|input| input.consume_key(Modifiers::COMMAND, Key::Z)) {
                requests.push(UiRequest::Session(Command::Undo));
            }
            let response = ui.horizontal(|ui| {
                let named = ui.label(Font::Regular.elided(&label, theme::TEXT, 160.0));
                ui.add(
                    TextEdit::singleline(&mut typed.text)
                        .id(id)
                        .desired_width(90.0)
                        .font(theme::font(Font::SemiBold, 15.0)),
                )
                .labelled_by(named.id)
            });
            let field = response.inner;
            number_pad::serve(&field, NumberField::Value);
            if typing.take_if(|typing| *typing == EditField::Value).is_some() {
                field.request_focus();
                select_all_text(ui, &field, &typed.text);
            }
            let has_lost_focus = field.lost_focus();
            keep_focus_after_enter(ui, &field, &typed.text);
            let score = read(&typed.text);
            match score {
                Some(score) if score == value => {}
                Some(score) => {
                    let is_canceled = ui.input(|input| input.key_pressed(Key::Escape));
                    if has_lost_focus && !is_canceled {
                        // The typed text stays: it is the value from the next frame on.
                        return requests.push(UiRequest::EditTree(TreeEdit::SetValue { node: place, value: score }));
                    }
                    paragraph(ui, &words.styled("leaf-press-enter", &[]), 12.5);
                }
                None => paragraph(ui, &words.styled("leaf-not-a-number", &[]), 12.5),
            }
            if !field.has_focus() && score != Some(value) && score.is_some() {
                typed.text = value.to_string();
            }
        });
    }
}

/// Parses a score: with a minus sign or hyphen, a decimal point or comma, or an infinity.
pub(super) fn read(text: &str) -> Option<Score> {
    let text = text.trim().replace('−', "-").replace(',', ".").replace('∞', "inf");
    let text = text.strip_prefix('+').unwrap_or(&text);
    let typed_as_infinity = matches!(text, "inf" | "-inf");
    let number: f64 = text.parse().ok()?;
    Score::new(number).filter(|score| score.is_finite() || typed_as_infinity)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_read_as_people_type_them() {
        for (typed, number) in
            [("−3", -3.0), ("+0.5", 0.5), (" 2,5 ", 2.5), ("-∞", f64::NEG_INFINITY), ("+inf", f64::INFINITY)]
        {
            assert_eq!(read(typed).map(Score::get), Some(number), "{typed}");
        }
        for typed in ["", "three", "nan", "1e999", "1 2"] {
            assert_eq!(read(typed), None, "{typed}");
        }
    }
}
