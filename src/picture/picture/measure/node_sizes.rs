//! The sizes that are the same in a whole tree: of its nodes, and of the numbers in and beside them.

use super::{
    AIR_PX, BESIDE_SIDE, BESIDE_TIP, BOUND_SIZE, COMPACT_BOARD_SEPARATION, COMPACT_SEPARATION, LEAF_HEIGHT,
    MIN_TEXT_PX, MOVER_ROW_HEIGHT, OPEN_LINE, PLAYER_BADGE_WIDTH, SEPARATION, TIGHT_BOARD_SEPARATION, TIGHT_SEPARATION,
    TRUE_VALUE_SIZE, VALUE_INSIDE, VALUE_SIZE, line_px,
};
use crate::picture::board::{self, BoardSizes, BoardStyle, MAX_TEXT_FACTOR, grid_extent};
use crate::picture::fonts::Font;
use crate::picture::options::{Notation, NotationOptions, Probabilities};
use crate::picture::palette::PaletteColor;
use crate::picture::shape::{Point, SIGN_SLANT, Shape, Stroke, point};
use poda_core::game::GameView;
use poda_core::game::board::Board;
use poda_core::game::evaluation::Evaluation;
use poda_core::layout::Separation;
use poda_core::score::{Player, Score, Turn, Window};
use poda_core::trace::recording::Recording;
use poda_core::trace::{NodeKind, Trace, Trust};

const MIN_TRIANGLE_WIDTH: f32 = 50.0;
/// The height of the sign of one of several players.
const SIGN_HEIGHT: f32 = 44.0;
/// The maximum width of a triangle. A number that does not fit is written smaller, or across its sides.
const MAX_TRIANGLE_WIDTH: f32 = 120.0;
/// The height of a triangle as a share of its width, which is the same for all numbers.
const TRIANGLE_ASPECT: f32 = 0.86;
/// The minimum scale at which triangles and boards are still recognizable, and squares are high enough for their
/// values.
const MIN_SHAPE_SCALE: f32 = 0.62;
/// The minimum scale of boards in a tight tree. There, sums must be legible, but cells only distinguishable.
const MIN_TIGHT_BOARD_SCALE: f32 = 0.5;
/// The horizontal width of a triangle's slanted side, as a multiple of its thickness.
const SLANT: f32 = 1.157;
/// The minimum width of a square leaf, and the additional width beside its value.
const LEAF_WIDTH: (f32, f32) = (36.0, 14.0);
const TIGHT_LEAF_WIDTH: (f32, f32) = (26.0, 7.2);
/// The minimum width of a board's cell, in pixels, if text is [`MIN_TEXT_PX`] high.
const MIN_CELL_PX: f32 = 5.5;
/// The text size, in units, below which text on a board need not be legible, because the board shows the same in
/// another form.
const MIN_BOARD_TEXT: f32 = 8.0;
/// The distance from the left side of a board to the left corner of its player's triangle, in units.
const BESIDE_TURN: f32 = 20.0;
/// The maximum number of nodes that are examined to find the longest sum.
const MAX_MEASURED_NODES: usize = 1_000;
/// The maximum width of a sum, in units, for which leaf boards are moved apart.
const MAX_SUM_WIDTH: f32 = 145.0;

/// How the nodes of a tree are drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NodeStyle {
    /// As triangles, with squares at the leaves.
    Abstract,
    Board,
}

/// How much space there is between the nodes of a tree.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Spacing {
    /// Enough for all labels.
    Loose,
    /// As little as the values allow.
    Tight,
    /// Even less, with smaller nodes.
    Compact,
}

