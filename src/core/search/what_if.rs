//! The root's value if a branch had another value: minimax of the tree as it is, and of the tree with that branch
//! replaced by a number.
//!
//! Nothing that a search has pruned is taken into account: both trees are searched whole, within a budget.

use super::algorithm::Algorithm;
use super::config::{Opponent, SearchConfig};
use super::event::{PathChange, SearchEvent, Tracer};
use super::search_full_width;
use super::support::budget::Budget;
use crate::game::Game;
use crate::game::what_if::WhatIf;
use crate::score::{Player, Score};
use std::ops::ControlFlow;

/// The consequences of an assumed value, node by node. All values are exact, and from MAX's view.
#[derive(Clone, Debug, PartialEq)]
pub struct WhatIfResult {
    /// The value that is assumed for the branch.
    pub assumed: Score,
    /// The branch's actual value.
    pub actual: Score,
    /// The nodes above the branch, the root first.
    pub plies: Vec<WhatIfPly>,
}

/// A node on the path to the branch.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct WhatIfPly {
    /// The side to move there.
    pub player: Player,
    /// The best value for that player among the children that are not on the path; `None` if there are none.
    pub others: Option<Score>,
    /// The node's value.
    pub before: Score,
    /// The value that it would have under the assumption.
    pub after: Score,
}

impl WhatIfResult {
    /// Returns the value that the child on the path would have, for the node `ply` plies below the root.
    pub fn below(&self, ply: usize) -> Score {
        self.plies.get(ply + 1).map_or(self.assumed, |below| below.after)
    }

    /// Returns the root's value, and the value that it would have. The branch may be the root itself.
    pub fn root(&self) -> (Score, Score) {
        self.plies.first().map_or((self.actual, self.assumed), |root| (root.before, root.after))
    }
}

/// Returns whether a position can be assumed to have another value: the game must have no chance nodes, so that all
/// values on the path are results of choices.
pub fn can_suppose<G: Game>(config: &SearchConfig, root: &G) -> bool {
    !root.has_chance() && config.effective().opponent == Opponent::Best
}

/// Returns the consequences if the position after the moves of `line` from `root` has the value `assumed`, in a search
/// with the depth limit and the merging of symmetric moves of `config`.
///
/// Returns `None` if that is not [possible](can_suppose), if minimax would make more than `max_visits` visits in one of
/// the two trees, or if minimax never reaches the position.
pub fn what_if<G: Game>(
    config: &SearchConfig,
    root: &G,
    line: &[G::Move],
    assumed: Score,
    max_visits: u64,
) -> Option<WhatIfResult> {
    if !can_suppose(config, root) {
        return None;
    }
    let before = PathValues::of_path(config, &WhatIf::new(root.clone(), line, None), line.len(), max_visits)?;
    let after = PathValues::of_path(config, &WhatIf::new(root.clone(), line, Some(assumed)), line.len(), max_visits)?;
    let plies = before.iter().zip(&after).take(line.len()).map(|(before, after)| WhatIfPly {
        player: before.player,
        others: before.others,
        before: before.value,
        after: after.value,
    });
    Some(WhatIfResult { assumed, actual: before[line.len()].value, plies: plies.collect() })
}

/// The result of minimax for a node on the path.
#[derive(Clone, Copy, Debug)]
struct WhatIfNode {
    player: Player,
    others: Option<Score>,
    value: Score,
}

/// A tracer that keeps the results of minimax for the nodes on the path.
struct PathValues {
    budget: Budget,
    /// How many nodes are open.
    open: usize,
    /// How many of the open nodes, from the root on, are on the path.
    open_on_path: usize,
    nodes: Vec<WhatIfNode>,
}

impl PathValues {
    /// Returns the nodes on the path, from the root to the node after `moves` moves; `None` if that node is not
    /// reached.
    fn of_path<G: Game>(
        config: &SearchConfig,
        game: &WhatIf<G>,
        moves: usize,
        max_visits: u64,
    ) -> Option<Vec<WhatIfNode>> {
        let config = SearchConfig { algorithm: Algorithm::Minimax, ..*config };
        let mut tracer =
            Self { budget: Budget::nodes(max_visits), open: 0, open_on_path: 0, nodes: Vec::with_capacity(moves + 1) };
        search_full_width(&config, game, &mut tracer).continue_value()?;
        (moves < tracer.nodes.len()).then_some(tracer.nodes)
    }
}

impl<G: Game> Tracer<WhatIf<G>> for PathValues {
    fn record(&mut self, event: SearchEvent<'_, WhatIf<G>>) -> ControlFlow<()> {
        self.budget.spend(&event)?;
        match event.path_change() {
            Some(PathChange::Enter { position, .. }) => {
                if position.is_on_line() {
                    self.open_on_path += 1;
                    self.nodes.push(WhatIfNode { player: position.to_move(), others: None, value: Score::ZERO });
                }
                self.open += 1;
            }
            Some(PathChange::Leave { score }) => {
                self.open -= 1;
                if self.open < self.open_on_path {
                    self.open_on_path = self.open;
                    self.nodes[self.open].value = score;
                } else if self.open == self.open_on_path
                    && let Some(parent) = self.open.checked_sub(1)
                {
                    let WhatIfNode { player, others, .. } = &mut self.nodes[parent];
                    *others = Some(others.map_or(score, |best| player.better_of(best, score)));
                }
            }
            None => {}
        }
        ControlFlow::Continue(())
    }
}
