//! What an author writes about a position: every edit can be undone, is saved, and bookmarks never count another
//! search's steps.

use poda::document::{AnnotatedText, Annotation, LocalizedText};
use poda::file::{load, save, save_preserving_fields};
use poda::i18n::Language;
use poda::picture::Notation;
use poda::search::{Algorithm, SearchConfig};
use poda::session::history::OpenChange;
use poda::session::{Command, Origin, Session};
use poda::trace::TimelineStep;

const SMALL: &str = "(version: 1, title: \"Small\", game: Tree(tree: [[3, 12, 8], [2, 4, 6]]))";
const NOTED: &str = "(version: 1, notes: (en: \"Look.\", es: \"Mira.\"), game: Tree(tree: [[3, 12, 8], [2, 4, 6]]), \
    bookmarks: [(step: 4, note: \"four\"), (step: 9)])";

fn session(text: &str) -> Session {
    Session::new(load(text.as_bytes()).unwrap(), Origin::File("a.ron".into()), Notation::Node)
}

fn same(text: &str) -> LocalizedText {
    LocalizedText::Same(text.to_owned())
}

fn bookmarks(session: &Session) -> Vec<usize> {
    session.history().bookmarks().iter().map(|bookmark| bookmark.step.get()).collect()
}

fn toggle_at(session: &mut Session, step: usize) {
    session.apply(Command::Seek(TimelineStep::new(step)));
    session.apply(Command::ToggleBookmark);
}

fn minimax(session: &Session) -> Command {
    Command::SetSearch(SearchConfig { algorithm: Algorithm::Minimax, ..*session.search().unwrap().config() }.into())
}

#[test]
fn a_step_is_marked_and_unmarked_and_both_are_undone() {
    let mut session = session(NOTED);
    toggle_at(&mut session, 6);
    assert_eq!((bookmarks(&session), session.search().unwrap().step(), session.is_edited()), (vec![4, 6, 9], 6, true));
    toggle_at(&mut session, 4);
    assert_eq!(bookmarks(&session), [6, 9]);
    session.apply(Command::Undo);
    assert_eq!(bookmarks(&session), [4, 6, 9]);
    session.apply(Command::Undo);
    assert_eq!((bookmarks(&session), session.is_edited()), (vec![4, 9], false));
    session.apply(Command::Redo);
    session.apply(Command::Redo);
    assert_eq!(bookmarks(&session), [6, 9]);
}

#[test]
fn a_text_typed_letter_by_letter_is_one_change() {
    let mut session = session(SMALL);
    for typed in ["L", "Lo", "Look"] {
        session.apply(Command::Annotate(Annotation::Notes(Some(same(typed)))));
    }
    session.apply(Command::Annotate(Annotation::Title(Some(same("Small!")))));
    session.apply(Command::EndChange(OpenChange::Text(AnnotatedText::Title)));
    session.apply(Command::Annotate(Annotation::Title(Some(same("Small?")))));
    let titles: Vec<_> = std::iter::from_fn(|| {
        session.history().can_undo().then(|| {
            session.apply(Command::Undo);
            let document = session.document();
            (document.title.clone(), document.notes.clone())
        })
    })
    .collect();
    assert_eq!(
        titles,
        [
            (Some(same("Small!")), Some(same("Look"))),
            (Some(same("Small")), Some(same("Look"))),
            (Some(same("Small")), None)
        ]
    );
}

#[test]
fn an_edit_in_one_language_keeps_the_other() {
    let both = LocalizedText::per_language([(Language::ENGLISH, "Look."), (Language::SPANISH, "Mira.")]);
    let edited = LocalizedText::edited(Some(&both), Language::SPANISH, "Observa.").unwrap();
    assert_eq!(edited.in_language(Language::ENGLISH), "Look.");
    assert_eq!(edited.in_language(Language::SPANISH), "Observa.");
    // A text that is the same in every language stays so, until it is separated.
    let shared = LocalizedText::Same("α".to_owned());
    assert_eq!(LocalizedText::edited(Some(&shared), Language::SPANISH, "β"), Some(same("β")));
    let separate = LocalizedText::edited(Some(&shared.separated(Language::ENGLISH)), Language::SPANISH, "β").unwrap();
    assert_eq!(Language::AUTHORED.map(|language| separate.in_language(language).to_owned()), ["α", "β"]);
    // Nothing is left only where both are empty.
    let half = LocalizedText::edited(Some(&both), Language::SPANISH, "").unwrap();
    assert_eq!(half.in_language(Language::ENGLISH), "Look.");
    assert_eq!(LocalizedText::edited(Some(&half), Language::ENGLISH, ""), None);
    assert_eq!(LocalizedText::edited(Some(&shared), Language::ENGLISH, ""), None);
}

