//! The strip under the tree: what happened at the step and why, with the field for trying values beside it, or the
//! question of an exercise with its choices and its feedback.
//!
//! It has the height that the texts of the document need, up to a third of the space of the tree, whatever is typed,
//! answered or hinted at: nothing that comes in moves the tree or a control. Longer texts scroll in it.

use super::caption::{self, line_count, steps_to_measure};
use super::ribbon;
use super::what_if::{self, Trying, WhatIfField, edit_ui};
use crate::practice::{
    CardSpace, MctsQuestionCard, QuestionCard, ShownEnd, fill_in_feedback_ui, goes_on_beside, next_lesson_name,
    next_lesson_ui, rounds_card_ui,
};
use crate::side_panel::lesson::linking;
use egui::{Frame, Margin, ScrollArea, Sense, Ui};
use poda_core::document::practice::ChosenQuestion;
use poda_core::trace::TimelineStep;
use poda_core::trace::recording::RecordingId;
use poda_picture::picture::palette::PaletteColor;
use poda_session::UniqueId;
use poda_session::playback::Direction;
use poda_window::input::command::UiCommand;
use poda_window::look::linked_text::LinkOptions;
use poda_window::look::size_class::SizeClass;
use poda_window::look::theme;
use poda_window::look::widgets::{HEIGHT, say_language, text_button, text_button_width};
use poda_window::panel::command_state::{adjacent_lesson, lesson_after};
use poda_window::panel::request::{EditField, UiRequest};
use poda_window::panel::section::{linked_paragraph, live_linked_paragraph};
use poda_window::panel::sentence::sentence_ui;
use poda_window::panel::step_reason::StepReason;
use poda_window::panel::view_context::{SearchContext, ViewContext};
use poda_window::panel::why_not::{WayToMove, way_to_move};
use poda_window::state::practice::{AnyQuestions, Audience, PracticeMode, Predict};
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
/// The space between two texts, and between the rows of a question, in pixels.
const GAP: f32 = 4.0;
const QUESTION_GAP: f32 = 6.0;
/// The widths of trying values and of the button of the next lesson beside the texts, at most that share of the strip,
/// and their distance from the texts, in pixels.
const SIDE_WIDTH: f32 = 262.0;
const NEXT_WIDTH: f32 = 370.0;
const SIDE_SHARE: f32 = 0.4;
const SIDE_GAP: f32 = 18.0;
/// The smallest width of a strip with anything beside its texts, in pixels. In a narrower one it is below them.
const MIN_WIDTH_OF_SIDE: f32 = 560.0;
/// How many lines more than usual the strip has at most for the texts of a document that asks no questions on the way.
/// A single longer text scrolls.
const MAX_LINES_AHEAD: f32 = 2.0;
/// How many lines of feedback and hints a question has space for before they scroll.
const TEXT_LINES: f32 = 2.0;

/// The strip, with the value that is tried and the height that the texts of the document need.
#[derive(Debug, Default)]
pub struct Strip {
    what_if: WhatIfField,
    pub mcts_card: MctsQuestionCard,
    /// The field that gets the focus in the next frame.
    focus: Option<EditField>,
    needed: Needed,
    /// The step that was shown last. Another one is read from its beginning.
    seen: Option<TimelineStep>,
}

