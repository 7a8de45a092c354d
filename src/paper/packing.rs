//! The questions about a recorded search as a package for a learning platform. Every answer that can be chosen is
//! judged by a [`Quiz`] beforehand.

use crate::asked::{AskedSearch, ExerciseSetting, QuestionFlags, faults, outline};
use crate::scorm::{
    MAX_BYTES, MAX_QUESTIONS, ScormError, ScormExercise, ScormQuestion, ScormReport, ScormVerdict, ScormVerdicts,
    picture_path, scorm_package, sealed,
};
use crate::series::{
    SearchPages, Series, SeriesError, SeriesOptions, StepSelection, export_error_sentence, page_options,
};
use poda_core::document::Document;
use poda_core::document::practice::{AnswerForm, AskedKind, ExerciseKind};
use poda_core::game::Game;
use poda_core::game::any::AnyGame;
use poda_core::trace::passes::PassStep;
use poda_core::trace::{Recorded, Step, TimelineStep};
use poda_picture::export::{ExportError, ExportPage, Format};
use poda_picture::picture::palette::Theme;
use poda_picture::picture::{Concealed, GivenValues};
use poda_words::file::fingerprint;
use poda_words::i18n::Words;
use poda_words::i18n::board_text::position_text;
use poda_words::messages::Message;
use poda_words::practice::quiz::Quiz;
use poda_words::practice::report::{AnswerReport, mode_name};
use poda_words::practice::{Question, QuestionKind, Unaskable, check_askable, shown};

/// The largest whole number up to which a script represents all of them.
const MAX_SCRIPT_NUMBER: u64 = 1 << 53;
/// The most bytes of all pictures together before they are compressed, which makes them about ten times as small.
const MAX_PICTURE_BYTES: usize = 32 * MAX_BYTES;
/// The most sentences that a question repeats of what the search did since the question before.
const MAX_KNOWN: usize = 60;

#[derive(Clone, Copy, Debug)]
pub struct PackedSearch<'a> {
    /// The name of the lesson, or that of the file without its ending.
    pub name: &'a str,
    pub is_lesson: bool,
    /// The document, whose author chooses questions about its own search.
    pub document: &'a Document,
    pub searched: &'a Document,
    pub recorded: &'a Recorded<AnyGame>,
    /// The colors of the pictures.
    pub theme: Theme,
}

#[derive(Clone, Debug)]
pub struct ScormPackage {
    pub bytes: Vec<u8>,
    /// How many questions it asks.
    pub questions: usize,
    /// How many questions are left out, because their answers cannot be chosen.
    pub left_out: usize,
}

/// Why there is no package.
#[derive(Clone, Debug, PartialEq)]
pub enum NotPacked {
    /// The search does not support questions.
    Unaskable(Unaskable),
    /// The chosen questions do not exist, as these sentences say.
    Questions(Vec<String>),
    /// The search has no pictures.
    NoPages(SeriesError),
    /// A picture cannot be written.
    NotDrawn(ExportError),
    /// The package has no questions, or too much in it.
    Scorm(ScormError),
    Canceled,
}

impl NotPacked {
    /// Returns the reasons as sentences; none if the user has canceled.
    pub fn sentences(&self, words: &Words) -> Vec<String> {
        match self {
            Self::Unaskable(unaskable) => vec![unaskable.sentence(words)],
            Self::Questions(sentences) => sentences.clone(),
            Self::NoPages(error) => vec![error.sentence(words)],
            Self::NotDrawn(error) => vec![export_error_sentence(words, error)],
            Self::Scorm(error) => vec![error.sentence(words)],
            Self::Canceled => Vec::new(),
        }
    }
}

/// Checks that questions about a search can be packed.
///
/// # Errors
/// The reason if they cannot.
pub fn check_packable(recorded: &Recorded<AnyGame>) -> Result<(), NotPacked> {
    let checked = match recorded {
        Recorded::Search(passes) => check_askable(passes),
        Recorded::Sampled(_) => Ok(()),
    };
    let checked = checked.and(if recorded.is_complete() { Ok(()) } else { Err(Unaskable::IsIncomplete) });
    checked.map_err(NotPacked::Unaskable)
}

/// Returns the package of the questions about a search. `goes_on` is called before each question and each picture; if
/// it returns `false`, there is no package.
///
/// # Errors
/// The reason if there is no package.
pub fn pack(words: &Words, what: PackedSearch<'_>, goes_on: &dyn Fn() -> bool) -> Result<ScormPackage, NotPacked> {
    check_packable(what.recorded)?;
    let packing = Packing { words, what, goes_on };
    match what.recorded {
        Recorded::Search(passes) => packing.pack(&**passes.get(0)),
        Recorded::Sampled(tree) => packing.pack(&**tree),
    }
}

