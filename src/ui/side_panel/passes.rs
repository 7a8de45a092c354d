//! The passes of a search: depth, window, result and cost of each, and the order of the root's moves. A click goes to the
//! start of a pass.

use super::section::{folding_section, paragraph};
use crate::i18n::Words;
use crate::i18n::node_names::NodeNames;
use crate::picture::fonts::Font;
use crate::picture::palette::PaletteColor;
use crate::score::Interval;
use crate::session::Command;
use crate::session::shown_search::ShownSearch;
use crate::trace::NodeId;
use crate::trace::passes::PassStep;
use crate::ui::size_class::target;
use crate::ui::theme;
use crate::ui::view_context::ViewContext;
use crate::ui::widgets::{paint_focus, text_at};
use egui::{Align2, CursorIcon, Rect, Role, Sense, Ui, WidgetInfo, vec2};

/// The height of a row, in pixels.
const ROW: f32 = 24.0;
/// The largest number of root moves shown.
const MAX_MOVES: usize = 8;
/// The largest number of passes shown: the last ones up to the current pass.
const MAX_PASSES: usize = 12;

/// A row of the table.
struct PassRow {
    /// Pass, depth, window, result, nodes.
    cells: [String; 5],
    is_begun: bool,
}

/// Draws the section, if the search makes passes.
pub(super) fn passes_ui(ui: &mut Ui, context: &ViewContext<'_>) {
    let (search, words) = (context.search, context.words);
    if search.recording().pass().is_none() {
        return;
    }
    folding_section(ui, context, "panel-passes", |ui| {
        let heads = ["", "passes-depth", "passes-window", "passes-value", "passes-nodes"];
        let heads = heads.map(|head| if head.is_empty() { String::new() } else { words.text(head) });
        row_ui(ui, &PassRow { cells: heads, is_begun: true }, 12.5, false, Sense::hover());
        let first = (search.pass() + 1).saturating_sub(MAX_PASSES);
        for pass in first..search.passes().len().min(first + MAX_PASSES) {
            let row = row(search, words, pass);
            let response = row_ui(ui, &row, 13.5, pass == search.pass(), Sense::click());
            response.widget_info(|| WidgetInfo::labeled(Role::Button, true, row.cells.join(" ")));
            if response.on_hover_cursor(CursorIcon::PointingHand).clicked() {
                let step = search.passes().timeline_step(PassStep { pass, step: 1 });
                context.requests.push(Command::Seek(step));
            }
        }
        if let Some(order) = order_at_root(context) {
            ui.add_space(4.0);
            paragraph(ui, &words.styled("passes-order", &[("moves", order.into())]), theme::TEXT);
        }
    });
}

/// Returns the row of a pass at the current step. Later passes are not revealed.
fn row(search: &ShownSearch, words: &Words, pass: usize) -> PassRow {
    let recording = search.passes().get(pass);
    let trace = recording.trace();
    let is_over = pass < search.pass() || (pass == search.pass() && search.step() == trace.len());
    let is_begun = pass <= search.pass();
    let config = recording.config();
    let depth = config.depth.map_or_else(|| words.text("search-depth-full"), |depth| depth.to_string());
    let window = format!("{}, {}", config.window.alpha.shown(), config.window.beta.shown());
    let value = trace.result(NodeId::ROOT).filter(|_| is_over);
    let value = value.map_or_else(|| "…".to_owned(), |(score, bound)| Interval::of(score, bound).to_string());
    let moment = if is_over { trace.end() } else { trace.at(search.step()) };
    let nodes = if is_begun { words.number(moment.stats().nodes) } else { String::new() };
    let hidden = |text: String| if is_begun { text } else { String::new() };
    PassRow { cells: [(pass + 1).to_string(), hidden(depth), hidden(window), hidden(value), nodes], is_begun }
}

fn row_ui(ui: &mut Ui, row: &PassRow, size: f32, is_shown: bool, sense: Sense) -> egui::Response {
    let height = if sense == Sense::click() { target(ui, ROW) } else { ROW };
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), height), sense);
    if is_shown {
        let bar = Rect::from_min_size(rect.left_top(), vec2(3.0, rect.height()));
        ui.painter().rect_filled(bar.translate(vec2(-8.0, 0.0)), 0.0, theme::color(ui, PaletteColor::Current));
    }
    let width = rect.width();
    let ends = [18.0, width * 0.26, width * 0.6, width * 0.8, width];
    let color = if size < 13.0 || !row.is_begun { PaletteColor::Secondary } else { PaletteColor::Text };
    for (text, end) in row.cells.iter().zip(ends) {
        let at = rect.left_center() + vec2(end, 0.0);
        text_at(ui, Align2::RIGHT_CENTER, at, text, Font::Regular, size, color);
    }
    paint_focus(ui, &response, rect);
    response
}

/// Returns the root's moves in the order of the current pass.
fn order_at_root(context: &ViewContext<'_>) -> Option<String> {
    let (recording, trace) = (context.search.recording(), context.search.trace());
    let names = NodeNames::new(context.words, recording);
    let now = context.search.step();
    let is_entered = |&child: &NodeId| trace.entered_at(child).is_some_and(|step| step <= now);
    let entered = trace.children(NodeId::ROOT).filter(is_entered);
    let mut moves: Vec<_> = entered.take(MAX_MOVES + 1).map(|child| names.short(child)).collect();
    if moves.is_empty() {
        return None;
    }
    if MAX_MOVES < moves.len() {
        moves.truncate(MAX_MOVES);
        moves.push("…".to_owned());
    }
    Some(moves.join(", "))
}
