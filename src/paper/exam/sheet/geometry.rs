//! The positions of everything in an exercise's tree on paper, the same in all variants.
//!
//! The geometry depends on the union of the variants' trees, on the parts that are asked for and on the width of the
//! page. It does not depend on values, or on what the search visits or prunes. All lengths are in pixels of 1/96 inch.

use crate::exam::asked::AskedParts;
use crate::exam::exercise::{INNER_COLUMNS, LeafLayout, STACK_COLUMNS};
use crate::exam::tree::{ExerciseTree, PrintedNode, PrintedTree};
use poda_core::game::board::Board;
use poda_picture::picture::board::{BoardSizes, Margins, grid_extent};
use poda_picture::picture::fonts::Font;
use poda_picture::picture::shape::{Point, point};
use poda_words::practice::blank::BlankPart;

/// The size of names, values and letters: 9 points.
pub(super) const TEXT_SIZE: f32 = 12.0;
pub(super) const FILLED_SIZE: f32 = 13.0;
/// The greatest width of a column.
const MAX_COLUMN: f32 = 19.0;
/// The least width of a column with leaves in rows: a leaf of two columns holds three letters, and an inner node its
/// boxes.
const MIN_ROW_COLUMN: f32 = 12.4;
/// The least width of a column with leaves in stacks, which hold their texts.
const MIN_STACK_COLUMN: f32 = 10.6;
/// The height of the line with a node's triangle and its name.
pub(super) const HEAD_HEIGHT: f32 = 22.0;
/// The height of a box to write in: 7.1 mm.
pub(super) const BOX_HEIGHT: f32 = 27.0;
/// The distance from one box to the one below it.
const BOX_STEP: f32 = 30.0;
/// The least width of a box: 8.5 mm.
const MIN_BOX_WIDTH: f32 = 32.0;
const MAX_BOX_WIDTH: f32 = 66.0;
/// The space for the letter before a box.
pub(super) const LETTER_WIDTH: f32 = 13.0;
/// The height of the edges between two rows: usually, and in a tall tree.
const EDGE_HEIGHT: [f32; 2] = [46.0, 32.0];
/// The greatest width of the box around a leaf whose value is a number.
const LEAF_WIDTH: f32 = 34.0;
/// The height of a leaf in a row, with its name.
const LEAF_HEIGHT: f32 = 38.0;
/// The distance from the name of a leaf down to its move or its probability.
pub(super) const LEAF_LINE: f32 = 12.0;
/// The height of a leaf in a stack without its board.
const STACKED_HEIGHT: f32 = 24.0;
/// The space between the boards of a stack.
const STACKED_GAP: f32 = 5.0;
/// The greatest number of columns and of rows of a board that is drawn next to a stacked leaf.
const MAX_STACKED_CELLS: usize = 4;
/// The least width of a stack next to the boards of its leaves.
const STACKED_TEXTS: f32 = 66.0;
/// The least width of a cell of a board: 4 mm.
pub(super) const MIN_CELL: f32 = 15.2;
/// The radius of the circle on an edge, 5 mm wide, which a student crosses out to mark the branch as pruned.
pub(super) const CIRCLE_RADIUS: f32 = 9.5;
/// The distance of that circle from the left end of a stack.
const STACKED_CIRCLE: f32 = 16.0;
/// The length of the vertical end of an edge above a child, which carries its circle.
const STUB_HEIGHT: f32 = 24.0;

/// A rectangle to write in.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct WritingBox {
    /// The top left.
    pub min: Point,
    /// The width and height.
    pub size: Point,
}

