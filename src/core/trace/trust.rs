//! How far the results in a trace can be trusted.

use crate::search::FaultyAlgorithm;

/// How far the results in a trace can be trusted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Trust {
    /// The search is correct: what it returns is proved by what its children returned.
    Proved,
    /// The search makes a mistake: only its leaves are proved.
    Mistaken(FaultyAlgorithm),
    /// A user's own program reported the results. They prove nothing.
    Told,
}

impl Trust {
    /// Returns the mistake in the search, if one is known.
    pub const fn mistake(self) -> Option<FaultyAlgorithm> {
        match self {
            Self::Mistaken(mistake) => Some(mistake),
            Self::Proved | Self::Told => None,
        }
    }

    /// Returns whether results are proved.
    pub const fn is_proved(self) -> bool {
        match self {
            Self::Proved => true,
            Self::Mistaken(_) | Self::Told => false,
        }
    }
}

/// Converts the mistake of a search, if it makes one, to how far its results can be trusted.
impl From<Option<FaultyAlgorithm>> for Trust {
    fn from(mistake: Option<FaultyAlgorithm>) -> Self {
        mistake.map_or(Self::Proved, Self::Mistaken)
    }
}
