//! The moves from the root of a board, each with what is proved of it so far.

use crate::i18n::node_names::NodeNames;
use crate::i18n::styled_text::StyledText;
use crate::i18n::{Words, args};
use poda_core::game::GameView;
use poda_core::score::{Interval, Score};
use poda_core::trace::{NodeId, Step};

/// The largest number of moves that have a row.
const MAX_MOVES: usize = 40;

/// A move, and what all its visits together prove of it.
#[derive(Clone, Debug, PartialEq)]
pub struct MoveRow {
    pub name: String,
    pub proved: Interval,
}

#[derive(Clone, Debug, PartialEq)]
pub struct MoveRows {
    /// The rows of the moves, at most `MAX_MOVES`.
    pub rows: Vec<MoveRow>,
    /// The number of further moves.
    more: usize,
    /// Whether the value of some move is only known as an interval.
    is_any_open: bool,
}

impl MoveRow {
    /// Returns the text next to the bar for what is proved; empty if nothing is proved.
    pub fn value(&self) -> String {
        if self.proved == Interval::UNKNOWN { String::new() } else { self.proved.to_string() }
    }

    pub fn line(&self, words: &Words) -> String {
        let value = if self.proved == Interval::UNKNOWN { words.text("panel-moves-unknown") } else { self.value() };
        words.fill("panel-moves-row", &args![move = self.name.as_str(), value])
    }
}

impl MoveRows {
    /// Returns the rows at a step; `None` in an explicit tree, and until something is proved of some move.
    pub fn at<G: GameView>(names: &NodeNames<'_, G>, step: Step) -> Option<Self> {
        let recording = names.recording;
        if recording.root().is_explicit_tree() {
            return None;
        }
        let moves = recording.proved_of_moves(NodeId::ROOT, step);
        if moves.iter().all(|&(_, proved)| proved == Interval::UNKNOWN) {
            return None;
        }
        let is_open = |proved: Interval| proved != Interval::UNKNOWN && !proved.is_exact();
        let row = |&(child, proved): &(NodeId, Interval)| {
            let (name, merged) = (names.heading(child), recording.merged_siblings(child));
            MoveRow { name: if 1 < merged { format!("{name} ×{merged}") } else { name }, proved }
        };
        Some(Self {
            rows: moves.iter().take(MAX_MOVES).map(row).collect(),
            more: moves.len().saturating_sub(MAX_MOVES),
            is_any_open: moves.iter().any(|&(_, proved)| is_open(proved)),
        })
    }

    /// Returns the upper end of the scale of the bars: the largest finite absolute value that is proved of a move,
    /// or 1. The lower end is its negative.
    pub fn scale_end(&self) -> Score {
        let ends = self.rows.iter().flat_map(|row| [row.proved.low, row.proved.high]);
        let end = ends.filter(|end| end.is_finite()).map(|end| end.get().abs()).fold(0.0, f64::max);
        Score::new(if end == 0.0 { 1.0 } else { end }).unwrap_or(Score::ZERO)
    }

    pub fn scale_line(&self, words: &Words) -> String {
        let end = self.scale_end();
        words.fill("panel-moves-scale", &args![low = -end, high = end])
    }

    /// Returns the notes on the bars as a whole.
    pub fn notes(&self, words: &Words) -> Vec<StyledText> {
        let open = self.is_any_open.then(|| words.styled("panel-moves-open", &[]));
        let more = (0 < self.more).then(|| words.styled("panel-moves-more", &args![count = self.more]));
        open.into_iter().chain(more).map(StyledText::faint).collect()
    }
}
