//! Random trees for the tests of the layout, and a slow layout that is easy to verify.

use poda::layout::{Extent, LayoutTree, Separation};
use proptest::prelude::*;
use std::collections::BTreeSet;

/// A tree as it is thought of.
#[derive(Clone, Debug, Default)]
pub struct Tree {
    extent: Extent,
    children: Vec<Tree>,
}

/// A tree as the layout wants it.
#[derive(Debug)]
pub struct Flat {
    pub parents: Vec<u32>,
    pub extents: Vec<Extent>,
}

impl LayoutTree for Flat {
    fn node_count(&self) -> u32 {
        self.parents.len().try_into().unwrap()
    }

    fn parent(&self, node: u32) -> u32 {
        self.parents[node as usize]
    }

    fn extent(&self, node: u32) -> Extent {
        self.extents[node as usize]
    }
}

/// A tree of which some nodes are folded.
#[derive(Debug)]
pub struct Folded {
    pub flat: Flat,
    pub folded: BTreeSet<u32>,
}

impl LayoutTree for Folded {
    fn node_count(&self) -> u32 {
        self.flat.node_count()
    }

    fn parent(&self, node: u32) -> u32 {
        self.flat.parent(node)
    }

    fn extent(&self, node: u32) -> Extent {
        self.flat.extent(node)
    }

    fn is_folded(&self, node: u32) -> bool {
        self.folded.contains(&node)
    }
}

impl Flat {
    /// Whether the nodes from this one on look like another tree, parent by parent and size by size.
    pub fn has_at(&self, node: u32, pattern: &Self) -> bool {
        let alike = |other: u32| {
            let here = node + other;
            here < self.node_count()
                && (other == 0 || self.parent(here) == node + pattern.parent(other))
                && self.extent(here) == pattern.extent(other)
        };
        let end = node + pattern.node_count();
        (0..pattern.node_count()).all(alike) && (end >= self.node_count() || self.parent(end) < node)
    }
}

impl From<&Tree> for Flat {
    fn from(tree: &Tree) -> Self {
        fn push(flat: &mut Flat, tree: &Tree, parent: u32) {
            let node = flat.node_count();
            flat.parents.push(parent);
            flat.extents.push(tree.extent);
            tree.children.iter().for_each(|child| push(flat, child, node));
        }
        let mut flat = Self { parents: Vec::new(), extents: Vec::new() };
        push(&mut flat, tree, u32::MAX);
        flat
    }
}

impl Tree {
    pub fn leaf(extent: Extent) -> Self {
        Self::node(extent, Vec::new())
    }

    pub fn node(extent: Extent, children: Vec<Self>) -> Self {
        Self { extent, children }
    }

    pub fn size(&self) -> usize {
        1 + self.children.iter().map(Self::size).sum::<usize>()
    }

    pub fn mirrored(&self) -> Self {
        let Extent { left, right } = self.extent;
        let children = self.children.iter().rev().map(Self::mirrored).collect();
        Self { extent: Extent { left: right, right: left }, children }
    }

    /// Makes another tree the middle child of the node with this number.
    pub fn graft(&mut self, mut number: usize, other: Self) {
        if number == 0 {
            self.children.insert(self.children.len() / 2, other);
            return;
        }
        number -= 1;
        for child in &mut self.children {
            match number.checked_sub(child.size()) {
                Some(beyond) => number = beyond,
                None => return child.graft(number, other),
            }
        }
    }

