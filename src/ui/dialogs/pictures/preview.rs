//! The preview: a page drawn small, which page it is, and its sentence. Its pages are drawn in the background.

use super::plan::PagePlan;
use crate::export::{ExportPage, TextRun};
use crate::i18n::Words;
use crate::picture::fonts::Font;
use crate::picture::palette::{PaletteColor, Theme};
use crate::platform::background::{BackgroundWork, FRAME_PATIENCE};
use crate::platform::clock::Instant;
use crate::series::SeriesError;
use crate::ui::dialogs::form_with_preview::picture_ui;
use crate::ui::icons::Icon;
use crate::ui::size_class::target;
use crate::ui::theme;
use crate::ui::widgets::icon_button;
use egui::text::{LayoutJob, TextFormat};
use egui::{Align, Color32, Context, Layout, Role, Sense, Ui, Vec2, WidgetInfo, pos2, vec2};
use std::sync::mpsc::{Receiver, channel};

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
    let space = vec2(width, (height - target(ui, LINE) - CAPTION - 16.0).max(60.0));
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
    picture_ui(ui, &heading, theme, drawn, (space, message.as_deref()));
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

/// Draws the sentence of a page in a space of two lines.
fn caption_ui(ui: &mut Ui, page: Option<&ExportPage>, space: Vec2) {
    let (rect, response) = ui.allocate_exact_size(space, Sense::hover());
    let Some(page) = page else { return };
    let mut job = LayoutJob::default();
    for TextRun { text, font, color } in &page.caption {
        let format = TextFormat {
            line_height: Some(20.0),
            ..TextFormat::simple(theme::font(*font, theme::TEXT), theme::color(ui, *color))
        };
        job.append(text, 0.0, format);
    }
    job.wrap = egui::text::TextWrapping { max_width: space.x, max_rows: 2, ..Default::default() };
    let galley = ui.painter().layout_job(job);
    ui.painter().galley(pos2(rect.left(), rect.top() + 2.0), galley, Color32::PLACEHOLDER);
    let caption = page.plain_caption();
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &caption));
    response.on_hover_text(&caption);
}

/// Draws the pages of a plan, one at a time. Dropping it ends that after the page that is being drawn.
#[derive(Debug)]
pub struct PageSource {
    wanted: async_channel::Sender<usize>,
    replies: Receiver<Reply>,
    /// The page that was asked for last.
    asked: Option<usize>,
    count: Option<Result<usize, SeriesError>>,
    page: Option<(usize, Option<Box<ExportPage>>)>,
}

/// What is drawn in the background.
#[derive(Debug)]
enum Reply {
    /// The number of pages, or why there are none.
    Count(Result<usize, SeriesError>),
    /// A page with its number; nothing where it has no picture.
    Page(usize, Option<Box<ExportPage>>),
}

impl PageSource {
    /// Starts to draw; `None` if that cannot be done in the background.
    pub fn start(ctx: &Context, plan: PagePlan) -> Option<Self> {
        let (wanted, asked) = async_channel::unbounded();
        let (sender, replies) = channel();
        let ctx = ctx.clone();
        let work = async move || {
            let words = Words::new(plan.language);
            let mut series = plan.series(&words);
            let count = series.as_ref().map(|series| series.steps().len()).map_err(Clone::clone);
            // The receiver is gone once something else is chosen, and then the sender of the numbers is gone too.
            let _ = sender.send(Reply::Count(count));
            ctx.request_repaint();
            let Ok(series) = &mut series else { return };
            while let Ok(mut number) = asked.recv().await {
                // Only the page that was asked for last is still wanted.
                while let Ok(later) = asked.try_recv() {
                    number = later;
                }
                let _ = sender.send(Reply::Page(number, series.page(number).map(Box::new)));
                ctx.request_repaint();
            }
        };
        BackgroundWork::start("preview", work).ok()?;
        Some(Self { wanted, replies, asked: None, count: None, page: None })
    }

    /// Asks for a page and takes what has been drawn.
    pub fn update(&mut self, number: usize) {
        if self.asked != Some(number) {
            self.asked = Some(number);
            // Where the drawing has panicked, no page comes.
            let _ = self.wanted.try_send(number);
        }
        let end = Instant::now() + FRAME_PATIENCE;
        while self.count.is_none()
            || self.count() != Some(0) && self.page.as_ref().is_none_or(|(drawn, _)| *drawn != number)
        {
            let wait = end.saturating_duration_since(Instant::now());
            let reply = self.replies.try_recv().ok();
            // A wait of no time is not waited: a browser has no other thread that could reply.
            match reply.or_else(|| (!wait.is_zero()).then(|| self.replies.recv_timeout(wait).ok()).flatten()) {
                Some(Reply::Count(count)) => self.count = Some(count),
                Some(Reply::Page(number, page)) => self.page = Some((number, page)),
                None => return,
            }
        }
    }

    /// The number of pages, once it is known; 0 if there are none for a reason.
    pub fn count(&self) -> Option<usize> {
        self.count.as_ref().map(|count| count.as_ref().copied().unwrap_or_default())
    }

    /// The reason why there are no pages, once it is known.
    pub fn error(&self) -> Option<&SeriesError> {
        self.count.as_ref().and_then(|count| count.as_ref().err())
    }

    /// The page that was drawn last, with its number; nothing where it has no picture.
    pub fn page(&self) -> Option<(usize, Option<&ExportPage>)> {
        self.page.as_ref().map(|(number, page)| (*number, page.as_deref()))
    }
}
