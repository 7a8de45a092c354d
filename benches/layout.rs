//! How long a layout takes, for the largest tree Poda shows whole and for one about ten times as large.
//!
//! The inverse of a throughput is the time a node takes: 25 million elements a second are 40 ns a node.

use std::hint::black_box;

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use poda::layout::{Extent, Gaps, Layout, Outline};

const GAPS: Gaps = Gaps { siblings: 12.0, cousins: 24.0 };

/// Parents, and for each node whether it is one.
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

    /// Every game of tic-tac-toe, each over as soon as somebody has won.
    fn tic_tac_toe() -> Self {
        let mut tree = Self::default();
        tree.push_games(u32::MAX, 0, 0);
        assert_eq!(tree.node_count(), 549_946);
        tree
    }

    /// `own` are the cells of the side to move and `theirs` those of the other side, who moved last.
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

impl Outline for Tree {
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
    let mut group = criterion.benchmark_group("layout");
    group.sample_size(15);
    for (name, tree) in [
        ("tic-tac-toe tree (549,946 nodes)", Tree::tic_tac_toe()),
        ("uniform tree, 4 children, 11 plies (5,592,405 nodes)", Tree::uniform(4, 11)),
    ] {
        group.throughput(Throughput::Elements(tree.node_count().into()));
        group.bench_function(name, |bencher| bencher.iter(|| Layout::new(black_box(&tree), GAPS)));
    }
    group.finish();
}

criterion_group!(benches, layout);
criterion_main!(benches);
