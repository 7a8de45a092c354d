//! The same of a Monte Carlo tree search, which counts visits and proves nothing.

use crate::game::Game;
use crate::game::played_game::legal_moves;
use crate::score::Turn;
use crate::search::mcts::{Decide, Statistics};
use crate::trace::sampled::tree::SampledTree;
use crate::trace::{NodeId, Step, Story};

/// A move of a sampled tree, with its counts at a step.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct SampledMove {
    /// The node to which it leads.
    pub node: NodeId,
    /// Its counts.
    pub statistics: Statistics,
}

/// How a move compares with the one that the search would play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SampledVerdict {
    /// No player chooses: chance decides.
    Outcome,
    /// It is the only move.
    Only,
    /// No iteration has tried it yet.
    Untried,
    /// The first iteration that tries it has no result yet.
    Trying,
    /// The search would play it.
    Best,
    /// The search would play another one, by this rule.
    Other(Decide),
    /// Both are equal by the rule, and the first of them is played.
    Equal(Decide),
}

/// The answer to the question why a move is not the one that the search plays.
#[derive(Clone, Debug, PartialEq)]
pub struct SampledWhyNot<Move> {
    /// The node at which it is a move, and its counts.
    pub node: NodeId,
    /// The counts of that node.
    pub statistics: Statistics,
    /// The move.
    pub mv: Move,
    /// Its node; `None` if no iteration through it has a result.
    pub child: Option<SampledMove>,
    /// The move that the search would play after this step.
    pub best: Option<SampledMove>,
    /// How the two compare.
    pub verdict: SampledVerdict,
    /// The most visited replies one after the other, from the node of the move on.
    pub line: Vec<SampledMove>,
}

impl<G: Game> SampledTree<G> {
    /// Returns why a move at a node is not the one that the search would play after a step; `None` if the node is not
    /// in the tree by then.
    pub fn why_not(&self, step: Step, node: NodeId, mv: G::Move) -> Option<SampledWhyNot<G::Move>> {
        let moment = self.at(step);
        if !moment.has(node) {
            return None;
        }
        let counted = |node| SampledMove { node, statistics: moment.statistics(node) };
        let tried = |node: NodeId| -> Vec<SampledMove> {
            let children = self.children(node).filter(|&child| moment.has(child)).map(counted);
            children.filter(|child| 0 < child.statistics.visits).collect()
        };
        let children = tried(node);
        let child = children.iter().copied().find(|child| self.move_to(child.node) == Some(mv));
        let is_added = self.children(node).any(|child| moment.has(child) && self.move_to(child) == Some(mv));
        let (position, decide) = (self.position(node), self.config().decide);
        let player = position.turn().player();
        let chosen = player
            .and_then(|player| decide.choose(self.scale(), player, children.iter().map(|child| child.statistics)));
        let best = chosen.map(|index| children[index]);
        let merit = |of: SampledMove| player.map(|player| decide.merit(self.scale(), player, of.statistics));
        let verdict = match (position.turn(), child) {
            (Turn::Chance, _) => SampledVerdict::Outcome,
            (Turn::Player(_), _) if legal_moves(&position).len() == 1 => SampledVerdict::Only,
            (Turn::Player(_), None) if is_added => SampledVerdict::Trying,
            (Turn::Player(_), None) => SampledVerdict::Untried,
            (Turn::Player(_), Some(child)) => match best {
                Some(best) if best.node == child.node => SampledVerdict::Best,
                Some(best) if merit(best) == merit(child) => SampledVerdict::Equal(decide),
                Some(_) | None => SampledVerdict::Other(decide),
            },
        };
        // Where chance decides, no reply is chosen.
        let reply = |at: &SampledMove| {
            let is_choice = self.position(at.node).turn() != Turn::Chance;
            let replies = if is_choice { tried(at.node) } else { Vec::new() };
            let most = replies.iter().map(|reply| reply.statistics.visits).max()?;
            replies.into_iter().find(|reply| reply.statistics.visits == most)
        };
        let line = std::iter::successors(child, reply).collect();
        Some(SampledWhyNot { node, statistics: moment.statistics(node), mv, child, best, verdict, line })
    }
}
