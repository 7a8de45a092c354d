//! The trace of a depth-first search, as sentences or as data.

use super::arguments::{TraceFormat, TraceRequest};
use super::data::{self, WriteLine};
use super::formats::{write_csv, write_ron};
use super::outline::{MAX_INDENTED, print_passes};
use super::panels::PanelTexts;
use super::run::write_run;
use super::step_facts::Details;
use crate::deadline::Deadline;
use crate::terminal::{Ansi, FAINT};
use poda_core::comparison::MAX_NODES;
use poda_core::document::recorder::record_passes;
use poda_core::game::any::AnyGame;
use poda_core::score::{Bound, Interval};
use poda_core::search::{Leaf, SearchConfig};
use poda_core::trace::limits::Ending;
use poda_core::trace::passes::{PassStep, Passes};
use poda_core::trace::recording::Recording;
use poda_core::trace::sibling_ranks::SiblingRanks;
use poda_core::trace::visit::VisitKind;
use poda_core::trace::{Event, NodeId, NodeKind, Step, TimelineStep};
use poda_session::minimax_check::{CheckBudget, check};
use poda_words::i18n::explain::{passes_cut_short, rank_reason, why};
use poda_words::i18n::narration::{Narrator, pass_begins, search_stops};
use poda_words::i18n::node_names::NodeNames;
use poda_words::i18n::search_settings::search_sentence;
use poda_words::i18n::styled_text::StyledText;
use poda_words::i18n::{Words, args, multi_player, narration};
use poda_words::practice::json::write_line;
use std::io::{self, Write};

/// Searches a document's position within limits and prints the trace. Returns how it ended.
pub fn trace(
    &TraceRequest { words, args, details, limits, progress }: &TraceRequest<'_>,
    position: &AnyGame,
    config: &SearchConfig,
    out: &mut impl Write,
) -> io::Result<Ending> {
    let passes = record_passes(config, position, limits, progress);
    progress.clear();
    let panels = args.panels.then(|| {
        let budget = CheckBudget { nodes: MAX_NODES, bytes: limits.bytes };
        let minimax = check(position, config, &passes, budget, &());
        PanelTexts::new(words, config, &passes, minimax)
    });
    let is_whole = write_passes(words, args.format(), config, &passes, details, panels, out)?;
    Ok(if is_whole { passes.ending() } else { Ending::TimeLimit })
}

/// Writes the passes of a document's search in a format. Returns whether there was time for all of them.
fn write_passes(
    words: &Words,
    format: TraceFormat,
    config: &SearchConfig,
    passes: &Passes<AnyGame>,
    details: Details,
    panels: Option<PanelTexts<'_>>,
    out: &mut impl Write,
) -> io::Result<bool> {
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
        TraceFormat::Run => write_run(config, passes, out)?,
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
        let (mut narrator, mut ranks) = (Narrator::new(words, &**recording), SiblingRanks::default());
        for step in 1..=recording.trace().len() {
            if details.deadline.is_over() {
                let last = passes.timeline_step(PassStep { pass, step: step - 1 });
                return writer.line(last, 0, &words.text("cli-trace-out-of-time"), out).map(|()| false);
            }
            writer.step(passes, PassStep { pass, step }, &mut narrator, &mut ranks, details, out)?;
        }
    }
    writer.line(passes.end(), 0, &ending(words, passes), out)?;
    Ok(true)
}

/// Prints each pass as a tree, preceded by the settings of the search and followed by why the search ended. Returns
/// whether there was time for all of it.
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
        let args = args![known, why, result = result.unwrap_or_default()];
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
    let args = args![known, why, value = value.unwrap_or_default(), best = best.unwrap_or_default()];
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

    /// Writes a step with the same facts as in JSON: whether the visit is a scout or a re-search, and why its move has
    /// its rank.
    fn step(
        &self,
        passes: &Passes<AnyGame>,
        pass_step: PassStep,
        narrator: &mut Narrator<'_, AnyGame>,
        ranks: &mut SiblingRanks,
        details: Details,
        out: &mut impl Write,
    ) -> io::Result<()> {
        let (recording, step) = (passes.get(pass_step.pass), pass_step.step);
        let trace = recording.trace();
        let ply = trace.at(step).current().map_or(0, |node| trace.ply(node));
        let notes = if let Some(Event::Enter(node)) = trace.event(step) {
            self.entry_notes(recording, step, node, ranks)
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

    /// Returns the notes on entering a node. The kind of visit is noted only for leaves, because the captions of other
    /// nodes contain it.
    fn entry_notes(
        &self,
        recording: &Recording<AnyGame>,
        step: Step,
        node: NodeId,
        ranks: &mut SiblingRanks,
    ) -> StyledText {
        let trace = recording.trace();
        let is_said = matches!(trace.kind(node), NodeKind::Inner | NodeKind::Leaf(Leaf::TableHit));
        let errand = trace.visit_kind(node).filter(|_| !is_said).map(|errand| match errand {
            VisitKind::Scout => self.words.styled("cli-trace-scout", &[]),
            VisitKind::Research => self.words.styled("cli-trace-research", &[]),
            VisitKind::Probe => self.words.styled("cli-trace-probe", &[]),
        });
        let reason = trace.has_order_reasons().then(|| rank_reason(self.words, recording, step, node, ranks)).flatten();
        errand.into_iter().chain(reason).fold(StyledText::default(), StyledText::then).faint()
    }
}
