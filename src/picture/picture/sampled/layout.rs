//! The positions of the nodes of a Monte Carlo tree search. They are those of the finished tree, so that no node moves
//! while the tree grows.
//!
//! A recording numbers nodes in the order in which they were added, a layout in preorder. This module converts between
//! the two.

use crate::picture::board::BoardSizes;
use crate::picture::fonts::Font;
use crate::picture::measure::{BOUND_SIZE, NodeSizes};
use crate::picture::shape::{Point, point};
use crate::picture::strips::{Strips, SubtreeWidths};
use crate::picture::tree_layout::{TreeLayout, agreed_by_row};
use poda_core::game::GameView;
use poda_core::game::board::Board;
use poda_core::layout::{Extent, Layout, LayoutTree};
use poda_core::score::Turn;
use poda_core::trace::sampled::tree::SampledTree;
use poda_core::trace::{NodeId, Story};
use std::ops::Range;

/// The height of the text above a node (the sum of a child) and below it (`w/n`), in units.
const TEXT_HEIGHT: f32 = 62.0;
/// The factor by which text may be larger than measured and still fit. At small scales, text does not shrink with the
/// tree.
const TEXT_FACTOR: f32 = 1.2;

/// The distance of the board of a node from its shape and its text, and from what is to its right, in units.
const BOARD_GAP: f32 = 7.0;
/// By how much the space between two rows is less than the height of the highest board, in units.
const BESIDE_SHAPE: f32 = 14.0;

/// The boards at the nodes of a tree in which an author has drawn them.
#[derive(Clone, Debug)]
struct BoardsBeside {
    /// The size of each, in units.
    size: Point,
    /// For each node, the distance from its center to the left side of its board, in units.
    lefts: Vec<f32>,
}

/// The sizes and positions of all nodes that a search adds to its tree.
#[derive(Clone, Debug)]
pub struct SampledLayout {
    tree: TreeLayout,
    boards: Option<BoardsBeside>,
    /// For each node, its number in preorder.
    numbers: Vec<u32>,
    /// For each number in preorder, the node.
    nodes: Vec<NodeId>,
    /// For each node, whose turn it is; `None` if the game is over.
    turns: Vec<Option<Turn>>,
    /// For each row, a search structure for the node that was added first.
    first_added: Vec<FirstAdded>,
}

impl SampledLayout {
    /// The memory that a layout takes while it is computed, in bytes per node: the memory of any tree layout, the
    /// numbers, whose turn it is, and where its board begins.
    pub const BYTES_A_NODE: usize = TreeLayout::BYTES_A_NODE + 28;

    /// Lays out the finished tree of a recording.
    pub fn new<G: GameView>(recording: &SampledTree<G>) -> Self {
        let (nodes, turns) = in_preorder(recording);
        let mut numbers = vec![0; nodes.len()];
        for (number, node) in (0..).zip(&nodes) {
            numbers[node.index()] = number;
        }
        let root = recording.root();
        let has_boards = root.is_explicit_tree() && root.largest_board() != Board::Abstract;
        let board = has_boards.then(|| BoardSizes::of(&root.largest_board()).leaf);
        let sizes = NodeSizes::of_means(board.map_or(0.0, |board| board.y - BESIDE_SHAPE).max(TEXT_HEIGHT));
        let tree = Numbered {
            recording,
            nodes: &nodes,
            numbers: &numbers,
            half_width: sizes.triangle_width / 2.0,
            digit: Font::Regular.width("0", BOUND_SIZE),
            slash: Font::Regular.width("/", BOUND_SIZE),
            decimals: decimals(recording),
            board_width: board.map_or(0.0, |board| board.x + 2.0 * BOARD_GAP),
        };
        let boards = board.map(|size| {
            let lefts = numbers.iter().map(|&number| tree.half_width(number) + BOARD_GAP).collect();
            BoardsBeside { size, lefts }
        });
        let positions = Layout::new(&tree, sizes.separation());
        let widths = SubtreeWidths::new(&positions, |number| (0 < number).then(|| tree.parent(number)));
        let strips = Strips::of_blocks(&positions, &widths, sizes.max_abs_score);
        let has_chance = turns.iter().any(|place| place.turn == Turn::Chance);
        let asked = (0..nodes.len()).map(|index| {
            let Place { turn, is_over } = turns[index];
            (recording.ply(NodeId::new(index)), (!is_over || !has_chance).then_some(turn))
        });
        let row_turns = agreed_by_row(asked);
        let rows = (0..positions.rows()).map(|ply| positions.row(ply));
        let first_added = rows.map(|row| FirstAdded::new(row.iter().map(|&number| nodes[number as usize]))).collect();
        let turns = turns.into_iter().map(|place| (!place.is_over).then_some(place.turn)).collect();
        Self {
            boards,
            tree: TreeLayout {
                sizes,
                positions,
                strips,
                row_turns,
                row_movers: Vec::new(),
                denser: Vec::new(),
                graph: None,
            },
            numbers,
            nodes,
            turns,
            first_added,
        }
    }

