//! What was practiced: the user's progress, which is stored, and the answers of this run of the program, which can be
//! handed in.

use poda_core::document::practice::ExerciseKind;
use poda_core::document::{Document, QuestionKind};
use poda_core::game::any::AnyGame;
use poda_core::trace::NodeId;
use poda_core::trace::recording::Recording;
use poda_platform::clock::Instant;
use poda_platform::unix_seconds;
use poda_words::file;
use poda_words::practice::blank::{BlankMarks, FieldMark, MarkedField, question};
use poda_words::practice::misconception::Misconception;
use poda_words::practice::progress::{
    AnsweredQuestion, AskedQuestion, ExerciseOrigin, PracticeProgress, PracticedExercise,
};
use poda_words::practice::quiz::ClosedQuestion;
use poda_words::practice::report::{AnswerReport, ExerciseReport, Report, UnixTime, tidied_name};
use poda_words::practice::schedule::Day;
use poda_words::practice::{Subject, given_text, judge};

/// The record of what was practiced.
#[derive(Clone, Debug, Default)]
pub struct Diary {
    pub progress: PracticeProgress,
    /// The exercises of this run of the program, in the order in which they were begun. If empty, there is nothing to
    /// hand in.
    pub exercises: Vec<ExerciseReport>,
    /// When these exercises were begun. The clock of the machine, which their reports name, may jump.
    pub begun: Vec<Instant>,
}

/// The open document as an exercise.
#[derive(Clone, Debug)]
pub struct OpenExercise<'a> {
    pub document: &'a Document,
    /// The name under which the exercise is listed.
    pub title: String,
    /// The name of the lesson, if the document is an unchanged lesson.
    pub lesson: Option<&'static str>,
    pub mode: ExerciseKind,
}

impl Diary {
    /// Returns the report that a student hands in.
    pub fn report(&self, name: &str, student: &str) -> Report {
        Report { name: tidied_name(name), student: tidied_name(student), exercises: self.exercises.clone() }
    }

    /// Records closed questions. `is_complete` is whether no question is left.
    pub fn record_outcomes<S: Subject>(
        &mut self,
        exercise: &OpenExercise<'_>,
        recording: &S,
        outcomes: &[ClosedQuestion<S>],
        is_complete: bool,
    ) {
        let practiced = exercise.practiced();
        for outcome in outcomes {
            self.progress.record_outcome(recording, &practiced, outcome, today());
        }
        let answers = outcomes.iter().map(|outcome| AnswerReport::of_outcome(recording, outcome));
        self.record_answers(exercise, answers, is_complete);
    }

    /// Records the marks of the first marking of a filled-in tree. Later markings do not count.
    pub fn record_marks(&mut self, exercise: &OpenExercise<'_>, recording: &Recording<AnyGame>, marks: &BlankMarks) {
        let practiced = exercise.practiced();
        // Mistakes are recorded last, so that their kinds come back even if other fields of the same kind are correct.
        let counted = marks.fields.iter().filter(|marked| 0 < marked.of);
        let (right, wrong): (Vec<_>, Vec<_>) = counted.partition(|marked| marked.mark.is_credited());
        for marked in right.into_iter().chain(wrong) {
            self.record_field(&practiced, recording, marked);
        }
        let answers = marks.fields.iter().map(|marked| AnswerReport::of_field(recording, marked));
        self.record_answers(exercise, answers, true);
    }

    /// Records a field in the progress, as an answer to the equivalent question.
    fn record_field(&mut self, exercise: &PracticedExercise, recording: &Recording<AnyGame>, marked: &MarkedField) {
        let Some(answered) = &marked.answered else { return };
        let Some(question) = question(recording, marked.field, answered) else { return };
        let text = given_text(recording, answered);
        // The value of any node is asked for with the question about the root. At other nodes it is recorded as a
        // question about a backed-up value.
        let is_inner_value = question.kind == QuestionKind::Root && marked.field.node != NodeId::ROOT;
        let of_node = |kind| match kind {
            Misconception::RootValue if is_inner_value => Misconception::BackedUpValue,
            kind => kind,
        };
        let asked = if is_inner_value { QuestionKind::Value } else { question.kind };
        let kind =
            (marked.mark == FieldMark::Wrong).then(|| judge(recording, &question, answered).misconception()).flatten();
        let kind = kind.map(of_node);
        let answered = AnsweredQuestion {
            exercise,
            question: AskedQuestion { kind: asked.into(), step: question.step as u64 },
            tested: recording.tested_misconceptions(&question).into_iter().map(of_node).collect(),
            is_right: marked.mark.is_credited(),
            mistake: kind.map(|kind| (kind, text.as_str())),
        };
        self.progress.record(&answered, today());
    }

    /// Adds answers to the report. Only the first answer to a question counts.
    pub fn record_answers(
        &mut self,
        exercise: &OpenExercise<'_>,
        answers: impl IntoIterator<Item = AnswerReport>,
        is_complete: bool,
    ) {
        let fingerprint = file::fingerprint(exercise.document);
        let is_same = |known: &ExerciseReport| known.position == fingerprint && known.mode == exercise.mode;
        let index = self.exercises.iter().position(is_same).unwrap_or_else(|| {
            self.exercises.push(exercise.begun(fingerprint));
            self.begun.push(Instant::now());
            self.exercises.len() - 1
        });
        let report = &mut self.exercises[index];
        for answer in answers {
            if !report.answers.iter().any(|known| (&known.field, known.step) == (&answer.field, answer.step)) {
                report.answers.push(answer);
            }
        }
        report.is_complete |= is_complete;
        report.seconds = self.begun.get(index).map_or(0, |begun| begun.elapsed().as_secs());
    }

    /// Records the beginning of an exercise, from which its duration is measured.
    pub fn begin(&mut self, exercise: &OpenExercise<'_>) {
        self.record_answers(exercise, [], false);
    }
}

impl OpenExercise<'_> {
    fn begun(&self, fingerprint: u64) -> ExerciseReport {
        ExerciseReport {
            exercise: self.title.clone(),
            lesson: self.lesson.map(str::to_owned),
            position: fingerprint,
            mode: self.mode,
            seed: self.document.practice.as_ref().and_then(|practice| practice.seed),
            started: UnixTime(unix_seconds()),
            seconds: 0,
            is_complete: false,
            answers: Vec::new(),
        }
    }

    fn practiced(&self) -> PracticedExercise {
        let source = match self.lesson {
            Some(lesson) => ExerciseOrigin::Lesson(lesson.to_owned()),
            None => ExerciseOrigin::PositionFile(file::save(self.document)),
        };
        PracticedExercise { title: self.title.clone(), fingerprint: file::fingerprint(self.document), source }
    }
}

/// Returns the current day, according to the clock of this machine.
pub fn today() -> Day {
    Day::of_unix_seconds(unix_seconds())
}
