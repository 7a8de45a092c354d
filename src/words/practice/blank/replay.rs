//! The replay of a sheet: runs the search again with the student's numbers, and marks each field on the way.
//!
//! The documentation of [`blank`](super) has the definitions.

use super::carried::{Carried, CarriedWindow};
use super::{
    BlankAnswers, BlankField, BlankMarks, BlankPart, BlankReason, FieldMark, MarkedField, counts, expected, question,
    right_moves,
};
use crate::practice::answer::Answer;
use crate::practice::proof::{is_same, is_same_vector};
use crate::practice::question::{asks_for_returned, returned};
use poda_core::game::Game;
use poda_core::score::{Bound, Interval, Outcomes, Player, Proof, Score, Turn, Window};
use poda_core::search::Fail;
use poda_core::stack::with_stack_space;
use poda_core::trace::recording::Recording;
use poda_core::trace::{NodeId, NodeKind, Trace};

/// The content that follows for a field, with its source.
#[derive(Default)]
pub(super) struct Follows {
    /// The contents that follow. There are several only if several moves are best.
    pub answers: Vec<Answer>,
    pub source: Option<BlankField>,
}

impl Follows {
    pub fn one(answer: Answer, source: Option<BlankField>) -> Self {
        Self { answers: vec![answer], source }
    }
}

pub(super) struct Replay<'a, G: Game> {
    pub recording: &'a Recording<G>,
    pub answers: &'a BlankAnswers,
    /// The range of legal values.
    legal: Interval,
    marks: BlankMarks,
}

impl<'a, G: Game> Replay<'a, G> {
    /// Returns the replay of a sheet, at its beginning.
    pub fn new(recording: &'a Recording<G>, answers: &'a BlankAnswers) -> Self {
        Self { recording, answers, legal: legal_values(recording), marks: BlankMarks::default() }
    }

    /// Marks the fields of the whole tree of a search of two sides.
    pub fn visit_tree(&mut self) {
        let window = self.trace().window(NodeId::ROOT).unwrap_or(Window::FULL);
        self.visit(NodeId::ROOT, Some(CarriedWindow::of_search(window)));
    }

    /// Marks the fields of the whole tree that only papers have, and returns all marks.
    pub fn finish(mut self) -> BlankMarks {
        for part in BlankPart::OF_PAPERS {
            self.mark_field(NodeId::ROOT, part, None);
        }
        self.marks
    }

