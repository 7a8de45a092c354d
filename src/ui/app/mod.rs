//! The application: what the window shows, one frame of it, and the effect of every request.
//!
//! A key becomes a [`UiCommand`](super::command::UiCommand) in the keyboard and takes effect in `execute` and `step`; then `draw`
//! draws the changed model, and what its panels ask for takes effect at the end of the frame.

mod classroom;
mod draw;
mod execute;
mod host;
mod jumps;
mod model;
mod practice;
mod step;
mod tree;

use self::model::{Model, Panels};
use crate::dialogs::Dialogs;
use crate::drafts::Draft;
use crate::files::{FileContext, Files};
use crate::keyboard::Keyboard;
use crate::lectern::PresenterView;
use crate::mode::Mode;
use crate::notifications::{Notification, Notifications};
use crate::number_pad::{self, NumberPad};
use crate::practice::choice_keys;
use crate::printed_page::PrintedPage;
use crate::request::UiRequest;
use crate::settings::Settings;
use crate::size_class::{self, LastPointer, SizeClass};
use crate::task_runner::TaskRunner;
use crate::tree_panel::accessible_tree::AccessibleTrees;
use crate::view_context::ViewContext;
use crate::{glyphs, theme};
use egui::{Context, Plugin, Ui, ViewportCommand};
use poda_core::document::{Document, Lecture};
use poda_core::trace::NodeId;
use poda_session::lecture::LectureOrigin;
use poda_session::playback::Playback;
use poda_session::shown_search::TreeId;
use poda_session::{Command, Session, UniqueId};
use poda_words::file::{self, LinkError, MAX_LINK_BYTES};
use poda_words::lessons;
use std::cell::RefCell;
use std::mem::take;
use std::rc::Rc;
use std::sync::Arc;
use std::time::Duration;

/// The application.
#[derive(Debug)]
pub struct App {
    model: Model,
    panels: Panels,
    /// Runs the session's tasks in the background.
    tasks: TaskRunner,
    /// The tree that was shown when the selection was last checked.
    tree_seen: TreeId,
    /// The lecture and the entry of it whose panels were last called up.
    entry_seen: Option<(Arc<Lecture>, usize)>,
    /// The document whose exercise was last started.
    history_seen: Option<UniqueId>,
    /// The lecturer's own window, while it is open.
    presenter: Option<PresenterView>,
    /// When presenting began, in seconds since the start of the program.
    presenting_since: f64,
    link: DocumentLink,
    /// What is to be said of what has come to the clipboard.
    copied: Rc<RefCell<Option<Notification>>>,
    /// The page that is to be printed.
    printed: Option<PrintedPage>,
    clock: Clock,
    /// The zoom of the window before a modal was enlarged for an audience; `None` while none is.
    zoom_before: Option<f32>,
    /// The title of the system's window.
    window_title: String,
}

impl App {
    /// Creates a window on a session and installs its fonts, styles and keyboard in `ctx`.
    pub fn new(ctx: &Context, mut session: Session, settings: Settings, files: Files) -> Self {
        session.playback.step_size = settings.step_size;
        Self::install(ctx, None);
        theme::show(ctx, settings.theme);
        theme::set_text_size(ctx, settings.text_size);
        Self {
            tree_seen: session.search().tree_id(),
            entry_seen: None,
            history_seen: None,
            model: Model::new(session, settings),
            panels: Panels { files, ..Panels::default() },
            tasks: TaskRunner::default(),
            presenter: None,
            presenting_since: 0.0,
            link: DocumentLink::default(),
            copied: Rc::default(),
            printed: None,
            clock: Clock::default(),
            zoom_before: None,
            window_title: String::new(),
        }
    }

