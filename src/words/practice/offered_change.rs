//! The changes of all leaves that a question offers.

use crate::i18n::Words;
use poda_core::game::leaf_change::LeafChange;
use poda_core::score::Score;
use strum::IntoStaticStr;

/// A change of all leaves that a question offers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum OfferedChange {
    /// Every value becomes twice as large.
    Double,
    /// 3 is added to every value.
    Add,
    /// Every value changes its sign.
    Negate,
    /// Every value is squared.
    Square,
    /// Every value x becomes √(1 + x).
    Root,
    /// Every value becomes its place among the different values.
    Rank,
}

impl OfferedChange {
    /// All changes, in the order in which they are offered.
    pub const ALL: [Self; 6] = [Self::Double, Self::Add, Self::Negate, Self::Square, Self::Root, Self::Rank];

    /// Returns the name in files and in typed answers. It is the same in all languages.
    pub fn name(self) -> &'static str {
        self.into()
    }

    /// Returns what becomes of a value x, as it is shown: `2x`.
    pub fn shown(self, words: &Words) -> String {
        match self {
            Self::Double => "2x".to_owned(),
            Self::Add => "x + 3".to_owned(),
            Self::Negate => "−x".to_owned(),
            Self::Square => "x²".to_owned(),
            Self::Root => "√(1 + x)".to_owned(),
            Self::Rank => words.text("practice-change-rank"),
        }
    }

    /// Returns the values after the change; `None` if a value cannot be changed in this way.
    pub fn of(self, values: &[Score]) -> Option<Vec<Score>> {
        let change = match self {
            Self::Double => LeafChange::Multiply(2.into()),
            Self::Add => LeafChange::Add(3.into()),
            Self::Negate => LeafChange::Negate,
            Self::Square => LeafChange::Square,
            Self::Root => LeafChange::Root,
            Self::Rank => LeafChange::Rank,
        };
        change.of(values).ok()
    }

    /// Returns whether a mean changes as the values do, so that means keep their order.
    pub const fn changes_means_alike(self) -> bool {
        match self {
            Self::Double | Self::Add => true,
            Self::Negate | Self::Square | Self::Root | Self::Rank => false,
        }
    }

    /// Returns the change that a text names, by its name or as it is shown.
    pub fn named(words: &Words, text: &str) -> Option<Self> {
        let is_named = |change: &Self| {
            change.name().eq_ignore_ascii_case(text) || change.shown(words).to_lowercase() == text.to_lowercase()
        };
        Self::ALL.into_iter().find(is_named)
    }

    /// Returns the change that a text names among those that are offered: by its number from 1, or [named](Self::named).
    pub fn read(words: &Words, offered: &[Self], text: &str) -> Option<Self> {
        let number = text.parse::<usize>().ok().and_then(|number| offered.get(number.checked_sub(1)?).copied());
        number.or_else(|| Self::named(words, text).filter(|change| offered.contains(change)))
    }

    /// Returns the changes in a stored list; `None` if a word is no change.
    pub fn of_names<'a>(names: impl Iterator<Item = &'a str>) -> Option<Vec<Self>> {
        names.map(|name| Self::ALL.into_iter().find(|change| change.name() == name)).collect()
    }
}
