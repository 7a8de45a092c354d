//! `poda trace`: prints every step of a search, as the captions of the window or as data.
//!
//! Lines that are not steps contain the settings of the search, the beginning of each pass, and why the search ended.

pub(super) mod arguments;
pub(super) mod data;
pub(super) mod facts;
mod formats;
pub(super) mod mcts;
mod outline;
pub mod panels;
pub(super) mod passes;
mod players;
mod run;
pub(super) mod settings;
pub(super) mod step_facts;

use crate::by_kind;
use crate::deadline::Deadline;
use crate::flag_values::words;
use crate::load::{FIRST_LESSON, LoadedPosition, NO_LIMITS, load_with_players, load_within};
use crate::search_flags::TimeFlag;
use crate::terminal::{ProgressLine, report, report_file, report_limit, to_stdout};
use crate::watchdog::Watchdog;
pub use arguments::TraceArgs;
use arguments::TraceRequest;
use passes::print_captions;
use poda_core::document::recorder::record_within;
use poda_core::text::{Excerpt, visible};
use poda_core::trace::limits::Ending;
use poda_core::trace::passes::Passes;
use poda_session::LIMITS;
use poda_words::file::load;
use poda_words::i18n::{Language, Words, args};
use poda_words::lessons;
pub use run::write_run;
use std::io::{self, Write};
use std::path::Path;
use std::sync::Arc;
use step_facts::Details;

/// Prints the trace. Returns whether the search was complete.
pub fn trace(args: &TraceArgs, out: &mut impl Write) -> io::Result<bool> {
    let words = words(args.lang);
    let [half, whole] = Deadline::half_and_whole(args.time);
    let _watchdog = Watchdog::new(whole, || words.text("cli-limit-time"), &args.file);
    let loaded = load_with_players(&words, &args.file, &args.search, &args.kinds, whole);
    let Some(LoadedPosition { searched, search, limits, .. }) = loaded else { return Ok(false) };
    let progress = ProgressLine::new(&words, half);
    let request = TraceRequest { words: &words, args, details: args.details(whole), limits, progress: &progress };
    let ending = match by_kind::trace(&request, &searched, search, out)? {
        Ok(ending) => ending,
        Err(refusal) => {
            report_file(&args.file, &words.text(refusal));
            return Ok(false);
        }
    };
    out.flush()?;
    if ending != Ending::Complete {
        report_limit(&words, &args.file, ending, &args.search.rules);
    }
    Ok(ending == Ending::Complete)
}

/// Reports `why` there is no window, and prints the first steps of the file, or of the first lesson. Returns whether
/// there was a position to print.
pub fn run_headless(
    why: impl FnOnce(&Words) -> String,
    lang: Option<Language>,
    file: Option<&Path>,
    max_seconds: Option<u32>,
) -> bool {
    let words = words(lang);
    report(&why(&words));
    let [half, whole] = Deadline::half_and_whole(TimeFlag { max_time: max_seconds.map(u64::from) });
    let _watchdog = Watchdog::new(whole, || words.text("cli-limit-time"), file.unwrap_or(Path::new(FIRST_LESSON)));
    let document = match file {
        Some(file) => load_within(&words, file, NO_LIMITS, whole, load).map(|(document, _)| document),
        None => lessons::all().first().cloned(),
    };
    let Some((document, config)) = document.as_ref().and_then(|document| Some((document, document.search()?))) else {
        return false;
    };
    let title = document.title.as_ref().map(|title| title.in_language(words.language()).to_owned());
    let title = title.unwrap_or_else(|| words.text("document-untitled"));
    report(&words.fill("start-steps", &args![title = Excerpt::new(&title).to_string()]));
    // As in the window, a search that meets a limit is shown as far as it was recorded.
    let recording = record_within(config, document.position(), LIMITS, &ProgressLine::new(&words, half));
    let passes = Passes::of_one(Arc::new(recording));
    let mut first = FirstLines::default();
    // Printing fails when enough lines are written.
    let is_whole = print_captions(&words, config, &passes, Details::default(), &mut first).is_ok();
    let is_printed = to_stdout(|out| out.write_all(&first.text).map(|()| true));
    if !is_whole {
        let file = file.map_or_else(|| FIRST_LESSON.to_owned(), |file| visible(&file.to_string_lossy()).into_owned());
        report(&words.fill("start-steps-more", &args![file]));
    }
    is_printed == Some(true)
}

/// A writer that keeps the first lines, as many as a screen shows, and then fails.
#[derive(Default)]
struct FirstLines {
    text: Vec<u8>,
    lines: usize,
}

impl FirstLines {
    const MOST: usize = 20;
}

impl Write for FirstLines {
    fn write(&mut self, text: &[u8]) -> io::Result<usize> {
        if self.lines == Self::MOST {
            return Err(io::ErrorKind::WriteZero.into());
        }
        let text = text.split_inclusive(|&byte| byte == b'\n').next().unwrap_or_default();
        self.text.extend_from_slice(text);
        self.lines += usize::from(text.ends_with(b"\n"));
        Ok(text.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}
