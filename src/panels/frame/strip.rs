//! The strip under the tree: what happened at the step and why, with the field for trying values beside it, or the
//! question of an exercise with its choices and its feedback.
//!
//! It has the height that its texts need, from that of three lines up to a third of the space of the tree. Beyond that
//! all of it scrolls.

use super::caption::{self, line_count, steps_to_measure};
use super::ribbon;
use super::what_if::{Trying, WhatIfField};
use crate::practice::{
    MctsQuestionCard, QuestionCard, fill_in_feedback_ui, next_lesson_name, next_lesson_ui, rounds_card_ui,
};
use crate::side_panel::lesson::linking;
use egui::{Frame, Margin, ScrollArea, Sense, Ui};
use poda_core::document::practice::ChosenQuestion;
use poda_core::trace::TimelineStep;
use poda_core::trace::recording::RecordingId;
use poda_picture::picture::palette::PaletteColor;
use poda_session::UniqueId;
use poda_window::input::command::UiCommand;
use poda_window::look::linked_text::LinkOptions;
use poda_window::look::size_class::SizeClass;
use poda_window::look::theme;
use poda_window::look::widgets::HEIGHT;
use poda_window::panel::command_state::{adjacent_lesson, lesson_after};
use poda_window::panel::request::{EditField, UiRequest};
use poda_window::panel::section::{linked_paragraph, live_linked_paragraph};
use poda_window::panel::sentence::sentence_ui;
use poda_window::panel::step_reason::StepReason;
use poda_window::panel::view_context::{SearchContext, ViewContext};
use poda_window::state::practice::{AnyQuestions, PracticeMode, Predict};
use poda_words::i18n::styled_text::StyledText;
use poda_words::i18n::{Language, narration};
use poda_words::practice::rounds::Rounds;

/// The margin around the texts, in pixels, and that in a low window.
const MARGIN: Margin = Margin { left: 20, right: 16, top: 11, bottom: 8 };
const LOW_MARGIN: Margin = Margin { left: 20, right: 16, top: 5, bottom: 3 };
/// The largest height of a step's texts, as a share of the space of the tree and the strip together, and of a question,
/// as a share of the window.
const MAX_SHARE: f32 = 1.0 / 3.0;
const MAX_QUESTION_SHARE: f32 = 0.4;
/// The smallest height of the tree beside a step and beside a question, as shares of the window.
const TREE_SHARE: f32 = 0.5;
const TREE_SHARE_BESIDE_QUESTION: f32 = 0.41;
/// The largest share of a question in a window as small as one zoomed to 400 %, and in an embedded frame.
const MAX_TINY_SHARE: f32 = 0.75;
const MAX_EMBEDDED_SHARE: f32 = 0.5;
/// The space between two texts, in pixels.
const GAP: f32 = 4.0;
/// The widths of trying values and of the button of the next lesson beside the texts, at most that share of the strip,
/// and their distance from the texts, in pixels.
const SIDE_WIDTH: f32 = 262.0;
const NEXT_WIDTH: f32 = 370.0;
const SIDE_SHARE: f32 = 0.4;
const SIDE_GAP: f32 = 18.0;
/// The smallest widths of a strip with the button of the next lesson and with trying values beside its texts, in
/// pixels. In a narrower one they are below them.
const MIN_WIDTH_WITH_NEXT: f32 = 560.0;
const MIN_WIDTH_WITH_TRYING: f32 = 760.0;
/// How many lines more than it has at least the strip keeps free for the texts of other steps, where a document asks no
/// questions on the way. A single longer text makes it grow.
const MAX_LINES_AHEAD: f32 = 2.0;

/// The strip, with the value that is tried and the height that its texts have needed.
#[derive(Debug, Default)]
pub struct Strip {
    what_if: WhatIfField,
    pub aside_card: MctsQuestionCard,
    /// The field that gets the focus in the next frame.
    focus: Option<EditField>,
    needed: Needed,
    /// The step that was shown last. Another one is read from its beginning.
    seen: Option<TimelineStep>,
}

/// The heights that the texts of a document have needed: those of its steps, and its questions.
#[derive(Debug, Default)]
struct Needed {
    of: Option<NeededOf>,
    step: f32,
    question: f32,
    /// The last of the recordings whose texts are measured, and how many of their steps are.
    measured: Option<(RecordingId, usize)>,
}

/// What the height depends on.
#[derive(Clone, Copy, Debug, PartialEq)]
struct NeededOf {
    document: UniqueId,
    language: Language,
    width: f32,
    is_exercise: bool,
}

