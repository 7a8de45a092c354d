//! A node in words: the text of a screen reader, and a line of an outline on a terminal or a braille display.
//!
//! "C, MIN, at most 2, cut by A’s α of 3, child 2 of 3". Relation signs are spelled out, because few screen readers
//! speak them. Does not depend on a window.

use super::explain::order_credit;
use super::message_args::{cutoff_args, is_best_possible, mover_name, player_name};
use super::multi_player;
use super::node_names::NodeNames;
use super::spoken_board::spoken_cells;
use super::{NamedBounds, Words, args};
use poda_core::game::evaluation::Evaluation;
use poda_core::game::{Game, GameView};
use poda_core::score::{Cutoff, Interval, Score, Turn, Window};
use poda_core::search::Leaf;
use poda_core::trace::moment::{Moment, NodeState, ShownValue};
use poda_core::trace::recording::Recording;
use poda_core::trace::sibling_ranks::SiblingRanks;
use poda_core::trace::visit::{BoundOwner, CutoffDetails, VisitKind};
use poda_core::trace::{NodeId, NodeKind, Trace, Trust};

/// The place of a node among its siblings. All visits of a move that is searched several times count as one child.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ChildPlace {
    pub index: usize,
    /// The number of moves.
    pub count: usize,
}

impl ChildPlace {
    /// Returns siblings with their places. `siblings` are consecutive.
    pub fn of<G: GameView>(recording: &Recording<G>, siblings: &[NodeId]) -> impl Iterator<Item = (NodeId, Self)> {
        let trace = recording.trace();
        let is_move = |node: NodeId| !trace.is_revisit(node);
        let visited = || siblings.iter().filter(|&&node| is_move(node)).count();
        let count = match siblings.first().and_then(|&node| trace.parent(node)) {
            Some(parent) => match MoveCount::of(trace, parent) {
                MoveCount::Outcomes(count) => count,
                MoveCount::Game => recording.move_count(parent),
                MoveCount::Visited => visited(),
            },
            None => visited(),
        };
        siblings.iter().scan(0, move |moves, &node| {
            *moves += usize::from(is_move(node));
            let index = trace.outcome(node).map_or(*moves, |outcome| outcome.index as usize + 1);
            Some((node, Self { index: index.saturating_sub(1), count }))
        })
    }

    /// Returns the place of a node among its siblings; `None` at the root.
    pub fn at<G: Game>(recording: &Recording<G>, node: NodeId, ranks: &mut SiblingRanks) -> Option<Self> {
        let trace = recording.trace();
        let parent = trace.parent(node)?;
        let count = match MoveCount::of(trace, parent) {
            MoveCount::Outcomes(count) => count,
            MoveCount::Game => ranks.move_count(recording, parent),
            MoveCount::Visited => ranks.child_count(trace, parent),
        };
        let index = match trace.outcome(node) {
            Some(outcome) => outcome.index as usize,
            None => ranks.rank(trace, node).saturating_sub(1),
        };
        Some(Self { index, count })
    }
}

/// What tells the number of a node's moves.
enum MoveCount {
    /// The weights of its outcomes, of which it has this many, even if the search has not visited all of them.
    Outcomes(usize),
    /// The rules of the game: a probe tries one move only, and a search that was cut short may not have come to all of
    /// them.
    Game,
    Visited,
}

impl MoveCount {
    fn of(trace: &Trace, node: NodeId) -> Self {
        match trace.weights(node).len() {
            0 if trace.left_at(node).is_none() || trace.is_partial_probe(node) => Self::Game,
            0 => Self::Visited,
            outcomes => Self::Outcomes(outcomes),
        }
    }
}

