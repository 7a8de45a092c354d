//! The configuration of a search: its algorithm, depth, window, move ordering and the rest, each with the row of its
//! setting.
//!
//! Does not depend on a search.

use super::algorithm::{Algorithm, Parameter, TableUse};
use super::payoff_settings::{PayoffSettings, TieRule};
use super::play_level::PlayLevel;
use super::setting::{
    Domain, FlagGroup, MenuPlace, Offers, ScoreRange, SettingMenu, SettingRow, SettingType, SettingValue, TraceField,
    row, settings,
};
use super::support::ordering::{MoveOrdering, StaticOrder};
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

/// The plies at which only the first of several symmetric siblings is searched. Symmetric siblings are rotations or
/// mirror images of one another.
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

settings! {
    /// How to search. All numbers are from MAX's view.
    ///
    /// Each field has its default, and a row for each setting in it.
    #[derive(Clone, Copy, Debug, PartialEq)]
    pub struct SearchConfig {
        /// The algorithm.
        algorithm: Algorithm = Algorithm::default() => [row!("algorithm", algorithm, Domain::Algorithm)],
        /// The score that it returns beyond its window. Without effect if nothing is pruned.
        fail: Fail = Fail::default() => [SettingRow {
            is_used: Self::has_window,
            flag: Some(FlagGroup::Rules),
            has_phrase: true,
            menu: Some(SettingMenu {
                name: "search-fail",
                hint: "hint-fail",
                place: MenuPlace::Rules,
                is_offered: |config| config.algorithm.properties().can_fail_hard,
                offers: Offers::Named("search-fail"),
            }),
            ..row!("fail", fail, Domain::of_choice::<Fail>())
        }],
        /// Whether a tie with a bound cuts. Without effect if nothing is pruned.
        cut_on: CutOn = CutOn::default() => [SettingRow {
            is_used: Self::prunes,
            flag: Some(FlagGroup::Rules),
            has_phrase: true,
            menu: Some(SettingMenu {
                name: "search-cut-on",
                hint: "hint-cut-on",
                place: MenuPlace::Rules,
                is_offered: Self::prunes,
                offers: Offers::Signs(&["≥", ">"]),
            }),
            ..row!("cut_on", cut_on, Domain::of_choice::<CutOn>())
        }],
        /// The depth limit in plies; `None`: to the end of the game.
        depth: Option<usize> = None => [SettingRow {
            flag: Some(FlagGroup::Search),
            ..row!("depth", depth, Domain::Depth)
        }],
        /// The window at the root. Without effect if nothing is pruned.
        window: Window = Window::FULL => [SettingRow {
            is_used: Self::has_window,
            ..row!("window", window, Domain::Window)
        }],
        /// Where symmetric siblings are merged, in a game with symmetry.
        merge: Merge = Merge::default() => [
            SettingRow {
                flag: Some(FlagGroup::Rules),
                ..SettingRow::new("merge_symmetric", Domain::Flag, Self::merges, Self::set_merges)
            },
            SettingRow {
                has_meaning: |config| config.merge != Merge::Nowhere,
                ..SettingRow::new("merge_plies", Domain::Count(u64::MAX), Self::merged_plies, Self::set_merged_plies)
            },
        ],
        /// The order in which moves are tried.
        ordering: MoveOrdering = MoveOrdering::default() => [
            SettingRow {
                flag: Some(FlagGroup::Search),
                menu: Some(SettingMenu {
                    name: "order-title",
                    hint: "hint-order-title",
                    place: MenuPlace::Ordering,
                    is_offered: |config| {
                        let properties = config.algorithm.properties();
                        properties.level.is_none() && properties.multi_player.is_none()
                    },
                    offers: Offers::Named("order-static"),
                }),
                ..row!("order", ordering.static_order, Domain::of_choice::<StaticOrder>())
            },
            SettingRow {
                is_used: Self::prunes,
                flag: Some(FlagGroup::Search),
                ..row!("killers", ordering.killers, Domain::Count(MoveOrdering::MAX_KILLERS as u64))
            },
            SettingRow {
                is_used: Self::prunes,
                flag: Some(FlagGroup::Search),
                ..row!("history", ordering.history, Domain::Flag)
            },
            SettingRow { is_used: Self::remembers, ..row!("remembered", ordering.remembered, Domain::Flag) },
        ],
        /// Whether a search in passes keeps a transposition table. Without effect in a search that always or never
        /// keeps one: see [`uses_table`](Self::uses_table).
        table: bool = false => [row!("table", table, Domain::Flag)],
        /// When the search continues beyond the depth limit; `None`: never.
        quiescence: Option<Quiescence> = None => [SettingRow {
            is_used: |config| config.depth.is_some(),
            ..row!("quiet", quiescence, Domain::Quiescence)
        }],
        /// MTD(f)'s first guess of the value. Without effect elsewhere.
        guess: Score = Score::ZERO => [SettingRow {
            is_used: |config| config.has(Parameter::Guess),
            has_phrase: true,
            menu: Some(SettingMenu {
                name: "order-guess",
                hint: "hint-guess",
                place: MenuPlace::More,
                is_offered: |config| config.has(Parameter::Guess),
                offers: Offers::Scores(&[-10, -5, -2, -1, 0, 1, 2, 5, 10]),
            }),
            ..row!("guess", guess, Domain::Score(ScoreRange::Any))
        }],
        /// Half the width of an aspiration window: the distance from the value to either bound. Without effect
        /// elsewhere.
        delta: Score = Score::from(1) => [SettingRow {
            is_used: |config| config.has(Parameter::Delta),
            has_phrase: true,
            menu: Some(SettingMenu {
                name: "order-delta",
                hint: "hint-delta",
                place: MenuPlace::More,
                is_offered: |config| config.has(Parameter::Delta),
                offers: Offers::Scores(&[1, 2, 3, 5, 10]),
            }),
            ..row!("delta", delta, Domain::Score(ScoreRange::Positive))
        }],
        /// The seed of a beginner's random moves. Without effect elsewhere.
        seed: u64 = 1 => [SettingRow {
            is_used: |config| config.has(Parameter::Seed),
            has_phrase: true,
            menu: Some(SettingMenu {
                name: "order-seed",
                hint: "hint-seed",
                place: MenuPlace::More,
                is_offered: |config| config.has(Parameter::Seed),
                offers: Offers::Counts(&[1, 2, 3, 4, 5]),
            }),
            ..row!("seed", seed, Domain::Count(u64::MAX))
        }],
        /// How MIN moves. Without effect in a search that does not [search chance
        /// nodes](super::AlgorithmProperties::searches_chance).
        opponent: Opponent = Opponent::default() => [SettingRow {
            is_used: |config| {
                let properties = config.algorithm.properties();
                properties.searches_chance && properties.multi_player.is_none()
            },
            field: TraceField::WhereUsed,
            ..row!("opponent", opponent, Domain::of_choice::<Opponent>())
        }],
        /// The settings for several players. Without effect in a search for
        /// [two](super::AlgorithmProperties::multi_player).
        payoffs: PayoffSettings = PayoffSettings::default() => [
            SettingRow {
                is_used: Self::backs_up_vectors,
                flag: Some(FlagGroup::Players),
                field: TraceField::OfPlayers,
                menu: Some(SettingMenu {
                    name: "players-ties",
                    hint: "players-ties-hint",
                    place: MenuPlace::More,
                    is_offered: Self::backs_up_vectors,
                    offers: Offers::Named("players-ties"),
                }),
                ..row!("ties", payoffs.ties, Domain::of_choice::<TieRule>())
            },
            SettingRow {
                is_used: Self::needs_limits,
                flag: Some(FlagGroup::Players),
                field: TraceField::OfPlayers,
                ..row!("sum", payoffs.sum, Domain::Score(ScoreRange::Finite))
            },
            SettingRow {
                is_used: Self::needs_limits,
                flag: Some(FlagGroup::Players),
                field: TraceField::OfPlayers,
                ..row!("floor", payoffs.floor, Domain::Floor)
            },
        ],
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
        self.table = self.uses_table();
        if properties.prunes && !properties.can_fail_hard {
            // Fail-hard bounds would approach the value in the smallest possible steps, and the window at the root
            // could exclude the value.
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

    /// Returns the bounds, on which the search relies, of all values from the root on. A search that prunes relies on
    /// those that the game [states](Game::bounds): no value exceeds them. A search that visits every node has no use
    /// for them, and one that makes a mistake differs from the right one by its mistake only.
    pub fn bounds<G: Game>(&self, root: &G) -> Interval {
        let properties = self.algorithm.properties();
        let is_of_two_sides = properties.prunes && properties.multi_player.is_none();
        let relies = properties.searches_chance || (is_of_two_sides && properties.mistake.is_none());
        if relies { root.bounds() } else { Interval::UNKNOWN }
    }

    /// Returns the window with which the search begins: the part of the set window that is within the
    /// [bounds](Self::bounds), if there is any.
    #[must_use]
    pub fn root_window<G: Game>(&self, root: &G) -> Window {
        let window = self.effective().window;
        let within = window.within(self.bounds(root));
        if within.alpha < within.beta { within } else { window }
    }

    /// Returns whether the search prunes.
    pub fn prunes(&self) -> bool {
        self.algorithm.properties().prunes
    }

    /// Returns whether the search has a window at the root, so that it can fail.
    pub fn has_window(&self) -> bool {
        self.prunes() && !self.backs_up_vectors()
    }

    /// Returns whether the search backs up the vectors of several players.
    pub fn backs_up_vectors(&self) -> bool {
        self.algorithm.properties().backs_up_vectors()
    }

    /// Returns whether the search relies on the [limits](super::PayoffLimits) of vectors.
    pub fn needs_limits(&self) -> bool {
        self.prunes() && self.backs_up_vectors()
    }

    /// Returns whether an earlier pass or the table may know the best move at a node.
    pub fn remembers(&self) -> bool {
        self.algorithm.properties().makes_passes || self.uses_table()
    }

    /// Returns whether the algorithm has this parameter.
    pub fn has(&self, parameter: Parameter) -> bool {
        self.algorithm.properties().parameter == Some(parameter)
    }

    fn merges(&self) -> SettingValue {
        SettingValue::Flag(self.merge != Merge::Nowhere)
    }

    /// Merging at the first plies only stays as it is, also if it is set again that siblings are merged.
    fn set_merges(&mut self, value: SettingValue) {
        match bool::of_value(value) {
            Some(true) if self.merge == Merge::Nowhere => self.merge = Merge::Everywhere,
            Some(false) => self.merge = Merge::Nowhere,
            Some(true) | None => {}
        }
    }

    fn merged_plies(&self) -> SettingValue {
        match self.merge {
            Merge::Nowhere | Merge::Everywhere => SettingValue::Nothing,
            Merge::FirstPlies(plies) => plies.to_value(),
        }
    }

    fn set_merged_plies(&mut self, value: SettingValue) {
        if let Some(plies) = usize::of_value(value).filter(|_| self.merge != Merge::Nowhere) {
            self.merge = Merge::FirstPlies(plies);
        }
    }

    /// Returns whether moves are tried in another order than the game's.
    pub fn reorders_moves(&self) -> bool {
        !self.ordering.is_plain() || (self.ordering.remembered && self.remembers())
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