/// What the strip shows.
#[derive(Clone, Copy, Debug)]
enum StripContent<'a> {
    Question(SearchContext<'a>, &'a Predict),
    MctsQuestion,
    Rounds(SearchContext<'a>, &'a Rounds),
    FillIn,
    Step,
}

impl StripContent<'_> {
    fn is_question(self) -> bool {
        match self {
            Self::Question(..) | Self::MctsQuestion | Self::Rounds(..) => true,
            Self::FillIn | Self::Step => false,
        }
    }
}

impl Strip {
    /// Puts the cursor into a field in the next frame, if that frame shows the field.
    pub const fn focus_field(&mut self, field: EditField) {
        self.focus = Some(field);
    }

    /// Returns the height for the texts, given the space that is left for the strip and the tree.
    pub fn height(&mut self, ui: &Ui, context: &ViewContext<'_>) -> f32 {
        let (size_class, scale) = (SizeClass::of(ui.ctx()), theme::enlargement(ui));
        let (window, space) = (ui.ctx().content_rect().height(), ui.available_height());
        let of = NeededOf {
            document: context.session.history().id,
            language: context.words.language(),
            width: ui.available_width(),
            is_exercise: context.practice.is_some_and(|mode| !mode.is_reading()),
        };
        if self.needed.of != Some(of) {
            self.needed = Needed { of: Some(of), ..Needed::default() };
        }
        let usual = size_class.strip_height() * scale;
        let asks_readers = !of.is_exercise && context.settings.asks_readers && context.session.document().reading.asks;
        let searched = context.depth_first();
        if let Some(context) = searched.filter(|_| !of.is_exercise && context.session.current_match().is_none()) {
            let line = theme::LINE_HEIGHT * size_class.reason_size() * scale;
            // In a lesson that asks questions on the way, the tree does not move while the user reads.
            let ahead = if asks_readers { space } else { usual + MAX_LINES_AHEAD * line };
            self.needed.measure(ui, &context, (scale, ahead), asks_readers);
        }
        // The tree keeps half of the window below the ribbon, as long as there is a sentence with a line below it.
        let ribbon = searched.map_or(0.0, |context| ribbon::height_over_search(ui, &context));
        let two_lines = (size_class.sentence_size() + size_class.reason_size()) * theme::LINE_HEIGHT * scale;
        let max_step = (space * MAX_SHARE)
            .min(space - ribbon - window * TREE_SHARE)
            .max(two_lines + margin(ui).sum().y)
            .min(space);
        // A usual question is a sentence with a line of feedback and a row of buttons.
        let usual_question = two_lines + buttons(ui, scale) + 3.0 * GAP + margin(ui).sum().y;
        let max_question = if context.is_embedded() {
            space * MAX_EMBEDDED_SHARE
        } else if size_class.is_tiny() {
            space * MAX_TINY_SHARE
        } else if size_class.has_touch_targets() {
            window * MAX_QUESTION_SHARE
        } else {
            let beside_tree = space - window * TREE_SHARE_BESIDE_QUESTION;
            (window * MAX_QUESTION_SHARE).min(beside_tree).max(usual_question).min(space)
        };
        if asks_readers {
            // Where a document asks questions, a usual one has its place from the start, so that the tree does not
            // move.
            self.needed.question = self.needed.question.max(usual_question);
        }
        // In whole pixels, as texts need them, so that none of them moves the tree by a part of one.
        usual.max(self.needed.step).min(max_step).max(self.needed.question.min(max_question)).ceil()
    }

    /// Draws the strip into the available space.
    pub fn show(&mut self, ui: &mut Ui, context: &ViewContext<'_>, question: &mut QuestionCard) {
        let rect = ui.max_rect();
        caption::keep_shown_at(ui, rect);
        ui.painter().rect_filled(rect, 0.0, theme::color(ui, PaletteColor::Background));
        ui.painter().hline(rect.x_range(), rect.top(), theme::hairline(ui));
        let shown = shown(context);
        if let StripContent::Step | StripContent::FillIn = shown {
            let swiped = ui.interact(rect, ui.scope_id().with("swiped"), Sense::DRAG);
            context.requests.extend(caption::swiped(ui, &swiped).map(UiRequest::Run));
        }
        // The bar is seen wherever the texts scroll.
        ui.spacing_mut().scroll = theme::bar_in_margin();
        let mut area = ScrollArea::vertical().id_salt("strip").auto_shrink(false);
        if self.seen.replace(context.timeline_step()) != Some(context.timeline_step()) {
            area = area.vertical_scroll_offset(0.0);
        }
        let needed = area.show(ui, |ui| {
            let framed = Frame::NONE.inner_margin(margin(ui)).show(ui, |ui| {
                ui.set_width(ui.available_width());
                ui.spacing_mut().item_spacing.y = GAP;
                match shown {
                    StripContent::Question(shown, predict) => {
                        question.show(ui, &shown, predict, |ui, said| reason_ui(ui, context, said));
                    }
                    StripContent::MctsQuestion => self.aside_card.show(ui, context),
                    StripContent::Rounds(shown, rounds) => rounds_card_ui(ui, &shown, rounds),
                    StripContent::FillIn | StripContent::Step => self.step_ui(ui, context),
                }
            });
            framed.response.rect.height()
        });
        let height = if shown.is_question() { &mut self.needed.question } else { &mut self.needed.step };
        if *height < needed.inner {
            *height = needed.inner.ceil();
            ui.ctx().request_repaint();
        }
        // The request applies to this frame only.
        self.focus = None;
    }

