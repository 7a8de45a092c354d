//! The card of predicting, in the strip under the tree: the question with its controls, the feedback on the answer, and
//! the button that leads to the next question.

use super::answer_field::AnswerField;
use super::card_space::{CardSpace, ShownEnd};
use super::digit_keys::{digit, digit_pressed};
use egui::{Align, Align2, Label, Layout, Sense, Ui, vec2};
use poda_core::document::QuestionKind;
use poda_core::document::practice::AnswerForm;
use poda_core::game::Game;
use poda_core::game::any::AnyGame;
use poda_core::trace::NodeId;
use poda_core::trace::recording::Recording;
use poda_picture::picture::draw::{EntryMark, mark_shapes};
use poda_picture::picture::fonts::Font;
use poda_picture::picture::palette::PaletteColor;
use poda_picture::picture::shape::point;
use poda_session::Session;
use poda_session::playback::Direction;
use poda_window::input::command::UiCommand;
use poda_window::look::key_targets::KeyTargets;
use poda_window::look::widgets::{
    drop_focus, labeled_space, layout_line, primary_button, put, say_changes, text_button_named, toggle_chip, wrapped,
};
use poda_window::look::{paint, theme};
use poda_window::panel::command_state::{adjacent_lesson, lesson_after};
use poda_window::panel::request_widgets::{main_request_button, request_button};
use poda_window::panel::sentence::sentence_ui;
use poda_window::panel::step_reason::StepReason;
use poda_window::panel::view_context::{SearchContext, ViewContext};
use poda_window::state::practice::{
    Audience, PracticeRequest, Predict, PredictRequest, QuestionRequest, QuestionScope,
};
use poda_words::i18n::node_names::NodeNames;
use poda_words::i18n::styled_text::StyledText;
use poda_words::i18n::{Words, args};
use poda_words::lessons;
use poda_words::practice::answer::{Addend, addends};
use poda_words::practice::kinds::Facts;
use poda_words::practice::offered_change::OfferedChange;
use poda_words::practice::quiz::{Current, FirstAttempt, HintStrength, RightCount};
use poda_words::practice::sentences::{QuestionSentences, addend_name, expected_form, refutation_sentence};
use poda_words::practice::{Answer, Question};

/// The text size of a button, and the width of its margins, in pixels.
const BUTTON_SIZE: f32 = 13.5;
const BUTTON_MARGINS: f32 = 28.0;
/// The space between two rows, in pixels.
const ROW_GAP: f32 = 6.0;
/// The text size of the feedback on an answer, in pixels.
const FEEDBACK_SIZE: f32 = 15.0;

/// The card of the exercise, with the text typed into it.
#[derive(Debug, Default)]
pub struct QuestionCard {
    field: AnswerField,
}

impl QuestionCard {
    /// Returns whether nothing is typed into the card.
    pub const fn is_empty(&self) -> bool {
        self.field.is_empty()
    }

    /// Returns whether the card holds the answer that was entered last.
    pub const fn is_entered(&self) -> bool {
        self.field.is_entered
    }

