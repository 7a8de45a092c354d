//! Generates a paper, or takes one from position files, and writes it with its key.

use super::args::ExamArgs;
use super::format::ExamFormat;
use crate::cli::language::words;
use crate::cli::load::load_document;
use crate::cli::report::{displayed, report, report_file};
use crate::exam::bank::BankFailure;
use crate::exam::moodle::moodle_xml;
use crate::exam::qti::qti_package;
use crate::exam::{
    Exercise, Paper, PaperCode, PaperError, PaperSettings, key_json, key_pdf, latex_source, paper, sheet_pdf,
};
use crate::export::ExportError;
use crate::i18n::Words;
use crate::platform::clock::{SystemTime, UNIX_EPOCH};
use crate::platform::disk::DiskError;
use crate::platform::disk::staged::StagedFiles;
use crate::practice::generator::chosen_seed;
use crate::series::export_error_sentence;
use std::ffi::OsString;
use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

/// Writes a paper and its key. Returns whether everything was written.
pub fn exam(args: &ExamArgs, out: &mut impl Write) -> io::Result<bool> {
    let words = words(args.lang);
    let format = match format(args, &words) {
        Ok(format) => format,
        Err(sentence) => {
            report(&sentence);
            return Ok(false);
        }
    };
    if let Some((path, sentence)) = target_fault(args, format, &words) {
        report_file(&path, &sentence);
        return Ok(false);
    }
    let Some(paper) = made(args, format, &words) else { return Ok(false) };
    if let Some(code) = paper.code {
        let number = ("seed", code.seed.to_string().into());
        writeln!(out, "{}", words.fill("cli-exam-code", &[number, ("code", code.to_string().into())]))?;
    }
    let mut files = args.output.as_ref().map_or_else(Vec::new, |output| files(args, format, output, &paper, &words));
    if let Some(path) = &args.key_json {
        files.insert(0, (path.clone(), Ok(key_json(&paper)?)));
    }
    write(&words, files, out)
}

/// Returns the files of a paper in a format, each with its path, or with the path that is at fault and why.
fn files(
    args: &ExamArgs,
    format: ExamFormat,
    output: &Path,
    paper: &Paper,
    words: &Words,
) -> Vec<(PathBuf, Result<Vec<u8>, String>)> {
    let pdf = |pdf: Result<Vec<u8>, ExportError>| pdf.map_err(|error| export_error_sentence(words, &error));
    let bank = |bank: Result<Vec<u8>, BankFailure>| match bank {
        Ok(bytes) => (output.to_owned(), Ok(bytes)),
        Err(failure) => match args.files.get(failure.number.wrapping_sub(1)) {
            Some(file) => (file.clone(), Err(failure.error.sentence(words))),
            None => (output.to_owned(), Err(failure.sentence(words))),
        },
    };
    let key = |path: PathBuf| (path, pdf(key_pdf(paper, words)));
    let mut files = match format {
        ExamFormat::Pdf => {
            let path = args.key.clone().unwrap_or_else(|| key_path(output));
            return vec![(output.to_owned(), pdf(sheet_pdf(paper, words))), key(path)];
        }
        ExamFormat::Latex => vec![(output.to_owned(), Ok(latex_source(paper, words).into_bytes()))],
        ExamFormat::Moodle => vec![bank(moodle_xml(paper, words))],
        ExamFormat::Qti => vec![bank(qti_package(paper, words))],
    };
    // A bank marks itself, and LaTeX source holds its key: another is written only if it is wanted.
    files.extend(args.key.clone().map(key));
    files
}

/// Returns the format of the paper, or a sentence about why it is not known.
fn format(args: &ExamArgs, words: &Words) -> Result<ExamFormat, String> {
    let by_name = |path: &PathBuf| {
        let unknown = || words.fill("cli-exam-unknown-format", &[("file", displayed(path).into())]);
        ExamFormat::of_path(path).ok_or_else(unknown)
    };
    match (args.format, &args.output) {
        (Some(format), _) => Ok(format),
        (None, Some(output)) => by_name(output),
        (None, None) => Ok(ExamFormat::Pdf),
    }
}

/// Returns the first path at which nothing may be written, and why: it is that of a position file of the paper, or of another file
/// that is written.
fn target_fault(args: &ExamArgs, format: ExamFormat, words: &Words) -> Option<(PathBuf, String)> {
    let default_key = || args.output.as_deref().filter(|_| format == ExamFormat::Pdf).map(key_path);
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

/// Returns the path of the key of a paper: `exam-key.pdf` beside `exam.pdf`.
fn key_path(output: &Path) -> PathBuf {
    let mut name = output.file_stem().map(OsString::from).unwrap_or_default();
    name.push("-key");
    if let Some(extension) = output.extension() {
        name.push(".");
        name.push(extension);
    }
    output.with_file_name(name)
}

/// Generates the paper of the flags, or takes it from the files. Reports why there is none.
fn made(args: &ExamArgs, format: ExamFormat, words: &Words) -> Option<Paper> {
    if !args.files.is_empty() {
        return of_files(args, format, words);
    }
    let chosen = || chosen_seed(SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default());
    let seed = args.seed.unwrap_or_else(chosen);
    let whole = |number: u64| usize::try_from(number).unwrap_or(usize::MAX);
    let settings = PaperSettings {
        code: PaperCode { seed, wishes: args.wishes() },
        count: whole(args.count),
        variants: whole(args.variants),
        asked: args.ask,
        paper_size: args.paper,
        title: args.title.clone(),
    };
    match paper(&settings, words) {
        Ok(paper) => Some(paper),
        Err(error) => {
            if matches!(error, PaperError::NotGenerated(_)) {
                report(&words.fill("cli-practice-seed", &[("seed", seed.to_string().into())]));
            }
            for sentence in error.sentences(words) {
                report(&sentence);
            }
            None
        }
    }
}

/// Returns the paper on position files. Reports the first reason why there is none.
fn of_files(args: &ExamArgs, format: ExamFormat, words: &Words) -> Option<Paper> {
    let is_bank = matches!(format, ExamFormat::Moodle | ExamFormat::Qti);
    let is_printed = args.output.is_some() && (!is_bank || args.key.is_some());
    let mut exercises = Vec::new();
    for (number, path) in (1..).zip(&args.files) {
        let document = load_document(words, path)?;
        let made = Exercise::of_document(number, document, args.ask, words);
        let check = |exercise: &Exercise| match &args.output {
            Some(_) if is_printed => exercise.check_paper(),
            Some(_) => exercise.check_order(),
            None => Ok(()),
        };
        let checked = made.and_then(|exercise| check(&exercise).map(|()| exercise));
        match checked {
            Ok(exercise) => exercises.push(exercise),
            Err(error) => {
                for sentence in error.sentences(words) {
                    report_file(path, &sentence);
                }
                return None;
            }
        }
    }
    Some(Paper { title: args.title.clone(), ..Paper::of_exercises(exercises, args.ask, args.paper) })
}

/// Writes files, all or none, and says so. Returns whether they were written, and reports why not.
fn write(words: &Words, files: Vec<(PathBuf, Result<Vec<u8>, String>)>, out: &mut impl Write) -> io::Result<bool> {
    let mut staged = StagedFiles::default();
    let mut written = Vec::new();
    let why =
        |error: &DiskError| words.fill("cli-exam-not-written", &[("reason", error.sentence_of_writing(words).into())]);
    for (path, file) in files {
        let added = file.and_then(|bytes| staged.add(&path, &bytes).map_err(|error| why(&error)));
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
