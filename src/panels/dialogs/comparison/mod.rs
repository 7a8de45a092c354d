//! The modal that compares searches of the open position: its settings, and the table or charts, which grow as rows
//! arrive.
//!
//! The searches run in the background. If the comparison is canceled, the rows found so far remain.

mod chart;
mod table;

use self::chart::ChartFilter;
use super::modal::{answers, cancel_button, is_scrolled, modal_ui, paragraph};
use egui::{Align, Context, Label, Layout, RichText, ScrollArea, Ui, Vec2, vec2};
use poda_core::comparison::ordering_preset::{OrderingPreset, orderings_differ};
use poda_core::comparison::{ComparisonRow, MAX_NODES, algorithms_for, compare, first_row_per_depth, searches};
use poda_core::document::{check_depth, needs_chance};
use poda_core::game::any::AnyGame;
use poda_core::search::{Algorithm, SearchConfig};
use poda_core::trace::limits::{Limits, Progress};
use poda_picture::picture::fonts::Font;
use poda_picture::picture::palette::PaletteColor;
use poda_remote::{ComparisonWork, JobProgress, Request, RequestedWork, read_comparison_row};
use poda_session::Session;
use poda_window::games::look_of;
use poda_window::jobs::background_job::{Job, JobState, WorkerJob};
use poda_window::look::menus::{MenuItem, menu, menu_item};
use poda_window::look::size_class::{SizeClass, target};
use poda_window::look::theme;
use poda_window::look::widgets::{
    check_box, heading, primary_button_if, progress_bar, segmented_control, text_button, wrapped,
};
use poda_window::panel::view_context::ViewContext;
use poda_words::i18n::algorithm_names::algorithm_message;
use poda_words::i18n::comparison::{depth, headline, order_message};
use poda_words::i18n::comparison_chart::Quantity;
use poda_words::i18n::{Words, args};
use poda_words::messages::Message;
use std::convert::Infallible;
use std::ops::ControlFlow;

/// The largest size of the modal, in pixels.
const MAX_WIDTH: f32 = 1500.0;
const MAX_HEIGHT: f32 = 1000.0;
/// The minimum width at which the two charts are placed side by side, in pixels.
const MIN_WIDTH_BESIDE: f32 = 900.0;
/// The gaps between the choices of one setting, and between lines of choices, in pixels.
const GAPS: [f32; 2] = [16.0, 6.0];
/// The height of a chart in a modal that scrolls as a whole, in pixels.
const SCROLLED_CHART: f32 = 240.0;

#[derive(Debug, Default)]
pub struct ComparisonModal {
    choices: ComparisonChoices,
    /// The settings for which the rows were computed.
    searched: Option<ComparisonChoices>,
    /// The searches of the comparison, in the order of the rows.
    searches: Vec<SearchConfig>,
    rows: Vec<ComparisonRow>,
    job: Option<WorkerJob<ComparisonJob>>,
    is_canceled: bool,
    /// What is shown of them.
    view: ComparisonView,
    quantity: Quantity,
    /// The filter of the charts. `None` selects the first one offered.
    focus: Option<ChartFilter>,
    /// The index of the depth whose cutoffs by move are shown. `None` selects the last depth.
    at: Option<usize>,
}

/// What is shown of the searches. Each fits on the screen, so that an audience sees it whole.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Message)]
#[message(prefix = "comparison-sheet")]
enum ComparisonView {
    #[default]
    Table,
    #[message("comparison-minimal")]
    MinimalTree,
    Charts,
}

impl ComparisonView {
    const ALL: [Self; 3] = [Self::Table, Self::MinimalTree, Self::Charts];
}

impl ComparisonModal {
    /// Returns the modal for the open position, with the initial settings.
    pub fn new(session: &Session) -> Self {
        let choices = ComparisonChoices::new(session.document().position(), &session.offered_config());
        Self { choices, ..Self::default() }
    }

