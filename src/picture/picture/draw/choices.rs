//! The choices of a question that is put to a class: numbers in filled circles at the branches to choose from, each
//! with its votes. Nodes are named by letters, so that a number in a circle is not confused with a name.
//!
//! Badges and votes have places of their own: they cover no node, no stroke of a cutoff, no label and no edge but that
//! of their own choice. They take the space that the labels of the tree leave. Votes are shown for all choices or for
//! none; where they have no space, they are only in the row of choices. If the badges alone have no space, less
//! important labels yield to them.

use super::entries::{EntryMark, mark_shapes};
use super::labels::Drawing;
use crate::picture::choice_badge::{ChoiceBadge, ChoiceVotes};
use crate::picture::edge_ends::EdgeEnds;
use crate::picture::fonts::Font;
use crate::picture::measure::NodeStyle;
use crate::picture::palette::PaletteColor;
use crate::picture::scene::{Scene, edge_ends};
use crate::picture::shape::{Anchor, PixelRect, Point, Shape, Stroke, point, text_shape};
use poda_core::game::GameView;
use poda_words::messages::Words;
use std::ops::Range;

/// The radius of a badge, as a multiple of the text size of its number.
const RADIUS: f32 = 0.85;
/// The range for the position of a badge along an edge. It is further down if edges are close together.
const ALONG: Range<f32> = 0.6..0.9;
/// Other positions along an edge, for badges on it and beside it.
const OTHER_PLACES: [f32; 12] = [0.75, 0.8, 0.7, 0.85, 0.65, 0.9, 0.6, 0.5, 0.55, 0.4, 0.3, 0.22];
/// The distances of badges from the edge beside which they are, and from the node around which they are, as multiples
/// of their radius.
const BESIDE: [f32; 4] = [1.3, 1.8, 2.4, 3.2];
/// The space around a badge and around its votes, in pixels.
const AIR: f32 = 3.0;
/// The distance between a badge and its votes, as a multiple of the radius.
const GAP: f32 = 1.25;
/// The length of a bar for all votes, as a multiple of the text size. It is the length of the text above it.
const BAR: f32 = 5.0;
/// The heights of a vote, and of its bar, as multiples of the text size.
const VOTE: f32 = 1.5;
const BAR_HEIGHT: f32 = 0.34;
/// The text size of votes if an earlier vote is shown, too, as a share of the text size.
const OF_TWO: f32 = 0.8;
/// The width of a tick, as a multiple of the text size.
const TICK: f32 = 1.15;

/// A choice with the places in which its badge can be, the best first.
pub(in crate::picture) struct PlacedChoice<'a> {
    pub(in crate::picture) badge: &'a ChoiceBadge,
    pub(in crate::picture) places: Vec<BadgePlace>,
}

#[derive(Clone, Copy)]
pub(in crate::picture) struct BadgePlace {
    center: Point,
    /// The point of its edge or node beside which it is; `None` if it is on its own edge.
    beside: Option<Point>,
}

/// The share of the way from a badge to the edge or node beside which it is, on which no other edge may be.
const CLEAR_WAY: f32 = 0.8;

/// The text size of the badges, and the part of the picture in which they can be.
pub(in crate::picture) struct ChoiceSpace<'a> {
    pub(in crate::picture) size: f32,
    pub(in crate::picture) across: Range<f32>,
    pub(in crate::picture) height: f32,
    pub(in crate::picture) words: &'a Words,
}

/// The shapes of a tree with choices.
pub(in crate::picture) struct WithChoices {
    pub(in crate::picture) tree: Vec<Shape>,
    pub(in crate::picture) choices: Vec<Shape>,
    /// The texts of the labels that do not fit.
    pub(in crate::picture) unplaced: Vec<String>,
}

