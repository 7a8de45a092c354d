//! The text for an audience: the headline of a step with the text below it, and the strip of a lecture. The strip names
//! the current entry and, at its end, the next one.

use crate::frame::caption;
use egui::{Align2, Color32, Frame, Panel, Role, Sense, Ui, WidgetInfo, pos2, vec2};
use poda_core::document::{NoteReader, NotesPlace};
use poda_core::trace::TimelineStep;
use poda_picture::picture::fonts::Font;
use poda_picture::picture::palette::PaletteColor;
use poda_session::lecture::OpenLecture;
use poda_session::playback::Direction;
use poda_window::documents::document_title;
use poda_window::look::theme;
use poda_window::look::widgets::{labeled_space, text_at};
use poda_window::panel::lecture::{entry_beyond, entry_name, entry_title};
use poda_window::panel::view_context::ViewContext;
use poda_window::state::practice::{PracticeMode, QuestionScope};
use poda_words::i18n::styled_text::StyledText;
use poda_words::i18n::{args, narration};

/// The size of the text below the headline, as a share of the height of the window: 30 pixels of 1080.
const BELOW_SHARE: f32 = 30.0 / 1080.0;
/// The minimum size of that text, in pixels.
const MIN_BELOW: f32 = 14.0;
/// The space below that text, as a multiple of its size.
const BELOW_MARGIN: f32 = 0.3;

/// The size of the text in the strip, as a share of the height of the window: 24 pixels of 1080.
const STRIP_SHARE: f32 = 24.0 / 1080.0;
/// The minimum size of the text in the strip, in pixels.
const MIN_STRIP: f32 = 13.0;
/// The height of the strip and the margin at each end, as multiples of the size of its text.
const HEIGHT: f32 = 1.7;
const MARGIN: f32 = 1.2;

/// The text that an audience reads at a step.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Headline {
    /// The text in large type: the title at the beginning of a document or entry, the author's note, or else the
    /// caption.
    pub text: StyledText,
    /// The smaller text below. May be empty.
    pub below: StyledText,
}

/// Returns the text for an audience at the current step. `sentence` is the caption.
pub fn headline(context: &ViewContext<'_>, sentence: StyledText) -> Headline {
    let (session, step) = (context.session, context.session.timeline_step());
    let alone = |text| Headline { text, below: StyledText::default() };
    // A note could answer the open question, and in a match the caption names the player to move.
    if context.is_asking() || session.current_match().is_some() {
        return alone(sentence);
    }
    if let Some(practice) = context.practice {
        // The answer to the room is read with the notes on the way to it.
        let note = presented_note(context, NotesPlace::Headline).filter(|_| PracticeMode::asks_room(practice));
        return match note {
            Some(note) => Headline { text: note, below: sentence },
            None => alone(sentence),
        };
    }
    let lecture = session.shown_lecture();
    let begins = lecture.map_or(TimelineStep::START, OpenLecture::first_step) == step;
    let sentence = match context.depth_first().filter(|context| context.search.step() == 0) {
        // The caption for an audience names no keys.
        Some(context) => narration::page_caption(context.words, context.search.recording(), 0),
        None => sentence,
    };
    let note = presented_note(context, NotesPlace::Headline);
    let title = match lecture {
        Some(lecture) => Some(entry_title(lecture, lecture.index, context.words)),
        None => session.document().title.as_ref().map(|_| document_title::name(session, context.words)),
    };
    match (title.filter(|_| begins), note) {
        (Some(title), note) => Headline { text: StyledText::strong(&title), below: note.unwrap_or(sentence) },
        (None, Some(note)) => Headline { text: note, below: sentence },
        (None, None) => alone(sentence),
    }
}

/// Returns the author's note of the current step, if it is shown to the audience in `place`.
pub fn presented_note(context: &ViewContext<'_>, place: NotesPlace) -> Option<StyledText> {
    let asked =
        context.session.shown_lecture().and_then(OpenLecture::entry).map_or(NotesPlace::Headline, |it| it.notes);
    let is_shown = context.settings.presented_notes && asked == place && !context.is_asking();
    let note = match shown_answer(context) {
        Some(answer) => answer.notes(context, NoteReader::Everyone),
        None => note_here(context, NoteReader::Everyone),
    };
    note.filter(|_| is_shown)
}

/// Returns the author's notes that the lecturer reads: those that lead to the answer that the room is shown, or else
/// that of the current step.
pub fn author_note(context: &ViewContext<'_>) -> Option<StyledText> {
    let reader = NoteReader::Lecturer;
    shown_answer(context).and_then(|answer| answer.notes(context, reader)).or_else(|| note_here(context, reader))
}

