//! The trace as text: a sentence a step, indented by ply, between the settings of the search and its end.

use super::data::Details;
use super::search_line;
use crate::cli::terminal::{Ansi, FAINT};
use crate::game::any::AnyGame;
use crate::i18n::explain::{rank_reason, why};
use crate::i18n::narration::{pass_begins, search_stops};
use crate::i18n::node_names::NodeNames;
use crate::i18n::styled_text::StyledText;
use crate::i18n::{MessageArg, Words, narration};
use crate::score::Interval;
use crate::search::{Leaf, SearchConfig};
use crate::trace::limits::Ending;
use crate::trace::passes::{PassStep, Passes};
use crate::trace::recording::Recording;
use crate::trace::visit::VisitKind;
use crate::trace::{Event, NodeId, NodeKind, Step, TimelineStep};
use std::io::{self, Write};

/// The most plies by which a line is indented.
const MAX_INDENTED: usize = 60;

/// Prints every step with the window's caption, indented by ply.
pub fn print_captions(
    words: &Words,
    config: &SearchConfig,
    passes: &Passes<AnyGame>,
    details: Details,
    out: &mut impl Write,
) -> io::Result<()> {
    let writer = TextWriter { words, ansi: Ansi::of_stdout(), width: passes.end().to_string().len() };
    writer.line(TimelineStep::START, 0, &search_line::sentence(words, config, passes.get(0).root()), out)?;
    for (pass, recording) in passes.iter().enumerate() {
        let begin = passes.timeline_step(PassStep { pass, step: 0 });
        if let Some((number, pass)) = recording.pass() {
            writer.line(begin, 0, &writer.ansi.paint_styled(&pass_begins(words, number, pass)), out)?;
        }
        for step in 1..=recording.trace().len() {
            writer.step(passes, PassStep { pass, step }, details, out)?;
        }
    }
    writer.line(passes.end(), 0, &ending(words, passes), out)
}

/// Returns why the search ended, with its value and best move.
fn ending(words: &Words, passes: &Passes<AnyGame>) -> String {
    let why = match (passes.ending(), passes.last().stop_reason) {
        (Ending::Complete, Some(stop)) => search_stops(words, stop).plain(),
        (Ending::Complete, None) => words.text("cli-trace-complete"),
        _ => narration::ending_sentence(words, passes.last()),
    };
    let answer = passes.result();
    // A mistaken search proves nothing.
    let is_mistaken = passes.get(0).trace().mistake.is_some();
    let value = answer.value.filter(|_| !is_mistaken).map(|(score, is)| Interval::of(score, is).to_string());
    let best = answer.best.map(|(pass, node)| NodeNames::new(words, passes.get(pass)).inline(node));
    let known = match (&value, &best) {
        (Some(_), Some(_)) => "both",
        (Some(_), None) => "value",
        (None, Some(_)) if is_mistaken => "move",
        (None, _) => "nothing",
    };
    let args: [(&str, MessageArg); 4] = [
        ("known", known.into()),
        ("why", why.into()),
        ("value", value.unwrap_or_default().into()),
        ("best", best.unwrap_or_default().into()),
    ];
    words.fill("cli-trace-stop", &args)
}

/// Writes numbered and indented lines.
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
        pass_step: PassStep,
        details: Details,
        out: &mut impl Write,
    ) -> io::Result<()> {
        let (recording, step) = (passes.get(pass_step.pass), pass_step.step);
        let trace = recording.trace();
        let ply = trace.at(step).current().map_or(0, |node| trace.ply(node));
        let mut said = narration::event_sentence(self.words, recording, step);
        if let Some(Event::Enter(node)) = trace.event(step) {
            said = said.then(self.entry_notes(recording, step, node));
        }
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

    /// Returns the notes on entering a node. The caption of a leaf does not say what kind of visit it is; that of any other node does.
    fn entry_notes(&self, recording: &Recording<AnyGame>, step: Step, node: NodeId) -> StyledText {
        let trace = recording.trace();
        let is_said = matches!(trace.kind(node), NodeKind::Inner | NodeKind::Leaf(Leaf::TableHit));
        let errand = trace.visit_kind(node).filter(|_| !is_said).map(|errand| match errand {
            VisitKind::Scout => self.words.styled("cli-trace-scout", &[]),
            VisitKind::Research => self.words.styled("cli-trace-research", &[]),
        });
        let reason = trace.has_order_reasons().then(|| rank_reason(self.words, recording, step, node)).flatten();
        errand.into_iter().chain(reason).fold(StyledText::default(), StyledText::then).faint()
    }
}
