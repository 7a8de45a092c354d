//! `poda import`: writes a tree in any notation as a position file.

use super::flag_values::{LANGUAGE, LANGUAGE_CODES, words};
use super::load::load_document_with_players;
use super::terminal::report_file;
use clap::Args;
use poda_platform::disk::{self, Backup};
use poda_words::file;
use poda_words::i18n::Language;
use std::io::{self, Write};
use std::path::PathBuf;

#[derive(Args, Clone, Debug, PartialEq)]
pub struct ImportArgs {
    #[arg(short, long, value_hint = clap::ValueHint::FilePath, help = "cli-help-import-output", value_name = "cli-help-value-file")]
    output: Option<PathBuf>,
    #[arg(long, value_parser = LANGUAGE, value_name = LANGUAGE_CODES, help = "cli-help-lang")]
    lang: Option<Language>,
    #[arg(value_hint = clap::ValueHint::FilePath, help = "cli-help-import-file", value_name = "cli-help-value-file")]
    file: PathBuf,
}

/// Writes the position file. Returns whether it was written; reports the reason if not.
pub fn import(args: &ImportArgs, out: &mut impl Write) -> io::Result<bool> {
    let words = words(args.lang);
    let Some(document) = load_document_with_players(&words, &args.file) else { return Ok(false) };
    let text = file::save(&document);
    let Some(output) = &args.output else {
        out.write_all(text.as_bytes())?;
        return Ok(true);
    };
    if let Err(error) = disk::write(output, &text, Backup::Keep) {
        report_file(output, &error.sentence_of_writing(&words));
        return Ok(false);
    }
    Ok(true)
}