    /// Draws the rows of the card. The controls of a question are below it, and the button that goes on at the bottom,
    /// so that no text which comes in moves them. `reason_ui` draws the text below the sentence of a step between two
    /// questions, and below the answer to a question that a reader was asked on the way.
    pub fn show(
        &mut self,
        ui: &mut Ui,
        context: &SearchContext<'_>,
        predict: &Predict,
        space: CardSpace,
        reason_ui: impl FnOnce(&mut Ui, &StepReason),
    ) {
        ui.spacing_mut().item_spacing.y = ROW_GAP;
        let (words, step) = (context.words, context.search.step());
        let quiz = &predict.quiz;
        let (sentence, spoken) = sentence(context, predict);
        let open = quiz.current().filter(|_| quiz.open_at(step).is_some() && predict.played_out().is_none());
        if let Some(current) = open {
            first_row(ui, context, predict, &sentence, spoken);
            controls_ui(ui, context, predict, current, &mut self.field);
            return space.texts_ui(ui, 0.0, ShownEnd::Newest, |ui| {
                if self.field.is_malformed {
                    let expected = expected_form(words, current.question.kind, &[]);
                    paragraph(ui, &StyledText::plain_text(&expected));
                } else {
                    ui.horizontal_top(|ui| {
                        mark_ui(ui, judgment(current));
                        ui.vertical(|ui| paragraph(ui, &feedback(context, current)));
                    });
                    play_out_ui(ui, context, predict);
                }
                paragraph(ui, &shown_hint(context, current).unwrap_or_default());
            });
        }
        let has_row = quiz.is_over() || goes_on_beside(context, predict).is_none() || predict.refutation().is_some();
        let button = if has_row { space.button } else { 0.0 };
        space.texts_ui(ui, button, ShownEnd::Beginning, |ui| {
            first_row(ui, context, predict, &sentence, spoken);
            if says_step(context, predict) {
                reason_ui(ui, &StepReason::here(context));
            } else if predict.audience == Audience::Reader && is_answered(context, predict) {
                reason_ui(ui, &StepReason::after_answer(context));
            }
        });
        if predict.played_out().is_some() {
            let row =
                |ui: &mut Ui| main_request_button(ui, context, "practice-end-play-out", "", PredictRequest::EndPlayOut);
            return ui.horizontal(row).inner;
        }
        let Some(current) = quiz.current() else { return over_row(ui, context, predict) };
        if current.is_closed && self.field.forget() {
            // Keys are commands again, even if the focus was still in the field.
            drop_focus(ui.ctx());
        }
        let is_at_answer = current.is_closed && step == quiz.limit();
        let message = if is_at_answer { "practice-next-question" } else { "practice-to-question" };
        next_row(ui, context, message, predict);
    }
}

/// Returns the lesson to which the button beside the card leads, at the end of a lesson and after the last question of
/// an exercise.
pub fn goes_on_beside(context: &SearchContext<'_>, predict: &Predict) -> Option<usize> {
    if predict.played_out().is_some() || predict.quiz.open_at(context.search.step()).is_some() {
        return None;
    }
    match predict.audience {
        Audience::Reader => lesson_after(context.session),
        Audience::User if predict.quiz.is_over() => adjacent_lesson(context.session, UiCommand::NextLesson),
        Audience::User | Audience::Class => None,
    }
}

/// Returns whether the first sentence of the card is that of the shown step.
fn says_step(context: &SearchContext<'_>, predict: &Predict) -> bool {
    predict.quiz.open_at(context.search.step()).is_none()
        && predict.played_out().is_none()
        && !is_answered(context, predict)
}

/// Returns whether the first sentence of the card is the feedback on the answer at the shown step.
fn is_answered(context: &SearchContext<'_>, predict: &Predict) -> bool {
    let quiz = &predict.quiz;
    let is_at_answer = quiz.current().is_some_and(|current| current.is_closed && context.search.step() == quiz.limit());
    is_at_answer && predict.played_out().is_none()
}

/// Returns the first sentence of the card: the question, the feedback on its answer, or the caption. Also returns a
/// longer name for screen readers, if there is one.
fn sentence(context: &SearchContext<'_>, predict: &Predict) -> (StyledText, Option<String>) {
    let (words, recording, step) = (context.words, context.search.recording(), context.search.step());
    let quiz = &predict.quiz;
    let caption = || context.caption(recording, step);
    if let Some(search) = predict.played_out().and_then(Session::search) {
        let said = quiz.current().map_or_else(StyledText::default, |current| refutation(context, current));
        return (said.then(context.caption(search.recording(), search.step())), None);
    }
    match quiz.current() {
        None => {
            let marks = RightCount::of(quiz.outcomes(), None);
            let args = args![right = marks.right, asked = marks.asked];
            (words.styled("practice-over", &args).then(caption()), None)
        }
        Some(current) if quiz.open_at(step).is_some() => {
            (recording.prompt(words, &current.question), Some(spoken_question(context, &current.question)))
        }
        Some(current) if current.is_closed && step == quiz.limit() => (feedback(context, current), None),
        Some(_) if predict.has_just_started(step) => {
            let begun = words.fill("practice-begun", &args![caption = caption().plain()]);
            (caption(), Some(begun))
        }
        Some(_) => (caption(), None),
    }
}

