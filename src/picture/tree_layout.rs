//! How large everything is, and where it stands: worked out once a trace, so that nothing moves while stepping.
//!
//! NodeExtents are in units: pixels at scale 1. A node's extent holds all that can ever be written beside it, so that nothing
//! overlaps at any step.

use super::draw::visit_badge;
use super::folds::Folds;
use super::fonts::Font;
use super::options::{Notation, NotationOptions};
use super::overview::strips::Strips;
use crate::game::GameView;
use crate::layout::{Extent, Layout, LayoutTree, Separation};
use crate::score::{CutOn, Cutoff, Player, Score};
use crate::text::visible;
use crate::trace::recording::Recording;
use crate::trace::{NodeId, NodeKind, Trace};

pub use super::measure::node_sizes::{
    BESIDE_BOARD, BESIDE_SIDE, BOUND_SIZE, LEAF_HEIGHT, NAME_SIZE, NodeSizes, NodeStyle, VALUE_INSIDE, VALUE_SIZE,
};

/// From an edge to the words about its cut.
pub const CUT_LABEL_GAP: f32 = 14.0;
/// How wide the name of a cut is at most, in any language, with the way to it.
const CUT_NAME: f32 = 66.0;
/// How wide a name may get before it is shortened.
pub const NAME_WIDTH: f32 = 88.0;
/// How far nodes keep apart.
pub(super) const GAPS: Separation = Separation { siblings: 14.0, cousins: 26.0 };

/// A tree's measures and places.
#[derive(Clone, Debug)]
pub struct TreeLayout {
    /// The sizes.
    pub sizes: NodeSizes,
    /// The places.
    pub positions: Layout,
    /// What its columns show from afar.
    pub strips: Strips,
    /// Whose row each is; `None` where both sides have nodes in it.
    pub row_players: Vec<Option<Player>>,
}

impl TreeLayout {
    /// How much memory a plan takes while it is made, in bytes a node: the places, the rows and the sums of the strips.
    pub const BYTES_A_NODE: usize = 72;

    /// The plan of a recording, with its numbers written in this way.
    #[must_use]
    pub fn new<G: GameView>(recording: &Recording<G>, writing: impl Into<NotationOptions>) -> Self {
        Self::folded(recording, writing, &Folds::default())
    }

    /// The same with some subtrees folded.
    #[must_use]
    pub fn folded<G: GameView>(recording: &Recording<G>, writing: impl Into<NotationOptions>, folds: &Folds) -> Self {
        let extents = NodeExtents::of(recording, writing.into(), folds);
        let positions = Layout::new(&extents, GAPS);
        let sizes = extents.sizes;
        let strips = Strips::new(recording.trace(), &positions, sizes.largest);
        Self { sizes, positions, strips, row_players: row_players(recording.trace()) }
    }

    /// How many rows there are.
    #[must_use]
    pub fn rows(&self) -> usize {
        self.positions.rows()
    }
}

/// The extents of a recording's nodes, as the layout asks for them.
pub(super) struct NodeExtents<'a, G: GameView> {
    pub(super) recording: &'a Recording<G>,
    pub(super) sizes: NodeSizes,
    /// How wide the nodes' names are, where they have any.
    names: Vec<f32>,
    folds: &'a Folds,
}

impl<'a, G: GameView> NodeExtents<'a, G> {
    pub(super) fn of(recording: &'a Recording<G>, writing: NotationOptions, folds: &'a Folds) -> Self {
        let sizes = NodeSizes::of(recording, writing);
        let names = if sizes.node_style == NodeStyle::Abstract { name_widths(recording) } else { Vec::new() };
        Self { recording, sizes, names, folds }
    }
}

