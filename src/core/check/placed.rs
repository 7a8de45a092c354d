//! Locates each node of a run in the game: the move that led to it, the side to move, and values and windows from MAX's
//! view.

use super::known_tree::known_tree;
use super::ordered::Orders;
use super::view::{LeavesFit, view_of};
use crate::game::any::{AnyGame, AnyMove};
use crate::game::played_game::legal_moves;
use crate::game::{Game, GameView};
use crate::run::{ReportedMove, ReportedNode, ReportedView, Run};
use crate::score::{Payoffs, Player, Score, Turn};
use std::borrow::Cow;
use std::collections::{BTreeMap, HashSet};
use std::sync::Arc;

/// A located node of a run. Values and bounds are from MAX's view.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PlacedNode {
    /// The move that led here; `None` at the root.
    pub via: Option<AnyMove>,
    /// The side to move by the rules of the game.
    pub player: Player,
    /// The reported side to move.
    pub side: Option<Turn>,
    /// The reported player to move, among several.
    pub mover: Option<u8>,
    /// The reported α on entering the node.
    pub alpha: Option<Score>,
    /// The reported β on entering the node.
    pub beta: Option<Score>,
    /// The value that the node returned.
    pub value: Option<Score>,
    /// The best move reported when an inner node was left.
    pub best: Option<ReportedBest>,
    /// The number of its moves; 0 if no child was entered.
    pub moves: u32,
}

/// The best move that a program reports for a node.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ReportedBest {
    /// The move; `None` if the node has no such move.
    pub mv: Option<AnyMove>,
    /// The child that was entered last by it.
    pub child: Option<u32>,
    /// The value that the program's own search of this move returned last, from MAX's view.
    pub value: Option<Score>,
}

/// An event of a run, with the index of the node.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RunEvent {
    Enter(u32),
    Leave(u32),
}

/// A run located in the game.
#[derive(Clone, Debug)]
pub struct PlacedRun {
    /// The nodes, up to the first that cannot be located.
    pub nodes: Vec<PlacedNode>,
    /// The vectors that nodes returned, in a search of several players.
    pub payoffs: BTreeMap<usize, Payoffs>,
    /// The first node that was entered by a move that the game does not have.
    pub lost: Option<usize>,
    /// The events in order. The last event enters the lost node, if there is one.
    pub events: Vec<RunEvent>,
    /// The indices of the events with which the searches begin.
    pub starts: Vec<usize>,
    /// The orders of moves that differ from the game's.
    pub orders: Arc<Orders>,
    /// The view in which the run reports its values.
    pub view: ReportedView,
}

