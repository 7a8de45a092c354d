//! One frame of the window: takes keys, draws the panels, then carries out what was asked for.

use super::blank;
use super::model::Model;
use super::panels::Panels;
use super::playback::Clock;
use crate::i18n::narration;
use crate::picture::palette::PaletteColor;
use crate::session::command::Command;
use crate::session::shown_search::TreeId;
use crate::session::{Session, UniqueId};
use crate::trace::NodeId;
use crate::ui::document_title;
use crate::ui::documents::Documents;
use crate::ui::keyboard::Keyboard;
use crate::ui::lectern::{aside_panel_ui, board_panel_ui, spotlight_ui};
use crate::ui::practice::{
    Audience, CARD_HEIGHT, FillIn, PracticeMode, SLIM_CARD_HEIGHT, asked_sentence, both_trees_ui,
};
use crate::ui::request::{DocumentRequest, UiRequest};
use crate::ui::settings::Settings;
use crate::ui::worker::Worker;
use crate::ui::{caption, lecture_strip, progress_card, ribbon, station_note, theme, top_bar, transport};
use egui::{CentralPanel, Context, Frame, Panel, Ui, Vec2, ViewportCommand};

/// A window narrower than this hides the side panel until it is opened.
const NARROW_BELOW: f32 = 1000.0;
/// In a window lower than this the caption is slimmer and stands above the tree.
const SLIM_BELOW: f32 = 700.0;