    /// Draws the sentence of the step with the reason below it, and beside them what can be tried or the button of the
    /// next lesson.
    fn step_ui(&mut self, ui: &mut Ui, context: &ViewContext<'_>) {
        let trying = context.depth_first().and_then(|shown| Some((shown, Trying::of(&shown)?)));
        let next = lesson_after(context.session).filter(|_| trying.is_none() && is_read(context));
        let width = ui.available_width();
        if trying.is_none() && next.is_none() {
            return said_ui(ui, context);
        }
        let Self { what_if, focus, .. } = self;
        let mut side_ui = |ui: &mut Ui| {
            if let Some((shown, trying)) = &trying {
                what_if.show(ui, shown, trying, focus);
            } else if let Some(next) = next {
                next_lesson_ui(ui, context, next);
            }
        };
        if width < min_width_of_side(trying.is_some()) {
            said_ui(ui, context);
            return side_ui(ui);
        }
        let side = side_width(context, next, width, theme::enlargement(ui));
        let texts = width - side - 2.0 * SIDE_GAP;
        ui.horizontal_top(|ui| {
            ui.spacing_mut().item_spacing.x = 0.0;
            let column = |ui: &mut Ui, width: f32, draw: &mut dyn FnMut(&mut Ui)| {
                ui.vertical(|ui| {
                    ui.set_width(width);
                    draw(ui);
                });
            };
            column(ui, texts, &mut |ui| said_ui(ui, context));
            ui.add_space(SIDE_GAP);
            let left = ui.cursor().left();
            ui.add_space(SIDE_GAP);
            column(ui, side, &mut side_ui);
            ui.painter().vline(left, ui.min_rect().y_range(), theme::hairline(ui));
        });
    }
}

/// Returns the smallest width of a strip with trying values, or else the button of the next lesson, beside its texts.
const fn min_width_of_side(is_trying: bool) -> f32 {
    if is_trying { MIN_WIDTH_WITH_TRYING } else { MIN_WIDTH_WITH_NEXT }
}

/// Returns the width of trying values, or of the button of the next lesson, beside the texts of a strip, in pixels.
fn side_width(context: &ViewContext<'_>, next: Option<usize>, strip: f32, scale: f32) -> f32 {
    let max = strip * SIDE_SHARE / scale;
    let side = next.map_or(SIDE_WIDTH, |next| next_lesson_name(context, next, max.min(NEXT_WIDTH)).2);
    side.min(max) * scale
}

