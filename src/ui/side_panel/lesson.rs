//! The text of the lesson, and the open lecture: its entries to go to, the entry that is shown, and where the next step leads.

use super::section::{framed, linked_paragraph, paragraph, pressable, section};
use crate::i18n::styled_text::StyledText;
use crate::picture::palette::PaletteColor;
use crate::session::command::Command;
use crate::session::lecture::OpenLecture;
use crate::session::navigation::Direction;
use crate::ui::command::UiCommand;
use crate::ui::icons::{self, Icon};
use crate::ui::lecture::{entry_beyond, entry_name, entry_place, entry_title, lecture_title};
use crate::ui::linked_text::LinkOptions;
use crate::ui::request::DocumentRequest;
use crate::ui::size_class::target;
use crate::ui::theme;
use crate::ui::view_context::ViewContext;
use crate::ui::widgets::{heading, paint_hover, text_button};
use egui::{Align, CursorIcon, Layout, Rect, Role, ScrollArea, Sense, Ui, Vec2, WidgetInfo, vec2};

/// Draws the text of the lesson, which can be folded. Returns whether it is folded.
pub(super) fn lesson_ui(ui: &mut Ui, context: &ViewContext<'_>) -> bool {
    let (session, words) = (context.session, context.words);
    let Some(notes) = &session.document().notes else { return false };
    let is_unfolded = context.settings.notes;
    framed(ui, [11, if is_unfolded { 14 } else { 10 }], |ui| {
        fold_ui(ui, context, is_unfolded);
        if is_unfolded {
            ui.add_space(5.0);
            ui.spacing_mut().item_spacing.y = 4.0;
            other_ui(ui, context);
            let text = StyledText::plain_text(notes.in_language(words.language()));
            let links = LinkOptions { shows_terms: true, ..linking(context) };
            linked_paragraph(ui, context, &text, theme::TEXT, links);
        }
    });
    !is_unfolded
}

/// Draws the heading, which folds and unfolds the text.
fn fold_ui(ui: &mut Ui, context: &ViewContext<'_>, is_unfolded: bool) {
    let (words, size) = (context.words, vec2(ui.available_width(), target(ui, 24.0)));
    let row_rect = Rect::from_min_size(ui.cursor().min, size);
    let row = ui.interact(row_rect, ui.scope_id().with("fold"), Sense::click());
    paint_hover(ui, &row, row_rect.expand2(vec2(6.0, 0.0)));
    ui.allocate_ui_with_layout(size, Layout::left_to_right(Align::Center), |ui| {
        ui.set_width(size.x);
        heading(ui, &words.text("panel-notes"));
    });
    let icon = if is_unfolded { Icon::Chevron } else { Icon::Forward };
    let color = theme::color(ui, PaletteColor::Secondary);
    let sign = Rect::from_center_size(row_rect.right_center() - vec2(8.0, 0.0), Vec2::splat(10.0));
    icons::paint(ui.painter(), icon, sign, if is_unfolded { 1.0 } else { 0.6 }, color, color);
    let name = words.text(if is_unfolded { "panel-notes-fold" } else { "panel-notes-unfold" });
    row.widget_info(|| WidgetInfo::labeled(Role::Button, true, &name));
    if row.on_hover_text(&name).on_hover_cursor(CursorIcon::PointingHand).clicked() {
        context.requests.push(UiCommand::ToggleLessonText);
    }
}

/// Returns the links of the lesson: steps are linked only while its own search is shown.
pub(super) fn linking(context: &ViewContext<'_>) -> LinkOptions {
    let (session, search) = (context.session, context.search);
    let is_its_own = session.history().is_as_opened() && session.current_match().is_none();
    LinkOptions { last_step: is_its_own.then(|| search.passes().end()), shows_terms: false }
}

/// Draws that the text does not apply to the current search, with a button that restores the lesson's search where that is
/// possible.
fn other_ui(ui: &mut Ui, context: &ViewContext<'_>) {
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
                context.requests.push(Command::SetBeside(opened.beside));
            }
            if now.search != opened.search {
                context.requests.push(Command::SetSearch(opened.search));
            }
        }
        ui.add_space(6.0);
    }
}

/// The largest height of the list of entries, in pixels.
const LIST_HEIGHT: f32 = 190.0;

/// Draws the lecture, if one is open.
pub(super) fn lecture_ui(ui: &mut Ui, context: &ViewContext<'_>) {
    let (session, words) = (context.session, context.words);
    let Some(lecture) = session.lecture() else { return };
    section(ui, &lecture_title(lecture, words), |ui| {
        let is_shown = session.shown_lecture().is_some();
        let here = if is_shown {
            entry_place(lecture, lecture.index(), words)
        } else {
            let left = entry_name(lecture, lecture.index(), words);
            words.fill("lecture-aside", &[("entry", left.into())])
        };
        paragraph(ui, &StyledText::plain_text(&here), theme::TEXT);
        ScrollArea::vertical().id_salt("lecture entries").max_height(LIST_HEIGHT).show(ui, |ui| {
            entries_ui(ui, context, lecture);
        });
        let note = lecture.entry().and_then(|entry| entry.note.as_ref()).filter(|_| is_shown);
        let notes = note.or(lecture.lecture().notes.as_ref().filter(|_| lecture.index() == 0));
        if let Some(note) = notes {
            ui.add_space(4.0);
            paragraph(ui, &StyledText::plain_text(note.in_language(words.language())), theme::TEXT);
        }
        if is_shown && session.task().is_none() && session.timeline_len() < lecture.first_step() {
            let (step, last) = (lecture.first_step().to_string(), session.timeline_len().to_string());
            ui.add_space(4.0);
            let said = words.styled("lecture-step-beyond", &[("step", step.into()), ("last", last.into())]);
            paragraph(ui, &said, theme::TEXT);
        }
        if let Some(next) = entry_beyond(session, Direction::Forward) {
            let next = entry_name(lecture, next, words);
            paragraph(ui, &words.styled("lecture-goes-on", &[("entry", next.into())]).faint(), theme::TEXT);
        }
        ui.add_space(6.0);
        if text_button(ui, &words.text("lecture-close"), "", true).clicked() {
            context.requests.push(UiCommand::CloseLecture);
        }
    });
}

/// Draws the entries, the one shown last marked and in view once another is shown.
fn entries_ui(ui: &mut Ui, context: &ViewContext<'_>, lecture: &OpenLecture) {
    let id = ui.scope_id().with("entry shown");
    let seen = ui.data_mut(|data| data.get_temp::<usize>(id));
    for (index, entry) in lecture.lecture().entries.iter().enumerate() {
        let is_here = index == lecture.index();
        let text = format!("{}   {}", index + 1, entry_title(entry, context.words));
        let response =
            pressable(ui, &StyledText::plain_text(&text), is_here && lecture.shows(context.session.origin()));
        if is_here && seen != Some(index) {
            response.scroll_to_me(None);
            ui.data_mut(|data| data.insert_temp(id, index));
        }
        if response.clicked() {
            context.requests.push(DocumentRequest::OpenEntry(index));
        }
    }
}
