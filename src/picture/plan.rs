//! How large everything is, and where it stands: worked out once a trace, so that nothing moves while stepping.
//!
//! Sizes are in units: pixels at scale 1. A node's extent holds all that can ever be written beside it, so that nothing
//! overlaps at any step.

use super::board;
use super::correction;
use super::folds::Folds;
use super::lettering::Font;
use super::recalled;
use super::scouts;
use super::strips::Strips;
use super::twin;
use super::{Notation, Writing};
use crate::game::Game;
use crate::game::board::Board;
use crate::game::evaluation::Evaluation;
use crate::layout::{Extent, Gaps, Layout, Outline};
use crate::score::{CutOn, Cutoff, Player, Score};
use crate::text::visible;
use crate::trace::recording::Recording;
use crate::trace::{Kind, NodeId, Trace};

/// The height of a triangle.
pub const TRIANGLE_HEIGHT: f32 = 43.0;
/// The height of an abstract leaf.
pub const LEAF_HEIGHT: f32 = 32.0;
/// The size of values in nodes.
pub const VALUE_SIZE: f32 = 15.5;
/// The size of names.
pub const NAME_SIZE: f32 = 13.5;
/// The size of bounds and sums.
pub const BOUND_SIZE: f32 = 13.0;
/// How far from a node's middle, or from its side, its bounds stand: clear of the mark of the current node.
pub const BESIDE_TIP: f32 = 31.0;
/// From the wide side of a triangle that points down.
pub const BESIDE_SIDE: f32 = 12.0;
/// From the side of a board.
pub const BESIDE_BOARD: f32 = 13.0;
/// From an edge to the words about its cut.
pub const CUT_LABEL_GAP: f32 = 14.0;
/// How wide the name of a cut is at most, in any language, with the way to it.
const CUT_NAME: f32 = 66.0;
/// The widest sum for which leaves of boards stand further apart.
const WIDEST_SUM: f32 = 145.0;
/// How wide a name may get before it is shortened.
pub const NAME_WIDTH: f32 = 88.0;

/// How far nodes keep apart.
pub(super) const GAPS: Gaps = Gaps { siblings: 14.0, cousins: 26.0 };

/// How nodes look.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Face {
    /// Triangles, and squares at the leaves.
    Abstract,
    /// Boards.
    Board,
}

/// The sizes that are the same all over a tree, in units.
#[derive(Clone, Copy, Debug)]
pub struct Measures {
    /// How nodes look.
    pub face: Face,
    /// How large boards are.
    pub boards: board::Sizes,
    /// The width of a triangle: 50, or more where the tree's values are long.
    pub triangle_width: f32,
    /// The width of an abstract leaf.
    pub leaf_width: f32,
    /// The room across that a leaf's board has with the sum under it.
    pub leaf_board_width: f32,
    /// Whether that sum is written with its addends: of more than fit, only what they come to is.
    pub writes_addends: bool,
    /// The width of the longest bound.
    pub bound_width: f32,
    /// The largest finite score, either way.
    pub largest: f64,
    /// How α and β are written.
    pub notation: Notation,
    /// How wide the mover's own numbers are, where they are written beside MAX's.
    pub twin: Option<twin::Widths>,
    /// How wide a correction is, where a mistaken search is corrected.
    pub correction: Option<f32>,
}

/// A tree's measures and places.
#[derive(Clone, Debug)]
pub struct Plan {
    /// The sizes.
    pub measures: Measures,
    /// The places.
    pub layout: Layout,
    /// What its columns show from afar.
    pub strips: Strips,
    /// Whose row each is; `None` where both sides have nodes in it.
    pub row_players: Vec<Option<Player>>,
}

impl Plan {
    /// How much memory a plan takes while it is made, in bytes a node: the places, the rows and the sums of the strips.
    pub const BYTES_A_NODE: usize = 72;

    /// The plan of a recording, with its numbers written in this way.
    #[must_use]
    pub fn new<G: Game>(recording: &Recording<G>, writing: impl Into<Writing>) -> Self {
        Self::folded(recording, writing, &Folds::default())
    }

    /// The same with some subtrees folded.
    #[must_use]
    pub fn folded<G: Game>(recording: &Recording<G>, writing: impl Into<Writing>, folds: &Folds) -> Self {
        let sizes = Sizes::of(recording, writing.into(), folds);
        let layout = Layout::new(&sizes, GAPS);
        let measures = sizes.measures;
        let strips = Strips::new(recording.trace(), &layout, measures.largest);
        Self { measures, layout, strips, row_players: row_players(recording.trace()) }
    }

