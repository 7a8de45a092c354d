//! Questions: their kinds and nodes, the step at which the tree is shown meanwhile, and the searches that support
//! questions.
//!
//! Questions and their answers are derived from the trace on demand. When a child has returned, the questions about its
//! parent come in this order, all while the tree is shown at the step that left the child: value, cut, bound, next. The
//! question about a leaf's evaluation comes before the leaf is evaluated, and the questions about the best move and the
//! root's value come at the end. At a chance node, the question about a bound is about the window with which the next
//! outcome is searched. If an outcome is probed by one move, the only question is about what that proves, because no
//! cutoff is tested there. The question about which leaves can be pruned comes when the root has been entered. Nothing is
//! computed or stored in advance: the questions of a step follow from the step alone.

use super::answer::Answer;
use super::ever::{fates, leaves, prunable};
use poda_core::document::{QuestionKind, QuestionKinds};
use poda_core::game::Game;
use poda_core::score::{Bound, Cutoff, Interval, Turn};
use poda_core::search::Algorithm;
use poda_core::trace::passes::Passes;
use poda_core::trace::recording::Recording;
use poda_core::trace::{Event, NodeId, NodeKind, Step, Trace};

/// A question about a recorded search of a single pass. It belongs to that recording and does not contain the answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Question {
    /// The kind of question.
    pub kind: QuestionKind,
    /// The node of the question.
    pub node: NodeId,
    /// The child of `node` that has just returned; `None` for `leaf`, `best`, `root` and `ever`.
    pub child: Option<NodeId>,
    /// The step at which the tree is shown during the question.
    pub shown_step: Step,
    /// The step that gives the answer, at or after `shown_step`.
    pub step: Step,
}

impl Question {
    /// Returns the nodes to choose from, in order: for `next` the children not searched yet and then the node itself, for
    /// `cut` the children not searched yet, for `best` the root's children, for `ever` all leaves. Empty for the other
    /// kinds.
    pub fn choices<G: Game>(&self, recording: &Recording<G>) -> Vec<NodeId> {
        let trace = recording.trace();
        match self.kind {
            QuestionKind::Next => self.later(trace).chain([self.node]).collect(),
            QuestionKind::Cut => self.later(trace).collect(),
            QuestionKind::Best => trace.children(self.node).filter(|&child| !trace.is_research(child)).collect(),
            QuestionKind::Ever => leaves(trace).collect(),
            QuestionKind::Leaf | QuestionKind::Value | QuestionKind::Bound | QuestionKind::Root => Vec::new(),
        }
    }

    /// Returns whether the question itself reveals its only answer: the best of one move, or the next child if one is
    /// left and the search prunes nothing. Such a question is never asked.
    fn is_given_away<G: Game>(&self, recording: &Recording<G>) -> bool {
        match self.kind {
            QuestionKind::Best => self.choices(recording).len() == 1,
            QuestionKind::Next => !recording.trace().has_window && self.later(recording.trace()).count() == 1,
            QuestionKind::Leaf
            | QuestionKind::Value
            | QuestionKind::Bound
            | QuestionKind::Cut
            | QuestionKind::Root
            | QuestionKind::Ever => false,
        }
    }

    /// Returns the bound that a `bound` question asks for, as the kind of the cutoffs that it causes below: α at a MAX
    /// node, β at a MIN node.
    pub fn bound<G: Game>(&self, recording: &Recording<G>) -> Option<Cutoff> {
        if self.kind != QuestionKind::Bound {
            return None;
        }
        match recording.trace().turn(self.node) {
            Turn::Player(player) => Some(Cutoff::at(player.opponent())),
            Turn::Chance => outcome_bound(recording.trace(), self.child?),
        }
    }

