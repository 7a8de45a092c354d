//! Draws a frame: the window with its panels, a presentation, a frame embedded in another page, or a black screen.

use super::model::Model;
use super::panels::Panels;
use super::presentation::presented_scale;
use super::workspace::Workspace;
use egui::{Align2, Area, CentralPanel, Color32, Context, Frame, Id, Order, Panel, Role, Sense, Ui, WidgetInfo, vec2};
use poda_core::trace::{NodeId, TimelineStep};
use poda_panels::frame::caption::CaptionStyle;
use poda_panels::frame::class_mark::class_overlay_ui;
use poda_panels::frame::{caption, progress_card, ribbon, strip, text_strip, top_bar, transport};
use poda_panels::lectern::{
    Headline, aside_panel_ui, below_headline_ui, board_panel_ui, headline, laser_ui, lecture_strip_ui, lone_board_ui,
    slide_ui, spotlight_ui, step_size_ui,
};
use poda_panels::practice::{VotesChart, choices_height, choices_ui};
use poda_panels::tree_panel::both_trees_ui;
use poda_picture::picture::palette::PaletteColor;
use poda_session::lanes::Side;
use poda_window::documents::paste;
use poda_window::input::command::UiCommand;
use poda_window::jobs::task_runner::TaskRunner;
use poda_window::look::icons::Icon;
use poda_window::look::size_class::SizeClass;
use poda_window::look::widgets::{icon_button, landmark};
use poda_window::look::{number_pad, theme};
use poda_window::panel::request::DocumentRequest;
use poda_window::panel::view_context::{SearchContext, ViewContext};
use poda_window::state::mode::Mode;
use poda_window::state::practice::PracticeMode;
use poda_words::i18n::args;
use poda_words::i18n::styled_text::StyledText;

/// The distance of progress from the caption, in pixels.
const MARGIN: f32 = 12.0;
/// The height of the caption while presenting in a window as narrow as a phone, in pixels.
const PRESENTED_NARROW_CAPTION: f32 = 118.0;
/// The height of the caption in an embedded frame, as a share of the height of the frame, and its limits in pixels.
const CAPTION_SHARE: f32 = 0.16;
const CAPTION_HEIGHT: std::ops::RangeInclusive<f32> = 54.0..=84.0;
/// The widths of the board of a match and of the legend of the overview while presenting, as shares of the width of the
/// window.
const MATCH_WIDTH: f32 = 0.36;
const LEGEND_WIDTH: f32 = 0.27;
/// The size of the choices of a question to the room, as a share of the text size of the question.
const CHOICES_SHARE: f32 = 0.62;

impl Workspace {
    /// Draws the panels for the mode of the window. On top, draws the progress of tasks, modals and the spotlight.
    pub fn draw(&mut self, ui: &mut Ui, tasks: &TaskRunner) {
        let Self { model, panels, .. } = self;
        panels.update_zoom(ui.ctx(), model);
        let modes = model.modes();
        let bottom = if modes.has(Mode::Presenting) {
            20.0
        } else {
            transport::height(ui, &model.view_context(&panels.tree).played_out())
                + caption::shown_at(ui).height()
                + MARGIN
        };
        if modes.has(Mode::Blank) {
            blank_ui(ui, &model.view_context(&panels.tree));
        } else if modes.has(Mode::Embedded) {
            panels.embedded_ui(ui, model);
        } else if modes.has(Mode::Presenting) {
            panels.presentation_ui(ui, model);
        } else {
            panels.window_ui(ui, model);
        }
        let context = model.view_context(&panels.tree);
        for (task, progress) in tasks.progress() {
            progress_card::progress_ui(ui, &context, task, progress, bottom);
        }
        if let Some((text, share, can_cancel)) = panels.files.exports.progress(&model.words) {
            // Leave space for the progress of a search.
            let below = if tasks.progress().next().is_some() { bottom + 120.0 } else { bottom };
            if progress_card::export_progress_ui(ui, &model.words, &text, share, can_cancel, below) {
                context.requests.push(DocumentRequest::CancelExport);
            }
        }
        let ctx = ui.ctx().clone();
        self.with_files(&ctx, |files, context| files.update(ui, context));
        self.panels.overlays_ui(ui, &self.model);
    }
}

