//! The modal that makes an exam paper: its form, a preview of the first exercise, and the files that will be written.

mod mcts;

use crate::dialogs::exercise::{guarantees_ui, search_ui};
use crate::dialogs::modal::{
    FormSizes, LABEL_WIDTH, MAX_WIDTH, ModalState, answers, bare_text_field, cancel_button, choice, drop_down,
    form_with_preview_ui, language_choice, line, modal_ui, paragraph, picture_ui, scrolled_part, switch, text_field,
};
use egui::{Context, Ui, vec2};
use poda_core::document::Document;
use poda_core::score::{Player, Turn};
use poda_paper::exam::{
    AnyPaperCode, AskedNodes, AskedParts, PaperError, PaperFormat, PaperSettings, PaperSize, exercise_picture, paper,
};
use poda_picture::picture::palette::{PaletteColor, Theme};
use poda_picture::picture::shape::{Point, Shape};
use poda_platform::another_seed;
use poda_platform::clock::Instant;
use poda_session::Session;
use poda_window::documents::file_export::FileExport;
use poda_window::documents::paper_plan::{PaperChoices, PaperContent, PaperPlan, PaperSource, paper_of_document};
use poda_window::jobs::background_job::{BackgroundJob, JobState};
use poda_window::look::widgets::{heading, primary_button_if, separator, text_button};
use poda_window::panel::request::DocumentRequest;
use poda_window::panel::view_context::ViewContext;
use poda_words::i18n::{Language, Words, args};
use poda_words::practice::sentences::generator::contents_sentences;
use std::time::Duration;

const SIZES: FormSizes = FormSizes { form_width: 560.0, around: 210.0, stacked_height: 340.0 };
const MAX_FORM_SHARE: f32 = 0.6;
/// The height of the sentences below the preview, in pixels.
const CONTENTS: f32 = 150.0;

#[derive(Debug, Default)]
pub struct PaperModal {
    preview: PaperPreview,
}

impl PaperModal {
    pub(super) fn show(
        &mut self,
        ctx: &Context,
        context: &ViewContext<'_>,
        choices: &mut PaperChoices,
        state: ModalState,
    ) {
        let ModalState { is_new, is_exporting } = state;
        let words = context.words;
        let of_kind = PaperSource::of(context.lane().kind());
        let own = of_kind.map(|[_, own]| own);
        let is_of_another = choices.source.is_own() && own != Some(choices.source);
        if is_of_another || (is_new && !context.is_depth_first() && !choices.source.is_own()) {
            choices.source = of_kind.map_or(PaperSource::Generated, |[generated, _]| generated);
        }
        self.preview.update(ctx, words, choices, context.session.document());
        modal_ui(ctx, context, "paper", &words.text("paper-title"), MAX_WIDTH, |ui| {
            let form_width = SIZES.form_width.min(ui.available_width() * MAX_FORM_SHARE);
            form_with_preview_ui(
                ui,
                &FormSizes { form_width, ..SIZES },
                choices,
                |ui, choices| form_ui(ui, words, choices, is_new, own),
                |ui, choices, height| self.preview_ui(ui, words, choices, height),
            );
            let plan = self.plan(context.session, words, choices, is_exporting);
            let sentence = plan.as_ref().map_or_else(Clone::clone, |plan| plan.sentence(words));
            paragraph(ui, &sentence, PaletteColor::Text);
            answers(ui, |ui| {
                let export = words.text("pictures-export");
                let is_pressed = primary_button_if(ui, &export, &export, "", plan.is_ok()).clicked();
                if let Ok(plan) = plan
                    && is_pressed
                {
                    context.requests.push(DocumentRequest::ExportFiles(FileExport::Paper(Box::new(plan))));
                }
                cancel_button(ui, context, "ask-cancel");
            });
        });
    }

