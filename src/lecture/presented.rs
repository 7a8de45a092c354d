//! A press of the clicker as the audience sees it on a screen of 1920 × 1080: the slide, or the tree with the sentence
//! below it.
//!
//! Where the window shows several panels beside the tree, the picture has the widest. The choices of a question are
//! marked in the tree, without votes.

use crate::asked::QuestionText;
use crate::lane::{self, MarkedTree};
use crate::panel::panel_shapes;
use crate::screen::{LINE_HEIGHT, MARGIN, SCREEN, balanced, line_shapes, runs};
use crate::slide::{asked_slide_texts, slide_picture, slide_texts};
use crate::titles::{entry_name, entry_title};
use crate::walk::{GivenEntry, Press, Shows};
use poda_core::document::{LecturePanel, NoteReader, NotesPlace};
use poda_core::game::GameView;
use poda_picture::export::{TextRun, width};
use poda_picture::picture::PixelRect;
use poda_picture::picture::fit::Viewport;
use poda_picture::picture::fonts::Font;
use poda_picture::picture::palette::PaletteColor;
use poda_picture::picture::shape::{Anchor, Shape, Stroke, point, text_shape};
use poda_session::Command;
use poda_session::lecture::OpenLecture;
use poda_words::i18n::Words;
use poda_words::i18n::styled_text::StyledText;

/// The heights of the strip with the name of the entry, and of the sentence above it.
const STRIP: f32 = 40.8;
const CAPTION: f32 = 151.2;
/// The sizes of texts while presenting: in the tree at least, of the headline and the text below it, and in the strip.
const TREE_TEXT: f32 = 29.0;
const HEADLINE: f32 = 46.0;
const SHRUNK: [f32; 4] = [1.0, 0.84, 0.74, 0.64];
const BELOW: f32 = 30.0;
const STRIP_TEXT: f32 = 24.0;

/// A press as a picture.
#[derive(Clone, Debug)]
pub struct Presented {
    pub shapes: Vec<Shape>,
    /// Those among the shapes that mark the choices of a question in the tree.
    pub choices: Vec<Shape>,
    /// What the audience reads below the tree, or on the slide.
    pub said: String,
}

/// Draws a press. `votes` are the answers that each choice of its question got, if they are shown.
pub fn presented(entry: &mut GivenEntry, press: &Press, votes: Option<&[u32]>, words: &Words) -> Presented {
    let Some(session) = &mut entry.session else {
        let written = || entry.open.slide().map(|slide| slide_texts(slide, Some(&entry.open), words));
        let asked = press.question.as_ref().map(|asked| asked_slide_texts(asked, press.shows == Shows::Answer));
        let texts = asked.or_else(written).unwrap_or_default();
        let mut shapes = slide_picture(&texts, point(SCREEN.x, SCREEN.y - STRIP));
        let said = texts.join(" ");
        shapes.extend(strip(&entry.open, words));
        return Presented { shapes, choices: Vec::new(), said };
    };
    session.apply(Command::Seek(press.step));
    let (left, panel) = tree_width(entry);
    let MarkedTree { mut shapes, choices } = marked_tree(entry, press, votes, words);
    if let Some(panel) = panel {
        let (min, max) = (point(SCREEN.x * left, 0.0), point(SCREEN.x, SCREEN.y - CAPTION - STRIP));
        shapes.extend(panel_shapes(entry, press, panel, PixelRect { min, max }, words));
    }
    let [headline, below] = said(entry, press, words);
    shapes.extend(caption_shapes(
        &headline,
        &below,
        press.question.as_ref().filter(|_| press.shows == Shows::Question),
    ));
    shapes.extend(strip(&entry.open, words));
    let said = format!("{} {}", headline.plain(), below.plain());
    Presented { shapes, choices, said }
}

/// Draws the tree of an entry that is at the step of a press, as large as it is presented, with the choices of its
/// question. `votes` are the answers that each choice got, if they are shown.
pub fn marked_tree(entry: &GivenEntry, press: &Press, votes: Option<&[u32]>, words: &Words) -> MarkedTree {
    let size = point(SCREEN.x * tree_width(entry).0, SCREEN.y - CAPTION - STRIP);
    lane::tree(entry, press, votes, Viewport::presenting(size, TREE_TEXT), words)
}

/// Returns the share of the width that the tree has beside the panels of the entry, and the widest panel.
fn tree_width(entry: &GivenEntry) -> (f32, Option<LecturePanel>) {
    let panels = entry.entry().and_then(|entry| entry.panels.as_deref());
    let has = |panel| panels.is_some_and(|panels| panels.contains(&panel));
    let session = entry.session.as_ref();
    let counts_lines = session.is_some_and(|session| session.document().position().counted_lines().is_some());
    if has(LecturePanel::Algorithm) {
        (0.66, Some(LecturePanel::Algorithm))
    } else if has(LecturePanel::Stack) {
        (0.69, Some(LecturePanel::Stack))
    } else if has(LecturePanel::Reason) {
        (0.69, Some(LecturePanel::Reason))
    } else if counts_lines && (panels.is_none() || has(LecturePanel::Board)) {
        (0.76, Some(LecturePanel::Board))
    } else {
        (1.0, None)
    }
}