impl Panels {
    /// Draws what is over the panels: the state of the class, notifications, modals, the spotlight and the laser.
    fn overlays_ui(&mut self, ui: &mut Ui, model: &Model) {
        let ctx = ui.ctx().clone();
        if !model.is(Mode::Blank) && !model.is(Mode::Embedded) {
            let context = model.view_context(&self.tree);
            let scale = if context.is_presenting() { presented_scale(ctx.content_rect().size()) } else { 1.0 };
            class_overlay_ui(ui, &context, scale);
        }
        self.notifications.is_presenting = model.is(Mode::Presenting);
        self.notifications.show(ui, &model.words);
        let is_writing = self.files.exports.is_writing();
        self.dialogs.show(&ctx, &model.view_context(&self.tree), is_writing);
        if !model.is(Mode::Embedded) {
            paste::hint_ui(ui, &model.words);
        }
        if !model.is(Mode::Blank) {
            let lit = caption::shown_at(ui);
            spotlight_ui(ui, &model.words, model.lectern.spotlight, lit);
            laser_ui(ui, &model.words, model.lectern.has_laser);
            if model.is(Mode::Presenting) {
                step_size_ui(ui, &model.view_context(&self.tree));
            }
        }
    }

    /// Enlarges modals and notifications while presenting. The tree and the caption keep their size, which depends on
    /// the size of the window.
    fn update_zoom(&mut self, ctx: &Context, model: &Model) {
        let is_open = self.dialogs.is_open() || !self.notifications.is_empty();
        let is_enlarged = is_open && model.is_presenting() && !model.is_embedded();
        self.presentation.update_zoom(ctx, is_enlarged, self.dialogs.whole_size());
    }

    fn window_ui(&mut self, ui: &mut Ui, model: &Model) {
        let size = ui.available_size();
        let size_class = SizeClass::of(ui.ctx());
        let is_narrow = size_class.hides_side_panel();
        let has_side_panel = model.has_side_panel(is_narrow);
        let has_card = model.predict().is_some_and(|predict| predict.has_card_in(&model.session));
        // In a tiny window a question replaces the bars below it; stepping is left to keys.
        let is_card_alone = has_card && size_class.is_tiny();
        let context = self.with_strips_known(model.view_context(&self.tree));
        let bar = |ui: &Ui| Frame::NONE.fill(theme::color(ui, PaletteColor::Panel));
        Panel::top("top").exact_size(theme::TOP_BAR_HEIGHT).frame(bar(ui)).show(ui, |ui| {
            landmark(ui, Role::Banner, &context.words.text("landmark-top"));
            top_bar::top_bar_ui(ui, &context, !has_side_panel);
        });
        if number_pad::is_shown(ui.ctx()) {
            number_pad::number_pad_ui(ui, context.words);
        } else if context.filled_in().is_none() && !is_card_alone {
            // A blank tree has no steps, and therefore no transport.
            let context = context.played_out();
            let height = transport::height(ui, &context);
            Panel::bottom("transport").exact_size(height).frame(bar(ui)).show(ui, |ui| {
                landmark(ui, Role::Navigation, &context.words.text("landmark-steps"));
                transport::transport_ui(ui, &context);
            });
        }
        if size_class.is_compact_wide() && (has_side_panel || !is_card_alone) {
            let Self { sheet, side, split_view, .. } = self;
            sheet.show(ui, &context, has_side_panel, |ui| {
                let context = model.session.split().map_or(context, |split| split_view.active(&context, split));
                side.show(ui, &context, false);
            });
        } else if has_side_panel {
            // A tree that is laid out tightly gets more of the window.
            let is_tight = model.session.search().is_some_and(|search| search.tree_layout.sizes.is_tight());
            let width = if model.session.current_match().is_some() {
                // The board that is played on is larger than the position of a document.
                (size.x * 0.328).clamp(300.0, 480.0)
            } else if is_tight {
                288.0
            } else {
                (size.x * 0.234).clamp(300.0, 360.0)
            };
            Panel::right("side").exact_size(width).resizable(false).frame(bar(ui)).show(ui, |ui| {
                landmark(ui, Role::Complementary, &context.words.text("landmark-side"));
                let context = model.session.split().map_or(context, |split| self.split_view.active(&context, split));
                self.side.show(ui, &context, is_narrow);
            });
        }
        // In a window as low as a phone held sideways, the text is read before the first step: later it would leave the
        // tree no space, as it does beside controls of two lines, a warning, and two trees.
        let has_begun = has_card || context.timeline_step() != TimelineStep::START;
        let has_two_trees = model.session.split().is_some() || model.session.lanes().are_separate();
        let is_mistaken = |context: SearchContext<'_>| context.search.trace().trust.mistake().is_some();
        let has_warning = context.depth_first().is_some_and(is_mistaken);
        let takes_space = has_begun || has_warning || has_two_trees || transport::has_two_lines(ui, &context);
        let has_no_space = takes_space && size_class.is_compact_high();
        if !has_side_panel && !has_no_space && text_strip::is_shown(&model.view_context(&self.tree)) {
            let height = text_strip::max_height(size_class, has_two_trees);
            Panel::top("text").resizable(false).size_range(0.0..=height).frame(bar(ui)).show(ui, |ui| {
                landmark(ui, Role::Region, &model.words.text("landmark-text"));
                text_strip::text_strip_ui(ui, &model.view_context(&self.tree), height);
            });
        }
        self.tree_and_caption_ui(
            ui,
            model,
            CaptionSpace { height: size_class.strip_height(), size: size_class.sentence_size(), is_centered: false },
        );
    }

