//! A slide of a lecture: its title and text, as large as the window permits.

use crate::frame::caption;
use egui::text::LayoutJob;
use egui::{Align, Color32, Galley, Response, Role, Sense, Ui, Vec2, WidgetInfo, pos2};
use poda_lecture::slide_text::{SlideLine, parse};
use poda_picture::picture::palette::PaletteColor;
use poda_session::lecture::ShownSlide;
use poda_window::look::widgets::say_language;
use poda_window::look::{paint, theme};
use poda_window::panel::view_context::ViewContext;
use poda_words::i18n::styled_text::StyledText;
use std::sync::Arc;

/// The sizes of the title and the text as shares of the height, 96 and 56 pixels of 1080, and how far they shrink for a
/// long text.
const TITLE: f32 = 96.0 / 1080.0;
const TEXT: f32 = 56.0 / 1080.0;
const SHRUNK: [f32; 4] = [1.0, 0.85, 0.7, 0.58];
/// The width of the text, as a share of the available width.
const WIDTH: f32 = 0.8;
/// The heights of a line and of an empty line, as multiples of the text size.
const LINE_HEIGHT: f32 = 1.3;
const EMPTY_LINE: f32 = 0.55;
/// The width of the column of list markers, as a multiple of the text size.
const MARKER: f32 = 1.1;

/// Draws the slide that the lecture shows into the available space, if it shows one.
pub fn slide_ui(ui: &mut Ui, context: &ViewContext<'_>) {
    if let Some(slide) = context.session.slide() {
        let [title, text] = slide_texts(context, slide);
        let drawn = written_slide_ui(ui, &title, &text);
        let written = match slide {
            ShownSlide::Written(slide) => slide.text.as_ref().or(slide.title.as_ref()),
            ShownSlide::Ending => None,
        };
        let shown = written.and_then(|text| text.shown_language(context.words.language()));
        say_language(&drawn, shown, context.words);
    }
}

/// Returns the title and the text of a slide of the open lecture.
pub fn slide_texts(context: &ViewContext<'_>, slide: ShownSlide<'_>) -> [String; 2] {
    poda_lecture::slide_texts(slide, context.session.lecture(), context.words)
}

/// Draws a slide with this title and text into the available space.
pub fn written_slide_ui(ui: &mut Ui, title: &str, text: &str) -> Response {
    let (rect, response) = ui.allocate_exact_size(ui.available_size(), Sense::hover());
    ui.painter().rect_filled(rect, 0.0, theme::color(ui, PaletteColor::Background));
    let lines = parse(text);
    // The text of a slide with a list is left-aligned; otherwise it is centered.
    let is_list = lines.iter().any(|line| line.marker.is_some());
    let layout = |share: f32| SlideLayout::new(ui, title, &lines, is_list, rect.size(), share);
    let fitting = SHRUNK.into_iter().map(layout).find(|layout| layout.height <= rect.height() * 0.94);
    let layout = fitting.unwrap_or_else(|| layout(SHRUNK[SHRUNK.len() - 1]));
    let painter = ui.painter().with_clip_rect(rect);
    let mut y = rect.top() + ((rect.height() - layout.height) / 2.0).max(0.0);
    let left = rect.center().x - layout.width / 2.0;
    for row in &layout.rows {
        if let Some((marker, text)) = &row.galleys {
            let x = if row.is_centered { rect.center().x } else { left + row.indent };
            painter.galley(pos2(x, y), Arc::clone(text), Color32::PLACEHOLDER);
            if let Some(marker) = marker {
                painter.galley(pos2(left, y), Arc::clone(marker), Color32::PLACEHOLDER);
            }
        }
        y += row.height;
    }
    let spoken: Vec<_> = lines.iter().map(|line| line.text.plain()).filter(|line| !line.is_empty()).collect();
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, format!("{title}. {}", spoken.join(" "))));
    response
}

struct SlideLayout {
    rows: Vec<SlideRow>,
    /// The width of the widest row of text, and the height of the rows, or of those that were laid out before one began
    /// below the space.
    width: f32,
    height: f32,
}

struct SlideRow {
    /// The list marker, if any, and the text. `None` for a gap.
    galleys: Option<(Option<Arc<Galley>>, Arc<Galley>)>,
    is_centered: bool,
    indent: f32,
    height: f32,
}

impl SlideLayout {
    fn new(ui: &Ui, title: &str, lines: &[SlideLine], is_list: bool, space: Vec2, share: f32) -> Self {
        // In a narrow window the size depends on the width.
        let unit = space.y.min(space.x * 0.75) * share;
        let (title_size, size) = (unit * TITLE, unit * TEXT);
        let title = StyledText::strong(title);
        let title = balanced(ui, job(ui, &title, title_size, true), space.x * WIDTH);
        let mut rows =
            vec![SlideRow { height: title.size().y, galleys: Some((None, title)), is_centered: true, indent: 0.0 }];
        if !lines.is_empty() {
            rows.push(SlideRow { galleys: None, is_centered: false, indent: 0.0, height: size * 1.2 });
        }
        let mut width: f32 = 0.0;
        let mut height: f32 = rows.iter().map(|row| row.height).sum();
        for line in lines {
            // What begins below the space is not seen, and a text can have a row for every two of its letters.
            if space.y < height {
                break;
            }
            if line.text.spans.is_empty() {
                rows.push(SlideRow { galleys: None, is_centered: false, indent: 0.0, height: size * EMPTY_LINE });
                height += size * EMPTY_LINE;
                continue;
            }
            let indent = if line.marker.is_some() { size * MARKER } else { 0.0 };
            let text = balanced(ui, job(ui, &line.text, size, !is_list), space.x * WIDTH - indent);
            let marker = line.marker.as_ref().map(|marker| {
                let marker = StyledText::plain_text(marker);
                ui.fonts_mut(|fonts| fonts.layout_job(job(ui, &marker, size, false)))
            });
            width = width.max(indent + text.size().x);
            let gap = if is_list { size * 0.3 } else { 0.0 };
            height += text.size().y + gap;
            rows.push(SlideRow {
                height: text.size().y + gap,
                galleys: Some((marker, text)),
                is_centered: !is_list,
                indent,
            });
        }
        Self { rows, width, height }
    }
}

fn job(ui: &Ui, text: &StyledText, size: f32, is_centered: bool) -> LayoutJob {
    let mut job = paint::styled_text(text, size, theme::of(ui), f32::INFINITY);
    job.halign = if is_centered { Align::Center } else { Align::Min };
    for section in &mut job.sections {
        section.format.line_height = Some(size * LINE_HEIGHT);
    }
    job
}

/// Lays out text in lines of similar length.
fn balanced(ui: &Ui, mut job: LayoutJob, width: f32) -> Arc<Galley> {
    job.wrap.max_width = width;
    let galley = ui.painter().layout_job(job.clone());
    caption::balanced(ui, &job, galley)
}
