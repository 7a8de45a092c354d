//! The modal itself: the form, the preview, what will be written, and the answers.

use super::choices::{ChosenSteps, ChosenView, ExportChoices, theme_message};
use super::page_source::PageSource;
use super::plan::{ExportPlan, PageKey, PagePlan, selected_subtree};
use super::preview::preview_ui;
use crate::export::Format;
use crate::i18n::{Language, Words};
use crate::picture::palette::{PaletteColor, Theme};
use crate::series::SeriesError;
use crate::ui::documents::answer::DocumentAnswer;
use crate::ui::documents::file_export::FileExport;
use crate::ui::documents::form::{bare_text_field, drop_down_with, line_with};
use crate::ui::documents::modal::{answers, modal_ui, paragraph, scrolled_part};
use crate::ui::keyboard::Keyboard;
use crate::ui::request::{DocumentRequest, UiRequest};
use crate::ui::size_class::SizeClass;
use crate::ui::view_context::ViewContext;
use crate::ui::widgets::{primary_button_if, segmented_control, text_button};
use egui::{Context, Key, Modifiers, Ui, Vec2, vec2};

/// The largest size of the modal, in pixels.
const MAX_WIDTH: f32 = 1240.0;
const MAX_HEIGHT: f32 = 860.0;
/// The width of the form, in pixels.
const FORM_WIDTH: f32 = 330.0;
/// The width of the labels, in pixels.
const LABEL_WIDTH: f32 = 88.0;
/// The height of what stands around the form and the preview, in pixels.
const AROUND: f32 = 230.0;
/// The height of the preview under the form, in pixels.
const STACKED_HEIGHT: f32 = 320.0;
/// How many pages a key turns that turns more than one.
const LEAF_THROUGH: usize = 10;

/// The pages that are shown and the number of the one in the preview.
#[derive(Debug, Default)]
pub struct ExportModal {
    /// What the pages depend on, with the pages or the reason why there are none.
    pages: Option<(PageKey, Pages)>,
    /// The number of the page in the preview, from 0.
    number: usize,
}

/// The pages by what is chosen, with the thread that draws them if one could be started; or the reason why there are none.
type Pages = Result<(PagePlan, Option<PageSource>), String>;

impl ExportModal {
    /// Draws the modal.
    pub fn show(
        &mut self,
        ctx: &Context,
        context: &ViewContext<'_>,
        choices: &mut ExportChoices,
        (is_new, is_exporting): (bool, bool),
        requests: &mut Vec<UiRequest>,
    ) {
        let words = context.words;
        self.update(ctx, context, choices);
        let window = ctx.content_rect().size();
        let width = MAX_WIDTH.min(window.x - 32.0);
        let height = (window.y.min(MAX_HEIGHT) - AROUND).max(200.0);
        let ((), is_closed) = modal_ui(ctx, "pictures", &words.text("pictures-title"), width, |ui| {
            let room = vec2(ui.available_width(), height);
            let is_entered = if SizeClass::of(ui.ctx()).is_compact_wide() {
                self.stacked_ui(ui, context, choices)
            } else {
                ui.horizontal_top(|ui| self.columns_ui(ui, context, choices, room)).inner
            };
            let refusal = self.summary_ui(ui, context, choices, is_exporting);
            self.answers_ui(ui, context, choices, (refusal.is_none(), is_new, is_entered), requests);
        });
        if is_closed {
            requests.push(DocumentAnswer::Cancel.into());
        }
    }

    /// Draws other pages where something else is chosen or recorded, and turns pages by keys.
    fn update(&mut self, ctx: &Context, context: &ViewContext<'_>, choices: &ExportChoices) {
        let key = PageKey::new(context, choices);
        if self.pages.as_ref().is_none_or(|(known, _)| *known != key) {
            let last = context.session.search().passes().end();
            let pages = match PagePlan::new(context, choices) {
                Ok(plan) => Ok((plan.clone(), PageSource::start(ctx, plan))),
                Err(error) => Err(error.sentence(context.words, last)),
            };
            self.pages = Some((key, pages));
        }
        let turned = turned_by_keys(ctx, self.number);
        if let Some((_, Ok((_, Some(source))))) = &mut self.pages {
            let last = source.count().map_or(turned, |count| count.saturating_sub(1));
            self.number = turned.min(last);
            source.update(self.number);
            // A shorter series may have been counted just now.
            self.number = source.count().map_or(self.number, |count| self.number.min(count.saturating_sub(1)));
            source.update(self.number);
        }
    }

    /// Draws the form and, beside it, the preview. Returns whether Enter was pressed in a field.
    fn columns_ui(&mut self, ui: &mut Ui, context: &ViewContext<'_>, choices: &mut ExportChoices, room: Vec2) -> bool {
        ui.spacing_mut().item_spacing.x = 20.0;
        let form = ui.vertical(|ui| {
            ui.set_width(FORM_WIDTH);
            scrolled_part(ui, "form", room.y, |ui| {
                ui.set_width(FORM_WIDTH - 12.0);
                ui.spacing_mut().item_spacing.y = 6.0;
                form_ui(ui, context, choices)
            })
        });
        ui.vertical(|ui| {
            ui.set_width(room.x - FORM_WIDTH - 20.0);
            self.page_ui(ui, context, choices, room.y);
        });
        form.inner
    }

