//! A row of a comparison as JSON, with `null` for what is not known.

use crate::cli::flag_values::{spelled, spelled_order};
use crate::cli::json::fail;
use crate::comparison::minimal::{Branching, MinimalTree};
use crate::comparison::{ComparisonRow, MinimaxReference, SearchOutcome};
use crate::practice::json::line::Number;
use serde::Serialize;

/// One line of `poda compare --json`.
#[derive(Serialize)]
pub(super) struct RowJson<'a> {
    file: &'a str,
    algorithm: &'static str,
    fail: Option<&'static str>,
    /// `null`: to the end of the game.
    depth: Option<usize>,
    /// `null` if nothing is pruned, so that the order does not matter.
    order: Option<&'static str>,
    /// Whether the search was complete; if not, it has no result and no counts.
    complete: bool,
    value: Option<Number>,
    as_minimax: Option<bool>,
    nodes: Option<u64>,
    leaves: Option<u64>,
    cutoffs_total: Option<u64>,
    cutoffs_that_prune: Option<u64>,
    pruned_subtrees: Option<u64>,
    pruned_leaves: Option<i64>,
    /// How many cutoffs the first move tried at a node has caused, the second, and so on.
    cutoffs_by_move: Option<&'a [u64]>,
    minimal_tree: Option<MinimalTreeJson>,
}

#[derive(Serialize)]
struct MinimalTreeJson {
    branching: f64,
    uniform: bool,
    plies: usize,
    leaves: f64,
    nodes: f64,
}

impl From<MinimalTree> for MinimalTreeJson {
    fn from(tree: MinimalTree) -> Self {
        Self {
            branching: tree.branching.number(),
            uniform: matches!(tree.branching, Branching::Uniform(_)),
            plies: tree.plies,
            leaves: tree.leaves(),
            nodes: tree.nodes(),
        }
    }
}

impl<'a> RowJson<'a> {
    pub fn new(file: &'a str, row: &'a ComparisonRow) -> Self {
        let found = row.found.as_ref();
        let count = found.map(|found| found.cost.stats);
        Self {
            file,
            algorithm: spelled(row.config.algorithm),
            fail: fail(&row.config),
            depth: row.config.depth,
            order: row.order().map(spelled_order),
            complete: found.is_some(),
            value: found.map(|&SearchOutcome { score, .. }| Number(score)),
            as_minimax: row.agrees_with_minimax(),
            nodes: count.map(|count| count.nodes),
            leaves: count.map(|count| count.leaves),
            cutoffs_total: count.map(|count| count.cutoffs),
            cutoffs_that_prune: count.map(|count| count.cutoffs_that_prune),
            pruned_subtrees: count.map(|count| count.pruned_branches),
            pruned_leaves: row.pruned_leaves(),
            cutoffs_by_move: found.map(|found| found.cost.cutoffs_by_move.as_slice()),
            minimal_tree: row.reference.as_ref().and_then(MinimaxReference::minimal_tree).map(MinimalTreeJson::from),
        }
    }
}
