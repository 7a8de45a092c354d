//! The selected node: what is known of it, its window and its best child. A button opens the fields that edit it. And the legend
//! of nodes that are drawn as strips.

use super::section::{linked_paragraph, paragraph, section};
use crate::game::any::AnyGame;
use crate::i18n::node_names::NodeNames;
use crate::picture::overview::NodeCategory;
use crate::picture::palette::PaletteColor;
use crate::trace::NodeId;
use crate::trace::moment::NodeState;
use crate::ui::linked_text::LinkOptions;
use crate::ui::request::EditField;
use crate::ui::view_context::ViewContext;
use crate::ui::widgets::text_button;
use crate::ui::{node_description, theme};
use egui::epaint::StrokeKind;
use egui::{Rect, Sense, Stroke, Ui, vec2};

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
    fn updated(self, index: usize) -> Self {
        match self {
            Self::Next => Self::At(index),
            Self::At(open) if open != index => Self::No,
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
) -> bool {
    let Some(node) = context.selected else {
        *editing = NodeEditing::No;
        return false;
    };
    let (words, session, search) = (context.words, context.session, context.search);
    let index = if let AnyGame::Tree(tree) = search.recording().position(node)
        && session.current_match().is_none()
    {
        Some(tree.node_index())
    } else {
        None
    };
    if let Some(index) = index {
        let opens = matches!(typing, Some(EditField::Name | EditField::Value));
        *editing = if opens { NodeEditing::At(index) } else { editing.updated(index) };
    }
    section(ui, &words.text("panel-node"), |ui| {
        for line in node_description::description(context, node) {
            linked_paragraph(ui, context, &line, theme::TEXT, LinkOptions::TERMS);
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
            );
        }
        let Some(index) = index else { return };
        ui.add_space(4.0);
        let is_open = *editing == NodeEditing::At(index);
        if text_button(ui, &words.text(if is_open { "node-edit-done" } else { "node-edit" }), "", true).clicked() {
            *editing = if is_open { NodeEditing::No } else { NodeEditing::At(index) };
        }
    });
    *editing != NodeEditing::No && index.is_some()
}

/// Draws the legend while the tree is drawn as strips.
pub(super) fn legend_ui(ui: &mut Ui, context: &ViewContext<'_>) {
    if !context.is_far {
        return;
    }
    let (words, trace) = (context.words, context.search.trace());
    section(ui, &words.text("panel-overview"), |ui| {
        let count = trace.subtree_range(context.root).len() as u64;
        let visited = trace.end().stats().nodes.min(count);
        let mut args = vec![("nodes", words.counted("count-nodes", count).into())];
        let text = if context.root == NodeId::ROOT && visited < count {
            args.extend([("visited", words.number(visited).into()), ("others", words.number(count - visited).into())]);
            words.styled("overview-explained-whole", &args)
        } else if context.root == NodeId::ROOT {
            words.styled("overview-explained-visited", &args)
        } else {
            words.styled("overview-explained", &args)
        };
        paragraph(ui, &text, theme::TEXT);
        ui.add_space(6.0);
        let mut entries = vec![
            (NodeCategory::MaxAhead, "overview-max"),
            (NodeCategory::Even, "overview-level"),
            (NodeCategory::MinAhead, "overview-min"),
            (NodeCategory::Unfinished, "overview-unvisited"),
        ];
        if trace.has_window {
            entries
                .extend([(NodeCategory::Undecided, "overview-undecided"), (NodeCategory::Pruned, "overview-pruned")]);
        }
        for (category, message) in entries {
            let (color, opacity) = category.color();
            entry(ui, &words.text(message), |ui, swatch| {
                ui.painter().rect_filled(swatch, 3.0, theme::color(ui, color).gamma_multiply(opacity));
            });
        }
        // At the end of a search, the principal variation is framed too.
        let is_found = trace.is_complete() && trace.end().proved(NodeId::ROOT).is_exact() && trace.mistake.is_none();
        let shows_best = is_found && context.search.step() == trace.len();
        entry(ui, &words.text(if shows_best { "overview-best" } else { "overview-path" }), |ui, swatch| {
            let frame = Stroke::new(2.5, theme::color(ui, PaletteColor::Current));
            ui.painter().rect_stroke(swatch.shrink(1.0), 3.0, frame, StrokeKind::Middle);
        });
    });
}

fn entry(ui: &mut Ui, text: &str, paint: impl FnOnce(&Ui, Rect)) {
    ui.horizontal(|ui| {
        let (rect, _) = ui.allocate_exact_size(vec2(14.0, 22.0), Sense::hover());
        paint(ui, Rect::from_center_size(rect.center(), vec2(14.0, 14.0)));
        ui.label(text);
    });
}
