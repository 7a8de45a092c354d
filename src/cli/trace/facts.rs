//! The content of a line of a trace: named facts, in order.

use derive_more::From;
use poda_core::score::Score;
use poda_words::practice::json::Number;
use serde::{Serialize, Serializer};
use std::borrow::Cow;

#[derive(Clone, Debug, PartialEq, From)]
pub(crate) enum TraceFact<'a> {
    /// The fact does not exist, such as a cutoff without an owner or a search without a depth limit.
    Nothing,
    #[from]
    Flag(bool),
    /// A number of things.
    #[from]
    Count(u64),
    /// A score, which may be infinite.
    #[from]
    Score(Score),
    /// A word, the id of a node, or a sentence.
    #[from(&'a str, String, Cow<'a, str>)]
    Text(Cow<'a, str>),
    /// The ids of nodes, or lines of text.
    #[from]
    List(Vec<String>),
    /// The entries of a vector.
    Scores(Vec<Score>),
    /// Facts that belong together.
    #[from]
    Group(TraceFacts<'a>),
    /// Several groups, in order.
    #[from]
    Groups(Vec<TraceFacts<'a>>),
    /// Numbers of things by their ids, in order.
    #[from]
    Counts(Vec<(String, u64)>),
}

/// Named facts, in order.
#[derive(Clone, Debug, PartialEq, Default)]
pub(crate) struct TraceFacts<'a>(Vec<(&'static str, TraceFact<'a>)>);

impl<'a> TraceFacts<'a> {
    pub fn with(mut self, name: &'static str, fact: impl Into<TraceFact<'a>>) -> Self {
        self.0.push((name, fact.into()));
        self
    }

    /// Returns these facts with another fact of this name instead of their own.
    pub fn replacing(mut self, name: &'static str, fact: impl Into<TraceFact<'a>>) -> Self {
        if let Some((_, own)) = self.0.iter_mut().find(|(own, _)| *own == name) {
            *own = fact.into();
        }
        self
    }

    /// Returns these facts and, if `fact` is not `None`, one more.
    pub fn with_any(self, name: &'static str, fact: Option<impl Into<TraceFact<'a>>>) -> Self {
        match fact {
            Some(fact) => self.with(name, fact),
            None => self,
        }
    }

    pub fn and(mut self, others: Self) -> Self {
        self.0.extend(others.0);
        self
    }

    pub fn iter(&self) -> impl ExactSizeIterator<Item = &(&'static str, TraceFact<'a>)> {
        self.0.iter()
    }
}

impl From<usize> for TraceFact<'_> {
    fn from(count: usize) -> Self {
        Self::Count(count as u64)
    }
}

impl<T: Into<Self>> From<Option<T>> for TraceFact<'_> {
    fn from(fact: Option<T>) -> Self {
        fact.map_or(Self::Nothing, Into::into)
    }
}

/// Serializes facts for JSON. Infinities are words, because JSON has no such numbers.
impl Serialize for TraceFacts<'_> {
    fn serialize<To: Serializer>(&self, to: To) -> Result<To::Ok, To::Error> {
        to.collect_map(self.0.iter().map(|(name, fact)| (name, fact)))
    }
}

impl Serialize for TraceFact<'_> {
    fn serialize<To: Serializer>(&self, to: To) -> Result<To::Ok, To::Error> {
        match self {
            Self::Nothing => to.serialize_none(),
            Self::Flag(flag) => to.serialize_bool(*flag),
            Self::Count(count) => to.serialize_u64(*count),
            Self::Score(score) => Number(*score).serialize(to),
            Self::Text(text) => to.serialize_str(text),
            Self::List(items) => to.collect_seq(items),
            Self::Scores(scores) => to.collect_seq(scores.iter().copied().map(Number)),
            Self::Group(facts) => facts.serialize(to),
            Self::Groups(groups) => to.collect_seq(groups),
            Self::Counts(counts) => to.collect_map(counts.iter().map(|(id, count)| (id, count))),
        }
    }
}
