//! What would follow if a branch were worth something else: plain minimax of the tree as it is, and of the tree with that
//! branch replaced by a number.
//!
//! Nothing is taken for granted of what was pruned: both trees are looked at as a whole, within a budget.

use super::count::Budget;
use super::{Algorithm, SearchConfig, SearchEvent, Tracer, search};
use crate::game::Game;
use crate::game::what_if::WhatIf;
use crate::score::{Player, Score};
use std::ops::ControlFlow;

/// What follows from a supposed value, node by node.
#[derive(Clone, Debug, PartialEq)]
pub struct Consequence {
    /// What the branch is supposed to be worth.
    pub supposed: Score,
    /// What it is worth.
    pub really: Score,
    /// The nodes above the branch, the root first.
    pub levels: Vec<Level>,
}

/// A node on the way to a branch that is supposed to be worth something else. All values are exact, and MAX's view.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Level {
    /// Whose choice it is there.
    pub player: Player,
    /// The best for that player among the children that are not on the way; `None` if there are none.
    pub others: Option<Score>,
    /// What the node is worth.
    pub before: Score,
    /// What it would be worth.
    pub after: Score,
}

impl Consequence {
    /// What the child on the way would be worth at the node at a level, counted from 0 at the root.
    #[must_use]
    pub fn below(&self, level: usize) -> Score {
        self.levels.get(level + 1).map_or(self.supposed, |below| below.after)
    }

    /// What the root is worth, and what it would be worth. A branch at the root's own place is the root.
    #[must_use]
    pub fn root(&self) -> (Score, Score) {
        self.levels.first().map_or((self.really, self.supposed), |root| (root.before, root.after))
    }
}

/// What follows if the position after the moves of `line` from `root` on is worth `supposed`, in a search to the depth and
/// with the symmetries of `config`.
///
/// `None` where minimax would enter more than `most_nodes` nodes in one of the two trees, or never comes to the position.
#[must_use]
pub fn consequence<G: Game>(
    config: &SearchConfig,
    root: &G,
    line: &[G::Move],
    supposed: Score,
    most_nodes: u64,
) -> Option<Consequence> {
    let before = Follower::follow(config, &WhatIf::new(root.clone(), line, None), line.len(), most_nodes)?;
    let after = Follower::follow(config, &WhatIf::new(root.clone(), line, Some(supposed)), line.len(), most_nodes)?;
    let levels = before.iter().zip(&after).take(line.len()).map(|(before, after)| Level {
        player: before.player,
        others: before.others,
        before: before.value,
        after: after.value,
    });
    Some(Consequence { supposed, really: before[line.len()].value, levels: levels.collect() })
}

/// What minimax says of a node on the way.
#[derive(Clone, Copy, Debug)]
struct Seen {
    player: Player,
    others: Option<Score>,
    value: Score,
}

/// Listens to minimax, and keeps what it says of the nodes on the way.
struct Follower {
    budget: Budget,
    /// How many nodes are open.
    open: usize,
    /// How many of those, counted from the root, are on the way.
    open_on_the_way: usize,
    seen: Vec<Seen>,
}

impl Follower {
    /// The nodes on the way, the root first and the one after so many moves last.
    fn follow<G: Game>(config: &SearchConfig, game: &WhatIf<G>, moves: usize, most_nodes: u64) -> Option<Vec<Seen>> {
        let config = SearchConfig { algorithm: Algorithm::Minimax, ..*config };
        let mut follower =
            Self { budget: Budget::of(most_nodes), open: 0, open_on_the_way: 0, seen: Vec::with_capacity(moves + 1) };
        search(&config, game, &mut follower).continue_value()?;
        (moves < follower.seen.len()).then_some(follower.seen)
    }
}

impl<G: Game> Tracer<WhatIf<G>> for Follower {
    fn record(&mut self, event: SearchEvent<'_, WhatIf<G>>) -> ControlFlow<()> {
        self.budget.spend(&event)?;
        match event {
            SearchEvent::Enter { position, .. } => {
                if position.is_on_line() {
                    self.open_on_the_way += 1;
                    self.seen.push(Seen { player: position.to_move(), others: None, value: Score::ZERO });
                }
                self.open += 1;
            }
            SearchEvent::Leave { score } => {
                self.open -= 1;
                if self.open < self.open_on_the_way {
                    self.open_on_the_way = self.open;
                    self.seen[self.open].value = score;
                } else if self.open == self.open_on_the_way
                    && let Some(parent) = self.open.checked_sub(1)
                {
                    let Seen { player, others, .. } = &mut self.seen[parent];
                    *others = Some(others.map_or(score, |best| player.better_of(best, score)));
                }
            }
            _ => {}
        }
        ControlFlow::Continue(())
    }
}
