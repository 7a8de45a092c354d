//! The legend of the strips.

use super::section::{paragraph, section};
use crate::picture::overview::NodeCategory;
use crate::picture::palette::PaletteColor;
use crate::trace::NodeId;
use crate::ui::theme;
use crate::ui::view_context::ViewContext;
use egui::epaint::StrokeKind;
use egui::{Rect, Sense, Stroke, Ui, vec2};

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
        if trace.has_window() {
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
        let is_found = trace.is_complete() && trace.end().proved(NodeId::ROOT).is_exact() && trace.mistake().is_none();
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
