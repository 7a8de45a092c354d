//! The title of the open document.

use poda_core::text::visible;
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

/// Returns the title of the open document: its name, the number of a lesson, and a mark if the document was edited.
pub fn title(session: &Session, words: &Words) -> String {
    let [unedited, edited] = titles(session, words);
    if session.is_edited() { edited } else { unedited }
}

/// Returns the title before the document is edited, and after.
pub fn titles(session: &Session, words: &Words) -> [String; 2] {
    let name = name(session, words);
    let edited = words.fill("document-edited", &args![title = name.as_str()]);
    let unedited = match session.origin() {
        Origin::Lesson(number) => {
            words.fill("document-lesson", &args![number = (number + 1).to_string(), title = name])
        }
        Origin::File(_) | Origin::Link | Origin::Entry(_) | Origin::New => name,
    };
    [unedited, edited]
}
