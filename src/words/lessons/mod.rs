//! The lessons that come with the program, in teaching order.
//!
//! They are compiled into the program, so that no files have to be installed with it. Lessons are identified by their
//! numbers. Functions panic for a number that does not exist.

pub mod curriculum;
pub mod lectures;

use crate::file::{Link, LinkTarget, load_with_players};
use crate::i18n::check::run_document;
use crate::i18n::{Language, Words};
use crate::messages::{Message, MessageArg, args};
use poda_core::document::Document;
use poda_core::game::any::AnyGame;
use poda_core::text::{Excerpt, nearest};
use poda_core::trace::StepSize;
use poda_examples::{BundledFile, LessonGroup};
use std::borrow::Cow;
use std::iter::Map;
use std::ops::Index;
use std::slice;
use std::sync::{LazyLock, OnceLock};

/// All lessons in teaching order.
static FILES: LazyLock<Vec<BundledFile>> =
    LazyLock::new(|| poda_examples::LESSONS.iter().flat_map(|group| group.lessons).copied().collect());

static LESSONS: LazyLock<Lessons> = LazyLock::new(|| Lessons(FILES.iter().map(|&file| Lesson::of(file)).collect()));

/// Where the text of a lesson or a lecture comes from that is not bundled.
static TEXT_SOURCE: OnceLock<fn(&str) -> Option<String>> = OnceLock::new();

/// A lesson, which is read when it is first needed: an item of [`Lessons`].
#[derive(Debug)]
pub struct Lesson {
    file: BundledFile,
    text: OnceLock<Cow<'static, str>>,
    document: OnceLock<Document>,
}

impl Lesson {
    const fn of(file: BundledFile) -> Self {
        Self { file, text: OnceLock::new(), document: OnceLock::new() }
    }

    fn text(&self) -> &str {
        self.text.get_or_init(|| text_of(self.file))
    }

    fn document(&self) -> &Document {
        self.document.get_or_init(|| match load_with_players(self.text().as_bytes()) {
            Ok(document) => document,
            Err(error) => panic!("the lesson {} is a position file: {error}", self.file.name),
        })
    }
}

/// All lessons in teaching order. Each is read when it is first needed, because a reader needs few of them.
#[derive(Debug)]
pub struct Lessons(Vec<Lesson>);

impl Lessons {
    pub const fn len(&self) -> usize {
        self.0.len()
    }

    pub const fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    pub fn get(&self, number: usize) -> Option<&Document> {
        self.0.get(number).map(Lesson::document)
    }

    pub fn first(&self) -> Option<&Document> {
        self.get(0)
    }

    pub fn iter(&self) -> impl ExactSizeIterator<Item = &Document> + DoubleEndedIterator + Clone {
        self.0.iter().map(Lesson::document)
    }
}

impl Index<usize> for Lessons {
    type Output = Document;

    fn index(&self, number: usize) -> &Document {
        self.0[number].document()
    }
}

impl<'a> IntoIterator for &'a Lessons {
    type Item = &'a Document;
    type IntoIter = Map<slice::Iter<'a, Lesson>, fn(&'a Lesson) -> &'a Document>;

    fn into_iter(self) -> Self::IntoIter {
        self.0.iter().map(Lesson::document)
    }
}

/// Sets the function that returns the text of a lesson or a lecture, given its name, where it is not bundled. Only the
/// first call counts.
pub fn set_text_source(source: fn(&str) -> Option<String>) {
    let _ = TEXT_SOURCE.set(source);
}

/// Returns the text of a file; an empty one if it is neither bundled nor to be had.
fn text_of(BundledFile { name, text }: BundledFile) -> Cow<'static, str> {
    let from_source = || TEXT_SOURCE.get().and_then(|source| source(name)).unwrap_or_default();
    text.map_or_else(|| Cow::Owned(from_source()), Cow::Borrowed)
}

/// Returns all lessons in teaching order. The number of a lesson is its index.
///
/// # Panics
/// Panics if a lesson is not a valid position file, which the tests rule out.
pub fn all() -> &'static Lessons {
    &LESSONS
}

/// Returns the title of a lesson.
pub fn title(number: usize, language: Language) -> String {
    let title = LESSONS[number].title.as_ref().map(|title| title.in_language(language).to_owned());
    title.unwrap_or_else(|| Words::new(language).text("document-untitled"))
}

