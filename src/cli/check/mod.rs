//! `poda check`: judges the runs of other programs, as text or in the format of a grader.

mod formats;
mod judged;
mod points;

pub use judged::Outcome;

use crate::flag_values::{ALGORITHM, CUT_ON, FAIL, LANGUAGE, LANGUAGE_CODES, OneOf, words};
use crate::input::push_line;
use crate::load::{is_standard_input, load_document_with_players};
use crate::terminal::{Status, displayed, report, report_file};
use clap::Args;
use formats::{CheckFormat, FORMAT, write_reports, write_table};
use judged::{Judged, ResultDetail};
use poda_core::check::{RunVerdict, check};
use poda_core::document::Document;
use poda_core::run::{Run, RunHeader};
use poda_core::score::CutOn;
use poda_core::search::{Algorithm, Fail};
use poda_platform::disk::DiskError;
use poda_words::file::run::{RunFault, RunReader, read_run, with_position};
use poda_words::file::{Link, LinkTarget};
use poda_words::i18n::check::recording_of;
use poda_words::i18n::{Language, Words};
use poda_words::messages::Message;
use points::{Awarded, Scheme};
use std::fs::File;
use std::io::{self, BufRead, BufReader, Write};
use std::path::{Path, PathBuf};

const REVEAL: OneOf<ResultDetail> = OneOf::of(|| {
    vec![
        ("all", ResultDetail::All),
        ("place", ResultDetail::Place),
        ("kind", ResultDetail::Kind),
        ("verdict", ResultDetail::Verdict),
    ]
});

#[derive(Args, Clone, Debug, PartialEq)]
pub struct CheckArgs {
    #[arg(long, value_parser = FORMAT, value_name = "text|json|junit|markdown|gradescope|prairielearn", default_value = "text", help = "cli-help-check-format")]
    format: CheckFormat,
    #[arg(long, conflicts_with = "format", help = "cli-help-json")]
    json: bool,
    #[arg(long, value_parser = ALGORITHM, help = "cli-help-check-against", value_name = "cli-help-value-name")]
    against: Option<Algorithm>,
    #[arg(long, value_parser = FAIL, value_name = "soft|hard", help = "cli-help-fail")]
    fail: Option<Fail>,
    #[arg(long, value_parser = CUT_ON, value_name = "equal|strict", help = "cli-help-cut-on")]
    cut_on: Option<CutOn>,
    #[arg(long, value_hint = clap::ValueHint::FilePath, help = "cli-help-check-position", value_name = "cli-help-value-file")]
    position: Option<PathBuf>,
    #[arg(long, value_parser = REVEAL, value_name = "all|place|kind|verdict", default_value = "all", help = "cli-help-check-reveal")]
    reveal: ResultDetail,
    #[arg(long, value_hint = clap::ValueHint::FilePath, help = "cli-help-check-points", value_name = "cli-help-value-file")]
    points: Option<PathBuf>,
    #[arg(long, value_hint = clap::ValueHint::FilePath, help = "cli-help-check-csv", value_name = "cli-help-value-file")]
    csv: Option<PathBuf>,
    #[arg(long, value_parser = LANGUAGE, value_name = LANGUAGE_CODES, help = "cli-help-lang")]
    lang: Option<Language>,
    #[arg(required = true, value_hint = clap::ValueHint::FilePath, help = "cli-help-check-runs", value_name = "cli-help-value-run")]
    runs: Vec<PathBuf>,
}

