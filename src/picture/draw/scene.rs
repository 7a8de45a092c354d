//! What is to be drawn: a search, a step, a view of its tree; and what that view can see.
//!
//! Only what is visible is looked at: the rows are sorted, so that their visible stretch is found by binary search. Knows
//! nothing of how edges, nodes and strips look.

use crate::game::GameView;
use crate::i18n::Words;
use crate::picture::measure::dimensions::BOUND_SIZE;
use crate::picture::options::{GivenValues, UnvisitedDisplay};
use crate::picture::shape::Point;
use crate::picture::tree_layout::TreeLayout;
use crate::picture::view::{NODES_FROM, STRIPS_BELOW, View};
use crate::trace::moment::{Moment, NodeState};
use crate::trace::recording::Recording;
use crate::trace::{NodeId, Step};
use std::ops::Range;

/// Lines grow and shrink with the tree between these scales.
const THINNEST: f32 = 0.55;
const THICKEST: f32 = 2.4;

/// What is to be drawn.
#[derive(Clone, Copy, Debug)]
pub struct Scene<'a, G: GameView> {
    /// The search.
    pub recording: &'a Recording<G>,
    /// Where its nodes stand.
    pub tree_layout: &'a TreeLayout,
    /// After how many steps.
    pub step: Step,
    /// Which part of it, and how large.
    pub view: View,
    /// The topmost node that is drawn: only its subtree is.
    pub root: NodeId,
    /// What is shown of nodes not visited.
    pub unvisited: UnvisitedDisplay,
    /// Which given values are shown of leaves that are not visited.
    pub given_values: GivenValues,
    /// A node that is marked because somebody chose it.
    pub selected: Option<NodeId>,
    /// Whether plain minimax was asked and gave the same value.
    pub is_confirmed: bool,
    /// The language of the few words in the picture.
    pub words: &'a Words,
}