    fn presentation_ui(&mut self, ui: &mut Ui, model: &Model) {
        let height = ui.available_height();
        let size_class = SizeClass::of(ui.ctx());
        let (height, size) = if size_class.is_compact_wide() {
            (PRESENTED_NARROW_CAPTION, caption::NARROW_SIZE)
        } else {
            (height * 0.14, (46.0 * height / 1080.0).max(19.0))
        };
        if size_class.has_touch_targets() {
            leave_button_ui(ui, &model.view_context(&self.tree));
        }
        theme::enlarge(ui, presented_scale(ui.ctx().content_rect().size()));
        self.tree_and_caption_ui(ui, model, CaptionSpace { height, size, is_centered: true });
    }

    /// Draws the two searches of a split view side by side, each with its own caption. Returns whether there is a split
    /// view.
    fn split_ui(&mut self, ui: &mut Ui, model: &Model) -> bool {
        let context = model.view_context(&self.tree);
        if let Some(split) = model.session.split() {
            ribbon::split_ribbon_ui(ui, &model.words, split);
            if context.is_presenting() {
                aside_panel_ui(ui, &self.split_view.active(&context, split));
            }
            main_panel(ui, &model.words.text("landmark-trees"), |ui| self.split_view.show(ui, &context, split));
            return true;
        }
        if model.session.lanes().are_separate() && model.session.slide().is_none() {
            ribbon::ribbon_ui(ui, &context);
            if context.is_presenting() {
                aside_panel_ui(ui, &context);
            }
            main_panel(ui, &model.words.text("landmark-trees"), |ui| self.separate_lanes_ui(ui, model));
            return true;
        }
        false
    }

    /// Draws the two trees of a split view, each with its own caption. Without a split view, draws the tree, and the
    /// caption in its space.
    fn tree_and_caption_ui(&mut self, ui: &mut Ui, model: &Model, caption: CaptionSpace) {
        let CaptionSpace { height, size, is_centered } = caption;
        if self.split_ui(ui, model) {
            return;
        }
        let context = model.view_context(&self.tree);
        if context.is_presenting() {
            lecture_strip_ui(ui, &context);
        }
        if let Some(chart) = VotesChart::of(&context) {
            return main_panel(ui, &model.words.text("landmark-trees"), |ui| chart.show(ui, &context));
        }
        if model.session.slide().is_some() {
            return main_panel(ui, &model.words.text("landmark-slide"), |ui| slide_ui(ui, &context));
        }
        // A question to the room has its choices below it, in the size of the caption.
        let asks_room = model.practice.mode.as_ref().is_some_and(PracticeMode::asks_room);
        let has_caption = context.is_presenting() || context.is_embedded() || asks_room;
        if !has_caption || strip::has_question(&context) {
            let height = self.strip.height(ui, &context);
            let panel = Panel::bottom("strip").exact_size(height).show_separator_line(false).frame(Frame::NONE);
            panel.show(ui, |ui| {
                landmark(ui, Role::Region, &model.words.text("landmark-sentence"));
                self.strip.show(ui, &context, &mut self.question);
            });
        } else {
            let sentence = caption::sentence(&context);
            let headline = if context.is_presenting() {
                headline(&context, sentence)
            } else {
                Headline { text: sentence, below: StyledText::default() }
            };
            let spoken = headline.text.plain();
            let choices_size = (size * CHOICES_SHARE).max(13.0);
            let choices = choices_height(&context, choices_size, ui.available_width());
            let panel = Panel::bottom("choices").exact_size(choices).show_separator_line(false).frame(Frame::NONE);
            let below = panel.show(ui, |ui| {
                ui.painter().rect_filled(ui.max_rect(), 0.0, theme::color(ui, PaletteColor::Background));
                choices_ui(ui, &context, choices_size);
                ui.max_rect()
            });
            // The tree keeps its place, unless an answer is read with a note.
            let height = if headline.below.spans.is_empty() { height - choices } else { height };
            let panel = Panel::bottom("caption").exact_size(height).show_separator_line(false).frame(Frame::NONE);
            let shown = panel.show(ui, |ui| {
                landmark(ui, Role::Region, &model.words.text("landmark-sentence"));
                let space = ui.max_rect();
                ui.painter().rect_filled(space, 0.0, theme::color(ui, PaletteColor::Background));
                let is_alone = !below_headline_ui(ui, &headline.below);
                let style = CaptionStyle { size, is_centered, is_alone };
                let caption = caption::caption_ui(ui, &context, &headline.text, &spoken, style);
                // The kept area includes the rows below the caption.
                caption::keep_shown_at(ui, space.union(below.inner));
                caption::swiped(ui, &caption)
            });
            context.requests.extend(shown.inner);
        }
        if context.is_presenting() {
            let context = self.with_strips_known(context);
            let is_far = context.depth_first().is_some_and(|context| context.tree.is_far);
            if model.session.current_match().is_some() || is_far {
                let width = ui.available_width() * if is_far { LEGEND_WIDTH } else { MATCH_WIDTH };
                let frame = Frame::NONE.fill(theme::color(ui, PaletteColor::Panel));
                Panel::right("match").exact_size(width).resizable(false).frame(frame).show(ui, |ui| {
                    self.side.show_match(ui, &context);
                });
            }
            aside_panel_ui(ui, &context);
            board_panel_ui(ui, &context);
        } else if !context.is_embedded() {
            lone_board_ui(ui, &context);
        }
        // In an embedded frame, the ribbon is only needed to leave a subtree.
        if !context.is_embedded() || context.depth_first().is_some_and(|context| context.tree.root != NodeId::ROOT) {
            ribbon::ribbon_ui(ui, &context);
        }
        main_panel(ui, &model.words.text("landmark-trees"), |ui| {
            if let Some(shown) = context.depth_first()
                && let Some(solution) = shown.filled_in().and_then(|fill_in| fill_in.solution.as_deref())
            {
                let trees = [&mut self.tree, &mut self.true_tree];
                return both_trees_ui(ui, &shown, solution, trees);
            }
            let panel = ui.max_rect();
            let context = context.played_out();
            self.lane_trees().show(ui, &context, Side::First);
            if let Some(context) = context.depth_first() {
                self.find.show(ui, panel, &context);
            }
        });
    }

