//! The questions about a search that proves values: when each kind is asked, its choices, the accepted answers, and
//! what the search did there.
//!
//! Questions and their answers are derived from the trace on demand. When a child has returned, the questions about its
//! parent come in this order, all while the tree is shown at the step that left the child: value, cut, bound, next. The
//! question about a leaf's evaluation comes before the leaf is evaluated, and the questions about the best move and the
//! root's value come at the end. At a chance node, the question about a bound is about the window with which the next
//! outcome is searched. If an outcome is probed by one move, the only question is about what that proves, because no
//! cutoff is tested there. The question about which leaves can be pruned comes when the root has been entered, and the
//! one about which leaves matter for the move comes last. Nothing is computed or stored in advance: the questions of a
//! step follow from the step alone.

use super::answer::{Answer, addends};
use super::ever::{Fate, fates, leaves, prunable};
use super::matters::{Influences, influences};
use super::players::{self, PlayersFacts};
use super::subject::Question;
use poda_core::document::{QuestionKind, QuestionKinds};
use poda_core::game::Game;
use poda_core::score::{Bound, CutOn, Cutoff, Interval, Player, Score, Turn};
use poda_core::trace::recording::Recording;
use poda_core::trace::visit::BoundOwner;
use poda_core::trace::{Event, NodeId, NodeKind, Step, Trace, Trust};
use std::collections::HashSet;

/// Returns the nodes to choose from, in order: for `next` the children not searched yet and then the node itself, or
/// all children if the node was just entered; for `cut` the children not searched yet, for `best` the root's children,
/// for `ever` and `matters` all leaves. Empty for the other kinds. Returns the first `most` of the children or leaves.
pub(super) fn choices<G: Game>(recording: &Recording<G>, question: &Question, most: usize) -> Vec<NodeId> {
    let trace = recording.trace();
    if let Some((_, kind)) = players::about_vectors(recording, question) {
        return players::choices(recording, question, kind, most);
    }
    match question.kind {
        QuestionKind::Next if question.child.is_some() => {
            question.later(trace).take(most).chain([question.node]).collect()
        }
        // A child that is visited again is one choice.
        QuestionKind::Next => {
            trace.children(question.node).filter(|&child| !trace.is_revisit(child)).take(most).collect()
        }
        QuestionKind::Cut => question.later(trace).take(most).collect(),
        QuestionKind::Best => {
            trace.children(question.node).filter(|&child| !trace.is_research(child)).take(most).collect()
        }
        QuestionKind::Ever | QuestionKind::Matters => leaves(trace).take(most).collect(),
        QuestionKind::Leaf
        | QuestionKind::Value
        | QuestionKind::Bound
        | QuestionKind::Root
        | QuestionKind::Choose
        | QuestionKind::Vector
        | QuestionKind::Tie => Vec::new(),
    }
}

