//! The lesson map: a card for every lesson, with the picture of its tree, its duration in minutes and a tick if it is
//! done. The cards are grouped, and a field filters them.

use super::modal::{close_button_ui, height_around, modal_ui};
use egui::epaint::StrokeKind;
use egui::{
    Align2, Context, CornerRadius, CursorIcon, Id, Key, Modifiers, Rect, Response, RichText, Role, ScrollArea, Sense,
    Stroke, Ui, Vec2, WidgetInfo, pos2, vec2,
};
use poda_picture::picture::fonts::Font;
use poda_picture::picture::palette::PaletteColor;
use poda_window::look::icons::{self, Icon};
use poda_window::look::linked_text::{LinkOptions, linked_text_ui};
use poda_window::look::theme;
use poda_window::look::tree_picture::TreePicture;
use poda_window::look::widgets::{
    heading, labeled_space, layout_line, paint_focus, put, say_changes, say_language, text_at, text_field,
};
use poda_window::panel::lesson_search::lessons_found;
use poda_window::panel::request::{DocumentAnswer, DocumentRequest};
use poda_window::panel::view_context::ViewContext;
use poda_window::stored::settings::LessonAnswers;
use poda_words::i18n::styled_text::StyledText;
use poda_words::i18n::{Words, args};
use poda_words::lessons;

/// The width of the map, and its height without the cards, including the margin to the edges of the window, in pixels.
const WIDTH: f32 = 1120.0;
const MARGINS: f32 = 180.0;
/// The minimum width of a card, the heights of its picture and of the text below it, and the gap between cards, in
/// pixels.
const MIN_CARD: f32 = 150.0;
const CARD: f32 = 186.0;
const PICTURE: f32 = 92.0;
const LINES: f32 = 58.0;
const GAP: f32 = 12.0;
/// The maximum number of pictures that are computed in a frame.
const NEW_PICTURES: usize = 3;

#[derive(Debug, Default)]
pub struct LessonMap {
    typed: String,
    /// The number of the chosen lesson. `None` until the map is drawn.
    chosen: Option<usize>,
}

/// The pictures of the lessons that were computed so far.
#[derive(Debug, Default)]
pub struct LessonPictures(Vec<Option<TreePicture>>);

impl LessonPictures {
    /// Computes a few of the missing pictures.
    fn update(&mut self, ctx: &Context, words: &Words) {
        self.0.resize(lessons::all().len(), None);
        let missing = self.0.iter_mut().zip(lessons::all()).filter(|(picture, _)| picture.is_none());
        for (picture, lesson) in missing.take(NEW_PICTURES) {
            *picture = Some(TreePicture::new(lesson, words));
            ctx.request_repaint();
        }
    }
}