    /// Draws a frame embedded in another page: the tree, the caption, the transport, and a link to the whole program.
    /// It opens no modal by itself, because the page around it belongs to its reader.
    fn embedded_ui(&mut self, ui: &mut Ui, model: &Model) {
        let height = ui.available_height();
        let context = model.view_context(&self.tree).played_out();
        let bar = Frame::NONE.fill(theme::color(ui, PaletteColor::Panel));
        Panel::bottom("transport").exact_size(transport::EMBEDDED_HEIGHT).frame(bar).show(ui, |ui| {
            landmark(ui, Role::Navigation, &context.words.text("landmark-steps"));
            transport::embedded_transport_ui(ui, &context);
        });
        let is_presenting = model.is(Mode::Presenting);
        let caption_height = height * CAPTION_SHARE;
        let caption_height = caption_height.clamp(*CAPTION_HEIGHT.start(), *CAPTION_HEIGHT.end());
        let size = if is_presenting { 24.0 } else { 17.0 };
        let caption = CaptionSpace { height: caption_height, size, is_centered: is_presenting };
        self.tree_and_caption_ui(ui, model, caption);
    }
}

/// The space of the caption, in pixels.
#[derive(Clone, Copy)]
struct CaptionSpace {
    height: f32,
    /// The size of the text.
    size: f32,
    is_centered: bool,
}

/// Draws what the window is about into the space that the bars leave: the main landmark.
fn main_panel(ui: &mut Ui, name: &str, draw: impl FnOnce(&mut Ui)) {
    CentralPanel::default().frame(Frame::NONE).show(ui, |ui| {
        landmark(ui, Role::Main, name);
        draw(ui);
    });
}

/// Draws a button over the tree that ends presenting, for touch screens, which have no Esc key.
fn leave_button_ui(ui: &Ui, context: &ViewContext<'_>) {
    let area = Area::new(Id::unique("leave presentation")).order(Order::Middle);
    area.anchor(Align2::RIGHT_TOP, vec2(-8.0, 8.0)).show(ui.ctx(), |ui| {
        if icon_button(ui, Icon::Cross, &context.words.text("present-leave"), "Esc", true).clicked() {
            context.requests.push(UiCommand::TogglePresenting);
        }
    });
}

/// Draws a black screen. Only a screen reader announces the keys that end it; a click ends it too.
fn blank_ui(ui: &mut Ui, context: &ViewContext<'_>) {
    let (rect, response) = ui.allocate_exact_size(ui.available_size(), Sense::click());
    ui.painter().rect_filled(rect, 0.0, Color32::BLACK);
    let args = args![blank = UiCommand::ToggleBlank.key(context.words), leave = UiCommand::Close.key(context.words)];
    let hint = context.words.fill("blank-hint", &args);
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &hint));
    if response.clicked() {
        context.requests.push(UiCommand::ToggleBlank);
    }
}
