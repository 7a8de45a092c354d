//! One frame of the window: takes keys, draws the panels, then carries out what was asked for.

use super::blank;
use super::document_link::DocumentLink;
use super::model::Model;
use super::panels::Panels;
use super::playback::Clock;
use crate::i18n::Words;
use crate::picture::palette::PaletteColor;
use crate::session::command::Command;
use crate::session::shown_search::TreeId;
use crate::session::{Session, UniqueId};
use crate::trace::NodeId;
use crate::ui::command::UiCommand;
use crate::ui::documents::Documents;
use crate::ui::icons::Icon;
use crate::ui::keyboard::Keyboard;
use crate::ui::lectern::{aside_panel_ui, board_panel_ui, spotlight_ui};
use crate::ui::number_pad::{self, NumberPad};
use crate::ui::practice::{
    Audience, CARD_HEIGHT, FillIn, NARROW_CARD_HEIGHT, PracticeMode, SLIM_CARD_HEIGHT, both_trees_ui,
};
use crate::ui::request::{DocumentRequest, UiRequest};
use crate::ui::settings::Settings;
use crate::ui::size_class::{self, LastPointer, SizeClass};
use crate::ui::task_runner::TaskRunner;
use crate::ui::widgets::icon_button;
use crate::ui::{caption, lecture_strip, progress_card, ribbon, station_note, theme, top_bar, transport};
use egui::{Align2, Area, CentralPanel, Context, Frame, Id, Order, Panel, Ui, Vec2, ViewportCommand, vec2};
use std::cell::Cell;

/// By how much panels are enlarged while presenting on 1920 × 1080, so that their smallest text, of 12 pixels, has 25.
const PRESENTED_SCALE: f32 = 2.1;

/// The height of the caption while presenting in a window as narrow as a phone, in pixels.
const PRESENTED_NARROW_CAPTION: f32 = 118.0;

/// Draws a button over the tree that ends presenting, for fingers, which have no Esc.
fn leave_button_ui(ui: &Ui, words: &Words, requests: &mut Vec<UiRequest>) {
    let area = Area::new(Id::unique("leave presentation")).order(Order::Middle);
    area.anchor(Align2::RIGHT_TOP, vec2(-8.0, 8.0)).show(ui.ctx(), |ui| {
        if icon_button(ui, Icon::Cross, &words.text("present-leave"), "Esc", true).clicked() {
            requests.push(UiCommand::TogglePresenting.into());
        }
    });
}

/// Returns by how much panels are enlarged while presenting in a window of a size.
fn presented_scale(size: Vec2) -> f32 {
    (PRESENTED_SCALE * (size.x / 1920.0).min(size.y / 1080.0)).max(1.0)
}

/// The application.
#[derive(Debug)]
pub struct App {
    pub(super) model: Model,
    pub(super) panels: Panels,
    /// Runs the session's tasks in the background.
    pub(super) tasks: TaskRunner,
    /// The tree that was shown when the selection was last checked.
    pub(super) tree_seen: TreeId,
    /// The document whose exercise was last started.
    pub(super) history_seen: Option<UniqueId>,
    /// The link to the open document.
    pub(super) link: DocumentLink,
    clock: Clock,
    /// The title of the system's window.
    window_title: String,
}

impl App {
    /// Creates a window on a session and installs its fonts, styles and keyboard in `ctx`.
    #[must_use]
    pub fn new(ctx: &Context, mut session: Session, settings: Settings, documents: Documents) -> Self {
        session.apply(Command::SetStepSize(settings.step_size));
        theme::install(ctx);
        theme::show(ctx, settings.theme);
        ctx.add_plugin(Keyboard::default());
        ctx.add_plugin(LastPointer::default());
        ctx.add_plugin(NumberPad::default());
        Self {
            tree_seen: session.search().tree_id(),
            history_seen: None,
            model: Model::new(session, settings),
            panels: Panels::new(documents),
            tasks: TaskRunner::default(),
            link: DocumentLink::default(),
            clock: Clock::default(),
            window_title: String::new(),
        }
    }

