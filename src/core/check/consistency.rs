//! Contradictions within a run, whatever its position is.

use super::report::{Fact, Finding};
use super::reported::{is_rounded, says_as_much};
use super::view::{LeavesFit, view_of};
use super::weights::told_weights;
use crate::run::{ReportedNode, ReportedView, Run};
use crate::score::{CutOn, Payoffs, Player, Score, Turn, Window};
use crate::search::{Algorithm, MultiPlayer};

/// Returns the first event in the run that the rest of the run contradicts: a value that none of the children returned,
/// a window that is wider than the one above, a search that continues after its window has closed, or an answer that is
/// not the root's value.
pub fn contradiction(run: &Run, cut_on: CutOn) -> Option<Finding> {
    let sides = sides(run);
    let is_mover = view_without_position(run, &sides) == ReportedView::Mover;
    let has_chance = (0..run.nodes.len()).any(|at| is_chance(run, at));
    let found = (0..run.nodes.len()).filter_map(|at| at_node(run, &sides, is_mover, has_chance, at, cut_on));
    found.min_by_key(|finding| finding.line)
}

/// Returns the side to move at each node: the reported one, or else the opponent of the side above. MAX begins. At a
/// chance node it is the side that moves once chance has decided.
pub fn sides(run: &Run) -> Vec<Player> {
    let mut sides: Vec<Player> = Vec::with_capacity(run.nodes.len());
    for node in &run.nodes {
        let after = |parent: u32| {
            let above = sides[parent as usize];
            if is_chance(run, parent as usize) { above } else { above.opponent() }
        };
        let told = node.side.and_then(Turn::player);
        let side = told.unwrap_or_else(|| node.parent.map_or(Player::Max, after));
        sides.push(side);
    }
    sides
}

/// Returns whether the run calls a node a chance node.
fn is_chance(run: &Run, at: usize) -> bool {
    run.nodes[at].side == Some(Turn::Chance)
}

/// Returns the value of a chance node by its outcomes; `None` if it was not searched to the end, or if a weight is not
/// told and the reported value lies between the values of the outcomes.
fn average(run: &Run, at: usize, told: Score) -> Option<Score> {
    let children: Vec<usize> = run.children(at).collect();
    let values: Option<Vec<Score>> = children.iter().map(|&child| run.nodes[child].value).collect();
    let values = values.filter(|values| !values.is_empty())?;
    let weights = match told_weights(run, &children) {
        Some(weights) => weights,
        None if values.iter().any(|&value| value <= told) && values.iter().any(|&value| told <= value) => return None,
        None => vec![1.0; values.len()],
    };
    let sum: f64 = weights.iter().zip(&values).map(|(weight, value)| weight * value.get()).sum();
    Score::new(sum / weights.iter().sum::<f64>())
}

/// Returns the contradiction at a chance node: another value than the average of its outcomes.
fn at_chance_node(run: &Run, sides: &[Player], at: usize) -> Option<Finding> {
    // A node with a window may return a bound.
    let ReportedNode { value: Some(told), left: Some(line), alpha: None, beta: None, .. } = run.nodes[at] else {
        return None;
    };
    let expected = average(run, at, told).filter(|&average| !is_rounded(told, average) && told != average)?;
    let fact = Fact::ReturnedValue { told, expected };
    Some(Finding { line, step: 0, node: at, path: Vec::new(), player: Some(sides[at]), fact })
}

/// Returns the view of a run whose position is unknown.
pub(super) fn view_without_position(run: &Run, sides: &[Player]) -> ReportedView {
    view_of(run, sides, LeavesFit::UNKNOWN)
}

