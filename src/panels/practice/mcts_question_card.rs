//! Practice of a Monte Carlo tree search in the strip under the tree: a question about the next step, its choices or
//! field, and the verdict on the answer.

use super::card_space::{CardSpace, ShownEnd};
use egui::{Context, Id, Ui};
use poda_core::document::practice::AnswerForm;
use poda_core::game::any::AnyGame;
use poda_core::trace::TimelineStep;
use poda_core::trace::sampled::tree::SampledTree;
use poda_session::Command;
use poda_window::look::key_targets::KeyTargets;
use poda_window::look::linked_text::LinkOptions;
use poda_window::look::theme;
use poda_window::look::widgets::{keep_focus_after_enter, primary_button, text_button, text_field, wrapped};
use poda_window::panel::request::LaneRequest;
use poda_window::panel::request_widgets::{main_request_button, request_button};
use poda_window::panel::sampled_context::SampledContext;
use poda_window::panel::section::{live_linked_paragraph, section};
use poda_window::panel::sentence::sentence_ui;
use poda_window::panel::view_context::ViewContext;
use poda_window::state::practice::{QuestionRequest, StripRequest, UnderWay};
use poda_words::i18n::mcts::child_name;
use poda_words::i18n::panels::mcts_text;
use poda_words::i18n::styled_text::StyledText;
use poda_words::i18n::{Words, args};
use poda_words::practice::mcts::{MctsQuestion, MctsResponse, WrittenNumber};
use poda_words::practice::quiz::Current;
use poda_words::practice::sentences::{QuestionSentences, expected_form};

/// The space between two rows, in pixels.
const ROW_GAP: f32 = 6.0;
/// The width of the field for a number, in pixels.
const FIELD: f32 = 120.0;

/// The card with the questions about a Monte Carlo tree search.
#[derive(Debug, Default)]
pub struct MctsQuestionCard {
    field: Field,
    /// The number of the frame in which the card was last drawn.
    drawn_in: u64,
}

/// The field for a number or for counts.
#[derive(Debug, Default)]
struct Field {
    /// The question for which the text is typed.
    question: Option<MctsQuestion>,
    text: String,
    /// Whether the entered text is not a valid answer.
    is_malformed: bool,
}

impl MctsQuestionCard {
    /// Draws the rows of the card: the current question or, if another step is shown, its sentence and the way back.
    pub fn show(&mut self, ui: &mut Ui, context: &ViewContext<'_>, space: CardSpace) {
        let words = context.words;
        self.drawn_in = ui.ctx().cumulative_frame_nr();
        let Some(sampled) = context.sampled() else { return };
        let Some((current, step)) =
            sampled.questions.and_then(|asked| Some((asked.quiz.current()?, asked.state().current_step?)))
        else {
            return;
        };
        if self.field.question != Some(current.question) {
            self.field = Field { question: Some(current.question), ..Field::default() };
        }
        ui.spacing_mut().item_spacing.y = ROW_GAP;
        let shown_step = current.question.shown_step;
        if sampled.view.step() != step && sampled.view.step() != shown_step {
            let sentence = mcts_text::caption(words, sampled.view.recording(), sampled.view.step());
            sentence_ui(ui, context, &sentence, None);
            let back = Command::Seek(TimelineStep::new(shown_step));
            return request_button(ui, context, "mcts-questions-back", "", true, back);
        }
        self.field.question_ui(ui, context, sampled, current, space);
        wrapped(ui, [8.0, 6.0], |ui| {
            if current.is_closed {
                main_request_button(ui, context, "mcts-questions-next", "", StripRequest::from(QuestionRequest::GoOn));
            }
            request_button(ui, context, "mcts-questions-stop", "", true, StripRequest::Toggle);
        });
    }

    /// Returns whether the card was drawn in this frame or the last.
    pub fn is_in_view(&self, ctx: &Context) -> bool {
        ctx.cumulative_frame_nr() <= self.drawn_in + 1
    }
}

/// Draws the section with the button that starts the questions.
pub fn ask_mcts_ui(ui: &mut Ui, context: &ViewContext<'_>, sampled: SampledContext<'_>) {
    section(ui, &context.words.text("mcts-questions-title"), |ui| {
        request_button(ui, context, "mcts-questions-ask", "", !sampled.view.is_underway(), StripRequest::Toggle);
    });
}