    pub const fn trace(&self) -> &'a Trace {
        self.recording.trace()
    }

    /// Marks the fields of a node and of all nodes below it. Returns the carried value of the node; `None` if it is
    /// unknown because neither the search nor the student's numbers lead there. `follows` is the window that follows.
    fn visit(&mut self, node: NodeId, follows: Option<CarriedWindow>) -> Option<Carried<ReturnedValue>> {
        let trace = self.trace();
        let Some(window) = self.carried_window(node, follows) else {
            self.list_never_entered(node);
            return None;
        };
        self.mark_window(node, follows);
        if trace.kind(node) != NodeKind::Inner {
            let leaf = Carried::of_search(given(self.recording, node));
            self.mark_field(node, BlankPart::Cut, None);
            self.mark_field(node, BlankPart::Value, Some(Follows::one(proved(leaf.content), None)));
            return Some(leaf);
        }
        let all: Vec<NodeId> = trace.children(node).collect();
        let (children, passed_over) = all.split_at(if self.recording.passes_over(node) { 1 } else { all.len() });
        let (values, searched) = self.visit_children(node, children, window);
        for &child in passed_over {
            self.list_never_entered(child);
        }
        let (searched, known) = self.mark_cut(node, children, &values, searched);
        let sources = [searched.and_then(|searched| searched.source), window.alpha.source.or(window.beta.source)];
        let value = known.as_ref().and_then(|known| match trace.turn(node) {
            Turn::Player(_) => Some(self.backed_up(node, known, known.len() < children.len(), window, sources)),
            Turn::Chance => self.average(node, children, known, window, sources),
        });
        self.mark_field(node, BlankPart::Value, value.map(|value| Follows::one(proved(value.content), value.source)));
        if node == NodeId::ROOT && trace.turn(node) != Turn::Chance {
            let best = known.zip(value).map(|(known, value)| self.best(children, &known, value.content, sources));
            self.mark_field(node, BlankPart::Best, best);
        }
        let legal = |own: &Answer| match own {
            Answer::Proved(own) => {
                let own = own.as_bound().filter(|(own, _)| (self.legal.low..=self.legal.high).contains(own));
                own.map(ReturnedValue::from)
            }
            Answer::Node(_) | Answer::Children(_) | Answer::Sum { .. } | Answer::Vector(_) | Answer::Changes(_) => None,
        };
        self.carried_value(node, value, returned(trace, node).map(ReturnedValue::from), proved, legal)
    }

    /// Visits the children of a node with the windows that follow. Returns their carried values, and the number of
    /// children that are searched according to these values.
    fn visit_children(
        &mut self,
        node: NodeId,
        children: &[NodeId],
        mut window: CarriedWindow,
    ) -> (Vec<Option<Carried<ReturnedValue>>>, Option<Carried<usize>>) {
        let (trace, config) = (self.trace(), self.recording.config());
        if trace.turn(node) == Turn::Chance {
            return self.visit_outcomes(node, children, window);
        }
        let player = trace.player(node);
        let mut values = Vec::with_capacity(children.len());
        let mut best: Option<Carried<Score>> = None;
        // The number of children that are searched, once it is known; and the first child of unknown value.
        let (mut searched, mut unknown) = (None, None);
        for (index, &child) in children.iter().enumerate() {
            let follows = (searched.is_none() && unknown.is_none()).then_some(window);
            let value = with_stack_space(|| self.visit(child, follows));
            values.push(value);
            if follows.is_none() {
                continue;
            }
            let Some(value) = value else {
                unknown = Some(index);
                continue;
            };
            let found = Carried { content: value.content.score, source: value.source };
            let best = best.insert(match best {
                Some(best) if player.prefers(found.content, best.content) => found.or_source(best.source),
                Some(best) => best.or_source(found.source),
                None => found,
            });
            if !trace.has_window {
                continue;
            }
            if window.window().is_closed_by(player, best.content, config.cut_on) {
                searched = Some(index + 1);
            } else {
                window = window.narrowed(player, *best);
            }
        }
        // The value of the last child does not matter, because no other child is left to prune.
        let is_known = unknown.is_none_or(|unknown| unknown + 1 == children.len()) && !children.is_empty();
        let count = searched.or(is_known.then_some(children.len()));
        let source = best.and_then(|best| best.source).or(window.limit_source(player));
        (values, count.map(|content| Carried { content, source }))
    }

    /// Visits the outcomes of a chance node with the windows that follow. Returns their carried values, and the number
    /// of outcomes that are searched according to these values.
    fn visit_outcomes(
        &mut self,
        node: NodeId,
        children: &[NodeId],
        window: CarriedWindow,
    ) -> (Vec<Option<Carried<ReturnedValue>>>, Option<Carried<usize>>) {
        let (trace, cut_on) = (self.trace(), self.recording.config().cut_on);
        let mut outcomes = Outcomes::new(trace.weights(node).to_vec(), trace.bounds);
        let mut values = Vec::with_capacity(children.len());
        // The number of outcomes that are searched, once it is known; and whether the values of all outcomes so far are
        // known.
        let (mut searched, mut are_known) = (None, true);
        let mut source = window.alpha.source.or(window.beta.source);
        for (index, &child) in children.iter().enumerate() {
            let carried = |content| Carried { content, source };
            let outcome = outcome_index(trace, child, index);
            let of_outcome = outcomes.window(outcome, window.window(), trace.bounds).ok();
            let follows =
                of_outcome.map(|Window { alpha, beta }| CarriedWindow { alpha: carried(alpha), beta: carried(beta) });
            let follows = if trace.has_window { follows } else { Some(window) };
            let follows = follows.filter(|_| searched.is_none() && are_known);
            let value = with_stack_space(|| self.visit(child, follows));
            values.push(value);
            if searched.is_some() || !are_known {
                continue;
            }
            let Some(Carried { content: returned, source: own }) = value.filter(|_| follows.is_some()) else {
                are_known = false;
                continue;
            };
            source = own.or(source);
            outcomes.prove(outcome, returned.proved());
            let is_closed = |proved: Interval| {
                [Player::Min, Player::Max]
                    .into_iter()
                    .any(|player| window.window().is_closed_by(player, proved.own_end(player), cut_on))
            };
            if trace.has_window && outcomes.proved().is_ok_and(is_closed) {
                searched = Some(index + 1);
            }
        }
        let count = searched.or(are_known.then_some(children.len()));
        (values, count.map(|content| Carried { content, source }))
    }

    /// Returns the value that follows from the searched outcomes of a chance node: the end of the proved interval that
    /// closes the window, or otherwise the average; `None` if outcomes are left and the window is open.
    fn average(
        &self,
        node: NodeId,
        children: &[NodeId],
        values: &[Carried<ReturnedValue>],
        window: CarriedWindow,
        sources: [Option<BlankField>; 2],
    ) -> Option<Carried<ReturnedValue>> {
        let (trace, config) = (self.trace(), self.recording.config());
        let weights = trace.weights(node);
        let mut outcomes = Outcomes::new(weights.to_vec(), trace.bounds);
        let indices: Vec<_> = (0..).zip(children).map(|(at, &child)| outcome_index(trace, child, at)).collect();
        for (&index, value) in indices.iter().zip(values) {
            outcomes.prove(index, value.content.proved());
        }
        let proved = outcomes.proved().ok()?;
        let closing = [(Player::Min, proved.high), (Player::Max, proved.low)];
        let is_closed = |&(player, end): &(Player, Score)| window.window().is_closed_by(player, end, config.cut_on);
        let score = match closing.into_iter().find(is_closed).filter(|_| trace.has_window) {
            Some((_, end)) => end,
            None if values.len() < weights.len() => return None,
            None => {
                let weights = indices.iter().map(|&index| weights[index]);
                Score::weighted_mean(weights.zip(values.iter().map(|value| value.content.score))).ok()?
            }
        };
        let is_hard = trace.has_window && config.fail == Fail::Hard;
        let score = if is_hard { window.window().clamp(score) } else { score };
        let source = values.iter().find_map(|value| value.source).or(sources[0]).or(sources[1]);
        Some(Carried { content: ReturnedValue { score, bound: proved.bound_of(score) }, source })
    }

    /// Returns the value that follows from the values of the searched children.
    fn backed_up(
        &self,
        node: NodeId,
        values: &[Carried<ReturnedValue>],
        has_pruned: bool,
        window: CarriedWindow,
        sources: [Option<BlankField>; 2],
    ) -> Carried<ReturnedValue> {
        let trace = self.trace();
        let player = trace.player(node);
        let mut proof = Proof::new(player);
        for value in values {
            let proved = value.content.proved();
            proof.add_proved_child(proved.intersection(trace.bounds), false);
        }
        if has_pruned {
            proof.add_unsearched(trace.bounds);
        }
        let scores = values.iter().map(|value| value.content.score);
        let best = scores.fold(values[0].content.score, |best, score| player.better_of(best, score));
        let is_hard = trace.has_window && self.recording.config().fail == Fail::Hard;
        let score = if is_hard { window.window().clamp(best) } else { best };
        let bound = if asks_for_returned(trace) { Bound::Exact } else { proof.proved().bound_of(score) };
        Carried { content: ReturnedValue { score, bound }, source: source_of_best(values, best, sources) }
    }

    /// Returns the best moves that follow from the values of the searched children of the root, which follows to be
    /// worth `follows`.
    fn best(
        &self,
        children: &[NodeId],
        values: &[Carried<ReturnedValue>],
        follows: ReturnedValue,
        sources: [Option<BlankField>; 2],
    ) -> Follows {
        let (trace, player) = (self.trace(), self.trace().player(NodeId::ROOT));
        let scores = || values.iter().map(|value| value.content.score);
        let best = scores().fold(values[0].content.score, |best, score| player.better_of(best, score));
        let source = source_of_best(values, best, sources);
        let moves = || children.iter().zip(scores()).filter(|&(_, score)| score == best).map(|(&child, _)| child);
        if !trace.has_window {
            return Follows { answers: moves().map(Answer::Node).collect(), source };
        }
        // As in the search: the move that is surely worth the root's score, the first best one or another, or else the
        // first best one.
        let own_end = |value: ReturnedValue| value.proved().intersection(trace.bounds).own_end(player);
        let end = own_end(follows);
        let ends: Vec<_> = children.iter().zip(values).map(|(&child, value)| (child, own_end(value.content))).collect();
        let is_first_best = |child| moves().next() == Some(child);
        let proves = |&&(_, own): &&(NodeId, Score)| end != player.worst() && !player.prefers(end, own);
        let proving = ends.iter().filter(proves).min_by_key(|&&(child, _)| !is_first_best(child));
        let best_move =
            proving.filter(|&&(_, own)| own == follows.score).map(|&(child, _)| child).or_else(|| moves().next());
        Follows { answers: best_move.map(Answer::Node).into_iter().collect(), source }
    }

    fn mark_window(&mut self, node: NodeId, follows: Option<CarriedWindow>) {
        let (truth, cut_on) = (self.trace().window(node), self.recording.config().cut_on);
        let follows = follows.filter(|window| node != NodeId::ROOT && window.is_legal(truth, cut_on));
        for part in [BlankPart::Alpha, BlankPart::Beta] {
            let bound = follows.map(|window| if part == BlankPart::Alpha { window.alpha } else { window.beta });
            let bound = bound.filter(|_| self.trace().has_window);
            let follows = bound.map(|bound| Follows::one(Answer::number(bound.content), bound.source));
            self.mark_field(node, part, follows);
        }
    }

    /// Lists the fields that were filled in at a node or below it, if neither the search nor the student's numbers lead
    /// there.
    pub fn list_never_entered(&mut self, node: NodeId) {
        for below in self.trace().subtree(node) {
            for part in [BlankPart::Alpha, BlankPart::Beta, BlankPart::Cut, BlankPart::Value] {
                self.mark_field(below, part, None);
            }
        }
    }

    /// Marks a field. A field that is not counted is listed only if it is filled in.
    pub fn mark_field(&mut self, node: NodeId, part: BlankPart, follows: Option<Follows>) {
        let (recording, field) = (self.recording, BlankField::new(node, part));
        let answered = self.answers.get(&field);
        let is_asked = counts(recording, field) || (part.is_of_papers() && answered.is_some());
        let of = u32::from(is_asked);
        if answered.is_none() && !is_asked {
            return;
        }
        let follows = follows.unwrap_or_default();
        let expected = expected(recording, field);
        let is_true = |answer: &Answer| match part {
            BlankPart::Best => right_moves(recording).into_iter().any(|best| Answer::Node(best) == *answer),
            BlankPart::Alpha
            | BlankPart::Beta
            | BlankPart::Cut
            | BlankPart::Value
            | BlankPart::Ever
            | BlankPart::Matters
            | BlankPart::Transform => expected.as_ref().is_some_and(|expected| is_same_answer(expected, answer)),
        };
        let (mark, reason) = match (answered, &expected) {
            (None, _) => (FieldMark::Empty, BlankReason::Empty),
            (Some(answered), _) if is_true(answered) => (FieldMark::Right, BlankReason::Right),
            (Some(answered), _) if follows.answers.iter().any(|follows| is_same_answer(follows, answered)) => {
                let from = follows.source.and_then(|field| Some((field, self.answers.get(&field)?.clone())));
                (FieldMark::Consequent, BlankReason::Follows { from })
            }
            (Some(answered), Some(_)) => {
                let question = question(recording, field, answered);
                let follows = follows.answers.into_iter().next().filter(|follows| !is_true(follows));
                (FieldMark::Wrong, BlankReason::Wrong { question, follows })
            }
            (Some(_), None) => (FieldMark::Wrong, reason_of_absence(recording.trace(), node)),
        };
        self.marks.fields.push(MarkedField { field, answered: answered.cloned(), expected, mark, of, reason });
    }

    /// Returns the carried window of a node, where `follows` is the window that follows; `None` if neither the
    /// student's numbers nor the search lead there.
    fn carried_window(&self, node: NodeId, follows: Option<CarriedWindow>) -> Option<CarriedWindow> {
        let (truth, cut_on) = (self.trace().window(node), self.recording.config().cut_on);
        let of_search = truth.map(CarriedWindow::of_search);
        let follows = follows.filter(|window| window.is_legal(truth, cut_on)).or(of_search)?;
        if node == NodeId::ROOT || !self.trace().has_window {
            return Some(follows);
        }
        let alpha = self.bound(node, BlankPart::Alpha, follows.alpha, truth.map(|window| window.alpha));
        let beta = self.bound(node, BlankPart::Beta, follows.beta, truth.map(|window| window.beta));
        let carried = CarriedWindow { alpha, beta };
        Some(if carried.is_legal(truth, cut_on) { carried } else { of_search.unwrap_or(follows) })
    }

    pub fn bound(
        &self,
        node: NodeId,
        part: BlankPart,
        follows: Carried<Score>,
        truth: Option<Score>,
    ) -> Carried<Score> {
        let field = BlankField::new(node, part);
        match self.answers.get(&field) {
            Some(&Answer::Proved(own)) if own.is_exact() || truth.is_some_and(|truth| is_number(truth, own)) => {
                let is_true = truth.filter(|&truth| is_number(truth, own));
                is_true.map_or(Carried { content: own.low, source: Some(field) }, Carried::of_search)
            }
            Some(
                Answer::Proved(_)
                | Answer::Node(_)
                | Answer::Children(_)
                | Answer::Sum { .. }
                | Answer::Vector(_)
                | Answer::Changes(_),
            ) => truth.map_or(follows, Carried::of_search),
            None => follows.unless_true(truth),
        }
    }

    /// Marks the cut of a node. `values` are the carried values of its children, and `follows` is the number of
    /// children that follow to be searched. Returns the number that is carried, and the values of these children if all
    /// of them are known.
    pub fn mark_cut<T: Copy>(
        &mut self,
        node: NodeId,
        children: &[NodeId],
        values: &[Option<Carried<T>>],
        follows: Option<Carried<usize>>,
    ) -> (Option<Carried<usize>>, Option<Vec<Carried<T>>>) {
        // Children that are passed over are not cut.
        let cut = follows.filter(|_| children.len() == self.trace().children(node).count());
        let cut = cut.map(|cut| Follows::one(Answer::Children(children[cut.content..].to_vec()), cut.source));
        self.mark_field(node, BlankPart::Cut, cut);
        let searched = self.carried_cut(node, children, follows);
        let known = searched.and_then(|it| values[..it.content].iter().copied().collect::<Option<Vec<_>>>());
        (searched, known.filter(|known| !known.is_empty()))
    }

    /// Returns the number of searched children of a node according to the carried cut. `follows` is the number that
    /// follows.
    fn carried_cut(
        &self,
        node: NodeId,
        children: &[NodeId],
        follows: Option<Carried<usize>>,
    ) -> Option<Carried<usize>> {
        let trace = self.trace();
        let truth = trace.is_searched(node).then(|| children.iter().filter(|&&child| trace.is_searched(child)).count());
        let of_search = truth.map(Carried::of_search);
        let field = BlankField::new(node, BlankPart::Cut);
        match self.answers.get(&field) {
            None => follows.map(|follows| follows.unless_true(truth)).or(of_search),
            Some(own) => {
                let is = |searched: usize| is_same_answer(&Answer::Children(children[searched..].to_vec()), own);
                match (truth, follows) {
                    (Some(truth), _) if is(truth) => of_search,
                    (_, Some(follows)) if is(follows.content) => {
                        Some(Carried { content: follows.content, source: Some(field) })
                    }
                    _ => of_search.or(follows),
                }
            }
        }
    }

    /// Returns what an inner node is carried to return. `follows` is what follows, and `truth` is what it returns in
    /// the search. `answer` writes this as an answer, and `legal` reads an answer if it is possible.
    pub fn carried_value<T: Copy + PartialEq>(
        &self,
        node: NodeId,
        follows: Option<Carried<T>>,
        truth: Option<T>,
        answer: fn(T) -> Answer,
        legal: impl Fn(&Answer) -> Option<T>,
    ) -> Option<Carried<T>> {
        let of_search = truth.map(Carried::of_search);
        let field = BlankField::new(node, BlankPart::Value);
        let Some(own) = self.answers.get(&field) else {
            return follows.map(|follows| follows.unless_true(truth)).or(of_search);
        };
        if truth.is_some_and(|truth| is_same_answer(&answer(truth), own)) {
            return of_search;
        }
        let legal = legal(own).map(|content| Carried { content, source: Some(field) });
        legal.or(of_search).or(follows)
    }
}

