//! The positions of a recorded search, each once: which nodes of the trace have the same position, and the moves that
//! lead from position to position.
//!
//! A node of a trace is a visit, so a position that is reached in several ways has several nodes. Two positions are the
//! same if they have the same [key](crate::game::Game::key), as in the transposition table; whose turn it is, is part
//! of the position. Does not depend on how positions are drawn.

use super::moment::{Moment, NodeState};
use super::node::{NodeId, NodeKind};
use super::recording::Recording;
use super::trace::Trace;
use crate::batches;
use crate::game::Game;
use std::collections::{HashMap, VecDeque};
use std::ops::Range;

/// The positions of a recording, and the moves between them.
///
/// Each position is represented by one of its nodes: the first one that was searched below, else the first one that was
/// evaluated, else the first one that the table answered, else the first one that was not visited.
#[derive(Clone, Debug)]
pub struct PositionGraph {
    /// By node of the trace: the index of its position.
    positions: Vec<u32>,
    /// By position: its nodes in the order of appearance, as a range of `visits`.
    visit_starts: Vec<u32>,
    visits: Vec<u32>,
    /// By position: the node that represents it.
    representatives: Vec<u32>,
    /// By row: the nodes that represent its positions, in ascending order.
    rows: Vec<Vec<u32>>,
    /// The moves between two positions, in ascending order of both.
    moves: Vec<PositionMove>,
    /// By position: the moves from it, as a range of `moves`.
    move_starts: Vec<u32>,
    /// By position: the moves to it, as a range of `moves_in`, which contains indices of `moves`.
    move_in_starts: Vec<u32>,
    moves_in: Vec<u32>,
    /// For each move, the nodes that it leads to: the visits after the move was made.
    made: Vec<u32>,
    /// The number of positions that the search visited.
    visited: usize,
    /// The number of nodes that the search visited.
    visited_nodes: usize,
}

/// The moves that lead from one position to another.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PositionMove {
    from: u32,
    to: u32,
    /// The nodes after the move, as a range of `made`.
    made: Range<u32>,
}

impl PositionGraph {
    /// The most nodes of a trace whose positions are compared. While they are, each position takes the memory of an
    /// entry of a transposition table.
    pub const MAX_NODES: usize = 600_000;

    /// Compares the positions of a recording, in time linear in the number of its nodes.
    pub fn new<G: Game>(recording: &Recording<G>) -> Self {
        let trace = recording.trace();
        let positions = position_indices(recording);
        let count = positions.iter().max().map_or(0, |&last| last as usize + 1);
        let (visit_starts, visits) = grouped(count, positions.iter().copied().zip(0..));
        let representatives: Vec<u32> =
            (0..count).map(|index| representative(trace, nodes_of(index, &visit_starts, &visits))).collect();

        let edges = trace.nodes().filter_map(|node| {
            let parent = trace.parent(node)?;
            Some((positions[parent.index()], positions[node.index()], node.number()))
        });
        let mut edges: Vec<(u32, u32, u32)> = edges.collect();
        edges.sort_unstable();
        let made = edges.iter().map(|&(.., node)| node).collect();
        let mut moves: Vec<PositionMove> = Vec::new();
        for (index, &(from, to, _)) in (0..).zip(&edges) {
            match moves.last_mut().filter(|last| (last.from, last.to) == (from, to)) {
                Some(last) => last.made.end = index + 1,
                None => moves.push(PositionMove { from, to, made: index..index + 1 }),
            }
        }
        let (move_starts, _) = grouped(count, moves.iter().map(|mv| mv.from).zip(0..));
        let (move_in_starts, moves_in) = grouped(count, moves.iter().map(|mv| mv.to).zip(0..));
        let was_entered = |&node: &u32| trace.entered_at(NodeId::new(node as usize)).is_some();
        let is_visited = |&index: &usize| nodes_of(index, &visit_starts, &visits).iter().any(was_entered);
        let visited = (0..count).filter(is_visited).count();
        let rows = rows(count, &moves, &move_starts, &representatives);
        Self {
            positions,
            visit_starts,
            visits,
            representatives,
            rows,
            moves,
            move_starts,
            move_in_starts,
            moves_in,
            made,
            visited,
            visited_nodes: trace.nodes().filter(|&node| trace.entered_at(node).is_some()).count(),
        }
    }

    /// Returns the number of positions, including those that the search did not visit.
    pub const fn len(&self) -> usize {
        self.representatives.len()
    }

    /// Returns whether there are no positions, which is never the case.
    pub const fn is_empty(&self) -> bool {
        self.representatives.is_empty()
    }

    /// Returns the number of positions that the search visited.
    pub const fn visited_len(&self) -> usize {
        self.visited
    }

