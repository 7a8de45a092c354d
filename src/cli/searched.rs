//! A search of any kind that is recorded to be drawn.

use poda_core::document::Document;
use poda_core::document::any_search::record_any;
use poda_core::game::any::AnyGame;
use poda_core::search::AnySearch;
use poda_core::trace::Recorded;
use poda_core::trace::limits::{Limits, Progress};
use poda_picture::picture::TreeLayout;
use poda_picture::picture::sampled::SampledLayout;

/// Records the search of a document within limits; `None` if the position cannot be searched this way.
pub(super) fn record(document: &Document, limits: Limits, progress: &dyn Progress) -> Option<Recorded<AnyGame>> {
    let search = document.own_search();
    let extra_bytes_per_node = match search {
        AnySearch::Search(_) => TreeLayout::BYTES_A_NODE,
        AnySearch::Sampled(_) => SampledLayout::BYTES_A_NODE,
    };
    record_any(&search, document.position(), Limits { extra_bytes_per_node, ..limits }, progress).ok()
}
