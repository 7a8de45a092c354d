//! The sizes that are the same all over a tree: of its nodes and of what is written in them and beside them.
//!
//! Sizes are in units: pixels at scale 1.

use crate::game::GameView;
use crate::game::board::Board;
use crate::game::evaluation::Evaluation;
use crate::layout::Extent;
use crate::picture::board;
use crate::picture::draw::mover_view;
use crate::picture::draw::table_hit;
use crate::picture::draw::true_value;
use crate::picture::draw::visit_badge;
use crate::picture::fonts::Font;
use crate::picture::options::{Notation, NotationOptions};
use crate::picture::palette::PaletteColor;
use crate::picture::shape::{Shape, Stroke, point};
use crate::picture::tree_layout::GAPS;
use crate::picture::view::MIN_TEXT_PX;
use crate::score::{Player, Score};
use crate::trace::recording::Recording;
use crate::trace::{NodeId, NodeKind};

/// The width of a triangle, and its height as a share of that: it keeps this shape, whatever number it holds.
pub const TRIANGLE_WIDTH: f32 = 50.0;
const TRIANGLE_SHAPE: f32 = 0.86;
/// The widest triangle: longer numbers are written smaller, or over its sides.
const WIDEST_TRIANGLE: f32 = 110.0;
/// From the wide side of a triangle to the middle of its value.
pub const VALUE_INSIDE: f32 = 12.5;
/// A triangle drawn smaller than this, as a share of its usual size, is no triangle any more, nor is a board a board.
const SMALLEST_SHAPE: f32 = 0.52;
/// Cells of a board are no smaller than this, in pixels, where text is 12 pixels high.
const SMALLEST_CELL: f32 = 5.5;
/// What is written on a board may be written larger by this factor.
pub(in crate::picture) const LARGER_ON_BOARD: f32 = 1.6;
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
/// Smaller letters on a board than these, in units, say what is seen without them.
const SMALLEST_ON_BOARD: f32 = 8.0;
/// Of so many nodes the sums are measured.
const MOST_MEASURED: usize = 1_000;
/// The widest sum for which leaves of boards stand further apart.
const WIDEST_SUM: f32 = 145.0;

/// How nodes look.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NodeStyle {
    /// Triangles, and squares at the leaves.
    Abstract,
    /// Boards.
    Board,
}

/// The sizes that are the same all over a tree, in units.
#[derive(Clone, Copy, Debug)]
pub struct NodeSizes {
    /// How nodes look.
    pub node_style: NodeStyle,
    /// How large boards are.
    pub boards: board::BoardSizes,
    /// The width of a triangle: 50, or more where the tree's values are long.
    pub triangle_width: f32,
    /// Its height.
    pub triangle_height: f32,
    /// The scale from which on every node keeps its shape and has room for its value, where text is 12 pixels high.
    pub smallest_scale: f32,
    /// The width of an abstract leaf.
    pub leaf_width: f32,
    /// The room across that a leaf's board has with the sum under it.
    pub leaf_board_width: f32,
    /// How wide the longest of those sums is, in ems.
    pub longest_sum: f32,
    /// Whether that sum is written with its addends: of more than fit, only what they come to is.
    pub writes_addends: bool,
    /// The width of the longest bound.
    pub bound_width: f32,
    /// The largest finite score, either way.
    pub largest: f64,
    /// How α and β are written.
    pub notation: Notation,
    /// How wide the mover's own numbers are, where they are written beside MAX's.
    pub mover_view: Option<mover_view::MoverWidths>,
    /// How wide a correction is, where a mistaken search is corrected.
    pub true_value_width: Option<f32>,
}

impl NodeSizes {
    /// What a row needs at least, in units: its nodes, what is written under them, and some way for the edges.
    #[must_use]
    pub const fn row_height(&self) -> f32 {
        let bare = match self.node_style {
            NodeStyle::Abstract => self.triangle_height + 43.0,
            NodeStyle::Board => self.boards.inner.y.max(62.0) + 66.0,
        };
        bare + if self.mover_view.is_some() { mover_view::EXTRA_ROW_HEIGHT } else { 0.0 }
    }

