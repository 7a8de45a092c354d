//! The storage at run time: the session, the draft with its unsaved changes, and the progress of practice.
//!
//! Each frame hands what has changed to the store, which writes it without another frame: see [`Store`].

use super::snapshot::{LastStored, Snapshot};
use crate::app::App;
use crate::files::Files;
use poda_platform::store::Store;
use poda_platform::{DiskError, unix_seconds};
use poda_window::documents::notification::Notification;
use poda_window::documents::plain_notification::PlainNotification;
use poda_window::stored::drafts::OtherDraft;
use poda_window::stored::settings::{Settings, StoredState};
use poda_window::stored::stored_progress::StoredProgress;
use poda_words::practice::progress::PracticeProgress;
use std::sync::atomic::{AtomicU64, Ordering::SeqCst};
use std::sync::{Arc, Mutex, PoisonError};

/// The key of the session and the settings.
const SESSION: &str = "poda";
/// The key of the progress of practice.
const PROGRESS: &str = "poda-practice";

/// The data that earlier runs have stored.
#[derive(Debug)]
pub struct StoredData {
    pub stored: Option<StoredState>,
    pub progress: PracticeProgress,
    /// Unsaved documents, the newest first.
    pub drafts: Vec<OtherDraft>,
    /// Whether the previous program ended before its document could be used, so that the document is not reopened
    /// automatically.
    pub has_ended_early: bool,
    /// Notifications about data that could not be read.
    pub notifications: Vec<Notification>,
}

/// The store, with the data that was written to it last.
#[derive(Debug)]
pub struct Storage {
    store: Store,
    last_stored: LastStored,
    /// The settings as they were when they were last written.
    settings: Arc<Mutex<Option<Settings>>>,
    /// The progress as it was when it was last written.
    progress: Arc<Mutex<StoredProgress>>,
    /// The progress that was last handed to the store.
    last_progress: PracticeProgress,
    /// The order of what was stored last.
    order: Arc<AtomicU64>,
    /// The clock that stamps drafts, in seconds since 1970.
    clock: fn() -> u64,
    has_draft: bool,
    is_ready: bool,
    /// The reason why the last write failed, if it did.
    failure: Option<DiskError>,
}

impl Storage {
    /// Returns the storage in a store, and the data that earlier runs have left there.
    pub fn over(mut store: Store) -> (Self, StoredData) {
        let text = store.read(SESSION);
        let stored = text.as_deref().and_then(StoredState::of_text);
        if text.is_some() && stored.is_none() {
            store.set_aside(SESSION);
        }
        let text = store.read(PROGRESS);
        if text.as_deref().is_some_and(StoredProgress::is_garbled) {
            store.set_aside(PROGRESS);
        }
        let (progress, stored_progress) = StoredProgress::restore(text.as_deref());
        let drafts = OtherDraft::of_stored(store.other_drafts());
        let set_aside = |path| PlainNotification::SetAside(path).into();
        let notifications = store.take_set_aside().into_iter().map(set_aside).collect();
        let has_ended_early = store.has_ended_early;
        store.set_ready(false);
        let orders = drafts.iter().map(|draft| &draft.stored).chain(&stored).map(|stored| stored.order);
        let order = Arc::new(AtomicU64::new(orders.max().unwrap_or_default()));
        let has_draft = drafts.iter().any(|draft| draft.name == store.draft());
        let storage = Self {
            store,
            last_stored: LastStored::default(),
            settings: Arc::new(Mutex::new(stored.as_ref().map(|stored| stored.settings.clone()))),
            progress: Arc::new(Mutex::new(stored_progress)),
            last_progress: progress.clone(),
            order,
            clock: unix_seconds,
            has_draft,
            is_ready: false,
            failure: None,
        };
        (storage, StoredData { stored, progress, drafts, has_ended_early, notifications })
    }

    /// Stamps drafts with another clock.
    #[must_use]
    pub fn with_clock(self, clock: fn() -> u64) -> Self {
        Self { clock, ..self }
    }

