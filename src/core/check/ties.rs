//! Judges a search of several players in which moves are equally good for the player who moves.
//!
//! The vector of such a node depends on which of them is taken. Each of them is right, unless the program claims a
//! rule.

use super::judge::{Judge, RunComparison};
use super::ordered::Ordered;
use super::placed::RunEvent;
use super::report::Variation;
use crate::game::Game;
use crate::game::any::AnyMove;
use crate::score::Payoffs;
use crate::search::{Algorithm, SearchConfig, TieRule};

/// A node that has been entered and not left.
struct EnteredNode {
    node: usize,
    position: Ordered,
    /// The moves, in the order in which they are tried; none at a leaf.
    moves: Vec<AnyMove>,
    /// What the children returned that have been left.
    returned: Vec<Payoffs>,
}

impl EnteredNode {
    /// Returns whether the node may return a vector: that of a leaf, or one of those that give the most to the player
    /// who moves.
    fn may_return(&self, told: &Payoffs) -> bool {
        if self.moves.is_empty() {
            return *told == self.position.payoffs();
        }
        let own = |payoffs: &Payoffs| payoffs.of(self.position.mover());
        self.returned.len() == self.moves.len()
            && self.returned.contains(told)
            && self.returned.iter().all(|other| own(other) <= own(told))
    }
}

impl Judge<'_> {
    /// Follows a run by the rules of max^n, in which any of the moves is taken that are the best for the player who
    /// moves. `None` if it breaks them, or if it claims a rule for ties.
    pub(super) fn followed_with_any_tie(&self, config: &SearchConfig) -> Option<RunComparison> {
        let is_open = self.run.header.claims.ties.is_none() && config.payoffs.ties == TieRule::First;
        if config.algorithm != Algorithm::MaxN || !is_open {
            return None;
        }
        let mut result = RunComparison::default();
        for search in 0..self.placed.starts.len() {
            let mut open: Vec<EnteredNode> = Vec::new();
            for &event in self.placed.events_of(search) {
                match event {
                    RunEvent::Enter(node) => {
                        let entered = self.entered(config, search, node as usize, open.last())?;
                        open.push(entered);
                    }
                    RunEvent::Leave(_) => {
                        let left = open.pop()?;
                        let told = self.placed.payoffs.get(&left.node).filter(|told| left.may_return(told))?;
                        let best = left.returned.iter().position(|returned| returned == told);
                        let best = best.map(|at| left.moves[at]);
                        let named = self.placed.nodes[left.node].best;
                        // A move that is called the best one is one that returned the vector.
                        let is_right = named.is_none_or(|named| {
                            let child = named.child.and_then(|child| self.placed.payoffs.get(&(child as usize)));
                            child == Some(told)
                        });
                        if !is_right {
                            return None;
                        }
                        if let Some(parent) = open.last_mut() {
                            parent.returned.push(*told);
                        } else {
                            result.payoffs = Some(*told);
                            result.value = self.placed.nodes[left.node].value;
                            result.best = named.and_then(|named| named.mv).or(best);
                        }
                    }
                }
                result.agreed += 1;
            }
        }
        result.steps = result.agreed;
        result.variations.add(true, Variation::Ties);
        Some(result)
    }

    /// Returns a node that is entered below another one, or at the root; `None` if it is not the next one, or if
    /// another player moves.
    fn entered(
        &self,
        config: &SearchConfig,
        search: usize,
        node: usize,
        parent: Option<&EnteredNode>,
    ) -> Option<EnteredNode> {
        let told = self.placed.nodes.get(node)?;
        let (position, ply) = match parent {
            Some(parent) => {
                let next = parent.moves.get(parent.returned.len()).copied();
                let mv = told.via.filter(|_| told.via == next)?;
                (parent.position.after(mv), self.placed.line(self.run, node).len())
            }
            None => (self.root(config, search), 0),
        };
        let is_at_limit = config.depth.is_some_and(|depth| depth <= ply) && position.can_be_evaluated();
        let mut moves = Vec::new();
        if !is_at_limit {
            position.legal_moves(&mut moves);
        }
        let is_other = told.mover.is_some_and(|mover| usize::from(mover) != position.mover());
        let is_known = moves.is_empty() || !is_other;
        is_known.then(|| EnteredNode { node, position, moves, returned: Vec::new() })
    }
}
