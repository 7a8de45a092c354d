//! The names of two lanes, and of their trees for screen readers.

use poda_core::search::SearchConfig;
use poda_core::trace::Trust;
use poda_session::lanes::{Lane, Lanes, Side};
use poda_session::sampled_lane::SampledLane;
use poda_words::i18n::Words;
use poda_words::i18n::panels::mcts_text::sampled_name;
use poda_words::i18n::panels::split_text::split_name;

/// Returns the name of a side's search.
pub fn lane_name(words: &Words, lanes: Lanes<'_>, side: Side) -> String {
    let search = match lanes.lane(side) {
        Lane::Sampled(own) => {
            let config = |sampled: &SampledLane| *sampled.recording().config();
            return sampled_name(words, &config(own), lanes.lane(side.other()).sampled().map(config).as_ref());
        }
        Lane::Search(search) if search.trace().trust == Trust::Told => return words.text("told-program"),
        Lane::Search(search) => search.config(),
    };
    match lanes.lane(side.other()) {
        Lane::Search(other) => split_name(words, search, other.config()),
        // The name includes the depth, where that is limited.
        Lane::Sampled(_) => split_name(words, search, &SearchConfig { depth: None, ..*search }),
    }
}

/// Returns the name of the tree of a lane for screen readers. If there are two lanes, the name distinguishes it from the other tree. `is_own`
/// recognizes the lane.
pub fn tree_name<'a>(words: &Words, lanes: Lanes<'a>, is_own: impl Fn(Lane<'a>) -> bool) -> String {
    let side = Side::BOTH.into_iter().find(|&side| is_own(lanes.lane(side))).filter(|_| lanes.second.is_some());
    let Some(side) = side else { return words.text("tree-name") };
    let is_told = |side| matches!(lanes.lane(side), Lane::Search(search) if search.trace().trust == Trust::Told);
    let message = if is_told(side) {
        return words.text("tree-name-of-program");
    } else if is_told(side.other()) {
        "tree-name-of-right-search"
    } else {
        "tree-name-of-search"
    };
    words.fill(message, &[("search", lane_name(words, lanes, side).into())])
}
