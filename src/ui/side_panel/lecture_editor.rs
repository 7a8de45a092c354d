//! The editor of the open lecture: fields for the order of its entries and for the presentation of the shown entry. Every change takes
//! effect at once.

use crate::look::widgets::{
    MenuItem, heading, menu, menu_item, segmented_control, submenu, text_button, toggle_chip, wrapped,
};
use crate::panel::command_state::unit_of;
use crate::panel::lecture::entry_title;
use crate::panel::request::DocumentRequest;
use crate::panel::section::{localized_field_ui, pressable_rows};
use crate::panel::view_context::ViewContext;
use egui::{Id, ScrollArea, Sense, Ui};
use poda_core::document::{Bookmark, EntrySource, Lecture, LectureEntry, LecturePanel, LocalizedText, NotesPlace};
use poda_core::trace::TimelineStep;
use poda_session::Command;
use poda_session::lecture::OpenLecture;
use poda_words::i18n::Words;
use poda_words::i18n::styled_text::StyledText;
use poda_words::lessons;
use std::path::Path;

/// The largest height of the list of lessons, in pixels.
const LESSONS_HEIGHT: f32 = 420.0;
/// The number of lines of the field for the text of a slide.
const SLIDE_ROWS: usize = 6;

/// An edit of a lecture: the changed lecture, the index of the entry to show, and the field that the user typed into.
type Edit = (Lecture, usize, Option<&'static str>);

/// Draws the entries, which can be dragged, and the fields of the shown entry.
pub(super) fn lecture_editor_ui(ui: &mut Ui, context: &ViewContext<'_>, open: &OpenLecture) {
    let (lecture, words, here) = (&*open.lecture, context.words, open.index.min(open.count() - 1));
    let mut edit: Option<Edit> = None;
    let mut title = lecture.title.clone();
    if typed_ui(ui, words, "lecture-title", 1, &mut title) {
        edit = Some((Lecture { title, ..lecture.clone() }, here, Some("lecture-title")));
    }
    let entry = |index| {
        let text = format!("{}   {}", index + 1, entry_title(open, index, words));
        (StyledText::plain_text(&text), index == here)
    };
    pressable_rows(ui, open.count(), None, entry, |index, row| {
        let row = row.interact(Sense::click_and_drag());
        row.dnd_set_drag_payload(index);
        if let Some(from) = row.dnd_release_payload::<usize>() {
            edit = Some(moved(lecture, *from, index));
        } else if row.clicked() {
            context.requests.push(DocumentRequest::OpenEntry(index));
        }
    });
    wrapped(ui, [6.0, 6.0], |ui| {
        let button =
            |ui: &mut Ui, message: &str, enabled: bool| text_button(ui, &words.text(message), "", enabled).clicked();
        if button(ui, "lecture-move-up", 0 < here) {
            edit = Some(moved(lecture, here, here - 1));
        }
        if button(ui, "lecture-move-down", here + 1 < open.count()) {
            edit = Some(moved(lecture, here, here + 1));
        }
        if button(ui, "lecture-remove", 1 < open.count()) {
            let mut lecture = lecture.clone();
            lecture.entries.remove(here);
            edit = Some((lecture, here.saturating_sub(1), None));
        }
        menu(ui, &words.text("lecture-add"), "", &words.text("lecture-add"), 13.0, |ui| {
            if let Some(source) = addition_ui(ui, context) {
                let mut lecture = lecture.clone();
                lecture.entries.insert(here + 1, LectureEntry::new(source));
                edit = Some((lecture, here + 1, None));
            }
        });
        for (message, is_undo) in [("lecture-undo", true), ("lecture-redo", false)] {
            let stepped = open.stepped(is_undo);
            if button(ui, message, stepped.is_some()) {
                show(context, open, stepped);
            }
        }
        if button(ui, "lecture-save", open.is_edited()) {
            context.requests.push(DocumentRequest::SaveLecture);
        }
    });
    if let Some((entry, field)) = entry_ui(ui, context, &lecture.entries[here]) {
        let mut lecture = lecture.clone();
        lecture.entries[here] = entry;
        edit = Some((lecture, here, field));
    }
    if let Some((lecture, index, field)) = edit {
        show(context, open, Some(open.edited(lecture, index, field)));
    }
}

/// Shows the lecture after an edit. Opens the shown entry if its lesson or file is a different one. A slide opens no document.
fn show(context: &ViewContext<'_>, before: &OpenLecture, after: Option<OpenLecture>) {
    let Some(after) = after else { return };
    let source = |open: &OpenLecture| open.entry().map(|entry| entry.source.clone());
    let is_other = source(before) != source(&after) && after.slide().is_none();
    let opened = is_other.then_some(DocumentRequest::OpenEntry(after.index));
    context.requests.push(Command::SetLecture(Some(Box::new(after))));
    context.requests.extend(opened);
}

/// Returns the edit that moves an entry and shows it.
fn moved(lecture: &Lecture, from: usize, to: usize) -> Edit {
    let mut lecture = lecture.clone();
    let entry = lecture.entries.remove(from.min(lecture.entries.len() - 1));
    lecture.entries.insert(to.min(lecture.entries.len()), entry);
    (lecture, to, None)
}

/// Draws the menu of entries that can be added: a slide, a lesson, or a recently opened file.
fn addition_ui(ui: &mut Ui, context: &ViewContext<'_>) -> Option<EntrySource> {
    let words = context.words;
    let mut added = None;
    let title = words.text("lecture-new-slide");
    if menu_item(ui, &title, MenuItem::Command) {
        added = Some(EntrySource::titled_slide(title));
    }
    submenu(ui, &words.text("lecture-add-lesson"), "", |ui| {
        ScrollArea::vertical().max_height(LESSONS_HEIGHT).show(ui, |ui| {
            for (number, title) in lessons::titles(words.language()).iter().enumerate() {
                if menu_item(ui, title, MenuItem::Command) {
                    added = Some(EntrySource::Lesson(lessons::name(number).to_owned()));
                }
            }
        });
    });
    heading(ui, &words.text("lecture-add-file"));
    let folder = context.session.lecture().and_then(OpenLecture::folder);
    for path in &context.settings.recent {
        let relative = folder.and_then(|folder| path.strip_prefix(folder).ok()).unwrap_or(path);
        let name = relative.to_string_lossy().into_owned();
        if menu_item(ui, &name, MenuItem::Command) && Path::new(&name).extension().is_some() {
            added = Some(EntrySource::File(name));
        }
    }
    added
}

/// Draws a field for a text. `name` is the message id of its label. Returns whether the user typed into it.
fn typed_ui(ui: &mut Ui, words: &Words, name: &str, rows: usize, text: &mut Option<LocalizedText>) -> bool {
    let (id, label) = (Id::unique(("lecture field", name)), words.text(name));
    let (typed, _) = localized_field_ui(ui, words, (id, &label), rows, text.as_ref());
    if let Some(typed) = &typed {
        *text = LocalizedText::edited(text.as_ref(), words.language(), typed);
    }
    typed.is_some()
}

/// Draws the fields of an entry. Returns the changed entry, and the field that the user typed into.
fn entry_ui(
    ui: &mut Ui,
    context: &ViewContext<'_>,
    entry: &LectureEntry,
) -> Option<(LectureEntry, Option<&'static str>)> {
    let (words, session) = (context.words, context.session);
    let mut changed = entry.clone();
    let mut field = None;
    let mut text_ui = |ui: &mut Ui, name: &'static str, rows: usize, text: &mut Option<LocalizedText>| {
        if typed_ui(ui, words, name, rows, text) {
            field = Some(name);
        }
    };
    if !matches!(changed.source, EntrySource::Slide(_)) {
        text_ui(ui, "lecture-entry-title", 1, &mut changed.title);
    }
    text_ui(ui, "lecture-note", 2, &mut changed.note);
    if let EntrySource::Slide(slide) = &mut changed.source {
        text_ui(ui, "lecture-slide-title", 1, &mut slide.title);
        text_ui(ui, "lecture-slide-text", SLIDE_ROWS, &mut slide.text);
        return (changed != *entry).then_some((changed, field));
    }
    let step = session.timeline_step();
    if TimelineStep::START < step {
        let bookmarks = changed.bookmarks.get_or_insert_with(|| session.bookmarks().to_vec());
        let index = bookmarks.iter().position(|it| it.step == step);
        let mut note = index.and_then(|index| bookmarks[index].note.clone());
        text_ui(ui, "lecture-station-note", 2, &mut note);
        match index {
            Some(index) => bookmarks[index].note = note,
            None if note.is_some() => bookmarks.push(Bookmark { step, note }),
            None => {}
        }
        if bookmarks[..] == *session.bookmarks() {
            changed.bookmarks.clone_from(&entry.bookmarks);
        }
    }
    let own = words.text("lecture-own");
    let choice_ui = |ui: &mut Ui, message: &str, names: &[String], chosen: usize| {
        heading(ui, &words.text(message));
        segmented_control(ui, &words.text(message), names, chosen, true)
    };
    let kind = session.stepped_kind();
    let sizes = kind.step_sizes();
    let names = sizes.iter().map(|&size| words.text(unit_of(size)));
    let names: Vec<_> = [own.clone()].into_iter().chain(names).collect();
    let is_chosen = |&size| entry.by.is_some_and(|by| by.of(kind) == size);
    let chosen = sizes.iter().position(is_chosen).map_or(0, |index| index + 1);
    if let Some(index) = choice_ui(ui, "lecture-by", &names, chosen) {
        changed.by = index.checked_sub(1).map(|index| sizes[index]);
    }
    let names = NotesPlace::ALL.map(|place| words.text(notes_name(place)));
    let chosen = NotesPlace::ALL.iter().position(|&place| entry.notes == place).unwrap_or_default();
    if let Some(index) = choice_ui(ui, "lecture-notes", &names, chosen) {
        changed.notes = NotesPlace::ALL[index];
    }
    let names = [own, words.text("lecture-values-shown"), words.text("lecture-values-hidden")];
    let chosen = entry.values.map_or(0, |shown| if shown { 1 } else { 2 });
    if let Some(index) = choice_ui(ui, "lecture-values", &names, chosen) {
        changed.values = index.checked_sub(1).map(|index| index == 0);
    }
    heading(ui, &words.text("lecture-panels"));
    wrapped(ui, [6.0, 6.0], |ui| {
        for panel in LecturePanel::ALL {
            let (name, panels) = (words.text(panel_name(panel)), entry.panels.clone().unwrap_or_default());
            let is_shown = panels.contains(&panel);
            if toggle_chip(ui, &name, &name, is_shown).clicked() {
                let others = panels.into_iter().filter(|&other| other != panel);
                changed.panels = Some(others.chain(Some(panel).filter(|_| !is_shown)).collect());
            }
        }
        let begins = entry.step.unwrap_or_default() == step;
        if text_button(ui, &words.text("lecture-begin-here"), "", !begins).clicked() {
            changed.step = Some(step).filter(|&step| step != TimelineStep::START);
        }
    });
    (changed != *entry).then_some((changed, field))
}

const fn notes_name(place: NotesPlace) -> &'static str {
    match place {
        NotesPlace::Headline => "lecture-notes-headline",
        NotesPlace::Panel => "lecture-notes-panel",
        NotesPlace::None => "lecture-notes-none",
    }
}

const fn panel_name(panel: LecturePanel) -> &'static str {
    match panel {
        LecturePanel::Reason => "lecture-panel-reason",
        LecturePanel::Stack => "lecture-panel-stack",
        LecturePanel::Algorithm => "lecture-panel-algorithm",
        LecturePanel::Board => "lecture-panel-board",
    }
}
