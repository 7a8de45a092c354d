//! The caption: the sentence for the current step.

use super::command::UiCommand;
use super::practice::{PracticeMode, asked_sentence};
use super::size_class::SizeClass;
use super::view_context::ViewContext;
use super::{paint, theme};
use crate::i18n::narration;
use crate::i18n::styled_text::StyledText;
use crate::picture::palette::PaletteColor;
use crate::session::playback::Direction;
use egui::text::LayoutJob;
use egui::{Align, Color32, Response, Role, Sense, Stroke, Ui, Vec2, WidgetInfo, pos2};

/// The smallest distance of a swipe, in pixels.
const MIN_SWIPE: f32 = 40.0;
/// The height of a line, as a multiple of the size of its text.
const LINE_HEIGHT: f32 = 1.25;
/// The height of the caption in a window as narrow as a phone, in pixels: five lines of the smallest text.
pub const NARROW_HEIGHT: f32 = 84.0;

/// The size of the sentence there while presenting, in pixels.
pub const NARROW_SIZE: f32 = 20.0;

/// Returns the sentence for the current step of the tree that is shown: while the room is asked its question, and over a blank tree
/// what is to be done with it.
pub fn sentence(context: &ViewContext<'_>) -> StyledText {
    match context.practice.and_then(PracticeMode::predict) {
        Some(predict) => asked_sentence(context, predict),
        None if context.filled_in().is_some() => context.words.styled("fill-in-caption", &[]),
        None => narration::caption(context.words, context.search.recording(), context.search.step()),
    }
}

/// Draws the sentence into the available space: at `size`, or smaller where that does not fit.
pub fn caption_ui(ui: &mut Ui, sentence: &StyledText, spoken: &str, size: f32, centered: bool) -> Response {
    let (rect, response) = ui.allocate_exact_size(ui.available_size(), Sense::DRAG);
    ui.painter().rect_filled(rect, 0.0, theme::color(ui, PaletteColor::Background));
    ui.painter().hline(rect.x_range(), rect.top(), Stroke::new(1.0, theme::color(ui, PaletteColor::Hairline)));
    let space = rect.shrink2(egui::vec2(size * 1.05, 2.0));
    let galley = [1.0, 0.84, 0.74, 0.64]
        .into_iter()
        .map(|share| ui.painter().layout_job(job(ui, sentence, (size * share).max(12.0), space.size(), centered)))
        .reduce(|larger, smaller| if larger.elided { smaller } else { larger });
    if let Some(galley) = galley {
        // The lines of a centered text are centered around its position.
        let left = if centered { rect.center().x } else { space.left() };
        let at = pos2(left, rect.center().y - galley.size().y / 2.0);
        ui.painter().with_clip_rect(rect).galley(at, galley, Color32::PLACEHOLDER);
    }
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, spoken));
    response
}

/// Returns the step that a finger asks for which swiped over the caption: to the left, forward.
pub fn swiped(ui: &Ui, caption: &Response) -> Option<UiCommand> {
    let id = caption.id.with("swipe");
    if let Some(moved) = caption.total_drag_delta() {
        ui.data_mut(|data| data.insert_temp(id, moved));
    }
    if !caption.drag_stopped() || !SizeClass::of(ui.ctx()).is_touched {
        return None;
    }
    let moved: Vec2 = ui.data_mut(|data| data.remove_temp(id))?;
    let is_swipe = MIN_SWIPE <= moved.x.abs() && 2.0 * moved.y.abs() < moved.x.abs();
    let direction = if moved.x < 0.0 { Direction::Forward } else { Direction::Back };
    is_swipe.then_some(UiCommand::Go(direction))
}

fn job(ui: &Ui, sentence: &StyledText, size: f32, space: Vec2, centered: bool) -> LayoutJob {
    let mut job = paint::styled_text(sentence, size, theme::of(ui), space.x);
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a few lines")]
    let rows = (space.y / (size * LINE_HEIGHT)) as usize;
    job.wrap.max_rows = rows.max(1);
    job.halign = if centered { Align::Center } else { Align::Min };
    for section in &mut job.sections {
        section.format.line_height = Some(size * LINE_HEIGHT);
    }
    job
}