impl PlacedRun {
    /// Locates the nodes of a run whose searches begin at `root`.
    pub fn new(run: &Run, root: &AnyGame) -> Self {
        let mut placed = Self {
            nodes: Vec::new(),
            payoffs: run.payoffs.clone(),
            lost: None,
            events: Vec::new(),
            starts: Vec::new(),
            orders: Arc::default(),
            view: ReportedView::Max,
        };
        let mut leaves = LeavesFit::UNKNOWN;
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
            if let (true, Some(value)) = (run.is_leaf(at), told.value)
                && position.can_be_evaluated()
            {
                leaves.add(position.to_move(), value, position.evaluate().score());
            }
            placed.nodes.push(PlacedNode::new(told, position.to_move(), via));
            placed.events.push(RunEvent::Enter(number(at)));
            open.push(UnfinishedNode { node: at, position, moves: Vec::new(), entered: Vec::new() });
        }
        while let Some(last) = open.pop() {
            if placed.lost.is_none() {
                placed.close(run, &last, &mut orders);
            } else {
                orders.add(run, &last.position, last.node, &last.moves, &last.entered);
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
        let players: Vec<Player> = placed.nodes.iter().map(|node| node.player).collect();
        placed.view = view_of(run, &players, leaves);
        if placed.view == ReportedView::Mover {
            placed.turn(&players);
        }
        placed
    }

    /// Returns the same run with its values and windows read in the other view.
    pub fn in_other_view(&self) -> Self {
        let players: Vec<Player> = self.nodes.iter().map(|node| node.player).collect();
        let view = match self.view {
            ReportedView::Max => ReportedView::Mover,
            ReportedView::Mover => ReportedView::Max,
        };
        let mut other = Self { view, ..self.clone() };
        other.turn(&players);
        other
    }

    /// Turns values and windows from the view of the side to move to MAX's, or back.
    fn turn(&mut self, players: &[Player]) {
        let turned = |score: Option<Score>| score.map(|score| -score);
        for node in &mut self.nodes {
            if node.player == Player::Min {
                (node.alpha, node.beta, node.value) = (turned(node.beta), turned(node.alpha), turned(node.value));
            }
            if let Some(best) = &mut node.best {
                let of_min = best.child.is_some_and(|child| players[child as usize] == Player::Min);
                best.value = if of_min { turned(best.value) } else { best.value };
            }
        }
    }

    fn close(&mut self, run: &Run, open: &UnfinishedNode, orders: &mut Orders) {
        let last = self.last_visits(run, open).unwrap_or_default();
        let is_in_order = !last.is_empty() && last.iter().zip(&open.moves).all(|(last, mv)| last == mv);
        // A search that probes some of the children first tries all of them in order afterwards.
        let entered = if is_in_order { &last } else { &open.entered };
        orders.add(run, &open.position, open.node, &open.moves, entered);
        if let Some(told) = run.nodes[open.node].best.filter(|_| !open.moves.is_empty()) {
            let mv = resolve(run, &open.position, &open.moves, 0, told);
            let child = run.children(open.node).filter(|&child| self.nodes[child].via == mv).last();
            let value = child.and_then(|child| self.nodes[child].value);
            self.nodes[open.node].best = Some(ReportedBest { mv, child: child.map(number), value });
        }
        if run.nodes[open.node].left.is_some() {
            self.events.push(RunEvent::Leave(number(open.node)));
        }
    }

    /// Returns the moves to the children of a node in the order in which each was entered for the last time; `None` if
    /// each was entered once.
    fn last_visits(&self, run: &Run, open: &UnfinishedNode) -> Option<Vec<AnyMove>> {
        let visits: Vec<AnyMove> = run.children(open.node).filter_map(|child| self.nodes[child].via).collect();
        if visits.len() <= open.entered.len() {
            return None;
        }
        let mut seen = HashSet::new();
        let mut last: Vec<AnyMove> = visits.into_iter().rev().filter(|mv| seen.insert(*mv)).collect();
        last.reverse();
        Some(last)
    }

    pub fn events_of(&self, search: usize) -> &[RunEvent] {
        let end = self.starts.get(search + 1).copied().unwrap_or(self.events.len());
        &self.events[self.starts[search]..end]
    }

    /// Returns whether both bounds were reported for every inner node, and for at least one node.
    pub fn has_windows(&self, run: &Run) -> bool {
        let is_told =
            |(at, node): (usize, &PlacedNode)| run.is_leaf(at) || (node.alpha.is_some() && node.beta.is_some());
        self.nodes.iter().enumerate().all(is_told) && self.nodes.iter().any(|node| node.alpha.is_some())
    }

    /// Returns the moves from the root to a located node.
    pub fn line(&self, run: &Run, node: usize) -> Vec<AnyMove> {
        let above = std::iter::successors(Some(node), |&at| run.nodes[at].parent.map(|parent| parent as usize));
        let mut line: Vec<_> = above.filter_map(|at| self.nodes.get(at)?.via).collect();
        line.reverse();
        line
    }
}

impl PlacedNode {
    fn new(told: &ReportedNode, player: Player, via: Option<AnyMove>) -> Self {
        let ReportedNode { alpha, beta, value, .. } = *told;
        Self { via, player, side: told.side, mover: told.mover, alpha, beta, value, best: None, moves: 0 }
    }
}

/// Returns the position at a located node of a run.
pub(super) fn position_at(placed: &PlacedRun, root: &AnyGame, run: &Run, node: usize) -> AnyGame {
    placed.line(run, node).into_iter().fold(root.clone(), |position, mv| position.after(mv))
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
    fn move_told(&mut self, run: &Run, told: Option<ReportedMove>, has_known_tree: bool) -> Option<AnyMove> {
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
    told: ReportedMove,
) -> Option<AnyMove> {
    let is_tree = position.is_explicit_tree();
    if let (true, ReportedMove::Number(index)) = (is_tree, told) {
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
        let index = plain_move(&text).parse().ok().filter(|_| is_tree);
        let indexed = index.and_then(|index| with_index(position, moves, index));
        // A list of two numbers is the same move as a pair of them.
        let is_same = |&mv: &AnyMove| {
            let name = position.move_label(mv).map_or_else(|| position.move_name(mv).into(), Cow::Borrowed);
            plain_move(&name) == plain_move(&text)
        };
        indexed.or_else(|| moves.iter().copied().find(is_same))
    })
}

/// Returns a move without brackets, quotation marks and spaces.
fn plain_move(text: &str) -> String {
    text.chars().filter(|c| !matches!(c, '(' | ')' | '[' | ']' | '\'' | '"' | ' ')).collect()
}

fn with_index(position: &AnyGame, moves: &[AnyMove], index: usize) -> Option<AnyMove> {
    let is_meant = |mv: &AnyMove| position.move_index(*mv) == Some(index);
    // In the game's order the move has this index.
    moves.get(index).copied().filter(is_meant).or_else(|| moves.iter().copied().find(is_meant))
}

pub(super) fn number(index: usize) -> u32 {
    u32::try_from(index).expect("nodes and moves are fewer than 2³²")
}