    /// The open session.
    #[must_use]
    pub const fn session(&self) -> &Session {
        &self.model.session
    }

    /// The user's settings.
    #[must_use]
    pub const fn settings(&self) -> &Settings {
        &self.model.settings
    }

    /// The state of opening and saving documents.
    #[must_use]
    pub const fn documents(&self) -> &Documents {
        &self.panels.documents
    }

    /// The state of opening and saving documents, to be changed.
    pub const fn documents_mut(&mut self) -> &mut Documents {
        &mut self.panels.documents
    }

    /// The node that the user selected, if it is a node of the search shown.
    #[must_use]
    pub fn selected_node(&self) -> Option<NodeId> {
        self.model.selected_node()
    }

    /// Draws one frame and carries out what was asked for in it.
    pub fn show(&mut self, ui: &mut Ui) {
        let ctx = ui.ctx().clone();
        size_class::update_style(ui);
        if self.model.session.task().is_some() || self.model.session.split_task().is_some() {
            // What has been found is drawn in this frame, and what is to be searched need not wait until it is drawn.
            self.follow_session(&ctx);
        }
        let mut requests = self.take_keys(&ctx);
        requests.extend(self.clock.tick(&ctx, self.model.stepped_session().playback()).map(UiRequest::from));
        self.draw(ui, &mut requests);
        self.panels.documents.intercept_close(&ctx, &self.model.session, &self.model.words);
        for request in requests {
            self.handle(&ctx, request);
        }
        self.follow_session(&ctx);
        Clock::wake_for_next_step(&ctx, self.model.stepped_session().playback());
        self.update_title(&ctx);
        number_pad::close_keyboard(&ctx);
    }

    /// Runs the tasks of the session, and brings up to date what depends on it.
    fn follow_session(&mut self, ctx: &Context) {
        self.model.update_words();
        if self.model.session.shows_partial_search() {
            // The focused node stays in place while more of the tree is added.
            self.hold_in_place(self.model.shown_ancestor(self.model.focused_node()));
        }
        self.model.update_session(&mut self.panels.tree, |session| self.tasks.update(ctx, session));
        self.keep_to_practice();
        self.model.mark_lesson_done();
        self.check_selection();
        self.start_opened_exercise(ctx);
        self.update_blank_tree();
        self.check_order();
        self.record_outcomes();
    }

    /// Takes the keys pressed since the last frame as commands.
    fn take_keys(&self, ctx: &Context) -> Vec<UiRequest> {
        let keyboard = ctx.plugin::<Keyboard>();
        let mut keyboard = keyboard.lock();
        keyboard.is_embedded = self.model.is_embedded;
        keyboard.is_suspended = self.panels.documents.is_modal_open();
        keyboard.take().into_iter().map(UiRequest::Run).collect()
    }

    fn draw(&mut self, ui: &mut Ui, requests: &mut Vec<UiRequest>) {
        let Self { model, .. } = self;
        let bottom = if model.is_presenting {
            20.0
        } else {
            transport::height(ui, &model.view_context(NodeId::ROOT).played_out()) + 70.0
        };
        if model.is_blank {
            blank::blank_ui(ui, &model.words, requests);
        } else if model.is_embedded {
            self.embedded_ui(ui, requests);
        } else if model.is_presenting {
            self.presentation_ui(ui, requests);
        } else {
            self.window_ui(ui, requests);
        }
        let Self { model, panels, tasks, .. } = self;
        if let (Some(progress), Some(task)) = (tasks.split_progress(), model.session.split_task()) {
            progress_card::split_progress_ui(ui, &model.words, progress, task.limits(), bottom, requests);
        }
        if let Some(progress) = tasks.progress() {
            progress_card::progress_ui(ui, &model.session, &model.words, progress, bottom, requests);
        }
        if let Some((text, share, can_cancel)) = panels.documents.export_progress(&model.words) {
            // Above the progress of a search, where there is one.
            let below = if tasks.progress().is_some() { bottom + 120.0 } else { bottom };
            if progress_card::export_progress_ui(ui, &model.words, (&text, share), can_cancel, below) {
                requests.push(DocumentRequest::CancelExport.into());
            }
        }
        let context = self.model.view_context(self.panels.tree.root(self.model.session.search()));
        self.panels.documents.show(ui, &context, requests);
        if !self.model.is_blank {
            spotlight_ui(ui, &self.model.words, self.model.lectern.spotlight);
        }
    }

