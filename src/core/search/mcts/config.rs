//! The settings of a Monte Carlo tree search, each with its row.
//!
//! Does not depend on a search.

use crate::score::Score;
use crate::search::mcts_settings::{Priors, Rollout};
use crate::search::setting::{
    Domain, FlagGroup, MenuPlace, Offers, ScoreRange, SettingMenu, SettingRow, SettingType, SettingValue, TraceField,
    row, settings,
};
use crate::text::simplified;

settings! {
    /// How to make a Monte Carlo tree search.
    ///
    /// Each field has its default, and a row for each setting in it.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub struct MctsConfig {
        /// The number of iterations, 1 or more.
        iterations: u32 = 200 => [SettingRow {
            menu: Some(menu("mcts-iterations", "mcts-iterations-hint", OFFERED_ITERATIONS)),
            ..row!("iterations", iterations, Domain::Size(Self::MAX_ITERATIONS))
        }],
        /// The constant c of UCB1 or PUCT, 0 or more: the size of the bonus for children that have rarely been tried.
        /// The default is about √2, for which the regret of UCB1 is proved to grow logarithmically.
        exploration: Score = Score::new(1.4).unwrap_or_default() => [SettingRow {
            flag: Some(FlagGroup::Sampled),
            menu: Some(menu("mcts-exploration", "mcts-exploration-hint", Offers::Decimals(&[0.0, 0.5, 1.0, 1.4, 2.0, 5.0]))),
            ..row!("exploration", exploration, Domain::Score(ScoreRange::NotNegative))
        }],
        /// The seed of the random numbers.
        seed: u64 = 1 => [SettingRow {
            menu: Some(menu("mcts-seed", "mcts-seed-hint", Offers::Counts(&[1, 2, 3, 4, 5]))),
            ..row!("seed", seed, Domain::Count(u64::MAX))
        }],
        /// How a rollout ends.
        rollout: Rollout = Rollout::default() => [SettingRow {
            flag: Some(FlagGroup::Sampled),
            menu: Some(menu("mcts-rollout-setting", "mcts-rollout-hint", Offers::Rollouts(&[0, 1, 2, 4, 8]))),
            ..row!("rollout", rollout, Domain::Rollout)
        }],
        /// How the final move is chosen.
        decide: Decide = Decide::default() => [SettingRow {
            flag: Some(FlagGroup::Drafted),
            menu: Some(menu("mcts-decide-setting", "mcts-decide-hint", Offers::Named("mcts-decide-by"))),
            ..row!("decide", decide, Domain::of_choice::<Decide>())
        }],
        /// How a player's child is selected.
        selection: Selection = Selection::default() => [
            SettingRow {
                flag: Some(FlagGroup::Drafted),
                field: TraceField::UnlessDefault,
                menu: Some(menu("mcts-selection-setting", "mcts-selection-hint", Offers::Named("mcts-selection"))),
                ..SettingRow::new(
                    "selection",
                    Domain::of_choice::<SelectionRule>(),
                    |config| config.selection.rule().to_value(),
                    Self::set_selection_rule,
                )
            },
            SettingRow {
                is_used: Self::has_priors,
                flag: Some(FlagGroup::Sampled),
                field: TraceField::WhereUsed,
                menu: Some(SettingMenu {
                    name: "mcts-priors-setting",
                    hint: "mcts-priors-hint",
                    place: MenuPlace::More,
                    is_offered: Self::has_priors,
                    offers: Offers::Priors(&[0.5, 1.0, 2.0, 5.0]),
                }),
                ..SettingRow::new(
                    "priors",
                    Domain::Priors,
                    |config| config.selection.priors().to_value(),
                    Self::set_priors,
                )
            },
        ],
    }
}

const OFFERED_ITERATIONS: Offers =
    Offers::Counted("mcts-iterations-now", &[10, 50, 200, 1_000, 5_000, 20_000, 100_000, 500_000]);

/// Returns how menus offer a setting that every search uses.
const fn menu(name: &'static str, hint: &'static str, offers: Offers) -> SettingMenu<MctsConfig> {
    SettingMenu { name, hint, place: MenuPlace::More, is_offered: |_| true, offers }
}