impl WritingBox {
    pub fn center(&self) -> Point {
        point(self.min.x + self.size.x / 2.0, self.min.y + self.size.y / 2.0)
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub(super) enum NodeBoxKind {
    /// An inner node, with fields.
    #[default]
    Inner,
    Leaf,
    Stacked,
}

#[derive(Clone, Debug, Default)]
pub(super) struct NodeBox {
    pub kind: NodeBoxKind,
    /// The middle of its upper edge; for a stacked leaf, the middle of the left edge.
    pub top: Point,
    pub width: f32,
    /// The top left of its board, and the board's width.
    pub board: Option<(Point, f32)>,
    /// The boxes for its fields, if it is an inner node in one of the variants.
    pub boxes: Vec<(BlankPart, WritingBox)>,
    /// The point where the edges to its children begin.
    pub bottom: Point,
    /// The point where the edge that leads to it becomes vertical.
    pub bend: Point,
    pub circle: Option<Point>,
}

/// The positions of the nodes of an exercise's tree.
#[derive(Clone, Debug)]
pub(super) struct Geometry {
    /// The node boxes, by node of the union.
    pub node_boxes: Vec<NodeBox>,
    /// The width and height of all.
    pub size: Point,
    /// The width of a column, and its least width.
    column: f32,
    min_column: f32,
    /// The size of the boards next to stacked leaves; `None` if these are drawn without.
    pub stacked_board: Option<Point>,
    /// The greatest width of the box around a leaf.
    pub leaf_width: f32,
    /// Whether the window of the root is written next to it.
    pub shows_window: bool,
}

/// The input from which the geometry of an exercise is computed.
pub(super) struct GeometryInput<'a> {
    pub union: &'a PrintedTree,
    pub trees: &'a [ExerciseTree],
    pub asked: AskedParts,
    pub window: &'a [BlankPart],
    /// The width of the page between its margins, and the height.
    pub space: Point,
}

/// The size of the boards at inner nodes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum InnerBoards {
    /// As large as the available space allows.
    Large,
    /// With cells of 4 mm.
    Small,
    /// Only the root has a board.
    Absent,
}

/// How detailed and how dense the drawing of a tree is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Detail {
    pub inner_boards: InnerBoards,
    /// Whether stacked leaves are drawn with their boards, if these are small.
    pub has_stacked_boards: bool,
    /// Whether the edges are short.
    pub is_tight: bool,
}

impl Detail {
    /// The details with boards at inner nodes, the richest first.
    pub const WITH_BOARDS: [Self; 6] = [
        Self { inner_boards: InnerBoards::Large, has_stacked_boards: true, is_tight: false },
        Self { inner_boards: InnerBoards::Large, has_stacked_boards: false, is_tight: false },
        Self { inner_boards: InnerBoards::Small, has_stacked_boards: true, is_tight: false },
        Self { inner_boards: InnerBoards::Small, has_stacked_boards: true, is_tight: true },
        Self { inner_boards: InnerBoards::Small, has_stacked_boards: false, is_tight: false },
        Self { inner_boards: InnerBoards::Small, has_stacked_boards: false, is_tight: true },
    ];
    /// The details without boards at inner nodes, the richest first.
    pub const WITHOUT_BOARDS: [Self; 2] = [
        Self { inner_boards: InnerBoards::Absent, has_stacked_boards: false, is_tight: false },
        Self { inner_boards: InnerBoards::Absent, has_stacked_boards: false, is_tight: true },
    ];
}

impl Geometry {
    /// Returns the geometry of an exercise with this level of detail.
    pub fn new(input: &GeometryInput<'_>, detail: Detail) -> Self {
        SheetLayout::new(input, detail).geometry()
    }

    /// Returns the ratios of the width and height of the exercise to the available space: at most 1 if it fits.
    pub fn excess(&self, space: Point) -> Point {
        point(self.min_column / self.column, self.size.y / space.y)
    }
}

struct SheetLayout<'a> {
    input: &'a GeometryInput<'a>,
    leaves: LeafLayout,
    /// By node of the union, the width of its subtree in columns.
    columns: Vec<usize>,
    column: f32,
    /// By ply, the size of the boards of inner nodes.
    boards: Vec<Option<Point>>,
    stacked_board: Option<Point>,
    edge_height: f32,
    leaf_height: f32,
    /// The space that vectors of several players need.
    vectors: Option<VectorWidths>,
    node_boxes: Vec<NodeBox>,
}

