//! The passes of a search: depth, window, result and cost of each, and the order of the root's moves.

use crate::i18n::node_names::NodeNames;
use crate::i18n::styled_text::StyledText;
use crate::i18n::{Words, args};
use poda_core::game::GameView;
use poda_core::score::Interval;
use poda_core::trace::passes::{PassStep, Passes};
use poda_core::trace::{NodeId, Step};
use std::ops::Range;

/// The largest number of rows. If there are more passes up to the shown one, the shown pass has the last row.
const MAX_PASSES: usize = 12;
/// The largest number of root moves.
const MAX_MOVES: usize = 8;

/// Returns the passes that have a row while `shown` is the shown pass.
pub fn passes_with_a_row<G: GameView>(passes: &Passes<G>, shown: usize) -> Range<usize> {
    let first = (shown + 1).saturating_sub(MAX_PASSES);
    first..passes.len().min(first + MAX_PASSES)
}

/// Returns the headings of the columns of [`pass_row`].
pub fn pass_headings(words: &Words) -> [String; 5] {
    let [depth, window, value, nodes] =
        ["passes-depth", "passes-window", "passes-value", "passes-nodes"].map(|head| words.text(head));
    [String::new(), depth, window, value, nodes]
}

/// Returns the number of a pass, its depth, window, result and nodes, as of a step. For later passes, only the number
/// is returned.
pub fn pass_row<G: GameView>(words: &Words, passes: &Passes<G>, at: PassStep, pass: usize) -> [String; 5] {
    let number = (pass + 1).to_string();
    if at.pass < pass {
        return [number, String::new(), String::new(), String::new(), String::new()];
    }
    let recording = passes.get(pass);
    let (trace, config) = (recording.trace(), recording.config());
    let is_over = pass < at.pass || at.step == trace.len();
    let depth = config.depth.map_or_else(|| words.text("search-depth-full"), |depth| depth.to_string());
    let window = format!("{}, {}", config.window.alpha.shown(), config.window.beta.shown());
    let value = trace.result(NodeId::ROOT).filter(|_| is_over);
    let value = value.map_or_else(|| "…".to_owned(), |(score, bound)| Interval::of(score, bound).to_string());
    let moment = if is_over { trace.end() } else { trace.at(at.step) };
    [number, depth, window, value, words.number(moment.stats().nodes)]
}

/// Returns the root's moves that were entered up to a step, in their order; `None` before the first.
pub fn order_at_root<G: GameView>(names: &NodeNames<'_, G>, step: Step) -> Option<StyledText> {
    let trace = names.recording.trace();
    let is_entered = |&child: &NodeId| trace.entered_at(child).is_some_and(|entered| entered <= step);
    let entered = trace.children(NodeId::ROOT).take_while(is_entered);
    let mut moves: Vec<_> = entered.take(MAX_MOVES + 1).map(|child| names.short(child)).collect();
    if moves.is_empty() {
        return None;
    }
    if MAX_MOVES < moves.len() {
        moves.truncate(MAX_MOVES);
        moves.push("…".to_owned());
    }
    Some(names.words.styled("passes-order", &args![moves = moves.join(", ")]))
}
