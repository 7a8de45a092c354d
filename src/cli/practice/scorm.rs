//! The questions of an exercise for a learning platform. Every answer that can be chosen is judged by a [`Run`] beforehand.

use super::arguments::{QuestionFlags, Setting};
use super::list::faults;
use super::reports::title;
use super::subject::AskedSearch;
use super::text::outline;
use crate::board_text::position_text;
use crate::flag_values::RuleFlags;
use crate::load::lesson_name;
use crate::terminal::{report_file, report_limit};
use poda_class::page_options;
use poda_core::document::Document;
use poda_core::document::practice::{AnswerForm, AskedKind, Exercise};
use poda_core::game::Game;
use poda_core::game::any::AnyGame;
use poda_core::trace::passes::PassStep;
use poda_core::trace::{Recorded, Step, TimelineStep};
use poda_paper::scorm::{
    ScormExercise, ScormQuestion, ScormReport, ScormVerdict, ScormVerdicts, picture_path, scorm_package, sealed,
};
use poda_paper::series::{SearchPages, Series, SeriesOptions, StepSelection, export_error_sentence};
use poda_picture::export::{ExportPage, Format};
use poda_picture::picture::palette::Theme;
use poda_picture::picture::{Concealed, GivenValues};
use poda_words::file::fingerprint;
use poda_words::i18n::Words;
use poda_words::i18n::practice::unaskable_sentence;
use poda_words::practice::report::{AnswerReport, mode_name};
use poda_words::practice::run::Run;
use poda_words::practice::{Question, QuestionKind, Unaskable, check_askable, shown};
use std::path::Path;

/// The largest whole number up to which a script represents all of them.
const MAX_SCRIPT_NUMBER: u64 = 1 << 53;
/// The most sentences that a question repeats of what the search did since the question before.
const MAX_KNOWN: usize = 60;

/// A package.
pub(crate) struct ScormPackage {
    pub bytes: Vec<u8>,
    pub questions: usize,
    /// How many questions are left out, because their answers cannot be chosen.
    pub left_out: usize,
}

/// Returns the package of the questions about the recorded search of a document. `searched` is the document with that search. Reports the
/// reason if there is none.
pub(crate) fn pack(
    words: &Words,
    file: &Path,
    (document, searched): (&Document, &Document),
    recorded: &Recorded<AnyGame>,
    (theme, rules): (Theme, &RuleFlags),
) -> Option<ScormPackage> {
    let exercise = PackedExercise { words, file, document, searched, recorded, theme };
    let checked = match recorded {
        Recorded::Search(passes) => check_askable(passes),
        Recorded::Sampled(_) => Ok(()),
    };
    match checked {
        Ok(()) if recorded.is_complete() => {}
        Ok(()) | Err(Unaskable::IsIncomplete) => {
            report_limit(words, file, recorded.ending(), rules);
            return None;
        }
        Err(unaskable) => {
            report_file(file, &unaskable_sentence(words, unaskable));
            return None;
        }
    }
    match recorded {
        Recorded::Search(passes) => exercise.pack(&**passes.get(0)),
        Recorded::Sampled(tree) => exercise.pack(&**tree),
    }
}

/// What is packed.
struct PackedExercise<'a> {
    words: &'a Words,
    file: &'a Path,
    document: &'a Document,
    searched: &'a Document,
    recorded: &'a Recorded<AnyGame>,
    theme: Theme,
}

/// A question with what its picture shows.
struct PackedQuestion {
    question: ScormQuestion,
    at: TimelineStep,
    concealed: Concealed,
}