/// The sizes that are the same in a whole tree, in units.
#[derive(Clone, Copy, Debug)]
pub struct NodeSizes {
    pub node_style: NodeStyle,
    /// Whether some nodes have no board although the others have one: they are drawn as in other trees.
    pub is_mixed: bool,
    pub boards: BoardSizes,
    /// The width of a triangle. It is larger if the tree has long values.
    pub triangle_width: f32,
    pub triangle_height: f32,
    /// The minimum scale at which every node keeps its shape and its value fits, with text of [`MIN_TEXT_PX`].
    pub min_scale: f32,
    /// The minimum scale at which a leaf's board is legible.
    min_board_scale: f32,
    /// The width of the sign of one of several players, which is also that of a triangle; `None` if there are two
    /// sides.
    pub sign_width: Option<f32>,
    pub leaf_width: f32,
    /// The width of the longest value of a leaf.
    longest_leaf: f32,
    /// The width of the longest value of an inner node.
    longest_value: f32,
    /// The width of the longest value where it is written across the sides of triangles, in units; 0 where values fit.
    pub value_across: f32,
    /// Whether leaves have names below them.
    names_leaves: bool,
    /// How much space there is between nodes.
    pub spacing: Spacing,
    /// The width of a leaf's board, including the sum under it.
    pub leaf_board_width: f32,
    /// The width of the longest of these sums, in ems: in one line, and the width of the longer of its two lines.
    pub longest_sum: [f32; 2],
    /// Whether sums are written with their addends. If these are too wide, only the total is written.
    pub writes_addends: bool,
    /// The width of the longest α or β; 0 if the search has no window.
    pub bound_width: f32,
    /// The largest absolute value of a score.
    pub max_abs_score: f64,
    /// The height of the text above and below every node, in units; 0 if labels are beside nodes and edges.
    pub text_height: f32,
    /// How α and β are written.
    pub notation: Notation,
    pub probabilities: Probabilities,
    /// The widths of the mover's numbers; `None` if only MAX's are written.
    pub mover_view: Option<MoverWidths>,
    /// The width of a true value beside a wrong one; `None` if the search makes no mistake.
    pub true_value_width: Option<f32>,
}

/// The maximum widths of the mover's numbers, in units, including the small triangle before them.
#[derive(Clone, Copy, Debug)]
pub struct MoverWidths {
    /// The width of a value, which may be a bound.
    pub value: f32,
    /// The width of a window; 0 if the search has no window.
    pub window: f32,
}

impl MoverWidths {
    /// Returns the widths for scores of at most `longest` ems.
    fn of(longest: f32, has_window: bool) -> Self {
        let bound = (longest * BOUND_SIZE).max(Font::Regular.width("+∞", BOUND_SIZE));
        let window = 2.0 * bound + Font::Regular.width("(, )", BOUND_SIZE) + PLAYER_BADGE_WIDTH;
        Self {
            value: PLAYER_BADGE_WIDTH + Font::SemiBold.width("≥ ", BOUND_SIZE) + bound,
            window: if has_window { window } else { 0.0 },
        }
    }
}

/// The rectangle around a node's triangle, square or board, in units.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct NodeOutline {
    pub size: Point,
    /// The distance of its center below the center of the row.
    pub shift: f32,
}

/// The widest name of a bound in a search of vectors, in any language.
const WIDEST_LIMIT: &str = "mínimo ";

impl NodeSizes {
    /// Returns the rectangle around a node, without the text beside it and under it.
    pub const fn outline(&self, kind: NodeKind) -> NodeOutline {
        self.outline_in(self.node_style, kind)
    }

    /// Returns the rectangle around a node that is drawn in a style, which is not that of the others if it is a node
    /// without a board among nodes with one.
    pub const fn outline_in(&self, style: NodeStyle, kind: NodeKind) -> NodeOutline {
        match (style, kind) {
            (NodeStyle::Abstract, NodeKind::Inner) => {
                NodeOutline { size: point(self.triangle_width, self.triangle_height), shift: 0.0 }
            }
            (NodeStyle::Abstract, NodeKind::Leaf(_)) => {
                NodeOutline { size: point(self.leaf_width, LEAF_HEIGHT), shift: 0.0 }
            }
            (NodeStyle::Board, NodeKind::Inner) => NodeOutline { size: self.boards.inner, shift: 0.0 },
            // A leaf's board is drawn higher, to leave space for the sum under it.
            (NodeStyle::Board, NodeKind::Leaf(_)) => NodeOutline { size: self.boards.leaf, shift: -9.0 },
        }
    }

    /// Returns the distances from the center of a node to the left and right edges of its drawing without labels, and
    /// half the least space beside it.
    pub const fn body(&self) -> [f32; 2] {
        let beside = if self.is_compact() { self.separation() } else { TIGHT_SEPARATION }.siblings / 2.0;
        let triangle = self.triangle_width.max(self.leaf_width) / 2.0 + beside;
        let board = self.boards.inner.x.max(self.boards.leaf.x) / 2.0 + beside;
        match self.node_style {
            NodeStyle::Abstract => [triangle; 2],
            NodeStyle::Board if self.is_mixed => [triangle.max(board + self.beside_turn()), triangle.max(board)],
            NodeStyle::Board => [board + self.beside_turn(), board],
        }
    }

