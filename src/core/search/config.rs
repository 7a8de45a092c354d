//! The configuration of a search: its algorithm, depth, window, move ordering and the rest.
//!
//! Knows no search.

use super::algorithm::Algorithm;
use super::play_level::PlayLevel;
use super::support::ordering::MoveOrdering;
use super::support::quiescence::Quiescence;
use crate::game::Game;
use crate::score::{CutOn, Interval, Player, Score, Turn, Window};

/// What a pruning search returns if the value is outside its window.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Fail {
    /// Fail-soft: the best score found, although it is outside.
    #[default]
    Soft,
    /// Fail-hard: the bound of the window.
    Hard,
}

impl Fail {
    /// What a search with `window` returns that has found `best`.
    pub fn applied(self, best: Score, window: Window) -> Score {
        match self {
            Self::Soft => best,
            Self::Hard => window.clamp(best),
        }
    }
}

/// At which plies only the first of several symmetric siblings, rotations or mirror images of one another, is searched.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Merge {
    /// At none.
    #[default]
    Nowhere,
    /// At all.
    Everywhere,
    /// Among the moves made at the first so many plies.
    FirstPlies(usize),
}

impl Merge {
    /// Whether the moves made at a node `ply` plies below the root are merged.
    pub const fn applies_at(self, ply: usize) -> bool {
        match self {
            Self::Nowhere => false,
            Self::Everywhere => true,
            Self::FirstPlies(plies) => ply < plies,
        }
    }
}

/// How MIN moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Opponent {
    /// As well as possible.
    #[default]
    Best,
    /// At random, each move being equally likely: where MIN is to move, it is chance's turn.
    Random,
}

/// How to search. All numbers are MAX's view.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct SearchConfig {
    /// The algorithm.
    pub algorithm: Algorithm,
    /// What it returns beyond its window. Without effect where nothing is pruned.
    pub fail: Fail,
    /// Whether a tie with a bound cuts. Without effect where nothing is pruned.
    pub cut_on: CutOn,
    /// The depth limit in plies; `None`: to the end of the game.
    pub depth: Option<usize>,
    /// The window at the root. Without effect where nothing is pruned.
    pub window: Window,
    /// Where symmetric siblings are merged, in a game with symmetry.
    pub merge: Merge,
    /// The order in which moves are tried.
    pub ordering: MoveOrdering,
    /// When the search goes on beyond the depth limit; `None`: never.
    pub quiescence: Option<Quiescence>,
    /// Whether a search in passes keeps a transposition table. Without effect in a search that always or never keeps one:
    /// see [`uses_table`](Self::uses_table).
    pub table: bool,
    /// MTD(f)'s first guess of the value. Without effect elsewhere.
    pub guess: Score,
    /// Half the width of an aspiration window: its reach to either side of the value. Without effect elsewhere.
    pub delta: Score,
    /// The seed of a beginner's random moves. Without effect elsewhere.
    pub seed: u64,
    /// How MIN moves. Without effect in a search that does not [search chance nodes](super::AlgorithmProperties::searches_chance).
    pub opponent: Opponent,
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
            opponent: Opponent::default(),
        }
    }
}

impl Opponent {
    /// All of them.
    pub const ALL: [Self; 2] = [Self::Best, Self::Random];
}

impl SearchConfig {
    /// The same search against this opponent; by expectiminimax, where its algorithm does not search chance nodes.
    #[must_use]
    pub fn against(self, opponent: Opponent) -> Self {
        let is_known = opponent == Opponent::Best || self.algorithm.properties().searches_chance;
        Self { opponent, algorithm: if is_known { self.algorithm } else { Algorithm::Expectiminimax }, ..self }
    }

    /// The configuration in force: some algorithms bring settings of their own, whatever these fields say.
    #[must_use]
    pub fn effective(mut self) -> Self {
        if !self.algorithm.properties().searches_chance {
            self.opponent = Opponent::Best;
        }
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
                // Fail-hard bounds would approach the value by the smallest of steps, and a window at the root could
                // leave the value out.
                self.fail = Fail::Soft;
                self.window = Window::FULL;
            }
            Algorithm::Expectiminimax | Algorithm::Star1 | Algorithm::Star2 => {
                // What is quiet before a die is rolled need not be so afterwards.
                self.quiescence = None;
            }
            Algorithm::Minimax
            | Algorithm::AlphaBeta
            | Algorithm::Negamax
            | Algorithm::NegamaxAlphaBeta
            | Algorithm::PrincipalVariation
            | Algorithm::IterativeDeepening
            | Algorithm::Aspiration
            | Algorithm::Mistaken(_) => {}
        }
        self
    }

    /// Whether the search keeps a transposition table: alpha-beta named after it always, one in passes where `table` says
    /// so. The others do not read `table`.
    pub fn uses_table(&self) -> bool {
        let table = self.effective().table;
        table && (self.algorithm == Algorithm::AlphaBetaTable || self.algorithm.properties().makes_passes)
    }

    /// Whose turn it is in a position.
    #[inline]
    pub fn turn<G: Game>(&self, position: &G) -> Turn {
        match position.turn() {
            Turn::Player(Player::Min) if self.opponent == Opponent::Random => Turn::Chance,
            turn => turn,
        }
    }

    /// The weight of a move in a position in which it is chance's turn.
    pub fn weight<G: Game>(&self, position: &G, mv: G::Move) -> u32 {
        if position.turn() == Turn::Chance { position.weight(mv) } else { 1 }
    }

    /// The bounds that the search relies on, of all values from the root on.
    pub fn bounds<G: Game>(&self, root: &G) -> Interval {
        if self.algorithm.properties().searches_chance { root.bounds() } else { Interval::UNKNOWN }
    }

    /// Whether moves are tried in another order than the game's.
    pub fn reorders_moves(&self) -> bool {
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
    /// It is minimax, because the levels are described as considering every move, and so few plies take little time.
    pub fn of_level(level: PlayLevel) -> Option<Self> {
        let search = Self { algorithm: Algorithm::Minimax, depth: Some(level.depth()), ..Self::default() };
        (level != PlayLevel::Beginner).then_some(search)
    }
}
