//! How often a run cuts differently from alpha-beta's rule. Each node is judged by the values that its children
//! returned in the run itself.

use super::placed::{PlacedNode, PlacedRun};
use super::report::CutFaults;
use crate::run::Run;
use crate::score::{CutOn, Score, Window};
use crate::search::SearchConfig;

/// A node that has been entered and not left.
struct UnclosedNode {
    node: usize,
    /// The window, correctly narrowed so far.
    window: Window,
    best: Option<Score>,
    is_closed: bool,
    /// The number of children that were entered.
    entered: u32,
    has_gone_on: bool,
}

/// Counts the nodes at which the program continued after their window had closed, and those at which it stopped before.
pub fn cut_faults(run: &Run, placed: &PlacedRun, config: &SearchConfig) -> CutFaults {
    let prunes = config.algorithm.properties().prunes;
    let mut faults = CutFaults::default();
    let mut open: Vec<UnclosedNode> = Vec::new();
    for at in 0..placed.nodes.len() {
        while let Some(last) = open.pop_if(|open| run.nodes[open.node].end as usize <= at) {
            last.leave(run, placed, &mut open, config.cut_on, prunes, &mut faults);
        }
        let window = open.last().map_or(config.window, |parent| parent.window);
        if let Some(parent) = open.last_mut() {
            parent.enter_child(&mut faults);
        }
        // A node below a missed cut is not counted as another missed cut.
        let is_closed = prunes && window.is_closed(config.cut_on);
        open.push(UnclosedNode { node: at, window, best: None, is_closed, entered: 0, has_gone_on: is_closed });
    }
    while let Some(last) = open.pop() {
        last.leave(run, placed, &mut open, config.cut_on, prunes, &mut faults);
    }
    faults
}

impl UnclosedNode {
    fn enter_child(&mut self, faults: &mut CutFaults) {
        self.entered += 1;
        if self.is_closed && !self.has_gone_on {
            self.has_gone_on = true;
            faults.missed += 1;
        }
    }

    fn leave(
        &self,
        run: &Run,
        placed: &PlacedRun,
        open: &mut [Self],
        cut_on: CutOn,
        prunes: bool,
        faults: &mut CutFaults,
    ) {
        let PlacedNode { moves, value, .. } = placed.nodes[self.node];
        let is_left = run.nodes[self.node].left.is_some();
        if is_left && 0 < self.entered && self.entered < moves && !self.is_closed {
            faults.wrong += 1;
        }
        let Some((parent, value)) = open.last_mut().zip(value) else { return };
        let player = placed.nodes[parent.node].player;
        let best = parent.best.map_or(value, |best| player.better_of(best, value));
        parent.best = Some(best);
        parent.is_closed |= prunes && parent.window.is_closed_by(player, best, cut_on);
        parent.window = parent.window.narrowed(player, best);
    }
}