fn proved(value: ReturnedValue) -> Answer {
    Answer::Proved(value.proved())
}

/// Returns the source of a best score: the source of a child with that score, or else of the cut, of any child, or of
/// the window.
fn source_of_best(
    values: &[Carried<ReturnedValue>],
    best: Score,
    others: [Option<BlankField>; 2],
) -> Option<BlankField> {
    let [cut, window] = others;
    let has_best = |value: &&Carried<ReturnedValue>| value.content.score == best;
    let of_best = values.iter().filter(has_best).find_map(|value| value.source);
    of_best.or(cut).or_else(|| values.iter().find_map(|value| value.source)).or(window)
}

/// Returns why the search has no content for a field.
fn reason_of_absence(trace: &Trace, node: NodeId) -> BlankReason {
    let pruned_at = trace.ancestors(node).find(|&above| trace.is_searched(above));
    match pruned_at {
        Some(pruned_at) if pruned_at != node => BlankReason::NeverEntered { pruned_at },
        Some(_) | None => BlankReason::NotAsked,
    }
}

/// Returns whether two answers are equivalent: children in any order, numbers as they are shown.
pub(super) fn is_same_answer(expected: &Answer, answered: &Answer) -> bool {
    match (expected, answered) {
        (Answer::Proved(expected), Answer::Proved(answered)) => is_same(*expected, *answered),
        (Answer::Vector(expected), Answer::Vector(answered)) => is_same_vector(expected, answered),
        (Answer::Changes(expected), Answer::Changes(answered)) => {
            expected.iter().all(|change| answered.contains(change))
                && answered.iter().all(|change| expected.contains(change))
        }
        (Answer::Children(expected), Answer::Children(answered)) => {
            expected.iter().all(|child| answered.contains(child))
                && answered.iter().all(|child| expected.contains(child))
        }
        (
            Answer::Node(_)
            | Answer::Children(_)
            | Answer::Proved(_)
            | Answer::Sum { .. }
            | Answer::Vector(_)
            | Answer::Changes(_),
            _,
        ) => expected == answered,
    }
}