/// Returns every accepted answer, starting with the one that is shown. [`judge`](super::judge()) also accepts
/// equivalent answers: children in another order, another spelling of a number.
pub(super) fn accepted<G: Game>(recording: &Recording<G>, question: &Question) -> Vec<Answer> {
    let trace = recording.trace();
    if let Some(facts) = players::facts(recording, question) {
        return players::accepted(recording, question, &facts).into_iter().collect();
    }
    match question.kind {
        QuestionKind::Next => {
            let entered = if let Some(Event::Enter(node)) = trace.event(question.step) { node } else { question.node };
            vec![Answer::Node(entered)]
        }
        QuestionKind::Cut => vec![Answer::Children(question.pruned(trace))],
        QuestionKind::Leaf => trace.result(question.node).map(|(score, _)| Answer::number(score)).into_iter().collect(),
        QuestionKind::Value => {
            let proved = question.proved(trace);
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
        QuestionKind::Bound if trace.turn(question.node) == Turn::Chance => {
            let bound = question.bound(recording).zip(question.next_outcome(trace).and_then(|next| trace.window(next)));
            bound.map(|(kind, window)| Answer::number(window.limit(kind.player()))).into_iter().collect()
        }
        QuestionKind::Bound => {
            let player = trace.player(question.node);
            let window = trace.at(question.step).window(question.node);
            window.map(|window| Answer::number(window.limit(player.opponent()))).into_iter().collect()
        }
        QuestionKind::Best => best_moves(recording).into_iter().map(Answer::Node).collect(),
        QuestionKind::Root => results(recording, question.node).into_iter().map(Answer::Proved).collect(),
        QuestionKind::Ever => {
            fates(recording).map(|fates| Answer::Children(prunable(&fates).collect())).into_iter().collect()
        }
        QuestionKind::Matters => {
            let leaves = influences(recording).map(|influences| influences.that_matter().collect());
            leaves.map(Answer::Children).into_iter().collect()
        }
        QuestionKind::Choose | QuestionKind::Vector | QuestionKind::Tie => Vec::new(),
    }
}

/// What the search did at the step that answers a question.
#[derive(Clone, Debug, PartialEq)]
pub enum Facts {
    /// For a `next` question.
    Next {
        /// The child that is entered; `None` if the node is left after its cutoff.
        entered: Option<NodeId>,
        /// The test for a cutoff; `None` if the search prunes nothing.
        test: Option<CutTest>,
        /// The test of the other bound at a chance node.
        beside: Option<CutTest>,
    },
    /// For a `leaf` question.
    Leaf {
        /// Its static evaluation.
        score: Score,
    },
    /// For a `value` question.
    Value {
        /// The side to move at the node.
        player: Player,
        /// The interval that the children finished so far prove of the node.
        proved: Interval,
        child_proved: Interval,
        /// Whether no more children are left.
        is_complete: bool,
        /// The average of the outcomes of a chance node with equal weights, once all have returned.
        unweighted: Option<Score>,
    },
    /// For a `bound` question.
    Bound {
        /// The side to move at the node: MAX raises α, MIN lowers β.
        player: Player,
        before: Score,
        /// The bound after: the score that the child returned.
        after: Score,
        /// The other bound of the window.
        other: Score,
    },
    /// For a `bound` question at a chance node: a bound of the window with which the next outcome is searched.
    OutcomeWindow {
        /// Which bound: α or β.
        kind: Cutoff,
        next: NodeId,
        /// The same bound of the chance node itself.
        own: Score,
        /// The bound of the outcome.
        after: Score,
        /// The other bound of the outcome.
        other: Score,
    },
    /// For a `cut` question.
    Cut {
        /// The test for a cutoff; at a chance node, the one that is met or is nearer to being met.
        test: CutTest,
        /// The test of the other bound at a chance node.
        beside: Option<CutTest>,
    },
    /// For a `best` question.
    Best {
        /// The side to move at the root.
        player: Player,
        /// The root's score.
        score: Score,
        /// The moves that are proved to be the best, which are all accepted.
        best: Vec<NodeId>,
        /// Whether every move with an equal value is a best move, because the search prunes nothing.
        allows_ties: bool,
    },
    /// For a `root` question.
    Root {
        /// The root's score.
        score: Score,
        /// The relation of the score to the value.
        bound: Bound,
    },
    /// For an `ever` question.
    Ever {
        /// Every leaf from left to right, and whether values can prune it.
        fates: Vec<(NodeId, Fate)>,
    },
    /// For a `matters` question.
    Matters(Influences),
    /// For a question about a search of several players.
    Players(PlayersFacts),
}

impl Facts {
    /// Returns the test for a cutoff, if there is one.
    pub(crate) fn cut_test(&self) -> Option<&CutTest> {
        self.cut_tests().next()
    }

    /// Returns the tests for a cutoff; there are two at a chance node.
    pub(crate) fn cut_tests(&self) -> impl Iterator<Item = &CutTest> {
        let (test, beside) = match self {
            Self::Cut { test, beside, .. } => (Some(test), beside.as_ref()),
            Self::Next { test, beside, .. } => (test.as_ref(), beside.as_ref()),
            Self::Leaf { .. }
            | Self::Value { .. }
            | Self::Bound { .. }
            | Self::OutcomeWindow { .. }
            | Self::Best { .. }
            | Self::Root { .. }
            | Self::Ever { .. }
            | Self::Matters(_)
            | Self::Players(_) => (None, None),
        };
        test.into_iter().chain(beside)
    }

    /// Returns values with which students confuse the value that the question asks for, the likeliest first.
    pub(super) fn confused_values<G: Game>(
        &self,
        recording: &Recording<G>,
        question: &Question,
        right: Interval,
    ) -> Vec<Interval> {
        let trace = recording.trace();
        let exact = |score: Score| Interval::of(score, Bound::Exact);
        let ends = [right.low, right.high].into_iter().filter(|end| end.is_finite());
        let either_bound = |score: Score| [Interval::of(score, Bound::Lower), Interval::of(score, Bound::Upper)];
        let bounds = ends.clone().flat_map(either_bound);
        match self {
            Self::Bound { before: own, other, .. } | Self::OutcomeWindow { own, other, .. } => {
                [*own, *other].map(exact).to_vec()
            }
            Self::Leaf { score } => {
                let counts = addends(recording, question.node).into_iter().map(|(_, count)| count);
                let near = [1.0, -1.0].into_iter().filter_map(|by| Score::new(score.get() + by));
                let mirrored = exact(*score).view(Player::Min).low;
                [mirrored].into_iter().chain(counts).chain(near).map(exact).collect()
            }
            Self::Value { child_proved, .. } if right.is_exact() => {
                let returned = trace.children(question.node).filter_map(|child| trace.result(child));
                [*child_proved].into_iter().chain(returned.map(|(score, _)| exact(score))).chain(bounds).collect()
            }
            Self::Value { child_proved, .. } => ends.map(exact).chain([*child_proved]).chain(bounds).collect(),
            Self::Root { .. } => bounds.collect(),
            Self::Next { .. }
            | Self::Cut { .. }
            | Self::Best { .. }
            | Self::Ever { .. }
            | Self::Matters(_)
            | Self::Players(_) => Vec::new(),
        }
    }
}

/// The test for a cutoff after a child has returned: whether the node's best score so far meets the opponent's bound.
/// At a chance node there are two tests: whether the greatest value that is still possible meets α, and whether the
/// least one meets β.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct CutTest {
    pub node: NodeId,
    /// The side to move there; at a chance node, MIN for the test of α, and MAX for the test of β.
    pub player: Player,
    /// The node's best score so far, including the child; at a chance node, the end of the proved interval.
    pub best: Score,
    /// The bound of the test: β at a MAX node, α at a MIN node.
    pub limit: Score,
    /// Whether a tie meets the bound.
    pub cut_on: CutOn,
    pub owner: BoundOwner,
    pub cuts: bool,
}

