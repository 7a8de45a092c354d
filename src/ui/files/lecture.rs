//! Lectures: opening their entries, asking about unsaved edits, and saving them.

use super::{Deferred, EntryArrival, FileContext, Files};
use poda_core::trace::TimelineStep;
use poda_panels::dialogs::{Confirmation, Dialog, Loss};
use poda_platform::disk::{self, Backup};
use poda_session::lecture::{LectureOrigin, OpenLecture};
use poda_session::{Command, Session};
use poda_window::documents::file_export::{DialogPurpose, PathSource};
use poda_window::documents::loaded_document::{self, first_from};
use poda_window::documents::plain_notification::PlainNotification;
use poda_window::panel::lecture::lecture_title;
use poda_words::file::{self, FileContent};
use poda_words::lessons;
use std::path::PathBuf;
use std::sync::Arc;

/// Returns whether the contents of the file of a lecture are another lecture than was read from it or written to it
/// last. Nothing is lost where there is no file.
fn is_changed(contents: &[u8], lecture: &OpenLecture) -> bool {
    let is_same = || match file::load_file(contents, &lessons::names()) {
        Ok(FileContent::Lecture(loaded)) => loaded.lecture == **lecture.unedited(),
        Ok(FileContent::Document(_)) | Err(_) => false,
    };
    !contents.is_empty() && !is_same()
}

impl Files {
    /// Returns whether the open lecture has unsaved edits.
    pub(super) fn is_lecture_edited(session: &Session) -> bool {
        session.lecture().is_some_and(OpenLecture::is_edited)
    }

    pub(super) fn open_bundled_lecture(&mut self, context: &mut FileContext<'_>, number: usize) {
        if let Some(lecture) = loaded_document::bundled(number) {
            self.show_entry(context, &lecture, 0..lecture.count(), EntryArrival::Beginning);
        }
    }

    /// Opens a new lecture that contains the open document, if it is a lesson or a file.
    pub(super) fn open_new_lecture(&mut self, context: &mut FileContext<'_>) {
        let lecture = loaded_document::new_lecture(context.session.origin(), context.words);
        self.show_entry(context, &lecture, [0], EntryArrival::Beginning);
    }

    pub(super) fn open_entry(&mut self, context: &mut FileContext<'_>, index: usize) {
        if let Some(lecture) = context.session.lecture().cloned() {
            self.show_entry(context, &lecture, [index], EntryArrival::Beginning);
        }
    }

    /// Asks whether to save the edits of the lecture before `deferred` continues.
    pub(super) fn confirm_lecture_before(&mut self, context: &mut FileContext<'_>, deferred: Deferred) {
        self.deferred = Some(deferred);
        self.asks_about_lecture = true;
        let title = context.session.lecture().map(|lecture| lecture_title(lecture, context.words));
        context.dialogs.confirm(Confirmation::Unsaved { title: title.unwrap_or_default() });
    }

    /// Saves the open lecture to its file, or opens the dialog for a path if it has none.
    pub(super) fn save_lecture(&mut self, context: &mut FileContext<'_>) {
        match context.session.lecture().map(|lecture| &lecture.origin) {
            Some(LectureOrigin::File(path)) => self.write_lecture(context, path.clone(), PathSource::Dialog),
            Some(LectureOrigin::Bundled(_) | LectureOrigin::Text) => self.open_dialog(context, DialogPurpose::Lecture),
            None => {}
        }
    }

    /// Writes the open lecture, after a confirmation if its file was changed since it was read. Keeps a backup of the
    /// previous file if it has comments or the user was not asked about it.
    pub(super) fn write_lecture(&mut self, context: &mut FileContext<'_>, path: PathBuf, source: PathSource) {
        let Some(lecture) = context.session.lecture() else { return };
        let path = if path.extension().is_none() { path.with_extension("ron") } else { path };
        let before = disk::read(&path).unwrap_or_default();
        let is_missed = source == PathSource::Typed || file::has_comments(&String::from_utf8_lossy(&before));
        if lecture.origin == LectureOrigin::File(path.clone()) && is_changed(&before, lecture) {
            let (loss, purpose) = (Loss::Changes, DialogPurpose::Lecture);
            return context.dialogs.open(Dialog::Confirmation(Confirmation::Overwrite { path, loss, purpose }));
        }
        let backup = if is_missed && !before.is_empty() { Backup::Keep } else { Backup::Discard };
        self.replace_lecture(context, path, backup);
    }

    /// Writes the open lecture to this path.
    pub(super) fn replace_lecture(&mut self, context: &mut FileContext<'_>, path: PathBuf, backup: Backup) {
        let Some(lecture) = context.session.lecture() else { return };
        let saved = loaded_document::with_relative_files(&lecture.lecture, &path);
        if let Err(error) = disk::write(&path, file::save_lecture(&saved), backup) {
            context.notifications.add(PlainNotification::NotSaved(path, error));
            return self.cancel(context);
        }
        context.settings.remember(path.clone());
        let mut lecture = lecture.saved(saved, path);
        lecture.titles = loaded_document::titles(&lecture.lecture, &lecture.origin);
        context.commands.push(Command::SetLecture(Some(Box::new(lecture))));
        self.run_deferred(context);
    }

    /// Opens the first entry of the open lecture that can be opened. If that entry is already shown, goes to its first
    /// step.
    pub(super) fn open_first_entry(&mut self, context: &mut FileContext<'_>) {
        let Some(lecture) = context.session.lecture().cloned() else { return };
        let (entry, _) = first_from(&lecture, 0..lecture.count());
        let first = entry.and_then(|entry| entry.lecture).map(|first| first.index);
        if first == context.session.shown_lecture().map(|lecture| lecture.index) {
            return context.commands.push(Command::Seek(lecture.first_step()));
        }
        self.show_entry(context, &lecture, 0..lecture.count(), EntryArrival::Beginning);
    }

    pub(super) fn open_next_entry(&mut self, context: &mut FileContext<'_>) {
        let Some(lecture) = context.session.lecture().cloned() else { return };
        if let Some(next) = lecture.next() {
            self.show_entry(context, &lecture, next..=lecture.count(), EntryArrival::Beginning);
        }
    }

    /// Opens the nearest entry before the current one that can be opened.
    pub(super) fn open_previous_entry(&mut self, context: &mut FileContext<'_>, arrival: EntryArrival) {
        let Some(lecture) = context.session.lecture().cloned() else { return };
        let Some(previous) = lecture.previous(context.session.origin()) else { return };
        self.show_entry(context, &lecture, (0..=previous).rev(), arrival);
    }

    /// Shows the first of these entries that can be opened. Notifies the user why the entries before it were skipped.
    fn show_entry(
        &mut self,
        context: &mut FileContext<'_>,
        lecture: &OpenLecture,
        indices: impl IntoIterator<Item = usize>,
        arrival: EntryArrival,
    ) {
        context.notifications.clear();
        let (entry, skipped) = first_from(lecture, indices);
        context.notifications.extend(skipped);
        let Some(mut entry) = entry else { return };
        // A slide covers the open document, which stays unchanged.
        if let Some(slide) = entry.lecture.as_ref().filter(|shown| shown.slide().is_some())
            && context.session.shown_lecture().is_some_and(|shown| Arc::ptr_eq(&shown.lecture, &slide.lecture))
        {
            let slide = slide.at(slide.index, context.session.origin().clone());
            return context.commands.push(Command::SetLecture(Some(Box::new(slide))));
        }
        if arrival == EntryArrival::End {
            entry.step = TimelineStep::new(usize::MAX);
        }
        self.open(context, entry);
    }
}
