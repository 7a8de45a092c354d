//! The pseudocode with its current line, the call stack, and the counts so far.

use egui::accesskit::AriaCurrent;
use egui::style::ScrollAnimation;
use egui::{Align2, Id, Rect, Role, Sense, Shape, Ui, WidgetInfo, pos2, vec2};
use poda_core::trace::TimelineStep;
use poda_picture::picture::fonts::Font;
use poda_picture::picture::palette::{PaletteColor, player_color};
use poda_session::UniqueId;
use poda_window::input::command::UiCommand;
use poda_window::look::menus::{MenuItem, menu};
use poda_window::look::size_class::target;
use poda_window::look::widgets::{labeled_space, paint_hover, put, text_at, turn_badge};
use poda_window::look::{paint, theme};
use poda_window::panel::lane_text::{code, variables};
use poda_window::panel::request::UiRequest;
use poda_window::panel::request_widgets::{request_button, request_item};
use poda_window::panel::section::{AtFirst, MARGIN, folding_section, paragraph};
use poda_window::panel::setting_choices::code_setting;
use poda_window::panel::view_context::{SearchContext, ViewContext};
use poda_words::i18n::algorithm_names::algorithm_message;
use poda_words::i18n::explain;
use poda_words::i18n::node_names::NodeNames;
use poda_words::i18n::panels::call_stack::{StackFrame, StackRow, call_stack};
use poda_words::i18n::panels::cost_rows::cost_rows;
use poda_words::i18n::pseudocode::PseudocodeLine;
use poda_words::i18n::{Words, args};

/// The height of a line of pseudocode, in pixels.
const CODE_LINE: f32 = 20.0;
/// The text size of pseudocode, and the width of a level of indentation, in pixels.
const CODE_SIZE: f32 = theme::CODE;
const INDENT: f32 = 15.0;
/// The space between the longest line and the edge of the panel, in which a bar is while the panel scrolls, in pixels.
const BAR_SPACE: f32 = 12.0;
/// The least space between the marked line and the values beside it, in pixels.
const VALUES_SPACE: f32 = 8.0;
/// How many lines around the marked one are scrolled into view with it.
const LINES_AROUND: f32 = 1.0;
/// The space for the heading above the first line, in pixels.
const HEADING_SPACE: f32 = 48.0;
/// How far letters may reach below their line, in pixels.
const DESCENT: f32 = 3.0;

/// Draws the pseudocode and marks its current line.
pub fn algorithm_ui(ui: &mut Ui, context: &ViewContext<'_>) {
    let scale = theme::enlargement(ui);
    let pseudocode = code(context.words, context.lane(), context.settings.code);
    folding_section(ui, context, "panel-algorithm", AtFirst::Unfolded, |ui| {
        if !context.is_presenting() {
            code_choice_ui(ui, context);
        }
        ui.spacing_mut().item_spacing.y = 0.0;
        let top = ui.cursor().top();
        let mut is_current = false;
        for (index, code) in pseudocode.lines.iter().enumerate() {
            let (rect, response) =
                ui.allocate_exact_size(vec2(ui.available_width(), CODE_LINE * dense(scale)), Sense::hover());
            let is_first = pseudocode.current == Some(index);
            is_current = is_first || (is_current && code.continues);
            if is_current {
                mark_line(ui, rect);
            }
            if is_first {
                follow_line(ui, context, rect, top);
            }
            let left = rect.left() + code.indent as f32 * INDENT * scale;
            // A line that is too long is drawn smaller, so that it ends before the bar at the edge of the panel.
            let width = rect.right() - left + f32::from(MARGIN) - BAR_SPACE;
            let size = (width / Font::Mono.width(&code.text.plain(), 1.0)).min(CODE_SIZE * scale);
            let galley = ui.painter().layout_job(paint::code(&code.text, size, theme::of(ui)));
            let at = pos2(left, rect.center().y);
            put(ui, Align2::LEFT_CENTER, at, galley.clone());
            let mut text = spoken_line(context.words, code);
            if is_current {
                let room = width - galley.size().x;
                let values = if is_first { values_beside(context, room, size) } else { None };
                if let Some(values) = values {
                    let (end, color) = (pos2(left + width, rect.center().y), PaletteColor::Secondary);
                    text_at(ui, Align2::RIGHT_CENTER, end, &values, Font::Mono, size, color);
                    text = format!("{text}; {values}");
                }
                // The bundled monospaced font has no bold face, so bold text is drawn twice with a small offset.
                put(ui, Align2::LEFT_CENTER, at + vec2(0.35, 0.0), galley);
            }
            response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &text));
            if is_first {
                ui.ctx().accesskit_node_builder(response.id, |node| node.set_aria_current(AriaCurrent::Step));
            }
        }
    });
}

