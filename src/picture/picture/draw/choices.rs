//! The choices of a question that is put to a class: numbers in filled circles at the branches to choose from, each
//! with a bar for its votes by show of hands. Nodes are named by letters, so that a number in a circle is not confused
//! with a name.

use super::entries::{EntryMark, mark_shapes};
use super::labels::{Drawing, covered_rect};
use super::scene_shapes::labeled_tree;
use crate::picture::fonts::Font;
use crate::picture::measure::{BOUND_SIZE, NodeStyle};
use crate::picture::palette::PaletteColor;
use crate::picture::scene::{Scene, edge_ends};
use crate::picture::shape::{Anchor, PixelRect, Point, Shape, Stroke, point, text_shape};
use poda_core::game::GameView;
use poda_core::trace::NodeId;
use std::ops::Range;

/// The radius of a badge, as a multiple of the text size of its number.
pub(in crate::picture) const RADIUS: f32 = 0.85;
/// The range for the position of a badge along an edge. It is further down if edges are close together.
const ALONG: Range<f32> = 0.6..0.9;
/// Other positions of a badge along an edge, where the usual one is over a label.
const OTHER_PLACES: [f32; 4] = [0.75, 0.5, 0.85, 0.4];
/// The length of a bar for all hands, as a multiple of the text size.
const BAR: f32 = 2.6;
/// The width of a tick, as a multiple of the text size.
const TICK: f32 = 1.1;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ChoiceBadge {
    pub number: usize,
    pub node: NodeId,
    /// Whether choosing it means entering the node. If so, the badge is on the edge to the node; otherwise it is beside
    /// the node.
    pub is_on_edge: bool,
    /// How many hands were counted for it.
    pub hands: u32,
    /// How many hands were counted for all choices.
    pub all_hands: u32,
    /// How many answers chose it when the same question was asked before, and how many answers there were in total;
    /// `None` if it was not asked before.
    pub before: Option<(u32, u32)>,
    /// Whether it is right; `None` until that is shown.
    pub is_right: Option<bool>,
}

impl ChoiceBadge {
    /// Returns the bars, with the earlier vote above the current one. Each has its count and its share of all votes.
    fn bars(&self) -> Vec<ChoiceBar> {
        let share = |count: u32, all: u32| count as f32 / all.max(1) as f32;
        let now = ChoiceBar { count: self.hands, share: share(self.hands, self.all_hands), is_before: false };
        let before = self.before.map(|(count, all)| ChoiceBar { count, share: share(count, all), is_before: true });
        let is_asked_again = before.is_some() && 0 < self.all_hands;
        let now = (0 < now.count || is_asked_again).then_some(now);
        before.filter(|_| is_asked_again).into_iter().chain(now).collect()
    }
}

/// A bar beside a badge.
#[derive(Clone, Copy)]
struct ChoiceBar {
    count: u32,
    share: f32,
    is_before: bool,
}

/// Draws the badges of the choices whose nodes are drawn. Badges keep off labels where they can, and bars always do:
/// where there is no space for a bar, only the row of choices shows it.
pub fn draw_choices<G: GameView>(scene: &Scene<'_, G>, badges: &[ChoiceBadge]) -> Vec<Shape> {
    let drawn = badges.iter().filter(|badge| scene.is_laid_out(badge.node) && scene.is_drawn(badge.node));
    let drawn: Vec<&ChoiceBadge> = drawn.collect();
    if scene.overview_blend() >= 1.0 || drawn.is_empty() {
        return Vec::new();
    }
    let size = scene.text_px(BOUND_SIZE);
    let radius = size * RADIUS;
    let mut tree = labeled_tree(scene);
    let placed = drawn.into_iter().map(|badge| {
        let places = places(scene, badge, radius);
        let center = places.iter().copied().find(|&center| tree.is_free(&circle_rect(center, radius)));
        let center = center.unwrap_or(places[0]);
        tree.add_obstacle_rect(circle_rect(center, radius));
        (badge, center)
    });
    let placed: Vec<(&ChoiceBadge, Point)> = placed.collect();
    placed_shapes(&placed, size, tree)
}

/// Draws badges at their positions over a drawing, whose labels and nodes no bar covers.
pub(in crate::picture) fn placed_shapes(
    placed: &[(&ChoiceBadge, Point)],
    size: f32,
    mut drawing: Drawing,
) -> Vec<Shape> {
    let radius = size * RADIUS;
    for &(_, center) in placed {
        drawing.add_obstacle_rect(circle_rect(center, radius));
    }
    let mut shapes = Vec::new();
    for &(badge, center) in placed {
        let marks_at = |badge: &ChoiceBadge, is_right: bool| {
            center.x + if is_right { radius * 1.25 } else { -radius * 1.25 - marks_width(badge, size) }
        };
        // The bar is to the right of a badge on an edge, and to the left of a badge beside its node, if there is space.
        let sides = [badge.is_on_edge, !badge.is_on_edge];
        let marks = sides.map(|is_right| mark_and_bar_shapes(badge, center, marks_at(badge, is_right), size));
        let without_bars = ChoiceBadge { hands: 0, before: None, ..*badge };
        let marks = marks.into_iter().find(|marks| drawing.has_space_for(marks)).unwrap_or_else(|| {
            mark_and_bar_shapes(&without_bars, center, marks_at(&without_bars, badge.is_on_edge), size)
        });
        for rect in marks.iter().filter_map(covered_rect) {
            drawing.add_obstacle_rect(rect);
        }
        shapes.extend(number_shapes(badge, center, size));
        shapes.extend(marks);
    }
    shapes
}