fn is_number(number: Score, answered: Interval) -> bool {
    is_same(Interval { low: number, high: number }, answered)
}

/// Returns the given value of a leaf, and its relation to the true value: a table entry may be a bound.
fn given<G: Game>(recording: &Recording<G>, leaf: NodeId) -> ReturnedValue {
    returned(recording.trace(), leaf).unwrap_or_else(|| (recording.evaluation(leaf).score(), Bound::Exact)).into()
}

/// Returns the range of the leaves' values. If the search is fail-hard, the range also includes the finite ends of the
/// root's window, which the search may return.
fn legal_values<G: Game>(recording: &Recording<G>) -> Interval {
    let trace = recording.trace();
    let is_leaf = |node: &NodeId| trace.kind(*node) != NodeKind::Inner;
    let mut legal = Interval { low: Score::INFINITY, high: Score::NEG_INFINITY };
    let mut include = |score: Score| legal = Interval { low: legal.low.min(score), high: legal.high.max(score) };
    trace.nodes().filter(is_leaf).for_each(|leaf| include(given(recording, leaf).score));
    if recording.config().fail == Fail::Hard
        && let Some(window) = trace.window(NodeId::ROOT)
    {
        [window.alpha, window.beta].into_iter().filter(|end| end.is_finite()).for_each(&mut include);
    }
    // The proved value of a chance node may be anywhere within the bounds of all values.
    if trace.has_chance() {
        [trace.bounds.low, trace.bounds.high].into_iter().filter(|end| end.is_finite()).for_each(include);
    }
    legal
}

/// Returns the index of an outcome at its chance node. `at` is its index among the visited outcomes.
fn outcome_index(trace: &Trace, visit: NodeId, at: usize) -> usize {
    trace.outcome(visit).map_or(at, |outcome| outcome.index as usize)
}

/// What a node returns: a score, and its relation to the true value.
#[derive(Clone, Copy, Debug, PartialEq)]
struct ReturnedValue {
    score: Score,
    bound: Bound,
}

impl ReturnedValue {
    /// Returns what is proved of the true value.
    const fn proved(self) -> Interval {
        Interval::of(self.score, self.bound)
    }
}

impl From<(Score, Bound)> for ReturnedValue {
    fn from((score, bound): (Score, Bound)) -> Self {
        Self { score, bound }
    }
}
