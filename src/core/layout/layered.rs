//! Layered drawings of graphs: nodes that several edges lead to, in rows, with few crossings, and with edges that pass
//! beside the nodes between their ends.
//!
//! The method is that of K. Sugiyama, S. Tagawa and M. Toda, "Methods for Visual Understanding of Hierarchical System
//! Structures", IEEE Transactions on Systems, Man, and Cybernetics 11(2), 1981. An edge over several rows is divided:
//! in each row between its ends, it has a bend, which takes up space like a node. Rows are then ordered so that few
//! edges cross (see [`ordering`](super::ordering)), and placed, alternately from the top down and from the bottom up:
//! each item as near as the order and the extents allow to the mean of its neighbors. The best places for a row are a
//! monotone regression, which the pool-adjacent-violators algorithm finds in linear time: M. Ayer and others, "An
//! Empirical Distribution Function for Sampling with Incomplete Information", 1955. That long edges are straight counts
//! more than that nodes are in the middle, by the weights of E. R. Gansner and others, "A Technique for Drawing
//! Directed Graphs", 1993.

use super::ordering::with_few_crossings;
use super::rows::Rows;
use super::{Extent, Layout};
use std::collections::BTreeMap;
use std::ops::Range;

/// How often the rows are placed from the top down and from the bottom up: in a graph that is ordered, and in a larger
/// one.
const SWEEPS: [usize; 2] = [24, 6];
/// The most nodes and bends that are ordered. The nodes of a larger graph are too many to be seen one by one: they keep
/// the given order, and edges over several rows have no bends.
const MAX_ORDERED: usize = 4_000;
/// Half the width of an edge where it passes a row, in layout units.
const HALF_BEND: f32 = 2.0;
/// The least free space beside an edge where it passes a row, in layout units.
const MIN_BESIDE_BEND: f32 = 5.0;

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
    /// Lays out the graph, if it has more than a few thousand nodes, in time linear in the numbers of its nodes and
    /// edges, else ordered so that few edges cross. `extent` returns the extent of a node's drawing, and `separation`
    /// is the minimum free space between two neighbors in a row.
    pub fn layout(&self, extent: impl Fn(u32) -> Extent, separation: f32) -> Layout {
        let mut layers = Layers::of(self);
        if layers.is_ordered {
            layers.rows = with_few_crossings(layers.rows, &layers.above, &layers.below);
        }
        let extents = layers.extents(extent);
        let centers = layers.placed(&extents, separation);
        let is_node = |item: &&u32| (**item as usize) < layers.nodes.len();
        let items: Vec<Vec<u32>> =
            layers.rows.iter().map(|row| row.iter().filter(is_node).copied().collect()).collect();
        let rows: Vec<Vec<u32>> =
            items.iter().map(|row| row.iter().map(|&item| layers.nodes[item as usize]).collect()).collect();
        let bends = layers.bends.into_iter().map(|(edge, bends)| {
            let places: Vec<f64> = bends.into_iter().map(|bend| centers[bend as usize]).collect();
            (edge, places)
        });
        let slots: Vec<usize> = items.concat().into_iter().map(|item| item as usize).collect();
        let extents = slots.iter().map(|&item| extents[item]).collect();
        let centers = slots.iter().map(|&item| centers[item]).collect();
        Layout::layered(Rows::layered(&rows, self.drawn, &self.parents(&rows)), extents, centers, bends.collect())
    }

    /// Returns, for each node of each row, the index of the first node of the row above from which an edge leads to it.
    fn parents(&self, rows: &[Vec<u32>]) -> Vec<Vec<usize>> {
        let mut places = vec![(0, 0); self.drawn.len()];
        for (row, nodes) in rows.iter().enumerate() {
            for (index, &node) in nodes.iter().enumerate() {
                places[node as usize] = (row, index);
            }
        }
        let mut parents: Vec<Vec<usize>> = rows.iter().map(|row| vec![usize::MAX; row.len()]).collect();
        for &(from, to) in self.edges {
            let [(above, from), (row, to)] = [from, to].map(|node| places[node as usize]);
            if above + 1 == row {
                parents[row][to] = parents[row][to].min(from);
            }
        }
        parents
    }
}

/// The items that have a place in a row: the nodes, and after them the bends of the edges over several rows.
struct Layers {
    /// By item, as far as items are nodes.
    nodes: Vec<u32>,
    /// The items of each row, from left to right.
    rows: Vec<Vec<u32>>,
    /// By item: the items in the row above and in the row below to which a part of an edge leads.
    above: Vec<Vec<u32>>,
    below: Vec<Vec<u32>>,
    /// By edge over several rows, as its nodes: its bends from its beginning to its end.
    bends: BTreeMap<(u32, u32), Vec<u32>>,
    /// Whether the graph is small enough to be ordered.
    is_ordered: bool,
}

