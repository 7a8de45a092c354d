//! Unfinished exercises: what was entered in a blank tree and what was answered, for each document that was left before
//! the exercise was finished. They come back when the same document is opened again, also in a later run.
//!
//! Nodes are kept by their index, which the fingerprint of the position and its search determines.

use poda_core::document::practice::ExerciseKind;
use poda_core::trace::TimelineStep;
use poda_session::{Origin, Session};
use poda_words::practice::progress::AskedQuestion;
use poda_words::{file, lessons};
use serde::{Deserialize, Deserializer, Serialize};
use serde_json::Value;
use std::path::PathBuf;

/// The most exercises that are kept, and the most entries and answers in all of them together. The oldest exercises are
/// dropped first.
const MAX_EXERCISES: usize = 40;
const MAX_ENTRIES: usize = 6_000;

/// The document to which an exercise belongs.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct WorkedDocument {
    /// The name of the lesson, if the document came from one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub lesson: Option<String>,
    /// The file, if the document was read from one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub file: Option<PathBuf>,
    /// The fingerprint of its position and search.
    pub fingerprint: u64,
}

impl WorkedDocument {
    /// Returns the document that a session shows.
    pub fn shown(session: &Session) -> Self {
        Self { fingerprint: file::fingerprint(session.document()), ..Self::without_fingerprint(session) }
    }

    fn without_fingerprint(session: &Session) -> Self {
        let (lesson, file) = match session.origin() {
            Origin::Lesson(number) => (Some(lessons::name(*number).to_owned()), None),
            Origin::File(path) => (None, Some(path.clone())),
            Origin::Link | Origin::Entry(_) | Origin::New => (None, None),
        };
        Self { lesson, file, fingerprint: 0 }
    }
}

/// An unfinished exercise on a document.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct KeptWork {
    #[serde(flatten)]
    pub document: WorkedDocument,
    /// Whether the document was left during the exercise, which then continues when the document is opened again. An
    /// exercise that was left by itself waits until it is started.
    pub is_under_way: bool,
    pub exercise: KeptExercise,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum KeptExercise {
    Sheet(KeptSheet),
    Questions(KeptQuestions),
}

/// A blank tree that is being filled in.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct KeptSheet {
    pub entries: KeptEntries,
    /// Whether the marks of the entries are shown.
    pub is_marked: bool,
    /// The entries that were marked first.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub first: Option<KeptEntries>,
    /// The sheets of a class, if they are being marked.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub class: Option<KeptClass>,
}

#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct KeptEntries {
    /// What is typed into the fields.
    pub texts: Vec<KeptText>,
    /// The nodes whose edges are cut.
    pub cut: Vec<usize>,
    /// The chosen best move.
    pub best: Option<usize>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct KeptText {
    pub node: usize,
    /// The name of the part of the node.
    pub part: String,
    pub text: String,
}

/// The sheets of a class, with the name and id of each student.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct KeptClass {
    pub student: [String; 2],
    pub sheets: Vec<([String; 2], KeptEntries)>,
    pub is_copied: bool,
}

/// Questions that are being answered.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct KeptQuestions {
    /// The step of the search at which the exercise was started.
    pub started_at: usize,
    /// The step of the timeline that was shown last.
    pub shown_at: usize,
    /// Whether every question of the kinds that the user chose is asked, or only the most instructive ones, or those of
    /// the author.
    pub scope: KeptScope,
    pub closed: Vec<KeptQuestion>,
    /// The open question, if it was attempted or a hint was shown.
    pub open: Option<KeptQuestion>,
}

/// How the questions of an exercise were selected.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum KeptScope {
    Author,
    User,
    Everything,
}

/// A question with everything that was answered to it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct KeptQuestion {
    #[serde(flatten)]
    pub asked: AskedQuestion,
    /// The answers in their stored form, in order.
    pub given: Vec<String>,
    /// How many hints were shown.
    pub hints: usize,
}

/// The unfinished exercises, the one that was changed last at the end.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[serde(transparent)]
pub struct KeptWorks(Vec<KeptWork>);

impl<'de> Deserialize<'de> for KeptWorks {
    /// Leaves out the exercises that this version cannot read.
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let works = Vec::<Value>::deserialize(deserializer)?;
        Ok(Self(works.into_iter().filter_map(|work| serde_json::from_value(work).ok()).collect()))
    }
}

impl KeptWorks {
    pub const fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Returns the document that a session shows, if an exercise may be kept for it. Takes the fingerprint of a
    /// document only then, because that takes long for a large one.
    pub fn document(&self, session: &Session) -> Option<WorkedDocument> {
        let shown = WorkedDocument::without_fingerprint(session);
        let is_from_there =
            |work: &KeptWork| (&work.document.lesson, &work.document.file) == (&shown.lesson, &shown.file);
        self.0.iter().any(is_from_there).then(|| WorkedDocument::shown(session))
    }

    /// Returns the exercise with which a document was left.
    pub fn under_way(&self, document: &WorkedDocument) -> Option<&KeptExercise> {
        let work = self.0.iter().rev().find(|work| work.is_under_way && work.document == *document)?;
        Some(&work.exercise)
    }

