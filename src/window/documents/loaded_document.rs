//! A document that has been read and will be opened, either alone or as an entry of a lecture.

use super::notification::{LectureSource, MissingFile, Notification};
use super::plain_notification::PlainNotification;
use crate::stored::drafts::OtherDraft;
use crate::stored::settings::StoredLecture;
use egui::DroppedFileHandle;
use poda_core::document::{Document, EntrySource, Lecture, LectureEntry, LocalizedText};
use poda_core::game::any::AnyGame;
use poda_core::trace::TimelineStep;
use poda_lecture::lecture_faults;
use poda_platform::disk::DiskError;
use poda_platform::{DroppedContents, disk};
use poda_session::Origin;
use poda_session::history::History;
use poda_session::lecture::{LectureOrigin, OpenLecture};
use poda_words::file::notation::{SideName, TreeNotation, TreeSize};
use poda_words::file::program_file::ProgramFile;
use poda_words::file::run::is_run;
use poda_words::file::{self, FileContent, Link, LinkError, LinkMode, LinkTarget, LinkView, LoadError, LoadedLecture};
use poda_words::i18n::check::run_document;
use poda_words::i18n::{Language, Words};
use poda_words::lessons;
use poda_words::lessons::lectures::{self, UnknownLecture};
use poda_words::practice::class::HandedIn;
use poda_words::practice::json::report::{ReadReport, of_text};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// A document that has been read, with how to show it.
#[derive(Clone, Debug)]
pub struct LoadedDocument {
    pub document: Box<Document>,
    /// The document with its undo history, where it comes back with it.
    pub history: Option<Box<History>>,
    pub origin: Origin,
    /// The digest of the file from which it was read.
    pub digest: Option<u64>,
    /// The step at which it is shown.
    pub step: TimelineStep,
    /// The language that a link specifies.
    pub language: Option<Language>,
    /// The mode that a link specifies.
    pub mode: Option<LinkMode>,
    /// The lecture of which it is an entry.
    pub lecture: Option<Box<OpenLecture>>,
    /// The name of the draft from which it was restored.
    pub draft: Option<String>,
    /// The file of the run that it shows.
    pub run_file: Option<PathBuf>,
    /// The notifications to show when it is opened.
    pub notifications: Vec<Notification>,
}

impl LoadedDocument {
    /// Returns a document that does not come from a file.
    pub fn without_file(document: Document, origin: Origin) -> Self {
        Self {
            document: Box::new(document),
            history: None,
            origin,
            digest: None,
            step: TimelineStep::START,
            language: None,
            mode: None,
            lecture: None,
            draft: None,
            run_file: None,
            notifications: Vec::new(),
        }
    }

    /// Returns a document that was read from a text. If the text is a tree alone, notifies the user of what was
    /// understood. The document then belongs to no file, because saving it would write a position file over it.
    pub fn imported(document: Document, notation: Option<TreeNotation>, file: Option<PathBuf>) -> Self {
        let mut notifications = Vec::new();
        if let (Some(notation), AnyGame::Tree(tree)) = (notation, document.position()) {
            notifications.push(Notification::Understood {
                file,
                notation,
                size: TreeSize::of(tree),
                side_name: SideName::first_of(tree),
            });
        }
        Self { notifications, ..Self::without_file(document, Origin::New) }
    }

    pub fn lesson(number: usize) -> Self {
        Self::without_file(lessons::all()[number].clone(), Origin::Lesson(number))
    }

    /// Returns the document that a link opens.
    ///
    /// # Errors
    /// A notification about why the link cannot be opened.
    pub fn of_link(link: Result<Link, LinkError>) -> Result<Self, Notification> {
        let link = link.map_err(Notification::FaultyLink)?;
        let LinkView { step, language, mode, .. } = link.view;
        let loaded = if let LinkTarget::Lecture(text) = &link.target {
            linked_lecture(text, link.view.entry)?
        } else if let LinkTarget::BundledLecture(name) = &link.target {
            let number = lectures::by_name(name)
                .ok_or_else(|| PlainNotification::UnknownLecture(UnknownLecture { name: name.clone() }))?;
            let open = bundled(number).ok_or(PlainNotification::NothingToOpen)?;
            at_entry(first(&open)?, link.view.entry)
        } else if let LinkTarget::Run(text) = &link.target {
            Self { origin: Origin::Link, ..Self::of_run(text, None)? }
        } else {
            let (document, lesson) = lessons::linked(&link)
                .map_err(PlainNotification::UnknownLesson)?
                .ok_or(PlainNotification::NothingToOpen)?;
            Self::without_file(document, lesson.map_or(Origin::Link, Origin::Lesson))
        };
        Ok(Self { step: step.unwrap_or(loaded.step), language, mode, ..loaded })
    }

