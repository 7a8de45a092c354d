//! The replay of a sheet on a search of several players that backs up vectors: max^n with or without shallow pruning.
//!
//! The documentation of [`blank`](super) has the definitions.

use super::carried::Carried;
use super::replay::{Follows, Replay};
use super::returned::{Returned, returned};
use super::{BlankField, BlankPart};
use crate::practice::answer::Answer;
use poda_core::game::Game;
use poda_core::score::{Bound, CutOn, Interval, Payoffs, Score, Turn};
use poda_core::search::{PayoffLimits, TieRule};
use poda_core::stack::with_stack_space;
use poda_core::trace::multi_player::MultiPlayerView;
use poda_core::trace::recording::Recording;
use poda_core::trace::{NodeId, NodeKind};

pub(super) fn visit_tree<G: Game>(replay: &mut Replay<'_, G>, view: MultiPlayerView<'_, G>) {
    let (limits, ties) = (view.limits(), view.ties().unwrap_or_default());
    let most = limits.and_then(|limits| limits.most(view.viewer()).ok()).unwrap_or(Score::INFINITY);
    let ranges = ranges(replay.recording);
    VectorReplay { replay, view, limits, ties, ranges }.visit(NodeId::ROOT, Some(Carried::of_search(most)));
}

/// Returns, for each player, the range of their entries at the leaves.
fn ranges<G: Game>(recording: &Recording<G>) -> Vec<Interval> {
    let trace = recording.trace();
    let leaves = trace.nodes().filter(|&node| trace.kind(node) != NodeKind::Inner);
    let mut ranges: Vec<Interval> = Vec::new();
    for leaf in leaves {
        let payoffs = recording.position(leaf).payoffs();
        let nothing = Interval { low: Score::INFINITY, high: Score::NEG_INFINITY };
        ranges.resize(payoffs.entries().len(), nothing);
        for (range, &entry) in ranges.iter_mut().zip(payoffs.entries()) {
            *range = Interval { low: range.low.min(entry), high: range.high.max(entry) };
        }
    }
    ranges
}

struct VectorReplay<'a, 'r, G: Game> {
    replay: &'r mut Replay<'a, G>,
    view: MultiPlayerView<'r, G>,
    /// The limits of all vectors, if the search prunes.
    limits: Option<PayoffLimits>,
    ties: TieRule,
    /// For each player, the range of their entries at the leaves.
    ranges: Vec<Interval>,
}

impl<G: Game> VectorReplay<'_, '_, G> {
    /// Marks the fields of a node and of all nodes below it. Returns what it is carried to return; `None` if neither
    /// the search nor the student's numbers lead there. `follows` is the β that follows.
    fn visit(&mut self, node: NodeId, follows: Option<Carried<Score>>) -> Option<Carried<Returned>> {
        let trace = self.replay.trace();
        let Some(bound) = self.carried_bound(node, follows) else {
            self.replay.list_never_entered(node);
            return None;
        };
        let of_bound = follows.filter(|_| self.limits.is_some() && node != NodeId::ROOT);
        let of_bound = of_bound.map(|bound| Follows::one(Answer::number(bound.content), bound.source));
        self.replay.mark_field(node, BlankPart::Alpha, None);
        self.replay.mark_field(node, BlankPart::Beta, of_bound);
        if trace.kind(node) != NodeKind::Inner {
            let leaf = Returned::Vector(self.replay.recording.position(node).payoffs());
            self.replay.mark_field(node, BlankPart::Cut, None);
            self.replay.mark_field(node, BlankPart::Value, Some(Follows::one(leaf.answer(), None)));
            return Some(Carried::of_search(leaf));
        }
        let children: Vec<NodeId> = trace.children(node).collect();
        let (values, searched) = self.visit_children(node, &children, bound);
        let (searched, known) = self.replay.mark_cut(node, &children, &values, searched);
        let source = searched.and_then(|it| it.source).or(bound.source);
        let value = known.as_ref().and_then(|known| self.backed_up(node, known, known.len() < children.len(), source));
        let of_value = value.map(|value| Follows::one(value.content.answer(), value.source));
        self.replay.mark_field(node, BlankPart::Value, of_value);
        if node == NodeId::ROOT && trace.turn(node) != Turn::Chance {
            let best = known.and_then(|known| self.best(&children, &known, source));
            self.replay.mark_field(node, BlankPart::Best, best);
        }
        let truth = returned(&self.view, node);
        self.replay.carried_value(node, value, truth, Returned::answer, |own| self.legal(node, own))
    }

