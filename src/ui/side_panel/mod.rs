//! The side panel: the position, why, the algorithm, the call stack, the counts, and a chart; only what applies.
//!
//! Sections stand one under the other with a hairline between them. What does not apply is not there.

mod board_editor;
mod board_setup;
mod boards;
mod chart;
mod counted;
mod counts_editor;
mod counts_form;
mod leaf_editor;
mod legend;
mod lesson;
mod node;
mod passes;
mod playing;
mod position;
mod progress;
mod reasons;
mod sides;
mod tables;
mod tree_editor;
mod try_it;
mod weights_editor;

use super::action::Action;
use super::icons::Icon;
use super::linked::{Linking, Target, linked_ui};
use super::tree_panel::Shown;
use super::widgets::{heading, icon_button};
use super::{paint, theme};
use crate::i18n::rich::Rich;
use crate::picture::palette::PaletteColor;
use crate::session::command::Command;
use crate::trace::NodeId;
use board_editor::BoardEditor;
pub use boards::labelled_board;
use counts_editor::CountsEditor;
use egui::{Align, Frame, Layout, Margin, ScrollArea, Stroke, Ui};
use leaf_editor::LeafEditor;
use node::Editing;
use playing::Playing;
use tables::TablesShown;
pub use tree_editor::sort_choices;
use tree_editor::{TreeEditor, effect_ui};
use try_it::TryIt;
use weights_editor::WeightsEditor;

/// Room at both sides of a section.
const MARGIN: i8 = 18;

/// A field that can be typed into from elsewhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Field {
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
    try_it: TryIt,
    /// The field that gets the focus as soon as it is there.
    typing: Option<Field>,
    weights: WeightsEditor,
    tables: TablesShown,
    playing: Playing,
    editing: Editing,
    /// How many documents had been opened when the panel was drawn last.
    opened: Option<u64>,
}

impl SidePanel {
    /// Puts the cursor into a field as soon as it is there.
    pub const fn begin_typing(&mut self, field: Field) {
        self.typing = Some(field);
    }

    /// Keeps the fields open in which a node is changed, where it has just been changed and is another one now.
    pub const fn go_on_editing(&mut self) {
        if let Editing::At(_) = self.editing {
            self.editing = Editing::Next;
        }
    }

    /// Shows what is told of the node that is looked at from its beginning.
    pub const fn begin_reading(&mut self) {
        self.opened = None;
    }

    /// Draws the panel. `is_folded_out`: it covers a narrow window and can be closed.
    pub fn show(&mut self, ui: &mut Ui, shown: &Shown<'_>, is_folded_out: bool, actions: &mut Vec<Action>) {
        if is_folded_out {
            ui.with_layout(Layout::right_to_left(Align::Min), |ui| {
                if icon_button(ui, Icon::Cross, &shown.words.text("panel-close"), "", true).clicked() {
                    actions.push(Action::TogglePanel);
                }
            });
        }
        let mut area = ScrollArea::vertical().auto_shrink(false);
        if self.opened.replace(shown.session.opened()) != Some(shown.session.opened()) {
            // Another document is read from its beginning.
            area = area.vertical_scroll_offset(0.0);
        }
        area.show(ui, |ui| {
            ui.spacing_mut().item_spacing.y = 0.0;
            self.sections(ui, shown, actions);
        });
        // What is not there now is not typed into later.
        self.typing = None;
    }

    fn sections(&mut self, ui: &mut Ui, shown: &Shown<'_>, actions: &mut Vec<Action>) {
        if self.playing.show(ui, shown, actions) {
            legend::legend_ui(ui, shown);
            reasons::reasons_ui(ui, shown, actions);
            passes::passes_ui(ui, shown, actions);
            reasons::rank_ui(ui, shown, actions);
            self.tables.show(ui, shown, actions);
            progress::algorithm_ui(ui, shown);
            progress::stack_ui(ui, shown, actions);
            progress::counts_ui(ui, shown);
            chart::chart_ui(ui, shown, actions);
            return;
        }
        legend::legend_ui(ui, shown);
        let is_editing = node::node_ui(ui, shown, &mut self.editing, self.typing, actions);
        if is_editing {
            self.leaf.show(ui, shown, &mut self.typing, actions);
            self.tree.show(ui, shown, &mut self.typing, actions);
        }
        position::position_ui(ui, shown, &mut self.board, &mut self.counts, actions);
        effect_ui(ui, shown);
        self.weights.show(ui, shown, actions);
        lesson::note_ui(ui, shown, actions);
        reasons::reasons_ui(ui, shown, actions);
        lesson::lesson_ui(ui, shown, actions);
        passes::passes_ui(ui, shown, actions);
        reasons::mistake_ui(ui, shown, actions);
        reasons::rank_ui(ui, shown, actions);
        self.tables.show(ui, shown, actions);
        self.try_it.show(ui, shown, &mut self.typing);
        progress::algorithm_ui(ui, shown);
        progress::stack_ui(ui, shown, actions);
        progress::counts_ui(ui, shown);
        chart::chart_ui(ui, shown, actions);
    }
}

/// The node that the panel is about: the one chosen, else the current one, else the root.
fn node_in_focus(shown: &Shown<'_>) -> NodeId {
    let current = || shown.session.moment().current();
    shown.selected.or_else(current).unwrap_or(NodeId::ROOT)
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
fn paragraph(ui: &mut Ui, text: &Rich, size: f32) {
    let job = paint::rich(text, size, theme::of(ui), ui.available_width());
    ui.label(job);
}

/// The same with steps and terms that can be pressed.
fn linked_paragraph(
    ui: &mut Ui,
    shown: &Shown<'_>,
    text: &Rich,
    size: f32,
    linking: Linking,
    actions: &mut Vec<Action>,
) {
    match linked_ui(ui, shown.words, text, size, linking) {
        Some(Target::Step(step)) => actions.push(Action::Do(Command::Seek(step))),
        Some(Target::Term(term)) => actions.push(Action::OpenGlossary(Some(term))),
        None => {}
    }
}
