//! What charts have in common: plots without interaction, the ticks of their axes, and lines with their names at their
//! ends.

use super::theme;
use super::widgets::put;
use egui::{Align2, Color32, CornerRadius, Galley, Rect, Role, Sense, Ui, Vec2, WidgetInfo, pos2, vec2};
use egui_plot::{GridMark, Line, LineStyle, MarkerShape, Plot, PlotPoint, PlotPoints, PlotResponse, PlotUi, Points};
use poda_picture::picture::fonts::Font;
use poda_picture::picture::palette::PaletteColor;
use std::sync::Arc;

const SIZE: f32 = 14.5;
/// The smallest vertical distance between two labels, in pixels.
const APART: f32 = 16.0;
/// The distance between the end of a line and its label, in pixels.
const GAP: f32 = 8.0;

/// The smallest number of ticks on an axis.
const MIN_TICKS: usize = 3;

/// A line of a chart with its name at its end.
pub struct ChartLine {
    pub name: String,
    pub points: Vec<[f64; 2]>,
    /// The color of the line and of its name.
    pub color: Color32,
    /// In pixels.
    pub width: f32,
    pub style: LineStyle,
    pub markers: Option<Markers>,
    /// Whether the point below the pointer is marked.
    pub is_pointed_at: bool,
}

pub struct Markers {
    pub points: Vec<[f64; 2]>,
    pub shape: MarkerShape,
    /// In pixels.
    pub radius: f32,
}

/// Returns a plot that can be neither moved nor zoomed.
pub fn plot<'a>(ui: &Ui, name: &'static str, size: Vec2) -> Plot<'a> {
    Plot::new(name)
        .width(size.x)
        .height(size.y)
        .allow_drag(false)
        .allow_zoom(false)
        .allow_scroll(false)
        .allow_boxed_zoom(false)
        .allow_double_click_reset(false)
        .show_background(false)
        .show_crosshair(false)
        .grid_color(theme::color(ui, PaletteColor::Hairline))
        .label_formatter(|_| None)
}

/// Draws lines over `background`, with their names to the right of the plot in a column of the given width. `label` is
/// the text for screen readers.
pub fn lines_ui(
    ui: &mut Ui,
    plot: Plot<'_>,
    lines: &[ChartLine],
    names_width: f32,
    label: &str,
    background: impl FnOnce(&mut PlotUi<'_>),
) -> PlotResponse<()> {
    let response = plot.show(ui, |plot| {
        background(plot);
        for line in lines {
            let drawn = Line::new(line.name.as_str(), PlotPoints::from(line.points.clone()));
            let drawn = drawn.color(line.color).width(line.width).style(line.style);
            plot.line(drawn.allow_band(false).allow_hover(line.is_pointed_at));
            if let Some(Markers { points, shape, radius }) = &line.markers {
                let marks = Points::new(line.name.as_str(), PlotPoints::from(points.clone()));
                plot.points(marks.color(line.color).radius(*radius).shape(*shape).allow_hover(false));
            }
        }
    });
    response.response.widget_info(|| WidgetInfo::labeled(Role::Image, true, label));
    let height = |&[x, y]: &[f64; 2]| response.transform.position_from_point(&PlotPoint::new(x, y)).y;
    let wide = names_width - 2.0 * GAP + 1.0;
    let name = |line: &ChartLine| layout_name(ui, &line.name, line.color, wide);
    let labels = lines.iter().filter_map(|line| Some((height(line.points.last()?), name(line))));
    paint_labels(ui, response.response.rect, labels.collect());
    response
}

/// Returns the width that labels need beside a chart.
pub fn labels_width<'a>(names: impl Iterator<Item = &'a str>) -> f32 {
    names.map(|name| Font::Regular.width(name, SIZE)).fold(0.0, f32::max) + 2.0 * GAP
}

/// Draws labels to the right of the chart, each as close as possible to the end of its line.
fn paint_labels(ui: &Ui, chart: Rect, labels: Vec<(f32, Arc<Galley>)>) {
    let places = labels.iter().map(|(y, name)| (*y, name.size().y.max(APART))).collect();
    let heights = spread(places, chart.top(), chart.bottom() - 24.0 + APART / 2.0);
    for ((_, name), y) in labels.into_iter().zip(heights) {
        put(ui, Align2::LEFT_CENTER, pos2(chart.right() + GAP, y), name);
    }
}

/// Returns the middles of labels, given with their heights. Labels that are too close are moved apart, within the range
/// as far as possible.
fn spread(labels: Vec<(f32, f32)>, top: f32, bottom: f32) -> Vec<f32> {
    let mut order: Vec<usize> = (0..labels.len()).collect();
    order.sort_by(|&a, &b| labels[a].0.total_cmp(&labels[b].0));
    let (mut middles, heights): (Vec<f32>, Vec<f32>) = labels.into_iter().unzip();
    let mut min = top;
    for &index in &order {
        middles[index] = middles[index].max(min + heights[index] / 2.0);
        min = middles[index] + heights[index] / 2.0;
    }
    let mut max = bottom;
    for &index in order.iter().rev() {
        middles[index] = middles[index].min(max - heights[index] / 2.0);
        max = middles[index] - heights[index] / 2.0;
    }
    middles
}

/// Lays out a name in as many lines as it needs.
fn layout_name(ui: &Ui, name: &str, color: Color32, max_width: f32) -> Arc<Galley> {
    ui.painter().layout(name.to_owned(), theme::font(Font::Regular, SIZE), color, max_width)
}