/// Returns a node in words: its name, its turn, the facts in `known`, its probability if it is an outcome, and its
/// place among its siblings.
pub fn spoken_node<G: GameView>(
    names: &NodeNames<'_, G>,
    node: NodeId,
    known: &str,
    place: Option<ChildPlace>,
) -> String {
    let (words, trace) = (names.words, names.recording.trace());
    let role = match trace.kind(node) {
        NodeKind::Leaf(Leaf::Terminal | Leaf::Horizon | Leaf::Quiet) => words.text("node-spoken-leaf"),
        NodeKind::Inner | NodeKind::Leaf(Leaf::TableHit) => mover_name(words, names.recording, node),
    };
    let known = match trace.weight(node) {
        Some((weight, of)) => {
            let share = args![weight = weight.to_string(), of = of.to_string()];
            words.fill("node-spoken-outcome", &[&args![known], &share[..]].concat())
        }
        None => known.to_owned(),
    };
    let mut args = Vec::from(args![name = names.heading(node), role, known]);
    let spoken = match place {
        None => words.fill("node-spoken", &args),
        Some(ChildPlace { index, count }) => {
            args.extend(args![index = index + 1, count]);
            words.fill("node-spoken-child", &args)
        }
    };
    // The boards of a game follow from the moves to them.
    let drawn = names.recording.root().is_explicit_tree().then(|| names.recording.position(node).board());
    match drawn.and_then(|board| spoken_cells(words, &board)) {
        Some(board) => format!("{spoken}. {board}"),
        None => spoken,
    }
}

pub fn known_in_words<G: GameView>(names: &NodeNames<'_, G>, moment: &Moment<'_>, node: NodeId) -> String {
    let (words, trace) = (names.words, moment.trace());
    let add = |known: String, message: &str| words.fill(message, &args![known]);
    let state = moment.state(node);
    if let Some(shown) = multi_player::shown_payoffs(names.recording, moment.step(), node) {
        let shown =
            shown.replace('≥', &words.text("players-spoken-at-least")).replace('…', &words.text("players-spoken-open"));
        let is_open = state == NodeState::Open && trace.kind(node) == NodeKind::Inner;
        return if is_open { add(shown, "node-spoken-so-far") } else { shown };
    }
    let value = match (state, moment.shown_value(node)) {
        (NodeState::Unvisited, _) => return words.text("node-unvisited"),
        (NodeState::Pruned, _) => return words.text("node-pruned"),
        (NodeState::PassedOver, _) => return words.text("node-passed-over"),
        (NodeState::Open, ShownValue::Proved(proved)) if proved == Interval::UNKNOWN => {
            words.text("node-spoken-entered")
        }
        (NodeState::Finished, ShownValue::Proved(proved)) if proved == Interval::UNKNOWN => {
            words.text("node-spoken-nothing")
        }
        (NodeState::Open | NodeState::Finished, ShownValue::Claimed(score)) => {
            words.fill("node-spoken-claimed", &args![value = score])
        }
        (NodeState::Open, ShownValue::Proved(proved)) if !proved.is_exact() => {
            add(interval(words, proved), "node-spoken-so-far")
        }
        (NodeState::Open | NodeState::Finished, ShownValue::Proved(proved)) => interval(words, proved),
    };
    let table_depth = trace.table_hit_depth(node).filter(|_| moment.shown_value(node) != ShownValue::NOTHING);
    let known = match table_depth {
        Some(depth) => from_table(words, value, depth),
        None => value,
    };
    let known = match moment.cutoff(node) {
        Some(cutoff) if names.words.named_bounds != NamedBounds::None => cut(names, known, &cutoff),
        Some(_) | None => known,
    };
    let known = match trace.visit_kind(node) {
        Some(VisitKind::Scout) => add(known, "node-spoken-scout"),
        Some(VisitKind::Research) => add(known, "node-spoken-research"),
        Some(VisitKind::Probe) => add(known, "node-spoken-probe"),
        None => known,
    };
    let is_unfinished = state == NodeState::Open && moment.step() == trace.len() && !trace.is_complete();
    if is_unfinished { add(known, "node-spoken-unfinished") } else { known }
}

