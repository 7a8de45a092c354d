//! The application in its window: the first document, what a frame passes on to the page and to the storage, and
//! storing the session on exit.

use super::page_document::PageDocument;
use super::persistence::{self, Restored};
use super::storage::{Storage, StoredData};
use crate::app::App;
use crate::files::Files;
use crate::files::explored_game::{ExploredGame, GameNews};
use crate::files::followed_run::FollowedRun;
use egui::{Context, RawInput, Ui, ViewportCommand};
use poda_core::trace::TimelineStep;
use poda_panels::frame::printed_page::PrintedPage;
use poda_panels::tree_panel::EarlierPicture;
use poda_picture::picture::palette::Theme;
use poda_platform::disk::InputFile;
use poda_platform::game_program::GrowingGame;
use poda_platform::page::{self, Page};
use poda_platform::store::Store;
use poda_platform::{FirstPicture, PageEvent, PageState, printing, reader, system};
use poda_window::documents::export_outcome::ExportOutcome;
use poda_window::documents::notification::Notification;
use poda_window::documents::plain_notification::PlainNotification;
use poda_window::stored::drafts::OtherDraft;
use poda_window::stored::settings::Settings;
use poda_words::i18n::{Language, language_of_locale};
use std::path::PathBuf;

/// The options for opening the window.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct WindowOptions {
    /// The file to open; `None` restores the last session.
    pub file: Option<PathBuf>,
    /// The game of another program to show while it is explored. `file` is then its command.
    pub game: Option<GrowingGame>,
    /// The language; `None` uses the settings or the system.
    pub lang: Option<Language>,
    /// The time limit of a search in seconds, which is not stored; `None` uses the settings.
    pub max_seconds: Option<u32>,
    /// The number of frames after which the window closes automatically.
    pub exit_after_frames: Option<u32>,
}

/// Returns the settings in the language and the theme of the operating system.
fn system_settings() -> Settings {
    let language = system::locale().map_or_else(Language::default, |locale| language_of_locale(&locale));
    Settings { theme: system_theme(), ..Settings::new(language) }
}

fn system_theme() -> Theme {
    if system::prefers_dark() { Theme::Dark } else { Theme::Light }
}

/// The application that eframe runs.
pub struct DesktopWindow {
    pub app: App,
    /// The context in which the window is drawn.
    ctx: Context,
    pub storage: Storage,
    frames_left: Option<u32>,
    page: PageMirror,
}