    /// Returns the document that shows the run of a program. It belongs to no file, because saving it would overwrite
    /// the run.
    ///
    /// # Errors
    /// A notification about why the run cannot be shown.
    pub fn of_run(text: &[u8], file: Option<PathBuf>) -> Result<Self, Notification> {
        let document = run_document(text).map_err(|why| Notification::FaultyRun { file, why })?;
        let step = document.bookmarks.first().map_or(TimelineStep::START, |bookmark| bookmark.step);
        Ok(Self { step, ..Self::without_file(document, Origin::New) })
    }

    /// Returns a draft as a new document. It belongs to no file, because another program may have changed the file
    /// since. If the draft is an unedited lesson of an edited lecture, it remains that lesson.
    pub fn of_draft(draft: &OtherDraft) -> Self {
        let stored = &draft.stored;
        let lesson = stored.lesson_name.as_deref().and_then(lessons::by_name).filter(|_| !stored.edited);
        let origin = lesson.map_or(Origin::New, Origin::Lesson);
        let lecture = stored.lecture.as_ref().and_then(|lecture| restored_lecture(lecture, &origin)).map(Box::new);
        let name = Some(draft.name.clone());
        Self { lecture, draft: name, ..Self::without_file(draft.document.clone(), origin) }
    }

    /// Reads a file that contains a position.
    ///
    /// # Errors
    /// A notification about why the file cannot be opened.
    pub fn from_file(path: &Path) -> Result<Self, Notification> {
        let (bytes, path) = read(path)?;
        match file::load_with_players(&bytes) {
            Ok(document) => {
                let digest = Some(file::digest(&bytes));
                Ok(Self { digest, ..Self::without_file(document, Origin::File(path)) })
            }
            Err(error) => Err(Notification::Faulty { file: Some(path), error }),
        }
    }
}

/// Returns the entry with number `entry`, starting at 1, of the lecture in a link, or else the first entry that can be
/// opened. Lectures in links cannot refer to files.
fn linked_lecture(text: &[u8], entry: Option<usize>) -> Result<LoadedDocument, Notification> {
    let faulty = |error| Notification::FaultyLink(LinkError::Text(error));
    let FileContent::Lecture(loaded) = file::load_file(text, &lessons::names()).map_err(faulty)? else {
        return Err(PlainNotification::NothingToOpen.into());
    };
    if let Some(path) = loaded.lecture.first_file() {
        return Err(Notification::FaultyLink(LinkError::NamesFile(path.to_owned())));
    }
    check(&loaded, &LectureOrigin::Text, LectureSource::Link)?;
    Ok(at_entry(begin_checked(&loaded, LectureOrigin::Text)?, entry))
}

/// Checks that the searches of a lecture have what its entries ask for. Files that cannot be read are left out.
fn check(loaded: &LoadedLecture, origin: &LectureOrigin, source: LectureSource) -> Result<(), Notification> {
    let mut whole = loaded.lecture.clone();
    for entry in &mut whole.entries {
        if let EntrySource::File(name) = &entry.source
            && let Ok(read) = LoadedDocument::from_file(&path_of(name, origin))
        {
            entry.source = EntrySource::Position(read.document);
        }
    }
    let faults = lecture_faults(&whole).into_iter();
    let faults: Vec<_> = faults.filter_map(|(entry, fault)| Some((*loaded.locations.get(entry)?, fault))).collect();
    if faults.is_empty() { Ok(()) } else { Err(Notification::FaultyLecture { source, faults }) }
}

/// Returns the entry with number `entry`, starting at 1, of a lecture that was opened at its first entry, if it can be
/// opened.
fn at_entry(first: LoadedDocument, entry: Option<usize>) -> LoadedDocument {
    let asked = first.lecture.as_ref().zip(entry).and_then(|(open, entry)| read_entry(open, entry - 1).ok());
    asked.unwrap_or(first)
}

/// Reads a file. Returns its content and its absolute path.
fn read(path: &Path) -> Result<(Vec<u8>, PathBuf), Notification> {
    // The working directory may change later.
    let path = std::path::absolute(path).unwrap_or_else(|_| path.to_owned());
    let bytes = disk::read(&path).map_err(|refusal| PlainNotification::NotRead(path.clone(), refusal))?;
    Ok((bytes, path))
}

/// The most bytes of a text that is read as the moves of a game.
const MAX_RECORD: usize = 100_000;