impl<'a> SheetLayout<'a> {
    fn new(input: &'a GeometryInput<'a>, detail: Detail) -> Self {
        let vectors = VectorWidths::of(input.trees);
        let leaves = leaf_layout(input.trees, vectors);
        let columns = columns(input.union, leaves, inner_columns(vectors));
        let column = (input.space.x / columns[0].max(1) as f32).min(MAX_COLUMN);
        let stacked_board = stacked_board(input.trees)
            .filter(|board| detail.has_stacked_boards && board.x + STACKED_TEXTS <= column * STACK_COLUMNS as f32);
        let plies = input.union.plies.iter().max().map_or(1, |deepest| deepest + 1);
        let boards = (0..plies).map(|ply| board_size(input, ply, column, detail.inner_boards)).collect();
        let edge_height = EDGE_HEIGHT[usize::from(detail.is_tight)];
        let has_two_lines = |node: &PrintedNode| node.value.is_some() && node.name.is_some() && node.via.is_some();
        let is_higher = input.trees.iter().flat_map(|tree| &tree.nodes).any(has_two_lines);
        let leaf_height = LEAF_HEIGHT + if is_higher { LEAF_LINE } else { 0.0 };
        let node_boxes = Vec::new();
        Self { input, leaves, columns, column, boards, stacked_board, edge_height, leaf_height, vectors, node_boxes }
    }

    fn geometry(mut self) -> Geometry {
        self.node_boxes = vec![NodeBox::default(); self.input.union.children.len()];
        let width = self.columns[0] as f32 * self.column;
        let left = (self.input.space.x - width) / 2.0;
        self.arrange(0, left);
        let tops = self.tops();
        self.set_heights(&tops);
        let bottom = self.node_boxes.iter().map(|node_box| node_box.bottom.y).fold(0.0, f32::max);
        Geometry {
            node_boxes: self.node_boxes,
            size: point(self.input.space.x, bottom + 2.0),
            column: self.column,
            min_column: match self.leaves {
                LeafLayout::Row { .. } => MIN_ROW_COLUMN,
                LeafLayout::Stack => MIN_STACK_COLUMN,
            },
            stacked_board: self.stacked_board,
            leaf_width: self.vectors.map_or(LEAF_WIDTH, |vectors| vectors.in_leaf),
            shows_window: self.input.asked.windows.is_some() && !self.input.window.is_empty(),
        }
    }

    /// Places a subtree horizontally, starting at `left`. Returns the x of the middle of its root.
    fn arrange(&mut self, index: usize, left: f32) -> f32 {
        let union = self.input.union;
        let width = self.columns[index] as f32 * self.column;
        let middle = left + width / 2.0;
        let is_stack = self.leaves == LeafLayout::Stack && union.has_only_leaves(index);
        let center = if is_stack {
            for &child in &union.children[index] {
                self.node_boxes[child].kind = NodeBoxKind::Stacked;
                self.node_boxes[child].top.x = left;
                self.node_boxes[child].width = width;
            }
            middle
        } else if union.is_leaf(index) {
            self.node_boxes[index].kind = NodeBoxKind::Leaf;
            middle
        } else {
            let below: usize = union.children[index].iter().map(|&child| self.columns[child]).sum();
            let mut next = left + (width - below as f32 * self.column) / 2.0;
            let mut centers = Vec::new();
            for &child in &union.children[index] {
                centers.push(self.arrange(child, next));
                next += self.columns[child] as f32 * self.column;
            }
            let (first, last) = (centers.first().copied(), centers.last().copied());
            first.zip(last).map_or(middle, |(first, last)| f32::midpoint(first, last))
        };
        self.node_boxes[index].top.x = center;
        self.node_boxes[index].width = match self.node_boxes[index].kind {
            NodeBoxKind::Inner => {
                (inner_columns(self.vectors) as f32 * self.column).max(if is_stack { width } else { 0.0 })
            }
            NodeBoxKind::Leaf | NodeBoxKind::Stacked => width,
        };
        center
    }

