//! Opens the session with which a run begins: from stored values, a link or a file. `snapshot` makes the stored values.
//!
//! Does not access the storage itself.

use poda_core::document::Document;
use poda_core::trace::TimelineStep;
use poda_session::history::History;
use poda_session::lecture::LectureOrigin;
use poda_session::{Command, Origin, Session};
use poda_window::documents::loaded_document::restored_lecture;
use poda_window::documents::notification::Notification;
use poda_window::documents::stored_document::StoredDocument;
use poda_window::documents::{LoadedDocument, loaded_document};
use poda_window::stored::settings::{Settings, StoredState};
use poda_words::file::{Link, LinkView};
use poda_words::lessons::{self, lectures};
use std::path::{Path, PathBuf};

/// A session restored or opened at the start.
#[derive(Debug)]
pub struct Restored {
    pub session: Session,
    /// A notification about restoring or opening the session.
    pub notification: Option<Notification>,
    /// The file that was read, and its digest.
    pub digest: Option<(PathBuf, u64)>,
    /// The options of the link besides its document and step; the default where no link was opened.
    pub link_view: LinkView,
}

impl Restored {
    fn without_notification(session: Session) -> Self {
        Self { session, notification: None, digest: None, link_view: LinkView::default() }
    }

    /// Returns a session on the first lesson, where nothing else can be opened.
    fn first_lesson(settings: &Settings, notification: Option<Notification>) -> Self {
        Self { notification, ..Self::without_notification(first_lesson(settings)) }
    }
}

pub fn first_lesson(settings: &Settings) -> Session {
    session_at(History::new(lessons::all()[0].clone(), Origin::Lesson(0)), settings, TimelineStep::START)
}

fn session_at(history: History, settings: &Settings, step: TimelineStep) -> Session {
    Session::open(history, settings.drawing_options(), settings.limits(), step)
}

/// Opens a file or lesson named by the user. If the file is faulty, opens the first lesson with a notification.
pub fn open_file_or_lesson(file: &Path, settings: &mut Settings) -> Restored {
    if let Some(link) = file.to_str().filter(|text| Link::is_meant_by(text) && !file.exists()) {
        return open_link(link, settings);
    }
    // A file takes precedence over a lesson of the same name or number.
    if let Some(number) = file.to_str().filter(|_| !file.exists()).and_then(lessons::by_name_or_number) {
        let lesson = History::new(lessons::all()[number].clone(), Origin::Lesson(number));
        return Restored::without_notification(session_at(lesson, settings, TimelineStep::START));
    }
    let bundled =
        file.to_str().filter(|_| !file.exists()).and_then(lectures::by_name).and_then(loaded_document::bundled);
    let loaded = match bundled {
        Some(lecture) => loaded_document::first(&lecture),
        None => loaded_document::read_file(file),
    };
    match loaded {
        Ok(LoadedDocument { document, origin, digest, step, lecture, notifications, .. }) => {
            let named = match lecture.as_ref().map(|lecture| &lecture.origin) {
                Some(LectureOrigin::File(path)) => Some(path.clone()),
                Some(LectureOrigin::Bundled(_) | LectureOrigin::Text) => None,
                None => Some(std::path::absolute(file).unwrap_or_else(|_| file.to_owned())),
            };
            if let Some(path) = named {
                settings.remember(path);
            }
            let read = if let Origin::File(path) = &origin { Some(path.clone()) } else { None };
            let mut session = session_at(History::new(*document, origin), settings, step);
            session.apply(Command::SetLecture(lecture));
            // More than one file of a lecture can be missing; one notification names all of them.
            let (notification, digest) = (notifications.into_iter().next(), read.zip(digest));
            Restored { session, notification, digest, link_view: LinkView::default() }
        }
        Err(notification) => Restored::first_lesson(settings, Some(notification)),
    }
}

/// Opens a new document.
pub fn open_document(document: Document, settings: &Settings) -> Restored {
    let history = History::new(document, Origin::New);
    Restored::without_notification(session_at(history, settings, TimelineStep::START))
}