/// Reads a file that contains a position, a lecture or the run of a program. For a lecture, reads its first entry.
///
/// # Errors
/// A notification about why nothing in the file can be opened.
pub fn read_file(path: &Path) -> Result<LoadedDocument, Notification> {
    let (bytes, path) = read(path)?;
    if is_run(&bytes) {
        let loaded = LoadedDocument::of_run(&bytes, Some(path.clone()))?;
        return Ok(LoadedDocument { run_file: Some(path), ..loaded });
    }
    match file::load_file(&bytes, &lessons::names()) {
        Ok(FileContent::Document(document)) if let Some(notation) = file::notation_of(&bytes) => {
            Ok(LoadedDocument::imported(*document, Some(notation), Some(path)))
        }
        Ok(FileContent::Document(document)) => {
            let digest = Some(file::digest(&bytes));
            Ok(LoadedDocument { digest, ..LoadedDocument::without_file(*document, Origin::File(path)) })
        }
        Ok(FileContent::Lecture(loaded)) => begin(&loaded, LectureOrigin::File(path)),
        Err(error) => Err(faulty(path, error)),
    }
}

/// Returns why nothing in a file can be opened: a program is told how the game in it is opened.
fn faulty(path: PathBuf, error: LoadError) -> Notification {
    match ProgramFile::at(&path) {
        Some(program) => PlainNotification::IsProgram(path, program).into(),
        None => Notification::Faulty { file: Some(path), error },
    }
}

/// Reads a file as [`read_file`], or as the moves of a game.
///
/// # Errors
/// A notification about why nothing in the file can be opened.
pub fn read_file_or_moves(path: &Path) -> Result<Opened, Notification> {
    or_moves(read_file(path), || disk::read(path).ok())
}

/// Returns what was read or, if that is a faulty document, its text, which may be the moves of a game.
fn or_moves(
    read: Result<LoadedDocument, Notification>,
    bytes: impl FnOnce() -> Option<Vec<u8>>,
) -> Result<Opened, Notification> {
    match read {
        Err(why @ Notification::Faulty { .. }) => match bytes().and_then(|bytes| String::from_utf8(bytes).ok()) {
            Some(text) if text.len() <= MAX_RECORD => Ok(Opened::Moves(text, why)),
            Some(_) | None => Err(why),
        },
        read => read.map(Opened::from),
    }
}

/// Reads the first entry of a lecture. A single notification lists all missing files.
///
/// # Errors
/// A notification about why no entry can be opened, or about what its entries ask for and their searches do not have.
pub fn begin(loaded: &LoadedLecture, origin: LectureOrigin) -> Result<LoadedDocument, Notification> {
    let source = match &origin {
        LectureOrigin::File(path) => LectureSource::File(path.clone()),
        LectureOrigin::Bundled(_) | LectureOrigin::Text => LectureSource::Text,
    };
    check(loaded, &origin, source)?;
    begin_checked(loaded, origin)
}

fn begin_checked(loaded: &LoadedLecture, origin: LectureOrigin) -> Result<LoadedDocument, Notification> {
    let LoadedLecture { lecture, locations } = loaded;
    let missing: Vec<MissingFile> = std::iter::zip(&lecture.entries, locations)
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
    let titles = titles(lecture, &origin);
    let open = OpenLecture::new(Arc::new(lecture.clone()), titles, origin, 0, Origin::New);
    match first_from(&open, 0..open.count()) {
        (Some(mut first), skipped) => {
            // The notification about missing files, which has their positions in the text of the lecture, replaces
            // those about skipped entries.
            let skipped = skipped.into_iter().filter(|_| notification.is_none());
            first.notifications = notification.iter().cloned().chain(skipped).collect();
            Ok(first)
        }
        (None, mut skipped) => {
            Err(notification.or_else(|| skipped.pop()).unwrap_or(PlainNotification::NothingToOpen.into()))
        }
    }
}

/// Reads the first entry of a lecture that can be opened.
///
/// # Errors
/// A notification about why no entry can be opened.
pub fn first(lecture: &OpenLecture) -> Result<LoadedDocument, Notification> {
    let (first, mut skipped) = first_from(lecture, 0..lecture.count());
    first.ok_or_else(|| skipped.pop().unwrap_or(PlainNotification::NothingToOpen.into()))
}

