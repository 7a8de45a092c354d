//! Judges an answer by the rule of the search: only what the search did is right. The verdict contains the reason as
//! data, with the numbers for a sentence.
//!
//! [`Facts`] are what the search did, independent of the answer. [`AnswerError`] is the difference of a wrong answer
//! from that, and shows a [`Misconception`].

use super::answer::{Answer, addends, given_text, wrong_addends};
use super::ever::{leaves, prunable};
use super::json::AnswerJson;
use super::misconception::{Misconception, Misconceptions};
use super::players::PlayersFacts;
use super::players::VectorQuestion;
use super::question::{CutTest, Facts, accepted, asks_for_returned, choices, facts, questions_shown_at, results};
use super::subject::{Question, Subject};
use poda_core::document::{QuestionKind, QuestionKinds};
use poda_core::game::{Game, GameView};
use poda_core::score::{Bound, Interval, Payoffs, Player, Score};
use poda_core::search::refutation::{Refutation, refutation};
use poda_core::trace::recording::Recording;
use poda_core::trace::{NodeId, NodeKind, Step, Story};
use std::collections::HashSet;
use strum::IntoStaticStr;

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
    WrongNumber(Interval),
    /// Some of its counts are wrong: see [`wrong_addends`].
    WrongAddends,
    /// The counts of the two players are swapped.
    SwappedAddends,

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

    /// It leaves out a leaf that matters for the move.
    Matters(NodeId),
    /// It includes a leaf that does not matter for the move.
    MattersNot(NodeId),
    /// It is a child that gives one of several players less than the one that is taken.
    LessForMover(NodeId),
    /// It is the vector of a child that is not taken, or of an outcome alone.
    VectorOfChild(NodeId),
    /// It has the greatest entry for each player, from several children.
    MixedVector,
    /// It is the average of vectors with equal weights.
    UnweightedVector,
    WrongVector,
}

impl AnswerError {
    /// Returns the name of this kind of error, for files and statistics. It is the same in all versions.
    pub fn name(&self) -> &'static str {
        self.into()
    }
}

impl<G: GameView> Subject for Recording<G> {
    type Move = G::Move;
    type Kind = QuestionKind;
    type Answer = Answer;
    type Error = AnswerError;
    type Facts = Facts;

    fn last_step(&self) -> Step {
        self.trace().len()
    }

    fn questions_shown_at(&self, kinds: QuestionKinds, hides_values: bool, step: Step) -> Vec<Question> {
        questions_shown_at(self, kinds, hides_values, step)
    }

    fn choices(&self, question: &Question, most: usize) -> Vec<NodeId> {
        choices(self, question, most)
    }

    fn accepted(&self, question: &Question) -> Vec<Answer> {
        accepted(self, question)
    }

    fn facts(&self, question: &Question) -> Facts {
        facts(self, question)
    }

    fn error(&self, question: &Question, facts: &Facts, answer: &Answer) -> Option<AnswerError> {
        answer_error(self, question, facts, answer)
    }

    fn is_of_wrong_form(error: AnswerError) -> bool {
        error == AnswerError::WrongForm
    }

    fn refutation(
        &self,
        question: &Question,
        facts: &Facts,
        error: AnswerError,
        answer: &Answer,
    ) -> Option<Refutation<G::Move>> {
        if let Facts::Cut { test, .. } = facts
            && let Answer::Children(pruned) = answer
            && matches!(error, AnswerError::CutTooMuch | AnswerError::CutAtTie)
        {
            let moves: Vec<_> = pruned.iter().filter_map(|&child| self.move_to(child)).collect();
            let seen = seen_leaves(self, test.node, &moves, question.step);
            return Some(refutation(self.config(), self.root(), &self.moves_to(test.node), &moves, &seen));
        }
        None
    }

    fn misconception(facts: &Facts, error: AnswerError) -> Option<Misconception> {
        misconception(facts, error)
    }

    fn tested_misconceptions(&self, question: &Question) -> Misconceptions {
        tested_misconceptions(self, question)
    }

    fn worth(&self, question: &Question) -> usize {
        let worth = question.kind.properties().worth;
        // A cutoff teaches more than its absence.
        let prunes = question.kind == QuestionKind::Cut && !question.pruned(self.trace()).is_empty();
        if prunes { worth + 5 } else { worth }
    }

