//! The author's texts: the text of the lesson, and the notes and bookmarks with the fields that edit them. Also the
//! open lecture: its entries, and the entry to which the next step leads.

use super::lecture_editor::lecture_editor_ui;
use egui::accesskit::AriaCurrent;
use egui::{Align, Id, Rect, Ui, vec2};
use poda_core::document::{AnnotatedText, Annotation, Bookmark, LocalizedText};
use poda_core::trace::TimelineStep;
use poda_picture::picture::palette::PaletteColor;
use poda_session::Command;
use poda_session::history::OpenChange;
use poda_session::lanes::Side;
use poda_window::input::command::UiCommand;
use poda_window::look::linked_text::LinkOptions;
use poda_window::look::theme;
use poda_window::look::widgets::{say_language, text_button};
use poda_window::panel::lane_text;
use poda_window::panel::lecture::{edited_lecture, entry_name, entry_title, lecture_title};
use poda_window::panel::request::DocumentRequest;
use poda_window::panel::request_widgets::request_button;
use poda_window::panel::section::{
    AtFirst, fold_row_ui, folding_section, framed, linked_part, localized_field_ui, localized_paragraph, paragraph,
    pressable_rows, section,
};
use poda_window::panel::view_context::ViewContext;
use poda_window::state::lectern::LecternRequest;
use poda_words::file::TextKind;
use poda_words::i18n::args;
use poda_words::i18n::step_references::step_references;
use poda_words::i18n::styled_text::StyledText;

/// Draws the section with the text of the lesson, which can be folded.
pub(super) fn lesson_ui(ui: &mut Ui, context: &ViewContext<'_>) {
    if !has_text(context) {
        return;
    }
    let (words, is_unfolded) = (context.words, context.settings.notes);
    framed(ui, [11, 14], |ui| {
        let name = words.text(if is_unfolded { "panel-notes-fold" } else { "panel-notes-unfold" });
        if fold_row_ui(ui, &words.text("panel-notes"), is_unfolded, &name) {
            context.requests.push(UiCommand::ToggleLessonText);
        }
        if is_unfolded {
            ui.add_space(3.0);
            ui.spacing_mut().item_spacing.y = 4.0;
            text_ui(ui, context);
        }
    });
}

/// Returns whether the document has a text.
pub fn has_text(context: &ViewContext<'_>) -> bool {
    context.session.document().notes.is_some()
}

/// Draws the text of the lesson.
pub fn text_ui(ui: &mut Ui, context: &ViewContext<'_>) {
    let Some(notes) = &context.session.document().notes else { return };
    other_ui(ui, context);
    let links = LinkOptions { shows_terms: true, ..linking(context) };
    let paragraphs: Vec<&str> = notes.in_language(context.words.language()).split(PARAGRAPH_END).collect();
    let current = links.last_step.map(|_| paragraph_at(&paragraphs, context.timeline_step()));
    let mut used = Vec::new();
    for (index, paragraph) in paragraphs.iter().enumerate() {
        if 0 < index {
            ui.add_space(PARAGRAPH_GAP);
        }
        let text = StyledText::plain_text(paragraph);
        let drawn = linked_part(ui, context, &text, theme::TEXT, links, &mut used);
        say_language(&drawn, notes.shown_language(context.words.language()), context.words);
        if current == Some(index) && 1 < paragraphs.len() {
            let bar = Rect::from_min_size(drawn.rect.min - vec2(BAR_LEFT, 0.0), vec2(BAR, drawn.rect.height()));
            ui.painter().rect_filled(bar, 0.0, theme::color(ui, PaletteColor::Current));
            ui.ctx().accesskit_node_builder(drawn.id, |node| node.set_aria_current(AriaCurrent::True));
        }
    }
}

/// What separates the paragraphs of a text.
const PARAGRAPH_END: &str = "\n\n";
/// The space between paragraphs, the distance of the bar beside the current one from its text, and the width of the
/// bar, in pixels.
const PARAGRAPH_GAP: f32 = 6.0;
const BAR_LEFT: f32 = 10.0;
const BAR: f32 = 3.0;

/// Returns the index of the paragraph that is about a step: the first one that names a step that is not over yet. At
/// the start it is the first paragraph, and after all steps that are named it is the last one.
fn paragraph_at(paragraphs: &[&str], now: TimelineStep) -> usize {
    let last_named = |paragraph: &&str| step_references(paragraph).into_iter().map(|(_, step)| step).max();
    let at = paragraphs.iter().position(|paragraph| last_named(paragraph).is_some_and(|last| now <= last));
    if now == TimelineStep::START { 0 } else { at.unwrap_or(paragraphs.len() - 1) }
}

/// Returns the options for links in the text of the lesson. Steps are linked only while the lesson's own search is
/// shown.
pub fn linking(context: &ViewContext<'_>) -> LinkOptions {
    let session = context.session;
    let is_its_own = session.history().is_as_opened() && session.current_match().is_none();
    LinkOptions { last_step: is_its_own.then(|| context.timeline_end()), shows_terms: false }
}

