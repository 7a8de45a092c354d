//! The outline of a node: its corners, its fill and its line, and the space for a text in it.
//!
//! Does not depend on searches, except for [`NodeShape::of`], which returns the shape of a node in a scene.

use crate::picture::fonts::Font;
use crate::picture::measure::{NodeSizes, NodeStyle, line_px, value_inside};
use crate::picture::palette::{PaletteColor, color_of_several, fill_of_several, player_color, player_fill};
use crate::picture::scene::Scene;
use crate::picture::shape::{Point, Shape, Stroke, point, sign_corners, triangle_corners};
use poda_core::game::GameView;
use poda_core::score::{Player, Turn};
use poda_core::trace::moment::NodeState;
use poda_core::trace::{NodeId, NodeKind};

/// The number of points that approximate a rounded corner.
const ROUND: usize = 5;
/// The number of points that approximate a circle.
const CIRCLE: usize = 32;

/// The outline of a node, in pixels.
pub(in crate::picture) enum NodeShape {
    Triangle {
        player: Player,
        center: Point,
        half_width: f32,
        height: f32,
    },
    /// A chance node: a circle, or two half circles with straight lines between them where the value of the node is a
    /// vector.
    Circle {
        center: Point,
        half_width: f32,
        radius: f32,
    },
    /// A node of one of several players, whose outline identifies the player.
    Sign {
        player: usize,
        center: Point,
        half_width: f32,
        half_height: f32,
    },
    Square {
        min: Point,
        max: Point,
    },
    Board {
        min: Point,
        max: Point,
    },
}

impl NodeShape {
    pub(in crate::picture) fn of<G: GameView>(scene: &Scene<'_, G>, node: NodeId) -> Self {
        let center = scene.center(node);
        let sizes = &scene.tree_layout.sizes;
        let kind = scene.recording.trace().kind(node);
        let node_style = scene.node_style(node);
        let outline = sizes.outline_in(node_style, kind);
        let (w, h) = (scene.px(outline.size.x / 2.0), scene.px(outline.size.y / 2.0));
        let y = center.y + scene.px(outline.shift);
        let (min, max) = (point(center.x - w, y - h), point(center.x + w, y + h));
        match (node_style, kind) {
            (NodeStyle::Abstract, NodeKind::Inner) if scene.recording.trace().turn(node) == Turn::Chance => {
                let is_of_vectors = scene.recording.vectors().is_some();
                Self::Circle { center, half_width: if is_of_vectors { w.max(h) } else { h }, radius: h }
            }
            (NodeStyle::Abstract, NodeKind::Inner) if let Some(view) = scene.recording.multi_player() => {
                Self::Sign { player: view.mover(node), center, half_width: w, half_height: h }
            }
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

    pub(in crate::picture) const fn circle(center: Point, radius: f32) -> Self {
        Self::Circle { center, half_width: radius, radius }
    }

    /// Returns the corners, clockwise.
    pub(in crate::picture) fn corners(&self) -> Vec<Point> {
        match *self {
            Self::Triangle { player, center, half_width, height } => {
                triangle_corners(player, center, half_width, height).to_vec()
            }
            Self::Circle { center, half_width, radius } => {
                let corner = |step: usize| {
                    let angle = step as f32 / CIRCLE as f32 * std::f32::consts::TAU;
                    let aside = (half_width - radius).copysign(angle.cos());
                    point(center.x + aside + radius * angle.cos(), center.y + radius * angle.sin())
                };
                (0..CIRCLE).map(corner).collect()
            }
            Self::Sign { player, center, half_width, half_height } => {
                sign_corners(player, center, half_width, half_height)
            }
            Self::Square { min, max } | Self::Board { min, max } => {
                vec![min, point(max.x, min.y), max, point(min.x, max.y)]
            }
        }
    }

    /// Returns the corners of an outline that is `by` pixels larger on every side, with rounded corners.
    pub(in crate::picture) fn grown(&self, by: f32) -> Vec<Point> {
        grown(&self.corners(), by)
    }

    /// Returns the outline of a triangle, a circle or a square for a node state, at a scale.
    pub(in crate::picture) fn outline(&self, scale: f32, state: NodeState) -> Shape {
        let (fill, line) = match self {
            Self::Triangle { player, .. } => (player_fill(*player), player_color(*player)),
            Self::Sign { player, .. } => (fill_of_several(*player), color_of_several(*player)),
            Self::Circle { .. } | Self::Square { .. } | Self::Board { .. } => {
                (PaletteColor::Background, PaletteColor::Secondary)
            }
        };
        let (fill, stroke) = match state {
            // Only the edge is dashed: a dashed triangle reads as one shape with the dashed edges below it.
            NodeState::Unvisited => {
                (Some(PaletteColor::Background), Stroke::solid(line_px(1.2, scale), PaletteColor::FaintLine))
            }
            NodeState::Pruned | NodeState::PassedOver => {
                (None, Stroke::solid(line_px(1.2, scale), PaletteColor::FaintLine))
            }
            NodeState::Open => (Some(fill), Stroke::solid(line_px(3.0, scale), line)),
            NodeState::Finished => (Some(fill), Stroke::solid(line_px(1.8, scale), line)),
        };
        if let Self::Square { min, max } = *self {
            return Shape::Rect { min, max, radius: 3.5 * scale, fill, stroke: Some(stroke) };
        }
        Shape::Polygon { corners: self.corners(), fill, stroke: Some(stroke) }
    }

    /// Returns the distance from the center of the node down to the middle of a text in it, in pixels, at a scale; it
    /// is negative if the text is above the center. `size` is the text size, in pixels.
    pub(in crate::picture) fn text_down(&self, scale: f32, size: f32) -> f32 {
        match *self {
            Self::Triangle { player, height, .. } => {
                let down = height / 2.0 - value_inside(scale, Font::SemiBold.cap_height(size));
                match player {
                    Player::Max => down,
                    Player::Min => -down,
                }
            }
            Self::Circle { .. } | Self::Sign { .. } | Self::Square { .. } | Self::Board { .. } => 0.0,
        }
    }

    /// Returns the largest width of a text in the node, in pixels, at a scale and for a text height in pixels. `sizes`
    /// are those of the tree.
    pub(in crate::picture) fn text_space(&self, sizes: &NodeSizes, scale: f32, height: f32) -> f32 {
        match self {
            Self::Triangle { .. } => sizes.space_in_triangle(scale, height),
            Self::Circle { half_width, radius, .. } => {
                sizes.space_in_circle(scale, height) + 2.0 * (half_width - radius)
            }
            Self::Sign { .. } => sizes.space_in_sign(scale),
            Self::Square { .. } | Self::Board { .. } => sizes.space_in_leaf(scale),
        }
    }
}

/// Returns a convex polygon, clockwise, with every side moved outwards by `by` and its corners rounded.
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