    fn tops(&self) -> Vec<f32> {
        let union = self.input.union;
        let mut heights = vec![0.0_f32; self.boards.len()];
        for (index, &ply) in union.plies.iter().enumerate() {
            let height = match self.node_boxes[index].kind {
                NodeBoxKind::Inner => self.inner_height(index),
                NodeBoxKind::Leaf => self.leaf_height,
                NodeBoxKind::Stacked => 0.0,
            };
            heights[ply] = heights[ply].max(height);
        }
        let edge_height = self.edge_height;
        let next = |next: &mut f32, height: f32| {
            let top = *next;
            *next += height + edge_height;
            Some(top)
        };
        heights.into_iter().scan(2.0, next).collect()
    }

    /// Returns the parts for which an inner node has boxes.
    fn parts(&self, index: usize) -> impl Iterator<Item = BlankPart> + use<'a> {
        let GeometryInput { asked, window, union, .. } = *self.input;
        let (turn, ply) = (union.turns[index], union.plies[index]);
        let has_box = move |part: &BlankPart| match part {
            BlankPart::Alpha | BlankPart::Beta => window.contains(part) && 0 < ply,
            BlankPart::Value => true,
            BlankPart::Cut | BlankPart::Best | BlankPart::Ever | BlankPart::Matters | BlankPart::Transform => false,
        };
        let parts = [BlankPart::Alpha, BlankPart::Beta, BlankPart::Value].into_iter();
        parts.filter(has_box).filter(move |&part| asked.includes(part, turn, ply))
    }

    fn head_height(&self, ply: usize) -> f32 {
        let Margins { top, bottom, .. } = self.margins(ply);
        self.boards[ply].map_or(HEAD_HEIGHT, |size| size.y + top + bottom + 6.0)
    }

    /// Returns the margins around the boards of a ply. The first one has labels around it.
    fn margins(&self, ply: usize) -> Margins {
        let root = self.input.trees.first().filter(|_| ply == 0);
        root.map(|tree| Margins::of(&tree.nodes[0].board)).unwrap_or_default()
    }

    fn inner_height(&self, index: usize) -> f32 {
        self.head_height(self.input.union.plies[index]) + self.parts(index).count() as f32 * BOX_STEP
    }

    fn set_heights(&mut self, tops: &[f32]) {
        let union = self.input.union;
        let item = self.stacked_board.map_or(STACKED_HEIGHT, |board| board.y + STACKED_GAP);
        for (index, &ply) in union.plies.iter().enumerate() {
            let top = point(self.node_boxes[index].top.x, tops[ply]);
            match self.node_boxes[index].kind {
                NodeBoxKind::Inner => {
                    let (boxes, board) = (self.boxes(top, index), self.board(top, ply));
                    let bottom = point(top.x, top.y + self.inner_height(index));
                    let node_box = &mut self.node_boxes[index];
                    (node_box.top, node_box.boxes, node_box.board, node_box.bottom) = (top, boxes, board, bottom);
                }
                NodeBoxKind::Leaf => {
                    let node_box = &mut self.node_boxes[index];
                    (node_box.top, node_box.bottom) = (top, point(top.x, top.y + self.leaf_height));
                }
                NodeBoxKind::Stacked => {}
            }
            if self.node_boxes[index].kind != NodeBoxKind::Inner || self.leaves != LeafLayout::Stack {
                continue;
            }
            let bottom = self.node_boxes[index].bottom;
            if union.has_only_leaves(index) {
                for (rank, &child) in union.children[index].iter().enumerate() {
                    let middle = bottom.y + 8.0 + (rank as f32 + 0.5) * item;
                    let child = &mut self.node_boxes[child];
                    child.top.y = middle;
                    child.bottom = point(child.top.x, middle + item / 2.0);
                }
            }
        }
        for node_box in &mut self.node_boxes {
            node_box.bend = point(node_box.top.x, node_box.top.y - STUB_HEIGHT);
        }
        for (index, children) in union.children.iter().enumerate() {
            let (turn, ply) = (union.turns[index], union.plies[index]);
            let is_asked = self.input.asked.includes(BlankPart::Cut, turn, ply);
            let has_circles = !self.input.window.is_empty() && is_asked && 1 < children.len();
            for &child in children {
                let node_box = &mut self.node_boxes[child];
                let (top, is_stacked) = (node_box.top, node_box.kind == NodeBoxKind::Stacked);
                let on_stub = point(top.x, top.y - STUB_HEIGHT / 2.0);
                let circle = if is_stacked { point(top.x + STACKED_CIRCLE, top.y) } else { on_stub };
                node_box.circle = has_circles.then_some(circle);
            }
        }
    }

    fn boxes(&self, top: Point, index: usize) -> Vec<(BlankPart, WritingBox)> {
        let (width, ply) = (self.node_boxes[index].width, self.input.union.plies[index]);
        let max = self.vectors.map_or(MAX_BOX_WIDTH, |vectors| vectors.in_box.max(MAX_BOX_WIDTH));
        let widest = (width - LETTER_WIDTH - 4.0).clamp(MIN_BOX_WIDTH, max);
        let left = top.x - f32::midpoint(widest, -LETTER_WIDTH);
        let first = top.y + self.head_height(ply);
        let size = point(widest, BOX_HEIGHT);
        let at = |row: usize| point(left, first + row as f32 * BOX_STEP);
        self.parts(index).enumerate().map(|(row, part)| (part, WritingBox { min: at(row), size })).collect()
    }

    fn board(&self, top: Point, ply: usize) -> Option<(Point, f32)> {
        self.boards[ply].map(|size| (point(top.x - size.x / 2.0, top.y + self.margins(ply).top), size.x))
    }
}