impl LessonMap {
    pub(super) fn show(
        &mut self,
        ctx: &Context,
        context: &ViewContext<'_>,
        pictures: &mut LessonPictures,
        is_new: bool,
    ) {
        let words = context.words;
        pictures.update(ctx, words);
        modal_ui(ctx, context, "lessons", &words.text("document-lessons"), WIDTH, |ui| {
            let field_id = Id::unique("lessons sought");
            let found = lessons_found(words, &self.typed);
            let columns = columns(ui.available_width());
            let is_moved = self.take_keys(ui, context, field_id, is_new, &found, columns);
            let field = ui
                .horizontal(|ui| {
                    let done = done_text(context);
                    let width = Font::Regular.width(&done, 12.5) + 16.0;
                    let (find, field_width) = (words.text("lessons-find"), ui.available_width() - width - 8.0);
                    let field = text_field(ui, field_id, &mut self.typed, &find, field_width);
                    let galley = layout_line(ui, &done, Font::Regular, 12.5, PaletteColor::Secondary);
                    let rect = labeled_space(ui, vec2(width, galley.size().y), &done);
                    put(ui, Align2::RIGHT_CENTER, rect.right_center(), galley);
                    field
                })
                .inner;
            if is_new {
                field.request_focus();
            }
            if field.changed() {
                self.chosen = None;
            }
            let max_height = ui.ctx().content_rect().height() - height_around(ui.ctx(), MARGINS);
            let area = ScrollArea::vertical().max_height(max_height).min_scrolled_height(max_height);
            area.auto_shrink(false).show(ui, |ui| {
                ui.spacing_mut().item_spacing = Vec2::splat(GAP);
                if found.is_empty() {
                    let none = words.fill("lessons-none", &args![text = self.typed.trim()]);
                    linked_text_ui(ui, words, &StyledText::plain_text(&none), theme::TEXT, LinkOptions::TERMS, None);
                }
                if self.typed.trim().is_empty() {
                    for group in found.chunk_by(|&one, &next| lessons::group(one) == lessons::group(next)) {
                        heading(ui, &words.text(&lessons::group(group[0])));
                        self.cards_ui(ui, context, pictures, group, columns, is_moved);
                    }
                } else if !found.is_empty() {
                    let told = RichText::new(words.fill("lessons-found", &args![count = found.len()]));
                    let told = told.font(theme::font(Font::Regular, theme::TEXT));
                    say_changes(&ui.add(egui::Label::new(told).selectable(false)));
                    self.cards_ui(ui, context, pictures, &found, columns, is_moved);
                }
            });
            close_button_ui(ui, context);
        });
    }

    /// Handles the arrow keys, which choose a card, and Enter, which opens it. Returns whether another card was chosen.
    fn take_keys(
        &mut self,
        ui: &Ui,
        context: &ViewContext<'_>,
        field: Id,
        is_new: bool,
        found: &[usize],
        columns: usize,
    ) -> bool {
        let before = self.chosen;
        let chosen = before.or(context.session.origin().lesson().filter(|_| self.typed.is_empty()));
        let mut at = found.iter().position(|&number| Some(number) == chosen).unwrap_or(0);
        let is_typing = is_new || ui.memory(|memory| memory.has_focus(field));
        let pressed = |key| is_typing && ui.input_mut(|input| input.consume_key(Modifiers::NONE, key));
        if self.typed.is_empty() {
            at = (at + usize::from(pressed(Key::ArrowRight))).saturating_sub(usize::from(pressed(Key::ArrowLeft)));
        }
        let row = |is_pressed: bool| if is_pressed { columns } else { 0 };
        at = (at + row(pressed(Key::ArrowDown))).saturating_sub(row(pressed(Key::ArrowUp)));
        self.chosen = found.get(at.min(found.len().saturating_sub(1))).copied();
        if pressed(Key::Enter)
            && let Some(number) = self.chosen
        {
            open_lesson(context, number);
        }
        self.chosen != before
    }

    /// Draws the cards of a group, row by row.
    fn cards_ui(
        &self,
        ui: &mut Ui,
        context: &ViewContext<'_>,
        pictures: &LessonPictures,
        group: &[usize],
        columns: usize,
        is_moved: bool,
    ) {
        let width = (ui.available_width() - 8.0 - GAP * (columns - 1) as f32) / columns as f32;
        for row in group.chunks(columns) {
            ui.horizontal(|ui| {
                for &number in row {
                    let is_chosen = self.chosen == Some(number);
                    let picture = pictures.0.get(number).and_then(Option::as_ref);
                    let response = card_ui(ui, context, number, is_chosen, picture, width);
                    if is_chosen && is_moved || response.gained_focus() {
                        response.scroll_to_me(None);
                    }
                    if response.clicked() {
                        open_lesson(context, number);
                    }
                }
            });
        }
    }
}

fn columns(width: f32) -> usize {
    let fit = |card: f32| ((width - 8.0 + GAP) / (card + GAP)).floor();
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a few cards")]
    let columns = fit(CARD).max(fit(MIN_CARD).min(2.0)).max(1.0) as usize;
    columns
}

fn open_lesson(context: &ViewContext<'_>, number: usize) {
    context.requests.push(DocumentAnswer::Cancel);
    context.requests.push(DocumentRequest::OpenLesson(number));
}

