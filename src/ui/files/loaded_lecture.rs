//! Reads a lecture and its entries, each when it is shown: an entry that cannot be opened is skipped, and the rest goes on.

use super::loaded_document::{LoadedDocument, digest};
use crate::document::{EntrySource, Lecture};
use crate::file::{self, FileContent, LoadedLecture};
use crate::lessons::{self, lectures};
use crate::platform::disk;
use crate::session::Origin;
use crate::session::lecture::{LectureOrigin, OpenLecture};
use crate::ui::notifications::notification::{MissingFile, Notification};
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// Reads a file that holds a position, or a lecture, whose first entry is read then.
///
/// # Errors
/// The notification that says why nothing of the file can be opened.
pub fn read_file(path: &Path) -> Result<LoadedDocument, Notification> {
    // The working directory may change later.
    let path = std::path::absolute(path).unwrap_or_else(|_| path.to_owned());
    let bytes = disk::read(&path).map_err(|refusal| Notification::NotRead(path.clone(), refusal))?;
    match file::load_file(&bytes, &lessons::names()) {
        Ok(FileContent::Document(document)) => {
            let digest = Some(digest(&bytes));
            Ok(LoadedDocument { digest, ..LoadedDocument::without_file(*document, Origin::File(path)) })
        }
        Ok(FileContent::Lecture(loaded)) => begin(&loaded, LectureOrigin::File(path)),
        Err(error) => Err(Notification::Faulty { file: Some(path), error }),
    }
}

/// Reads the first entry of a lecture. The user is notified of all missing files at once.
///
/// # Errors
/// The notification that says why no entry can be opened.
pub fn begin(loaded: &LoadedLecture, origin: LectureOrigin) -> Result<LoadedDocument, Notification> {
    let LoadedLecture { lecture, places } = loaded;
    let missing: Vec<MissingFile> = std::iter::zip(&lecture.entries, places)
        .filter_map(|(entry, &position)| {
            let EntrySource::File(name) = &entry.source else { return None };
            let path = path_of(name, &origin);
            (!path.exists()).then(|| MissingFile { position, name: name.clone(), path })
        })
        .collect();
    let notification = (!missing.is_empty()).then(|| {
        let lecture = if let LectureOrigin::File(path) = &origin { Some(path.clone()) } else { None };
        Notification::MissingFiles { lecture, missing }
    });
    let open = OpenLecture::new(Arc::new(lecture.clone()), origin, 0, Origin::New);
    match first_from(&open, 0..open.count()) {
        (Some(mut first), skipped) => {
            // The user is notified once of what is missing, with its position in the lecture's text.
            let skipped = skipped.into_iter().filter(|_| notification.is_none());
            first.notifications = notification.iter().cloned().chain(skipped).collect();
            Ok(first)
        }
        (None, mut skipped) => Err(notification.or_else(|| skipped.pop()).unwrap_or(Notification::NothingToOpen)),
    }
}

/// Reads the first entry of a lecture that can be opened.
///
/// # Errors
/// The notification that says why none can be opened.
pub fn first(lecture: &OpenLecture) -> Result<LoadedDocument, Notification> {
    let (first, mut skipped) = first_from(lecture, 0..lecture.count());
    first.ok_or_else(|| skipped.pop().unwrap_or(Notification::NothingToOpen))
}

/// Reads the first of these entries that can be opened. Returns why those before it were skipped.
pub fn first_from(
    lecture: &OpenLecture,
    indices: impl IntoIterator<Item = usize>,
) -> (Option<LoadedDocument>, Vec<Notification>) {
    let mut skipped = Vec::new();
    for index in indices {
        match read_entry(lecture, index) {
            Ok(entry) => return (Some(entry), skipped),
            Err(why) => skipped.push(Notification::EntrySkipped {
                number: index + 1,
                count: lecture.count(),
                why: Box::new(why),
            }),
        }
    }
    (None, skipped)
}

fn read_entry(lecture: &OpenLecture, index: usize) -> Result<LoadedDocument, Notification> {
    let entry = lecture.lecture().entries.get(index).ok_or(Notification::NothingToOpen)?;
    let loaded = match &entry.source {
        EntrySource::Lesson(name) => {
            let number = lessons::by_name(name).ok_or(Notification::NothingToOpen)?;
            LoadedDocument::without_file(lessons::all()[number].clone(), Origin::Lesson(number))
        }
        EntrySource::File(name) => LoadedDocument::from_file(&path_of(name, lecture.origin()))?,
    };
    let entry_of = lecture.at(index, loaded.origin.clone());
    Ok(LoadedDocument { step: entry.step.unwrap_or_default(), lecture: Some(entry_of), ..loaded })
}

/// Returns a lecture at an entry without reading the entry; `None` if there is no such entry.
pub fn resumed(lecture: Arc<Lecture>, origin: LectureOrigin, index: usize) -> Option<OpenLecture> {
    let shown = match &lecture.entries.get(index)?.source {
        EntrySource::Lesson(name) => Origin::Lesson(lessons::by_name(name)?),
        EntrySource::File(name) => Origin::File(path_of(name, &origin)),
    };
    Some(OpenLecture::new(lecture, origin, index, shown))
}

/// Returns the bundled lecture of a number at its beginning.
pub fn bundled(number: usize) -> Option<OpenLecture> {
    let lecture = lectures::all().get(number)?;
    resumed(Arc::clone(lecture), LectureOrigin::Bundled(lectures::name(number)), 0)
}

/// Returns the path of an entry's file: relative to the folder of the lecture, or else to the working directory.
fn path_of(name: &str, origin: &LectureOrigin) -> PathBuf {
    let path = match origin {
        LectureOrigin::File(lecture) => lecture.parent().unwrap_or(Path::new("")).join(name),
        LectureOrigin::Bundled(_) | LectureOrigin::Text => PathBuf::from(name),
    };
    std::path::absolute(&path).unwrap_or(path)
}
