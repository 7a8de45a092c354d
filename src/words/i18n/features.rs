//! The names of the features that weighted evaluations count.

use super::Words;
use poda_core::game::weighted::Feature;

/// Returns the name of a feature.
#[must_use]
pub fn feature_name(words: &Words, feature: Feature) -> String {
    words.text(match feature {
        Feature::Ones => "feature-ones",
        Feature::Twos => "feature-twos",
        Feature::Threes => "feature-threes",
        Feature::Fours => "feature-fours",
        Feature::Fives => "feature-fives",
        Feature::Centre => "feature-centre",
        Feature::Corners => "feature-corners",
        Feature::Edges => "feature-edges",
        Feature::Discs => "feature-discs",
        Feature::Mobility => "feature-mobility",
    })
}
