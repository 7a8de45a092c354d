//! A chart of the root's α, β and best score by step, up to the current step. A click goes to a step.

use egui::{Sense, Ui, vec2};
use egui_plot::{LineStyle, MarkerShape, VLine};
use poda_core::trace::Step;
use poda_picture::picture::palette::PaletteColor;
use poda_session::Command;
use poda_window::look::chart::{self, ChartLine, Markers};
use poda_window::look::theme;
use poda_window::panel::section::{AtFirst, folding_section};
use poda_window::panel::view_context::SearchContext;
use poda_words::i18n::panels::root_chart::{RootCurve, root_chart};

/// The height of the chart, in pixels.
const HEIGHT: f32 = 128.0;

/// Draws the chart once the best score of the root has changed. Before that, its lines are flat.
pub(super) fn chart_ui(ui: &mut Ui, context: &SearchContext<'_>) {
    let (words, search) = (context.words, context.search);
    let Some([best, alpha, beta]) = root_chart(words, search.trace(), search.step()) else { return };
    if best.drawn().next().is_none() {
        return;
    }
    folding_section(ui, context, "panel-chart", AtFirst::Folded, |ui| {
        let curves = [
            (best, PaletteColor::Text, LineStyle::Solid, MarkerShape::Circle),
            (alpha, PaletteColor::Max, LineStyle::Dashed { length: 10.0 }, MarkerShape::Up),
            (beta, PaletteColor::Min, LineStyle::Dashed { length: 5.0 }, MarkerShape::Down),
        ];
        let spoken: Vec<String> =
            curves.iter().filter_map(|(curve, ..)| curve.line(words, |step| search.timeline_step_at(step))).collect();
        let lines = curves.map(|(curve, color, style, shape)| {
            let (points, changes) = points(&curve, search.step());
            ChartLine {
                name: curve.name,
                points,
                color: theme::color(ui, color),
                width: if color == PaletteColor::Text { 3.0 } else { 1.8 },
                style,
                markers: Some(Markers { points: changes, shape, radius: 4.0 }),
                is_pointed_at: true,
            }
        });
        let names_width = chart::labels_width(lines.iter().map(|line| line.name.as_str()));
        let heights = || lines.iter().flat_map(|line| line.points.iter().map(|&[_, y]| y));
        let (low, high) = (heights().fold(f64::INFINITY, f64::min), heights().fold(f64::NEG_INFINITY, f64::max));
        let margin = ((high - low) * 0.2).max(0.5);
        let (low, high, steps) = (low - margin, high + margin, search.trace().len() as f64);
        let plot = chart::plot(ui, "root", vec2(ui.available_width() - names_width, HEIGHT))
            .x_grid_spacer(move |_| chart::marks(&chart::whole_ticks(0.0, steps)))
            .y_grid_spacer(move |_| chart::marks(&chart::ticks(low, high)))
            .x_axis_formatter(|mark, _| chart::number(mark.value, mark.step_size))
            .y_axis_formatter(|mark, _| chart::number(mark.value, mark.step_size))
            .sense(Sense::click())
            .include_x(0.0)
            .include_x(steps)
            .include_y(low)
            .include_y(high)
            .set_margin_fraction(vec2(0.01, 0.0))
            .y_axis_min_width(24.0);
        let step = VLine::new("step", search.step() as f64).color(theme::color(ui, PaletteColor::Current)).width(3.0);
        let name = format!("{}. {}", words.text("panel-chart"), spoken.join(" "));
        let response = chart::lines_ui(ui, plot, &lines, names_width, &name, |plot| plot.vline(step));
        let clicked = response.response.interact_pointer_pos().filter(|_| response.response.clicked());
        if let Some(pointer) = clicked {
            let pointed = response.transform.value_from_position(pointer).x.round().max(0.0);
            #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a step on the chart")]
            context.requests.push(Command::Seek(search.timeline_step_at(pointed as Step)));
        }
    });
}

/// Returns the points of a curve as a step function up to the current step, and the points at which it changes.
fn points(curve: &RootCurve, now: Step) -> (Vec<[f64; 2]>, Vec<[f64; 2]>) {
    let changes: Vec<[f64; 2]> = curve.drawn().map(|(step, score)| [step as f64, score.get()]).collect();
    let until = changes.iter().skip(1).map(|&[step, _]| step).chain([now as f64]);
    let points = changes.iter().zip(until).flat_map(|(&[from, score], to)| [[from, score], [to, score]]);
    (points.collect(), changes)
}
