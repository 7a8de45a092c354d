//! `poda exam`: writes exam papers and their keys.

use crate::cli::deadline::Deadline;
use crate::cli::flag_values::{
    ALGORITHM, CUT_ON, DepthFlag, FAIL, LANGUAGE, OneOf, bytes_of, depth, expectation, value_error, whole, words,
};
use crate::cli::load::{NO_LIMITS, load_within};
use crate::cli::terminal::{ProgressLine, displayed, report, report_all, report_file};
use crate::cli::wish_flags::{BoardFlags, GAME, WishFlags, contents, seed_or_chosen};
use crate::document::wishes::{WishedGame, Wishes};
use crate::exam::moodle::moodle_xml;
use crate::exam::qti::qti_package;
use crate::exam::{
    AskedParts, Bank, BankFailure, Exercise, KeyForm, MAX_EXERCISES, Paper, PaperCode, PaperError, PaperFormat,
    PaperSettings, PaperSize, Variant, check_order, check_sheets, key_json, key_path, key_pdf, latex_source,
    paper_while, sheet_pdf,
};
use crate::export::ExportError;
use crate::i18n::{Language, Words};
use crate::platform::disk::{DiskError, StagedFiles, remove_abandoned};
use crate::platform::system::Interrupt;
use crate::score::CutOn;
use crate::search::{Algorithm, Fail};
use crate::series::export_error_sentence;
use crate::trace::limits::Limits;
use clap::Args;
use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

const PAPER: OneOf<PaperSize> =
    OneOf { all: || PaperSize::ALL.map(|size| (size.name(), size)).to_vec(), aliases: &[("us-letter", "letter")] };

const FORMAT: OneOf<PaperFormat> =
    OneOf::of(|| PaperFormat::ALL.map(|format| (format.properties().name, format)).to_vec());

const KEY_FORM: OneOf<KeyForm> = OneOf::of(|| vec![("short", KeyForm::Short), ("long", KeyForm::Long)]);

/// `poda exam`.
#[derive(Args, Clone, Debug, PartialEq)]
#[command(mut_args(|arg| BoardFlags::changed(arg, |flag| flag.conflicts_with("files"))))]
pub struct ExamArgs {
    #[arg(long, conflicts_with = "files", value_parser = whole::<u64>, value_name = "N", allow_negative_numbers = true, help = "cli-help-exam-seed")]
    seed: Option<u64>,
    #[arg(long, conflicts_with = "files", value_parser = count, value_name = "N", default_value = "1", allow_negative_numbers = true, help = "cli-help-exam-count")]
    count: usize,
    #[arg(long, conflicts_with = "files", value_parser = variants, value_name = "N", default_value = "1", allow_negative_numbers = true, help = "cli-help-exam-variants")]
    variants: usize,
    #[arg(long, conflicts_with = "files", value_parser = GAME, value_name = "tree|tic-tac-toe|connect-four|kalah|nim", help = "cli-help-exam-kind")]
    kind: Option<WishedGame>,
    #[arg(long, conflicts_with = "files", value_parser = contents, value_name = "shallow=1,deep=1,…", help = "cli-help-exam-contents")]
    contents: Option<WishFlags>,
    #[arg(long, value_parser = asked, value_name = "values,windows:min,…", help = "cli-help-exam-ask")]
    ask: Option<AskedParts>,
    /// Of which board or tree.
    #[command(flatten)]
    board: BoardFlags,
    #[arg(long, conflicts_with = "files", value_parser = ALGORITHM, help = "cli-help-exam-algorithm", value_name = "cli-help-value-name")]
    algorithm: Option<Algorithm>,
    #[arg(long, conflicts_with = "files", value_parser = depth, value_name = "N|full", allow_negative_numbers = true, help = "cli-help-depth")]
    depth: Option<DepthFlag>,
    #[arg(long, conflicts_with = "files", value_parser = FAIL, value_name = "soft|hard", help = "cli-help-fail")]
    fail: Option<Fail>,
    #[arg(long, conflicts_with = "files", value_parser = CUT_ON, value_name = "equal|strict", help = "cli-help-cut-on")]
    cut_on: Option<CutOn>,
    #[arg(long, value_parser = whole::<u64>, value_name = "MB", default_value = "256", allow_negative_numbers = true, help = "cli-help-exam-max-memory")]
    max_memory: u64,
    #[arg(long, value_parser = PAPER, value_name = "a4|letter", default_value = "a4", help = "cli-help-exam-paper")]
    paper: PaperSize,
    #[arg(long, help = "cli-help-exam-title", value_name = "cli-help-value-name")]
    title: Option<String>,
    #[arg(long, value_parser = LANGUAGE, value_name = "en|es", help = "cli-help-lang")]
    lang: Option<Language>,
    #[arg(long, value_parser = FORMAT, value_name = "pdf|latex|moodle|qti", help = "cli-help-exam-format")]
    format: Option<PaperFormat>,
    #[arg(short, long, value_hint = clap::ValueHint::FilePath, required_unless_present = "key_json", help = "cli-help-exam-output", value_name = "cli-help-value-file")]
    output: Option<PathBuf>,
    #[arg(long, value_hint = clap::ValueHint::FilePath, requires = "output", help = "cli-help-exam-key", value_name = "cli-help-value-file")]
    key: Option<PathBuf>,
    #[arg(long, value_parser = KEY_FORM, value_name = "short|long", default_value = "short", help = "cli-help-exam-key-form")]
    key_form: KeyForm,
    #[arg(long, value_hint = clap::ValueHint::FilePath, help = "cli-help-exam-key-json", value_name = "cli-help-value-file")]
    key_json: Option<PathBuf>,
    #[arg(value_hint = clap::ValueHint::FilePath, help = "cli-help-exam-files", value_name = "cli-help-value-file")]
    files: Vec<PathBuf>,
}