/// Draws the warning that the text does not apply to the current search, with a button that restores the lesson's
/// search, if only the search differs.
fn other_ui(ui: &mut Ui, context: &ViewContext<'_>) {
    let (history, words) = (context.session.history(), context.words);
    // While values are tried, the part about trying has this warning.
    if history.is_as_opened() || history.tries_values() {
        return;
    }
    let is_search = history.differs_only_in_search();
    let message = if is_search { "panel-notes-other-search" } else { "panel-notes-other-position" };
    paragraph(ui, &words.styled(message, &[]).faint(), theme::TEXT);
    if is_search {
        ui.add_space(4.0);
        if text_button(ui, &words.text("panel-notes-back"), "", true).clicked() {
            let (now, opened) = (history.document(), &history.baseline);
            context.requests.push(Command::StepThrough(Side::First));
            if now.searches.second() != opened.searches.second() {
                context.requests.push(Command::SetBeside(opened.searches.second().copied()));
            }
            if now.searches.first() != opened.searches.first() {
                context.requests.push(Command::SetSearch(*opened.searches.first()));
            }
        }
        ui.add_space(6.0);
    }
}

/// Draws the lecture, if one is open.
pub(super) fn lecture_ui(ui: &mut Ui, context: &ViewContext<'_>) {
    let (session, words) = (context.session, context.words);
    let Some(lecture) = session.lecture() else { return };
    section(ui, &lecture_title(lecture, words), |ui| {
        let is_shown = session.shown_lecture().is_some();
        let name = entry_name(lecture, lecture.index, words);
        let here = if is_shown { name } else { words.fill("lecture-aside", &args![entry = name]) };
        paragraph(ui, &StyledText::plain_text(&here), theme::TEXT);
        let is_editing = edited_lecture(context).is_some();
        if is_editing {
            lecture_editor_ui(ui, context, lecture);
        }
        let note = lecture.entry().and_then(|entry| entry.note.as_ref()).filter(|_| is_shown);
        let notes = note.or(lecture.lecture.notes.as_ref().filter(|_| lecture.index == 0));
        if let Some(note) = notes {
            ui.add_space(4.0);
            localized_paragraph(ui, note, words, theme::TEXT);
        }
        if is_shown && session.task().is_none() && session.timeline_len() < lecture.first_step() {
            let (step, last) = (lecture.first_step().to_string(), session.timeline_len().to_string());
            ui.add_space(4.0);
            let said = words.styled("lecture-step-beyond", &args![step, last]);
            paragraph(ui, &said, theme::TEXT);
        }
        ui.add_space(6.0);
        ui.horizontal_wrapped(|ui| {
            let edit = if is_editing { "annotation-done" } else { "lecture-edit" };
            request_button(ui, context, edit, "", is_shown, LecternRequest::EditLecture(!is_editing));
            request_button(ui, context, "lecture-close", "", true, UiCommand::CloseLecture);
        });
    });
}

/// Draws the entries of the open lecture and marks the current one.
pub(super) fn entries_ui(ui: &mut Ui, context: &ViewContext<'_>) {
    let Some(lecture) = context.session.lecture() else { return };
    let is_shown = lecture.shows(context.session.origin());
    folding_section(ui, context, "lecture-entries", AtFirst::Folded, |ui| {
        let entry = |index| {
            let text = format!("{}   {}", index + 1, entry_title(lecture, index, context.words));
            (StyledText::plain_text(&text), index == lecture.index && is_shown)
        };
        pressable_rows(ui, lecture.count(), None, entry, |index, response| {
            if response.clicked() {
                context.requests.push(DocumentRequest::OpenEntry(index));
            }
        });
    });
}

/// The state of the editor of the title and the notes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum NotesEditor {
    /// The fields are hidden.
    #[default]
    Closed,
    /// The fields are drawn in the next frame for the first time.
    Opening,
    /// The fields are drawn.
    Open,
}

impl NotesEditor {
    /// Opens or closes the fields. Returns whether they are open.
    pub fn toggle(&mut self) -> bool {
        *self = if self.is_open() { Self::Closed } else { Self::Opening };
        self.is_open()
    }

    /// Returns whether the fields are shown.
    pub fn is_open(self) -> bool {
        self != Self::Closed
    }

    /// Draws the fields if the editor is open. When they first appear, they are scrolled into view, and the title gets
    /// the focus.
    pub fn show(&mut self, ui: &mut Ui, context: &ViewContext<'_>) {
        if !self.is_open() {
            return;
        }
        let (words, document) = (context.words, context.session.document());
        let is_new = std::mem::replace(self, Self::Open) == Self::Opening;
        section(ui, &words.text("annotation-heading"), |ui| {
            if is_new {
                ui.scroll_to_cursor(Some(Align::Min));
                ui.memory_mut(|memory| memory.request_focus(field_id(AnnotatedText::Title)));
            }
            let label = words.text("annotation-title");
            annotation_field_ui(ui, context, AnnotatedText::Title, &label, document.title.as_ref(), Annotation::Title);
            let label = words.text("annotation-notes");
            annotation_field_ui(ui, context, AnnotatedText::Notes, &label, document.notes.as_ref(), Annotation::Notes);
            ui.add_space(6.0);
            ui.horizontal_wrapped(|ui| {
                request_button(ui, context, "annotation-done", "", true, UiCommand::EditNotes);
                let notes = document.bookmarks.iter().map(|bookmark| &bookmark.note);
                let mut texts = [&document.title, &document.notes].into_iter().chain(notes).flatten();
                let has_shared_text = texts.any(|text| matches!(text, LocalizedText::Same(_)));
                if has_shared_text {
                    let separate = Command::Annotate(Annotation::SeparateLanguages(words.language()));
                    request_button(ui, context, "annotation-separate", "", true, separate);
                }
            });
        });
    }
}