/// Adds that a value was taken from the table, and the depth to which it is true, if that is not the end of the game.
fn from_table(words: &Words, known: String, depth: Option<usize>) -> String {
    let said = match depth {
        None => "end",
        Some(1) => "one",
        Some(_) => "other",
    };
    words.fill("node-spoken-from-table", &args![known, depth = said, plies = depth.unwrap_or_default()])
}

/// Returns the value of a leaf that is shown before it is evaluated, or its vector if there are several players, with
/// the remark that it is not evaluated yet.
pub fn given_in_words<G: GameView>(
    names: &NodeNames<'_, G>,
    moment: &Moment<'_>,
    node: NodeId,
    value: Evaluation,
) -> String {
    let message = match moment.state(node) {
        NodeState::Unvisited => "node-given-unvisited",
        NodeState::Pruned => "node-given-pruned",
        NodeState::PassedOver => "node-given-passed-over",
        NodeState::Open | NodeState::Finished => "node-given-entered",
    };
    let value = multi_player::given_payoffs(names.recording, node).unwrap_or_else(|| value.to_string());
    names.words.fill(message, &args![value])
}

/// Returns whether a node is a child of the node whose moves are being tried. The picture shows the reasons for the
/// move order there.
pub fn is_being_tried(moment: &Moment<'_>, node: NodeId) -> bool {
    let trying = moment.trying();
    trying.is_some() && trying == moment.trace().parent(node)
}

/// Adds the reason for the rank of its move to the facts about a node that is being tried.
pub fn with_order(words: &Words, moment: &Moment<'_>, node: NodeId, known: String) -> String {
    let order = moment.trace().order_reason(node);
    match order_credit(words, order).filter(|_| is_being_tried(moment, node)) {
        Some(credit) => words.fill("node-spoken-ordered", &args![known, credit]),
        None => known,
    }
}

/// Adds the window of an open node to the facts about it.
pub fn with_window(words: &Words, known: &str, Window { alpha, beta }: Window) -> String {
    words.fill("node-spoken-window", &args![known, alpha, beta])
}

fn interval(words: &Words, proved: Interval) -> String {
    let is = match (proved.low == Score::NEG_INFINITY, proved.high == Score::INFINITY) {
        _ if proved.is_exact() => "exact",
        (_, true) => "lower",
        (true, false) => "upper",
        (false, false) => "both",
    };
    // Ends with many digits are rounded outwards, so that they stay true.
    let (low, high) = (proved.low.shown_as_end(true), proved.high.shown_as_end(false));
    let low = if proved.is_exact() { proved.low.shown() } else { low };
    words.fill("node-spoken-interval", &args![is, low, high])
}

/// Adds the cutoff to the facts about a node that was cut, with the owner of the bound.
fn cut<G: GameView>(names: &NodeNames<'_, G>, known: String, cutoff: &CutoffDetails) -> String {
    let trace = names.recording.trace();
    let mut args = cutoff_args(names, cutoff);
    // A search that passes replies over cuts as alpha-beta does.
    let is_of_own_rule = match trace.trust {
        Trust::Proved | Trust::MultiPlayer | Trust::FewReplies => false,
        Trust::Mistaken(_) | Trust::Reported => true,
    };
    let source = match cutoff.owner {
        _ if is_of_own_rule => "rule",
        // The bound of an outcome is not that of its chance node.
        BoundOwner::Parent(owner) | BoundOwner::Ancestor(owner) if trace.turn(owner) == Turn::Chance => "outcome",
        BoundOwner::Parent(owner) | BoundOwner::Ancestor(owner) if names.is_named(owner) => "node",
        BoundOwner::Parent(_) => "parent",
        BoundOwner::Ancestor(_) => "ancestor",
        BoundOwner::Scout(_) => "scout",
        BoundOwner::RootWindow if is_best_possible(trace, cutoff) => "best",
        BoundOwner::RootWindow => "window",
    };
    let bound = match cutoff.kind {
        Cutoff::Alpha => "α",
        Cutoff::Beta => "β",
    };
    let player = player_name(cutoff.kind.player());
    args.extend(args![known, source, bound, player]);
    names.words.fill("node-spoken-cut", &args)
}
