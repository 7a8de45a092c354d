//! Finds the node under a column of pixels that was added to the tree first.
//!
//! Does not depend on pictures or steps.

use poda_core::trace::NodeId;
use std::ops::Range;

/// The nodes of a row in a segment tree, which finds the node of any range that was added first in logarithmic time.
#[derive(Clone, Debug)]
pub(super) struct FirstAdded(Vec<NodeId>);

impl FirstAdded {
    /// Returns the tree for the nodes of a row from left to right.
    pub(super) fn new(row: impl ExactSizeIterator<Item = NodeId>) -> Self {
        let count = row.len();
        let mut nodes: Vec<NodeId> = std::iter::repeat_n(NodeId::ROOT, count).chain(row).collect();
        for index in (1..count).rev() {
            nodes[index] = nodes[2 * index].min(nodes[2 * index + 1]);
        }
        Self(nodes)
    }

    /// Returns the node in a range of indices that was added first; `None` if the range is empty.
    pub(super) fn among(&self, neighbors: Range<usize>) -> Option<NodeId> {
        let count = self.0.len() / 2;
        let (mut start, mut end) = (neighbors.start + count, neighbors.end + count);
        let mut first: Option<NodeId> = None;
        let mut add = |node: NodeId| first = Some(first.map_or(node, |first| first.min(node)));
        while start < end {
            if start % 2 == 1 {
                add(self.0[start]);
                start += 1;
            }
            if end % 2 == 1 {
                end -= 1;
                add(self.0[end]);
            }
            (start, end) = (start / 2, end / 2);
        }
        first
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn of_neighbors_the_first_is_found() {
        for count in 1..20 {
            let row: Vec<NodeId> = (0..count).map(|index| NodeId::new(index * 7 % 23)).collect();
            let tree = FirstAdded::new(row.iter().copied());
            for start in 0..=count {
                for end in start..=count {
                    let first = row[start..end].iter().copied().min();
                    assert_eq!(tree.among(start..end), first, "{start}..{end} of {row:?}");
                }
            }
        }
    }
}
