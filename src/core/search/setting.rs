//! The rows of settings. A row names a setting of a search, the values that it can have, and where it is set and shown.
//! Position files, flags, traces, menus and workers walk over the rows of a search.
//!
//! Does not depend on a search.

use super::algorithm::Algorithm;
use super::mcts_settings::{Priors, Rollout};
use super::payoff_settings::Floor;
use super::support::quiescence::Quiescence;
use crate::score::{Score, Window};
use std::fmt;

/// A setting of a search with the configuration `Config`.
pub struct SettingRow<Config: 'static> {
    /// The name in position files, JSON and tables, in lower case with underscores.
    pub name: &'static str,
    /// The values that it can have.
    pub domain: Domain,
    /// Returns the value.
    pub get: fn(&Config) -> SettingValue,
    /// Sets the value. A value outside the domain changes nothing.
    pub set: fn(&mut Config, SettingValue),
    /// Returns whether the search depends on the value.
    pub is_used: fn(&Config) -> bool,
    /// Returns whether the other settings give the value a meaning. A file keeps what it says about a setting without
    /// one.
    pub has_meaning: fn(&Config) -> bool,
    /// The group of its flag; `None` if it has none.
    pub flag: Option<FlagGroup>,
    /// When the first line of a trace has it as a field.
    pub field: TraceField,
    /// Whether the sentence about the settings has a phrase of its own for it, where it is used: the message
    /// `cli-trace-NAME`. Phrases that combine several settings are composed elsewhere.
    pub has_phrase: bool,
    /// How menus offer its values; `None` if they have a control made for it.
    pub menu: Option<SettingMenu<Config>>,
}

/// The values that a setting can have.
#[derive(Clone, Copy, Debug)]
pub enum Domain {
    /// An algorithm.
    Algorithm,
    /// True or false.
    Flag,
    /// A depth in plies, or none: to the end of the game.
    Depth,
    /// A whole number up to this one.
    Count(u64),
    /// A whole number from 1 up to this one.
    Size(u32),
    /// A number.
    Score(ScoreRange),
    /// One of a few values.
    Choice(ChoiceNames),
    /// A window.
    Window,
    /// A number for every player, or one for each.
    Floor,
    /// The rule of quiescence search.
    Quiescence,
    /// How rollouts end.
    Rollout,
    /// The rule for priors.
    Priors,
}

/// The numbers that are values of a setting.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ScoreRange {
    /// All, also infinite ones.
    Any,
    /// Finite numbers.
    Finite,
    /// Finite numbers, 0 or more.
    NotNegative,
    /// Finite numbers above 0.
    Positive,
}

/// A value of a setting.
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum SettingValue {
    /// The setting is left out.
    Nothing,
    /// An algorithm.
    Algorithm(#[cfg_attr(feature = "serde", serde(with = "super::written_algorithm"))] Algorithm),
    /// True or false.
    Flag(bool),
    /// A whole number.
    Count(u64),
    /// A number.
    Score(Score),
    /// The value with this index among the names of the domain.
    Choice(usize),
    /// A window.
    Window(Window),
    /// A number for every player, or one for each.
    Floor(Floor),
    /// The rule of quiescence search.
    Quiescence(Quiescence),
    /// How rollouts end.
    Rollout(Rollout),
    /// The rule for priors.
    Priors(Priors),
}

/// The names of the values of a setting with few values.
#[derive(Clone, Copy, Debug)]
pub struct ChoiceNames {
    /// Returns the words in position files.
    pub words: fn() -> Vec<&'static str>,
    /// The spellings in flags, JSON and the ids of messages, in the same order.
    pub keys: &'static [&'static str],
    /// Other spellings in flags, each with the key that it stands for.
    pub aliases: &'static [(&'static str, &'static str)],
}

/// The flags of a command that stand together. Some commands have only some of the groups.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FlagGroup {
    /// How deep the search goes, and in which order it tries moves.
    Search,
    /// Everything else about a search.
    Rules,
    /// Only for several players.
    Players,
    /// Only for Monte Carlo tree search, and not for generated exercises on it.
    Sampled,
    /// For Monte Carlo tree search, also for generated exercises on it.
    Drafted,
}

/// When the first line of a trace has a setting as a field.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TraceField {
    /// Always; it is empty where the setting is not used.
    Always,
    /// Where the setting is used.
    WhereUsed,
    /// Where the setting is not the default.
    UnlessDefault,
    /// With the facts about the players.
    OfPlayers,
}

