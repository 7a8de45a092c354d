//! The modal itself: the form, what came of it, and the answers.

use super::guarantees::guarantees_ui;
use super::search_fields::search_ui;
use crate::document::practice::Exercise;
use crate::document::wishes::Wishes;
use crate::document::{Practice, QuestionKinds};
use crate::i18n::Words;
use crate::i18n::practice::generator::{contents_sentences, exercise_title, not_generated_sentences};
use crate::picture::palette::PaletteColor;
use crate::platform::clock::{SystemTime, UNIX_EPOCH};
use crate::practice::generator::{Generated, NotGenerated, chosen_seed, generate};
use crate::practice::mistake_kind::MistakeKind;
use crate::ui::documents::answer::DocumentAnswer;
use crate::ui::documents::form::{choice, line};
use crate::ui::documents::modal::{answers, modal_ui, paragraph, scrolled_part};
use crate::ui::request::UiRequest;
use crate::ui::widgets::{heading, primary_button_if, separator, text_button};
use egui::{Context, TextEdit, Ui};

/// The width of the modal, in pixels.
const WIDTH: f32 = 720.0;
/// The largest height of the form, in pixels.
const MAX_HEIGHT: f32 = 640.0;

/// An exercise that is being described.
#[derive(Debug)]
pub struct ExerciseModal {
    /// The seed as it is typed.
    seed: String,
    wishes: Wishes,
    exercise: Exercise,
    /// The kind of mistake for which the exercise was asked for.
    mistake: Option<MistakeKind>,
    /// What was generated last, with the seed and the wishes.
    result: Option<(u64, Wishes, Result<Generated, NotGenerated>)>,
}

impl ExerciseModal {
    /// Returns a modal with a new seed: for an exercise in which a kind of mistake can be made, or for any.
    #[must_use]
    pub fn new(mistake: Option<MistakeKind>) -> Self {
        let wishes = mistake.map_or_else(Wishes::default, MistakeKind::wishes);
        Self { seed: another_seed().to_string(), wishes, exercise: Exercise::Predict, mistake, result: None }
    }

    /// Draws the modal.
    pub fn show(&mut self, ctx: &Context, words: &Words, is_new: bool, requests: &mut Vec<UiRequest>) {
        let high = (ctx.content_rect().height() - 220.0).clamp(160.0, MAX_HEIGHT);
        let ((), is_closed) = modal_ui(ctx, "exercise", &words.text("exercise-title"), WIDTH, |ui| {
            scrolled_part(ui, "form", high, |ui| {
                ui.spacing_mut().item_spacing.y = 6.0;
                self.seed_ui(ui, words, is_new);
                let exercises = [
                    (Exercise::Predict, "exercise-predict"),
                    (Exercise::FillIn, "exercise-fill-in"),
                    (Exercise::ImproveOrder, "exercise-improve-order"),
                ];
                choice(ui, words, "exercise-do", &mut self.exercise, &exercises);
                separator(ui);
                search_ui(ui, words, &mut self.wishes);
                separator(ui);
                heading(ui, &words.text("exercise-guarantees"));
                guarantees_ui(ui, words, &mut self.wishes);
            });
            self.result_ui(ui, words);
            self.answers_ui(ui, words, requests);
        });
        if is_closed {
            requests.push(DocumentAnswer::Cancel.into());
        }
    }

    fn seed_ui(&mut self, ui: &mut Ui, words: &Words, is_new: bool) {
        let label = words.text("exercise-seed");
        line(ui, &label, |ui| {
            let response = ui.add(TextEdit::singleline(&mut self.seed).desired_width(190.0));
            ui.ctx().accesskit_node_builder(response.id, |node| node.set_label(label.clone()));
            if is_new {
                response.request_focus();
            }
            if text_button(ui, &words.text("exercise-another-seed"), "", true).clicked() {
                self.seed = another_seed().to_string();
            }
        });
    }

    /// Draws what came of the last attempt, if it is about what the form says now.
    fn result_ui(&self, ui: &mut Ui, words: &Words) {
        let Some(seed) = self.typed_seed() else {
            return paragraph(ui, &words.text("exercise-no-seed"), PaletteColor::Text);
        };
        let Some((of_seed, of_wishes, result)) = &self.result else { return };
        if *of_seed != seed || *of_wishes != self.wishes {
            return;
        }
        let sentences = match result {
            Ok(generated) => contents_sentences(words, &generated.contents),
            Err(refusal) => not_generated_sentences(words, refusal),
        };
        for sentence in sentences {
            paragraph(ui, &sentence, PaletteColor::Text);
        }
    }

    fn answers_ui(&mut self, ui: &mut Ui, words: &Words, requests: &mut Vec<UiRequest>) {
        let seed = self.typed_seed();
        answers(ui, |ui| {
            let create = words.text("exercise-create");
            if primary_button_if(ui, &create, &create, "", seed.is_some()).clicked()
                && let Some(seed) = seed
                && let Some(generated) = self.generated(seed)
            {
                let mut document = generated.document;
                let practice = document.practice.get_or_insert_with(Practice::default);
                practice.exercise = self.exercise;
                practice.kinds = self.question_kinds();
                document.title = Some(exercise_title(seed));
                requests.push(DocumentAnswer::Exercise(Box::new(document)).into());
            }
            if text_button(ui, &words.text("exercise-count"), "", seed.is_some()).clicked()
                && let Some(seed) = seed
            {
                self.generated(seed);
            }
            if text_button(ui, &words.text("ask-cancel"), "Esc", true).clicked() {
                requests.push(DocumentAnswer::Cancel.into());
            }
        });
    }

    /// Returns the kinds of questions that are asked: those at which the mistake is made, unless other wishes were chosen since.
    fn question_kinds(&self) -> QuestionKinds {
        let mistake = self.mistake.filter(|mistake| mistake.wishes() == self.wishes);
        mistake.map_or_else(QuestionKinds::default, MistakeKind::question_kinds)
    }

    fn typed_seed(&self) -> Option<u64> {
        self.seed.trim().parse().ok()
    }

    /// Generates the exercise, unless that was done last. Returns it, if its wishes can be fulfilled.
    fn generated(&mut self, seed: u64) -> Option<Generated> {
        let is_known = self.result.as_ref().is_some_and(|(of, wishes, _)| *of == seed && *wishes == self.wishes);
        if !is_known {
            self.result = Some((seed, self.wishes, generate(seed, &self.wishes)));
        }
        self.result.as_ref().and_then(|(_, _, result)| result.as_ref().ok().cloned())
    }
}

/// Returns a seed by the clock of this machine.
fn another_seed() -> u64 {
    chosen_seed(SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default())
}