    /// Returns the chosen paper, or the first sentence about why none can be written now. Further sentences are shown
    /// below the preview.
    fn plan(
        &self,
        session: &Session,
        words: &Words,
        choices: &PaperChoices,
        is_exporting: bool,
    ) -> Result<PaperPlan, String> {
        let first = |sentences: Vec<String>| sentences.into_iter().next().unwrap_or_default();
        if is_exporting {
            return Err(words.text("export-still-writing"));
        }
        let content = choices.content(session.document()).map_err(|error| first(error.sentences(words)))?;
        if let Some(Err(error)) = self.preview.outcome() {
            return Err(first(error.sentences(words)));
        }
        Ok(PaperPlan {
            content,
            language: choices.language.unwrap_or(words.language()),
            format: choices.format,
            has_key_json: choices.has_key_json,
        })
    }

    /// Draws the first exercise, or shows why there is none.
    fn preview_ui(&self, ui: &mut Ui, words: &Words, choices: &PaperChoices, height: f32) {
        let outcome = self.preview.outcome();
        let drawn = outcome.and_then(|outcome| outcome.as_ref().ok());
        let is_awaited = self.preview.wanted.is_some() && outcome.is_none();
        let message = is_awaited.then(|| words.text("paper-generating"));
        let space = vec2(ui.available_width(), (height - CONTENTS).max(80.0));
        let picture = drawn.map(|FirstExercise { shapes, size, .. }| (&shapes[..], *size));
        picture_ui(ui, &words.text("paper-preview"), Theme::Light, picture, space, message.as_deref());
        scrolled_part(ui, "contents", CONTENTS - 12.0, |ui| {
            if let Ok(Some(code)) = choices.code() {
                let code = words.fill("paper-code", &args![code = code.to_string()]);
                paragraph(ui, &code, PaletteColor::Secondary);
            }
            let sentences = match outcome {
                Some(Ok(first)) => first.contents.clone(),
                // The first sentence is shown above the answers.
                Some(Err(error)) => error.sentences(words).into_iter().skip(1).collect(),
                None => Vec::new(),
            };
            for sentence in sentences {
                paragraph(ui, &sentence, PaletteColor::Text);
            }
        });
    }
}

fn form_ui(ui: &mut Ui, words: &Words, choices: &mut PaperChoices, is_new: bool, own: Option<PaperSource>) {
    paper_ui(ui, words, choices, is_new, own);
    if choices.source.is_own() {
        return;
    }
    separator(ui);
    heading(ui, &words.text("paper-exercises"));
    match choices.source {
        PaperSource::Mcts | PaperSource::OwnMcts => mcts::search_ui(ui, words, &mut choices.mcts_wishes),
        PaperSource::Generated | PaperSource::OwnPosition => search_ui(ui, words, &mut choices.wishes),
    }
    separator(ui);
    heading(ui, &words.text("exercise-guarantees"));
    match choices.source {
        PaperSource::Mcts | PaperSource::OwnMcts => mcts::guarantees_ui(ui, words, &mut choices.mcts_wishes),
        PaperSource::Generated | PaperSource::OwnPosition => guarantees_ui(ui, words, &mut choices.wishes),
    }
}

/// Draws the fields about the paper as a whole.
fn paper_ui(ui: &mut Ui, words: &Words, choices: &mut PaperChoices, is_new: bool, own: Option<PaperSource>) {
    let sources = PaperSource::generated().chain(own);
    let sources: Vec<_> = sources.map(|source| (source, source.message())).collect();
    choice(ui, words, "paper-about", &mut choices.source, &sources);
    if !choices.source.is_own() {
        let seed = words.text("exercise-seed");
        line(ui, &seed, |ui| {
            let field = bare_text_field(ui, &seed, &mut choices.seed, 120.0);
            if is_new {
                field.response.request_focus();
            }
            if text_button(ui, &words.text("exercise-another-seed"), "", true).clicked() {
                choices.seed = another_seed().to_string();
            }
        });
        text_field(ui, &words.text("paper-count"), &mut choices.count, 60.0);
    }
    let variants = match choices.source {
        PaperSource::OwnPosition => Some(&mut choices.own_variants),
        PaperSource::Generated | PaperSource::Mcts => Some(&mut choices.variants),
        // Another tree would need other counts.
        PaperSource::OwnMcts => None,
    };
    if let Some(variants) = variants {
        text_field(ui, &words.text("paper-variants"), variants, 60.0);
    }
    if choices.source.has_parts() {
        asked_ui(ui, words, &mut choices.asked);
    }
    let formats = PaperFormat::ALL.map(|format| (format, words.text(format.properties().message)));
    drop_down(ui, &words.text("pictures-format"), &mut choices.format, &formats);
    switch(ui, &words.text("paper-key-json"), &mut choices.has_key_json);
    if choices.format.properties().has_sheets {
        let sizes = [(PaperSize::A4, "paper-size-a4"), (PaperSize::Letter, "paper-size-letter")];
        choice(ui, words, "paper-size", &mut choices.paper_size, &sizes);
    }
    language_choice(ui, words, LABEL_WIDTH, &mut choices.language);
    text_field(ui, &words.text("paper-heading"), &mut choices.title, 220.0);
}

