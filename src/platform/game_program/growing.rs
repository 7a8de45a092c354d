//! A game that is explored in the background: what is known so far, and how it ended.

use super::{GameFault, GameProgram};
use crate::clock::Instant;
use poda_words::file::game_protocol::{ExploredTree, GameExploration, GameLimit};
use std::ops::ControlFlow;
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError, Weak};
use std::thread;
use std::time::Duration;

/// The least time between two trees of what is known so far.
const BETWEEN_TREES: Duration = Duration::from_secs(1);

/// How long a program may take for its whole game before something is shown, twice.
const MOMENT: Duration = Duration::from_millis(300);

/// A game whose program is asked on a thread of its own. The program is ended when the last value is dropped.
#[derive(Clone, Debug)]
pub struct GrowingGame(Arc<Shared>);

/// Two values are equal if they are the same game.
impl PartialEq for GrowingGame {
    fn eq(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.0, &other.0)
    }
}

impl Eq for GrowingGame {}

#[derive(Debug, Default)]
struct Shared {
    growth: Mutex<Growth>,
    changed: Condvar,
}

/// How far the program has been asked.
#[derive(Debug, Default)]
struct Growth {
    /// The number of different positions that are known.
    positions: usize,
    /// The newest tree, until it is taken.
    tree: Option<ExploredTree>,
    has_tree: bool,
    ending: Option<GameEnding>,
    has_ended: bool,
}

/// How the exploration of a game has ended.
#[derive(Clone, Debug, PartialEq)]
pub struct GameEnding {
    /// The tree; `None` if there is none.
    pub tree: Option<ExploredTree>,
    /// Where the tree ends, if that is before the game is over and not where it was wanted to end.
    pub limit: Option<GameLimit>,
    /// What is wrong; `None` if nothing is. Beside a fault, the tree ends with the plies before it.
    pub fault: Option<GameFault>,
}

impl Shared {
    fn growth(&self) -> MutexGuard<'_, Growth> {
        self.growth.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn change(&self, change: impl FnOnce(&mut Growth)) {
        change(&mut self.growth());
        self.changed.notify_all();
    }
}

impl GrowingGame {
    /// Starts the program, and asks it in the background. With `shows_growth`, there are trees of what is known so far.
    pub fn begin(program: GameProgram, shows_growth: bool) -> Self {
        let shared = Arc::<Shared>::default();
        let weak = Arc::downgrade(&shared);
        thread::spawn(move || {
            let ending = explore(&program, &weak, shows_growth);
            if let Some(shared) = weak.upgrade() {
                shared.change(|growth| (growth.ending, growth.has_ended) = (Some(ending), true));
            }
        });
        Self(shared)
    }

    /// Waits until the start of the game is known and, for a moment, until there is a tree of it and the whole game, so
    /// that a quick program is not shown twice. A game without estimates has no tree before its end.
    pub fn wait_for_start(&self) {
        self.wait(|growth| 0 < growth.positions || growth.has_ended, Duration::MAX);
        self.wait(|growth| growth.has_tree || growth.has_ended, MOMENT);
        self.wait_for_end(MOMENT);
    }

    /// Waits until the exploration has ended, but not longer than a time. Returns whether it has.
    pub fn wait_for_end(&self, most: Duration) -> bool {
        self.wait(|growth| growth.has_ended, most)
    }

    fn wait(&self, is_there: impl Fn(&Growth) -> bool, most: Duration) -> bool {
        let begun = Instant::now();
        let mut growth = self.0.growth();
        while !is_there(&growth) {
            let Some(left) = most.checked_sub(begun.elapsed()) else { return false };
            let left = left.min(Duration::from_mins(1));
            growth = self.0.changed.wait_timeout(growth, left).unwrap_or_else(PoisonError::into_inner).0;
        }
        true
    }

    /// Returns the number of different positions that are known.
    pub fn position_count(&self) -> usize {
        self.0.growth().positions
    }

    /// Returns the tree of what is known so far, if it is newer than the last one that was returned.
    pub fn take_tree(&self) -> Option<ExploredTree> {
        self.0.growth().tree.take()
    }

    /// Returns how the exploration has ended, if it has.
    pub fn ending(&self) -> Option<GameEnding> {
        self.0.growth().ending.clone()
    }

    /// Returns how the exploration has ended, once it has, and only once.
    pub fn take_ending(&self) -> Option<GameEnding> {
        self.0.growth().ending.take()
    }
}

/// Explores a game while its value exists.
fn explore(program: &GameProgram, shared: &Weak<Shared>, shows_growth: bool) -> GameEnding {
    let (mut shown_rows, mut shown_at) = (0, None::<Instant>);
    let look = |known: &GameExploration| {
        let Some(shared) = shared.upgrade() else { return ControlFlow::Break(()) };
        let is_due = shows_growth && shown_at.is_none_or(|at| BETWEEN_TREES <= at.elapsed());
        let tree = if is_due && shown_rows < known.whole_rows() { known.tree_so_far() } else { None };
        if is_due {
            shown_rows = known.whole_rows();
        }
        if tree.is_some() {
            shown_at = Some(Instant::now());
        }
        shared.change(|growth| {
            growth.positions = known.position_count();
            growth.has_tree |= tree.is_some();
            growth.tree = tree.or(growth.tree.take());
        });
        ControlFlow::Continue(())
    };
    let (tree, fault) = match program.explore(look) {
        Ok((known, None)) => match known.tree() {
            Ok(tree) => (Some(tree), None),
            Err(error) => (None, Some(GameFault::Tree(error))),
        },
        Ok((known, Some(fault))) => {
            let tree = if fault.leaves_answers() { known.tree_so_far() } else { None };
            (tree, Some(fault))
        }
        Err(fault) => (None, Some(fault)),
    };
    let limit = tree.as_ref().and_then(|tree| tree.limit(program.depth));
    GameEnding { tree, limit, fault }
}