/// Opens a link. If it is faulty, opens the first lesson with a notification in the language that the link specifies.
pub fn open_link(link: &str, settings: &mut Settings) -> Restored {
    let view = LinkView::parse(link);
    settings.language = view.language.unwrap_or(settings.language);
    limit_time(settings, view);
    match LoadedDocument::of_link(Link::parse_with_players(link)) {
        Ok(LoadedDocument { document, origin, step, lecture, notifications, .. }) => {
            let mut session = session_at(History::new(*document, origin), settings, step);
            session.apply(Command::SetLecture(lecture));
            Restored { session, notification: notifications.into_iter().next(), digest: None, link_view: view }
        }
        // The first lesson is shown instead, so it is neither practiced nor presented.
        Err(notification) => Restored {
            link_view: LinkView { mode: None, ..view },
            ..Restored::first_lesson(settings, Some(notification))
        },
    }
}

/// Limits the time of each search to that of the link, unless the settings allow even less.
fn limit_time(settings: &mut Settings, view: LinkView) {
    settings.max_seconds = [settings.max_seconds, view.max_seconds].into_iter().flatten().min();
}

/// Opens a link, or resumes the stored session if it shows the same document, to keep its undo history.
pub fn resume_link(link: &str, stored: Option<&StoredState>, settings: &mut Settings) -> Restored {
    if let (Some(stored), Ok(linked)) = (stored, LoadedDocument::of_link(Link::parse_with_players(link))) {
        limit_time(settings, LinkView::parse(link));
        let mut back = restore(stored, settings);
        let is_same = linked.lecture.is_none()
            && back.notification.is_none()
            && back.session.latest_document() == &*linked.document;
        if is_same {
            settings.language = linked.language.unwrap_or(settings.language);
            back.session.apply(Command::Seek(linked.step));
            return Restored { link_view: LinkView::parse(link), ..back };
        }
    }
    open_link(link, settings)
}

/// Restores the last session at its step.
pub fn restore(stored: &StoredState, settings: &Settings) -> Restored {
    let StoredDocument { history, notification, digest } = StoredDocument::of(stored);
    let Some(history) = history else { return Restored::first_lesson(settings, notification) };
    let mut session = session_at(history, settings, TimelineStep::new(stored.step));
    let lecture = stored.lecture.as_ref().and_then(|stored| restored_lecture(stored, session.origin()));
    session.apply(Command::SetLecture(lecture.map(Box::new)));
    Restored { session, notification, digest, link_view: LinkView::default() }
}

#[cfg(test)]
mod tests {
    use super::super::snapshot::{LastStored, stored};
    use super::*;
    use crate::files::Files;
    use poda_core::document::check_depth;
    use poda_core::search::{Algorithm, SearchConfig};
    use poda_picture::picture::Notation;
    use poda_platform::disk::DiskError;
    use poda_session::playback::Direction;
    use poda_window::documents::plain_notification::PlainNotification;
    use poda_words::file;
    use poda_words::i18n::Language;

    fn settings() -> Settings {
        Settings { notation: Notation::Edge, ..Settings::new(Language::SPANISH) }
    }

    fn again(session: &Session) -> Restored {
        let stored = stored(session, &settings(), &Files::default());
        restore(&stored, &stored.settings)
    }

    #[test]
    fn a_lesson_comes_back_at_its_step_and_with_its_changes() {
        let mut session = Session::new(lessons::all()[2].clone(), Origin::Lesson(2), Notation::Edge);
        let other = SearchConfig { algorithm: Algorithm::Negamax, ..*session.search().unwrap().config() };
        session.apply(Command::SetSearch(other.into()));
        session.apply(Command::Seek(TimelineStep::new(7)));
        let back = again(&session).session;
        assert_eq!(
            (back.document(), back.origin(), back.search().unwrap().step()),
            (session.document(), session.origin(), 7)
        );
        assert!(!back.is_edited() && back.history().can_undo());
        assert_eq!(back.drawing_options().notation, Notation::Edge);
    }

