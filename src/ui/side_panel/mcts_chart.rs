//! The estimates of a Monte Carlo tree search, compared with minimax: a chart of the means of the root's moves by iteration, with their
//! true values, and a table of the same numbers.

use super::mcts::cells_ui;
use crate::look::chart::{self, ChartLine};
use crate::look::linked_text::LinkOptions;
use crate::look::theme;
use crate::panel::request::MctsRequest;
use crate::panel::section::{AtFirst, folding_section, linked_paragraph};
use crate::panel::view_context::{MctsContext, ViewContext};
use egui::{Role, Sense, Ui, WidgetInfo, vec2};
use egui_plot::{FilledArea, GridMark, HLine, LineStyle, VLine};
use poda_core::comparison::convergence::Estimate;
use poda_core::trace::{Story, TimelineStep};
use poda_picture::picture::fonts::Font;
use poda_picture::picture::palette::PaletteColor;
use poda_session::Command;
use poda_words::i18n::panels::mcts_chart::{EstimateRow, headings, rows, sentences};

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

/// Draws the section once an iteration is complete.
pub(super) fn mcts_chart_ui(ui: &mut Ui, context: &ViewContext<'_>, mcts: MctsContext<'_>) {
    let (words, view) = (context.words, mcts.view);
    let (recording, convergence, values) = (view.recording(), view.convergence(), view.move_values());
    let over = recording.whole_iterations(view.step());
    let shown = convergence.points.partition_point(|point| point.iteration <= over);
    let Some(point) = shown.checked_sub(1).map(|last| &convergence.points[last]) else { return };
    if convergence.children.is_empty() {
        return;
    }
    folding_section(ui, context, "mcts-panel-chart", AtFirst::Unfolded, |ui| {
        let rows = rows(words, recording, (convergence, point), values);
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
        for (index, text) in sentences(words, recording, (convergence, point), values).into_iter().enumerate() {
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
    cells_ui(ui, (&headings(context.words), &ENDS), (HEADING, Font::Regular, secondary), Sense::hover());
    for row in rows {
        let font = if row.is_chosen { Font::SemiBold } else { Font::Regular };
        let response = cells_ui(ui, (&row.cells, &ENDS), (SIZE, font, PaletteColor::Text), Sense::click());
        let name = row.cells.join(", ");
        response.widget_info(|| WidgetInfo::selected(Role::Button, true, row.is_chosen, &name));
        if response.clicked() {
            context.requests.push(MctsRequest::Reveal(row.child));
        }
    }
}

/// Returns a grid line at every power of ten up to `last`.
fn powers_of_ten(last: f64) -> Vec<GridMark> {
    let powers = std::iter::successors(Some(0.0), |power| Some(power + 1.0)).take_while(|&power| power <= last);
    powers.map(|value| GridMark { value, step_size: 1.0 }).collect()
}