/// The package that is being made.
struct Packing<'a> {
    words: &'a Words,
    what: PackedSearch<'a>,
    goes_on: &'a dyn Fn() -> bool,
}

/// A question with what its picture shows.
struct PackedQuestion {
    question: ScormQuestion,
    at: TimelineStep,
    concealed: Concealed,
}

impl Packing<'_> {
    fn check(&self) -> Result<(), NotPacked> {
        if (self.goes_on)() { Ok(()) } else { Err(NotPacked::Canceled) }
    }

    fn pack<S: AskedSearch>(&self, recording: &S) -> Result<ScormPackage, NotPacked> {
        let (words, PackedSearch { document, name, .. }) = (self.words, self.what);
        let title = document.title.as_ref().map_or(name, |title| title.in_language(words.language()));
        let setting = ExerciseSetting::new(QuestionFlags::default(), title.to_owned(), document, recording);
        let faults = faults(words, &setting, None);
        if !faults.is_empty() {
            return Err(NotPacked::Questions(faults));
        }
        let (mut packed, mut left_out) = (Vec::new(), 0);
        let mut run = setting.run();
        let mut told = 0;
        while let Some(question) = run.current().map(|current| current.question) {
            self.check()?;
            match self.question(recording, &run, question, packed.len(), told) {
                Some(_) if packed.len() == MAX_QUESTIONS => {
                    return Err(NotPacked::Scorm(ScormError::TooManyQuestions));
                }
                Some(question) => {
                    told = run.current().map_or(told, |current| current.asked_at);
                    packed.push(question);
                }
                None => left_out += 1,
            }
            run.show_answer(recording);
            run.go_on(recording);
        }
        self.package(&setting, packed, left_out)
    }

    /// Returns the open question of a run, with the verdicts of that run on each choice; `None` if there are no
    /// choices.
    fn question<S: AskedSearch>(
        &self,
        recording: &S,
        run: &Quiz<S>,
        question: Question<S::Kind>,
        number: usize,
        told: Step,
    ) -> Option<PackedQuestion> {
        let words = self.words;
        let offered = recording.offered(&question);
        let verdict_on = |choice: &S::Answer| {
            let mut tried = run.clone();
            tried.answer(recording, choice.clone());
            let current = tried.current()?;
            let verdict = current.verdict.as_ref()?;
            let again = recording.objection_sentence(words, &question, choice, verdict);
            Some(ScormVerdict {
                right: verdict.is_right,
                again: if current.is_closed { String::new() } else { again.plain() },
                reason: recording.verdict_sentence(words, &question, Some(choice), verdict).plain(),
            })
        };
        let choices: Vec<_> = offered.iter().filter_map(verdict_on).collect();
        if choices.len() < 2 || !choices.iter().any(|choice| choice.right) {
            return None;
        }
        let verdict = shown(recording, &question);
        let right = verdict.accepted.first().map(|answer| recording.answer_text(words, &question, answer));
        let verdicts = ScormVerdicts {
            answer: right.unwrap_or_default(),
            shown: recording.verdict_sentence(words, &question, None, &verdict).plain(),
            choices,
        };
        let kind: AskedKind = question.kind.into();
        let names = offered.iter().map(|answer| recording.answer_text(words, &question, answer));
        let AnswerReport { field, step, .. } = AnswerReport::unanswered(recording, &question);
        let question_texts = ScormQuestion {
            prompt: recording.prompt(words, &question).plain(),
            known: self.known(recording, &question, told),
            picture: String::new(),
            shown_step: question.shown_step,
            step,
            field,
            choices: match kind.properties().form {
                // The question asks for names, not for a count.
                AnswerForm::Children => names.collect(),
                AnswerForm::Node
                | AnswerForm::Leaves
                | AnswerForm::Number
                | AnswerForm::Value
                | AnswerForm::Sum
                | AnswerForm::Vector
                | AnswerForm::Changes
                | AnswerForm::Counts => recording.room_choices(words, &question, &offered),
            },
            given: offered.iter().map(|answer| recording.given_text(answer)).collect(),
            sealed: sealed(&verdicts, number),
        };
        let at = self.what.recorded.timeline_step(PassStep { pass: 0, step: question.shown_step });
        Some(PackedQuestion { question: question_texts, at, concealed: recording.concealed(&question) })
    }

    /// Returns the sentences of the steps since `told`, up to the question, without what would answer it.
    fn known<S: AskedSearch>(&self, recording: &S, question: &Question<S::Kind>, told: Step) -> Vec<String> {
        let returned = recording.returned(self.words, question).map(|(_, said)| said);
        let last = question.shown_step - usize::from(returned.is_some());
        let first = (told + 1).max((last + 1).saturating_sub(MAX_KNOWN));
        let steps = (first..=last).map(|step| recording.step_sentence(self.words, step).plain());
        let kind: AskedKind = question.kind.into();
        let is_board = kind == AskedKind::Search(QuestionKind::Leaf) && !recording.root().is_explicit_tree();
        let board = is_board.then(|| position_text(&recording.position(question.node), ""));
        steps.chain(returned).chain(board).collect()
    }

    fn package<S: AskedSearch>(
        &self,
        setting: &ExerciseSetting<'_, S>,
        packed: Vec<PackedQuestion>,
        left_out: usize,
    ) -> Result<ScormPackage, NotPacked> {
        let (words, PackedSearch { name, is_lesson, document, searched, .. }) = (self.words, self.what);
        let recording = setting.recording;
        let root = recording.root();
        let hides_values = setting.selection.hides_values;
        let tree = if root.is_explicit_tree() {
            outline(words, root, &recording.root_name(words), hides_values)
        } else {
            position_text(root, "").lines().map(str::to_owned).collect()
        };
        let (pictures, questions) = self.pictures(packed, hides_values)?;
        let practice = document.practice.clone().unwrap_or_default();
        let count = questions.len();
        let exercise = ScormExercise {
            title: setting.title.clone(),
            file: name.to_owned(),
            settings: recording.settings(words),
            tree,
            attempts: setting.attempts.get(),
            exercise: ScormReport {
                exercise: setting.title.clone(),
                lesson: is_lesson.then(|| name.to_owned()),
                position: format!("{:016x}", fingerprint(searched)),
                mode: mode_name(ExerciseKind::Predict),
                seed: practice.seed.filter(|seed| *seed <= MAX_SCRIPT_NUMBER),
            },
            questions,
        };
        let bytes = scorm_package(&exercise, &pictures, words).map_err(NotPacked::Scorm)?;
        Ok(ScormPackage { bytes, questions: count, left_out })
    }

    /// Draws the picture of each question. Equal pictures are one file.
    fn pictures(
        &self,
        packed: Vec<PackedQuestion>,
        hides_values: bool,
    ) -> Result<(Vec<Vec<u8>>, Vec<ScormQuestion>), NotPacked> {
        let PackedSearch { searched, recorded, theme, .. } = self.what;
        let steps = packed.iter().map(|question| question.at..=question.at).collect();
        if packed.is_empty() {
            return Ok((Vec::new(), Vec::new()));
        }
        let selection = StepSelection { groups: Vec::new(), ranges: steps };
        let options = page_options(searched);
        let given_values = if hides_values { GivenValues::default() } else { options.given_values };
        let options = SeriesOptions { given_values, ..options };
        let search = SearchPages { document: searched, recorded: recorded.clone(), is_own: false };
        let mut series = Series::new(search, &selection, options, self.words).map_err(NotPacked::NoPages)?;
        let mut exporter = Format::Svg.exporter(series.publication(theme), 1.0);
        let mut pictures: Vec<Vec<u8>> = Vec::new();
        let mut picture_bytes = 0;
        let mut questions = Vec::new();
        for PackedQuestion { question, at, concealed } in packed {
            self.check()?;
            series.conceal(concealed);
            // The sentence of the step may answer the question.
            let page = series.page_at(at).unwrap_or_default();
            let page = ExportPage { caption: Vec::new(), note: None, ..page };
            let svg = exporter.add(&page).map_err(NotPacked::NotDrawn)?;
            let svg = svg.unwrap_or_default();
            picture_bytes += svg.len();
            if MAX_PICTURE_BYTES < picture_bytes {
                return Err(NotPacked::Scorm(ScormError::TooLarge));
            }
            let index = pictures.iter().position(|other| *other == svg).unwrap_or_else(|| {
                pictures.push(svg);
                pictures.len() - 1
            });
            questions.push(ScormQuestion { picture: picture_path(index), ..question });
        }
        Ok((pictures, questions))
    }
}
