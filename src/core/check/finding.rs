//! Turns a difference between a run and the search into a finding, with the numbers at that moment.

use super::comparing::{ExpectedAction, ExpectedState};
use super::consistency::leaves_from;
use super::judge::{Judge, RootAnswer, RunComparison};
use super::placed::{PlacedNode, RunEvent};
use super::report::{Fact, Finding};
use crate::game::Game;
use crate::game::any::AnyMove;
use crate::game::played_game::legal_moves;
use crate::score::{Payoffs, Player};
use crate::search::SearchConfig;
use crate::search::refutation::{Refutation, refutation};
use std::collections::HashSet;

impl Judge<'_> {
    /// Returns the finding for an answer that is wrong although all events are right.
    pub(super) fn wrong_answer(
        &self,
        comparison: &RunComparison,
        told: RootAnswer,
        expected: RootAnswer,
        has_wrong_best: bool,
    ) -> Finding {
        let last = self.run.roots.len() - 1;
        let root = self.run.roots[last];
        let vectors = told.payoffs.zip(expected.payoffs);
        let vectors = vectors.filter(|(told, expected)| !has_wrong_best && told != expected);
        let fact = match (vectors, told.value.zip(expected.value)) {
            (Some((told, expected)), _) => Fact::Vector { told, expected, is_leaf: false },
            (None, Some((told, expected))) if !has_wrong_best => Fact::ReturnedValue { told, expected },
            (None, Some(_) | None) => Fact::BestMove { told: told.best, expected: expected.best },
        };
        let line = self.run.answers.get(&last).map(|answer| answer.line).or(self.run.nodes[root].left);
        let step = comparison.steps;
        let player = self.placed.nodes[root].player;
        Finding { line: line.unwrap_or(self.run.nodes[root].entered), ..self.at(root, player, fact, step) }
    }

    pub(super) fn first_finding(&self, config: &SearchConfig, comparison: &RunComparison) -> Option<Finding> {
        let (difference, event, step) = comparison.difference?;
        let Some(&told) = self.placed.events.get(event) else {
            let last = *self.run.roots.last().filter(|_| self.run.is_whole())?;
            let line = self.run.nodes[last].left.unwrap_or_default();
            return Some(Finding { line, ..self.at(last, self.placed.nodes[last].player, Fact::EndsEarly, step) });
        };
        let ExpectedState { player, is_chance, best, leaf, is_cut, .. } = difference.state;
        let (node, fact, step) = match (difference.expected, told) {
            (_, RunEvent::Enter(lost)) if self.placed.lost == Some(lost as usize) => {
                let at = lost as usize;
                let parent = self.run.nodes[at].parent.map_or(at, |parent| parent as usize);
                return Some(Finding { line: self.line(told), ..self.at(parent, player, Fact::ExtraNode, step) });
            }
            (ExpectedAction::Window(expected), _) => {
                let node = difference.node?;
                let PlacedNode { alpha, beta, .. } = self.placed.nodes[node];
                (node, Fact::Window { alpha, beta, expected }, step)
            }
            (ExpectedAction::Best(expected), _) => {
                let node = difference.node?;
                let told = self.placed.nodes[node].best?.mv;
                (node, Fact::BestMove { told, expected: Some(expected) }, step)
            }
            (ExpectedAction::Side, _) => {
                let node = difference.node?;
                (node, Fact::Side { told: self.placed.nodes[node].side? }, step)
            }
            (ExpectedAction::Mover(expected), _) => {
                let node = difference.node?;
                (node, Fact::Mover { told: self.placed.nodes[node].mover?.into(), expected }, step)
            }
            (ExpectedAction::Enter(Some(expected)), RunEvent::Enter(entered)) => {
                let entered = self.placed.nodes[entered as usize].via?;
                (difference.node?, Fact::Order { entered, expected }, step)
            }
            (ExpectedAction::Enter(Some(expected)), RunEvent::Leave(left)) => {
                let node = left as usize;
                if self.run.is_leaf(node) {
                    (node, Fact::Depth { is_expanded: false }, step)
                } else if is_chance {
                    (node, Fact::OutcomeLeftOut { outcome: expected }, step)
                } else {
                    (node, self.cut_too_many(config, node, expected, &difference.state), step)
                }
            }
            (ExpectedAction::Leave(expected), RunEvent::Leave(left)) => {
                let node = left as usize;
                let told = self.placed.nodes[node].value?;
                if leaf.is_some() {
                    (node, Fact::LeafValue { told, expected }, step)
                } else {
                    (node, Fact::ReturnedValue { told, expected: best.unwrap_or(expected) }, step)
                }
            }
            (ExpectedAction::Remember(proved), RunEvent::Leave(left)) => {
                let node = left as usize;
                (node, Fact::Remembered { told: self.placed.nodes[node].value?, proved }, step)
            }
            (ExpectedAction::LeaveVector(expected), RunEvent::Leave(left)) => {
                let node = left as usize;
                let number = || self.placed.nodes[node].value.map(|value| Payoffs::new(&[value]));
                let told = self.placed.payoffs.get(&node).copied().or_else(number)?;
                (node, Fact::Vector { told, expected, is_leaf: leaf.is_some() }, step)
            }
            (
                ExpectedAction::Leave(_) | ExpectedAction::LeaveVector(_) | ExpectedAction::Remember(_),
                RunEvent::Enter(entered),
            ) => {
                let (node, child) = (difference.node?, entered as usize);
                let mv = self.placed.nodes[child].via;
                match best {
                    Some(best) if is_cut && !is_chance => {
                        let bound = difference.state.open.limit(player);
                        let leaves = leaves_from(self.run, node, child);
                        // The cutoff is a step of the search, but not of the run.
                        (node, Fact::MissedCut { entered: mv, best, bound, leaves }, step - 1)
                    }
                    Some(_) | None if leaf.is_some() => (node, Fact::Depth { is_expanded: true }, step - 1),
                    Some(_) | None => (node, Fact::ExtraNode, step),
                }
            }
            (ExpectedAction::Enter(None) | ExpectedAction::Nothing, RunEvent::Enter(node) | RunEvent::Leave(node)) => {
                (node as usize, Fact::ExtraNode, step)
            }
        };
        let player = self.placed.nodes.get(node).map_or(player, |node| node.player);
        Some(Finding { line: self.line(told), ..self.at(node, player, fact, step) })
    }

    fn cut_too_many(&self, config: &SearchConfig, node: usize, unsearched: AnyMove, state: &ExpectedState) -> Fact {
        let line = self.placed.line(self.run, node);
        let entered: HashSet<_> = self.run.children(node).filter_map(|child| self.placed.nodes[child].via).collect();
        let pruned: Vec<_> =
            legal_moves(&self.position_at(node)).into_iter().filter(|mv| !entered.contains(mv)).collect();
        let is_decided = self.position.is_explicit_tree() || config.depth.is_some() || pruned.len() < 100;
        let refutation = if is_decided && self.position.players().is_none() {
            refutation(config, self.position, &line, &pruned, &[])
        } else {
            Refutation::Undecided
        };
        Fact::CutTooMany { best: state.best, bound: state.open.limit(state.player), unsearched, refutation }
    }

    fn at(&self, node: usize, player: Player, fact: Fact, step: usize) -> Finding {
        let path = if node < self.placed.nodes.len() { self.placed.line(self.run, node) } else { Vec::new() };
        Finding { line: 0, step, node, path, player: Some(player), fact }
    }

    fn line(&self, event: RunEvent) -> u32 {
        match event {
            RunEvent::Enter(node) => self.run.nodes[node as usize].entered,
            RunEvent::Leave(node) => self.run.nodes[node as usize].left.unwrap_or_default(),
        }
    }
}
