//! The facts that searches for two sides and for several players share: ids, windows, ranks, and the kinds of leaves
//! and bounds.

use super::facts::TraceFacts;
use crate::deadline::Deadline;
use poda_core::score::Window;
use poda_core::search::Leaf;
use poda_core::search::ordering::OrderReason;
use poda_core::trace::visit::BoundOwner;
use poda_core::trace::{NodeId, NodeKind};
use std::borrow::Cow;

/// Which details of each step are printed.
#[derive(Clone, Copy, Debug, Default)]
pub struct Details {
    /// The reason of each cutoff and what it saved.
    pub why: bool,
    /// The caption of each step; only in data.
    pub captions: bool,
    /// In data, whether ids longer than [`SHORT_ID`] bytes are replaced by numbers: ids grow with the depth of the
    /// tree.
    pub short_ids: bool,
    /// The time after which no further step is printed.
    pub deadline: Deadline,
}

/// The length in bytes of the longest id that is not replaced.
const SHORT_ID: usize = 40;

impl Details {
    /// Returns the id of a node, or the node's number within its pass, in order of appearance, if the id is too long.
    pub(super) fn id<'a>(self, node: NodeId, id: impl Into<Cow<'a, str>>) -> Cow<'a, str> {
        let id = id.into();
        if self.short_ids && SHORT_ID < id.len() { Cow::Owned(format!("#{}", node.number())) } else { id }
    }
}

/// Returns the facts of a window, without values if nothing is pruned.
pub(super) fn window<'a>(window: Option<Window>) -> TraceFacts<'a> {
    let (alpha, beta) = (window.map(|window| window.alpha), window.map(|window| window.beta));
    TraceFacts::default().with("alpha", alpha).with("beta", beta)
}

/// Returns why a move has its rank: the killer's slot from 0, the move's history score, or the evaluation of the
/// position to which it leads.
pub(super) fn rank<'a>(reason: OrderReason) -> TraceFacts<'a> {
    let plain = |reason: &'static str| TraceFacts::default().with("reason", reason);
    match reason {
        OrderReason::Given => plain("given"),
        OrderReason::Reversed => plain("reversed"),
        OrderReason::Evaluated(score) => plain("evaluated").with("estimate", score),
        OrderReason::Killer(slot) => plain("killer").with("slot", u64::from(slot)),
        OrderReason::History(weight) => plain("history").with("weight", u64::from(weight)),
        OrderReason::PrincipalVariation => plain("line"),
        OrderReason::Table => plain("table"),
    }
}

/// Returns how far above the cutoff its bound was set.
pub(super) const fn reach(owner: BoundOwner) -> &'static str {
    match owner {
        BoundOwner::Parent(_) => "shallow",
        BoundOwner::Ancestor(_) => "deep",
        BoundOwner::Scout(_) => "scout",
        BoundOwner::RootWindow => "window",
    }
}

pub(super) const fn leaf(kind: NodeKind) -> &'static str {
    match kind {
        NodeKind::Leaf(Leaf::Terminal) | NodeKind::Inner => "terminal",
        NodeKind::Leaf(Leaf::Horizon) => "horizon",
        NodeKind::Leaf(Leaf::Quiet) => "quiet",
        NodeKind::Leaf(Leaf::TableHit) => "table",
    }
}