    /// Returns the number of nodes that the search visited.
    pub const fn visited_nodes(&self) -> usize {
        self.visited_nodes
    }

    /// Returns the positions by row, each as the node that represents it, in ascending order. The row of a position is
    /// the greatest number of moves of the trace that lead to it from the root, so that all moves lead down. If a
    /// position is reached again from itself, rows are those of the smallest numbers.
    pub fn rows(&self) -> &[Vec<u32>] {
        &self.rows
    }

    /// Returns, for each node of the trace, the node that represents its position.
    pub fn representative_of_nodes(&self) -> Vec<u32> {
        batches::collect(self.positions.iter().map(|&position| self.representatives[position as usize]))
    }

    /// Returns the node that represents the position of a node.
    pub fn representative(&self, node: NodeId) -> NodeId {
        NodeId::new(self.representatives[self.position(node)] as usize)
    }

    /// Returns the nodes with the same position as a node, in the order of appearance.
    pub fn visits(&self, node: NodeId) -> impl DoubleEndedIterator<Item = NodeId> + '_ {
        let nodes = nodes_of(self.position(node), &self.visit_starts, &self.visits);
        nodes.iter().map(|&node| NodeId::new(node as usize))
    }

    /// Returns the visit that says the most recent of a position at a moment: the last one so far of the same kind as
    /// the node that represents it, or that node if there is none. An answer of the table is no such visit, unless the
    /// position has no other.
    pub fn shown_visit(&self, node: NodeId, moment: Moment<'_>) -> NodeId {
        let (trace, frontier, representative) = (moment.trace(), moment.frontier(), self.representative(node));
        let is_inner = |node: NodeId| (trace.kind(node) == NodeKind::Inner, trace.kind(node).is_table_hit());
        let kind = is_inner(representative);
        let is_shown =
            |visit: &NodeId| visit.index() < frontier && is_inner(*visit) == kind && trace.entered_at(*visit).is_some();
        self.visits(node).rev().find(is_shown).unwrap_or(representative)
    }

    /// Returns the moves to the position of a node, one for each position from which moves lead to it, visited or not.
    pub fn moves_to(&self, node: NodeId) -> impl ExactSizeIterator<Item = &PositionMove> + '_ {
        let position = self.position(node);
        let range = self.move_in_starts[position] as usize..self.move_in_starts[position + 1] as usize;
        self.moves_in[range].iter().map(|&index| &self.moves[index as usize])
    }

    /// Returns how many of the moves to the position of a node the search has made until a moment.
    pub fn made_moves_to(&self, node: NodeId, moment: Moment<'_>) -> usize {
        let is_entered = |node: NodeId| moment.trace().entered_at(node).is_some_and(|entered| entered <= moment.step());
        self.moves_to(node).filter(|mv| self.visits_after(mv).any(is_entered)).count()
    }

    /// Returns the visits after a move was made, in the order of appearance.
    fn visits_after(&self, mv: &PositionMove) -> impl Iterator<Item = NodeId> {
        let nodes = &self.made[mv.made.start as usize..mv.made.end as usize];
        nodes.iter().map(|&node| NodeId::new(node as usize))
    }

    /// Returns the moves from the position of a node.
    pub fn moves_from(&self, node: NodeId) -> &[PositionMove] {
        let position = self.position(node);
        &self.moves[self.move_starts[position] as usize..self.move_starts[position + 1] as usize]
    }

    /// Returns the moves between all positions, each as the nodes that represent both.
    pub fn edges(&self) -> impl Iterator<Item = (u32, u32)> + '_ {
        self.moves.iter().map(|mv| (self.representatives[mv.from as usize], self.representatives[mv.to as usize]))
    }

    /// Returns the node after a move that says the most of it at a moment: one on the path to the current node, else
    /// one that is finished, else one that was left out, else any; of several, one after the visit that is shown, else
    /// the first.
    pub fn shown_move(&self, mv: &PositionMove, moment: Moment<'_>) -> NodeId {
        let rank = |node: NodeId| match moment.state(node) {
            NodeState::Open => 0,
            NodeState::Finished => 1,
            NodeState::Pruned | NodeState::PassedOver => 2,
            NodeState::Unvisited => 3,
        };
        let from = NodeId::new(self.representatives[mv.from as usize] as usize);
        let from = self.shown_visit(from, moment);
        let is_elsewhere = |node: NodeId| moment.trace().parent(node) != Some(from);
        // Of several nodes with the same rank, the first is returned.
        self.visits_after(mv).min_by_key(|&node| (rank(node), is_elsewhere(node))).unwrap_or(NodeId::ROOT)
    }

    fn position(&self, node: NodeId) -> usize {
        self.positions[node.index()] as usize
    }
}

