//! Lanes that are shown in place of the lane of the document's search or beside it: two searches in a split view, or a sampled search.
//!
//! They are made from what their key lists, and made again when that differs.

use super::sampled_lane::{SampledKey, SampledState};
use super::split_view::{SplitKey, SplitState};

#[derive(Debug)]
pub(super) enum OtherLanes {
    Split(SplitState),
    /// It is shown in place of the document's search, or beside it if the document asks for both.
    Sampled(SampledState),
}

/// What other lanes are made from.
pub(super) enum OtherKey {
    Split(SplitKey),
    Sampled(SampledKey),
}

impl OtherLanes {
    pub fn split(&self) -> Option<&SplitState> {
        match self {
            Self::Split(split) => Some(split),
            Self::Sampled(_) => None,
        }
    }

    pub fn sampled(&self) -> Option<&SampledState> {
        match self {
            Self::Split(_) => None,
            Self::Sampled(sampled) => Some(sampled),
        }
    }

    pub fn is_made_from(&self, key: &OtherKey) -> bool {
        match key {
            OtherKey::Split(key) => self.split().is_some_and(|split| split.key == *key),
            OtherKey::Sampled(key) => self.sampled().is_some_and(|sampled| sampled.key == *key),
        }
    }
}
