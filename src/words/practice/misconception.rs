//! The misconceptions behind wrong answers: which one an answer shows, which ones a question tests, and the kind of
//! exercise that tests one again.
//!
//! Exercises are repeated by misconception, not by tree.

use super::generator::MctsWishes;
use super::mcts::run::ClosedMctsQuestion;
use super::mcts::{MctsError, MctsQuestionKind, judge_mcts};
use super::question::Question;
use super::reason::{AnswerError, CutTest, Facts, Verdict, judge};
use super::run::ClosedQuestion;
use poda_core::document::wishes::{CountRange, NumberRange, TreeWishes, WishedGame, Wishes};
use poda_core::document::{QuestionKind, QuestionKinds};
use poda_core::game::Game;
use poda_core::score::{Interval, Player, Score};
use poda_core::search::{Algorithm, Fail};
use poda_core::trace::NodeId;
use poda_core::trace::recording::Recording;
use poda_core::trace::sampled::tree::SampledTree;
use serde::{Deserialize, Serialize};
use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};
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
    /// The best move is wrong.
    BestMove,
    /// The choice among equal moves violates the rule.
    Tie,
    /// The value of the root is wrong.
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

/// The wishes for an exercise.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ExerciseWishes {
    /// An exercise on a search of the whole tree.
    Search(Wishes),
    /// An exercise on Monte Carlo tree search.
    Mcts(MctsWishes),
}

/// A set of misconceptions.
pub type Misconceptions = BTreeSet<Misconception>;

impl ExerciseWishes {
    /// Returns the wishes for a search of the whole tree, if the exercise is on one.
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

impl Misconception {
    /// All misconceptions.
    pub const ALL: &'static [Self] = Self::VARIANTS;

    /// Returns the stored name of the misconception. It never changes.
    pub fn name(self) -> &'static str {
        self.into()
    }

    /// Returns the wishes for an exercise in which this mistake can be made.
    pub fn wishes(self) -> ExerciseWishes {
        let (plain, plain_mcts) = (Wishes::default(), MctsWishes::default());
        let three_plies = Wishes { depth: Some(3), ..plain };
        let some = CountRange::at_least(1);
        let of_mcts = ExerciseWishes::Mcts;
        ExerciseWishes::Search(match self {
            Self::MissedCut => Wishes { shallow: CountRange::at_least(2), none_at_last_child: true, ..plain },
            // A few cutoffs. At the other nodes, the bound is nearly met, so that cutting everywhere is wrong.
            Self::ExcessCut => Wishes { shallow: CountRange { min: 1, max: Some(2) }, ..three_plies },
            Self::EqualityCut => Wishes { equal: some, ..plain },
            Self::BareNumber => Wishes { shallow: some, none_at_last_child: true, ..plain },
            Self::BoundSide | Self::WindowSide | Self::WindowValue | Self::Infinity => {
                Wishes { shallow: some, ..three_plies }
            }
            Self::WeakBound | Self::BackedUpValue => Wishes { algorithm: Algorithm::Minimax, ..three_plies },
            Self::LeafSum => Wishes { game: WishedGame::TicTacToe, ..plain },
            Self::Sign => Wishes { algorithm: Algorithm::NegamaxAlphaBeta, ..three_plies },
            Self::VisitOrder => Wishes { saves_subtree: some, ..three_plies },
            Self::BestMove | Self::RootValue => Wishes { careful_root: true, ..plain },
            // With fail-hard, a child of the root that is cut returns the score of the best one.
            Self::Tie => {
                let branching = NumberRange { min: 3, max: 3 };
                let game = WishedGame::Tree(TreeWishes { branching, ..TreeWishes::default() });
                Wishes { game, depth: Some(2), fail: Fail::Hard, shallow: CountRange::at_least(2), ..plain }
            }
            Self::MctsView => return of_mcts(MctsWishes { first: Player::Min, ..plain_mcts }),
            Self::MctsExploration => return of_mcts(MctsWishes { exploration: true, ..plain_mcts }),
            Self::MctsSum => return of_mcts(MctsWishes { near_tie: true, ..plain_mcts }),
            Self::MctsCounts => return of_mcts(MctsWishes { plies: 3, ..plain_mcts }),
            Self::MctsDecision => return of_mcts(plain_mcts),
        })
    }

