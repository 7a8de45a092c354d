//! The application: its state, the course of a frame, and the effect of each request.
//!
//! The keyboard turns a key into a [`UiCommand`](crate::input::command::UiCommand). One of the `interceptors` takes it, or `execute` carries
//! it out. Then `draw` draws the changed model, and the requests of its panels are carried out at the end of the frame.

mod classroom;
mod draw;
mod execute;
mod host;
mod interceptors;
mod jumps;
mod model;
mod playing;
mod practice;
mod step;
mod tree;

use self::model::{Model, Panels};
use self::playing::{ARROWS, MatchPace, slide_of_arrow, slides_with_arrows};
use crate::dialogs::Dialogs;
use crate::documents::notification::Notification;
use crate::files::{FileContext, Files};
use crate::frame::notifications::Notifications;
use crate::frame::printed_page::PrintedPage;
use crate::input::keyboard::Keyboard;
use crate::jobs::task_runner::TaskRunner;
use crate::lectern::PresenterView;
use crate::look::key_targets::KeyTargets;
use crate::look::number_pad::{self, NumberPad};
use crate::look::size_class::{self, LastPointer, SizeClass};
use crate::look::{glyphs, theme};
use crate::panel::request::UiRequest;
use crate::panel::view_context::ViewContext;
use crate::practice::choice_keys;
use crate::state::mode::{Mode, Modes};
use crate::stored::drafts::OtherDraft;
use crate::stored::settings::Settings;
use crate::tree_panel::accessible_tree::AccessibleTrees;
use egui::style::Interaction;
use egui::{Context, Plugin, Ui, Vec2, ViewportCommand};
use poda_core::document::{Document, Lecture};
use poda_core::trace::{NodeId, RecordedKind};
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

#[derive(Debug)]
pub struct App {
    model: Model,
    panels: Panels,
    tasks: TaskRunner,
    /// The tree that was shown when the selection was last checked.
    tree_seen: TreeId,
    /// The lecture entry whose panels were last opened.
    entry_seen: Option<(Arc<Lecture>, usize)>,
    /// The document for which it was last decided whether an exercise starts.
    history_seen: Option<UniqueId>,
    /// The second window for the lecturer, while it is open.
    presenter: Option<PresenterView>,
    /// When presenting began, in seconds since the start of the program.
    presenting_since: f64,
    link: DocumentLink,
    /// The notification about the outcome of copying to the clipboard, until it is shown.
    copied: Rc<RefCell<Option<Notification>>>,
    /// The page that waits to be printed.
    printed: Option<PrintedPage>,
    clock: FrameTimer,
    pace: MatchPace,
    /// The zoom of the window before a modal was enlarged for an audience. `None` if no modal is enlarged.
    zoom_before: Option<f32>,
    /// The last title that was sent to the operating system.
    window_title: String,
    /// What was shown in the last frame, and whether tooltips are hidden since it changed.
    view_seen: Option<ShownView>,
    hides_tooltips: bool,
}

/// What a tooltip belongs to: the document, the modes of the window, and whether a dialog is open.
type ShownView = (UniqueId, Modes, bool);

