//! Rebuilds a trace from its nodes: numbers the steps, links the nodes and counts, as the recorder did.

use super::node_word::{Closing, NodeFacts, NodeWord};
use crate::score::{Score, Window};
use crate::search::Leaf;
use crate::search::mistakes::Mistake;
use crate::search::stats::SearchStats;
use crate::trace::event::{Event, PackedEvent};
use crate::trace::node::{NEVER, Node, NodeKind};
use crate::trace::node_id::NodeId;
use crate::trace::trace::{CHECKPOINT_INTERVAL, Trace};

/// The most steps at one node: entered, evaluated, left, better than its siblings, closing its parent.
pub(super) const MAX_STEPS_PER_NODE: usize = 5;

/// How long the lists of a trace are, so that their memory is reserved at once.
#[derive(Clone, Copy, Debug)]
pub(super) struct Lengths {
    pub nodes: usize,
    pub steps: usize,
    pub cutoffs: usize,
    pub table_hits: usize,
}

/// A trace that is being rebuilt.
pub(super) struct Replay<'a> {
    trace: Trace,
    stats: SearchStats,
    /// The nodes from the root to the last one, searched or not.
    open: Vec<OpenNode>,
    /// The windows that differ from those of the parents.
    windows: std::slice::Iter<'a, [u8; 16]>,
    /// How many plies were searched for each table hit; `u32::MAX` to the end of the game.
    hit_depths: std::slice::Iter<'a, [u8; 4]>,
}

/// A node whose subtree has not ended.
struct OpenNode {
    node: NodeId,
    facts: NodeFacts,
    best: NodeId,
    has_children: bool,
    /// Whether no more children are searched.
    is_closed: bool,
    has_cutoff: bool,
    /// The children that are not searched.
    unsearched: u64,
    /// The window of the next child.
    window: Window,
}

impl<'a> Replay<'a> {
    pub fn new(
        (has_window, mistake): (bool, Option<Mistake>),
        lengths: Lengths,
        windows: &'a [[u8; 16]],
        hit_depths: &'a [[u8; 4]],
    ) -> Self {
        let mut trace = Trace::empty(has_window, mistake);
        trace.nodes.reserve_exact(lengths.nodes);
        trace.windows.reserve_exact(if has_window { lengths.nodes } else { 0 });
        trace.steps.reserve_exact(lengths.steps);
        trace.checkpoints.reserve_exact(lengths.steps / CHECKPOINT_INTERVAL);
        trace.cutoffs.reserve_exact(lengths.cutoffs);
        trace.table_hits.reserve_exact(lengths.table_hits);
        let (windows, hit_depths) = (windows.iter(), hit_depths.iter());
        Self { trace, stats: SearchStats::default(), open: Vec::new(), windows, hit_depths }
    }

    /// Adds the next node; `None` where no search can have such a node here.
    #[inline]
    pub fn add(&mut self, word: NodeWord, score: Score, proved_before: Score) -> Option<()> {
        let facts = word.facts()?;
        let ply = usize::from(facts.ply);
        while ply < self.open.len() {
            self.close_last()?;
        }
        if ply != self.open.len() {
            return None;
        }
        let node = NodeId::new(self.trace.nodes.len());
        let parent = self.open.last_mut();
        let (link, best_before, inherited) = match &parent {
            Some(parent) => (parent.node, parent.best, parent.window),
            None if node == NodeId::ROOT && facts.is_searched && !facts.needs_parent() => {
                (NodeId::NONE, NodeId::NONE, Window::FULL)
            }
            None => return None,
        };
        if let Some(parent) = parent {
            // A search ends before the children that it leaves out, and nothing below those is searched.
            let is_possible = if facts.is_searched { !parent.is_closed } else { parent.leaves_out_children() };
            if !is_possible || (facts.is_research && !parent.has_children) {
                return None;
            }
            parent.has_children = true;
            parent.unsearched += u64::from(!facts.is_searched);
        }
        let window = match (self.trace.has_window && facts.is_searched, facts.has_own_window) {
            (true, true) => self.next_window()?,
            (true, false) => inherited,
            (false, true) => return None,
            (false, false) => Window::FULL,
        };
        if self.trace.has_window {
            self.trace.windows.push(window);
        }
        self.trace.nodes.push(Node {
            score,
            proved_before,
            parent: link,
            end: 0,
            entered: NEVER,
            left: NEVER,
            best: NodeId::NONE,
            best_before: if facts.is_searched { best_before } else { NodeId::NONE },
            ply: facts.ply,
            player: facts.player,
            kind: facts.kind,
            bound: facts.bound,
            has_cutoff: false,
            has_improved: facts.has_improved,
            is_research: facts.is_research,
        });
        if facts.is_searched {
            self.enter(node, &facts)?;
        }
        self.open.push(OpenNode {
            node,
            facts,
            best: NodeId::NONE,
            has_children: false,
            is_closed: facts.is_searched && facts.kind != NodeKind::Inner,
            has_cutoff: false,
            unsearched: 0,
            window,
        });
        Some(())
    }