/// Returns the language in which the title of a lesson is shown; `None` if it is not known.
pub fn title_language(number: usize, language: Language) -> Option<Language> {
    LESSONS[number].title.as_ref()?.shown_language(language)
}

/// Returns the text of a lesson's file.
pub fn text(number: usize) -> &'static str {
    LESSONS.0[number].text()
}

/// Returns the permanent name of a lesson, which is the name of its file without the extension.
pub fn name(number: usize) -> &'static str {
    FILES[number].name
}

/// Returns the name of a lesson with its number, counted from 1: `13-a-to-n`.
pub fn numbered_name(number: usize) -> String {
    format!("{:02}-{}", number + 1, name(number))
}

/// Returns the permanent names of all lessons in teaching order.
pub fn names() -> Vec<&'static str> {
    (0..FILES.len()).map(name).collect()
}

/// Returns the number of the lesson with a permanent name.
pub fn by_name(wanted: &str) -> Option<usize> {
    (0..FILES.len()).find(|&number| name(number) == wanted)
}

/// Returns the number of the lesson with a name (`a-to-n`), a file number counted from 1 (`13`), or both (`13-a-to-n`).
/// The number before a name is not compared, because it changes when a lesson is added.
pub fn by_name_or_number(wanted: &str) -> Option<usize> {
    let named = match wanted.split_once('-') {
        Some((number, named)) if !number.is_empty() && number.bytes().all(|byte| byte.is_ascii_digit()) => named,
        Some(_) | None => wanted,
    };
    (0..FILES.len()).find(|&number| name(number) == named || wanted.parse() == Ok(number + 1))
}

/// A link names a lesson that does not exist.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownLesson {
    pub name: String,
    /// The name of the lesson with the most similar spelling, if one is similar.
    pub nearest: Option<&'static str>,
}

impl Message for UnknownLesson {
    fn sentence_with(&self, words: &Words, _: &[(&str, MessageArg)]) -> String {
        let name = &Excerpt::new(&self.name);
        match self.nearest {
            Some(nearest) => words.fill("link-unknown-lesson-nearest", &args![name, nearest]),
            None => words.fill("link-unknown-lesson", &args![name]),
        }
    }
}

/// Returns the document that a link opens, and the number of the lesson if it is one; `None` if the link opens a
/// lecture, or a run without anything to show.
///
/// # Errors
/// If no lesson has the name in the link.
pub fn linked(link: &Link) -> Result<Option<(Document, Option<usize>)>, UnknownLesson> {
    match &link.target {
        LinkTarget::Document(document) => Ok(Some(((**document).clone(), None))),
        LinkTarget::Lesson(wanted) => match by_name_or_number(wanted) {
            Some(number) => Ok(Some((all()[number].clone(), Some(number)))),
            None => Err(UnknownLesson { name: wanted.clone(), nearest: nearest(wanted, names()) }),
        },
        LinkTarget::Run(text) => Ok(run_document(text).ok().map(|document| (document, None))),
        LinkTarget::Lecture(_) | LinkTarget::BundledLecture(_) => Ok(None),
    }
}

/// Returns the estimated duration of a lesson in minutes, including all its texts, steps and questions.
pub fn minutes(number: usize) -> usize {
    let lesson = &LESSONS[number];
    let said = lesson.bookmarks.iter().map(|bookmark| &bookmark.note);
    let texts = [&lesson.notes].into_iter().chain(said).flatten();
    let words: usize = texts.map(|text| text.in_language(Language::ENGLISH).split_whitespace().count()).sum();
    let nodes = if let AnyGame::Tree(tree) = lesson.position() { tree.node_count() } else { 0 };
    let visits = if lesson.reading.by == Some(StepSize::Visit) { nodes } else { 0 };
    let presses = visits + lesson.bookmarks.len();
    let asked = lesson.practice.as_ref().map_or(0, |practice| practice.questions.len()) + lesson.reading.rounds;
    let seconds = words / WORDS_PER_SECOND + presses * SECONDS_PER_PRESS + asked * SECONDS_PER_ANSWER;
    seconds.div_ceil(60).max(1)
}

/// The reading speed for a subject that is new to the reader.
const WORDS_PER_SECOND: usize = 2;
/// The time for the sentence of a step.
const SECONDS_PER_PRESS: usize = 5;
/// The time for an answer or a round.
const SECONDS_PER_ANSWER: usize = 15;

