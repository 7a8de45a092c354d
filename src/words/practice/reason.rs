//! Why an answer is right, and what is wrong with one that is not: as data, with the numbers that a sentence needs.
//!
//! [`Facts`] say what the search did, whatever was answered. [`AnswerError`] says how a wrong answer differs from that.

use super::question::Question;
use poda_core::document::QuestionKind;
use poda_core::game::Game;
use poda_core::score::{Bound, CutOn, Interval, Player, Score};
use poda_core::trace::recording::Recording;
use poda_core::trace::visit::BoundOwner;
use poda_core::trace::{Event, NodeId};
use strum::{IntoStaticStr, VariantArray};

/// Why an answer is right or wrong.
#[derive(Clone, Debug, PartialEq)]
pub struct Reason {
    /// What the search did there, which is why the right answer is right.
    pub facts: Facts,
    /// What is wrong with the answer; `None` if it is right, or if the answer is shown without an attempt.
    pub error: Option<AnswerError>,
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

impl Facts {
    /// Returns the test for a cutoff, where there is one.
    pub(crate) const fn cut_test(&self) -> Option<&CutTest> {
        match self {
            Self::Cut { test, .. } | Self::Next { test: Some(test), .. } => Some(test),
            _ => None,
        }
    }
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
    pub fn is_tie(&self) -> bool {
        self.best == self.limit
    }
}

/// What is wrong with an answer.
#[derive(Clone, Copy, Debug, PartialEq, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum AnswerError {
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
    /// Some of its counts are others: see [`wrong_addends`](crate::practice::answer::wrong_addends).
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

impl AnswerError {
    /// Returns the name of this kind of error, for files and statistics: it does not change from one version to the next.
    pub fn name(&self) -> &'static str {
        self.into()
    }
}

impl Question {
    /// Returns what the search did at the step that answers the question.
    pub fn facts<G: Game>(&self, recording: &Recording<G>) -> Facts {
        let trace = recording.trace();
        let (node, child) = (self.node, self.child.unwrap_or(self.node));
        let player = trace.player(node);
        match self.kind {
            QuestionKind::Next => {
                let entered = match trace.event(self.step) {
                    Some(Event::Enter(entered)) => Some(entered),
                    _ => None,
                };
                Facts::Next { node, child, entered, test: self.cut_test(recording) }
            }
            QuestionKind::Cut => match self.cut_test(recording) {
                Some(test) => Facts::Cut { test, later: self.later(trace).collect() },
                None => Facts::Next { node, child, entered: self.later(trace).next(), test: None },
            },
            QuestionKind::Leaf => Facts::Leaf { node, score: root_score(recording, node).0 },
            QuestionKind::Value => Facts::Value {
                node,
                child,
                player,
                proved: trace.at(self.shown_step).proved(node),
                child_proved: trace.at(self.shown_step).proved(child),
                is_complete: self.later(trace).next().is_none(),
            },
            QuestionKind::Bound => {
                let own_bound = |step| trace.at(step).window(node).map(|window| window.limit(player.opponent()));
                let other = trace.at(self.step).window(node).map(|window| window.limit(player));
                Facts::Bound {
                    node,
                    child,
                    player,
                    before: own_bound(self.shown_step).unwrap_or_default(),
                    after: own_bound(self.step).unwrap_or_default(),
                    other: other.unwrap_or_default(),
                }
            }
            QuestionKind::Best => Facts::Best {
                player,
                score: root_score(recording, node).0,
                best: super::question::best_moves(recording),
                allows_ties: !recording.trace().has_window,
            },
            QuestionKind::Root => {
                let (score, bound) = root_score(recording, node);
                Facts::Root { player, score, bound }
            }
        }
    }

    /// Returns the test for a cutoff at the node after its child has returned; `None` where nothing is pruned.
    fn cut_test<G: Game>(&self, recording: &Recording<G>) -> Option<CutTest> {
        let (trace, node, child) = (recording.trace(), self.node, self.child?);
        let player = trace.player(node);
        let improved_at = trace.improved_at(child).unwrap_or(self.shown_step);
        let limit = trace.at(self.shown_step).window(node)?.limit(player);
        Some(CutTest {
            node,
            player,
            child,
            best: trace.at(improved_at).best_score(node)?,
            limit,
            cut_on: recording.config().cut_on,
            owner: trace.bound_owner(node),
            cuts: matches!(trace.event(improved_at + 1), Some(Event::Cutoff(_))),
        })
    }
}

/// Returns the score of a finished node and how it relates to the value.
fn root_score<G: Game>(recording: &Recording<G>, node: NodeId) -> (Score, Bound) {
    recording.trace().result(node).unwrap_or((Score::ZERO, Bound::Exact))
}

/// How much a hint says.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, VariantArray)]
pub enum HintStrength {
    /// Which node or inequality to look at.
    Where,
    /// The rule in its letters.
    Rule,
    /// The rule with its numbers.
    Numbers,
}

impl HintStrength {
    /// All strengths, the weakest first.
    pub const ALL: &'static [Self] = Self::VARIANTS;

    /// Returns the next stronger one.
    pub const fn stronger(self) -> Option<Self> {
        match self {
            Self::Where => Some(Self::Rule),
            Self::Rule => Some(Self::Numbers),
            Self::Numbers => None,
        }
    }
}
