//! `poda trace`: prints every step of a search, as the captions of the window or as data.
//!
//! Lines that are not steps contain the settings of the search, the beginning of each pass, and why the search ended.

mod data;
mod facts;
mod formats;
mod mcts;
mod outline;
pub mod panels;
mod players;
mod run;
mod settings;
mod step_facts;

use crate::deadline::Deadline;
use crate::flag_values::{LANGUAGE, LANGUAGE_CODES, OneOf, PlayerFlags, SearchFlags, TimeFlag, words};
use crate::load::{FIRST_LESSON, LoadedPosition, NO_LIMITS, load_with_players, load_within};
use crate::terminal::{Ansi, FAINT, ProgressLine, report, report_file, report_limit, to_stdout};
use crate::watchdog::Watchdog;
use clap::Args;
use data::WriteLine;
use formats::{write_csv, write_ron};
use outline::{MAX_INDENTED, print_passes};
use panels::PanelTexts;
use poda_core::comparison::MAX_NODES;
use poda_core::document::Document;
use poda_core::document::recorder::{record_mcts, record_passes, record_within};
use poda_core::game::Game;
use poda_core::game::any::AnyGame;
use poda_core::score::{Bound, Interval};
use poda_core::search::{Leaf, SearchConfig};
use poda_core::text::{Excerpt, visible};
use poda_core::trace::limits::Ending;
use poda_core::trace::passes::{PassStep, Passes};
use poda_core::trace::recording::Recording;
use poda_core::trace::visit::VisitKind;
use poda_core::trace::{Event, NodeId, NodeKind, Step, Story, TimelineStep};
use poda_session::LIMITS;
use poda_session::minimax_check::check;
use poda_words::file::load;
use poda_words::i18n::explain::{passes_cut_short, rank_reason, why};
use poda_words::i18n::narration::{Narrator, pass_begins, search_stops};
use poda_words::i18n::node_names::NodeNames;
use poda_words::i18n::search_settings::search_sentence;
use poda_words::i18n::styled_text::StyledText;
use poda_words::i18n::{Language, MessageArg, Words, multi_player, narration};
use poda_words::lessons;
use poda_words::practice::json::write_line;
pub use run::write_run;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::sync::Arc;
pub use step_facts::Details;

#[derive(Args, Clone, Debug, PartialEq)]
#[expect(clippy::struct_excessive_bools, reason = "each is a flag")]
pub struct TraceArgs {
    #[arg(long, value_parser = FORMAT, value_name = "text|outline|json|csv|ron|run", default_value = "text", help = "cli-help-trace-format")]
    format: TraceFormat,
    #[arg(long, conflicts_with = "format", help = "cli-help-trace-json")]
    json: bool,
    #[arg(long, help = "cli-help-why")]
    pub why: bool,
    #[arg(long, help = "cli-help-short-ids")]
    pub short_ids: bool,
    #[arg(long, requires = "json", help = "cli-help-panels")]
    panels: bool,
    #[arg(long, value_parser = LANGUAGE, value_name = LANGUAGE_CODES, help = "cli-help-lang")]
    pub lang: Option<Language>,
    #[command(flatten)]
    pub search: SearchFlags,
    #[command(flatten)]
    pub players: PlayerFlags,
    #[command(flatten)]
    pub time: TimeFlag,
    #[arg(value_hint = clap::ValueHint::FilePath, help = "cli-help-position", value_name = "cli-help-value-file")]
    pub file: PathBuf,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TraceFormat {
    /// One sentence per step, indented by ply.
    Text,
    /// One node per line as text, indented by ply.
    Outline,
    /// One JSON object per line.
    Json,
    /// Comma-separated values, one row per line below a header.
    Csv,
    /// A single list in RON.
    Ron,
    /// A run, in the format that other programs write for `poda check`.
    Run,
}

const FORMAT: OneOf<TraceFormat> = OneOf::of(|| {
    let (text, outline) = (("text", TraceFormat::Text), ("outline", TraceFormat::Outline));
    vec![
        text,
        outline,
        ("json", TraceFormat::Json),
        ("csv", TraceFormat::Csv),
        ("ron", TraceFormat::Ron),
        ("run", TraceFormat::Run),
    ]
});

impl TraceArgs {
    pub const fn format(&self) -> TraceFormat {
        if self.json { TraceFormat::Json } else { self.format }
    }

