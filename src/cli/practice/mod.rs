//! `poda practice`: asks about a search and judges the answers.
//!
//! Without a flag in words, with `--json` one object a line, for a course's own programs. `--report` writes what is handed in,
//! and `--collect` reads it. `--generate` prints a new exercise, and
//! `--exam-code` brings one back from an exam paper.

mod arguments;
mod blank;
mod json;
mod reports;
mod text;

use crate::cli::deadline::Deadline;
use crate::cli::flag_values::words;
use crate::cli::load::{LoadedPosition, is_standard_input, load_position};
use crate::cli::terminal::{ProgressLine, report_file, report_limit};
use crate::document::Document;
use crate::document::practice::Exercise;
use crate::game::any::AnyGame;
use crate::i18n::Words;
use crate::i18n::practice::unaskable_sentence;
use crate::practice::report::AnswerReport;
use crate::practice::{Unaskable, check_askable};
use crate::trace::passes::Passes;
use crate::trace::recorder::record_passes;
use crate::trace::recording::Recording;
pub use arguments::PracticeArgs;
use arguments::{Setting, exam_exercise, or_report, print_generated};
use json::next_line;
use reports::{HandedIn, ReportFile, collect, title};
use std::io::{self, BufRead, IsTerminal, Write};

/// Asks about the search of a file, or collects reports. Returns whether there was something to ask about and all that was asked for
/// was written, or whether every report is intact.
pub fn practice(args: &PracticeArgs, input: &mut impl BufRead, out: &mut impl Write) -> io::Result<bool> {
    let words = words(args.lang);
    if args.generate.generate {
        return print_generated(&words, args, out);
    }
    if args.collect {
        let files: Vec<_> = [&args.file].into_iter().chain(&args.reports).cloned().collect();
        return collect(&words, &files, out);
    }
    let Some((document, passes)) = recorded(args, &words) else { return Ok(false) };
    let recording = passes.get(0);
    if args.sheet {
        return blank::print_empty_sheet(recording, out).map(|()| true);
    }
    let report = match &args.report {
        Some(path) => {
            let name = name(args, &words, input)?;
            let Some(report) = ReportFile::begin(&words, path, &name) else { return Ok(false) };
            Some(report)
        }
        None => None,
    };
    let Some(handed_in) = answered(args, &words, &document, recording, input, out)? else { return Ok(false) };
    out.flush()?;
    let searched = Document { search: *recording.config(), ..document };
    Ok(report.is_none_or(|report| report.write(&words, &args.file, &searched, handed_in)))
}

/// Asks, or marks what is filled in. Returns the answers; `None` if there is nothing that could be marked.
fn answered(
    args: &PracticeArgs,
    words: &Words,
    document: &Document,
    recording: &Recording<AnyGame>,
    input: &mut impl BufRead,
    out: &mut impl Write,
) -> io::Result<Option<HandedIn>> {
    if args.blank {
        let marks = blank::blank(words, recording, input, out)?;
        return Ok(marks.map(|marks| HandedIn {
            mode: Exercise::FillIn,
            answers: marks.fields.iter().map(|marked| AnswerReport::of_field(recording, marked)).collect(),
            is_complete: true,
        }));
    }
    let setting = Setting::new(args, title(words, &args.file, document), document, recording);
    let answered = if args.json {
        json::ask(words, &setting, input, out)?
    } else {
        text::ask(words, &setting, io::stdin().is_terminal(), input, out)?
    };
    let answers = answered.outcomes.iter().map(|outcome| AnswerReport::of_outcome(recording, outcome));
    let unanswered = answered.unanswered.iter().map(|question| AnswerReport::unanswered(recording, question));
    let answers = answers.chain(unanswered).collect();
    Ok(Some(HandedIn { mode: Exercise::Predict, answers, is_complete: answered.is_complete }))
}

/// Returns the student's name: the one that the arguments give, or else what is typed at a terminal.
fn name(args: &PracticeArgs, words: &Words, input: &mut impl BufRead) -> io::Result<String> {
    if let Some(name) = &args.name {
        return Ok(name.clone());
    }
    if args.json || args.blank || !io::stdin().is_terminal() {
        return Ok(String::new());
    }
    eprint!("{} ", words.text("cli-practice-your-name"));
    Ok(next_line(input)?.unwrap_or_default())
}

/// Returns the document and the search of it that is asked about. Reports why there is none.
fn recorded(args: &PracticeArgs, words: &Words) -> Option<(Document, Passes<AnyGame>)> {
    let LoadedPosition { document, config, limits } = match exam_exercise(args, words) {
        Some(exercise) => {
            let document = or_report(exercise, words)?.document;
            let config = document.search;
            LoadedPosition { document, config, limits: args.search.rules.limits() }
        }
        // Standard input is where the answers come from.
        None if is_standard_input(&args.file) => {
            report_file(&args.file, &words.text("cli-practice-standard-input"));
            return None;
        }
        None => load_position(words, &args.file, &args.search, Deadline::default())?,
    };
    let progress = ProgressLine::new(words, Deadline::default());
    let passes = record_passes(&config, document.position(), limits, &progress);
    progress.clear();
    match check_askable(&passes) {
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
