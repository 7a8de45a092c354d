//! `poda practice`: asks about a search and judges the answers.
//!
//! The default is text; `--json` uses one object per line, for a course's own programs. `--report` writes a report to hand in, and
//! `--collect` reads such reports. `--list` prints all questions. `--generate` prints a new exercise, and `--exam-code` repeats one from an
//! exam paper.

mod arguments;
mod blank;
mod blank_table;
mod collect;
mod json;
mod list;
mod mcts;
mod reports;
mod search;
mod subject;
mod text;

use crate::deadline::Deadline;
use crate::flag_values::{PlayerFlags, words};
use crate::load::{LoadedPosition, STANDARD_INPUT, is_standard_input, load_with_players};
use crate::terminal::{ProgressLine, report_all_of, report_file, report_limit};
pub use arguments::PracticeArgs;
use arguments::{exam_exercise, or_report, print_generated};
use collect::collect;
use json::next_line;
use list::list;
use poda_core::document::practice::{AskedKinds, Exercise};
use poda_core::document::recorder::{record_mcts, record_passes};
use poda_core::document::{Document, check_mcts};
use poda_core::game::any::AnyGame;
use poda_core::search::mcts::{MctsConfig, ResultScale};
use poda_core::trace::Story;
use poda_core::trace::limits::Ending;
use poda_core::trace::passes::Passes;
use poda_core::trace::recording::Recording;
use poda_core::trace::sampled::tree::SampledTree;
use poda_paper::asked::{Setting, faults};
use poda_words::i18n::Words;
use poda_words::i18n::practice::unaskable_sentence;
use poda_words::practice::misconception::Misconception;
use poda_words::practice::report::AnswerReport;
use poda_words::practice::run::shown_by;
use poda_words::practice::{Unaskable, check_askable, check_fillable};
use reports::{HandedIn, ReportFile, title};
use std::io::{self, BufRead, IsTerminal, Write};
use std::path::Path;
use subject::TypedSearch;

/// Asks about the search of a file, or collects reports. Returns whether there was something to ask and everything was written, or whether
/// every report is intact.
pub fn practice(args: &PracticeArgs, input: &mut impl BufRead, out: &mut impl Write) -> io::Result<bool> {
    let words = words(args.lang);
    if args.generate.generate {
        return print_generated(&words, args, out);
    }
    if args.collect {
        let files: Vec<_> = [&args.file].into_iter().chain(&args.reports).cloned().collect();
        return collect(&words, &args.collected, &files, out);
    }
    let Some(loaded) = loaded(args, &words) else { return Ok(false) };
    if let Some(mcts) = loaded.mcts {
        let Some(recording) = recorded_mcts(args, &words, &loaded, mcts) else { return Ok(false) };
        let document = loaded.document;
        let kinds = args.kinds.or(document.practice.as_ref().map(|practice| practice.kinds));
        if let Some(is_done) = without_asking(args, &words, &recording, (kinds, false), out)? {
            return Ok(is_done);
        }
        return Ok(exercise(args, &words, (&args.file, &document, &document), &recording, input, out)?.is_some());
    }
    let Some((document, passes)) = recorded(args, &words, loaded) else { return Ok(false) };
    let hides_values = document.practice.as_ref().is_some_and(|practice| practice.hide_values);
    if let Some(is_done) = without_asking(args, &words, &**passes.get(0), (args.kinds, hides_values), out)? {
        return Ok(is_done);
    }
    let asks_for_more = !args.json && !args.blank && io::stdin().is_terminal();
    let Some(mut mistakes) = exercise_on_search(args, &words, (&args.file, &document), passes.get(0), input, out)?
    else {
        return Ok(false);
    };
    while asks_for_more && let Some(document) = text::next_exercise(&words, mistakes.first().copied(), input, out)? {
        let passes = record_passes(&document.search, document.position(), args.search.rules.limits(), &());
        let generated = (Path::new(STANDARD_INPUT), &document);
        let made = exercise_on_search(args, &words, generated, passes.get(0), input, out)?;
        let Some(made) = made else { return Ok(false) };
        mistakes = made;
    }
    Ok(true)
}

/// Prints what the arguments want instead of questions: an empty sheet, the marks of a table of sheets, or the list of all questions. Returns
/// whether that was done; `None` if they want none of this.
fn without_asking<S: TypedSearch>(
    args: &PracticeArgs,
    words: &Words,
    recording: &S,
    (kinds, hides_values): (Option<AskedKinds>, bool),
    out: &mut impl Write,
) -> io::Result<Option<bool>> {
    if args.sheet {
        recording.print_empty_sheet(out)?;
    } else if let Some(table) = &args.csv {
        return recording.mark_table(words, table, out).map(Some);
    } else if args.list {
        let kinds = kinds.unwrap_or_default().iter().filter_map(S::own_kind).collect();
        list(words, recording, (kinds, hides_values), args.json, out)?;
    } else {
        return Ok(None);
    }
    Ok(Some(true))
}

/// Asks the questions of an exercise on a search that proves values. The report is about the search as the flags change it.
fn exercise_on_search(
    args: &PracticeArgs,
    words: &Words,
    (file, document): (&Path, &Document),
    recording: &Recording<AnyGame>,
    input: &mut impl BufRead,
    out: &mut impl Write,
) -> io::Result<Option<Vec<Misconception>>> {
    let searched = Document { search: *recording.config(), ..document.clone() };
    exercise(args, words, (file, document, &searched), recording, input, out)
}