fn card_ui(
    ui: &mut Ui,
    context: &ViewContext<'_>,
    number: usize,
    is_chosen: bool,
    picture: Option<&TreePicture>,
    width: f32,
) -> Response {
    let words = context.words;
    let (rect, response) = ui.allocate_exact_size(vec2(width, PICTURE + LINES), Sense::click());
    let is_open = context.session.origin().lesson() == Some(number);
    let minutes = words.fill("lessons-minutes", &args![minutes = lessons::minutes(number)]);
    let title = &lessons::title(number, words.language());
    let name = format!("{}   {title}", number + 1);
    let is_done = is_done(context, number);
    let answers = context.settings.answers.get(lessons::name(number)).filter(|_| is_done);
    let answers = answers.map(|LessonAnswers { right, asked }| {
        words.fill("lesson-answers", &args![right = right.to_string(), asked = asked.to_string()])
    });
    let name = if is_done { words.fill("lesson-done-line", &args![title = name]) } else { name };
    let name = answers.as_ref().map_or_else(|| name.clone(), |answers| format!("{name}, {answers}"));
    response.widget_info(|| WidgetInfo::selected(Role::RadioButton, true, is_open, &name));
    ui.ctx().accesskit_node_builder(response.id, |node| node.set_description(minutes.clone()));
    // What is added to the title of a lesson that is done is in the language of the window.
    if !is_done {
        say_language(&response, lessons::title_language(number, words.language()), words);
    }
    if !ui.is_rect_visible(rect) {
        return response;
    }
    let fill = if response.hovered() { PaletteColor::Hairline } else { PaletteColor::Background };
    let line = if is_chosen || is_open { PaletteColor::Text } else { PaletteColor::Hairline };
    let line = Stroke::new(if is_chosen { 2.0 } else { 1.0 }, theme::color(ui, line));
    ui.painter().rect(rect, CornerRadius::same(theme::RADIUS), theme::color(ui, fill), line, StrokeKind::Inside);
    let space = Rect::from_min_size(rect.min, vec2(width, PICTURE)).shrink(3.0);
    if let Some(picture) = picture {
        picture.paint(ui, space);
    }
    let (left, top) = (rect.left() + 10.0, space.bottom() + 4.0);
    let text = format!("{}  {title}", number + 1);
    let (font, color) = (theme::font(Font::SemiBold, 13.5), theme::color(ui, PaletteColor::Text));
    let mut job = egui::text::LayoutJob::simple(text, font, color, width - 20.0);
    job.wrap.max_rows = 2;
    put(ui, Align2::LEFT_TOP, pos2(left, top), ui.painter().layout_job(job));
    let at = pos2(rect.right() - 10.0, rect.bottom() - 12.0);
    text_at(ui, Align2::RIGHT_CENTER, at, &minutes, Font::Regular, 12.5, PaletteColor::Secondary);
    if is_done {
        let color = theme::color(ui, PaletteColor::Text);
        let tick = Rect::from_center_size(pos2(left + 6.0, at.y), Vec2::splat(12.0));
        icons::paint(ui.painter(), Icon::Tick, tick, 0.85, color, color);
        if let Some(answers) = answers {
            let at = pos2(tick.right() + 5.0, at.y);
            text_at(ui, Align2::LEFT_CENTER, at, &answers, Font::Regular, 12.5, PaletteColor::Secondary);
        }
    }
    paint_focus(ui, &response, rect.expand(2.0));
    response.on_hover_cursor(CursorIcon::PointingHand)
}

fn done_text(context: &ViewContext<'_>) -> String {
    let done = (0..lessons::all().len()).filter(|&number| is_done(context, number)).count();
    let args = args![done = done.to_string(), all = lessons::all().len().to_string()];
    context.words.fill("lessons-done", &args)
}

fn is_done(context: &ViewContext<'_>, number: usize) -> bool {
    context.settings.done.contains(lessons::name(number))
}
