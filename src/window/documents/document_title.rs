//! The title of the open document.

use poda_core::text::visible;
use poda_lecture::titles::{entry_name, lecture_title};
use poda_session::lecture::OpenLecture;
use poda_session::{Origin, Session};
use poda_words::i18n::{Words, args};

/// Returns the name of the open document: its title, or else the name of its file.
pub fn name(session: &Session, words: &Words) -> String {
    let title = session.document().title.as_ref().map(|title| title.in_language(words.language()).to_owned());
    let name = title.map(|title| visible(&title).into_owned()).or_else(|| match session.origin() {
        Origin::File(path) => path.file_stem().map(|name| visible(&name.to_string_lossy()).into_owned()),
        Origin::Lesson(_) | Origin::Link | Origin::Entry(_) | Origin::New => None,
    });
    name.unwrap_or_else(|| words.text("document-untitled"))
}

/// Returns the title of the open document: its name, the number of a lesson, and a mark if the document was edited. On
/// a slide, which covers the document, it is the title of the lecture with the place in it. A lecture that was edited
/// has the mark while an entry of it is shown.
pub fn title(session: &Session, words: &Words) -> String {
    let [unedited, edited] = titles(session, words);
    let is_lecture_edited = session.shown_lecture().is_some_and(OpenLecture::is_edited);
    if is_lecture_edited || session.is_edited() && session.slide().is_none() { edited } else { unedited }
}

/// Returns the title before the document is edited, and after.
pub fn titles(session: &Session, words: &Words) -> [String; 2] {
    let lecture = session.shown_lecture().filter(|lecture| lecture.slide().is_some());
    let of_lecture = lecture.map(|lecture| {
        let place = entry_name(lecture, lecture.index, words);
        words.fill("lecture-title-and-place", &args![title = lecture_title(lecture, words), place])
    });
    let is_slide = of_lecture.is_some();
    let name = of_lecture.unwrap_or_else(|| name(session, words));
    let edited = words.fill("document-edited", &args![title = name.as_str()]);
    let unedited = match session.origin() {
        Origin::Lesson(number) if !is_slide => {
            words.fill("document-lesson", &args![number = (number + 1).to_string(), title = name])
        }
        Origin::Lesson(_) | Origin::File(_) | Origin::Link | Origin::Entry(_) | Origin::New => name,
    };
    [unedited, edited]
}
