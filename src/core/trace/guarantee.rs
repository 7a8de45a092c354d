//! What a search with a depth limit proves for certain, from the ends of games alone.

use super::node::{NodeId, NodeKind};
use super::step::Event;
use super::trace::Trace;
use crate::game::Game;
use crate::score::{Interval, Outcomes, Proof, Turn};
use crate::search::Leaf;
use crate::search::best_line::DecisiveScores;

/// The intervals that are certain, whatever lies beyond the depth limit.
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Guarantee {
    /// The interval of the root's value.
    pub root: Interval,
    /// The interval of the value of the root's child that proves the value, or else of the best child.
    pub best: Interval,
}

impl Guarantee {
    /// The guarantee of nothing.
    pub const NONE: Self = Self { root: Interval::UNKNOWN, best: Interval::UNKNOWN };

    /// Returns the guarantee of a search with a depth limit. Goes through its events again and lets only the ends of
    /// games prove anything. Nothing is guaranteed before the root is left. O(n) in the steps.
    pub(super) fn replay<G: Game>(trace: &Trace, root: &G) -> Self {
        let mut open: Vec<Proof> = Vec::new();
        // The outcomes of the open chance nodes.
        let mut outcomes: Vec<Outcomes> = Vec::new();
        let mut best = Interval::UNKNOWN;
        let decisive = DecisiveScores::of(root);
        let chosen = trace.end().proving_child(NodeId::ROOT).or_else(|| trace.best_child(NodeId::ROOT));
        for event in (1..=trace.len()).filter_map(|step| trace.event(step)) {
            match (event, open.last_mut()) {
                (Event::Enter(node), _) => {
                    let mut proof = Proof::new(trace.player(node));
                    let weights = trace.weights(node);
                    if !weights.is_empty() {
                        proof.settle(trace.bounds);
                        outcomes.push(Outcomes::new(weights.to_vec(), trace.bounds));
                    }
                    open.push(proof);
                }
                (_, None) | (Event::Improve(_) | Event::Expect(_), Some(_)) => {}
                (Event::Evaluate(node), Some(proof)) => proof.settle(match (trace.kind(node), trace.result(node)) {
                    (NodeKind::Leaf(Leaf::Terminal), Some((score, bound))) => Interval::of(score, bound),
                    (NodeKind::Leaf(Leaf::Terminal), None)
                    | (NodeKind::Inner | NodeKind::Leaf(Leaf::Horizon | Leaf::Quiet | Leaf::TableHit), _) => {
                        Interval::UNKNOWN
                    }
                }),
                (Event::TableHit(node), Some(proof)) => proof.settle(match trace.result(node) {
                    Some((score, bound)) if trace.table_hit_depth(node) == Some(None) => Interval::of(score, bound),
                    Some((score, bound)) => decisive.proved(score, bound),
                    None => Interval::UNKNOWN,
                }),
                (Event::Cutoff(child) | Event::Skip(child), Some(proof)) => {
                    let parent = trace.parent(child).filter(|&parent| trace.turn(parent) != Turn::Chance);
                    let is_unsearched = |child| !trace.is_searched(child);
                    if parent.is_some_and(|parent| trace.children(parent).any(is_unsearched)) {
                        proof.add_unsearched(trace.bounds);
                    }
                }
                (Event::Leave(node), Some(_)) => {
                    let Some(mut proof) = open.pop() else { continue };
                    let outcome = trace.outcome(node);
                    if trace.is_partial_probe(node) {
                        proof.add_unsearched(trace.bounds);
                    }
                    if !trace.weights(node).is_empty() {
                        outcomes.pop();
                    }
                    match open.last_mut() {
                        Some(parent) => {
                            let proved = proof.proved().intersection(trace.bounds);
                            match outcome.zip(outcomes.last_mut()) {
                                None => parent.add_proved_child(proved, trace.is_research(node)),
                                Some((outcome, outcomes)) => {
                                    parent.add_outcome(outcomes, outcome.index as usize, proved, trace.bounds);
                                }
                            }
                            if chosen == Some(node) {
                                best = parent.last_child();
                            }
                        }
                        None => return Self { root: proof.proved(), best },
                    }
                }
            }
        }
        Self::NONE
    }
}