    #[test]
    fn the_unsaved_edits_of_a_lecture_come_back() {
        for origin in [
            LectureOrigin::Bundled(lectures::name(0)),
            LectureOrigin::File(PathBuf::from("/gone.ron")),
            LectureOrigin::Text,
        ] {
            let mut session = Session::new(lessons::all()[0].clone(), Origin::Lesson(0), Notation::Edge);
            let open = loaded_document::resumed(&lectures::all()[0], origin.clone(), 2, session.origin()).unwrap();
            let mut lecture = (*open.lecture).clone();
            lecture.entries.swap(0, 1);
            session.apply(Command::SetLecture(Some(Box::new(open.edited(lecture.clone(), 2, None)))));
            let back = again(&session).session;
            let open = back.lecture().unwrap();
            assert_eq!((&*open.lecture, &open.origin, open.index), (&lecture, &origin, 2));
            assert!(open.is_edited() && again(&back).session.lecture().unwrap().is_edited());
            // What a file held before the edits is stored too: the file may be gone.
            let undone = open.stepped(true).map(|undone| undone.lecture);
            assert_eq!(undone.as_ref(), Some(&lectures::all()[0]), "{origin:?}");
            // The user chose not to save these changes.
            let mut discarding = Files::default();
            discarding.discards_changes = true;
            let kept = stored(&session, &settings(), &discarding).lecture;
            assert!(kept.is_none_or(|kept| kept.edited.is_none()));
        }
    }

    #[test]
    fn a_lecture_that_came_in_a_link_comes_back_beside_another_search_of_its_entry() {
        let mut session = Session::new(lessons::all()[0].clone(), Origin::Lesson(0), Notation::Edge);
        let lecture = &lectures::all()[0];
        let open = loaded_document::resumed(lecture, LectureOrigin::Text, 2, session.origin()).unwrap();
        session.apply(Command::SetLecture(Some(Box::new(open))));
        let other = SearchConfig { algorithm: Algorithm::Negamax, ..*session.search().unwrap().config() };
        session.apply(Command::SetSearch(other.into()));
        let back = again(&session).session;
        let open = back.lecture().unwrap();
        assert_eq!((&open.lecture, &open.origin, open.index), (lecture, &LectureOrigin::Text, 2));
        assert!(!open.is_edited(), "it is no unsaved work");
    }

    #[test]
    fn a_new_tree_comes_back() {
        let tree = file::load(b"(version: 1, game: Tree(tree: [[3, 12], [2]]))").unwrap();
        let mut session = Session::new(tree, Origin::New, Notation::Node);
        session.apply(Command::Go(Direction::Last));
        let back = again(&session).session;
        assert_eq!(
            (back.document(), back.origin(), back.search().unwrap().step()),
            (session.document(), &Origin::New, session.search().unwrap().step())
        );
    }

    #[test]
    fn a_linked_document_is_unsaved_work_only_once_it_is_edited() {
        let mut session = open_link("#tree=[[3,12],[2]]&step=4", &mut settings()).session;
        let back = again(&session).session;
        assert_eq!((back.origin(), back.search().unwrap().step()), (&Origin::Link, 4));
        assert!(!Files::has_unsaved_work(&back));
        let edited = file::load(b"(version: 1, game: Tree(tree: [[3, 12], [4]]))").unwrap();
        session.apply(Command::SetGame(edited.game.position().clone()));
        assert!(Files::has_unsaved_work(&session) && Files::has_unsaved_work(&again(&session).session));
    }

    #[test]
    fn a_link_limits_the_time_of_its_searches_and_extends_none() {
        for (of_settings, part, expected) in [
            (None, "&max-time=3", Some(3)),
            (Some(1), "&max-time=3", Some(1)),
            (Some(10), "", Some(10)),
            (None, "", None),
        ] {
            let mut settings = Settings { max_seconds: of_settings, ..settings() };
            let link = format!("#tree=[[3,12],[2]]{part}");
            let session = open_link(&link, &mut settings).session;
            assert_eq!(session.limits().seconds, expected, "{link}");
            let stored = StoredState::default();
            let mut settings = Settings { max_seconds: of_settings, ..settings };
            assert_eq!(resume_link(&link, Some(&stored), &mut settings).session.limits().seconds, expected, "{link}");
        }
    }

    #[test]
    fn a_faulty_link_speaks_its_language_and_stays_a_frame() {
        let mut settings = Settings::new(Language::ENGLISH);
        let opened = open_link("https://example.org/#p1AAAA&lang=es&mode=practice&embed", &mut settings);
        assert_eq!(settings.language, Language::SPANISH);
        assert!(opened.notification.is_some() && opened.link_view.is_embedded && opened.link_view.mode.is_none());
        assert_eq!(opened.session.origin(), &Origin::Lesson(0));
    }