    /// Returns whether a Monte Carlo tree search can be printed in this way.
    const fn fits_mcts(&self) -> bool {
        match self.format() {
            TraceFormat::Text => true,
            TraceFormat::Json => !self.panels,
            TraceFormat::Outline | TraceFormat::Csv | TraceFormat::Ron | TraceFormat::Run => false,
        }
    }

    /// Returns whether a search of several players can be printed in this way.
    const fn fits_players(&self) -> bool {
        match self.format() {
            TraceFormat::Text | TraceFormat::Outline | TraceFormat::Csv | TraceFormat::Ron | TraceFormat::Run => true,
            TraceFormat::Json => !self.panels,
        }
    }

    /// Returns which details of each step are printed. Data has captions if a language is named.
    const fn details(&self, deadline: Deadline) -> Details {
        Details { why: self.why, captions: self.lang.is_some(), short_ids: self.short_ids, deadline }
    }
}

/// Prints the trace. Returns whether the search was complete.
pub fn trace(args: &TraceArgs, out: &mut impl Write) -> io::Result<bool> {
    let words = words(args.lang);
    let [half, whole] = Deadline::half_and_whole(args.time);
    let _watchdog = Watchdog::new(whole, || words.text("cli-limit-time"), &args.file);
    let loaded = load_with_players(&words, &args.file, (&args.search, &args.players), whole);
    let Some(LoadedPosition { document, config, limits, mcts }) = loaded else { return Ok(false) };
    let refused = if mcts.is_some() {
        (!args.fits_mcts()).then_some("mcts-trace-format")
    } else if document.position().players().is_some() {
        (!args.fits_players()).then_some("players-trace-format")
    } else {
        None
    };
    if let Some(reason) = refused {
        report_file(&args.file, &words.text(reason));
        return Ok(false);
    }
    let (progress, details) = (ProgressLine::new(&words, half), args.details(whole));
    let (is_whole, ending) = if let Some((mcts, scale)) = mcts {
        let recording = record_mcts(&mcts, scale, document.position(), limits, &progress);
        progress.clear();
        let is_whole = if args.format() == TraceFormat::Text {
            mcts::print(&words, &recording, details, out)?
        } else {
            mcts::write_lines(&words, &recording, details, &mut |facts| write_line(out, facts))?
        };
        (is_whole, recording.ending())
    } else {
        let passes = record_passes(&config, document.position(), limits, &progress);
        progress.clear();
        let panels = args.panels.then(|| {
            let minimax = check((document.position(), &config), &passes, (MAX_NODES, limits.bytes), &());
            PanelTexts::new(&words, &config, &passes, minimax)
        });
        let document = Document { search: config, ..document };
        (write_passes(&words, args.format(), (&document, &passes), (details, panels), out)?, passes.ending())
    };
    out.flush()?;
    let ending = if is_whole { ending } else { Ending::TimeLimit };
    if ending != Ending::Complete {
        report_limit(&words, &args.file, ending, &args.search.rules);
    }
    Ok(ending == Ending::Complete)
}

/// Writes the passes of a document's search in a format. Returns whether there was time for all of them.
fn write_passes(
    words: &Words,
    format: TraceFormat,
    (document, passes): (&Document, &Passes<AnyGame>),
    (details, panels): (Details, Option<PanelTexts<'_>>),
    out: &mut impl Write,
) -> io::Result<bool> {
    let config = &document.search;
    let mut is_whole = true;
    let write_lines = |write: &mut WriteLine<'_>| {
        is_whole = data::write_lines(words, config, passes, details, panels, write)?;
        Ok(())
    };
    match format {
        TraceFormat::Text => is_whole = print_captions(words, config, passes, details, out)?,
        TraceFormat::Outline => is_whole = print_outline(words, config, passes, details.deadline, out)?,
        TraceFormat::Json => write_lines(&mut |facts| write_line(out, facts))?,
        TraceFormat::Csv => write_csv(&mut *out, write_lines)?,
        TraceFormat::Ron => write_ron(out, write_lines)?,
        TraceFormat::Run => write_run(document, passes, out)?,
    }
    Ok(is_whole)
}

/// Prints every step with the window's caption, indented by ply. Returns whether there was time for all of them.
pub fn print_captions(
    words: &Words,
    config: &SearchConfig,
    passes: &Passes<AnyGame>,
    details: Details,
    out: &mut impl Write,
) -> io::Result<bool> {
    let writer = TextWriter { words, ansi: Ansi::of_stdout(), width: passes.end().to_string().len() };
    writer.line(TimelineStep::START, 0, &search_sentence(words, config, passes.get(0).root()), out)?;
    for (pass, recording) in passes.iter().enumerate() {
        let begin = passes.timeline_step(PassStep { pass, step: 0 });
        if let Some(begins) = pass_begins(words, recording) {
            writer.line(begin, 0, &writer.ansi.paint_styled(&begins), out)?;
        }
        let mut narrator = Narrator::new(words, &**recording);
        for step in 1..=recording.trace().len() {
            if details.deadline.is_over() {
                let last = passes.timeline_step(PassStep { pass, step: step - 1 });
                return writer.line(last, 0, &words.text("cli-trace-out-of-time"), out).map(|()| false);
            }
            writer.step(passes, (&mut narrator, PassStep { pass, step }), details, out)?;
        }
    }
    writer.line(passes.end(), 0, &ending(words, passes), out)?;
    Ok(true)
}

/// Prints each pass as a tree, preceded by the settings of the search and followed by why the search ended. Returns whether there was time
/// for all of it.
fn print_outline(
    words: &Words,
    config: &SearchConfig,
    passes: &Passes<AnyGame>,
    deadline: Deadline,
    out: &mut impl Write,
) -> io::Result<bool> {
    writeln!(out, "{}", search_sentence(words, config, passes.get(0).root()))?;
    let is_whole = print_passes(words, passes, deadline, out)?;
    let end = if is_whole { ending(words, passes) } else { words.text("cli-trace-out-of-time") };
    writeln!(out, "{end}")?;
    Ok(is_whole)
}

/// Returns a sentence about why the search ended, with its value and best move.
fn ending(words: &Words, passes: &Passes<AnyGame>) -> String {
    let why = match passes.last().stop_reason {
        _ if !passes.is_complete() => narration::ending_sentence(words, passes.last()),
        Some(stop) => search_stops(words, stop).plain(),
        None => words.text("cli-trace-complete"),
    };
    if passes.last().multi_player().is_some() {
        let result = multi_player::result(words, passes.last()).into_iter().next();
        let known = if result.is_some() { "yes" } else { "no" };
        let args: [(&str, MessageArg); 3] =
            [("known", known.into()), ("why", why.into()), ("result", result.unwrap_or_default().into())];
        return words.fill("players-ending", &args);
    }
    let answer = passes.result();
    // A faulty algorithm proves nothing.
    let is_mistaken = !passes.get(0).trace().trust.is_proved();
    let value = answer.value.filter(|_| !is_mistaken).map(|(score, is)| Interval::of(score, is).to_string());
    // With a narrow window, the first move that returned the best score is only a candidate.
    let deciding = passes.get(passes.deciding_pass());
    let best = answer.best.map(|(_, node)| node);
    let proved = match answer.value {
        Some((_, Bound::Exact)) => deciding.trace().end().proving_child(NodeId::ROOT),
        Some((_, Bound::Lower | Bound::Upper)) | None => None,
    };
    let known = match (&value, best) {
        (Some(_), Some(_)) if best == proved => "both",
        (Some(_), Some(_)) => "candidate",
        (Some(_), None) => "value",
        (None, Some(_)) if is_mistaken => "move",
        (None, _) => "nothing",
    };
    let best = best.map(|node| NodeNames::new(words, deciding).inline(node));
    let args: [(&str, MessageArg); 4] = [
        ("known", known.into()),
        ("why", why.into()),
        ("value", value.unwrap_or_default().into()),
        ("best", best.unwrap_or_default().into()),
    ];
    let said = words.fill("cli-trace-stop", &args);
    match passes_cut_short(words, passes) {
        Some(cut_short) => format!("{said} {}", cut_short.plain()),
        None => said,
    }
}

/// Writes lines with their step number and indentation.
struct TextWriter<'a> {
    words: &'a Words,
    ansi: Ansi,
    /// The width of the step numbers, in characters.
    width: usize,
}

