//! An exercise on a recorded search of any kind: its questions or its sheet, and the report in which the answers are
//! handed in.

use super::arguments::{Answered, PracticeArgs};
use super::json::{self, next_line};
use super::list::list;
use super::reports::{HandedInFile, ReportFile, title};
use super::subject::TypedSearch;
use super::text;
use crate::terminal::report_all_of;
use poda_core::document::Document;
use poda_core::document::practice::{AskedKinds, ExerciseKind};
use poda_paper::asked::{ExerciseSetting, faults};
use poda_platform::system::Interrupt;
use poda_words::file::TextKind;
use poda_words::i18n::Words;
use poda_words::messages::Message;
use poda_words::practice::misconception::Misconception;
use poda_words::practice::quiz::shown_by;
use poda_words::practice::report::AnswerReport;
use std::io::{self, BufRead, IsTerminal, Write};
use std::path::Path;

/// Prints what the arguments want instead of questions: an empty sheet, the marks of a table of sheets, or the list of
/// all questions. Returns whether that was done; `None` if they want none of this.
pub(super) fn without_asking<S: TypedSearch>(
    args: &PracticeArgs,
    words: &Words,
    recording: &S,
    kinds: Option<AskedKinds>,
    hides_values: bool,
    out: &mut impl Write,
) -> io::Result<Option<bool>> {
    if args.sheet {
        recording.print_empty_sheet(out)?;
    } else if let Some(table) = &args.csv {
        return recording.mark_table(words, table, out).map(Some);
    } else if args.list {
        let kinds = kinds.unwrap_or_default().iter().filter_map(S::own_kind).collect();
        list(words, recording, kinds, hides_values, args.json, out)?;
    } else {
        return Ok(None);
    }
    Ok(Some(true))
}

pub(super) struct ExerciseDocument<'a> {
    pub file: &'a Path,
    pub document: &'a Document,
    /// The document with the search that the report is about.
    pub searched: &'a Document,
}

/// Asks the questions of an exercise, or marks a sheet, and writes its report.
/// Returns the misconceptions that the answers show, the most frequent first; `None` if there is nothing to ask or not
/// everything was written.
pub(super) fn exercise<S: TypedSearch>(
    args: &PracticeArgs,
    words: &Words,
    ExerciseDocument { file, document, searched }: ExerciseDocument<'_>,
    recording: &S,
    input: &mut impl BufRead,
    out: &mut impl Write,
) -> io::Result<Option<Vec<Misconception>>> {
    let setting = ExerciseSetting::new(args.question_flags(), title(words, file, document), document, recording);
    let faults = if args.blank { Vec::new() } else { faults(words, &setting, args.kinds.as_ref()) };
    if !faults.is_empty() {
        report_all_of(file, faults);
        return Ok(None);
    }
    let Some(report) = args.begin_report(words, input)? else { return Ok(None) };
    let Some(HandedIn { file: handed_in, mistakes, result }) = answered(args, words, &setting, input, out)? else {
        return Ok(None);
    };
    // The answers are kept even if their reader or the terminal is gone.
    let result = result.and_then(|()| out.flush());
    let is_written = report.is_none_or(|report| report.write(words, file, searched, handed_in));
    result.map(|()| is_written.then_some(mistakes))
}

/// What was answered.
struct HandedIn {
    file: HandedInFile,
    /// The misconceptions that answers to questions show, the most frequent first.
    mistakes: Vec<Misconception>,
    /// The error that has ended the questions.
    result: io::Result<()>,
}

/// Asks questions, or marks an answer sheet. Returns `None` if no sheet could be marked.
fn answered<S: TypedSearch>(
    args: &PracticeArgs,
    words: &Words,
    setting: &ExerciseSetting<'_, S>,
    input: &mut impl BufRead,
    out: &mut impl Write,
) -> io::Result<Option<HandedIn>> {
    let recording = setting.recording;
    if args.blank {
        let answers = recording.mark_sheet(words, input, out)?;
        let is_complete = !Interrupt::listen().has_happened();
        let file = |answers| HandedInFile { mode: ExerciseKind::FillIn, answers, is_complete };
        return Ok(answers.map(|answers| HandedIn { file: file(answers), mistakes: Vec::new(), result: Ok(()) }));
    }
    let mut run = setting.run();
    let result = if args.json {
        json::ask(words, setting, args.reveal, &mut run, input, out)
    } else {
        text::ask(words, setting, io::stdin().is_terminal(), &mut run, input, out)
    };
    let answered = Answered::of(&run);
    let answers = answered.outcomes.iter().map(|outcome| AnswerReport::of_outcome(recording, outcome));
    let unanswered = answered.unanswered.iter().map(|question| AnswerReport::unanswered(recording, question));
    let answers = answers.chain(unanswered).collect();
    let file = HandedInFile { mode: ExerciseKind::Predict, answers, is_complete: answered.is_complete };
    let mistakes = shown_by(recording, &answered.outcomes).into_iter().map(|(mistake, _)| mistake).collect();
    Ok(Some(HandedIn { file, mistakes, result }))
}

impl PracticeArgs {
    /// Begins the report in which the answers are handed in. Returns `Some(None)` if no report is requested, and `None`
    /// if its file cannot be written, which is reported.
    #[expect(clippy::option_option, reason = "no report is wanted, or there is none")]
    fn begin_report(&self, words: &Words, input: &mut impl BufRead) -> io::Result<Option<Option<ReportFile>>> {
        let Some(path) = &self.report else { return Ok(Some(None)) };
        let name = self.students_name(words, input)?;
        Ok(ReportFile::begin(words, path, &name, self.student.as_deref().unwrap_or_default()).map(Some))
    }

    /// Returns the student's name: from the arguments, or else typed at a terminal, which asks again after a name that
    /// is too long.
    fn students_name(&self, words: &Words, input: &mut impl BufRead) -> io::Result<String> {
        if let Some(name) = &self.name {
            return Ok(name.clone());
        }
        if self.json || self.blank || !io::stdin().is_terminal() {
            return Ok(String::new());
        }
        loop {
            eprint!("{} ", words.text("cli-practice-your-name"));
            let name = next_line(input)?.unwrap_or_default();
            match TextKind::Student.check(&name) {
                Ok(()) => return Ok(name),
                Err(too_long) => eprintln!("{}", too_long.sentence(words)),
            }
        }
    }
}