    #[test]
    fn a_file_is_read_again_and_remembered_if_it_is_gone() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("a.ron");
        std::fs::write(&path, "(version: 1, title: \"A\", game: Tree(tree: [[3, 12], [2]]))").unwrap();
        let mut session = open_file_or_lesson(&path, &mut settings()).session;
        session.apply(Command::Seek(TimelineStep::new(3)));
        std::fs::write(&path, "(version: 1, title: \"B\", game: Tree(tree: [[3, 12], [2]]))").unwrap();
        let back = again(&session).session;
        assert_eq!(
            (
                back.document().title.as_ref().map(|title| title.in_language(Language::ENGLISH)),
                back.search().unwrap().step()
            ),
            (Some("B"), 3)
        );
        assert!(!back.is_edited());
        std::fs::remove_file(&path).unwrap();
        let back = again(&session);
        assert_eq!((back.session.document(), back.session.origin()), (session.document(), &Origin::New));
        assert_eq!(back.notification, Some(PlainNotification::Remembered(path).into()));
    }

    const SMALL: &str = "(version: 1, game: Tree(tree: [[3, 12], [2]]))";

    fn edited(path: &Path) -> StoredState {
        std::fs::write(path, SMALL).unwrap();
        let Restored { mut session, digest: known, .. } = open_file_or_lesson(path, &mut settings());
        let mut files = Files::default();
        files.digests.extend(known);
        session.apply(Command::SetSearch(
            SearchConfig { algorithm: Algorithm::Negamax, ..*session.search().unwrap().config() }.into(),
        ));
        stored(&session, &settings(), &files)
    }

    #[test]
    fn edited_work_knows_the_file_as_it_was_read_and_not_as_it_was_changed_since() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("a.ron");
        let mut stored = edited(&path);
        let known = restore(&stored, &settings()).digest.unwrap();
        std::fs::write(&path, SMALL.replace('3', "4")).unwrap();
        let back = restore(&stored, &settings());
        assert!(back.session.is_edited());
        assert_eq!(back.digest, Some(known.clone()));
        stored.edited = false;
        assert_ne!(restore(&stored, &settings()).digest, Some(known));
    }

    #[test]
    fn a_file_that_cannot_be_read_is_not_said_to_be_gone() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("a.ron");
        let mut stored = edited(&path);
        std::fs::write(&path, "(version: 1, game: Tree(tree: [[3,").unwrap();
        let back = restore(&stored, &settings());
        let Some(Notification::RememberedInstead(news)) = back.notification else { panic!("{:?}", back.notification) };
        assert!(matches!(*news, Notification::Faulty { file: Some(file), .. } if file == path));
        let algorithm = back.session.search().unwrap().config().algorithm;
        assert_eq!((back.session.origin(), algorithm), (&Origin::New, Algorithm::Negamax));
        std::fs::remove_file(&path).unwrap();
        std::fs::create_dir(&path).unwrap();
        let back = restore(&stored, &settings());
        let refused = Notification::from(PlainNotification::NotRead(path.clone(), DiskError::IsFolder));
        assert_eq!(back.notification, Some(Notification::RememberedInstead(Box::new(refused.clone()))));
        // Without a stored copy there is still a notification.
        stored.document = None;
        let back = restore(&stored, &settings());
        assert_eq!((back.session.origin(), back.notification), (&Origin::Lesson(0), Some(refused)));
    }

    #[test]
    fn every_step_back_to_the_file_can_be_searched() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("a.ron");
        let tree = "Tree(tree: (estimate: 1, children: [(estimate: 4, children: [3, 12]), 2]))";
        std::fs::write(&path, format!("(version: 1, game: {tree}, search: (depth: 1))")).unwrap();
        let mut session = open_file_or_lesson(&path, &mut settings()).session;
        session.apply(Command::SetSearch(SearchConfig { depth: None, ..*session.search().unwrap().config() }.into()));
        session.apply(Command::SetGame(file::load(SMALL.as_bytes()).unwrap().position().clone()));
        let mut back = again(&session).session;
        assert_eq!(back.document(), session.document());
        while back.history().can_undo() {
            back.apply(Command::Undo);
            assert_eq!(check_depth(back.document().position(), back.search().unwrap().config().depth), Ok(()));
        }
    }

    #[test]
    fn what_can_be_undone_and_redone_comes_back() {
        for origin in [Origin::New, Origin::Lesson(2)] {
            let mut session = Session::new(lessons::all()[2].clone(), origin, Notation::Edge);
            let edit = |session: &mut Session, tree: &str| {
                let document = file::load(format!("(version: 1, game: Tree(tree: {tree}))").as_bytes()).unwrap();
                session.apply(Command::SetGame(document.game.position().clone()));
            };
            let mut documents = vec![session.document().clone()];
            for tree in ["[[3, 12], [2]]", "[[3, 12], [4]]", "[[3, 12], [4, 1]]", "[3, 1]"] {
                edit(&mut session, tree);
                documents.push(session.document().clone());
            }
            session.apply(Command::Undo);
            session.apply(Command::Undo);
            let mut back = again(&again(&session).session).session;
            assert_eq!(back.document(), &documents[2]);
            for document in [&documents[1], &documents[0]] {
                back.apply(Command::Undo);
                assert_eq!(back.document(), document);
            }
            assert!(!back.history().can_undo() && back.history().has_bookmarked_search);
            assert!(back.origin().lesson().is_none() || !back.is_edited());
            for document in &documents[1..] {
                back.apply(Command::Redo);
                assert_eq!(back.document(), document);
            }
            assert!(!back.history().can_redo());
        }
    }

    #[test]
    fn changes_of_a_document_that_is_another_now_are_one() {
        let mut session = Session::new(lessons::all()[2].clone(), Origin::Lesson(2), Notation::Edge);
        for values in ["[[3, 12], [2]]", "[[3, 12], [4]]"] {
            let document = file::load(format!("(version: 1, game: Tree(tree: {values}))").as_bytes()).unwrap();
            session.apply(Command::SetGame(document.game.position().clone()));
        }
        let stored = stored(&session, &settings(), &Files::default());
        // As after an update of the lessons.
        let other = StoredState { lesson_name: Some(lessons::name(3).to_owned()), ..stored.clone() };
        let mut back = restore(&other, &settings()).session;
        assert_eq!(back.document().position(), session.document().position());
        while back.history().can_undo() {
            back.apply(Command::Undo);
        }
        assert_eq!(back.document(), &lessons::all()[3]);
        // And where a text was damaged.
        let damaged = StoredState { before: vec!["(version: 7)".to_owned()], ..stored };
        assert_eq!(restore(&damaged, &settings()).session.document(), session.document());
    }

    #[test]
    fn only_what_is_new_is_stored_again() {
        let (mut last_stored, files) = (LastStored::default(), Files::default());
        let mut session = first_lesson(&settings());
        assert!(last_stored.update(&session, &settings(), &files).is_some());
        assert!(last_stored.update(&session, &settings(), &files).is_none());
        for command in [
            Command::Go(Direction::Forward),
            Command::SetSearch(
                SearchConfig { algorithm: Algorithm::Negamax, ..*session.search().unwrap().config() }.into(),
            ),
            Command::Undo,
        ] {
            session.apply(command);
            let renewed = last_stored.update(&session, &settings(), &files).map(|snapshot| snapshot.stored());
            assert_eq!(renewed, Some(stored(&session, &settings(), &files)));
            assert!(last_stored.update(&session, &settings(), &files).is_none());
        }
        let settings = Settings { panel: false, ..settings() };
        assert!(last_stored.update(&session, &settings, &files).is_some());
    }

    #[test]
    fn what_loads_no_more_gives_the_first_lesson_and_a_message() {
        let stored = StoredState { document: Some("(version: 7)".to_owned()), step: 9, ..StoredState::default() };
        let back = restore(&stored, &settings());
        assert_eq!((back.session.origin(), back.session.search().unwrap().step()), (&Origin::Lesson(0), 0));
        assert!(matches!(back.notification, Some(Notification::NotRestored(_))));
    }

    #[test]
    fn nothing_stored_gives_the_first_lesson() {
        let back = restore(&StoredState::default(), &settings());
        assert_eq!((back.session.origin(), back.notification), (&Origin::Lesson(0), None));
    }
}
