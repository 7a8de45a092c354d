//! `poda new`: writes a small game in Python, whose rules a reader replaces by those of a game of their own.

use crate::flag_values::{LANGUAGE, LANGUAGE_CODES, words};
use crate::terminal::{displayed, report_file};
use clap::Args;
use poda_words::i18n::{Language, args};
use std::fs::OpenOptions;
use std::io::{self, ErrorKind, Write};
use std::path::PathBuf;

#[derive(Args, Clone, Debug, PartialEq, Eq)]
pub struct NewArgs {
    #[arg(long, value_parser = LANGUAGE, value_name = LANGUAGE_CODES, help = "cli-help-lang")]
    pub lang: Option<Language>,
    #[arg(value_hint = clap::ValueHint::FilePath, help = "cli-help-new-file", value_name = "cli-help-value-file")]
    pub file: PathBuf,
}

/// Writes the game into a file that does not exist yet, and says how to open it. Returns whether it was written.
pub fn new(args: &NewArgs, out: &mut impl Write) -> io::Result<bool> {
    let words = words(args.lang);
    let created = OpenOptions::new().write(true).create_new(true).open(&args.file);
    match created.and_then(|mut file| file.write_all(poda_examples::GAME.as_bytes())) {
        Ok(()) => {
            writeln!(out, "{}", words.fill("cli-new-written", &args![file = displayed(&args.file)]))?;
            Ok(true)
        }
        Err(error) if error.kind() == ErrorKind::AlreadyExists => {
            report_file(&args.file, &words.text("cli-new-exists"));
            Ok(false)
        }
        Err(error) => {
            report_file(&args.file, &error.to_string());
            Ok(false)
        }
    }
}