    fn window_ui(&mut self, ui: &mut Ui, requests: &mut Vec<UiRequest>) {
        let Self { model, panels, .. } = self;
        let size = ui.available_size();
        let size_class = SizeClass::of(ui.ctx());
        let is_narrow = size_class.hides_side_panel();
        let has_side_panel = model.has_side_panel(is_narrow);
        let mut context = model.view_context(panels.tree.root(model.session.search()));
        context.is_far = panels.tree.is_far(&context);
        let bar = |ui: &Ui| Frame::NONE.fill(theme::color(ui, PaletteColor::Panel));
        Panel::top("top").exact_size(theme::TOP_BAR_HEIGHT).frame(bar(ui)).show(ui, |ui| {
            top_bar::top_bar_ui(ui, &context, !has_side_panel, requests);
        });
        if number_pad::is_shown(ui.ctx()) {
            number_pad::number_pad_ui(ui, context.words);
        } else if context.filled_in().is_none() {
            // A blank tree has no steps to go through.
            let context = context.played_out();
            let height = transport::height(ui, &context);
            Panel::bottom("transport").exact_size(height).frame(bar(ui)).show(ui, |ui| {
                transport::transport_ui(ui, &context, requests);
            });
        }
        if size_class.is_compact_wide() {
            let Panels { sheet, side, split_view, .. } = panels;
            sheet.show(ui, &context, has_side_panel, requests, |ui, requests| {
                let context = model.session.split().map_or(context, |split| split_view.active(&context, split));
                side.show(ui, &context, false, requests);
            });
        } else if has_side_panel {
            let width = (size.x * 0.234).clamp(300.0, 360.0);
            Panel::right("side").exact_size(width).resizable(false).frame(bar(ui)).show(ui, |ui| {
                let context = model.session.split().map_or(context, |split| panels.split_view.active(&context, split));
                panels.side.show(ui, &context, is_narrow, requests);
            });
        }
        self.tree_and_caption_ui(ui, requests, |ui, caption| {
            let is_slim = size_class.is_low() || size_class.is_compact_wide();
            let size = if is_slim { 17.0 } else { 19.0 };
            let caption = |ui: &mut Ui| caption(ui, size, false);
            if size_class.is_compact_wide() {
                // A narrow sentence has more lines.
                let panel = Panel::bottom("caption").exact_size(caption::NARROW_HEIGHT).show_separator_line(false);
                panel.frame(Frame::NONE).show(ui, caption);
            } else if is_slim {
                Panel::top("caption").exact_size(44.0).frame(Frame::NONE).show(ui, caption);
            } else {
                let panel = Panel::bottom("caption").exact_size(58.0).show_separator_line(false);
                panel.frame(Frame::NONE).show(ui, caption);
            }
        });
    }

    fn presentation_ui(&mut self, ui: &mut Ui, requests: &mut Vec<UiRequest>) {
        let height = ui.available_height();
        let size_class = SizeClass::of(ui.ctx());
        let (height, size) = if size_class.is_compact_wide() {
            (PRESENTED_NARROW_CAPTION, caption::NARROW_SIZE)
        } else {
            (height * 0.14, (46.0 * height / 1080.0).max(19.0))
        };
        if size_class.has_touch_targets() {
            leave_button_ui(ui, &self.model.words, requests);
        }
        theme::enlarge(ui, presented_scale(ui.ctx().content_rect().size()));
        self.tree_and_caption_ui(ui, requests, |ui, caption| {
            let panel = Panel::bottom("caption").exact_size(height).show_separator_line(false);
            panel.frame(Frame::NONE).show(ui, |ui| caption(ui, size, true));
        });
    }