/// How a child is selected where a player moves. An outcome of chance is drawn by its weight in either case.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Selection {
    /// By UCB1, once each child has been tried.
    #[default]
    Ucb1,
    /// By PUCT among all moves, whose priors come from the tree or, where it has none, from this rule.
    Puct(Priors),
}

/// The rule by which a child is selected, without its priors.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum SelectionRule {
    /// UCT: by UCB1.
    #[default]
    Uct,
    /// PUCT: by priors.
    Puct,
}

/// How the final move is chosen; the first of equals.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Decide {
    /// The move with the most visits, called the robust child.
    #[default]
    Visits,
    /// The move with the best mean, called the max child.
    Value,
}

impl Selection {
    /// Returns the rule for priors, if there are priors.
    pub const fn priors(self) -> Option<Priors> {
        match self {
            Self::Ucb1 => None,
            Self::Puct(priors) => Some(priors),
        }
    }

    /// Returns the rule of the selection.
    pub const fn rule(self) -> SelectionRule {
        match self {
            Self::Ucb1 => SelectionRule::Uct,
            Self::Puct(_) => SelectionRule::Puct,
        }
    }

    /// Returns the selection by another rule. Priors are kept; without any, all moves are equally likely.
    #[must_use]
    pub fn by(self, rule: SelectionRule) -> Self {
        match rule {
            SelectionRule::Uct => Self::Ucb1,
            SelectionRule::Puct => Self::Puct(self.priors().unwrap_or_default()),
        }
    }
}

impl MctsConfig {
    /// The largest number of iterations.
    pub const MAX_ITERATIONS: u32 = 10_000_000;

    /// The names of the search. The first is that of its flag.
    pub const NAMES: &[&str] = &["mcts", "uct", "monte-carlo", "monte-carlo-tree-search"];

    /// Returns whether a name, in any spelling, is one of this search.
    pub fn is_named(name: &str) -> bool {
        let wanted = simplified(name);
        Self::NAMES.iter().any(|known| simplified(known) == wanted)
    }

    /// The other names of the search with priors, which say how it selects.
    pub const PUCT_NAMES: &[&str] = &["puct", "alpha-zero"];

    /// Returns the rule of selection that a name, in any spelling, says; `None` if it says none.
    pub fn rule_of_name(name: &str) -> Option<SelectionRule> {
        let is_one_of = |names: &[&str]| names.iter().any(|known| simplified(known) == simplified(name));
        if is_one_of(Self::PUCT_NAMES) {
            Some(SelectionRule::Puct)
        } else {
            is_one_of(&["uct"]).then_some(SelectionRule::Uct)
        }
    }

    /// Returns whether moves have priors.
    pub const fn has_priors(&self) -> bool {
        self.selection.priors().is_some()
    }

    fn set_selection_rule(&mut self, value: SettingValue) {
        if let Some(rule) = SelectionRule::of_value(value) {
            self.selection = self.selection.by(rule);
        }
    }

    /// Priors stay out of a selection without them.
    fn set_priors(&mut self, value: SettingValue) {
        if let (Some(priors), true) = (Priors::of_value(value), self.has_priors()) {
            self.selection = Selection::Puct(priors);
        }
    }
}

/// Why a position cannot be sampled.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unsampleable {
    /// Each player has payoffs of their own, which the search does not use.
    SeveralPlayers,
    /// The search needs finite bounds of the results, and a bound is infinite.
    Unbounded,
    /// The search adds results up, and so many of them may have no finite sum.
    TooLarge,
}

impl Unsampleable {
    /// All reasons.
    pub const ALL: [Self; 3] = [Self::SeveralPlayers, Self::Unbounded, Self::TooLarge];

    /// Returns the key of the reason, by which its sentence is found.
    pub const fn key(self) -> &'static str {
        match self {
            Self::SeveralPlayers => "mcts-of-players",
            Self::Unbounded => "mcts-unbounded",
            Self::TooLarge => "mcts-too-large",
        }
    }
}
