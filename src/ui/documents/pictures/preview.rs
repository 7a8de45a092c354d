//! The preview: a page drawn small, which page it is, and its sentence.

use super::page_source::PageSource;
use crate::export::{Page, TextRun};
use crate::i18n::Words;
use crate::picture::fonts::Font;
use crate::picture::palette::{PaletteColor, Theme};
use crate::picture::shape::{Point, Shape, Stroke, point};
use crate::ui::icons::Icon;
use crate::ui::widgets::{icon_button, layout_line};
use crate::ui::{paint, theme};
use egui::text::{LayoutJob, TextFormat};
use egui::{Align, Color32, Layout, Rect, Role, Sense, Ui, Vec2, WidgetInfo, pos2, vec2};

/// The height of the line that says which page it is, in pixels.
const LINE: f32 = 30.0;
/// The height of the sentence under the page, in pixels.
const CAPTION: f32 = 44.0;

/// The size of a page that is not drawn yet, in pixels.
const DEFAULT_SIZE: Point = point(980.0, 632.0);

/// Draws the preview into the available width. Returns the number of the page that is wanted next.
pub fn preview_ui(
    ui: &mut Ui,
    words: &Words,
    (source, number): (&PageSource, usize),
    theme: Theme,
    height: f32,
) -> usize {
    let count = source.count().unwrap_or_default();
    let wanted = turning_ui(ui, words, source, number);
    let width = ui.available_width();
    let room = vec2(width, (height - LINE - CAPTION - 16.0).max(60.0));
    let (rect, response) = ui.allocate_exact_size(room, Sense::hover());
    let page = source.page();
    let size = page.and_then(|(_, page)| page).map_or(DEFAULT_SIZE, |page| page.size);
    // A small picture is not enlarged.
    let factor = (room.x / size.x).min(room.y / size.y).min(1.0);
    let shown = Rect::from_center_size(rect.center(), vec2(size.x, size.y) * factor);
    let painter = ui.painter().with_clip_rect(shown.intersect(ui.clip_rect()));
    painter.rect_filled(shown, 0.0, theme::color_of(theme, PaletteColor::Background));
    if let Some((_, Some(page))) = page {
        paint::shapes(&painter, shown.min, theme, &scaled(&page.shapes, factor));
    }
    let frame = egui::Stroke::new(1.0, theme::color(ui, PaletteColor::Secondary));
    ui.painter().rect_stroke(shown, 0.0, frame, egui::StrokeKind::Outside);
    let message = match page {
        Some((_, Some(_))) => None,
        Some((_, None)) => Some(words.text("pictures-no-picture")),
        None if source.count() == Some(0) => None,
        None => Some(words.text("pictures-drawing")),
    };
    if let Some(message) = message {
        let galley = layout_line(ui, &message, Font::Regular, theme::TEXT, PaletteColor::Secondary);
        ui.painter().galley(shown.center() - galley.size() / 2.0, galley, Color32::PLACEHOLDER);
    }
    let heading = match page {
        Some((drawn, Some(page))) if drawn == number => {
            let args = [
                ("number", words.number(number as u64 + 1).into()),
                ("count", words.number(count as u64).into()),
                ("heading", page.heading.as_str().into()),
            ];
            words.fill("pictures-preview", &args)
        }
        _ => words.text("pictures-drawing"),
    };
    response.widget_info(|| WidgetInfo::labeled(Role::Image, true, &heading));
    caption_ui(ui, page.and_then(|(_, page)| page), vec2(width, CAPTION));
    wanted
}

/// Draws which page it is, with buttons to the pages before and after it. Returns the number of the page that is wanted.
fn turning_ui(ui: &mut Ui, words: &Words, source: &PageSource, number: usize) -> usize {
    let count = source.count().unwrap_or_default();
    let mut wanted = number;
    ui.allocate_ui_with_layout(vec2(ui.available_width(), LINE), Layout::left_to_right(Align::Center), |ui| {
        ui.spacing_mut().item_spacing.x = 8.0;
        let previous = icon_button(ui, Icon::Back, &words.text("pictures-previous"), "←", 0 < number);
        if previous.clicked() {
            wanted = number.saturating_sub(1);
        }
        let text = if count == 0 {
            words.text("pictures-no-page")
        } else {
            let args =
                [("number", words.number(number as u64 + 1).into()), ("count", words.number(count as u64).into())];
            words.fill("pictures-page", &args)
        };
        ui.label(text);
        let next = icon_button(ui, Icon::Forward, &words.text("pictures-next"), "→", number + 1 < count);
        if next.clicked() && number + 1 < count {
            wanted = number + 1;
        }
        if let Some((_, Some(page))) = source.page() {
            ui.add_space(8.0);
            let heading = Font::Regular.elided(&page.heading, 13.0, ui.available_width());
            ui.label(egui::RichText::new(heading).size(13.0).color(theme::color(ui, PaletteColor::Secondary)));
        }
    });
    wanted
}

/// Draws the sentence of a page in a room of two lines.
fn caption_ui(ui: &mut Ui, page: Option<&Page>, room: Vec2) {
    let (rect, response) = ui.allocate_exact_size(room, Sense::hover());
    let Some(page) = page else { return };
    let mut job = LayoutJob::default();
    for TextRun { text, font, color } in &page.caption {
        let format = TextFormat {
            line_height: Some(20.0),
            ..TextFormat::simple(theme::font(*font, theme::TEXT), theme::color(ui, *color))
        };
        job.append(text, 0.0, format);
    }
    job.wrap = egui::text::TextWrapping { max_width: room.x, max_rows: 2, ..Default::default() };
    let galley = ui.painter().layout_job(job);
    ui.painter().galley(pos2(rect.left(), rect.top() + 2.0), galley, Color32::PLACEHOLDER);
    let caption = page.plain_caption();
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &caption));
    response.on_hover_text(&caption);
}

/// Returns shapes in another size.
fn scaled(shapes: &[Shape], factor: f32) -> Vec<Shape> {
    let at = |place: &Point| point(place.x * factor, place.y * factor);
    let line = |stroke: &Stroke| Stroke { width: stroke.width * factor, ..*stroke };
    let resize = |shape: &Shape| match shape {
        Shape::Line { from, to, stroke } => Shape::Line { from: at(from), to: at(to), stroke: line(stroke) },
        Shape::Polygon { corners, fill, stroke } => {
            Shape::Polygon { corners: corners.iter().map(at).collect(), fill: *fill, stroke: stroke.as_ref().map(line) }
        }
        Shape::Rect { min, max, radius, fill, stroke } => Shape::Rect {
            min: at(min),
            max: at(max),
            radius: radius * factor,
            fill: *fill,
            stroke: stroke.as_ref().map(line),
        },
        Shape::Bar { min, max, color, opacity } => {
            Shape::Bar { min: at(min), max: at(max), color: *color, opacity: *opacity }
        }
        Shape::Circle { center, radius, fill, stroke } => Shape::Circle {
            center: at(center),
            radius: radius * factor,
            fill: *fill,
            stroke: stroke.as_ref().map(line),
        },
        Shape::Text { place, anchor, size, font, color, text } => Shape::Text {
            place: at(place),
            anchor: *anchor,
            size: size * factor,
            font: *font,
            color: *color,
            text: text.clone(),
        },
        Shape::Faded { opacity, shapes } => Shape::Faded { opacity: *opacity, shapes: scaled(shapes, factor) },
    };
    shapes.iter().map(resize).collect()
}