    /// Returns the width of the space to the left of an inner board in which its player's triangle is. In the densest
    /// layout it is above a corner of the board.
    const fn beside_turn(&self) -> f32 {
        if self.is_compact() { 0.0 } else { BESIDE_TURN }
    }

    /// Returns half the height of the highest node, without the text beside it and under it.
    pub const fn half_height(&self) -> f32 {
        let triangle = self.triangle_height.max(LEAF_HEIGHT) / 2.0;
        let board = self.boards.inner.y.max(self.boards.leaf.y) / 2.0;
        match self.node_style {
            NodeStyle::Abstract => triangle,
            NodeStyle::Board if self.is_mixed => triangle.max(board),
            NodeStyle::Board => board,
        }
    }

    /// Returns the height of a row: its nodes, the text under them, and some length for the edges.
    pub const fn row_height(&self) -> f32 {
        let (triangle, board) = (self.triangle_height + 52.0, self.boards.inner.y.max(62.0) + 70.0);
        let bare = match self.node_style {
            NodeStyle::Abstract => triangle,
            NodeStyle::Board if self.is_mixed => triangle.max(board),
            NodeStyle::Board => board,
        };
        bare + self.text_height + if self.mover_view.is_some() { MOVER_ROW_HEIGHT } else { 0.0 }
    }

    /// Returns the minimum height of a row at which the edges between the nodes are still visible.
    pub const fn min_row_height(&self) -> f32 {
        let triangle = self.triangle_height + if self.is_compact() { 16.0 } else { 20.0 } + self.text_height / 2.0;
        let board = self.boards.inner.y.max(self.boards.leaf.y + 18.0) + 48.0;
        match self.node_style {
            NodeStyle::Abstract => triangle,
            NodeStyle::Board if self.is_mixed => triangle.max(board),
            NodeStyle::Board => board,
        }
    }

    /// Returns half the width of a triangle at the height of its value.
    pub fn half_width_at_value(&self) -> f32 {
        self.triangle_width / 2.0 * (1.0 - VALUE_INSIDE / self.triangle_height)
    }

    /// Returns the maximum width of a text in a triangle, in pixels, at a scale and for a text height in pixels. The
    /// text is clear of the triangle's sides, even if they are thick.
    pub fn space_in_triangle(&self, scale: f32, height: f32) -> f32 {
        let up = value_inside(scale, height) + height / 2.0;
        self.triangle_width * scale - up / TRIANGLE_ASPECT - SLANT * outline_and_air(scale)
    }

    /// Returns the maximum width of a text in the middle of a chance node's circle, which is as high as a triangle.
    pub fn space_in_circle(&self, scale: f32, height: f32) -> f32 {
        let diameter = self.triangle_height * scale - outline_and_air(scale);
        (diameter * diameter - height * height).max(0.0).sqrt()
    }

    /// Returns the maximum width of a text in the sign of one of several players, in pixels, at a scale.
    pub fn space_in_sign(&self, scale: f32) -> f32 {
        (self.triangle_width - self.triangle_height * SIGN_SLANT) * scale - outline_and_air(scale)
    }

    /// Returns the maximum width of a text in a square leaf, in pixels, at a scale.
    pub fn space_in_leaf(&self, scale: f32) -> f32 {
        self.leaf_width * scale - outline_and_air(scale)
    }

    /// Returns the sizes for a tight layout of the same tree. Under boards, at least the totals of sums fit.
    #[must_use]
    pub fn tight(self) -> Self {
        self.spaced(Spacing::Tight)
    }

    fn spaced(self, spacing: Spacing) -> Self {
        let leaf_width = leaf_width(self.longest_leaf, TIGHT_LEAF_WIDTH.0, TIGHT_LEAF_WIDTH.1);
        let tight = Self { spacing, leaf_width, leaf_board_width: self.boards.leaf.x, ..self };
        let total = self.longest_leaf * MIN_TEXT_PX / VALUE_SIZE + 2.0 * AIR_PX;
        let under_board = total / (tight.leaf_board_width + tight.separation().siblings);
        Self { min_scale: under_board.max(MIN_TIGHT_BOARD_SCALE).max(self.min_board_scale), ..tight }.with_min_scale()
    }