impl ExamArgs {
    fn wishes(&self) -> Wishes {
        let wishes = Wishes {
            game: self.board.over(self.kind),
            depth: self.depth.and_then(|DepthFlag(depth)| depth),
            algorithm: self.algorithm.unwrap_or_default(),
            fail: self.fail.unwrap_or_default(),
            cut_on: self.cut_on.unwrap_or_default(),
            ..Wishes::default()
        };
        WishFlags::over(self.contents.as_ref(), wishes)
    }

    /// Returns whether the arguments fit together.
    ///
    /// # Errors
    /// The output's ending is that of no format, and none is named.
    pub fn check(&self, command: &clap::Command) -> Result<(), clap::Error> {
        let is_unclear = |output: &&Path| self.format.is_none() && PaperFormat::of_path(output).is_none();
        let Some(output) = self.output.as_deref().filter(is_unclear) else { return Ok(()) };
        let why = expectation("cli-exam-unknown-format", &[]);
        Err(value_error(command, "--output".to_owned(), output.to_string_lossy().into_owned(), why))
    }
}

/// Parses the number of exercises.
fn count(text: &str) -> Result<usize, String> {
    let is_possible = |count: &usize| (1..=MAX_EXERCISES).contains(count);
    whole(text).ok().filter(is_possible).ok_or_else(|| expectation("exam-count", &[("most", MAX_EXERCISES.into())]))
}

/// Parses the number of variants.
fn variants(text: &str) -> Result<usize, String> {
    let is_possible = |variants: &usize| (1..=Variant::MAX).contains(variants);
    whole(text).ok().filter(is_possible).ok_or_else(|| expectation("exam-variants", &[("most", Variant::MAX.into())]))
}

/// Parses what is asked for, with commas between.
fn asked(text: &str) -> Result<AskedParts, String> {
    let mut parts = text.split(',').map(|part| part.trim().to_lowercase()).filter(|part| !part.is_empty());
    let asked = parts.try_fold(AskedParts::NONE, |asked, part| asked.with(&part));
    asked.filter(|asked| *asked != AskedParts::NONE).ok_or_else(|| expectation("cli-expected-asked", &[]))
}