/// How menus offer the values of a setting.
pub struct SettingMenu<Config: 'static> {
    /// The message id of the name.
    pub name: &'static str,
    /// The message id of the explanation.
    pub hint: &'static str,
    /// Where it is offered.
    pub place: MenuPlace,
    /// Returns whether the value can be chosen.
    pub is_offered: fn(&Config) -> bool,
    /// The offered values.
    pub offers: Offers,
}

/// Where menus offer a setting.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MenuPlace {
    /// In the command palette, with the rules of the search. Other controls are made for it.
    Rules,
    /// In the command palette, with the order of moves. Other controls are made for it.
    Ordering,
    /// In the command palette and at the end of the settings in the menu "More".
    More,
}

/// The values of a setting that menus offer.
#[derive(Clone, Copy, Debug)]
pub enum Offers {
    /// All values, each with the message whose id is this one, a hyphen and the key of the value.
    Named(&'static str),
    /// All values, with these signs.
    Signs(&'static [&'static str]),
    /// On and off.
    Switch,
    /// These whole numbers.
    Counts(&'static [u64]),
    /// These whole numbers, each in the message with this id, whose arguments are the name of the setting and `number`.
    Counted(&'static str, &'static [u64]),
    /// These numbers.
    Scores(&'static [i32]),
    /// These numbers, which need not be whole.
    Decimals(&'static [f64]),
    /// Rollouts to the end of the game, and those that end with an evaluation after these numbers of plies.
    Rollouts(&'static [usize]),
    /// Equal priors, and those by the softmax of evaluations with these temperatures.
    Priors(&'static [f64]),
}

/// A configuration of a search whose settings have rows.
pub trait Settings: Copy + Default + 'static {
    /// Returns the rows of all settings, in the order of position files.
    fn rows() -> &'static [SettingRow<Self>];
}

/// A type with few values, for a setting.
pub trait Choice: Copy + PartialEq + 'static {
    /// All values with their words in position files, the default first.
    const WORDS: &'static [(&'static str, Self)];
    /// Their spellings in flags and JSON: the words in lower case with hyphens.
    const KEYS: &'static [&'static str];
    /// Other spellings in flags, each with the key that it stands for.
    const ALIASES: &'static [(&'static str, &'static str)] = &[];

    /// Returns the names of the values.
    fn names() -> Vec<&'static str> {
        Self::WORDS.iter().map(|(word, _)| *word).collect()
    }

    /// Returns the spelling of the value in flags and JSON.
    fn key(self) -> &'static str {
        let index = Self::WORDS.iter().position(|(_, value)| *value == self);
        index.and_then(|index| Self::KEYS.get(index)).copied().unwrap_or_default()
    }
}

/// A type of values of settings.
pub trait SettingType: Copy {
    /// Returns the value without its type.
    fn to_value(self) -> SettingValue;

    /// Returns the value with its type; `None` if it has another one.
    fn of_value(value: SettingValue) -> Option<Self>;
}

impl<Config> SettingRow<Config> {
    /// Returns the row of a setting that every search uses, without a flag, a phrase or a menu.
    pub const fn new(
        name: &'static str,
        domain: Domain,
        get: fn(&Config) -> SettingValue,
        set: fn(&mut Config, SettingValue),
    ) -> Self {
        Self {
            name,
            domain,
            get,
            set,
            is_used: |_| true,
            has_meaning: |_| true,
            flag: None,
            field: TraceField::Always,
            has_phrase: false,
            menu: None,
        }
    }

    /// Returns the name in flags and in ids of messages: the name with hyphens.
    pub fn key(&self) -> String {
        self.name.replace('_', "-")
    }

    /// Returns a configuration with this value.
    #[must_use]
    pub fn with(&self, mut config: Config, value: SettingValue) -> Config {
        (self.set)(&mut config, value);
        config
    }
}

/// Rows are told apart by their names.
impl<Config> PartialEq for SettingRow<Config> {
    fn eq(&self, other: &Self) -> bool {
        self.name == other.name
    }
}

impl<Config> fmt::Debug for SettingRow<Config> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("SettingRow").field("name", &self.name).finish_non_exhaustive()
    }
}

impl Domain {
    /// Returns the domain of a type with few values.
    pub const fn of_choice<T: Choice>() -> Self {
        Self::Choice(ChoiceNames { words: T::names, keys: T::KEYS, aliases: T::ALIASES })
    }