/// Returns the square around the circle of a badge.
fn circle_rect(center: Point, radius: f32) -> PixelRect {
    PixelRect { min: point(center.x - radius, center.y - radius), max: point(center.x + radius, center.y + radius) }
}

/// Returns the position of a badge on an edge. It is within the range `along`, and further down if one of `others`, the
/// centers of the other children, is near.
pub(in crate::picture) fn on_edge(
    (from, to): (Point, Point),
    along: Range<f32>,
    others: impl Iterator<Item = Point>,
    radius: f32,
) -> Point {
    let apart = others.map(|other| (other.x - to.x).abs()).fold(f32::INFINITY, f32::min).max(1.0);
    from.toward(to, (2.2 * radius / apart).clamp(along.start, along.end))
}

/// Returns the positions in which a badge can be, the best first.
fn places<G: GameView>(scene: &Scene<'_, G>, badge: &ChoiceBadge, radius: f32) -> Vec<Point> {
    if badge.is_on_edge {
        let trace = scene.recording.trace();
        let siblings = trace.parent(badge.node).into_iter().flat_map(|parent| trace.children(parent));
        let centers = siblings.filter(|&sibling| sibling != badge.node).map(|sibling| scene.center(sibling));
        let (from, to) = edge_ends(scene, badge.node);
        let usual = on_edge((from, to), ALONG, centers, radius);
        return std::iter::once(usual).chain(OTHER_PLACES.map(|along| from.toward(to, along))).collect();
    }
    let (center, sizes) = (scene.center(badge.node), &scene.tree_layout.sizes);
    let half = match sizes.node_style {
        NodeStyle::Abstract => sizes.triangle_width / 2.0,
        NodeStyle::Board => sizes.boards.inner.x / 2.0,
    };
    let beside = scene.px(half) + 1.3 * radius;
    vec![point(center.x - beside, center.y), point(center.x + beside, center.y)]
}

/// Returns the width of the tick and of the longest bar with its number, in pixels.
fn marks_width(badge: &ChoiceBadge, size: f32) -> f32 {
    let tick = if badge.is_right == Some(true) { TICK * size } else { 0.0 };
    let bars = badge.bars();
    let text = text_size(bars.len(), size);
    let width =
        |bar: &ChoiceBar| BAR * size * bar.share + 0.3 * size + Font::SemiBold.width(&bar.count.to_string(), text);
    tick + bars.iter().map(width).fold(0.0, f32::max)
}

/// Returns the text size of the number at the end of a bar, given the number of bars.
fn text_size(bars: usize, size: f32) -> f32 {
    if bars < 2 { size } else { size * 0.72 }
}

/// Draws a badge around `center`, filled, or hollow if the choice is known to be wrong. The tick of a right choice and
/// its bars start at `left`, with the bar of an earlier vote above the current one.
pub fn badge_shapes(badge: ChoiceBadge, center: Point, left: f32, size: f32) -> Vec<Shape> {
    [number_shapes(&badge, center, size), mark_and_bar_shapes(&badge, center, left, size)].concat()
}

fn number_shapes(badge: &ChoiceBadge, center: Point, size: f32) -> Vec<Shape> {
    let (fill, color) = match badge.is_right {
        Some(false) => (PaletteColor::Background, PaletteColor::Secondary),
        Some(true) | None => (PaletteColor::Text, PaletteColor::Background),
    };
    let stroke = Some(Stroke::solid((size / 12.0).max(1.5), PaletteColor::Secondary));
    let number = text_shape(center, Anchor::Center, size, Font::SemiBold, color, badge.number.to_string());
    vec![Shape::Circle { center, radius: size * RADIUS, fill: Some(fill), stroke }, number]
}

/// Returns the tick of a right choice and its bars, which start at `left`.
fn mark_and_bar_shapes(badge: &ChoiceBadge, center: Point, left: f32, size: f32) -> Vec<Shape> {
    let radius = size * RADIUS;
    let mut shapes = Vec::new();
    let mut right = left;
    if badge.is_right == Some(true) {
        let half = size * 0.42;
        let min = point(right - 2.0, center.y - radius);
        let max = point(right + 2.4 * half, center.y + radius);
        shapes.push(Shape::Rect { min, max, radius: 3.0, fill: Some(PaletteColor::Background), stroke: None });
        shapes.extend(mark_shapes(EntryMark::Right, point(right + half, center.y), half));
        right += TICK * size;
    }
    let bars = badge.bars();
    let (text_size, half) = if bars.len() < 2 { (size, size * 0.4) } else { (text_size(2, size), size * 0.3) };
    let first = center.y - (bars.len().saturating_sub(1)) as f32 * half * 1.15;
    for (index, bar) in bars.iter().enumerate() {
        let y = first + index as f32 * 2.3 * half;
        let end = right + BAR * size * bar.share;
        let (min, max) = (point(right, y - half), point(end, y + half));
        let color = if bar.is_before { PaletteColor::Secondary } else { PaletteColor::Text };
        let stroke = Some(Stroke::solid(1.5, PaletteColor::Background));
        shapes.push(Shape::Rect { min, max, radius: 2.0, fill: Some(color), stroke });
        let (text, at) = (bar.count.to_string(), point(max.x + size * 0.3, y));
        let width = Font::SemiBold.width(&text, text_size);
        let min = point(at.x - 2.0, at.y - text_size * 0.55);
        let max = point(at.x + width + 2.0, at.y + text_size * 0.55);
        shapes.push(Shape::Rect { min, max, radius: 2.0, fill: Some(PaletteColor::Background), stroke: None });
        shapes.push(text_shape(at, Anchor::Left, text_size, Font::SemiBold, color, text));
    }
    shapes
}