/// Returns the color of a line or bar that is distinguished from others only by its number.
pub fn series_color(ui: &Ui, number: usize) -> Color32 {
    let [red, green, blue] = theme::of(ui).series_color(number);
    Color32::from_rgb(red, green, blue)
}

/// Draws a small square of a color with a label, at most `max_width` wide.
pub fn swatch(ui: &mut Ui, color: Color32, name: &str, max_width: f32) {
    let galley = layout_name(ui, name, theme::color(ui, PaletteColor::Text), max_width - 30.0);
    let (rect, _) = ui.allocate_exact_size(galley.size() + vec2(26.0, 2.0), Sense::hover());
    let square = Rect::from_center_size(rect.left_top() + vec2(6.0, 10.0), Vec2::splat(11.0));
    ui.painter().rect_filled(square, CornerRadius::same(2), color);
    put(ui, Align2::LEFT_CENTER, rect.left_center() + vec2(18.0, 0.0), galley);
}

/// Returns round numbers from `low` to `high` at equal steps: at least three, and rarely more than seven.
pub fn ticks(low: f64, high: f64) -> Vec<f64> {
    let span = (high - low).max(f64::MIN_POSITIVE);
    if !span.is_finite() {
        return Vec::new();
    }
    let power = 10_f64.powf((span / MIN_TICKS as f64).log10().floor());
    let at = |step: f64| {
        let (first, last) = ((low / step).ceil(), (high / step).floor());
        (last - first + 1.0 >= MIN_TICKS as f64).then_some((step, first, last))
    };
    let found = [10.0, 5.0, 2.0, 1.0, 0.5, 0.2, 0.1].into_iter().find_map(|part| at(part * power));
    let Some((step, first, last)) = found else { return vec![low, f64::midpoint(low, high), high] };
    let counts = std::iter::successors(Some(first), |count| Some(count + 1.0)).take_while(|&count| count <= last);
    counts.take(50).map(|count| (count * step).clamp(low, high)).collect()
}

/// Returns integers from `low` to `high` at equal steps, as [`ticks`] does.
pub fn whole_ticks(low: f64, high: f64) -> Vec<f64> {
    let mut ticks: Vec<f64> =
        ticks(low, high).into_iter().map(f64::round).filter(|&tick| low <= tick && tick <= high).collect();
    ticks.dedup();
    ticks
}

/// Returns the number of a tick with as many digits as ticks at a distance of `apart` need, and with a real minus sign.
pub fn number(value: f64, apart: f64) -> String {
    let magnitude = value.abs().max(apart);
    if !(1e-4..1e7).contains(&magnitude) && value != 0.0 {
        return format!("{value:.1e}").replace('-', "−");
    }
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a few digits")]
    let digits = (-apart.max(1e-4).log10().floor()).clamp(0.0, 5.0) as usize;
    let text = format!("{value:.digits$}");
    if text.trim_start_matches('-').chars().all(|digit| "0.".contains(digit)) {
        return "0".to_owned();
    }
    text.replace('-', "−")
}

/// Returns a grid line at every tick.
pub fn marks(ticks: &[f64]) -> Vec<GridMark> {
    let step_size = if let [first, second, ..] = ticks { second - first } else { 1.0 };
    ticks.iter().map(|&value| GridMark { value, step_size }).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn written(low: f64, high: f64) -> Vec<String> {
        let ticks = ticks(low, high);
        let apart = ticks[1] - ticks[0];
        ticks.iter().map(|&tick| number(tick, apart)).collect()
    }

    #[test]
    fn there_are_three_round_ticks_at_least_with_a_real_minus() {
        assert_eq!(written(-2.5, 1.5), ["−2", "−1", "0", "1"]);
        assert_eq!(written(2.5, 3.5), ["2.5", "3.0", "3.5"]);
        assert_eq!(written(-130.0, 40.0), ["−100", "−50", "0"]);
        for (low, high) in [(0.0, 1.0), (-1e-3, 2e-3), (5.0, 1e6), (-7.3, -7.1), (0.0, 3.0), (-1e300, 1e300)] {
            let ticks = ticks(low, high);
            assert!((3..=12).contains(&ticks.len()), "{low} to {high}: {ticks:?}");
            assert!(ticks.iter().all(|tick| (low..=high).contains(tick)), "{ticks:?}");
            let texts = written(low, high);
            let mut different = texts.clone();
            different.dedup();
            assert_eq!(texts, different, "no two ticks have one number");
        }
    }

    #[test]
    fn steps_are_whole() {
        assert_eq!(whole_ticks(0.0, 58.0), [0.0, 20.0, 40.0]);
        assert_eq!(whole_ticks(0.0, 2.0), [0.0, 1.0, 2.0]);
        assert_eq!(whole_ticks(0.0, 1.0), [0.0, 1.0]);
    }

    #[test]
    fn names_keep_apart_and_in_order() {
        let high = |places: [f32; 2]| places.map(|at| (at, 16.0)).to_vec();
        assert_eq!(spread(high([50.0, 10.0]), 0.0, 108.0), [50.0, 10.0]);
        let middles = spread(vec![(98.0, 16.0), (97.0, 16.0), (99.0, 16.0), (12.0, 16.0)], 0.0, 108.0);
        assert_eq!(middles, [84.0, 68.0, 100.0, 12.0]);
        let middles = spread(vec![(98.0, 16.0), (99.0, 48.0)], 0.0, 108.0);
        assert_eq!(middles, [52.0, 84.0], "a name of three lines takes more room");
    }
}
