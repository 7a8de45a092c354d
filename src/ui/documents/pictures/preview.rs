//! The preview: a page drawn small, which page it is, and its sentence.

use super::page_source::PageSource;
use crate::export::{Page, TextRun};
use crate::i18n::Words;
use crate::picture::fonts::Font;
use crate::picture::palette::{PaletteColor, Theme};
use crate::ui::documents::picture_frame::picture_ui;
use crate::ui::icons::Icon;
use crate::ui::size_class::target;
use crate::ui::theme;
use crate::ui::widgets::icon_button;
use egui::text::{LayoutJob, TextFormat};
use egui::{Align, Color32, Layout, Role, Sense, Ui, Vec2, WidgetInfo, pos2, vec2};

/// The height of the line that says which page it is, in pixels.
const LINE: f32 = 30.0;
/// The height of the sentence under the page, in pixels.
const CAPTION: f32 = 44.0;

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
    let room = vec2(width, (height - target(ui, LINE) - CAPTION - 16.0).max(60.0));
    let page = source.page();
    let message = match page {
        Some((_, Some(_))) => None,
        Some((_, None)) => Some(words.text("pictures-no-picture")),
        None if source.count() == Some(0) => None,
        None => Some(words.text("pictures-drawing")),
    };
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
    let drawn = page.and_then(|(_, page)| page).map(|page| (&page.shapes[..], page.size));
    picture_ui(ui, &heading, theme, drawn, (room, message.as_deref()));
    caption_ui(ui, page.and_then(|(_, page)| page), vec2(width, CAPTION));
    wanted
}

/// Draws which page it is, with buttons to the pages before and after it. Returns the number of the page that is wanted.
fn turning_ui(ui: &mut Ui, words: &Words, source: &PageSource, number: usize) -> usize {
    let count = source.count().unwrap_or_default();
    let mut wanted = number;
    ui.allocate_ui_with_layout(
        vec2(ui.available_width(), target(ui, LINE)),
        Layout::left_to_right(Align::Center),
        |ui| {
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
        },
    );
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
