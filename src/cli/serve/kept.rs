//! What is kept of a class so that it goes on after a failure: where the lecture was, and its class.

use poda_class::AskedPlace;
use poda_platform::class::KeptClass;
use serde::{Deserialize, Serialize};

/// Where a lecture is.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Place {
    /// The index of the entry.
    pub entry: usize,
    pub step: usize,
    /// The steps of the entry at which the lecture has asked.
    pub asked_at: Vec<usize>,
    /// The number of the last question.
    pub questions: u64,
    pub asked: Option<AskedPlace>,
}

/// A class with its place.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct KeptLecture {
    pub place: Place,
    pub class: KeptClass,
}
