//! The application: its state, the course of a frame, and the effect of each request.
//!
//! The keyboard turns a key into a [`UiCommand`](poda_window::input::command::UiCommand). One of the `interceptors` takes it,
//! or `execute` carries it out. Then `draw` draws the changed model, and the requests of its panels are carried out at
//! the end of the frame.

mod classroom;
mod document_link;
mod draw;
mod execute;
mod frame_timer;
mod host;
mod interceptors;
mod jump_history;
mod jumps;
mod lanes;
mod model;
mod playing;
mod practice;
mod practice_state;
mod selection;
mod step;
mod tooltips;
mod tree;

use self::document_link::DocumentLink;
use self::frame_timer::FrameTimer;
use self::model::{Model, Panels};
use self::playing::{ARROWS, MatchPace, slide_of_arrow, slides_with_arrows};
use self::tooltips::Tooltips;
use crate::files::{FileContext, Files};
use egui::{Context, Plugin, Ui, ViewportCommand};
use poda_core::document::Lecture;
use poda_core::trace::{NodeId, RecordedKind};
use poda_panels::dialogs::Dialogs;
use poda_panels::frame::notifications::Notifications;
use poda_panels::frame::printed_page::PrintedPage;
use poda_panels::lectern::PresenterView;
use poda_panels::practice::choice_keys;
use poda_panels::tree_panel::accessible_tree::AccessibleTrees;
use poda_session::{Command, Session, UniqueId};
use poda_window::documents::notification::Notification;
use poda_window::documents::plain_notification::PlainNotification;
use poda_window::input::keyboard::Keyboard;
use poda_window::jobs::task_runner::TaskRunner;
use poda_window::look::key_targets::KeyTargets;
use poda_window::look::number_pad::{self, NumberPad};
use poda_window::look::size_class::{self, LastPointer, SizeClass};
use poda_window::look::{glyphs, theme};
use poda_window::panel::request::UiRequest;
use poda_window::panel::view_context::ViewContext;
use poda_window::state::mode::Mode;
use poda_window::stored::drafts::OtherDraft;
use poda_window::stored::settings::Settings;
use std::cell::RefCell;
use std::mem::take;
use std::rc::Rc;
use std::sync::Arc;

#[derive(Debug)]
pub struct App {
    model: Model,
    panels: Panels,
    tasks: TaskRunner,
    seen: Seen,
    presentation: Presentation,
    link: DocumentLink,
    /// The notification about the outcome of copying to the clipboard, until it is shown.
    copied: Rc<RefCell<Option<Notification>>>,
    /// The page that waits to be printed.
    printed: Option<PrintedPage>,
    clock: FrameTimer,
    pace: MatchPace,
    tooltips: Tooltips,
    /// The last title that was sent to the operating system.
    window_title: String,
}

/// What was shown when the window last adapted to it.
#[derive(Debug, Default)]
struct Seen {
    /// The lecture entry whose panels were last opened.
    entry: Option<(Arc<Lecture>, usize)>,
    /// The document for which it was last decided whether an exercise starts.
    history: Option<UniqueId>,
}

/// What presenting adds to the window.
#[derive(Debug, Default)]
struct Presentation {
    /// The second window for the lecturer, while it is open.
    presenter: Option<PresenterView>,
    /// When presenting began, in seconds since the start of the program.
    since: f64,
    /// The zoom of the window before a modal was enlarged for an audience. `None` if no modal is enlarged.
    zoom_before: Option<f32>,
}

impl App {
    /// Creates the application for a session and installs its fonts, styles and keyboard in `ctx`.
    pub fn new(ctx: &Context, mut session: Session, settings: Settings, files: Files) -> Self {
        session.playback.choose_size(RecordedKind::Search, settings.step_size);
        Self::install(ctx, None);
        theme::show(ctx, settings.theme);
        theme::set_text_size(ctx, settings.text_size);
        Self {
            seen: Seen::default(),
            model: Model::new(session, settings),
            panels: Panels { files, ..Panels::default() },
            tasks: TaskRunner::default(),
            presentation: Presentation::default(),
            link: DocumentLink::default(),
            copied: Rc::default(),
            printed: None,
            clock: FrameTimer::default(),
            pace: MatchPace::default(),
            tooltips: Tooltips::default(),
            window_title: String::new(),
        }
    }