/// The widths that vectors of several players need.
#[derive(Clone, Copy, Debug)]
struct VectorWidths {
    /// In the box of a leaf, where they are given.
    in_leaf: f32,
    /// In a box to write in; 0 if numbers are written there.
    in_box: f32,
}

impl VectorWidths {
    /// Returns the widths for trees; `None` if their values are numbers.
    fn of(trees: &[ExerciseTree]) -> Option<Self> {
        let nodes = || trees.iter().flat_map(|tree| &tree.nodes);
        nodes().find(|node| node.mover.is_some())?;
        let widest = |font: Font, size| {
            let widths = nodes().filter_map(|node| node.value.as_ref()).map(|value| font.width(value, size));
            widths.fold(0.0, f32::max)
        };
        // What is written by hand takes more space than what is printed.
        let in_box = 1.3 * widest(Font::SemiBold, FILLED_SIZE) + 6.0;
        let in_box = if trees.iter().any(|tree| tree.returns_vectors) { in_box } else { 0.0 };
        Some(Self { in_leaf: widest(Font::Regular, TEXT_SIZE) + 8.0, in_box })
    }
}

/// Returns the number of columns that a width takes if they are as narrow as possible.
fn columns_of(width: f32) -> usize {
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a few columns")]
    let columns = (width / MIN_ROW_COLUMN).ceil() as usize;
    columns
}

fn inner_columns(vectors: Option<VectorWidths>) -> usize {
    vectors.map_or(INNER_COLUMNS, |vectors| columns_of(vectors.in_box + LETTER_WIDTH + 4.0).max(INNER_COLUMNS))
}

