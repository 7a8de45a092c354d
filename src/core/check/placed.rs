//! Locates each node of a run in the game: the move that led to it, the side to move, and values and windows from MAX's view.

use super::known_tree::known_tree;
use super::ordered::Orders;
use crate::game::any::{AnyGame, AnyMove};
use crate::game::played_game::legal_moves;
use crate::game::{Game, GameView};
use crate::run::{ReportedView, Run, ToldMove, ToldNode};
use crate::score::{Player, Score};
use std::collections::HashSet;
use std::sync::Arc;

/// A located node of a run. Values and bounds are from MAX's view.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PlacedNode {
    /// The move that led here; `None` at the root.
    pub via: Option<AnyMove>,
    /// The side to move by the rules of the game.
    pub player: Player,
    /// The reported side to move.
    pub side: Option<Player>,
    /// The reported α on entering the node.
    pub alpha: Option<Score>,
    /// The reported β on entering the node.
    pub beta: Option<Score>,
    /// The value that the node returned.
    pub value: Option<Score>,
    /// The number of its moves; 0 if no child was entered.
    pub moves: u32,
}

/// An event of a run, with the index of the node.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RunEvent {
    /// The node was entered.
    Enter(u32),
    /// The node was left.
    Leave(u32),
}

/// A run located in the game.
#[derive(Clone, Debug)]
pub struct PlacedRun {
    /// The nodes, up to the first that cannot be located.
    pub nodes: Vec<PlacedNode>,
    /// The first node that was entered by a move that the game does not have.
    pub lost: Option<usize>,
    /// The events in order. The last event enters the lost node, if there is one.
    pub events: Vec<RunEvent>,
    /// The indices of the events with which the searches begin.
    pub starts: Vec<usize>,
    /// The orders of moves that differ from the game's.
    pub orders: Arc<Orders>,
}

impl PlacedRun {
    /// Locates the nodes of a run whose searches begin at `root`.
    pub fn new(run: &Run, root: &AnyGame) -> Self {
        let mut placed =
            Self { nodes: Vec::new(), lost: None, events: Vec::new(), starts: Vec::new(), orders: Arc::default() };
        // A position that was not given may be the tree of the entered nodes, in the order in which they were entered.
        let is_known_tree = || known_tree(run).is_some_and(|tree| AnyGame::Tree(tree) == *root);
        let has_known_tree = run.header.position.is_none() && is_known_tree();
        let mut orders = Orders::default();
        let mut open: Vec<UnfinishedNode> = Vec::new();
        for (at, told) in run.nodes.iter().enumerate() {
            while let Some(last) = open.pop_if(|open| run.nodes[open.node].end as usize <= at) {
                placed.close(run, &last, &mut orders);
            }
            let (position, via) = if let Some(parent) = open.last_mut() {
                let Some(mv) = parent.move_told(run, told.via, has_known_tree) else {
                    placed.lost = Some(at);
                    placed.events.push(RunEvent::Enter(number(at)));
                    break;
                };
                placed.nodes[parent.node].moves = number(parent.moves.len());
                (parent.position.after(mv), Some(mv))
            } else {
                placed.starts.push(placed.events.len());
                (root.clone(), None)
            };
            placed.nodes.push(PlacedNode::new(told, run.header.claims.view, position.to_move(), via));
            placed.events.push(RunEvent::Enter(number(at)));
            open.push(UnfinishedNode { node: at, position, moves: Vec::new(), entered: Vec::new() });
        }
        while let Some(last) = open.pop() {
            if placed.lost.is_none() {
                placed.close(run, &last, &mut orders);
            } else {
                orders.add(run, &last.position, last.node, (&last.moves, &last.entered));
            }
        }
        if !orders.is_plain() {
            for (at, node) in placed.nodes.iter().enumerate() {
                if let (Some(parent), Some(mv)) = (run.nodes[at].parent, node.via) {
                    orders.children.entry((parent as usize, mv)).or_insert(at);
                }
            }
        }
        placed.orders = Arc::new(orders);
        placed
    }

    fn close(&mut self, run: &Run, open: &UnfinishedNode, orders: &mut Orders) {
        orders.add(run, &open.position, open.node, (&open.moves, &open.entered));
        if run.nodes[open.node].left.is_some() {
            self.events.push(RunEvent::Leave(number(open.node)));
        }
    }