impl App {
    /// Creates the application for a session and installs its fonts, styles and keyboard in `ctx`.
    pub fn new(ctx: &Context, mut session: Session, settings: Settings, files: Files) -> Self {
        session.playback.choose_size(RecordedKind::Search, settings.step_size);
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
            clock: FrameTimer::default(),
            pace: MatchPace::default(),
            zoom_before: None,
            window_title: String::new(),
            view_seen: None,
            hides_tooltips: false,
        }
    }

    /// Installs fonts, styles and keyboard in `ctx`, and takes over their state from `before`, the context that the window used
    /// until now.
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
        let Model { session, settings, words, requests, .. } = &mut self.model;
        let commands = Vec::new();
        let mut context = FileContext { ctx, session, settings, words, dialogs, notifications, requests, commands };
        act(files, &mut context);
        for command in context.commands {
            self.apply(command);
        }
    }

    /// Returns the player whose payoffs the user sees alone, if it is one of several.
    pub const fn viewed_player(&self) -> Option<usize> {
        self.model.viewed_player
    }

    /// Returns the node that the user selected, if it belongs to the shown search.
    pub fn selected_node(&self) -> Option<NodeId> {
        self.model.selected_node()
    }

    /// Draws one frame and carries out its requests.
    pub fn show(&mut self, ui: &mut Ui) {
        let ctx = ui.ctx().clone();
        size_class::update_style(ui);
        self.model.is_touched = SizeClass::of(&ctx).is_touched;
        let tick = self.clock.tick(&ctx, &self.model.stepped_session().playback).map(UiRequest::from);
        let pressed = ctx.plugin::<Keyboard>().lock().take().into_iter().map(UiRequest::Run);
        let taken = ctx.plugin::<Keyboard>().lock().take_taken_for_typing().filter(|_| !self.is_embedded());
        if let Some(command) = taken {
            self.panels.notifications.replace(Notification::TakenForTyping(command));
        }
        let clicked = self.take_clicks().into_iter().map(UiRequest::Run);
        let paced =
            self.pace.due(&ctx, &self.model.session).into_iter().chain(slide_of_arrow(&ctx, &self.model.session));
        let paced = paced.map(|command| UiRequest::from(Command::Match(command)));
        let pressed: Vec<UiRequest> = pressed.chain(clicked).chain(tick).chain(paced).collect();
        if self.model.session.has_tasks() || !pressed.is_empty() {
            // Carry out these requests before drawing, so that this frame shows their effect, and start new searches without
            // waiting for it.
            for request in pressed {
                self.handle_jump(&ctx, request);
            }
            self.follow_session(&ctx);
        }
        self.draw(ui);
        if let Some(asked) = &mut self.model.asked_mcts {
            asked.is_in_view = self.panels.strip.shows_mcts_question(&ctx);
        }
        self.show_to_class();
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
        self.model.update_words();
        self.model.show_controls_of_authors();
        self.follow_tooltips(ctx);
        if self.model.session.shows_partial_search() {
            // Keep the focused node in place while the tree grows.
            self.hold_in_place(self.model.shown_ancestor(self.model.focused_node()));
        }
        self.model.update_session(&mut self.panels.tree, |session| self.tasks.update(ctx, session));
        if self.tasks.take_failure() {
            self.panels.notifications.replace(Notification::SearchFailed);
        }
        self.model.keep_read_outcomes();
        self.follow_up();
        self.model.mark_lesson_done();
        self.arrange_panels();
        self.start_opened_exercise(ctx);
        self.update_blank_tree();
        self.check_order();
        self.record_outcomes();
        self.follow_question();
    }

    /// Hides the tooltip of what was under the pointer when the view changed, until the pointer moves.
    fn follow_tooltips(&mut self, ctx: &Context) {
        let view = (self.model.session.history().id, self.model.modes(), self.panels.dialogs.is_open());
        let is_new = self.view_seen.replace(view).is_some_and(|seen| seen != view);
        let is_moved = ctx.input(|input| input.pointer.delta() != Vec2::ZERO);
        let hides = !is_moved && (self.hides_tooltips || is_new);
        if std::mem::replace(&mut self.hides_tooltips, hides) != hides {
            let delay = if hides { NEVER } else { Interaction::default().tooltip_delay };
            ctx.all_styles_mut(|style| style.interaction.tooltip_delay = delay);
        }
    }

    /// Draws the presenter view, if it is open. It closes when the presentation ends.
    fn show_presenter_view(&mut self, ctx: &Context) {
        let context = self.model.view_context(&self.panels.tree);
        let presenter = self.presenter.as_mut().filter(|_| context.is_presenting());
        if presenter.is_none_or(|presenter| presenter.show(ctx, &context, self.presenting_since)) {
            self.presenter = None;
        }
    }

    /// Opens the panels that the lecture entry specifies, when the entry is first shown.
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

    /// Sets the state that determines how the keyboard interprets the next keys.
    fn update_keyboard(&self, ctx: &Context) {
        let keyboard = ctx.plugin::<Keyboard>();
        let mut keyboard = keyboard.lock();
        keyboard.is_embedded = self.model.is(Mode::Embedded);
        keyboard.is_suspended = self.panels.dialogs.takes_keys();
        keyboard.choices = choice_keys(&self.view_context());
        if slides_with_arrows(&self.model.session) {
            keyboard.choices.extend(ARROWS);
        }
        let is_asked = self.is_reading() && self.view_context().is_asking();
        keyboard.is_field_passed = is_asked && self.panels.question.is_empty();
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

/// A delay, in seconds, after which no tooltip is shown.
const NEVER: f32 = 1e9;

/// The largest position file that is encoded in an address, in bytes. Encoding a larger one would delay the frame after every
/// edit.
const MAX_ADDRESS_BYTES: usize = 200_000;

#[derive(Debug, Default)]
struct DocumentLink {
    /// The part of the address before the fragment. Empty if unknown.
    pub base: String,
    /// The last encoded document, and its code. The code is `None` if the document is too large for an address.
    pub encoded: Option<(Document, Option<String>)>,
    /// The last encoded lecture, and its code. The code is `None` if the lecture does not fit in a link.
    pub encoded_lecture: Option<(Arc<Lecture>, Option<String>)>,
}

impl DocumentLink {
    /// Returns the first part of the fragment that opens the document of a session. The document is encoded only if it has
    /// changed since the last call, because encoding a large tree takes longer than a frame.
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

    /// Like [`target`](Self::target), for a link to be copied. It may be longer, up to the maximum that can be opened.
    ///
    /// # Errors
    /// [`LinkError::TooLarge`] if the document does not fit in a link.
    pub fn target_to_copy(&mut self, session: &Session) -> Result<String, LinkError> {
        match self.target(session) {
            Some(target) => Ok(target),
            None => file::encode(session.latest_history().document(), MAX_LINK_BYTES),
        }
    }
}

/// Returns the lecture that was opened from a link or a text, if the address can refer to it: an entry is shown unchanged, and
/// the lecture lists no files.
pub(super) fn linked_lecture(session: &Session) -> Option<&Arc<Lecture>> {
    let shown = session.shown_lecture().filter(|shown| shown.origin == LectureOrigin::Text)?;
    let is_its_own = !session.is_edited() && session.current_match().is_none() && shown.lecture.first_file().is_none();
    is_its_own.then_some(&shown.lecture)
}

/// Returns the number of the open lesson, if it is unchanged.
///
/// A link to such a lesson contains its name instead of its text. The link is short enough for every learning platform, it can
/// be read and typed, and it opens the lesson with its neighbors, including later corrections. Names of lessons never change.
fn unchanged_lesson(session: &Session) -> Option<usize> {
    let history = session.latest_history();
    history.origin.lesson().filter(|&number| lessons::all()[number] == *history.document())
}

/// The maximum time that one frame counts for, in seconds, in addition to the duration of one step.
const LONGEST_FRAME: f32 = 0.5;
/// The minimum time between two requested frames, in seconds.
const SHORTEST_FRAME: f32 = 0.008;

#[derive(Clone, Copy, Debug, Default)]
struct FrameTimer {
    /// The time of the last frame, in seconds since the start of the program. `None` while paused.
    last_frame: Option<f64>,
}

impl FrameTimer {
    /// Returns the command that advances playback by the time since the last frame. `None` while paused.
    pub fn tick(&mut self, ctx: &Context, playback: &Playback) -> Option<Command> {
        let now = ctx.input(|input| input.time);
        if !playback.is_playing {
            self.last_frame = None;
            return None;
        }
        let before = self.last_frame.replace(now).unwrap_or(now);
        // A window that was suspended does not skip the steps of that time.
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
