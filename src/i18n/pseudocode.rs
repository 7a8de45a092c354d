//! The algorithm's text as it stands on the screen, and the line of it that the search is at.
//!
//! The text is the function of whoever is to move at the current node, with the variant that was searched: what is
//! returned on failing, what closes the window, whose function the children call. Knows no window; lines are indented by
//! a number of levels, and whoever shows them decides how wide a level is.

use super::Words;
use super::message_args::player_name;
use super::styled_text::{Span, StyledText};
use crate::game::GameView;
use crate::score::Player;
use crate::search::mistakes::Mistake;
use crate::search::play_level::PlayLevel;
use crate::search::{Algorithm, Fail, Leaf, SearchConfig};
use crate::trace::recording::Recording;
use crate::trace::{Event, NodeId, NodeKind, Step, Trace};

/// One line of an algorithm's text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PseudocodeLine {
    /// How many levels it is indented.
    pub indent: usize,
    /// Its words.
    pub text: StyledText,
}

/// How many spaces a message indents by one level.
const SPACES: usize = 2;

/// Where a text says what.
struct Places {
    leaf: usize,
    known: usize,
    best: usize,
    /// The last line. The cut is two lines above it where there is one.
    last: usize,
}

impl Places {
    const HEAD: usize = 0;

    const fn of(algorithm: Algorithm, table: bool) -> Self {
        match algorithm {
            Algorithm::PrincipalVariation => Self { leaf: 1, known: 1, best: 8, last: 11 },
            _ if table => Self { leaf: 1, known: 2, best: 6, last: 9 },
            _ if algorithm.properties().prunes => Self { leaf: 1, known: 1, best: 5, last: 8 },
            _ => Self { leaf: 1, known: 1, best: 5, last: 6 },
        }
    }

    const fn cut(&self) -> usize {
        self.best + 1
    }
}

/// The line of a driver's text that makes a pass.
const PASS: usize = 1;

/// The text that makes the passes, where the algorithm makes more than one.
const fn driver(algorithm: Algorithm) -> Option<&'static str> {
    match algorithm {
        Algorithm::IterativeDeepening => Some("algorithm-iterative-deepening"),
        Algorithm::Aspiration => Some("algorithm-aspiration"),
        Algorithm::Mtdf => Some("algorithm-mtdf"),
        _ => None,
    }
}

/// How many lines stand before the function that goes through the tree: the driver's text and an empty line.
fn lines_before<G: GameView>(words: &Words, recording: &Recording<G>) -> usize {
    driver(recording.config().algorithm).map_or(0, |key| driver_lines(words, recording, key).len() + 1)
}

fn driver_lines<G: GameView>(words: &Words, recording: &Recording<G>, key: &str) -> Vec<PseudocodeLine> {
    let player = player_name(recording.trace().player(NodeId::ROOT));
    lines(words.styled(key, &[("player", player.into())]))
}

/// The function that runs at `step`, line by line; before it, what calls it again and again, if anything does.
#[must_use]
pub fn pseudocode<G: GameView>(words: &Words, recording: &Recording<G>, step: Step) -> Vec<PseudocodeLine> {
    let trace = recording.trace();
    let config = recording.config();
    let node = trace.at(step).current().unwrap_or(NodeId::ROOT);
    let player = trace.player(node);
    let key = match (config.algorithm, player) {
        (Algorithm::Minimax, Player::Max) => "algorithm-minimax-max",
        (Algorithm::Minimax, Player::Min) => "algorithm-minimax-min",
        (Algorithm::Negamax, _) => "algorithm-negamax",
        (Algorithm::NegamaxAlphaBeta, _) => "algorithm-negamax-alpha-beta",
        (Algorithm::Mistaken(Mistake::WrongBound), Player::Max) => "algorithm-wrong-bound-max",
        (Algorithm::Mistaken(Mistake::WrongBound), Player::Min) => "algorithm-wrong-bound-min",
        (Algorithm::Mistaken(Mistake::LastBest), Player::Max) => "algorithm-last-best-max",
        (Algorithm::Mistaken(Mistake::LastBest), Player::Min) => "algorithm-last-best-min",
        (Algorithm::Mistaken(Mistake::AlwaysNegating), _) => "algorithm-always-negating",
        (Algorithm::PrincipalVariation, Player::Max) => "algorithm-principal-variation-max",
        (Algorithm::PrincipalVariation, Player::Min) => "algorithm-principal-variation-min",
        (Algorithm::Level(PlayLevel::Beginner), _) => "algorithm-beginner",
        (Algorithm::Level(PlayLevel::Normal), _) => "algorithm-normal",
        (Algorithm::Level(PlayLevel::Expert), _) => "algorithm-expert",
        (_, Player::Max) if config.table => "algorithm-table-max",
        (_, Player::Min) if config.table => "algorithm-table-min",
        (_, Player::Max) => "algorithm-alpha-beta-max",
        (_, Player::Min) => "algorithm-alpha-beta-min",
    };
    // Negamax's one function has MAX's test for both players.
    let tested = if config.algorithm.properties().counts_for_mover { Player::Max } else { player };
    let fail = match config.fail {
        Fail::Soft => "soft",
        Fail::Hard => "hard",
    };
    let args = [
        ("relation", config.cut_on.relation(tested).into()),
        ("fail", fail.into()),
        ("child", children_of(trace, node).into()),
        ("player", player_name(trace.player(NodeId::ROOT)).into()),
        ("reply", player_name(replies_of(trace, node)).into()),
    ];
    let mut text = driver(config.algorithm).map_or_else(Vec::new, |key| {
        let mut text = driver_lines(words, recording, key);
        text.push(PseudocodeLine { indent: 0, text: StyledText::default() });
        text
    });
    text.extend(lines(words.styled(key, &args)));
    text
}