/// By how much panels are enlarged while presenting on 1920 × 1080, so that their smallest text, of 12 pixels, has 25.
const PRESENTED_SCALE: f32 = 2.1;

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
    pub(super) worker: Worker,
    /// The tree that was shown when the selection was last checked.
    pub(super) tree_seen: TreeId,
    /// The document whose exercise was last started.
    pub(super) history_seen: Option<UniqueId>,
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
        Self {
            tree_seen: session.search().tree_id(),
            history_seen: None,
            model: Model::new(session, settings),
            panels: Panels::new(documents),
            worker: Worker::default(),
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
        let mut requests = self.take_keys(&ctx);
        requests.extend(self.clock.tick(&ctx, self.model.stepped_session().playback()).map(UiRequest::from));
        self.draw(ui, &mut requests);
        self.panels.documents.intercept_close(&ctx, &self.model.session, &self.model.words);
        for request in requests {
            self.handle(&ctx, request);
        }
        self.model.update_words();
        if self.model.session.shows_partial_search() {
            // The focused node stays in place while more of the tree is added.
            self.hold_in_place(self.model.shown_ancestor(self.model.focused_node()));
        }
        self.model.update_session(&mut self.panels.tree, |session| self.worker.update(&ctx, session));
        self.keep_to_practice();
        self.model.mark_lesson_done();
        self.check_selection();
        self.start_opened_exercise(&ctx);
        self.update_blank_tree();
        self.check_order();
        self.record_outcomes();
        Clock::wake_for_next_step(&ctx, self.model.stepped_session().playback());
        self.update_title(&ctx);
    }

    /// Takes the keys pressed since the last frame as commands.
    fn take_keys(&self, ctx: &Context) -> Vec<UiRequest> {
        let keyboard = ctx.plugin::<Keyboard>();
        let mut keyboard = keyboard.lock();
        keyboard.is_suspended = self.panels.documents.is_modal_open();
        keyboard.take().into_iter().map(UiRequest::Run).collect()
    }

    fn draw(&mut self, ui: &mut Ui, requests: &mut Vec<UiRequest>) {
        let Self { model, .. } = self;
        let bottom = if model.is_presenting { 20.0 } else { transport::HEIGHT + 70.0 };
        if model.is_blank {
            blank::blank_ui(ui, &model.words, requests);
        } else if model.is_presenting {
            self.presentation_ui(ui, requests);
        } else {
            self.window_ui(ui, requests);
        }
        let Self { model, panels, worker, .. } = self;
        if let (Some(progress), Some(task)) = (worker.split_progress(), model.session.split_task()) {
            progress_card::split_progress_ui(ui, &model.words, progress, task.limits(), bottom, requests);
        }
        if let Some(progress) = worker.progress() {
            progress_card::progress_ui(ui, &model.session, &model.words, progress, bottom, requests);
        }
        if let Some((text, share, can_cancel)) = panels.documents.export_progress(&model.words) {
            // Above the progress of a search, where there is one.
            let below = if worker.progress().is_some() { bottom + 120.0 } else { bottom };
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
        let is_narrow = size.x < NARROW_BELOW;
        let has_side_panel = model.has_side_panel(is_narrow);
        let mut context = model.view_context(panels.tree.root(model.session.search()));
        context.is_far = panels.tree.is_far(&context);
        let bar = |ui: &Ui| Frame::NONE.fill(theme::color(ui, PaletteColor::Panel));
        Panel::top("top").exact_size(theme::TOP_BAR_HEIGHT).frame(bar(ui)).show(ui, |ui| {
            top_bar::top_bar_ui(ui, &context, !has_side_panel, requests);
        });
        // A blank tree has no steps to go through.
        if context.filled_in().is_none() {
            Panel::bottom("transport").exact_size(transport::HEIGHT).frame(bar(ui)).show(ui, |ui| {
                transport::transport_ui(ui, &context.played_out(), requests);
            });
        }
        if has_side_panel {
            let width = (size.x * 0.234).clamp(300.0, 360.0);
            Panel::right("side").exact_size(width).resizable(false).frame(bar(ui)).show(ui, |ui| {
                let context = model.session.split().map_or(context, |split| panels.split_view.active(&context, split));
                panels.side.show(ui, &context, is_narrow, requests);
            });
        }
        let is_slim = size.y < SLIM_BELOW;
        self.tree_and_caption_ui(ui, requests, |ui, caption| {
            let size = if is_slim { 17.0 } else { 19.0 };
            let caption = |ui: &mut Ui| caption(ui, size, false);
            if is_slim {
                Panel::top("caption").exact_size(44.0).frame(Frame::NONE).show(ui, caption);
            } else {
                let panel = Panel::bottom("caption").exact_size(58.0).show_separator_line(false);
                panel.frame(Frame::NONE).show(ui, caption);
            }
        });
    }

    fn presentation_ui(&mut self, ui: &mut Ui, requests: &mut Vec<UiRequest>) {
        let height = ui.available_height();
        let size = 46.0 * height / 1080.0;
        theme::enlarge(ui, presented_scale(ui.ctx().content_rect().size()));
        self.tree_and_caption_ui(ui, requests, |ui, caption| {
            let panel = Panel::bottom("caption").exact_size(height * 0.14).show_separator_line(false);
            panel.frame(Frame::NONE).show(ui, |ui| caption(ui, size.max(19.0), true));
        });
    }

    /// Draws the two trees of a split view, each with its own caption, or else the tree and the caption that `caption_panel`
    /// places: it is passed the function that draws it at a size, centred or not.
    fn tree_and_caption_ui(
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
            let is_slim = ui.ctx().content_rect().height() < SLIM_BELOW;
            let (panel, height) = if is_slim {
                (Panel::top("question"), SLIM_CARD_HEIGHT)
            } else {
                (Panel::bottom("question"), CARD_HEIGHT)
            };
            let panel = panel.exact_size(height * theme::enlargement(ui)).show_separator_line(false).frame(Frame::NONE);
            panel.show(ui, |ui| panels.question.show(ui, &context, predict, requests));
        } else {
            let search = model.session.search();
            let sentence = match predict {
                Some(predict) => asked_sentence(&context, predict),
                None if context.filled_in().is_some() => model.words.styled("fill-in-caption", &[]),
                None => narration::caption(&model.words, search.recording(), search.step()),
            };
            let spoken = sentence.plain();
            caption_panel(ui, &|ui, size, is_centered| {
                caption::caption_ui(ui, &sentence, &spoken, size, is_centered);
            });
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
        ribbon::ribbon_ui(ui, &context, requests);
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
        let title = format!("{} – Poda", document_title::title(&self.model.session, &self.model.words));
        if title != self.window_title {
            ctx.send_viewport_cmd(ViewportCommand::Title(title.clone()));
            self.window_title = title;
        }
    }

    /// Whether the window is so narrow that it hides the side panel at first.
    pub(super) fn is_narrow(ctx: &Context) -> bool {
        ctx.content_rect().width() < NARROW_BELOW
    }
}
