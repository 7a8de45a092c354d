//! What the program does without a window: it is a worker of a page, or helps to build the page.

use super::first_reading;
use poda_platform::Service;
use poda_remote::{self as remote, LessonScene};
use poda_words::i18n::{Language, language_of_locale};

/// How many steps of a lesson the page shows before the program is there.
const MAX_SCENES: usize = 64;

#[derive(Debug)]
pub struct WithoutWindow;

impl Service for WithoutWindow {
    fn perform(request: &[u8], mut send: impl FnMut(Vec<u8>)) -> Option<Vec<u8>> {
        remote::perform(request, |message| send(message.to_bytes()))
    }

    async fn rehearse(round: usize) {
        remote::rehearse(round).await;
    }

    fn draw(lesson: &str) -> Vec<[String; 2]> {
        let (lesson, language) = in_language(lesson);
        let scenes = remote::lesson_scenes(lesson, language, MAX_SCENES);
        scenes.into_iter().map(|LessonScene { sentence, picture }| [sentence, picture]).collect()
    }

    async fn read(lesson: &str) {
        let (lesson, language) = in_language(lesson);
        first_reading::read(lesson, language).await;
    }
}

/// Takes the language off the name of a lesson, as in `first-tree.en`.
fn in_language(lesson: &str) -> (&str, Language) {
    let (lesson, language) = lesson.split_once('.').unwrap_or((lesson, ""));
    (lesson, language_of_locale(language))
}