/// Returns the headline and the text below it.
fn said(entry: &GivenEntry, press: &Press, words: &Words) -> [StyledText; 2] {
    let plain = |text: &str| StyledText::plain_text(text);
    let none = StyledText::default;
    match (&press.question, press.shows) {
        (Some(question), Shows::Question) => return [plain(&question.prompt), none()],
        (Some(question), Shows::Answer) => {
            let is_headline = entry.entry().is_some_and(|given| given.notes == NotesPlace::Headline);
            let read = notes_to_answer(entry, question, NoteReader::Everyone, words).filter(|_| is_headline);
            let answer = plain(&question.answer);
            return match read {
                Some(headline) => [plain(&headline), answer],
                None => [answer, none()],
            };
        }
        (Some(_) | None, _) => {}
    }
    let (Some(session), Some(given)) = (&entry.session, entry.entry()) else { return [none(), none()] };
    let lane = session.own_lane();
    let sentence = lane.text().page_caption(words, lane.at());
    let begins = session.timeline_step() == entry.open.first_step();
    let headline = note_at(entry, NoteReader::Everyone, words)
        .filter(|_| given.notes == NotesPlace::Headline)
        .map(|note| plain(&note));
    match (begins, headline) {
        (true, headline) => {
            let title = StyledText::strong(&entry_title(&entry.open, entry.open.index, words));
            [title, headline.unwrap_or(sentence)]
        }
        (false, Some(headline)) => [headline, sentence],
        (false, None) => [sentence, none()],
    }
}

/// Returns the author's notes that a reader reads at a press: with an answer, those on the way to it, or else that on
/// the shown step.
pub fn note_at_press(entry: &GivenEntry, press: &Press, reader: NoteReader, words: &Words) -> Option<String> {
    let answered = press.question.as_ref().filter(|_| press.shows == Shows::Answer);
    let to_answer = answered.and_then(|question| notes_to_answer(entry, question, reader, words));
    to_answer.or_else(|| note_at(entry, reader, words))
}

/// Returns the author's notes on the way from a question to its answer.
fn notes_to_answer(entry: &GivenEntry, question: &QuestionText, reader: NoteReader, words: &Words) -> Option<String> {
    let session = entry.session.as_ref()?;
    let notes = session.notes_to_answer(question.at, question.answered_at, question.is_on_way, reader);
    let notes: Vec<_> = notes.into_iter().map(|note| note.in_language(words.language())).collect();
    (!notes.is_empty()).then(|| notes.join(" "))
}

/// Returns the author's note on the shown step that a reader reads: that of its bookmark, or that of the entry that
/// begins there.
pub fn note_at(entry: &GivenEntry, reader: NoteReader, words: &Words) -> Option<String> {
    let session = entry.session.as_ref();
    let begins = session.is_none_or(|session| session.timeline_step() == entry.open.first_step());
    let of_entry = || entry.entry().filter(|_| begins)?.note_for(reader);
    let note = session.and_then(|session| session.note_here(reader)).or_else(of_entry)?;
    Some(note.in_language(words.language()).to_owned())
}

/// Draws centered lines from a y on. Returns the shapes and the height.
fn centered(lines: &[Vec<TextRun>], size: f32, top: f32) -> (Vec<Shape>, f32) {
    let row = size * LINE_HEIGHT;
    let shapes = lines.iter().enumerate().flat_map(|(index, line)| {
        let at = point((SCREEN.x - width(line, size)) / 2.0, top + (index as f32 + 0.5) * row);
        line_shapes(line, at, size)
    });
    (shapes.collect(), lines.len() as f32 * row)
}

fn caption_shapes(headline: &StyledText, below: &StyledText, question: Option<&QuestionText>) -> Vec<Shape> {
    let (top, max) = (SCREEN.y - STRIP - CAPTION, SCREEN.x - 2.0 * MARGIN);
    let edge = Stroke::solid(1.0, PaletteColor::Hairline);
    let mut shapes = vec![Shape::Line { from: point(0.0, top), to: point(SCREEN.x, top), stroke: edge }];
    let choices = question.map(|question| {
        let numbered = question.choices.iter().zip(1..).map(|(choice, number)| format!("{number}  {choice}"));
        StyledText::plain_text(&numbered.collect::<Vec<_>>().join("     "))
    });
    let below = choices.as_ref().unwrap_or(below);
    let mut space = CAPTION - 4.0;
    if !below.spans.is_empty() {
        let lines = balanced(&runs(below), BELOW, max);
        let height = lines.len() as f32 * BELOW * LINE_HEIGHT;
        space -= height + BELOW * 0.3;
        shapes.extend(centered(&lines, BELOW, top + space).0);
    }
    let headline = runs(headline);
    let lines = |share: f32| (balanced(&headline, HEADLINE * share, max), HEADLINE * share);
    let fits = |(lines, size): &(Vec<Vec<TextRun>>, f32)| lines.len() as f32 * size * LINE_HEIGHT <= space;
    let (lines, size) = SHRUNK.into_iter().map(lines).find(fits).unwrap_or_else(|| lines(SHRUNK[SHRUNK.len() - 1]));
    let height = lines.len() as f32 * size * LINE_HEIGHT;
    shapes.extend(centered(&lines, size, top + ((space - height) / 2.0).max(0.0)).0);
    shapes
}

fn strip(open: &OpenLecture, words: &Words) -> [Shape; 1] {
    let at = point(STRIP_TEXT * 1.2, SCREEN.y - STRIP / 2.0);
    let name = Font::Regular.elided(&entry_name(open, open.index, words), STRIP_TEXT, SCREEN.x - 2.0 * MARGIN);
    [text_shape(at, Anchor::Left, STRIP_TEXT, Font::Regular, PaletteColor::Secondary, name)]
}