    /// Begins a new draft if the previous draft of this instance is not shown, so that it is not overwritten.
    pub fn leave_draft(&mut self, not_shown: &[OtherDraft]) {
        if not_shown.iter().any(|draft| draft.name == self.store.draft()) {
            self.store.leave_draft();
            self.has_draft = false;
        }
    }

    /// Records that the document can be used.
    pub fn set_ready(&mut self) {
        if !std::mem::replace(&mut self.is_ready, true) {
            self.store.set_ready(true);
        }
    }

    /// Calls `wake` when [`Storage::keep`] has something to say.
    pub fn on_failure(&self, wake: impl Fn() + Send + 'static) {
        self.store.on_failure(wake);
    }

    /// Stores before a signal ends the program; `wake` asks for a frame. See [`Store::end_politely`].
    pub fn end_politely(&self, wake: impl Fn() + Send + 'static) {
        self.store.end_politely(wake);
    }

    /// Ends the program if a signal has asked for that.
    pub fn end_if_asked(&self) {
        self.store.end_if_asked();
    }

    /// Writes what was kept, without waiting for the timer of the store.
    pub fn flush(&self) {
        self.store.flush();
    }

    /// Stores what has changed. A frame in another page leaves the user's own session as it is.
    pub fn keep(&mut self, app: &mut App) {
        if app.is_embedded() {
            return;
        }
        self.keep_left(app);
        self.keep_session(app);
        self.keep_progress(app.progress());
        app.notifications_mut().extend(self.store.take_set_aside().into_iter().map(PlainNotification::SetAside));
        if let Some((file, error)) = self.store.take_failure()
            && self.failure.as_ref() != Some(&error)
        {
            app.notifications_mut().extend([Notification::NotStored(file, error.clone())]);
            self.failure = Some(error);
        }
        app.files_mut().keeps_work = self.store.is_present() && self.failure.is_none();
        // What was a draft of another run is now this one's own, if it is unsaved work here.
        for name in std::mem::take(&mut app.files_mut().opened_drafts).into_iter().filter(|_| self.has_draft) {
            app.drafts_mut().retain(|draft| draft.name != name);
            if name != self.store.draft() {
                self.store.write(&name, None);
            }
        }
    }

    /// Stores what was left unsaved as drafts, and deletes the drafts if the user has asked for that.
    fn keep_left(&mut self, app: &mut App) {
        for left in std::mem::take(&mut app.files_mut().left) {
            let (saved, order) = ((self.clock)(), self.order.fetch_add(1, SeqCst) + 1);
            let stored = Snapshot::of_left(&left, app.settings(), app.files()).stored();
            let stored = StoredState { saved, order, ..stored };
            // What was opened and left again within a frame is still the same draft.
            let is_same = |draft: &OtherDraft| draft.stored.is_left && draft.holds_same(&stored);
            let same = app.drafts_mut().iter().position(is_same).map(|index| app.drafts_mut().remove(index).name);
            let name = same.unwrap_or_else(|| self.free_name(app.drafts()));
            app.files_mut().opened_drafts.retain(|opened| *opened != name);
            self.store.write(&name, stored.to_text());
            let draft = OtherDraft::new(name, stored, left.history.document().clone(), true);
            app.drafts_mut().insert(0, draft);
        }
        if std::mem::take(&mut app.files_mut().deletes_drafts) {
            for draft in app.drafts_mut().extract_if(.., |draft| draft.is_abandoned()) {
                self.store.write(&draft.name, None);
            }
        }
    }

    /// Returns a name that no draft of this run has.
    fn free_name(&self, drafts: &[OtherDraft]) -> String {
        let names = (0..=drafts.len()).map(|number| format!("{}-left-{number}", self.store.draft()));
        names.into_iter().find(|name| drafts.iter().all(|draft| draft.name != *name)).unwrap_or_default()
    }