    /// A drawing by comparing all of every subtree with all of every other.
    ///
    /// Each child in turn is put next to its sibling on the left, then moved away from one sibling after the other
    /// towards the left, and with every move those between the two are moved at once, each by its share. At first all
    /// are as far apart as the two that need most, unless that would make them much wider.
    pub fn drawn_by_the_slow_method(&self, gaps: Separation) -> Drawing {
        let children: Vec<Drawing> = self.children.iter().map(|child| child.drawn_by_the_slow_method(gaps)).collect();
        let needed: Vec<f64> = children.windows(2).map(|pair| pair[0].distance(&pair[1], gaps)).collect();
        let (largest, total) = (needed.iter().copied().fold(0.0, f64::max), needed.iter().sum::<f64>());
        let are_three_subtrees = needed.len() == 2 && self.children.iter().any(|child| !child.children.is_empty());
        let widening = if are_three_subtrees { 1.65 } else { 1.4 };
        let is_even = 1 < needed.len() && largest * needed.len() as f64 <= widening * total;
        let mut places: Vec<f64> = Vec::new();
        for (child, drawing) in children.iter().enumerate() {
            let mut place = 0.0;
            for before in (0..child).rev() {
                let needed = places[before] + children[before].distance(drawing, gaps);
                if before + 1 == child {
                    place = if is_even { places[before] + largest } else { needed };
                } else if place < needed {
                    let between = &mut places[before + 1..];
                    let steps = (1..).map(f64::from).take(between.len() + 1);
                    let share = (needed - place) / steps.clone().last().unwrap_or(1.0);
                    between.iter_mut().zip(steps).for_each(|(x, step)| *x += share * step);
                    place = needed;
                }
            }
            places.push(place);
        }

        let Extent { left, right } = self.extent;
        let mut drawing = Drawing { places: vec![0.0], rows: vec![(-f64::from(left), f64::from(right))] };
        let middle = places.last().copied().unwrap_or_default() / 2.0;
        for (child, place) in children.iter().zip(places) {
            drawing.take_in(child, place - middle);
        }
        drawing
    }
}

/// Where the nodes of a subtree stand, whose root is at 0.
pub struct Drawing {
    /// By node, in preorder.
    pub places: Vec<f64>,
    /// The left and the right end of every row.
    rows: Vec<(f64, f64)>,
}

impl Drawing {
    /// How far apart the roots of two siblings have to be if there is no other.
    fn distance(&self, right: &Self, gaps: Separation) -> f64 {
        let gaps = std::iter::once(gaps.siblings).chain(std::iter::repeat(gaps.cousins)).map(f64::from);
        let rows = self.rows.iter().zip(&right.rows).zip(gaps);
        rows.map(|((here, there), gap)| here.1 - there.0 + gap).fold(0.0, f64::max)
    }

    fn take_in(&mut self, child: &Self, place: f64) {
        self.places.extend(child.places.iter().map(|x| x + place));
        for (ply, (left, right)) in child.rows.iter().map(|row| (row.0 + place, row.1 + place)).enumerate() {
            match self.rows.get_mut(ply + 1) {
                Some(row) => *row = (row.0.min(left), row.1.max(right)),
                None => self.rows.push((left, right)),
            }
        }
    }
}

pub fn gaps() -> impl Strategy<Value = Separation> {
    (quarters(40), quarters(80)).prop_map(|(siblings, cousins)| Separation { siblings, cousins })
}

pub fn extents() -> impl Strategy<Value = Extent> {
    (quarters(120), quarters(120)).prop_map(|(left, right)| Extent { left, right })
}

/// Trees of up to so many nodes, from bushes to chains.
pub fn trees(max: usize) -> impl Strategy<Value = Tree> {
    // A node hangs under the node before it or under one of its ancestors, so many steps up; how far up is drawn
    // from a range of its own for each tree, since it decides how deep the tree becomes.
    let nodes = move |climb: usize| prop::collection::vec((0..=climb, extents()), 1..max);
    (1..5usize).prop_flat_map(nodes).prop_map(|nodes| {
        let mut path: Vec<Tree> = Vec::new();
        for (climb, extent) in nodes {
            for _ in 0..climb.min(path.len().saturating_sub(1)) {
                close(&mut path);
            }
            path.push(Tree::leaf(extent));
        }
        while 1 < path.len() {
            close(&mut path);
        }
        path.remove(0)
    })
}

/// Hangs the last tree under the one before.
fn close(path: &mut Vec<Tree>) {
    if let Some(tree) = path.pop() {
        path.last_mut().expect("the root is never closed").children.push(tree);
    }
}

fn quarters(max: u16) -> impl Strategy<Value = f32> {
    (0..=max).prop_map(|quarters| f32::from(quarters) / 4.0)
}