/// Draws a tree with choices. `draw` returns the drawing of its edges and nodes before its labels are placed.
pub(in crate::picture) fn with_choices(
    draw: impl Fn() -> Drawing,
    choices: &[PlacedChoice<'_>],
    space: &ChoiceSpace<'_>,
) -> WithChoices {
    let mut drawing = draw();
    let unplaced = drawing.place_labels(&space.across, space.height);
    // A badge beyond another edge could be taken for that of the other edge, so it rather has no votes.
    let ways = [(true, false), (false, false), (true, true), (false, true)];
    let placed = ways.into_iter().find_map(|(has_votes, is_far)| space.placed(&drawing, choices, has_votes, is_far));
    if let Some(choices) = placed {
        return WithChoices { tree: drawing.shapes, choices, unplaced };
    }
    let mut drawing = draw();
    let mut shapes = Vec::new();
    for choice in choices {
        let found = space.group(&drawing, &[], choice, false, true);
        let at = |place: &BadgePlace| Group::new(choice.badge, place.center, Side::Right, space, false);
        let usual = || choice.places.first().map(at);
        let Some(group) = found.or_else(usual) else { continue };
        for rect in group.areas() {
            drawing.add_obstacle_rect(rect);
        }
        shapes.extend(group.shapes(choice.badge, space));
    }
    let unplaced = drawing.place_labels(&space.across, space.height);
    WithChoices { tree: drawing.shapes, choices: shapes, unplaced }
}

impl ChoiceSpace<'_> {
    fn radius(&self) -> f32 {
        self.size * RADIUS
    }

    /// Draws the choices where a drawing leaves space; `None` if one of them has none.
    fn placed(
        &self,
        drawing: &Drawing,
        choices: &[PlacedChoice<'_>],
        has_votes: bool,
        is_far: bool,
    ) -> Option<Vec<Shape>> {
        let (mut taken, mut shapes) = (Vec::new(), Vec::new());
        for choice in choices {
            let group = self.group(drawing, &taken, choice, has_votes, is_far)?;
            taken.extend(group.areas());
            shapes.extend(group.shapes(choice.badge, self));
        }
        Some(shapes)
    }

    /// Returns a choice in the first of its places that is free, with or without votes. If it may be far, another edge
    /// may be between the badge and its own edge or node.
    fn group(
        &self,
        drawing: &Drawing,
        taken: &[PixelRect],
        choice: &PlacedChoice<'_>,
        has_votes: bool,
        is_far: bool,
    ) -> Option<Group> {
        let is_free = |rect: &PixelRect, edges: usize| {
            let is_inside = self.across.start <= rect.min.x && rect.max.x <= self.across.end;
            let rect = rect.grown(AIR);
            let is_inside = is_inside && 0.0 <= rect.min.y && rect.max.y <= self.height;
            let is_taken = || taken.iter().any(|other| are_over_each_other(&rect, other));
            is_inside && !is_taken() && drawing.is_free(&rect) && drawing.edges_under(&rect) <= edges
        };
        choice.places.iter().find_map(|&BadgePlace { center, beside }| {
            let is_way_clear = |point: Point| drawing.edges_on_way(center, center.toward(point, CLEAR_WAY)) == 0;
            let is_near = is_far || beside.is_none_or(is_way_clear);
            if !is_near || !is_free(&circle_rect(center, self.radius()), usize::from(beside.is_none())) {
                return None;
            }
            let groups = Side::ALL.map(|side| Group::new(choice.badge, center, side, self, has_votes));
            groups.into_iter().find(|group| group.aside.is_none_or(|aside| is_free(&aside, 0)))
        })
    }
}

fn are_over_each_other(one: &PixelRect, other: &PixelRect) -> bool {
    one.min.x < other.max.x && other.min.x < one.max.x && one.min.y < other.max.y && other.min.y < one.max.y
}

/// The side of a badge on which its tick and its votes are.
#[derive(Clone, Copy)]
enum Side {
    Right,
    Left,
    Below,
    Above,
}

impl Side {
    const ALL: [Self; 4] = [Self::Right, Self::Left, Self::Below, Self::Above];
}

/// A badge in a place, with the area of its tick and its votes, if it has any.
struct Group {
    center: Point,
    circle: PixelRect,
    aside: Option<PixelRect>,
    votes: Vec<ChoiceVotes>,
}

impl Group {
    fn new(badge: &ChoiceBadge, center: Point, direction: Side, space: &ChoiceSpace<'_>, has_votes: bool) -> Self {
        let votes = if has_votes { badge.votes() } else { Vec::new() };
        let (size, radius) = (space.size, space.radius());
        let tick = if badge.is_right == Some(true) { TICK * size } else { 0.0 };
        let text = text_size(votes.len(), size);
        let of_vote = |vote: &ChoiceVotes| Font::SemiBold.width(&vote.text(space.words), text);
        let width = tick + votes.iter().map(of_vote).fold(if votes.is_empty() { 0.0 } else { BAR * text }, f32::max);
        let height = (votes.len() as f32 * VOTE * text).max(size);
        let away = radius * GAP;
        let min = match direction {
            Side::Right => point(center.x + away, center.y - height / 2.0),
            Side::Left => point(center.x - away - width, center.y - height / 2.0),
            Side::Below => point(center.x - width / 2.0, center.y + away),
            Side::Above => point(center.x - width / 2.0, center.y - away - height),
        };
        let aside = PixelRect { min, max: point(min.x + width, min.y + height) };
        Self { center, circle: circle_rect(center, radius), aside: (0.0 < width).then_some(aside), votes }
    }

    /// Returns the areas that the choice covers.
    fn areas(&self) -> impl Iterator<Item = PixelRect> {
        [self.circle].into_iter().chain(self.aside)
    }

    fn shapes(&self, badge: &ChoiceBadge, space: &ChoiceSpace<'_>) -> Vec<Shape> {
        let mut shapes = number_shapes(badge, self.center, space.size);
        let Some(PixelRect { min, max }) = self.aside else { return shapes };
        let mut left = min.x;
        if badge.is_right == Some(true) {
            let half = space.size * 0.42;
            shapes.extend(mark_shapes(EntryMark::Right, point(left + 1.1 * half, f32::midpoint(min.y, max.y)), half));
            left += TICK * space.size;
        }
        let size = text_size(self.votes.len(), space.size);
        for (index, vote) in self.votes.iter().enumerate() {
            let top = min.y + index as f32 * VOTE * size;
            shapes.extend(vote_shapes(*vote, point(left, top), BAR * size, size, space.words));
        }
        shapes
    }
}

/// Draws votes as the count and the percentage over a bar of a length, from a corner at the left top.
fn vote_shapes(vote: ChoiceVotes, at: Point, length: f32, size: f32, words: &Words) -> Vec<Shape> {
    let text_at = point(at.x, at.y + 0.55 * size);
    let (min, bottom) = (point(at.x, at.y + (VOTE - BAR_HEIGHT - 0.06) * size), at.y + (VOTE - 0.06) * size);
    let bar = |share: f32, color, opacity| {
        let max = point(min.x + length * share, bottom);
        Shape::Bar { min, max, color, opacity }
    };
    vec![
        text_shape(text_at, Anchor::Left, size, Font::SemiBold, vote.color(), vote.text(words)),
        bar(1.0, PaletteColor::Secondary, 0.25),
        bar(vote.share(), vote.color(), 1.0),
    ]
}

/// Returns the square around the circle of a badge.
fn circle_rect(center: Point, radius: f32) -> PixelRect {
    PixelRect { min: point(center.x - radius, center.y - radius), max: point(center.x + radius, center.y + radius) }
}

/// Returns the places of a badge on an edge, beside it, and around the node to which it leads, with a center and
/// half its size. The usual place is
/// within the range `along`, and further down if one of `others`, the centers of the other children, is near.
pub(in crate::picture) fn places_on_edge(
    ends: EdgeEnds,
    along: Range<f32>,
    others: impl Iterator<Item = Point>,
    center: Point,
    half: Point,
    size: f32,
) -> Vec<BadgePlace> {
    let EdgeEnds { from, to } = ends;
    let radius = size * RADIUS;
    let apart = others.map(|other| (other.x - to.x).abs()).fold(f32::INFINITY, f32::min).max(1.0);
    let usual = (2.2 * radius / apart).clamp(along.start, along.end);
    let on_edge =
        std::iter::once(usual).chain(OTHER_PLACES).map(|t| BadgePlace { center: from.toward(to, t), beside: None });
    let (x, y) = (to.x - from.x, to.y - from.y);
    let length = x.hypot(y).max(1.0);
    let beside = BESIDE.into_iter().flat_map(|away| OTHER_PLACES.map(|t| (away, t))).flat_map(|(away, t)| {
        let (on, away) = (from.toward(to, t), away * radius / length);
        let center = |side: f32| point(on.x + side * y * away, on.y - side * x * away);
        [1.0, -1.0].map(|side| BadgePlace { center: center(side), beside: Some(on) })
    });
    on_edge.chain(beside).chain(places_around(center, half, size)).collect()
}

/// Returns the places of a badge around a node with a center and half its size: beside it, and over and under it.
pub(in crate::picture) fn places_around(center: Point, half: Point, size: f32) -> Vec<BadgePlace> {
    let radius = size * RADIUS;
    let places = BESIDE.into_iter().flat_map(|away| {
        let (x, y) = (half.x + away * radius, half.y + away * radius);
        let offsets = [(-x, 0.0), (x, 0.0), (-x, -y), (x, -y), (0.0, -y), (0.0, y), (-x, y), (x, y)];
        offsets.map(|(x, y)| BadgePlace { center: point(center.x + x, center.y + y), beside: Some(center) })
    });
    places.collect()
}

/// Returns the choices of a scene that are drawn, with the places in which their badges can be.
pub(super) fn placed_choices<'a, G: GameView>(scene: &Scene<'a, G>, size: f32) -> Vec<PlacedChoice<'a>> {
    let drawn = scene.choices.iter().filter(|badge| scene.is_laid_out(badge.node) && scene.is_drawn(badge.node));
    let sizes = &scene.tree_layout.sizes;
    let places = |badge: &ChoiceBadge| {
        let half = match scene.node_style(badge.node) {
            NodeStyle::Abstract => point(sizes.triangle_width / 2.0, sizes.triangle_height / 2.0),
            NodeStyle::Board => point(sizes.boards.inner.x / 2.0, sizes.boards.inner.y / 2.0),
        };
        let half = point(scene.px(half.x), scene.px(half.y));
        let center = scene.center(badge.node);
        if !badge.is_on_edge {
            return places_around(center, half, size);
        }
        let trace = scene.recording.trace();
        let siblings = trace.parent(badge.node).into_iter().flat_map(|parent| trace.children(parent));
        let others = siblings.filter(|&sibling| sibling != badge.node).map(|sibling| scene.center(sibling));
        places_on_edge(edge_ends(scene, badge.node), ALONG, others, center, half, size)
    };
    drawn.map(|badge| PlacedChoice { badge, places: places(badge) }).collect()
}

fn text_size(votes: usize, size: f32) -> f32 {
    if votes < 2 { size } else { size * OF_TWO }
}

/// Draws a badge around `center`, filled, or hollow if the choice is known to be wrong.
pub fn number_shapes(badge: &ChoiceBadge, center: Point, size: f32) -> Vec<Shape> {
    let (fill, color) = match badge.is_right {
        Some(false) => (PaletteColor::Background, PaletteColor::Secondary),
        Some(true) | None => (PaletteColor::Text, PaletteColor::Background),
    };
    let stroke = Some(Stroke::solid((size / 12.0).max(1.5), PaletteColor::Secondary));
    let number = text_shape(center, Anchor::Center, size, Font::SemiBold, color, badge.number.to_string());
    vec![Shape::Circle { center, radius: size * RADIUS, fill: Some(fill), stroke }, number]
}

/// Draws the tick of a right choice around `center`.
pub fn tick_shapes(center: Point, size: f32) -> Vec<Shape> {
    mark_shapes(EntryMark::Right, center, size * 0.42)
}
