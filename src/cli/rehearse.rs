//! `poda rehearse`: goes through a lecture press by press, prints what deserves a look, and writes the contact sheet.

use super::flag_values::{LANGUAGE, LANGUAGE_CODES, words};
use super::load::{load_document_with_players, load_whole_lecture};
use super::terminal::{ProgressLine, displayed, report, report_file};
use crate::deadline::Deadline;
use crate::export::default_path;
use crate::waiting::interrupt;
use clap::Args;
use poda_core::text::nearest;
use poda_lecture::{Rehearsal, contact_sheet};
use poda_paper::series::export_error_sentence;
use poda_platform::disk;
use poda_words::i18n::{Language, Words, args};
use poda_words::lessons::{self, lectures};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

#[derive(Args, Clone, Debug, PartialEq)]
pub struct RehearseArgs {
    #[arg(short, long, value_hint = clap::ValueHint::FilePath, help = "cli-help-rehearse-output", value_name = "cli-help-value-file")]
    output: Option<PathBuf>,
    #[arg(long, value_parser = LANGUAGE, value_name = LANGUAGE_CODES, help = "cli-help-rehearse-lang")]
    lang: Option<Language>,
    #[arg(value_hint = clap::ValueHint::FilePath, help = "cli-help-rehearse-lecture", value_name = "cli-help-value-file")]
    file: PathBuf,
}

/// The ending of the contact sheet's name.
const ENDING: &str = "rehearsal.pdf";

/// Returns the sentence about a path where there is no lecture. A name that is neither a path nor a lesson may mean a
/// lecture of the program.
fn no_lecture(words: &Words, path: &Path) -> String {
    let is_unknown =
        |name: &&str| !path.exists() && path.extension().is_none() && lessons::by_name_or_number(name).is_none();
    match path.to_str().filter(is_unknown) {
        Some(name) => {
            let meant = nearest(&name.to_lowercase(), lectures::permanent_names());
            let meant = meant.map(|meant| words.fill("cli-did-you-mean", &args![meant]));
            let said = words.text("cli-no-file-and-no-lecture");
            meant.map_or_else(|| said.clone(), |meant| format!("{said} {meant}"))
        }
        None => words.text("cli-not-a-lecture"),
    }
}

/// Rehearses a lecture. Returns whether the contact sheet was written.
pub fn rehearse(args: &RehearseArgs, out: &mut impl Write) -> io::Result<bool> {
    let words = words(args.lang);
    let lecture = match load_whole_lecture(&words, &args.file) {
        Ok(Some(lecture)) => lecture,
        Ok(None) => {
            // A file that nothing can be read from is not another kind of file: its fault is reported.
            let is_position = !args.file.is_file() || load_document_with_players(&words, &args.file).is_some();
            if is_position {
                report_file(&args.file, &no_lecture(&words, &args.file));
            }
            return Ok(false);
        }
        Err(()) => return Ok(false),
    };
    let path = args.output.clone().unwrap_or_else(|| default_path(&args.file, ENDING));
    if let Err(error) = disk::check_target(&path) {
        report_file(&path, &error.sentence_of_writing(&words));
        return Ok(false);
    }
    let (line, interrupt) = (ProgressLine::new(&words, Deadline::default()), interrupt());
    let rehearsal = Rehearsal::new(lecture, &words, |done, entries| {
        line.say_pages(done, entries);
        !interrupt.has_happened()
    });
    line.clear();
    let rehearsal = match rehearsal {
        Ok(rehearsal) => rehearsal,
        Err(why) => {
            report_file(&args.file, &why);
            return Ok(false);
        }
    };
    out.write_all(rehearsal.report(&words).as_bytes())?;
    out.flush()?;
    let written = contact_sheet(&rehearsal, &words).map_err(|error| export_error_sentence(&words, &error));
    let written =
        written.and_then(|bytes| disk::write_derived(&path, &bytes).map_err(|error| error.sentence_of_writing(&words)));
    match &written {
        Ok(()) => report(&words.fill("rehearsal-written", &args![file = displayed(&path)])),
        Err(why) => report_file(&path, why),
    }
    Ok(written.is_ok())
}
