//! Opening documents: files, lessons, texts, and what was dropped or pasted. Long texts are read in the background.

use super::followed_run::FollowedRun;
use super::left::{LeftWork, brought_back};
use super::{Deferred, FileContext, Files};
use poda_core::game::Game;
use poda_core::game::game_record::{RecordError, read_record};
use poda_panels::dialogs::{ClassModal, Dialog};
use poda_picture::picture::fonts::missing_letters;
use poda_platform::disk::DiskError;
use poda_session::lecture::LectureOrigin;
use poda_session::play_match::MatchCommand;
use poda_session::{Command, Origin};
use poda_window::documents::file_name::file_name;
use poda_window::documents::loaded_document::{Opened, read_all_dropped, read_file, reports_in};
use poda_window::documents::notification::Notification;
use poda_window::documents::paste::{DroppedOrPasted, Pasted};
use poda_window::documents::plain_notification::PlainNotification;
use poda_window::documents::{DialogPurpose, LoadedDocument, paste};
use poda_window::jobs::background_job::BackgroundJob;
use poda_words::lessons;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// The size above which a text is read in the background, in bytes.
const BACKGROUND_BYTES: u64 = 200_000;

impl Files {
    pub(super) fn open_file(&mut self, context: &mut FileContext<'_>, path: &Path) {
        self.open_files(context, &[path.to_owned()]);
    }

    pub(super) fn open_file_quietly(&mut self, context: &mut FileContext<'_>, path: &Path) {
        let is_long = std::fs::metadata(path).is_ok_and(|metadata| metadata.len() > BACKGROUND_BYTES);
        if !is_long {
            return self.finish_reading(context, read_file(path).map(Opened::from));
        }
        let path = path.to_owned();
        self.read_in_background(context, file_name(&path), async move || read_file(&path).map(Opened::from));
    }

    pub(super) fn read_in_background(
        &mut self,
        context: &mut FileContext<'_>,
        name: String,
        read: impl AsyncFnOnce() -> Result<Opened, Notification> + Send + 'static,
    ) {
        let job = BackgroundJob::start(context.ctx, "reading", async move |_| read().await);
        match job {
            Some(job) => self.reading = Some((name, job)),
            None => self.finish_reading(context, Err(PlainNotification::NothingToOpen.into())),
        }
    }

    /// Opens what was read, or notifies the user why it cannot be opened.
    pub(super) fn finish_reading(&mut self, context: &mut FileContext<'_>, result: Result<Opened, Notification>) {
        let notification = match result {
            Ok(Opened::Document(loaded)) => return self.open(context, *loaded),
            Ok(Opened::Reports(reports)) => return context.dialogs.open(Dialog::Class(ClassModal::new(&reports))),
            Err(Notification::Plain(PlainNotification::NotRead(path, DiskError::NotFound)))
                if context.settings.recent.contains(&path) =>
            {
                context.settings.recent.retain(|recent| *recent != path);
                PlainNotification::Gone(path).into()
            }
            Err(notification) => notification,
        };
        context.notifications.add(notification);
    }

    pub(super) fn open_lesson(&mut self, context: &mut FileContext<'_>, number: usize) {
        context.notifications.clear();
        if number < lessons::all().len() {
            self.open(context, LoadedDocument::lesson(number));
        }
    }

    pub(super) fn open_text(&mut self, context: &mut FileContext<'_>, text: &str) {
        context.notifications.clear();
        if text.len() as u64 > BACKGROUND_BYTES {
            let (name, text) = (context.words.text("notification-text"), text.to_owned());
            return self
                .read_in_background(context, name, async move || paste::read(&text).into_document().map(Opened::from));
        }
        match paste::read(text) {
            Pasted::Files(paths) => self.open_files(context, &paths),
            Pasted::Other if self.open_record(context, text) => {}
            pasted => self.finish_reading(context, pasted.into_document().map(Opened::from)),
        }
    }

    /// Plays the moves of a text from the start of the open game, as players write them, in a match if one is being
    /// played. A text that is not begun by a legal move is none of a game; returns whether this one is.
    fn open_record(&mut self, context: &mut FileContext<'_>, text: &str) -> bool {
        let document = context.session.latest_document();
        let start = document.game.start();
        if start.is_explicit_tree() {
            return false;
        }
        match read_record(start.clone().into(), text) {
            Ok(played) => {
                let is_match = context.session.current_match().is_some();
                let played = document.with_game(played);
                self.open(context, LoadedDocument::without_file(played, Origin::New));
                context.commands.extend(is_match.then_some(Command::Match(MatchCommand::Start)));
                true
            }
            Err(RecordError::NoMove | RecordError::TooLong { .. }) => false,
            Err(RecordError::NotLegal { number, .. } | RecordError::Over { number, .. }) if number == 1 => false,
            Err(why @ (RecordError::NotLegal { .. } | RecordError::Over { .. } | RecordError::Ambiguous { .. })) => {
                context.notifications.add(PlainNotification::MovesNotRead(why));
                true
            }
        }
    }