fn asked_ui(ui: &mut Ui, words: &Words, asked: &mut Option<AskedParts>) {
    line(ui, &words.text("paper-asked"), |ui| {
        let mut is_usual = asked.is_none();
        switch(ui, &words.text("paper-ask-usual"), &mut is_usual);
        if is_usual {
            *asked = None;
            return;
        }
        let AskedParts { values, windows, cuts, best, ever, matters, transform } = asked.get_or_insert(AskedParts::ALL);
        for (message, nodes) in [("paper-ask-values", values), ("paper-ask-cuts", cuts), ("paper-ask-windows", windows)]
        {
            let mut is_asked = nodes.is_some();
            switch(ui, &words.text(message), &mut is_asked);
            *nodes = is_asked.then(|| nodes.unwrap_or(AskedNodes::ALL));
            if let Some(windows) = nodes.as_mut().filter(|_| message == "paper-ask-windows") {
                let mut is_at_min = windows.turn == Some(Turn::Player(Player::Min));
                switch(ui, &words.text("paper-ask-windows-min"), &mut is_at_min);
                windows.turn = is_at_min.then_some(Turn::Player(Player::Min));
            }
        }
        switch(ui, &words.text("paper-ask-best"), best);
        switch(ui, &words.text("paper-ask-ever"), ever);
        switch(ui, &words.text("paper-ask-matters"), matters);
        switch(ui, &words.text("paper-ask-transform"), transform);
    });
}

/// How long the choices must stay unchanged before an exercise is generated.
const PAUSE: Duration = Duration::from_millis(250);

/// Everything that determines the first exercise.
#[derive(Clone, Debug, PartialEq)]
struct PreviewKey {
    code: Option<AnyPaperCode>,
    asked: Option<AskedParts>,
    /// The number of exercises. The parts that are asked for by default depend on all of them.
    count: usize,
    /// The number of variants of the open position, which may be more than the position has.
    variants: usize,
    paper_size: PaperSize,
    language: Language,
    /// The open position, if the exercise is about it.
    document: Option<Box<Document>>,
}

#[derive(Clone, Debug)]
pub struct FirstExercise {
    /// The shapes of its tree, blank as on the sheet.
    pub shapes: Vec<Shape>,
    /// The size of the picture, in pixels.
    pub size: Point,
    /// The sentences about what its search contains.
    pub contents: Vec<String>,
}

type PreviewOutcome = Result<FirstExercise, PaperError>;

#[derive(Debug, Default)]
pub struct PaperPreview {
    /// The key of the exercise to show, and when it may be generated.
    wanted: Option<(PreviewKey, Instant)>,
    job: Option<(PreviewKey, BackgroundJob<PreviewOutcome>)>,
    shown: Option<(PreviewKey, PreviewOutcome)>,
}