    /// Returns whether a value is in the domain, or is none.
    pub fn contains(self, value: SettingValue) -> bool {
        match value {
            SettingValue::Nothing => true,
            SettingValue::Algorithm(_) => matches!(self, Self::Algorithm),
            SettingValue::Flag(_) => matches!(self, Self::Flag),
            SettingValue::Count(count) => match self {
                Self::Depth => true,
                Self::Count(max) => count <= max,
                Self::Size(max) => (1..=u64::from(max)).contains(&count),
                Self::Algorithm
                | Self::Flag
                | Self::Score(_)
                | Self::Choice(_)
                | Self::Window
                | Self::Floor
                | Self::Quiescence
                | Self::Rollout
                | Self::Priors => false,
            },
            SettingValue::Score(score) => matches!(self, Self::Score(range) if range.contains(score)),
            SettingValue::Choice(index) => matches!(self, Self::Choice(names) if index < names.keys.len()),
            SettingValue::Window(window) => matches!(self, Self::Window) && window.alpha < window.beta,
            SettingValue::Floor(_) => matches!(self, Self::Floor),
            SettingValue::Quiescence(_) => matches!(self, Self::Quiescence),
            SettingValue::Rollout(Rollout::Random) => matches!(self, Self::Rollout),
            SettingValue::Rollout(Rollout::Evaluation { plies }) => {
                matches!(self, Self::Rollout) && plies <= Rollout::MAX_PLIES
            }
            SettingValue::Priors(Priors::Uniform) => matches!(self, Self::Priors),
            SettingValue::Priors(Priors::Softmax { temperature }) => {
                matches!(self, Self::Priors) && ScoreRange::Positive.contains(temperature)
            }
        }
    }
}

impl ScoreRange {
    /// Returns whether a number is in the range.
    pub fn contains(self, score: Score) -> bool {
        match self {
            Self::Any => true,
            Self::Finite => score.is_finite(),
            Self::NotNegative => score.is_finite() && Score::ZERO <= score,
            Self::Positive => score.is_finite() && Score::ZERO < score,
        }
    }
}

impl<T: Choice> SettingType for T {
    fn to_value(self) -> SettingValue {
        let index = Self::WORDS.iter().position(|(_, value)| *value == self);
        index.map_or(SettingValue::Nothing, SettingValue::Choice)
    }

    fn of_value(value: SettingValue) -> Option<Self> {
        let SettingValue::Choice(index) = value else { return None };
        Self::WORDS.get(index).map(|(_, value)| *value)
    }
}

impl<T: SettingType> SettingType for Option<T> {
    fn to_value(self) -> SettingValue {
        self.map_or(SettingValue::Nothing, T::to_value)
    }

    fn of_value(value: SettingValue) -> Option<Self> {
        if value == SettingValue::Nothing { Some(None) } else { T::of_value(value).map(Some) }
    }
}

/// Declares the types whose values are those of a variant.
macro_rules! setting_types {
    ($($type:ty => $variant:ident),* $(,)?) => { $(
        impl SettingType for $type {
            fn to_value(self) -> SettingValue {
                SettingValue::$variant(self)
            }

            fn of_value(value: SettingValue) -> Option<Self> {
                if let SettingValue::$variant(value) = value { Some(value) } else { None }
            }
        }
    )* };
}

setting_types! {
    Algorithm => Algorithm,
    bool => Flag,
    u64 => Count,
    Score => Score,
    Window => Window,
    Floor => Floor,
    Quiescence => Quiescence,
    Rollout => Rollout,
    Priors => Priors,
}

impl SettingType for usize {
    fn to_value(self) -> SettingValue {
        SettingValue::Count(self as u64)
    }

    fn of_value(value: SettingValue) -> Option<Self> {
        u64::of_value(value).map(|count| Self::try_from(count).unwrap_or(Self::MAX))
    }
}

impl SettingType for u32 {
    fn to_value(self) -> SettingValue {
        SettingValue::Count(self.into())
    }

    fn of_value(value: SettingValue) -> Option<Self> {
        u64::of_value(value).and_then(|count| count.try_into().ok())
    }
}

impl SettingType for u8 {
    fn to_value(self) -> SettingValue {
        SettingValue::Count(self.into())
    }

    fn of_value(value: SettingValue) -> Option<Self> {
        u64::of_value(value).and_then(|count| count.try_into().ok())
    }
}

/// Returns the row of the setting in a field, with its name and its domain.
macro_rules! row {
    ($name:literal, $($field:ident).+, $domain:expr) => {
        SettingRow::<Self>::new(
            $name,
            $domain,
            |config| SettingType::to_value(config.$($field).+),
            |config, value| {
                if let Some(value) = SettingType::of_value(value) {
                    config.$($field).+ = value;
                }
            },
        )
    };
}

