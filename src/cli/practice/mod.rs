//! `poda practice`: asks about a search and judges the answers.
//!
//! Without a flag in words, with `--json` one object a line, for a course's own programs. `--report` writes what is handed in,
//! and `--collect` reads it. `--generate` prints a new exercise, and
//! `--exam-code` brings one back from an exam paper.

mod blank;
mod generate;
mod json;
mod reports;
mod text;

use crate::cli::flag_values::words;
use crate::cli::flag_values::{ATTEMPTS, LANGUAGE, kinds};
use crate::cli::load::{is_standard_input, load_position};
use crate::cli::search_flags::SearchFlags;
use crate::cli::terminal::ProgressLine;
use crate::cli::terminal::{report_file, report_limit};
use crate::document::Document;
use crate::document::practice::{Attempts, Exercise, Practice};
use crate::game::any::AnyGame;
use crate::i18n::practice::unaskable_sentence;
use crate::i18n::{Language, Words};
use crate::practice::report::AnswerReport;
use crate::practice::run::{ClosedQuestion, Selection};
use crate::practice::{Question, QuestionKinds, Unaskable, check_askable};
use crate::trace::passes::Passes;
use crate::trace::recorder::record_passes;
use crate::trace::recording::Recording;
use clap::Args;
use clap::builder::ArgPredicate;
use generate::{GenerateArgs, exam_exercise, or_report, print_generated};
use json::next_line;
use reports::{HandedIn, ReportFile, collect, title};
use std::io::{self, BufRead, IsTerminal, Write};
use std::path::PathBuf;

/// `poda practice`.
#[derive(Args, Clone, Debug, PartialEq)]
#[expect(clippy::struct_excessive_bools, reason = "each is a flag")]
pub struct PracticeArgs {
    /// Whether questions, answers and verdicts are JSON, one object a line.
    #[arg(long, help = "cli-help-practice-json")]
    pub json: bool,
    /// The kinds of questions; otherwise all.
    #[arg(long, value_parser = kinds, value_name = "next,leaf,value,bound,cut,best,root", help = "cli-help-practice-kinds")]
    pub kinds: Option<QuestionKinds>,
    /// How many attempts there are at a question.
    #[arg(long, value_parser = ATTEMPTS, value_name = "1|2", help = "cli-help-practice-attempts")]
    pub attempts: Option<Attempts>,
    /// The file to which the answers, the marks and the time are written.
    #[arg(long, value_hint = clap::ValueHint::FilePath, help = "cli-help-practice-report", value_name = "cli-help-value-file")]
    pub report: Option<PathBuf>,
    /// The student's name in the report.
    #[arg(long, requires = "report", help = "cli-help-practice-name", value_name = "cli-help-value-name")]
    pub name: Option<String>,
    /// Whether the files are reports, which are checked and printed as one table.
    #[arg(long, conflicts_with_all = ["json", "kinds", "attempts", "report"], help = "cli-help-practice-collect")]
    pub collect: bool,
    /// Whether a filled-in tree is read and marked, both as JSON.
    #[arg(long, conflicts_with_all = ["kinds", "attempts", "collect"], help = "cli-help-practice-blank")]
    pub blank: bool,
    /// Whether an empty tree to fill in is printed instead, as JSON.
    #[arg(long, requires = "blank", conflicts_with = "report", help = "cli-help-practice-sheet")]
    pub sheet: bool,
    /// The language of what is printed; otherwise the system's.
    #[arg(long, value_parser = LANGUAGE, value_name = "en|es", help = "cli-help-lang")]
    pub lang: Option<Language>,
    /// What exercise is generated.
    #[command(flatten)]
    pub generate: GenerateArgs,
    /// How to search.
    #[command(flatten)]
    pub search: SearchFlags,
    /// The position file. A generated exercise needs none.
    #[arg(
        value_hint = clap::ValueHint::FilePath,
        required = false,
        required_unless_present_any = ["generate", "exam_code"],
        default_value_ifs([("generate", ArgPredicate::from("true"), "-"), ("exam_code", ArgPredicate::IsPresent, "-")]),
        help = "cli-help-play-position",
        value_name = "cli-help-value-file",
    )]
    pub file: PathBuf,
    /// More reports, to be collected.
    #[arg(value_hint = clap::ValueHint::FilePath, requires = "collect", help = "cli-help-practice-reports", value_name = "cli-help-value-file")]
    pub reports: Vec<PathBuf>,
}

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
        return blank::print_sheet(recording, out);
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
    let (document, config) = match exam_exercise(args, words) {
        Some(exercise) => {
            let document = or_report(exercise, words)?.document;
            let config = document.search;
            (document, config)
        }
        // Standard input is where the answers come from.
        None if is_standard_input(&args.file) => {
            report_file(&args.file, &words.text("cli-practice-standard-input"));
            return None;
        }
        None => load_position(words, &args.file, &args.search)?,
    };
    let progress = ProgressLine::new(words);
    let passes = record_passes(&config, document.position(), args.search.rules.limits(), &progress);
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

/// What is practised on.
struct Setting<'a> {
    /// The title of the document, or the name of its file.
    pub title: String,
    pub recording: &'a Recording<AnyGame>,
    pub selection: Selection,
    pub attempts: Attempts,
}

/// What came of the questions.
#[derive(Default)]
struct Answered {
    /// The questions that were answered, or shown.
    pub outcomes: Vec<ClosedQuestion>,
    /// The question that was asked and not answered, where the input ended.
    pub unanswered: Option<Question>,
    /// Whether every question was asked and closed.
    pub is_complete: bool,
}

impl<'a> Setting<'a> {
    /// Returns what the document's author decided, overridden by the flags. The questions that the author chose are asked
    /// unless a flag names kinds of questions or changes the search that they are about.
    pub fn new(args: &PracticeArgs, title: String, document: &Document, recording: &'a Recording<AnyGame>) -> Self {
        let practice = document.practice.clone().unwrap_or_default();
        let Practice { kinds, attempts, hide_values, questions, .. } = practice;
        let asks_chosen = args.kinds.is_none() && *recording.config() == document.search;
        let chosen = questions.iter().filter(|_| asks_chosen);
        let selection = Selection {
            kinds: args.kinds.unwrap_or(kinds),
            hides_values: hide_values,
            chosen: chosen.map(|chosen| (chosen.kind, chosen.step.get())).collect(),
        };
        let attempts = args.attempts.unwrap_or(attempts);
        Self { title, recording, selection, attempts }
    }
}