/// Returns as many of the variables as there is room for beside the marked line of code, in pixels. A question asks for
/// such values.
fn values_beside(context: &ViewContext<'_>, room: f32, size: f32) -> Option<String> {
    if context.is_asking() || context.code_language().is_none() {
        return None;
    }
    let values = variables(context.words, context.lane());
    let shown = |count: usize| values[..count].join("  ");
    let fits = |text: &String| Font::Mono.width(text, size) + VALUES_SPACE <= room;
    (1..=values.len()).rev().map(shown).find(fits)
}

/// Draws the choice of the language of the code, and the buttons that copy and save it, if the search has code.
fn code_choice_ui(ui: &mut Ui, context: &ViewContext<'_>) {
    let words = context.words;
    let Some(setting) = code_setting(context, words) else { return };
    let chosen = setting.values.iter().find(|value| value.is_chosen).map_or("", |value| value.text.as_str());
    ui.horizontal(|ui| {
        menu(ui, &words.text(setting.name), "", chosen, 13.0, |ui| {
            for value in &setting.values {
                request_item(ui, context, &value.text, MenuItem::Choice(value.is_chosen), value.request.clone());
            }
        });
        if context.code_language().is_some() {
            for (message, command) in [("code-copy", UiCommand::CopyCode), ("code-save", UiCommand::SaveCode)] {
                request_button(ui, context, message, "", true, command);
            }
        }
    });
    ui.add_space(4.0);
}

/// Returns a line of pseudocode in words. The indentation, which is its structure, is said before it.
fn spoken_line(words: &Words, line: &PseudocodeLine) -> String {
    let code = line.text.plain();
    if line.indent == 0 { code } else { words.fill("code-indented", &args![level = line.indent.to_string(), code]) }
}

/// Returns the factor of the line height for enlarged text. It is smaller than that of the text, so that more lines
/// fit.
fn dense(scale: f32) -> f32 {
    1.0 + 0.7 * (scale - 1.0)
}

/// Returns the width of the pseudocode in pixels, without any enlargement.
pub fn algorithm_width(context: &ViewContext<'_>) -> f32 {
    let code = code(context.words, context.lane(), context.settings.code);
    let width = |line: &PseudocodeLine| {
        line.indent as f32 * INDENT + Font::Mono.width(&line.text.plain(), CODE_SIZE) + f32::from(MARGIN) + BAR_SPACE
    };
    code.lines.iter().map(width).fold(0.0, f32::max)
}

/// The step at which the marked line was drawn last, and whether it was in view then.
#[derive(Clone, Copy, Debug)]
struct LineSeen {
    of: UniqueId,
    step: TimelineStep,
    is_in_view: bool,
}

/// Scrolls the marked line of a new step into view if the algorithm fills the panel from its top. Where a text above
/// the algorithm is in view, or the place of the line has been scrolled out of view, a step scrolls nothing. `top` is
/// the top of the first line.
fn follow_line(ui: &Ui, context: &ViewContext<'_>, rect: Rect, top: f32) {
    let shown = ui.clip_rect().y_range();
    let is_in_view = shown.contains(rect.top()) && shown.contains(rect.bottom());
    let (of, step) = (context.session.history().id, context.timeline_step());
    let id = Id::unique("algorithm line");
    let seen = ui.data(|data| data.get_temp::<LineSeen>(id)).filter(|seen| seen.of == of);
    let fills_panel = top <= shown.min + HEADING_SPACE;
    let is_new = fills_panel && seen.is_some_and(|seen| seen.step != step && seen.is_in_view);
    if !is_in_view && (is_new || context.is_presenting()) {
        let mut wanted = rect.expand(LINES_AROUND * rect.height());
        let clip = ui.clip_rect();
        if clip.bottom() < wanted.bottom() {
            let top = below_cut_lines(ui, clip.top() + wanted.bottom() - clip.bottom());
            wanted.set_bottom(top + clip.height());
        }
        ui.scroll_to_rect_animation(wanted, None, ScrollAnimation::none());
        ui.ctx().request_repaint();
    }
    let seen = LineSeen { of, step, is_in_view: is_in_view || is_new };
    ui.data_mut(|data| data.insert_temp(id, seen));
}