fn leaf_layout(trees: &[ExerciseTree], vectors: Option<VectorWidths>) -> LeafLayout {
    let nodes = || trees.iter().flat_map(|tree| &tree.nodes);
    if nodes().any(|node| node.board != Board::Abstract) {
        return LeafLayout::Stack;
    }
    if let Some(vectors) = vectors {
        return LeafLayout::Row { columns: columns_of(vectors.in_leaf + 4.0) };
    }
    let letters = nodes().filter_map(|node| node.value.as_ref()).map(|value| value.chars().count());
    LeafLayout::row(letters.max().unwrap_or_default())
}

/// Returns the width of the subtree of every node, in columns.
fn columns(union: &PrintedTree, leaves: LeafLayout, inner_columns: usize) -> Vec<usize> {
    let mut columns = vec![0; union.children.len()];
    // Children come after their parents.
    for (index, children) in union.children.iter().enumerate().rev() {
        columns[index] = if union.is_leaf(index) {
            leaves.leaf_columns()
        } else if leaves == LeafLayout::Stack && union.has_only_leaves(index) {
            STACK_COLUMNS
        } else {
            children.iter().map(|&child| columns[child]).sum::<usize>().max(inner_columns)
        };
    }
    columns
}

/// Returns the size of the boards of the inner nodes of a ply, which is the largest in any variant; `None` if there are
/// no boards, or no space for them.
fn board_size(input: &GeometryInput<'_>, ply: usize, column: f32, inner_boards: InnerBoards) -> Option<Point> {
    let factor = match (ply, inner_boards) {
        (0, _) => 1.5,
        (_, InnerBoards::Large) => 1.0,
        (_, InnerBoards::Small) => 0.0,
        (_, InnerBoards::Absent) => return None,
    };
    let boards = input.trees.iter().zip(&input.union.indices).flat_map(|(tree, indices)| {
        let is_here = move |node: &usize| input.union.plies[indices[*node]] == ply && tree.nodes[*node].value.is_none();
        (0..tree.nodes.len()).filter(is_here).map(move |node| &tree.nodes[node].board)
    });
    let widest = column * if ply == 0 { 30.0 } else { STACK_COLUMNS as f32 };
    let sizes = boards.filter(|board| **board != Board::Abstract).map(|board| {
        let size = BoardSizes::of(board).inner;
        // Numbers on a board keep their size.
        let least = match board {
            Board::Grid(grid) if !grid.holds_tiles() && !grid.has_letters() => grid_extent(grid).x * MIN_CELL,
            Board::Grid(_)
            | Board::Mancala(_)
            | Board::Piles(_)
            | Board::Dice(_)
            | Board::Text(_)
            | Board::Abstract => size.x,
        };
        let width = (size.x * factor).min(widest).max(least);
        point(width, size.y * width / size.x)
    });
    let size = sizes.reduce(|a, b| point(a.x.max(b.x), a.y.max(b.y)))?;
    (size.x <= widest).then_some(size)
}

/// Returns the size of the boards next to stacked leaves; `None` if one has too many cells.
fn stacked_board(trees: &[ExerciseTree]) -> Option<Point> {
    let size = |tree: &ExerciseTree| match &tree.nodes[0].board {
        Board::Grid(grid)
            if grid.columns.max(grid.rows()) <= MAX_STACKED_CELLS && !grid.holds_tiles() && !grid.has_letters() =>
        {
            let extent = grid_extent(grid);
            Some(point(extent.x * MIN_CELL, extent.y * MIN_CELL))
        }
        Board::Grid(_) | Board::Mancala(_) | Board::Piles(_) | Board::Dice(_) | Board::Text(_) | Board::Abstract => {
            None
        }
    };
    let sizes: Option<Vec<_>> = trees.iter().map(size).collect();
    sizes?.into_iter().reduce(|a, b| point(a.x.max(b.x), a.y.max(b.y)))
}
