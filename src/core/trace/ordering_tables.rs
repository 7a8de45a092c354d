//! The killers and the history of a search at a step, replayed from the cutoffs up to that step.
//!
//! A search fills its ordering tables by its cutoffs only, and the trace has those. Depends on moves, not on their
//! names.

use super::NodeId;
use super::recording::Recording;
use super::step::{Event, Step};
use crate::game::Game;
use crate::score::{Player, Turn};
use crate::search::history_weight;
use std::collections::{BTreeMap, HashMap};
use std::ops::Range;

/// The killers of every ply and the history of every move, after a step.
#[derive(Clone, Debug, PartialEq)]
pub struct ReplayedTables<G: Game> {
    killers: Vec<Vec<KillerMove<G>>>,
    history: HashMap<(Player, G::Move), HistoryScore>,
    /// The moves of the history by their weight and their last cutoff.
    by_weight: BTreeMap<(u32, usize, NodeId), (Player, G::Move)>,
}

/// A move that has cut at a ply.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct KillerMove<G: Game> {
    /// The move.
    pub mv: G::Move,
    /// Its last cutoff.
    pub by: CutoffSource,
}

/// The history of a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HistoryScore {
    /// The sum of the weights of its cutoffs: see [`history_weight`].
    pub weight: u32,
    /// Its last cutoff.
    pub by: CutoffSource,
}

/// A cutoff: the child that closed its parent's window.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CutoffSource {
    /// The number of the pass, from 0.
    pub pass: usize,
    /// The child.
    pub child: NodeId,
}

impl<G: Game> Default for ReplayedTables<G> {
    fn default() -> Self {
        Self { killers: Vec::new(), history: HashMap::new(), by_weight: BTreeMap::new() }
    }
}

impl<G: Game> ReplayedTables<G> {
    /// Returns the tables after `step` steps of a search in one pass.
    pub fn at(recording: &Recording<G>, step: Step) -> Self {
        let mut tables = Self::default();
        tables.follow(0, recording, 0..step);
        tables
    }

    /// Adds the cutoffs after `steps.start` up to `steps.end` of a pass. A search keeps its tables through all of its
    /// passes.
    pub fn follow(&mut self, pass: usize, recording: &Recording<G>, steps: Range<Step>) {
        let (trace, config) = (recording.trace(), recording.config());
        for step in trace.cutoffs_within(steps) {
            let Some(Event::Cutoff(child)) = trace.event(step) else { continue };
            let (Some(parent), Some(mv)) = (trace.parent(child), recording.move_to(child)) else { continue };
            // Outcomes are not ordered by killers and history.
            if trace.turn(parent) == Turn::Chance {
                continue;
            }
            let (ply, by) = (trace.ply(parent), CutoffSource { pass, child });
            let slots = usize::from(config.ordering.killers);
            if 0 < slots {
                if self.killers.len() <= ply {
                    self.killers.resize_with(ply + 1, Vec::new);
                }
                let killers = &mut self.killers[ply];
                killers.retain(|killer| killer.mv != mv);
                killers.insert(0, KillerMove { mv, by });
                killers.truncate(slots);
            }
            if config.ordering.history {
                let praised = (trace.player(parent), mv);
                let before = self.history.remove(&praised);
                let weight = before.map_or(0, |score| score.weight).saturating_add(history_weight(config.depth, ply));
                let key = |HistoryScore { weight, by }| (weight, by.pass, by.child);
                if let Some(before) = before {
                    self.by_weight.remove(&key(before));
                }
                let score = HistoryScore { weight, by };
                self.history.insert(praised, score);
                self.by_weight.insert(key(score), praised);
            }
        }
    }

    /// Returns the killers of a ply, the latest first.
    pub fn killers(&self, ply: usize) -> &[KillerMove<G>] {
        self.killers.get(ply).map_or(&[], Vec::as_slice)
    }

    /// Returns the plies that have killers.
    pub fn plies(&self) -> impl Iterator<Item = usize> + '_ {
        (0..self.killers.len()).filter(|&ply| !self.killers[ply].is_empty())
    }

    /// Returns the history weight of a move of `player`.
    pub fn history(&self, player: Player, mv: G::Move) -> u32 {
        self.history.get(&(player, mv)).map_or(0, |score| score.weight)
    }

    /// Returns the moves in the history, the greatest weight first; of two with the same weight, the one that cut last.
    pub fn history_moves(&self) -> impl ExactSizeIterator<Item = (Player, G::Move, HistoryScore)> {
        self.by_weight.iter().rev().map(|(&(weight, pass, child), &(player, mv))| {
            (player, mv, HistoryScore { weight, by: CutoffSource { pass, child } })
        })
    }
}