impl<G: GameView> Scene<'_, G> {
    /// The state of the tree that is drawn.
    #[must_use]
    pub fn moment(&self) -> Moment<'_> {
        self.recording.trace().at(self.step)
    }

    /// Whether there is room for all that is written, as it was planned: no text has to be larger than planned.
    #[must_use]
    pub fn is_readable(&self) -> bool {
        self.view.min_text_px <= self.px(BOUND_SIZE) + 0.01
    }

    /// How large a text is written that is so large in units: in pixels, and not too small to be read.
    #[must_use]
    pub fn text_px(&self, units: f32) -> f32 {
        self.px(units).max(self.view.min_text_px)
    }

    /// A line's width in pixels that is so wide in units: lines grow and shrink with the tree, but are always seen.
    #[must_use]
    pub fn line_px(&self, units: f32) -> f32 {
        units * self.view.scale.clamp(THINNEST, THICKEST)
    }

    /// From 0, where every node is drawn, to 1, where strips have taken their place.
    #[must_use]
    pub fn overview_blend(&self) -> f32 {
        ((NODES_FROM - self.view.scale) / (NODES_FROM - STRIPS_BELOW)).clamp(0.0, 1.0)
    }

    /// A length in units as it is drawn.
    #[must_use]
    pub fn px(&self, units: f32) -> f32 {
        units * self.view.scale
    }

    /// How many pixels there are across for so many units of the layout.
    #[must_use]
    pub fn x_px(&self, units: f32) -> f32 {
        #[expect(clippy::cast_possible_truncation, reason = "pixels on a screen")]
        let pixels = (f64::from(units) * self.view.x_scale) as f32;
        pixels
    }

    /// The middle of a node.
    #[must_use]
    pub fn center(&self, node: NodeId) -> Point {
        self.view.center(&self.tree_layout.positions, node)
    }

    /// The rows of the drawn subtree that the view shows.
    #[must_use]
    pub fn rows(&self) -> Range<usize> {
        let seen = self.view.rows(self.tree_layout.rows());
        let drawn = self.tree_layout.positions.subtree_rows(self.root.number());
        seen.start.max(drawn.start)..seen.end.min(drawn.end).max(drawn.start)
    }

    /// Those of a run of a row that are in the drawn subtree: one run again.
    #[must_use]
    pub fn within<'r>(&self, run: &'r [u32]) -> &'r [u32] {
        if self.root == NodeId::ROOT {
            return run;
        }
        let inside = self.recording.trace().subtree_range(self.root);
        let first = run.partition_point(|&node| node < inside.start);
        let last = run.partition_point(|&node| node < inside.end);
        &run[first..last]
    }

    /// Where the search is, in the drawn subtree: the current node, or the folded one below which it is.
    #[must_use]
    pub fn current(&self) -> Option<NodeId> {
        let current = self.moment().current()?;
        self.recording.trace().is_within(current, self.root).then(|| self.shown_ancestor(current))
    }

    /// The node that is drawn where a node would be: itself, or the folded one above it.
    #[must_use]
    pub fn shown_ancestor(&self, node: NodeId) -> NodeId {
        NodeId::new(self.tree_layout.positions.shown_ancestor(node.number()) as usize)
    }

    /// Whether a node has a place in the drawn subtree: nothing above it is folded.
    #[must_use]
    pub fn is_laid_out(&self, node: NodeId) -> bool {
        self.recording.trace().is_within(node, self.root) && self.tree_layout.positions.is_shown(node.number())
    }

    /// How many nodes are folded away below a node.
    #[must_use]
    pub fn folded_below(&self, node: NodeId) -> usize {
        let below = self.recording.trace().subtree_range(node).skip(1);
        let first = below.clone().next().filter(|&first| !self.tree_layout.positions.is_shown(first));
        first.map_or(0, |_| below.len())
    }

    /// Whether the middle of a node is seen: inside the picture, and not under the names at its edges.
    #[must_use]
    pub fn is_unobstructed(&self, node: NodeId) -> bool {
        let center = self.center(node);
        self.view.content_range().contains(&center.x) && (0.0..=self.view.size.y).contains(&center.y)
    }

    /// Whether a node is drawn at all.
    #[must_use]
    pub fn is_drawn(&self, node: NodeId) -> bool {
        let Some(parent) = self.recording.trace().parent(node) else { return true };
        // Whoever looks for a node sees it, whether the search has come there or not.
        if self.selected == Some(node) {
            return true;
        }
        match self.unvisited {
            UnvisitedDisplay::Outlined => true,
            UnvisitedDisplay::Frontier => matches!(self.moment().state(parent), NodeState::Open | NodeState::Finished),
            UnvisitedDisplay::Hidden => self.moment().state(node) != NodeState::Unvisited,
        }
    }

    /// Whether what is not visited is drawn.
    #[must_use]
    pub fn shows_unvisited(&self) -> bool {
        self.unvisited == UnvisitedDisplay::Outlined
    }

    /// Whether the line of best play is drawn: at the end of a search that has found it, and not only a bound.
    #[must_use]
    pub fn shows_principal_variation(&self) -> bool {
        let trace = self.recording.trace();
        let is_proved = trace.end().proved(NodeId::ROOT).is_exact();
        self.step == trace.len() && is_proved && trace.mistake().is_none()
    }

    /// The drawn nodes that the view shows, row by row. Where there are more than pixels, one a pixel column.
    #[must_use]
    pub fn visible_nodes(&self) -> Vec<NodeId> {
        let view = &self.view;
        let range = view.plane_x(0.0)..view.plane_x(view.size.x);
        let mut visible = Vec::new();
        for row in self.rows() {
            let nodes = self.within(self.tree_layout.positions.visible(row, range.clone()));
            let mut rest = nodes;
            let mut next_column = f32::NEG_INFINITY;
            while let Some((&node, after)) = rest.split_first() {
                let x = view.x(self.tree_layout.positions.x(node));
                rest = after;
                if x >= next_column {
                    visible.push(NodeId::new(node as usize));
                    next_column = x + 1.0;
                } else {
                    let beyond = view.plane_x(next_column);
                    rest = &rest[rest.partition_point(|&node| self.tree_layout.positions.x(node) < beyond)..];
                }
            }
        }
        visible.retain(|&node| self.is_drawn(node));
        visible
    }
}
