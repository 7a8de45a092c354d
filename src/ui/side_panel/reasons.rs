//! What there is to say in words: the lesson's notes, why a cut is right, what the search has found.

use super::{node_in_focus, paragraph, section};
use crate::i18n::rich::Rich;
use crate::i18n::{explain, mistakes, ordering};
use crate::session::command::Command;
use crate::trace::NodeId;
use crate::ui::action::Action;
use crate::ui::paint;
use crate::ui::theme;
use crate::ui::tree_panel::Shown;
use crate::ui::widgets::paint_hover;
use egui::{Color32, CursorIcon, Role, Sense, Ui, WidgetInfo, vec2};

/// Before the first step the lesson's notes and where to go in it; at a bookmark its note.
pub(super) fn notes_ui(ui: &mut Ui, shown: &Shown<'_>, actions: &mut Vec<Action>) {
    let (document, words) = (shown.session.document(), shown.words);
    let step = shown.session.step();
    if step > 0 {
        let mut here = shown.session.book().bookmarks().iter().filter(|bookmark| bookmark.step == step);
        if let Some(note) = here.find_map(|bookmark| bookmark.note.as_ref()) {
            section(ui, &words.text("panel-note"), |ui| {
                paragraph(ui, &Rich::plain_text(note.in_language(words.language())), theme::TEXT);
            });
        }
        return;
    }
    if let Some(notes) = document.notes.as_ref().filter(|_| shown.session.book().is_as_opened()) {
        section(ui, &words.text("panel-notes"), |ui| {
            paragraph(ui, &Rich::plain_text(notes.in_language(words.language())), theme::TEXT);
        });
    }
    let reachable: Vec<_> = shown
        .session
        .book()
        .bookmarks()
        .iter()
        .filter(|bookmark| bookmark.step <= shown.session.trace().len())
        .collect();
    if !reachable.is_empty() {
        section(ui, &words.text("panel-bookmarks"), |ui| {
            for bookmark in reachable {
                let note = bookmark.note.as_ref().map_or("", |note| note.in_language(words.language()));
                let args = [("step", bookmark.step.to_string().into()), ("note", note.into())];
                if pressable(ui, &words.rich("panel-bookmark", &args)) {
                    actions.push(Action::Do(Command::Seek(bookmark.step)));
                }
            }
        });
    }
}

/// A paragraph that can be pressed.
fn pressable(ui: &mut Ui, text: &Rich) -> bool {
    let galley = ui.painter().layout_job(paint::rich(text, theme::TEXT, theme::of(ui), ui.available_width()));
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), galley.size().y + 4.0), Sense::click());
    paint_hover(ui, &response, rect.expand2(vec2(6.0, 0.0)));
    ui.painter().galley(rect.min + vec2(0.0, 2.0), galley, Color32::PLACEHOLDER);
    let name = text.plain();
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &name));
    response.on_hover_cursor(CursorIcon::PointingHand).clicked()
}

/// At a cut why it is right; at the end what was found.
pub(super) fn reasons_ui(ui: &mut Ui, shown: &Shown<'_>) {
    let (session, words) = (shown.session, shown.words);
    if session.is_over() && shown.selected.is_none() {
        let check = session.check().map(|check| explain::Check { score: check.score, leaves: check.count.leaves });
        let check = check.filter(|_| session.search().algorithm.prunes());
        section(ui, &words.text("panel-result"), |ui| {
            paragraphs(ui, &explain::result_of_passes(words, session.passes(), check));
        });
    } else if let Some(why) = explain::why(words, session.recording(), session.step(), node_to_explain(shown)) {
        section(ui, &words.text("panel-why"), |ui| paragraphs(ui, &why));
    }
}

/// Why the node in focus is tried at its rank, where the search takes moves in another order than the game's.
pub(super) fn rank_ui(ui: &mut Ui, shown: &Shown<'_>) {
    let (session, words) = (shown.session, shown.words);
    if !session.trace().has_reasons() {
        return;
    }
    if let Some(why) = ordering::rank(words, session.recording(), session.step(), node_in_focus(shown)) {
        section(ui, &words.text("panel-rank"), |ui| paragraph(ui, &why, theme::TEXT));
    }
}

/// What the slip is, where the search makes one.
pub(super) fn mistake_ui(ui: &mut Ui, shown: &Shown<'_>) {
    if let Some(mistake) = shown.session.trace().mistake() {
        section(ui, &shown.words.text("panel-mistake"), |ui| {
            for text in mistakes::explained(shown.words, mistake) {
                paragraph(ui, &text, theme::TEXT);
            }
        });
    }
}

/// The node in focus, or the one at whose cutoff it was pruned.
fn node_to_explain(shown: &Shown<'_>) -> NodeId {
    let (trace, node) = (shown.session.trace(), node_in_focus(shown));
    trace.ancestors(node).find(|&above| trace.is_searched(above)).unwrap_or(node)
}

/// The first paragraph is the point, the others support it.
fn paragraphs(ui: &mut Ui, texts: &[Rich]) {
    for (index, text) in texts.iter().enumerate() {
        if index == 0 {
            paragraph(ui, text, 15.0);
            ui.add_space(4.0);
        } else {
            paragraph(ui, &text.clone().faint(), theme::TEXT);
        }
    }
}