    /// How close rows may come, in units, so that edges are still seen between their nodes.
    #[must_use]
    pub const fn lowest_row_height(&self) -> f32 {
        match self.node_style {
            NodeStyle::Abstract => self.triangle_height + 20.0,
            NodeStyle::Board => self.boards.inner.y.max(self.boards.leaf.y + 18.0) + 44.0,
        }
    }

    /// Half the width of a triangle where its value stands.
    #[must_use]
    pub fn half_width_at_value(&self) -> f32 {
        self.triangle_width / 2.0 * (1.0 - VALUE_INSIDE / self.triangle_height)
    }

    /// How wide a text of this height may be in a triangle that is drawn at a scale, in pixels.
    #[must_use]
    pub fn room_in_triangle(&self, scale: f32, height: f32) -> f32 {
        let up = VALUE_INSIDE * scale + height / 2.0;
        self.triangle_width * scale * (1.0 - up / (self.triangle_height * scale)) - 1.0
    }

    pub(in crate::picture) fn of<G: GameView>(recording: &Recording<G>, writing: NotationOptions) -> Self {
        let NotationOptions { notation, .. } = writing;
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
            longest_leaf = if trace.kind(node) == NodeKind::Inner { longest_leaf } else { longest_leaf.max(width) };
        }
        let bound = Font::SemiBold.width("≥ ", VALUE_SIZE);
        // What the table knew of a node may be a bound.
        let leaf_bound = if 0 < trace.end().count().table_hits { bound } else { 0.0 };
        let bounds = Font::Regular.width("α ", BOUND_SIZE)
            + (longest * BOUND_SIZE / VALUE_SIZE).max(Font::Regular.width("+∞", BOUND_SIZE))
            + visit_badge::bound_width(trace, BOUND_SIZE);
        let board = recording.root().board();
        let boards = board::BoardSizes::of(&board);
        let sum_width = usual_sum_width(recording.root().evaluate());
        let writes_addends = sum_width <= WIDEST_SUM;
        let leaf_board_width = boards.leaf.x.max(48.0).max(if writes_addends { sum_width } else { 0.0 });
        // So much narrower than its wide side is a triangle at the upper end of its value.
        let triangle_width = (longest + bound + 21.0).clamp(TRIANGLE_WIDTH, WIDEST_TRIANGLE);
        let leaf_width = (longest_leaf + leaf_bound + 14.0).max(36.0);
        let small = MIN_TEXT_PX / VALUE_SIZE;
        let for_values = match board {
            Board::Abstract => {
                let in_triangle = ((longest + bound) * small + 6.0) / (triangle_width - VALUE_INSIDE / TRIANGLE_SHAPE);
                in_triangle.max(((longest_leaf + leaf_bound) * small + 4.0) / leaf_width)
            }
            _ => ((longest_leaf + leaf_bound) * small + 4.0) / (leaf_board_width + GAPS.siblings),
        };
        Self {
            node_style: if board == Board::Abstract { NodeStyle::Abstract } else { NodeStyle::Board },
            boards,
            leaf_board_width,
            longest_sum: longest_sum(recording),
            writes_addends,
            triangle_width,
            triangle_height: triangle_width * TRIANGLE_SHAPE,
            smallest_scale: for_values.max(SMALLEST_SHAPE).max(smallest_board_scale(&board, boards)),
            leaf_width,
            bound_width: match notation {
                _ if !trace.has_window() => 0.0,
                Notation::Interval => 2.0 * bounds - Font::Regular.width("α β ", BOUND_SIZE) + 18.0,
                Notation::Node | Notation::Edge => bounds,
            },
            largest: lowest_and_highest.map(|score| score.get().abs()).into_iter().fold(0.0, f64::max),
            notation,
            true_value_width: trace.mistake().map(|_| true_value::width(longest.max(longest_turned) / VALUE_SIZE)),
            mover_view: writing
                .shows_mover_view(recording)
                .then(|| mover_view::MoverWidths::of(longest.max(longest_turned) / VALUE_SIZE, trace.has_window())),
        }
    }

    /// From the middle of a triangle that points up to its bounds. Where they take a third line, its slope comes near.
    pub(in crate::picture) fn beside_tip(&self) -> f32 {
        let slope = if self.mover_view.is_some() { self.triangle_width / 2.0 * 0.75 + BESIDE_SIDE } else { 0.0 };
        BESIDE_TIP.max(slope)
    }

    /// How far the drawing of a node reaches, its name left aside.
    pub(in crate::picture) fn bare_extent<G: GameView>(&self, recording: &Recording<G>, node: NodeId) -> Extent {
        let on_node = self.notation != Notation::Edge;
        let window = self.mover_view.map_or(0.0, |mover_view| mover_view.window).max(self.bound_width);
        let bounds = if window > 0.0 && on_node { window + 10.0 } else { 0.0 };
        let (kind, player) = (recording.trace().kind(node), recording.trace().player(node));
        let mut extent = match (self.node_style, kind) {
            (NodeStyle::Abstract, NodeKind::Inner) => {
                let half = self.triangle_width / 2.0;
                match player {
                    Player::Max => Extent { left: half, right: half.max(self.beside_tip() + bounds) },
                    Player::Min => Extent { left: half, right: half + BESIDE_SIDE + bounds },
                }
            }
            (NodeStyle::Abstract, NodeKind::Leaf(_)) => {
                Extent { left: self.leaf_width / 2.0, right: self.leaf_width / 2.0 }
            }
            // The small triangle stands to the left of an inner board, the bounds to its right.
            (NodeStyle::Board, NodeKind::Inner) => {
                let half = self.boards.inner.x / 2.0;
                Extent { left: half + 32.0, right: half + BESIDE_BOARD + bounds }
            }
            (NodeStyle::Board, NodeKind::Leaf(_)) => {
                let half = self.leaf_board_width / 2.0;
                Extent { left: half, right: half }
            }
        };
        let leaf_width = if self.node_style == NodeStyle::Abstract { self.leaf_width } else { self.boards.leaf.x };
        table_hit::make_room(kind, leaf_width / 2.0, &mut extent);
        if let Some(mover_view) = self.mover_view {
            mover_view.make_room(self, kind, &mut extent);
        }
        if let (Some(width), NodeKind::Inner) = (self.true_value_width, kind) {
            true_value::make_room(width, self, &mut extent);
        }
        extent
    }
}