/// Judges runs and prints the results. Returns `Wrong` if one of them is wrong or cannot be read, and else `NotJudged`
/// if one is not judged.
pub fn check_runs(args: &CheckArgs, out: &mut impl Write) -> io::Result<Outcome> {
    let words = words(args.lang);
    let Ok(scheme) = Scheme::read(&words, args.points.as_deref()) else { return Ok(Outcome::Wrong) };
    let Ok(position) = position(&words, args.position.as_deref()) else { return Ok(Outcome::Wrong) };
    let mut judged = Vec::new();
    let mut are_all_read = true;
    for path in &args.runs {
        match read(&words, path) {
            Some((run, fault)) => judged.push(judge(args, &scheme, position.as_ref(), path, run, fault)),
            None => are_all_read = false,
        }
    }
    let format = if args.json { CheckFormat::Json } else { args.format };
    write_reports(&words, format, &judged, out)?;
    if let Some(table) = &args.csv
        && let Err(sentence) = write_table(&words, &judged, table)
    {
        report_file(table, &sentence);
        return Ok(Outcome::Wrong);
    }
    let is_any = |outcome: Outcome| judged.iter().any(|judged| judged.outcome() == outcome);
    Ok(if !are_all_read || is_any(Outcome::Wrong) {
        Outcome::Wrong
    } else if is_any(Outcome::NotJudged) {
        Outcome::NotJudged
    } else {
        Outcome::Right
    })
}

/// Loads the document with the position of all runs, if a flag names one.
fn position(words: &Words, path: Option<&Path>) -> Result<Option<Document>, ()> {
    let Some(path) = path else { return Ok(None) };
    let document = load_document_with_players(words, path).ok_or(())?;
    Ok(Some(document))
}

/// Reads a run line by line. Reports the reason if it cannot be opened.
fn read(words: &Words, path: &Path) -> Option<(Option<Run>, Option<RunFault>)> {
    let mut reader = RunReader::default();
    let link = path.to_str().filter(|text| Link::is_meant_by(text) && !path.exists());
    if let Some(Ok(LinkTarget::Run(text))) = link.map(|text| Link::parse(text).map(|link| link.target)) {
        return Some(read_run(&text));
    }
    let read = if is_standard_input(path) {
        let _paused = Status::pause_if_typed();
        feed(&mut reader, io::stdin().lock())
    } else {
        File::open(path).and_then(|file| feed(&mut reader, BufReader::with_capacity(1 << 16, file)))
    };
    if let Err(error) = read {
        let sentence = match DiskError::from(error) {
            DiskError::NotFound => words.text("cli-check-no-run"),
            other => other.sentence(words),
        };
        report(&format!("{}: {sentence}", displayed(path)));
        return None;
    }
    Some(reader.finish())
}

fn feed(reader: &mut RunReader, mut input: impl BufRead) -> io::Result<()> {
    let mut line = Vec::new();
    while !reader.is_over() && push_line(&mut input, reader.wanted_bytes() as u64, &mut line)? != 0 {
        reader.push(&line);
        line.clear();
    }
    Ok(())
}

fn judge(
    args: &CheckArgs,
    scheme: &Scheme,
    position: Option<&Document>,
    path: &Path,
    run: Option<Run>,
    fault: Option<RunFault>,
) -> Judged {
    let file = path.to_string_lossy().into_owned();
    let Some(mut run) = run else {
        let awarded = Awarded::nothing(scheme);
        return Judged { file, found: None, fault, recording: None, awarded, reveal: args.reveal };
    };
    run.header = assumed(run.header, args, position);
    let mut found = check(&run);
    run = found.reading.read(&run);
    if fault.is_some() && found.verdict != RunVerdict::Incomparable {
        found.verdict = RunVerdict::Incomplete;
    }
    let recording = recording_of(&run, &found);
    let awarded = Awarded::new(scheme, &run, &found);
    Judged { file, found: Some((run, found)), fault, recording, awarded, reveal: args.reveal }
}

/// Returns the header of a run in which the flags override what the program states.
fn assumed(mut header: RunHeader, args: &CheckArgs, position: Option<&Document>) -> RunHeader {
    let claims = &mut header.claims;
    claims.algorithm = args.against.or(claims.algorithm);
    claims.fail = args.fail.or(claims.fail);
    claims.cut_on = args.cut_on.or(claims.cut_on);
    match position {
        Some(document) => with_position(header, document),
        None => header,
    }
}
