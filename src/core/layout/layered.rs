//! Layered drawings of graphs: nodes that several edges lead to, in rows, with few bends of the eye between them.
//!
//! The order within a row is given. Only the distances are computed, by the barycenter method of K. Sugiyama, S. Tagawa
//! and M. Toda, "Methods for Visual Understanding of Hierarchical System Structures", 1981: each node is placed as near
//! as the order and the extents allow to the mean of its neighbors, alternately of those above and of those below. The
//! best places for a row are a monotone regression, which the pool-adjacent-violators algorithm finds in linear time:
//! M. Ayer and others, "An Empirical Distribution Function for Sampling with Incomplete Information", 1955.

use super::rows::Rows;
use super::{Extent, Layout};
use std::ops::Range;

/// How often the rows are placed from the top down and from the bottom up.
const SWEEPS: usize = 6;

/// A graph whose nodes are in rows, each drawn once. Other nodes may be drawn in their place.
#[derive(Clone, Copy, Debug)]
pub struct LayeredGraph<'a> {
    /// The nodes of each row, in ascending order. The first row contains node 0 only, and to each node of another row
    /// an edge leads from the row above.
    pub rows: &'a [Vec<u32>],
    /// For each node, the node in whose place it is drawn: itself if it is in a row.
    pub drawn: &'a [u32],
    /// The edges between nodes of the rows.
    pub edges: &'a [(u32, u32)],
}

impl LayeredGraph<'_> {
    /// Lays out the graph in time linear in the numbers of its nodes and edges. `extent` returns the extent of a node's
    /// drawing, and `separation` is the minimum free space between two neighbors in a row.
    pub fn layout(&self, extent: impl Fn(u32) -> Extent, separation: f32) -> Layout {
        let nodes: Vec<u32> = self.rows.concat();
        let mut starts = vec![0];
        for row in self.rows {
            starts.push(starts[starts.len() - 1] + row.len());
        }
        let ranges: Vec<Range<usize>> = starts.windows(2).map(|ends| ends[0]..ends[1]).collect();
        let mut slots = vec![0; self.drawn.len()];
        let mut rows = vec![0; nodes.len()];
        for (row, range) in ranges.iter().enumerate() {
            for slot in range.clone() {
                slots[nodes[slot] as usize] = slot;
                rows[slot] = row;
            }
        }
        let mut neighbors: [Vec<Vec<usize>>; 2] = std::array::from_fn(|_| vec![Vec::new(); nodes.len()]);
        let mut parents: Vec<Vec<usize>> = ranges.iter().map(|range| vec![usize::MAX; range.len()]).collect();
        for &(from, to) in self.edges {
            let [from, to] = [from, to].map(|node| slots[node as usize]);
            // An edge may lead up where a node is reached again from itself.
            let [upper, lower] = if rows[from] < rows[to] { [from, to] } else { [to, from] };
            if rows[upper] < rows[lower] {
                neighbors[0][lower].push(upper);
                neighbors[1][upper].push(lower);
            }
            if rows[from] + 1 == rows[to] {
                let parent = &mut parents[rows[to]][to - ranges[rows[to]].start];
                *parent = (*parent).min(from - ranges[rows[from]].start);
            }
        }
        let extents: Vec<[f32; 2]> = nodes.iter().map(|&node| extent(node)).map(|it| [it.left, it.right]).collect();
        let mut centers = vec![0.0; nodes.len()];
        for range in &ranges {
            place_row(range.clone(), &extents, separation, |_| 0.0, &mut centers);
        }
        for _ in 0..SWEEPS {
            for range in &ranges {
                place_row_at_means(range.clone(), &neighbors[0], &extents, separation, &mut centers);
            }
            for range in ranges.iter().rev() {
                place_row_at_means(range.clone(), &neighbors[1], &extents, separation, &mut centers);
            }
        }
        let root = centers.first().copied().unwrap_or_default();
        for center in &mut centers {
            *center -= root;
        }
        Layout::layered(Rows::layered(self.rows, self.drawn, &parents), extents, centers)
    }
}