    /// Returns the kinds of questions about a search of the whole tree in which this mistake is possible.
    pub fn question_kinds(self) -> QuestionKinds {
        let kinds: &[QuestionKind] = match self {
            Self::MissedCut | Self::ExcessCut | Self::EqualityCut => &[QuestionKind::Cut, QuestionKind::Next],
            Self::BareNumber | Self::WeakBound | Self::BoundSide => &[QuestionKind::Value, QuestionKind::Root],
            Self::BackedUpValue => &[QuestionKind::Value],
            Self::WindowSide | Self::WindowValue => &[QuestionKind::Bound],
            Self::Infinity => &[QuestionKind::Bound, QuestionKind::Value],
            Self::Sign => &[QuestionKind::Value, QuestionKind::Bound, QuestionKind::Root],
            Self::VisitOrder => &[QuestionKind::Next],
            Self::LeafSum => &[QuestionKind::Leaf],
            Self::BestMove | Self::Tie => &[QuestionKind::Best],
            Self::RootValue => &[QuestionKind::Root],
            Self::MctsView | Self::MctsExploration | Self::MctsSum | Self::MctsCounts | Self::MctsDecision => &[],
        };
        kinds.iter().copied().collect()
    }
}

impl MctsError {
    /// Returns the misconception that the error shows in a kind of question; `None` if the answer does not have the form
    /// of an answer to that kind.
    pub const fn misconception(self, kind: MctsQuestionKind) -> Option<Misconception> {
        Some(match self {
            Self::WrongForm => return None,
            Self::OtherView => Misconception::MctsView,
            Self::MeanAlone | Self::BonusAlone => Misconception::MctsExploration,
            Self::LaterTie if matches!(kind, MctsQuestionKind::Decide) => Misconception::MctsDecision,
            Self::LaterTie
            | Self::SmallerSum
            | Self::SwappedVisits
            | Self::CommonLogarithm
            | Self::NoRoot
            | Self::NoLogarithm
            | Self::NoConstant
            | Self::OtherChild
            | Self::WrongMean
            | Self::WrongBonus
            | Self::RoundedEarly
            | Self::WrongSum => Misconception::MctsSum,
            Self::NotCounted
            | Self::ResultLeftOut
            | Self::Reduced
            | Self::WrongVisits
            | Self::ResultForX
            | Self::WrongTotal => Misconception::MctsCounts,
            Self::OtherRule | Self::WorseMove => Misconception::MctsDecision,
        })
    }
}

/// Returns the misconceptions that a question about a Monte Carlo tree search tests. A right answer shows none of them.
pub fn tested_by_mcts(kind: MctsQuestionKind) -> Misconceptions {
    match kind {
        MctsQuestionKind::Select | MctsQuestionKind::Term => {
            [Misconception::MctsView, Misconception::MctsExploration, Misconception::MctsSum].into()
        }
        MctsQuestionKind::Backup => [Misconception::MctsView, Misconception::MctsCounts].into(),
        MctsQuestionKind::Decide => [Misconception::MctsDecision].into(),
    }
}