impl CutTest {
    /// Returns whether the best score only equals the bound.
    pub fn is_tie(&self) -> bool {
        self.best == self.limit
    }
}

/// Returns what the search did at the step that answers the question.
pub(super) fn facts<G: Game>(recording: &Recording<G>, question: &Question) -> Facts {
    let trace = recording.trace();
    let node = question.node;
    let player = trace.player(node);
    if let Some(facts) = players::facts(recording, question) {
        return Facts::Players(facts);
    }
    match question.kind {
        QuestionKind::Next => {
            let entered = trace.event(question.step).and_then(Event::entered);
            // Other replies are passed over whatever the window is.
            let is_passing = matches!(trace.event(question.step), Some(Event::Skip(_)));
            let [test, beside] = if is_passing { [None; 2] } else { question.cut_tests(recording) };
            Facts::Next { entered, test, beside }
        }
        QuestionKind::Cut => match question.cut_tests(recording) {
            [Some(test), beside] => Facts::Cut { test, beside },
            [None, beside] => Facts::Next { entered: question.later(trace).next(), test: None, beside },
        },
        QuestionKind::Leaf => Facts::Leaf { score: root_score(recording, node).0 },
        QuestionKind::Value => Facts::Value {
            player,
            proved: question.proved(trace),
            child_proved: proved_of(trace, question.child.unwrap_or(node), question.shown_step),
            is_complete: asks_for_returned(trace) || question.later(trace).next().is_none(),
            unweighted: question.unweighted(recording),
        },
        QuestionKind::Bound if trace.turn(node) == Turn::Chance => {
            let kind = question.bound(recording).unwrap_or(Cutoff::Alpha);
            let next = question.next_outcome(trace).unwrap_or(node);
            let end = |node, player| trace.window(node).map(|window| window.limit(player)).unwrap_or_default();
            let [own, after] = [node, next].map(|node| end(node, kind.player()));
            Facts::OutcomeWindow { kind, next, own, after, other: end(next, kind.player().opponent()) }
        }
        QuestionKind::Bound => {
            let own_bound = |step| trace.at(step).window(node).map(|window| window.limit(player.opponent()));
            let other = trace.at(question.step).window(node).map(|window| window.limit(player));
            Facts::Bound {
                player,
                before: own_bound(question.shown_step).unwrap_or_default(),
                after: own_bound(question.step).unwrap_or_default(),
                other: other.unwrap_or_default(),
            }
        }
        QuestionKind::Best => Facts::Best {
            player,
            score: root_score(recording, node).0,
            best: best_moves(recording),
            allows_ties: !trace.has_window,
        },
        // The last three are about vectors, and have facts of their own.
        QuestionKind::Root | QuestionKind::Choose | QuestionKind::Vector | QuestionKind::Tie => {
            let (score, bound) = root_score(recording, node);
            Facts::Root { score, bound }
        }
        QuestionKind::Ever => Facts::Ever { fates: fates(recording).unwrap_or_default() },
        QuestionKind::Matters => {
            Facts::Matters(influences(recording).unwrap_or(Influences { best: NodeId::ROOT, leaves: Vec::new() }))
        }
    }
}

