//! The twin view: beside MAX's numbers those of whoever is to move, where a search counts from the mover's side.
//!
//! A small triangle says who counts. At MAX nodes both numbers are the same; at MIN nodes the value is negated and the
//! window has turned into (−β, −α). Blue stays what MAX has and orange what MIN has, whoever counts it.

use super::nodes::BESIDE_SLOPE;
use super::scene::Scene;
use super::values::{BOARD_VALUE_SIZE, below_board, below_leaf_board};
use crate::game::GameView;
use crate::layout::Extent;
use crate::picture::fonts::Font;
use crate::picture::options::Notation;
use crate::picture::palette::PaletteColor;
use crate::picture::palette::player_color;
use crate::picture::player_triangle::player_triangle;
use crate::picture::shape::{Anchor, Point, Shape, point, text_shape};
use crate::picture::tree_layout::{BOUND_SIZE, LEAF_HEIGHT, NodeSizes, NodeStyle, VALUE_INSIDE};
use crate::score::{Player, Window};
use crate::trace::moment::NodeState;
use crate::trace::shown_value::ShownValue;
use crate::trace::{NodeId, NodeKind};

/// How much higher a row is, in units, for what is written under leaves and at edges.
pub(in crate::picture) const EXTRA_ROW_HEIGHT: f32 = 23.0;
/// The line under α and β, in units below the first of them.
const THIRD_LINE: f32 = 2.4 * BOUND_SIZE;
/// How wide the small triangle is, the gap behind it included, in units.
const BADGE: f32 = 13.0;
/// From an abstract leaf down to the mover's value.
const UNDER_LEAF: f32 = 14.0;
/// So much lower is what stands under a leaf because of it.
pub(in crate::picture) const LEAF_NAME_SHIFT: f32 = 16.0;

/// How wide the mover's numbers are, in units, the small triangle included.
#[derive(Clone, Copy, Debug)]
pub struct MoverWidths {
    /// The longest value, which may be a bound.
    pub value: f32,
    /// The longest window; 0 where there are none.
    pub window: f32,
}

impl MoverWidths {
    /// For numbers that are `longest` ems wide at most.
    pub(in crate::picture) fn of(longest: f32, has_window: bool) -> Self {
        let bound = (longest * BOUND_SIZE).max(Font::Regular.width("+∞", BOUND_SIZE));
        let window = 2.0 * bound + Font::Regular.width("(, )", BOUND_SIZE) + BADGE;
        Self {
            value: BADGE + Font::SemiBold.width("≥ ", BOUND_SIZE) + bound,
            window: if has_window { window } else { 0.0 },
        }
    }

    /// Widens a node's extent to where the mover's value stands.
    pub(in crate::picture) fn make_room(self, sizes: &NodeSizes, kind: NodeKind, extent: &mut Extent) {
        match (sizes.node_style, kind) {
            (NodeStyle::Abstract, NodeKind::Inner) => {
                extent.left = extent.left.max(sizes.half_width_at_value() + BESIDE_SLOPE + self.value);
            }
            // Both values stand under an inner board, side by side.
            (NodeStyle::Board, NodeKind::Inner) => {
                extent.left = extent.left.max(self.value);
                extent.right = extent.right.max(self.value + BOUND_SIZE);
            }
            (_, NodeKind::Leaf(_)) => {
                extent.left = extent.left.max(self.value / 2.0 + 2.0);
                extent.right = extent.right.max(self.value / 2.0 + 2.0);
            }
        }
    }
}

/// Whether something is known of a node that the mover counts.
pub(in crate::picture) fn is_written<G: GameView>(scene: &Scene<'_, G>, node: NodeId, state: NodeState) -> bool {
    let is_visited = matches!(state, NodeState::Open | NodeState::Finished);
    scene.tree_layout.sizes.mover_view.is_some()
        && is_visited
        && scene.moment().shown_value(node) != ShownValue::NOTHING
}