impl<M> Verdict<M> {
    /// Returns the misconception that the answer shows; `None` if it is right, was not attempted, or does not have the
    /// form of an answer to the question.
    pub fn misconception(&self) -> Option<Misconception> {
        Some(match self.error? {
            AnswerError::WrongForm | AnswerError::NotAChoice(_) => return None,
            AnswerError::NumberForBound(_) => Misconception::BareNumber,
            AnswerError::BoundForNumber(_) | AnswerError::TooWeak(_) => Misconception::WeakBound,
            AnswerError::WrongSide(_) => Misconception::BoundSide,
            AnswerError::WrongAddends | AnswerError::SwappedAddends => Misconception::LeafSum,
            AnswerError::WrongSign(_) => Misconception::Sign,
            AnswerError::OtherBound(_) => Misconception::WindowSide,
            AnswerError::OldBound(bound) if !bound.is_finite() => Misconception::Infinity,
            AnswerError::OldBound(_) | AnswerError::BoundOfNode(_) => Misconception::WindowValue,
            AnswerError::NotProved(answered)
            | AnswerError::ChildAlone(answered)
            | AnswerError::Rounded(answered)
            | AnswerError::Unweighted(answered)
            | AnswerError::WrongNumber(answered) => wrong_number(&self.facts, answered),
            AnswerError::MissedCut | AnswerError::PartialCut | AnswerError::EntersPruned(_) => {
                of_cut(self.facts.cut_test(), Misconception::MissedCut)
            }
            AnswerError::CanBePruned(_) => Misconception::MissedCut,
            AnswerError::NeverPruned(_) => Misconception::ExcessCut,
            AnswerError::CutTooMuch | AnswerError::CutAtTie => of_cut(self.facts.cut_test(), Misconception::ExcessCut),
            // If the search has no windows, leaving a node early is not a cut.
            AnswerError::LeavesTooEarly => match self.facts.cut_test() {
                Some(test) => of_cut(Some(test), Misconception::ExcessCut),
                None => Misconception::VisitOrder,
            },
            AnswerError::OutOfOrder(_) => Misconception::VisitOrder,
            AnswerError::LaterTie(_) => Misconception::Tie,
            AnswerError::WorseMove(..) | AnswerError::UnsearchedMove(_) => Misconception::BestMove,
        })
    }
}

/// Returns the misconceptions that first attempts show, with the number of times each occurs, the most frequent first.
pub fn shown_by<G: Game>(recording: &Recording<G>, outcomes: &[ClosedQuestion]) -> Vec<(Misconception, usize)> {
    counted(outcomes.iter().filter_map(|outcome| {
        let first = outcome.given.first().map(|answer| judge(recording, &outcome.question, answer));
        first?.misconception()
    }))
}

/// Returns the same for questions about a Monte Carlo tree search.
pub fn shown_by_mcts<G: Game>(
    recording: &SampledTree<G>,
    outcomes: &[ClosedMctsQuestion],
) -> Vec<(Misconception, usize)> {
    counted(outcomes.iter().filter_map(|ClosedMctsQuestion { question, given, .. }| {
        judge_mcts(recording, question, given.first()?).error?.misconception(question.kind)
    }))
}

/// Returns misconceptions with the number of times each occurs, the most frequent first.
fn counted(misconceptions: impl Iterator<Item = Misconception>) -> Vec<(Misconception, usize)> {
    let mut counts: BTreeMap<Misconception, usize> = BTreeMap::new();
    for misconception in misconceptions {
        *counts.entry(misconception).or_default() += 1;
    }
    let mut counts: Vec<_> = counts.into_iter().collect();
    counts.sort_by_key(|&(_, count)| Reverse(count));
    counts
}