/// Places a row so that each node is near the mean of its neighbors; a node without neighbors, near where it was.
fn place_row_at_means(
    row: Range<usize>,
    neighbors: &[Vec<usize>],
    extents: &[[f32; 2]],
    separation: f32,
    centers: &mut [f64],
) {
    let wanted: Vec<f64> = row
        .clone()
        .map(|slot| {
            let all = &neighbors[slot];
            if all.is_empty() {
                return centers[slot];
            }
            all.iter().map(|&other| centers[other]).sum::<f64>() / all.len() as f64
        })
        .collect();
    let first = row.start;
    place_row(row, extents, separation, |slot| wanted[slot - first], centers);
}

/// Places the nodes of a row in their order, at least the separation apart, so that the sum of the squares of their
/// distances to the wanted places is minimal.
fn place_row(
    row: Range<usize>,
    extents: &[[f32; 2]],
    separation: f32,
    wanted: impl Fn(usize) -> f64,
    centers: &mut [f64],
) {
    // Without the least distances to the nodes before it, the place of a node must not be left of theirs.
    let mut offset = 0.0;
    let mut offsets = Vec::with_capacity(row.len());
    // Blocks of nodes that touch each other: the sum of their places, and their number.
    let mut blocks: Vec<(f64, usize)> = Vec::new();
    for slot in row.clone() {
        if row.start < slot {
            offset += f64::from(extents[slot - 1][1]) + f64::from(separation) + f64::from(extents[slot][0]);
        }
        offsets.push(offset);
        let mut block = (wanted(slot) - offset, 1);
        while let Some((sum, count)) = blocks.pop_if(|(sum, count)| block.0 / block.1 as f64 <= *sum / *count as f64) {
            block = (block.0 + sum, block.1 + count);
        }
        blocks.push(block);
    }
    let places = blocks.into_iter().flat_map(|(sum, count)| std::iter::repeat_n(sum / count as f64, count));
    for ((slot, place), offset) in row.zip(places).zip(offsets) {
        centers[slot] = place + offset;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A diamond: two moves lead from node 0 to different nodes, and from both to node 3. Node 4 is drawn as node 3.
    fn diamond() -> Layout {
        let rows = [vec![0], vec![1, 2], vec![3]];
        let graph = LayeredGraph { rows: &rows, drawn: &[0, 1, 2, 3, 3], edges: &[(0, 1), (0, 2), (1, 3), (2, 3)] };
        graph.layout(|_| Extent { left: 10.0, right: 10.0 }, 8.0)
    }

    #[test]
    fn a_node_is_in_the_middle_of_those_that_lead_to_it() {
        let layout = diamond();
        let expected = [0.0, -14.0, 14.0, 0.0];
        assert!((0..4).zip(expected).all(|(node, x)| (layout.x(node) - x).abs() < 0.001));
        assert_eq!([0, 1, 2, 3].map(|node| layout.ply(node)), [0, 1, 1, 2]);
    }

    #[test]
    fn a_node_in_the_place_of_another_is_hidden() {
        let layout = diamond();
        assert!(layout.is_layered() && !layout.is_shown(4) && layout.is_shown(3));
        assert_eq!((layout.shown_ancestor(4), layout.x(4), layout.ply(4)), (3, layout.x(3), 2));
        assert_eq!((layout.rows(), layout.subtree_len(0), layout.parent(3)), (3, 4, Some(1)));
    }

    #[test]
    fn neighbors_in_a_row_are_in_order_and_apart() {
        let last: Vec<u32> = (4..9).collect();
        let rows = [vec![0], vec![1, 2, 3], last];
        let drawn: Vec<u32> = (0..9).collect();
        let edges = [(0, 1), (0, 2), (0, 3), (3, 4), (3, 5), (1, 6), (2, 7), (1, 8), (2, 4), (2, 8)];
        let graph = LayeredGraph { rows: &rows, drawn: &drawn, edges: &edges };
        let layout = graph.layout(|node| Extent { left: 3.0 + node as f32, right: 5.0 }, 2.0);
        for row in rows {
            for pair in row.windows(2) {
                let [right, left] = [layout.extent(pair[0]).right, layout.extent(pair[1]).left].map(f64::from);
                assert!(layout.x(pair[0]) + right + 2.0 + left <= layout.x(pair[1]) + 1e-9, "{pair:?}");
            }
        }
    }
}
