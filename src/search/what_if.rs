//! What would follow if a branch were worth something else: plain minimax of the tree as it is, and of the tree with that
//! branch replaced by a number.
//!
//! Nothing is taken for granted of what was pruned: both trees are looked at as a whole, within a budget.

use super::algorithm::Algorithm;
use super::budget::Budget;
use super::by_algorithm::search;
use super::config::SearchConfig;
use super::event::{SearchEvent, Tracer};
use crate::game::Game;
use crate::game::what_if::WhatIf;
use crate::score::{Player, Score};
use std::ops::ControlFlow;

/// What follows from a supposed value, node by node.
#[derive(Clone, Debug, PartialEq)]
pub struct WhatIfResult {
    /// What the branch is supposed to be worth.
    pub assumed: Score,
    /// What it is worth.
    pub actual: Score,
    /// The nodes above the branch, the root first.
    pub plies: Vec<WhatIfPly>,
}

/// A node on the way to a branch that is supposed to be worth something else. All values are exact, and MAX's view.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct WhatIfPly {
    /// Whose choice it is there.
    pub player: Player,
    /// The best for that player among the children that are not on the way; `None` if there are none.
    pub others: Option<Score>,
    /// What the node is worth.
    pub before: Score,
    /// What it would be worth.
    pub after: Score,
}

impl WhatIfResult {
    /// What the child on the way would be worth at the node at a level, counted from 0 at the root.
    #[must_use]
    pub fn below(&self, ply: usize) -> Score {
        self.plies.get(ply + 1).map_or(self.assumed, |below| below.after)
    }

    /// What the root is worth, and what it would be worth. A branch at the root's own place is the root.
    #[must_use]
    pub fn root(&self) -> (Score, Score) {
        self.plies.first().map_or((self.actual, self.assumed), |root| (root.before, root.after))
    }
}

/// What follows if the position after the moves of `line` from `root` on is worth `supposed`, in a search to the depth and
/// with the symmetries of `config`.
///
/// `None` where minimax would enter more than `most_nodes` nodes in one of the two trees, or never comes to the position.
#[must_use]
pub fn what_if<G: Game>(
    config: &SearchConfig,
    root: &G,
    line: &[G::Move],
    assumed: Score,
    max_nodes: u64,
) -> Option<WhatIfResult> {
    let before = PathValues::of_path(config, &WhatIf::new(root.clone(), line, None), line.len(), max_nodes)?;
    let after = PathValues::of_path(config, &WhatIf::new(root.clone(), line, Some(assumed)), line.len(), max_nodes)?;
    let plies = before.iter().zip(&after).take(line.len()).map(|(before, after)| WhatIfPly {
        player: before.player,
        others: before.others,
        before: before.value,
        after: after.value,
    });
    Some(WhatIfResult { assumed, actual: before[line.len()].value, plies: plies.collect() })
}

/// What minimax says of a node on the way.
#[derive(Clone, Copy, Debug)]
struct PathNode {
    player: Player,
    others: Option<Score>,
    value: Score,
}

/// Listens to minimax, and keeps what it says of the nodes on the way.
struct PathValues {
    budget: Budget,
    /// How many nodes are open.
    open: usize,
    /// How many of those, counted from the root, are on the way.
    open_on_path: usize,
    nodes: Vec<PathNode>,
}

impl PathValues {
    /// The nodes on the way, the root first and the one after so many moves last.
    fn of_path<G: Game>(
        config: &SearchConfig,
        game: &WhatIf<G>,
        moves: usize,
        max_nodes: u64,
    ) -> Option<Vec<PathNode>> {
        let config = SearchConfig { algorithm: Algorithm::Minimax, ..*config };
        let mut tracer =
            Self { budget: Budget::nodes(max_nodes), open: 0, open_on_path: 0, nodes: Vec::with_capacity(moves + 1) };
        search(&config, game, &mut tracer).continue_value()?;
        (moves < tracer.nodes.len()).then_some(tracer.nodes)
    }
}

impl<G: Game> Tracer<WhatIf<G>> for PathValues {
    fn record(&mut self, event: SearchEvent<'_, WhatIf<G>>) -> ControlFlow<()> {
        self.budget.spend(&event)?;
        match event {
            SearchEvent::Enter { position, .. } => {
                if position.is_on_line() {
                    self.open_on_path += 1;
                    self.nodes.push(PathNode { player: position.to_move(), others: None, value: Score::ZERO });
                }
                self.open += 1;
            }
            SearchEvent::Leave { score } => {
                self.open -= 1;
                if self.open < self.open_on_path {
                    self.open_on_path = self.open;
                    self.nodes[self.open].value = score;
                } else if self.open == self.open_on_path
                    && let Some(parent) = self.open.checked_sub(1)
                {
                    let PathNode { player, others, .. } = &mut self.nodes[parent];
                    *others = Some(others.map_or(score, |best| player.better_of(best, score)));
                }
            }
            _ => {}
        }
        ControlFlow::Continue(())
    }
}