    #[inline]
    fn enter(&mut self, node: NodeId, facts: &NodeFacts) -> Option<()> {
        self.stats.nodes += 1;
        self.trace.max_ply = self.trace.max_ply.max(facts.ply);
        let entered = self.step(Event::Enter(node))?;
        self.trace.nodes[node.index()].entered = entered;
        match facts.kind {
            NodeKind::Inner => {}
            NodeKind::Leaf(Leaf::TableHit) => {
                let depth = u32::from_le_bytes(*self.hit_depths.next()?);
                let depth = if depth == u32::MAX { None } else { Some(usize::try_from(depth).ok()?) };
                self.trace.table_hits.push((node, depth));
                self.stats.table_hits += 1;
                self.step(Event::TableHit(node))?;
            }
            NodeKind::Leaf(_) => {
                self.stats.leaves += 1;
                self.step(Event::Evaluate(node))?;
            }
        }
        Some(())
    }

    fn next_window(&mut self) -> Option<Window> {
        let (alpha, beta) = self.windows.next()?.split_first_chunk()?;
        let bound = |bytes: [u8; 8]| Score::new(f64::from_le_bytes(bytes));
        Some(Window { alpha: bound(*alpha)?, beta: bound(beta.try_into().ok()?)? })
    }

    /// Ends the subtree of the last open node, which was left if it was searched.
    #[inline]
    fn close_last(&mut self) -> Option<()> {
        let open = self.open.pop()?;
        let end = NodeId::new(self.trace.nodes.len()).number();
        let node = open.node;
        if !open.facts.is_searched {
            self.trace.nodes[node.index()].end = end;
            return Some(());
        }
        if !open.facts.is_left {
            return None;
        }
        if open.has_cutoff {
            self.count_pruned(open.unsearched);
        }
        let step = self.step(Event::Leave(node))?;
        let closed = &mut self.trace.nodes[node.index()];
        closed.end = end;
        closed.left = step;
        closed.best = open.best;
        if open.facts.has_improved {
            self.step(Event::Improve(node))?;
        }
        if let Some(parent) = self.open.last_mut() {
            if open.facts.has_improved {
                parent.best = node;
                if self.trace.has_window {
                    let window = self.trace.windows[parent.node.index()];
                    let score = self.trace.score_for_parent(node)?;
                    parent.window = window.narrowed(parent.facts.player, score);
                }
            }
            parent.is_closed |= open.facts.closing != Closing::None;
            if open.facts.closing == Closing::Cutoff {
                parent.has_cutoff = true;
                let parent = parent.node;
                self.trace.nodes[parent.index()].has_cutoff = true;
            }
        }
        match open.facts.closing {
            Closing::None => {}
            Closing::Cutoff => {
                self.stats.cutoffs += 1;
                let step = self.step(Event::Cutoff(node))?;
                self.trace.cutoffs.push(step);
            }
            Closing::Skip => {
                self.step(Event::Skip(node))?;
            }
        }
        Some(())
    }

    /// Counts the children that a cutoff left out. They follow the cutoff, which is still the last step.
    fn count_pruned(&mut self, unsearched: u64) {
        self.stats.cutoffs_that_prune += u64::from(0 < unsearched);
        self.stats.pruned_branches += unsearched;
        if self.trace.steps.len().is_multiple_of(CHECKPOINT_INTERVAL)
            && let Some(checkpoint) = self.trace.checkpoints.last_mut()
        {
            *checkpoint = self.stats;
        }
    }

    #[inline]
    fn step(&mut self, event: Event) -> Option<u32> {
        self.trace.steps.push(PackedEvent::new(event));
        let steps = self.trace.steps.len();
        if steps.is_multiple_of(CHECKPOINT_INTERVAL) {
            self.trace.checkpoints.push(self.stats);
        }
        u32::try_from(steps).ok()
    }

    /// Returns the trace; `None` where it is not as long as was said. The nodes that are open were not left.
    pub fn finish(mut self, lengths: Lengths) -> Option<Trace> {
        while self.open.last().is_some_and(|open| open.facts.is_left || !open.facts.is_searched) {
            self.close_last()?;
        }
        let end = NodeId::new(self.trace.nodes.len()).number();
        while let Some(open) = self.open.pop() {
            if open.facts.is_left {
                return None;
            }
            if open.has_cutoff {
                self.count_pruned(open.unsearched);
            }
            let node = &mut self.trace.nodes[open.node.index()];
            node.end = end;
            node.best = open.best;
        }
        let trace = self.trace;
        let is_as_long = trace.steps.len() == lengths.steps
            && trace.cutoffs.len() == lengths.cutoffs
            && trace.table_hits.len() == lengths.table_hits;
        (is_as_long && self.windows.len() == 0).then_some(trace)
    }
}

impl NodeFacts {
    /// Whether something happened that happens to a child only.
    const fn needs_parent(&self) -> bool {
        self.is_research || self.has_improved || !matches!(self.closing, Closing::None)
    }
}

impl OpenNode {
    /// Whether a child that is not searched can follow.
    const fn leaves_out_children(&self) -> bool {
        self.is_closed || !self.facts.is_searched
    }
}
