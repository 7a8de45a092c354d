//! The closed lists whose values are stored by their places.

use crate::search::pass::{PassKind, StopReason};

/// Why a pass is made.
pub(super) const PASS_KINDS: [PassKind; 4] =
    [PassKind::Deeper, PassKind::FailedLow, PassKind::FailedHigh, PassKind::Test];

/// Why a search makes no further pass.
pub(super) const STOP_REASONS: [StopReason; 4] =
    [StopReason::Depth, StopReason::NothingDeeper, StopReason::Win, StopReason::Converged];
