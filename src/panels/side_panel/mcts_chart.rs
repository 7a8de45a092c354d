//! The root's moves in a Monte Carlo tree search: a chart of their means by iteration, with their true values, and a
//! table of the same numbers; in a match, bars for their visits.

use super::mcts_table::{CellStyle, cells_ui};
use egui::epaint::StrokeKind;
use egui::{Align2, Rect, Role, Sense, Stroke, Ui, WidgetInfo, pos2, vec2};
use egui_plot::{FilledArea, GridMark, HLine, LineStyle, VLine};
use poda_core::comparison::convergence::Estimate;
use poda_core::trace::{NodeId, Story, TimelineStep};
use poda_picture::picture::fonts::Font;
use poda_picture::picture::palette::PaletteColor;
use poda_session::Command;
use poda_window::look::chart::{self, ChartLine};
use poda_window::look::linked_text::LinkOptions;
use poda_window::look::size_class::target;
use poda_window::look::theme;
use poda_window::look::widgets::{paint_focus, paint_hover, text_at};
use poda_window::panel::request::LaneRequest;
use poda_window::panel::sampled_context::SampledContext;
use poda_window::panel::section::{AtFirst, folding_section, linked_paragraph, paragraph};
use poda_window::panel::view_context::ViewContext;
use poda_words::i18n::panels::mcts_chart::{EstimateRow, headings, rows, sentences};
use poda_words::i18n::panels::mcts_text::child_table;

/// The height of the chart, in pixels.
const HEIGHT: f32 = 150.0;
/// The opacity of the band around a mean.
const BAND_OPACITY: f32 = 0.16;
/// The largest number of moves with a line. The moves with the most visits are chosen.
const MAX_LINES: usize = 4;
/// The text size of the table and of its headings, in pixels.
const SIZE: f32 = 13.0;
const HEADING: f32 = 12.5;
/// The right ends of the columns of the table, as shares of its width.
const ENDS: [f32; 4] = [0.32, 0.46, 0.82, 1.0];
/// The height of a row of bars and of the bar in it, and the text size of the rows, in pixels.
const BAR_ROW: f32 = 22.0;
const BAR: f32 = 12.0;
const BAR_TEXT: f32 = 14.5;

/// Draws the section once an iteration is complete.
pub(super) fn mcts_chart_ui(ui: &mut Ui, context: &ViewContext<'_>, sampled: SampledContext<'_>) {
    let (words, view) = (context.words, sampled.view);
    let (recording, convergence, values) = (view.recording(), view.convergence(), view.move_values());
    let over = recording.whole_iterations(view.step());
    let shown = convergence.points.partition_point(|point| point.iteration <= over);
    let Some(point) = shown.checked_sub(1).map(|last| &convergence.points[last]) else { return };
    if convergence.children.is_empty() {
        return;
    }
    folding_section(ui, context, "mcts-panel-chart", AtFirst::Unfolded, |ui| {
        let rows = rows(words, recording, convergence, point, values);
        let mut lines = Vec::new();
        let mut bands = Vec::new();
        let mut true_values = Vec::new();
        for (number, row) in rows.iter().take(MAX_LINES).enumerate() {
            let color = chart::series_color(ui, number);
            let estimates = || {
                let points = convergence.points[..shown].iter();
                points.filter_map(|point| Some(((point.iteration as f64).log10(), point.estimates[row.index]?)))
            };
            let points = estimates().map(|(x, estimate)| [x, estimate.mean]).collect();
            let interval = |(x, estimate): (f64, Estimate)| {
                let margin = estimate.margin?;
                Some((x, ((estimate.mean - margin).max(0.0), (estimate.mean + margin).min(1.0))))
            };
            let (at, ends): (Vec<f64>, Vec<(f64, f64)>) = estimates().filter_map(interval).unzip();
            bands.push((at, ends, color.gamma_multiply(BAND_OPACITY)));
            let width = if row.is_chosen { 3.0 } else { 1.8 };
            let name = row.cells[0].clone();
            let style = LineStyle::Solid;
            lines.push(ChartLine { name, points, color, width, style, markers: None, is_pointed_at: true });
            let x = recording.move_to(row.child).and_then(|mv| values?.x(mv));
            true_values.extend(x.map(|x| (x, color)));
        }
        let names_width = chart::labels_width(lines.iter().map(|line| line.name.as_str())).min(96.0);
        let last = (recording.iteration_count().max(2) as f64).log10();
        let plot = chart::plot(ui, "estimates", vec2(ui.available_width() - names_width, HEIGHT))
            .x_grid_spacer(move |_| powers_of_ten(last))
            .y_grid_spacer(|_| chart::marks(&[0.0, 0.5, 1.0]))
            .x_axis_formatter(|mark, _| chart::number(10_f64.powf(mark.value).round(), 1.0))
            .y_axis_formatter(|mark, _| chart::number(mark.value, mark.step_size))
            .sense(Sense::click())
            .include_x(0.0)
            .include_x(last)
            .include_y(-0.04)
            .include_y(1.04)
            .set_margin_fraction(vec2(0.01, 0.0))
            .y_axis_min_width(24.0);
        let spoken = rows.iter().map(|row| row.cells.join(" ")).collect::<Vec<_>>().join(". ");
        let name = format!("{}. {spoken}", words.text("mcts-panel-chart"));
        let here = VLine::new("here", (point.iteration as f64).log10());
        let here = here.color(theme::color(ui, PaletteColor::Current)).width(3.0);
        let response = chart::lines_ui(ui, plot, &lines, names_width, &name, |plot| {
            for (at, ends, color) in &bands {
                let (low, high): (Vec<f64>, Vec<f64>) = ends.iter().copied().unzip();
                plot.add(FilledArea::new("interval", at, &low, &high).fill_color(*color).allow_hover(false));
            }
            plot.vline(here);
            for &(x, color) in &true_values {
                plot.hline(HLine::new("true", x).color(color).width(1.2).style(LineStyle::Dashed { length: 6.0 }));
            }
        });
        let clicked = response.response.interact_pointer_pos().filter(|_| response.response.clicked());
        if let Some(pointer) = clicked {
            let pointed = 10_f64.powf(response.transform.value_from_position(pointer).x).round().max(1.0);
            #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "an iteration on the chart")]
            let step = recording.end_of_iteration(pointed as usize);
            context.requests.push(Command::Seek(TimelineStep::new(step)));
        }
        moves_ui(ui, context, &rows);
        ui.add_space(4.0);
        ui.spacing_mut().item_spacing.y = 4.0;
        for (index, text) in sentences(words, recording, convergence, point, values).into_iter().enumerate() {
            let text = if index == 0 { text } else { text.faint() };
            linked_paragraph(ui, context, &text, theme::TEXT, LinkOptions::TERMS);
        }
    });
}

