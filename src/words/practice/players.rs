//! The questions about a search of several players that backs up vectors: how a tie is decided, what is pruned, which
//! child a player takes, and which vector a node returns.
//!
//! When a child has returned, the questions about its parent come in this order, all while the tree is shown at the
//! step that left the child. The last two are asked after the last child, and only where the node is searched to its
//! end.

use super::answer::Answer;
use super::subject::Question;
use poda_core::document::{QuestionKind, QuestionKinds};
use poda_core::game::Game;
use poda_core::score::{Bound, CutOn, Payoffs, Score, Turn};
use poda_core::search::TieRule;
use poda_core::trace::multi_player::{MultiPlayerView, OwnedBound};
use poda_core::trace::recording::Recording;
use poda_core::trace::{Event, NodeId, Step};

/// A kind of question about a search of several players that backs up vectors.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum VectorQuestion {
    Choose,
    Vector,
    Cut,
    Tie,
}

const fn of_vectors(kind: QuestionKind) -> Option<VectorQuestion> {
    match kind {
        QuestionKind::Choose => Some(VectorQuestion::Choose),
        QuestionKind::Vector => Some(VectorQuestion::Vector),
        QuestionKind::Cut => Some(VectorQuestion::Cut),
        QuestionKind::Tie => Some(VectorQuestion::Tie),
        QuestionKind::Next
        | QuestionKind::Leaf
        | QuestionKind::Value
        | QuestionKind::Bound
        | QuestionKind::Best
        | QuestionKind::Root
        | QuestionKind::Ever
        | QuestionKind::Matters => None,
    }
}

/// What a search of several players did at a node.
#[derive(Clone, Debug, PartialEq)]
pub struct PlayersFacts {
    pub kind: VectorQuestion,
    /// The player to move at the node.
    pub player: usize,
    /// The player at the root.
    pub viewer: usize,
    /// Whether chance decides at the node.
    pub is_chance: bool,
    /// The children that the question is about, with the vectors that they returned: the best so far and the next one
    /// for a tie and a cut, and otherwise all.
    pub found: Vec<(NodeId, Payoffs)>,
    /// The children of `found` that were cut, with the most that the player can get by them. What they returned is no
    /// claim about that.
    pub capped: Vec<(NodeId, Score)>,
    /// The child that is taken; `None` at a chance node.
    pub taken: Option<NodeId>,
    pub rule: TieRule,
    pub vector: Option<Payoffs>,
    /// The test for a cutoff; `None` if the search prunes nothing.
    pub cut: Option<PayoffTest>,
}

/// The test for a cutoff in a search of vectors, after a child has returned.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PayoffTest {
    /// What the player to move gets by the child.
    pub entry: Score,
    /// The most that the player can get at all.
    pub most: Score,
    /// The entry from which on the player above gives up the node, with that player; `None` if none does.
    pub above: Option<(Score, OwnedBound)>,
    /// Whether an entry that only equals the bound set above is not enough.
    pub is_strict: bool,
    pub cuts: bool,
}

impl PayoffTest {
    /// Returns whether the entry only equals a bound.
    pub fn is_tie(&self) -> bool {
        self.entry == self.most || self.above.is_some_and(|(bound, _)| bound == self.entry)
    }
}

impl PlayersFacts {
    /// Returns what the player to move gets by a child; `None` if it has not returned.
    pub fn entry(&self, child: NodeId) -> Option<Score> {
        self.found.iter().find(|(node, _)| *node == child).map(|(_, payoffs)| payoffs.of(self.player))
    }

    /// Returns the most that the player to move gets by a child that was cut; `None` if what it returned is certain.
    pub fn most_by(&self, child: NodeId) -> Option<Score> {
        self.capped.iter().find(|(node, _)| *node == child).map(|&(_, most)| most)
    }

    /// Returns whether the question asks for a child that is taken.
    pub fn asks_for_a_child(&self) -> bool {
        match self.kind {
            VectorQuestion::Choose | VectorQuestion::Tie => true,
            VectorQuestion::Vector | VectorQuestion::Cut => false,
        }
    }

