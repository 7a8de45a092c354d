//! Runs a search of an explicit tree with other values of its leaves, and compares what it does.
//!
//! A search compares values. So it makes the same moves and prunes the same branches if all values change in a way that
//! keeps their order; with chance nodes, which take means, if they also change by the same factor and the same summand.

use super::config::SearchConfig;
use super::event::{PathChange, SearchEvent, Tracer};
use super::{Algorithm, search_full_width, search_pruning};
use crate::game::Game;
use crate::game::assumed::Assumed;
use crate::score::{Score, Turn, Window};
use std::ops::ControlFlow;

/// What a search does: its move at the root, and the nodes that it enters.
#[derive(Clone, Debug, PartialEq)]
pub struct Course<M> {
    /// The first of the best moves at the root.
    pub best: M,
    /// The nodes that are entered, in order, each with its ply and the move that leads to it. All else is pruned.
    entered: Vec<(usize, Option<M>)>,
}

impl<M: PartialEq> Course<M> {
    /// Returns whether another search of the same tree prunes the same branches.
    pub fn prunes_as(&self, other: &Self) -> bool {
        self.entered == other.entered
    }
}

/// Returns whether [`course_with`] can say what the search does: minimax, alpha-beta and expectiminimax with an open
/// window, in the tree's own order, if a player moves at the root.
///
/// Star1 needs bounds for all values, which change with the values.
pub fn can_follow<G: Game>(config: &SearchConfig, root: &G) -> bool {
    let config = config.effective();
    let properties = config.algorithm.properties();
    root.is_explicit_tree()
        && config.turn(root) != Turn::Chance
        && config.algorithm.is_done_by_hand()
        && config.algorithm != Algorithm::Star1
        && properties.multi_player.is_none()
        && (properties.searches_chance || !root.has_chance())
        && config.is_plain()
        && config.depth.is_none()
        && config.root_window(root) == Window::FULL
}

/// Returns what the search does if the leaves at the ends of these lines have these values. Returns `None` if that
/// [cannot be said](can_follow), if the root is a leaf, or if a mean has too many digits to be exact.
pub fn course_with<G: Game>(
    config: &SearchConfig,
    root: &G,
    leaves: Vec<(Vec<G::Move>, Score)>,
) -> Option<Course<G::Move>> {
    if !can_follow(config, root) {
        return None;
    }
    let root = Assumed::new(root.clone(), leaves);
    let mut follower = Follower { ply: None, child: None, best: None, entered: Vec::new() };
    let found = if config.effective().algorithm.properties().prunes {
        search_pruning(config, &root, &mut follower)
    } else {
        search_full_width(config, &root, &mut follower)
    };
    let Follower { best, entered, .. } = follower;
    found.is_continue().then(|| Some(Course { best: best?, entered })).flatten()
}

/// A tracer that notes what the search does.
struct Follower<M> {
    /// The ply of the current node; `None` outside the search.
    ply: Option<usize>,
    /// The move to the child of the root that was entered last.
    child: Option<M>,
    best: Option<M>,
    entered: Vec<(usize, Option<M>)>,
}

impl<G: Game> Tracer<G> for Follower<G::Move> {
    fn record(&mut self, event: SearchEvent<'_, G>) -> ControlFlow<()> {
        if let SearchEvent::Inexact(_) = event {
            return ControlFlow::Break(());
        }
        if let (SearchEvent::Improve { .. }, Some(0)) = (&event, self.ply) {
            self.best = self.child;
        }
        match event.path_change() {
            Some(PathChange::Enter { via, .. }) => {
                let ply = self.ply.map_or(0, |ply| ply + 1);
                self.ply = Some(ply);
                if ply == 1 {
                    self.child = via;
                }
                self.entered.push((ply, via));
            }
            Some(PathChange::Leave { .. }) => self.ply = self.ply.and_then(|ply| ply.checked_sub(1)),
            None => {}
        }
        ControlFlow::Continue(())
    }
}