    fn keep_session(&mut self, app: &App) {
        let (session, files) = (app.session(), app.files());
        let Some(snapshot) = self.last_stored.update(session, app.settings(), files) else { return };
        let snapshot = Arc::new(snapshot);
        let (written, before) = (Arc::clone(&snapshot), Arc::clone(&self.settings));
        let (order, keep_aside) = (Arc::clone(&self.order), self.store.keeping_aside(SESSION));
        let make = move |read: &mut dyn FnMut() -> Option<String>| {
            let stored = written.stored();
            let mut before = before.lock().unwrap_or_else(PoisonError::into_inner);
            let before = before.replace(written.settings().clone());
            let found = read();
            let others = found.as_deref().and_then(StoredState::of_text);
            if let Some(text) = found.filter(|_| others.is_none()) {
                keep_aside(&text);
            }
            order.fetch_max(others.as_ref().map_or(0, |others| others.order), SeqCst);
            let order = order.fetch_add(1, SeqCst) + 1;
            let settings = match (others, before) {
                (Some(others), Some(before)) => written.settings().added_to(&others.settings, &before),
                (Some(_), None) | (None, _) => written.settings().clone(),
            };
            StoredState { settings, order, ..stored }.to_text()
        };
        self.store.write_with(SESSION, Box::new(make));
        let has_unsaved_work = Files::has_unsaved_work(session) && !files.discards_changes;
        let is_draft = has_unsaved_work || snapshot.has_edited_lecture();
        let name = self.store.draft().to_owned();
        if is_draft {
            let (saved, order) = ((self.clock)(), Arc::clone(&self.order));
            let make = move |_: &mut dyn FnMut() -> Option<String>| {
                // The session has just been written.
                StoredState { saved, order: order.load(SeqCst), ..snapshot.stored() }.to_text()
            };
            self.store.write_with(&name, Box::new(make));
        } else if self.has_draft {
            self.store.write(&name, None);
        }
        self.has_draft = is_draft;
    }