    /// Installs fonts, styles and keyboard in `ctx`, and takes over their state from `before`, the context that the
    /// window used until now.
    pub fn install(ctx: &Context, before: Option<&Context>) {
        fn add<P: Plugin + Default>(ctx: &Context, before: Option<&Context>) {
            ctx.add_plugin(before.map(|before| take(&mut *before.plugin::<P>().lock())).unwrap_or_default());
        }
        theme::install(ctx);
        glyphs::install(ctx);
        add::<AccessibleTrees>(ctx, before);
        add::<KeyTargets>(ctx, before);
        add::<Keyboard>(ctx, before);
        add::<LastPointer>(ctx, before);
        add::<NumberPad>(ctx, before);
    }

    pub const fn session(&self) -> &Session {
        &self.model.session
    }

    pub const fn settings(&self) -> &Settings {
        &self.model.settings
    }

    pub const fn files(&self) -> &Files {
        &self.panels.files
    }

    pub const fn files_mut(&mut self) -> &mut Files {
        &mut self.panels.files
    }

    /// Returns the unsaved documents of other runs of the program.
    pub fn drafts(&self) -> &[OtherDraft] {
        &self.model.drafts
    }

    pub const fn drafts_mut(&mut self) -> &mut Vec<OtherDraft> {
        &mut self.model.drafts
    }

    pub const fn dialogs(&self) -> &Dialogs {
        &self.panels.dialogs
    }

    pub const fn notifications_mut(&mut self) -> &mut Notifications {
        &mut self.panels.notifications
    }

