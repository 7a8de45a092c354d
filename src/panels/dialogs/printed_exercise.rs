//! The modal that opens an exercise of a printed paper, given the code in its footer.

use super::modal::{answers, cancel_button, modal_ui, paragraph, text_field};
use egui::{Context, Ui};
use poda_core::document::{Document, LocalizedText};
use poda_paper::exam::{
    AnyPaperCode, CodeError, ExerciseReference, ExerciseSource, MAX_EXERCISES, PaperEntry, PaperError, PrintedExercise,
    Variant,
};
use poda_picture::picture::palette::PaletteColor;
use poda_window::jobs::background_job::{BackgroundJob, JobState};
use poda_window::look::widgets::primary_button_if;
use poda_window::panel::request::DocumentAnswer;
use poda_window::panel::view_context::ViewContext;
use poda_words::i18n::{Words, args, localized};
use poda_words::messages::{Grouped, Message};

/// The width of the modal, in pixels.
const WIDTH: f32 = 560.0;

/// The typed reference, and the exercise being generated from it.
#[derive(Debug)]
pub struct PrintedExerciseModal {
    code: String,
    variant: String,
    number: String,
    /// The reference of the exercise, and the job that generates it.
    job: Option<(TypedExercise, BackgroundJob<Result<Document, PaperError>>)>,
    /// Why the exercise could not be generated.
    refused: Vec<String>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct TypedExercise {
    code: AnyPaperCode,
    variant: Variant,
    number: usize,
}

/// Why the typed text is not a reference to an exercise.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Message)]
#[message(prefix = "printed")]
enum TypedError {
    Empty,
    /// The code is invalid.
    #[message(transparent)]
    Code(CodeError),
    /// The variant is not a letter.
    #[message("printed-no-variant")]
    Variant,
    #[message("printed-no-number", most = Grouped(MAX_EXERCISES))]
    Number,
}

impl Default for PrintedExerciseModal {
    fn default() -> Self {
        Self { code: String::new(), variant: "A".into(), number: "1".into(), job: None, refused: Vec::new() }
    }
}

impl PrintedExerciseModal {
    pub(super) fn show(&mut self, ctx: &Context, context: &ViewContext<'_>, is_new: bool) {
        let words = context.words;
        self.poll(ctx, context);
        modal_ui(ctx, context, "printed", &words.text("printed-title"), WIDTH, |ui| {
            paragraph(ui, &words.text("printed-why"), PaletteColor::Secondary);
            let is_entered = self.fields_ui(ui, words, is_new);
            let typed = self.typed();
            match (&self.job, typed) {
                (Some(_), _) => paragraph(ui, &words.text("printed-searching"), PaletteColor::Text),
                // An empty field is not an error: only a hint is shown.
                (None, Err(TypedError::Empty)) => paragraph(ui, &words.text("printed-empty"), PaletteColor::Secondary),
                (None, Err(error)) => paragraph(ui, &error.sentence(words), PaletteColor::Text),
                (None, Ok(_)) => {
                    self.refused.iter().for_each(|sentence| paragraph(ui, sentence, PaletteColor::Text));
                }
            }
            answers(ui, |ui| {
                let open = words.text("printed-open");
                let can = typed.is_ok() && self.job.is_none();
                let is_pressed = primary_button_if(ui, &open, &open, "", can).clicked() || is_entered;
                if let (Ok(typed), true) = (typed, is_pressed && can) {
                    self.start(ctx, context, typed);
                }
                cancel_button(ui, context, "ask-cancel");
            });
        });
    }

    fn fields_ui(&mut self, ui: &mut Ui, words: &Words, is_new: bool) -> bool {
        let before = (self.code.clone(), self.variant.clone(), self.number.clone());
        let code = text_field(ui, &words.text("printed-code"), &mut self.code, 220.0);
        if is_new {
            code.response.request_focus();
        }
        let variant = text_field(ui, &words.text("printed-variant"), &mut self.variant, 50.0);
        let number = text_field(ui, &words.text("printed-number"), &mut self.number, 50.0);
        if before != (self.code.clone(), self.variant.clone(), self.number.clone()) {
            self.refused.clear();
            self.job = None;
        }
        self.spread_reference();
        code.is_entered || variant.is_entered || number.is_entered
    }

    /// Fills in all fields from the code field, if it contains a full reference as printed: code, variant and number.
    fn spread_reference(&mut self) {
        if let Ok(ExerciseReference { code, variant: Some(variant), number: Some(number) }) =
            ExerciseReference::parse(&self.code)
        {
            (self.code, self.variant, self.number) = (code.to_string(), variant.to_string(), number.to_string());
        }
    }