/// The heights that the texts of a document need: those of its steps, and its questions.
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
    is_match: bool,
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
            is_match: context.session.current_match().is_some(),
        };
        if self.needed.of != Some(of) {
            self.needed = Needed { of: Some(of), ..Needed::default() };
        }
        let usual = size_class.strip_height() * scale;
        let asks_readers = !of.is_exercise && context.settings.asks_readers && context.session.document().reading.asks;
        let line = theme::LINE_HEIGHT * size_class.reason_size() * scale;
        let two_lines = size_class.sentence_size() * theme::LINE_HEIGHT * scale + line;
        let searched = context.depth_first();
        let step = if let Some(context) = searched.filter(|_| !of.is_exercise && !of.is_match) {
            // In a lesson that asks questions on the way, the tree does not move while the user reads.
            let row = what_if::height(ui.available_width() < MIN_WIDTH_OF_SIDE, scale) + GAP;
            let ahead = if asks_readers { space } else { usual + MAX_LINES_AHEAD * line + row };
            self.needed.measure(ui, &context, scale, ahead, asks_readers);
            // What is measured in one frame has its height from the first frame on.
            let last = context.search.passes().end().get();
            let is_short = last < steps_to_measure(last, 0).count();
            if is_short { self.needed.step.max(two_lines + margin(ui).sum().y) } else { usual.max(self.needed.step) }
        } else if of.is_match {
            usual
        } else {
            // What a sampled search and an exercise say is not measured.
            usual + MAX_LINES_AHEAD * line
        };
        // The tree keeps half of the window below the ribbon, as long as there is a sentence with a line below it.
        let ribbon = searched.map_or(0.0, |context| ribbon::height_over_search(ui, &context));
        let max_step = (space * MAX_SHARE)
            .min(space - ribbon - window * TREE_SHARE)
            .max(two_lines + margin(ui).sum().y)
            .min(space);
        // A usual question is a sentence with lines of feedback and a row of buttons, which have their place from the
        // start.
        let question = two_lines + buttons(ui, scale) + 3.0 * QUESTION_GAP + margin(ui).sum().y;
        // The questions about a sampled search are long and have two rows of buttons.
        let is_sampled = matches!(shown(context), StripContent::MctsQuestion);
        let question = if is_sampled { question + line + buttons(ui, scale) + QUESTION_GAP } else { question };
        // On a phone the sentence takes another line, and its large buttons take three rows. Held sideways, it has the
        // width for one row, and the height is the tree's.
        let is_touched = size_class.has_touch_targets() && !size_class.is_compact_high();
        let question = if is_touched { question + line + 2.0 * (buttons(ui, scale) + QUESTION_GAP) } else { question };
        let usual_question = question + (TEXT_LINES - 1.0) * line;
        let max_question = if context.is_embedded() {
            space * MAX_EMBEDDED_SHARE
        } else if size_class.is_tiny() {
            space * MAX_TINY_SHARE
        } else if size_class.has_touch_targets() {
            window * MAX_QUESTION_SHARE
        } else {
            let beside_tree = space - window * TREE_SHARE_BESIDE_QUESTION;
            (window * MAX_QUESTION_SHARE).min(beside_tree).max(question).min(space)
        };
        let has_questions = asks_readers
            || shown(context).is_question()
            || context.practice.is_some_and(|mode| mode.questions().is_some())
            || context.settings.asks_readers && 0 < context.session.document().reading.rounds;
        if has_questions {
            self.needed.question = self.needed.question.max(usual_question);
        }
        // In whole pixels, as texts need them, so that none of them moves the tree by a part of one.
        step.min(max_step).max(self.needed.question.min(max_question)).ceil()
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
        let button = buttons(ui, theme::enlargement(ui));
        let space = CardSpace { height: rect.height() - margin(ui).sum().y, button };
        area.show(ui, |ui| {
            Frame::NONE.inner_margin(margin(ui)).show(ui, |ui| {
                ui.set_width(ui.available_width());
                ui.spacing_mut().item_spacing.y = GAP;
                match shown {
                    StripContent::Question(shown, predict) => {
                        let next = goes_on_beside(&shown, predict).map(|next| (next, predict.audience));
                        let mut card = |ui: &mut Ui| {
                            question.show(ui, &shown, predict, space, |ui, said| reason_ui(ui, context, said));
                        };
                        let Some((next, audience)) = next else { return card(ui) };
                        let command = match audience {
                            Audience::Reader => UiCommand::Go(Direction::Forward),
                            Audience::User | Audience::Class => UiCommand::NextLesson,
                        };
                        beside_ui(ui, side_width_of(ui, context, Some(next)), card, |ui| {
                            next_lesson_ui(ui, context, next, command);
                        });
                    }
                    StripContent::MctsQuestion => self.mcts_card.show(ui, context, space),
                    StripContent::Rounds(shown, rounds) => rounds_card_ui(ui, &shown, rounds, space),
                    StripContent::FillIn | StripContent::Step => self.step_ui(ui, context, space),
                }
            });
        });
        // The request applies to this frame only.
        self.focus = None;
    }

    /// Draws the sentence of the step with the reason below it, and beside them what an edit has changed or the button
    /// of the next lesson, or under them the value that can be tried.
    fn step_ui(&mut self, ui: &mut Ui, context: &ViewContext<'_>, space: CardSpace) {
        let trying = context.depth_first().and_then(|shown| Some((shown, Trying::of(&shown)?)));
        let next = lesson_after(context.session).filter(|_| trying.is_none() && is_read(context));
        let Self { what_if, focus, .. } = self;
        match (&trying, next) {
            (None, None) => explained_ui(ui, context),
            (Some((shown, Trying::Branches(branches))), _) => {
                let is_narrow = ui.available_width() < MIN_WIDTH_OF_SIDE;
                let height = what_if::height(is_narrow, theme::enlargement(ui));
                space.texts_ui(ui, height, ShownEnd::Beginning, |ui| explained_ui(ui, context));
                what_if.branches_ui(ui, shown, branches, is_narrow, focus);
            }
            (Some((shown, Trying::Edit(said, has_tried))), _) => {
                let side = side_width_of(ui, context, None);
                beside_ui(ui, side, |ui| explained_ui(ui, context), |ui| edit_ui(ui, shown, said, *has_tried));
            }
            (None, Some(next)) => {
                let side = side_width_of(ui, context, Some(next));
                let forward = UiCommand::Go(Direction::Forward);
                beside_ui(ui, side, |ui| explained_ui(ui, context), |ui| next_lesson_ui(ui, context, next, forward));
            }
        }
    }
}

