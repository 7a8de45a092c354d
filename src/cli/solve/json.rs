//! A line of `poda solve --json`.

use crate::cli::flag_values::spelled;
use crate::cli::json::{bound, fail, kind, player};
use crate::cli::solution::{CutoffRecord, IdList, Solution};
use crate::practice::json::line::Number;
use crate::search::{Algorithm, SearchConfig};
use serde::{Serialize, Serializer};

/// One line of `poda solve --json`.
#[derive(Serialize)]
pub(super) struct SolutionLine<'a> {
    file: &'a str,
    algorithm: &'static str,
    fail: Option<&'static str>,
    player: &'static str,
    value: Number,
    bound: &'static str,
    best: Option<&'a str>,
    best_all: Option<Vec<&'a str>>,
    pv: &'a [String],
    nodes: u64,
    leaves: u64,
    leaf_order: &'a IdList,
    cutoffs: Vec<CutoffJson<'a>>,
    pruned: &'a [String],
    cutoffs_total: u64,
    cutoffs_that_prune: u64,
    pruned_subtrees: u64,
}

#[derive(Serialize)]
struct CutoffJson<'a> {
    node: &'a str,
    player: &'static str,
    kind: &'static str,
    alpha: Number,
    beta: Number,
    child: &'a str,
    value: Number,
    pruned: &'a [String],
}

impl<'a> CutoffJson<'a> {
    fn new(cutoff: &'a CutoffRecord) -> Self {
        Self {
            node: &cutoff.node,
            player: player(cutoff.player),
            kind: kind(cutoff.kind),
            alpha: Number(cutoff.window.alpha),
            beta: Number(cutoff.window.beta),
            child: &cutoff.child,
            value: Number(cutoff.value),
            pruned: &cutoff.pruned,
        }
    }
}

const fn searches_everything(config: &SearchConfig) -> bool {
    matches!(config.algorithm, Algorithm::Minimax | Algorithm::Negamax)
}

impl<'a> SolutionLine<'a> {
    pub fn new(file: &'a str, config: &SearchConfig, solution: &'a Solution) -> Self {
        Self {
            file,
            algorithm: spelled(config.algorithm),
            fail: fail(config),
            player: player(solution.player),
            value: Number(solution.value),
            bound: bound(solution.bound),
            best: solution.best(),
            // A pruned child may be as good: only a search without pruning has all best children.
            best_all: searches_everything(config).then(|| solution.best_all()).flatten(),
            pv: &solution.pv,
            nodes: solution.count.nodes,
            leaves: solution.count.leaves,
            leaf_order: &solution.leaf_order,
            cutoffs: solution.cutoffs.iter().map(CutoffJson::new).collect(),
            pruned: &solution.pruned,
            cutoffs_total: solution.count.cutoffs,
            cutoffs_that_prune: solution.count.cutoffs_that_prune,
            pruned_subtrees: solution.pruned_subtrees,
        }
    }
}

impl Serialize for IdList {
    fn serialize<To: Serializer>(&self, to: To) -> Result<To::Ok, To::Error> {
        to.collect_seq(self.iter())
    }
}