    /// Returns the blank tree of a document.
    pub fn sheet(&self, document: &WorkedDocument) -> Option<&KeptSheet> {
        match &self.of(document, ExerciseKind::FillIn)?.exercise {
            KeptExercise::Sheet(sheet) => Some(sheet),
            KeptExercise::Questions(_) => None,
        }
    }

    /// Returns the questions about a document.
    pub fn questions(&self, document: &WorkedDocument) -> Option<&KeptQuestions> {
        match &self.of(document, ExerciseKind::Predict)?.exercise {
            KeptExercise::Questions(questions) => Some(questions),
            KeptExercise::Sheet(_) => None,
        }
    }

    fn of(&self, document: &WorkedDocument, kind: ExerciseKind) -> Option<&KeptWork> {
        self.0.iter().rev().find(|work| work.exercise.kind() == kind && work.document == *document)
    }

    /// Keeps an exercise that is under way, in place of an earlier state of it. No other exercise on the document is
    /// under way then.
    pub fn keep(&mut self, document: WorkedDocument, exercise: KeptExercise) {
        self.forget(&document, exercise.kind());
        self.set_left(&document);
        self.0.push(KeptWork { document, is_under_way: true, exercise });
        let entries = |works: &[KeptWork]| works.iter().map(|work| work.exercise.entries()).sum::<usize>();
        while 1 < self.0.len() && (MAX_EXERCISES < self.0.len() || MAX_ENTRIES < entries(&self.0)) {
            self.0.remove(0);
        }
    }

    /// Drops an exercise, because it is finished or nothing is entered in it.
    pub fn forget(&mut self, document: &WorkedDocument, kind: ExerciseKind) {
        self.0.retain(|work| work.exercise.kind() != kind || work.document != *document);
    }

    /// Records that the user has left the exercise on a document. It waits until it is started again.
    pub fn set_left(&mut self, document: &WorkedDocument) {
        for work in self.0.iter_mut().filter(|work| work.document == *document) {
            work.is_under_way = false;
        }
    }
}

impl KeptExercise {
    pub const fn kind(&self) -> ExerciseKind {
        match self {
            Self::Sheet(_) => ExerciseKind::FillIn,
            Self::Questions(_) => ExerciseKind::Predict,
        }
    }

    /// Returns the step of the timeline at which the exercise continues. A blank tree is filled in at the first step.
    pub const fn shown_at(&self) -> TimelineStep {
        match self {
            Self::Sheet(_) => TimelineStep::START,
            Self::Questions(questions) => TimelineStep::new(questions.shown_at),
        }
    }

    /// Returns the number of entries and answers.
    fn entries(&self) -> usize {
        match self {
            Self::Sheet(sheet) => {
                let of_class = sheet.class.iter().flat_map(|class| class.sheets.iter().map(|(_, entries)| entries));
                let all = [&sheet.entries].into_iter().chain(&sheet.first).chain(of_class);
                all.map(|entries| entries.texts.len() + entries.cut.len() + 1).sum()
            }
            Self::Questions(questions) => {
                questions.closed.iter().chain(&questions.open).map(|question| question.given.len() + 1).sum()
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn document(fingerprint: u64) -> WorkedDocument {
        WorkedDocument { lesson: Some("a-to-n".to_owned()), file: None, fingerprint }
    }

    fn sheet(text: &str, count: usize) -> KeptExercise {
        let field = |node| KeptText { node, part: "value".to_owned(), text: text.to_owned() };
        let entries = KeptEntries { texts: (0..count).map(field).collect(), ..KeptEntries::default() };
        KeptExercise::Sheet(KeptSheet { entries, ..KeptSheet::default() })
    }

    #[test]
    fn an_exercise_is_kept_once_for_each_document_and_comes_back_from_its_text() {
        let mut works = KeptWorks::default();
        works.keep(document(1), sheet("3", 1));
        works.keep(document(2), sheet("4", 1));
        works.keep(document(1), sheet("5", 2));
        let text = serde_json::to_string(&works).unwrap();
        assert_eq!(serde_json::from_str::<KeptWorks>(&text).unwrap(), works);
        let later = text.replacen('[', "[{\"exercise\":{\"riddle\":1}},", 1);
        assert_eq!(serde_json::from_str::<KeptWorks>(&later).unwrap(), works, "the others are still read");
        assert_eq!(works.under_way(&document(1)), Some(&sheet("5", 2)));
        works.set_left(&document(1));
        assert!(works.under_way(&document(1)).is_none() && works.sheet(&document(1)).is_some());
        assert!(works.under_way(&document(2)).is_some() && works.sheet(&document(3)).is_none());
        works.forget(&document(1), ExerciseKind::Predict);
        assert!(works.sheet(&document(1)).is_some());
        works.forget(&document(1), ExerciseKind::FillIn);
        assert!(works.sheet(&document(1)).is_none());
    }

    #[test]
    fn the_oldest_exercises_are_dropped_and_the_last_never() {
        let mut works = KeptWorks::default();
        for number in 0..100 {
            works.keep(document(number), sheet("3", 1));
        }
        assert_eq!(works.0.len(), MAX_EXERCISES);
        works.keep(document(200), sheet("3", 2 * MAX_ENTRIES));
        assert!(works.0.len() == 1 && works.sheet(&document(200)).is_some());
    }
}