/// Draws texts with something beside them, `side` pixels wide, or in a narrow strip below them.
fn beside_ui(ui: &mut Ui, side: f32, texts_ui: impl FnOnce(&mut Ui), side_ui: impl FnOnce(&mut Ui)) {
    let width = ui.available_width();
    if width < MIN_WIDTH_OF_SIDE {
        texts_ui(ui);
        return side_ui(ui);
    }
    let texts = width - side - 2.0 * SIDE_GAP;
    ui.horizontal_top(|ui| {
        ui.spacing_mut().item_spacing.x = 0.0;
        ui.vertical(|ui| {
            ui.set_width(texts);
            texts_ui(ui);
        });
        ui.add_space(SIDE_GAP);
        let left = ui.cursor().left();
        ui.add_space(SIDE_GAP);
        ui.vertical(|ui| {
            ui.set_width(side);
            side_ui(ui);
        });
        ui.painter().vline(left, ui.min_rect().y_range(), theme::hairline(ui));
    });
}

/// Returns the width of what stands beside the texts, in the space that is left.
fn side_width_of(ui: &Ui, context: &ViewContext<'_>, next: Option<usize>) -> f32 {
    side_width(context, next, ui.available_width(), theme::enlargement(ui))
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
    fn measure(&mut self, ui: &Ui, context: &SearchContext<'_>, scale: f32, max: f32, asks_readers: bool) {
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
            let reason = said.paragraph();
            let note = said.note.iter().map(|note| &note.text);
            let moment = recording.trace().at(at.step);
            // A value can be tried at a cutoff, in a row below the texts.
            let is_cut = moment.current().is_some_and(|node| moment.cutoff(node).is_some());
            let is_narrow = width < MIN_WIDTH_OF_SIDE;
            let row = if is_cut { what_if::height(is_narrow, scale) + GAP } else { 0.0 };
            let side = next.filter(|_| step == last).map_or(0.0, |next| beside(Some(next)));
            let beside = if is_narrow { width } else { width - side };
            let height_in = |width: f32, text: &StyledText, size: f32| {
                // egui draws each line at a whole pixel.
                line_count(&text.clone().with_unbroken_terms(), size, width) as f32
                    * (size * theme::LINE_HEIGHT).round()
            };
            let height = |text: &StyledText, size: f32| height_in(beside, text, size);
            let sentence = height(&narration::caption(context.words, recording, at.step), sentence_size);
            let below = note.clone().chain(&reason).map(|text| height(text, reason_size) + GAP).sum::<f32>();
            self.step = self.step.max((sentence + below + row + margins.y).ceil().min(max));
            if asked.iter().any(|question| question.step.get() == step) {
                let caption = narration::caption(context.words, recording, at.step);
                let (feedback, result) = match reason.clone() {
                    Some(reason) if step < last => (caption.then(reason), None),
                    result => (caption, result),
                };
                let below = note.chain(&result).map(|text| height_in(width, text, reason_size) + 2.0 * GAP);
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

/// Draws the sentence of the step with what is below it and, beside them, the button that leads to the move that the
/// user asks about, if the search has not come to it.
fn explained_ui(ui: &mut Ui, context: &ViewContext<'_>) {
    let Some(WayToMove { text, command }) = way_to_move(context) else { return said_ui(ui, context) };
    let width = text_button_width(ui, &text);
    let way_ui = |ui: &mut Ui| {
        if text_button(ui, &text, "", true).clicked() {
            context.requests.push(UiRequest::LeadToMove(command));
        }
    };
    beside_ui(ui, width, |ui| said_ui(ui, context), way_ui);
}

/// Draws the author's note of the step, which screen readers announce, and the reason.
fn reason_ui(ui: &mut Ui, context: &ViewContext<'_>, said: &StepReason) {
    let size = SizeClass::of(ui.ctx()).reason_size();
    if let Some(note) = &said.note {
        let drawn = live_linked_paragraph(ui, context, &note.text, size, linking(context));
        drawn.inspect(|drawn| say_language(drawn, note.language, context.words));
    }
    if let Some(reason) = said.paragraph() {
        linked_paragraph(ui, context, &reason, size, LinkOptions::TERMS);
    }
}
