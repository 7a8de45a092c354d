//! The text of the lesson, at every step.

use super::section::{MARGIN, linked_paragraph, paragraph};
use crate::i18n::styled_text::StyledText;
use crate::picture::palette::PaletteColor;
use crate::session::command::Command;
use crate::ui::command::UiCommand;
use crate::ui::icons::{self, Icon};
use crate::ui::linked_text::LinkOptions;
use crate::ui::request::UiRequest;
use crate::ui::size_class::target;
use crate::ui::theme;
use crate::ui::view_context::ViewContext;
use crate::ui::widgets::{self, heading, paint_hover, text_button};
use egui::{Align, CursorIcon, Layout, Rect, Role, Sense, Ui, Vec2, WidgetInfo, vec2};

/// Draws the text of the lesson, which can be folded. Returns whether it is folded.
pub(super) fn lesson_ui(ui: &mut Ui, context: &ViewContext<'_>, requests: &mut Vec<UiRequest>) -> bool {
    let (session, words) = (context.session, context.words);
    let Some(notes) = &session.document().notes else { return false };
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
    !is_unfolded
}

/// Returns the links of the lesson: steps are linked only while its own search is shown.
pub(super) fn linking(context: &ViewContext<'_>) -> LinkOptions {
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
        let height = target(ui, 24.0);
        let place = Rect::from_min_size(ui.cursor().min, vec2(width, height));
        let row = ui.interact(place, ui.scope_id().with("fold"), Sense::click());
        paint_hover(ui, &row, place.expand2(vec2(6.0, 0.0)));
        ui.allocate_ui_with_layout(vec2(width, height), Layout::left_to_right(Align::Center), |ui| {
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
