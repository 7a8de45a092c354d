//! The charts of a comparison: the cost of each search by depth with that of the minimal tree, and the cutoffs by move.
//!
//! Searches differ by color, marker, stroke and the label at the end of the line. The colors have no other meaning in
//! the program. Searches with equal figures share a line. If several move orders are compared, the marker indicates the
//! order.

use egui::{Color32, Role, Ui, Vec2, WidgetInfo, vec2};
use egui_plot::{Bar, BarChart, GridMark, LineStyle, MarkerShape};
use poda_core::comparison::ComparisonRow;
use poda_core::comparison::ordering_preset::{OrderingPreset, orderings_differ};
use poda_core::search::{Algorithm, SearchConfig};
use poda_picture::picture::palette::PaletteColor;
use poda_window::look::chart::{ChartLine, Markers, labels_width, lines_ui, plot, series_color, swatch};
use poda_window::look::menus::{MenuItem, menu, menu_item};
use poda_window::look::theme;
use poda_words::i18n::algorithm_names::algorithm_message;
use poda_words::i18n::comparison::{MOVES_APART, depth, move_heading, order_message};
use poda_words::i18n::comparison_chart::{ChartSeries, Quantity, series_by_depth, shares_by_move};
use poda_words::i18n::{Words, args};

/// The minimum height of the bars, in pixels, however much space the names above them take.
const LOWEST: f32 = 140.0;

/// Draws a quantity by depth on a logarithmic scale. The scale has no zero.
pub fn by_depth_ui(
    ui: &mut Ui,
    words: &Words,
    rows: &[ComparisonRow],
    quantity: Quantity,
    has_orders: bool,
    size: Vec2,
) {
    let lines = lines(ui, words, rows, quantity, has_orders);
    let points = || lines.iter().flat_map(|line| &line.points);
    let min = |axis: usize| points().map(|point| point[axis]).fold(f64::INFINITY, f64::min);
    let max = |axis: usize| points().map(|point| point[axis]).fold(f64::NEG_INFINITY, f64::max);
    let names: Vec<&str> = lines.iter().map(|line| line.name.as_str()).collect();
    let names_width = labels_width(names.iter().copied()).min(size.x * 0.4);
    let label = format!("{}: {}", words.text("comparison-sheet-by-depth"), names.join(", "));
    let plot = plot(ui, "comparison by depth", vec2(size.x - names_width, size.y))
        .set_margin_fraction(vec2(0.0, 0.02))
        .include_y(min(1).floor().clamp(0.0, 12.0))
        .include_y(max(1).ceil().clamp(1.0, 12.0))
        .include_x(min(0).min((max(0) - 2.0).max(1.0)) - 0.25)
        .include_x(max(0).max(2.0) + 0.25)
        .x_grid_spacer(|input| integers(input.bounds.0, input.bounds.1))
        .y_grid_spacer(|input| powers(input.bounds.0, input.bounds.1))
        .x_axis_formatter(|mark, _| format!("{:.0}", mark.value))
        .y_axis_formatter(move |mark, _| power(words, mark.value));
    lines_ui(ui, plot, &lines, names_width, &label, |_| {});
}

/// Returns a line for each search and one for the minimal tree.
fn lines(ui: &Ui, words: &Words, rows: &[ComparisonRow], quantity: Quantity, has_orders: bool) -> Vec<ChartLine> {
    let shapes: Vec<MarkerShape> = MarkerShape::all().collect();
    let line = |(index, series): (usize, ChartSeries)| {
        // The axis of the values is logarithmic.
        let points: Vec<_> = series.points.iter().map(|&(plies, value)| [plies as f64, value.log10()]).collect();
        let Some(shape) = series.shape else {
            return unmarked(ui, series.name, points, LineStyle::Dotted { spacing: 6.0 });
        };
        let style = match index / 3 % 3 {
            0 => LineStyle::Solid,
            1 => LineStyle::Dashed { length: 14.0 },
            _ => LineStyle::Dashed { length: 6.0 },
        };
        let markers = Markers { points: points.clone(), shape: shapes[shape % shapes.len()], radius: 5.0 };
        let color = series_color(ui, index);
        ChartLine { color, markers: Some(markers), ..unmarked(ui, series.name, points, style) }
    };
    series_by_depth(words, rows, quantity, has_orders).into_iter().enumerate().map(line).collect()
}

fn unmarked(ui: &Ui, name: String, points: Vec<[f64; 2]>, style: LineStyle) -> ChartLine {
    ChartLine {
        name,
        points,
        color: theme::color(ui, PaletteColor::Secondary),
        width: 1.8,
        style,
        markers: None,
        is_pointed_at: false,
    }
}

fn power(words: &Words, exponent: f64) -> String {
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a power of ten on an axis")]
    let number = 10_f64.powf(exponent).round() as u64;
    if exponent < 0.0 { String::new() } else { words.number(number) }
}

fn integers(from: f64, to: f64) -> Vec<GridMark> {
    #[expect(clippy::cast_possible_truncation, reason = "depths and powers of ten")]
    let (from, to) = (from.ceil() as i32, to.floor() as i32);
    (from..=to).map(|value| GridMark { value: f64::from(value), step_size: 1.0 }).collect()
}