/// Returns the index of the position of each node. Positions are numbered in the order of appearance.
fn position_indices<G: Game>(recording: &Recording<G>) -> Vec<u32> {
    let trace = recording.trace();
    let mut path: Vec<G> = Vec::new();
    let (mut by_key, mut by_index): (HashMap<G, u32>, HashMap<u32, u32>) = (HashMap::new(), HashMap::new());
    let mut count = 0;
    // Positions are passed from parent to child: looking each up would play the moves to it again.
    batches::collect(trace.nodes().map(|node| {
        path.truncate(trace.ply(node));
        let position = match (path.last(), recording.move_to(node)) {
            (Some(parent), Some(mv)) => parent.after(mv),
            (None, _) | (_, None) => recording.root().clone(),
        };
        let index = match position.stored_index() {
            Some(stored) => *by_index.entry(stored).or_insert(count),
            None => *by_key.entry(position.key()).or_insert(count),
        };
        count += u32::from(index == count);
        path.push(position);
        index
    }))
}

/// Returns the node that represents a position with these nodes.
fn representative(trace: &Trace, nodes: &[u32]) -> u32 {
    let rank = |node: u32| {
        let node = NodeId::new(node as usize);
        let kind = trace.kind(node);
        match trace.entered_at(node) {
            Some(_) if kind == NodeKind::Inner => 0,
            Some(_) if !kind.is_table_hit() => 1,
            Some(_) => 2,
            None => 3,
        }
    };
    nodes.iter().copied().min_by_key(|&node| rank(node)).unwrap_or_default()
}

fn nodes_of<'a>(position: usize, starts: &[u32], nodes: &'a [u32]) -> &'a [u32] {
    &nodes[starts[position] as usize..starts[position + 1] as usize]
}

/// Sorts items into `count` groups. Returns the first item of each group, with one more entry at the end, and the items
/// group by group, each in their order.
fn grouped(count: usize, items: impl Iterator<Item = (u32, u32)> + Clone) -> (Vec<u32>, Vec<u32>) {
    let mut starts = vec![0; count + 1];
    let mut total = 0;
    for (group, _) in items.clone() {
        starts[group as usize + 1] += 1;
        total += 1;
    }
    for group in 0..count {
        starts[group + 1] += starts[group];
    }
    let mut free = starts.clone();
    let mut sorted = vec![0; total];
    for (group, item) in items {
        let at = &mut free[group as usize];
        sorted[*at as usize] = item;
        *at += 1;
    }
    (starts, sorted)
}

/// Returns the nodes that represent the positions of each row, in ascending order.
fn rows(count: usize, moves: &[PositionMove], starts: &[u32], representatives: &[u32]) -> Vec<Vec<u32>> {
    let depths = greatest_depths(count, moves, starts).unwrap_or_else(|| smallest_depths(count, moves, starts));
    let mut rows: Vec<Vec<u32>> = vec![Vec::new(); depths.iter().max().map_or(0, |&last| last as usize + 1)];
    for (&depth, &node) in depths.iter().zip(representatives) {
        rows[depth as usize].push(node);
    }
    for row in &mut rows {
        row.sort_unstable();
    }
    rows
}

/// Returns the greatest number of moves that lead to each position from the first one; `None` if a position is reached
/// again from itself, so that there is no greatest number.
fn greatest_depths(count: usize, moves: &[PositionMove], starts: &[u32]) -> Option<Vec<u32>> {
    let (mut depths, mut missing) = (vec![0; count], vec![0_u32; count]);
    for mv in moves {
        missing[mv.to as usize] += 1;
    }
    // A position is ready once all moves to it are counted. The topological order is that of A. B. Kahn, 1962.
    let mut ready: Vec<usize> = (0..count).filter(|&position| missing[position] == 0).collect();
    let mut done = 0;
    while let Some(position) = ready.pop() {
        done += 1;
        for mv in &moves[starts[position] as usize..starts[position + 1] as usize] {
            let to = mv.to as usize;
            depths[to] = depths[to].max(depths[position] + 1);
            missing[to] -= 1;
            if missing[to] == 0 {
                ready.push(to);
            }
        }
    }
    (done == count).then_some(depths)
}

/// Returns the smallest number of moves that lead to each position from the first one.
fn smallest_depths(count: usize, moves: &[PositionMove], starts: &[u32]) -> Vec<u32> {
    let mut depths = vec![u32::MAX; count];
    let mut queue: VecDeque<_> = (0..count).take(1).collect();
    if let Some(first) = depths.first_mut() {
        *first = 0;
    }
    while let Some(position) = queue.pop_front() {
        for mv in &moves[starts[position] as usize..starts[position + 1] as usize] {
            let to = mv.to as usize;
            if depths[to] == u32::MAX {
                depths[to] = depths[position] + 1;
                queue.push_back(to);
            }
        }
    }
    depths
}
