//! The modal of a class, about the reports that were dropped on the window: the distribution of points in each
//! exercise, and the most frequent mistakes.

use super::modal::{answers, cancel_button, modal_ui, paragraph, scrolled_part};
use egui::{Context, Role, Ui, WidgetInfo, vec2};
use egui_plot::{Bar, BarChart, GridMark};
use poda_core::text::visible;
use poda_picture::picture::palette::PaletteColor;
use poda_window::look::chart::plot;
use poda_window::look::theme;
use poda_window::panel::view_context::ViewContext;
use poda_words::i18n::Words;
use poda_words::practice::class::{ClassWork, ExerciseSummary, ExpectedWork, HandedIn, Keep};
use poda_words::practice::sentences::{class_heading, point_shares, wrong_lines};

/// The width of the modal, in pixels.
const WIDTH: f32 = 640.0;
/// The largest height of the list, in pixels.
const MAX_HEIGHT: f32 = 620.0;
/// The height of a chart, in pixels.
const CHART_HEIGHT: f32 = 150.0;

#[derive(Clone, Debug)]
pub struct ClassModal {
    summaries: Vec<ExerciseSummary>,
}

impl ClassModal {
    /// Returns the modal for the reports of a class. Only the best attempt of each student counts.
    pub fn new(reports: &[HandedIn]) -> Self {
        Self { summaries: ClassWork::new(reports, Keep::Best, &ExpectedWork::default()).summaries() }
    }

    pub(super) fn show(&self, ctx: &Context, context: &ViewContext<'_>) {
        let words = context.words;
        let high = (ctx.content_rect().height() - 220.0).clamp(140.0, MAX_HEIGHT);
        modal_ui(ctx, context, "class", &words.text("class-title"), WIDTH, |ui| {
            scrolled_part(ui, "class", high, |ui| {
                for (index, summary) in self.summaries.iter().enumerate() {
                    paragraph(ui, &visible(&class_heading(words, summary)), PaletteColor::Text);
                    chart_ui(ui, words, summary, index);
                    for line in wrong_lines(words, summary) {
                        paragraph(ui, &visible(&line), PaletteColor::Text);
                    }
                    ui.add_space(12.0);
                }
            });
            answers(ui, |ui| cancel_button(ui, context, "class-close"));
        });
    }
}

/// Draws a bar chart of how many attempts earned each share of the points.
fn chart_ui(ui: &mut Ui, words: &Words, summary: &ExerciseSummary, index: usize) {
    let shares: Vec<(String, usize)> = point_shares(summary).collect();
    let label = words.text("class-points");
    let told: Vec<String> = shares.iter().map(|(share, attempts)| format!("{share}: {attempts}")).collect();
    let color = theme::color(ui, PaletteColor::Secondary);
    paragraph(ui, &label, PaletteColor::Secondary);
    ui.push_id(index, |ui| {
        let bars = shares.iter().enumerate().map(|(part, (_, attempts))| {
            let (at, height) = (part as f64 + 0.5, *attempts as f64);
            Bar::new(at, height).width(0.9)
        });
        let chart = BarChart::new("points", bars.collect()).color(color).allow_hover(false);
        let plot = plot(ui, "points", vec2(ui.available_width(), CHART_HEIGHT))
            .include_y(0.0)
            .include_x(0.0)
            .include_x(10.0)
            .x_grid_spacer(|_| (0..=10).map(|part| GridMark { value: f64::from(part), step_size: 1.0 }).collect())
            .x_axis_formatter(|mark, _| format!("{:.0} %", mark.value * 10.0))
            .y_axis_formatter(
                |mark, _| if mark.value.fract() == 0.0 { format!("{:.0}", mark.value) } else { String::new() },
            );
        let drawn = plot.show(ui, |plot| plot.bar_chart(chart));
        drawn.response.widget_info(|| WidgetInfo::labeled(Role::Image, true, format!("{label} {}", told.join(", "))));
    });
}