    pub(super) fn open_dropped_or_pasted(&mut self, context: &mut FileContext<'_>, input: &DroppedOrPasted) {
        let files = match input {
            DroppedOrPasted::Pasted(text) => return self.open_text(context, text),
            DroppedOrPasted::Dropped(files) => files,
        };
        let paths: Vec<PathBuf> = files.iter().map(|file| file.path().to_owned()).collect();
        if paths.iter().all(|path| path.is_absolute()) {
            return self.open_files(context, &paths);
        }
        // A dropped file without a path still has content.
        context.notifications.clear();
        let (name, files) = (paths[0].to_string_lossy().into_owned(), files.clone());
        self.read_in_background(context, name, async move || read_all_dropped(files).await);
    }

    /// If the files contain reports, opens the summary of the class. Otherwise opens the first file, and notifies the
    /// user if there are others.
    pub(super) fn open_files(&mut self, context: &mut FileContext<'_>, paths: &[PathBuf]) {
        context.notifications.clear();
        let reports = reports_in(paths);
        if !reports.is_empty() {
            return self.finish_reading(context, Ok(Opened::Reports(reports)));
        }
        let Some(first) = paths.first() else { return };
        if paths.len() > 1 {
            context.notifications.add(PlainNotification::OnlyOne(first.clone(), paths.len()));
        }
        self.open_file_quietly(context, first);
    }

    /// Opens a document. Unsaved work is kept or, where it cannot be stored, the user is asked first.
    pub(super) fn open(&mut self, context: &mut FileContext<'_>, loaded: LoadedDocument) {
        let loaded = brought_back(context.session, context.drafts, loaded);
        let is_left = loaded.lecture.as_ref().zip(context.session.lecture());
        let is_left = is_left.is_some_and(|(next, open)| !Arc::ptr_eq(&next.lecture, &open.lecture));
        let leaves_lecture = is_left && Self::is_lecture_edited(context.session);
        if self.keeps_work {
            if leaves_lecture || Self::has_unsaved_work(context.session) {
                self.leave(context, LeftWork::of(context.session, leaves_lecture));
            }
            self.show_document(context, loaded);
        } else if leaves_lecture {
            self.confirm_lecture_before(context, Deferred::Open(Box::new(loaded)));
        } else if Self::has_unsaved_work(context.session) {
            self.confirm_before(context, Deferred::Open(Box::new(loaded)));
        } else {
            self.show_document(context, loaded);
        }
    }

    pub(super) fn show_document(&mut self, context: &mut FileContext<'_>, loaded: LoadedDocument) {
        let LoadedDocument {
            document,
            history,
            origin,
            digest,
            step,
            language,
            mode,
            lecture,
            draft,
            run_file,
            notifications,
        } = loaded;
        self.followed = run_file.as_deref().and_then(|file| FollowedRun::new(file, &document));
        if let Some(file) = run_file {
            context.settings.remember(file);
        }
        self.opened_drafts.extend(draft);
        context.notifications.extend(notifications);
        context.dialogs.covered = None;
        self.reading = None;
        self.link_mode = mode;
        context.settings.language = language.unwrap_or(context.settings.language);
        let letters = missing_letters(&document.drawn_texts(context.settings.language).concat());
        context.notifications.extend((!letters.is_empty()).then_some(PlainNotification::MissingLetters(letters)));
        // An open save dialog belongs to the previous document.
        self.dialog.take_if(|(request, _)| request.purpose == DialogPurpose::Save);
        if let Origin::File(path) = &origin {
            if lecture.is_none() {
                context.settings.remember(path.clone());
            }
            self.digests.extend(digest.map(|digest| (path.clone(), digest)));
        }
        if let Some(LectureOrigin::File(path)) = lecture.as_ref().map(|lecture| &lecture.origin) {
            context.settings.remember(path.clone());
        }
        context.commands.push(match history {
            Some(history) => Command::Resume(history, step),
            None => Command::OpenAt(document, origin, step),
        });
        context.commands.extend(lecture.map(|lecture| Command::SetLecture(Some(lecture))));
    }
}
