//! How a document is searched: by one search, or by two that are compared.

use crate::search::AnySearch;
use std::sync::Arc;

/// One or two searches of a position, in order.
#[derive(Clone, Debug, PartialEq)]
pub struct Searches {
    first: AnySearch,
    second: Option<Second>,
}

/// What is shown next to the first search.
#[derive(Clone, Debug, PartialEq)]
enum Second {
    Search(AnySearch),
    /// A run, in which a user's program reports its own search of the position.
    Run {
        text: Arc<str>,
        /// The search that the program claims to make; `None` while the run is not shown.
        claimed: Option<AnySearch>,
    },
}

impl Searches {
    /// Returns a single search.
    pub fn of(first: impl Into<AnySearch>) -> Self {
        Self { first: first.into(), second: None }
    }

    /// Returns the search of the position.
    pub const fn first(&self) -> &AnySearch {
        &self.first
    }

    /// Returns the second search, which the split view shows next to the first; of a run that is shown, the search that
    /// the program claims to make.
    pub const fn second(&self) -> Option<&AnySearch> {
        match &self.second {
            Some(Second::Search(search)) => Some(search),
            Some(Second::Run { claimed, .. }) => claimed.as_ref(),
            None => None,
        }
    }

    /// Returns the text of the run, if there is one.
    pub const fn run(&self) -> Option<&Arc<str>> {
        match &self.second {
            Some(Second::Run { text, .. }) => Some(text),
            Some(Second::Search(_)) | None => None,
        }
    }

    /// Returns the searches with another first one.
    #[must_use]
    pub fn with_first(self, first: impl Into<AnySearch>) -> Self {
        Self { first: first.into(), ..self }
    }

    /// Returns the searches with this second one, or without one. A run stays, and is shown only with a second search.
    #[must_use]
    pub fn with_second(self, second: Option<AnySearch>) -> Self {
        let run = self.run().cloned();
        Self { second: second.map(Second::Search), ..self }.with_run(run)
    }

    /// Returns the searches with this run, or without one.
    #[must_use]
    pub fn with_run(self, run: Option<Arc<str>>) -> Self {
        let claimed = self.second().copied();
        let second = match run {
            Some(text) => Some(Second::Run { text, claimed }),
            None => claimed.map(Second::Search),
        };
        Self { second, ..self }
    }
}