/// Returns the text of the card for screen readers: its first sentence, and for an open question the feedback on a
/// wrong answer and the hint.
pub fn spoken_card(context: &SearchContext<'_>, predict: &Predict) -> String {
    let (sentence, spoken) = sentence(context, predict);
    let mut said = spoken.unwrap_or_else(|| sentence.plain());
    let quiz = &predict.quiz;
    if let Some(current) = quiz.current().filter(|_| quiz.open_at(context.search.step()).is_some()) {
        let hint = shown_hint(context, current).unwrap_or_default();
        for more in [feedback(context, current), hint, reminder(context, predict)] {
            if !more.spans.is_empty() {
                said.push(' ');
                said.push_str(&more.plain());
            }
        }
    }
    said
}

/// The minimum width of a card that has space for the marks beside the number of the question, in pixels.
const MIN_WIDTH_OF_MARKS: f32 = 680.0;

/// Draws a sentence, with the marks so far beside it. `spoken` is a more detailed accessible name.
fn first_row(ui: &mut Ui, context: &SearchContext<'_>, predict: &Predict, text: &StyledText, spoken: Option<String>) {
    let quiz = &predict.quiz;
    let marks = RightCount::of(predict.counted_outcomes(), None);
    let args = args![
        number = quiz.number(),
        counted = if quiz.total().is_some() { "yes" } else { "no" },
        total = quiz.total().unwrap_or_default(),
    ];
    let number = Some(context.words.fill("practice-number", &args)).filter(|_| !quiz.is_over());
    let args = args![right = marks.right, asked = marks.asked];
    // In a narrow card the sentence gets the space.
    let has_space = MIN_WIDTH_OF_MARKS <= ui.available_width() || number.is_none();
    let right = (0 < marks.asked && has_space).then(|| context.words.fill("practice-marks", &args));
    let marks = [number, right].into_iter().flatten().collect::<Vec<_>>().join(" · ");
    let galley = layout_line(ui, &marks, Font::Regular, 13.0 * theme::enlargement(ui), PaletteColor::Secondary);
    ui.with_layout(Layout::right_to_left(Align::Min), |ui| {
        let rect = labeled_space(ui, galley.size() + vec2(0.0, 6.0), &marks);
        put(ui, Align2::LEFT_TOP, rect.min + vec2(0.0, 4.0), galley);
        ui.add_space(16.0);
        ui.with_layout(Layout::left_to_right(Align::Min), |ui| {
            // For an open question, the judgment of the last answer is drawn below, next to the feedback.
            let closed = quiz.current().filter(|current| current.is_closed && context.search.step() == quiz.limit());
            mark_ui(ui, closed.and_then(judgment));
            sentence_ui(ui, context, text, spoken);
        });
    });
}

/// Returns whether the last answer is right, or `None` if no answer was judged.
fn judgment(current: &Current<Recording<AnyGame>>) -> Option<bool> {
    current.judged.as_ref().and(current.verdict.as_ref()).map(|verdict| verdict.is_right)
}

/// Draws a green tick for a right answer, or a cross for a wrong one.
fn mark_ui(ui: &mut Ui, is_right: Option<bool>) {
    let Some(is_right) = is_right else { return };
    let mark = if is_right { EntryMark::Right } else { EntryMark::Wrong };
    let half = 6.5 * theme::enlargement(ui);
    let (rect, _) = ui.allocate_exact_size(vec2(2.0 * half + 4.0, 2.0 * half + 8.0), Sense::hover());
    let center = point(half + 1.0, rect.height() / 2.0 + 1.0);
    paint::shapes(ui.painter(), rect.min, theme::of(ui), &mark_shapes(mark, center, half));
}

/// Draws the button that opens the next lesson, with the key of a command that does the same.
pub fn next_lesson_ui(ui: &mut Ui, context: &ViewContext<'_>, next: usize, command: UiCommand) {
    let (text, name, _) = next_lesson_name(context, next, ui.available_width() / theme::enlargement(ui));
    if primary_button(ui, &text, &name, &command.key(context.words)).clicked() {
        context.requests.push(UiCommand::NextLesson);
    }
}