/// Writes a paper and its key. Returns whether everything was written.
pub fn exam(args: &ExamArgs, out: &mut impl Write) -> io::Result<bool> {
    let words = words(args.lang);
    let output = args.output.as_deref();
    let of_output = || output.and_then(PaperFormat::of_path);
    let format = args.format.or_else(of_output).unwrap_or(PaperFormat::Pdf);
    if let Some((path, sentence)) = target_fault(args, format, &words) {
        report_file(&path, &sentence);
        return Ok(false);
    }
    let interrupt = Interrupt::listen();
    let Some(paper) = made(args, format, &words, &interrupt) else { return Ok(false) };
    if let Some(code) = paper.code {
        let number = ("seed", code.seed.to_string().into());
        writeln!(out, "{}", words.fill("cli-exam-code", &[number, ("code", code.to_string().into())]))?;
    }
    let mut files = output.map_or_else(Vec::new, |output| files(args, format, output, &paper, &words));
    if let Some(path) = &args.key_json {
        files.insert(0, (path.clone(), Ok(key_json(&paper)?)));
    }
    if interrupt.has_happened() {
        report_all(PaperError::Canceled.sentences(&words));
        return Ok(false);
    }
    let sources = if format.properties().is_source { output } else { None };
    write(&words, files, sources, out)
}

/// Returns the files of a paper in a format, each with its path, or with the path that is at fault and why.
fn files(
    args: &ExamArgs,
    format: PaperFormat,
    output: &Path,
    paper: &Paper,
    words: &Words,
) -> Vec<(PathBuf, Result<Vec<u8>, String>)> {
    let pdf = |pdf: Result<Vec<u8>, ExportError>| pdf.map_err(|error| export_error_sentence(words, &error));
    let bank = |bank: Result<Bank, BankFailure>| match bank {
        Ok(Bank { bytes, notes }) => {
            report_all(notes);
            (output.to_owned(), Ok(bytes))
        }
        Err(failure) => match args.files.get(failure.number.wrapping_sub(1)) {
            Some(file) => (file.clone(), Err(failure.error.sentence(words))),
            None => (output.to_owned(), Err(failure.sentence(words))),
        },
    };
    let key = |path: PathBuf| (path, pdf(key_pdf(paper, args.key_form, words)));
    let mut files = match format {
        PaperFormat::Pdf => {
            let path = args.key.clone().unwrap_or_else(|| key_path(output));
            return vec![(output.to_owned(), pdf(sheet_pdf(paper, words))), key(path)];
        }
        PaperFormat::Latex => vec![(output.to_owned(), Ok(latex_source(paper, args.key_form, words).into_bytes()))],
        PaperFormat::Moodle => vec![bank(moodle_xml(paper, words))],
        PaperFormat::Canvas => vec![bank(qti_package(paper, words))],
    };
    // A bank marks itself, and LaTeX source holds its key: another is written only if it is wanted.
    files.extend(args.key.clone().map(key));
    files
}

/// Returns the first path at which nothing may be written, and why: it is that of a position file of the paper, or of another file
/// that is written.
fn target_fault(args: &ExamArgs, format: PaperFormat, words: &Words) -> Option<(PathBuf, String)> {
    let default_key = || args.output.as_deref().filter(|_| format == PaperFormat::Pdf).map(key_path);
    let targets = [args.key_json.clone(), args.output.clone(), args.key.clone().or_else(default_key)];
    let mut taken = Vec::new();
    for target in targets.into_iter().flatten() {
        let Ok(path) = fs::canonicalize(&target).or_else(|_| std::path::absolute(&target)) else { continue };
        if args.files.iter().any(|file| fs::canonicalize(file).is_ok_and(|file| file == path)) {
            return Some((target, words.text("cli-exam-over-position")));
        }
        if taken.contains(&path) {
            return Some((target, words.text("cli-exam-same-file")));
        }
        taken.push(path);
    }
    None
}

