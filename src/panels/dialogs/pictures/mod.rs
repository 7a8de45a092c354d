//! The modal that exports pictures: the form, the preview, the summary of the export, and the answers.

use super::modal::{
    FormSizes, MAX_WIDTH, ModalState, answers, bare_text_field, cancel_button, choice_with, drop_down_with,
    form_with_preview_ui, language_choice, line_with, modal_ui, paragraph, picture_ui,
};
use egui::text::{LayoutJob, TextFormat};
use egui::{Align, Color32, Context, Key, Layout, Modifiers, Role, Sense, Ui, Vec2, WidgetInfo, pos2, vec2};
use poda_core::document::{Bookmark, NoteReader};
use poda_core::trace::{Story, TimelineStep};
use poda_paper::series::{SeriesError, SeriesOptions, SeriesView};
use poda_picture::export::{ExportPage, Format, TextRun};
use poda_picture::picture::fonts::Font;
use poda_picture::picture::palette::{PaletteColor, Theme};
use poda_picture::picture::{GivenValues, LayoutForm, NotationOptions};
use poda_platform::background::{BackgroundWork, FRAME_PATIENCE};
use poda_platform::clock::Instant;
use poda_platform::page;
use poda_session::lanes::Lane;
use poda_session::shown_search::ShownSearch;
use poda_session::{DrawingOptions, UniqueId};
use poda_window::documents::file_export::FileExport;
use poda_window::documents::picture_plan::{
    ChoiceError, ChosenSteps, ChosenView, ExportChoices, ExportPlan, PagePlan, theme_message,
};
use poda_window::input::keyboard::Keyboard;
use poda_window::look::icons::Icon;
use poda_window::look::size_class::target;
use poda_window::look::theme;
use poda_window::look::widgets::{icon_button, primary_button_if};
use poda_window::panel::request::DocumentRequest;
use poda_window::panel::view_context::ViewContext;
use poda_words::i18n::{Language, Words, args};
use std::sync::Arc;
use std::sync::mpsc::{Receiver, channel};

const SIZES: FormSizes = FormSizes { form_width: 330.0, around: 230.0, stacked_height: 320.0 };
/// The width of the labels, in pixels.
const LABEL_WIDTH: f32 = 88.0;
/// The number of pages that Page Up and Page Down turn.
const LEAF_THROUGH: usize = 10;

/// The pages in the preview, and the number of the current one.
#[derive(Debug, Default)]
pub struct ExportModal {
    /// The key of the pages, with the pages or the reason why there are none.
    pages: Option<(PageKey, Result<PreviewPages, String>)>,
    /// The number of the page in the preview, starting at 0.
    number: usize,
}

/// The pages of the choices, and the background work that draws them.
type PreviewPages = (PagePlan, PageSource);

impl ExportModal {
    pub(super) fn show(
        &mut self,
        ctx: &Context,
        context: &ViewContext<'_>,
        choices: &mut ExportChoices,
        state: ModalState,
    ) {
        let ModalState { is_new, is_exporting } = state;
        let words = context.words;
        choices.keep_possible(context.lane().kind());
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

    /// Starts drawing new pages if the choices or the recording have changed, and turns pages on key presses.
    fn update(&mut self, ctx: &Context, context: &ViewContext<'_>, choices: &ExportChoices) {
        let key = PageKey::new(context, choices);
        if self.pages.as_ref().is_none_or(|(known, _)| *known != key) {
            let last = context.timeline_end();
            let pages = match page_plan(context, choices) {
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
            // The page count may have arrived just now, and be smaller.
            self.number = source.count().map_or(self.number, |count| self.number.min(count.saturating_sub(1)));
            source.update(self.number);
        }
    }

    /// Draws the preview, or shows why there is none.
    fn page_ui(&mut self, ui: &mut Ui, words: &Words, choices: &ExportChoices, height: f32) {
        match &self.pages {
            Some((_, Ok((_, source)))) => {
                self.number = preview_ui(ui, words, source, self.number, choices.theme, height);
            }
            Some((_, Err(sentence))) => paragraph(ui, sentence, PaletteColor::Text),
            None => {}
        }
    }

    /// Returns the chosen export, or why nothing can be exported now.
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
        if context.session.is_recording() {
            return Err(words.text("pictures-still-searching"));
        }
        let Some((_, pages)) = &self.pages else { return Err(words.text("pictures-counting")) };
        let (pages, source) = pages.as_ref().map_err(Clone::clone)?;
        let last = context.timeline_end();
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
                let number = |count: usize| words.number(count as u64);
                let args = args![pages = number(count), most = number(format.max_pages())];
                Err(words.fill("pictures-too-many", &args))
            }
            Some(count) => {
                let (pages, base) = (pages.clone(), page::base());
                Ok(ExportPlan { pages, count, format, theme, scale, base })
            }
        }
    }
}

