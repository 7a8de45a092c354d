//! The timeline: the whole search as a slider, with leaves and cutoffs above the line and improvements below.

use egui::{CursorIcon, Rect, Sense, Stroke, Ui, WidgetInfo, pos2, vec2};
use poda_core::game::any::AnyGame;
use poda_core::trace::passes::{PassStep, Passes};
use poda_core::trace::{Event, NodeId, Step, Story, TimelineStep};
use poda_picture::picture::palette::{PaletteColor, color_of_several, player_color};
use poda_session::lanes::{Clock, Lane, Side};
use poda_window::look::theme;
use poda_window::look::widgets::paint_focus;
use poda_window::panel::view_context::ViewContext;

/// The height of the timeline, in pixels.
const HEIGHT: f32 = 44.0;
/// The space for the knob at each end, in pixels.
const END: f32 = 10.0;
/// The smallest distance between the marks of iterations, in pixels.
const MARK_DISTANCE: f32 = 5.0;

/// Draws the timeline with the given width. Returns the step at which a click or drag points. During an exercise, the
/// timeline ends with the last step that may be shown.
pub fn timeline_ui(ui: &mut Ui, context: &ViewContext<'_>, width: f32) -> Option<TimelineStep> {
    let (session, words) = (context.session, context.words);
    let (rect, response) = ui.allocate_exact_size(vec2(width.max(0.0), HEIGHT), Sense::click_and_drag());
    let track = Track { rect, end: context.last_step().unwrap_or_else(|| session.timeline_len()) };
    draw_line(ui, &track, session.timeline_step());
    let lanes = session.lanes();
    match lanes.clock {
        Clock::Separate | Clock::Iterations => draw_lane(ui, &track, lanes.stepped(), None),
        Clock::Linked { .. } => {
            for side in Side::BOTH {
                draw_lane(ui, &track, lanes.lane(side), Some(side));
            }
        }
    }
    draw_knob(ui, &track, session.timeline_step());
    paint_focus(ui, &response, rect);
    let name = words.text("timeline-name");
    response.widget_info(|| WidgetInfo::slider(true, session.timeline_step().get() as f64, &name));
    let response = response.on_hover_cursor(CursorIcon::PointingHand);
    let pointer = response.interact_pointer_pos().filter(|_| response.clicked() || response.dragged());
    pointer.map(|pointer| track.step_at(pointer.x))
}

/// Draws the marks of a lane, with the boundaries between its passes. `side` is its side if both lanes follow the
/// timeline.
fn draw_lane(ui: &Ui, track: &Track, lane: Lane<'_>, side: Option<Side>) {
    let Some(search) = lane.search() else { return draw_iterations(ui, track, lane.story()) };
    let passes = search.passes();
    for pass in 0..passes.len() {
        let begin = passes.timeline_step(PassStep { pass, step: 0 });
        if TimelineStep::START < begin {
            draw_boundary(ui, track, begin);
        }
        draw_marks(ui, track, passes, pass, side);
    }
}

/// The mapping between steps and positions on the screen.
struct Track {
    rect: Rect,
    end: TimelineStep,
}

impl Track {
    fn x(&self, step: TimelineStep) -> f32 {
        let share = step.get() as f32 / self.end.get().max(1) as f32;
        self.rect.left() + END + share * (self.rect.width() - 2.0 * END)
    }

    fn step_at(&self, x: f32) -> TimelineStep {
        let share = (x - self.rect.left() - END) / (self.rect.width() - 2.0 * END);
        #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a share of 0 to 1 of the steps")]
        let step = (f64::from(share.clamp(0.0, 1.0)) * self.end.get() as f64).round() as usize;
        TimelineStep::new(step)
    }

    fn y(&self) -> f32 {
        self.rect.center().y
    }
}

fn draw_line(ui: &Ui, track: &Track, step: TimelineStep) {
    let line = |from: f32, to: f32, color| {
        let bar = Rect::from_min_max(pos2(from, track.y() - 2.0), pos2(to, track.y() + 2.0));
        ui.painter().rect_filled(bar, 2.0, theme::color(ui, color));
    };
    line(track.x(TimelineStep::START), track.x(track.end), PaletteColor::Hairline);
    line(track.x(TimelineStep::START), track.x(step), PaletteColor::Text);
}