    /// Installs fonts, styles and keyboard in `ctx`, with the state that they had in the context in which the window was `before`.
    pub fn install(ctx: &Context, before: Option<&Context>) {
        fn add<P: Plugin + Default>(ctx: &Context, before: Option<&Context>) {
            ctx.add_plugin(before.map(|before| take(&mut *before.plugin::<P>().lock())).unwrap_or_default());
        }
        theme::install(ctx);
        glyphs::install(ctx);
        add::<AccessibleTrees>(ctx, before);
        add::<Keyboard>(ctx, before);
        add::<LastPointer>(ctx, before);
        add::<NumberPad>(ctx, before);
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

    /// The unsaved documents of other runs, to be changed.
    pub const fn drafts_mut(&mut self) -> &mut Vec<Draft> {
        &mut self.model.drafts
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
        self.model.is_touched = SizeClass::of(&ctx).is_touched;
        let tick = self.clock.tick(&ctx, &self.model.stepped_session().playback).map(UiRequest::from);
        let pressed = ctx.plugin::<Keyboard>().lock().take().into_iter().map(UiRequest::Run);
        let clicked = self.take_clicks().into_iter().map(UiRequest::Run);
        let pressed: Vec<UiRequest> = pressed.chain(clicked).chain(tick).collect();
        let session = &self.model.session;
        let has_task = session.task().is_some() || session.split_task().is_some() || session.mcts_task().is_some();
        if has_task || !pressed.is_empty() {
            // What was asked for and what has been found is drawn in this frame, and what is to be searched need not wait for that.
            for request in pressed {
                self.handle_jump(&ctx, request);
            }
            self.follow_session(&ctx);
        }
        self.draw(ui);
        self.model.mcts_asked = self.panels.side.open_question(&ctx);
        self.show_to_class();
        self.show_presenter_view(&ctx);
        self.with_files(&ctx, Files::intercept_close);
        for request in self.model.requests.take() {
            self.handle_jump(&ctx, request);
        }
        self.note_copied();
        self.follow_session(&ctx);
        Clock::wake_for_next_step(&ctx, &self.model.stepped_session().playback);
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
        if self.tasks.take_failure() {
            self.panels.notifications.replace(Notification::SearchFailed);
        }
        self.keep_to_practice();
        self.model.mark_lesson_done();
        self.check_selection();
        self.arrange_panels();
        self.start_opened_exercise(ctx);
        self.update_blank_tree();
        self.check_order();
        self.record_outcomes();
        self.follow_question();
    }

    /// Shows the presenter view, if it is open. It closes with the presentation.
    fn show_presenter_view(&mut self, ctx: &Context) {
        let context = self.model.view_context(&self.panels.tree);
        let presenter = self.presenter.as_mut().filter(|_| context.is_presenting());
        if presenter.is_none_or(|presenter| presenter.show(ctx, &context, self.presenting_since)) {
            self.presenter = None;
        }
    }

    /// Calls up what the entry of the lecture asks for, once it is shown.
    fn arrange_panels(&mut self) {
        let model = &mut self.model;
        let shown = model.session.shown_lecture();
        let is_seen = match (shown, &self.entry_seen) {
            (Some(shown), Some((lecture, index))) => Arc::ptr_eq(lecture, &shown.lecture) && *index == shown.index,
            (Some(_), None) => false,
            (None, _) => true,
        };
        if let Some(shown) = shown.filter(|_| !is_seen) {
            self.entry_seen = Some((Arc::clone(&shown.lecture), shown.index));
            model.lectern.arrange(shown.entry().and_then(|entry| entry.panels.as_deref()));
        }
    }

    /// Tells the keyboard what the next keys are for.
    fn update_keyboard(&self, ctx: &Context) {
        let keyboard = ctx.plugin::<Keyboard>();
        let mut keyboard = keyboard.lock();
        keyboard.is_embedded = self.model.is(Mode::Embedded);
        keyboard.is_suspended = self.panels.dialogs.takes_keys();
        keyboard.choices = choice_keys(&self.view_context());
        let is_asked = self.is_reading() && self.view_context().is_asking();
        keyboard.is_field_passed = is_asked && self.panels.question.is_empty();
    }

    fn view_context(&self) -> ViewContext<'_> {
        self.model.view_context(&self.panels.tree)
    }

