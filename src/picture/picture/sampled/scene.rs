//! The input of a drawing of a Monte Carlo tree search: a recording, a step and a view of its tree. Also the nodes that
//! the view shows.
//!
//! Rows are sorted, so a binary search finds the visible part of each row, and the other nodes are not examined. Does
//! not depend on how edges, nodes and strips are drawn.

use super::layout::SampledLayout;
use crate::picture::choice_badge::ChoiceBadge;
use crate::picture::draw::node_shape::NodeShape;
use crate::picture::edge_ends::EdgeEnds;
use crate::picture::follow::followed_up;
use crate::picture::fonts::Font;
use crate::picture::measure::HALO;
use crate::picture::measure::{AIR_PX, BOUND_SIZE, LEAF_HEIGHT};
use crate::picture::shape::{PixelRect, Point, point};
use crate::picture::tree_layout::TreeLayout;
use crate::picture::tree_scene::TreeScene;
use crate::picture::view::View;
use poda_core::game::GameView;
use poda_core::score::Turn;
use poda_core::search::mcts::Statistics;
use poda_core::trace::sampled::tree::{SampledEvent, SampledMoment, SampledTree};
use poda_core::trace::{NodeId, Step, Story};
use poda_words::messages::Words;

/// The content and the style of a drawing.
#[derive(Clone, Copy, Debug)]
pub struct SampledScene<'a, G: GameView> {
    pub recording: &'a SampledTree<G>,
    /// The sizes and positions of its nodes.
    pub layout: &'a SampledLayout,
    pub step: Step,
    /// The part of the tree that is drawn, and its scale.
    pub view: View,
    /// The node that the user selected. It is marked with a ring once it is in the tree.
    pub selected: Option<NodeId>,
    /// A line of play that is marked in place of the one that is decided on; empty without one.
    pub line: &'a [NodeId],
    /// The parts that are left out because a question asks for them.
    pub concealed: SampledConcealed,
    /// The choices of a question that is put to a class.
    pub choices: &'a [ChoiceBadge],
    /// The language of the few words in the picture.
    pub words: &'a Words,
}

/// The parts that a picture leaves out so that it does not answer an open question. By default nothing is left out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
#[expect(clippy::struct_excessive_bools, reason = "each hides a part of its own")]
pub struct SampledConcealed {
    /// The node whose `w/n` and mean are not shown.
    pub statistics: Option<NodeId>,
    /// The child whose sum is not shown when its parent selects.
    pub sum: Option<NodeId>,
    /// Whether the child that a step selects is not shown: the path ends at its parent, and no sum is marked.
    pub selection: bool,
    /// Whether no sums are shown.
    pub sums: bool,
    /// Whether the last step is drawn like any other, without the line that is decided on.
    pub decision: bool,
    /// Whether nothing is shown below the root's moves, that is, no replies to them.
    pub replies: bool,
}

impl<'a, G: GameView> SampledScene<'a, G> {
    /// Returns the tree after the last step, with nothing selected and nothing left out.
    pub fn new(recording: &'a SampledTree<G>, layout: &'a SampledLayout, view: View, words: &'a Words) -> Self {
        let (step, concealed) = (recording.len(), SampledConcealed::default());
        Self { recording, layout, step, view, selected: None, line: &[], concealed, choices: &[], words }
    }