    /// Returns the layout of the same tree with its nodes numbered in preorder, as a [`View`](crate::picture::View)
    /// uses it.
    pub const fn tree(&self) -> &TreeLayout {
        &self.tree
    }

    /// Returns the number of a node in preorder, which [`tree`](Self::tree) uses.
    pub fn placed(&self, node: NodeId) -> NodeId {
        NodeId::new(self.numbers[node.index()] as usize)
    }

    /// Returns the node with a number in preorder.
    pub fn recorded(&self, placed: NodeId) -> NodeId {
        self.nodes[placed.index()]
    }

    /// Returns the top left corner of the board beside a node, from the center of the node, and the size of the board,
    /// in units; `None` if no boards are drawn.
    pub(super) fn board(&self, node: NodeId) -> Option<[Point; 2]> {
        let boards = self.boards.as_ref()?;
        Some([point(boards.lefts[node.index()], -boards.size.y / 2.0), boards.size])
    }

    /// Returns whose turn it is at a node; `None` if the game is over.
    pub fn turn(&self, node: NodeId) -> Option<Turn> {
        self.turns[node.index()]
    }

    /// Returns the search structure for the node of a row that was added first.
    pub(super) fn first_added(&self, row: usize) -> &FirstAdded {
        &self.first_added[row]
    }
}

/// The player to move at a position, and whether the game is over there.
#[derive(Clone, Copy)]
struct Place {
    turn: Turn,
    is_over: bool,
}

/// Returns the nodes in preorder, with children in the order of the game's moves, and the turn at each node. Positions
/// are passed from parent to child, so the time is linear in the number of nodes.
fn in_preorder<G: GameView>(recording: &SampledTree<G>) -> (Vec<NodeId>, Vec<Place>) {
    let count = recording.node_count();
    let mut nodes = Vec::with_capacity(count);
    let mut turns = vec![Place { turn: recording.root().turn(), is_over: false }; count];
    let mut rest = vec![(NodeId::ROOT, recording.root().clone())];
    while let Some((node, position)) = rest.pop() {
        nodes.push(node);
        turns[node.index()] = Place { turn: position.turn(), is_over: !position.has_moves() };
        let mut children: Vec<(NodeId, G::Move)> =
            recording.children(node).filter_map(|child| Some((child, recording.move_to(child)?))).collect();
        // A player's moves are tried in the game's order, but outcomes are drawn at random.
        if position.turn() == Turn::Chance {
            children.sort_by_cached_key(|&(_, mv)| position.move_index(mv));
        }
        rest.extend(children.into_iter().rev().map(|(child, mv)| (child, position.after(mv))));
    }
    (nodes, turns)
}