/// Declares the configuration of a search. Each field stands with its default and with the rows of its settings.
macro_rules! settings {
    (
        $(#[$about_config:meta])*
        pub struct $Config:ident {
            $($(#[$about:meta])* $field:ident: $Type:ty = $default:expr => [$($row:expr),* $(,)?],)*
        }
    ) => {
        $(#[$about_config])*
        pub struct $Config {
            $($(#[$about])* pub $field: $Type,)*
        }

        impl Default for $Config {
            fn default() -> Self {
                Self { $($field: $default,)* }
            }
        }

        impl $Config {
            /// The rows of all settings, in the order of position files.
            pub const SETTINGS: &'static [SettingRow<Self>] = &[$($($row,)*)*];

            /// Returns the configuration with every field that equals the one of `before` replaced by the one of
            /// `after`.
            #[must_use]
            pub fn following(self, before: &Self, after: &Self) -> Self {
                Self { $($field: if self.$field == before.$field { after.$field } else { self.$field },)* }
            }
        }

        impl crate::search::setting::Settings for $Config {
            fn rows() -> &'static [SettingRow<Self>] {
                Self::SETTINGS
            }
        }
    };
}

pub(super) use {row, settings};

#[cfg(test)]
mod tests {
    use super::*;
    use crate::score::CutOn;
    use crate::search::mcts::{Decide, MctsConfig, Selection, SelectionRule};
    use crate::search::ordering::StaticOrder;
    use crate::search::{Fail, Opponent, SearchConfig, TieRule};
    use crate::text::simplified;
    use std::fmt::Debug;

    fn check_names<T: Choice + Debug>() {
        assert_eq!(T::WORDS.len(), T::KEYS.len());
        for (index, (word, value)) in T::WORDS.iter().enumerate() {
            assert_eq!((*word, simplified(value.key())), (&*format!("{value:?}"), simplified(word)));
            assert_eq!(T::of_value(SettingValue::Choice(index)), Some(*value));
        }
        assert!(T::ALIASES.iter().all(|(_, key)| T::KEYS.contains(key)));
    }

    #[test]
    fn every_value_has_the_names_of_its_variant() {
        check_names::<Fail>();
        check_names::<CutOn>();
        check_names::<Opponent>();
        check_names::<StaticOrder>();
        check_names::<TieRule>();
        check_names::<Decide>();
        check_names::<SelectionRule>();
    }

    fn check_rows<Config: Settings + PartialEq + Debug>() {
        for row in Config::rows() {
            let default = (row.get)(&Config::default());
            assert!(row.domain.contains(default), "{}: {default:?}", row.name);
            assert_eq!(row.with(Config::default(), default), Config::default(), "{}", row.name);
            // A value of no type of this row.
            let other = if default == SettingValue::Flag(true) || matches!(row.domain, Domain::Flag) {
                SettingValue::Choice(usize::MAX)
            } else {
                SettingValue::Flag(true)
            };
            assert!(!row.domain.contains(other));
            assert_eq!(row.with(Config::default(), other), Config::default(), "{}", row.name);
        }
        let mut names: Vec<_> = Config::rows().iter().map(|row| row.name).collect();
        let count = names.len();
        names.sort_unstable();
        names.dedup();
        assert_eq!(names.len(), count, "every row has its own name");
    }

    #[test]
    fn every_default_is_in_its_domain_and_what_is_set_is_returned() {
        check_rows::<SearchConfig>();
        check_rows::<MctsConfig>();
    }

    #[test]
    fn priors_are_set_only_where_children_are_selected_by_them() {
        let row = |name: &str| MctsConfig::SETTINGS.iter().find(|row| row.name == name).unwrap();
        let softmax = Priors::Softmax { temperature: Score::from(2) };
        let by_ucb1 = MctsConfig::default();
        assert_eq!(row("priors").with(by_ucb1, softmax.to_value()), by_ucb1);
        assert_eq!((row("priors").get)(&by_ucb1), SettingValue::Nothing);
        let by_puct = row("selection").with(by_ucb1, SelectionRule::Puct.to_value());
        let by_softmax = row("priors").with(by_puct, softmax.to_value());
        assert_eq!(by_softmax.selection, Selection::Puct(softmax));
        assert_eq!(row("selection").with(by_softmax, SelectionRule::Puct.to_value()), by_softmax);
        assert_eq!(row("selection").with(by_softmax, SelectionRule::Uct.to_value()), by_ucb1);
        let none = [Priors::Softmax { temperature: Score::ZERO }, Priors::Softmax { temperature: Score::INFINITY }];
        assert!(none.into_iter().all(|priors| !row("priors").domain.contains(priors.to_value())));
        assert!(!row("iterations").domain.contains(SettingValue::Count(0)));
    }
}