    /// Returns every accepted answer, starting with the one that is shown. [`judge`](super::judge()) also accepts
    /// equivalent answers: children in another order, another spelling of a number.
    pub fn accepted<G: Game>(&self, recording: &Recording<G>) -> Vec<Answer> {
        let trace = recording.trace();
        match self.kind {
            QuestionKind::Next => {
                let entered = if let Some(Event::Enter(node)) = trace.event(self.step) { node } else { self.node };
                vec![Answer::Node(entered)]
            }
            QuestionKind::Cut => vec![Answer::Children(self.pruned(trace))],
            QuestionKind::Leaf => trace.result(self.node).map(|(score, _)| Answer::number(score)).into_iter().collect(),
            QuestionKind::Value => {
                let proved = trace.at(self.shown_step).proved(self.node);
                // An end that follows only from the bounds of all values may be left out.
                let low = Interval::of(proved.low, Bound::Lower);
                let high = Interval::of(proved.high, Bound::Upper);
                let is_inner = !proved.is_exact();
                let without_high =
                    (is_inner && proved.high == trace.bounds.high && proved.low != trace.bounds.low).then_some(low);
                let without_low =
                    (is_inner && proved.low == trace.bounds.low && proved.high != trace.bounds.high).then_some(high);
                let mut accepted = vec![proved];
                accepted.extend([without_high, without_low].into_iter().flatten().filter(|other| *other != proved));
                accepted.into_iter().map(Answer::Proved).collect()
            }
            QuestionKind::Bound if trace.turn(self.node) == Turn::Chance => {
                let bound = self.bound(recording).zip(self.next_outcome(trace).and_then(|next| trace.window(next)));
                bound.map(|(kind, window)| Answer::number(window.limit(kind.player()))).into_iter().collect()
            }
            QuestionKind::Bound => {
                let player = trace.player(self.node);
                let window = trace.at(self.step).window(self.node);
                window.map(|window| Answer::number(window.limit(player.opponent()))).into_iter().collect()
            }
            QuestionKind::Best => best_moves(recording).into_iter().map(Answer::Node).collect(),
            QuestionKind::Root => {
                let result = trace.result(NodeId::ROOT);
                result.map(|(score, bound)| Answer::Proved(Interval::of(score, bound))).into_iter().collect()
            }
            QuestionKind::Ever => {
                fates(recording).map(|fates| Answer::Children(prunable(&fates).collect())).into_iter().collect()
            }
        }
    }

    /// Returns the question about which leaves can be pruned for some values; `None` if it is [not asked](fates).
    pub(super) fn ever<G: Game>(recording: &Recording<G>) -> Option<Self> {
        let step = recording.trace().entered_at(NodeId::ROOT)?;
        fates(recording).map(|_| Self {
            kind: QuestionKind::Ever,
            node: NodeId::ROOT,
            child: None,
            shown_step: step,
            step,
        })
    }

    /// Returns the children of the node that are not searched yet. An outcome with two further visits is included once.
    pub(crate) fn later<'a>(&self, trace: &'a Trace) -> impl Iterator<Item = NodeId> + use<'a> {
        let mut seen = Vec::new();
        let is_first = move |visit: &NodeId| {
            let Some(outcome) = trace.outcome(*visit) else { return true };
            let is_new = !seen.contains(&outcome.index);
            seen.push(outcome.index);
            is_new
        };
        self.child.into_iter().flat_map(|child| trace.later_siblings(child)).filter(is_first)
    }

    /// Returns the visit of an outcome that is entered after the child, if the node is a chance node.
    pub(crate) fn next_outcome(&self, trace: &Trace) -> Option<NodeId> {
        let next = trace.later_siblings(self.child?).next()?;
        (trace.turn(self.node) == Turn::Chance && trace.is_searched(next)).then_some(next)
    }

    /// Returns the children that are pruned by the cutoff at the step that gives the answer; empty if there is no cutoff.
    pub(super) fn pruned(&self, trace: &Trace) -> Vec<NodeId> {
        let is_cut = matches!(trace.event(self.step), Some(Event::Cutoff(_)));
        self.later(trace).filter(|_| is_cut).collect()
    }
}

