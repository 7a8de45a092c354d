//! How far the results in a trace can be trusted.

use crate::search::FaultyAlgorithm;

/// How far the results in a trace can be trusted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Trust {
    /// The search is right: what it returns is proved by what its children returned.
    Proved,
    /// The search makes a mistake: nothing but its leaves is proved.
    Mistaken(FaultyAlgorithm),
    /// A program of somebody's own told the results. Nothing is proved by them.
    Told,
}

impl Trust {
    /// The mistake in the search, if there is one that is known.
    pub const fn mistake(self) -> Option<FaultyAlgorithm> {
        match self {
            Self::Mistaken(mistake) => Some(mistake),
            Self::Proved | Self::Told => None,
        }
    }

    /// Whether results are proved.
    pub const fn is_proved(self) -> bool {
        match self {
            Self::Proved => true,
            Self::Mistaken(_) | Self::Told => false,
        }
    }
}

/// Of a search with this mistake, or with none.
impl From<Option<FaultyAlgorithm>> for Trust {
    fn from(mistake: Option<FaultyAlgorithm>) -> Self {
        mistake.map_or(Self::Proved, Self::Mistaken)
    }
}
