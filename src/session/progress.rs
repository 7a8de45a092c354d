//! How a task reports its progress, and how much work is done at once, without a background task.

use poda_core::trace::limits::{Ending, Progress};
use serde::{Deserialize, Serialize};
use std::ops::ControlFlow;

/// The most nodes that are searched and laid out while the caller waits: this takes a few milliseconds.
pub(super) const IMMEDIATE_NODES: u64 = 20_000;
/// The most nodes that minimax visits while the caller waits: more than above, because it records nothing.
pub(super) const IMMEDIATE_CHECK_NODES: u64 = 100_000;
/// The most nodes that are laid out while the caller waits.
pub(super) const IMMEDIATE_LAYOUT_NODES: usize = 100_000;

/// The most iterations that are made while the caller waits.
const IMMEDIATE_ITERATIONS: u64 = 256;

/// The most nodes that are searched while the caller waits for the true values of moves.
pub(super) const IMMEDIATE_VALUES_NODES: usize = 50_000;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Stage {
    /// The position is searched and the search is recorded.
    Searching,
    /// The position is searched by plain minimax, for comparison.
    Checking,
    LayingOut,
}

/// Receives the progress of a task, and can stop or cancel the task.
pub trait ProgressSink: Progress {
    /// Receives the stage that begins. Returns whether the task continues; `false` cancels it.
    fn begin_stage(&self, stage: Stage) -> bool;
}

impl ProgressSink for () {
    fn begin_stage(&self, _stage: Stage) -> bool {
        true
    }
}

/// Ends a search after [`IMMEDIATE_NODES`], with this ending.
pub(super) struct ImmediateLimit(pub(super) Ending);

impl Progress for ImmediateLimit {
    fn report(&self, nodes: u64) -> ControlFlow<Ending> {
        if nodes < IMMEDIATE_NODES { ControlFlow::Continue(()) } else { ControlFlow::Break(self.0) }
    }
}

impl ProgressSink for ImmediateLimit {
    fn begin_stage(&self, _stage: Stage) -> bool {
        true
    }
}

/// Ends a search after [`IMMEDIATE_ITERATIONS`] with the ending [`Ending::Underway`].
pub(super) struct ImmediateIterations;

impl Progress for ImmediateIterations {
    fn report(&self, iterations: u64) -> ControlFlow<Ending> {
        if iterations < IMMEDIATE_ITERATIONS { ControlFlow::Continue(()) } else { ControlFlow::Break(Ending::Underway) }
    }
}
