//! The weights of outcomes as a program reports them: whole weights, or probabilities.

use crate::game::tree::Weight;
use crate::run::{Run, whole_weights};
use crate::score::Turn;
use std::collections::HashMap;

/// Returns the weight of each node below a node that the run calls a chance node: the reported weights as whole
/// numbers, or 1 if the run reports none for the outcomes of a node. `None` if no whole numbers of that size have the
/// same ratios.
pub(super) fn weights(run: &Run) -> Option<HashMap<usize, Weight>> {
    let mut weights = HashMap::new();
    for (at, _) in run.nodes.iter().enumerate().filter(|(_, node)| node.side == Some(Turn::Chance)) {
        let children: Vec<usize> = run.children(at).collect();
        let whole = match told_weights(run, &children) {
            Some(told) => whole_weights(&told)?,
            None => vec![Weight::ONE; children.len()],
        };
        weights.extend(children.into_iter().zip(whole));
    }
    Some(weights)
}

/// Returns the reported weights of all outcomes; `None` if one is missing.
pub(super) fn told_weights(run: &Run, children: &[usize]) -> Option<Vec<f64>> {
    children.iter().map(|child| run.weights.get(child).map(|weight| weight.get())).collect()
}
