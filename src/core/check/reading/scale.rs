//! The scale of a program's leaves: a win is 1 in one program, 100 in another, and 10 less the ply in a third.

use crate::check::meaning::ScaleReading;
use crate::check::placed::{PlacedRun, position_at};
use crate::game::Game;
use crate::game::any::AnyGame;
use crate::game::played_game::legal_moves;
use crate::run::Run;
use crate::score::Score;
use std::collections::HashMap;
use std::sync::Arc;

/// The least number that a value is multiplied with on purpose, where it is seen at one value alone.
const FACTOR: i32 = 3;

/// The values of the leaves that a run entered, each with its ply and the value in the position.
struct Leaves(Vec<ReportedLeaf>);

#[derive(Clone, Copy)]
struct ReportedLeaf {
    /// The index of the leaf in a tree.
    index: Option<usize>,
    ply: usize,
    told: Score,
    expected: Score,
}

impl Leaves {
    fn new(run: &Run, root: &AnyGame) -> Self {
        let placed = PlacedRun::new(run, root);
        let mut plies: Vec<usize> = Vec::with_capacity(placed.nodes.len());
        let mut found = Vec::new();
        for (at, node) in placed.nodes.iter().enumerate() {
            let ply = run.nodes[at].parent.map_or(0, |parent| plies[parent as usize] + 1);
            plies.push(ply);
            let Some(told) = node.value.filter(|_| run.is_leaf(at)) else { continue };
            let here = position_at(&placed, root, run, at);
            if legal_moves(&here).is_empty() {
                let index = if let AnyGame::Tree(tree) = &here { Some(tree.node_index()) } else { None };
                let expected = here.evaluate().score();
                found.push(ReportedLeaf { index, ply, told, expected });
            }
        }
        Self(found)
    }

    /// Returns the number with which all values are multiplied, if it is one, and not 1.
    fn factor(&self) -> Option<Score> {
        let first = self.0.iter().find(|leaf| leaf.expected != Score::ZERO)?;
        let factor = Score::new(first.told.get() / first.expected.get())?;
        let is_scaled = |leaf: &ReportedLeaf| Score::new(leaf.expected.get() * factor.get()) == Some(leaf.told);
        let is_other = Score::ZERO < factor && factor.is_finite() && factor != Score::from(1);
        // One value alone is many times another by chance.
        let is_seen_twice = Score::from(FACTOR) <= factor
            || self.0.iter().any(|leaf| ![Score::ZERO, first.expected].contains(&leaf.expected));
        (is_other && is_seen_twice && self.0.iter().all(is_scaled)).then_some(factor)
    }

    /// Returns whether the game is won, lost or drawn, and each value has the sign of the outcome and depends on it and
    /// on the ply alone.
    fn is_by_ply(&self) -> bool {
        let mut values: HashMap<(u64, usize), Score> = HashMap::new();
        let mut outcomes: Vec<Score> = Vec::new();
        let is_fitting = self.0.iter().all(|leaf| {
            if !outcomes.contains(&leaf.expected) {
                outcomes.push(leaf.expected);
            }
            let has_sign = leaf.told.partial_cmp(&Score::ZERO) == leaf.expected.partial_cmp(&Score::ZERO);
            // What is no longer finite is no value of a later win.
            let is_scaled = leaf.told.get().is_finite() == leaf.expected.get().is_finite();
            has_sign
                && is_scaled
                && *values.entry((leaf.expected.get().to_bits(), leaf.ply)).or_insert(leaf.told) == leaf.told
        });
        // A draw beside the won and the lost game, which are worth as much.
        let wins: Vec<Score> = outcomes.iter().copied().filter(|&outcome| outcome != Score::ZERO).collect();
        let is_won_or_lost = wins.iter().all(|&win| win == wins[0] || win == -wins[0]);
        // At one ply alone it may as well be another value.
        let size = |leaf: &ReportedLeaf| leaf.told.max(-leaf.told);
        let first = self.0.iter().find(|leaf| leaf.expected != Score::ZERO);
        let is_other =
            |leaf: &ReportedLeaf| first.is_some_and(|first| first.ply != leaf.ply && size(first) != size(leaf));
        let is_by_ply = self.0.iter().any(|leaf| leaf.expected != Score::ZERO && is_other(leaf));
        is_fitting
            && is_won_or_lost
            && outcomes.len() <= 3
            && is_by_ply
            && self.0.iter().any(|leaf| leaf.told != leaf.expected)
    }
}

/// Returns the other scales that a run leaves possible.
pub fn options(run: &Run) -> Vec<ScaleReading> {
    let Some(root) = run.header.position.as_deref().filter(|root| root.players().is_none()) else { return Vec::new() };
    let leaves = Leaves::new(run, root);
    match leaves.factor() {
        Some(factor) => vec![ScaleReading::Times(factor)],
        None if matches!(root, AnyGame::Tree(_)) && leaves.is_by_ply() => vec![ScaleReading::ByPly],
        None => Vec::new(),
    }
}

/// Returns the run with values in the scale of its position, or with a position in the scale of its values.
pub fn read(mut run: Run, reading: ScaleReading) -> Run {
    match reading {
        ScaleReading::OfPosition => {}
        ScaleReading::Times(factor) => {
            let scaled = |score: Score| Score::new(score.get() / factor.get()).unwrap_or(score);
            run.change_values(|_, value| scaled(value), scaled);
        }
        ScaleReading::ByPly => {
            if let Some(AnyGame::Tree(tree)) = run.header.position.as_deref() {
                let leaves = Leaves::new(&run, &AnyGame::Tree(tree.clone())).0;
                let told: HashMap<usize, Score> =
                    leaves.iter().filter_map(|leaf| Some((leaf.index?, leaf.told))).collect();
                let plies = plies(tree);
                // What was not entered is taken from the leaf with the same outcome whose ply is nearest.
                let value = |at: usize, own: Score| {
                    let same = leaves.iter().filter(|leaf| leaf.expected == own);
                    let nearest = || same.min_by_key(|leaf| leaf.ply.abs_diff(plies[at])).map(|leaf| leaf.told);
                    told.get(&at).copied().or_else(nearest).unwrap_or(own)
                };
                run.header.position = Some(Arc::new(AnyGame::Tree(tree.with_leaf_values(value))));
            }
        }
    }
    run
}

/// Returns the ply of each node of a tree.
fn plies(tree: &crate::game::tree::Tree) -> Vec<usize> {
    let mut plies = vec![0; tree.node_count()];
    for at in 0..plies.len() {
        for &child in tree.children_of(at) {
            plies[child as usize] = plies[at] + 1;
        }
    }
    plies
}