/// The answer to a question to the room, while it is shown.
struct ShownAnswer {
    asked_at: TimelineStep,
    answered_at: TimelineStep,
    /// Whether the question was asked before its step was shown.
    is_on_way: bool,
}

impl ShownAnswer {
    /// Returns the notes on the way from the question to the answer, which a reader reads with the answer.
    fn notes(&self, context: &ViewContext<'_>, reader: NoteReader) -> Option<StyledText> {
        let notes = context.session.notes_to_answer(self.asked_at, self.answered_at, self.is_on_way, reader);
        let notes = notes.into_iter().map(|note| StyledText::plain_text(note.in_language(context.words.language())));
        notes.reduce(StyledText::then)
    }
}

fn shown_answer(context: &ViewContext<'_>) -> Option<ShownAnswer> {
    let asked = context.practice?.questions()?.under_way();
    let (state, session) = (asked.state(), context.session);
    let asked_step = state.asked_step.filter(|_| state.answers_room_at(asked.shown_step(session)))?;
    let [asked_at, answered_at] = [asked_step, state.limit].map(|step| asked.timeline_step(session, step));
    // The questions of an exercise are asked where a step forward leads, before the step is shown.
    let is_on_way = state.scope != QuestionScope::Here || session.asks_on_way(asked_at);
    Some(ShownAnswer { asked_at, answered_at, is_on_way })
}

/// Returns the author's note of the current step that a reader reads: that of its bookmark, or that of the entry that
/// begins there.
fn note_here(context: &ViewContext<'_>, reader: NoteReader) -> Option<StyledText> {
    let session = context.session;
    let lecture = session.shown_lecture();
    let begins = lecture.filter(|lecture| lecture.slide().is_some() || lecture.first_step() == session.timeline_step());
    let of_entry = || begins?.entry()?.note_for(reader);
    let of_step = session.note_here(reader).filter(|_| session.slide().is_none());
    let note = of_step.or_else(of_entry)?;
    Some(StyledText::plain_text(note.in_language(context.words.language())))
}

/// Draws the text below the headline at the bottom of the available space, on as many lines as it needs. Returns
/// whether there is any.
pub fn below_headline_ui(ui: &mut Ui, below: &StyledText) -> bool {
    if below.spans.is_empty() {
        return false;
    }
    let size = (ui.ctx().content_rect().height() * BELOW_SHARE).max(MIN_BELOW);
    let galley = caption::below_galley(ui, below, size);
    let height = galley.size().y + size * BELOW_MARGIN;
    let panel = Panel::bottom("below headline").exact_size(height).show_separator_line(false);
    let frame = Frame::NONE.fill(theme::color(ui, PaletteColor::Background));
    panel.frame(frame).show(ui, |ui| {
        let rect = labeled_space(ui, ui.available_size(), &below.plain());
        ui.painter().galley(pos2(rect.center().x, rect.top()), galley, Color32::PLACEHOLDER);
    });
    true
}

/// Draws the strip, if a lecture entry is shown. Its height does not depend on its text, so that nothing moves.
pub fn lecture_strip_ui(ui: &mut Ui, context: &ViewContext<'_>) {
    let (session, words) = (context.session, context.words);
    let Some(lecture) = session.shown_lecture() else { return };
    let size = (ui.ctx().content_rect().height() * STRIP_SHARE).max(MIN_STRIP);
    let fill = theme::color(ui, PaletteColor::Background);
    let panel = Panel::bottom("lecture").exact_size(size * HEIGHT).show_separator_line(false);
    panel.frame(Frame::NONE.fill(fill)).show(ui, |ui| {
        let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), size * HEIGHT), Sense::hover());
        let margin = vec2(size * MARGIN, 0.0);
        let here = entry_name(lecture, lecture.index, words);
        let onward = entry_beyond(session, Direction::Forward).filter(|_| session.slide().is_none()).map(|next| {
            let next = entry_name(lecture, next, words);
            words.fill("lecture-next-entry", &args![entry = next])
        });
        let onward = onward.or_else(|| context.lectern.is_past_end.then(|| words.text("lecture-over")));
        let (from, to) = (rect.left_center() + margin, rect.right_center() - margin);
        let left = text_at(ui, Align2::LEFT_CENTER, from, &here, Font::Regular, size, PaletteColor::Secondary);
        let mut spoken = here;
        if let Some(onward) = onward {
            let text = Font::Regular.elided(&onward, size, to.x - left.right() - margin.x);
            text_at(ui, Align2::RIGHT_CENTER, to, &text, Font::Regular, size, PaletteColor::Text);
            spoken = format!("{spoken}. {onward}");
        }
        response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &spoken));
    });
}
