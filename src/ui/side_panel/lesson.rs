//! The text of the lesson at every step, its bookmarks, and the note of the last bookmark reached.

use super::section::{MARGIN, linked_paragraph, paragraph, section};
use crate::document::Bookmark;
use crate::i18n::styled_text::StyledText;
use crate::picture::palette::PaletteColor;
use crate::session::Session;
use crate::session::command::Command;
use crate::trace::TimelineStep;
use crate::ui::command::UiCommand;
use crate::ui::icons::{self, Icon};
use crate::ui::linked_text::LinkOptions;
use crate::ui::request::UiRequest;
use crate::ui::view_context::ViewContext;
use crate::ui::widgets::{self, heading, paint_hover, text_button};
use crate::ui::{paint, theme};
use egui::{Align, Color32, CursorIcon, Layout, Rect, Response, Role, Sense, Ui, Vec2, WidgetInfo, vec2};

/// The width of the bar beside the bookmark of the current step, in pixels.
const BAR: f32 = 3.0;

/// Draws the note of the last bookmark reached.
pub(super) fn note_ui(ui: &mut Ui, context: &ViewContext<'_>, requests: &mut Vec<UiRequest>) {
    let (search, words) = (context.search, context.words);
    let step = search.timeline_step();
    let Some((bookmark, note)) = last_note(context.session, step) else { return };
    let is_here = bookmark.step == step;
    let title = if is_here { "panel-note" } else { "panel-note-last" };
    section(ui, &words.fill(title, &[("step", bookmark.step.to_string().into())]), |ui| {
        let text = StyledText::plain_text(note.in_language(words.language()));
        let text = if is_here { text } else { text.faint() };
        linked_paragraph(ui, context, &text, theme::TEXT, linking(context), requests);
    });
}

/// Returns the last bookmark with a note up to a step. Notes do not reveal later steps.
fn last_note(session: &Session, step: TimelineStep) -> Option<(&Bookmark, &crate::document::LocalizedText)> {
    let reached = session
        .history()
        .bookmarks()
        .iter()
        .filter(|bookmark| bookmark.step <= step && TimelineStep::START < bookmark.step);
    reached.filter_map(|bookmark| Some((bookmark, bookmark.note.as_ref()?))).max_by_key(|(bookmark, _)| bookmark.step)
}

/// Draws the text of the lesson, which can be folded, and its bookmarks.
pub(super) fn lesson_ui(ui: &mut Ui, context: &ViewContext<'_>, requests: &mut Vec<UiRequest>) {
    let (session, words) = (context.session, context.words);
    let Some(notes) = &session.document().notes else { return bookmarks_ui(ui, context, requests) };
    let is_unfolded = context.settings.notes;
    section_with_fold(ui, context, is_unfolded, requests, |ui, requests| {
        other_ui(ui, context, requests);
        let text = StyledText::plain_text(notes.in_language(words.language()));
        linked_paragraph(
            ui,
            context,
            &text,
            theme::TEXT,
            LinkOptions { shows_terms: true, ..linking(context) },
            requests,
        );
    });
    if is_unfolded {
        bookmarks_ui(ui, context, requests);
    }
}

/// Returns the links of the lesson: steps are linked only while its own search is shown.
fn linking(context: &ViewContext<'_>) -> LinkOptions {
    let (session, search) = (context.session, context.search);
    let is_its_own = session.history().is_as_opened() && session.current_match().is_none();
    LinkOptions { last_step: is_its_own.then(|| search.passes().end()), shows_terms: false }
}

/// Draws that the text does not apply to the current search, with a button that restores the lesson's search where that is
/// possible.
fn other_ui(ui: &mut Ui, context: &ViewContext<'_>, requests: &mut Vec<UiRequest>) {
    let (history, words) = (context.session.history(), context.words);
    if history.is_as_opened() {
        return;
    }
    let is_search = history.differs_only_in_search();
    let message = if is_search { "panel-notes-other-search" } else { "panel-notes-other-position" };
    paragraph(ui, &words.styled(message, &[]).faint(), theme::TEXT);
    if is_search {
        ui.add_space(4.0);
        if text_button(ui, &words.text("panel-notes-back"), "", true).clicked() {
            let (now, opened) = (history.document(), history.baseline());
            if now.beside != opened.beside {
                requests.push(UiRequest::Session(Command::SetBeside(opened.beside)));
            }
            if now.search != opened.search {
                requests.push(UiRequest::Session(Command::SetSearch(opened.search)));
            }
        }
        ui.add_space(6.0);
    }
}