    pub fn moment(&self) -> SampledMoment<'a, G> {
        self.recording.at(self.step)
    }

    /// Returns whether a node is drawn: it must be in the tree at the step, and not be left out.
    pub fn is_drawn(&self, node: NodeId) -> bool {
        self.moment().has(node) && !(self.concealed.replies && 1 < self.recording.ply(node))
    }

    /// Returns the statistics of a node, unless they are left out.
    pub fn statistics(&self, node: NodeId) -> Option<Statistics> {
        (self.concealed.statistics != Some(node)).then(|| self.moment().statistics(node))
    }

    /// Returns the node at which the search is; `None` before the first step and at the decision.
    pub fn current(&self) -> Option<NodeId> {
        if let Some(SampledEvent::Select { node, .. }) = self.recording.event(self.step)
            && self.concealed.selection
        {
            return Some(node);
        }
        self.moment().current()
    }

    /// Returns the path of the iteration so far, from its last node up to the root; it is empty outside iterations.
    pub fn path(&self) -> Vec<NodeId> {
        let selects = matches!(self.recording.event(self.step), Some(SampledEvent::Select { .. }));
        let end = if selects && self.concealed.selection { self.current() } else { self.moment().path_end() };
        end.into_iter().flat_map(|end| self.recording.ancestors(end)).collect()
    }

    /// Returns the nodes that are decided on, from the first move down. It is empty before the last step or if the
    /// decision is left out.
    pub fn decided_line(&self) -> Vec<NodeId> {
        let is_end = self.recording.event(self.step) == Some(SampledEvent::Decide) && !self.concealed.decision;
        let line = if is_end { self.recording.decided_line() } else { Vec::new() };
        line.into_iter().filter(|&node| self.is_drawn(node)).collect()
    }

    /// Returns the nodes of the line that is marked: the one that is given, or else the one that is decided on.
    pub fn marked_line(&self) -> Vec<NodeId> {
        if self.line.is_empty() {
            return self.decided_line();
        }
        self.line.iter().copied().filter(|&node| self.is_drawn(node)).collect()
    }

    /// Returns the center of a node, in pixels.
    pub fn center(&self, node: NodeId) -> Point {
        TreeScene::center(self, node)
    }

    /// Returns the node of the tree that is drawn at a point or, in the overview, whose block is at the point.
    pub fn node_at(&self, at: Point) -> Option<NodeId> {
        let placed = self.view.node_at(self.layout.tree(), at)?;
        Some(self.layout.recorded(placed)).filter(|&node| self.is_drawn(node))
    }

    /// Returns the view after a step to a node: unchanged if the whole tree or the node is in view, otherwise moved to
    /// the node.
    pub fn followed(&self, node: NodeId) -> View {
        let path: Vec<NodeId> = self.recording.ancestors(node).map(|node| self.layout.placed(node)).collect();
        followed_up(&self.view, &self.layout.tree().positions, NodeId::ROOT, &path)
    }

    /// Returns the drawn nodes in view, row by row. If several nodes are in one pixel column, only the first is
    /// returned.
    pub fn visible_nodes(&self) -> Vec<NodeId> {
        TreeScene::visible_nodes(self)
    }

    pub(super) fn drawn_below(&self, node: NodeId) -> usize {
        let first = self.layout.placed(node).index();
        let numbers = first + 1..first + self.layout.tree().positions.subtree_len(self.layout.placed(node).number());
        numbers.filter(|&number| self.is_drawn(self.layout.recorded(NodeId::new(number)))).count()
    }

    pub(super) fn node_shape(&self, node: NodeId) -> NodeShape {
        let (center, sizes) = (self.center(node), &self.layout.tree().sizes);
        let height = self.view.px(sizes.triangle_height);
        match self.layout.turn(node) {
            Some(Turn::Player(player)) => {
                NodeShape::Triangle { player, center, half_width: self.view.px(sizes.triangle_width / 2.0), height }
            }
            Some(Turn::Chance) => NodeShape::circle(center, height / 2.0),
            None => {
                let (half, high) = (self.view.px(sizes.leaf_width / 2.0), self.view.px(LEAF_HEIGHT / 2.0));
                let (min, max) = (point(center.x - half, center.y - high), point(center.x + half, center.y + high));
                NodeShape::Square { min, max }
            }
        }
    }

    /// Returns the width and the height of a node, in pixels.
    pub fn node_size(&self, node: NodeId) -> Point {
        let area = PixelRect::around(&self.node_shape(node).corners());
        point(area.max.x - area.min.x, area.max.y - area.min.y)
    }

    /// Returns the distance from the center of a node to the top or the bottom of its outline, in pixels.
    fn half_height(&self, node: NodeId) -> f32 {
        match self.layout.turn(node) {
            Some(_) => self.view.px(self.layout.tree().sizes.triangle_height / 2.0),
            None => self.view.px(LEAF_HEIGHT / 2.0),
        }
    }

    /// Returns the center of `w/n` below a node.
    pub(super) fn below(&self, node: NodeId) -> Point {
        let center = self.center(node);
        let clear = self.half_height(node) + self.view.px(HALO) + 2.0 * AIR_PX;
        point(center.x, center.y + clear + Font::Regular.cap_height(self.view.text_px(BOUND_SIZE)) / 2.0)
    }

    /// Returns the point under `w/n`, where a rollout starts and the stack of nodes out of view is.
    pub(super) fn below_visits(&self, node: NodeId) -> Point {
        let below = self.below(node);
        point(below.x, below.y + self.view.text_px(BOUND_SIZE) * 0.75 + self.view.px(2.0))
    }

    /// Returns the point where the edges to the children of a node start: at the bottom of its outline.
    fn bottom(&self, node: NodeId) -> Point {
        let center = self.center(node);
        point(center.x, center.y + self.half_height(node))
    }
}

impl<G: GameView> TreeScene for SampledScene<'_, G> {
    fn view(&self) -> &View {
        &self.view
    }

    fn tree_layout(&self) -> &TreeLayout {
        self.layout.tree()
    }

    fn placed(&self, node: NodeId) -> NodeId {
        self.layout.placed(node)
    }

    fn recorded(&self, placed: NodeId) -> NodeId {
        self.layout.recorded(placed)
    }

    fn is_drawn(&self, node: NodeId) -> bool {
        self.is_drawn(node)
    }

    fn ply(&self, node: NodeId) -> usize {
        self.recording.ply(node)
    }

    fn edge_ends(&self, child: NodeId) -> EdgeEnds {
        let center = self.center(child);
        let top = point(center.x, center.y - self.half_height(child));
        EdgeEnds { from: self.recording.parent(child).map_or(top, |parent| self.bottom(parent)), to: top }
    }
}