impl DesktopWindow {
    pub fn new(ctx: &Context, options: &WindowOptions) -> Self {
        let (mut storage, StoredData { stored, progress, mut drafts, has_ended_early, notifications }) =
            Storage::over(Store::open());
        let mut settings = stored.as_ref().map_or_else(system_settings, |stored| stored.settings.clone());
        if system::forces_colors() {
            // With forced colors the system chooses the theme, even if the user has chosen another one before.
            settings.theme = system_theme();
        }
        let repaint = || {
            let ctx = ctx.clone();
            move || ctx.request_repaint()
        };
        storage.on_failure(repaint());
        storage.end_politely(repaint());
        let page = PageMirror::attach(ctx);
        // An embedded frame must not show the page around it the documents that the user has open elsewhere.
        let is_guest = page::is_framed();
        if is_guest {
            storage.leave_draft(&drafts);
            drafts.clear();
        }
        let is_first_start = stored.is_none() && drafts.is_empty() && !has_ended_early;
        let is_unfinished = |draft: &OtherDraft| draft.is_left_behind && !draft.stored.is_left;
        let left_behind = drafts.iter().position(is_unfinished);
        let last = left_behind.map(|index| drafts[index].stored.clone()).or(stored);
        let last = last.filter(|_| !is_guest && !has_ended_early);
        // A reloaded page keeps its address, even if opening the address ended the program before.
        let address = page.fragment();
        let not_opened =
            if address.is_some() { PlainNotification::LinkNotOpenedAgain } else { PlainNotification::NotOpenedAgain };
        let address = address.filter(|_| !has_ended_early);
        // A run on standard input is shown when it begins to arrive.
        let input = options.file.as_ref().filter(|file| file.as_os_str() == "-").map(|_| InputFile::begin());
        let mut explored = options.game.clone().map(ExploredGame::new);
        let GameNews { document: of_game, notifications: of_program } =
            explored.as_mut().map(ExploredGame::at_start).unwrap_or_default();
        let file = options.file.as_ref().filter(|_| input.is_none() && explored.is_none());
        let is_asked = options.file.is_some() || address.is_some();
        let is_file = file.is_some() || input.is_some() || of_game.is_some();
        let stored_seconds = settings.max_seconds;
        settings.max_seconds = options.max_seconds.or(stored_seconds);
        // The file comes back with the changes that were not saved in it.
        let path = file.and_then(|file| std::path::absolute(file).ok()).filter(|_| !has_ended_early);
        let is_of_file = |draft: &OtherDraft| {
            draft.is_abandoned() && draft.stored.edited && path.is_some() && draft.stored.file == path
        };
        let unsaved_in_file = drafts.iter().position(is_of_file);
        let Restored { session, notification, digest, link_view } = match (file, address) {
            (Some(_), _) if let Some(index) = unsaved_in_file => {
                settings.remember(path.unwrap_or_default());
                persistence::restore(&drafts[index].stored, &settings)
            }
            (Some(file), _) => persistence::open_file_or_lesson(file, &mut settings),
            (None, _) if let Some(document) = of_game => persistence::open_document(*document, &settings),
            (None, Some(fragment)) => persistence::resume_link(&fragment, last.as_ref(), &mut settings),
            (None, None) => persistence::restore(&last.unwrap_or_default(), &settings),
        };
        settings.max_seconds = stored_seconds;
        settings.language = options.lang.unwrap_or(settings.language);
        let mut files = Files::default();
        files.digests.extend(digest);
        files.link_mode = link_view.mode;
        files.explored = explored.filter(|explored| !explored.has_ended());
        let mut no_input = None;
        files.followed = match input {
            Some(Ok(input)) => Some(FollowedRun::of_input(input)),
            Some(Err(error)) => {
                no_input = options.file.clone().map(|file| PlainNotification::NotRead(file, error));
                None
            }
            None => file.and_then(|file| FollowedRun::new(file, session.document())),
        };
        // A restored draft becomes the draft of this instance.
        let is_shown = |index: &usize| drafts[*index].document == *session.latest_document();
        let shown = if is_file { unsaved_in_file } else { left_behind }.filter(is_shown);
        files.opened_drafts.extend(shown.map(|index| drafts.remove(index).name));
        storage.leave_draft(&drafts);
        if link_view.is_embedded {
            drafts.clear();
        }
        // A draft is announced once.
        let left_behind: Vec<&OtherDraft> = drafts.iter().filter(|draft| is_unfinished(draft)).collect();
        let is_new = |draft: &&&OtherDraft| !settings.announced_drafts.contains(&draft.name);
        let titles: Vec<_> = left_behind.iter().filter(is_new).map(|draft| draft.own_title()).collect();
        settings.announced_drafts = left_behind.iter().map(|draft| draft.name.clone()).collect();
        let restored = ((!is_asked || unsaved_in_file.is_some()) && !is_guest && session.is_edited())
            .then(|| PlainNotification::Restored(session.latest_document().title.clone()).into());
        let mut app = App::new(ctx, session, settings, files);
        if page::is_present() {
            ctx.add_plugin(PageDocument);
            reader::attach(repaint());
        }
        app.notifications_mut().extend(notifications);
        app.notifications_mut().extend((has_ended_early && !is_asked).then_some(not_opened));
        app.notifications_mut().extend((!titles.is_empty()).then_some(PlainNotification::Drafts(titles)));
        app.notifications_mut().extend(notification.or(restored));
        app.notifications_mut().extend(no_input);
        app.notifications_mut().extend(of_program);
        *app.drafts_mut() = drafts;
        app.set_progress(progress);
        if is_first_start && !is_asked && !is_guest {
            app.offer_ways_in();
        }
        app.set_embedded(link_view.is_embedded);
        app.set_link_base(&page::base());
        page.hand_over(&mut app);
        Self { app, ctx: ctx.clone(), page, storage, frames_left: options.exit_after_frames }
    }

    /// Shows a frame, and passes on what has changed.
    pub fn show(&mut self, ui: &mut Ui) {
        self.page.obey(ui.ctx(), &mut self.app);
        self.app.show(ui);
        self.page.update(ui.ctx(), &mut self.app);
        if let Some(page) = self.app.take_printed() {
            self.app.notifications_mut().extend(print(&page));
        }
        if !self.app.is_searching() {
            self.storage.set_ready();
        }
        self.storage.keep(&mut self.app);
        if ui.input(|input| input.viewport().close_requested()) {
            // The session may end before the user has answered.
            self.storage.flush();
        }
        self.storage.end_if_asked();
        self.count_down(ui);
    }

