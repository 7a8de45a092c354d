//! A chart of the root's α, β and best score by step, up to the current step. A click goes to a step.

use super::section::folding_section;
use crate::picture::palette::PaletteColor;
use crate::score::Score;
use crate::session::Command;
use crate::session::shown_search::ShownSearch;
use crate::trace::{NodeId, Step};
use crate::ui::chart::{self, ChartLine, Markers};
use crate::ui::theme;
use crate::ui::view_context::ViewContext;
use egui::{Sense, Ui, vec2};
use egui_plot::{LineStyle, MarkerShape, VLine};

/// The height of the chart, in pixels.
const HEIGHT: f32 = 128.0;

/// Draws the chart, once the best score of the root has changed: before that, its lines are flat.
pub(super) fn chart_ui(ui: &mut Ui, context: &ViewContext<'_>) {
    let search = context.search;
    let best = Curve::of(search, |search, step| search.trace().at(step).best_score(NodeId::ROOT));
    if best.changes.len() < 2 {
        return;
    }
    let alpha =
        Curve::of(search, |search, step| search.trace().at(step).window(NodeId::ROOT).map(|window| window.alpha));
    let beta = Curve::of(search, |search, step| search.trace().at(step).window(NodeId::ROOT).map(|window| window.beta));
    folding_section(ui, context, "panel-chart", |ui| {
        let lines = [
            (best, "chart-best", PaletteColor::Text, LineStyle::Solid, MarkerShape::Circle),
            (alpha, "chart-alpha", PaletteColor::Max, LineStyle::Dashed { length: 10.0 }, MarkerShape::Up),
            (beta, "chart-beta", PaletteColor::Min, LineStyle::Dashed { length: 5.0 }, MarkerShape::Down),
        ];
        let lines = lines.map(|(curve, message, color, style, shape)| ChartLine {
            name: context.words.text(message),
            points: curve.points,
            color: theme::color(ui, color),
            width: if color == PaletteColor::Text { 3.0 } else { 1.8 },
            style,
            markers: Some(Markers { points: curve.changes, shape, radius: 4.0 }),
            is_pointed_at: true,
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
        let name = context.words.text("panel-chart");
        let response = chart::lines_ui(ui, plot, &lines, names_width, &name, |plot| plot.vline(step));
        let clicked = response.response.interact_pointer_pos().filter(|_| response.response.clicked());
        if let Some(pointer) = clicked {
            let pointed = response.transform.value_from_position(pointer).x.round().max(0.0);
            #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a step on the chart")]
            context.requests.push(Command::Seek(search.timeline_step_at(pointed as Step)));
        }
    });
}

/// A score by step as a step function; infinite scores are left out.
struct Curve {
    points: Vec<[f64; 2]>,
    /// The points at which the score changes.
    changes: Vec<[f64; 2]>,
}

impl Curve {
    fn of(search: &ShownSearch, value: impl Fn(&ShownSearch, Step) -> Option<Score>) -> Self {
        let (mut points, mut new): (Vec<[f64; 2]>, Vec<[f64; 2]>) = (Vec::new(), Vec::new());
        for step in changes(search) {
            let Some(score) = value(search, step).filter(|score| score.is_finite()) else { continue };
            if let Some(&[_, before]) = points.last() {
                points.push([step as f64, before]);
            }
            points.push([step as f64, score.get()]);
            if new.last().is_none_or(|&[_, before]| Score::new(before) != Some(score)) {
                new.push([step as f64, score.get()]);
            }
        }
        Self { points, changes: new }
    }
}

/// Returns the steps up to the current one at which the root changes, and the current step: the chart does not reveal later
/// ones.
fn changes(search: &ShownSearch) -> Vec<Step> {
    let (trace, now) = (search.trace(), search.step());
    let improved = trace.improvements(NodeId::ROOT).filter_map(|child| trace.improved_at(child));
    let mut improved: Vec<Step> = improved.filter(|&step| step <= now).collect();
    improved.reverse();
    [1].into_iter().filter(|&first| first <= now).chain(improved).chain([now]).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lessons;
    use crate::picture::Notation;
    use crate::session::{Origin, Session};

    #[test]
    fn no_curve_goes_beyond_the_current_step() {
        let number = lessons::by_name_or_number("a-to-n").unwrap();
        let mut session = Session::new(lessons::all()[number].clone(), Origin::Lesson(number), Notation::Node);
        for step in 0..=session.search().trace().len() {
            session.apply(Command::Seek(session.search().timeline_step_at(step)));
            let now = session.search().step() as f64;
            let best = Curve::of(session.search(), |search, step| search.trace().at(step).best_score(NodeId::ROOT));
            assert!(best.points.iter().all(|&[x, _]| x <= now), "step {step}: {:?}", best.points);
            // B returns 3 at step 11, C returns 4 at step 40.
            let found: Vec<f64> =
                [(11, 3.0), (40, 4.0)].into_iter().filter(|&(at, _)| at <= step).map(|(_, v)| v).collect();
            let mut shown: Vec<f64> = best.points.iter().map(|&[_, y]| y).collect();
            shown.dedup();
            assert_eq!(shown, found, "step {step}");
        }
    }
}
