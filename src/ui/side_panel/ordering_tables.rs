//! The killers of every ply and the history of every move, at the current step.

use super::section::{folding_section, paragraph};
use crate::game::any::{AnyGame, AnyMove};
use crate::i18n::explain::move_anywhere;
use crate::picture::fonts::Font;
use crate::picture::palette::PaletteColor;
use crate::score::Player;
use crate::session::Command;
use crate::trace::Step;
use crate::trace::ordering_tables::{CutoffSource, ReplayedTables};
use crate::trace::passes::PassStep;
use crate::trace::recording::Recording;
use crate::ui::size_class::target;
use crate::ui::theme;
use crate::ui::view_context::ViewContext;
use crate::ui::widgets::{paint_hover, player_badge, text_at};
use egui::{Align2, Role, Sense, Ui, WidgetInfo, vec2};
use std::ptr;
use std::sync::{Arc, Weak};

/// The largest number of moves of the history shown.
const MAX_MOVES: usize = 10;
/// The height of a row, in pixels.
const ROW: f32 = 22.0;

/// The tables shown last; they are updated incrementally, as they follow from all cutoffs so far.
#[derive(Debug, Default)]
pub(super) struct OrderingTablesSection {
    tables: ReplayedTables<AnyGame>,
    /// The recording of the tables, and the step up to which they follow it.
    of: Weak<Recording<AnyGame>>,
    step: Step,
}

impl OrderingTablesSection {
    /// Draws the tables, if the search has any. A click on a row goes to the last cutoff by its move.
    pub(super) fn show(&mut self, ui: &mut Ui, context: &ViewContext<'_>) {
        let (search, words) = (context.search, context.words);
        let config = search.recording().config();
        let (has_killers, has_history) = (0 < config.ordering.killers, config.ordering.history);
        if !config.algorithm.properties().prunes || !(has_killers || has_history) {
            return;
        }
        self.follow(context);
        if has_killers {
            folding_section(ui, context, "panel-killers", |ui| {
                self.killers_ui(ui, context);
            });
        }
        if has_history {
            folding_section(ui, context, "panel-history", |ui| {
                self.history_ui(ui, context);
                let weight = if config.depth.is_some() { "tables-weight-square" } else { "tables-weight-one" };
                paragraph(ui, &words.styled(weight, &[]).faint(), theme::TEXT);
            });
        }
    }

    /// Updates the tables to the current step.
    fn follow(&mut self, context: &ViewContext<'_>) {
        let search = context.search;
        let (recording, step) = (search.passes().get(search.pass()), search.step());
        if !ptr::eq(self.of.as_ptr(), Arc::as_ptr(recording)) || step < self.step {
            *self = Self { of: Arc::downgrade(recording), ..Self::default() };
            // A search keeps its tables from pass to pass.
            for (pass, before) in search.passes().iter().take(search.pass()).enumerate() {
                self.tables.follow(pass, before, 0..before.trace().len());
            }
        }
        self.tables.follow(search.pass(), recording, self.step..step);
        self.step = step;
    }

    fn killers_ui(&self, ui: &mut Ui, context: &ViewContext<'_>) {
        let words = context.words;
        let (trace, moment) = (context.search.trace(), context.search.moment());
        let here = moment.current().map(|node| trace.ply(node));
        let mut is_empty = true;
        for ply in self.tables.plies() {
            is_empty = false;
            for (slot, killer) in self.tables.killers(ply).iter().enumerate() {
                let name = move_name(context, killer.by, killer.mv);
                let args = [("slot", (slot + 1).into()), ("move", name.into())];
                let text = words.fill("tables-slot", &args);
                let title = words.fill("tables-ply", &[("ply", ply.to_string().into())]);
                let pass = context.search.passes().get(killer.by.pass).trace();
                let player = pass.parent(killer.by.child).map(|parent| pass.player(parent));
                let row = OrderingRow { player, left: title, right: text };
                row.show(ui, slot > 0, here == Some(ply), killer.by, context);
            }
        }
        if is_empty {
            paragraph(ui, &words.styled("tables-nothing", &[]).faint(), theme::TEXT);
        }
    }

    fn history_ui(&self, ui: &mut Ui, context: &ViewContext<'_>) {
        let words = context.words;
        let praised = self.tables.history_moves();
        for &(player, mv, score) in praised.iter().take(MAX_MOVES) {
            let left = move_name(context, score.by, mv);
            let row = OrderingRow { player: Some(player), left, right: words.number(u64::from(score.weight)) };
            row.show(ui, false, false, score.by, context);
        }
        let others = praised.len().saturating_sub(MAX_MOVES);
        if praised.is_empty() {
            paragraph(ui, &words.styled("tables-nothing", &[]).faint(), theme::TEXT);
        } else if 0 < others {
            paragraph(ui, &words.styled("tables-more", &[("count", others.into())]).faint(), theme::TEXT);
        }
    }
}

fn move_name(context: &ViewContext<'_>, by: CutoffSource, mv: AnyMove) -> String {
    let recording = context.search.passes().get(by.pass);
    let parent = recording.trace().parent(by.child).unwrap_or(by.child);
    move_anywhere(context.words, &recording.position(parent), mv)
}

/// A row of a table: the player, a text at the left and one at the right.
struct OrderingRow {
    player: Option<Player>,
    left: String,
    right: String,
}

impl OrderingRow {
    /// Draws the row. `continues` omits the left text, which is that of the row above; `is_here` is whether the current node
    /// is at this ply.
    fn show(self, ui: &mut Ui, continues: bool, is_here: bool, by: CutoffSource, context: &ViewContext<'_>) {
        let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), target(ui, ROW)), Sense::click());
        paint_hover(ui, &response, rect.expand2(vec2(6.0, 0.0)));
        if let Some(player) = self.player {
            player_badge(ui, player, rect.left_center() + vec2(6.0, 0.0), 5.0, 9.0);
        }
        let font = if is_here { Font::SemiBold } else { Font::Regular };
        let right = font.elided(&self.right, 13.5, rect.width() - 80.0);
        let right = text_at(ui, Align2::RIGHT_CENTER, rect.right_center(), &right, font, 13.5, PaletteColor::Text);
        if !continues {
            let left = font.elided(&self.left, 13.5, rect.width() - right.width() - 30.0);
            let at = rect.left_center() + vec2(18.0, 0.0);
            text_at(ui, Align2::LEFT_CENTER, at, &left, font, 13.5, PaletteColor::Text);
        }
        response.widget_info(|| WidgetInfo::labeled(Role::Button, true, format!("{} {}", self.left, self.right)));
        let trace = context.search.passes().get(by.pass).trace();
        let cutoff = trace.parent(by.child).and_then(|parent| trace.cutoff(parent));
        if response.clicked()
            && let Some((_, step)) = cutoff
        {
            let step = context.search.passes().timeline_step(PassStep { pass: by.pass, step });
            context.requests.push(Command::Seek(step));
        }
    }
}
