//! The side panel: the position, why, the algorithm, the call stack, the counts, and a chart; only what applies.
//!
//! Sections stand one under the other with a hairline between them. What does not apply is not there.

mod board_editor;
mod board_setup;
mod boards;
mod chart;
mod counts_editor;
mod counts_form;
mod explanations;
mod leaf_editor;
mod legend;
mod lesson;
mod node;
mod ordering_tables;
mod passes;
mod pits_and_piles;
mod play;
mod position;
mod progress;
mod side_names;
mod tree_editor;
mod weights_editor;
mod what_if;

use super::icons::Icon;
use super::linked_text::{LinkOptions, LinkTarget, linked_text_ui};
use super::request::UiRequest;
use super::tree_panel::ViewContext;
use super::widgets::{heading, icon_button};
use super::{paint, theme};
use crate::i18n::styled_text::StyledText;
use crate::picture::palette::PaletteColor;
use crate::session::UniqueId;
use crate::session::command::Command;
use crate::trace::NodeId;
use board_editor::BoardEditor;
pub use boards::labelled_board;
use counts_editor::CountsEditor;
use egui::{Align, Frame, Layout, Margin, ScrollArea, Stroke, Ui};
use leaf_editor::LeafEditor;
use node::NodeEditing;
use ordering_tables::OrderingTablesSection;
use play::PlaySection;
pub use tree_editor::sort_choices;
use tree_editor::{TreeEditor, edit_feedback_ui};
use weights_editor::WeightsEditor;
use what_if::WhatIfSection;

/// Room at both sides of a section.
const MARGIN: i8 = 18;

/// A field that can be typed into from elsewhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EditField {
    /// The name of a node of an explicit tree.
    Name,
    /// The value of a leaf of an explicit tree.
    Value,
    /// What a pruned branch is supposed to be worth.
    Supposed,
}

/// What the side panel remembers between frames: edits that are not finished.
#[derive(Debug, Default)]
pub struct SidePanel {
    board: BoardEditor,
    counts: CountsEditor,
    leaf: LeafEditor,
    tree: TreeEditor,
    try_it: WhatIfSection,
    /// The field that gets the focus as soon as it is there.
    typing: Option<EditField>,
    weights: WeightsEditor,
    tables: OrderingTablesSection,
    playing: PlaySection,
    editing: NodeEditing,
    /// The document that was open when the panel was drawn last.
    document: Option<UniqueId>,
}

impl SidePanel {
    /// Puts the cursor into a field as soon as it is there.
    pub const fn begin_typing(&mut self, field: EditField) {
        self.typing = Some(field);
    }

    /// Keeps the fields open in which a node is changed, where it has just been changed and is another one now.
    pub const fn go_on_editing(&mut self) {
        if let NodeEditing::At(_) = self.editing {
            self.editing = NodeEditing::Next;
        }
    }

    /// Shows what is told of the node that is looked at from its beginning.
    pub const fn begin_reading(&mut self) {
        self.document = None;
    }

    /// Draws the panel. `is_folded_out`: it covers a narrow window and can be closed.
    pub fn show(&mut self, ui: &mut Ui, context: &ViewContext<'_>, is_folded_out: bool, requests: &mut Vec<UiRequest>) {
        if is_folded_out {
            ui.with_layout(Layout::right_to_left(Align::Min), |ui| {
                if icon_button(ui, Icon::Cross, &context.words.text("panel-close"), "", true).clicked() {
                    requests.push(UiRequest::TogglePanel);
                }
            });
        }
        let mut area = ScrollArea::vertical().auto_shrink(false);
        if self.document.replace(context.session.history().id()) != Some(context.session.history().id()) {
            // Another document is read from its beginning.
            area = area.vertical_scroll_offset(0.0);
        }
        area.show(ui, |ui| {
            ui.spacing_mut().item_spacing.y = 0.0;
            self.sections(ui, context, requests);
        });
        // What is not there now is not typed into later.
        self.typing = None;
    }

    fn sections(&mut self, ui: &mut Ui, context: &ViewContext<'_>, requests: &mut Vec<UiRequest>) {
        if self.playing.show(ui, context, requests) {
            legend::legend_ui(ui, context);
            explanations::reasons_ui(ui, context, requests);
            passes::passes_ui(ui, context, requests);
            explanations::rank_ui(ui, context, requests);
            self.tables.show(ui, context, requests);
            progress::algorithm_ui(ui, context);
            progress::stack_ui(ui, context, requests);
            progress::counts_ui(ui, context);
            chart::chart_ui(ui, context, requests);
            return;
        }
        legend::legend_ui(ui, context);
        let is_editing = node::node_ui(ui, context, &mut self.editing, self.typing, requests);
        if is_editing {
            self.leaf.show(ui, context, &mut self.typing, requests);
            self.tree.show(ui, context, &mut self.typing, requests);
        }
        position::position_ui(ui, context, &mut self.board, &mut self.counts, requests);
        edit_feedback_ui(ui, context);
        self.weights.show(ui, context, requests);
        lesson::note_ui(ui, context, requests);
        explanations::reasons_ui(ui, context, requests);
        lesson::lesson_ui(ui, context, requests);
        passes::passes_ui(ui, context, requests);
        explanations::mistake_ui(ui, context, requests);
        explanations::rank_ui(ui, context, requests);
        self.tables.show(ui, context, requests);
        self.try_it.show(ui, context, &mut self.typing);
        progress::algorithm_ui(ui, context);
        progress::stack_ui(ui, context, requests);
        progress::counts_ui(ui, context);
        chart::chart_ui(ui, context, requests);
    }
}

/// The node that the panel is about: the one chosen, else the current one, else the root.
fn node_in_focus(context: &ViewContext<'_>) -> NodeId {
    let current = || context.search.moment().current();
    context.selected.or_else(current).unwrap_or(NodeId::ROOT)
}

/// A section under its heading, with a hairline below.
fn section<R>(ui: &mut Ui, title: &str, content: impl FnOnce(&mut Ui) -> R) -> R {
    let inner = Frame::NONE.inner_margin(Margin { left: MARGIN, right: MARGIN, top: 15, bottom: 14 }).show(ui, |ui| {
        ui.set_width(ui.available_width());
        heading(ui, title);
        ui.add_space(9.0);
        ui.spacing_mut().item_spacing.y = 4.0;
        content(ui)
    });
    let rect = inner.response.rect;
    ui.painter().hline(rect.x_range(), rect.bottom(), Stroke::new(1.0, theme::color(ui, PaletteColor::Hairline)));
    inner.inner
}

/// A paragraph of rich text.
fn paragraph(ui: &mut Ui, text: &StyledText, size: f32) {
    let job = paint::styled_text(text, size, theme::of(ui), ui.available_width());
    ui.label(job);
}

/// The same with steps and terms that can be pressed.
fn linked_paragraph(
    ui: &mut Ui,
    context: &ViewContext<'_>,
    text: &StyledText,
    size: f32,
    linking: LinkOptions,
    requests: &mut Vec<UiRequest>,
) {
    match linked_text_ui(ui, context.words, text, size, linking) {
        Some(LinkTarget::Step(step)) => requests.push(UiRequest::Do(Command::Seek(step))),
        Some(LinkTarget::Term(term)) => requests.push(UiRequest::OpenGlossary(Some(term))),
        None => {}
    }
}