    /// Visits the children of a node with the β that follows. Returns what they are carried to return, and the number
    /// of children that are searched then.
    fn visit_children(
        &mut self,
        node: NodeId,
        children: &[NodeId],
        bound: Carried<Score>,
    ) -> (Vec<Option<Carried<Returned>>>, Option<Carried<usize>>) {
        let is_chance = self.replay.trace().turn(node) == Turn::Chance;
        let mut values = Vec::with_capacity(children.len());
        // The number of children that are searched, once it is known; and the first child of unknown value.
        let (mut searched, mut unknown) = (None, None);
        for (index, &child) in children.iter().enumerate() {
            let is_open = searched.is_none() && unknown.is_none();
            let best = self.taken(node, &values);
            let follows = if is_open { self.bound_of(child, node, best) } else { None };
            let value = with_stack_space(|| self.visit(child, follows));
            values.push(value);
            match value {
                _ if follows.is_none() => {}
                None => unknown = Some(index),
                Some(value) if !is_chance && self.cuts(node, value.content, bound.content) => {
                    searched = Some(Carried { content: index + 1, source: value.source.or(bound.source) });
                }
                Some(_) => {}
            }
        }
        // The value of the last child does not matter, because no other child is left to prune.
        let is_known = unknown.is_none_or(|unknown| unknown + 1 == children.len()) && !children.is_empty();
        let source = values.iter().flatten().find_map(|value| value.source).or(bound.source);
        let all = is_known.then_some(Carried { content: children.len(), source });
        (values, searched.or(all))
    }

    /// Returns the index and the vector of the child that the player to move takes among these; `None` if there is no
    /// vector.
    fn taken(&self, node: NodeId, values: &[Option<Carried<Returned>>]) -> Option<(usize, Carried<Payoffs>)> {
        let (player, viewer) = (self.view.mover(node), self.view.viewer());
        let vector = |(index, value): (usize, &Option<Carried<Returned>>)| match value {
            Some(Carried { content: Returned::Vector(content), source }) => {
                Some((index, Carried { content: *content, source: *source }))
            }
            // A child that was cut is not taken.
            Some(Carried { content: Returned::AtLeast(_), .. }) | None => None,
        };
        values.iter().enumerate().filter_map(vector).reduce(|best, found| {
            if self.ties.takes(&found.1.content, &best.1.content, player, viewer) { found } else { best }
        })
    }

    /// Returns the β that follows for a child of a node, given the vector that the player to move has so far; infinite
    /// if the search prunes nothing.
    fn bound_of(&self, child: NodeId, node: NodeId, best: Option<(usize, Carried<Payoffs>)>) -> Option<Carried<Score>> {
        let Some(limits) = self.limits else { return Some(Carried::of_search(Score::INFINITY)) };
        let (player, above) = (self.view.mover(child), self.view.mover(node));
        match best.filter(|_| above != player) {
            Some((_, best)) => {
                let content = limits.most_beside(player, above, best.content.of(above)).ok()?;
                Some(Carried { content, source: best.source })
            }
            None => limits.most(player).ok().map(Carried::of_search),
        }
    }

    /// Returns whether what a child returned cuts a node with this β.
    fn cuts(&self, node: NodeId, value: Returned, bound: Score) -> bool {
        let (Some(limits), Returned::Vector(found)) = (self.limits, value) else { return false };
        let (player, config) = (self.view.mover(node), self.replay.recording.config());
        let got = found.of(player);
        let Ok(most) = limits.most(player) else { return false };
        let above = self.replay.trace().parent(node).map(|above| self.view.mover(above));
        let may_follow_tie = self.ties != TieRule::First && above.is_some_and(|above| above != self.view.viewer());
        let is_enough = if config.cut_on == CutOn::Strict || may_follow_tie { bound < got } else { bound <= got };
        self.is_immediate(node, value) || (bound < most && is_enough)
    }

    /// Returns whether a child gives the player to move the most that there is, which cuts whatever the player above
    /// has.
    fn is_immediate(&self, node: NodeId, value: Returned) -> bool {
        let (Some(limits), Returned::Vector(found)) = (self.limits, value) else { return false };
        let player = self.view.mover(node);
        let is_most = limits.most(player).is_ok_and(|most| most <= found.of(player));
        is_most && self.replay.recording.config().cut_on == CutOn::Equal
    }