    /// Returns the sizes for the densest layout of the same tree, in which triangles have their minimum width, whatever
    /// their values, and a value that does not fit is written across their sides. Squares have space for their values
    /// at the minimum scale of the shapes. Boards are as small as their texts allow. The signs of several players are
    /// only closer together.
    #[must_use]
    pub fn compact(self) -> Self {
        let tight = self.spaced(Spacing::Compact);
        if self.node_style == NodeStyle::Board {
            return Self { boards: BoardSizes { inner: self.boards.smallest_inner, ..self.boards }, ..tight };
        }
        if self.sign_width.is_some() {
            return tight;
        }
        let written = |longest: f32| {
            (longest * MIN_TEXT_PX / VALUE_SIZE + outline_and_air(MIN_SHAPE_SCALE) + 1.0) / MIN_SHAPE_SCALE
        };
        Self {
            triangle_width: MIN_TRIANGLE_WIDTH,
            triangle_height: MIN_TRIANGLE_WIDTH * TRIANGLE_ASPECT,
            leaf_width: written(self.longest_leaf).max(TIGHT_LEAF_WIDTH.0),
            value_across: written(self.longest_value),
            min_scale: MIN_SHAPE_SCALE,
            ..tight
        }
    }

    /// Returns the same sizes of a tree whose leaves have names below them, or have not.
    #[must_use]
    pub(super) fn with_leaf_names(self, names_leaves: bool) -> Self {
        Self { names_leaves, ..self }
    }

    /// Returns the same sizes of a tree with boards in which some nodes have none, or in which all have one.
    #[must_use]
    pub(super) fn with_nodes_without_boards(self, is_mixed: bool) -> Self {
        Self { is_mixed, ..self }.with_min_scale()
    }

    /// Returns whether leaves have names below them.
    pub const fn names_leaves(&self) -> bool {
        self.names_leaves
    }

    /// Returns whether the layout is the densest one of the tree.
    pub const fn is_compact(&self) -> bool {
        matches!(self.spacing, Spacing::Compact)
    }

    /// Returns whether nodes are as close together as their values allow, and labels get the space that is left.
    pub const fn is_tight(&self) -> bool {
        match self.spacing {
            Spacing::Loose => false,
            Spacing::Tight | Spacing::Compact => true,
        }
    }

    /// Returns the minimum distances between the nodes of a row.
    pub const fn separation(&self) -> Separation {
        match (self.spacing, self.node_style) {
            (Spacing::Loose, NodeStyle::Abstract | NodeStyle::Board) => SEPARATION,
            (Spacing::Tight, NodeStyle::Abstract) => TIGHT_SEPARATION,
            (Spacing::Tight, NodeStyle::Board) => TIGHT_BOARD_SEPARATION,
            (Spacing::Compact, NodeStyle::Abstract) => COMPACT_SEPARATION,
            (Spacing::Compact, NodeStyle::Board) => COMPACT_BOARD_SEPARATION,
        }
    }

    /// Returns the same sizes with the minimum scale of triangles and squares at which their values fit.
    fn with_min_scale(self) -> Self {
        let least = match self.node_style {
            NodeStyle::Abstract => MIN_SHAPE_SCALE,
            NodeStyle::Board if self.is_mixed => self.min_scale,
            NodeStyle::Board => return self,
        };
        let small = MIN_TEXT_PX / VALUE_SIZE;
        let has_space = |scale: f32| {
            let inside = match self.sign_width {
                Some(_) => self.space_in_sign(scale),
                None => self.space_in_triangle(scale, Font::SemiBold.cap_height(MIN_TEXT_PX)),
            };
            self.longest_value * small <= inside && self.longest_leaf * small <= self.space_in_leaf(scale)
        };
        let scales = (0_u8..40).map(|step| MIN_SHAPE_SCALE + f32::from(step) * 0.01);
        Self { min_scale: scales.clone().find(|&scale| has_space(scale)).unwrap_or(1.0).max(least), ..self }
    }