    fn keep_progress(&mut self, progress: &PracticeProgress) {
        if self.last_progress != *progress {
            self.last_progress = progress.clone();
            let (stored, progress) = (Arc::clone(&self.progress), progress.clone());
            let keep_aside = self.store.keeping_aside(PROGRESS);
            let make = move |read: &mut dyn FnMut() -> Option<String>| {
                let read = || {
                    let found = read();
                    found.iter().filter(|text| StoredProgress::is_garbled(text)).for_each(|text| keep_aside(text));
                    found
                };
                stored.lock().unwrap_or_else(PoisonError::into_inner).update(progress, read)
            };
            self.store.write_with(PROGRESS, Box::new(make));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use egui::Context;
    use poda_core::game::any::AnyGame;
    use poda_session::lecture::LectureOrigin;
    use poda_session::{Command, Origin, Session};
    use poda_window::documents::loaded_document::{LoadedDocument, resumed};
    use poda_window::stored::settings::Settings;
    use poda_words::i18n::{Language, Words};
    use poda_words::lessons::{self, lectures};
    use std::path::Path;

    fn open(folder: &Path) -> (Storage, StoredData) {
        Storage::over(Store::within(Some(folder.to_owned())))
    }

    fn app(commands: Vec<Command>) -> App {
        let settings = Settings::new(Language::ENGLISH);
        let mut session = Session::new(lessons::all()[0].clone(), Origin::Lesson(0), settings.notation);
        for command in commands {
            session.apply(command);
        }
        App::new(&Context::default(), session, settings, Files::default())
    }

    fn tree(text: &str) -> AnyGame {
        poda_words::file::load(format!("(version: 1, game: Tree(tree: {text}))").as_bytes()).unwrap().position().clone()
    }

    /// An edit is stored with the frame that shows it, so a program that is killed after that frame loses nothing.
    #[test]
    fn an_edit_outlasts_a_program_that_is_killed() {
        let folder = tempfile::tempdir().unwrap();
        let (mut first, found) = open(folder.path());
        assert!(found.stored.is_none() && found.drafts.is_empty() && found.notifications.is_empty());
        let mut app = app(vec![Command::SetGame(tree("[[1, 2], [3]]"))]);
        first.keep(&mut app);
        let second = loop {
            let (second, found) = open(folder.path());
            if let [draft] = &found.drafts[..] {
                assert!(!draft.is_left_behind, "the first program is still running");
                break second;
            }
        };
        drop((second, first));
        let (_, found) = open(folder.path());
        let [draft] = &found.drafts[..] else { panic!("{:?}", found.drafts) };
        assert!(draft.is_left_behind);
        assert_eq!(draft.document, *app.session().document());
        let words = Words::new(Language::ENGLISH);
        assert_eq!(draft.title(&words), "MIN has a say");
        let stored_at = draft.stored.saved;
        let ages = [30, 60, 7_200, 172_800].map(|later| draft.age(stored_at + later, &words));
        assert_eq!(ages, ["just now", "1 minute ago", "2 hours ago", "2 days ago"]);
    }

    #[test]
    fn what_is_saved_or_undone_is_no_draft() {
        let folder = tempfile::tempdir().unwrap();
        let (mut storage, _) = open(folder.path());
        let edit = Command::SetGame(tree("[[1, 2], [3]]"));
        storage.keep(&mut app(vec![edit.clone()]));
        storage.keep(&mut app(vec![edit, Command::Undo]));
        drop(storage);
        assert!(open(folder.path()).1.drafts.is_empty());
    }

    /// The window that stores last keeps what another one has stored since it was opened.
    #[test]
    fn settings_and_recent_files_of_two_windows_are_kept() {
        let folder = tempfile::tempdir().unwrap();
        let (mut first, _) = open(folder.path());
        first.keep(&mut app(vec![]));
        drop(first);
        let windows = ["first.ron", "second.ron"].map(|file| {
            let (storage, found) = open(folder.path());
            let mut settings = found.stored.unwrap().settings;
            settings.remember(file.into());
            let session = Session::new(lessons::all()[0].clone(), Origin::Lesson(0), settings.notation);
            (storage, App::new(&Context::default(), session, settings, Files::default()))
        });
        for (mut storage, mut app) in windows {
            storage.keep(&mut app);
        }
        let stored = open(folder.path()).1.stored.unwrap();
        assert_eq!(stored.settings.recent, ["second.ron", "first.ron"].map(std::path::PathBuf::from));
    }

    /// A clock that is years back one moment and decades on the next.
    fn jumping_clock() -> u64 {
        static READ: AtomicU64 = AtomicU64::new(0);
        let times = [1_800_000_000, 0, 4_000_000_000, 1_500_000_000, u64::MAX, 1];
        times[usize::try_from(READ.fetch_add(1, SeqCst)).unwrap() % times.len()]
    }

    #[test]
    fn storing_goes_on_whatever_the_clock_says() {
        let folder = tempfile::tempdir().unwrap();
        let (storage, _) = open(folder.path());
        let mut storage = storage.with_clock(jumping_clock);
        for value in 0..12 {
            let mut app = app(vec![Command::SetGame(tree(&format!("[[1, 2], [{value}]]")))]);
            storage.keep(&mut app);
            storage.flush();
            let (_, found) = open(folder.path());
            let documents: Vec<_> = found.drafts.iter().map(|draft| &draft.document).collect();
            assert_eq!(documents, [app.session().document()]);
        }
    }

    #[test]
    fn the_draft_that_was_stored_last_is_the_newest_whatever_the_clocks_said() {
        let folder = tempfile::tempdir().unwrap();
        let clocks: [fn() -> u64; 4] = [|| 4_000_000_000, || 1_800_000_000, || 0, || 1_700_000_000];
        // All of them are open at the same time, and store one after another.
        let mut storages = clocks.map(|clock| open(folder.path()).0.with_clock(clock));
        for (round, order) in [[0, 1, 2, 3], [3, 1, 0, 2]].into_iter().enumerate() {
            for index in order {
                let edit = Command::SetGame(tree(&format!("[[{round}, 2], [{index}]]")));
                storages[index].keep(&mut app(vec![edit]));
                storages[index].flush();
            }
            let newest = open(folder.path()).1.drafts.into_iter().map(|draft| draft.document.position().clone());
            let expected = order.iter().rev().map(|index| tree(&format!("[[{round}, 2], [{index}]]")));
            assert_eq!(newest.collect::<Vec<_>>(), expected.collect::<Vec<_>>());
        }
    }

    /// A text that another program has garbled meanwhile is kept under another name.
    #[test]
    fn what_an_editor_has_garbled_meanwhile_is_kept_aside() {
        let folder = tempfile::tempdir().unwrap();
        let (mut storage, _) = open(folder.path());
        storage.keep(&mut app(vec![]));
        storage.flush();
        std::fs::write(folder.path().join("poda.json"), "{\"language\": ").unwrap();
        let mut app = app(vec![Command::SetGame(tree("[[1, 2], [3]]"))]);
        storage.keep(&mut app);
        storage.flush();
        storage.keep(&mut app);
        assert!(open(folder.path()).1.stored.is_some());
        let aside = std::fs::read_to_string(folder.path().join("poda.set-aside-1")).unwrap();
        assert_eq!(aside, "{\"language\": ");
    }

    /// A draft of another run is removed only when what it holds is a draft of this one.
    #[test]
    fn an_opened_draft_stays_until_it_is_one_here() {
        let folder = tempfile::tempdir().unwrap();
        let edit = Command::SetGame(tree("[[1, 2], [3]]"));
        let (mut first, _) = open(folder.path());
        first.keep(&mut app(vec![edit.clone()]));
        drop(first);
        let opened = |commands| {
            let (mut storage, found) = open(folder.path());
            let mut app = app(commands);
            app.files_mut().opened_drafts.extend(found.drafts.into_iter().map(|draft| draft.name));
            storage.keep(&mut app);
            storage.store.draft().to_owned()
        };
        let left = |own: &str| open(folder.path()).1.drafts.into_iter().any(|draft| draft.name != own);
        let own = opened(vec![]);
        assert!(left(&own));
        let own = opened(vec![edit]);
        assert!(!left(&own));
    }

    #[test]
    fn the_edits_of_a_lecture_are_a_draft_too() {
        let folder = tempfile::tempdir().unwrap();
        let (mut storage, _) = open(folder.path());
        let origin = LectureOrigin::Bundled(lectures::name(0));
        let opened = resumed(&lectures::all()[0], origin, 2, &Origin::Lesson(0)).unwrap();
        let mut lecture = (*opened.lecture).clone();
        lecture.entries.swap(0, 1);
        let edited = opened.edited(lecture.clone(), 2, None);
        storage.keep(&mut app(vec![Command::SetLecture(Some(Box::new(edited)))]));
        drop(storage);
        let (_, found) = open(folder.path());
        let [draft] = &found.drafts[..] else { panic!("{:?}", found.drafts) };
        let loaded = LoadedDocument::of_draft(draft);
        assert_eq!((&loaded.origin, &*loaded.lecture.unwrap().lecture), (&Origin::Lesson(0), &lecture));
    }

    #[test]
    fn garbled_text_is_set_aside_with_a_sentence() {
        let folder = tempfile::tempdir().unwrap();
        std::fs::write(folder.path().join("poda.json"), "{\"language\": ").unwrap();
        let (_, found) = open(folder.path());
        assert!(found.stored.is_none());
        let [Notification::Plain(PlainNotification::SetAside(path))] = &found.notifications[..] else {
            panic!("{:?}", found.notifications)
        };
        assert_eq!(std::fs::read_to_string(path).unwrap(), "{\"language\": ");
    }
}