impl Field {
    fn question_ui(
        &mut self,
        ui: &mut Ui,
        context: &ViewContext<'_>,
        sampled: SampledContext<'_>,
        current: &Current<SampledTree<AnyGame>>,
        space: CardSpace,
    ) {
        let (words, recording, question) = (context.words, sampled.view.recording(), &current.question);
        sentence_ui(ui, context, &recording.prompt(words, question), None);
        if !current.is_closed {
            let response = wrapped(ui, [8.0, 6.0], |ui| {
                let response = self.answer_ui(ui, words, recording, question);
                ui.add_space(10.0);
                let ask = |request: QuestionRequest| StripRequest::from(request);
                request_button(ui, context, "mcts-questions-hint", "", true, ask(QuestionRequest::Hint));
                request_button(ui, context, "mcts-questions-show", "", true, ask(QuestionRequest::ShowAnswer));
                response
            });
            let in_tree = sampled.selected.filter(|node| question.choices(recording).contains(node));
            if in_tree.is_some() {
                context.requests.push(LaneRequest::Select(None));
            }
            let response = response.or(in_tree.map(MctsResponse::Node));
            context.requests.extend(response.map(|answer| StripRequest::from(QuestionRequest::answer(answer))));
        }
        // What comes in scrolls between the controls and the button that goes on.
        let end = if current.is_closed { ShownEnd::Beginning } else { ShownEnd::Newest };
        space.texts_ui(ui, space.button, end, |ui| self.texts_ui(ui, context, recording, current));
    }

    /// Draws the hint, the form of an answer that could not be read, and the verdict on the last answer.
    fn texts_ui(
        &self,
        ui: &mut Ui,
        context: &ViewContext<'_>,
        recording: &SampledTree<AnyGame>,
        current: &Current<SampledTree<AnyGame>>,
    ) {
        let (words, question) = (context.words, &current.question);
        let say = |ui: &mut Ui, text: &StyledText| {
            live_linked_paragraph(ui, context, text, 15.0, LinkOptions::TERMS);
        };
        if !current.is_closed {
            if let Some(strength) = current.hint {
                say(ui, &recording.hint_sentence(words, question, strength));
            }
            if self.is_malformed {
                say(ui, &StyledText::plain_text(&expected_form(words, question.kind, &[])));
            }
        }
        let Some(verdict) = &current.verdict else { return };
        let judged = match (verdict.is_right, current.is_closed, verdict.accepted.first()) {
            (true, ..) => words.text("cli-practice-right"),
            (false, true, Some(right)) => {
                let right = recording.answer_text(words, question, right);
                words.fill("cli-practice-answer", &args![answer = right])
            }
            (false, ..) => words.text("cli-practice-again"),
        };
        let answer = current.last_answer();
        let why = match answer.filter(|_| !current.is_closed) {
            Some(answer) => recording.objection_sentence(words, question, answer, verdict),
            None => recording.verdict_sentence(words, question, answer, verdict),
        };
        // The judgment stands before its reason, on the same line.
        say(ui, &StyledText::strong(&judged).then(why));
    }

    /// Draws the choices or the field. Returns the answer, once there is one.
    fn answer_ui(
        &mut self,
        ui: &mut Ui,
        words: &Words,
        recording: &SampledTree<AnyGame>,
        question: &MctsQuestion,
    ) -> Option<MctsResponse> {
        let choices = question.choices(recording);
        if !choices.is_empty() {
            let chosen = choices.into_iter().filter(|&choice| {
                let name = child_name(words, recording, choice);
                let button = text_button(ui, &name, "", true);
                KeyTargets::offer_first_stop(ui.ctx(), button.id);
                button.clicked()
            });
            return chosen.last().map(MctsResponse::Node);
        }
        let name = words.text("practice-answer-field");
        let field = text_field(ui, Id::unique("mcts-answer"), &mut self.text, &name, FIELD * theme::enlargement(ui));
        KeyTargets::offer_first_stop(ui.ctx(), field.id);
        ui.ctx().plugin::<KeyTargets>().lock().number_field = Some(field.id);
        self.is_malformed &= !field.changed();
        let is_entered = keep_focus_after_enter(ui, &field, &self.text);
        let answer = words.text("practice-answer");
        if !primary_button(ui, &answer, &answer, "").clicked() && !is_entered {
            return None;
        }
        let read = if question.kind.properties().form == AnswerForm::Counts {
            MctsResponse::read_counts(&self.text)
        } else {
            WrittenNumber::read(&self.text).map(MctsResponse::Number)
        };
        self.is_malformed = read.is_none();
        read
    }
}