    /// How many rows there are.
    #[must_use]
    pub fn rows(&self) -> usize {
        self.layout.rows()
    }
}

impl Measures {
    /// What a row needs at least, in units: its nodes, what is written under them, and some way for the edges.
    #[must_use]
    pub const fn row_height(&self) -> f32 {
        let bare = match self.face {
            Face::Abstract => 86.0,
            Face::Board => self.boards.inner.y.max(62.0) + 66.0,
        };
        bare + if self.twin.is_some() { twin::ROW } else { 0.0 }
    }

    fn of<G: Game>(recording: &Recording<G>, writing: Writing) -> Self {
        let Writing { notation, .. } = writing;
        let trace = recording.trace();
        let (mut longest, mut longest_leaf, mut longest_turned) = (0.0_f32, 0.0_f32, 0.0_f32);
        let mut lowest_and_highest = [Score::ZERO; 2];
        for node in trace.nodes() {
            let Some((score, _)) = trace.result(node) else { continue };
            // Most trees have few different scores: a score between those already measured is measured only if it is
            // not whole, because only then can it be longer.
            let [low, high] = lowest_and_highest;
            if low <= score && score <= high && score.get().fract() == 0.0 && longest > 0.0 {
                continue;
            }
            lowest_and_highest = [Player::Min.better_of(low, score), Player::Max.better_of(high, score)];
            let width = Font::SemiBold.width(&score.shown(), VALUE_SIZE);
            longest = longest.max(width);
            longest_turned = longest_turned.max(Font::SemiBold.width(&(-score).shown(), VALUE_SIZE));
            longest_leaf = if trace.kind(node) == Kind::Inner { longest_leaf } else { longest_leaf.max(width) };
        }
        let bound = Font::SemiBold.width("≥ ", VALUE_SIZE);
        // What the table knew of a node may be a bound.
        let leaf_bound = if 0 < trace.end().count().recalled { bound } else { 0.0 };
        let bounds = Font::Regular.width("α ", BOUND_SIZE)
            + (longest * BOUND_SIZE / VALUE_SIZE).max(Font::Regular.width("+∞", BOUND_SIZE))
            + scouts::bound_width(trace, BOUND_SIZE);
        let board = recording.root().board();
        let boards = board::Sizes::of(&board);
        let sum_width = usual_sum_width(recording.root().evaluate());
        let writes_addends = sum_width <= WIDEST_SUM;
        Self {
            face: if board == Board::Abstract { Face::Abstract } else { Face::Board },
            boards,
            leaf_board_width: boards.leaf.x.max(48.0).max(if writes_addends { sum_width } else { 0.0 }),
            writes_addends,
            // A triangle is about 0.55 of its width where its value is widest.
            triangle_width: ((longest + bound + 2.0) / 0.55).clamp(50.0, 160.0),
            leaf_width: (longest_leaf + leaf_bound + 14.0).max(36.0),
            bound_width: match notation {
                _ if !trace.has_window() => 0.0,
                Notation::Interval => 2.0 * bounds - Font::Regular.width("α β ", BOUND_SIZE) + 18.0,
                Notation::Node | Notation::Edge => bounds,
            },
            largest: lowest_and_highest.map(|score| score.get().abs()).into_iter().fold(0.0, f64::max),
            notation,
            correction: trace.mistake().map(|_| correction::width(longest.max(longest_turned) / VALUE_SIZE)),
            twin: writing
                .has_twin(recording)
                .then(|| twin::Widths::of(longest.max(longest_turned) / VALUE_SIZE, trace.has_window())),
        }
    }

    /// From the middle of a triangle that points up to its bounds. Where they take a third line, its slope comes near.
    pub(super) fn beside_tip(&self) -> f32 {
        let slope = if self.twin.is_some() { self.triangle_width / 2.0 * 0.75 + BESIDE_SIDE } else { 0.0 };
        BESIDE_TIP.max(slope)
    }

