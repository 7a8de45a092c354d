//! The moves from the root of a board, each with what is proved of it so far.

use crate::i18n::Words;
use crate::i18n::node_names::NodeNames;
use crate::i18n::styled_text::StyledText;
use poda_core::game::GameView;
use poda_core::score::{Interval, Score};
use poda_core::trace::{NodeId, Step};

/// The largest number of moves with a row each.
const MAX_MOVES: usize = 40;

/// A move, and what all its visits prove of it.
#[derive(Clone, Debug, PartialEq)]
pub struct MoveRow {
    /// The move.
    pub name: String,
    /// What is proved.
    pub proved: Interval,
}

/// The rows at a step.
#[derive(Clone, Debug, PartialEq)]
pub struct MoveRows {
    /// One for each move, `MAX_MOVES` at most.
    pub rows: Vec<MoveRow>,
    /// How many more moves there are.
    more: usize,
    /// Whether of some move only an interval is proved.
    is_any_open: bool,
}

impl MoveRow {
    /// Returns what is proved as it is written beside the bar: nothing where nothing is.
    pub fn value(&self) -> String {
        if self.proved == Interval::UNKNOWN { String::new() } else { self.proved.to_string() }
    }

    /// Returns the row in one line.
    pub fn line(&self, words: &Words) -> String {
        let value = if self.proved == Interval::UNKNOWN { words.text("panel-moves-unknown") } else { self.value() };
        words.fill("panel-moves-row", &[("move", self.name.as_str().into()), ("value", value.into())])
    }
}

impl MoveRows {
    /// Returns the rows at a step; `None` in a tree that is given, and until something is proved of some move.
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

    /// Returns the end of the scale of the bars, which begins at its negative: the largest finite number that is proved of a move, or 1.
    pub fn scale_end(&self) -> Score {
        let ends = self.rows.iter().flat_map(|row| [row.proved.low, row.proved.high]);
        let end = ends.filter(|end| end.is_finite()).map(|end| end.get().abs()).fold(0.0, f64::max);
        Score::new(if end == 0.0 { 1.0 } else { end }).unwrap_or(Score::ZERO)
    }

    /// Returns the scale in words.
    pub fn scale_line(&self, words: &Words) -> String {
        let end = self.scale_end();
        words.fill("panel-moves-scale", &[("low", (-end).into()), ("high", end.into())])
    }

    /// Returns what has to be said of the bars as a whole.
    pub fn notes(&self, words: &Words) -> Vec<StyledText> {
        let open = self.is_any_open.then(|| words.styled("panel-moves-open", &[]));
        let more = (0 < self.more).then(|| words.styled("panel-moves-more", &[("count", self.more.into())]));
        open.into_iter().chain(more).map(StyledText::faint).collect()
    }
}