/// Returns the text of the button, which is at most `max` wide where that is possible, its whole name for the tooltip,
/// and its width, both widths in pixels before text is enlarged.
pub fn next_lesson_name(context: &ViewContext<'_>, next: usize, max: f32) -> (String, String, f32) {
    let words = context.words;
    let lesson = format!("{} · {}", next + 1, lessons::title(next, words.language()));
    let name = words.fill("reading-next-lesson", &args![lesson]);
    let width = |text: &str| Font::SemiBold.width(text, BUTTON_SIZE) + BUTTON_MARGINS;
    let text = if width(&name) <= max + 0.5 { name.clone() } else { words.text(UiCommand::NextLesson.info().message) };
    let wide = width(&text);
    (text, name, wide)
}

/// Draws the button that leads to the next question, or on through the document.
fn next_row(ui: &mut Ui, context: &SearchContext<'_>, message: &str, predict: &Predict) {
    let words = context.words;
    ui.horizontal(|ui| {
        if goes_on_beside(context, predict).is_some() {
            // The button beside the card goes on.
        } else if predict.audience == Audience::Reader {
            let forward = UiCommand::Go(Direction::Forward);
            main_request_button(ui, context, "practice-read-on", &forward.key(words), forward);
        } else {
            main_request_button(ui, context, message, &UiCommand::ShowNodeSection.key(words), QuestionRequest::GoOn);
        }
        play_out_ui(ui, context, predict);
    });
}

/// Draws the button that plays out why a cut is wrong, if the position is an explicit tree and there is a refuting
/// value.
fn play_out_ui(ui: &mut Ui, context: &SearchContext<'_>, predict: &Predict) {
    let is_tree = context.search.recording().root().is_explicit_tree();
    if is_tree && predict.refutation().is_some() {
        request_button(ui, context, "practice-play-out", "", true, PredictRequest::PlayOut);
    }
}

/// Draws the buttons after the last question.
fn over_row(ui: &mut Ui, context: &SearchContext<'_>, predict: &Predict) {
    let words = context.words;
    ui.horizontal(|ui| {
        main_request_button(ui, context, "practice-again", "", PredictRequest::StartAgain);
        if predict.scope != QuestionScope::Everything {
            request_button(ui, context, "practice-ask-everything", "", true, PredictRequest::AskEverything);
        }
        request_button(ui, context, UiCommand::HandIn.info().message, "", true, UiCommand::HandIn);
        request_button(ui, context, "practice-leave", &UiCommand::Close.key(words), true, PracticeRequest::Leave);
    });
}

fn paragraph(ui: &mut Ui, text: &StyledText) {
    if !text.spans.is_empty() {
        let job = paint::styled_text(text, FEEDBACK_SIZE * theme::enlargement(ui), theme::of(ui), ui.available_width());
        say_changes(&ui.add(Label::new(job).selectable(false)));
    }
}

fn controls_ui(
    ui: &mut Ui,
    context: &SearchContext<'_>,
    predict: &Predict,
    current: &Current<Recording<AnyGame>>,
    field: &mut AnswerField,
) {
    let question = &current.question;
    let is_new = field.reset_for(question);
    if is_new {
        // Keys of the exercise must not reach the button that was pressed last.
        drop_focus(ui.ctx());
    }
    let choices = question.choices(&**context.search.recording());
    let changes: Vec<_> = Facts::new(context.search.recording(), question).offered_changes().collect();
    let pressed = digit_pressed(ui);
    if let Some(chosen) = pressed.and_then(|index| choices.get(index)) {
        context.requests.push(PredictRequest::Choose(context.node_ref(*chosen)));
    }
    if let Some(&change) = pressed.and_then(|index| changes.get(index)) {
        context.requests.push(PredictRequest::MarkChange(change));
    }
    wrapped(ui, [7.0, 6.0], |ui| {
        match question.kind.properties().form {
            AnswerForm::Node => choices_ui(ui, context, question, &choices),
            AnswerForm::Children => {
                let messages = ["practice-prune", "practice-nothing-pruned", "practice-these-pruned"];
                set_ui(ui, context, predict, &choices, messages);
            }
            AnswerForm::Leaves => {
                let messages = ["practice-choose", "practice-no-leaves", "practice-these-leaves"];
                set_ui(ui, context, predict, &choices, messages);
            }
            AnswerForm::Changes => changes_ui(ui, context, predict, &changes),
            AnswerForm::Number | AnswerForm::Value | AnswerForm::Sum | AnswerForm::Vector | AnswerForm::Counts => {
                let players = context.search.recording().root().players().map_or(0, |players| players.names.len());
                let (form, asked) = (question.kind.properties().form, asked_addends(context, question));
                let answer = field.show(ui, context.words, form, &asked, players, is_new);
                context.requests.extend(answer.map(QuestionRequest::answer));
            }
        }
        ui.add_space(10.0);
        help_ui(ui, context, current, &reminder(context, predict));
    });
}

