//! The choices of a question that is put to a room: numbers in filled circles at the branches between which it decides, each with
//! its hands as a bar. Nodes are named by letters, so that a number in a circle is not taken for a name.

use super::entries::{EntryMark, mark_shapes};
use super::scene::{Scene, edge_ends};
use crate::picture::fonts::Font;
use crate::picture::measure::{BOUND_SIZE, NodeStyle};
use crate::picture::palette::PaletteColor;
use crate::picture::shape::{Anchor, Point, Shape, Stroke, point, text_shape};
use poda_core::game::GameView;
use poda_core::trace::NodeId;

/// The radius of a badge, as a multiple of the size of its number.
const RADIUS: f32 = 0.85;
/// How far down an edge a badge is, at least and at most: further down where edges are near each other.
const ALONG: (f32, f32) = (0.6, 0.9);
/// The length of the bar of all hands, as a multiple of the size of the number.
const BAR: f32 = 2.6;
/// The width of a tick, as a multiple of the same.
const TICK: f32 = 1.1;

/// A choice at a node.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ChoiceBadge {
    /// Its number.
    pub number: usize,
    /// The node.
    pub node: NodeId,
    /// Whether the choice is to enter the node, so that the badge is on the edge to it; else it is beside the node.
    pub is_on_edge: bool,
    /// How many hands were counted for it.
    pub hands: u32,
    /// How many hands were counted for all choices.
    pub all_hands: u32,
    /// Whether it is right, once that is shown.
    pub is_right: Option<bool>,
}

/// Draws the badges of the choices whose nodes are drawn.
pub fn draw_choices<G: GameView>(scene: &Scene<'_, G>, badges: &[ChoiceBadge]) -> Vec<Shape> {
    let mut shapes = Vec::new();
    if scene.overview_blend() >= 1.0 {
        return shapes;
    }
    let size = scene.text_px(BOUND_SIZE);
    let drawn = badges.iter().filter(|badge| scene.is_laid_out(badge.node) && scene.is_drawn(badge.node));
    let placed: Vec<_> = drawn.map(|badge| (badge, place(scene, badge, size * RADIUS))).collect();
    for &(badge, center) in &placed {
        let beside = size * RADIUS * 1.25;
        // The bar is right of a badge on an edge, and left of a badge beside its node.
        let marks_at =
            |badge: &ChoiceBadge| center.x + if badge.is_on_edge { beside } else { -beside - marks_width(badge, size) };
        // Where the next badge is near, the row of the choices alone has the bar.
        let left = marks_at(badge);
        let taken = left - beside..left + marks_width(badge, size) + beside;
        let is_near = |other: Point| other != center && taken.contains(&other.x) && (other.y - center.y).abs() < beside;
        let hands = if placed.iter().any(|&(_, other)| is_near(other)) { 0 } else { badge.hands };
        let badge = ChoiceBadge { hands, ..*badge };
        shapes.extend(badge_shapes(badge, center, marks_at(&badge), size));
    }
    shapes
}

fn place<G: GameView>(scene: &Scene<'_, G>, badge: &ChoiceBadge, radius: f32) -> Point {
    if badge.is_on_edge {
        let (from, to) = edge_ends(scene, badge.node);
        let trace = scene.recording.trace();
        let siblings = trace.parent(badge.node).into_iter().flat_map(|parent| trace.children(parent));
        let apart =
            siblings.filter(|&sibling| sibling != badge.node).map(|sibling| (scene.center(sibling).x - to.x).abs());
        let apart = apart.fold(f32::INFINITY, f32::min).max(1.0);
        return from.toward(to, (2.2 * radius / apart).clamp(ALONG.0, ALONG.1));
    }
    let (center, sizes) = (scene.center(badge.node), &scene.tree_layout.sizes);
    let half = match sizes.node_style {
        NodeStyle::Abstract => sizes.triangle_width / 2.0,
        NodeStyle::Board => sizes.boards.inner.x / 2.0,
    };
    point(center.x - scene.px(half) - 1.3 * radius, center.y)
}

/// The length of the bar of a badge's hands, in pixels.
fn bar_length(badge: &ChoiceBadge, size: f32) -> f32 {
    BAR * size * badge.hands as f32 / badge.all_hands.max(1) as f32
}

/// The width of the tick and of the bar with its number, in pixels.
fn marks_width(badge: &ChoiceBadge, size: f32) -> f32 {
    let tick = if badge.is_right == Some(true) { TICK * size } else { 0.0 };
    let number = 0.3 * size + Font::SemiBold.width(&badge.hands.to_string(), size);
    tick + if badge.hands == 0 { 0.0 } else { bar_length(badge, size) + number }
}

/// Draws a badge around `center`: filled, and hollow where it turned out to be wrong; from `left` on, the tick of a right one and the
/// bar of its hands.
pub fn badge_shapes(badge: ChoiceBadge, center: Point, left: f32, size: f32) -> Vec<Shape> {
    let radius = size * RADIUS;
    let (fill, color) = match badge.is_right {
        Some(false) => (PaletteColor::Background, PaletteColor::Secondary),
        Some(true) | None => (PaletteColor::Text, PaletteColor::Background),
    };
    let stroke = Some(Stroke::solid((size / 12.0).max(1.5), PaletteColor::Secondary));
    let number = text_shape(center, Anchor::Center, size, Font::SemiBold, color, badge.number.to_string());
    let mut shapes = vec![Shape::Circle { center, radius, fill: Some(fill), stroke }, number];
    let mut right = left;
    if badge.is_right == Some(true) {
        let half = size * 0.42;
        let min = point(right - 2.0, center.y - radius);
        let max = point(right + 2.4 * half, center.y + radius);
        shapes.push(Shape::Rect { min, max, radius: 3.0, fill: Some(PaletteColor::Background), stroke: None });
        shapes.extend(mark_shapes(EntryMark::Right, point(right + half, center.y), half));
        right += TICK * size;
    }
    if 0 < badge.hands {
        let end = right + bar_length(&badge, size);
        let (min, max) = (point(right, center.y - size * 0.4), point(end, center.y + size * 0.4));
        let stroke = Some(Stroke::solid(1.5, PaletteColor::Background));
        shapes.push(Shape::Rect { min, max, radius: 2.0, fill: Some(PaletteColor::Text), stroke });
        let (text, at) = (badge.hands.to_string(), point(max.x + size * 0.3, center.y));
        let width = Font::SemiBold.width(&text, size);
        let min = point(at.x - 2.0, at.y - size * 0.55);
        let max = point(at.x + width + 2.0, at.y + size * 0.55);
        shapes.push(Shape::Rect { min, max, radius: 2.0, fill: Some(PaletteColor::Background), stroke: None });
        shapes.push(text_shape(at, Anchor::Left, size, Font::SemiBold, PaletteColor::Text, text));
    }
    shapes
}
