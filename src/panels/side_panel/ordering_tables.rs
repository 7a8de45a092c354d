//! The killers of every ply and the history of every move, at the current step.

use egui::{Align2, Role, Sense, Ui, WidgetInfo, vec2};
use poda_core::game::any::AnyGame;
use poda_core::trace::Step;
use poda_core::trace::ordering_tables::ReplayedTables;
use poda_core::trace::passes::PassStep;
use poda_core::trace::recording::Recording;
use poda_picture::picture::fonts::Font;
use poda_picture::picture::palette::PaletteColor;
use poda_session::Command;
use poda_window::look::size_class::target;
use poda_window::look::theme;
use poda_window::look::widgets::{paint_hover, text_at, turn_badge};
use poda_window::panel::section::{AtFirst, folding_section, paragraph};
use poda_window::panel::view_context::SearchContext;
use poda_words::i18n::panels::table_rows::{PanelTable, TableRow, history, killers, weight_note};
use std::ptr;
use std::sync::{Arc, Weak};

/// The height of a row, in pixels.
const ROW: f32 = 22.0;

/// The tables that were shown last. They follow from all cutoffs so far, and are updated incrementally.
#[derive(Debug, Default)]
pub(super) struct OrderingTablesSection {
    tables: ReplayedTables<AnyGame>,
    /// The recording to which the tables belong, and the step up to which they are updated.
    of: Weak<Recording<AnyGame>>,
    step: Step,
}

impl OrderingTablesSection {
    /// Draws the tables, if the search has any. A click on a row goes to the last cutoff by its move.
    pub(super) fn show(&mut self, ui: &mut Ui, context: &SearchContext<'_>) {
        let (search, words) = (context.search, context.words);
        let config = search.recording().config();
        if config.algorithm.properties().prunes && (0 < config.ordering.killers || config.ordering.history) {
            self.follow(context);
        }
        let moment = search.moment();
        let here = moment.current().map(|node| search.trace().ply(node));
        if let Some(table) = killers(words, search.passes(), &self.tables) {
            folding_section(ui, context, "panel-killers", AtFirst::Folded, |ui| table_ui(ui, context, &table, here));
        }
        if let Some(table) = history(words, search.passes(), &self.tables) {
            folding_section(ui, context, "panel-history", AtFirst::Folded, |ui| {
                table_ui(ui, context, &table, None);
                paragraph(ui, &weight_note(words, config), theme::TEXT);
            });
        }
    }

    /// Updates the tables to the current step.
    fn follow(&mut self, context: &SearchContext<'_>) {
        let search = context.search;
        let (recording, step) = (search.passes().get(search.pass()), search.step());
        if !ptr::eq(self.of.as_ptr(), Arc::as_ptr(recording)) || step < self.step {
            *self = Self { of: Arc::downgrade(recording), ..Self::default() };
            // A search keeps its tables between passes.
            for (pass, before) in search.passes().iter().take(search.pass()).enumerate() {
                self.tables.follow(pass, before, 0..before.trace().len());
            }
        }
        self.tables.follow(search.pass(), recording, self.step..step);
        self.step = step;
    }
}

/// Draws a table. `here` is the ply of the current node. A left cell that several rows share is drawn once.
fn table_ui(ui: &mut Ui, context: &SearchContext<'_>, table: &PanelTable, here: Option<usize>) {
    let mut above = None;
    for row in &table.rows {
        let continues = row.ply.is_some() && std::mem::replace(&mut above, row.ply) == row.ply;
        row_ui(ui, context, row, continues, here.is_some() && row.ply == here);
    }
    if let Some(note) = &table.note {
        paragraph(ui, note, theme::TEXT);
    }
}

/// Draws a row. If `continues`, the left cell is omitted, because it equals that of the row above. `is_here` is whether
/// the current node is at this ply.
fn row_ui(ui: &mut Ui, context: &SearchContext<'_>, row: &TableRow, continues: bool, is_here: bool) {
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), target(ui, ROW)), Sense::click());
    paint_hover(ui, &response, rect.expand2(vec2(6.0, 0.0)));
    if let Some(player) = row.player {
        turn_badge(ui, player, rect.left_center() + vec2(6.0, 0.0), 5.0, 9.0);
    }
    let font = if is_here { Font::SemiBold } else { Font::Regular };
    let right = font.elided(&row.right, 13.5, rect.width() - 80.0);
    let right = text_at(ui, Align2::RIGHT_CENTER, rect.right_center(), &right, font, 13.5, PaletteColor::Text);
    if !continues {
        let left = font.elided(&row.left, 13.5, rect.width() - right.width() - 30.0);
        let at = rect.left_center() + vec2(18.0, 0.0);
        text_at(ui, Align2::LEFT_CENTER, at, &left, font, 13.5, PaletteColor::Text);
    }
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, row.line()));
    let trace = context.search.passes().get(row.by.pass).trace();
    let cutoff = trace.parent(row.by.child).and_then(|parent| trace.cutoff(parent));
    if response.clicked()
        && let Some((_, step)) = cutoff
    {
        let step = context.search.passes().timeline_step(PassStep { pass: row.by.pass, step });
        context.requests.push(Command::Seek(step));
    }
}