/// Draws the moves as a table, in which a press shows the move in the tree.
fn moves_ui(ui: &mut Ui, context: &ViewContext<'_>, rows: &[EstimateRow]) {
    ui.add_space(4.0);
    ui.spacing_mut().item_spacing.y = 0.0;
    let secondary = PaletteColor::Secondary;
    cells_ui(
        ui,
        &headings(context.words),
        &ENDS,
        CellStyle { size: HEADING, font: Font::Regular, color: secondary },
        Sense::hover(),
    );
    for row in rows {
        let font = if row.is_chosen { Font::SemiBold } else { Font::Regular };
        let response =
            cells_ui(ui, &row.cells, &ENDS, CellStyle { size: SIZE, font, color: PaletteColor::Text }, Sense::click());
        let name = row.cells.join(", ");
        response.widget_info(|| WidgetInfo::selected(Role::Button, true, row.is_chosen, &name));
        if response.clicked() {
            context.requests.push(LaneRequest::Reveal(row.child));
        }
    }
}

/// Returns a grid line at every power of ten up to `last`.
fn powers_of_ten(last: f64) -> Vec<GridMark> {
    let powers = std::iter::successors(Some(0.0), |power| Some(power + 1.0)).take_while(|&power| power <= last);
    powers.map(|value| GridMark { value, step_size: 1.0 }).collect()
}

/// Draws a bar for the visits of each of the root's moves in a match. A click on a row selects the move. The bar of the
/// move that was decided on is marked.
pub(super) fn visit_bars_ui(ui: &mut Ui, context: &ViewContext<'_>, sampled: SampledContext<'_>) {
    let (words, view) = (context.words, sampled.view);
    let (recording, step, children) = (view.recording(), view.step(), view.children_in_order(NodeId::ROOT));
    let Some(table) = child_table(words, recording, NodeId::ROOT, &children, step) else { return };
    let enlargement = theme::enlargement(ui);
    let text_size = BAR_TEXT * enlargement;
    let visits = |child: NodeId| recording.statistics(child, step).visits;
    let most = children.iter().map(|&child| visits(child)).max().unwrap_or(0).max(1);
    let decided = recording.decided_line().first().copied();
    let width = |text: &str| Font::SemiBold.width(text, text_size);
    let names = table.rows.iter().map(|row| width(&row.cells[0])).fold(0.0, f32::max).min(ui.available_width() * 0.42);
    let numbers = table.rows.iter().map(|row| width(&words.number(visits(row.child).into()))).fold(0.0, f32::max);
    paragraph(ui, &words.styled("play-visits", &[]).faint(), 13.0);
    ui.scope(|ui| {
        ui.spacing_mut().item_spacing.y = 0.0;
        for row in &table.rows {
            let size = vec2(ui.available_width(), target(ui, BAR_ROW * enlargement));
            let (rect, response) = ui.allocate_exact_size(size, Sense::click());
            paint_hover(ui, &response, rect.expand2(vec2(6.0, 0.0)));
            paint_focus(ui, &response, rect);
            let is_decided = Some(row.child) == decided;
            let font = if is_decided { Font::SemiBold } else { Font::Regular };
            let name = font.elided(&row.cells[0], text_size, names);
            text_at(ui, Align2::LEFT_CENTER, rect.left_center(), &name, font, text_size, PaletteColor::Text);
            let number = words.number(visits(row.child).into());
            text_at(ui, Align2::RIGHT_CENTER, rect.right_center(), &number, font, text_size, PaletteColor::Text);
            let (left, right) = (rect.left() + names + 10.0, rect.right() - numbers - 10.0);
            let share = visits(row.child) as f32 / most as f32;
            let bar = Rect::from_min_max(pos2(left, rect.top()), pos2(left + (right - left) * share, rect.bottom()));
            let bar = Rect::from_center_size(bar.center(), vec2(bar.width().max(1.0), BAR * enlargement));
            let fill = if is_decided { PaletteColor::Current } else { PaletteColor::Hairline };
            let line = Stroke::new(1.0, theme::color(ui, PaletteColor::Secondary));
            ui.painter().rect(bar, 0.0, theme::color(ui, fill), line, StrokeKind::Inside);
            let counted =
                table.headings.iter().zip(&row.cells).skip(1).map(|(heading, cell)| format!("{heading} {cell}"));
            let name = std::iter::once(row.cells[0].clone()).chain(counted).collect::<Vec<_>>().join(", ");
            response.widget_info(|| WidgetInfo::selected(Role::Button, true, is_decided, &name));
            if response.on_hover_text(&name).clicked() {
                context.requests.push(LaneRequest::Reveal(row.child));
            }
        }
    });
}
