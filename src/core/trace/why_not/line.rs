//! The line of play that shows the worst that a move can bring the player who makes it.
//!
//! It follows what is proved: where the other side moves, to a reply that proves the end of the interval; where the
//! player moves again, to the move that gives the player most, because no other one gives more.

use crate::game::Game;
use crate::score::{Interval, Player, Turn};
use crate::search::Leaf;
use crate::trace::moment::Moment;
use crate::trace::node::{NodeId, NodeKind};
use crate::trace::recording::Recording;

/// A line of play through recorded nodes.
#[derive(Clone, Debug, PartialEq)]
pub struct RefutingLine {
    /// The pass whose nodes these are.
    pub pass: usize,
    /// The nodes, of which the first is the one to which the move leads.
    pub nodes: Vec<NodeId>,
    /// Why it ends there.
    pub end: LineEnd,
    /// What is found of its last node.
    pub found: Interval,
    /// The end of the interval of the first node that it shows; `None` if it shows none, because none is known.
    pub shows: Option<Interval>,
}

/// Why a line of play ends at its last node.
#[derive(Clone, Debug, PartialEq)]
pub enum LineEnd {
    /// It is a leaf.
    Leaf(Leaf),
    /// Chance decides there. These are its outcomes, in order.
    Chance(Vec<OutcomeReply>),
    /// No single move below it shows more.
    Open,
}

/// An outcome of chance at the end of a line.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct OutcomeReply {
    /// Its visit that proves most.
    pub node: NodeId,
    /// Its weight.
    pub weight: u32,
    /// The sum of the weights of all outcomes.
    pub of: u64,
    /// What all its visits prove of it together.
    pub found: Interval,
    /// The move that is answered there.
    pub reply: Option<NodeId>,
}

impl RefutingLine {
    /// Returns the line of a node of which nothing is known.
    pub(super) fn of_nothing(pass: usize, node: NodeId) -> Self {
        Self { pass, nodes: vec![node], end: LineEnd::Open, found: Interval::UNKNOWN, shows: None }
    }
}

/// Returns the line below a visited node that shows how little it can bring `player`.
pub(super) fn refuting_line<G: Game>(
    recording: &Recording<G>,
    moment: Moment<'_>,
    pass: usize,
    first: NodeId,
    player: Player,
) -> RefutingLine {
    let trace = recording.trace();
    let other = player.opponent();
    let end_of = |node: NodeId| moment.proved(node).own_end(other);
    let is_nothing = |end| end == other.worst() || end == trace.bounds.own_end(other);
    let first_end = end_of(first);
    let is_leaf = trace.kind(first) != NodeKind::Inner;
    let shows = (is_leaf || !is_nothing(first_end)).then(|| Interval::with_own_end(other, first_end));
    let mut nodes = vec![first];
    let mut at = first;
    let end = loop {
        if let NodeKind::Leaf(leaf) = trace.kind(at) {
            break LineEnd::Leaf(leaf);
        }
        let bound = end_of(at);
        if is_nothing(bound) && shows.is_none() {
            break LineEnd::Open;
        }
        let next = match trace.turn(at) {
            Turn::Chance => break LineEnd::Chance(outcomes(recording, moment, at)),
            Turn::Player(mover) if mover == other => {
                let proves = |child: &NodeId| !other.prefers(bound, end_of(*child));
                let is_equal = |child: &NodeId| end_of(*child) == bound;
                trace.children(at).find(is_equal).or_else(|| trace.children(at).find(proves))
            }
            Turn::Player(_) => {
                let moves = recording.proved_of_moves(at, moment.step());
                let best = moves.iter().map(|(_, proved)| proved.own_end(other)).reduce(|a, b| player.better_of(a, b));
                let best = best.filter(|&best| !player.prefers(best, bound));
                let of_best = |&(node, proved): &(NodeId, Interval)| {
                    let is_same = |&visit: &NodeId| recording.move_to(visit) == recording.move_to(node);
                    let proves = |visit: &NodeId| end_of(*visit) == proved.own_end(other);
                    trace.children(at).filter(is_same).find(proves)
                };
                moves.iter().filter(|(_, proved)| Some(proved.own_end(other)) == best).find_map(of_best)
            }
        };
        let Some(next) = next else { break LineEnd::Open };
        nodes.push(next);
        at = next;
    };
    RefutingLine { pass, nodes, end, found: moment.proved(at), shows }
}

/// Returns the outcomes of a chance node, each with what is proved of it and the move that proves it.
fn outcomes<G: Game>(recording: &Recording<G>, moment: Moment<'_>, node: NodeId) -> Vec<OutcomeReply> {
    let trace = recording.trace();
    let mut replies: Vec<(u32, OutcomeReply)> = Vec::new();
    for child in trace.children(node) {
        let Some((outcome, (weight, of))) = trace.outcome(child).zip(trace.weight(child)) else { continue };
        let found = moment.proved(child).intersection(trace.bounds);
        let reply = moment.proving_child(child);
        let visit = OutcomeReply { node: child, weight, of, found, reply };
        match replies.iter_mut().find(|(index, _)| *index == outcome.index) {
            Some((_, before)) => {
                let together = before.found.intersection(found);
                *before = if found == together && visit.reply.is_some() { visit } else { *before };
                before.found = together;
            }
            None => replies.push((outcome.index, visit)),
        }
    }
    replies.sort_by_key(|&(index, _)| index);
    replies.into_iter().map(|(_, reply)| reply).collect()
}