/// The numbers of lines of the fields for the notes and for the note of a bookmark.
const NOTES_ROWS: usize = 8;
const BOOKMARK_ROWS: usize = 3;

fn field_id(text: AnnotatedText) -> Id {
    match text {
        AnnotatedText::Title => Id::unique("annotated title"),
        AnnotatedText::Notes => Id::unique("annotated notes"),
        AnnotatedText::BookmarkNote(step) => Id::unique(("annotated bookmark", step)),
    }
}

/// Draws the field with its label. `annotation` returns the edit that sets the text.
fn annotation_field_ui(
    ui: &mut Ui,
    context: &ViewContext<'_>,
    field: AnnotatedText,
    label: &str,
    text: Option<&LocalizedText>,
    annotation: impl FnOnce(Option<LocalizedText>) -> Annotation,
) {
    let (rows, kind) = match field {
        AnnotatedText::Title => (1, TextKind::Title),
        AnnotatedText::Notes => (NOTES_ROWS, TextKind::Notes),
        AnnotatedText::BookmarkNote(_) => (BOOKMARK_ROWS, TextKind::Note),
    };
    let (typed, response) = localized_field_ui(ui, context.words, field_id(field), label, rows, kind, text);
    if let Some(typed) = typed {
        let edited = LocalizedText::edited(text, context.words.language(), &typed);
        context.requests.push(Command::Annotate(annotation(edited)));
    }
    if response.lost_focus() {
        context.requests.push(Command::EndChange(OpenChange::Text(field)));
    }
}

/// Draws the bookmarks and marks that of the current step. If `is_editing`, also draws the fields that edit them.
pub(super) fn bookmarks_ui(ui: &mut Ui, context: &ViewContext<'_>, is_editing: bool) {
    if context.session.stepped_side() == Side::Second {
        // Bookmarks count the steps of the other search.
        return;
    }
    let last = context.timeline_end();
    let bookmarks = context.session.history().bookmarks().iter();
    let reachable: Vec<_> = bookmarks.filter(|bookmark| bookmark.step <= last).collect();
    if reachable.is_empty() && !is_editing {
        return;
    }
    let at_first = if is_editing { AtFirst::Unfolded } else { AtFirst::Folded };
    folding_section(ui, context, "panel-bookmarks", at_first, |ui| {
        let step = context.timeline_step();
        let text = |index: usize| (bookmark_text(context, reachable[index]), reachable[index].step == step);
        pressable_rows(ui, reachable.len(), None, text, |index, response| {
            let Bookmark { step: marked, note, reader: _ } = reachable[index];
            let note = note.as_ref().map_or("", |note| note.in_language(context.words.language()));
            let response = if step < *marked && !note.is_empty() { response.on_hover_text(note) } else { response };
            if response.clicked() {
                context.requests.push(Command::Seek(*marked));
            }
        });
        if context.session.can_bookmark() {
            let message = if context.session.is_bookmarked() { "bookmark-remove" } else { "bookmark-add" };
            let command = UiCommand::ToggleBookmark;
            ui.add_space(4.0);
            request_button(ui, context, message, &command.key(context.words), true, command);
        }
        let here = reachable.iter().find(|bookmark| bookmark.step == context.timeline_step());
        if let Some(bookmark) = here.filter(|_| is_editing) {
            let step = bookmark.step;
            let label = context.words.fill("bookmark-note", &args![step = step.to_string()]);
            let field = AnnotatedText::BookmarkNote(step);
            let annotation = |note| Annotation::BookmarkNote(step, note);
            annotation_field_ui(ui, context, field, &label, bookmark.note.as_ref(), annotation);
        }
    });
}

/// Returns the text of a bookmark. For a later step it only names the place; the note is a tooltip.
fn bookmark_text(context: &ViewContext<'_>, bookmark: &Bookmark) -> StyledText {
    let (step, words) = (context.timeline_step(), context.words);
    let note = bookmark.note.as_ref().map_or("", |note| note.in_language(words.language()));
    let is_to_come = step < bookmark.step;
    let lane = context.lane();
    let shown_note = if !is_to_come && !note.is_empty() {
        note.to_owned()
    } else if is_to_come || lane.search().is_some_and(|search| search.passes().locate(bookmark.step).step == 0) {
        lane_text::place_of_step(words, lane, bookmark.step)
    } else {
        lane_text::caption_at(words, lane, bookmark.step).plain()
    };
    let args = args![step = bookmark.step.to_string(), note = shown_note];
    words.styled("panel-bookmark", &args)
}
