//! The tables of a comparison: text is left-aligned, numbers are right-aligned, and a rule separates depths.

use crate::dialogs::modal::paragraph;
use egui::{Align2, Rect, ScrollArea, Sense, Ui, pos2, vec2};
use poda_core::comparison::{ComparisonRow, first_row_per_depth};
use poda_core::game::any::AnyGame;
use poda_picture::picture::fonts::Font;
use poda_picture::picture::palette::PaletteColor;
use poda_window::look::theme;
use poda_window::look::widgets::{heading, labeled_space, text_at};
use poda_words::i18n::Words;
use poda_words::i18n::algorithm_names::algorithm_message;
use poda_words::i18n::comparison::{
    cells, chance_notes, depth, headings, minimal_cells, minimal_headings, minimal_notes, search_cells, search_headings,
};

/// The height of a line, in pixels.
const LINE: f32 = 23.0;
/// The minimum distance between two columns, in pixels.
const GAP: f32 = 18.0;
/// The text sizes of cells and headings, in pixels.
const SIZE: f32 = 13.5;
const HEADING: f32 = 12.0;

/// Draws the table of the costs of each search.
pub fn costs_ui(ui: &mut Ui, words: &Words, root: &AnyGame, rows: &[ComparisonRow], most_nodes: u64, has_orders: bool) {
    let head: Vec<String> = search_headings(words, has_orders).into_iter().chain(headings(words, rows)).collect();
    let lines: Vec<TableLine> = rows
        .iter()
        .enumerate()
        .map(|(index, row)| TableLine {
            cells: line(words, root, row, most_nodes, has_orders),
            begins: index == 0 || rows[index - 1].config.depth != row.config.depth,
            // A value that differs from that of minimax must be noticeable from a distance.
            is_strong: row.agrees_with_minimax() == Some(false),
        })
        .collect();
    table_ui(ui, &head, &lines, if has_orders { 2 } else { 1 }, ui.available_width());
}

/// Draws the table of the minimal trees, with notes that explain it.
pub fn minimal_ui(ui: &mut Ui, words: &Words, rows: &[ComparisonRow]) {
    let mut references = Vec::new();
    let mut lines: Vec<TableLine> = Vec::new();
    for row in first_row_per_depth(rows) {
        let Some(reference) = row.reference else { continue };
        if let Some([plies, branching, formula, leaves, all]) = minimal_cells(words, &reference) {
            let cells = vec![depth(words, &row.config), formula, plies, branching, leaves, all];
            lines.push(TableLine { cells, begins: lines.is_empty(), is_strong: false });
            references.push(reference);
        }
    }
    for note in chance_notes(words, rows) {
        ui.add_space(4.0);
        paragraph(ui, &note, PaletteColor::Secondary);
    }
    if lines.is_empty() {
        return;
    }
    heading(ui, &words.text("comparison-minimal"));
    let [plies, branching, formula, leaves, all] = minimal_headings(words);
    let head = [words.text("comparison-depth"), formula, plies, branching, leaves, all];
    table_ui(ui, &head, &lines, 1, ui.available_width().min(640.0));
    ui.add_space(8.0);
    for note in minimal_notes(words, &references) {
        ui.add_space(4.0);
        paragraph(ui, &note, PaletteColor::Secondary);
    }
}

struct TableLine {
    cells: Vec<String>,
    /// Whether a rule is drawn above this line.
    begins: bool,
    is_strong: bool,
}

/// Draws the lines. After the first column, `with_words` columns contain text; the other columns contain numbers.
fn table_ui(ui: &mut Ui, head: &[String], lines: &[TableLine], with_words: usize, width: f32) {
    ui.spacing_mut().item_spacing.y = 0.0;
    let columns = TableColumns::of(head, lines, with_words, width);
    // On a phone the table is wider than the modal, and scrolls.
    let width = width.max(columns.width());
    let across = ScrollArea::horizontal().id_salt(head.concat());
    across.show(ui, |ui| rows_ui(ui, head, lines, &columns, width));
}

fn rows_ui(ui: &mut Ui, head: &[String], lines: &[TableLine], columns: &TableColumns, width: f32) {
    let (rect, _) = ui.allocate_exact_size(vec2(width, LINE), Sense::hover());
    columns.paint(ui, rect, head, Font::SemiBold, HEADING, PaletteColor::Secondary);
    let rule = theme::hairline(ui);
    for TableLine { cells, begins, is_strong } in lines {
        let spoken: Vec<_> = head.iter().zip(cells).map(|(heading, cell)| format!("{heading}: {cell}")).collect();
        let rect = labeled_space(ui, vec2(width, LINE), &spoken.join(", "));
        if *begins {
            ui.painter().hline(rect.x_range(), rect.top(), rule);
        }
        let font = if *is_strong { Font::SemiBold } else { Font::Regular };
        columns.paint(ui, rect, cells, font, SIZE, PaletteColor::Text);
    }
}

fn line(words: &Words, root: &AnyGame, row: &ComparisonRow, most_nodes: u64, has_orders: bool) -> Vec<String> {
    let algorithm = words.text(algorithm_message(row.config.algorithm));
    search_cells(words, &row.config, algorithm, has_orders)
        .into_iter()
        .chain(cells(words, root, row, most_nodes))
        .collect()
}

struct TableColumns {
    widths: Vec<f32>,
    gap: f32,
    /// The number of columns after the first that contain text.
    with_words: usize,
}

impl TableColumns {
    fn of(head: &[String], lines: &[TableLine], with_words: usize, max_width: f32) -> Self {
        let widths: Vec<f32> = head
            .iter()
            .enumerate()
            .map(|(column, heading)| {
                let heading = Font::SemiBold.width(heading, HEADING);
                lines.iter().map(|line| Font::SemiBold.width(&line.cells[column], SIZE)).fold(heading, f32::max)
            })
            .collect();
        let rest = max_width - widths.iter().sum::<f32>();
        let gap = (rest / widths.len().max(1) as f32).clamp(GAP / 2.0, GAP * 3.2);
        Self { widths, gap, with_words }
    }

    fn width(&self) -> f32 {
        self.widths.iter().sum::<f32>() + self.gap * (self.widths.len().max(1) - 1) as f32
    }

    fn paint(&self, ui: &Ui, rect: Rect, cells: &[String], font: Font, size: f32, color: PaletteColor) {
        let mut x = rect.left();
        for (column, (cell, width)) in cells.iter().zip(&self.widths).enumerate() {
            let is_text = (1..=self.with_words).contains(&column);
            let (anchor, end) = if is_text { (Align2::LEFT_CENTER, x) } else { (Align2::RIGHT_CENTER, x + width) };
            text_at(ui, anchor, pos2(end, rect.center().y), cell, font, size, color);
            x += width + self.gap;
        }
    }
}
