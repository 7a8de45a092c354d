//! What is remembered from one run to the next: turned into something to store, and back into a session.
//!
//! Knows no storage: whoever has one hands the words over.

use super::desk::news::News;
use super::desk::{Arriving, Desk};
use super::settings::{Settings, Stored};
use crate::file::{self, Document, LoadError};
use crate::lessons;
use crate::session::command::Command;
use crate::session::{Origin, Session};
use std::path::{Path, PathBuf};

/// A session to begin with, and what there is to tell about it.
#[derive(Debug)]
pub struct Beginning {
    /// The session.
    pub session: Session,
    /// What is to be told.
    pub news: Option<News>,
    /// The file it was read from, and a digest of that.
    pub known: Option<(PathBuf, u64)>,
}

impl Beginning {
    fn quiet(session: Session) -> Self {
        Self { session, news: None, known: None }
    }
}

/// What is to be stored.
#[must_use]
pub fn stored(session: &Session, settings: &Settings, desk: &Desk) -> Stored {
    let mut stored = Stored::of(settings);
    match session.origin() {
        Origin::File(path) => stored.file = Some(path.clone()),
        Origin::Lesson(number) => stored.lesson = Some(*number),
        Origin::New => {}
    }
    if !desk.gives_up_changes() {
        stored.document = Some(file::save(session.document()));
        stored.edited = session.is_edited();
        stored.step = session.step();
    }
    stored
}

/// The first lesson, from its beginning.
#[must_use]
pub fn first_lesson(settings: &Settings) -> Session {
    Session::new(lessons::all()[0].clone(), Origin::Lesson(0), settings.notation)
}

/// A file that was asked for; the first lesson and what is wrong, if it is no position.
#[must_use]
pub fn begin_with(file: &Path, settings: &mut Settings) -> Beginning {
    match Arriving::from_file(file) {
        Ok(Arriving { document, origin, known }) => {
            let path = match &origin {
                Origin::File(path) => path.clone(),
                Origin::Lesson(_) | Origin::New => file.to_owned(),
            };
            settings.remember(path.clone());
            let session = Session::new(*document, origin, settings.notation);
            Beginning { session, news: None, known: known.map(|known| (path, known)) }
        }
        Err(news) => Beginning { news: Some(news), ..Beginning::quiet(first_lesson(settings)) },
    }
}

/// What was open last, at the step that was shown.
#[must_use]
pub fn begin_again(stored: &Stored, settings: &Settings) -> Beginning {
    let read = |text: &String| file::load(text.as_bytes());
    let changed = match stored.document.as_ref().map(read).transpose() {
        Ok(changed) => changed,
        Err(error) => return not_restored(error, settings),
    };
    let Some(mut beginning) = base(stored, changed.as_ref(), settings) else {
        return Beginning::quiet(first_lesson(settings));
    };
    if let Some(changed) = changed {
        // As commands, so that they can be taken back. A lesson may be searched in another way without being edited.
        if stored.edited {
            beginning.session.apply(Command::SetGame(changed.game));
        }
        if stored.edited || stored.lesson.is_some() {
            beginning.session.apply(Command::SetSearch(changed.search));
        }
    }
    beginning.session.apply(Command::Seek(stored.step));
    beginning
}

fn not_restored(error: LoadError, settings: &Settings) -> Beginning {
    Beginning { news: Some(News::NotRestored(error)), ..Beginning::quiet(first_lesson(settings)) }
}

/// The document as it was opened or saved last, before what was changed in it.
fn base(stored: &Stored, changed: Option<&Document>, settings: &Settings) -> Option<Beginning> {
    let session = |document: Document, origin| Session::new(document, origin, settings.notation);
    if let Some(number) = stored.lesson {
        return Some(Beginning::quiet(session(lessons::all().get(number)?.clone(), Origin::Lesson(number))));
    }
    let Some(path) = &stored.file else {
        return Some(Beginning::quiet(session(changed?.clone(), Origin::New)));
    };
    match Arriving::from_file(path) {
        Ok(Arriving { document, origin, known }) => Some(Beginning {
            known: known.map(|known| (path.clone(), known)),
            ..Beginning::quiet(session(*document, origin))
        }),
        // What Poda remembers of a file is all there is of it now: that is not to be lost unasked.
        Err(_) => Some(Beginning {
            news: Some(News::Remembered(path.clone())),
            ..Beginning::quiet(session(changed?.clone(), Origin::New))
        }),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::i18n::Language;
    use crate::picture::Notation;
    use crate::search::{Algorithm, SearchConfig};
    use crate::session::command::Direction;

    fn settings() -> Settings {
        Settings { notation: Notation::Edge, ..Settings::new(Language::Spanish) }
    }

    fn again(session: &Session) -> Beginning {
        let stored = stored(session, &settings(), &Desk::default());
        begin_again(&stored, &stored.settings())
    }

    #[test]
    fn a_lesson_comes_back_at_its_step_and_with_its_changes() {
        let mut session = Session::new(lessons::all()[2].clone(), Origin::Lesson(2), Notation::Edge);
        let other = SearchConfig { algorithm: Algorithm::Negamax, ..*session.search() };
        session.apply(Command::SetSearch(other));
        session.apply(Command::Seek(7));
        let back = again(&session).session;
        assert_eq!((back.document(), back.origin(), back.step()), (session.document(), session.origin(), 7));
        assert!(!back.is_edited() && back.can_undo());
        assert_eq!(back.notation(), Notation::Edge);
    }

    #[test]
    fn a_new_tree_comes_back() {
        let tree = file::load(b"(version: 1, game: Tree(tree: [[3, 12], [2]]))").unwrap();
        let mut session = Session::new(tree, Origin::New, Notation::Node);
        session.apply(Command::Go(Direction::Last));
        let back = again(&session).session;
        assert_eq!((back.document(), back.origin(), back.step()), (session.document(), &Origin::New, session.step()));
    }

    #[test]
    fn a_file_is_read_again_and_remembered_if_it_is_gone() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("a.ron");
        std::fs::write(&path, "(version: 1, title: \"A\", game: Tree(tree: [[3, 12], [2]]))").unwrap();
        let mut session = begin_with(&path, &mut settings()).session;
        session.apply(Command::Seek(3));
        std::fs::write(&path, "(version: 1, title: \"B\", game: Tree(tree: [[3, 12], [2]]))").unwrap();
        let back = again(&session).session;
        assert_eq!(
            (back.document().title.as_ref().map(|title| title.in_language(Language::English)), back.step()),
            (Some("B"), 3)
        );
        assert!(!back.is_edited());
        std::fs::remove_file(&path).unwrap();
        let back = again(&session);
        assert_eq!((back.session.document(), back.session.origin()), (session.document(), &Origin::New));
        assert_eq!(back.news, Some(News::Remembered(path)));
    }

    #[test]
    fn what_loads_no_more_gives_the_first_lesson_and_a_message() {
        let mut stored = Stored::default();
        stored.document = Some("(version: 7)".to_owned());
        stored.step = 9;
        let back = begin_again(&stored, &settings());
        assert_eq!((back.session.origin(), back.session.step()), (&Origin::Lesson(0), 0));
        assert!(matches!(back.news, Some(News::NotRestored(_))));
    }

    #[test]
    fn nothing_stored_gives_the_first_lesson() {
        let back = begin_again(&Stored::default(), &settings());
        assert_eq!((back.session.origin(), back.news), (&Origin::Lesson(0), None));
    }
}
