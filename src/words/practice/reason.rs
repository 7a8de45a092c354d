//! Why an answer is right, and what is wrong with one that is not: as data, with the numbers that a sentence needs.
//!
//! [`Facts`] say what the search did, whatever was answered. [`Slip`] says how a wrong answer differs from that.

use poda_core::score::{Bound, CutOn, Interval, Player, Score};
use poda_core::trace::NodeId;
use poda_core::trace::visit::BoundOwner;

/// Why an answer is right or wrong.
#[derive(Clone, Debug, PartialEq)]
pub struct Reason {
    /// What the search did there, which is why the right answer is right.
    pub facts: Facts,
    /// What is wrong with the answer; `None` if it is right, or if the answer is shown without an attempt.
    pub slip: Option<Slip>,
}

/// What the search did at the step that answers a question.
#[derive(Clone, Debug, PartialEq)]
pub enum Facts {
    /// Of a `next` question.
    Next {
        /// The node whose child has returned.
        node: NodeId,
        /// That child.
        child: NodeId,
        /// The child that is entered; `None` if the node is left after its cutoff.
        entered: Option<NodeId>,
        /// The test for a cutoff; `None` where nothing is pruned.
        test: Option<CutTest>,
    },
    /// Of a `leaf` question.
    Leaf {
        /// The leaf.
        node: NodeId,
        /// Its static evaluation.
        score: Score,
    },
    /// Of a `value` question.
    Value {
        /// The node whose child has returned.
        node: NodeId,
        /// That child.
        child: NodeId,
        /// The side to move at the node.
        player: Player,
        /// What is proved of the node by the children finished so far.
        proved: Interval,
        /// What is proved of the child.
        child_proved: Interval,
        /// Whether no other children are left.
        is_complete: bool,
    },
    /// Of a `bound` question.
    Bound {
        /// The node whose child has returned.
        node: NodeId,
        /// That child.
        child: NodeId,
        /// The side to move at the node: MAX raises α, MIN lowers β.
        player: Player,
        /// The bound before.
        before: Score,
        /// The bound after: the score that the child returned.
        after: Score,
        /// The other bound of the window.
        other: Score,
    },
    /// Of a `cut` question.
    Cut {
        /// The test for a cutoff.
        test: CutTest,
        /// The children that are not searched yet, which a cutoff prunes.
        later: Vec<NodeId>,
    },
    /// Of a `best` question.
    Best {
        /// The side to move at the root.
        player: Player,
        /// The root's score.
        score: Score,
        /// The best moves: all that are accepted.
        best: Vec<NodeId>,
        /// Whether every move that is worth as much is a best move, because nothing is pruned.
        allows_ties: bool,
    },
    /// Of a `root` question.
    Root {
        /// The side to move at the root.
        player: Player,
        /// The root's score.
        score: Score,
        /// How the score relates to the value.
        bound: Bound,
    },
}

/// The test for a cutoff after a child has returned: whether the node's best score so far meets the bound that the opponent
/// already has.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct CutTest {
    /// The node.
    pub node: NodeId,
    /// The side to move there.
    pub player: Player,
    /// The child that has returned.
    pub child: NodeId,
    /// The node's best score so far, that of the child included.
    pub best: Score,
    /// The bound that it must not meet: β at a MAX node, α at a MIN node.
    pub limit: Score,
    /// Whether a tie meets it.
    pub cut_on: CutOn,
    /// The owner of that bound.
    pub owner: BoundOwner,
    /// Whether it is met.
    pub cuts: bool,
}

impl CutTest {
    /// Returns whether the best score only equals the bound.
    #[must_use]
    pub fn is_tie(&self) -> bool {
        self.best == self.limit
    }
}

/// What is wrong with an answer.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Slip {
    /// It is not the kind of answer that the question asks for.
    WrongForm,
    /// It names a node that is not among the choices.
    NotAChoice(NodeId),

    /// It is a number where only a bound is proved.
    NumberForBound(Score),
    /// It is a bound where the number itself is known.
    BoundForNumber(Interval),
    /// It has the right number, but as a bound on the wrong side.
    WrongSide(Interval),
    /// It is true, but more is proved.
    TooWeak(Interval),
    /// It claims more than is proved.
    NotProved(Interval),
    /// It is what the child that has just returned proves, which is not what the node proves.
    ChildAlone(Interval),
    /// It is the value with the wrong sign.
    WrongSign(Interval),
    /// It is the other bound of the window: α and β are confused.
    OtherBound(Score),
    /// It is the bound before the improvement.
    OldBound(Score),
    /// It is another number.
    WrongNumber(Interval),
    /// Some of its counts are others: see [`wrong_addends`](super::addend::wrong_addends).
    WrongAddends,
    /// It has the counts of both players, each in the other's place.
    SwappedAddends,

    /// A cutoff was missed.
    MissedCut,
    /// It cuts where the inequality does not hold.
    CutTooMuch,
    /// It cuts at a tie, where only a strictly better score cuts.
    CutAtTie,
    /// It prunes only some of the children that the cutoff prunes.
    PartialCut,

    /// It enters a child that the cutoff has pruned.
    EntersPruned(NodeId),
    /// It leaves the node although nothing has been cut.
    LeavesTooEarly,
    /// It enters a child before its turn.
    OutOfOrder(NodeId),

    /// It is a move that returned as much as the best one, but later.
    LaterTie(NodeId),
    /// It is a move that returned this, which is worse.
    WorseMove(NodeId, Interval),
    /// It is a move that the search never entered.
    UnsearchedMove(NodeId),
}

impl Slip {
    /// Returns the name of this kind of slip, for files and statistics: it does not change from one version to the next.
    #[must_use]
    pub const fn name(&self) -> &'static str {
        match self {
            Self::WrongForm => "wrong-form",
            Self::NotAChoice(_) => "not-a-choice",
            Self::NumberForBound(_) => "number-for-bound",
            Self::BoundForNumber(_) => "bound-for-number",
            Self::WrongSide(_) => "wrong-side",
            Self::TooWeak(_) => "too-weak",
            Self::NotProved(_) => "not-proved",
            Self::ChildAlone(_) => "child-alone",
            Self::WrongSign(_) => "wrong-sign",
            Self::OtherBound(_) => "other-bound",
            Self::OldBound(_) => "old-bound",
            Self::WrongNumber(_) => "wrong-number",
            Self::WrongAddends => "wrong-addends",
            Self::SwappedAddends => "swapped-addends",
            Self::MissedCut => "missed-cut",
            Self::CutTooMuch => "cut-too-much",
            Self::CutAtTie => "cut-at-tie",
            Self::PartialCut => "partial-cut",
            Self::EntersPruned(_) => "enters-pruned",
            Self::LeavesTooEarly => "leaves-too-early",
            Self::OutOfOrder(_) => "out-of-order",
            Self::LaterTie(_) => "later-tie",
            Self::WorseMove(..) => "worse-move",
            Self::UnsearchedMove(_) => "unsearched-move",
        }
    }
}
