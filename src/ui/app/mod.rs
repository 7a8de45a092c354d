//! The application: its state, the course of a frame, and the effect of each request.
//!
//! The keyboard turns a key into a [`UiCommand`](poda_window::input::command::UiCommand). One of the `interceptors`
//! takes it, or the `Executor` carries it out. Then `draw` draws the changed model, and the requests of its panels are
//! carried out at the end of the frame.
//!
//! `App` has the order of the frame. From the ground up, what it is made of:
//!
//! | type | what it has | its methods |
//! |---|---|---|
//! | `Model` | the session, the settings, the selection, the exercise | `model`, `reading`, `lanes` |
//! | `Panels` | what each panel keeps between frames | `panels`, `lanes`, `draw` |
//! | `Workspace` | both, as a command of the session changes both | `workspace`, `apply`; built on that, a file each |
//! | `Sharing` | the link, what was copied, the page to be printed | `sharing` |
//! | `Executor` | what a request may need of all that | `execute` |

mod apply;
mod classroom;
mod document_link;
mod draw;
mod execute;
mod exports;
mod frame_timer;
mod host;
mod interceptors;
mod jump_history;
mod jumps;
mod lanes;
mod model;
mod nodes;
mod panels;
mod playing;
mod practice;
mod practice_state;
mod presentation;
mod presenting;
mod reading;
mod selection;
mod sharing;
mod step;
mod texts;
mod tooltips;
mod tree;
mod waiting;
mod why_not;
mod workspace;

use self::execute::Executor;
use self::frame_timer::FrameTimer;
use self::model::Model;
use self::panels::Panels;
use self::playing::{ARROWS, MatchPace, slide_of_arrow, slides_with_arrows};
use self::sharing::Sharing;
use self::tooltips::Tooltips;
use self::waiting::WaitingCommands;
use self::workspace::Workspace;
use crate::files::Files;
use egui::{Context, Plugin, Ui, ViewportCommand};
use poda_core::trace::RecordedKind;
use poda_panels::practice::choice_keys;
use poda_panels::tree_panel::accessible_tree::AccessibleTrees;
use poda_session::{Command, Session};
use poda_window::documents::plain_notification::PlainNotification;
use poda_window::input::keyboard::Keyboard;
use poda_window::jobs::task_runner::TaskRunner;
use poda_window::look::key_targets::KeyTargets;
use poda_window::look::number_pad::{self, NumberPad};
use poda_window::look::size_class::{self, LastPointer, SizeClass};
use poda_window::look::{glyphs, theme};
use poda_window::panel::request::UiRequest;
use poda_window::stored::settings::Settings;
use std::mem::take;

#[derive(Debug)]
pub struct App {
    workspace: Workspace,
    sharing: Sharing,
    tasks: TaskRunner,
    clock: FrameTimer,
    pace: MatchPace,
    tooltips: Tooltips,
    /// The last title that was sent to the operating system.
    window_title: String,
}