impl Needed {
    /// Measures the texts of all passes of the shown search, some in each frame, so that the strip does not grow, and
    /// the tree does not move, from one step to the next. Heights over `max` are left to the steps that need them.
    /// Where readers are asked, the answers are measured as well: the feedback on one is about as long as the sentence
    /// of its step with the reason.
    fn measure(&mut self, ui: &Ui, context: &SearchContext<'_>, (scale, max): (f32, f32), asks_readers: bool) {
        let asked: &[ChosenQuestion] = if asks_readers { context.session.history().chosen_questions() } else { &[] };
        let passes = context.search.passes();
        let is_known = self.measured.is_some_and(|(of, _)| of == passes.last().id);
        let measured = self.measured.filter(|_| is_known).map_or(0, |(_, count)| count);
        let last = passes.end().get();
        let size_class = SizeClass::of(ui.ctx());
        let (sentence_size, reason_size) = (size_class.sentence_size() * scale, size_class.reason_size() * scale);
        let margins = margin(ui).sum();
        let width = ui.available_width() - margins.x;
        let beside = |next: Option<usize>| side_width(context, next, width, scale) + 2.0 * SIDE_GAP;
        let lesson = context.session.origin().lesson().filter(|_| context.session.lecture().is_none());
        let next = lesson.and_then(|_| adjacent_lesson(context.session, UiCommand::NextLesson));
        let mut count = 0;
        for step in steps_to_measure(last, measured) {
            count += 1;
            let at = passes.locate(TimelineStep::new(step));
            let recording = passes.get(at.pass);
            let said = StepReason::at(context, at);
            let moment = recording.trace().at(at.step);
            let is_cut = moment.current().is_some_and(|node| moment.cutoff(node).is_some());
            let side = match next.filter(|_| step == last) {
                _ if is_cut => beside(None),
                Some(next) => beside(Some(next)),
                None => 0.0,
            };
            let beside = if width < min_width_of_side(is_cut) { width } else { width - side };
            let height_in = |width: f32, text: &StyledText, size: f32| {
                // egui draws each line at a whole pixel.
                line_count(&text.clone().with_unbroken_terms(), size, width) as f32
                    * (size * theme::LINE_HEIGHT).round()
            };
            let height = |text: &StyledText, size: f32| height_in(beside, text, size);
            let sentence = height(&narration::caption(context.words, recording, at.step), sentence_size);
            let below =
                said.note.iter().chain(&said.paragraph()).map(|text| height(text, reason_size) + GAP).sum::<f32>();
            self.step = self.step.max((sentence + below + margins.y).ceil().min(max));
            if asked.iter().any(|question| question.step.get() == step) {
                let caption = narration::caption(context.words, recording, at.step);
                let (feedback, result) = match said.paragraph() {
                    Some(reason) if step < last => (caption.then(reason), None),
                    result => (caption, result),
                };
                let below = said.note.iter().chain(&result).map(|text| height_in(width, text, reason_size) + 2.0 * GAP);
                let answer = height_in(width, &feedback, sentence_size) + below.sum::<f32>();
                let answer = answer + buttons(ui, scale) + 3.0 * GAP + margins.y;
                self.question = self.question.max(answer.ceil());
            }
        }
        self.measured = Some((passes.last().id, measured + count));
        if 0 < count && steps_to_measure(last, measured + count).next().is_some() {
            ui.ctx().request_repaint();
        }
    }
}

/// Returns the height of a row of buttons.
fn buttons(ui: &Ui, scale: f32) -> f32 {
    ui.spacing().interact_size.y.max(HEIGHT) * scale
}

/// Returns the margin around the texts.
fn margin(ui: &Ui) -> Margin {
    if SizeClass::of(ui.ctx()).is_low() { LOW_MARGIN } else { MARGIN }
}

/// Returns what the strip shows.
fn shown<'a>(context: &ViewContext<'a>) -> StripContent<'a> {
    if context.shown.has_question() && !context.is_presenting() && !context.is_embedded() {
        return StripContent::MctsQuestion;
    }
    match (context.practice, context.depth_first()) {
        (Some(PracticeMode::Questions(AnyQuestions::Search(predict))), Some(shown))
            if predict.has_card(shown.search.step()) =>
        {
            StripContent::Question(shown, predict)
        }
        (Some(PracticeMode::Rounds(rounds)), Some(shown)) => StripContent::Rounds(shown, rounds),
        (Some(PracticeMode::FillIn(_)), _) => StripContent::FillIn,
        (Some(PracticeMode::Questions(_) | PracticeMode::ImproveOrder(_) | PracticeMode::Rounds(_)) | None, _) => {
            StripContent::Step
        }
    }
}

/// Returns whether the strip shows a question or a step that is read between questions.
pub fn has_question(context: &ViewContext<'_>) -> bool {
    shown(context).is_question()
}

/// Returns whether a document is read, rather than practiced or played.
fn is_read(context: &ViewContext<'_>) -> bool {
    context.practice.is_none_or(PracticeMode::is_reading) && context.session.current_match().is_none()
}

/// Draws the sentence of the step and, below it, the author's note and the reason, or the feedback on a blank tree.
fn said_ui(ui: &mut Ui, context: &ViewContext<'_>) {
    let sentence = caption::sentence(context);
    sentence_ui(ui, context, &sentence, Some(sentence.plain()));
    if let Some(shown) = context.depth_first()
        && let Some(fill_in) = shown.filled_in()
    {
        fill_in_feedback_ui(ui, &shown, fill_in);
    }
    reason_ui(ui, context, &StepReason::here(context));
}

/// Draws the author's note of the step, which screen readers announce, and the reason.
fn reason_ui(ui: &mut Ui, context: &ViewContext<'_>, said: &StepReason) {
    let size = SizeClass::of(ui.ctx()).reason_size();
    if let Some(note) = &said.note {
        live_linked_paragraph(ui, context, note, size, linking(context));
    }
    if let Some(reason) = said.paragraph() {
        linked_paragraph(ui, context, &reason, size, LinkOptions::TERMS);
    }
}
