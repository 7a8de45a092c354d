//! Contradictions within a run, whatever its position is.

use super::report::{Fact, Finding};
use super::told::says_as_much;
use super::view::{LeavesFit, view_of};
use crate::run::{ReportedView, Run, ToldNode};
use crate::score::{CutOn, Player, Score, Window};

/// Returns the first event in the run that the rest of the run contradicts: a value that none of the children returned, a window that is
/// wider than the one above, a search that continues after its window has closed, or an answer that is not the root's value.
pub fn contradiction(run: &Run, cut_on: CutOn) -> Option<Finding> {
    let sides = sides(run);
    let is_mover = view_without_position(run, &sides) == ReportedView::Mover;
    let found = run.nodes.iter().enumerate().filter_map(|(at, _)| at_node(run, &sides, is_mover, at, cut_on));
    found.min_by_key(|finding| finding.line)
}

/// Returns the side to move at each node: the reported one, or else the opponent of the side above. MAX begins.
pub fn sides(run: &Run) -> Vec<Player> {
    let mut sides: Vec<Player> = Vec::with_capacity(run.nodes.len());
    for node in &run.nodes {
        let above = node.parent.map(|parent| sides[parent as usize]);
        sides.push(node.side.unwrap_or(above.map_or(Player::Max, Player::opponent)));
    }
    sides
}

/// Returns the view of a run whose position is unknown.
pub(super) fn view_without_position(run: &Run, sides: &[Player]) -> ReportedView {
    view_of(run, sides, LeavesFit::UNKNOWN)
}

fn at_node(run: &Run, sides: &[Player], is_mover: bool, at: usize, cut_on: CutOn) -> Option<Finding> {
    let view = |player: Player, score: Score| if is_mover { player.view(score) } else { score };
    let window = |at: usize| {
        let ToldNode { alpha: Some(alpha), beta: Some(beta), .. } = run.nodes[at] else { return None };
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
        let ToldNode { entered, .. } = run.nodes[child];
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
    let is_told = |told: Score, best: Score| told == best || own.is_some_and(|own| says_as_much(own, best, told));
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