/// The tree of a recording in the form that the layout reads.
struct Numbered<'a, G: GameView> {
    recording: &'a SampledTree<G>,
    nodes: &'a [NodeId],
    numbers: &'a [u32],
    half_width: f32,
    /// The width of a digit, in units, and the width of a slash, which is also an upper bound for points and commas.
    digit: f32,
    slash: f32,
    /// The number of decimals of a sum of results.
    decimals: usize,
    /// The width of the board to the right of each node with its gaps, in units; 0 if there are none.
    board_width: f32,
}

impl<G: GameView> Numbered<'_, G> {
    /// Returns half the width of the shape and the text of a node, in units.
    fn half_width(&self, number: u32) -> f32 {
        let node = self.nodes[number as usize];
        let visits = self.recording.statistics(node, self.recording.len()).visits;
        // Neither number has more digits than the final number of visits.
        let digits = visits.max(1).ilog10() as usize + 1;
        let separators = (digits - 1) / 3;
        let letters = (2 * digits + self.decimals) as f32 * self.digit + (2 * separators + 2) as f32 * self.slash;
        (letters * TEXT_FACTOR / 2.0).max(self.half_width)
    }
}

impl<G: GameView> LayoutTree for Numbered<'_, G> {
    fn node_count(&self) -> u32 {
        NodeId::new(self.nodes.len()).number()
    }

    fn parent(&self, number: u32) -> u32 {
        let parent = self.recording.parent(self.nodes[number as usize]).unwrap_or(NodeId::ROOT);
        self.numbers[parent.index()]
    }

    fn extent(&self, number: u32) -> Extent {
        let half = self.half_width(number);
        Extent { left: half, right: half + self.board_width }
    }
}

/// Returns the number of decimals with which a sum of results is written: at most two.
fn decimals<G: GameView>(recording: &SampledTree<G>) -> usize {
    let is_whole = |number: f64| (number - number.round()).abs() < 1e-9;
    let of_result = |number| {
        let x = recording.scale().x(recording.rollout(number).1);
        if is_whole(x) { 0 } else { 1 + usize::from(!is_whole(10.0 * x)) }
    };
    (1..=recording.iteration_count()).map(of_result).max().unwrap_or(0)
}

/// The nodes of a row in a segment tree, which finds the node of any range that was added first in logarithmic time.
#[derive(Clone, Debug)]
pub(super) struct FirstAdded(Vec<NodeId>);

impl FirstAdded {
    /// Returns the tree for the nodes of a row from left to right.
    pub(super) fn new(row: impl ExactSizeIterator<Item = NodeId>) -> Self {
        let count = row.len();
        let mut nodes: Vec<NodeId> = std::iter::repeat_n(NodeId::ROOT, count).chain(row).collect();
        for index in (1..count).rev() {
            nodes[index] = nodes[2 * index].min(nodes[2 * index + 1]);
        }
        Self(nodes)
    }

    /// Returns the node in a range of indices that was added first; `None` if the range is empty.
    pub(super) fn among(&self, neighbors: Range<usize>) -> Option<NodeId> {
        let count = self.0.len() / 2;
        let (mut start, mut end) = (neighbors.start + count, neighbors.end + count);
        let mut first: Option<NodeId> = None;
        let mut add = |node: NodeId| first = Some(first.map_or(node, |first| first.min(node)));
        while start < end {
            if start % 2 == 1 {
                add(self.0[start]);
                start += 1;
            }
            if end % 2 == 1 {
                end -= 1;
                add(self.0[end]);
            }
            (start, end) = (start / 2, end / 2);
        }
        first
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn of_neighbors_the_first_is_found() {
        for count in 1..20 {
            let row: Vec<NodeId> = (0..count).map(|index| NodeId::new(index * 7 % 23)).collect();
            let tree = FirstAdded::new(row.iter().copied());
            for start in 0..=count {
                for end in start..=count {
                    let first = row[start..end].iter().copied().min();
                    assert_eq!(tree.among(start..end), first, "{start}..{end} of {row:?}");
                }
            }
        }
    }
}
