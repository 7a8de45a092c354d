//! The configuration of a search: its algorithm, depth, window, move ordering and the rest.
//!
//! Does not depend on a search.

use super::algorithm::{Algorithm, TableUse};
use super::payoff_settings::PayoffSettings;
use super::play_level::PlayLevel;
use super::support::ordering::MoveOrdering;
use super::support::quiescence::Quiescence;
use crate::game::Game;
use crate::score::{CutOn, Interval, Player, Score, Turn, Window};

/// The score that a pruning search returns if the value is outside its window.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Fail {
    /// Fail-soft: the best score found, although it is outside.
    #[default]
    Soft,
    /// Fail-hard: the bound of the window.
    Hard,
}

impl Fail {
    /// Returns the score that a search with `window` returns after it has found `best`.
    pub fn applied(self, best: Score, window: Window) -> Score {
        match self {
            Self::Soft => best,
            Self::Hard => window.clamp(best),
        }
    }
}

/// The plies at which only the first of several symmetric siblings is searched. Symmetric siblings are rotations or mirror images of one
/// another.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Merge {
    /// No ply.
    #[default]
    Nowhere,
    /// Every ply.
    Everywhere,
    /// The first plies, up to this number.
    FirstPlies(usize),
}

impl Merge {
    /// Returns whether the moves made at a node `ply` plies below the root are merged.
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
    /// At random, with equally likely moves: MIN's turn is chance's turn.
    Random,
}

/// How to search. All numbers are from MAX's view.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct SearchConfig {
    /// The algorithm.
    pub algorithm: Algorithm,
    /// The score that it returns beyond its window. Without effect if nothing is pruned.
    pub fail: Fail,
    /// Whether a tie with a bound cuts. Without effect if nothing is pruned.
    pub cut_on: CutOn,
    /// The depth limit in plies; `None`: to the end of the game.
    pub depth: Option<usize>,
    /// The window at the root. Without effect if nothing is pruned.
    pub window: Window,
    /// Where symmetric siblings are merged, in a game with symmetry.
    pub merge: Merge,
    /// The order in which moves are tried.
    pub ordering: MoveOrdering,
    /// When the search continues beyond the depth limit; `None`: never.
    pub quiescence: Option<Quiescence>,
    /// Whether a search in passes keeps a transposition table. Without effect in a search that always or never keeps one: see
    /// [`uses_table`](Self::uses_table).
    pub table: bool,
    /// MTD(f)'s first guess of the value. Without effect elsewhere.
    pub guess: Score,
    /// Half the width of an aspiration window: the distance from the value to either bound. Without effect elsewhere.
    pub delta: Score,
    /// The seed of a beginner's random moves. Without effect elsewhere.
    pub seed: u64,
    /// How MIN moves. Without effect in a search that does not [search chance nodes](super::AlgorithmProperties::searches_chance).
    pub opponent: Opponent,
    /// The settings for several players. Without effect in a search for [two](super::AlgorithmProperties::multi_player).
    pub payoffs: PayoffSettings,
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
            payoffs: PayoffSettings::default(),
        }
    }
}

impl Opponent {
    /// All opponents.
    pub const ALL: [Self; 2] = [Self::Best, Self::Random];
}

impl SearchConfig {
    /// Returns the same search against this opponent, by expectiminimax if its algorithm does not search chance nodes.
    #[must_use]
    pub fn against(self, opponent: Opponent) -> Self {
        let is_known = opponent == Opponent::Best || self.algorithm.properties().searches_chance;
        Self { opponent, algorithm: if is_known { self.algorithm } else { Algorithm::Expectiminimax }, ..self }
    }

    /// Returns the configuration in force: some algorithms override fields with fixed settings.
    #[must_use]
    pub fn effective(mut self) -> Self {
        let properties = self.algorithm.properties();
        if properties.searches_chance {
            // A position that is quiet before a die is rolled need not be quiet afterwards.
            self.quiescence = None;
        } else {
            self.opponent = Opponent::Best;
        }
        if let Some(kind) = properties.multi_player {
            (self.opponent, self.quiescence, self.table) = (Opponent::Best, None, false);
            if kind.backs_up_vectors() {
                // Orders by evaluation are orders for MAX and MIN.
                (self.ordering, self.merge) = (MoveOrdering::default(), Merge::Nowhere);
            }
        }
        if properties.table == TableUse::Always {
            self.table = true;
        }
        if properties.prunes && !properties.can_fail_hard {
            // Fail-hard bounds would approach the value in the smallest possible steps, and the window at the root could exclude the value.
            self.fail = Fail::Soft;
            self.window = Window::FULL;
        }
        if let Some(level) = properties.level {
            self.depth = Some(level.depth());
            self.quiescence = None;
            if level == PlayLevel::Beginner {
                // All moves are equally likely, whatever their rank.
                self.merge = Merge::Nowhere;
                self.ordering = MoveOrdering::default();
            }
        }
        self
    }

    /// Returns whether the search keeps a transposition table.
    pub fn uses_table(&self) -> bool {
        match self.algorithm.properties().table {
            TableUse::Never => false,
            TableUse::Optional => self.table,
            TableUse::Always => true,
        }
    }

    /// Returns whose turn it is in a position.
    #[inline]
    pub fn turn<G: Game>(&self, position: &G) -> Turn {
        match position.turn() {
            Turn::Player(Player::Min) if self.opponent == Opponent::Random => Turn::Chance,
            turn => turn,
        }
    }

    /// Returns the weight of a move in a position in which it is chance's turn.
    pub fn weight<G: Game>(&self, position: &G, mv: G::Move) -> u32 {
        if position.turn() == Turn::Chance { position.weight(mv) } else { 1 }
    }

    /// Returns the bounds, on which the search relies, of all values from the root on. A search that prunes relies on those that the game
    /// [states](Game::bounds): no value exceeds them. A search that visits every node has no use for them, and one that makes a mistake
    /// differs from the right one by its mistake only.
    pub fn bounds<G: Game>(&self, root: &G) -> Interval {
        let properties = self.algorithm.properties();
        let is_of_two_sides = properties.prunes && properties.multi_player.is_none();
        let relies = properties.searches_chance || (is_of_two_sides && properties.mistake.is_none());
        if relies { root.bounds() } else { Interval::UNKNOWN }
    }

    /// Returns the window with which the search begins: the part of the set window that is within the [bounds](Self::bounds), if there is
    /// any.
    #[must_use]
    pub fn root_window<G: Game>(&self, root: &G) -> Window {
        let window = self.effective().window;
        let within = window.within(self.bounds(root));
        if within.alpha < within.beta { within } else { window }
    }

    /// Returns whether moves are tried in another order than the game's.
    pub fn reorders_moves(&self) -> bool {
        let has_memory = self.uses_table() || self.algorithm.properties().makes_passes;
        !self.ordering.is_plain() || (self.ordering.remembered && has_memory)
    }

    /// Returns whether the search uses nothing beyond the algorithm itself.
    pub fn is_plain(&self) -> bool {
        !self.reorders_moves()
            && !self.uses_table()
            && !self.algorithm.properties().makes_passes
            && self.quiescence.is_none()
            && self.merge == Merge::Nowhere
    }

    /// Returns the search of an opponent who plays at a level; `None` for a beginner, who does not search.
    ///
    /// It is minimax, because the levels are defined as considering every move, and so few plies take little time.
    pub fn of_level(level: PlayLevel) -> Option<Self> {
        let search = Self { algorithm: Algorithm::Minimax, depth: Some(level.depth()), ..Self::default() };
        (level != PlayLevel::Beginner).then_some(search)
    }
}
