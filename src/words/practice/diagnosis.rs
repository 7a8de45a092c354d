//! Which kinds of mistakes a question tests, and which of them a wrong answer is.

use super::mistake_kind::{MistakeKind, MistakeKinds};
use super::question::Question;
use super::reason::{CutTest, Facts, Reason, Slip};
use poda_core::game::Game;
use poda_core::score::{Interval, Score};
use poda_core::trace::NodeId;
use poda_core::trace::recording::Recording;

impl Reason {
    /// Returns the kind of mistake that the answer is. `None` if it is right, was not attempted, or is no answer to the question at
    /// all.
    #[must_use]
    pub fn mistake_kind(&self) -> Option<MistakeKind> {
        Some(match self.slip? {
            Slip::WrongForm | Slip::NotAChoice(_) => return None,
            Slip::NumberForBound(_) => MistakeKind::BareNumber,
            Slip::BoundForNumber(_) | Slip::TooWeak(_) => MistakeKind::WeakBound,
            Slip::WrongSide(_) => MistakeKind::BoundSide,
            Slip::WrongAddends | Slip::SwappedAddends => MistakeKind::LeafSum,
            Slip::WrongSign(_) => MistakeKind::Sign,
            Slip::OtherBound(_) => MistakeKind::WindowSide,
            Slip::OldBound(bound) if !bound.is_finite() => MistakeKind::Infinity,
            Slip::OldBound(_) => MistakeKind::WindowValue,
            Slip::NotProved(answered) | Slip::ChildAlone(answered) | Slip::WrongNumber(answered) => {
                wrong_number(&self.facts, answered)
            }
            Slip::MissedCut | Slip::PartialCut | Slip::EntersPruned(_) => {
                of_cut(self.facts.cut_test(), MistakeKind::MissedCut)
            }
            Slip::CutTooMuch | Slip::CutAtTie => of_cut(self.facts.cut_test(), MistakeKind::ExcessCut),
            // Where nothing is pruned, leaving a node early is no cut.
            Slip::LeavesTooEarly => match self.facts.cut_test() {
                Some(test) => of_cut(Some(test), MistakeKind::ExcessCut),
                None => MistakeKind::VisitOrder,
            },
            Slip::OutOfOrder(_) => MistakeKind::VisitOrder,
            Slip::LaterTie(_) => MistakeKind::Tie,
            Slip::WorseMove(..) | Slip::UnsearchedMove(_) => MistakeKind::BestMove,
        })
    }
}

impl Question {
    /// Returns the kinds of mistakes that can be made at this question: a right answer shows that none of them was made.
    #[must_use]
    pub fn tested_kinds<G: Game>(&self, recording: &Recording<G>) -> MistakeKinds {
        let facts = self.facts(recording);
        let mut kinds: MistakeKinds = match &facts {
            Facts::Next { test: Some(test), .. } if test.cuts => {
                [of_cut(Some(test), MistakeKind::MissedCut)].into_iter().collect()
            }
            Facts::Next { test, .. } => {
                let of_leaving = test.as_ref().map(|test| of_cut(Some(test), MistakeKind::ExcessCut));
                of_leaving.into_iter().chain([MistakeKind::VisitOrder]).collect()
            }
            Facts::Cut { test, .. } => {
                let of_other_scores = if test.cuts { MistakeKind::MissedCut } else { MistakeKind::ExcessCut };
                [of_cut(Some(test), of_other_scores)].into_iter().collect()
            }
            Facts::Leaf { .. } => [MistakeKind::LeafSum].into_iter().collect(),
            Facts::Value { proved, .. } => kinds_of_proof(*proved).with(MistakeKind::BackedUpValue),
            Facts::Bound { .. } => [MistakeKind::WindowSide, MistakeKind::WindowValue].into_iter().collect(),
            Facts::Best { best, score, .. } if has_other_tie(recording, best, *score) => {
                [MistakeKind::BestMove, MistakeKind::Tie].into_iter().collect()
            }
            Facts::Best { .. } => [MistakeKind::BestMove].into_iter().collect(),
            Facts::Root { score, bound, .. } => {
                kinds_of_proof(Interval::of(*score, *bound)).with(MistakeKind::RootValue)
            }
        };
        if let Some(expected) = expected(&facts) {
            let negates = recording.config().algorithm.properties().counts_for_mover;
            if negates && expected.is_finite() && expected != Score::from(0) {
                kinds = kinds.with(MistakeKind::Sign);
            }
            let may_stay_open = matches!(&facts, Facts::Bound { before, .. } if !before.is_finite());
            if may_stay_open || !expected.is_finite() {
                kinds = kinds.with(MistakeKind::Infinity);
            }
        }
        kinds
    }
}

impl Facts {
    const fn cut_test(&self) -> Option<&CutTest> {
        match self {
            Self::Cut { test, .. } | Self::Next { test: Some(test), .. } => Some(test),
            _ => None,
        }
    }
}

/// Returns the kind of mistake in a cut: that of an equality where the score equals the bound.
fn of_cut(test: Option<&CutTest>, of_other_scores: MistakeKind) -> MistakeKind {
    if test.is_some_and(CutTest::is_tie) { MistakeKind::EqualityCut } else { of_other_scores }
}

fn kinds_of_proof(proved: Interval) -> MistakeKinds {
    if proved.is_exact() {
        MistakeKinds::default().with(MistakeKind::WeakBound)
    } else {
        [MistakeKind::BareNumber, MistakeKind::BoundSide].into_iter().collect()
    }
}

/// Returns the number that a question asks for; `None` if it asks for a node, or for an interval with two ends.
fn expected(facts: &Facts) -> Option<Score> {
    match *facts {
        Facts::Leaf { score, .. } | Facts::Root { score, .. } | Facts::Bound { after: score, .. } => Some(score),
        Facts::Value { proved, .. } => number(proved),
        Facts::Next { .. } | Facts::Cut { .. } | Facts::Best { .. } => None,
    }
}

/// Returns the only number of an interval: the value, or the end of a bound.
fn number(proved: Interval) -> Option<Score> {
    proved.as_bound().map(|(number, _)| number)
}

/// Returns the kind of mistake that another number is.
fn wrong_number(facts: &Facts, answered: Interval) -> MistakeKind {
    if let (Some(expected), Some(answered)) = (expected(facts), number(answered))
        && expected.is_finite() != answered.is_finite()
    {
        return MistakeKind::Infinity;
    }
    match facts {
        Facts::Leaf { .. } => MistakeKind::LeafSum,
        Facts::Bound { .. } => MistakeKind::WindowValue,
        Facts::Root { .. } => MistakeKind::RootValue,
        _ => MistakeKind::BackedUpValue,
    }
}

/// Returns whether a move returned the root's score and is not accepted as best.
fn has_other_tie<G: Game>(recording: &Recording<G>, best: &[NodeId], score: Score) -> bool {
    let trace = recording.trace();
    trace.children(NodeId::ROOT).any(|child| !best.contains(&child) && trace.score_for_parent(child) == Some(score))
}
