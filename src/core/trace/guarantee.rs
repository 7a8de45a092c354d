//! What a search guarantees: what is proved of the game itself and not only of the tree down to the depth limit.
//!
//! A static evaluation at the depth limit or at a quiet position proves nothing here; an ended game proves its value.

use super::event::Event;
use super::node::NodeKind;
use super::node_id::NodeId;
use super::trace::Trace;
use crate::game::Game;
use crate::score::{Bound, Interval, Proof, Score};
use crate::search::Leaf;

/// What is certain, whatever lies beyond the depth limit.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Guarantee {
    /// Of the root's value.
    pub root: Interval,
    /// Of the value of the root's best child.
    pub best: Interval,
}

impl Guarantee {
    /// Nothing is guaranteed.
    pub const NONE: Self = Self { root: Interval::UNKNOWN, best: Interval::UNKNOWN };

    /// Returns the guarantee of a search with a depth limit: goes through its events once more and lets only the ends of games
    /// prove anything. Nothing is guaranteed before the root is left. O(n) in the steps.
    pub(super) fn replay<G: Game>(trace: &Trace, root: &G) -> Self {
        let mut open: Vec<Proof> = Vec::new();
        let mut best = Interval::UNKNOWN;
        for event in (1..=trace.len()).filter_map(|step| trace.event(step)) {
            match (event, open.last_mut()) {
                (Event::Enter(node), _) => open.push(Proof::new(trace.player(node))),
                (_, None) => {}
                (Event::Evaluate(node), Some(proof)) => proof.settle(match (trace.kind(node), trace.result(node)) {
                    (NodeKind::Leaf(Leaf::Terminal), Some((score, bound))) => Interval::of(score, bound),
                    _ => Interval::UNKNOWN,
                }),
                (Event::TableHit(node), Some(proof)) => proof.settle(match trace.result(node) {
                    Some((score, bound)) if trace.table_hit_depth(node) == Some(None) => Interval::of(score, bound),
                    Some((score, bound)) => decisive(root, score, bound),
                    None => Interval::UNKNOWN,
                }),
                (Event::Cutoff(child) | Event::Skip(child), Some(proof)) => {
                    let parent = trace.parent(child);
                    let is_unsearched = |child| !trace.is_searched(child);
                    if parent.is_some_and(|parent| trace.children(parent).any(is_unsearched)) {
                        proof.add_unsearched();
                    }
                }
                (Event::Improve(child), Some(proof)) => {
                    if trace.parent(child) == Some(NodeId::ROOT) {
                        best = proof.last_child();
                    }
                }
                (Event::Leave(node), Some(_)) => {
                    let Some(proof) = open.pop() else { continue };
                    match open.last_mut() {
                        Some(parent) => parent.add_proved_child(proof.proved(), trace.is_research(node)),
                        None => return Self { root: proof.proved(), best },
                    }
                }
            }
        }
        Self::NONE
    }
}

/// What a score proves that may rest on static evaluations: a win, where no static evaluation can be one.
fn decisive<G: Game>(root: &G, score: Score, bound: Bound) -> Interval {
    let undecided_is_zero = root.evaluates_only_outcomes() && score != Score::ZERO;
    let undecided_is_finite = !root.is_explicit_tree() && !score.is_finite();
    match bound {
        _ if !undecided_is_zero && !undecided_is_finite => Interval::UNKNOWN,
        Bound::Exact | Bound::Lower if Score::ZERO < score => Interval::of(score, Bound::Lower),
        Bound::Exact | Bound::Upper if score < Score::ZERO => Interval::of(score, Bound::Upper),
        _ => Interval::UNKNOWN,
    }
}