    pub fn show(&mut self, ctx: &Context, context: &ViewContext<'_>, is_new: bool) {
        let words = context.words;
        if is_new && self.searched.is_none() {
            self.start(ctx, context.session);
        }
        self.receive(ctx);
        let window = ctx.content_rect().size();
        let title = words.text("comparison-sheet-title");
        modal_ui(ctx, context, "compare", &title, window.x.min(MAX_WIDTH), |ui| {
            let space = vec2(ui.available_width(), (window.y - 160.0).min(MAX_HEIGHT));
            if is_scrolled(ui.ctx()) {
                self.choices_ui(ui, context);
                self.progress_ui(ui, context);
                ui.add_space(4.0);
                return self.found_ui(ui, context);
            }
            ui.allocate_ui_with_layout(space, Layout::top_down(Align::LEFT), |ui| {
                // In a presentation the results come first, and the settings below them.
                let is_presenting = context.is_presenting();
                if !is_presenting {
                    self.choices_ui(ui, context);
                }
                self.progress_ui(ui, context);
                ui.add_space(4.0);
                let below = ScrollArea::vertical().id_salt("comparison").auto_shrink(false);
                below.show(ui, |ui| {
                    self.found_ui(ui, context);
                    if is_presenting {
                        ui.add_space(20.0);
                        self.choices_ui(ui, context);
                    }
                });
            });
        });
    }

    fn choices_ui(&mut self, ui: &mut Ui, context: &ViewContext<'_>) {
        let session = context.session;
        self.choices.show(ui, context.words, session.document().position(), &session.offered_config());
    }

    fn start(&mut self, ctx: &Context, session: &Session) {
        self.searches = self.choices.searches(&session.offered_config());
        self.rows.clear();
        self.at = None;
        self.searched = Some(self.choices.clone());
        let nodes = usize::try_from(MAX_NODES).unwrap_or(usize::MAX);
        let limits = Limits { bytes: session.bytes_left(), ..Limits::nodes(nodes) };
        let work = ComparisonWork { game: session.document().game.clone(), searches: self.searches.clone() };
        self.job = WorkerJob::start(ctx, ComparisonJob { work, limits }, JobProgress::default());
        self.is_canceled = self.job.is_none();
    }

    fn receive(&mut self, ctx: &Context) {
        let Some(job) = &self.job else { return };
        loop {
            match job.running.poll(ctx) {
                JobState::Found(row) => self.rows.push(row),
                JobState::Running => return,
                JobState::Ended => break,
            }
        }
        self.is_canceled = self.rows.len() < self.searches.len();
        self.job = None;
    }