/// Returns a grid line at every power of ten. If there are few, adds lines at two and five times each power.
fn powers(from: f64, to: f64) -> Vec<GridMark> {
    let all = integers(from, to);
    if 3 <= all.len() {
        return all;
    }
    let between = integers(from - 1.0, to).into_iter().flat_map(|power| {
        [0.0, 2_f64.log10(), 5_f64.log10()].map(|part| GridMark { value: power.value + part, step_size: 1.0 })
    });
    between.filter(|mark| (from..=to).contains(&mark.value)).collect()
}

/// Draws the share of cutoffs caused by each move, at one depth, for the searches that prune.
pub fn by_move_ui(ui: &mut Ui, words: &Words, rows: &[&ComparisonRow], has_orders: bool, size: Vec2) {
    let all = shares_by_move(words, rows, has_orders);
    if all.is_empty() {
        ui.allocate_ui(size, |ui| ui.label(words.text("comparison-sheet-no-cutoffs")));
        return;
    }
    let count = all.len();
    let width = 0.8 / count as f64;
    // The colors repeat after three searches, lighter each time.
    let shade = |ui: &Ui, index: usize| {
        let lighter = (index / 3) as f32 * 0.3;
        series_color(ui, index).lerp_to_gamma(theme::color(ui, PaletteColor::Panel), lighter.min(0.75))
    };
    let above = ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.y = 2.0;
        for (index, (name, _)) in all.iter().enumerate() {
            swatch(ui, shade(ui, index), name, size.x);
        }
    });
    let high = (size.y - above.response.rect.height() - ui.spacing().item_spacing.y).max(LOWEST);
    let colors: Vec<Color32> = (0..count).map(|index| shade(ui, index)).collect();
    let at = rows.first().map(|row| depth(words, &row.config)).unwrap_or_default();
    let label = format!("{}, {}: {at}", words.text("comparison-by-move"), words.text("comparison-depth"));
    let plot = plot(ui, "comparison by move", vec2(size.x, high))
        .set_margin_fraction(vec2(0.0, 0.02))
        .include_y(0.0)
        .include_y(100.0)
        .include_x(0.5)
        .include_x(MOVES_APART as f64 + 1.5)
        .x_grid_spacer(|input| integers(input.bounds.0, input.bounds.1))
        .y_grid_spacer(|_| [0.0, 25.0, 50.0, 75.0, 100.0].map(|value| GridMark { value, step_size: 25.0 }).to_vec())
        .x_axis_formatter(move |mark, _| move_name(words, mark.value))
        .y_axis_formatter(|mark, _| format!("{:.0} %", mark.value));
    let response = plot.show(ui, |plot| {
        for (index, ((name, shares), color)) in all.into_iter().zip(colors).enumerate() {
            let shift = (index as f64 - (count - 1) as f64 / 2.0) * width;
            let bar =
                |(at, share): (usize, f64)| Bar::new(at as f64 + 1.0 + shift, share).width(width * 0.92).fill(color);
            let bars = shares.into_iter().enumerate().map(bar).collect();
            plot.bar_chart(BarChart::new(name, bars).color(color).allow_hover(false));
        }
    });
    response.response.widget_info(|| WidgetInfo::labeled(Role::Image, true, &label));
}

fn move_name(words: &Words, number: f64) -> String {
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "one of a few moves")]
    match number.max(0.0) as usize {
        0 => String::new(),
        mv if mv <= MOVES_APART => move_heading(words, mv),
        _ => words.text("comparison-later"),
    }
}

/// Selects the searches that a chart shows. Searches that do not depend on the move order are always shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ChartFilter {
    /// One algorithm in all move orders.
    Algorithm(Algorithm),
    /// All algorithms in one move order.
    Order(OrderingPreset),
}

impl ChartFilter {
    /// Returns the filters offered for these searches. Empty unless they have several algorithms and several move
    /// orders.
    pub fn offered(searches: &[SearchConfig]) -> Vec<Self> {
        let (mut algorithms, mut orders) = (Vec::new(), Vec::new());
        for search in searches {
            let Some(order) = OrderingPreset::of_search(search) else { continue };
            let (algorithm, order) = (Self::Algorithm(search.algorithm), Self::Order(order));
            if !algorithms.contains(&algorithm) {
                algorithms.push(algorithm);
            }
            if !orders.contains(&order) {
                orders.push(order);
            }
        }
        let is_table = 1 < algorithms.len() && orderings_differ(searches);
        if is_table { [algorithms, orders].concat() } else { Vec::new() }
    }

    pub fn shows(self, row: &ComparisonRow) -> bool {
        row.order().is_none_or(|order| match self {
            Self::Algorithm(algorithm) => row.config.algorithm == algorithm,
            Self::Order(shown) => order == shown,
        })
    }

    fn text(self, words: &Words) -> String {
        match self {
            Self::Algorithm(algorithm) => {
                let algorithm = words.text(algorithm_message(algorithm));
                words.fill("comparison-sheet-in-all-orders", &args![algorithm])
            }
            Self::Order(order) => {
                words.fill("comparison-sheet-all-in-order", &args![order = words.text(order_message(order))])
            }
        }
    }

    /// Draws the menu of filters. Returns the filter that was clicked.
    pub fn menu_ui(self, ui: &mut Ui, words: &Words, offered: &[Self]) -> Option<Self> {
        let mut pressed = None;
        let caption = words.text("comparison-sheet-shown");
        menu(ui, &caption, &caption, &self.text(words), 14.0, |ui| {
            ui.set_width(280.0);
            for &focus in offered {
                if menu_item(ui, &focus.text(words), MenuItem::Choice(focus == self)) {
                    pressed = Some(focus);
                }
            }
        });
        pressed
    }
}
