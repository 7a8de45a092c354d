//! Practice of a Monte Carlo tree search in the side panel: a question about the next step, its choices or field, and the verdict on the
//! answer.
//!
//! A question is asked at the step before the one that answers it. The tree shows everything from which the answer follows.

use crate::look::linked_text::LinkOptions;
use crate::look::theme;
use crate::look::widgets::{keep_focus_after_enter, primary_button, text_button, text_field, wrapped};
use crate::panel::request::MctsRequest;
use crate::panel::section::{linked_paragraph, section};
use crate::panel::view_context::{MctsContext, ViewContext};
use crate::state::practice::PracticeRequest;
use egui::{Context, Id, Ui};
use poda_core::document::practice::Attempts;
use poda_core::game::any::AnyGame;
use poda_core::trace::sampled::tree::SampledTree;
use poda_core::trace::{Step, TimelineStep};
use poda_session::{Command, UniqueId};
use poda_words::i18n::Words;
use poda_words::i18n::mcts::child_name;
use poda_words::i18n::practice::mcts::{
    mcts_answer_text, mcts_expected_form, mcts_hint_sentence, mcts_objection_sentence, mcts_prompt,
    mcts_verdict_sentence,
};
use poda_words::i18n::styled_text::StyledText;
use poda_words::practice::mcts::run::{OpenMctsQuestion, chosen_mcts};
use poda_words::practice::mcts::{
    MctsQuestion, MctsQuestionKind, MctsResponse, WrittenNumber, mcts_questions_shown_at,
};

/// The width of the field for a number, in pixels.
const FIELD: f32 = 120.0;

/// The questions about a Monte Carlo tree search, and the one that is asked.
#[derive(Debug, Default)]
pub struct MctsQuestions {
    asked: Option<Asked>,
    /// Whether a key or a menu item requested to start the questions, or to end them.
    is_toggled: bool,
    /// The number of the frame in which the section was last drawn.
    drawn_in: u64,
}

/// An open question. Nothing that answers it is shown.
#[derive(Clone, Copy, Debug)]
pub struct OpenQuestion {
    /// The search that the question is about.
    pub of: UniqueId,
    pub question: MctsQuestion,
}

#[derive(Debug)]
struct Asked {
    /// The search that the question is about.
    of: UniqueId,
    open: OpenMctsQuestion,
    /// The text in the field.
    typed: String,
    /// Whether the entered text is not a valid answer.
    is_malformed: bool,
}

impl MctsQuestions {
    pub fn show(&mut self, ui: &mut Ui, context: &ViewContext<'_>, mcts: MctsContext<'_>) {
        let words = context.words;
        self.drawn_in = ui.ctx().cumulative_frame_nr();
        self.asked = self.asked.take().filter(|asked| asked.of == mcts.view.id);
        let is_toggled = std::mem::take(&mut self.is_toggled);
        if is_toggled && self.asked.take().is_some() {
            return ui.ctx().request_repaint();
        }
        section(ui, &words.text("mcts-questions-title"), |ui| {
            let Some(asked) = &mut self.asked else {
                let can_ask = !mcts.view.is_underway();
                let is_pressed = text_button(ui, &words.text("mcts-questions-ask"), "", can_ask).clicked();
                if is_pressed || is_toggled && can_ask {
                    self.ask_from(context, mcts, mcts.view.step());
                }
                return;
            };
            if mcts.view.step() != asked.open.limit() && mcts.view.step() != asked.open.question.shown_step {
                let step = TimelineStep::new(asked.open.question.shown_step);
                if text_button(ui, &words.text("mcts-questions-back"), "", true).clicked() {
                    context.requests.push(Command::Seek(step));
                }
                return;
            }
            asked.ui(ui, context, mcts);
            ui.add_space(6.0);
            let (is_closed, from) = (asked.open.is_closed, asked.open.question);
            wrapped(ui, [8.0, 6.0], |ui| {
                if is_closed {
                    let next = words.text("mcts-questions-next");
                    if primary_button(ui, &next, &next, "").clicked() {
                        self.ask_after(context, mcts, from);
                    }
                }
                if text_button(ui, &words.text("mcts-questions-stop"), "", true).clicked() {
                    self.asked = None;
                }
            });
        });
    }

    /// Starts the questions at the current step, or ends them, when the section is drawn next.
    pub const fn toggle(&mut self) {
        self.is_toggled = true;
    }

    /// Drops the request of [`Self::toggle`] if the section was not drawn.
    pub const fn end_toggling(&mut self) {
        self.is_toggled = false;
    }

    /// Returns whether a question about this search is asked.
    pub fn are_about(&self, mcts: MctsContext<'_>) -> bool {
        self.asked.as_ref().is_some_and(|asked| asked.of == mcts.view.id)
    }

    /// Returns whether the asked question is closed.
    pub fn are_answered(&self) -> bool {
        self.asked.as_ref().is_some_and(|asked| asked.open.is_closed)
    }

    /// Returns the asked question, if it is open and was drawn in this frame or the last.
    pub fn open(&self, ctx: &Context) -> Option<OpenQuestion> {
        let is_in_view = ctx.cumulative_frame_nr() <= self.drawn_in + 1;
        let asked = self.asked.as_ref().filter(|asked| is_in_view && !asked.open.is_closed)?;
        Some(OpenQuestion { of: asked.of, question: asked.open.question })
    }

    /// Asks the first question at or after a step; without one, the first question of the search.
    fn ask_from(&mut self, context: &ViewContext<'_>, mcts: MctsContext<'_>, step: Step) {
        let from = |step| questions_from(context, mcts, step).next();
        let next = from(step).or_else(|| from(0));
        self.ask(context, mcts, next);
    }

