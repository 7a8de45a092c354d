//! The passes of a search: depth, window, result and cost of each, and the order of the root's moves. A click on a pass
//! goes to its start.

use egui::{Align2, CursorIcon, Rect, Role, Sense, Ui, WidgetInfo, vec2};
use poda_core::trace::passes::PassStep;
use poda_picture::picture::fonts::Font;
use poda_picture::picture::palette::PaletteColor;
use poda_session::Command;
use poda_window::look::size_class::target;
use poda_window::look::theme;
use poda_window::look::widgets::{paint_focus, text_at};
use poda_window::panel::section::{AtFirst, folding_section, paragraph};
use poda_window::panel::view_context::SearchContext;
use poda_words::i18n::node_names::NodeNames;
use poda_words::i18n::panels::pass_rows::{order_at_root, pass_headings, pass_row, passes_with_a_row};

/// The height of a row, in pixels.
const ROW: f32 = 24.0;

/// Draws the section, if the search works in passes.
pub(super) fn passes_ui(ui: &mut Ui, context: &SearchContext<'_>) {
    let (search, words) = (context.search, context.words);
    if search.recording().pass().is_none() {
        return;
    }
    folding_section(ui, context, "panel-passes", AtFirst::Unfolded, |ui| {
        row_ui(ui, &pass_headings(words), 12.5, PassProgress { is_begun: true, is_shown: false }, Sense::hover());
        let at = PassStep { pass: search.pass(), step: search.step() };
        for pass in passes_with_a_row(search.passes(), at.pass) {
            let row = pass_row(words, search.passes(), at, pass);
            let progress = PassProgress { is_begun: pass <= at.pass, is_shown: pass == at.pass };
            let response = row_ui(ui, &row, 13.5, progress, Sense::click());
            response.widget_info(|| WidgetInfo::labeled(Role::Button, true, row.join(" ")));
            if response.on_hover_cursor(CursorIcon::PointingHand).clicked() {
                let step = search.passes().timeline_step(PassStep { pass, step: 1 });
                context.requests.push(Command::Seek(step));
            }
        }
        if let Some(order) = order_at_root(&NodeNames::new(words, search.recording()), search.step()) {
            ui.add_space(4.0);
            paragraph(ui, &order, theme::TEXT);
        }
    });
}

/// Where the current step is, from the view of a pass.
#[derive(Clone, Copy)]
struct PassProgress {
    is_begun: bool,
    is_shown: bool,
}

/// Draws a row of the table: pass, depth, window, result, nodes.
fn row_ui(ui: &mut Ui, cells: &[String; 5], size: f32, progress: PassProgress, sense: Sense) -> egui::Response {
    let PassProgress { is_begun, is_shown } = progress;
    let height = if sense == Sense::click() { target(ui, ROW) } else { ROW };
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), height), sense);
    if is_shown {
        let bar = Rect::from_min_size(rect.left_top(), vec2(3.0, rect.height()));
        ui.painter().rect_filled(bar.translate(vec2(-8.0, 0.0)), 0.0, theme::color(ui, PaletteColor::Current));
    }
    let width = rect.width();
    let ends = [18.0, width * 0.26, width * 0.6, width * 0.8, width];
    let color = if size < 13.0 || !is_begun { PaletteColor::Secondary } else { PaletteColor::Text };
    for (text, end) in cells.iter().zip(ends) {
        let at = rect.left_center() + vec2(end, 0.0);
        text_at(ui, Align2::RIGHT_CENTER, at, text, Font::Regular, size, color);
    }
    paint_focus(ui, &response, rect);
    response
}