/// Returns the addends that the question asks for in addition to their sum, with their names. Empty if only the sum is
/// asked.
fn asked_addends(context: &SearchContext<'_>, question: &Question) -> Vec<(Addend, String)> {
    if question.kind != QuestionKind::Leaf || !context.settings.asks_addends {
        return Vec::new();
    }
    let recording = context.search.recording();
    let named = |(addend, _)| (addend, addend_name(context.words, recording, question.node, addend));
    addends(recording, question.node).into_iter().map(named).collect()
}

fn choices_ui(ui: &mut Ui, context: &SearchContext<'_>, question: &Question, choices: &[NodeId]) {
    let names = NodeNames::new(context.words, context.search.recording());
    for (index, &node) in choices.iter().enumerate() {
        let is_left = node == question.node;
        let (text, name) = if is_left {
            let text = context.words.fill("practice-choose-leave", &args![node = names.inline(node)]);
            (text.clone(), text)
        } else {
            let text = names.short(node);
            let name = context.words.fill("practice-choose", &args![node = names.heading(node)]);
            (text, name)
        };
        let button = text_button_named(ui, &text, &name, &digit(index), true);
        KeyTargets::offer_first_stop(ui.ctx(), button.id);
        if button.clicked() {
            context.requests.push(PredictRequest::Choose(context.node_ref(node)));
        }
    }
}

/// Draws a toggle for each node that may belong to the answer, and the button that answers. The messages are those of a
/// toggle, of the button if no node is marked, and of the button otherwise.
fn set_ui(
    ui: &mut Ui,
    context: &SearchContext<'_>,
    predict: &Predict,
    choices: &[NodeId],
    [choose, none, these]: [&str; 3],
) {
    let recording = context.search.recording();
    let (names, trace) = (NodeNames::new(context.words, recording), recording.trace());
    for &node in choices {
        let is_marked = predict.marked.contains(&node);
        let heading = names.heading(node);
        let name = context.words.fill(choose, &args![node = heading.as_str()]);
        // Among nodes that are not all siblings, a node is named by its path.
        let are_siblings = choices.first().is_some_and(|&first| trace.parent(first) == trace.parent(node));
        let chip = toggle_chip(ui, &if are_siblings { names.short(node) } else { heading }, &name, is_marked);
        KeyTargets::offer_first_stop(ui.ctx(), chip.id);
        if chip.clicked() {
            context.requests.push(PredictRequest::Choose(context.node_ref(node)));
        }
    }
    let answer = Answer::Children(predict.marked.iter().copied().collect());
    answer_ui(ui, context, predict.marked.is_empty(), [none, these], answer);
}

/// Draws a toggle for each change of all leaves that may belong to the answer, and the button that answers.
fn changes_ui(ui: &mut Ui, context: &SearchContext<'_>, predict: &Predict, changes: &[OfferedChange]) {
    let words = context.words;
    for &change in changes {
        let shown = change.shown(words);
        let name = words.fill("practice-choose", &args![node = shown.as_str()]);
        let chip = toggle_chip(ui, &shown, &name, predict.marked_changes.contains(&change));
        KeyTargets::offer_first_stop(ui.ctx(), chip.id);
        if chip.clicked() {
            context.requests.push(PredictRequest::MarkChange(change));
        }
    }
    let answer = Answer::Changes(predict.marked_changes.iter().copied().collect());
    let messages = ["practice-no-changes", "practice-these-changes"];
    answer_ui(ui, context, predict.marked_changes.is_empty(), messages, answer);
}

/// Draws the button that answers with what is marked. The messages are those if nothing is marked, and otherwise.
fn answer_ui(ui: &mut Ui, context: &SearchContext<'_>, is_none: bool, [none, these]: [&str; 2], answer: Answer) {
    let answer = QuestionRequest::answer(answer);
    if is_none {
        request_button(ui, context, none, "", true, answer);
    } else {
        let key = UiCommand::ShowNodeSection.key(context.words);
        main_request_button(ui, context, these, &key, answer);
    }
}

