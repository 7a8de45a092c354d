//! A line of a trace as named facts, in order: what every format writes.

use crate::practice::json::Number;
use crate::score::Score;
use serde::{Serialize, Serializer};
use std::borrow::Cow;

/// A fact.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Fact<'a> {
    /// There is none: no cutoff owner, no depth limit.
    Nothing,
    /// Yes or no.
    Flag(bool),
    /// A number of things.
    Count(u64),
    /// A score, which may be infinite.
    Score(Score),
    /// A word, the id of a node, or a sentence.
    Text(Cow<'a, str>),
    /// The ids of nodes.
    Ids(Vec<String>),
    /// Facts that belong together.
    Group(Facts<'a>),
}

/// Named facts, in order.
#[derive(Clone, Debug, PartialEq, Default)]
pub(super) struct Facts<'a>(Vec<(&'static str, Fact<'a>)>);

impl<'a> Facts<'a> {
    /// Returns these facts and one more.
    pub fn with(mut self, name: &'static str, fact: impl Into<Fact<'a>>) -> Self {
        self.0.push((name, fact.into()));
        self
    }

    /// Returns these facts and, if there is another one, that too.
    pub fn with_any(self, name: &'static str, fact: Option<impl Into<Fact<'a>>>) -> Self {
        match fact {
            Some(fact) => self.with(name, fact),
            None => self,
        }
    }

    /// Returns these facts and others.
    pub fn and(mut self, others: Self) -> Self {
        self.0.extend(others.0);
        self
    }

    /// The facts with their names.
    pub fn iter(&self) -> impl ExactSizeIterator<Item = &(&'static str, Fact<'a>)> {
        self.0.iter()
    }
}

impl From<bool> for Fact<'_> {
    fn from(flag: bool) -> Self {
        Self::Flag(flag)
    }
}

impl From<u64> for Fact<'_> {
    fn from(count: u64) -> Self {
        Self::Count(count)
    }
}

impl From<usize> for Fact<'_> {
    fn from(count: usize) -> Self {
        Self::Count(count as u64)
    }
}

impl From<Score> for Fact<'_> {
    fn from(score: Score) -> Self {
        Self::Score(score)
    }
}

impl<'a> From<&'a str> for Fact<'a> {
    fn from(text: &'a str) -> Self {
        Self::Text(Cow::Borrowed(text))
    }
}

impl From<String> for Fact<'_> {
    fn from(text: String) -> Self {
        Self::Text(Cow::Owned(text))
    }
}

impl From<Vec<String>> for Fact<'_> {
    fn from(ids: Vec<String>) -> Self {
        Self::Ids(ids)
    }
}

impl<'a> From<Facts<'a>> for Fact<'a> {
    fn from(facts: Facts<'a>) -> Self {
        Self::Group(facts)
    }
}

impl<T: Into<Self>> From<Option<T>> for Fact<'_> {
    fn from(fact: Option<T>) -> Self {
        fact.map_or(Self::Nothing, Into::into)
    }
}

/// As JSON: infinities, for which it has no numbers, as words.
impl Serialize for Facts<'_> {
    fn serialize<To: Serializer>(&self, to: To) -> Result<To::Ok, To::Error> {
        to.collect_map(self.0.iter().map(|(name, fact)| (name, fact)))
    }
}

impl Serialize for Fact<'_> {
    fn serialize<To: Serializer>(&self, to: To) -> Result<To::Ok, To::Error> {
        match self {
            Self::Nothing => to.serialize_none(),
            Self::Flag(flag) => to.serialize_bool(*flag),
            Self::Count(count) => to.serialize_u64(*count),
            Self::Score(score) => Number(*score).serialize(to),
            Self::Text(text) => to.serialize_str(text),
            Self::Ids(ids) => to.collect_seq(ids),
            Self::Group(facts) => facts.serialize(to),
        }
    }
}
