//! The modal itself: the form, the preview, what will be written, and the answers.

mod choices;
pub mod plan;
mod preview;

pub use choices::ExportChoices;
pub use plan::ExportPlan;

use self::choices::{ChosenSteps, ChosenView, theme_message};
use self::plan::{PageKey, PagePlan, selected_subtree};
use self::preview::{PageSource, preview_ui};
use super::form::{bare_text_field, choice_with, drop_down_with, language_choice, line_with};
use super::form_with_preview::{FormSizes, MAX_WIDTH, form_with_preview_ui};
use super::modal::{answers, cancel_button, modal_ui, paragraph};
use crate::export::Format;
use crate::i18n::Words;
use crate::picture::palette::{PaletteColor, Theme};
use crate::series::SeriesError;
use crate::ui::files::file_export::FileExport;
use crate::ui::keyboard::Keyboard;
use crate::ui::request::DocumentRequest;
use crate::ui::view_context::ViewContext;
use crate::ui::widgets::primary_button_if;
use egui::{Context, Key, Modifiers, Ui};

/// The sizes of the modal.
const SIZES: FormSizes = FormSizes { form_width: 330.0, around: 230.0, stacked_height: 320.0 };
/// The width of the labels, in pixels.
const LABEL_WIDTH: f32 = 88.0;
/// How many pages a key turns that turns more than one.
const LEAF_THROUGH: usize = 10;

/// The pages that are shown and the number of the one in the preview.
#[derive(Debug, Default)]
pub struct ExportModal {
    /// What the pages depend on, with the pages or the reason why there are none.
    pages: Option<(PageKey, Result<Pages, String>)>,
    /// The number of the page in the preview, from 0.
    number: usize,
}

/// The pages by what is chosen, and where they are drawn.
type Pages = (PagePlan, PageSource);

impl ExportModal {
    /// Draws the modal.
    pub fn show(
        &mut self,
        ctx: &Context,
        context: &ViewContext<'_>,
        choices: &mut ExportChoices,
        (is_new, is_exporting): (bool, bool),
    ) {
        let words = context.words;
        self.update(ctx, context, choices);
        modal_ui(ctx, context, "pictures", &words.text("pictures-title"), MAX_WIDTH, |ui| {
            let is_entered = form_with_preview_ui(
                ui,
                &SIZES,
                choices,
                |ui, choices| form_ui(ui, context, choices),
                |ui, choices, height| self.page_ui(ui, words, choices, height),
            );
            let plan = self.plan(context, choices, is_exporting);
            let summary = plan.as_ref().map(|plan| written(words, plan.format, plan.count));
            paragraph(ui, summary.as_ref().unwrap_or_else(|refusal| refusal), PaletteColor::Text);
            answers(ui, |ui| {
                let export = words.text("pictures-export");
                let response = primary_button_if(ui, &export, &export, "", plan.is_ok());
                if is_new {
                    response.request_focus();
                }
                if let Ok(plan) = plan
                    && (response.clicked() || is_entered)
                {
                    context.requests.push(DocumentRequest::ExportFiles(FileExport::Pictures(Box::new(plan))));
                }
                cancel_button(ui, context, "ask-cancel");
            });
        });
    }

    /// Draws other pages where something else is chosen or recorded, and turns pages by keys.
    fn update(&mut self, ctx: &Context, context: &ViewContext<'_>, choices: &ExportChoices) {
        let key = PageKey::new(context, choices);
        if self.pages.as_ref().is_none_or(|(known, _)| *known != key) {
            let last = context.session.search().passes().end();
            let pages = match PagePlan::new(context, choices) {
                Ok(plan) => PageSource::start(ctx, plan.clone())
                    .map(|source| (plan, source))
                    .ok_or_else(|| context.words.text("pictures-no-thread")),
                Err(error) => Err(error.sentence(context.words, last)),
            };
            self.pages = Some((key, pages));
        }
        let turned = turned_by_keys(ctx, self.number);
        if let Some((_, Ok((_, source)))) = &mut self.pages {
            let last = source.count().map_or(turned, |count| count.saturating_sub(1));
            self.number = turned.min(last);
            source.update(self.number);
            // A shorter series may have been counted just now.
            self.number = source.count().map_or(self.number, |count| self.number.min(count.saturating_sub(1)));
            source.update(self.number);
        }
    }

    /// Draws the preview, or why there is none.
    fn page_ui(&mut self, ui: &mut Ui, words: &Words, choices: &ExportChoices, height: f32) {
        match &self.pages {
            Some((_, Ok((_, source)))) => {
                self.number = preview_ui(ui, words, (source, self.number), choices.theme, height);
            }
            Some((_, Err(sentence))) => paragraph(ui, sentence, PaletteColor::Text),
            None => {}
        }
    }

    /// Returns the export that is chosen, or why nothing can be exported now.
    fn plan(
        &self,
        context: &ViewContext<'_>,
        choices: &ExportChoices,
        is_exporting: bool,
    ) -> Result<ExportPlan, String> {
        let words = context.words;
        if is_exporting {
            return Err(words.text("export-still-writing"));
        }
        if context.session.task().is_some() {
            return Err(words.text("pictures-still-searching"));
        }
        let Some((_, pages)) = &self.pages else { return Err(words.text("pictures-counting")) };
        let (pages, source) = pages.as_ref().map_err(Clone::clone)?;
        let last = context.session.search().passes().end();
        let scale = choices.scale().map_err(|error| error.sentence(words, last))?;
        let (format, theme) = (choices.format, choices.theme);
        match source.count() {
            None => Err(words.text("pictures-counting")),
            Some(0) => Err(match source.error() {
                None | Some(SeriesError::NoStepOf(_)) => words.text("pictures-no-steps"),
                Some(SeriesError::NoBookmarks) => words.text("pictures-no-bookmarks"),
                Some(error) => error.sentence(words),
            }),
            Some(count) if format.max_pages() < count => {
                let number = |count: usize| words.number(count as u64).into();
                let args = [("pages", number(count)), ("most", number(format.max_pages()))];
                Err(words.fill("pictures-too-many", &args))
            }
            Some(count) => Ok(ExportPlan { pages: pages.clone(), count, format, theme, scale }),
        }
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
    let themes = Theme::ALL.map(|theme| (theme, theme_message(theme)));
    choice_with(ui, words, ("pictures-theme", LABEL_WIDTH), &mut choices.theme, &themes);
    language_choice(ui, words, LABEL_WIDTH, &mut choices.language);
    let sizes = [(false, "pictures-size-natural"), (true, "pictures-size-chosen")];
    choice_with(ui, words, ("pictures-size", LABEL_WIDTH), &mut choices.has_width, &sizes);
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
    let turn = |number: usize, is_forward| if is_forward { number.saturating_add(1) } else { number.saturating_sub(1) };
    let mut number = arrows.into_iter().fold(number, turn);
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
