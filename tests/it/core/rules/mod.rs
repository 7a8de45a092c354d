//! The rules of every game against a second, slow and plain version of them, along random games.
//!
//! The slow versions keep boards as letters and lists, move one seed at a time and look for lines cell by cell.

mod chance;
mod grids;
mod only;
mod piles;
mod sowing;

use poda::game::{Game, GameView, Outcome};
use poda::score::{Interval, Player, Score, Turn};
use proptest::prelude::*;
use proptest::sample::Index;
use std::collections::HashMap;
use std::fmt::Debug;
use std::hash::Hash;

/// A position under the slow rules. Two are equal exactly if the same game continues from both.
trait SlowRules: Clone + Eq + Hash + Debug {
    type Move: Clone;

    fn to_move(&self) -> Player;
    /// Each legal move with its name, in the order in which moves are tried.
    fn moves(&self) -> Vec<(String, Self::Move)>;
    fn after(&self, mv: &Self::Move) -> Self;
    /// What the position is worth by the evaluation function, and how the game has ended.
    fn score(&self) -> Score;
    fn outcome(&self) -> Option<Outcome>;

    fn is_over(&self) -> bool {
        self.outcome().is_some()
    }

    /// Whose turn it is, and the weight of a move where it is chance's.
    fn turn(&self) -> Turn {
        self.to_move().into()
    }

    fn weight(&self, _mv: &Self::Move) -> i128 {
        1
    }
}

fn legal_moves<G: Game>(position: &G) -> Vec<G::Move> {
    let mut moves = Vec::new();
    position.legal_moves(&mut moves);
    moves
}

/// The outcome in which the player with the greater count has won.
fn outcome_of(max: i64, min: i64) -> Outcome {
    match max - min {
        0 => Outcome::Drawn,
        1.. => Outcome::Won(Player::Max),
        _ => Outcome::Won(Player::Min),
    }
}

/// Checks one position: whose turn it is, what is legal, and what it is worth.
fn check_position<G: GameView + Debug, S: SlowRules>(fast: &G, slow: &S) -> Result<(), TestCaseError> {
    let names: Vec<_> = legal_moves(fast).into_iter().map(|mv| fast.move_name(mv)).collect();
    let expected: Vec<_> = slow.moves().into_iter().map(|(name, _)| name).collect();
    prop_assert_eq!(&names, &expected, "{:?}", slow);
    if !names.is_empty() {
        prop_assert_eq!((fast.to_move(), fast.turn()), (slow.to_move(), slow.turn()), "{:?}", slow);
    }
    let weights: Vec<_> = legal_moves(fast).into_iter().map(|mv| i128::from(fast.weight(mv))).collect();
    let expected: Vec<_> = slow.moves().iter().map(|(_, mv)| slow.weight(mv)).collect();
    prop_assert_eq!(weights, expected, "{:?}", slow);
    prop_assert_eq!(fast.evaluate().score(), slow.score(), "{:?}", slow);
    prop_assert_eq!(fast.outcome(), slow.outcome(), "{:?}", slow);
    prop_assert_eq!(names.is_empty(), slow.is_over(), "{:?}", slow);
    let Interval { low, high } = fast.bounds();
    prop_assert!(low <= slow.score() && slow.score() <= high, "{:?}", slow);
    Ok(())
}

/// Plays one random game by both rules, and looks at each position, at each that follows from it, and at which of them
/// have one key.
fn check_game<G: GameView + Debug, S: SlowRules>(fast: G, slow: S, moves: &[Index]) -> Result<(), TestCaseError> {
    let (mut fast, mut slow) = (fast, slow);
    let (mut keys, mut states) = (HashMap::new(), HashMap::new());
    for index in moves {
        check_position(&fast, &slow)?;
        prop_assert_eq!(fast.key().key(), fast.key());
        prop_assert_eq!(legal_moves(&fast.key()), legal_moves(&fast));
        let next: Vec<_> = legal_moves(&fast).into_iter().map(|mv| fast.after(mv)).zip(slow.moves()).collect();
        for (fast, (_, mv)) in &next {
            let slow = slow.after(mv);
            check_position(fast, &slow)?;
            prop_assert_eq!(keys.entry(fast.key()).or_insert_with(|| slow.clone()), &slow);
            prop_assert_eq!(states.entry(slow).or_insert_with(|| fast.key()), &fast.key());
        }
        if next.is_empty() {
            break;
        }
        let chosen = index.index(next.len());
        slow = slow.after(&next[chosen].1.1);
        fast = next[chosen].0.clone();
    }
    Ok(())
}

fn some_moves() -> impl Strategy<Value = Vec<Index>> {
    proptest::collection::vec(any::<Index>(), 0..70)
}