/// Returns which bound of the next outcome's window the question asks for: α, if it is finite and not just the least of
/// all values; otherwise β under the same condition.
fn outcome_bound(trace: &Trace, child: NodeId) -> Option<Cutoff> {
    let next = trace.later_siblings(child).next().filter(|&next| trace.is_searched(next))?;
    let window = trace.window(next)?;
    let is_worked_out = |kind: &Cutoff| {
        let player = kind.player();
        window.limit(player).is_finite() && window.limit(player) != trace.bounds.own_end(player.opponent())
    };
    [Cutoff::Alpha, Cutoff::Beta].into_iter().find(is_worked_out)
}

/// Returns the best moves at the root: if the search prunes nothing, all moves with the root's value, and otherwise only
/// the first, because a later one may be worth less than the score that it returned.
pub(super) fn best_moves<G: Game>(recording: &Recording<G>) -> Vec<NodeId> {
    let trace = recording.trace();
    let allows_ties = !trace.has_window;
    let score = trace.result(NodeId::ROOT).map(|(score, _)| score);
    let is_best = |&child: &NodeId| trace.score_for_parent(child).is_some() && trace.score_for_parent(child) == score;
    if allows_ties {
        trace.children(NodeId::ROOT).filter(is_best).collect()
    } else {
        trace.best_child(NodeId::ROOT).into_iter().collect()
    }
}

/// Returns all questions of these kinds in order. `hides_values` is whether the values of the leaves of an explicit tree
/// are hidden, so that questions can ask for them. Questions can always ask for the values of boards.
pub fn questions<G: Game>(
    recording: &Recording<G>,
    kinds: QuestionKinds,
    hides_values: bool,
) -> impl Iterator<Item = Question> + '_ {
    (1..=recording.trace().len()).flat_map(move |step| questions_shown_at(recording, kinds, hides_values, step))
}

/// Returns the questions while the tree is shown at `step`, in order; most steps have none.
pub fn questions_shown_at<G: Game>(
    recording: &Recording<G>,
    kinds: QuestionKinds,
    hides_values: bool,
    step: Step,
) -> Vec<Question> {
    let trace = recording.trace();
    let mut found = Vec::new();
    match trace.event(step) {
        Some(Event::Enter(leaf)) => {
            let is_hidden = hides_values || !recording.root().is_explicit_tree();
            if kinds.contains(QuestionKind::Leaf) && is_hidden && trace.kind(leaf).is_evaluated() {
                let (node, kind) = (leaf, QuestionKind::Leaf);
                found.push(Question { kind, node, child: None, shown_step: step, step: step + 1 });
            }
            if leaf == NodeId::ROOT && kinds.contains(QuestionKind::Ever) {
                found.extend(Question::ever(recording));
            }
            // A root that is a leaf has no child that returns.
            if leaf == NodeId::ROOT && trace.kind(leaf) != NodeKind::Inner {
                at_the_end(recording, kinds, step, &mut found);
            }
        }
        Some(Event::Leave(child)) if child != NodeId::ROOT => {
            after_child(recording, kinds, step, child, &mut found);
            if trace.parent(child) == Some(NodeId::ROOT) && is_last_searched(recording, step) {
                at_the_end(recording, kinds, step, &mut found);
            }
        }
        Some(
            Event::Evaluate(_)
            | Event::TableHit(_)
            | Event::Improve(_)
            | Event::Expect(_)
            | Event::Cutoff(_)
            | Event::Skip(_)
            | Event::Leave(_),
        )
        | None => {}
    }
    found.retain(|question| !question.is_given_away(recording));
    found
}

