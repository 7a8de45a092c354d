//! The editor of the open lecture: fields for the order of its entries and for the presentation of the shown entry.
//! Every change takes effect at once.

use egui::{Id, PopupCloseBehavior, ScrollArea, Sense, Ui};
use poda_core::document::{
    Bookmark, EntrySource, Lecture, LectureEntry, LecturePanel, LocalizedText, NoteReader, NotesPlace, OwnQuestion,
};
use poda_core::text::without_accents;
use poda_core::trace::TimelineStep;
use poda_session::Command;
use poda_session::lecture::OpenLecture;
use poda_window::documents::loaded_document::LoadedDocument;
use poda_window::input::command::UiCommand;
use poda_window::look::menus::{
    MenuItem, MenuValue, max_menu_height, menu_closing, menu_item, set_menu_width, title_menu_item,
};
use poda_window::look::widgets::{heading, segmented_control, text_button, text_field, toggle_chip, wrapped};
use poda_window::panel::command_state::unit_of;
use poda_window::panel::lecture::{entry_title, shown_after_edit};
use poda_window::panel::lesson_search::lessons_found;
use poda_window::panel::request::DocumentRequest;
use poda_window::panel::section::{localized_field_ui, pressable_rows};
use poda_window::panel::view_context::ViewContext;
use poda_words::file::TextKind;
use poda_words::i18n::styled_text::StyledText;
use poda_words::i18n::{Words, args};
use poda_words::lessons;
use std::path::PathBuf;

/// The width and the largest height of the list of entries that can be added, in pixels.
const ADDITIONS_WIDTH: f32 = 340.0;
const ADDITIONS_HEIGHT: f32 = 460.0;
/// The number of lines of the field for the text of a slide.
const SLIDE_ROWS: usize = 6;

