//! What is from_memory from one run to the next: turned into something to store, and back into a session.
//!
//! Knows no storage: whoever has one hands the words over.

use super::documents::notifications::Notification;
use super::documents::{Documents, LoadedDocument};
use super::settings::{Settings, Stored};
use crate::disk::DiskError;
use crate::document::Document;
use crate::file;
use crate::lessons;
use crate::search::SearchConfig;
use crate::session::history::History;
use crate::session::{Origin, Session};
use crate::trace::TimelineStep;
use std::path::{Path, PathBuf};

/// A session to begin with, and what there is to tell about it.
#[derive(Debug)]
pub struct Restored {
    /// The session.
    pub session: Session,
    /// What is to be told.
    pub news: Option<Notification>,
    /// The file it was read from, and a digest of that.
    pub known: Option<(PathBuf, u64)>,
}

impl Restored {
    fn quiet(session: Session) -> Self {
        Self { session, news: None, known: None }
    }
}

/// What is to be stored.
#[must_use]
pub fn stored(session: &Session, settings: &Settings, documents: &Documents) -> Stored {
    let mut stored = without_text(session, settings, documents);
    stored.document = (!documents.discards_changes()).then(|| file::save(session.latest_history().document()));
    stored
}

/// All of it except the text of the document, which may be long.
fn without_text(session: &Session, settings: &Settings, documents: &Documents) -> Stored {
    let mut stored = Stored::of(settings);
    match session.origin() {
        Origin::File(path) => stored.file = Some(path.clone()),
        Origin::Lesson(number) => stored.lesson_name = Some(lessons::name(*number).to_owned()),
        Origin::New => {}
    }
    stored.digest = stored.file.as_deref().and_then(|path| documents.known(path));
    if !documents.discards_changes() {
        stored.edited = session.is_edited();
        stored.step = session.target_step().get();
    }
    stored
}

/// What was stored last, beside the document that its text was made of.
#[derive(Debug, Default)]
pub struct LastStored {
    last: Option<(Document, Stored)>,
}

impl LastStored {
    /// What is to be stored, unless it is what was stored last. Writes a document's text once and not every time.
    pub fn renew(&mut self, session: &Session, settings: &Settings, documents: &Documents) -> Option<&Stored> {
        let last = self.last.take().filter(|(document, _)| document == session.latest_history().document());
        let (document, mut before) =
            last.unwrap_or_else(|| (session.latest_history().document().clone(), Stored::default()));
        let text = before.document.take();
        let mut stored = without_text(session, settings, documents);
        let has_text = !documents.discards_changes();
        let is_new = stored != before || text.is_some() != has_text;
        stored.document = has_text.then(|| text.unwrap_or_else(|| file::save(&document)));
        let (_, stored) = self.last.insert((document, stored));
        is_new.then_some(stored)
    }
}

/// The first lesson, from its beginning.
#[must_use]
pub fn first_lesson(settings: &Settings) -> Session {
    begin(History::new(lessons::all()[0].clone(), Origin::Lesson(0)), settings, TimelineStep::START)
}

fn begin(history: History, settings: &Settings, step: TimelineStep) -> Session {
    Session::open(history, settings.drawing_options(), settings.limits(), step)
}

/// A file that was asked for; the first lesson and what is wrong, if it is no position.
#[must_use]
pub fn open_file_or_lesson(file: &Path, settings: &mut Settings) -> Restored {
    // A file of that name wins over a lesson of that name or number.
    if let Some(number) = file.to_str().filter(|_| !file.exists()).and_then(lessons::by_name_or_number) {
        let lesson = History::new(lessons::all()[number].clone(), Origin::Lesson(number));
        return Restored::quiet(begin(lesson, settings, TimelineStep::START));
    }
    match LoadedDocument::from_file(file) {
        Ok(LoadedDocument { document, origin, known }) => {
            let path = match &origin {
                Origin::File(path) => path.clone(),
                Origin::Lesson(_) | Origin::New => file.to_owned(),
            };
            settings.remember(path.clone());
            let session = begin(History::new(*document, origin), settings, TimelineStep::START);
            Restored { session, news: None, known: known.map(|known| (path, known)) }
        }
        Err(news) => Restored { news: Some(news), ..Restored::quiet(first_lesson(settings)) },
    }
}

/// What was open last, at the step that was shown.
#[must_use]
pub fn restore(stored: &Stored, settings: &Settings) -> Restored {
    let read = |text: &String| file::load(text.as_bytes());
    let changed = match stored.document.as_ref().map(read).transpose() {
        Ok(changed) => changed,
        Err(error) => {
            return Restored {
                news: Some(Notification::NotRestored(error)),
                ..Restored::quiet(first_lesson(settings))
            };
        }
    };
    let OpenedState { history, news, known } = opened_state(stored, changed.as_ref());
    let Some(mut history) = history else { return Restored { news, ..Restored::quiet(first_lesson(settings)) } };
    if let Some(changed) = changed {
        make_changes(&mut history, stored, &changed);
    }
    Restored { session: begin(history, settings, TimelineStep::new(stored.step)), news, known }
}

