//! How to search: which algorithm, in which order, how far, and with which window.
//!
//! Knows nothing of how any of it is done.

use super::algorithm::Algorithm;
use super::ordering::MoveOrdering;
use super::play_level::PlayLevel;
use super::quiescence::Quiescence;
use crate::score::{CutOn, Score, Window};

/// What a pruning search returns when the true value is outside its window.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Fail {
    /// The best score found, although it is outside.
    #[default]
    Soft,
    /// The bound of the window, and nothing beyond it.
    Hard,
}

/// Where siblings that are rotations or mirror images of one another are searched only once.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Merge {
    /// Nowhere.
    #[default]
    Nowhere,
    /// Everywhere.
    Everywhere,
    /// Only among the moves made at the first so many plies.
    FirstPlies(usize),
}

impl Merge {
    /// Whether the moves made at a node `ply` plies below the root are merged.
    #[must_use]
    pub const fn applies_at(self, ply: usize) -> bool {
        match self {
            Self::Nowhere => false,
            Self::Everywhere => true,
            Self::FirstPlies(plies) => ply < plies,
        }
    }
}

/// What to search, and how. All numbers are MAX's view.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct SearchConfig {
    /// Which search.
    pub algorithm: Algorithm,
    /// What it returns beyond its window. Without meaning where nothing is pruned.
    pub fail: Fail,
    /// When it cuts. Without meaning where nothing is pruned.
    pub cut_on: CutOn,
    /// How many plies it looks ahead; `None`: to the end of the game.
    pub depth: Option<usize>,
    /// The window at the root. Without meaning where nothing is pruned.
    pub window: Window,
    /// Which siblings are merged, in a game with symmetry.
    pub merge: Merge,
    /// In which order moves are tried.
    pub ordering: MoveOrdering,
    /// How far beyond the depth it looks where a position is not quiet; `None`: not at all.
    pub quiescence: Option<Quiescence>,
    /// Whether passes remember positions in a transposition table. Without meaning in a search that always or never
    /// does.
    pub table: bool,
    /// What MTD(f) takes the value to be before it has searched. Without meaning elsewhere.
    pub guess: Score,
    /// Half the width of an aspiration window: how far it goes to either side of the value. Without meaning elsewhere.
    pub delta: Score,
    /// Which of its games a beginner plays. Without meaning elsewhere.
    pub seed: u64,
}

impl Default for SearchConfig {
    fn default() -> Self {
        Self {
            algorithm: Algorithm::default(),
            fail: Fail::default(),
            cut_on: CutOn::default(),
            depth: None,
            window: Window::FULL,
            merge: Merge::default(),
            ordering: MoveOrdering::default(),
            quiescence: None,
            table: false,
            guess: Score::ZERO,
            delta: Score::from(1),
            seed: 1,
        }
    }
}

impl SearchConfig {
    /// What is really done: some algorithms bring a setting of their own, whatever is asked for.
    #[must_use]
    pub fn effective(mut self) -> Self {
        match self.algorithm {
            Algorithm::Level(level) => {
                self.depth = Some(level.depth());
                self.quiescence = None;
                if level == PlayLevel::Beginner {
                    // Every move is equally likely, whatever its rank.
                    self.merge = Merge::Nowhere;
                    self.ordering = MoveOrdering::default();
                }
            }
            Algorithm::AlphaBetaTable => self.table = true,
            Algorithm::Mtdf => {
                self.table = true;
                // Fail-hard would move by the smallest of steps, and from a window that leaves the value out nothing follows.
                self.fail = Fail::Soft;
                self.window = Window::FULL;
            }
            _ => {}
        }
        self
    }

    /// Whether the search keeps a transposition table: alpha-beta named after it always, one in passes where `table` says
    /// so. The others do not read `table`.
    #[must_use]
    pub fn uses_table(&self) -> bool {
        let table = self.effective().table;
        table && (self.algorithm == Algorithm::AlphaBetaTable || self.algorithm.properties().makes_passes)
    }

    /// Whether moves are tried in another order than the game's.
    pub(super) fn reorders_moves(&self) -> bool {
        let has_memory = self.uses_table() || self.algorithm.properties().makes_passes;
        !self.ordering.is_plain() || (self.ordering.remembered && has_memory)
    }

    /// Whether nothing is used beyond the algorithm's own idea.
    pub(super) fn is_plain(&self) -> bool {
        !self.reorders_moves()
            && !self.uses_table()
            && !self.algorithm.properties().makes_passes
            && self.quiescence.is_none()
            && self.merge == Merge::Nowhere
    }

    /// The search of an opponent who plays at a level; `None` for a beginner, who does not search.
    ///
    /// It is minimax, because the levels are described as looking at every move, and so few plies take little time.
    #[must_use]
    pub fn of_level(level: PlayLevel) -> Option<Self> {
        let search = Self { algorithm: Algorithm::Minimax, depth: Some(level.depth()), ..Self::default() };
        (level != PlayLevel::Beginner).then_some(search)
    }
}
