//! Which of the nodes under a column of pixels was added to the tree first.
//!
//! Knows no picture and no step.

use poda_core::trace::NodeId;
use std::ops::Range;

/// The nodes of a row, with the one of any neighbors that was added first: a segment tree, which finds it in logarithmic time.
#[derive(Clone, Debug)]
pub(super) struct FirstAdded(Vec<NodeId>);

impl FirstAdded {
    /// The nodes of a row from left to right.
    pub(super) fn new(row: impl ExactSizeIterator<Item = NodeId>) -> Self {
        let count = row.len();
        let mut nodes: Vec<NodeId> = std::iter::repeat_n(NodeId::ROOT, count).chain(row).collect();
        for index in (1..count).rev() {
            nodes[index] = nodes[2 * index].min(nodes[2 * index + 1]);
        }
        Self(nodes)
    }

    /// Of the neighbors with these indices, the node that was added first; `None` of none.
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