    /// Counts down the frames until the window closes automatically.
    fn count_down(&mut self, ui: &Ui) {
        let Some(left) = &mut self.frames_left else { return };
        *left = left.saturating_sub(1);
        if *left == 0 {
            self.app.files_mut().may_close = true;
            ui.ctx().send_viewport_cmd(ViewportCommand::Close);
        }
        ui.ctx().request_repaint();
    }
}

impl eframe::App for DesktopWindow {
    fn raw_input_hook(&mut self, ctx: &Context, input: &mut RawInput) {
        if *ctx != self.ctx {
            // The page creates another canvas when the browser takes back the graphics memory of the first.
            App::install(ctx, Some(&self.ctx));
            ctx.add_plugin(PageDocument);
            self.ctx = ctx.clone();
        }
        if reader::is_wanted() {
            ctx.enable_accesskit();
            // The window counts as focused if an element of the accessible document has the focus.
            input.focused |= reader::has_focus();
        }
        input.events.extend(reader::take_events());
    }

    fn ui(&mut self, ui: &mut Ui, _frame: &mut eframe::Frame) {
        self.show(ui);
    }

    fn on_exit(&mut self, _gl: Option<&eframe::glow::Context>) {
        self.storage.set_ready();
        self.storage.keep(&mut self.app);
    }
}

/// Prints a page. Returns the notification for the user, such as the path of the file where the program cannot access
/// the system's printers.
fn print(page: &PrintedPage) -> Option<Notification> {
    let not_drawn = |error| Some(Notification::ExportEnded(ExportOutcome::NotDrawn(error)));
    match page.to_text() {
        Ok(text) if printing::print(&text, page.is_wide()) => None,
        Ok(_) => match page.to_pdf().map(|pdf| printing::open(&pdf)) {
            Ok(Ok(file)) => Some(PlainNotification::Printed(file).into()),
            Ok(Err((path, error))) => Some(Notification::ExportEnded(ExportOutcome::NotWritten(path, error))),
            Err(error) => not_drawn(error),
        },
        Err(error) => not_drawn(error),
    }
}

/// The page around the program. It shows the title, the language and the sentences of the window for screen readers,
/// and the link in its address. Its events are passed to the application. On a desktop there is no page.
#[derive(Debug)]
struct PageMirror {
    page: Page,
    told: PageState,
    /// Whether the page is updated one frame later, because the last frame was the first one of a new search result and
    /// had enough other work.
    is_put_off: bool,
}

impl PageMirror {
    /// Connects the page to the window of `ctx`.
    fn attach(ctx: &Context) -> Self {
        let ctx = ctx.clone();
        Self { page: Page::attach(move || ctx.request_repaint()), told: PageState::default(), is_put_off: false }
    }

    /// Returns the fragment of the page's address, including the `#`, if there is one.
    fn fragment(&self) -> Option<String> {
        self.page.fragment().map(|fragment| format!("#{fragment}"))
    }

    /// Lets the tree arrive from the picture that the page has shown before the program, if it has shown one.
    fn hand_over(&self, app: &mut App) {
        if let Some(FirstPicture { corner, scale }) = self.page.first_picture() {
            app.arrive_from(EarlierPicture { corner: corner.into(), scale });
        }
    }

    /// Applies the events of the page.
    fn obey(&self, ctx: &Context, app: &mut App) {
        for event in self.page.take_events() {
            match event {
                PageEvent::Fragment(fragment) => app.open_link(ctx, &format!("#{fragment}")),
                PageEvent::Step(step) => app.go_to_step(TimelineStep::new(step)),
                // In a browser, Esc ends both full screen and the presentation, and the browser does not pass the key
                // on.
                PageEvent::FullscreenEnded => app.leave_presentation(ctx),
            }
        }
    }

    /// Updates the page to the state of the window.
    fn update(&mut self, ctx: &Context, app: &mut App) {
        if !page::is_present() {
            return;
        }
        let is_busy = app.is_searching();
        let is_found = self.told.is_busy && !is_busy;
        self.is_put_off = is_found && !self.is_put_off;
        if self.is_put_off {
            return ctx.request_repaint();
        }
        let fragment = app.link_fragment();
        let state = PageState {
            title: app.title(),
            language: app.language().code(),
            caption: app.caption_text(),
            // If the document is too large for an address, the fragment is empty: the previous one would open another
            // document.
            fragment: fragment.map_or_else(String::new, |fragment| fragment.trim_start_matches('#').to_owned()),
            is_asking: app.files().is_asking(),
            step: app.timeline_step().get(),
            steps: app.step_count(),
            notice: app.notice_text(),
            is_busy,
            has_answers: app.has_answers(),
        };
        if state != self.told {
            self.page.show(&state);
            self.told = state;
        }
    }
}