    /// Measures the numbers and boards of a recording.
    pub fn of<G: GameView>(recording: &Recording<G>, options: NotationOptions) -> Self {
        let notation = options.notation;
        let trace = recording.trace();
        let ScoreWidths { longest, longest_leaf, longest_negated, max_abs_score } = ScoreWidths::of(trace);
        let longest_ems = longest.max(longest_negated) / VALUE_SIZE;
        let bound = Font::SemiBold.width("≥ ", VALUE_SIZE);
        // The value of a table hit may be a bound.
        let leaf_bound = if 0 < trace.end().stats().table_hits { bound } else { 0.0 };
        // What a user's program reported is marked.
        let doubt = if trace.trust == Trust::Reported { Font::SemiBold.width("?", VALUE_SIZE) } else { 0.0 };
        // A null window adds +ε to a score.
        let has_null_window = trace.nodes().any(|node| trace.window(node).is_some_and(Window::is_null_window));
        let is_of_vectors = recording.multi_player().is_some_and(|view| view.backs_up_vectors());
        let (bound_name, both_names) =
            if is_of_vectors { (WIDEST_LIMIT, [WIDEST_LIMIT; 2].concat()) } else { ("α ", "α β ".to_owned()) };
        let bounds = Font::Regular.width(bound_name, BOUND_SIZE)
            + (longest * BOUND_SIZE / VALUE_SIZE).max(Font::Regular.width("+∞", BOUND_SIZE))
            + if has_null_window { Font::Regular.width("+ε", BOUND_SIZE) } else { 0.0 };
        let board = recording.root().largest_board();
        let boards = BoardSizes::of(&board);
        let min_board_scale = min_board_scale(&board, boards);
        let sum_width = usual_sum_width(recording.root().evaluate());
        let writes_addends = sum_width <= MAX_SUM_WIDTH;
        let longest_vector = recording.multi_player().map(|_| longest_vector(recording));
        let below_leaf = longest_vector.unwrap_or(if writes_addends { sum_width } else { 0.0 });
        let leaf_board_width = boards.leaf.x.max(48.0).max(below_leaf);
        let sign_width =
            longest_vector.map(|longest| longest + bound + SIGN_HEIGHT * SIGN_SLANT + outline_and_air(1.0));
        let longest = longest_vector.map_or(longest, |vector| vector.max(longest));
        let triangle_height = sign_width.map(|_| SIGN_HEIGHT);
        let triangle_width = sign_width.unwrap_or_else(|| triangle_width(longest + bound));
        let longest_leaf = longest_vector.unwrap_or(longest_leaf) + leaf_bound + doubt;
        let small = MIN_TEXT_PX / VALUE_SIZE;
        let under_board = (longest_leaf * small + 4.0) / (leaf_board_width + SEPARATION.siblings);
        let sizes = Self {
            node_style: if board == Board::Abstract { NodeStyle::Abstract } else { NodeStyle::Board },
            is_mixed: false,
            boards,
            leaf_board_width,
            longest_sum: longest_sum(recording),
            writes_addends,
            triangle_width,
            triangle_height: triangle_height.unwrap_or(triangle_width * TRIANGLE_ASPECT),
            sign_width,
            min_scale: under_board.max(MIN_SHAPE_SCALE).max(min_board_scale),
            min_board_scale,
            leaf_width: leaf_width(longest_leaf, LEAF_WIDTH.0, LEAF_WIDTH.1),
            longest_leaf,
            longest_value: longest + bound,
            value_across: 0.0,
            names_leaves: false,
            spacing: Spacing::Loose,
            bound_width: match notation {
                _ if !trace.has_window => 0.0,
                Notation::Interval => 2.0 * bounds - Font::Regular.width(&both_names, BOUND_SIZE) + 18.0,
                Notation::Node | Notation::Edge => bounds,
            },
            max_abs_score,
            text_height: 0.0,
            notation,
            probabilities: options.probabilities,
            true_value_width: trace
                .trust
                .mistake()
                .map(|_| Font::SemiBold.width("✓ ", TRUE_VALUE_SIZE) + longest_ems * TRUE_VALUE_SIZE),
            mover_view: options.shows_mover_view(recording).then(|| MoverWidths::of(longest_ems, trace.has_window)),
        };
        sizes.with_min_scale()
    }

