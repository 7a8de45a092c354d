//! Settings that change a search as a mistake does.

use crate::score::CutOn;
use crate::search::config::{Fail, SearchConfig};

/// A setting that changes a search as a mistake does.
#[derive(Clone, Copy, Debug)]
pub(super) enum EqualSetting {
    CutOn(CutOn),
    Fail(Fail),
    /// The depth limit is one ply smaller.
    OnePlyLess,
    /// The depth limit is one ply greater.
    OnePlyMore,
}

impl EqualSetting {
    /// Returns the search with the setting; `None` if it has no such setting.
    pub fn in_search(self, config: &SearchConfig) -> Option<SearchConfig> {
        let deep = |depth: Option<usize>| depth.map(|depth| SearchConfig { depth: Some(depth), ..*config });
        match self {
            Self::CutOn(cut_on) => Some(SearchConfig { cut_on, ..*config }),
            Self::Fail(fail) => Some(SearchConfig { fail, ..*config }),
            Self::OnePlyLess => deep(config.depth.and_then(|depth| depth.checked_sub(1))),
            Self::OnePlyMore => deep(config.depth.map(|depth| depth + 1)),
        }
    }
}
