//! The time of a layout: of the largest tree that Poda shows whole, of one about ten times as large, and of the first
//! of the two in d3.
//!
//! All of [`Layout::new`] is timed: reading the extents, computing positions, collecting the rows, and allocating. Of
//! d3, only the layout call is timed, on a hierarchy that was built before. Criterion prints nodes per second; the
//! lines that start with `figure:` have the time per node.

mod d3;
mod figures;
mod times;

use std::hint::black_box;

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use figures::{Time, figure};
use poda::layout::{Extent, Layout, LayoutTree, Separation};
use times::Times;

const GAPS: Separation = Separation { siblings: 12.0, cousins: 24.0 };

/// A tree as the parent of each node, and whether the node is inner.
#[derive(Default)]
struct Tree {
    parents: Vec<u32>,
    inner: Vec<bool>,
}

impl Tree {
    fn push(&mut self, parent: u32) -> u32 {
        if let Some(inner) = self.inner.get_mut(parent as usize) {
            *inner = true;
        }
        self.parents.push(parent);
        self.inner.push(false);
        self.node_count() - 1
    }

    /// Every game of tic-tac-toe; a game ends with the first line of three.
    fn tic_tac_toe() -> Self {
        let mut tree = Self::default();
        tree.push_games(u32::MAX, 0, 0);
        assert_eq!(tree.node_count(), 549_946);
        tree
    }

    /// Pushes a position and everything below it. `own` are the cells of the side to move, `theirs` those of the other.
    fn push_games(&mut self, parent: u32, own: u16, theirs: u16) {
        const LINES: [u16; 8] = [0o007, 0o070, 0o700, 0o111, 0o222, 0o444, 0o421, 0o124];
        let node = self.push(parent);
        if LINES.iter().all(|line| theirs & line != *line) {
            for cell in (0..9).map(|cell| 1 << cell).filter(|cell| (own | theirs) & cell == 0) {
                self.push_games(node, theirs, own | cell);
            }
        }
    }

    fn uniform(breadth: u32, depth: u32) -> Self {
        let mut tree = Self::default();
        tree.push_uniform(u32::MAX, breadth, depth);
        tree
    }

    fn push_uniform(&mut self, parent: u32, breadth: u32, depth: u32) {
        let node = self.push(parent);
        if 0 < depth {
            for _ in 0..breadth {
                self.push_uniform(node, breadth, depth - 1);
            }
        }
    }
}

impl LayoutTree for Tree {
    fn node_count(&self) -> u32 {
        self.parents.len().try_into().expect("nodes are numbered by u32")
    }

    fn parent(&self, node: u32) -> u32 {
        self.parents[node as usize]
    }

    fn extent(&self, node: u32) -> Extent {
        if self.inner[node as usize] { Extent { left: 31.0, right: 58.0 } } else { Extent { left: 24.0, right: 24.0 } }
    }
}

fn layout(criterion: &mut Criterion) {
    let tree = Tree::tic_tac_toe();
    let once = lay_out(criterion, "tic-tac-toe, 549,946 nodes", &tree, "≤ 40 ns a node");
    if let Some(once) = once {
        compare_with_d3(&tree, once);
    }
    let nodes = f64::from(tree.node_count());
    let tree = Tree::uniform(4, 11);
    let large = lay_out(criterion, "a uniform tree, 5,592,405 nodes", &tree, "≤ 60 ns a node");
    if let (Some(once), Some(large)) = (once, large) {
        let ratio = large / f64::from(tree.node_count()) / (once / nodes);
        figure("layout, a node of 5,592,405", &format!("{ratio:.2} × a node of tic-tac-toe"), "≤ 1.5 ×");
    }
}

/// The median time of the layout of a tree, in seconds.
fn lay_out(criterion: &mut Criterion, name: &str, tree: &Tree, target: &str) -> Option<f64> {
    let nodes = tree.node_count();
    let mut group = criterion.benchmark_group("layout");
    group.sample_size(15);
    group.throughput(Throughput::Elements(nodes.into()));
    let mut times = Times::default();
    group.bench_function(name, |bencher| times.measure(bencher, 1, || Layout::new(black_box(tree), GAPS)));
    group.finish();

    let seconds = times.median()?;
    let value = format!("{} a node, {} in all", Time(seconds / f64::from(nodes)), Time(seconds));
    figure(&format!("layout, {name}"), &value, target);
    Some(seconds)
}

/// Prints the time of the same tree in d3, and its ratio to that of Poda.
fn compare_with_d3(tree: &Tree, poda: f64) {
    let others = match d3::measure(tree, GAPS) {
        Ok(others) => others,
        Err(why) => return figure("layout, tic-tac-toe, beside d3", &format!("left out. {why}"), "≥ 25 × and ≥ 75 ×"),
    };
    let node = Time(poda / f64::from(tree.node_count()));
    let [hierarchy, flextree] = [others.hierarchy, others.flextree].map(|other| (Time(other), other / poda));
    println!(
        "layout, tic-tac-toe: Poda {} ({node} a node) · d3-hierarchy {}, {:.1} × · d3-flextree {}, {:.1} ×",
        Time(poda),
        hierarchy.0,
        hierarchy.1,
        flextree.0,
        flextree.1
    );
    for (name, (time, ratio), target) in [("d3-hierarchy", hierarchy, "≥ 25 ×"), ("d3-flextree", flextree, "≥ 75 ×")]
    {
        let value = format!("Poda is {ratio:.1} × as fast as its {time}");
        figure(&format!("layout, tic-tac-toe, beside {name}"), &value, target);
    }
}

criterion_group!(benches, layout);
criterion_main!(benches);