    /// Draws the preview under the form. Returns whether Enter was pressed in a field.
    fn stacked_ui(&mut self, ui: &mut Ui, context: &ViewContext<'_>, choices: &mut ExportChoices) -> bool {
        ui.spacing_mut().item_spacing.y = 6.0;
        let is_entered = form_ui(ui, context, choices);
        self.page_ui(ui, context, choices, STACKED_HEIGHT);
        is_entered
    }

    /// Draws the preview, or why there is none.
    fn page_ui(&mut self, ui: &mut Ui, context: &ViewContext<'_>, choices: &ExportChoices, height: f32) {
        match &self.pages {
            Some((_, Ok((_, Some(source))))) => {
                self.number = preview_ui(ui, context.words, (source, self.number), choices.theme, height);
            }
            Some((_, Err(sentence))) => paragraph(ui, sentence, PaletteColor::Text),
            _ => paragraph(ui, &context.words.text("pictures-no-thread"), PaletteColor::Text),
        }
    }

    /// Says what will be written, or why nothing can be. Returns the reason.
    fn summary_ui(
        &self,
        ui: &mut Ui,
        context: &ViewContext<'_>,
        choices: &ExportChoices,
        is_exporting: bool,
    ) -> Option<String> {
        let words = context.words;
        let refusal = self.refusal(context, choices, is_exporting);
        match (&refusal, self.count()) {
            (Some(sentence), _) => paragraph(ui, sentence, PaletteColor::Text),
            (None, count) => paragraph(ui, &written(words, choices.format, count.unwrap_or(0)), PaletteColor::Text),
        }
        refusal
    }

    /// Returns why nothing can be exported now.
    fn refusal(&self, context: &ViewContext<'_>, choices: &ExportChoices, is_exporting: bool) -> Option<String> {
        let words = context.words;
        let last = context.session.search().passes().end();
        if is_exporting {
            return Some(words.text("export-still-writing"));
        }
        if context.session.task().is_some() {
            return Some(words.text("pictures-still-searching"));
        }
        match &self.pages {
            Some((_, Err(sentence))) => return Some(sentence.clone()),
            Some((_, Ok((_, Some(_))))) => {}
            _ => return Some(words.text("pictures-no-thread")),
        }
        if let Err(error) = choices.scale() {
            return Some(error.sentence(words, last));
        }
        match self.count() {
            None => Some(words.text("pictures-counting")),
            Some(0) => Some(self.error().map_or_else(
                || words.text("pictures-no-steps"),
                |error| match error {
                    SeriesError::NoBookmarks => words.text("pictures-no-bookmarks"),
                    SeriesError::NoStepOf(_) => words.text("pictures-no-steps"),
                    error => error.sentence(words),
                },
            )),
            Some(count) if choices.format.max_pages() < count => {
                let number = |count: usize| words.number(count as u64).into();
                let args = [("pages", number(count)), ("most", number(choices.format.max_pages()))];
                Some(words.fill("pictures-too-many", &args))
            }
            Some(_) => None,
        }
    }

    /// The number of pages, once it is known.
    fn count(&self) -> Option<usize> {
        match &self.pages {
            Some((_, Ok((_, Some(source))))) => source.count(),
            _ => None,
        }
    }

    /// The reason why there are no pages, once it is known.
    fn error(&self) -> Option<&SeriesError> {
        match &self.pages {
            Some((_, Ok((_, Some(source))))) => source.error(),
            _ => None,
        }
    }

    fn answers_ui(
        &self,
        ui: &mut Ui,
        context: &ViewContext<'_>,
        choices: &ExportChoices,
        (can, is_new, is_entered): (bool, bool, bool),
        requests: &mut Vec<UiRequest>,
    ) {
        let words = context.words;
        answers(ui, |ui| {
            let export = words.text("pictures-export");
            let response = primary_button_if(ui, &export, &export, "", can);
            if is_new {
                response.request_focus();
            }
            if (response.clicked() || is_entered)
                && can
                && let Some(plan) = self.plan(choices)
            {
                requests.push(DocumentRequest::ExportFiles(FileExport::Pictures(Box::new(plan))).into());
            }
            if text_button(ui, &words.text("ask-cancel"), "Esc", true).clicked() {
                requests.push(DocumentAnswer::Cancel.into());
            }
        });
    }

    /// Returns the export that is chosen.
    fn plan(&self, choices: &ExportChoices) -> Option<ExportPlan> {
        let Some((_, Ok((pages, _)))) = &self.pages else { return None };
        Some(ExportPlan {
            pages: pages.clone(),
            count: self.count()?,
            format: choices.format,
            theme: choices.theme,
            scale: choices.scale().ok()?,
        })
    }
}