    /// Returns the sizes of triangles, circles and squares that contain the mean of results, a number from 0 to 1 with
    /// two decimals, marked with `≈` if it is rounded. `text_height` is the height of the text above and below them, in
    /// units.
    pub fn of_means(text_height: f32) -> Self {
        let longest = Font::SemiBold.width("≈0.00", VALUE_SIZE);
        let (triangle_width, boards) = (triangle_width(longest), BoardSizes::of(&Board::Abstract));
        let sizes = Self {
            node_style: NodeStyle::Abstract,
            is_mixed: false,
            boards,
            triangle_width,
            triangle_height: triangle_width * TRIANGLE_ASPECT,
            sign_width: None,
            min_scale: MIN_SHAPE_SCALE,
            min_board_scale: 0.0,
            leaf_width: leaf_width(longest, LEAF_WIDTH.0, LEAF_WIDTH.1),
            longest_leaf: longest,
            longest_value: longest,
            value_across: 0.0,
            names_leaves: false,
            spacing: Spacing::Loose,
            leaf_board_width: 0.0,
            longest_sum: [0.0; 2],
            writes_addends: false,
            bound_width: 0.0,
            max_abs_score: 0.5,
            text_height,
            notation: Notation::default(),
            probabilities: Probabilities::default(),
            mover_view: None,
            true_value_width: None,
        };
        sizes.with_min_scale()
    }

    /// Returns the distance from the center of a circle to the name at its upper left, clear of the mark around the
    /// circle. It is the same to the left and up.
    pub fn beside_circle(&self) -> f32 {
        self.triangle_height / 2.0 * std::f32::consts::FRAC_1_SQRT_2 + 10.5
    }

    /// Returns whether a node is a triangle that points up, beside whose tip there is space. The shapes of several
    /// players are wide at the top.
    pub fn has_tip(&self, turn: Turn) -> bool {
        turn == Turn::Player(Player::Max) && self.sign_width.is_none()
    }

    /// Returns the distance from the center of a triangle that points up to α and β. It is larger if they take a third
    /// line, which is nearer to the triangle's slope.
    pub fn beside_tip(&self) -> f32 {
        let slope = if self.mover_view.is_some() { self.triangle_width / 2.0 * 0.75 + BESIDE_SIDE } else { 0.0 };
        BESIDE_TIP.max(slope)
    }
}

/// Returns the distance from the wide side of a triangle to the middle of a value in it, in pixels, at a scale and for
/// a text height in pixels.
pub fn value_inside(scale: f32, height: f32) -> f32 {
    (VALUE_INSIDE * scale).max(f32::midpoint(height, outline_and_air(scale)))
}

/// Returns the total space that a value leaves free at its two sides, in pixels: the thickest outline, half of which is
/// inside on each side, and some air.
fn outline_and_air(scale: f32) -> f32 {
    line_px(OPEN_LINE, scale) + 2.0 * AIR_PX
}

/// Returns the width of a triangle for its longest value. A triangle is narrower at the top of the value than at its
/// wide side.
fn triangle_width(longest: f32) -> f32 {
    let beside_value = (VALUE_INSIDE + Font::SemiBold.cap_height(VALUE_SIZE) / 2.0) / TRIANGLE_ASPECT
        + SLANT * outline_and_air(1.0)
        + 1.5;
    (longest + beside_value).clamp(MIN_TRIANGLE_WIDTH, MAX_TRIANGLE_WIDTH)
}

fn leaf_width(longest: f32, least: f32, beside: f32) -> f32 {
    (longest + beside).max(least)
}

/// The widths of the scores in a trace, in units, as text of [`VALUE_SIZE`].
struct ScoreWidths {
    longest: f32,
    longest_leaf: f32,
    /// The width of the longest score after negation.
    longest_negated: f32,
    /// The largest absolute value.
    max_abs_score: f64,
}

impl ScoreWidths {
    fn of(trace: &Trace) -> Self {
        // The first element is for inner nodes, the second for leaves.
        let (mut longest, mut ranges) = ([0.0_f32; 2], [[Score::ZERO; 2]; 2]);
        let mut longest_negated = 0.0_f32;
        for node in trace.nodes() {
            let Some((score, _)) = trace.result(node) else { continue };
            let kind = usize::from(trace.kind(node) != NodeKind::Inner);
            let (longest, [low, high]) = (&mut longest[kind], &mut ranges[kind]);
            // Most trees have few different scores. A score between two measured scores can only be longer if it is not
            // an integer, so integers are skipped.
            if *low <= score && score <= *high && score.get().fract() == 0.0 && *longest > 0.0 {
                continue;
            }
            (*low, *high) = (Player::Min.better_of(*low, score), Player::Max.better_of(*high, score));
            *longest = longest.max(Font::SemiBold.width(&score.shown(), VALUE_SIZE));
            longest_negated = longest_negated.max(Font::SemiBold.width(&(-score).shown(), VALUE_SIZE));
        }
        let max_abs_score = ranges.as_flattened().iter().map(|score| score.get().abs()).fold(0.0, f64::max);
        let [inner, longest_leaf] = longest;
        Self { longest: inner.max(longest_leaf), longest_leaf, longest_negated, max_abs_score }
    }
}