/// Asks the questions of an exercise, or marks a sheet, and writes its report, which is about the document `searched`. Returns the
/// misconceptions that the answers show, the most frequent first; `None` if there is nothing to ask or not everything was written.
fn exercise<S: TypedSearch>(
    args: &PracticeArgs,
    words: &Words,
    (file, document, searched): (&Path, &Document, &Document),
    recording: &S,
    input: &mut impl BufRead,
    out: &mut impl Write,
) -> io::Result<Option<Vec<Misconception>>> {
    let setting = Setting::new(args.question_flags(), title(words, file, document), document, recording);
    let faults = if args.blank { Vec::new() } else { faults(words, &setting, args.kinds.as_ref()) };
    if !faults.is_empty() {
        report_all_of(file, faults);
        return Ok(None);
    }
    let Some(report) = args.begin_report(words, input)? else { return Ok(None) };
    let Some((handed_in, mistakes)) = answered(args, words, &setting, input, out)? else { return Ok(None) };
    out.flush()?;
    let is_written = report.is_none_or(|report| report.write(words, file, searched, handed_in));
    Ok(is_written.then_some(mistakes))
}

/// Asks questions, or marks an answer sheet. Returns the answers and the misconceptions that answers to questions show; `None` if no sheet
/// could be marked.
fn answered<S: TypedSearch>(
    args: &PracticeArgs,
    words: &Words,
    setting: &Setting<'_, S>,
    input: &mut impl BufRead,
    out: &mut impl Write,
) -> io::Result<Option<(HandedIn, Vec<Misconception>)>> {
    let recording = setting.recording;
    if args.blank {
        let answers = recording.mark_sheet(words, input, out)?;
        let handed_in = |answers| HandedIn { mode: Exercise::FillIn, answers, is_complete: true };
        return Ok(answers.map(|answers| (handed_in(answers), Vec::new())));
    }
    let answered = if args.json {
        json::ask(words, setting, args.reveal, input, out)?
    } else {
        text::ask(words, setting, io::stdin().is_terminal(), input, out)?
    };
    let answers = answered.outcomes.iter().map(|outcome| AnswerReport::of_outcome(recording, outcome));
    let unanswered = answered.unanswered.iter().map(|question| AnswerReport::unanswered(recording, question));
    let answers = answers.chain(unanswered).collect();
    let handed_in = HandedIn { mode: Exercise::Predict, answers, is_complete: answered.is_complete };
    let mistakes = shown_by(recording, &answered.outcomes);
    Ok(Some((handed_in, mistakes.into_iter().map(|(mistake, _)| mistake).collect())))
}

impl PracticeArgs {
    /// Begins the report in which the answers are handed in. Returns `Some(None)` if no report is requested, and `None` if its file cannot
    /// be written, which is reported.
    #[expect(clippy::option_option, reason = "no report is wanted, or there is none")]
    fn begin_report(&self, words: &Words, input: &mut impl BufRead) -> io::Result<Option<Option<ReportFile>>> {
        let Some(path) = &self.report else { return Ok(Some(None)) };
        let name = self.students_name(words, input)?;
        Ok(ReportFile::begin(words, path, &name, self.student.as_deref().unwrap_or_default()).map(Some))
    }

    /// Returns the student's name: from the arguments, or else typed at a terminal.
    fn students_name(&self, words: &Words, input: &mut impl BufRead) -> io::Result<String> {
        if let Some(name) = &self.name {
            return Ok(name.clone());
        }
        if self.json || self.blank || !io::stdin().is_terminal() {
            return Ok(String::new());
        }
        eprint!("{} ", words.text("cli-practice-your-name"));
        Ok(next_line(input)?.unwrap_or_default())
    }
}

/// Returns the document to practice on. Reports the reason if there is none.
fn loaded(args: &PracticeArgs, words: &Words) -> Option<LoadedPosition> {
    match exam_exercise(args, words) {
        Some(exercise) => {
            let document = or_report(exercise)?.into_document();
            let config = document.search;
            let scale = |mcts| Some((mcts, check_mcts(document.position(), &mcts).ok()?));
            let mcts = document.sampled().and_then(scale);
            Some(LoadedPosition { document, config, limits: args.search.rules.limits(), mcts })
        }
        // The answers are read from standard input.
        None if is_standard_input(&args.file) => {
            report_file(&args.file, &words.text("cli-practice-standard-input"));
            None
        }
        None => load_with_players(words, &args.file, (&args.search, &PlayerFlags::default()), Deadline::default()),
    }
}

/// Returns the document and the search that the questions are about. Reports the reason on failure.
fn recorded(args: &PracticeArgs, words: &Words, loaded: LoadedPosition) -> Option<(Document, Passes<AnyGame>)> {
    let LoadedPosition { document, config, limits, .. } = loaded;
    let progress = ProgressLine::new(words, Deadline::default());
    let passes = record_passes(&config, document.position(), limits, &progress);
    progress.clear();
    let checked = if args.blank { check_fillable(&passes) } else { check_askable(&passes) };
    match checked {
        Ok(()) => Some((document, passes)),
        Err(Unaskable::IsIncomplete) => {
            report_limit(words, &args.file, passes.ending(), &args.search.rules);
            None
        }
        Err(unaskable) => {
            report_file(&args.file, &unaskable_sentence(words, unaskable));
            None
        }
    }
}

/// Returns the recording of the Monte Carlo tree search that the questions are about. Reports the reason on failure.
fn recorded_mcts(
    args: &PracticeArgs,
    words: &Words,
    loaded: &LoadedPosition,
    (config, scale): (MctsConfig, ResultScale),
) -> Option<SampledTree<AnyGame>> {
    let progress = ProgressLine::new(words, Deadline::default());
    let recording = record_mcts(&config, scale, loaded.document.position(), loaded.limits, &progress);
    progress.clear();
    let is_complete = recording.ending() == Ending::Complete;
    if !is_complete {
        report_limit(words, &args.file, recording.ending(), &args.search.rules);
    }
    is_complete.then_some(recording)
}
