//! The outlines of nodes: triangles that point up for MAX and down for MIN, squares, and boards.

use super::scene::Scene;
use crate::picture::measure::NodeStyle;
use crate::picture::palette::PaletteColor;
use crate::picture::player_triangle::triangle_corners;
use crate::picture::shape::{Point, Shape, Stroke, point};
use poda_core::game::GameView;
use poda_core::score::Player;
use poda_core::trace::moment::NodeState;
use poda_core::trace::{NodeId, NodeKind};

/// The number of corners that approximate a round one.
const ROUND: usize = 5;

/// The outline of a node, in pixels.
pub(super) enum NodeShape {
    Triangle { player: Player, center: Point, half_width: f32, height: f32 },
    Square { min: Point, max: Point },
    Board { min: Point, max: Point },
}

impl NodeShape {
    /// The outline of a node.
    pub(super) fn of<G: GameView>(scene: &Scene<'_, G>, node: NodeId) -> Self {
        let center = scene.center(node);
        let sizes = &scene.tree_layout.sizes;
        let kind = scene.recording.trace().kind(node);
        let outline = sizes.outline(kind);
        let (w, h) = (scene.px(outline.size.x / 2.0), scene.px(outline.size.y / 2.0));
        let y = center.y + scene.px(outline.shift);
        let (min, max) = (point(center.x - w, y - h), point(center.x + w, y + h));
        match (sizes.node_style, kind) {
            (NodeStyle::Abstract, NodeKind::Inner) => Self::Triangle {
                player: scene.recording.trace().player(node),
                center,
                half_width: w,
                height: scene.px(outline.size.y),
            },
            (NodeStyle::Abstract, NodeKind::Leaf(_)) => Self::Square { min, max },
            (NodeStyle::Board, _) => Self::Board { min, max },
        }
    }

    /// The corners, clockwise.
    pub(super) fn corners(&self) -> Vec<Point> {
        match *self {
            Self::Triangle { player, center, half_width, height } => {
                triangle_corners(player, center, half_width, height).to_vec()
            }
            Self::Square { min, max } | Self::Board { min, max } => {
                vec![min, point(max.x, min.y), max, point(min.x, max.y)]
            }
        }
    }

    /// The corners of an outline that is `by` pixels larger on every side, with round corners.
    pub(super) fn grown(&self, by: f32) -> Vec<Point> {
        grown(&self.corners(), by)
    }

    /// The outline of a triangle or a square in this state.
    pub(super) fn outline<G: GameView>(&self, scene: &Scene<'_, G>, player: Player, state: NodeState) -> Shape {
        let (fill, line) = match (self, player) {
            (Self::Triangle { .. }, Player::Max) => (PaletteColor::MaxFill, PaletteColor::Max),
            (Self::Triangle { .. }, Player::Min) => (PaletteColor::MinFill, PaletteColor::Min),
            _ => (PaletteColor::Background, PaletteColor::Secondary),
        };
        let (fill, stroke) = match state {
            NodeState::Unvisited => (None, Stroke::dashed(scene.line_px(1.2), PaletteColor::FaintLine)),
            NodeState::Pruned => (None, Stroke::solid(scene.line_px(1.2), PaletteColor::FaintLine)),
            NodeState::Open => (Some(fill), Stroke::solid(scene.line_px(3.0), line)),
            NodeState::Finished => (Some(fill), Stroke::solid(scene.line_px(1.8), line)),
        };
        match *self {
            Self::Square { min, max } if !stroke.dashed => {
                Shape::Rect { min, max, radius: scene.px(3.5), fill, stroke: Some(stroke) }
            }
            _ => Shape::Polygon { corners: self.corners(), fill, stroke: Some(stroke) },
        }
    }
}

/// A convex polygon, clockwise, with every side moved outwards by `by` and its corners rounded.
fn grown(corners: &[Point], by: f32) -> Vec<Point> {
    let outwards = |from: Point, to: Point| (from.x - to.x).atan2(to.y - from.y);
    let count = corners.len();
    let around = |index: usize| {
        let [before, corner, after] = [index + count - 1, index, index + 1].map(|index| corners[index % count]);
        let first = outwards(before, corner);
        let turn = (outwards(corner, after) - first).rem_euclid(std::f32::consts::TAU);
        (0..ROUND).map(move |step| {
            let angle = first + turn * step as f32 / (ROUND - 1) as f32;
            point(corner.x + by * angle.cos(), corner.y + by * angle.sin())
        })
    };
    (0..count).flat_map(around).collect()
}