/// An edit of a lecture: the changed lecture, the index of the entry to show, and the field that the user typed into.
type Edit = (Lecture, usize, Option<&'static str>);

/// Draws the entries, which can be dragged, and the fields of the shown entry.
pub(super) fn lecture_editor_ui(ui: &mut Ui, context: &ViewContext<'_>, open: &OpenLecture) {
    let (lecture, words, here) = (&*open.lecture, context.words, open.index.min(open.count() - 1));
    let mut edit: Option<Edit> = None;
    let mut title = lecture.title.clone();
    if typed_ui(ui, words, "lecture-title", 1, TextKind::Title, &mut title) {
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
        let (close, add) = (PopupCloseBehavior::CloseOnClickOutside, words.text("lecture-add"));
        menu_closing(close, ui, &add, "", MenuValue { text: &add, size: 13.0, max_width: f32::INFINITY }, |ui| {
            if let Some(source) = addition_ui(ui, context) {
                let mut lecture = lecture.clone();
                lecture.entries.insert(here + 1, LectureEntry::new(source));
                edit = Some((lecture, here + 1, None));
                ui.close();
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

fn show(context: &ViewContext<'_>, before: &OpenLecture, after: Option<OpenLecture>) {
    context.requests.extend(after.into_iter().flat_map(|after| shown_after_edit(before, after)));
}

/// Returns the edit that moves an entry and shows it.
fn moved(lecture: &Lecture, from: usize, to: usize) -> Edit {
    let mut lecture = lecture.clone();
    let entry = lecture.entries.remove(from.min(lecture.entries.len() - 1));
    lecture.entries.insert(to.min(lecture.entries.len()), entry);
    (lecture, to, None)
}

/// Draws the entries that can be added: a slide, the lessons by groups with their numbers, and recent files that
/// contain positions. What the user types narrows them down.
fn addition_ui(ui: &mut Ui, context: &ViewContext<'_>) -> Option<EntrySource> {
    let words = context.words;
    let (mut added, id) = (None, Id::unique("lecture entries sought"));
    set_menu_width(ui, ADDITIONS_WIDTH);
    // The menu opens in this frame if it was not drawn in the last one.
    let frame = ui.ctx().cumulative_frame_nr();
    let last = ui.data_mut(|data| std::mem::replace(data.get_temp_mut_or_default::<u64>(id), frame));
    let opens = last + 1 < frame;
    let mut typed = if opens { String::new() } else { ui.data(|data| data.get_temp(id)).unwrap_or_default() };
    let width = ui.available_width();
    let field = text_field(ui, id.with("field"), &mut typed, &words.text("lessons-find"), width);
    if opens {
        field.request_focus();
    }
    ui.data_mut(|data| data.insert_temp(id, typed.clone()));
    let query = without_accents(typed.trim());
    ScrollArea::vertical().max_height(ADDITIONS_HEIGHT.min(max_menu_height(ui) - 60.0)).show(ui, |ui| {
        let title = words.text("lecture-new-slide");
        if without_accents(&title).contains(&query) && menu_item(ui, &title, MenuItem::Command) {
            added = Some(EntrySource::titled_slide(title));
        }
        let mut found = lessons_found(words, &typed);
        found.sort_unstable();
        for group in found.chunk_by(|&one, &next| lessons::group(one) == lessons::group(next)) {
            heading(ui, &words.text(&lessons::group(group[0])));
            for &number in group {
                let title = format!("{}   {}", number + 1, lessons::title(number, words.language()));
                let shown = lessons::title_language(number, words.language());
                if title_menu_item(ui, &title, shown, MenuItem::Command, words) {
                    added = Some(EntrySource::Lesson(lessons::name(number).to_owned()));
                }
            }
        }
        let files = recent_positions(ui, context, opens);
        let folder = context.session.lecture().and_then(OpenLecture::folder);
        let names = files.iter().map(|path| {
            let relative = folder.and_then(|folder| path.strip_prefix(folder).ok()).unwrap_or(path);
            relative.to_string_lossy().into_owned()
        });
        let names: Vec<_> = names.filter(|name| without_accents(name).contains(&query)).collect();
        if !names.is_empty() {
            heading(ui, &words.text("lecture-add-file"));
        }
        for name in names {
            if menu_item(ui, &name, MenuItem::Command) {
                added = Some(EntrySource::File(name));
            }
        }
    });
    added
}

/// Returns the recent files that contain a position, which is all that an entry can be. They are read when the menu
/// opens.
fn recent_positions(ui: &Ui, context: &ViewContext<'_>, opens: bool) -> Vec<PathBuf> {
    let id = Id::unique("recent positions");
    if opens {
        let recent = context.settings.recent.iter().filter(|path| LoadedDocument::from_file(path).is_ok());
        let recent: Vec<PathBuf> = recent.cloned().collect();
        ui.data_mut(|data| data.insert_temp(id, recent));
    }
    ui.data(|data| data.get_temp(id)).unwrap_or_default()
}

/// Draws a field for a text of a kind. `name` is the message id of its label. Returns whether the user typed into it.
fn typed_ui(
    ui: &mut Ui,
    words: &Words,
    name: &str,
    rows: usize,
    kind: TextKind,
    text: &mut Option<LocalizedText>,
) -> bool {
    let (id, label) = (Id::unique(("lecture field", name)), words.text(name));
    let (typed, _) = localized_field_ui(ui, words, id, &label, rows, kind, text.as_ref());
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
    let mut text_ui =
        |ui: &mut Ui, name: &'static str, rows: usize, kind: TextKind, text: &mut Option<LocalizedText>| {
            if typed_ui(ui, words, name, rows, kind, text) {
                field = Some(name);
            }
        };
    if !matches!(changed.source, EntrySource::Slide(_)) {
        text_ui(ui, "lecture-entry-title", 1, TextKind::Title, &mut changed.title);
    }
    text_ui(ui, "lecture-note", 2, TextKind::Note, &mut changed.note);
    if changed.note.is_some() && changed.shows_notes() {
        reader_ui(ui, words, &mut changed.note_reader);
    }
    if let EntrySource::Slide(slide) = &mut changed.source {
        text_ui(ui, "lecture-slide-title", 1, TextKind::Title, &mut slide.title);
        text_ui(ui, "lecture-slide-text", SLIDE_ROWS, TextKind::Slide, &mut slide.text);
        own_question_ui(ui, words, &mut slide.ask, &mut field);
        return (changed != *entry).then_some((changed, field));
    }
    let step = session.timeline_step();
    stations_ui(ui, context, entry);
    if TimelineStep::START < step {
        let bookmarks = changed.bookmarks.get_or_insert_with(|| session.bookmarks().to_vec());
        let index = bookmarks.iter().position(|it| it.step == step);
        let mut note = index.and_then(|index| bookmarks[index].note.clone());
        text_ui(ui, "lecture-station-note", 2, TextKind::Note, &mut note);
        match index {
            Some(index) => {
                if note.is_some() {
                    reader_ui(ui, words, &mut bookmarks[index].reader);
                }
                bookmarks[index].note = note;
            }
            None if note.is_some() => bookmarks.push(Bookmark { note, ..Bookmark::new(step) }),
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
    let names = [words.text("lecture-tree-whole"), words.text("lecture-tree-moves")];
    if let Some(index) = choice_ui(ui, "lecture-tree", &names, usize::from(entry.folded)) {
        changed.folded = index == 1;
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

/// The fields of the choices of a question of the lecturer's own, by which typing in one of them is one change.
const CHOICE_FIELDS: [&str; OwnQuestion::MAX_CHOICES] =
    ["choice 1", "choice 2", "choice 3", "choice 4", "choice 5", "choice 6", "choice 7", "choice 8", "choice 9"];

/// Draws the fields of a slide's own question, and the buttons that add and remove it and its choices. `field` becomes
/// the field that the user typed into.
fn own_question_ui(ui: &mut Ui, words: &Words, own: &mut Option<OwnQuestion>, field: &mut Option<&'static str>) {
    let Some(asked) = own else {
        if text_button(ui, &words.text("lecture-own-add"), "", true).clicked() {
            let text = |message: &str| LocalizedText::Same(words.text(message));
            let choices = vec![text("lecture-own-yes"), text("lecture-own-no")];
            *own = Some(OwnQuestion { text: text("lecture-own-question"), choices, right: 0 });
        }
        return;
    };
    // A text that is required cannot be emptied.
    let mut required_ui = |ui: &mut Ui, id: &'static str, label: &str, text: &mut LocalizedText| {
        let id_source = Id::unique(("lecture field", id));
        let (typed, _) = localized_field_ui(ui, words, id_source, label, 1, TextKind::Title, Some(text));
        if let Some(typed) = typed
            && let Some(edited) = LocalizedText::edited(Some(text), words.language(), &typed)
        {
            (*text, *field) = (edited, Some(id));
        }
    };
    required_ui(ui, "lecture-own-question", &words.text("lecture-own-question"), &mut asked.text);
    for (index, choice) in asked.choices.iter_mut().enumerate().take(CHOICE_FIELDS.len()) {
        let label = words.fill("lecture-own-choice", &args![number = index + 1]);
        required_ui(ui, CHOICE_FIELDS[index], &label, choice);
    }
    heading(ui, &words.text("lecture-own-right"));
    let numbers: Vec<_> = (1..=asked.choices.len()).map(|number| number.to_string()).collect();
    if let Some(right) = segmented_control(ui, &words.text("lecture-own-right"), &numbers, asked.right, true) {
        asked.right = right;
    }
    let (count, mut is_removed) = (asked.choices.len(), false);
    wrapped(ui, [6.0, 6.0], |ui| {
        let button =
            |ui: &mut Ui, message: &str, enabled: bool| text_button(ui, &words.text(message), "", enabled).clicked();
        if button(ui, "lecture-own-add-choice", count < OwnQuestion::MAX_CHOICES) {
            let name = words.fill("lecture-own-choice", &args![number = count + 1]);
            asked.choices.push(LocalizedText::Same(name));
        }
        if button(ui, "lecture-own-remove-choice", OwnQuestion::MIN_CHOICES < count) {
            asked.choices.pop();
            asked.right = asked.right.min(asked.choices.len() - 1);
        }
        is_removed = button(ui, "lecture-own-remove", true);
    });
    if is_removed {
        *own = None;
    }
}

/// Draws the switch that makes a note one for the lecturer alone.
fn reader_ui(ui: &mut Ui, words: &Words, reader: &mut NoteReader) {
    let name = words.text("lecture-note-private");
    let is_private = *reader == NoteReader::Lecturer;
    if toggle_chip(ui, &name, &name, is_private).clicked() {
        *reader = if is_private { NoteReader::Everyone } else { NoteReader::Lecturer };
    }
}

/// Draws the stations and the questions of an entry in the order of their steps, which a click shows, and the buttons
/// that make the current step a station or a question.
fn stations_ui(ui: &mut Ui, context: &ViewContext<'_>, entry: &LectureEntry) {
    let (words, session) = (context.words, context.session);
    let step = session.timeline_step();
    let bookmarks = session.bookmarks();
    let mut steps: Vec<TimelineStep> = bookmarks.iter().map(|it| it.step).chain(entry.ask.iter().copied()).collect();
    steps.sort_unstable();
    steps.dedup();
    let text = |at: TimelineStep| {
        let bookmark = bookmarks.iter().find(|bookmark| bookmark.step == at);
        let note = bookmark.and_then(|it| it.note.as_ref()).map(|note| note.in_language(words.language()).to_owned());
        let station = bookmark.map(|_| note.unwrap_or_else(|| words.text("lecture-station")));
        let question = entry.ask.contains(&at).then(|| words.text("lecture-question"));
        let said = [question, station].into_iter().flatten().collect::<Vec<_>>().join(" · ");
        words.styled("panel-bookmark", &args![step = at.to_string(), note = said])
    };
    heading(ui, &words.text("lecture-stations"));
    pressable_rows(
        ui,
        steps.len(),
        None,
        |index| (text(steps[index]), steps[index] == step),
        |index, row| {
            if row.clicked() {
                context.requests.push(Command::Seek(steps[index]));
            }
        },
    );
    let is_station = bookmarks.iter().any(|bookmark| bookmark.step == step);
    let is_question = entry.ask.contains(&step);
    let toggles = [
        (
            UiCommand::ToggleBookmark,
            is_station,
            ["lecture-station-here", "lecture-station-remove"],
            step != TimelineStep::START,
        ),
        (UiCommand::ToggleAsking, is_question, ["lecture-question-here", "lecture-question-remove"], true),
    ];
    wrapped(ui, [6.0, 6.0], |ui| {
        for (command, is_set, names, can_press) in toggles {
            let name = words.text(names[usize::from(is_set)]);
            if text_button(ui, &name, &command.key(words), can_press).clicked() {
                context.requests.push(command);
            }
        }
    });
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
