//! The application: lays out the panels, collects what they and the keys ask for, and has it done.

mod blank;
mod editing;
mod lessons;
mod playback;
mod selection;
mod split;

use super::documents::Documents;
use super::edit_feedback::EditFeedback;
use super::find_bar::FindBar;
use super::keyboard::Keyboard;
use super::request::UiRequest;
use super::settings::Settings;
use super::side_panel::SidePanel;
use super::split_view::SplitViewPanel;
use super::tree_panel::{TreePanel, ViewContext};
use super::worker::Worker;
use super::{caption, progress_card, ribbon, theme, top_bar, transport};
use crate::i18n::{Words, narration};
use crate::picture::palette::PaletteColor;
use crate::session::Session;
use crate::session::command::Command;
use crate::session::shown_search::TreeId;
use crate::trace::NodeId;
use crate::trace::node_ref::NodeRef;
use egui::{CentralPanel, Context, Frame, Panel, Ui, ViewportCommand};

/// Below this width the side panel folds away.
const FOLD_BELOW: f32 = 1000.0;
/// Below this height the caption moves above the tree and gets slimmer.
const SLIM_BELOW: f32 = 700.0;

/// The window's whole state.
#[derive(Debug)]
pub struct Poda {
    session: Session,
    settings: Settings,
    words: Words,
    documents: Documents,
    tree: TreePanel,
    /// Two trees side by side, where there are two.
    split_view: SplitViewPanel,
    find: FindBar,
    side: SidePanel,
    /// The node that is looked at; none: the current one.
    selected: Option<NodeRef>,
    is_presenting: bool,
    is_blank: bool,
    /// In a narrow window: whether the folded side panel was opened.
    is_unfolded: bool,
    /// The title that the system's window bears.
    window_title: String,
    /// What takes long is done here.
    worker: Worker,
    /// The last change of the position that was made in the tree, and what the search had found before.
    edit_feedback: Option<EditFeedback>,
    /// The tree that was shown last.
    tree_seen: TreeId,
    /// While playing: when the last frame was, in seconds since the start.
    played_until: Option<f64>,
}

impl Poda {
    /// A window on a session, with its fonts and looks taught to `ctx`.
    #[must_use]
    pub fn new(ctx: &Context, session: Session, settings: Settings, documents: Documents) -> Self {
        theme::install(ctx);
        theme::show(ctx, settings.theme);
        ctx.add_plugin(Keyboard::default());
        let words = Words::new(settings.language);
        Self {
            tree_seen: session.search().tree_id(),
            session,
            settings,
            words,
            documents,
            tree: TreePanel::default(),
            split_view: SplitViewPanel::default(),
            find: FindBar::default(),
            side: SidePanel::default(),
            selected: None,
            is_presenting: false,
            is_blank: false,
            is_unfolded: false,
            window_title: String::new(),
            worker: Worker::default(),
            edit_feedback: None,
            played_until: None,
        }
    }

    /// The open session.
    #[must_use]
    pub const fn session(&self) -> &Session {
        &self.session
    }

    /// The user's choices.
    #[must_use]
    pub const fn settings(&self) -> &Settings {
        &self.settings
    }

    /// Where documents come from and go to.
    #[must_use]
    pub const fn documents(&self) -> &Documents {
        &self.documents
    }

    /// The same, to tell it something.
    pub const fn documents_mut(&mut self) -> &mut Documents {
        &mut self.documents
    }

    /// One frame: draws everything, then does what was asked for.
    pub fn show(&mut self, ui: &mut Ui) {
        let ctx = ui.ctx().clone();
        let mut requests = self.pressed_keys(&ctx);
        self.pass_time(&ctx, &mut requests);
        if self.is_blank {
            blank::blank_ui(ui, &self.words, &mut requests);
        } else if self.is_presenting {
            self.show_presenting(ui, &mut requests);
        } else {
            self.show_window(ui, &mut requests);
        }
        let below = if self.is_presenting { 20.0 } else { transport::HEIGHT + 70.0 };
        self.split_progress_ui(ui, below, &mut requests);
        if let Some(progress) = self.worker.progress() {
            progress_card::progress_ui(ui, &self.session, &self.words, progress, below, &mut requests);
        }
        let mut documents = std::mem::take(&mut self.documents);
        documents.show(ui, &self.view_context(), &mut requests);
        self.documents = documents;
        self.documents.watch_closing(&ctx, &self.session, &self.words);
        for action in requests {
            if let Some(action) = self.act_on_split_view(action) {
                self.act(&ctx, action);
            }
        }
        if self.session.shows_partial_search() {
            // What is looked at stays where it is when more of the tree comes.
            let node = self.shown_ancestor(self.looked_at());
            self.with_tree(|tree, context| tree.hold(context, node));
        }
        let mut worker = std::mem::take(&mut self.worker);
        self.let_session(|session| worker.update(&ctx, session));
        self.worker = worker;
        self.note_done();
        self.look_again();
        self.wait_for_next_step(&ctx);
        self.retitle(&ctx);
    }