    /// Draws the progress with a button that cancels the comparison, or a button that starts it.
    fn progress_ui(&mut self, ui: &mut Ui, context: &ViewContext<'_>) {
        let words = context.words;
        let status = self.status(words);
        let share = self.job.as_ref().map(|job| {
            let under_way = (job.running.progress.nodes() as f64 / MAX_NODES as f64).min(1.0);
            #[expect(clippy::cast_possible_truncation, reason = "a share of a bar")]
            let share = ((self.rows.len() as f64 + under_way) / self.searches.len().max(1) as f64) as f32;
            share
        });
        if SizeClass::of(ui.ctx()).is_compact_wide() {
            self.view_switch(ui, words);
            paragraph(ui, &status, PaletteColor::Text);
            if let Some(share) = share {
                progress_bar(ui, share, &status);
            }
            return answers(ui, |ui| self.buttons_ui(ui, context));
        }
        let height = target(ui, 30.0);
        ui.allocate_ui_with_layout(vec2(ui.available_width(), height), Layout::right_to_left(Align::Center), |ui| {
            self.buttons_ui(ui, context);
            ui.add_space(12.0);
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                ui.spacing_mut().item_spacing.x = 16.0;
                self.view_switch(ui, words);
                ui.label(&status);
                if let Some(share) = share {
                    progress_bar(ui, share, &status);
                }
            });
        });
    }

    /// Draws the buttons that close the modal and that start or cancel the comparison.
    fn buttons_ui(&mut self, ui: &mut Ui, context: &ViewContext<'_>) {
        let (start, cancel) = (context.words.text("comparison-sheet-start"), context.words.text("progress-cancel"));
        cancel_button(ui, context, "comparison-sheet-close");
        if self.job.is_some() {
            if text_button(ui, &cancel, "", true).clicked() {
                self.job = None;
                self.is_canceled = true;
            }
        } else {
            let is_other = self.is_canceled || self.searched.as_ref() != Some(&self.choices);
            let can = is_other && self.choices.is_enough();
            if primary_button_if(ui, &start, &start, "", can).clicked() && can {
                self.start(ui.ctx(), context.session);
            }
        }
    }

    fn view_switch(&mut self, ui: &mut Ui, words: &Words) {
        let labels = ComparisonView::ALL.map(|view| view.sentence(words));
        let pressed = segmented_control(ui, &words.text("comparison-sheet-view"), &labels, self.view as usize, true);
        self.view = pressed.map_or(self.view, |pressed| ComparisonView::ALL[pressed]);
    }

    /// Returns the sentence about the current or last comparison.
    fn status(&self, words: &Words) -> String {
        let done = words.number(self.rows.len() as u64);
        match (&self.job, self.searches.get(self.rows.len()).or(self.searches.last())) {
            (Some(job), Some(search)) => {
                let all = self.searches.len();
                let algorithm = words.text(algorithm_message(search.algorithm));
                let order = OrderingPreset::of_search(search).filter(|_| orderings_differ(&self.searches));
                let in_order = |order| format!("{algorithm} · {}", words.text(order_message(order)));
                let args = args![
                    number = words.number(all.min(self.rows.len() + 1) as u64),
                    all = words.number(all as u64),
                    algorithm = order.map_or_else(|| algorithm.clone(), in_order),
                    depth = depth(words, search),
                    nodes = words.counted("count-nodes", job.running.progress.nodes()),
                ];
                words.fill("comparison-sheet-under-way", &args)
            }
            _ if self.is_canceled => words.fill("comparison-sheet-canceled", &args![count = self.rows.len(), done]),
            _ => words.fill("comparison-sheet-done", &args![count = self.rows.len(), done]),
        }
    }

    /// Draws the results as a table or as charts.
    fn found_ui(&mut self, ui: &mut Ui, context: &ViewContext<'_>) {
        let words = context.words;
        if self.rows.is_empty() {
            return;
        }
        if let Some(headline) = headline(words, &self.rows) {
            let text = RichText::new(headline).font(theme::font(Font::SemiBold, 22.0));
            ui.add(Label::new(text.color(theme::color(ui, PaletteColor::Text))).wrap().selectable(false));
            ui.add_space(8.0);
        }
        match self.view {
            ComparisonView::Table => {
                let root = context.session.document().position();
                table::costs_ui(ui, words, root, &self.rows, MAX_NODES, orderings_differ(&self.searches));
            }
            ComparisonView::MinimalTree => table::minimal_ui(ui, words, &self.rows),
            ComparisonView::Charts => {
                self.charts_ui(ui, words);
                ui.add_space(8.0);
                paragraph(ui, &words.text("comparison-sheet-minimal-line"), PaletteColor::Secondary);
            }
        }
    }

    fn charts_ui(&mut self, ui: &mut Ui, words: &Words) {
        let offered = ChartFilter::offered(&self.searches);
        let chosen = self.focus.filter(|focus| offered.contains(focus));
        let focus = chosen.or_else(|| offered.first().copied());
        if let Some(focus) = focus {
            self.focus = focus.menu_ui(ui, words, &offered).or(self.focus);
            ui.add_space(8.0);
        }
        let shown: Vec<ComparisonRow> =
            self.rows.iter().filter(|row| focus.is_none_or(|focus| focus.shows(row))).cloned().collect();
        let has_orders = orderings_differ(&self.searches) && !matches!(focus, Some(ChartFilter::Order(_)));
        let space = ui.available_size();
        // The height that remains below the headings, the switches and the notes.
        let high = if is_scrolled(ui.ctx()) { SCROLLED_CHART } else { (space.y - 130.0).clamp(180.0, 560.0) };
        if MIN_WIDTH_BESIDE <= space.x {
            let size = vec2((space.x - 40.0) / 2.0, high);
            ui.horizontal_top(|ui| {
                ui.spacing_mut().item_spacing.x = 40.0;
                ui.vertical(|ui| self.by_depth_ui(ui, words, &shown, has_orders, size));
                ui.vertical(|ui| self.by_move_ui(ui, words, &shown, has_orders, size));
            });
        } else {
            self.by_depth_ui(ui, words, &shown, has_orders, vec2(space.x, high));
            ui.add_space(16.0);
            self.by_move_ui(ui, words, &shown, has_orders, vec2(space.x, high));
        }
    }

    fn by_depth_ui(&mut self, ui: &mut Ui, words: &Words, rows: &[ComparisonRow], has_orders: bool, size: Vec2) {
        ui.set_width(size.x);
        ui.spacing_mut().item_spacing = vec2(8.0, 8.0);
        heading(ui, &words.text("comparison-sheet-by-depth"));
        let names = Quantity::ALL.map(|(_, message)| words.text(message));
        let chosen = Quantity::ALL.iter().position(|&(quantity, _)| quantity == self.quantity).unwrap_or_default();
        if let Some(pressed) = segmented_control(ui, &words.text("comparison-sheet-quantity"), &names, chosen, true) {
            self.quantity = Quantity::ALL[pressed].0;
        }
        chart::by_depth_ui(ui, words, rows, self.quantity, has_orders, size);
    }

    fn by_move_ui(&mut self, ui: &mut Ui, words: &Words, rows: &[ComparisonRow], has_orders: bool, size: Vec2) {
        ui.set_width(size.x);
        ui.spacing_mut().item_spacing = vec2(8.0, 8.0);
        heading(ui, &words.text("comparison-by-move"));
        let depths: Vec<&ComparisonRow> = first_row_per_depth(rows).collect();
        if depths.is_empty() {
            ui.label(words.text("comparison-sheet-no-cutoffs"));
            return;
        }
        let at = self.at.unwrap_or(usize::MAX).min(depths.len() - 1);
        let chosen = depths[at].config.depth;
        let (name, caption) = (words.text("comparison-sheet-by-move-depth"), words.text("comparison-depth"));
        menu(ui, &name, &caption, &depth(words, &depths[at].config), 14.0, |ui| {
            ui.set_width(90.0);
            for (index, row) in depths.iter().enumerate() {
                if menu_item(ui, &depth(words, &row.config), MenuItem::Choice(index == at)) {
                    self.at = Some(index);
                }
            }
        });
        let rows: Vec<&ComparisonRow> = rows.iter().filter(|row| row.config.depth == chosen).collect();
        chart::by_move_ui(ui, words, &rows, has_orders, size);
    }
}