/// Returns the width of the longest vector of a search of several players, in units, as text of [`VALUE_SIZE`].
fn longest_vector<G: GameView>(recording: &Recording<G>) -> f32 {
    let trace = recording.trace();
    let Some(view) = recording.multi_player() else { return 0.0 };
    let vectors = trace.nodes().filter_map(|node| view.payoffs(node));
    vectors.map(|vector| Font::SemiBold.width(&vector.shown(), VALUE_SIZE)).fold(0.0, f32::max)
}

/// Returns the minimum scale at which a leaf's board is legible, with text of [`MIN_TEXT_PX`].
fn min_board_scale(board: &Board, sizes: BoardSizes) -> f32 {
    match board {
        Board::Abstract => 0.0,
        Board::Grid(grid) if !grid.holds_tiles() && !grid.has_letters() => {
            MIN_CELL_PX * grid_extent(grid).x / sizes.leaf.x
        }
        Board::Grid(_) | Board::Mancala(_) | Board::Piles(_) | Board::Dice(_) | Board::Text(_) => {
            let mut shapes = Vec::new();
            let style = BoardStyle::new(point(0.0, 0.0), sizes.leaf.x, Stroke::solid(1.0, PaletteColor::Text));
            board::draw(board, style, &mut shapes);
            let text_size = |shape: &Shape| if let Shape::Text { size, .. } = shape { Some(*size) } else { None };
            let sizes = shapes.iter().filter_map(text_size);
            // Texts below the limit are on tokens, and need not be legible.
            let smallest = sizes.filter(|&size| MIN_BOARD_TEXT <= size).fold(f32::INFINITY, f32::min);
            // Beside a die, there is less space for enlarged text.
            let factor = if let Board::Dice(_) = board { 1.3 } else { MAX_TEXT_FACTOR };
            MIN_TEXT_PX / (factor * smallest)
        }
    }
}

/// Returns the widths of the longest sum of a leaf, in ems. In a large tree, only the first nodes are measured.
fn longest_sum<G: GameView>(recording: &Recording<G>) -> [f32; 2] {
    let trace = recording.trace();
    let leaves = trace.nodes().take(MAX_MEASURED_NODES).filter(|&node| trace.kind(node).is_evaluated());
    let sums = leaves.map(|leaf| recording.evaluation(leaf).to_string());
    let width = |text: &str| Font::SemiBold.width(text, 1.0);
    sums.fold([0.0; 2], |[one_line, longer_line]: [f32; 2], sum| {
        let longer =
            in_two_lines(&sum).map_or_else(|| width(&sum), |(addends, total)| width(addends).max(width(&total)));
        [one_line.max(width(&sum)), longer_line.max(longer)]
    })
}

/// Returns the two lines in which a sum is written if it is too wide for one; `None` if the text is not a sum.
pub fn in_two_lines(sum: &str) -> Option<(&str, String)> {
    let (addends, total) = sum.rsplit_once('=')?;
    Some((addends.trim_end(), format!("={}", total.trim_start())))
}

/// Returns the usual width of a leaf's sum, in units, if it depends on weighted counts or on the divisor of a
/// difference; otherwise 0.
fn usual_sum_width(evaluation: Evaluation) -> f32 {
    match evaluation {
        // A negative sum has an additional sign before its first addend and before its total.
        Evaluation::Weighted(sum) => Font::SemiBold.width(&format!("−−{}", sum.with_counts(8)), BOUND_SIZE),
        // It has two lines, with the total in the second.
        Evaluation::Share { of, .. } => Font::SemiBold.width(&format!("({of}−{of})/{of}"), BOUND_SIZE),
        Evaluation::Value(_) | Evaluation::Difference { .. } | Evaluation::Sooner { .. } => 0.0,
    }
}
