//! Adding nodes to a run that its program searched without reporting them.

use super::{ReportedMove, ReportedNode, Run, TextId};
use crate::score::Score;
use std::collections::BTreeMap;

/// A leaf that is added to a run.
#[derive(Clone, Copy, Debug)]
pub struct AddedLeaf {
    /// The node above, as an index in the run without added leaves.
    pub parent: usize,
    /// The node before which it is added: the next child of the parent, or the first node after its subtree.
    pub before: usize,
    /// The move that leads to it.
    pub via: ReportedMove,
    /// Its value, in the view of the run.
    pub value: Score,
}

impl Run {
    /// Returns the move with this text, which is added if no move of the run has it.
    ///
    /// # Panics
    /// Panics with more texts than 32 bits can number.
    pub fn move_called(&mut self, text: &str) -> ReportedMove {
        let at = self.texts.iter().position(|told| &**told == text).unwrap_or_else(|| {
            self.texts.push(text.into());
            self.texts.len() - 1
        });
        ReportedMove::Text(TextId(u32::try_from(at).expect("a run has fewer texts than bytes")))
    }

    /// Changes the values that nodes return, given the index of the node, and all bounds.
    pub fn change_values(&mut self, value: impl Fn(usize, Score) -> Score, bound: impl Fn(Score) -> Score) {
        for (search, answer) in &mut self.answers {
            let root = self.roots[*search];
            let is_of_root = answer.value == self.nodes[root].value;
            answer.value = answer.value.map(|own| if is_of_root { value(root, own) } else { bound(own) });
        }
        for (at, node) in self.nodes.iter_mut().enumerate() {
            node.value = node.value.map(|own| value(at, own));
            (node.alpha, node.beta) = (node.alpha.map(&bound), node.beta.map(&bound));
        }
    }

    /// Returns the run with more leaves. They are in the order of their places, siblings in the order in which they
    /// were searched.
    ///
    /// # Panics
    /// Panics if the run then has more than [`u32::MAX`] nodes.
    #[must_use]
    pub fn with_leaves(mut self, added: &[AddedLeaf]) -> Self {
        let old = std::mem::take(&mut self.nodes);
        // The index of each node with the leaves before it, and where its subtree ends.
        let mut indices = Vec::with_capacity(old.len() + 1);
        let mut leaves = added.iter().peekable();
        let mut count = 0;
        for at in 0..=old.len() {
            while leaves.next_if(|leaf| leaf.before == at).is_some() {
                count += 1;
            }
            indices.push(count);
            count += 1;
        }
        let number = |index: usize| u32::try_from(index).expect("a run has fewer nodes");
        let mut nodes = Vec::with_capacity(count);
        let mut leaves = added.iter().peekable();
        for at in 0..=old.len() {
            while let Some(leaf) = leaves.next_if(|leaf| leaf.before == at) {
                let above = old[leaf.parent];
                nodes.push(ReportedNode {
                    parent: Some(number(indices[leaf.parent])),
                    end: number(nodes.len() + 1),
                    via: Some(leaf.via),
                    side: None,
                    mover: None,
                    alpha: None,
                    beta: None,
                    value: Some(leaf.value),
                    best: None,
                    left: Some(above.entered),
                    ..above
                });
            }
            if let Some(&node) = old.get(at) {
                let parent = node.parent.map(|parent| number(indices[parent as usize]));
                nodes.push(ReportedNode { parent, ..node });
            }
        }
        // A subtree ends where the next node that is not in it begins.
        let mut open: Vec<usize> = Vec::new();
        for at in 0..nodes.len() {
            while open.last().is_some_and(|&last| nodes[at].parent != Some(number(last))) {
                let last = open.pop().expect("it was looked at");
                nodes[last].end = number(at);
            }
            open.push(at);
        }
        for last in open {
            nodes[last].end = number(nodes.len());
        }
        self.nodes = nodes;
        self.roots.iter_mut().for_each(|root| *root = indices[*root]);
        self.notes.iter_mut().for_each(|(at, _)| *at = indices[*at]);
        self.moves = moved(self.moves, &indices);
        self.names = moved(self.names, &indices);
        self.payoffs = moved(self.payoffs, &indices);
        self.weights = moved(self.weights, &indices);
        self
    }
}

fn moved<T>(of_nodes: BTreeMap<usize, T>, indices: &[usize]) -> BTreeMap<usize, T> {
    of_nodes.into_iter().map(|(at, value)| (indices[at], value)).collect()
}