    fn view_context(&self) -> ViewContext<'_> {
        ViewContext {
            session: &self.session,
            search: self.session.search(),
            words: &self.words,
            settings: &self.settings,
            selected: self.chosen(),
            edit_feedback: self.edit_feedback.as_ref(),
            root: self.tree.root(self.session.search()),
            is_presenting: self.is_presenting,
            is_far: false,
        }
    }

    fn pressed_keys(&self, ctx: &Context) -> Vec<UiRequest> {
        let keyboard = ctx.plugin::<Keyboard>();
        let mut keyboard = keyboard.lock();
        keyboard.is_suspended = self.documents.is_modal_open();
        keyboard.take().into_iter().map(super::command::UiCommand::action).collect()
    }

    fn show_window(&mut self, ui: &mut Ui, requests: &mut Vec<UiRequest>) {
        let size = ui.available_size();
        let folds = size.x < FOLD_BELOW;
        let has_panel = if folds { self.is_unfolded } else { self.settings.panel };
        let mut side_panel = std::mem::take(&mut self.side);
        let mut context = self.view_context();
        context.is_far = self.tree.is_far(&context);
        let bar = |ui: &Ui| Frame::NONE.fill(theme::color(ui, PaletteColor::Panel));
        Panel::top("top").exact_size(top_bar::HEIGHT).frame(bar(ui)).show(ui, |ui| {
            top_bar::top_bar_ui(ui, &context, !has_panel, requests);
        });
        Panel::bottom("transport").exact_size(transport::HEIGHT).frame(bar(ui)).show(ui, |ui| {
            transport::transport_ui(ui, &self.session, &self.words, requests);
        });
        if has_panel {
            let width = (size.x * 0.234).clamp(300.0, 360.0);
            Panel::right("side").exact_size(width).resizable(false).frame(bar(ui)).show(ui, |ui| {
                let told = self.session.split().map_or(context, |split| self.split_view.active(&context, split));
                side_panel.show(ui, &told, folds, requests);
            });
        }
        self.side = side_panel;
        if self.show_split_view(ui, requests) {
            return;
        }
        let sentence = narration::caption(&self.words, self.session.search().recording(), self.session.search().step());
        let spoken = sentence.plain();
        let is_slim = size.y < SLIM_BELOW;
        let caption = |ui: &mut Ui| {
            let size = if is_slim { 17.0 } else { 19.0 };
            caption::caption_ui(ui, &sentence, &spoken, size, false);
        };
        if is_slim {
            Panel::top("caption").exact_size(44.0).frame(Frame::NONE).show(ui, caption);
        } else {
            Panel::bottom("caption").exact_size(58.0).show_separator_line(false).frame(Frame::NONE).show(ui, caption);
        }
        self.show_tree(ui, requests);
    }

    fn show_presenting(&mut self, ui: &mut Ui, requests: &mut Vec<UiRequest>) {
        if self.show_split_view(ui, requests) {
            return;
        }
        let height = ui.available_height();
        let size = 46.0 * height / 1080.0;
        let sentence = narration::caption(&self.words, self.session.search().recording(), self.session.search().step());
        let spoken = sentence.plain();
        Panel::bottom("caption").exact_size(height * 0.14).show_separator_line(false).frame(Frame::NONE).show(
            ui,
            |ui| {
                caption::caption_ui(ui, &sentence, &spoken, size.max(19.0), true);
            },
        );
        self.show_tree(ui, requests);
    }

    fn show_tree(&mut self, ui: &mut Ui, requests: &mut Vec<UiRequest>) {
        ribbon::ribbon_ui(ui, &self.view_context(), requests);
        let shown_root = self.tree.root(self.session.search());
        let mut tree = std::mem::take(&mut self.tree);
        let mut find = std::mem::take(&mut self.find);
        CentralPanel::default().frame(Frame::NONE).show(ui, |ui| {
            let panel = ui.max_rect();
            let context = ViewContext { root: shown_root, ..self.view_context() };
            tree.show(ui, &context, requests);
            find.show(ui, panel, &context, requests);
        });
        self.find = find;
        self.tree = tree;
    }

    fn act(&mut self, ctx: &Context, action: UiRequest) {
        // What was pointed at may be gone with the tree in which it was.
        let node = action.node().map_or(Some(NodeId::ROOT), |node| self.session.search().recording().resolve(node));
        let Some(node) = node else { return };
        match action {
            UiRequest::Do(command) => self.command(command),
            UiRequest::Fit => self.tree.fit(),
            // While a game is played its moves change the position, and nothing else.
            UiRequest::EditTree(_) | UiRequest::Reorder(..) | UiRequest::Shift { .. } | UiRequest::DeleteHere
                if self.session.current_match().is_some() => {}
            UiRequest::FitSubtree(_) => self.with_tree(|tree, context| tree.fit_subtree(context, node)),
            UiRequest::SetRoot(root) => self.tree.set_root(Some(root)),
            UiRequest::SetRootHere => self.show_subtree_here(),
            UiRequest::RootUp => self.go_up(),
            UiRequest::Fold(_) => self.fold(node),
            UiRequest::FoldHere => self.fold(self.looked_at()),
            UiRequest::Zoom(factor) => self.with_tree(|tree, context| tree.zoom(context, factor)),
            UiRequest::NaturalSize => self.with_tree(TreePanel::natural_size),
            UiRequest::Select(selected) => self.selected = selected,
            UiRequest::Jump(_) => self.jump(node),
            UiRequest::EditTree(edit) => self.edit_tree(&edit),
            UiRequest::Reorder(_, to) => self.reorder(node, to),
            UiRequest::Shift { is_later } => self.shift(is_later),
            UiRequest::Neighbor(walk) => self.walk(walk),
            UiRequest::Tell => self.tell_here(ctx.content_rect().width() < FOLD_BELOW),
            UiRequest::DeleteHere => self.delete_here(),
            UiRequest::Type(field, _) => self.type_into(field, node, ctx.content_rect().width() < FOLD_BELOW),
            UiRequest::Find => self.find.open(),
            UiRequest::NextChange => self.go_to_next_change(),
            UiRequest::SetLanguage(language) => {
                self.settings.language = language;
                self.words = Words::new(language);
            }
            UiRequest::SetTheme(theme) => {
                self.settings.theme = theme;
                theme::show(ctx, theme);
            }
            UiRequest::StopSearch => self.worker.stop(),
            UiRequest::SetLeaves(leaves) => self.settings.leaves = leaves,
            UiRequest::TogglePrunedValues => self.settings.pruned_values = !self.settings.pruned_values,
            UiRequest::ToggleNotes => self.settings.notes = !self.settings.notes,
            UiRequest::ToggleMinimap => self.settings.minimap = !self.settings.minimap,
            UiRequest::ToggleGame => self.toggle_game(ctx.content_rect().width() < FOLD_BELOW),
            UiRequest::TogglePanel if ctx.content_rect().width() < FOLD_BELOW => self.is_unfolded = !self.is_unfolded,
            UiRequest::TogglePanel => self.settings.panel = !self.settings.panel,
            UiRequest::ToggleBeside => self.toggle_beside(),
            UiRequest::TogglePresent => self.present(ctx, !self.is_presenting),
            UiRequest::ToggleBlank => self.is_blank = !self.is_blank,
            UiRequest::Leave => self.leave(ctx),
            asked => {
                for command in self.documents.act(ctx, asked, &self.session, &mut self.settings, &self.words) {
                    self.command(command);
                }
            }
        }
    }

    fn with_tree(&mut self, change: impl FnOnce(&mut TreePanel, &ViewContext<'_>)) {
        let mut tree = std::mem::take(&mut self.tree);
        change(&mut tree, &self.view_context());
        self.tree = tree;
    }

    /// Carries out a command. What is chosen for good is remembered among the settings.
    fn command(&mut self, command: Command) {
        match command {
            Command::SetDrawingOptions(drawing) => {
                self.settings.set_drawing_options(drawing);
                self.tree.rest_again();
            }
            Command::SetLimits(limits) => {
                self.settings.most_nodes = limits.nodes;
                self.settings.most_bytes = limits.bytes;
                self.settings.most_seconds = limits.seconds;
            }
            _ => {}
        }
        let gives_up = matches!(command, Command::Cancel | Command::Undo);
        let moves = matches!(command, Command::Seek(_) | Command::Go(_) | Command::Tick(_));
        let before = self.session.search().step();
        self.let_session(|session| session.apply(command));
        if moves && before != self.session.search().step() {
            self.selected = None;
        }
        if gives_up {
            // What was to come with it is not chosen either.
            let (drawing, limits) = (self.session.drawing_options(), self.session.limits());
            self.settings.set_drawing_options(drawing);
            self.settings.most_nodes = limits.nodes;
            self.settings.most_bytes = limits.bytes;
            self.settings.most_seconds = limits.seconds;
        }
        self.look_again();
    }

    /// What was looked at in another tree is looked at no more.
    fn look_again(&mut self) {
        if self.tree_seen == self.session.search().tree_id() {
            return;
        }
        if !self.look_at_change() {
            self.selected = None;
            self.tree.forget();
        }
        self.tree_seen = self.session.search().tree_id();
    }

    fn present(&mut self, ctx: &Context, presenting: bool) {
        self.is_presenting = presenting;
        ctx.send_viewport_cmd(ViewportCommand::Fullscreen(presenting));
        self.tree.rest_again();
    }

    fn retitle(&mut self, ctx: &Context) {
        let title = format!("{} – Poda", top_bar::title(&self.session, &self.words));
        if title != self.window_title {
            ctx.send_viewport_cmd(ViewportCommand::Title(title.clone()));
            self.window_title = title;
        }
    }
}
