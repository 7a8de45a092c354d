//! The tables of a Monte Carlo tree search: rows of a name and numbers, and the table of the children of a node.

use egui::{Align2, Rect, Role, Sense, Ui, WidgetInfo, pos2, vec2};
use poda_picture::picture::fonts::Font;
use poda_picture::picture::palette::PaletteColor;
use poda_window::look::size_class::target;
use poda_window::look::theme;
use poda_window::look::widgets::{paint_focus, paint_hover, text_at};
use poda_window::panel::request::LaneRequest;
use poda_window::panel::view_context::ViewContext;
use poda_words::i18n::mcts_numbers::TermRank;
use poda_words::i18n::panels::mcts_text::ChildTable;

/// The height of a row of a table, in pixels.
pub(super) const ROW: f32 = 22.0;
/// The text size of a table and of its headings.
pub(super) const SIZE: f32 = 13.5;
pub(super) const HEADING: f32 = 12.5;
/// The smallest text size to which a number is reduced to fit its column.
const MIN_SIZE: f32 = 12.0;
/// The smallest gap between two columns, in pixels.
const GAP: f32 = 4.0;

/// Draws the table. A click on a row selects its child. The row with the greatest sum is bold and has a filled bar; the
/// row with the second greatest sum has a hollow bar.
pub(super) fn table_ui(ui: &mut Ui, context: &ViewContext<'_>, table: &ChildTable) {
    let scale = theme::enlargement(ui);
    ui.spacing_mut().item_spacing.y = 0.0;
    let secondary = PaletteColor::Secondary;
    let all: [&[f32]; 4] = [&ENDS_OF_COUNTS, &ENDS_OF_COUNTS_WITH_PRIORS, &ENDS_OF_SUMS, &ENDS_OF_SUMS_WITH_PRIORS];
    let ends = all.into_iter().find(|ends| ends.len() == table.headings.len()).unwrap_or(&ENDS_OF_SUMS_WITH_PRIORS);
    let ends = &ends_with_room(ends, table.rows.iter().map(|row| &*row.cells), ui.available_width() / scale);
    cells_ui(
        ui,
        &table.headings,
        ends,
        CellStyle { size: HEADING, font: Font::Regular, color: secondary },
        Sense::hover(),
    );
    for row in &table.rows {
        let font = if row.rank == TermRank::Selected { Font::SemiBold } else { Font::Regular };
        let response =
            cells_ui(ui, &row.cells, ends, CellStyle { size: SIZE, font, color: PaletteColor::Text }, Sense::click());
        let rect = response.rect;
        let bar = Rect::from_min_size(rect.left_top() - vec2(8.0 * scale, 0.0), vec2(4.0 * scale, rect.height()));
        match row.rank {
            TermRank::Selected => {
                ui.painter().rect_filled(bar, 0.0, theme::color(ui, PaletteColor::Current));
            }
            TermRank::RunnerUp => {
                let line = egui::Stroke::new(1.0, theme::color(ui, secondary));
                ui.painter().rect_stroke(bar, 0.0, line, egui::StrokeKind::Inside);
            }
            TermRank::Other => {}
        }
        let named = table.headings.iter().zip(&row.cells).skip(1).map(|(heading, cell)| format!("{heading} {cell}"));
        let name = std::iter::once(row.cells[0].clone()).chain(named).collect::<Vec<_>>().join(", ");
        let is_chosen = row.rank == TermRank::Selected;
        response.widget_info(|| WidgetInfo::selected(Role::Button, true, is_chosen, &name));
        if response.clicked() {
            context.requests.push(LaneRequest::Reveal(row.child));
        }
    }
}

/// The right ends of the columns of a table of sums and of a table of counts, as shares of the width.
const ENDS_OF_SUMS: [f32; 6] = [0.25, 0.4, 0.55, 0.7, 0.85, 1.0];
const ENDS_OF_COUNTS: [f32; 4] = [0.4, 0.6, 0.8, 1.0];
/// The same with a column of priors.
const ENDS_OF_SUMS_WITH_PRIORS: [f32; 7] = [0.2, 0.32, 0.43, 0.56, 0.71, 0.86, 1.0];
const ENDS_OF_COUNTS_WITH_PRIORS: [f32; 5] = [0.36, 0.52, 0.66, 0.82, 1.0];

/// Returns the ends of the columns of a table of this width, in which each number has room at its smallest size: what
/// it needs more than its share is taken from the first column.
fn ends_with_room<'a>(ends: &[f32], rows: impl Iterator<Item = &'a [String]>, width: f32) -> Vec<f32> {
    let starts = std::iter::once(0.0).chain(ends.iter().copied());
    let mut shares: Vec<f32> = ends.iter().zip(starts).map(|(end, start)| end - start).collect();
    for row in rows {
        for (share, cell) in shares.iter_mut().zip(row).skip(1) {
            *share = share.max((Font::SemiBold.width(cell, MIN_SIZE) + GAP) / width);
        }
    }
    // From the right, so that the last column ends where the table does.
    let end = |column: usize| 1.0 - shares[column + 1..].iter().sum::<f32>();
    (0..shares.len()).map(end).collect()
}

/// Takes the space of a row, which is high enough for a finger if it can be pressed, and draws that it is pointed at.
pub(super) fn row_ui(ui: &mut Ui, sense: Sense) -> egui::Response {
    let row = ROW * theme::enlargement(ui);
    let height = if sense == Sense::click() { target(ui, row) } else { row };
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), height), sense);
    paint_hover(ui, &response, rect.expand2(vec2(6.0, 0.0)));
    paint_focus(ui, &response, rect);
    response
}

/// How the cells of a row are written.
#[derive(Clone, Copy)]
pub(super) struct CellStyle {
    /// The size of the text, in pixels before it is enlarged.
    pub size: f32,
    pub font: Font,
    pub color: PaletteColor,
}

/// Draws a row of a table: the first cell on the left, and numbers at the right `ends` of their columns, which are
/// shares of the width.
pub(super) fn cells_ui(ui: &mut Ui, cells: &[String], ends: &[f32], style: CellStyle, sense: Sense) -> egui::Response {
    let CellStyle { size, font, color } = style;
    let scale = theme::enlargement(ui);
    let response = row_ui(ui, sense);
    let rect = response.rect;
    let mut left = 0.0;
    for (column, (cell, end)) in cells.iter().zip(ends).enumerate() {
        let (anchor, x) = match column {
            0 => (Align2::LEFT_CENTER, rect.left()),
            _ => (Align2::RIGHT_CENTER, rect.left() + end * rect.width()),
        };
        let width = (end - left) * rect.width() - GAP;
        left = *end;
        // A number that does not fit is written smaller.
        let wide = font.width(cell, size * scale);
        let fitted = if column == 0 { size } else { (size * (width / wide).min(1.0)).max(MIN_SIZE) };
        let text = if column == 0 { font.elided(cell, size, width / scale) } else { cell.clone() };
        text_at(ui, anchor, pos2(x, rect.center().y), &text, font, fitted * scale, color);
    }
    if sense != Sense::click() {
        response.widget_info(|| WidgetInfo::labeled(Role::Label, true, cells.join(" ")));
    }
    response
}