/// Returns the height of the lowest end of the lines of text that an edge at this height would cut, so that none is cut
/// there.
fn below_cut_lines(ui: &Ui, edge: f32) -> f32 {
    let lowest = |shape: &Shape| {
        let Shape::Text(text) = shape else { return edge };
        let rows = text.galley.rows.iter().map(|row| row.rect().translate(text.pos.to_vec2()).y_range());
        let cut = rows.filter(|row| row.min < edge && edge < row.max + DESCENT);
        cut.map(|row| row.max + DESCENT).fold(edge, f32::max)
    };
    let panel = ui.clip_rect().x_range();
    ui.ctx().graphics(|layers| {
        let painted = layers.get(ui.layer_id()).into_iter().flat_map(egui::layers::PaintList::all_entries);
        let in_panel = painted.filter(|painted| panel.contains(painted.clip_rect.center().x));
        in_panel.map(|painted| lowest(&painted.shape)).fold(edge, f32::max)
    })
}

/// Marks the current line from edge to edge of the panel.
fn mark_line(ui: &Ui, rect: Rect) {
    let edge = f32::from(MARGIN);
    let band = rect.expand2(vec2(edge, 0.0));
    let here = theme::color(ui, PaletteColor::Current);
    let painter = ui.painter().with_clip_rect(band.intersect(ui.clip_rect().expand(edge)));
    painter.rect_filled(band, 0.0, here.gamma_multiply(0.32));
    painter.rect_filled(Rect::from_min_max(band.min, pos2(band.left() + 4.0, band.bottom())), 0.0, here);
}

/// Draws the open nodes from the root down, each with its window and its best score. Returns whether any node is open,
/// which none is before the search and after it.
pub(super) fn stack_ui(ui: &mut Ui, context: &SearchContext<'_>) -> bool {
    let (search, words) = (context.search, context.words);
    if search.step() == search.trace().len() || search.moment().visits_on_path().next().is_none() {
        return false;
    }
    let has_window = search.trace().has_window;
    // The variables of negamax are the mover's, but MAX's bound keeps its color.
    let options = context.session.drawing_options().notation_options();
    let is_movers = options.shows_mover_view(search.recording());
    let title = if is_movers { "panel-stack-mover" } else { "panel-stack" };
    folding_section(ui, context, title, AtFirst::Folded, |ui| {
        let is_of_vectors = search.recording().multi_player().is_some_and(|view| view.backs_up_vectors());
        let [low, high] = if is_of_vectors {
            ["players-floor", "players-limit"].map(|key| words.text(key))
        } else {
            ["α", "β"].map(str::to_owned)
        };
        let titles = [words.text("stack-node"), low, high, words.text("stack-best")];
        stack_row_ui(ui, has_window, &titles.map(|title| (title, PaletteColor::Secondary, Font::Regular)), 12.5);
        let names = NodeNames::new(words, search.recording());
        let rows = call_stack(&names, &search.moment(), is_movers);
        let last = rows.len() - 1;
        for (index, row) in rows.into_iter().enumerate() {
            let StackFrame { node, turn, counted_by, cells } = match row {
                StackRow::Frame(frame) => frame,
                StackRow::LeftOut(text) => {
                    let cells = [text, String::new(), String::new(), String::new()];
                    let cells = cells.map(|text| (text, PaletteColor::Secondary, Font::Regular));
                    stack_row_ui(ui, has_window, &cells, 12.5);
                    continue;
                }
            };
            let font = if index == last { Font::SemiBold } else { Font::Regular };
            let side = |player| if is_of_vectors { PaletteColor::Text } else { player_color(player) };
            let [name, low, high, best] = cells;
            let (low, high) = ((low, side(counted_by)), (high, side(counted_by.opponent())));
            let cells = [(name, PaletteColor::Text), low, high, (best, PaletteColor::Text)];
            let cells = cells.map(|(text, color)| (text, color, font));
            let response = stack_row_ui(ui, has_window, &cells, 13.5);
            let scale = theme::enlargement(ui);
            turn_badge(ui, turn, response.rect.left_center() + vec2(6.0 * scale, 0.0), 5.0 * scale, 9.0 * scale);
            if response.clicked() {
                context.requests.push(UiRequest::Select(Some(context.node_ref(node))));
            }
        }
    });
    true
}