/// Returns the contradiction at a node that returned a vector: none of its children returned it, or another gives more
/// to the player who moves, or the program's answer is another one.
fn at_node_with_vector(run: &Run, sides: &[Player], at: usize, told: Payoffs) -> Option<Finding> {
    let ReportedNode { left: Some(line), mover: Some(mover), .. } = run.nodes[at] else { return None };
    let finding = |line, told, expected| {
        let fact = Fact::Vector { told, expected, is_leaf: false };
        Some(Finding { line, step: 0, node: at, path: Vec::new(), player: Some(sides[at]), fact })
    };
    let of_child = |child: usize| run.payoffs.get(&child).copied();
    let children: Option<Vec<Payoffs>> = run.children(at).map(of_child).collect();
    let own = |payoffs: Payoffs| payoffs.of(mover.into());
    let better = |best: Payoffs, next: Payoffs| if own(best) < own(next) { next } else { best };
    let best = children.as_ref().and_then(|children| children.iter().copied().reduce(better));
    let properties =
        run.header.claims.algorithm.map(Algorithm::properties).and_then(|properties| properties.multi_player);
    let chooses_own = properties.is_none_or(MultiPlayer::backs_up_vectors);
    let is_known = children.is_none_or(|children| children.contains(&told));
    if let Some(best) = best.filter(|best| !is_known || (chooses_own && own(told) < own(*best))) {
        return finding(line, told, best);
    }
    let answer = run.roots.binary_search(&at).ok().and_then(|search| run.answers.get(&search))?;
    let answered = answer.payoffs.filter(|answered| *answered != told)?;
    finding(answer.line, answered, told)
}

/// Returns the contradiction at a node. `is_mover` is whether values are from the view of the side to move,
/// `has_chance` whether a node of the run is a chance node.
fn at_node(run: &Run, sides: &[Player], is_mover: bool, has_chance: bool, at: usize, cut_on: CutOn) -> Option<Finding> {
    if is_chance(run, at) {
        return at_chance_node(run, sides, at);
    }
    if let Some(&told) = run.payoffs.get(&at) {
        return at_node_with_vector(run, sides, at, told);
    }
    let view = |player: Player, score: Score| if is_mover { player.view(score) } else { score };
    let window = |at: usize| {
        let ReportedNode { alpha: Some(alpha), beta: Some(beta), .. } = run.nodes[at] else { return None };
        let window = Window { alpha, beta };
        Some(if is_mover { window.view(sides[at]) } else { window })
    };
    let player = sides[at];
    let own = window(at);
    let finding = |line: u32, node: usize, fact: Fact| {
        Some(Finding { line, step: 0, node, path: Vec::new(), player: Some(sides[node]), fact })
    };
    let mut best: Option<Score> = None;
    let mut first_fact = None;
    for child in run.children(at) {
        let ReportedNode { entered, .. } = run.nodes[child];
        if let (Some(best), Some(own), None) = (best, own, &first_fact)
            && own.alpha < own.beta
            && own.is_closed_by(player, best, cut_on)
        {
            let leaves = leaves_from(run, at, child);
            let fact = Fact::MissedCut { entered: None, best, bound: own.limit(player), leaves };
            first_fact = finding(entered, at, fact);
        }
        if let (Some(above), Some(below)) = (own, window(child))
            && (below.alpha < above.alpha || above.beta < below.beta)
        {
            let fact = Fact::Window { alpha: Some(below.alpha), beta: Some(below.beta), expected: above };
            first_fact = first_fact.or_else(|| finding(entered, child, fact));
        }
        if let Some(value) = run.nodes[child].value.map(|value| view(sides[child], value)) {
            best = Some(best.map_or(value, |best| player.better_of(best, value)));
        }
    }
    let told = run.nodes[at].value.map(|value| view(player, value));
    let is_told = |told: Score, best: Score| {
        told == best || (has_chance && is_rounded(told, best)) || own.is_some_and(|own| says_as_much(own, best, told))
    };
    if let (Some(told), Some(best), Some(line)) = (told, best, run.nodes[at].left)
        && !is_told(told, best)
    {
        let fact = Fact::ReturnedValue { told, expected: best };
        first_fact = first_fact.or_else(|| finding(line, at, fact));
    }
    let search = run.roots.binary_search(&at).ok();
    let answer = search.and_then(|search| run.answers.get(&search));
    if let (Some(answer), Some(told)) = (answer, run.nodes[at].value)
        && let Some(value) = answer.value.filter(|&value| value != told)
    {
        let fact = Fact::ReturnedValue { told: view(player, value), expected: view(player, told) };
        first_fact = first_fact.or_else(|| finding(answer.line, at, fact));
    }
    first_fact
}

/// Returns the number of leaves below a node, from one of its children on.
pub(super) fn leaves_from(run: &Run, node: usize, child: usize) -> u64 {
    (child..run.nodes[node].end as usize).filter(|&at| run.is_leaf(at)).count() as u64
}
