//! Judges an answer by the rule of the search: only what the search did is right. The verdict contains the reason as
//! data, with the numbers for a sentence.
//!
//! [`Facts`] are what the search did, independent of the answer. [`AnswerError`] is the difference of a wrong answer from
//! that.

use super::answer::{Answer, addends, wrong_addends};
use super::ever::{Fate, fates};
use super::question::Question;
use poda_core::document::QuestionKind;
use poda_core::game::Game;
use poda_core::score::{Bound, CutOn, Cutoff, Interval, Player, Score, Turn};
use poda_core::search::refutation::{Refutation, refutation};
use poda_core::trace::recording::Recording;
use poda_core::trace::visit::BoundOwner;
use poda_core::trace::{Event, NodeId, Story};
use strum::{IntoStaticStr, VariantArray};

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
        /// The interval that is proved of the child.
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
        /// The bound before.
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
        /// The next outcome.
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
        /// The children that are not searched yet, which a cutoff prunes.
        later: Vec<NodeId>,
    },
    /// For a `best` question.
    Best {
        /// The side to move at the root.
        player: Player,
        /// The root's score.
        score: Score,
        /// The best moves, which are all accepted.
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
}

impl Facts {
    /// Returns the test for a cutoff, if there is one.
    pub(crate) const fn cut_test(&self) -> Option<&CutTest> {
        match self {
            Self::Cut { test, .. } | Self::Next { test: Some(test), .. } => Some(test),
            Self::Next { .. }
            | Self::Leaf { .. }
            | Self::Value { .. }
            | Self::Bound { .. }
            | Self::OutcomeWindow { .. }
            | Self::Best { .. }
            | Self::Root { .. }
            | Self::Ever { .. } => None,
        }
    }
}

/// The test for a cutoff after a child has returned: whether the node's best score so far meets the opponent's bound. At
/// a chance node there are two tests: whether the greatest value that is still possible meets α, and whether the least
/// one meets β.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct CutTest {
    /// The node.
    pub node: NodeId,
    /// The side to move there; at a chance node, MIN for the test of α, and MAX for the test of β.
    pub player: Player,
    /// The node's best score so far, including the child; at a chance node, the end of the proved interval.
    pub best: Score,
    /// The bound of the test: β at a MAX node, α at a MIN node.
    pub limit: Score,
    /// Whether a tie meets the bound.
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

/// The error in an answer.
#[derive(Clone, Copy, Debug, PartialEq, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum AnswerError {
    /// It is not the kind of answer that the question asks for.
    WrongForm,
    /// It names a node that is not among the choices.
    NotAChoice(NodeId),

    /// It is a number, but only a bound is proved.
    NumberForBound(Score),
    /// It is a bound, but the number itself is known.
    BoundForNumber(Interval),
    /// It has the right number, but as a bound on the wrong side.
    WrongSide(Interval),
    /// It is true, but more is proved.
    TooWeak(Interval),
    /// It claims more than is proved.
    NotProved(Interval),
    /// It is what the child that has just returned proves, but not what the node proves.
    ChildAlone(Interval),
    /// It is the value with the wrong sign.
    WrongSign(Interval),
    /// It is the rounded number, but the exact one is required.
    Rounded(Interval),
    /// It is the average of the outcomes with equal weights.
    Unweighted(Interval),
    /// It is the bound of the chance node instead of the bound of its outcome.
    BoundOfNode(Score),
    /// It is the other bound of the window: α and β are confused.
    OtherBound(Score),
    /// It is the bound before the improvement.
    OldBound(Score),
    /// It is another number.
    WrongNumber(Interval),
    /// Some of its counts are wrong: see [`wrong_addends`].
    WrongAddends,
    /// The counts of the two players are swapped.
    SwappedAddends,

    /// It misses a cutoff.
    MissedCut,
    /// It cuts although the inequality does not hold.
    CutTooMuch,
    /// It cuts at a tie, where only a strictly better score cuts.
    CutAtTie,
    /// It prunes only some of the children that the cutoff prunes.
    PartialCut,

    /// It enters a child that the cutoff has pruned.
    EntersPruned(NodeId),
    /// It leaves the node although there is no cutoff.
    LeavesTooEarly,
    /// It enters a child before its turn.
    OutOfOrder(NodeId),

    /// It is a move that returned the same score as the best one, but later.
    LaterTie(NodeId),
    /// It is a move with this returned value, which is worse.
    WorseMove(NodeId, Interval),
    /// It is a move that the search never entered.
    UnsearchedMove(NodeId),

    /// It leaves out a leaf that some values prune.
    CanBePruned(NodeId),
    /// It includes a leaf that no values prune.
    NeverPruned(NodeId),
}