/// Returns the message with the name of the group in which a lesson is listed.
///
/// # Panics
/// Panics if there is no lesson with this number.
pub fn group(number: usize) -> String {
    let is_listed = |group: &&LessonGroup| group.lessons.contains(&FILES[number]);
    let group = poda_examples::LESSONS.iter().find(is_listed).expect("every lesson is one of a group");
    format!("lesson-group-{}", group.name)
}

/// Returns the number of the first lesson for a reader who knows minimax.
pub fn first_on_pruning() -> usize {
    (0..all().len()).find(|&number| group(number) == "lesson-group-pruning").unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;
    use std::path::Path;

    #[test]
    fn every_file_of_the_folders_is_a_lesson_of_that_group() {
        let examples = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples");
        let mut found = BTreeSet::new();
        for folder in std::fs::read_dir(&examples).unwrap().map(|entry| entry.unwrap().path()) {
            let group = folder.file_name().unwrap().to_str().unwrap().to_owned();
            if folder.is_dir() && !["lectures", "notebooks", "your-own-program"].contains(&group.as_str()) {
                let files = std::fs::read_dir(&folder).unwrap().map(|entry| entry.unwrap().path());
                // A folder may also have programs.
                for file in files.filter(|file| file.extension().is_some_and(|extension| extension == "ron")) {
                    found.insert((group.clone(), file.file_stem().unwrap().to_str().unwrap().to_owned()));
                }
            }
        }
        let listed = |group: &LessonGroup| {
            let name = group.name.to_owned();
            group.lessons.iter().map(move |lesson| (name.clone(), lesson.name.to_owned()))
        };
        assert_eq!(found, poda_examples::LESSONS.iter().flat_map(listed).collect());
    }

    /// Links, course pages and command lines refer to lessons by name. New names are added, but existing ones never
    /// change.
    const NAMES: &str = "first-tree two-by-two layers five-levels three-by-three-minimax enough-seen last-child \
        first-cutoff three-by-three-alpha-beta worst-value shallow-cutoff deep-cutoff a-to-n open-lines-empty open-lines-centre \
        open-lines-edges open-lines-crowded tic-tac-toe-move-1 tic-tac-toe-move-1-alpha-beta tic-tac-toe-move-2 \
        tic-tac-toe-move-3 tic-tac-toe-move-3-alpha-beta negamax a-to-n-negamax ties end-game depth-limit extra-turn \
        connect-three the-only-move othello-opening othello-pass kalah-another-turn kalah-end-game babilego-order \
        babilego-opening nim nim-misere weights othello-weights negamax-extra-turn always-negating wrong-bound last-best \
        move-after-move killer history table scout again quiet iterative-deepening aspiration mtdf beginner normal expert \
        tic-tac-toe-reply tic-tac-toe-forced-reply first-run cut-too-many window-not-passed coin \
        careless-opponent no-guarantee size-matters max-chance-min without-bounds star1 star2 pig twenty48 three-players paranoid \
        equal-for-me deep-fails shallow-pruning coalition four-phases \
        tried-less no-exploration much-exploration twenty-rollouts trap visits-converge as-many-positions drawn-outcomes \
        prior-no-proof rollouts-to-values breakthrough king-and-rook time-is-over bound-no-value";

    #[test]
    fn lessons_keep_their_names_whatever_their_numbers() {
        let present: BTreeSet<&str> = (0..FILES.len()).map(name).collect();
        assert_eq!(present.len(), FILES.len(), "no two lessons have one name");
        assert_eq!(present, NAMES.split_whitespace().collect());
    }

    #[test]
    fn a_lesson_is_found_by_its_name_its_number_and_both() {
        for number in 0..FILES.len() {
            let former = format!("{:02}-{}", number + 5, name(number));
            for wanted in [
                name(number),
                &numbered_name(number),
                &former,
                &(number + 1).to_string(),
                &format!("{:02}", number + 1),
            ] {
                assert_eq!(by_name_or_number(wanted), Some(number), "{wanted}");
            }
        }
        for wanted in ["", "0", "-1", "1000", "a to n", "A-TO-N", "-a-to-n", "x-a-to-n", "a-to-n.ron"] {
            assert_eq!(by_name_or_number(wanted), None, "{wanted}");
        }
    }

    #[test]
    fn every_lesson_has_a_title_of_its_own_in_both_languages() {
        for language in Language::AUTHORED {
            let titles: BTreeSet<_> = (0..all().len()).map(|number| title(number, language)).collect();
            assert_eq!(titles.len(), all().len(), "{titles:?}");
        }
    }
}
