//! Improving the order: the initial order of an explicit tree, and the best possible order.

use poda_core::document::recorder::record;
use poda_core::game::any::AnyGame;
use poda_core::game::tree::Tree;
use poda_core::search::Algorithm;
use poda_core::search::ordering::MoveOrdering;
use poda_core::trace::recording::Recording;
use poda_session::{Session, UniqueId};
use poda_words::practice::best_order::{FoundOrder, MAX_NODES, WORK, best_order, minimax_config};

#[derive(Clone, Debug)]
pub struct ImproveOrder {
    /// The document whose order is improved.
    history: UniqueId,
    /// The initial tree.
    pub start: Tree,
    /// How many leaves are evaluated in the initial order.
    pub start_leaves: u64,
    /// The tree in a best order. `None` if the tree is too large.
    pub best: Option<BestTree>,
    /// Whether a best order was shown to the user, so that reaching it does not count.
    pub is_shown: bool,
    /// Whether it was recorded that the user found a best order.
    is_recorded: bool,
}

#[derive(Clone, Debug)]
pub struct BestTree {
    pub tree: Tree,
    /// How many leaves are evaluated in this order.
    pub leaves: u64,
    /// Whether it is proved that no order is better. Otherwise the search for one reached its limit.
    pub is_proved: bool,
}

impl ImproveOrder {
    /// Returns the exercise for the open document. Returns `None` if the position is not an explicit tree, or if its
    /// search prunes nothing, uses another move order than that of the tree, or is incomplete.
    pub fn new(session: &Session) -> Option<Self> {
        let search = session.search()?;
        let AnyGame::Tree(tree) = session.document().position() else { return None };
        let config = search.config();
        let prunes = Algorithm::BY_HAND.contains(&config.algorithm) && config.algorithm.properties().prunes;
        if !prunes || config.ordering != MoveOrdering::default() || !search.trace().is_complete() {
            return None;
        }
        let recording = record(&minimax_config(config), session.document().position(), MAX_NODES);
        let best = best_order(config, &recording, WORK).map(|best| BestTree {
            tree: reordered(tree, &recording, &best.fewest_leaves),
            leaves: best.fewest_leaves.leaves,
            is_proved: best.is_proved,
        });
        Some(Self {
            history: session.history().id,
            start: tree.clone(),
            start_leaves: evaluated_leaves(session)?,
            best,
            is_shown: false,
            is_recorded: false,
        })
    }

    /// Returns whether the exercise belongs to the open document.
    pub fn is_of(&self, session: &Session) -> bool {
        self.history == session.history().id
    }

    /// Returns whether the user has just found a best order for the first time. The caller records this.
    pub fn is_newly_solved(&mut self, session: &Session) -> bool {
        let is_new = !self.is_recorded && self.is_solved(session);
        self.is_recorded |= is_new;
        is_new
    }

    /// Returns whether the user's order is a best one.
    pub fn is_solved(&self, session: &Session) -> bool {
        let best = self.best.as_ref().filter(|_| !self.is_shown);
        best.zip(evaluated_leaves(session)).is_some_and(|(best, leaves)| leaves <= best.leaves)
    }
}

/// Returns how many leaves the depth-first search evaluates, if one is shown.
pub fn evaluated_leaves(session: &Session) -> Option<u64> {
    session.search().map(|search| search.trace().end().stats().leaves)
}

/// Returns a tree with the children of each node in the order that was found.
fn reordered(tree: &Tree, recording: &Recording<AnyGame>, order: &FoundOrder) -> Tree {
    let index = |node| if let AnyGame::Tree(position) = recording.position(node) { position.node_index() } else { 0 };
    let mut nodes = tree.nodes();
    for node in recording.trace().nodes() {
        if let Some(children) = order.children(node) {
            nodes[index(node)].children = children.iter().map(|&child| index(child)).collect();
        }
    }
    let same: Vec<_> = (0..tree.node_count()).map(Some).collect();
    let whole = |reordered: Tree| reordered.with_boards_of(tree, &same).with_priors_of(tree, &same);
    Tree::new(nodes).map_or_else(|_| tree.clone(), whole)
}
