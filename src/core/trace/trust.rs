//! How far the results in a trace can be trusted.

use crate::search::{AlgorithmProperties, FaultyAlgorithm, MultiPlayer};

/// How far the results in a trace can be trusted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Trust {
    /// The search is correct: what it returns is proved by what its children returned.
    Proved,
    /// The search makes a mistake: only its leaves are proved.
    Mistaken(FaultyAlgorithm),
    /// A search of several players. What its results prove, and to whom, is in [`multi_player`](super::multi_player).
    MultiPlayer,
    /// A user's own program reported the results. They prove nothing.
    Told,
}

impl Trust {
    /// Returns the mistake in the search, if one is known.
    pub const fn mistake(self) -> Option<FaultyAlgorithm> {
        match self {
            Self::Mistaken(mistake) => Some(mistake),
            Self::Proved | Self::MultiPlayer | Self::Told => None,
        }
    }

    /// Returns whether results are proved.
    pub const fn is_proved(self) -> bool {
        match self {
            Self::Proved => true,
            Self::Mistaken(_) | Self::MultiPlayer | Self::Told => false,
        }
    }
}

/// Converts the properties of an algorithm to how far its results can be trusted.
impl From<&AlgorithmProperties> for Trust {
    fn from(properties: &AlgorithmProperties) -> Self {
        match (properties.mistake, properties.multi_player) {
            (Some(mistake), _) => Self::Mistaken(mistake),
            (None, Some(MultiPlayer::Vectors | MultiPlayer::UnsoundVectors | MultiPlayer::FewReplies)) => {
                Self::MultiPlayer
            }
            (None, Some(MultiPlayer::OneEntry) | None) => Self::Proved,
        }
    }
}