    /// Asks the question that follows another one.
    fn ask_after(&mut self, context: &ViewContext<'_>, mcts: MctsContext<'_>, question: MctsQuestion) {
        let next = questions_from(context, mcts, question.shown_step).skip_while(|other| *other != question).nth(1);
        self.ask(context, mcts, next);
    }

    fn ask(&mut self, context: &ViewContext<'_>, mcts: MctsContext<'_>, question: Option<MctsQuestion>) {
        self.asked = question.map(|question| {
            context.requests.push(Command::Seek(TimelineStep::new(question.shown_step)));
            // From now on, selecting a child in the tree answers the question.
            context.requests.push(MctsRequest::Select(None));
            let practice = context.session.document().practice.as_ref();
            let attempts = practice.map_or_else(Attempts::default, |practice| practice.attempts);
            let open = OpenMctsQuestion::new(question, attempts);
            Asked { of: mcts.view.id, open, typed: String::new(), is_malformed: false }
        });
    }
}

/// Returns the questions at or after a step: those that the author of the document has chosen, or else all
/// questions of the document's kinds.
fn questions_from<'a>(
    context: &ViewContext<'_>,
    mcts: MctsContext<'a>,
    step: Step,
) -> impl Iterator<Item = MctsQuestion> + use<'a> {
    let recording = mcts.view.recording();
    let chosen = chosen_mcts(recording, context.session.history().chosen_questions());
    let steps = if chosen.is_empty() { step..recording.len() } else { 0..0 };
    let kinds = context.session.document().practice.clone().unwrap_or_default().kinds.of_mcts;
    let of_kinds = steps.flat_map(move |step| mcts_questions_shown_at(recording, &kinds, step));
    chosen.into_iter().filter(move |question| step <= question.shown_step).chain(of_kinds)
}

impl Asked {
    fn ui(&mut self, ui: &mut Ui, context: &ViewContext<'_>, mcts: MctsContext<'_>) {
        let (words, recording) = (context.words, mcts.view.recording());
        let say = |ui: &mut Ui, text: &StyledText| linked_paragraph(ui, context, text, 15.0, LinkOptions::TERMS);
        say(ui, &mcts_prompt(words, recording, &self.open.question));
        ui.add_space(6.0);
        if !self.open.is_closed {
            let response = wrapped(ui, [8.0, 6.0], |ui| self.answer_ui(ui, words, recording));
            let in_tree = mcts.selected.filter(|node| self.open.question.choices(recording).contains(node));
            if in_tree.is_some() {
                context.requests.push(MctsRequest::Select(None));
            }
            if let Some(response) = response.or(in_tree.map(MctsResponse::Node)) {
                self.open.answer(recording, response);
            }
            wrapped(ui, [8.0, 6.0], |ui| {
                if text_button(ui, &words.text("mcts-questions-hint"), "", true).clicked() {
                    self.open.strengthen_hint();
                }
                if text_button(ui, &words.text("mcts-questions-show"), "", true).clicked() {
                    self.open.show_answer(recording);
                }
            });
            if self.open.is_closed {
                let outcome = self.open.outcome();
                context.requests.extend(outcome.map(PracticeRequest::RecordMcts));
                context.requests.push(Command::Seek(TimelineStep::new(self.open.question.step)));
            }
        }
        let question = &self.open.question;
        if let Some(strength) = self.open.hint.filter(|_| !self.open.is_closed) {
            say(ui, &mcts_hint_sentence(words, recording, question, strength));
        }
        if self.is_malformed && !self.open.is_closed {
            say(ui, &StyledText::plain_text(&mcts_expected_form(words, question, &[])));
        }
        let Some(verdict) = &self.open.verdict else { return };
        let judged = match (verdict.is_right, self.open.is_closed, &verdict.accepted) {
            (true, ..) => words.text("cli-practice-right"),
            (false, true, Some(right)) => {
                let right = mcts_answer_text(words, recording, right);
                words.fill("cli-practice-answer", &[("answer", right.into())])
            }
            (false, ..) => words.text("cli-practice-again"),
        };
        say(ui, &StyledText::strong(&judged));
        let answer = self.open.last_answer();
        say(
            ui,
            &match answer.filter(|_| !self.open.is_closed) {
                Some(answer) => mcts_objection_sentence(words, recording, question, answer, verdict),
                None => mcts_verdict_sentence(words, recording, question, answer, verdict),
            },
        );
    }

    /// Draws the choices or the field. Returns the answer, once there is one.
    fn answer_ui(&mut self, ui: &mut Ui, words: &Words, recording: &SampledTree<AnyGame>) -> Option<MctsResponse> {
        let choices = self.open.question.choices(recording);
        if !choices.is_empty() {
            let chosen = choices.into_iter().filter(|&choice| {
                let name = child_name(words, recording, choice);
                text_button(ui, &name, "", true).clicked()
            });
            return chosen.last().map(MctsResponse::Node);
        }
        let name = words.text("practice-answer-field");
        let field = text_field(ui, Id::unique("mcts-answer"), &mut self.typed, &name, FIELD * theme::enlargement(ui));
        self.is_malformed &= !field.changed();
        let is_entered = keep_focus_after_enter(ui, &field, &self.typed);
        let answer = words.text("practice-answer");
        if !primary_button(ui, &answer, &answer, "").clicked() && !is_entered {
            return None;
        }
        let read = match self.open.question.kind {
            MctsQuestionKind::Backup => MctsResponse::read_counts(&self.typed),
            MctsQuestionKind::Term | MctsQuestionKind::Select | MctsQuestionKind::Decide => {
                WrittenNumber::read(&self.typed).map(MctsResponse::Number)
            }
        };
        self.is_malformed = read.is_none();
        read
    }
}
