//! The application: what the window shows, one frame of it, and the effect of every request.
//!
//! A key becomes a [`UiCommand`](super::command::UiCommand) in the keyboard and takes effect in `execute` and `step`; then `draw`
//! draws the changed model, and what its panels ask for takes effect at the end of the frame.

mod document_link;
mod draw;
mod execute;
mod host;
mod model;
mod playback;
mod practice;
mod step;
mod tree;

use self::document_link::DocumentLink;
use self::model::{Model, Panels};
use self::playback::Clock;
use crate::session::command::Command;
use crate::session::shown_search::TreeId;
use crate::session::{Session, UniqueId};
use crate::trace::NodeId;
use crate::ui::dialogs::Dialogs;
use crate::ui::files::{FileContext, Files};
use crate::ui::keyboard::Keyboard;
use crate::ui::mode::Mode;
use crate::ui::notifications::Notifications;
use crate::ui::number_pad::{self, NumberPad};
use crate::ui::request::UiRequest;
use crate::ui::settings::Settings;
use crate::ui::size_class::{self, LastPointer, SizeClass};
use crate::ui::task_runner::TaskRunner;
use crate::ui::theme;
use crate::ui::view_context::ViewContext;
use egui::{Context, Ui, ViewportCommand};

/// The application.
#[derive(Debug)]
pub struct App {
    model: Model,
    panels: Panels,
    /// Runs the session's tasks in the background.
    tasks: TaskRunner,
    /// The tree that was shown when the selection was last checked.
    tree_seen: TreeId,
    /// The document whose exercise was last started.
    history_seen: Option<UniqueId>,
    link: DocumentLink,
    clock: Clock,
    /// The title of the system's window.
    window_title: String,
}

impl App {
    /// Creates a window on a session and installs its fonts, styles and keyboard in `ctx`.
    #[must_use]
    pub fn new(ctx: &Context, mut session: Session, settings: Settings, files: Files) -> Self {
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
            panels: Panels { files, ..Panels::default() },
            tasks: TaskRunner::default(),
            link: DocumentLink::default(),
            clock: Clock::default(),
            window_title: String::new(),
        }
    }

    /// The open session.
    pub const fn session(&self) -> &Session {
        &self.model.session
    }

    /// The user's settings.
    pub const fn settings(&self) -> &Settings {
        &self.model.settings
    }

    /// The state of opening and saving files.
    pub const fn files(&self) -> &Files {
        &self.panels.files
    }

    /// The state of opening and saving files, to be changed.
    pub const fn files_mut(&mut self) -> &mut Files {
        &mut self.panels.files
    }

    /// The dialogs over the window.
    pub const fn dialogs(&self) -> &Dialogs {
        &self.panels.dialogs
    }

    /// What the user is told.
    pub const fn notifications_mut(&mut self) -> &mut Notifications {
        &mut self.panels.notifications
    }

    /// Opens or saves files, and applies the commands that come of it.
    fn with_files(&mut self, ctx: &Context, act: impl FnOnce(&mut Files, &mut FileContext<'_>)) {
        let Panels { files, dialogs, notifications, .. } = &mut self.panels;
        let Model { session, settings, words, requests, .. } = &mut self.model;
        let commands = Vec::new();
        let mut context = FileContext { ctx, session, settings, words, dialogs, notifications, requests, commands };
        act(files, &mut context);
        for command in context.commands {
            self.apply(command);
        }
    }

    /// The node that the user selected, if it is a node of the search shown.
    pub fn selected_node(&self) -> Option<NodeId> {
        self.model.selected_node()
    }

    /// Draws one frame and carries out what was asked for in it.
    pub fn show(&mut self, ui: &mut Ui) {
        let ctx = ui.ctx().clone();
        size_class::update_style(ui);
        let tick = self.clock.tick(&ctx, self.model.stepped_session().playback()).map(UiRequest::from);
        let pressed = ctx.plugin::<Keyboard>().lock().take().into_iter().map(UiRequest::Run);
        let pressed: Vec<UiRequest> = pressed.chain(tick).collect();
        let has_task = self.model.session.task().is_some() || self.model.session.split_task().is_some();
        if has_task || !pressed.is_empty() {
            // What was asked for and what has been found is drawn in this frame, and what is to be searched need not wait for that.
            for request in pressed {
                self.handle(&ctx, request);
            }
            self.follow_session(&ctx);
        }
        self.draw(ui);
        self.with_files(&ctx, Files::intercept_close);
        for request in self.model.requests.take() {
            self.handle(&ctx, request);
        }
        self.follow_session(&ctx);
        Clock::wake_for_next_step(&ctx, self.model.stepped_session().playback());
        self.update_title(&ctx);
        self.update_keyboard(&ctx);
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

    /// Tells the keyboard what the next keys are for.
    fn update_keyboard(&self, ctx: &Context) {
        let keyboard = ctx.plugin::<Keyboard>();
        let mut keyboard = keyboard.lock();
        keyboard.is_embedded = self.model.is(Mode::Embedded);
        keyboard.is_suspended = self.panels.dialogs.takes_keys();
    }

    /// Returns what panels read.
    fn view_context(&self) -> ViewContext<'_> {
        self.model.view_context(&self.panels.tree)
    }

    fn update_title(&mut self, ctx: &Context) {
        let title = self.title();
        if title != self.window_title {
            ctx.send_viewport_cmd(ViewportCommand::Title(title.clone()));
            self.window_title = title;
        }
    }

    /// Whether the window is so narrow that it hides the side panel at first.
    fn is_narrow(ctx: &Context) -> bool {
        SizeClass::of(ctx).hides_side_panel()
    }
}