/// Makes the changes again, one after the other, so that they can be taken back. A lesson may be searched in another way
/// without being edited.
fn make_changes(history: &mut History, stored: &Stored, changed: &Document) {
    if stored.edited {
        let search = history.document().search;
        if crate::document::check_depth(changed.position(), search.depth).is_err() {
            // Every step on the way back has to be one that can be searched.
            history.change(Document { search: SearchConfig { depth: None, ..search }, ..history.document().clone() });
        }
        history.change(Document { game: changed.game.clone(), ..history.document().clone() });
    }
    if stored.edited || stored.lesson_name.is_some() {
        let Document { search, beside, .. } = *changed;
        history.change(Document { search, beside, ..history.document().clone() });
    }
}

/// The document as it was opened or saved last, before what was changed in it.
struct OpenedState {
    /// None, if there is nothing to go on with.
    history: Option<History>,
    news: Option<Notification>,
    known: Option<(PathBuf, u64)>,
}

fn opened_state(stored: &Stored, changed: Option<&Document>) -> OpenedState {
    let quiet = |history: Option<History>| OpenedState { history, news: None, known: None };
    let lesson = stored.lesson_name.as_deref().and_then(lessons::by_name_or_number);
    if let Some(number) = lesson {
        return quiet(Some(History::new(lessons::all()[number].clone(), Origin::Lesson(number))));
    }
    let from_memory = || changed.map(|changed| History::new(changed.clone(), Origin::New));
    let Some(path) = &stored.file else { return quiet(from_memory()) };
    match LoadedDocument::from_file(path) {
        Ok(LoadedDocument { document, origin, known }) => {
            // Work that is not saved was made of the file as it was then, whatever somebody else has written since.
            let known = stored.digest.filter(|_| stored.edited).or(known);
            let known = known.map(|known| (path.clone(), known));
            OpenedState { known, ..quiet(Some(History::new(*document, origin))) }
        }
        // What Poda remembers of a file is all there is of it now: that is not to be lost unasked.
        Err(news) if changed.is_some() => {
            let news = match news {
                Notification::NotRead(path, DiskError::NotFound) => Notification::Remembered(path),
                other => Notification::RememberedInstead(Box::new(other)),
            };
            OpenedState { news: Some(news), ..quiet(from_memory()) }
        }
        Err(news) => OpenedState { news: Some(news), ..quiet(None) },
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::i18n::Language;
    use crate::picture::Notation;
    use crate::search::Algorithm;
    use crate::session::command::Command;
    use crate::session::navigation::Direction;

    fn settings() -> Settings {
        Settings { notation: Notation::Edge, ..Settings::new(Language::Spanish) }
    }

    fn again(session: &Session) -> Restored {
        let stored = stored(session, &settings(), &Documents::default());
        restore(&stored, &stored.settings())
    }

    #[test]
    fn a_lesson_comes_back_at_its_step_and_with_its_changes() {
        let mut session = Session::new(lessons::all()[2].clone(), Origin::Lesson(2), Notation::Edge);
        let other = SearchConfig { algorithm: Algorithm::Negamax, ..*session.search().config() };
        session.apply(Command::SetSearch(other));
        session.apply(Command::Seek(TimelineStep::new(7)));
        let back = again(&session).session;
        assert_eq!((back.document(), back.origin(), back.search().step()), (session.document(), session.origin(), 7));
        assert!(!back.is_edited() && back.history().can_undo());
        assert_eq!(back.drawing_options().notation, Notation::Edge);
    }

    #[test]
    fn a_new_tree_comes_back() {
        let tree = file::load(b"(version: 1, game: Tree(tree: [[3, 12], [2]]))").unwrap();
        let mut session = Session::new(tree, Origin::New, Notation::Node);
        session.apply(Command::Go(Direction::Last));
        let back = again(&session).session;
        assert_eq!(
            (back.document(), back.origin(), back.search().step()),
            (session.document(), &Origin::New, session.search().step())
        );
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
            (back.document().title.as_ref().map(|title| title.in_language(Language::English)), back.search().step()),
            (Some("B"), 3)
        );
        assert!(!back.is_edited());
        std::fs::remove_file(&path).unwrap();
        let back = again(&session);
        assert_eq!((back.session.document(), back.session.origin()), (session.document(), &Origin::New));
        assert_eq!(back.news, Some(Notification::Remembered(path)));
    }

    const SMALL: &str = "(version: 1, game: Tree(tree: [[3, 12], [2]]))";

    /// What is stored of an edited file.
    fn edited(path: &Path) -> Stored {
        std::fs::write(path, SMALL).unwrap();
        let Restored { mut session, known, .. } = open_file_or_lesson(path, &mut settings());
        let mut documents = Documents::default();
        let (known, digest) = known.unwrap();
        documents.know(known, digest);
        session.apply(Command::SetSearch(SearchConfig { algorithm: Algorithm::Negamax, ..*session.search().config() }));
        stored(&session, &settings(), &documents)
    }

    #[test]
    fn edited_work_knows_the_file_as_it_was_read_and_not_as_somebody_else_left_it() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("a.ron");
        let mut stored = edited(&path);
        let known = restore(&stored, &settings()).known.unwrap();
        std::fs::write(&path, SMALL.replace('3', "4")).unwrap();
        let back = restore(&stored, &settings());
        assert!(back.session.is_edited());
        assert_eq!(back.known, Some(known.clone()));
        stored.edited = false;
        assert_ne!(restore(&stored, &settings()).known, Some(known));
    }

    #[test]
    fn a_file_that_cannot_be_read_is_not_said_to_be_gone() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("a.ron");
        let mut stored = edited(&path);
        std::fs::write(&path, "(version: 1, game: Tree(tree: [[3,").unwrap();
        let back = restore(&stored, &settings());
        let Some(Notification::RememberedInstead(news)) = back.news else { panic!("{:?}", back.news) };
        assert!(matches!(*news, Notification::Faulty { file: Some(file), .. } if file == path));
        assert_eq!(
            (back.session.origin(), back.session.search().config().algorithm),
            (&Origin::New, Algorithm::Negamax)
        );
        std::fs::remove_file(&path).unwrap();
        std::fs::create_dir(&path).unwrap();
        let back = restore(&stored, &settings());
        let refused = Notification::NotRead(path.clone(), DiskError::Folder);
        assert_eq!(back.news, Some(Notification::RememberedInstead(Box::new(refused.clone()))));
        // Where nothing is from_memory, there is still something to tell.
        stored.document = None;
        let back = restore(&stored, &settings());
        assert_eq!((back.session.origin(), back.news), (&Origin::Lesson(0), Some(refused)));
    }

    #[test]
    fn every_step_back_to_the_file_can_be_searched() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("a.ron");
        let tree = "Tree(tree: (estimate: 1, children: [(estimate: 4, children: [3, 12]), 2]))";
        std::fs::write(&path, format!("(version: 1, game: {tree}, search: (depth: 1))")).unwrap();
        let mut session = open_file_or_lesson(&path, &mut settings()).session;
        session.apply(Command::SetSearch(SearchConfig { depth: None, ..*session.search().config() }));
        session.apply(Command::SetGame(file::load(SMALL.as_bytes()).unwrap().position().clone()));
        let mut back = again(&session).session;
        assert_eq!(back.document(), session.document());
        while back.history().can_undo() {
            back.apply(Command::Undo);
            assert_eq!(crate::document::check_depth(back.document().position(), back.search().config().depth), Ok(()));
        }
    }

    #[test]
    fn only_what_is_new_is_stored_again() {
        let (mut memory, documents) = (LastStored::default(), Documents::default());
        let mut session = first_lesson(&settings());
        assert!(memory.renew(&session, &settings(), &documents).is_some());
        assert!(memory.renew(&session, &settings(), &documents).is_none());
        for command in [
            Command::Go(Direction::Forward),
            Command::SetSearch(SearchConfig { algorithm: Algorithm::Negamax, ..*session.search().config() }),
            Command::Undo,
        ] {
            session.apply(command);
            let renewed = memory.renew(&session, &settings(), &documents).cloned();
            assert_eq!(renewed, Some(stored(&session, &settings(), &documents)));
            assert!(memory.renew(&session, &settings(), &documents).is_none());
        }
        let settings = Settings { panel: false, ..settings() };
        assert!(memory.renew(&session, &settings, &documents).is_some());
    }

    #[test]
    fn what_loads_no_more_gives_the_first_lesson_and_a_message() {
        let mut stored = Stored::default();
        stored.document = Some("(version: 7)".to_owned());
        stored.step = 9;
        let back = restore(&stored, &settings());
        assert_eq!((back.session.origin(), back.session.search().step()), (&Origin::Lesson(0), 0));
        assert!(matches!(back.news, Some(Notification::NotRestored(_))));
    }

    #[test]
    fn nothing_stored_gives_the_first_lesson() {
        let back = restore(&Stored::default(), &settings());
        assert_eq!((back.session.origin(), back.news), (&Origin::Lesson(0), None));
    }
}