/// The background job of a comparison.
#[derive(Clone, Debug)]
struct ComparisonJob {
    work: ComparisonWork,
    limits: Limits,
}

impl Job for ComparisonJob {
    type Found = ComparisonRow;
    type Read = Infallible;

    const NAME: &str = "comparison";

    fn run(&self, progress: &JobProgress, mut found: impl FnMut(ComparisonRow)) {
        // The result only says whether the comparison was stopped early. Its rows have been reported by then.
        let _ = compare(&self.work.searches, self.work.game.position(), self.limits, progress, |row| {
            progress.visited(0);
            found(row);
        });
    }

    fn request(&self) -> Option<Request> {
        let work = RequestedWork::Comparison(self.work.clone());
        Some(Request { work, limits: self.limits, time: None, stop_point: None })
    }

    fn row(&self, row: &[u8]) -> Option<ComparisonRow> {
        read_comparison_row(row, &self.work.searches)
    }

    async fn read(&self, _answer: &[u8]) -> Option<Infallible> {
        None
    }

    fn lay_out(&self, read: Infallible) -> ControlFlow<ComparisonRow, Infallible> {
        match read {}
    }
}

/// The initial maximum depth, for a document without a depth limit.
const FIRST_DEEPEST: usize = 4;

#[derive(Clone, Debug, Default, PartialEq)]
pub struct ComparisonChoices {
    algorithms: Vec<Algorithm>,
    depths: ComparedDepths,
    orders: Vec<OrderingPreset>,
}

#[derive(Clone, Copy, Debug, Default, PartialEq)]
enum ComparedDepths {
    /// To the end of the game.
    #[default]
    Full,
    /// Every depth in an inclusive range, in plies.
    FromTo(usize, usize),
}

impl ComparisonChoices {
    /// Returns the initial settings: all algorithms except the playing levels, all depths up to that of the document,
    /// and its move order.
    pub fn new(game: &AnyGame, search: &SearchConfig) -> Self {
        let deepest = search.depth.unwrap_or_else(|| look_of(game).max_depth().min(FIRST_DEEPEST)).max(1);
        let possible = (1..=deepest).all(|depth| check_depth(game, Some(depth)).is_ok());
        let depths = if possible { ComparedDepths::FromTo(1, deepest) } else { ComparedDepths::Full };
        let algorithms = algorithms_for(game, needs_chance(game, search.opponent)).into_iter();
        let algorithms = algorithms.filter(|algorithm| algorithm.properties().level.is_none()).collect();
        Self { algorithms, depths, orders: vec![OrderingPreset::of(search.ordering)] }
    }