    /// How far the drawing of a node reaches, its name left aside.
    fn bare_extent<G: Game>(&self, recording: &Recording<G>, node: NodeId) -> Extent {
        let on_node = self.notation != Notation::Edge;
        let window = self.twin.map_or(0.0, |twin| twin.window).max(self.bound_width);
        let bounds = if window > 0.0 && on_node { window + 10.0 } else { 0.0 };
        let (kind, player) = (recording.trace().kind(node), recording.trace().player(node));
        let mut extent = match (self.face, kind) {
            (Face::Abstract, Kind::Inner) => {
                let half = self.triangle_width / 2.0;
                match player {
                    Player::Max => Extent { left: half, right: half.max(self.beside_tip() + bounds) },
                    Player::Min => Extent { left: half, right: half + BESIDE_SIDE + bounds },
                }
            }
            (Face::Abstract, Kind::Leaf(_)) => Extent { left: self.leaf_width / 2.0, right: self.leaf_width / 2.0 },
            // The small triangle stands to the left of an inner board, the bounds to its right.
            (Face::Board, Kind::Inner) => {
                let half = self.boards.inner.x / 2.0;
                Extent { left: half + 32.0, right: half + BESIDE_BOARD + bounds }
            }
            (Face::Board, Kind::Leaf(_)) => {
                let half = self.leaf_board_width / 2.0;
                Extent { left: half, right: half }
            }
        };
        let leaf_width = if self.face == Face::Abstract { self.leaf_width } else { self.boards.leaf.x };
        recalled::make_room(kind, leaf_width / 2.0, &mut extent);
        if let Some(twin) = self.twin {
            twin.make_room(self, kind, &mut extent);
        }
        if let (Some(width), Kind::Inner) = (self.correction, kind) {
            correction::make_room(width, self, &mut extent);
        }
        extent
    }
}

/// The extents of a recording's nodes, as the layout asks for them.
pub(super) struct Sizes<'a, G: Game> {
    pub(super) recording: &'a Recording<G>,
    pub(super) measures: Measures,
    /// How wide the nodes' names are, where they have any.
    names: Vec<f32>,
    folds: &'a Folds,
}

impl<'a, G: Game> Sizes<'a, G> {
    pub(super) fn of(recording: &'a Recording<G>, writing: Writing, folds: &'a Folds) -> Self {
        let measures = Measures::of(recording, writing);
        let names = if measures.face == Face::Abstract { name_widths(recording) } else { Vec::new() };
        Self { recording, measures, names, folds }
    }
}

impl<G: Game> Outline for Sizes<'_, G> {
    fn node_count(&self) -> u32 {
        u32::try_from(self.recording.trace().node_count()).expect("a trace has fewer than 2³² nodes")
    }

    fn parent(&self, node: u32) -> u32 {
        let parent = self.recording.trace().parent(NodeId::new(node as usize)).unwrap_or(NodeId::ROOT);
        parent.number()
    }

    fn extent(&self, node: u32) -> Extent {
        let node = NodeId::new(node as usize);
        let mut extent = self.measures.bare_extent(self.recording, node);
        if let Some(&name) = self.names.get(node.index()) {
            make_room_for_name(self.recording.trace().kind(node), name, &mut extent);
        }
        if self.measures.notation == Notation::Edge {
            let written = self.measures.twin.map_or(0.0, |twin| twin.window).max(self.measures.bound_width);
            let trace = self.recording.trace();
            let written = written + scouts::width_beside_alpha(trace, node);
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
fn make_room_for_name(kind: Kind, width: f32, extent: &mut Extent) {
    if kind == Kind::Inner {
        extent.left = extent.left.max(24.0 + width);
    } else {
        extent.left = extent.left.max(width / 2.0);
        extent.right = extent.right.max(width / 2.0);
    }
}

/// How wide the sums of a position's leaves are, where that depends on what is weighed.
fn usual_sum_width(evaluation: Evaluation) -> f32 {
    match evaluation {
        // What is below 0 has a sign more before its first addend, and before what it comes to.
        Evaluation::Weighted(sum) => Font::SemiBold.width(&format!("−−{}", sum.with_counts(8)), BOUND_SIZE),
        Evaluation::Value(_) | Evaluation::Difference { .. } => 0.0,
    }
}

/// The inequality of a cutoff stands beside the edge to the last child that was left out.
fn cut_label_width<G: Game>(recording: &Recording<G>, node: NodeId) -> Option<f32> {
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
pub fn label<G: Game>(recording: &Recording<G>, node: NodeId) -> String {
    Font::Regular.elided(&visible(recording.position(node).name().unwrap_or_default()), NAME_SIZE, NAME_WIDTH)
}

/// How wide the label of every node is. Positions are handed down from parent to child, so that a deep tree takes no longer
/// than a wide one.
fn name_widths<G: Game>(recording: &Recording<G>) -> Vec<f32> {
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
