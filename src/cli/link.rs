//! `poda link`: prints a document, or a lecture, as a link.

use super::flag_values::{LANGUAGE, LANGUAGE_CODES, OneOf, expectation, whole, words};
use super::load::{lesson, load_document_with_players, load_whole_lecture};
use super::terminal::report_file;
use clap::Args;
use poda_core::document::any_search::record_any;
use poda_core::document::{Document, EntrySource, Lecture};
use poda_core::text::is_unsafe;
use poda_core::trace::TimelineStep;
use poda_paper::series::SeriesError;
use poda_platform::page;
use poda_session::LIMITS;
use poda_words::file::{LinkMode, LinkView, MAX_LINK_BYTES, encode};
use poda_words::i18n::{Language, Words, args};
use poda_words::lessons::lectures;
use std::io::{self, Write};
use std::num::NonZero;
use std::path::PathBuf;

const MODE: OneOf<LinkMode> = OneOf::of(|| LinkMode::ALL.iter().map(|&mode| (mode.name(), mode)).collect());

#[derive(Args, Clone, Debug, PartialEq)]
pub struct LinkArgs {
    #[arg(long, value_parser = whole::<NonZero<usize>>, value_name = "N", allow_negative_numbers = true, help = "cli-help-link-entry")]
    entry: Option<NonZero<usize>>,
    #[arg(long, value_parser = whole::<usize>, value_name = "N", allow_negative_numbers = true, help = "cli-help-link-step")]
    step: Option<usize>,
    #[arg(long, value_parser = LANGUAGE, value_name = LANGUAGE_CODES, help = "cli-help-link-lang")]
    lang: Option<Language>,
    #[arg(long, value_parser = MODE, value_name = "practice|present", help = "cli-help-link-mode")]
    mode: Option<LinkMode>,
    #[arg(long, value_parser = whole::<NonZero<u32>>, value_name = "S", allow_negative_numbers = true, help = "cli-help-max-time-of-searches")]
    max_time: Option<NonZero<u32>>,
    #[arg(long, help = "cli-help-link-embed")]
    embed: bool,
    #[arg(long, value_parser = base, value_name = "URL", help = "cli-help-link-base")]
    base: Option<String>,
    #[arg(value_hint = clap::ValueHint::FilePath, help = "cli-help-position-or-lecture", value_name = "cli-help-value-file")]
    file: PathBuf,
}

/// Prints the link to a document or a lecture. Returns whether there is one; reports the reason if not.
pub fn link(args: &LinkArgs, out: &mut impl Write) -> io::Result<bool> {
    let words = words(args.lang);
    let step = args.step.map(TimelineStep::new);
    let Ok(lecture) = load_whole_lecture(&words, &args.file) else { return Ok(false) };
    let encoded = if let Some(lecture) = lecture {
        if let Some(fault) = missing_in_lecture(&words, &lecture, args.entry, step) {
            report_file(&args.file, &fault);
            return Ok(false);
        }
        lectures::link_target(&lecture)
    } else {
        let Some(document) = load_document_with_players(&words, &args.file) else { return Ok(false) };
        if args.entry.is_some() {
            report_file(&args.file, &words.text("cli-entry-of-a-position"));
            return Ok(false);
        }
        if let Some(fault) = step.and_then(|step| missing_step(&document, step)) {
            report_file(&args.file, &fault.sentence(&words));
            return Ok(false);
        }
        encode(&document, MAX_LINK_BYTES)
    };
    let Ok(code) = encoded else {
        report_file(&args.file, &words.text("cli-link-too-large"));
        return Ok(false);
    };
    let view = LinkView {
        step,
        language: args.lang,
        entry: args.entry.map(NonZero::get),
        mode: args.mode,
        max_seconds: args.max_time.map(NonZero::get),
        is_embedded: args.embed,
    };
    writeln!(out, "{}#{code}{view}", args.base.clone().unwrap_or_else(page::base))?;
    Ok(true)
}

/// Returns a sentence if a lecture does not have an entry, or if the step is beyond the end of the entry's search.
fn missing_in_lecture(
    words: &Words,
    lecture: &Lecture,
    entry: Option<NonZero<usize>>,
    step: Option<TimelineStep>,
) -> Option<String> {
    let (number, count) = (entry.map_or(1, NonZero::get), lecture.entries.len());
    let Some(entry) = lecture.entries.get(number - 1) else {
        return Some(words.fill("cli-no-entry", &args![entry = number, count]));
    };
    let document = match &entry.source {
        EntrySource::Lesson(name) => lesson(name)?,
        EntrySource::Position(document) => document,
        EntrySource::Slide(_) | EntrySource::File(_) => {
            return step.map(|_| words.fill("cli-step-of-a-slide", &args![entry = number]));
        }
    };
    missing_step(document, step?).map(|fault| fault.sentence(words))
}

/// Returns an error if a step is beyond the end of the document's search and of the search beside it. If a search is
/// stopped at the window's limits, its end is not known and no error is returned.
fn missing_step(document: &Document, step: TimelineStep) -> Option<SeriesError> {
    let own = *document.searches.first();
    // Two searches on one tree have one timeline.
    let beside = document.searches.second().copied().filter(|beside| own.search().and(beside.search()).is_some());
    let mut last = TimelineStep::START;
    for search in std::iter::once(own).chain(beside) {
        let recorded = record_any(&search, document.position(), LIMITS, &()).ok()?;
        last = last.max(recorded.end());
        if step <= last || !recorded.is_complete() {
            return None;
        }
    }
    Some(SeriesError::NoSuchStep { step: step.get(), last: last.get() })
}

fn base(text: &str) -> Result<String, String> {
    let is_plain = |letter: char| !is_unsafe(letter) && !letter.is_whitespace() && !"#<>\"".contains(letter);
    if text.chars().all(is_plain) { Ok(text.to_owned()) } else { Err(expectation("cli-link-base", &[])) }
}