/// Draws the form. Returns whether Enter was pressed in a field.
fn form_ui(ui: &mut Ui, context: &ViewContext<'_>, choices: &mut ExportChoices) -> bool {
    let words = context.words;
    let mut is_entered = false;
    let formats = Format::ALL.map(|it| (it, words.text(it.properties().message)));
    drop_down(ui, words, "pictures-format", &mut choices.format, &formats);
    let kind = context.lane().kind();
    let offered = ChosenSteps::ALL.into_iter().filter(|(steps, _)| steps.is_offered(kind));
    let steps = offered.map(|(it, name)| (it, words.text(name)));
    drop_down(ui, words, "pictures-steps", &mut choices.steps, &steps.collect::<Vec<_>>());
    if choices.steps == ChosenSteps::Listed {
        is_entered |= field(ui, words, "pictures-list", &mut choices.listed, 200.0, "");
    }
    let subtree = match selected_subtree(context) {
        Some(node) => words.fill("pictures-view-subtree", &args![node]),
        None => words.text("pictures-view-no-subtree"),
    };
    let views = [
        (ChosenView::Whole, words.text("pictures-view-whole")),
        (ChosenView::Visible, words.text("pictures-view-visible")),
        (ChosenView::Subtree, subtree),
    ];
    let offered: Vec<_> = views.into_iter().filter(|(view, _)| view.is_offered(kind)).collect();
    drop_down(ui, words, "pictures-view", &mut choices.view, &offered);
    let themes = Theme::ALL.map(|theme| (theme, theme_message(theme)));
    choice_with(ui, words, "pictures-theme", LABEL_WIDTH, &mut choices.theme, &themes);
    language_choice(ui, words, LABEL_WIDTH, &mut choices.language);
    let sizes = [(false, "pictures-size-natural"), (true, "pictures-size-chosen")];
    choice_with(ui, words, "pictures-size", LABEL_WIDTH, &mut choices.has_width, &sizes);
    if choices.has_width {
        is_entered |= field(ui, words, "pictures-width", &mut choices.width, 70.0, "px");
    }
    if choices.format.properties().has_pixels {
        is_entered |= field(ui, words, "pictures-scale", &mut choices.scale, 70.0, "×");
    }
    is_entered
}

fn drop_down<T: Copy + PartialEq>(ui: &mut Ui, words: &Words, label: &str, chosen: &mut T, offers: &[(T, String)]) {
    drop_down_with(ui, &words.text(label), LABEL_WIDTH, chosen, offers);
}

/// Draws a line with a text field and its unit. Returns whether Enter was pressed in the field.
fn field(ui: &mut Ui, words: &Words, label: &str, text: &mut String, width: f32, unit: &str) -> bool {
    let label = words.text(label);
    line_with(ui, &label, LABEL_WIDTH, |ui| {
        let is_entered = bare_text_field(ui, &label, text, width).is_entered;
        ui.label(unit);
        is_entered
    })
}