/// Returns whether `value` questions ask for what a node returns by the rule of the search, because that proves
/// nothing: in a search that passes replies over.
pub(super) fn asks_for_returned(trace: &Trace) -> bool {
    trace.trust.is_of_players()
}

/// Returns the interval that is proved of a node at a step; in a search that passes replies over, that of its own
/// result.
fn proved_of(trace: &Trace, node: NodeId, step: Step) -> Interval {
    if asks_for_returned(trace) {
        return trace.result(node).map_or(Interval::UNKNOWN, |(score, bound)| Interval::of(score, bound));
    }
    trace.at(step).proved(node)
}

/// Returns the score that a node returned and its relation to the value, as it is asked for: in a search that passes
/// replies over, the number alone.
pub(super) fn returned(trace: &Trace, node: NodeId) -> Option<(Score, Bound)> {
    trace.result(node).map(|(score, bound)| (score, if asks_for_returned(trace) { Bound::Exact } else { bound }))
}

/// Returns what may be said to be the result of a finished node, starting with what is shown. What a node returns to
/// one of several players may be the number itself or what that number proves.
pub(super) fn results<G: Game>(recording: &Recording<G>, node: NodeId) -> Vec<Interval> {
    let trace = recording.trace();
    let Some((score, bound)) = returned(trace, node) else { return Vec::new() };
    let mut results = vec![Interval::of(score, bound)];
    let is_of_one_entry = recording.multi_player().is_some_and(|view| !view.backs_up_vectors());
    if let Some((score, bound)) = trace.result(node).filter(|_| is_of_one_entry) {
        let others = [bound, Bound::Exact].map(|bound| Interval::of(score, bound));
        let shown = results[0];
        results.extend(others.into_iter().filter(|other| *other != shown));
        results.dedup();
    }
    results
}

/// Returns the score of a finished node and its relation to the value.
fn root_score<G: Game>(recording: &Recording<G>, node: NodeId) -> (Score, Bound) {
    returned(recording.trace(), node).unwrap_or((Score::ZERO, Bound::Exact))
}

impl Question {
    /// Returns whether the question itself reveals its only answer: the best of one move, or the next child if one is
    /// left and the search prunes nothing. Such a question is never asked.
    fn is_given_away<G: Game>(&self, recording: &Recording<G>) -> bool {
        match self.kind {
            QuestionKind::Best => choices(recording, self, 2).len() == 1,
            QuestionKind::Next => !recording.trace().has_window && self.later(recording.trace()).take(2).count() == 1,
            QuestionKind::Leaf
            | QuestionKind::Value
            | QuestionKind::Bound
            | QuestionKind::Cut
            | QuestionKind::Root
            | QuestionKind::Ever
            | QuestionKind::Matters
            | QuestionKind::Choose
            | QuestionKind::Vector
            | QuestionKind::Tie => false,
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

    fn proved(&self, trace: &Trace) -> Interval {
        proved_of(trace, self.node, self.shown_step)
    }

    /// Returns the question about which leaves can be pruned for some values; `None` if it is [not asked](fates).
    pub(super) fn ever<G: Game>(recording: &Recording<G>) -> Option<Self> {
        let step = recording.trace().entered_at(NodeId::ROOT)?;
        fates(recording).map(|_| Self::at_once(QuestionKind::Ever, NodeId::ROOT, step))
    }

    /// Returns the question about which leaves matter for the move; `None` if it is [not asked](influences).
    pub(super) fn matters<G: Game>(recording: &Recording<G>) -> Option<Self> {
        let step = recording.trace().left_at(NodeId::ROOT)?;
        influences(recording).map(|_| Self::at_once(QuestionKind::Matters, NodeId::ROOT, step))
    }

    /// Returns a question that is asked at the step that gives the answer.
    pub(super) const fn at_once(kind: QuestionKind, node: NodeId, step: Step) -> Self {
        Self { kind, node, child: None, shown_step: step, step }
    }

    /// Returns the children of the node that are not searched yet. A child with two further visits is included once.
    pub(crate) fn later<'a>(&self, trace: &'a Trace) -> impl Iterator<Item = NodeId> + use<'a> {
        let (mut seen, mut is_next) = (HashSet::new(), true);
        let is_first = move |visit: &NodeId| {
            // Only the next visit may search the child again that was searched last.
            let is_next = std::mem::take(&mut is_next);
            let Some(outcome) = trace.outcome(*visit) else { return is_next || !trace.is_research(*visit) };
            seen.insert(outcome.index)
        };
        self.child.into_iter().flat_map(|child| trace.later_siblings(child)).filter(is_first)
    }

