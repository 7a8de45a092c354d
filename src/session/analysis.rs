//! What a finished search has found: its recorded passes, and what plain minimax says of the same position.

use super::minimax_check::MinimaxResult;
use crate::game::any::AnyGame;
use crate::picture::TreeLayout;
use crate::search::SearchConfig;
use crate::trace::limits::{Ending, Limits};
use crate::trace::passes::Passes;

/// A recorded search of a position, checked against plain minimax. Clones share the recordings.
#[derive(Clone, Debug)]
pub(super) struct Analysis {
    /// How the position was searched, as it was asked for; the recording of a pass has its own.
    pub config: SearchConfig,
    /// The limits within which it was recorded.
    pub limits: Limits,
    pub passes: Passes<AnyGame>,
    /// What plain minimax says, `None` where it was not asked; or why it did not finish.
    pub check: Result<Option<MinimaxResult>, Ending>,
}

impl Analysis {
    /// How much memory the recordings take together with their layouts, in bytes, as it is counted against the limit.
    pub fn bytes(&self) -> usize {
        self.passes.bytes() + self.passes.node_count() * TreeLayout::BYTES_A_NODE
    }
}
