//! `poda link`: prints a document as a link.

use super::flag_values::LANGUAGE;
use super::language::words;
use super::load::load_document;
use super::one_of::OneOf;
use crate::file::{Link, LinkMode};
use crate::i18n::Language;
use crate::trace::TimelineStep;
use clap::Args;
use std::io::{self, Write};
use std::path::PathBuf;

/// Where the program is served; empty if that is not known.
const HOMEPAGE: &str = env!("CARGO_PKG_HOMEPAGE");

/// The parser of a mode.
const MODE: OneOf<LinkMode> =
    OneOf { all: || LinkMode::ALL.into_iter().map(|mode| (mode.name(), mode)).collect(), aliases: &[] };

/// `poda link`.
#[derive(Args, Clone, Debug, PartialEq)]
pub struct LinkArgs {
    /// The step at which the document is opened.
    #[arg(long, value_parser = super::flag_values::whole, value_name = "N", allow_negative_numbers = true)]
    step: Option<u64>,
    /// The language of the window that the link opens.
    #[arg(long, value_parser = LANGUAGE, value_name = "en|es")]
    lang: Option<Language>,
    /// What the window does with the document.
    #[arg(long, value_parser = MODE, value_name = "practice|present")]
    mode: Option<LinkMode>,
    /// Whether the link is for a frame in another page.
    #[arg(long)]
    embed: bool,
    /// The address in front of the fragment.
    #[arg(long, value_parser = base, value_name = "URL")]
    base: Option<String>,
    /// The position file.
    #[arg(value_hint = clap::ValueHint::FilePath)]
    file: PathBuf,
}

/// Prints the link to a document. Returns whether there is one.
pub fn link(args: &LinkArgs, out: &mut impl Write) -> io::Result<bool> {
    let Some(document) = load_document(&words(args.lang), &args.file) else { return Ok(false) };
    let link = Link {
        step: args.step.map(|step| TimelineStep::new(usize::try_from(step).unwrap_or(usize::MAX))),
        language: args.lang,
        mode: args.mode,
        is_embedded: args.embed,
        ..Link::to_document(document)
    };
    writeln!(out, "{}{link}", args.base.as_deref().unwrap_or(HOMEPAGE))?;
    Ok(true)
}

/// Parses an address without a fragment.
fn base(text: &str) -> Result<String, String> {
    let is_plain = |letter: char| !letter.is_control() && !letter.is_whitespace() && !"#<>\"".contains(letter);
    if text.chars().all(is_plain) {
        Ok(text.to_owned())
    } else {
        Err(words(super::language::requested_language()).text("cli-link-base"))
    }
}
