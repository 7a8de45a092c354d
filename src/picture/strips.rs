//! The tree from afar: a strip a ply, in which every column of pixels shows what the nodes under it are worth.
//!
//! Nodes of a row stand in order of appearance, so what is finished at a step is a stretch from the left: the shares of
//! any column at any step are differences of running sums, made once a trace.

use crate::layout::Layout;
use crate::score::{Interval, Score};
use crate::trace::moment::{Moment, State};
use crate::trace::{NodeId, Trace};

/// What is known of a node, as a strip shows it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// Proved to be good for MAX: more than 0.
    Max,
    /// Proved to be exactly 0.
    Level,
    /// Proved to be good for MIN: less than 0.
    Min,
    /// Finished, but only a bound is proved, which leaves it open who is better off.
    Undecided,
    /// Cut off: never to be visited.
    Pruned,
    /// Not finished.
    Unvisited,
}

impl Verdict {
    /// The verdict on what is proved of a finished node.
    #[must_use]
    pub fn of(proved: Interval) -> Self {
        if proved.low > Score::ZERO {
            Self::Max
        } else if proved.high < Score::ZERO {
            Self::Min
        } else if proved.is_exact() {
            Self::Level
        } else {
            Self::Undecided
        }
    }
}

/// How much of a column has which verdict; what is missing to 1 has no node at that ply.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Shares {
    /// Good for MAX.
    pub max: f32,
    /// Level.
    pub level: f32,
    /// Good for MIN.
    pub min: f32,
    /// Undecided.
    pub undecided: f32,
    /// Pruned.
    pub pruned: f32,
    /// Not finished.
    pub unvisited: f32,
}

/// Running sums over one row: entry `i` is about the first `i` nodes.
#[derive(Clone, Debug)]
struct Row {
    /// How many are good for MAX, level, good for MIN, and pruned, in the end.
    counts: Vec<[u32; 4]>,
    /// How much of the plane they cover, in units.
    covered: Vec<f64>,
}

/// The running sums of all rows.
#[derive(Clone, Debug)]
pub struct Strips {
    rows: Vec<Row>,
    /// How far the drawings of each node's subtree reach to the left and to the right of its middle, in units.
    reach: Vec<[f32; 2]>,
}

impl Strips {
    /// The sums of a trace that is laid out so.
    #[must_use]
    pub fn new(trace: &Trace, layout: &Layout) -> Self {
        let reach = reach(trace, layout);
        let end = trace.end();
        let rows = (0..layout.rows()).map(|ply| Row::new(&end, layout.row(ply), &reach)).collect();
        Self { rows, reach }
    }

    /// The left and the right end of a node's subtree, in units.
    #[must_use]
    pub fn span(&self, layout: &Layout, node: u32) -> (f64, f64) {
        let (x, [left, right]) = (layout.x(node), self.reach[node as usize]);
        (x - f64::from(left), x + f64::from(right))
    }

    /// The shares of the nodes from `first` up to and without `last` of a row, for a column `width` units wide, where
    /// `finished` nodes of the row are finished or pruned and the others are not.
    #[must_use]
    pub fn shares(&self, ply: usize, first: usize, last: usize, finished: usize, width: f64) -> Shares {
        let row = &self.rows[ply];
        if first == last {
            return Shares::default();
        }
        let settled = finished.clamp(first, last);
        let [max, level, min, pruned] =
            std::array::from_fn(|verdict| (row.counts[settled][verdict] - row.counts[first][verdict]) as f32);
        #[expect(clippy::cast_possible_truncation, reason = "a share of 0 to 1")]
        let filled = ((row.covered[last] - row.covered[first]) / width).min(1.0) as f32;
        let one = filled / (last - first) as f32;
        let undecided = (settled - first) as f32 - max - level - min - pruned;
        Shares {
            max: max * one,
            level: level * one,
            min: min * one,
            undecided: undecided * one,
            pruned: pruned * one,
            unvisited: (last - settled) as f32 * one,
        }
    }
}

impl Row {
    fn new(end: &Moment<'_>, nodes: &[u32], reach: &[[f32; 2]]) -> Self {
        let (mut counts, mut covered) = (Vec::with_capacity(nodes.len() + 1), Vec::with_capacity(nodes.len() + 1));
        let (mut count, mut sum) = ([0; 4], 0.0);
        counts.push(count);
        covered.push(sum);
        for &node in nodes {
            let [left, right] = reach[node as usize];
            sum += f64::from(left + right);
            match verdict(end, NodeId::new(node as usize)) {
                Verdict::Max => count[0] += 1,
                Verdict::Level => count[1] += 1,
                Verdict::Min => count[2] += 1,
                Verdict::Pruned => count[3] += 1,
                Verdict::Undecided | Verdict::Unvisited => {}
            }
            counts.push(count);
            covered.push(sum);
        }
        Self { counts, covered }
    }
}

/// The verdict on a node at a moment.
#[must_use]
pub fn verdict(moment: &Moment<'_>, node: NodeId) -> Verdict {
    match moment.state(node) {
        State::Finished => Verdict::of(moment.proved(node)),
        State::Pruned => Verdict::Pruned,
        State::Open | State::Unvisited => Verdict::Unvisited,
    }
}

/// How far each node's own drawing and those of all below it reach.
fn reach(trace: &Trace, layout: &Layout) -> Vec<[f32; 2]> {
    let count = u32::try_from(trace.node_count()).expect("a trace has fewer than 2³² nodes");
    let own = |node: u32| [layout.extent(node).left, layout.extent(node).right];
    let mut reach: Vec<[f32; 2]> = (0..count).map(own).collect();
    // Children stand behind their parents, so going backwards meets every child before its parent.
    for node in (1..count).rev() {
        let [left, right] = reach[node as usize];
        if let Some(parent) = trace.parent(NodeId::new(node as usize)) {
            let parent_x = layout.x(parent.number());
            #[expect(clippy::cast_possible_truncation, reason = "a distance to one's parent")]
            let right_of_parent = (layout.x(node) - parent_x) as f32;
            let widest = &mut reach[parent.index()];
            *widest = [widest[0].max(left - right_of_parent), widest[1].max(right + right_of_parent)];
        }
    }
    reach
}

/// How many nodes of a row, from the left, are finished or pruned at a moment. Only the open one may be among what the
/// search has reached, and it is the last of that.
#[must_use]
pub fn settled(row: &[u32], moment: &Moment<'_>) -> usize {
    let frontier = moment.frontier();
    let reached = row.partition_point(|&node| (node as usize) < frontier);
    let last_is_open = reached > 0 && moment.state(NodeId::new(row[reached - 1] as usize)) == State::Open;
    reached - usize::from(last_is_open)
}