    /// Returns the visit of an outcome that is entered after the child, if the node is a chance node.
    pub(crate) fn next_outcome(&self, trace: &Trace) -> Option<NodeId> {
        let next = trace.later_siblings(self.child?).next()?;
        (trace.turn(self.node) == Turn::Chance && trace.is_searched(next)).then_some(next)
    }

    /// Returns the children that are pruned by the cutoff at the step that gives the answer; empty if there is no
    /// cutoff.
    pub(super) fn pruned(&self, trace: &Trace) -> Vec<NodeId> {
        match trace.event(self.step) {
            Some(Event::Cutoff(_)) => self.later(trace).collect(),
            Some(
                Event::Enter(_)
                | Event::Evaluate(_)
                | Event::TableHit(_)
                | Event::Improve(_)
                | Event::Expect(_)
                | Event::Skip(_)
                | Event::Leave(_),
            )
            | None => Vec::new(),
        }
    }

    /// Returns the average of the outcomes of a chance node with equal weights, if all have returned.
    fn unweighted<G: Game>(&self, recording: &Recording<G>) -> Option<Score> {
        let (trace, child) = (recording.trace(), self.child?);
        if trace.turn(self.node) != Turn::Chance || self.later(trace).next().is_some() {
            return None;
        }
        let returned = trace.returned_outcomes(child);
        Score::weighted_mean(returned.into_iter().map(|(_, score, _)| (1, score))).ok()
    }

    /// Returns the tests for a cutoff at the node after its child has returned, starting with the one that decides;
    /// `None` values if the search prunes nothing. A chance node has two tests.
    fn cut_tests<G: Game>(&self, recording: &Recording<G>) -> [Option<CutTest>; 2] {
        let (trace, node) = (recording.trace(), self.node);
        // Nothing is tested before a child has returned.
        if self.child.is_none() || trace.turn(node) != Turn::Chance {
            return [self.cut_test(recording), None];
        }
        let (shown, cut_on) = (trace.at(self.shown_step), recording.config().cut_on);
        let Some(window) = shown.window(node) else { return [None; 2] };
        let cut = trace.cutoff(node).filter(|&(_, step)| step <= self.shown_step + 2);
        let test = |kind: Cutoff| {
            let player = kind.player();
            CutTest {
                node,
                player,
                best: shown.proved(node).own_end(player),
                limit: window.limit(player),
                cut_on,
                owner: trace.bound_owner(node),
                cuts: cut.is_some_and(|(found, _)| found == kind),
            }
        };
        let mut tests = [Cutoff::Alpha, Cutoff::Beta].map(test);
        // A finite bound comes before an infinite one.
        tests.sort_by_key(|test| (!test.cuts, !test.is_tie(), !test.limit.is_finite()));
        tests.map(Some)
    }