/// Draws the form. Returns whether Enter was pressed in a field.
fn form_ui(ui: &mut Ui, context: &ViewContext<'_>, choices: &mut ExportChoices) -> bool {
    let words = context.words;
    let mut is_entered = false;
    drop_down(ui, words, "pictures-format", &mut choices.format, &Format::ALL.map(|it| (it, words.text(it.message()))));
    drop_down(
        ui,
        words,
        "pictures-steps",
        &mut choices.steps,
        &ChosenSteps::ALL.map(|(it, name)| (it, words.text(name))),
    );
    if choices.steps == ChosenSteps::Listed {
        is_entered |= field(ui, words, "pictures-list", &mut choices.listed, 200.0, "");
    }
    let subtree = match selected_subtree(context) {
        Some(node) => words.fill("pictures-view-subtree", &[("node", node.into())]),
        None => words.text("pictures-view-no-subtree"),
    };
    let views = [
        (ChosenView::Whole, words.text("pictures-view-whole")),
        (ChosenView::Visible, words.text("pictures-view-visible")),
        (ChosenView::Subtree, subtree),
    ];
    drop_down(ui, words, "pictures-view", &mut choices.view, &views);
    let themes = Theme::ALL.map(|theme| (theme, words.text(theme_message(theme))));
    segments(ui, words, "pictures-theme", &mut choices.theme, &themes);
    let mut language = choices.language.unwrap_or(words.language());
    let languages =
        [(Language::English, words.text("language-english")), (Language::Spanish, words.text("language-spanish"))];
    segments(ui, words, "pictures-language", &mut language, &languages);
    if language != choices.language.unwrap_or(words.language()) {
        choices.language = Some(language);
    }
    let sizes = [(false, words.text("pictures-size-natural")), (true, words.text("pictures-size-chosen"))];
    segments(ui, words, "pictures-size", &mut choices.has_width, &sizes);
    if choices.has_width {
        is_entered |= field(ui, words, "pictures-width", &mut choices.width, 70.0, "px");
    }
    if choices.format.has_pixels() {
        is_entered |= field(ui, words, "pictures-scale", &mut choices.scale, 70.0, "×");
    }
    is_entered
}

/// Draws a line with a drop-down.
fn drop_down<T: Copy + PartialEq>(ui: &mut Ui, words: &Words, label: &str, chosen: &mut T, offers: &[(T, String)]) {
    drop_down_with(ui, (&words.text(label), LABEL_WIDTH), chosen, offers);
}

/// Draws a line with a segmented control.
fn segments<T: Copy + PartialEq>(ui: &mut Ui, words: &Words, label: &str, chosen: &mut T, offers: &[(T, String)]) {
    let label = words.text(label);
    line_with(ui, (&label, LABEL_WIDTH), |ui| {
        let texts: Vec<&str> = offers.iter().map(|(_, name)| name.as_str()).collect();
        let index = offers.iter().position(|(offer, _)| offer == chosen).unwrap_or_default();
        if let Some(pressed) = segmented_control(ui, &label, &texts, index, true) {
            *chosen = offers[pressed].0;
        }
    });
}

/// Draws a line with a text field and its unit. Returns whether Enter was pressed in it.
fn field(ui: &mut Ui, words: &Words, label: &str, text: &mut String, width: f32, unit: &str) -> bool {
    let label = words.text(label);
    line_with(ui, (&label, LABEL_WIDTH), |ui| {
        let is_entered = bare_text_field(ui, &label, text, width).is_entered;
        ui.label(unit);
        is_entered
    })
}

/// Returns what will be written.
fn written(words: &Words, format: Format, count: usize) -> String {
    let args = [("count", count.into()), ("pages", words.number(count as u64).into())];
    if format.is_one_file() { words.fill("pictures-one-file", &args) } else { words.fill("pictures-files", &args) }
}

/// Returns the number of the page to which the keys of this frame turn.
fn turned_by_keys(ctx: &Context, number: usize) -> usize {
    let arrows = ctx.plugin::<Keyboard>().lock().take_arrows();
    let mut number =
        arrows.into_iter().fold(
            number,
            |number, is_forward| {
                if is_forward { number.saturating_add(1) } else { number.saturating_sub(1) }
            },
        );
    if !ctx.text_edit_focused() {
        let pressed = |key| ctx.input_mut(|input| input.count_and_consume_key(Modifiers::NONE, key));
        number = number.saturating_add(LEAF_THROUGH * pressed(Key::PageDown));
        number = number.saturating_sub(LEAF_THROUGH * pressed(Key::PageUp));
        if 0 < pressed(Key::Home) {
            number = 0;
        }
        if 0 < pressed(Key::End) {
            number = usize::MAX;
        }
    }
    number
}
