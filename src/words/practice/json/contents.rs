//! What a generated exercise contains, as JSON.

use crate::practice::generator::Contents;
use serde::Serialize;

/// The counts that were guaranteed.
#[derive(Serialize)]
pub struct ContentsJson {
    shallow: usize,
    deep: usize,
    equal: usize,
    at_last_child: usize,
    saves_subtree: usize,
    ties: usize,
    careful_root: bool,
}

impl ContentsJson {
    /// Returns the counts as they are written.
    #[must_use]
    pub const fn new(contents: &Contents) -> Self {
        let Contents { shallow, deep, equal, at_last_child, saves_subtree, ties, root } = *contents;
        Self { shallow, deep, equal, at_last_child, saves_subtree, ties, careful_root: root.needs_care() }
    }
}
