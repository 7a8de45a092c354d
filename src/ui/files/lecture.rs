//! Lectures: the documents that their entries open, and how they are written.

use super::context::FileContext;
use poda_core::trace::TimelineStep;
use poda_panels::dialogs::{Confirmation, Dialog, Loss};
use poda_platform::disk::{self, Backup};
use poda_session::lecture::{LectureOrigin, OpenLecture};
use poda_session::{Command, Session};
use poda_window::documents::LoadedDocument;
use poda_window::documents::file_export::{DialogPurpose, PathSource};
use poda_window::documents::loaded_document::{self, first_from};
use poda_window::documents::plain_notification::PlainNotification;
use poda_words::file::{self, FileContent};
use poda_words::lessons;
use std::path::PathBuf;
use std::sync::Arc;

/// The step at which an entry of a lecture is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum EntryArrival {
    /// The step at which the entry begins.
    Beginning,
    /// The last step of the entry, which is where a step back from the next entry leads.
    End,
}

/// What has become of a lecture that was to be written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Writing {
    Done,
    /// The user is asked first.
    Asked,
    /// It could not be written; the user has been told.
    Failed,
}

/// Returns whether the open lecture has unsaved edits.
pub(super) fn is_edited(session: &Session) -> bool {
    session.lecture().is_some_and(OpenLecture::is_edited)
}

/// Returns the first entry of a bundled lecture that can be opened.
pub(super) fn bundled(context: &mut FileContext<'_>, number: usize) -> Option<LoadedDocument> {
    let lecture = loaded_document::bundled(number)?;
    entry(context, &lecture, 0..lecture.count(), EntryArrival::Beginning)
}

/// Returns a new lecture that contains the open document, if it is a lesson or a file.
pub(super) fn new_lecture(context: &mut FileContext<'_>) -> Option<LoadedDocument> {
    let lecture = loaded_document::new_lecture(context.session.origin(), context.words);
    entry(context, &lecture, [0], EntryArrival::Beginning)
}

/// Returns an entry of the open lecture.
pub(super) fn numbered_entry(context: &mut FileContext<'_>, index: usize) -> Option<LoadedDocument> {
    let lecture = context.session.lecture().cloned()?;
    entry(context, &lecture, [index], EntryArrival::Beginning)
}

/// Returns the first entry of the open lecture that can be opened. If that entry is already shown, goes to its first
/// step.
pub(super) fn first_entry(context: &mut FileContext<'_>) -> Option<LoadedDocument> {
    let lecture = context.session.lecture().cloned()?;
    let (opened, _) = first_from(&lecture, 0..lecture.count());
    let first = opened.and_then(|opened| opened.lecture).map(|first| first.index);
    if first == context.session.shown_lecture().map(|lecture| lecture.index) {
        context.commands.push(Command::Seek(lecture.first_step()));
        return None;
    }
    entry(context, &lecture, 0..lecture.count(), EntryArrival::Beginning)
}

/// Returns the nearest entry after the current one that can be opened.
pub(super) fn next_entry(context: &mut FileContext<'_>) -> Option<LoadedDocument> {
    let lecture = context.session.lecture().cloned()?;
    let next = lecture.next()?;
    entry(context, &lecture, next..=lecture.count(), EntryArrival::Beginning)
}

/// Returns the nearest entry before the current one that can be opened.
pub(super) fn previous_entry(context: &mut FileContext<'_>, arrival: EntryArrival) -> Option<LoadedDocument> {
    let lecture = context.session.lecture().cloned()?;
    let previous = lecture.previous(context.session.origin())?;
    entry(context, &lecture, (0..=previous).rev(), arrival)
}

/// Returns the first of these entries that can be opened, and notifies the user why the entries before it were skipped.
/// A slide covers the open document, which stays unchanged: it is shown at once, and there is nothing to open.
fn entry(
    context: &mut FileContext<'_>,
    lecture: &OpenLecture,
    indices: impl IntoIterator<Item = usize>,
    arrival: EntryArrival,
) -> Option<LoadedDocument> {
    context.notifications.clear();
    let (opened, skipped) = first_from(lecture, indices);
    context.notifications.extend(skipped);
    let mut opened = opened?;
    if let Some(slide) = opened.lecture.as_ref().filter(|shown| shown.slide().is_some())
        && context.session.shown_lecture().is_some_and(|shown| Arc::ptr_eq(&shown.lecture, &slide.lecture))
    {
        let slide = slide.at(slide.index, context.session.origin().clone());
        context.commands.push(Command::SetLecture(Some(Box::new(slide))));
        return None;
    }
    if arrival == EntryArrival::End {
        opened.step = TimelineStep::new(usize::MAX);
    }
    Some(opened)
}

/// Writes the open lecture, after a confirmation if its file was changed since it was read. Keeps a backup of the
/// previous file if it has comments or the user was not asked about it.
pub(super) fn write(context: &mut FileContext<'_>, path: PathBuf, source: PathSource) -> Writing {
    let Some(lecture) = context.session.lecture() else { return Writing::Asked };
    let path = if path.extension().is_none() { path.with_extension("ron") } else { path };
    let before = disk::read(&path).unwrap_or_default();
    let is_missed = source == PathSource::Typed || file::has_comments(&String::from_utf8_lossy(&before));
    if lecture.origin == LectureOrigin::File(path.clone()) && is_changed(&before, lecture) {
        let (loss, purpose) = (Loss::Changes, DialogPurpose::Lecture);
        context.dialogs.open(Dialog::Confirmation(Confirmation::Overwrite { path, loss, purpose }));
        return Writing::Asked;
    }
    let backup = if is_missed && !before.is_empty() { Backup::Keep } else { Backup::Discard };
    replace(context, path, backup)
}

/// Writes the open lecture to this path.
pub(super) fn replace(context: &mut FileContext<'_>, path: PathBuf, backup: Backup) -> Writing {
    let Some(lecture) = context.session.lecture() else { return Writing::Asked };
    let saved = loaded_document::with_relative_files(&lecture.lecture, &path);
    if let Err(error) = disk::write(&path, file::save_lecture(&saved), backup) {
        context.notifications.add(PlainNotification::NotSaved(path, error));
        return Writing::Failed;
    }
    context.settings.remember(path.clone());
    let mut lecture = lecture.saved(saved, path);
    lecture.titles = loaded_document::titles(&lecture.lecture, &lecture.origin);
    context.commands.push(Command::SetLecture(Some(Box::new(lecture))));
    Writing::Done
}

/// Returns whether the contents of the file of a lecture are another lecture than was read from it or written to it
/// last. Nothing is lost where there is no file.
fn is_changed(contents: &[u8], lecture: &OpenLecture) -> bool {
    let is_same = || match file::load_file(contents, &lessons::names()) {
        Ok(FileContent::Lecture(loaded)) => loaded.lecture == **lecture.unedited(),
        Ok(FileContent::Document(_)) | Err(_) => false,
    };
    !contents.is_empty() && !is_same()
}