impl Layers {
    fn of(graph: &LayeredGraph<'_>) -> Self {
        let nodes: Vec<u32> = graph.rows.concat();
        let mut places = vec![(0, 0); graph.drawn.len()];
        let mut rows: Vec<Vec<u32>> = Vec::with_capacity(graph.rows.len());
        let mut item = 0_u32;
        for (row, nodes) in graph.rows.iter().enumerate() {
            for &node in nodes {
                places[node as usize] = (row, item);
                item += 1;
            }
            rows.push((item - u32::try_from(nodes.len()).unwrap_or(item)..item).collect());
        }
        let place = |node: u32| places[node as usize];
        let spanned = |&(from, to): &(u32, u32)| place(from).0.abs_diff(place(to).0).saturating_sub(1);
        let is_ordered = nodes.len() + graph.edges.iter().map(spanned).sum::<usize>() <= MAX_ORDERED;
        let (above, below) = (vec![Vec::new(); nodes.len()], vec![Vec::new(); nodes.len()]);
        let mut layers = Self { nodes, rows, above, below, bends: BTreeMap::new(), is_ordered };
        for &(from, to) in graph.edges {
            let ([(first, upper), (last, lower)], leads_up) = {
                let (one, other) = (place(from), place(to));
                // An edge may lead up where a node is reached again from itself.
                if one.0 <= other.0 { ([one, other], false) } else { ([other, one], true) }
            };
            if first + 1 < last && is_ordered {
                let mut bends = layers.add_bends(first..last, upper, lower);
                if leads_up {
                    bends.reverse();
                }
                layers.bends.insert((from, to), bends);
            } else if first < last {
                layers.connect(upper, lower);
            }
        }
        layers
    }

    /// Connects two items by a bend in each of the rows between those of the items. Returns the bends from the top
    /// down.
    fn add_bends(&mut self, rows: Range<usize>, upper: u32, lower: u32) -> Vec<u32> {
        let mut last = upper;
        let bends: Vec<u32> = (rows.start + 1..rows.end)
            .map(|row| {
                let bend = u32::try_from(self.above.len()).unwrap_or(u32::MAX);
                self.above.push(Vec::new());
                self.below.push(Vec::new());
                self.rows[row].push(bend);
                self.connect(last, bend);
                last = bend;
                bend
            })
            .collect();
        self.connect(last, lower);
        bends
    }

    fn connect(&mut self, upper: u32, lower: u32) {
        self.below[upper as usize].push(lower);
        self.above[lower as usize].push(upper);
    }

    const fn is_bend(&self, item: u32) -> bool {
        self.nodes.len() <= item as usize
    }

    /// Returns the distances from the center of each item to its edges.
    fn extents(&self, extent: impl Fn(u32) -> Extent) -> Vec<[f32; 2]> {
        let nodes = self.nodes.iter().map(|&node| extent(node)).map(|it| [it.left, it.right]);
        nodes.chain(std::iter::repeat([HALF_BEND; 2])).take(self.above.len()).collect()
    }

    /// Returns the x of the center of each item. That of the root is 0.
    fn placed(&self, extents: &[[f32; 2]], separation: f32) -> Vec<f64> {
        let mut centers = vec![0.0; extents.len()];
        let apart = |left: u32, right: u32| {
            let between = match (self.is_bend(left), self.is_bend(right)) {
                (false, false) => separation,
                (true, true) => MIN_BESIDE_BEND,
                (true, false) | (false, true) => MIN_BESIDE_BEND.max(separation / 2.0),
            };
            f64::from(extents[left as usize][1]) + f64::from(between) + f64::from(extents[right as usize][0])
        };
        for row in &self.rows {
            place_row(row, apart, |_| (0.0, 1.0), &mut centers);
        }
        let [of_ordered, of_large] = SWEEPS;
        for _ in 0..if self.is_ordered { of_ordered } else { of_large } {
            for row in &self.rows {
                let wanted: Vec<_> = row.iter().map(|&item| self.wanted(item, &self.above, &centers)).collect();
                place_row(row, apart, |index| wanted[index], &mut centers);
            }
            for row in self.rows.iter().rev() {
                let wanted: Vec<_> = row.iter().map(|&item| self.wanted(item, &self.below, &centers)).collect();
                place_row(row, apart, |index| wanted[index], &mut centers);
            }
        }
        let root = centers.first().copied().unwrap_or_default();
        centers.iter().map(|center| center - root).collect()
    }

    /// Returns the mean of the places of an item's neighbors, and how much it counts that the item is there; where it
    /// is, if it has none.
    fn wanted(&self, item: u32, neighbors: &[Vec<u32>], centers: &[f64]) -> (f64, f64) {
        let weight = |other: u32| match (self.is_bend(item), self.is_bend(other)) {
            (true, true) => 8.0,
            (true, false) | (false, true) => 2.0,
            (false, false) => 1.0,
        };
        let all = neighbors[item as usize].iter().map(|&other| (centers[other as usize], weight(other)));
        let (sum, weights) = all.fold((0.0, 0.0), |(sum, all), (at, weight)| (sum + at * weight, all + weight));
        if weights > 0.0 { (sum / weights, weights) } else { (centers[item as usize], 1.0) }
    }
}