impl<G: GameView> LayoutTree for NodeExtents<'_, G> {
    fn node_count(&self) -> u32 {
        u32::try_from(self.recording.trace().node_count()).expect("a trace has fewer than 2³² nodes")
    }

    fn parent(&self, node: u32) -> u32 {
        let parent = self.recording.trace().parent(NodeId::new(node as usize)).unwrap_or(NodeId::ROOT);
        parent.number()
    }

    fn extent(&self, node: u32) -> Extent {
        let node = NodeId::new(node as usize);
        let mut extent = self.sizes.bare_extent(self.recording, node);
        if let Some(&name) = self.names.get(node.index()) {
            make_room_for_name(self.recording.trace().kind(node), name, &mut extent);
        }
        if self.sizes.notation == Notation::Edge {
            let written = self.sizes.mover_view.map_or(0.0, |mover_view| mover_view.window).max(self.sizes.bound_width);
            let trace = self.recording.trace();
            let written = written + visit_badge::width_beside_alpha(trace, node);
            extent.left = extent.left.max(written);
            extent.right = extent.right.max(written);
            // Of several cuts the words begin beside their node.
            let cut = trace.children(node).filter(|&child| trace.is_pruned_root(child));
            if let Some(label) = cut.skip(1).last().and_then(|last| cut_label_width(self.recording, last)) {
                extent.right = extent.right.max(label + CUT_NAME);
            }
        }
        if let Some(label) = cut_label_width(self.recording, node) {
            extent.right = extent.right.max(label);
        }
        extent
    }

    fn is_folded(&self, node: u32) -> bool {
        self.folds.is_folded(self.recording.trace(), NodeId::new(node as usize))
    }
}

/// A leaf's name stands under it, an inner node's on its left.
fn make_room_for_name(kind: NodeKind, width: f32, extent: &mut Extent) {
    if kind == NodeKind::Inner {
        extent.left = extent.left.max(24.0 + width);
    } else {
        extent.left = extent.left.max(width / 2.0);
        extent.right = extent.right.max(width / 2.0);
    }
}

/// The inequality of a cutoff stands beside the edge to the last child that was left out.
fn cut_label_width<G: GameView>(recording: &Recording<G>, node: NodeId) -> Option<f32> {
    let (trace, cut_on) = (recording.trace(), recording.config().cut_on);
    let parent = trace.parent(node)?;
    let is_last = trace.later_siblings(node).next().is_none();
    if !trace.is_pruned_root(node) || !is_last {
        return None;
    }
    let cutoff = trace.end().cutoff(parent)?;
    let (kind, _) = trace.cutoff(parent)?;
    let text = inequality(kind, cut_on, cutoff.score, cutoff.window.limit(trace.player(parent)));
    Some(Font::SemiBold.width(&text, BOUND_SIZE) + CUT_LABEL_GAP)
}

/// Why a window closed: `7 ≥ β = 5`.
#[must_use]
pub fn inequality(kind: Cutoff, cut_on: CutOn, score: Score, limit: Score) -> String {
    let (player, bound) = match kind {
        Cutoff::Alpha => (Player::Min, "α"),
        Cutoff::Beta => (Player::Max, "β"),
    };
    format!("{} {} {bound} {}", score.shown(), cut_on.relation(player), limit.shown_as_value())
}

/// What stands beside a node of an explicit tree: its name, if it has one. A board says itself what it is.
#[must_use]
pub fn label<G: GameView>(recording: &Recording<G>, node: NodeId) -> String {
    Font::Regular.elided(&visible(recording.position(node).name().unwrap_or_default()), NAME_SIZE, NAME_WIDTH)
}

/// How wide the label of every node is. Positions are handed down from parent to child, so that a deep tree takes no longer
/// than a wide one.
fn name_widths<G: GameView>(recording: &Recording<G>) -> Vec<f32> {
    let trace = recording.trace();
    let mut way: Vec<G> = Vec::new();
    let width_of = |node: NodeId| {
        way.truncate(trace.ply(node));
        let position = match (way.last(), recording.move_to(node)) {
            (Some(parent), Some(mv)) => parent.after(mv),
            _ => recording.root().clone(),
        };
        let width = Font::Regular.width(&visible(position.name().unwrap_or_default()), NAME_SIZE).min(NAME_WIDTH);
        way.push(position);
        width
    };
    trace.nodes().map(width_of).collect()
}

/// Whose row each is: that of all the nodes in it, if they agree.
pub(super) fn row_players(trace: &Trace) -> Vec<Option<Player>> {
    let mut rows: Vec<(Player, bool)> = Vec::new();
    for node in trace.nodes() {
        let player = trace.player(node);
        match rows.get_mut(trace.ply(node)) {
            Some((first, agree)) => *agree &= *first == player,
            None => rows.push((player, true)),
        }
    }
    rows.into_iter().map(|(player, agree)| agree.then_some(player)).collect()
}