/// Adds the questions about the parent of the child that `step` leaves.
fn after_child<G: Game>(
    recording: &Recording<G>,
    kinds: QuestionKinds,
    step: Step,
    child: NodeId,
    found: &mut Vec<Question>,
) {
    let trace = recording.trace();
    let Some(node) = trace.parent(child) else { return };
    let mut ask = |kind, answered_at| {
        if kinds.contains(kind) {
            found.push(Question { kind, node, child: Some(child), shown_step: step, step: answered_at });
        }
    };
    let is_chance = trace.turn(node) == Turn::Chance;
    let improves = trace.improved_at(child).is_some();
    let are_others_left = trace.later_siblings(child).next().is_some();
    let after_improvement = step + usize::from(improves || is_chance) + 1;
    let cuts = matches!(trace.event(after_improvement), Some(Event::Cutoff(_)));
    let proved = trace.at(step).proved(node);
    if kinds.contains(QuestionKind::Value) && proved != Interval::UNKNOWN && proved != trace.bounds {
        ask(QuestionKind::Value, step);
    }
    if trace.is_partial_probe(node) {
        return;
    }
    if trace.has_window && are_others_left {
        ask(QuestionKind::Cut, if cuts { after_improvement } else { step + 1 });
    }
    if is_chance && trace.has_window && outcome_bound(trace, child).is_some() {
        ask(QuestionKind::Bound, step + 1);
    }
    if kinds.contains(QuestionKind::Bound)
        && !is_chance
        && improves
        && trace.has_window
        && trace.at(step).window(node) != trace.at(step + 1).window(node)
    {
        ask(QuestionKind::Bound, step + 1);
    }
    if are_others_left {
        // Either the next child is entered, or the node is left after its cutoff.
        ask(QuestionKind::Next, after_improvement + usize::from(cuts));
    }
}

/// Returns whether the root's child that `step` leaves is the last that is searched.
fn is_last_searched<G: Game>(recording: &Recording<G>, step: Step) -> bool {
    let trace = recording.trace();
    let next = (step + 1..=trace.len()).find_map(|step| match trace.event(step) {
        Some(Event::Improve(_) | Event::Expect(_) | Event::Cutoff(_)) => None,
        event => Some(event),
    });
    next == Some(Some(Event::Leave(NodeId::ROOT)))
}

/// Adds the questions about the whole search, which are answered by the last step.
fn at_the_end<G: Game>(recording: &Recording<G>, kinds: QuestionKinds, shown_step: Step, found: &mut Vec<Question>) {
    let trace = recording.trace();
    let (node, step) = (NodeId::ROOT, trace.len());
    let has_best = trace.best_child(node).is_some();
    for kind in [QuestionKind::Best, QuestionKind::Root] {
        if kinds.contains(kind) && (kind != QuestionKind::Best || has_best) {
            found.push(Question { kind, node, child: None, shown_step, step });
        }
    }
}

/// Why a search does not support questions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unaskable {
    /// It searches the tree in several passes.
    MakesPasses,
    /// It sends scouts with null windows.
    SendsScouts,
    /// It makes a mistake on purpose.
    IsMistaken,
    /// It visits outcomes twice, but a sheet has only one set of fields for each node.
    VisitsTwice,
    /// It is a level of play and not a search of the whole tree.
    IsLevel,
    /// It reached a limit before it was complete.
    IsIncomplete,
}

/// Checks that any search with this algorithm supports questions.
///
/// # Errors
/// The reason if it does not.
pub const fn check_algorithm(algorithm: Algorithm) -> Result<(), Unaskable> {
    let properties = algorithm.properties();
    if properties.mistake.is_some() {
        Err(Unaskable::IsMistaken)
    } else if properties.level.is_some() {
        Err(Unaskable::IsLevel)
    } else if properties.makes_passes {
        Err(Unaskable::MakesPasses)
    } else if properties.sends_scouts {
        Err(Unaskable::SendsScouts)
    } else {
        Ok(())
    }
}

/// Checks that a recorded search supports a sheet to fill in.
///
/// # Errors
/// The reason if it does not.
pub fn check_fillable<G: Game>(passes: &Passes<G>) -> Result<(), Unaskable> {
    let algorithm = passes.get(0).config().algorithm;
    check_algorithm(algorithm)?;
    if algorithm.properties().revisits_nodes {
        return Err(Unaskable::VisitsTwice);
    }
    check_askable(passes)
}

/// Checks that a recorded search supports questions.
///
/// # Errors
/// The reason if it does not.
pub fn check_askable<G: Game>(passes: &Passes<G>) -> Result<(), Unaskable> {
    check_algorithm(passes.get(0).config().algorithm)?;
    if passes.is_complete() { Ok(()) } else { Err(Unaskable::IsIncomplete) }
}