/// The scale from which on what is on a leaf's board can be told, where text is 12 pixels high.
fn smallest_board_scale(board: &Board, sizes: board::BoardSizes) -> f32 {
    let for_text = |size: f32| MIN_TEXT_PX / (LARGER_ON_BOARD * size);
    match board {
        Board::Abstract => 0.0,
        Board::Grid(grid) => SMALLEST_CELL * grid.columns as f32 / sizes.leaf.x,
        Board::Mancala(_) | Board::Piles(_) => {
            let mut shapes = Vec::new();
            let style = board::BoardStyle {
                min: point(0.0, 0.0),
                width: sizes.leaf.x,
                frame: Stroke::solid(1.0, PaletteColor::Text),
                faint: false,
            };
            board::draw(board, style, &mut shapes);
            let sizes = shapes.iter().filter_map(|shape| match shape {
                Shape::Text { size, .. } => Some(*size),
                _ => None,
            });
            // The smallest letters are those on tokens, which need not be read.
            let smallest = sizes.filter(|&size| SMALLEST_ON_BOARD <= size).fold(f32::INFINITY, f32::min);
            for_text(smallest)
        }
    }
}

/// How wide the longest sum of a leaf is, in ems: of a tree of many leaves, the longest of the first.
fn longest_sum<G: GameView>(recording: &Recording<G>) -> f32 {
    let trace = recording.trace();
    let leaves = trace.nodes().take(MOST_MEASURED).filter(|&node| trace.kind(node).is_evaluated());
    leaves.map(|leaf| Font::SemiBold.width(&recording.evaluation(leaf).to_string(), 1.0)).fold(0.0, f32::max)
}

/// How wide the sums of a position's leaves are, where that depends on what is weighed.
fn usual_sum_width(evaluation: Evaluation) -> f32 {
    match evaluation {
        // What is below 0 has a sign more before its first addend, and before what it comes to.
        Evaluation::Weighted(sum) => Font::SemiBold.width(&format!("−−{}", sum.with_counts(8)), BOUND_SIZE),
        Evaluation::Value(_) | Evaluation::Difference { .. } => 0.0,
    }
}