/// Draws the marks of a pass for which there is space: all marks of a short search, only the cutoffs of a long one, and
/// no marks of a very long one. In a split view, the marks of the first search are above the line, and those of the
/// second are below it in place of the improvements.
fn draw_marks(ui: &Ui, track: &Track, passes: &Passes<AnyGame>, pass: usize, side: Option<Side>) {
    let search = passes.get(pass).trace();
    let width = track.rect.width();
    let mark = |step: Step, above: bool, width: f32, length: f32, color: PaletteColor| {
        let step = passes.timeline_step(PassStep { pass, step });
        let (near, far) = if above { (-6.0, -6.0 - length) } else { (6.0, 6.0 + length) };
        let line = [pos2(track.x(step), track.y() + near), pos2(track.x(step), track.y() + far)];
        ui.painter().line_segment(line, Stroke::new(width, theme::color(ui, color)));
    };
    let above = side != Some(Side::Second);
    let begin = passes.timeline_step(PassStep { pass, step: 0 });
    let last = search.len().min(track.end.get().saturating_sub(begin.get()));
    if (track.end.get() as f32) < width {
        for step in 1..=last {
            match search.event(step) {
                Some(Event::Evaluate(_)) => mark(step, above, 1.6, 9.0, PaletteColor::Secondary),
                Some(Event::Improve(child)) if side.is_none() => {
                    let several = passes.get(pass).multi_player();
                    let color = |owner: NodeId| match &several {
                        Some(view) => color_of_several(view.mover(owner)),
                        None => player_color(search.player(owner)),
                    };
                    mark(step, false, 1.8, 8.0, search.parent(child).map_or(PaletteColor::Secondary, color));
                }
                Some(
                    Event::Enter(_)
                    | Event::TableHit(_)
                    | Event::Improve(_)
                    | Event::Expect(_)
                    | Event::Cutoff(_)
                    | Event::Skip(_)
                    | Event::Leave(_),
                )
                | None => {}
            }
        }
    }
    let share = last as f32 / track.end.get().max(1) as f32;
    let cutoffs = search.cutoffs_within(0..last);
    if (cutoffs.len() as f32) < width * share / 4.0 {
        for step in cutoffs {
            mark(step, above, 3.6, 12.0, PaletteColor::Cut);
        }
    }
}

/// Marks the ends of iterations above the line. Depending on the space, marks every iteration, or every tenth,
/// hundredth, thousandth and so on. Every tenth mark is longer.
fn draw_iterations(ui: &Ui, track: &Track, story: &dyn Story<AnyGame>) {
    let count = story.iteration_count();
    let fits = |every: &usize| (count / every) as f32 * MARK_DISTANCE <= track.rect.width();
    let Some(every) = std::iter::successors(Some(1_usize), |every| every.checked_mul(10)).find(fits) else { return };
    for number in (every..=count).step_by(every) {
        let is_longer = number % (10 * every) == 0;
        let x = track.x(TimelineStep::new(story.iteration_end(number).unwrap_or_default()));
        let (length, width) = if is_longer { (13.0, 2.2) } else { (7.0, 1.4) };
        let line = [pos2(x, track.y() - 6.0), pos2(x, track.y() - 6.0 - length)];
        ui.painter().line_segment(line, Stroke::new(width, theme::color(ui, PaletteColor::Secondary)));
    }
}

/// Draws the boundary between two passes.
fn draw_boundary(ui: &Ui, track: &Track, step: TimelineStep) {
    let line = [pos2(track.x(step), track.y() - 18.0), pos2(track.x(step), track.y() + 18.0)];
    ui.painter().line_segment(line, Stroke::new(1.4, theme::color(ui, PaletteColor::Text)));
}

fn draw_knob(ui: &Ui, track: &Track, step: TimelineStep) {
    let [fill, line] = [PaletteColor::Current, PaletteColor::Text].map(|color| theme::color(ui, color));
    ui.painter().circle(pos2(track.x(step), track.y()), 8.0, fill, Stroke::new(3.0, line));
}