    /// Returns whether another child gives the player as much as the one that is taken.
    pub fn is_tie(&self) -> bool {
        let Some(taken) = self.taken else { return false };
        let is_equal = |node| self.most_by(node).is_none() && self.entry(node) == self.entry(taken);
        self.found.iter().any(|&(node, _)| node != taken && is_equal(node))
    }

    /// Returns the greatest entry of each player among the children: what students get who take the best for everybody.
    pub fn mixed(&self) -> Option<Payoffs> {
        let vectors = self.found.iter().map(|(_, payoffs)| *payoffs);
        vectors.reduce(|best, other| {
            let greatest: Vec<Score> = best.entries().iter().zip(other.entries()).map(|(a, b)| (*a).max(*b)).collect();
            Payoffs::new(&greatest)
        })
    }

    /// Returns the average of the children with equal weights.
    pub(super) fn unweighted(&self) -> Option<Payoffs> {
        Payoffs::weighted_mean(&self.found.iter().map(|(_, payoffs)| (1, *payoffs)).collect::<Vec<_>>()).ok()
    }

    /// Returns vectors with which students confuse the one that the node returns, the likeliest first.
    pub(super) fn confused_vectors(&self) -> Vec<Payoffs> {
        let average = if self.is_chance { self.unweighted() } else { None };
        let returned = self.found.iter().map(|(_, payoffs)| *payoffs);
        average.into_iter().chain(returned).chain(self.mixed()).collect()
    }
}

/// Returns the recording as a search of vectors and the question as one about it; `None` if it is about another search.
pub(super) fn about_vectors<'a, G: Game>(
    recording: &'a Recording<G>,
    question: &Question,
) -> Option<(MultiPlayerView<'a, G>, VectorQuestion)> {
    let view = recording.vectors()?;
    Some((view, of_vectors(question.kind)?))
}

pub(super) fn choices<G: Game>(
    recording: &Recording<G>,
    question: &Question,
    kind: VectorQuestion,
    most: usize,
) -> Vec<NodeId> {
    match kind {
        VectorQuestion::Choose | VectorQuestion::Tie => {
            let found = facts(recording, question).map(|facts| facts.found).unwrap_or_default();
            found.into_iter().take(most).map(|(child, _)| child).collect()
        }
        VectorQuestion::Cut => question.later(recording.trace()).take(most).collect(),
        VectorQuestion::Vector => Vec::new(),
    }
}

pub(super) fn accepted<G: Game>(recording: &Recording<G>, question: &Question, facts: &PlayersFacts) -> Option<Answer> {
    match facts.kind {
        VectorQuestion::Choose | VectorQuestion::Tie => facts.taken.map(Answer::Node),
        VectorQuestion::Vector => facts.vector.map(Answer::Vector),
        VectorQuestion::Cut => Some(Answer::Children(question.pruned(recording.trace()))),
    }
}

/// Returns what the search did at the step that answers the question.
pub(super) fn facts<G: Game>(recording: &Recording<G>, question: &Question) -> Option<PlayersFacts> {
    let (view, kind) = about_vectors(recording, question)?;
    let (trace, node) = (recording.trace(), question.node);
    let before = question.child.and_then(|_| trace.at(question.shown_step).best_child(node));
    let has_returned = |child: &NodeId| trace.left_at(*child).is_some_and(|left| left <= question.shown_step);
    let children: Vec<NodeId> = match kind {
        VectorQuestion::Tie | VectorQuestion::Cut => {
            before.into_iter().chain(question.child.filter(|&child| Some(child) != before)).collect()
        }
        VectorQuestion::Choose | VectorQuestion::Vector => trace.children(node).filter(has_returned).collect(),
    };
    let found: Vec<_> = children.into_iter().filter_map(|child| Some((child, view.payoffs(child)?))).collect();
    let capped = found.iter().filter_map(|&(child, _)| Some((child, most_by_cut(&view, child)?))).collect();
    let is_chance = trace.turn(node) == Turn::Chance;
    // A tie is decided right after the child; what the node takes in the end, when it is left.
    let improves = question.child.filter(|&child| trace.improved_at(child).is_some());
    let so_far = improves.or(before).filter(|_| !is_chance);
    Some(PlayersFacts {
        kind,
        player: view.mover(node),
        viewer: view.viewer(),
        is_chance,
        found,
        capped,
        taken: so_far,
        rule: view.ties().unwrap_or_default(),
        vector: view.payoffs(node),
        cut: question.child.and_then(|child| payoff_test(recording, &view, question, child)),
    })
}