/// The line of [`pseudocode`] that the step has just carried out; `None` before the first step of a search in one pass.
#[must_use]
pub fn current_line<G: GameView>(words: &Words, recording: &Recording<G>, step: Step) -> Option<usize> {
    let trace = recording.trace();
    let config = recording.config();
    let Some(event) = trace.event(step) else { return driver(config.algorithm).map(|_| PASS) };
    if config.algorithm.properties().level.is_some() {
        return Some(line_of_level(config.algorithm, trace, event));
    }
    let places = Places::of(config.algorithm, config.table);
    let line = match event {
        Event::Enter(_) => Places::HEAD,
        Event::Evaluate(_) => places.leaf,
        Event::TableHit(_) => places.known,
        Event::Improve(_) | Event::PassOver(_) => places.best,
        Event::Cutoff(_) => places.cut(),
        Event::Leave(node) if trace.kind(node) == NodeKind::Leaf(Leaf::TableHit) => places.known,
        Event::Leave(node) if trace.kind(node) != NodeKind::Inner => places.leaf,
        // Fail-hard returns its bound on the spot.
        Event::Leave(node) if returns_when_cut(config) && trace.cutoff(node).is_some() => places.cut(),
        Event::Leave(_) => places.last,
    };
    Some(lines_before(words, recording) + line)
}

/// The line of a level's text, which goes through the plies without calling itself.
fn line_of_level(level: Algorithm, trace: &Trace, event: Event) -> usize {
    const LEAF: usize = 1;
    let (node, is_decided) = match event {
        Event::Enter(node) => (node, false),
        Event::Evaluate(node) | Event::TableHit(node) | Event::Leave(node) => (node, true),
        Event::Improve(child) | Event::Cutoff(child) | Event::PassOver(child) => (child, true),
    };
    let is_improved = matches!(event, Event::Improve(_));
    let is_leaf = trace.kind(node) != NodeKind::Inner;
    match (level, trace.ply(node)) {
        (_, 0) if !is_decided => Places::HEAD,
        (_, 0) if is_leaf => LEAF,
        // The one child that a beginner looks at is the move that was drawn.
        (Algorithm::Level(PlayLevel::Beginner), 1)
            if matches!(event, Event::Enter(_) | Event::PassOver(_)) || is_improved =>
        {
            2
        }
        (Algorithm::Level(PlayLevel::Beginner), _) => 3,
        (Algorithm::Level(PlayLevel::Normal), 1) if is_improved => 5,
        (Algorithm::Level(PlayLevel::Normal), 1) => 3 + usize::from(is_decided),
        (Algorithm::Level(PlayLevel::Normal), _) => 6,
        (_, 1) if !is_decided => 3,
        (_, 1) if is_leaf && !is_improved => 4,
        (_, 1) => 7,
        (_, 2) => 5 + usize::from(is_decided),
        (_, _) => 8,
    }
}

/// Who replies to the move that an expert looks at.
fn replies_of(trace: &Trace, node: NodeId) -> Player {
    let looked_at = trace.ancestors(node).find(|&above| trace.parent(above) == Some(NodeId::ROOT));
    looked_at.map_or(trace.player(NodeId::ROOT).opponent(), |child| trace.player(child))
}

/// Whether a cut leaves the function on the spot.
fn returns_when_cut(config: &SearchConfig) -> bool {
    config.fail == Fail::Hard || config.algorithm == Algorithm::Mistaken(Mistake::WrongBound)
}

/// Whether a node's children call the other side's function, as usual, or the same side's, where it moves again.
/// Leaves call nothing further, so that only inner children tell.
fn children_of(trace: &Trace, node: NodeId) -> &'static str {
    let player = trace.player(node);
    let mut inner = trace.children(node).filter(|&child| trace.kind(child) == NodeKind::Inner).peekable();
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
fn lines(message: StyledText) -> Vec<PseudocodeLine> {
    let mut lines = vec![StyledText::default()];
    for Span { text, emphasis } in message.spans {
        for (index, part) in text.split('\n').enumerate() {
            if 0 < index {
                lines.push(StyledText::default());
            }
            if let (Some(line), false) = (lines.last_mut(), part.is_empty()) {
                line.spans.push(Span { text: part.to_owned(), emphasis });
            }
        }
    }
    lines.into_iter().map(indented).collect()
}

/// A line whose leading spaces have become its indentation.
fn indented(mut text: StyledText) -> PseudocodeLine {
    let Some(first) = text.spans.first_mut() else { return PseudocodeLine { indent: 0, text } };
    let spaces = first.text.len() - first.text.trim_start_matches(' ').len();
    first.text.drain(..spaces);
    text.spans.retain(|span| !span.text.is_empty());
    PseudocodeLine { indent: spaces / SPACES, text }
}
