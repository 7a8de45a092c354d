//! How to search: which algorithm, in which order, how far, and with which window.
//!
//! Knows nothing of how any of it is done.

use super::Leaf;
use super::mistakes::Mistake;
use super::ordering::MoveOrdering;
use crate::score::{CutOn, Score, Window};

/// Which search.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum Algorithm {
    /// Look at everything.
    Minimax,
    /// Leave out what cannot matter.
    #[default]
    AlphaBeta,
    /// Minimax, each score from the side of whoever is to move.
    Negamax,
    /// Alpha-beta, each score from the side of whoever is to move.
    NegamaxAlphaBeta,
    /// Alpha-beta that remembers what it has found of positions, and meets them again.
    AlphaBetaTable,
    /// Alpha-beta that takes the first move for the best and asks of the others only whether they are better.
    PrincipalVariation,
    /// Alpha-beta again and again, each time a ply deeper.
    IterativeDeepening,
    /// The same with a narrow window around the value that the pass before has found.
    Aspiration,
    /// Alpha-beta with the narrowest of windows, again and again, until the value is between two of them.
    Mtdf,
    /// The level of a beginner: a move by chance.
    Beginner,
    /// The normal level: the best successor, one ply.
    Normal,
    /// The expert's level: one's own move and the reply, two plies.
    Expert,
    /// One that makes a mistake, to see what goes wrong.
    Mistaken(Mistake),
}

impl Algorithm {
    /// All that are right, in the order in which they are taught. The others are [`Mistake::ALL`].
    pub const ALL: [Self; 12] = [
        Self::Minimax,
        Self::AlphaBeta,
        Self::Negamax,
        Self::NegamaxAlphaBeta,
        Self::AlphaBetaTable,
        Self::PrincipalVariation,
        Self::IterativeDeepening,
        Self::Aspiration,
        Self::Mtdf,
        Self::Beginner,
        Self::Normal,
        Self::Expert,
    ];

    /// The levels of play, the weakest first.
    pub const LEVELS: [Self; 3] = [Self::Beginner, Self::Normal, Self::Expert];

    /// Whether it has a window and leaves branches out.
    #[must_use]
    pub const fn prunes(self) -> bool {
        !matches!(self, Self::Minimax | Self::Negamax | Self::Beginner | Self::Normal | Self::Expert)
    }

    /// Whether it finds what minimax finds at the same depth, whatever the position.
    #[must_use]
    pub const fn finds_the_value(self) -> bool {
        !self.is_level() && self.mistake().is_none()
    }

    /// Whether it is a level of play, which brings its own depth.
    #[must_use]
    pub const fn is_level(self) -> bool {
        matches!(self, Self::Beginner | Self::Normal | Self::Expert)
    }

    /// Whether it goes through the tree more than once.
    #[must_use]
    pub const fn makes_passes(self) -> bool {
        matches!(self, Self::IterativeDeepening | Self::Aspiration | Self::Mtdf)
    }

    /// Whether it visits nodes that it has visited before.
    #[must_use]
    pub const fn visits_again(self) -> bool {
        self.makes_passes() || matches!(self, Self::PrincipalVariation)
    }

    /// Whether what it returns beyond its window can be chosen.
    #[must_use]
    pub const fn can_fail_hard(self) -> bool {
        self.prunes() && !matches!(self, Self::Mtdf)
    }

    /// Whether it goes deeper from pass to pass.
    #[must_use]
    pub const fn deepens(self) -> bool {
        matches!(self, Self::IterativeDeepening | Self::Aspiration)
    }

    /// Whether it counts from the side of whoever is to move, and not from MAX's.
    #[must_use]
    pub const fn counts_for_mover(self) -> bool {
        matches!(self, Self::Negamax | Self::NegamaxAlphaBeta | Self::Mistaken(Mistake::AlwaysNegating))
    }

    /// The mistake that it makes, if it makes one: then nothing that it returns is proved.
    #[must_use]
    pub const fn mistake(self) -> Option<Mistake> {
        match self {
            Self::Mistaken(mistake) => Some(mistake),
            _ => None,
        }
    }

    /// The one that does the same without a mistake.
    #[must_use]
    pub const fn corrected(self) -> Self {
        match self {
            Self::Mistaken(Mistake::WrongBound | Mistake::LastBest) => Self::AlphaBeta,
            Self::Mistaken(Mistake::AlwaysNegating) => Self::NegamaxAlphaBeta,
            right => right,
        }
    }
}

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

/// When a position at the depth limit is quiet enough to be evaluated.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Quiescence {
    /// By how much the last move may have changed the evaluation.
    pub change: Score,
    /// How many plies beyond the depth limit the search goes at most.
    pub plies: usize,
}

impl Quiescence {
    /// Why a position that has moves is a leaf, `ply` plies below the root of a search to a depth: because the limit is
    /// reached and the last move changed little, or because the search goes no further in any case. `before` and
    /// `estimate`: what the positions before and after that move are evaluated as; `None` where they cannot be.
    pub(crate) fn leaf(self, depth: usize, ply: usize, before: Option<Score>, estimate: Option<Score>) -> Option<Leaf> {
        let estimate = estimate.filter(|_| depth <= ply)?;
        if before.is_some_and(|before| estimate.distance(before) <= self.change) {
            return Some(Leaf::Quiet);
        }
        // No move has led to the root that could have changed anything.
        (ply == 0 || depth.saturating_add(self.plies) <= ply).then_some(Leaf::Horizon)
    }
}

impl Default for Quiescence {
    fn default() -> Self {
        Self { change: Score::from(1), plies: 4 }
    }
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
            Algorithm::Beginner => {
                self.depth = Some(1);
                // Every move is as likely as the others, wherever it stands.
                self.merge = Merge::Nowhere;
                self.ordering = MoveOrdering::default();
            }
            Algorithm::Normal => self.depth = Some(1),
            // Where a move earns another turn the second ply is one's own.
            Algorithm::Expert => self.depth = Some(2),
            Algorithm::AlphaBetaTable => self.table = true,
            Algorithm::Mtdf => {
                self.table = true;
                // Fail-hard would move by the smallest of steps, and from a window that leaves the value out nothing follows.
                self.fail = Fail::Soft;
                self.window = Window::FULL;
            }
            _ => {}
        }
        if self.algorithm.is_level() {
            self.quiescence = None;
        }
        self
    }
}
