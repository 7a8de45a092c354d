//! The rules of a game, as far as a search needs them: the trait [`Game`].
//!
//! Does not define how a position is drawn or what its moves are called: that is [`GameView`](super::GameView).

use super::evaluation::Evaluation;
use super::players::Players;
use crate::score::{Interval, Payoffs, Player, Score, Turn};
use std::fmt::Debug;
use std::hash::Hash;

/// A position of a two-player game of perfect information, with its rules and its evaluation function. The rules may
/// include chance: a die whose outcome no player knows before it is rolled, and both know afterwards.
///
/// Positions are values: [`after`](Self::after) returns a new one, so a move is never undone. Two positions may be
/// equal only if everything that can follow is equal, because a transposition table uses one for the other.
pub trait Game: Clone + Eq + Hash {
    /// A move. It is small and is copied freely.
    type Move: Copy + Eq + Hash + Debug;

    /// Returns the player to move. The same player may move twice in a row. If it is [chance's turn](Self::turn),
    /// returns a player whose turn it is once chance has decided.
    fn to_move(&self) -> Player;

    /// Returns whose turn it is. If it is chance's turn, the [legal moves](Self::legal_moves) are the outcomes, each
    /// with its [weight](Self::weight).
    fn turn(&self) -> Turn {
        Turn::Player(self.to_move())
    }

    /// Returns whether it may be chance's turn in this position or after it.
    fn has_chance(&self) -> bool {
        false
    }

    /// Returns whether this position or one after it may be worth a fraction that no decimal represents. A plain search
    /// of a game without fractions compares numbers, which is faster, and panics if it meets a fraction.
    fn has_fractions(&self) -> bool {
        self.has_chance()
    }

    /// Returns the weight of a chance move, 1 or more. Its probability is the weight divided by the sum of all weights.
    fn weight(&self, _mv: Self::Move) -> u32 {
        1
    }

    /// Returns the interval in which all results of [`evaluate`](Self::evaluate) are known to lie, from this position
    /// on.
    fn bounds(&self) -> Interval {
        Interval::UNKNOWN
    }

    /// Returns the least and the greatest value with which a game can end from this position on. A value beyond them,
    /// such as the +∞ of a win, counts as the nearer one: a game that is only won, lost or drawn returns −1 and 1. A
    /// search that adds results up needs finite bounds.
    fn result_bounds(&self) -> Interval {
        self.bounds()
    }

    /// Returns the bounds of the results and of the evaluations of positions in which the game is not over.
    fn estimate_bounds(&self) -> Interval {
        self.result_bounds()
    }

    /// Extends `moves` by the legal moves, in the order in which a search tries them. The game is over in a position
    /// without legal moves.
    fn legal_moves(&self, moves: &mut impl Extend<Self::Move>);

    /// Returns whether there is a legal move, without storing the moves, of which there may be thousands.
    fn has_moves(&self) -> bool {
        let mut moves = IsAny(false);
        self.legal_moves(&mut moves);
        moves.0
    }

    /// Returns the position after a legal move. For an illegal move the result is unspecified, and the function may
    /// panic.
    #[must_use]
    fn after(&self, mv: Self::Move) -> Self;

    /// Returns the static evaluation, from MAX's side: the outcome if the game is over, otherwise an estimate.
    fn evaluate(&self) -> Evaluation;

    /// Returns whether [`evaluate`](Self::evaluate) is meaningful here. If not, a search continues even at its depth
    /// limit.
    fn can_be_evaluated(&self) -> bool {
        true
    }

    /// Returns whether [`evaluate`](Self::evaluate) returns 0 for every position in which the game is not over, because
    /// it only scores outcomes.
    fn evaluates_only_outcomes(&self) -> bool {
        false
    }

    /// Returns whether `score` is in the range of the evaluation function: a number that it can return for some
    /// position of the game.
    fn can_evaluate_to(&self, _score: Score) -> bool {
        true
    }

    /// Returns the position without the parts that only record how it came about. The keys of two positions are equal
    /// exactly if the same game continues from both. Transposition tables store keys.
    #[must_use]
    fn key(&self) -> Self {
        self.clone()
    }

    /// Returns the representative of the position among all its rotations and mirror images. It is equal for two
    /// positions exactly if a symmetry of the board maps one to the other. Returns `None` in a game whose board has no
    /// symmetry.
    fn canonical(&self) -> Option<Self> {
        None
    }

    /// Returns the number of the position among all positions of a game that is stored as a whole. Two positions of one
    /// such game have the same number exactly if they are the same: of a tree, if they are the same node, or nodes with
    /// the same board from which the same moves lead to the same positions. A transposition table then stores numbers, which take
    /// less memory than positions.
    fn stored_index(&self) -> Option<u32> {
        None
    }

    /// Returns the bytes that the position occupies on the heap, in addition to its own size. A transposition table
    /// counts them.
    fn heap_bytes(&self) -> usize {
        0
    }

    /// Returns the players if each has [payoffs](Self::payoffs) of their own. To searches for two players such a game
    /// is shown from the view of the player who moves first, whose payoff is the score: this player is MAX, and all
    /// others are MIN.
    fn players(&self) -> Option<&Players> {
        None
    }

    /// Returns the index of the player to move among all players, MAX before MIN. At a chance node, it is a player who
    /// may move once chance has decided.
    fn mover(&self) -> usize {
        self.to_move() as usize
    }

    /// Returns the static evaluation for each player.
    fn payoffs(&self) -> Payoffs {
        let score = self.evaluate().score();
        Payoffs::new(&[score, -score])
    }

    /// Returns the counts of a search that has come to this position before, if the position is in the middle of one
    /// that counts visits.
    fn counts(&self) -> Option<Counts> {
        None
    }

    /// Returns how promising a move is before it has been tried, if the position says so: a finite number of 0 or more,
    /// compared with those of the other moves. [`priors`](crate::search::mcts::priors) makes them add up to 1.
    fn prior(&self, _mv: Self::Move) -> Option<Score> {
        None
    }

    /// Returns whether the tree below is stored as a whole rather than generated by rules, so that the parts that a
    /// search never visits are known too and small enough to be shown.
    fn is_explicit_tree(&self) -> bool {
        false
    }
}

/// The counts of a node in the middle of a search that counts visits and adds their results up.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Counts {
    /// The number of iterations through the node, 1 or more, written n.
    pub visits: u32,
    /// The sum of their results from MAX's side, each from 0 to 1, written w.
    pub wins: f64,
    /// Whether the game goes on below the node although nothing is known of it.
    pub is_open: bool,
    /// Whether the author of the tree counts for the player who has moved to the node: n less `wins` if that is MIN.
    pub for_mover: bool,
}

/// A list of moves that only records whether a move was added.
struct IsAny(bool);

impl<Item> Extend<Item> for IsAny {
    fn extend<Items: IntoIterator<Item = Item>>(&mut self, items: Items) {
        self.0 = self.0 || items.into_iter().next().is_some();
    }
}