/// Draws the buttons for the answer and for a hint. The reminder is on the button for the answer, so that the card does
/// not grow. The button for a hint is the last one, because its text changes with the hint.
fn help_ui(ui: &mut Ui, context: &SearchContext<'_>, current: &Current<Recording<AnyGame>>, reminder: &StyledText) {
    let name = context.words.text("practice-show-answer");
    let text = if reminder.spans.is_empty() { name.clone() } else { reminder.plain() };
    if text_button_named(ui, &text, &name, "", true).clicked() {
        context.requests.push(QuestionRequest::ShowAnswer);
    }
    let (message, is_stronger_left) = match current.hint {
        None => ("practice-hint-button", true),
        Some(shown) => ("practice-stronger-hint-button", shown < HintStrength::Numbers),
    };
    request_button(ui, context, message, &UiCommand::Hint.key(context.words), is_stronger_left, UiCommand::Hint);
}

/// Returns the name of a kind of question, as shown in the settings of practice.
pub fn kind_name(words: &Words, kind: QuestionKind) -> String {
    words.text(&format!("practice-kind-{}", kind.name()))
}

/// Returns a question as spoken by a screen reader: its kind, its node, and the sentence.
pub(super) fn spoken_question(context: &SearchContext<'_>, question: &Question) -> String {
    let (words, recording) = (context.words, context.search.recording());
    let args = args![
        kind = kind_name(words, question.kind),
        node = NodeNames::new(words, recording).heading(question.node),
        prompt = recording.prompt(words, question).plain(),
    ];
    words.fill("practice-question-accessible", &args)
}

/// Returns the feedback on the last attempt: whether it is right, and why.
pub(super) fn feedback(context: &SearchContext<'_>, current: &Current<Recording<AnyGame>>) -> StyledText {
    let Some(verdict) = &current.verdict else { return StyledText::default() };
    let words = context.words;
    let judgment = words.styled(
        match (&current.judged, verdict.is_right) {
            (None, _) => "practice-shown",
            (Some(_), true) => "practice-right",
            (Some(_), false) if current.is_closed => "practice-wrong",
            (Some(_), false) => "practice-wrong-again",
        },
        &[],
    );
    let recording = context.search.recording();
    let why = match &current.judged {
        Some(answer) if !current.is_closed => recording.objection_sentence(words, &current.question, answer, verdict),
        judged => recording.verdict_sentence(words, &current.question, judged.as_ref(), verdict),
    };
    let again = if current.is_closed { StyledText::default() } else { words.styled("practice-try-again", &[]) };
    judgment.then(why).then(again)
}

/// Returns the sentence that explains how a value refutes the last wrong cut.
pub(super) fn refutation(context: &SearchContext<'_>, current: &Current<Recording<AnyGame>>) -> StyledText {
    let refutation = current.verdict.as_ref().and_then(|verdict| verdict.refutation.as_ref());
    match (refutation, &current.judged) {
        (Some(refutation), Some(answer)) => {
            refutation_sentence(context.words, context.search.recording(), answer, refutation)
        }
        (None, _) | (_, None) => StyledText::default(),
    }
}

pub(super) fn shown_hint(context: &SearchContext<'_>, current: &Current<Recording<AnyGame>>) -> Option<StyledText> {
    let recording = context.search.recording();
    let sentence = recording.hint_sentence(context.words, &current.question, current.hint?);
    Some(context.words.styled("practice-hint", &[]).then(sentence))
}

/// Returns the sentence for a reader who has stepped on without an answer.
fn reminder(context: &SearchContext<'_>, predict: &Predict) -> StyledText {
    let message = if context.window.is_touched { "reading-reminder-touch" } else { "reading-reminder" };
    if predict.is_reminded { context.words.styled(message, &[]) } else { StyledText::default() }
}

/// Returns the word for the outcome of the first attempt at a question.
pub(super) fn first_attempt(words: &Words, first: FirstAttempt) -> String {
    words.text(match first {
        FirstAttempt::Right => "practice-first-right",
        FirstAttempt::Wrong => "practice-first-wrong",
        FirstAttempt::Shown => "practice-first-shown",
    })
}