    /// Returns the events of a search.
    pub fn events_of(&self, search: usize) -> &[RunEvent] {
        let end = self.starts.get(search + 1).copied().unwrap_or(self.events.len());
        &self.events[self.starts[search]..end]
    }

    /// Returns the moves from the root to a located node.
    pub fn line(&self, run: &Run, node: usize) -> Vec<AnyMove> {
        let above = std::iter::successors(Some(node), |&at| run.nodes[at].parent.map(|parent| parent as usize));
        let mut line: Vec<_> = above.filter_map(|at| self.nodes[at].via).collect();
        line.reverse();
        line
    }
}

impl PlacedNode {
    fn new(told: &ToldNode, view: ReportedView, player: Player, via: Option<AnyMove>) -> Self {
        let ToldNode { alpha, beta, value, .. } = *told;
        let turned = |score: Option<Score>| score.map(|score| -score);
        let (alpha, beta, value) = match (view, player) {
            (ReportedView::Max, _) | (ReportedView::Mover, Player::Max) => (alpha, beta, value),
            (ReportedView::Mover, Player::Min) => (turned(beta), turned(alpha), turned(value)),
        };
        Self { via, player, side: told.side, alpha, beta, value, moves: 0 }
    }
}

/// A node that has been entered and not left.
struct UnfinishedNode {
    node: usize,
    position: AnyGame,
    /// The legal moves, once a child was entered: in the program's order if it listed one, else in the game's.
    moves: Vec<AnyMove>,
    /// The moves of the children that were entered, without duplicates.
    entered: Vec<AnyMove>,
}

impl UnfinishedNode {
    /// Returns the reported move to the next child; `None` if the game has no such move here.
    fn move_told(&mut self, run: &Run, told: Option<ToldMove>, has_known_tree: bool) -> Option<AnyMove> {
        if has_known_tree {
            let mv = legal_moves(&self.position).get(self.entered.len()).copied()?;
            self.entered.push(mv);
            return Some(mv);
        }
        if self.moves.is_empty() {
            self.moves = legal_moves(&self.position);
            if let Some(listed) = run.moves.get(&self.node) {
                let resolved = |(rank, &mv)| resolve(run, &self.position, &self.moves, rank, mv);
                let listed: Option<Vec<_>> = listed.iter().enumerate().map(resolved).collect();
                if let Some(listed) = listed.filter(|listed| is_permutation(listed, &self.moves)) {
                    self.moves = listed;
                }
            }
        }
        let mv = resolve(run, &self.position, &self.moves, self.entered.len(), told?)?;
        // Entering a child again does not add a move.
        if self.moves.get(self.entered.len()) == Some(&mv) || !self.entered.contains(&mv) {
            self.entered.push(mv);
        }
        Some(mv)
    }
}

fn is_permutation(listed: &[AnyMove], moves: &[AnyMove]) -> bool {
    let all: HashSet<_> = moves.iter().collect();
    listed.len() == moves.len() && listed.iter().collect::<HashSet<_>>() == all
}

/// Returns the move of a position that a program calls `told`. The move at index `guess` is tried first.
pub(super) fn resolve(
    run: &Run,
    position: &AnyGame,
    moves: &[AnyMove],
    guess: usize,
    told: ToldMove,
) -> Option<AnyMove> {
    let is_tree = position.is_explicit_tree();
    if let (true, ToldMove::Number(index)) = (is_tree, told) {
        return with_index(position, moves, index as usize);
    }
    let text = run.told(told);
    let is_named = |mv: AnyMove| {
        if is_tree {
            position.after(mv).given_name() == Some(&*text) || position.move_label(mv) == Some(&*text)
        } else {
            position.move_name(mv) == *text
        }
    };
    let first = moves.get(guess).copied().filter(|&mv| is_named(mv));
    first.or_else(|| moves.iter().copied().find(|&mv| is_named(mv))).or_else(|| {
        let index = text.parse().ok().filter(|_| is_tree)?;
        with_index(position, moves, index)
    })
}

fn with_index(position: &AnyGame, moves: &[AnyMove], index: usize) -> Option<AnyMove> {
    let is_meant = |mv: &AnyMove| position.move_index(*mv) == Some(index);
    // In the game's order the move has this index.
    moves.get(index).copied().filter(is_meant).or_else(|| moves.iter().copied().find(is_meant))
}

fn number(index: usize) -> u32 {
    u32::try_from(index).expect("nodes and moves are fewer than 2³²")
}