impl App {
    /// Creates the application for a session and installs its fonts, styles and keyboard in `ctx`.
    pub fn new(ctx: &Context, mut session: Session, settings: Settings, files: Files) -> Self {
        session.playback.choose_size(RecordedKind::Search, settings.step_size);
        Self::install(ctx, None);
        theme::show(ctx, settings.theme);
        theme::set_text_size(ctx, settings.text_size);
        Self {
            workspace: Workspace {
                model: Model::new(session, settings),
                panels: Panels { files, ..Panels::default() },
                waiting: WaitingCommands::default(),
            },
            sharing: Sharing::default(),
            tasks: TaskRunner::default(),
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

    /// Draws one frame and carries out its requests.
    pub fn show(&mut self, ui: &mut Ui) {
        let ctx = ui.ctx().clone();
        size_class::update_style(ui);
        self.workspace.model.window.is_touched = SizeClass::of(&ctx).is_touched;
        let pressed = self.take_requests(&ctx);
        if self.workspace.model.session.has_tasks() || !pressed.is_empty() {
            // Carry out these requests before drawing, so that this frame shows their effect, and start new searches
            // without waiting for it.
            for request in pressed {
                self.executor(&ctx).handle_jump(request);
            }
            self.follow_session(&ctx);
        }
        self.workspace.draw(ui, &self.tasks);
        let Workspace { model, panels, .. } = &mut self.workspace;
        if let Some(in_strip) = &mut model.practice.in_strip {
            in_strip.is_in_view = panels.strip.mcts_card.is_in_view(&ctx);
        }
        self.workspace.show_to_class(&mut self.sharing);
        self.workspace.keep_class(&ctx);
        self.workspace.panels.show_presenter(&ctx, &self.workspace.model);
        self.workspace.with_files(&ctx, Files::intercept_close);
        for request in self.workspace.model.requests.take() {
            self.executor(&ctx).handle_jump(request);
        }
        self.sharing.note_copied(&mut self.workspace.panels.notifications);
        self.follow_session(&ctx);
        let model = &self.workspace.model;
        FrameTimer::wake_for_next_step(&ctx, &model.stepped_session().playback);
        self.pace.wake_for_next_move(&ctx, &model.session);
        self.update_title(&ctx);
        self.update_keyboard(&ctx);
        number_pad::close_keyboard(&ctx);
    }

    /// Takes what was requested since the last frame, other than by panels: by time that has passed, by keys, by the
    /// clicker.
    fn take_requests(&mut self, ctx: &Context) -> Vec<UiRequest> {
        let Workspace { model, panels, .. } = &mut self.workspace;
        let tick = self.clock.tick(ctx, &model.stepped_session().playback).map(UiRequest::from);
        let pressed = ctx.plugin::<Keyboard>().lock().take().into_iter().map(UiRequest::Run);
        let taken = ctx.plugin::<Keyboard>().lock().taken_for_typing.take().filter(|_| !model.is_embedded());
        if let Some(command) = taken {
            panels.notifications.replace(PlainNotification::TakenForTyping(command));
        }
        let paced = self.pace.due(ctx, &model.session).into_iter().chain(slide_of_arrow(ctx, &model.session));
        let paced = paced.map(|command| UiRequest::from(Command::Match(command)));
        let clicked = self.workspace.take_clicks().into_iter().map(UiRequest::Run);
        let waiting = self.workspace.waiting.take_ready().into_iter().map(UiRequest::Run);
        waiting.chain(pressed).chain(clicked).chain(tick).chain(paced).collect()
    }

    fn executor<'a>(&'a mut self, ctx: &'a Context) -> Executor<'a> {
        let Self { workspace, sharing, tasks, .. } = self;
        Executor { ctx, workspace, sharing, tasks }
    }

    /// Advances the tasks of the session, and updates everything that depends on it.
    fn follow_session(&mut self, ctx: &Context) {
        let Self { workspace, tasks, .. } = self;
        let Workspace { model, panels, .. } = workspace;
        model.show_controls_of_authors();
        let view = (model.session.history().id, model.modes(), panels.dialogs.is_open());
        self.tooltips.follow(ctx, view);
        if model.session.shows_partial_search() {
            // Keep the focused node in place while the tree grows.
            workspace.hold_focus_in_place();
        }
        let Workspace { model, panels, .. } = workspace;
        let changed = model.update_session(&mut panels.tree, |session| tasks.update(ctx, session));
        // Which bounds have names depends on the lesson that is shown now.
        model.update_words();
        if tasks.take_failure() {
            panels.notifications.replace(PlainNotification::SearchFailed);
        }
        model.keep_read_outcomes();
        workspace.follow_up(changed);
        workspace.model.mark_lesson_done();
        workspace.model.arrange_panels();
        workspace.follow_ways_in();
        workspace.start_opened_exercise(ctx);
        workspace.update_blank_tree();
        workspace.check_order();
        workspace.record_outcomes();
        workspace.keep_work();
        workspace.follow_question();
        workspace.ask_again();
    }

    /// Sets the state that determines how the keyboard interprets the next keys.
    fn update_keyboard(&self, ctx: &Context) {
        let (model, panels, context) = (&self.workspace.model, &self.workspace.panels, self.workspace.view_context());
        let keyboard = ctx.plugin::<Keyboard>();
        let mut keyboard = keyboard.lock();
        keyboard.is_embedded = model.is_embedded();
        keyboard.is_suspended = panels.dialogs.takes_keys();
        keyboard.is_covered = panels.dialogs.covers_commands();
        keyboard.choices = choice_keys(&context);
        if slides_with_arrows(&model.session) {
            keyboard.choices.extend(ARROWS);
        }
        let is_asked = model.is_reading() && context.is_asking();
        keyboard.is_field_passed = is_asked && panels.question.is_empty();
        keyboard.is_answer_passed = is_asked && panels.question.is_entered();
    }

    fn update_title(&mut self, ctx: &Context) {
        let title = self.workspace.model.title();
        // Screen readers announce this label when the user enters the window.
        ctx.accesskit_node_builder(egui::accesskit_root_id(), |node| node.set_label(title.clone()));
        if title != self.window_title {
            ctx.send_viewport_cmd(ViewportCommand::Title(title.clone()));
            self.window_title = title;
        }
    }
}