/// Returns the most that the player above a node can get there, if a cut has left children of the node unsearched.
fn most_by_cut<G: Game>(view: &MultiPlayerView<'_, G>, node: NodeId) -> Option<Score> {
    let is_cut_short = view.bound(node) == Some(Bound::Lower);
    is_cut_short.then(|| view.cutoff(node)?.owner).flatten().map(|owner| owner.at_most)
}

/// Returns the test for a cutoff after a child has returned; `None` if the search prunes nothing.
fn payoff_test<G: Game>(
    recording: &Recording<G>,
    view: &MultiPlayerView<'_, G>,
    question: &Question,
    child: NodeId,
) -> Option<PayoffTest> {
    let (trace, node) = (recording.trace(), question.node);
    let (limits, player) = (view.limits()?, view.mover(node));
    let bound = trace.window(node)?.beta;
    let config = recording.config();
    let owner = view.set_bound(node);
    let improved_at = trace.improved_at(child).unwrap_or(question.shown_step);
    let may_follow_tie =
        config.payoffs.ties != TieRule::First && owner.is_some_and(|owner| owner.player != view.viewer());
    Some(PayoffTest {
        entry: view.payoffs(child)?.of(player),
        most: limits.most(player).ok()?,
        above: owner.map(|owner| (bound, owner)),
        is_strict: config.cut_on == CutOn::Strict || may_follow_tie,
        cuts: matches!(trace.event(improved_at + 1), Some(Event::Cutoff(_))),
    })
}

/// Returns the questions while the tree is shown at `step`, in order; most steps have none.
pub(super) fn questions_shown_at<G: Game>(
    recording: &Recording<G>,
    view: &MultiPlayerView<'_, G>,
    kinds: QuestionKinds,
    step: Step,
) -> Vec<Question> {
    let trace = recording.trace();
    let Some(Event::Leave(child)) = trace.event(step) else { return Vec::new() };
    let Some(node) = trace.parent(child) else { return Vec::new() };
    let mut found = Vec::new();
    let mut ask = |kind, answered_at| {
        if kinds.contains(kind) {
            found.push(Question { kind, node, child: Some(child), shown_step: step, step: answered_at });
        }
    };
    let is_chance = trace.turn(node) == Turn::Chance;
    let after = step + usize::from(trace.improved_at(child).is_some() || is_chance) + 1;
    let cuts = matches!(trace.event(after), Some(Event::Cutoff(_)));
    let is_tie = !is_chance && is_tie(recording, view, child, step);
    if is_tie {
        ask(QuestionKind::Tie, step + 1);
    }
    if view.limits().is_some() && !is_chance && trace.later_siblings(child).next().is_some() {
        ask(QuestionKind::Cut, if cuts { after } else { step + 1 });
    }
    let left = after + usize::from(cuts);
    if trace.event(left) == Some(Event::Leave(node)) && view.bound(node) == Some(Bound::Exact) {
        let is_choice = 1 < trace.children(node).filter(|&child| view.payoffs(child).is_some()).count();
        // The answer to the question about the tie is the same.
        if is_choice && !is_chance && !is_tie {
            ask(QuestionKind::Choose, left);
        }
        if is_choice {
            ask(QuestionKind::Vector, left);
        }
    }
    found
}

/// Returns whether a child is known to give the player to move as much as the best one so far, but another vector.
fn is_tie<G: Game>(recording: &Recording<G>, view: &MultiPlayerView<'_, G>, child: NodeId, step: Step) -> bool {
    let trace = recording.trace();
    let Some(node) = trace.parent(child).filter(|_| most_by_cut(view, child).is_none()) else { return false };
    let vectors = trace.at(step).best_child(node).and_then(|best| view.payoffs(best)).zip(view.payoffs(child));
    vectors.is_some_and(|(best, other)| best != other && best.of(view.mover(node)) == other.of(view.mover(node)))
}