    /// Calls `act` with the context of opening and saving files, and applies the commands that result.
    fn with_files(&mut self, ctx: &Context, act: impl FnOnce(&mut Files, &mut FileContext<'_>)) {
        let Panels { files, dialogs, notifications, .. } = &mut self.panels;
        let Model { session, settings, words, requests, drafts, .. } = &mut self.model;
        let commands = Vec::new();
        let mut context =
            FileContext { ctx, session, settings, words, drafts, dialogs, notifications, requests, commands };
        act(files, &mut context);
        for command in context.commands {
            self.apply(command);
        }
    }

    /// Returns the player whose payoffs the user sees alone, if it is one of several.
    pub const fn viewed_player(&self) -> Option<usize> {
        self.model.selection.player
    }

    /// Returns the node that the user selected, if it belongs to the shown search.
    pub fn selected_node(&self) -> Option<NodeId> {
        self.model.selected_node()
    }

    /// Draws one frame and carries out its requests.
    pub fn show(&mut self, ui: &mut Ui) {
        let ctx = ui.ctx().clone();
        size_class::update_style(ui);
        self.model.window.is_touched = SizeClass::of(&ctx).is_touched;
        let tick = self.clock.tick(&ctx, &self.model.stepped_session().playback).map(UiRequest::from);
        let pressed = ctx.plugin::<Keyboard>().lock().take().into_iter().map(UiRequest::Run);
        let taken = ctx.plugin::<Keyboard>().lock().taken_for_typing.take().filter(|_| !self.is_embedded());
        if let Some(command) = taken {
            self.panels.notifications.replace(PlainNotification::TakenForTyping(command));
        }
        let clicked = self.take_clicks().into_iter().map(UiRequest::Run);
        let paced =
            self.pace.due(&ctx, &self.model.session).into_iter().chain(slide_of_arrow(&ctx, &self.model.session));
        let paced = paced.map(|command| UiRequest::from(Command::Match(command)));
        let pressed: Vec<UiRequest> = pressed.chain(clicked).chain(tick).chain(paced).collect();
        if self.model.session.has_tasks() || !pressed.is_empty() {
            // Carry out these requests before drawing, so that this frame shows their effect, and start new searches
            // without waiting for it.
            for request in pressed {
                self.handle_jump(&ctx, request);
            }
            self.follow_session(&ctx);
        }
        self.draw(ui);
        if let Some(aside) = &mut self.model.practice.aside {
            aside.is_in_view = self.panels.strip.aside_card.is_in_view(&ctx);
        }
        self.show_to_class();
        self.keep_class(ui.ctx());
        self.show_presenter_view(&ctx);
        self.with_files(&ctx, Files::intercept_close);
        for request in self.model.requests.take() {
            self.handle_jump(&ctx, request);
        }
        self.note_copied();
        self.follow_session(&ctx);
        FrameTimer::wake_for_next_step(&ctx, &self.model.stepped_session().playback);
        self.pace.wake_for_next_move(&ctx, &self.model.session);
        self.update_title(&ctx);
        self.update_keyboard(&ctx);
        number_pad::close_keyboard(&ctx);
    }

    /// Advances the tasks of the session, and updates everything that depends on it.
    fn follow_session(&mut self, ctx: &Context) {
        self.model.show_controls_of_authors();
        let view = (self.model.session.history().id, self.model.modes(), self.panels.dialogs.is_open());
        self.tooltips.follow(ctx, view);
        if self.model.session.shows_partial_search() {
            // Keep the focused node in place while the tree grows.
            self.hold_focus_in_place();
        }
        let changed = self.model.update_session(&mut self.panels.tree, |session| self.tasks.update(ctx, session));
        // Which bounds have names depends on the lesson that is shown now.
        self.model.update_words();
        if self.tasks.take_failure() {
            self.panels.notifications.replace(PlainNotification::SearchFailed);
        }
        self.model.keep_read_outcomes();
        self.follow_up(changed);
        self.model.mark_lesson_done();
        self.arrange_panels();
        self.follow_ways_in();
        self.start_opened_exercise(ctx);
        self.update_blank_tree();
        self.check_order();
        self.record_outcomes();
        self.keep_work();
        self.follow_question();
    }

    /// Draws the presenter view, if it is open. It closes when the presentation ends.
    fn show_presenter_view(&mut self, ctx: &Context) {
        let context = self.model.view_context(&self.panels.tree);
        let presenter = self.presentation.presenter.as_mut().filter(|_| context.is_presenting());
        if presenter.is_none_or(|presenter| presenter.show(ctx, &context, self.presentation.since)) {
            self.presentation.presenter = None;
        }
    }

    /// Opens the panels that the lecture entry specifies, when the entry is first shown.
    fn arrange_panels(&mut self) {
        let model = &mut self.model;
        let Some(shown) = model.session.shown_lecture() else { return };
        let is_shown =
            |(lecture, index): &(Arc<Lecture>, usize)| Arc::ptr_eq(lecture, &shown.lecture) && *index == shown.index;
        if !self.seen.entry.as_ref().is_some_and(is_shown) {
            self.seen.entry = Some((Arc::clone(&shown.lecture), shown.index));
            model.lectern.arrange(shown.entry().and_then(|entry| entry.panels.as_deref()));
        }
    }

    /// Sets the state that determines how the keyboard interprets the next keys.
    fn update_keyboard(&self, ctx: &Context) {
        let keyboard = ctx.plugin::<Keyboard>();
        let mut keyboard = keyboard.lock();
        keyboard.is_embedded = self.model.is(Mode::Embedded);
        keyboard.is_suspended = self.panels.dialogs.takes_keys();
        keyboard.is_covered = self.panels.dialogs.covers_commands();
        keyboard.choices = choice_keys(&self.view_context());
        if slides_with_arrows(&self.model.session) {
            keyboard.choices.extend(ARROWS);
        }
        let is_asked = self.is_reading() && self.view_context().is_asking();
        keyboard.is_field_passed = is_asked && self.panels.question.is_empty();
        keyboard.is_answer_passed = is_asked && self.panels.question.is_entered();
    }

    fn view_context(&self) -> ViewContext<'_> {
        self.model.view_context(&self.panels.tree)
    }

    fn update_title(&mut self, ctx: &Context) {
        let title = self.title();
        // Screen readers announce this label when the user enters the window.
        ctx.accesskit_node_builder(egui::accesskit_root_id(), |node| node.set_label(title.clone()));
        if title != self.window_title {
            ctx.send_viewport_cmd(ViewportCommand::Title(title.clone()));
            self.window_title = title;
        }
    }

    /// Returns whether the window is so narrow that the side panel is hidden initially.
    fn is_narrow(ctx: &Context) -> bool {
        SizeClass::of(ctx).hides_side_panel()
    }
}