fn written(words: &Words, format: Format, count: usize) -> String {
    let args = args![count, pages = words.number(count as u64)];
    words.fill(if format.properties().is_one_file { "pictures-one-file" } else { "pictures-files" }, &args)
}

fn turned_by_keys(ctx: &Context, number: usize) -> usize {
    let arrows = std::mem::take(&mut ctx.plugin::<Keyboard>().lock().arrows);
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

/// The height of the line with the page number, in pixels.
const LINE: f32 = 30.0;
/// The height of the sentence below the page, in pixels.
const CAPTION: f32 = 44.0;

/// Draws the preview into the available width. Returns the number of the page to show next.
pub fn preview_ui(ui: &mut Ui, words: &Words, source: &PageSource, number: usize, theme: Theme, height: f32) -> usize {
    let count = source.count().unwrap_or_default();
    let wanted = turning_ui(ui, words, source, number);
    let width = ui.available_width();
    let space = vec2(width, (height - target(ui, LINE) - CAPTION - 16.0).max(60.0));
    let page = source.page();
    let message = match page {
        Some((_, Some(_))) => None,
        Some((_, None)) => Some(words.text("pictures-no-picture")),
        None if source.count() == Some(0) => None,
        None => Some(words.text("pictures-drawing")),
    };
    let heading = match page {
        Some((drawn, Some(page))) if drawn == number => {
            let args = args![
                number = words.number(number as u64 + 1),
                count = words.number(count as u64),
                heading = page.heading.as_str(),
            ];
            words.fill("pictures-preview", &args)
        }
        _ => words.text("pictures-drawing"),
    };
    let drawn = page.and_then(|(_, page)| page).map(|page| (&page.shapes[..], page.size));
    picture_ui(ui, &heading, theme, drawn, space, message.as_deref());
    caption_ui(ui, page.and_then(|(_, page)| page), vec2(width, CAPTION));
    wanted
}

/// Draws the page number, with buttons for the previous and next pages. Returns the number of the page to show next.
fn turning_ui(ui: &mut Ui, words: &Words, source: &PageSource, number: usize) -> usize {
    let count = source.count().unwrap_or_default();
    let mut wanted = number;
    // If the last page was requested before the pages are counted, its number is not known yet.
    let number = number.min(count.saturating_sub(1));
    let size = vec2(ui.available_width(), target(ui, LINE));
    ui.allocate_ui_with_layout(size, Layout::left_to_right(Align::Center), |ui| {
        ui.spacing_mut().item_spacing.x = 8.0;
        let previous = icon_button(ui, Icon::Back, &words.text("pictures-previous"), "←", 0 < number);
        if previous.clicked() {
            wanted = number.saturating_sub(1);
        }
        let [shown, all] = [number + 1, count].map(|number| words.number(number as u64));
        let args = args![number = shown, count = all];
        ui.label(if count == 0 { words.text("pictures-no-page") } else { words.fill("pictures-page", &args) });
        let next = icon_button(ui, Icon::Forward, &words.text("pictures-next"), "→", number + 1 < count);
        if next.clicked() && number + 1 < count {
            wanted = number + 1;
        }
        if let Some((_, Some(page))) = source.page() {
            ui.add_space(8.0);
            let heading = Font::Regular.elided(&page.heading, 13.0, ui.available_width());
            ui.label(egui::RichText::new(heading).size(13.0).color(theme::color(ui, PaletteColor::Secondary)));
        }
    });
    wanted
}

/// Draws the sentence of a page in a space of two lines.
fn caption_ui(ui: &mut Ui, page: Option<&ExportPage>, space: Vec2) {
    let (rect, response) = ui.allocate_exact_size(space, Sense::hover());
    let Some(page) = page else { return };
    let mut job = LayoutJob::default();
    for TextRun { text, font, color } in &page.caption {
        let format = TextFormat {
            line_height: Some(20.0),
            ..TextFormat::simple(theme::font(*font, theme::TEXT), theme::color(ui, *color))
        };
        job.append(text, 0.0, format);
    }
    job.wrap = egui::text::TextWrapping { max_width: space.x, max_rows: 2, ..Default::default() };
    let galley = ui.painter().layout_job(job);
    ui.painter().galley(pos2(rect.left(), rect.top() + 2.0), galley, Color32::PLACEHOLDER);
    let caption = page.plain_caption();
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &caption));
    response.on_hover_text(&caption);
}