#[test]
fn a_reader_whose_language_a_text_lacks_reads_english_or_else_the_first_version() {
    let other = Language::of_code("tlh");
    let text = LocalizedText::per_language([(Language::SPANISH, "Mira."), (Language::ENGLISH, "Look.")]);
    assert_eq!(text.in_language(other), "Look.");
    assert_eq!(LocalizedText::per_language([(Language::SPANISH, "Mira.")]).in_language(other), "Mira.");
    // An edit gives the language its version, which stays although it is empty.
    let edited = LocalizedText::edited(Some(&text), other, "jilegh!").unwrap();
    assert_eq!((edited.in_language(other), edited.in_language(Language::ENGLISH)), ("jilegh!", "Look."));
    assert_eq!(LocalizedText::edited(Some(&edited), other, "").unwrap().in_language(other), "");
    let separate = LocalizedText::Same("α".to_owned()).separated(other);
    assert_eq!(
        separate,
        LocalizedText::per_language([Language::ENGLISH, Language::SPANISH, other].map(|it| (it, "α")))
    );
}

#[test]
fn all_texts_get_a_version_for_each_language() {
    let mut session = session(NOTED);
    session.apply(Command::Annotate(Annotation::SeparateLanguages(Language::SPANISH)));
    let note = session.document().bookmarks[0].note.clone().unwrap();
    assert_eq!(note, LocalizedText::per_language(Language::AUTHORED.map(|language| (language, "four"))));
    assert_eq!(session.document().title, None);
    assert_eq!(load(save(session.document()).as_bytes()).unwrap(), *session.document());
}

#[test]
fn what_was_written_is_saved() {
    let mut session = session(NOTED);
    toggle_at(&mut session, 7);
    session.apply(Command::Annotate(Annotation::BookmarkNote(
        TimelineStep::new(7),
        Some(same("a \"note\"\nof two lines")),
    )));
    session.apply(Command::Annotate(Annotation::Title(Some(same("Podar")))));
    let text = save_preserving_fields(session.document(), NOTED);
    let saved = load(text.as_bytes()).unwrap();
    assert_eq!(saved, *session.document());
    assert_eq!(saved.bookmarks[1].note, Some(same("a \"note\"\nof two lines")));
}

#[test]
fn notes_stay_the_notes_of_their_search_while_they_are_edited() {
    let mut session = session(NOTED);
    session.apply(Command::Annotate(Annotation::Notes(Some(same("Other notes")))));
    toggle_at(&mut session, 2);
    assert!(session.history().is_as_opened(), "neither the position nor the search is another one");
    assert_eq!(bookmarks(&session), [2, 4, 9]);
}

#[test]
fn bookmarks_of_another_search_are_kept_until_this_one_has_its_own() {
    let mut session = session(NOTED);
    session.apply(minimax(&session));
    assert!(bookmarks(&session).is_empty());
    session.apply(Command::Annotate(Annotation::Title(Some(same("By minimax")))));
    assert_eq!((bookmarks(&session), session.document().bookmarks.len()), (vec![], 2));
    toggle_at(&mut session, 12);
    assert_eq!((bookmarks(&session), session.document().bookmarks.len()), (vec![12], 1));
    // The first search has no bookmarks of its own now; undoing brings back both.
    for expected in [vec![], vec![], vec![4, 9]] {
        session.apply(Command::Undo);
        assert_eq!(bookmarks(&session), expected);
    }
}

#[test]
fn a_bookmark_without_its_search_comes_back_with_it() {
    let mut session = session(SMALL);
    toggle_at(&mut session, 5);
    let alpha_beta = Command::SetSearch((*session.search().unwrap().config()).into());
    session.apply(minimax(&session));
    assert!(bookmarks(&session).is_empty());
    session.apply(alpha_beta);
    assert_eq!(bookmarks(&session), [5]);
}

#[test]
fn the_last_note_reached_applies_and_no_later_one() {
    let session = session(NOTED);
    let note_at = |step| session.history().last_note(TimelineStep::new(step)).map(|(it, _)| it.step.get());
    assert_eq!([0, 3, 4, 8, 9, 20].map(note_at), [None, None, Some(4), Some(4), Some(4), Some(4)]);
}
