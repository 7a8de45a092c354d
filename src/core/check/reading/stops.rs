//! Programs that stop where nothing better is possible: a win has been found.

use crate::check::meaning::StopReading;
use crate::check::placed::{PlacedRun, position_at, resolve};
use crate::game::any::AnyGame;
use crate::game::played_game::legal_moves;
use crate::game::tree::Tree;
use crate::game::{Game, GameView};
use crate::run::{ReportedAnswer, ReportedMove, Run};
use crate::score::{Player, Score};
use std::collections::HashSet;
use std::sync::Arc;

/// Returns the other readings of a run: whether it stopped somewhere with the best leaf of the tree.
pub fn options(run: &Run) -> Vec<StopReading> {
    let Some(AnyGame::Tree(tree)) = run.header.position.as_deref() else { return Vec::new() };
    let is_possible = tree.players().is_none() && !tree.has_chance();
    if is_possible && !unentered(run, tree).is_empty() { vec![StopReading::AtBestLeaf] } else { Vec::new() }
}

/// The most values of ends in a game that is won, lost or drawn.
const OUTCOMES: usize = 3;

/// Returns what a won game is worth, if each game of the tree is won, lost or drawn: of any other value it is not known
/// that none is better; and whether that is certain.
fn win(tree: &Tree) -> Option<(Score, bool)> {
    let mut outcomes: Vec<Score> = Vec::new();
    for at in (0..tree.node_count()).filter(|&at| tree.children_of(at).is_empty()) {
        let value = tree.value_of(at)?;
        if !outcomes.contains(&value) {
            outcomes.push(value);
        }
        if OUTCOMES < outcomes.len() {
            return None;
        }
    }
    let win = outcomes.iter().map(|&value| value.max(-value)).reduce(Score::max)?;
    let is_outcome = |&value: &Score| value == win || value == -win || value == Score::ZERO;
    let is_certain = win == Score::from(1) || (outcomes.contains(&win) && outcomes.contains(&-win));
    (Score::ZERO < win && win.is_finite() && outcomes.iter().all(is_outcome)).then_some((win, is_certain))
}

/// Returns the nodes of the tree that were not entered because their parent had found a win; none if the run went on
/// elsewhere after it had found one, or never went on at all although wins are not known.
fn unentered(run: &Run, tree: &Tree) -> HashSet<usize> {
    let Some((win, is_certain)) = win(tree) else { return HashSet::new() };
    let root = AnyGame::Tree(tree.clone());
    let placed = PlacedRun::new(run, &root);
    let best = |player: Player| player.view(win);
    let mut entered: HashSet<usize> = HashSet::new();
    let mut stopped = Vec::new();
    let mut goes_on = is_certain;
    for (at, node) in placed.nodes.iter().enumerate() {
        let AnyGame::Tree(here) = position_at(&placed, &root, run, at) else { continue };
        entered.insert(here.node_index());
        let values: Vec<_> = run.children(at).map_while(|child| placed.nodes.get(child)?.value).collect();
        if let Some(found) = values.iter().position(|&value| value == best(node.player)) {
            if found + 1 < values.len() {
                return HashSet::new();
            }
            stopped.push(here.node_index());
        }
        goes_on |= 1 < values.len();
    }
    let below = stopped.into_iter().flat_map(|at| tree.children_of(at)).map(|&child| child as usize);
    below.filter(|child| goes_on && !entered.contains(child)).collect()
}

/// Returns the run with a position that lacks what was not entered because nothing better was possible.
pub fn read(mut run: Run, reading: StopReading) -> Run {
    let Some(AnyGame::Tree(tree)) = run.header.position.as_deref().filter(|_| reading == StopReading::AtBestLeaf)
    else {
        return run;
    };
    let (tree, root) = (tree.clone(), AnyGame::Tree(tree.clone()));
    let left_out = unentered(&run, &tree);
    let Some(reduced) = tree.without(|at| left_out.contains(&at)) else { return run };
    let placed = PlacedRun::new(&run, &root);
    // Moves are told by the indices of children, of which some are left out.
    let renamed = |run: &Run, parent: usize, told: Option<ReportedMove>| {
        let above = position_at(&placed, &root, run, parent);
        let moves = legal_moves(&above);
        let index = above.move_index(resolve(run, &above, &moves, 0, told?)?)?;
        let AnyGame::Tree(above) = above else { return None };
        let is_left_out = |child: &&u32| left_out.contains(&(**child as usize));
        let before = above.children()[..index].iter().filter(is_left_out).count();
        Some(ReportedMove::Number(u32::try_from(index - before).ok()?))
    };
    let told: Vec<_> = (0..placed.nodes.len())
        .map(|at| {
            let node = run.nodes[at];
            let via = node.parent.and_then(|parent| renamed(&run, parent as usize, node.via));
            (via, renamed(&run, at, node.best))
        })
        .collect();
    for (search, answer) in std::mem::take(&mut run.answers) {
        let best = renamed(&run, run.roots[search], answer.best);
        run.answers.insert(search, ReportedAnswer { best, ..answer });
    }
    for (node, (via, best)) in run.nodes.iter_mut().zip(told) {
        (node.via, node.best) = (via.or(node.via), best);
    }
    run.header.position = Some(Arc::new(AnyGame::Tree(reduced)));
    run.moves.clear();
    run
}
