//! The names of searches in flags and JSON: an algorithm, or another kind of search with its number.

use super::flag_values::{OneOf, expectation, requested_language, value_error, whole, words};
use clap::builder::{PossibleValue, TypedValueParser};
use poda_core::document::{Document, Unsearchable, check_mcts, check_search, usual_search};
use poda_core::search::mcts::{MctsConfig, ResultScale, SelectionRule};
use poda_core::search::{AnySearch, SearchConfig};
use poda_words::i18n::args;
use std::ffi::OsStr;

/// The name of Monte Carlo tree search in flags and JSON.
pub(super) const MCTS: &str = MctsConfig::NAMES[0];

/// The name in flags and JSON of Monte Carlo tree search with priors.
pub(super) const PUCT: &str = MctsConfig::PUCT_NAMES[0];

/// The search that a flag names.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SearchName<T> {
    /// A value of the flag's table: an algorithm or a level.
    Listed(T),
    /// Monte Carlo tree search, with a number of iterations if one is named.
    Mcts(Option<u32>),
    /// Monte Carlo tree search with priors, with a number of iterations if one is named.
    Puct(Option<u32>),
}

impl<T> SearchName<T> {
    /// Returns the value of the flag's table, if one is named.
    pub fn listed(self) -> Option<T> {
        match self {
            Self::Listed(value) => Some(value),
            Self::Mcts(_) | Self::Puct(_) => None,
        }
    }

    /// Returns the rule of selection of the Monte Carlo tree search that is named, `own` if its name has none; `None` if
    /// none is named.
    pub fn mcts_rule(self, own: SelectionRule) -> Option<SelectionRule> {
        match self {
            Self::Listed(_) => None,
            Self::Mcts(_) => Some(own),
            Self::Puct(_) => Some(SelectionRule::Puct),
        }
    }

    /// Returns a document that is searched by the named kind of search, with its own settings where the name has none.
    pub fn over(&self, document: Document) -> Document {
        match self {
            Self::Listed(_) if document.search().is_some() => document,
            Self::Listed(_) => {
                let usual = usual_search(document.position());
                document.searched_by(usual)
            }
            Self::Mcts(iterations) | Self::Puct(iterations) => {
                let own = document.sampled().unwrap_or_default();
                let rule = if matches!(self, Self::Puct(_)) { SelectionRule::Puct } else { own.selection.rule() };
                let selection = own.selection.by(rule);
                document.searched_by(MctsConfig { iterations: iterations.unwrap_or(own.iterations), selection, ..own })
            }
        }
    }
}

/// A search that can search its position.
#[derive(Clone, Copy, Debug)]
pub(super) enum CheckedSearch {
    Search(SearchConfig),
    /// A Monte Carlo tree search, with the scale of its results.
    Sampled(MctsConfig, ResultScale),
}

impl CheckedSearch {
    /// Returns whether each pass of the search is deeper than the one before, so that it has an answer before it ends.
    pub fn deepens(&self) -> bool {
        match self {
            Self::Search(config) => config.algorithm.properties().deepens,
            Self::Sampled(..) => false,
        }
    }

    /// Checks that a document's own search can search its position.
    ///
    /// # Errors
    /// Returns why it cannot.
    pub fn of(document: &Document) -> Result<Self, Unsearchable> {
        let position = document.position();
        match *document.searches.first() {
            AnySearch::Search(config) => check_search(position, &config).map(|()| Self::Search(config)),
            AnySearch::Sampled(config) => check_mcts(position, &config).map(|scale| Self::Sampled(config, scale)),
        }
    }
}

/// The parser of a [`SearchName`]: a value of a table, or `mcts` or `puct`, or one of these with `:` and a number of
/// iterations.
#[derive(Clone, Copy, Debug)]
pub(super) struct SearchNameParser<T: 'static>(pub OneOf<T>);

impl<T: Clone> SearchNameParser<T> {
    /// Returns the spellings of the values, including an example with a number of iterations.
    fn spellings(&self) -> impl Iterator<Item = &'static str> {
        self.0.spellings().chain([MCTS, "mcts:1000", PUCT])
    }
}

impl<T: Clone + Send + Sync + 'static> TypedValueParser for SearchNameParser<T> {
    type Value = SearchName<T>;

    fn parse_ref(
        &self,
        command: &clap::Command,
        flag: Option<&clap::Arg>,
        value: &OsStr,
    ) -> Result<SearchName<T>, clap::Error> {
        let text = value.to_string_lossy();
        let (name, number) = text.split_once(':').map_or((&*text, None), |(name, number)| (name, Some(number)));
        let parsed = if MctsConfig::rule_of_name(name) == Some(SelectionRule::Puct) {
            number.map(iterations).transpose().map(SearchName::Puct)
        } else if MctsConfig::is_named(name) {
            number.map(iterations).transpose().map(SearchName::Mcts)
        } else {
            self.0.find(&text).map(SearchName::Listed).ok_or_else(|| self.0.expectation(&text, self.spellings()))
        };
        let flag = flag.map(ToString::to_string).unwrap_or_default();
        parsed.map_err(|why| value_error(command, flag, text.into_owned(), why))
    }

    fn possible_values(&self) -> Option<Box<dyn Iterator<Item = PossibleValue> + '_>> {
        Some(Box::new(self.spellings().map(PossibleValue::new)))
    }
}

pub(super) fn iterations(text: &str) -> Result<u32, String> {
    let most = MctsConfig::MAX_ITERATIONS;
    whole::<u32>(text).ok().filter(|number| (1..=most).contains(number)).ok_or_else(|| {
        expectation("cli-expected-iterations", &args![most = words(requested_language()).number(most.into())])
    })
}
