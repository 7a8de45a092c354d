//! A node that a run has entered and not left, with what has become known there.

use super::comparing::{Difference, ExpectedAction, ExpectedState};
use crate::game::Game;
use crate::game::any::{AnyGame, AnyMove};
use crate::score::{CutOn, Interval, Player, Score, Window};
use crate::search::Leaf;
use std::collections::HashMap;

/// A child of an open node that has been left.
pub(super) struct LeftChild {
    pub mv: AnyMove,
    pub proved: Interval,
}

/// The child that was searched last, by a window that did not have to tell its value.
pub(super) struct Scout {
    pub mv: AnyMove,
    pub value: Score,
    pub proved: Interval,
    /// The parent's window and best score before it.
    pub open: Window,
    pub best: Option<(Score, Option<AnyMove>)>,
}

/// A node that has been entered and not left.
pub(super) struct OpenNode {
    pub node: usize,
    pub position: AnyGame,
    /// The numbers by which the position is found again.
    pub numbers: Vec<u64>,
    /// The moves in the order in which they are tried; none at a leaf.
    pub moves: Vec<AnyMove>,
    pub leaf: Option<Leaf>,
    /// The window that it was handed.
    pub window: Window,
    /// The same, narrowed by what is remembered of the position.
    pub remembered: Window,
    /// The same, narrowed by the values of the children.
    pub open: Window,
    /// The narrowest window that the program may have had now, if no window was told: narrowed by all that was proved
    /// of this position and of those above.
    pub narrowest: Option<Window>,
    /// Whether a child's window has shown what is remembered.
    pub is_shown: bool,
    pub best: Option<(Score, Option<AnyMove>)>,
    pub left: Vec<LeftChild>,
    /// Of each move, whether its child is among them.
    pub is_left: HashMap<AnyMove, bool>,
    /// How many of the first moves have been left, at least.
    pub first_left: usize,
    /// The move that was entered last.
    pub last: Option<AnyMove>,
    pub scout: Option<Scout>,
    /// What a scout has proved of the child that is being searched again.
    pub scouted: Option<Interval>,
    /// Whether the node is a scout of its parent, or searched again after one.
    pub is_scouted: bool,
    pub is_limited: bool,
}

impl OpenNode {
    pub fn player(&self) -> Player {
        self.position.to_move()
    }

    pub fn is_closed(&self, cut_on: CutOn) -> bool {
        self.best.is_some_and(|(best, _)| self.open.is_closed_by(self.player(), best, cut_on))
    }

    /// Returns whether the program may have stopped here because of what it remembers, which its windows do not show.
    pub fn may_be_closed_by_memory(&self, cut_on: CutOn) -> bool {
        let is_closed = |window: Window, best| window.is_closed_by(self.player(), best, cut_on);
        self.best.zip(self.narrowest).is_some_and(|((best, _), window)| is_closed(window, best))
    }

    pub fn is_left(&self, mv: AnyMove) -> bool {
        self.is_left.get(&mv).copied().unwrap_or_default()
    }

    pub fn can_enter(&self, mv: AnyMove) -> bool {
        self.is_left.get(&mv) == Some(&false)
    }

    /// Returns the first move whose child has not been left. Another look at it begins where this one ends, however
    /// many moves there are.
    pub fn next(&mut self) -> Option<AnyMove> {
        let left = self.moves[self.first_left..].iter().take_while(|&&mv| self.is_left(mv)).count();
        self.first_left += left;
        self.moves.get(self.first_left).copied()
    }

    pub fn leave_child(&mut self, mv: AnyMove, proved: Interval) {
        self.left.push(LeftChild { mv, proved });
        self.is_left.insert(mv, true);
    }

    /// Takes back that a child has been left, one of the last.
    pub fn enter_again(&mut self, mv: AnyMove) {
        if let Some(at) = self.left.iter().rposition(|child| child.mv == mv) {
            self.left.remove(at);
        }
        self.is_left.insert(mv, false);
        let before = self.moves[..self.first_left].iter().rposition(|&other| other == mv);
        self.first_left = before.unwrap_or(self.first_left);
    }

    pub fn differs(&self, expected: ExpectedAction) -> Difference {
        let best = self.best.map(|(best, _)| best);
        let (player, open, leaf) = (self.player(), self.open, self.leaf);
        let state = ExpectedState { player, open, best, leaf, ..ExpectedState::UNKNOWN };
        Difference { node: Some(self.node), expected, state }
    }
}
