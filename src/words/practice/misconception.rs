//! The misconceptions behind wrong answers, and the kind of exercise that tests one again.
//!
//! Exercises are repeated by misconception, not by tree.

use super::generator::MctsWishes;
use poda_core::document::wishes::{CountRange, NumberRange, TreeWishes, WishedGame, Wishes};
use poda_core::score::Player;
use poda_core::search::{Algorithm, Fail};
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;
use strum::{EnumString, IntoStaticStr, VariantArray};

/// A misconception behind wrong answers.
#[derive(
    Clone,
    Copy,
    Debug,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Hash,
    EnumString,
    IntoStaticStr,
    VariantArray,
    Serialize,
    Deserialize,
)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum Misconception {
    /// A cut is missing although the window has closed.
    MissedCut,
    /// Branches were cut although the window is open.
    ExcessCut,
    /// A cut, or its absence, violates the rule for a value that equals the bound.
    EqualityCut,
    /// A number was answered where only a bound is proved.
    BareNumber,
    /// A bound was answered where more is proved, such as the number itself.
    WeakBound,
    /// `≤` and `≥` were confused.
    BoundSide,
    /// The value of a node was backed up wrongly, such as the maximum at a MIN node.
    BackedUpValue,
    /// α and β were confused.
    WindowSide,
    /// The number of the bound that changes is wrong.
    WindowValue,
    /// The window was left open where a number is known, or a number and an infinity were confused.
    Infinity,
    /// The number has the wrong sign, such as the mover's view instead of MAX's.
    Sign,
    /// The order in which the nodes are visited is wrong.
    VisitOrder,
    /// The evaluation of a leaf was summed wrongly.
    LeafSum,
    BestMove,
    /// The choice among equal moves violates the rule.
    Tie,
    RootValue,
    /// In Monte Carlo tree search, the mean or a result was counted for the wrong player.
    MctsView,
    /// The bonus for less explored children, or the mean, was ignored.
    MctsExploration,
    /// The sum of mean and bonus was computed wrongly.
    MctsSum,
    /// The counts w/n of a node were updated wrongly.
    MctsCounts,
    /// The final decision is wrong.
    MctsDecision,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ExerciseWishes {
    /// An exercise on a depth-first search.
    Search(Wishes),
    /// An exercise on Monte Carlo tree search.
    Mcts(MctsWishes),
}

pub type Misconceptions = BTreeSet<Misconception>;

impl ExerciseWishes {
    /// Returns the wishes for a depth-first search, if the exercise is on one.
    pub const fn of_search(self) -> Option<Wishes> {
        match self {
            Self::Search(wishes) => Some(wishes),
            Self::Mcts(_) => None,
        }
    }

    /// Returns the wishes for a Monte Carlo tree search, if the exercise is on one.
    pub const fn of_mcts(self) -> Option<MctsWishes> {
        match self {
            Self::Search(_) => None,
            Self::Mcts(wishes) => Some(wishes),
        }
    }
}

impl From<Wishes> for ExerciseWishes {
    fn from(wishes: Wishes) -> Self {
        Self::Search(wishes)
    }
}

impl From<MctsWishes> for ExerciseWishes {
    fn from(wishes: MctsWishes) -> Self {
        Self::Mcts(wishes)
    }
}

impl Misconception {
    pub const ALL: &'static [Self] = Self::VARIANTS;

    /// Returns the stored name of the misconception. It never changes.
    pub fn name(self) -> &'static str {
        self.into()
    }

    /// Returns the wishes for an exercise in which this mistake can be made.
    pub fn wishes(self) -> ExerciseWishes {
        let (plain, sampled) = (Wishes::default(), MctsWishes::default());
        let three_plies = Wishes { depth: Some(3), ..plain };
        let some = CountRange::at_least(1);
        match self {
            Self::MissedCut => Wishes { shallow: CountRange::at_least(2), none_at_last_child: true, ..plain }.into(),
            // A few cutoffs. At the other nodes, the bound is nearly met, so that cutting everywhere is wrong.
            Self::ExcessCut => Wishes { shallow: CountRange { min: 1, max: Some(2) }, ..three_plies }.into(),
            Self::EqualityCut => Wishes { equal: some, ..plain }.into(),
            Self::BareNumber => Wishes { shallow: some, none_at_last_child: true, ..plain }.into(),
            Self::BoundSide | Self::WindowSide | Self::WindowValue | Self::Infinity => {
                Wishes { shallow: some, ..three_plies }.into()
            }
            Self::WeakBound | Self::BackedUpValue => Wishes { algorithm: Algorithm::Minimax, ..three_plies }.into(),
            Self::LeafSum => Wishes { game: WishedGame::TicTacToe, ..plain }.into(),
            Self::Sign => Wishes { algorithm: Algorithm::NegamaxAlphaBeta, ..three_plies }.into(),
            Self::VisitOrder => Wishes { saves_subtree: some, ..three_plies }.into(),
            Self::BestMove | Self::RootValue => Wishes { careful_root: true, ..plain }.into(),
            // With fail-hard, a child of the root that is cut returns the score of the best one.
            Self::Tie => {
                let branching = NumberRange { min: 3, max: 3 };
                let game = WishedGame::Tree(TreeWishes { branching, ..TreeWishes::default() });
                Wishes { game, depth: Some(2), fail: Fail::Hard, shallow: CountRange::at_least(2), ..plain }.into()
            }
            Self::MctsView => MctsWishes { first: Player::Min, ..sampled }.into(),
            Self::MctsExploration => MctsWishes { exploration: true, ..sampled }.into(),
            Self::MctsSum => MctsWishes { near_tie: true, ..sampled }.into(),
            Self::MctsCounts => MctsWishes { plies: 3, ..sampled }.into(),
            Self::MctsDecision => sampled.into(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_misconception_is_stored_by_a_word_of_its_own() {
        for &misconception in Misconception::ALL {
            assert_eq!(misconception.name().parse(), Ok(misconception));
        }
        assert!("Tie".parse::<Misconception>().is_err());
        assert_eq!(Misconception::BackedUpValue.name(), "backed-up-value");
    }
}