/// Generates the paper of the flags, or takes it from the files. Reports why there is none.
fn made(args: &ExamArgs, format: PaperFormat, words: &Words, interrupt: &Interrupt) -> Option<Paper> {
    if !args.files.is_empty() {
        return of_files(args, format, words);
    }
    let seed = seed_or_chosen(args.seed);
    let settings = PaperSettings {
        code: PaperCode { seed, wishes: args.wishes() },
        count: args.count,
        variants: args.variants,
        asked: format.asked_parts(args.ask),
        paper_size: args.paper,
        title: args.title.clone(),
    };
    let progress = ProgressLine::new(words, Deadline::default());
    let all = args.variants * args.count;
    let made = paper_while(&settings, words, &mut |done| {
        let number = |number: usize| words.number(number as u64).into();
        progress.say(|| words.fill("cli-exam-progress", &[("done", number(done)), ("all", number(all))]));
        !interrupt.has_happened()
    });
    progress.clear();
    match made {
        Ok(paper) => Some(paper),
        Err(error) => {
            if matches!(error, PaperError::NotGenerated(_)) {
                report(&words.fill("cli-practice-seed", &[("seed", seed.to_string().into())]));
            }
            report_all(error.sentences(words));
            None
        }
    }
}

/// Returns the paper on position files. Reports the first reason why there is none.
fn of_files(args: &ExamArgs, format: PaperFormat, words: &Words) -> Option<Paper> {
    let is_printed = args.output.is_some() && (format.properties().has_sheets || args.key.is_some());
    let refused = |number: usize, error: &PaperError| {
        let path = &args.files[number - 1];
        error.sentences(words).iter().for_each(|sentence| report_file(path, sentence));
        None
    };
    let mut exercises = Vec::new();
    let mut limits = Limits { bytes: bytes_of(args.max_memory), ..NO_LIMITS };
    for (number, path) in (1..).zip(&args.files) {
        let (document, left) = load_within(words, path, limits, Deadline::default())?;
        match Exercise::of_document(number, document, AskedParts::ALL, left.bytes, words) {
            Ok(exercise) => {
                limits.bytes = limits.bytes.saturating_sub(exercise.bytes());
                exercises.push(exercise);
            }
            Err(error) => return refused(number, &error),
        }
    }
    let paper = Paper::of_exercises(exercises, AskedParts::ALL, args.paper).asking_for(format.asked_parts(args.ask));
    let checked = paper.map_err(|error| (1, error)).and_then(|paper| {
        match &args.output {
            Some(_) if is_printed => check_sheets(&paper, words)?,
            Some(_) => check_order(&paper)?,
            None => {}
        }
        Ok(paper)
    });
    match checked {
        Ok(paper) => Some(Paper { title: args.title.clone(), ..paper }),
        Err((number, error)) => refused(number, &error),
    }
}

/// Writes files, all or none, and says so. Returns whether they were written, and reports why not.
/// `source`: the one whose old contents are kept.
fn write(
    words: &Words,
    files: Vec<(PathBuf, Result<Vec<u8>, String>)>,
    source: Option<&Path>,
    out: &mut impl Write,
) -> io::Result<bool> {
    let mut staged = StagedFiles::default();
    let mut written = Vec::new();
    let why =
        |error: &DiskError| words.fill("cli-exam-not-written", &[("reason", error.sentence_of_writing(words).into())]);
    for (path, file) in files {
        remove_abandoned(&path);
        let added = file.and_then(|bytes| {
            let kept = if source == Some(&path) { staged.keep(&path, &bytes) } else { Ok(()) };
            kept.and_then(|()| staged.add(&path, &bytes)).map_err(|error| why(&error))
        });
        if let Err(sentence) = added {
            report_file(&path, &sentence);
            return Ok(false);
        }
        written.push(path);
    }
    if let Err((path, error)) = staged.commit() {
        report_file(&path, &why(&error));
        return Ok(false);
    }
    for path in written {
        writeln!(out, "{}", words.fill("cli-exam-written", &[("file", displayed(&path).into())]))?;
    }
    Ok(true)
}