/// Reads the first of these entries that can be opened. Also returns why the entries before it were skipped.
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
    let entries = &lecture.lecture.entries;
    let read = |index: usize| match &entries[index].source {
        EntrySource::Lesson(name) => {
            lessons::by_name(name).map(LoadedDocument::lesson).ok_or(PlainNotification::NothingToOpen.into())
        }
        EntrySource::File(name) => LoadedDocument::from_file(&path_of(name, &lecture.origin)),
        EntrySource::Position(document) => Ok(LoadedDocument::without_file((**document).clone(), Origin::Entry(index))),
        EntrySource::Slide(_) => Err(PlainNotification::NothingToOpen.into()),
    };
    let at = lecture.at(index, Origin::New);
    let loaded = if at.slide().is_none() {
        read(index)?
    } else {
        // Behind a slide is the tree of the next entry that has one, or else that of the previous entry.
        let index = index.min(entries.len());
        let mut trees = (index..entries.len()).chain((0..index).rev()).filter_map(|index| read(index).ok());
        trees.next().unwrap_or_else(|| LoadedDocument::lesson(0))
    };
    let lecture = Some(Box::new(at.at(index, loaded.origin.clone())));
    Ok(LoadedDocument { step: at.first_step(), lecture, ..loaded })
}

/// Returns a new lecture with a slide and, if `shown` is a lesson or a file, an entry for it.
pub fn new_lecture(shown: &Origin, words: &Words) -> OpenLecture {
    let open = match shown {
        Origin::Lesson(number) => Some(EntrySource::Lesson(lessons::name(*number).to_owned())),
        Origin::File(path) => Some(EntrySource::File(path.to_string_lossy().into_owned())),
        Origin::Link | Origin::Entry(_) | Origin::New => None,
    };
    let slide = EntrySource::titled_slide(words.text("lecture-new-slide"));
    let entries = [slide].into_iter().chain(open).map(LectureEntry::new).collect();
    let lecture = Lecture { title: None, notes: None, entries };
    let titles = titles(&lecture, &LectureOrigin::Text);
    OpenLecture::new(Arc::new(lecture), titles, LectureOrigin::Text, 0, shown.clone())
}

/// Returns the lecture as it is saved to `path`. Files in the same folder are given relative to it, so that the folder
/// can be passed on to others.
pub fn with_relative_files(lecture: &Lecture, path: &Path) -> Lecture {
    let mut lecture = lecture.clone();
    for entry in &mut lecture.entries {
        if let EntrySource::File(name) = &mut entry.source
            && let Some(relative) = path.parent().and_then(|folder| Path::new(name).strip_prefix(folder).ok())
        {
            *name = relative.to_string_lossy().into_owned();
        }
    }
    lecture
}

/// Returns a lecture at an entry, without reading the entry. Returns `None` if there is no such entry. `shown` is the
/// origin of the open document.
pub fn resumed(lecture: &Arc<Lecture>, origin: LectureOrigin, index: usize, shown: &Origin) -> Option<OpenLecture> {
    let open = OpenLecture::new(Arc::clone(lecture), titles(lecture, &origin), origin, index, shown.clone());
    let shown = match lecture.entries.get(index).map(|entry| &entry.source) {
        Some(EntrySource::Lesson(name)) => Origin::Lesson(lessons::by_name(name)?),
        Some(EntrySource::File(name)) => Origin::File(path_of(name, &open.origin)),
        Some(EntrySource::Position(_)) => Origin::Entry(index),
        Some(EntrySource::Slide(_)) => return Some(open),
        None => return Some(open).filter(|_| index == lecture.entries.len()),
    };
    Some(open.at(index, shown))
}

/// Returns the titles of the files that a lecture lists, for those that can be read.
pub fn titles(lecture: &Lecture, origin: &LectureOrigin) -> Arc<BTreeMap<String, LocalizedText>> {
    let title = |source: &EntrySource| match source {
        EntrySource::File(name) => {
            Some((name.clone(), LoadedDocument::from_file(&path_of(name, origin)).ok()?.document.title?))
        }
        EntrySource::Lesson(_) | EntrySource::Position(_) | EntrySource::Slide(_) => None,
    };
    Arc::new(lecture.entries.iter().filter_map(|entry| title(&entry.source)).collect())
}

/// Returns the bundled lecture with this number, at its first entry.
pub fn bundled(number: usize) -> Option<OpenLecture> {
    let lecture = lectures::all().get(number)?;
    resumed(lecture, LectureOrigin::Bundled(lectures::name(number)), 0, &Origin::New)
}

/// Returns a lecture with the positions of its files embedded.
///
/// # Errors
/// A notification about which file cannot be read, and why.
pub fn without_files(lecture: &Lecture, origin: &LectureOrigin) -> Result<Lecture, Notification> {
    lecture.without_files(|name| LoadedDocument::from_file(&path_of(name, origin)).map(|loaded| *loaded.document))
}