/// Draws the pages of a plan in the background, one at a time. Dropping it stops the drawing after the current page.
#[derive(Debug)]
pub struct PageSource {
    wanted: async_channel::Sender<usize>,
    replies: Receiver<PageReply>,
    /// The page that was requested last.
    asked: Option<usize>,
    count: Option<Result<usize, SeriesError>>,
    page: Option<(usize, Option<Box<ExportPage>>)>,
}

/// A message from the background work.
#[derive(Debug)]
enum PageReply {
    /// The number of pages, or why there are none.
    Count(Result<usize, SeriesError>),
    /// A page with its number. `None` if the page has no picture.
    Page(usize, Option<Box<ExportPage>>),
}

impl PageSource {
    /// Starts the background work. Returns `None` if it cannot be started.
    pub fn start(ctx: &Context, plan: PagePlan) -> Option<Self> {
        let (wanted, asked) = async_channel::unbounded();
        let (sender, replies) = channel();
        let ctx = ctx.clone();
        let work = async move || {
            let words = Words::new(plan.language);
            let mut series = plan.series(&words);
            let count = series.as_ref().map(|series| series.steps().len()).map_err(Clone::clone);
            // Sending fails if other choices were made. Then the sender of page numbers is gone too, and the loop below
            // ends.
            let _ = sender.send(PageReply::Count(count));
            ctx.request_repaint();
            let Ok(series) = &mut series else { return };
            while let Ok(mut number) = asked.recv().await {
                // Only the page that was requested last is still wanted.
                while let Ok(later) = asked.try_recv() {
                    number = later;
                }
                let _ = sender.send(PageReply::Page(number, series.page(number).map(Box::new)));
                ctx.request_repaint();
            }
        };
        BackgroundWork::start("preview", work).ok()?;
        Some(Self { wanted, replies, asked: None, count: None, page: None })
    }

    /// Requests a page, and receives what has been drawn.
    pub fn update(&mut self, number: usize) {
        if self.asked != Some(number) {
            self.asked = Some(number);
            // Sending fails if the background work has panicked. Then no page arrives.
            let _ = self.wanted.try_send(number);
        }
        let end = Instant::now() + FRAME_PATIENCE;
        while self.count.is_none()
            || self.count() != Some(0) && self.page.as_ref().is_none_or(|(drawn, _)| *drawn != number)
        {
            let wait = end.saturating_duration_since(Instant::now());
            let reply = self.replies.try_recv().ok();
            // In a browser the wait is zero. It must not block, because no other thread could reply.
            match reply.or_else(|| (!wait.is_zero()).then(|| self.replies.recv_timeout(wait).ok()).flatten()) {
                Some(PageReply::Count(count)) => self.count = Some(count),
                Some(PageReply::Page(number, page)) => self.page = Some((number, page)),
                None => return,
            }
        }
    }

    /// Returns the number of pages, once it is known. Returns 0 if counting failed.
    pub fn count(&self) -> Option<usize> {
        self.count.as_ref().map(|count| count.as_ref().copied().unwrap_or_default())
    }

    /// Returns the reason why there are no pages, once it is known.
    pub fn error(&self) -> Option<&SeriesError> {
        self.count.as_ref().and_then(|count| count.as_ref().err())
    }

    /// Returns the page that was drawn last, with its number. The page is `None` if it has no picture.
    pub fn page(&self) -> Option<(usize, Option<&ExportPage>)> {
        self.page.as_ref().map(|(number, page)| (*number, page.as_deref()))
    }
}