    fn reported_node(&self, question: &Question) -> String {
        self.id(question.node)
    }

    fn given_text(&self, answer: &Answer) -> String {
        given_text(self, answer)
    }

    fn answer_json(&self, answer: &Answer) -> AnswerJson {
        AnswerJson::of(self, answer)
    }
}

/// Returns the moves to the leaves below the children by these moves that the search has evaluated until a step. There
/// are only such in a search with chance nodes, which may have probed a node before.
fn seen_leaves<G: Game>(recording: &Recording<G>, node: NodeId, moves: &[G::Move], step: Step) -> Vec<Vec<G::Move>> {
    let (trace, properties) = (recording.trace(), recording.config().algorithm.properties());
    if !(properties.searches_chance && properties.revisits_nodes) {
        return Vec::new();
    }
    let (line, moves) = (recording.moves_to(node), moves.iter().collect::<HashSet<_>>());
    let is_below = |leaf: &[G::Move]| {
        leaf.strip_prefix(line.as_slice()).and_then(<[_]>::first).is_some_and(|mv| moves.contains(mv))
    };
    let is_seen =
        |&leaf: &NodeId| trace.kind(leaf) != NodeKind::Inner && trace.left_at(leaf).is_some_and(|left| left <= step);
    trace.nodes().filter(is_seen).map(|leaf| recording.moves_to(leaf)).filter(|leaf| is_below(leaf)).collect()
}