impl AnswerError {
    /// Returns the name of this kind of error, for files and statistics. It is the same in all versions.
    pub fn name(&self) -> &'static str {
        self.into()
    }
}

impl Question {
    /// Returns what the search did at the step that answers the question.
    pub fn facts<G: Game>(&self, recording: &Recording<G>) -> Facts {
        let trace = recording.trace();
        let node = self.node;
        let player = trace.player(node);
        match self.kind {
            QuestionKind::Next => {
                let entered = trace.event(self.step).and_then(Event::entered);
                let [test, beside] = self.cut_tests(recording);
                Facts::Next { entered, test, beside }
            }
            QuestionKind::Cut => match self.cut_tests(recording) {
                [Some(test), beside] => Facts::Cut { test, beside, later: self.later(trace).collect() },
                [None, beside] => Facts::Next { entered: self.later(trace).next(), test: None, beside },
            },
            QuestionKind::Leaf => Facts::Leaf { score: root_score(recording, node).0 },
            QuestionKind::Value => Facts::Value {
                player,
                proved: trace.at(self.shown_step).proved(node),
                child_proved: trace.at(self.shown_step).proved(self.child.unwrap_or(node)),
                is_complete: self.later(trace).next().is_none(),
                unweighted: self.unweighted(recording),
            },
            QuestionKind::Bound if trace.turn(node) == Turn::Chance => {
                let kind = self.bound(recording).unwrap_or(Cutoff::Alpha);
                let next = self.next_outcome(trace).unwrap_or(node);
                let ends = |node| {
                    trace
                        .window(node)
                        .map(|window| [kind.player(), kind.player().opponent()].map(|player| window.limit(player)))
                };
                let [own, _] = ends(node).unwrap_or_default();
                let [after, other] = ends(next).unwrap_or_default();
                Facts::OutcomeWindow { kind, next, own, after, other }
            }
            QuestionKind::Bound => {
                let own_bound = |step| trace.at(step).window(node).map(|window| window.limit(player.opponent()));
                let other = trace.at(self.step).window(node).map(|window| window.limit(player));
                Facts::Bound {
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
                Facts::Root { score, bound }
            }
            QuestionKind::Ever => Facts::Ever { fates: fates(recording).unwrap_or_default() },
        }
    }

    /// Returns the average of the outcomes of a chance node with equal weights, if all have returned.
    fn unweighted<G: Game>(&self, recording: &Recording<G>) -> Option<Score> {
        let trace = recording.trace();
        let expectation = trace.at(self.shown_step).expectation(self.child?)?;
        let is_complete = self.later(trace).next().is_none();
        let mean = Score::weighted_mean(expectation.terms.iter().map(|&(_, score)| (1, score))).ok()?;
        is_complete.then_some(mean)
    }

    /// Returns the tests for a cutoff at the node after its child has returned, starting with the one that decides;
    /// `None` values if the search prunes nothing. A chance node has two tests.
    fn cut_tests<G: Game>(&self, recording: &Recording<G>) -> [Option<CutTest>; 2] {
        let (trace, node) = (recording.trace(), self.node);
        if trace.turn(node) != Turn::Chance {
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

/// Returns the score of a finished node and its relation to the value.
fn root_score<G: Game>(recording: &Recording<G>, node: NodeId) -> (Score, Bound) {
    recording.trace().result(node).unwrap_or((Score::ZERO, Bound::Exact))
}

/// How much a hint reveals.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, VariantArray)]
pub enum HintStrength {
    /// The node or inequality to look at.
    Where,
    /// The rule in letters.
    Rule,
    /// The rule with numbers.
    Numbers,
}

impl HintStrength {
    /// All strengths, the weakest first.
    pub const ALL: &'static [Self] = Self::VARIANTS;

    /// Returns the next stronger hint.
    pub const fn stronger(self) -> Option<Self> {
        match self {
            Self::Where => Some(Self::Rule),
            Self::Rule => Some(Self::Numbers),
            Self::Numbers => None,
        }
    }
}

/// Judges an answer to a question about this recording.
pub fn judge<G: Game>(recording: &Recording<G>, question: &Question, answer: &Answer) -> Verdict<G::Move> {
    let facts = question.facts(recording);
    let error = answer_error(recording, question, &facts, answer);
    let refutation = if let Facts::Cut { test, .. } = &facts
        && let Answer::Children(pruned) = answer
        && matches!(error, Some(AnswerError::CutTooMuch | AnswerError::CutAtTie))
    {
        let moves: Vec<_> = pruned.iter().filter_map(|&child| recording.move_to(child)).collect();
        Some(refutation(recording.config(), recording.root(), &recording.moves_to(test.node), &moves))
    } else {
        None
    };
    let accepted = question.accepted(recording);
    Verdict { is_right: error.is_none(), accepted, facts, error, refutation }
}

/// Returns the verdict on a question whose answer is shown: not right, and without an error.
pub fn shown<G: Game>(recording: &Recording<G>, question: &Question) -> Verdict<G::Move> {
    Verdict {
        is_right: false,
        accepted: question.accepted(recording),
        facts: question.facts(recording),
        error: None,
        refutation: None,
    }
}

/// Returns the error in an answer; `None` if it is right.
fn answer_error<G: Game>(
    recording: &Recording<G>,
    question: &Question,
    facts: &Facts,
    answer: &Answer,
) -> Option<AnswerError> {
    match (facts, answer) {
        (Facts::Next { entered, .. }, Answer::Node(chosen)) => {
            error_of_next(&question.choices(recording), question.node, *entered, *chosen)
        }
        (Facts::Cut { test, later, .. }, Answer::Children(pruned)) => error_of_cut(test, later, pruned),
        (Facts::Best { best, score, .. }, Answer::Node(chosen)) => error_of_best(recording, best, *score, *chosen),
        (Facts::Leaf { score }, Answer::Proved(answered)) => error_of_number(*score, *answered),
        (Facts::Leaf { score }, Answer::Sum { counts, sum }) => {
            error_of_sum(recording, question.node, *score, counts, *sum)
        }
        (Facts::Value { proved, child_proved, unweighted, .. }, Answer::Proved(answered)) => {
            let is_accepted = question.accepted(recording).contains(answer);
            let is_unweighted = || unweighted.is_some_and(|mean| is_same(Interval::of(mean, Bound::Exact), *answered));
            if is_accepted {
                None
            } else {
                error_of_proof(*proved, Some(*child_proved), *answered).map(|error| match error {
                    AnswerError::NotProved(_) | AnswerError::WrongNumber(_) if is_unweighted() => {
                        AnswerError::Unweighted(*answered)
                    }
                    error => error,
                })
            }
        }
        (Facts::Bound { before, after, other, .. }, Answer::Proved(answered)) => {
            error_of_bound([*before, *after, *other], *answered)
        }
        (Facts::OutcomeWindow { own, after, other, .. }, Answer::Proved(answered)) => {
            error_of_bound([*own, *after, *other], *answered).map(|error| match error {
                AnswerError::OldBound(own) => AnswerError::BoundOfNode(own),
                error => error,
            })
        }
        (Facts::Ever { fates }, Answer::Children(pruned)) => error_of_fates(fates, pruned),
        (Facts::Root { score, bound }, Answer::Proved(answered)) => {
            error_of_proof(Interval::of(*score, *bound), None, *answered)
        }
        (
            Facts::Next { .. }
            | Facts::Leaf { .. }
            | Facts::Value { .. }
            | Facts::Bound { .. }
            | Facts::OutcomeWindow { .. }
            | Facts::Cut { .. }
            | Facts::Best { .. }
            | Facts::Root { .. }
            | Facts::Ever { .. },
            _,
        ) => Some(AnswerError::WrongForm),
    }
}

/// The verdict on an answer. `M` is a move of the game.
#[derive(Clone, Debug, PartialEq)]
pub struct Verdict<M> {
    /// Whether the answer is right, by the rule of the search.
    pub is_right: bool,
    /// Every accepted answer, starting with the one that is shown.
    pub accepted: Vec<Answer>,
    /// What the search did there, which explains the right answer.
    pub facts: Facts,
    /// The error in the answer; `None` if the answer is right, or if it is shown without an attempt.
    pub error: Option<AnswerError>,
    /// For a wrong cut, whether a value below it would change the root; otherwise `None`.
    pub refutation: Option<Refutation<M>>,
}

/// Returns the error in a chosen next node. `entered` is `None` if the search leaves `node`.
fn error_of_next(choices: &[NodeId], node: NodeId, entered: Option<NodeId>, chosen: NodeId) -> Option<AnswerError> {
    match entered {
        _ if !choices.contains(&chosen) => Some(AnswerError::NotAChoice(chosen)),
        Some(entered) if chosen == entered => None,
        None if chosen == node => None,
        Some(_) if chosen == node => Some(AnswerError::LeavesTooEarly),
        Some(_) => Some(AnswerError::OutOfOrder(chosen)),
        None => Some(AnswerError::EntersPruned(chosen)),
    }
}

/// Returns the error in the children that an answer prunes, in any order. `later` are the remaining children.
fn error_of_cut(test: &CutTest, later: &[NodeId], pruned: &[NodeId]) -> Option<AnswerError> {
    if let Some(&other) = pruned.iter().find(|child| !later.contains(child)) {
        return Some(AnswerError::NotAChoice(other));
    }
    match (test.cuts, pruned.is_empty()) {
        (true, true) => Some(AnswerError::MissedCut),
        (true, false) if later.iter().all(|child| pruned.contains(child)) => None,
        (true, false) => Some(AnswerError::PartialCut),
        (false, true) => None,
        (false, false) if test.is_tie() => Some(AnswerError::CutAtTie),
        (false, false) => Some(AnswerError::CutTooMuch),
    }
}

/// Returns the error in the leaves that an answer calls prunable for some values, in any order.
fn error_of_fates(fates: &[(NodeId, Fate)], pruned: &[NodeId]) -> Option<AnswerError> {
    if let Some(&other) = pruned.iter().find(|node| fates.iter().all(|(leaf, _)| leaf != *node)) {
        return Some(AnswerError::NotAChoice(other));
    }
    fates.iter().find_map(|(leaf, fate)| match (fate, pruned.contains(leaf)) {
        (Fate::Pruned { .. }, true) | (Fate::Visited(_), false) => None,
        (Fate::Pruned { .. }, false) => Some(AnswerError::CanBePruned(*leaf)),
        (Fate::Visited(_), true) => Some(AnswerError::NeverPruned(*leaf)),
    })
}

/// Returns the error in the move that an answer calls best. `best` are the best moves.
fn error_of_best<G: Game>(
    recording: &Recording<G>,
    best: &[NodeId],
    score: Score,
    chosen: NodeId,
) -> Option<AnswerError> {
    let trace = recording.trace();
    if best.contains(&chosen) {
        return None;
    }
    if trace.parent(chosen) != Some(NodeId::ROOT) {
        return Some(AnswerError::NotAChoice(chosen));
    }
    let Some((returned, bound)) = trace.result(chosen) else { return Some(AnswerError::UnsearchedMove(chosen)) };
    let best_returned = best.first().and_then(|&best| trace.result(best)).map_or(score, |(score, _)| score);
    Some(if returned == best_returned {
        AnswerError::LaterTie(chosen)
    } else {
        AnswerError::WorseMove(chosen, Interval::of(returned, bound))
    })
}

/// Returns the error in a number that should be `score`.
fn error_of_number(score: Score, answered: Interval) -> Option<AnswerError> {
    let exact = Interval::of(score, Bound::Exact);
    match answered {
        _ if is_same(exact, answered) => None,
        _ if contains(answered, exact) => Some(AnswerError::BoundForNumber(answered)),
        _ if is_rounded(exact, answered) => Some(AnswerError::Rounded(answered)),
        _ if is_same(exact.view(Player::Min), answered) => Some(AnswerError::WrongSign(answered)),
        _ => Some(AnswerError::WrongNumber(answered)),
    }
}

/// Returns the error in a leaf's evaluation that is answered addend by addend. The counts are judged first.
fn error_of_sum<G: Game>(
    recording: &Recording<G>,
    leaf: NodeId,
    score: Score,
    counts: &[Score],
    sum: Interval,
) -> Option<AnswerError> {
    let addends = addends(recording, leaf);
    if addends.len() != counts.len() {
        return Some(AnswerError::WrongForm);
    }
    match wrong_addends(recording, leaf, counts).len() {
        0 => error_of_number(score, sum),
        2 if addends.len() == 2 && addends[0].1 == counts[1] && addends[1].1 == counts[0] => {
            Some(AnswerError::SwappedAddends)
        }
        _ => Some(AnswerError::WrongAddends),
    }
}

/// Returns the error in an interval that should be `proved`. `child` is the interval that the last child proves alone.
fn error_of_proof(proved: Interval, child: Option<Interval>, answered: Interval) -> Option<AnswerError> {
    let ends = [proved.low, proved.high];
    let is_mirrored = !proved.is_exact()
        && [(Bound::Lower, proved.high), (Bound::Upper, proved.low)]
            .iter()
            .any(|&(bound, end)| end.is_finite() && is_same(Interval::of(end, bound), answered));
    match answered {
        _ if is_same(proved, answered) => None,
        _ if is_rounded(proved, answered) => Some(AnswerError::Rounded(answered)),
        _ if contains(answered, proved) && proved.is_exact() && ends.contains(&finite_end(answered)) => {
            Some(AnswerError::BoundForNumber(answered))
        }
        _ if contains(answered, proved) => Some(AnswerError::TooWeak(answered)),
        _ if is_mirrored => Some(AnswerError::WrongSide(answered)),
        _ if answered.is_exact() && ends.contains(&answered.low) => Some(AnswerError::NumberForBound(answered.low)),
        _ if child.is_some_and(|child| is_same(child, answered)) => Some(AnswerError::ChildAlone(answered)),
        _ if is_same(proved.view(Player::Min), answered) => Some(AnswerError::WrongSign(answered)),
        _ if contains(proved, answered) => Some(AnswerError::NotProved(answered)),
        _ => Some(AnswerError::WrongNumber(answered)),
    }
}

/// Returns the error in a number that should be a bound. `before` and `after` are the bound before and after the step,
/// and `other` is the other bound.
fn error_of_bound([before, after, other]: [Score; 3], answered: Interval) -> Option<AnswerError> {
    let is = |score| is_same(Interval::of(score, Bound::Exact), answered);
    match answered {
        _ if is(after) => None,
        _ if is(before) => Some(AnswerError::OldBound(before)),
        _ if is(other) => Some(AnswerError::OtherBound(other)),
        _ => error_of_number(after, answered),
    }
}

/// Returns whether an answer is the same interval. A number of many digits may be answered in its shown form: rounded,
/// and for a bound rounded outwards.
pub(super) fn is_same(expected: Interval, answered: Interval) -> bool {
    let is_same_end = |expected: Score, answered: Score, is_lower: bool| {
        let is_shown_as = |shown: String| shown.trim_start_matches('≈') == answered.shown();
        expected == answered || is_shown_as(expected.shown()) || is_shown_as(expected.shown_as_end(is_lower))
    };
    is_same_end(expected.low, answered.low, true) && is_same_end(expected.high, answered.high, false)
}

/// Returns whether an answer is the same interval except for an end that is a fraction and is rounded in the answer to at
/// least one decimal place: 2.333 for 7/3.
fn is_rounded(expected: Interval, answered: Interval) -> bool {
    let is_rounded_end = |expected: Score, answered: Score| {
        let Some((_, scale)) = answered.as_ratio().filter(|&(_, scale)| expected.is_fraction() && 1 < scale) else {
            return false;
        };
        // The number of decimal places of a decimal is the exponent of the least power of ten that its denominator
        // divides.
        let power = (1..=18).map(|places| 10_i128.pow(places)).find(|power| power % scale == 0);
        #[expect(clippy::cast_precision_loss, reason = "a power of ten that is a double")]
        power.is_some_and(|power| (expected.get() - answered.get()).abs() < 1.0 / power as f64)
    };
    let ends = [(expected.low, answered.low), (expected.high, answered.high)];
    let is_near = |&(expected, answered): &(Score, Score)| expected == answered || is_rounded_end(expected, answered);
    expected != answered && ends.iter().all(is_near)
}

/// Returns whether `outer` contains every value of `inner`.
fn contains(outer: Interval, inner: Interval) -> bool {
    outer.low <= inner.low && inner.high <= outer.high
}

/// Returns the finite end of a bound, or its lower end.
fn finite_end(answered: Interval) -> Score {
    if answered.low.is_finite() { answered.low } else { answered.high }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The value −0.9996 is shown as ≈−1, and the upper bound with this value as ≤ −0.999.
    #[test]
    fn a_number_of_many_digits_may_be_answered_as_it_is_shown() {
        let of = |value: f64, bound| Interval::of(Score::new(value).unwrap(), bound);
        let expected = of(-0.999_600_000_1, Bound::Upper);
        for (answered, is_right) in [(-0.999, true), (-1.0, true), (-0.998, false), (-0.999_6, false)] {
            assert_eq!(is_same(expected, of(answered, Bound::Upper)), is_right, "{answered}");
        }
        let exactly = of(-0.999_600_000_1, Bound::Exact);
        assert!(is_same(exactly, of(-1.0, Bound::Exact)) && !is_same(exactly, of(-0.999, Bound::Exact)));
    }
}
