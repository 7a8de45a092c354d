//! An algorithm as it is written as bytes: by its place among all that a search can be set to.

use super::Algorithm;
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes a reference")]
pub(super) fn serialize<S: Serializer>(algorithm: &Algorithm, serializer: S) -> Result<S::Ok, S::Error> {
    Algorithm::EVERY.iter().position(|other| other == algorithm).serialize(serializer)
}

pub(super) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Algorithm, D::Error> {
    let place = Option::<usize>::deserialize(deserializer)?;
    let algorithm = place.and_then(|place| Algorithm::EVERY.get(place).copied());
    algorithm.ok_or_else(|| D::Error::custom("no algorithm"))
}
