//! The algorithm's text as it stands on the screen, and the line of it that the search is at.
//!
//! The text is the function of whoever is to move at the current node, with the variant that was searched: what is
//! returned on failing, what closes the window, whose function the children call. Knows no window; lines are indented by
//! a number of levels, and whoever shows them decides how wide a level is.

use super::Words;
use super::rich::{Rich, Span};
use crate::game::Game;
use crate::score::Player;
use crate::search::mistakes::Mistake;
use crate::search::{Algorithm, Fail, SearchConfig};
use crate::trace::recording::Recording;
use crate::trace::{Event, Kind, NodeId, Step, Trace};

/// One line of an algorithm's text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// How many levels it is indented.
    pub indent: usize,
    /// Its words.
    pub text: Rich,
}

/// How many spaces a message indents by one level.
const SPACES: usize = 2;

/// Where the texts say what; the lines before the test of the window are the same in all of them.
const HEAD: usize = 0;
const LEAF: usize = 1;
const BEST: usize = 5;
const CUT: usize = 6;

/// The function that runs at `step`, line by line.
#[must_use]
pub fn algorithm<G: Game>(words: &Words, recording: &Recording<G>, step: Step) -> Vec<Line> {
    let trace = recording.trace();
    let config = recording.config();
    let node = trace.at(step).current().unwrap_or(NodeId::ROOT);
    let player = trace.player(node);
    let key = match (config.algorithm, player) {
        (Algorithm::Minimax, Player::Max) => "algorithm-minimax-max",
        (Algorithm::Minimax, Player::Min) => "algorithm-minimax-min",
        (Algorithm::AlphaBeta, Player::Max) => "algorithm-alpha-beta-max",
        (Algorithm::AlphaBeta, Player::Min) => "algorithm-alpha-beta-min",
        (Algorithm::Negamax, _) => "algorithm-negamax",
        (Algorithm::NegamaxAlphaBeta, _) => "algorithm-negamax-alpha-beta",
        (Algorithm::Mistaken(Mistake::WrongBound), Player::Max) => "algorithm-wrong-bound-max",
        (Algorithm::Mistaken(Mistake::WrongBound), Player::Min) => "algorithm-wrong-bound-min",
        (Algorithm::Mistaken(Mistake::LastBest), Player::Max) => "algorithm-last-best-max",
        (Algorithm::Mistaken(Mistake::LastBest), Player::Min) => "algorithm-last-best-min",
        (Algorithm::Mistaken(Mistake::AlwaysNegating), _) => "algorithm-always-negating",
    };
    // Negamax's one function has MAX's test for both players.
    let tested = if config.algorithm.counts_for_mover() { Player::Max } else { player };
    let fail = match config.fail {
        Fail::Soft => "soft",
        Fail::Hard => "hard",
    };
    let args = [
        ("relation", config.cut_on.relation(tested).into()),
        ("fail", fail.into()),
        ("child", children_of(trace, node).into()),
    ];
    lines(words.rich(key, &args))
}

/// The line of [`algorithm`] that the step has just carried out; `None` before the first step.
#[must_use]
pub fn current_line<G: Game>(recording: &Recording<G>, step: Step) -> Option<usize> {
    let trace = recording.trace();
    let config = recording.config();
    let last = if config.algorithm.prunes() { CUT + 2 } else { BEST + 1 };
    Some(match trace.event(step)? {
        Event::Enter(_) => HEAD,
        Event::Evaluate(_) => LEAF,
        Event::Improve(_) => BEST,
        Event::Cutoff(_) => CUT,
        Event::Leave(node) if trace.kind(node) != Kind::Inner => LEAF,
        // Fail-hard returns its bound on the spot.
        Event::Leave(node) if returns_when_cut(config) && trace.cutoff(node).is_some() => CUT,
        Event::Leave(_) => last,
    })
}

/// Whether a cut leaves the function on the spot.
fn returns_when_cut(config: &SearchConfig) -> bool {
    config.fail == Fail::Hard || config.algorithm == Algorithm::Mistaken(Mistake::WrongBound)
}

/// Whether a node's children call the other side's function, as usual, or the same side's, where it moves again.
/// Leaves call nothing further, so that only inner children tell.
fn children_of(trace: &Trace, node: NodeId) -> &'static str {
    let player = trace.player(node);
    let mut inner = trace.children(node).filter(|&child| trace.kind(child) == Kind::Inner).peekable();
    let (mut same, mut other) = (false, inner.peek().is_none());
    for child in inner {
        let is_same = trace.player(child) == player;
        same |= is_same;
        other |= !is_same;
    }
    match (same, other) {
        (true, true) => "either",
        (true, false) => "same",
        (false, _) => "other",
    }
}

/// A message of several lines, line by line.
fn lines(message: Rich) -> Vec<Line> {
    let mut lines = vec![Rich::default()];
    for Span { text, style } in message.spans {
        for (index, part) in text.split('\n').enumerate() {
            if 0 < index {
                lines.push(Rich::default());
            }
            if let (Some(line), false) = (lines.last_mut(), part.is_empty()) {
                line.spans.push(Span { text: part.to_owned(), style });
            }
        }
    }
    lines.into_iter().map(indented).collect()
}

/// A line whose leading spaces have become its indentation.
fn indented(mut text: Rich) -> Line {
    let Some(first) = text.spans.first_mut() else { return Line { indent: 0, text } };
    let spaces = first.text.len() - first.text.trim_start_matches(' ').len();
    first.text.drain(..spaces);
    text.spans.retain(|span| !span.text.is_empty());
    Line { indent: spaces / SPACES, text }
}