    /// Returns the searches, in the order in which algorithms and move orders are listed. All other settings are taken
    /// from `base`.
    pub fn searches(&self, base: &SearchConfig) -> Vec<SearchConfig> {
        let algorithms: Vec<Algorithm> =
            Algorithm::EVERY.into_iter().filter(|algorithm| self.algorithms.contains(algorithm)).collect();
        let depths = match self.depths {
            ComparedDepths::Full => vec![None],
            ComparedDepths::FromTo(from, to) => (from..=to).map(Some).collect(),
        };
        let mut orders = OrderingPreset::offered(base.ordering);
        orders.retain(|order| self.orders.contains(order));
        searches(base, &algorithms, &depths, &orders)
    }

    /// Returns whether the settings select at least one search.
    pub fn is_enough(&self) -> bool {
        !self.algorithms.is_empty() && !self.orders.is_empty()
    }

    /// Draws the controls of the settings.
    pub fn show(&mut self, ui: &mut Ui, words: &Words, game: &AnyGame, search: &SearchConfig) {
        wrapped(ui, GAPS, |ui| {
            for algorithm in algorithms_for(game, needs_chance(game, search.opponent)) {
                let word = words.text(algorithm_message(algorithm));
                tick(ui, &word, &word, &mut self.algorithms, algorithm);
            }
        });
        wrapped(ui, GAPS, |ui| {
            let caption = words.text("comparison-order");
            ui.label(format!("{caption}:"));
            for order in OrderingPreset::offered(search.ordering) {
                let word = words.text(order_message(order));
                tick(ui, &format!("{caption}: {word}"), &word, &mut self.orders, order);
            }
        });
        wrapped(ui, GAPS, |ui| self.depths_ui(ui, words, game));
    }

    fn depths_ui(&mut self, ui: &mut Ui, words: &Words, game: &AnyGame) {
        let can = |depth: usize| check_depth(game, Some(depth)).is_ok();
        let offered: Vec<usize> = (1..=look_of(game).max_depth()).filter(|&depth| can(depth)).collect();
        let labels = [words.text("comparison-sheet-depths"), words.text("search-depth-full-long")];
        let chosen = usize::from(self.depths == ComparedDepths::Full);
        let pressed = segmented_control(ui, &words.text("search-depth"), &labels, chosen, !offered.is_empty());
        match (pressed, offered.first()) {
            (Some(0), Some(&first)) if self.depths == ComparedDepths::Full => {
                let last = offered.iter().copied().take(FIRST_DEEPEST).next_back().unwrap_or(first);
                self.depths = ComparedDepths::FromTo(first, last);
            }
            (Some(1), _) => self.depths = ComparedDepths::Full,
            _ => {}
        }
        let ComparedDepths::FromTo(from, to) = self.depths else { return };
        if let Some(from) = depth_menu(ui, &words.text("comparison-sheet-from"), from, &offered) {
            self.depths = ComparedDepths::FromTo(from, to.max(from));
        }
        if let Some(to) = depth_menu(ui, &words.text("comparison-sheet-to"), to, &offered) {
            self.depths = ComparedDepths::FromTo(from.min(to), to);
        }
    }
}

fn depth_menu(ui: &mut Ui, name: &str, chosen: usize, offered: &[usize]) -> Option<usize> {
    let mut pressed = None;
    menu(ui, name, name, &chosen.to_string(), 14.0, |ui| {
        ui.set_width(90.0);
        for &depth in offered {
            if menu_item(ui, &depth.to_string(), MenuItem::Choice(depth == chosen)) {
                pressed = Some(depth);
            }
        }
    });
    pressed
}

/// Draws a check box that is checked if `all` contains `it`. A click adds or removes `it`.
fn tick<T: PartialEq>(ui: &mut Ui, name: &str, word: &str, all: &mut Vec<T>, it: T) {
    let chosen = all.contains(&it);
    if check_box(ui, name, word, chosen).clicked() {
        if chosen {
            all.retain(|other| *other != it);
        } else {
            all.push(it);
        }
    }
}