/// Draws the bookmarks, the one of the current step marked.
fn bookmarks_ui(ui: &mut Ui, context: &ViewContext<'_>, requests: &mut Vec<UiRequest>) {
    let (session, search, words) = (context.session, context.search, context.words);
    let last = search.passes().end();
    let reachable: Vec<_> = session.history().bookmarks().iter().filter(|bookmark| bookmark.step <= last).collect();
    if reachable.is_empty() {
        return;
    }
    section(ui, &words.text("panel-bookmarks"), |ui| {
        for bookmark in reachable {
            let is_here = bookmark.step == search.timeline_step();
            let note = bookmark.note.as_ref().map_or("", |note| note.in_language(words.language()));
            // The note of a later bookmark is shown only as a tooltip.
            let is_to_come = search.timeline_step() < bookmark.step;
            let shown_note = if is_to_come { "" } else { note };
            let args = [("step", bookmark.step.to_string().into()), ("note", shown_note.into())];
            let response = pressable(ui, &words.styled("panel-bookmark", &args), is_here);
            let response = if is_to_come && !note.is_empty() { response.on_hover_text(note) } else { response };
            if response.clicked() {
                requests.push(UiRequest::Session(Command::Seek(bookmark.step)));
            }
        }
    });
}

/// Draws a paragraph that can be clicked.
fn pressable(ui: &mut Ui, text: &StyledText, is_here: bool) -> Response {
    let galley = ui.painter().layout_job(paint::styled_text(text, theme::TEXT, theme::of(ui), ui.available_width()));
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), galley.size().y + 4.0), Sense::click());
    if is_here {
        let bar = Rect::from_min_size(rect.left_top(), vec2(BAR, rect.height()));
        ui.painter().rect_filled(bar.translate(vec2(-8.0, 0.0)), 0.0, theme::color(ui, PaletteColor::Current));
    }
    paint_hover(ui, &response, rect.expand2(vec2(6.0, 0.0)));
    ui.painter().galley(rect.min + vec2(0.0, 2.0), galley, Color32::PLACEHOLDER);
    let name = text.plain().trim_end().to_owned();
    response.widget_info(|| WidgetInfo::selected(Role::Button, true, is_here, &name));
    response.on_hover_cursor(CursorIcon::PointingHand)
}

/// Draws a section whose heading folds and unfolds it.
fn section_with_fold(
    ui: &mut Ui,
    context: &ViewContext<'_>,
    is_unfolded: bool,
    requests: &mut Vec<UiRequest>,
    add_contents: impl FnOnce(&mut Ui, &mut Vec<UiRequest>),
) {
    let words = context.words;
    let margin = egui::Margin { left: MARGIN, right: MARGIN, top: 11, bottom: if is_unfolded { 14 } else { 10 } };
    let inner = egui::Frame::NONE.inner_margin(margin).show(ui, |ui| {
        let width = ui.available_width();
        let place = Rect::from_min_size(ui.cursor().min, vec2(width, 24.0));
        let row = ui.interact(place, ui.scope_id().with("fold"), Sense::click());
        paint_hover(ui, &row, place.expand2(vec2(6.0, 0.0)));
        ui.allocate_ui_with_layout(vec2(width, 24.0), Layout::left_to_right(Align::Center), |ui| {
            ui.set_width(width);
            heading(ui, &words.text("panel-notes"));
        });
        let icon = if is_unfolded { Icon::Chevron } else { Icon::Forward };
        let color = theme::color(ui, PaletteColor::Secondary);
        let sign = Rect::from_center_size(place.right_center() - vec2(8.0, 0.0), Vec2::splat(10.0));
        icons::paint(ui.painter(), icon, sign, if is_unfolded { 1.0 } else { 0.6 }, color, color);
        let name = words.text(if is_unfolded { "panel-notes-fold" } else { "panel-notes-unfold" });
        row.widget_info(|| WidgetInfo::labeled(Role::Button, true, &name));
        let row = row.on_hover_text(widgets::with_key(&name, "")).on_hover_cursor(CursorIcon::PointingHand);
        if row.clicked() {
            requests.push(UiCommand::ToggleLessonText.into());
        }
        if is_unfolded {
            ui.add_space(5.0);
            ui.spacing_mut().item_spacing.y = 4.0;
            add_contents(ui, requests);
        }
    });
    let rect = inner.response.rect;
    let hairline = egui::Stroke::new(1.0, theme::color(ui, PaletteColor::Hairline));
    ui.painter().hline(rect.x_range(), rect.bottom(), hairline);
}