/// Writes the mover's value of a node: beside a triangle, under a leaf, and beside MAX's under a board.
pub(in crate::picture) fn draw_value<G: GameView>(
    scene: &Scene<'_, G>,
    node: NodeId,
    state: NodeState,
    shapes: &mut Vec<Shape>,
) {
    let sizes = &scene.tree_layout.sizes;
    let Some(widths) = sizes.mover_view else { return };
    let known = scene.moment().shown_value(node);
    if !is_written(scene, node, state) {
        return;
    }
    let (trace, boards) = (scene.recording.trace(), sizes.boards);
    let (kind, player) = (trace.kind(node), trace.player(node));
    let text = known.view(player).to_string();
    let beside = sizes.half_width_at_value() + BESIDE_SLOPE;
    let toward_wide_side = match player {
        Player::Max => 1.0,
        Player::Min => -1.0,
    };
    // Two known ends can be wider than planned: they are written smaller.
    let width = Font::SemiBold.width(&text, 1.0);
    let shrunk = ((widths.value - BADGE) / (width * BOUND_SIZE)).clamp(0.75, 1.0);
    let size = scene.text_px(BOUND_SIZE * shrunk);
    let center = scene.center(node);
    let (dx, dy, anchor) = match (sizes.node_style, kind) {
        (NodeStyle::Abstract, NodeKind::Inner) => {
            let down = toward_wide_side * (sizes.triangle_height / 2.0 - VALUE_INSIDE);
            (scene.px(-beside), scene.px(down), Anchor::Right)
        }
        (NodeStyle::Abstract, NodeKind::Leaf(_)) => {
            (0.0, scene.px(LEAF_HEIGHT / 2.0 + UNDER_LEAF - 0.35 * BOUND_SIZE) + 0.35 * size, Anchor::Center)
        }
        (NodeStyle::Board, NodeKind::Inner) => {
            let own = scene.text_px(BOARD_VALUE_SIZE);
            let half = Font::SemiBold.width(&known.to_string(), own) / 2.0;
            (half + 0.65 * size, below_board(scene, boards.inner.y, own), Anchor::Left)
        }
        (NodeStyle::Board, NodeKind::Leaf(_)) => (0.0, below_leaf_board(scene, 1), Anchor::Center),
    };
    let (place, badge_width) = (point(center.x + dx, center.y + dy), BADGE * size / BOUND_SIZE);
    let left = match anchor {
        Anchor::Left => place.x,
        Anchor::Center => place.x - f32::midpoint(badge_width, width * size),
        Anchor::Right => place.x - badge_width - width * size,
    };
    let x = player_badge(player, point(left, place.y), size, shapes);
    shapes.push(text_shape(point(x, place.y), Anchor::Left, size, Font::SemiBold, player_color(player), text));
}

/// Writes the mover's window under MAX's, of which the first line stands at `place`. An interval takes one line, α and β
/// take two.
pub(in crate::picture) fn draw_window<G: GameView>(
    scene: &Scene<'_, G>,
    player: Player,
    window: Window,
    place: Point,
    anchor: Anchor,
    shapes: &mut Vec<Shape>,
) {
    if scene.tree_layout.sizes.mover_view.is_none() {
        return;
    }
    let lines = match scene.tree_layout.sizes.notation {
        Notation::Interval => THIRD_LINE / 2.0,
        Notation::Node | Notation::Edge => THIRD_LINE,
    };
    let size = scene.text_px(BOUND_SIZE);
    let down = lines * size / BOUND_SIZE;
    let turned = window.view(player);
    let text = format!("({}, {})", turned.alpha.shown(), turned.beta.shown());
    let width = BADGE * size / BOUND_SIZE + Font::Regular.width(&text, size);
    let left = if anchor == Anchor::Right { place.x - width } else { place.x };
    let left = player_badge(player, point(left, place.y + down), size, shapes);
    // What MAX has stays blue: in MIN's window it is the upper end.
    let colors = [player_color(player), player_color(player.opponent())];
    write_interval(turned, colors, point(left, place.y + down), size, shapes);
}

/// (α, β), each in its colour: the bounds themselves are outside, as a tie with one closes the window.
pub(in crate::picture) fn write_interval(
    window: Window,
    colors: [PaletteColor; 2],
    place: Point,
    size: f32,
    shapes: &mut Vec<Shape>,
) {
    let pieces = [
        ("(".to_owned(), PaletteColor::Secondary),
        (window.alpha.shown(), colors[0]),
        (", ".to_owned(), PaletteColor::Secondary),
        (window.beta.shown(), colors[1]),
        (")".to_owned(), PaletteColor::Secondary),
    ];
    let mut x = place.x;
    for (text, color) in pieces {
        let width = Font::Regular.width(&text, size);
        shapes.push(text_shape(point(x, place.y), Anchor::Left, size, Font::Regular, color, text));
        x += width;
    }
}

/// The small triangle of whoever counts, from `place` on, for a number of this size. Gives where the number begins.
fn player_badge(player: Player, place: Point, size: f32, shapes: &mut Vec<Shape>) -> f32 {
    let unit = size / BOUND_SIZE;
    let center = point(place.x + unit * 4.5, place.y);
    shapes.push(player_triangle(player, center, unit * 4.5, unit * 8.0, Some(player_color(player)), None));
    place.x + unit * BADGE
}