    /// Returns what follows from the values of the searched children.
    fn backed_up(
        &self,
        node: NodeId,
        values: &[Carried<Returned>],
        has_pruned: bool,
        source: Option<BlankField>,
    ) -> Option<Carried<Returned>> {
        let trace = self.replay.trace();
        let any_source = || values.iter().find_map(|value| value.source).or(source);
        if trace.turn(node) == Turn::Chance {
            let outcome = |(value, &weight): (&Carried<Returned>, &u32)| match value.content {
                Returned::Vector(payoffs) => Some((weight, payoffs)),
                Returned::AtLeast(_) => None,
            };
            let outcomes: Option<Vec<_>> = values.iter().zip(trace.weights(node)).map(outcome).collect();
            let mean = Payoffs::weighted_mean(&outcomes?).ok()?;
            return Some(Carried { content: Returned::Vector(mean), source: any_source() });
        }
        let values: Vec<_> = values.iter().copied().map(Some).collect();
        let (_, best) = self.taken(node, &values)?;
        let last = values.last().copied().flatten()?;
        let is_bound = has_pruned && !self.is_immediate(node, last.content);
        let vector = Returned::Vector(best.content);
        let content = if is_bound { Returned::AtLeast(best.content.of(self.view.mover(node))) } else { vector };
        Some(Carried { content, source: best.source.or(source).or_else(any_source) })
    }

    fn best(&self, children: &[NodeId], values: &[Carried<Returned>], source: Option<BlankField>) -> Option<Follows> {
        let values: Vec<_> = values.iter().copied().map(Some).collect();
        let (taken, best) = self.taken(NodeId::ROOT, &values)?;
        let player = self.view.viewer();
        let is_as_good = |value: &Option<Carried<Returned>>| match value {
            Some(Carried { content: Returned::Vector(found), .. }) => found.of(player) == best.content.of(player),
            Some(Carried { content: Returned::AtLeast(_), .. }) | None => false,
        };
        let is_right = |index: usize| index == taken || (self.limits.is_none() && is_as_good(&values[index]));
        let right = (0..values.len()).filter(|&index| is_right(index)).map(|index| Answer::Node(children[index]));
        let others = || values.iter().flatten().find_map(|value| value.source);
        Some(Follows { answers: right.collect(), source: best.source.or(source).or_else(others) })
    }

    /// Returns the carried β of a node, where `follows` is the β that follows; `None` if neither the student's numbers
    /// nor the search lead there.
    fn carried_bound(&self, node: NodeId, follows: Option<Carried<Score>>) -> Option<Carried<Score>> {
        let truth = self.replay.trace().window(node).map(|window| window.beta).filter(|_| self.limits.is_some());
        let of_search = truth.map(Carried::of_search);
        let follows = follows.or(of_search)?;
        let (Some(limits), true) = (self.limits, node != NodeId::ROOT) else { return Some(follows) };
        let carried = self.replay.bound(node, BlankPart::Beta, follows, truth);
        let player = self.view.mover(node);
        let is_possible = limits.most(player).is_ok_and(|most| carried.content <= most);
        let is_legal = is_possible && limits.floor.of(player) <= carried.content;
        Some(if is_legal { carried } else { of_search.unwrap_or(follows) })
    }

    /// Returns an answer as what a node returns, if every entry of it is in the range of the player's entries at the
    /// leaves.
    fn legal(&self, node: NodeId, answer: &Answer) -> Option<Returned> {
        match answer {
            Answer::Vector(vector) => {
                let is_whole = vector.entries().len() == self.ranges.len();
                let mut entries = vector.entries().iter().enumerate();
                let is_legal = is_whole && entries.all(|(player, &entry)| self.is_in_range(player, entry));
                is_legal.then_some(Returned::Vector(*vector))
            }
            Answer::Proved(proved) => {
                let (entry, bound) = proved.as_bound()?;
                let is_legal = bound == Bound::Lower && self.is_in_range(self.view.mover(node), entry);
                is_legal.then_some(Returned::AtLeast(entry))
            }
            Answer::Node(_) | Answer::Children(_) | Answer::Sum { .. } | Answer::Changes(_) => None,
        }
    }

    fn is_in_range(&self, player: usize, entry: Score) -> bool {
        self.ranges.get(player).is_some_and(|range| (range.low..=range.high).contains(&entry))
    }
}