/// Draws a row of the call stack: the name on the left, numbers on the right.
fn stack_row_ui(ui: &mut Ui, has_window: bool, cells: &[(String, PaletteColor, Font); 4], size: f32) -> egui::Response {
    let scale = theme::enlargement(ui);
    let size_of_row = vec2(ui.available_width(), target(ui, 22.0 * dense(scale)));
    let (rect, response) = ui.allocate_exact_size(size_of_row, Sense::click());
    paint_hover(ui, &response, rect.expand2(vec2(6.0, 0.0)));
    let (left, right) = (rect.left() + 18.0 * scale, rect.right());
    let ends = [left, right - 128.0 * scale, right - 66.0 * scale, right];
    for (column, (text, color, font)) in cells.iter().enumerate() {
        let is_window = column == 1 || column == 2;
        if is_window && !has_window {
            continue;
        }
        let text = if column == 0 { font.elided(text, size, 98.0) } else { text.clone() };
        let anchor = if column == 0 { Align2::LEFT_CENTER } else { Align2::RIGHT_CENTER };
        text_at(ui, anchor, pos2(ends[column], rect.center().y), &text, *font, size * scale, *color);
    }
    let text: Vec<&str> = cells.iter().map(|(text, ..)| text.as_str()).collect();
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, text.join(" ")));
    response
}

/// Draws the counts so far and, at the end, those of minimax beside them.
pub(super) fn counts_ui(ui: &mut Ui, context: &SearchContext<'_>) {
    let (search, words) = (context.search, context.words);
    // The counts include all earlier passes.
    let count = search.stats();
    let is_over = search.is_over();
    let check = search.check().filter(|_| is_over && search.config().algorithm.properties().prunes);
    if let Some(check) = check {
        folding_section(ui, context, "panel-cost", AtFirst::Folded, |ui| {
            let algorithm = words.text(algorithm_message(search.config().algorithm));
            let minimax = words.text(algorithm_message(search.config().algorithm.full_width()));
            let headings = ["", &minimax, &algorithm].map(str::to_owned);
            cost_row(ui, headings, PaletteColor::Secondary, PaletteColor::Secondary);
            for (index, row) in cost_rows(words, &check.stats, &count).into_iter().enumerate() {
                let last = if index == 2 { PaletteColor::Cut } else { PaletteColor::Text };
                cost_row(ui, row, PaletteColor::Text, last);
            }
        });
    } else if count.nodes > 0 {
        folding_section(ui, context, "panel-stats", AtFirst::Folded, |ui| {
            // If nodes are visited repeatedly, the counts are not a share of all nodes.
            let visits_again = search.config().algorithm.properties().revisits_nodes;
            let all = search.check().filter(|_| !visits_again).map(|check| check.stats);
            for text in explain::stats_so_far(words, &count, search.trace().has_window, all) {
                paragraph(ui, &text, theme::TEXT);
            }
        });
    }
}

/// The width of the last column, wide enough for the names of most algorithms.
const COST_COLUMN: f32 = 126.0;

fn cost_row(ui: &mut Ui, cells: [String; 3], color: PaletteColor, last: PaletteColor) {
    let rect = labeled_space(ui, vec2(ui.available_width(), 24.0), cells.join(" ").trim());
    let ends = [rect.left(), rect.right() - COST_COLUMN, rect.right()];
    for (column, (text, end)) in cells.into_iter().zip(ends).enumerate() {
        let font = if last == PaletteColor::Cut && column == 2 { Font::SemiBold } else { Font::Regular };
        let size = if color == PaletteColor::Secondary { 12.5 } else { 14.0 };
        let text = font.elided(&text, size, COST_COLUMN - 8.0);
        let anchor = if column == 0 { Align2::LEFT_CENTER } else { Align2::RIGHT_CENTER };
        let color = if column == 2 { last } else { color };
        text_at(ui, anchor, pos2(end, rect.center().y), &text, font, size, color);
    }
}