impl TextWriter<'_> {
    fn line(&self, step: TimelineStep, ply: usize, said: &str, out: &mut impl Write) -> io::Result<()> {
        let number = self.ansi.paint(FAINT, &format!("{step:width$}", width = self.width));
        writeln!(out, "{number}  {:indent$}{said}", "", indent = 2 * ply.min(MAX_INDENTED))
    }

    /// Writes a step with the same facts as in JSON: whether the visit is a scout or a re-search, and why its move has its rank.
    fn step(
        &self,
        passes: &Passes<AnyGame>,
        (narrator, pass_step): (&mut Narrator<'_, AnyGame>, PassStep),
        details: Details,
        out: &mut impl Write,
    ) -> io::Result<()> {
        let (recording, step) = (passes.get(pass_step.pass), pass_step.step);
        let trace = recording.trace();
        let ply = trace.at(step).current().map_or(0, |node| trace.ply(node));
        let notes = if let Some(Event::Enter(node)) = trace.event(step) {
            self.entry_notes(recording, step, node)
        } else {
            StyledText::default()
        };
        let said = narrator.event_sentence(step, notes);
        self.line(passes.timeline_step(pass_step), ply, &self.ansi.paint_styled(&said), out)?;
        let Some(Event::Cutoff(child)) = trace.event(step).filter(|_| details.why) else { return Ok(()) };
        let cut = trace.parent(child).and_then(|node| why(self.words, recording, step, node));
        for paragraph in cut.unwrap_or_default() {
            writeln!(
                out,
                "{:indent$}{}",
                "",
                self.ansi.paint_styled(&paragraph),
                indent = self.width + 4 + 2 * ply.min(MAX_INDENTED)
            )?;
        }
        Ok(())
    }

    /// Returns the notes on entering a node. The kind of visit is noted only for leaves, because the captions of other nodes contain it.
    fn entry_notes(&self, recording: &Recording<AnyGame>, step: Step, node: NodeId) -> StyledText {
        let trace = recording.trace();
        let is_said = matches!(trace.kind(node), NodeKind::Inner | NodeKind::Leaf(Leaf::TableHit));
        let errand = trace.visit_kind(node).filter(|_| !is_said).map(|errand| match errand {
            VisitKind::Scout => self.words.styled("cli-trace-scout", &[]),
            VisitKind::Research => self.words.styled("cli-trace-research", &[]),
            VisitKind::Probe => self.words.styled("cli-trace-probe", &[]),
        });
        let reason = trace.has_order_reasons().then(|| rank_reason(self.words, recording, step, node)).flatten();
        errand.into_iter().chain(reason).fold(StyledText::default(), StyledText::then).faint()
    }
}

/// Reports `why` there is no window, and prints the first steps of the file, or of the first lesson. Returns whether there was a position
/// to print.
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
    let Some(document) = document else { return false };
    let title = document.title.as_ref().map(|title| title.in_language(words.language()).to_owned());
    let title = title.unwrap_or_else(|| words.text("document-untitled"));
    report(&words.fill("start-steps", &[("title", Excerpt::new(&title).to_string().into())]));
    // As in the window, a search that meets a limit is shown as far as it was recorded.
    let recording = record_within(&document.search, document.position(), LIMITS, &ProgressLine::new(&words, half));
    let passes = Passes::of_one(Arc::new(recording));
    let mut first = FirstLines::default();
    // Printing fails when enough lines are written.
    let is_whole = print_captions(&words, &document.search, &passes, Details::default(), &mut first).is_ok();
    let is_printed = to_stdout(|out| out.write_all(&first.text).map(|()| true));
    if !is_whole {
        let file = file.map_or_else(|| FIRST_LESSON.to_owned(), |file| visible(&file.to_string_lossy()).into_owned());
        report(&words.fill("start-steps-more", &[("file", file.into())]));
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