    fn update_title(&mut self, ctx: &Context) {
        let title = self.title();
        // Screen readers say it when the window is entered.
        ctx.accesskit_node_builder(egui::accesskit_root_id(), |node| node.set_label(title.clone()));
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

/// The largest text of a position file that is kept in an address, in bytes. Encoding a longer one would hold up the frame after
/// every edit.
const MAX_ADDRESS_BYTES: usize = 200_000;

#[derive(Debug, Default)]
struct DocumentLink {
    /// The address in front of the fragment; empty if it is not known.
    pub base: String,
    /// The document that was encoded last, and its code; `None` if it is too large for an address.
    pub encoded: Option<(Document, Option<String>)>,
    /// The lecture that was encoded last, and its code; `None` if no link can hold it.
    pub encoded_lecture: Option<(Arc<Lecture>, Option<String>)>,
}

impl DocumentLink {
    /// Returns the first part of the fragment that opens the document of a session. A document is encoded only where it differs from
    /// the one before: that of a tree with many nodes takes longer than a frame may.
    pub fn target(&mut self, session: &Session) -> Option<String> {
        let document = session.latest_history().document();
        if let Some(lecture) = linked_lecture(session) {
            let encoded = self.encoded_lecture.take().filter(|(encoded, _)| Arc::ptr_eq(encoded, lecture));
            let encode = || (Arc::clone(lecture), file::encode_lecture(lecture).ok());
            if let Some(code) = &self.encoded_lecture.insert(encoded.unwrap_or_else(encode)).1 {
                return Some(code.clone());
            }
        }
        if let Some(lesson) = unchanged_lesson(session) {
            return Some(format!("lesson={}", lessons::name(lesson)));
        }
        let encoded = self.encoded.take().filter(|(encoded, _)| encoded == document);
        let encode = || (document.clone(), file::encode(document, MAX_ADDRESS_BYTES).ok());
        self.encoded.insert(encoded.unwrap_or_else(encode)).1.clone()
    }

    /// Returns the same for a link that is copied, which may be as long as links are read.
    ///
    /// # Errors
    /// [`LinkError::TooLarge`] if the document is larger.
    pub fn target_to_copy(&mut self, session: &Session) -> Result<String, LinkError> {
        match self.target(session) {
            Some(target) => Ok(target),
            None => file::encode(session.latest_history().document(), MAX_LINK_BYTES),
        }
    }
}

/// Returns the lecture that a link or a text has opened, if an entry of it is shown as it is: the address leads to it.
pub(super) fn linked_lecture(session: &Session) -> Option<&Arc<Lecture>> {
    let shown = session.shown_lecture().filter(|shown| shown.origin == LectureOrigin::Text)?;
    let is_its_own = !session.is_edited() && session.current_match().is_none() && shown.lecture.first_file().is_none();
    is_its_own.then_some(&shown.lecture)
}

/// Returns the number of the lesson that is open, if it is as it is bundled.
///
/// A link that the window makes names such a lesson instead of holding its text: the link is short enough for every learning platform,
/// it can be read and typed, and it leads to the lesson with its neighbors also when a later version has corrected it. Names of
/// lessons never change.
fn unchanged_lesson(session: &Session) -> Option<usize> {
    let history = session.latest_history();
    history.origin.lesson().filter(|&number| lessons::all()[number] == *history.document())
}

/// The longest time that a frame counts for, in seconds, besides the duration of one step.
const LONGEST_FRAME: f32 = 0.5;
/// The shortest time between two requested frames, in seconds.
const SHORTEST_FRAME: f32 = 0.008;

/// Measures the time between frames while playing.
#[derive(Clone, Copy, Debug, Default)]
struct Clock {
    /// The time of the last frame in seconds since the start; `None` while paused.
    last_frame: Option<f64>,
}

impl Clock {
    /// Returns the command that tells the session how much time has passed since the last frame; `None` while paused.
    pub fn tick(&mut self, ctx: &Context, playback: &Playback) -> Option<Command> {
        let now = ctx.input(|input| input.time);
        if !playback.is_playing {
            self.last_frame = None;
            return None;
        }
        let before = self.last_frame.replace(now).unwrap_or(now);
        // A window that was suspended continues where it was.
        #[expect(clippy::cast_possible_truncation, reason = "seconds between two frames")]
        let passed = ((now - before) as f32).min(LONGEST_FRAME + 1.0 / playback.speed);
        Some(Command::Tick(passed))
    }

    /// Requests a frame for the time at which the next step is due.
    pub fn wake_for_next_step(ctx: &Context, playback: &Playback) {
        if playback.is_playing {
            ctx.request_repaint_after(Duration::from_secs_f32(playback.seconds_to_next().max(SHORTEST_FRAME)));
        }
    }
}
