//! The preview of a paper: its first exercise, generated in the background.

use super::choices::PaperChoices;
use crate::document::Document;
use crate::exam::{Exercise, PaperCode, PaperError, Variant, exercise, exercise_picture};
use crate::i18n::Words;
use crate::i18n::practice::generator::contents_sentences;
use crate::picture::shape::{Point, Shape};
use crate::platform::clock::Instant;
use crate::ui::background_job::{BackgroundJob, JobState};
use egui::Context;
use std::time::Duration;

/// How long nothing else has to be chosen before an exercise is generated.
const PAUSE: Duration = Duration::from_millis(250);

/// What the first exercise depends on.
#[derive(Clone, Debug, PartialEq)]
struct PreviewKey {
    code: Option<PaperCode>,
    choices: PaperChoices,
    /// The open position, if the exercise is about that.
    document: Option<Document>,
}

/// The first exercise of a paper.
#[derive(Clone, Debug)]
pub struct FirstExercise {
    /// Its tree, blank as on the sheet.
    pub shapes: Vec<Shape>,
    /// The size of the picture, in pixels.
    pub size: Point,
    /// What its search contains.
    pub contents: Vec<String>,
}

type Outcome = Result<FirstExercise, PaperError>;

/// The preview.
#[derive(Debug, Default)]
pub struct PaperPreview {
    /// What is chosen, and since when.
    wanted: Option<(PreviewKey, Instant)>,
    job: Option<(PreviewKey, BackgroundJob<Outcome>)>,
    shown: Option<(PreviewKey, Outcome)>,
}

impl PaperPreview {
    /// Generates the first exercise by what is chosen, unless that is done or being done; `document` is the open one.
    pub fn update(&mut self, ctx: &Context, words: &Words, choices: &PaperChoices, document: &Document) {
        let Ok(settings) = choices.settings() else {
            self.wanted = None;
            return self.poll(ctx);
        };
        let language = choices.language.unwrap_or(words.language());
        let usual = PaperChoices::default();
        // The other choices make other papers of the same exercises.
        let choices = PaperChoices {
            is_own_position: choices.is_own_position,
            asked: choices.asked,
            paper_size: choices.paper_size,
            language: Some(language),
            wishes: usual.wishes,
            seed: String::new(),
            ..usual
        };
        let document = choices.is_own_position.then(|| document.clone());
        let key = PreviewKey { code: Some(settings.code).filter(|_| document.is_none()), choices, document };
        if self.wanted.as_ref().is_none_or(|(wanted, _)| *wanted != key) {
            // The first exercise needs no pause.
            let since = if self.shown.is_none() { None } else { Some(PAUSE) };
            self.wanted = Some((key, Instant::now() + since.unwrap_or_default()));
        }
        self.poll(ctx);
        let Some((wanted, from)) = &self.wanted else { return };
        if self.job.is_some() || self.shown.as_ref().is_some_and(|(shown, _)| shown == wanted) {
            return;
        }
        let wait = from.saturating_duration_since(Instant::now());
        if !wait.is_zero() {
            return ctx.request_repaint_after(wait);
        }
        let key = wanted.clone();
        let job =
            BackgroundJob::start(ctx, "preview", async move |_| first_exercise(&key, &settings, &Words::new(language)));
        self.job = job.map(|job| (wanted.clone(), job));
    }

    fn poll(&mut self, ctx: &Context) {
        let Some((key, job)) = self.job.take() else { return };
        match job.poll(ctx) {
            JobState::Running => self.job = Some((key, job)),
            JobState::Found(outcome) => self.shown = Some((key, outcome)),
            JobState::Ended => {}
        }
    }

    /// The first exercise by what is chosen, or why there is none; `None` while it is being generated.
    pub fn outcome(&self) -> Option<&Outcome> {
        let (wanted, _) = self.wanted.as_ref()?;
        self.shown.as_ref().filter(|(shown, _)| shown == wanted).map(|(_, outcome)| outcome)
    }
}

/// Generates the first exercise.
fn first_exercise(key: &PreviewKey, settings: &crate::exam::PaperSettings, words: &Words) -> Outcome {
    let exercise = match &key.document {
        Some(document) => {
            let exercise = Exercise::of_document(1, document.clone(), settings.asked, words)?;
            exercise.check_order()?;
            exercise
        }
        None => exercise(&settings.code, Variant::default(), 1, settings.asked, words)?,
    };
    let contents = contents_sentences(words, &exercise.contents);
    let (shapes, size) = exercise_picture(exercise, settings.asked, settings.paper_size, words);
    Ok(FirstExercise { shapes, size, contents })
}