    /// Returns the typed reference. A variant or number in the code field takes precedence over the other fields.
    fn typed(&self) -> Result<TypedExercise, TypedError> {
        if self.code.trim().is_empty() {
            return Err(TypedError::Empty);
        }
        let reference = ExerciseReference::parse(&self.code).map_err(TypedError::Code)?;
        let mut letters = self.variant.trim().chars();
        let typed = letters.next().and_then(Variant::of_letter).filter(|_| letters.next().is_none());
        let variant = reference.variant.or(typed).ok_or(TypedError::Variant)?;
        let number = self.number.trim().parse().ok().filter(|number| (1..=MAX_EXERCISES).contains(number));
        let number = reference.number.or(number).ok_or(TypedError::Number)?;
        if MAX_EXERCISES < number {
            return Err(TypedError::Number);
        }
        Ok(TypedExercise { code: reference.code, variant, number })
    }

    fn start(&mut self, ctx: &Context, context: &ViewContext<'_>, printed: TypedExercise) {
        let words = context.words;
        let TypedExercise { code, variant, number } = printed;
        let language = words.language();
        // A paper of the window on the user's own position is about the open one.
        let document = Box::new(context.session.document().clone());
        let own = [PaperEntry { source: ExerciseSource::Document(document), points: None, title: None }];
        let job = BackgroundJob::start(ctx, "exercise", async move |_| {
            let exercise = PrintedExercise::new(&code, variant, number, &own, &Words::new(language));
            exercise.map(PrintedExercise::into_document)
        });
        self.job = job.map(|job| (printed, job));
        self.refused = if self.job.is_none() { vec![words.text("printed-no-thread")] } else { Vec::new() };
    }

    /// Opens the exercise once it is generated, or shows why it could not be generated.
    fn poll(&mut self, ctx: &Context, context: &ViewContext<'_>) {
        let Some((printed, job)) = &self.job else { return };
        match job.poll(ctx) {
            JobState::Running => return,
            JobState::Found(Ok(document)) => {
                let document = Document { title: Some(printed.title()), ..document };
                context.requests.push(DocumentAnswer::Exercise(Box::new(document)));
            }
            JobState::Found(Err(error)) => self.refused = error.sentences(context.words),
            JobState::Ended => self.refused = vec![context.words.text("printed-no-thread")],
        }
        self.job = None;
    }
}

impl TypedExercise {
    fn title(self) -> LocalizedText {
        let args =
            args![code = self.code.to_string(), variant = self.variant.to_string(), number = self.number.to_string()];
        localized(|words| words.fill("printed-document", &args))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use poda_paper::exam::PaperCode;

    fn typed(code: &str, variant: &str, number: &str) -> Result<(u64, String, usize), TypedError> {
        let modal = PrintedExerciseModal {
            code: code.into(),
            variant: variant.into(),
            number: number.into(),
            ..Default::default()
        };
        modal.typed().map(|printed| (printed.code.seed(), printed.variant.to_string(), printed.number))
    }

    #[test]
    fn a_code_a_letter_and_a_number_are_an_exercise() {
        let code = <PaperCode>::of_seed(7).to_string();
        for code in ["7", &code, &code.to_lowercase(), &format!(" {code} ")] {
            assert_eq!(typed(code, " b ", "3"), Ok((7, "B".into(), 3)), "{code}");
        }
        assert_eq!(typed(&format!("{code} C"), "A", "3"), Ok((7, "C".into(), 3)));
    }

    #[test]
    fn what_is_mistyped_is_told_apart() {
        assert_eq!(typed(" ", "A", "1"), Err(TypedError::Empty));
        for code in ["x", "-7", "7.5x", "NaN", "99999999999999999999999"] {
            assert_eq!(typed(code, "A", "1"), Err(TypedError::Code(CodeError::NotACode)), "{code}");
        }
        let mistyped = <PaperCode>::of_seed(7).to_string().replace('7', "8");
        assert_eq!(typed(&mistyped, "A", "1"), Err(TypedError::Code(CodeError::Mistyped)));
        for variant in ["", "1", "AB", "Ñ"] {
            assert_eq!(typed("7", variant, "1"), Err(TypedError::Variant), "{variant}");
        }
        for number in ["", "0", "-1", "x", "1.5", "NaN", "21", "99999999999999999999999"] {
            assert_eq!(typed("7", "A", number), Err(TypedError::Number), "{number}");
        }
        assert_eq!(typed("7 B 21", "A", "1"), Err(TypedError::Number));
    }

    #[test]
    fn a_reference_as_it_is_printed_fills_in_all_fields() {
        let code = <PaperCode>::of_seed(7).to_string();
        let mut modal = PrintedExerciseModal { code: format!("{code} · B · 3"), ..Default::default() };
        modal.spread_reference();
        assert_eq!((modal.code, modal.variant, modal.number), (code, "B".into(), "3".into()));
    }
}