    /// Draws the two trees of a split view, each with its own caption, or else the tree and the caption that `caption_panel`
    /// places: it is passed the function that draws it at a size, centred or not.
    pub(super) fn tree_and_caption_ui(
        &mut self,
        ui: &mut Ui,
        requests: &mut Vec<UiRequest>,
        caption_panel: impl FnOnce(&mut Ui, &dyn Fn(&mut Ui, f32, bool)),
    ) {
        let Self { model, panels, .. } = self;
        let context = model.view_context(panels.tree.root(model.session.search()));
        if let Some(split) = model.session.split() {
            ribbon::split_ribbon_ui(ui, &model.words, split);
            if model.is_presenting {
                aside_panel_ui(ui, &panels.split_view.active(&context, split), requests);
            }
            CentralPanel::default()
                .frame(Frame::NONE)
                .show(ui, |ui| panels.split_view.show(ui, &context, split, requests));
            return;
        }
        let predict = model.practice.as_ref().and_then(PracticeMode::predict);
        if let Some(predict) = predict.filter(|predict| predict.audience() == Audience::User) {
            let size_class = SizeClass::of(ui.ctx());
            let (panel, height) = if size_class.is_compact_wide() {
                (Panel::bottom("question"), NARROW_CARD_HEIGHT)
            } else if size_class.is_low() {
                (Panel::top("question"), SLIM_CARD_HEIGHT)
            } else {
                (Panel::bottom("question"), CARD_HEIGHT)
            };
            let panel = panel.exact_size(height * theme::enlargement(ui)).show_separator_line(false).frame(Frame::NONE);
            let panel = if model.is_embedded { panel.max_size(ui.available_height() / 2.0) } else { panel };
            panel.show(ui, |ui| panels.question.show(ui, &context, predict, requests));
        } else {
            let sentence = caption::sentence(&context);
            let spoken = sentence.plain();
            let swiped = Cell::new(None);
            caption_panel(ui, &|ui, size, is_centered| {
                let caption = caption::caption_ui(ui, &sentence, &spoken, size, is_centered);
                swiped.set(caption::swiped(ui, &caption));
            });
            requests.extend(swiped.take().map(UiRequest::Run));
        }
        if model.is_presenting {
            // A note could answer the question that is open.
            if !context.is_asking() {
                station_note::station_note_ui(ui, &context);
            }
            lecture_strip::lecture_strip_ui(ui, &context);
            aside_panel_ui(ui, &context, requests);
            board_panel_ui(ui, &context);
        }
        // A frame shows no more than the way back from a part of the tree.
        if !model.is_embedded || context.root != NodeId::ROOT {
            ribbon::ribbon_ui(ui, &context, requests);
        }
        CentralPanel::default().frame(Frame::NONE).show(ui, |ui| {
            if let Some(solution) = context.filled_in().and_then(FillIn::solution) {
                let trees = [&mut panels.tree, &mut panels.true_tree];
                return both_trees_ui(ui, &context, solution, trees, requests);
            }
            let panel = ui.max_rect();
            let context = context.played_out();
            panels.tree.show(ui, &context, requests);
            panels.find.show(ui, panel, &context, requests);
        });
    }

    fn update_title(&mut self, ctx: &Context) {
        let title = self.title();
        if title != self.window_title {
            ctx.send_viewport_cmd(ViewportCommand::Title(title.clone()));
            self.window_title = title;
        }
    }

    /// Whether the window is so narrow that it hides the side panel at first.
    pub(super) fn is_narrow(ctx: &Context) -> bool {
        SizeClass::of(ctx).hides_side_panel()
    }
}