impl PackedExercise<'_> {
    fn pack<S: AskedSearch>(&self, recording: &S) -> Option<ScormPackage> {
        let Self { words, file, document, .. } = *self;
        let setting = Setting::new(QuestionFlags::default(), title(words, file, document), document, recording);
        let faults = faults(words, &setting, None);
        if !faults.is_empty() {
            for sentence in faults {
                report_file(file, &sentence);
            }
            return None;
        }
        let (mut packed, mut left_out) = (Vec::new(), 0);
        let mut run = setting.run();
        let mut told = 0;
        while let Some(question) = run.current().map(|current| current.question) {
            match self.question(recording, &run, question, (packed.len(), told)) {
                Some(question) => {
                    told = run.current().map_or(told, |current| current.asked_at);
                    packed.push(question);
                }
                None => left_out += 1,
            }
            run.show_answer(recording);
            run.go_on(recording);
        }
        let package = self.package(&setting, packed, left_out);
        package.map_err(|sentence| report_file(file, &sentence)).ok()
    }

    /// Returns the open question of a run, with the verdicts of that run on each choice; `None` if there are no choices.
    fn question<S: AskedSearch>(
        &self,
        recording: &S,
        run: &Run<S>,
        question: Question<S::Kind>,
        (number, told): (usize, Step),
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
                | AnswerForm::Counts => recording.room_choices(words, &question, &offered),
            },
            given: offered.iter().map(|answer| recording.given_text(answer)).collect(),
            sealed: sealed(&verdicts, number),
        };
        let at = match self.recorded {
            Recorded::Search(passes) => passes.timeline_step(PassStep { pass: 0, step: question.shown_step }),
            Recorded::Sampled(_) => TimelineStep::new(question.shown_step),
        };
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

    /// Returns the package of the questions, or a sentence that says why there is none.
    fn package<S: AskedSearch>(
        &self,
        setting: &Setting<'_, S>,
        packed: Vec<PackedQuestion>,
        left_out: usize,
    ) -> Result<ScormPackage, String> {
        let Self { words, file, document, searched, .. } = *self;
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
        let lesson = lesson_name(file).map(str::to_owned);
        let stem = file.file_stem().map(|stem| stem.to_string_lossy().into_owned());
        let count = questions.len();
        let exercise = ScormExercise {
            title: setting.title.clone(),
            file: lesson.clone().or(stem).unwrap_or_default(),
            settings: recording.settings(words),
            tree,
            attempts: setting.attempts.get(),
            exercise: ScormReport {
                exercise: setting.title.clone(),
                lesson,
                position: format!("{:016x}", fingerprint(searched)),
                mode: mode_name(Exercise::Predict),
                seed: practice.seed.filter(|seed| *seed <= MAX_SCRIPT_NUMBER),
            },
            questions,
        };
        let bytes = scorm_package(&exercise, &pictures, words).map_err(|error| error.sentence(words))?;
        Ok(ScormPackage { bytes, questions: count, left_out })
    }

    /// Draws the picture of each question. Equal pictures are one file.
    fn pictures(
        &self,
        packed: Vec<PackedQuestion>,
        hides_values: bool,
    ) -> Result<(Vec<Vec<u8>>, Vec<ScormQuestion>), String> {
        let steps = packed.iter().map(|question| question.at..=question.at).collect();
        if packed.is_empty() {
            return Ok((Vec::new(), Vec::new()));
        }
        let selection = StepSelection { groups: Vec::new(), ranges: steps };
        let options = page_options(self.searched);
        let given_values = if hides_values { GivenValues::default() } else { options.given_values };
        let options = SeriesOptions { given_values, ..options };
        let search = SearchPages { document: self.searched, recorded: self.recorded.clone(), is_own: false };
        let mut series =
            Series::new(search, &selection, options, self.words).map_err(|why| why.sentence(self.words))?;
        let mut exporter = Format::Svg.exporter(series.publication(self.theme), 1.0);
        let mut pictures: Vec<Vec<u8>> = Vec::new();
        let mut questions = Vec::new();
        for PackedQuestion { question, at, concealed } in packed {
            series.conceal(concealed);
            // The sentence of the step may answer the question.
            let page = series.page_at(at).unwrap_or_default();
            let page = ExportPage { caption: Vec::new(), note: None, ..page };
            let svg = exporter.add(&page).map_err(|error| export_error_sentence(self.words, &error))?;
            let svg = svg.unwrap_or_default();
            let index = pictures.iter().position(|other| *other == svg).unwrap_or_else(|| {
                pictures.push(svg);
                pictures.len() - 1
            });
            questions.push(ScormQuestion { picture: picture_path(index), ..question });
        }
        Ok((pictures, questions))
    }
}