impl PaperPreview {
    /// Generates the first exercise for the choices, unless it is available or being generated. `document` is the open
    /// one.
    pub fn update(&mut self, ctx: &Context, words: &Words, choices: &PaperChoices, document: &Document) {
        let (Ok(content), Ok(code)) = (choices.content(document), choices.code()) else {
            self.wanted = None;
            return self.poll(ctx);
        };
        let language = choices.language.unwrap_or(words.language());
        // Only these choices change the first exercise.
        let (asked, count, variants, document) = match &content {
            PaperContent::Search { settings, document } => {
                let variants = if document.is_some() { settings.variants } else { 1 };
                (settings.asked, settings.count, variants, document.clone())
            }
            PaperContent::Mcts { document, .. } => (None, 1, 1, document.clone()),
        };
        let paper_size = choices.paper_size;
        let key = PreviewKey { code, asked, count, variants, paper_size, language, document };
        if self.wanted.as_ref().is_none_or(|(wanted, _)| *wanted != key) {
            // The very first exercise is generated without a delay.
            let pause = if self.shown.is_none() { Duration::ZERO } else { PAUSE };
            self.wanted = Some((key, Instant::now() + pause));
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
        let job = BackgroundJob::start(ctx, "preview", async move |_| first_exercise(&content, &Words::new(language)));
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

    /// Returns the first exercise for the current choices, or why there is none. Returns `None` while it is being
    /// generated.
    pub fn outcome(&self) -> Option<&PreviewOutcome> {
        let (wanted, _) = self.wanted.as_ref()?;
        self.shown.as_ref().filter(|(shown, _)| shown == wanted).map(|(_, outcome)| outcome)
    }
}

fn first_exercise(content: &PaperContent, words: &Words) -> PreviewOutcome {
    let mut paper = match content {
        PaperContent::Search { settings, document: Some(document) } => {
            paper_of_document(document, settings, words, &mut |_| true)?
        }
        PaperContent::Search { settings, document: None } => {
            paper(&PaperSettings { variants: 1, ..PaperSettings::clone(settings) }, words)?
        }
        PaperContent::Mcts { settings, document } => {
            let ((shapes, size), contents) = mcts::first_exercise(settings, document.as_deref(), words)?;
            return Ok(FirstExercise { shapes, size, contents });
        }
    };
    for variant in &mut paper.variants {
        variant.exercises.truncate(1);
    }
    let notes = paper.notes(words);
    let mut first = paper.variants.iter().flat_map(|variant| &variant.exercises);
    let contents = first.next().map(|exercise| contents_sentences(words, &exercise.contents)).unwrap_or_default();
    let contents = notes.into_iter().chain(contents).collect();
    let (shapes, size) = exercise_picture(&paper, words);
    Ok(FirstExercise { shapes, size, contents })
}

#[cfg(test)]
mod tests {
    use super::*;
    use poda_core::game::any::AnyGame;
    use poda_core::game::nim::Nim;
    use poda_window::documents::paper_plan::PaperChoiceError;

    #[test]
    fn what_is_typed_wrong_is_told_apart() {
        let choices = || PaperChoices { seed: "7".into(), ..PaperChoices::default() };
        let document = Document::of_position(AnyGame::Nim(Nim::new(&[3], false).unwrap()));
        let error = |choices: PaperChoices| choices.content(&document).unwrap_err();
        for wrong in ["", " ", "x", "-1", "1.5", "NaN", "99999999999999999999999"] {
            let typed = || wrong.to_owned();
            assert_eq!(error(PaperChoices { seed: typed(), ..choices() }), PaperChoiceError::Seed, "{wrong}");
            let count = error(PaperChoices { count: typed(), ..choices() });
            assert_eq!(count, PaperChoiceError::Paper(PaperError::Count), "{wrong}");
            let variants = error(PaperChoices { variants: typed(), ..choices() });
            assert_eq!(variants, PaperChoiceError::Paper(PaperError::Variants), "{wrong}");
        }
        for (count, variants) in [("0", "1"), ("21", "1"), ("1", "0"), ("1", "27")] {
            let choices = PaperChoices { count: count.into(), variants: variants.into(), ..choices() };
            assert!(choices.content(&document).is_err(), "{count} {variants}");
            let mcts = PaperChoices { source: PaperSource::Mcts, ..choices.clone() };
            assert!(mcts.content(&document).is_err(), "{count} {variants}");
            let own = PaperChoices { source: PaperSource::OwnPosition, ..choices };
            assert!(own.content(&document).is_ok(), "the open position has others");
        }
        assert_eq!(error(PaperChoices { title: "x".repeat(121), ..choices() }), PaperChoiceError::Title);
    }
}