/// Returns the path of an entry's file. A relative name refers to the folder of the lecture, or else to the working
/// directory.
fn path_of(name: &str, origin: &LectureOrigin) -> PathBuf {
    let path = match origin {
        LectureOrigin::File(lecture) => lecture.parent().unwrap_or(Path::new("")).join(name),
        LectureOrigin::Bundled(_) | LectureOrigin::Text => PathBuf::from(name),
    };
    std::path::absolute(&path).unwrap_or(path)
}

/// The content that was read.
#[derive(Clone, Debug)]
pub enum Opened {
    Document(Box<LoadedDocument>),
    /// The reports of a class.
    Reports(Vec<HandedIn>),
    /// A text that may be the moves of the open game, and why it is nothing else.
    Moves(String, Notification),
}

impl From<LoadedDocument> for Opened {
    fn from(loaded: LoadedDocument) -> Self {
        Self::Document(Box::new(loaded))
    }
}

/// Returns the report of practice in a file, or `None` if the file does not contain one.
fn report_of(path: &Path, bytes: &[u8]) -> Option<HandedIn> {
    path.extension().filter(|extension| extension.eq_ignore_ascii_case("json"))?;
    let ReadReport { report, is_intact } = of_text(bytes).ok()?;
    Some(HandedIn { source: path.to_string_lossy().into_owned(), report, is_intact })
}

/// Returns the reports of practice in these files. Other files are skipped.
pub fn reports_in(paths: &[PathBuf]) -> Vec<HandedIn> {
    paths.iter().filter_map(|path| report_of(path, &disk::read(path).ok()?)).collect()
}

/// Reads dropped files without a path: all reports, or else the first file.
///
/// # Errors
/// The notification of why the file cannot be opened.
pub async fn read_all_dropped(files: Vec<DroppedFileHandle>) -> Result<Opened, Notification> {
    let mut reports = Vec::new();
    for file in &files {
        let contents = disk::read_dropped(file).await.ok();
        reports.extend(contents.and_then(|contents| report_of(file.path(), &contents.bytes)));
    }
    match files.into_iter().next() {
        Some(first) if reports.is_empty() => read_dropped(first).await,
        Some(_) | None => Ok(Opened::Reports(reports)),
    }
}

/// Reads a dropped file without a path.
async fn read_dropped(file: DroppedFileHandle) -> Result<Opened, Notification> {
    let name = file.path().to_owned();
    let read = disk::read_dropped(&file).await;
    let DroppedContents { bytes, path } =
        read.map_err(|message| PlainNotification::NotRead(name.clone(), DiskError::Other(message)))?;
    if let Some(path) = path {
        return read_file_or_moves(&path);
    }
    if is_run(&bytes) {
        return LoadedDocument::of_run(&bytes, Some(name)).map(Opened::from);
    }
    let read = match file::load_file(&bytes, &lessons::names()) {
        Ok(FileContent::Document(document)) => {
            Ok(LoadedDocument::imported(*document, file::notation_of(&bytes), Some(name)))
        }
        Ok(FileContent::Lecture(lecture)) => begin(&lecture, LectureOrigin::Text),
        Err(error) => Err(faulty(name, error)),
    };
    or_moves(read, || Some(bytes))
}

/// Restores the lecture that was open, with its edits. Returns `None` for an unedited lecture that can no longer be
/// read. The shown document is kept in either case.
pub fn restored_lecture(stored: &StoredLecture, shown: &Origin) -> Option<OpenLecture> {
    let read = |text: &[u8]| match file::load_file(text, &lessons::names()).ok()? {
        FileContent::Lecture(loaded) => Some(Arc::new(loaded.lecture)),
        FileContent::Document(_) => None,
    };
    let (saved, origin) = match (stored.name.as_deref().and_then(lectures::by_name), &stored.file) {
        (Some(number), _) => {
            (Some(Arc::clone(&lectures::all()[number])), LectureOrigin::Bundled(lectures::name(number)))
        }
        (None, Some(path)) => {
            // What was edited is compared with the file again when it is saved.
            let known = stored.text.as_ref().filter(|_| stored.edited.is_some()).and_then(|text| read(text.as_bytes()));
            let saved = known.or_else(|| read(&disk::read(path).ok()?));
            (saved, LectureOrigin::File(path.clone()))
        }
        (None, None) => (stored.text.as_ref().and_then(|text| read(text.as_bytes())), LectureOrigin::Text),
    };
    match stored.edited.as_ref().and_then(|text| read(text.as_bytes())) {
        Some(edited) => {
            let open = resumed(&edited, origin, stored.entry, shown)?;
            Some(open.with_edits_since(saved))
        }
        None => resumed(&saved?, origin, stored.entry, shown),
    }
}