/// Places the items of a row in their order, so that the weighted sum of the squares of their distances to the wanted
/// places is minimal. `apart` returns the least distance of two neighbors, and `wanted` the place and the weight of the
/// item with this index.
fn place_row(row: &[u32], apart: impl Fn(u32, u32) -> f64, wanted: impl Fn(usize) -> (f64, f64), centers: &mut [f64]) {
    // Without the least distances to the items before it, the place of an item must not be left of theirs.
    let mut offset = 0.0;
    let mut offsets = Vec::with_capacity(row.len());
    // Blocks of items that touch each other: the weighted sum of their places, the sum of their weights, and their
    // number.
    let mut blocks: Vec<(f64, f64, usize)> = Vec::new();
    for (index, &item) in row.iter().enumerate() {
        if let Some(before) = index.checked_sub(1) {
            offset += apart(row[before], item);
        }
        offsets.push(offset);
        let (place, weight) = wanted(index);
        let mut block = ((place - offset) * weight, weight, 1);
        while let Some((sum, weights, count)) = blocks.pop_if(|(sum, weights, _)| block.0 / block.1 <= *sum / *weights)
        {
            block = (block.0 + sum, block.1 + weights, block.2 + count);
        }
        blocks.push(block);
    }
    let places = blocks.into_iter().flat_map(|(sum, weights, count)| std::iter::repeat_n(sum / weights, count));
    for ((&item, place), offset) in row.iter().zip(places).zip(offsets) {
        centers[item as usize] = place + offset;
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
        for row in 0..rows.len() {
            for pair in layout.row(row).windows(2) {
                let [right, left] = [layout.extent(pair[0]).right, layout.extent(pair[1]).left].map(f64::from);
                assert!(layout.x(pair[0]) + right + 2.0 + left <= layout.x(pair[1]) + 1e-9, "{pair:?}");
            }
        }
    }

    /// A graph with random edges from each row to the next ones, and its layout.
    fn random_graph(seed: u64) -> (Vec<Vec<u32>>, Vec<(u32, u32)>, Layout) {
        let mut state = seed;
        let mut below = |count: u64| {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            u32::try_from((state >> 33) % count).unwrap()
        };
        let mut rows = vec![vec![0]];
        let mut edges: Vec<(u32, u32)> = Vec::new();
        for row in 1..3 + below(4) as usize {
            let first = rows.iter().map(Vec::len).sum::<usize>();
            let count = 1 + below(7);
            let first = u32::try_from(first).unwrap();
            rows.push((first..first + count).collect());
            for node in first..first + count {
                let above = &rows[row - 1];
                edges.push((above[below(above.len() as u64) as usize], node));
                for _ in 0..below(3) {
                    edges.push((below(u64::from(first)), node));
                }
            }
        }
        edges.sort_unstable();
        edges.dedup();
        let drawn: Vec<u32> = (0..u32::try_from(rows.concat().len()).unwrap()).collect();
        let graph = LayeredGraph { rows: &rows, drawn: &drawn, edges: &edges };
        let layout = graph.layout(|node| Extent { left: 10.0 + (node % 5) as f32, right: 12.0 }, 8.0);
        (rows, edges, layout)
    }

    #[test]
    fn an_edge_over_several_rows_passes_beside_all_nodes() {
        let mut passed = 0;
        for seed in 0..400 {
            let (rows, edges, layout) = random_graph(seed);
            let row_of = |node: u32| rows.iter().position(|row| row.contains(&node)).unwrap();
            for &(from, to) in &edges {
                let bends = layout.bends(from, to);
                let between = row_of(from) + 1..row_of(to);
                assert_eq!(bends.len(), between.len(), "{seed}: {from} to {to}");
                for (row, &x) in between.zip(bends) {
                    for &node in layout.row(row) {
                        let Extent { left, right } = layout.extent(node);
                        let [left, right] = [layout.x(node) - f64::from(left), layout.x(node) + f64::from(right)];
                        assert!(x <= left - 5.0 || right + 5.0 <= x, "{seed}: {from} to {to} at {node}");
                        passed += 1;
                    }
                    assert!((layout.left()..=layout.right()).contains(&x), "{seed}: {from} to {to} is in the drawing");
                }
            }
        }
        assert!(1_000 < passed, "{passed}");
    }

    #[test]
    fn neighbors_in_a_random_graph_are_apart() {
        for seed in 0..400 {
            let (rows, _, layout) = random_graph(seed);
            for (row, nodes) in rows.iter().enumerate() {
                let mut placed = layout.row(row).to_vec();
                for pair in placed.windows(2) {
                    let ends = [layout.extent(pair[0]).right, layout.extent(pair[1]).left].map(f64::from);
                    let apart = layout.x(pair[1]) - layout.x(pair[0]);
                    assert!(ends[0] + 8.0 + ends[1] <= apart + 1e-9, "{seed}: {pair:?}");
                }
                placed.sort_unstable();
                assert_eq!(&placed, nodes, "{seed}: each node of the row once");
            }
        }
    }
}
