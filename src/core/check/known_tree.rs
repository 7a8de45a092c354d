//! The known part of a position that a program did not give: the tree of the nodes that it entered.

use super::consistency::{sides, view_without_position};
use super::weights::weights;
use crate::game::tree::{Tree, TreeBuilder};
use crate::run::{ReportedView, Run};

/// Returns the tree of the nodes that the first search of a run entered, with the values of its leaves; `None` if the
/// search was not completed.
pub fn known_tree(run: &Run) -> Option<Tree> {
    let end = run.nodes.first()?.end as usize;
    let sides = sides(run);
    let weights = weights(run)?;
    let view = view_without_position(run, &sides);
    let mut builder = TreeBuilder::with_capacity(end);
    for (at, node) in run.nodes.iter().enumerate().take(end) {
        let value = match view {
            ReportedView::Max => node.value?,
            ReportedView::Mover => sides[at].view(node.value?),
        };
        let label = node.via.map(|mv| run.told(mv));
        builder.add(node.parent.unwrap_or_default() as usize, sides[at], run.is_leaf(at).then_some(value));
        builder.name(None, label.as_deref().filter(|label| !label.is_empty()));
        if let Some(&weight) = weights.get(&at) {
            builder.weigh(weight);
        }
    }
    Tree::built(builder).ok()
}
