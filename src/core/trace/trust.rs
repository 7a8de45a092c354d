//! How far the results in a trace can be trusted.

use crate::search::{AlgorithmProperties, FaultyAlgorithm, MultiPlayer};

/// How far the results in a trace can be trusted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Trust {
    /// The search is correct: what it returns is proved by what its children returned.
    Proved,
    /// The search makes a mistake: only its leaves are proved.
    Mistaken(FaultyAlgorithm),
    /// A search that backs up vectors. What its results prove, and to whom, is in
    /// [`multi_player`](super::multi_player).
    MultiPlayer,
    /// A search that passes replies over. By its own rule its results are certain; of the value against all replies
    /// they prove what the children prove, of which those passed over prove nothing.
    FewReplies,
    /// A user's own program reported the results. They prove nothing.
    Reported,
}

impl Trust {
    /// Returns the mistake in the search, if one is known.
    pub const fn mistake(self) -> Option<FaultyAlgorithm> {
        match self {
            Self::Mistaken(mistake) => Some(mistake),
            Self::Proved | Self::MultiPlayer | Self::FewReplies | Self::Reported => None,
        }
    }

    /// Returns whether the search is one of several players whose results are certain only by its own rule: of vectors,
    /// or with few replies.
    pub const fn is_of_players(self) -> bool {
        match self {
            Self::MultiPlayer | Self::FewReplies => true,
            Self::Proved | Self::Mistaken(_) | Self::Reported => false,
        }
    }

    /// Returns whether results are proved.
    pub const fn is_proved(self) -> bool {
        match self {
            Self::Proved => true,
            Self::Mistaken(_) | Self::MultiPlayer | Self::FewReplies | Self::Reported => false,
        }
    }
}

/// Converts the properties of an algorithm to how far its results can be trusted.
impl From<&AlgorithmProperties> for Trust {
    fn from(properties: &AlgorithmProperties) -> Self {
        match (properties.mistake, properties.multi_player) {
            (Some(mistake), _) => Self::Mistaken(mistake),
            (None, Some(MultiPlayer::Vectors | MultiPlayer::UnsoundVectors)) => Self::MultiPlayer,
            (None, Some(MultiPlayer::FewReplies)) => Self::FewReplies,
            (None, Some(MultiPlayer::OneEntry) | None) => Self::Proved,
        }
    }
}