    /// Returns the test for a cutoff at the node after its child has returned; `None` if the search prunes nothing.
    fn cut_test<G: Game>(&self, recording: &Recording<G>) -> Option<CutTest> {
        let (trace, node, child) = (recording.trace(), self.node, self.child?);
        let player = trace.player(node);
        let improved_at = trace.improved_at(child).unwrap_or(self.shown_step);
        let limit = trace.at(self.shown_step).window(node)?.limit(player);
        Some(CutTest {
            node,
            player,
            best: trace.at(improved_at).best_score(node)?,
            limit,
            cut_on: recording.config().cut_on,
            owner: trace.bound_owner(node),
            cuts: matches!(trace.event(improved_at + 1), Some(Event::Cutoff(_))),
        })
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

/// Returns the moves at the root that are proved to be the best: if the search prunes nothing, all moves with the
/// root's value, and otherwise only the first, because a later one may be worth less than the score that it returned.
/// Empty if no move is: at a leaf, if chance decides, and if the root's window is too narrow for the value. In a search
/// that passes replies over, which proves nothing, the best move is the one that it chooses by its own rule.
pub(super) fn best_moves<G: Game>(recording: &Recording<G>) -> Vec<NodeId> {
    let trace = recording.trace();
    let Some(((score, bound), chosen)) = trace.result(NodeId::ROOT).zip(trace.best_child(NodeId::ROOT)) else {
        return Vec::new();
    };
    let claimed = || trace.window(NodeId::ROOT).map_or(Bound::Exact, |window| window.claimed_bound(score));
    let best = match trace.trust {
        Trust::Proved if bound != Bound::Exact => None,
        Trust::Proved if !trace.has_window => {
            let is_best = |&child: &NodeId| trace.score_for_parent(child) == Some(score);
            return trace.children(NodeId::ROOT).filter(is_best).collect();
        }
        Trust::Proved => trace.proved_best(score),
        Trust::MultiPlayer | Trust::FewReplies => (claimed() == Bound::Exact).then_some(chosen),
        Trust::Mistaken(_) | Trust::Told => None,
    };
    best.into_iter().collect()
}

/// Returns the questions while the tree is shown at `step`, in order; most steps have none.
pub fn questions_shown_at<G: Game>(
    recording: &Recording<G>,
    kinds: QuestionKinds,
    hides_values: bool,
    step: Step,
) -> Vec<Question> {
    let trace = recording.trace();
    if let Some(view) = recording.vectors() {
        return players::questions_shown_at(recording, &view, kinds, step);
    }
    let search = recording.config().algorithm.properties().multi_player;
    let kinds: QuestionKinds = kinds.iter().filter(|kind| kind.is_about(search)).collect();
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
            if leaf == NodeId::ROOT && trace.kind(leaf) != NodeKind::Inner && search.is_none() {
                at_the_end(recording, kinds, step, &mut found);
            }
        }
        Some(Event::Leave(child)) if child != NodeId::ROOT => {
            after_child(recording, kinds, step, child, &mut found);
            if trace.parent(child) == Some(NodeId::ROOT) && is_last_searched(recording, step) {
                at_the_end(recording, kinds, step, &mut found);
            }
        }
        // Hidden values of pruned leaves stay hidden.
        Some(Event::Leave(_)) if kinds.contains(QuestionKind::Matters) && !hides_values => {
            found.extend(Question::matters(recording));
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
    // A node whose other replies are passed over is left whether its bound is met or not.
    let after_cutoff = after_improvement + usize::from(cuts);
    let is_passing = matches!(trace.event(after_cutoff), Some(Event::Skip(_)));
    let proved = proved_of(trace, node, step);
    if asks_for_returned(trace) {
        let left = after_cutoff + usize::from(is_passing);
        if trace.event(left) == Some(Event::Leave(node)) && proved.is_exact() {
            ask(QuestionKind::Value, left);
        }
    } else if kinds.contains(QuestionKind::Value) && proved != Interval::UNKNOWN && proved != trace.bounds {
        ask(QuestionKind::Value, step);
    }
    if trace.is_partial_probe(node) {
        return;
    }
    if trace.has_window && are_others_left && !is_passing {
        ask(QuestionKind::Cut, if cuts { after_improvement } else { step + 1 });
    }
    if is_chance && trace.has_window && outcome_bound(trace, child).is_some() {
        ask(QuestionKind::Bound, step + 1);
    }
    let changes_window = || trace.at(step).window(node) != trace.at(step + 1).window(node);
    if kinds.contains(QuestionKind::Bound) && !is_chance && improves && trace.has_window && changes_window() {
        ask(QuestionKind::Bound, step + 1);
    }
    if are_others_left {
        // Either the next child is entered, or the node is left after its cutoff, or the others are passed over.
        ask(QuestionKind::Next, after_cutoff);
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
    for kind in [QuestionKind::Best, QuestionKind::Root] {
        if kinds.contains(kind) && (kind != QuestionKind::Best || !best_moves(recording).is_empty()) {
            found.push(Question { kind, node, child: None, shown_step, step });
        }
    }
}