/// Returns the error in an answer to a question about which the search did `facts`; `None` if the answer is right.
pub(super) fn answer_error<G: Game>(
    recording: &Recording<G>,
    question: &Question,
    facts: &Facts,
    answer: &Answer,
) -> Option<AnswerError> {
    match (facts, answer) {
        (Facts::Next { entered, .. }, Answer::Node(chosen)) => {
            error_of_next(&choices(recording, question, usize::MAX), question.node, *entered, *chosen)
        }
        (Facts::Cut { test, .. }, Answer::Children(pruned)) => {
            error_of_cut((test.cuts, test.is_tie()), || question.later(recording.trace()), pruned)
        }
        (Facts::Players(facts), answer) => error_about_players(recording, question, facts, answer),
        (Facts::Best { best, score, .. }, Answer::Node(chosen)) => error_of_best(recording, best, *score, *chosen),
        (Facts::Leaf { score }, Answer::Proved(answered)) => error_of_number(*score, *answered),
        (Facts::Leaf { score }, Answer::Sum { counts, sum }) => {
            error_of_sum(recording, question.node, *score, counts, *sum)
        }
        (Facts::Value { proved, child_proved, unweighted, .. }, Answer::Proved(answered)) => {
            let is_unweighted = || unweighted.is_some_and(|mean| is_same(Interval::of(mean, Bound::Exact), *answered));
            if accepted(recording, question).contains(answer) {
                return None;
            }
            error_of_proof(*proved, Some(*child_proved), *answered).map(|error| match error {
                AnswerError::NotProved(_) | AnswerError::WrongNumber(_) if is_unweighted() => {
                    AnswerError::Unweighted(*answered)
                }
                error => error,
            })
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
        (Facts::Ever { fates }, Answer::Children(pruned)) => {
            let right: Vec<_> = prunable(fates).collect();
            error_of_leaves(recording, &right, pruned, [AnswerError::CanBePruned, AnswerError::NeverPruned])
        }
        (Facts::Matters(influences), Answer::Children(chosen)) => {
            let right: Vec<_> = influences.that_matter().collect();
            error_of_leaves(recording, &right, chosen, [AnswerError::Matters, AnswerError::MattersNot])
        }
        (Facts::Root { .. }, Answer::Proved(answered))
            if results(recording, question.node).into_iter().any(|result| is_same(result, *answered)) =>
        {
            None
        }
        // Where nothing is proved, a bound says nothing about the number.
        (Facts::Root { score, .. }, Answer::Proved(answered)) if asks_for_returned(recording.trace()) => {
            error_of_number(*score, *answered)
        }
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
            | Facts::Ever { .. }
            | Facts::Matters(_),
            _,
        ) => Some(AnswerError::WrongForm),
    }
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
fn error_of_cut<Later: Iterator<Item = NodeId>>(
    (cuts, is_tie): (bool, bool),
    later: impl FnOnce() -> Later,
    pruned: &[NodeId],
) -> Option<AnswerError> {
    if pruned.is_empty() {
        return cuts.then_some(AnswerError::MissedCut);
    }
    let later: HashSet<NodeId> = later().collect();
    if let Some(&other) = pruned.iter().find(|child| !later.contains(child)) {
        return Some(AnswerError::NotAChoice(other));
    }
    match (cuts, pruned.iter().collect::<HashSet<_>>().len() == later.len()) {
        (true, true) => None,
        (true, false) => Some(AnswerError::PartialCut),
        (false, _) if is_tie => Some(AnswerError::CutAtTie),
        (false, _) => Some(AnswerError::CutTooMuch),
    }
}

/// Returns the error in an answer about a search of several players.
fn error_about_players<G: Game>(
    recording: &Recording<G>,
    question: &Question,
    facts: &PlayersFacts,
    answer: &Answer,
) -> Option<AnswerError> {
    match answer {
        Answer::Node(chosen) if facts.asks_for_a_child() => match facts.entry(*chosen) {
            None => Some(AnswerError::NotAChoice(*chosen)),
            Some(_) if facts.taken == Some(*chosen) => None,
            Some(entry)
                if facts.most_by(*chosen).is_none()
                    && facts.taken.and_then(|taken| facts.entry(taken)) == Some(entry) =>
            {
                Some(AnswerError::LaterTie(*chosen))
            }
            Some(_) => Some(AnswerError::LessForMover(*chosen)),
        },
        Answer::Children(pruned) if facts.kind == VectorQuestion::Cut => {
            let test = facts.cut.as_ref()?;
            error_of_cut((test.cuts, test.is_tie()), || question.later(recording.trace()), pruned)
        }
        Answer::Vector(answered) if facts.kind == VectorQuestion::Vector => error_of_vector(facts, answered),
        Answer::Node(_) | Answer::Children(_) | Answer::Vector(_) | Answer::Proved(_) | Answer::Sum { .. } => {
            Some(AnswerError::WrongForm)
        }
    }
}

fn error_of_vector(facts: &PlayersFacts, answered: &Payoffs) -> Option<AnswerError> {
    let right = facts.vector.as_ref()?;
    let is = |other: &Payoffs| is_same_vector(other, answered);
    if right.entries().len() != answered.entries().len() {
        return Some(AnswerError::WrongForm);
    }
    let other = facts.found.iter().find(|(_, payoffs)| is(payoffs)).map(|(child, _)| *child);
    match other {
        _ if is(right) => None,
        _ if facts.is_chance && facts.unweighted().is_some_and(|mean| is(&mean)) => Some(AnswerError::UnweightedVector),
        Some(child) => Some(AnswerError::VectorOfChild(child)),
        None if !facts.is_chance && facts.mixed().is_some_and(|mixed| is(&mixed)) => Some(AnswerError::MixedVector),
        None => Some(AnswerError::WrongVector),
    }
}

/// Returns the error in the leaves that an answer chooses, in any order: one that is missing, or one too many.
fn error_of_leaves<G: Game>(
    recording: &Recording<G>,
    right: &[NodeId],
    chosen: &[NodeId],
    [missing, excess]: [fn(NodeId) -> AnswerError; 2],
) -> Option<AnswerError> {
    let all: Vec<_> = leaves(recording.trace()).collect();
    if let Some(&other) = chosen.iter().find(|node| !all.contains(node)) {
        return Some(AnswerError::NotAChoice(other));
    }
    all.into_iter().find_map(|leaf| match (right.contains(&leaf), chosen.contains(&leaf)) {
        (true, false) => Some(missing(leaf)),
        (false, true) => Some(excess(leaf)),
        (true, true) | (false, false) => None,
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

/// Returns whether an answer is the same vector, with numbers as they are shown.
pub(super) fn is_same_vector(expected: &Payoffs, answered: &Payoffs) -> bool {
    let exact = |score: &Score| Interval::of(*score, Bound::Exact);
    let mut entries = expected.entries().iter().zip(answered.entries());
    expected.entries().len() == answered.entries().len()
        && entries.all(|(expected, answered)| is_same(exact(expected), exact(answered)))
}

/// Returns whether an answer is the same interval except for an end that is a fraction and is rounded in the answer to
/// at least one decimal place: 2.333 for 7/3.
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

fn contains(outer: Interval, inner: Interval) -> bool {
    outer.low <= inner.low && inner.high <= outer.high
}

/// Returns the finite end of a bound, or its lower end.
fn finite_end(answered: Interval) -> Score {
    if answered.low.is_finite() { answered.low } else { answered.high }
}

/// Returns the misconception that an error shows; `None` if the answer does not have the form of an answer to the
/// question.
fn misconception(facts: &Facts, error: AnswerError) -> Option<Misconception> {
    Some(match error {
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
        | AnswerError::WrongNumber(answered) => wrong_number(facts, answered),
        AnswerError::MissedCut | AnswerError::PartialCut | AnswerError::EntersPruned(_) => {
            of_cut(facts.cut_test(), Misconception::MissedCut)
        }
        AnswerError::CanBePruned(_) => Misconception::MissedCut,
        AnswerError::NeverPruned(_) => Misconception::ExcessCut,
        AnswerError::CutAtTie if matches!(facts, Facts::Players(_)) => Misconception::EqualityCut,
        AnswerError::CutTooMuch | AnswerError::CutAtTie => of_cut(facts.cut_test(), Misconception::ExcessCut),
        // If the search has no windows, leaving a node early is not a cut.
        AnswerError::LeavesTooEarly => match facts.cut_test() {
            Some(test) => of_cut(Some(test), Misconception::ExcessCut),
            None => Misconception::VisitOrder,
        },
        AnswerError::OutOfOrder(_) => Misconception::VisitOrder,
        AnswerError::LaterTie(_) => Misconception::Tie,
        AnswerError::VectorOfChild(_)
        | AnswerError::MixedVector
        | AnswerError::UnweightedVector
        | AnswerError::WrongVector => Misconception::BackedUpValue,
        AnswerError::LessForMover(_)
        | AnswerError::WorseMove(..)
        | AnswerError::UnsearchedMove(_)
        | AnswerError::Matters(_)
        | AnswerError::MattersNot(_) => Misconception::BestMove,
    })
}

fn tested_misconceptions<G: Game>(recording: &Recording<G>, question: &Question) -> Misconceptions {
    let facts = facts(recording, question);
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
        Facts::Best { .. } | Facts::Matters(_) => [Misconception::BestMove].into(),
        Facts::Ever { .. } => [Misconception::MissedCut, Misconception::ExcessCut].into(),
        Facts::Root { score, bound } => of_proof(Interval::of(*score, *bound), Misconception::RootValue),
        Facts::Players(facts) => {
            let is_tie = facts.is_tie().then_some(Misconception::Tie);
            let usual = match (facts.kind, &facts.cut) {
                (VectorQuestion::Choose, _) => Misconception::BestMove,
                (VectorQuestion::Vector, _) => Misconception::BackedUpValue,
                (VectorQuestion::Cut, Some(test)) if test.is_tie() => Misconception::EqualityCut,
                (VectorQuestion::Cut, Some(test)) if test.cuts => Misconception::MissedCut,
                (VectorQuestion::Cut, _) => Misconception::ExcessCut,
                (VectorQuestion::Tie, _) => Misconception::Tie,
            };
            is_tie.filter(|_| facts.kind == VectorQuestion::Choose).into_iter().chain([usual]).collect()
        }
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
        Facts::Next { .. }
        | Facts::Cut { .. }
        | Facts::Best { .. }
        | Facts::Ever { .. }
        | Facts::Matters(_)
        | Facts::Players(_) => None,
    }
}

/// Returns the only number of an interval: the value, or the end of a bound.
fn number(proved: Interval) -> Option<Score> {
    proved.as_bound().map(|(number, _)| number)
}

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
        Facts::Value { .. }
        | Facts::Next { .. }
        | Facts::Cut { .. }
        | Facts::Best { .. }
        | Facts::Ever { .. }
        | Facts::Matters(_)
        | Facts::Players(_) => Misconception::BackedUpValue,
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