impl Question {
    /// Returns the misconceptions that this question tests. A right answer shows none of them.
    pub fn tested_misconceptions<G: Game>(&self, recording: &Recording<G>) -> Misconceptions {
        let facts = self.facts(recording);
        let mut tested: Misconceptions = match &facts {
            Facts::Next { test: Some(test), .. } if test.cuts => [of_cut(Some(test), Misconception::MissedCut)].into(),
            Facts::Next { test: Some(test), .. } => {
                [of_cut(Some(test), Misconception::ExcessCut), Misconception::VisitOrder].into()
            }
            Facts::Next { test: None, .. } => [Misconception::VisitOrder].into(),
            Facts::Cut { test, .. } => {
                let of_other_scores = if test.cuts { Misconception::MissedCut } else { Misconception::ExcessCut };
                [of_cut(Some(test), of_other_scores)].into()
            }
            Facts::Leaf { .. } => [Misconception::LeafSum].into(),
            Facts::Value { proved, .. } => of_proof(*proved, Misconception::BackedUpValue),
            Facts::Bound { .. } | Facts::OutcomeWindow { .. } => {
                [Misconception::WindowSide, Misconception::WindowValue].into()
            }
            Facts::Best { best, score, .. } if has_other_tie(recording, best, *score) => {
                [Misconception::BestMove, Misconception::Tie].into()
            }
            Facts::Best { .. } => [Misconception::BestMove].into(),
            Facts::Ever { .. } => [Misconception::MissedCut, Misconception::ExcessCut].into(),
            Facts::Root { score, bound } => of_proof(Interval::of(*score, *bound), Misconception::RootValue),
        };
        if let Some(expected) = expected(&facts) {
            let negates = recording.config().algorithm.properties().counts_for_mover;
            if negates && expected.is_finite() && expected != Score::from(0) {
                tested.insert(Misconception::Sign);
            }
            let may_stay_open = matches!(&facts, Facts::Bound { before, .. } if !before.is_finite());
            if may_stay_open || !expected.is_finite() {
                tested.insert(Misconception::Infinity);
            }
        }
        tested
    }
}

/// Returns the misconception behind a wrong cut: the one about equality if the score equals the bound, and otherwise
/// `of_other_scores`.
fn of_cut(test: Option<&CutTest>, of_other_scores: Misconception) -> Misconception {
    if test.is_some_and(CutTest::is_tie) { Misconception::EqualityCut } else { of_other_scores }
}

/// Returns the misconceptions about the kind of proof, and the one about the value itself.
fn of_proof(proved: Interval, of_value: Misconception) -> Misconceptions {
    if proved.is_exact() {
        [Misconception::WeakBound, of_value].into()
    } else {
        [Misconception::BareNumber, Misconception::BoundSide, of_value].into()
    }
}

/// Returns the number that a question asks for; `None` if it asks for a node, or for an interval with two ends.
fn expected(facts: &Facts) -> Option<Score> {
    match *facts {
        Facts::Leaf { score }
        | Facts::Root { score, .. }
        | Facts::Bound { after: score, .. }
        | Facts::OutcomeWindow { after: score, .. } => Some(score),
        Facts::Value { proved, .. } => number(proved),
        Facts::Next { .. } | Facts::Cut { .. } | Facts::Best { .. } | Facts::Ever { .. } => None,
    }
}

/// Returns the only number of an interval: the value, or the end of a bound.
fn number(proved: Interval) -> Option<Score> {
    proved.as_bound().map(|(number, _)| number)
}

/// Returns the misconception behind a wrong number.
fn wrong_number(facts: &Facts, answered: Interval) -> Misconception {
    if let (Some(expected), Some(answered)) = (expected(facts), number(answered))
        && expected.is_finite() != answered.is_finite()
    {
        return Misconception::Infinity;
    }
    match facts {
        Facts::Leaf { .. } => Misconception::LeafSum,
        Facts::Bound { .. } | Facts::OutcomeWindow { .. } => Misconception::WindowValue,
        Facts::Root { .. } => Misconception::RootValue,
        Facts::Value { .. } | Facts::Next { .. } | Facts::Cut { .. } | Facts::Best { .. } | Facts::Ever { .. } => {
            Misconception::BackedUpValue
        }
    }
}

/// Returns whether a move returned the root's score and is not accepted as best.
fn has_other_tie<G: Game>(recording: &Recording<G>, best: &[NodeId], score: Score) -> bool {
    let trace = recording.trace();
    trace.children(NodeId::ROOT).any(|child| !best.contains(&child) && trace.score_for_parent(child) == Some(score))
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