/// Everything that determines the pages: equal keys mean equal pages.
#[derive(Clone, Debug, PartialEq)]
struct PageKey {
    choices: ExportChoices,
    /// The layout of the recorded search, and the end of its timeline.
    recorded: (UniqueId, TimelineStep),
    is_confirmed: bool,
    current: TimelineStep,
    subtree: Option<String>,
    drawing: DrawingOptions,
    given_values: GivenValues,
    language: Language,
    is_own: bool,
    bookmarks: Vec<Bookmark>,
}

impl PageKey {
    /// Returns the key of the pages for the open search and the choices.
    fn new(context: &ViewContext<'_>, choices: &ExportChoices) -> Self {
        let (session, lane) = (context.session, exported_lane(context));
        let ExportChoices { theme, scale, .. } = ExportChoices::default();
        Self {
            // Colors and scales do not change the pages, only the files.
            choices: ExportChoices { theme, scale, ..choices.clone() },
            recorded: (lane.layout_id(), lane.timeline_len()),
            is_confirmed: agrees_with_minimax(lane),
            current: context.timeline_step(),
            subtree: selected_subtree(context),
            drawing: session.drawing_options(),
            given_values: context.given_values(),
            language: choices.language.unwrap_or(context.words.language()),
            is_own: is_own_search(context),
            bookmarks: session.document().bookmarks.clone(),
        }
    }
}

/// Returns the pages for the open search and the choices, or the error in the choices.
fn page_plan(context: &ViewContext<'_>, choices: &ExportChoices) -> Result<PagePlan, ChoiceError> {
    let session = context.session;
    let selection = choices.selection(context.timeline_step(), context.timeline_end())?;
    let drawing = session.drawing_options();
    let options = SeriesOptions {
        view: match choices.view {
            ChosenView::Whole => SeriesView::Whole,
            ChosenView::Visible => SeriesView::Visible,
            ChosenView::Subtree => SeriesView::Subtree(selected_subtree(context).ok_or(ChoiceError::NoSubtree)?),
        },
        bounds: choices.bounds()?,
        spaces: choices.spaces(),
        // A subtree is that of a node, not of a position.
        notation: match choices.view {
            ChosenView::Whole | ChosenView::Visible => drawing.notation_options(),
            ChosenView::Subtree => NotationOptions { form: LayoutForm::Tree, ..drawing.notation_options() },
        },
        unvisited: drawing.unvisited,
        given_values: context.given_values(),
        is_tactile: false,
        reader: NoteReader::Everyone,
    };
    let lane = exported_lane(context);
    Ok(PagePlan {
        document: Arc::new(session.document().clone()),
        is_own: is_own_search(context),
        recorded: lane.recorded(),
        is_confirmed: agrees_with_minimax(lane),
        selection,
        options,
        language: choices.language.unwrap_or(context.words.language()),
    })
}

/// Returns the lane whose pages are made: of a split view, the search of the document.
fn exported_lane<'a>(context: &ViewContext<'a>) -> Lane<'a> {
    let own = context.session.search().filter(|_| context.is_depth_first());
    own.map_or(context.lane(), Lane::Search)
}

fn agrees_with_minimax(lane: Lane<'_>) -> bool {
    lane.search().is_some_and(ShownSearch::agrees_with_minimax)
}

/// Returns whether the shown search belongs to the document. Only then its bookmarks refer to steps of that search.
fn is_own_search(context: &ViewContext<'_>) -> bool {
    context.session.current_match().is_none() && context.session.history().has_bookmarked_search
}

/// Returns the id of the selected node, or that of its parent if it is a leaf.
fn selected_subtree(context: &ViewContext<'_>) -> Option<String> {
    let context = context.depth_first().filter(|context| context.session.split().is_none())?;
    Some(context.search.recording().id(context.subtree_of(context.tree.selected?)))
}
