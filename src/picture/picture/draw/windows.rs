//! α and β beside nodes and edges, from MAX's side and from the mover's, and the badge of a null-window scout or of a
//! re-search: on the edge, or behind the α beside it.

use crate::picture::edge_ends::EdgeEnds;
use crate::picture::fonts::Font;
use crate::picture::measure::{
    BADGE_HEIGHT, BADGE_SIZE, BESIDE_ALPHA, BESIDE_BOARD, BESIDE_SIDE, BOUND_SIZE, NodeStyle, PLAYER_BADGE_WIDTH,
    VisitBadge,
};
use crate::picture::options::Notation;
use crate::picture::palette::{PaletteColor, color_of_several, player_color};
use crate::picture::scene::Scene;
use crate::picture::shape::{Anchor, Point, Shape, Stroke, player_triangle, point, text_shape};
use poda_core::game::GameView;
use poda_core::score::{Player, Score, Turn, Window};
use poda_core::trace::moment::NodeState;
use poda_core::trace::{NodeId, NodeKind};

/// The distance from the line of α down to the line under β, as a multiple of the text size.
const THIRD_LINE: f32 = 2.4;

/// Returns candidates for the label of the current window beside an open inner node: to its right and, in a tight tree
/// without space there, to its left or without the mover's window.
pub(super) fn node_windows<G: GameView>(scene: &Scene<'_, G>, node: NodeId, state: NodeState) -> Vec<Vec<Shape>> {
    let sizes = &scene.tree_layout.sizes;
    let anchors = if sizes.is_tight() { &[Anchor::Left, Anchor::Right][..] } else { &[Anchor::Left] };
    let with_mover = match sizes.mover_view {
        Some(_) if sizes.is_tight() => &[true, false][..],
        Some(_) => &[true],
        None => &[false],
    };
    let places = with_mover.iter().flat_map(|&has_mover| anchors.iter().map(move |&anchor| (anchor, has_mover)));
    places.map(|(anchor, has_mover)| node_window(scene, node, state, anchor, has_mover)).collect()
}

fn node_window<G: GameView>(
    scene: &Scene<'_, G>,
    node: NodeId,
    state: NodeState,
    anchor: Anchor,
    has_mover: bool,
) -> Vec<Shape> {
    let mut shapes = Vec::new();
    let (trace, sizes) = (scene.recording.trace(), &scene.tree_layout.sizes);
    let on_edge = sizes.notation == Notation::Edge && node != NodeId::ROOT;
    if state != NodeState::Open || trace.kind(node) != NodeKind::Inner || on_edge {
        return shapes;
    }
    let (at, center) = (window_place(scene, node), scene.center(node));
    let at = if anchor == Anchor::Right { point(2.0 * center.x - at.x, at.y) } else { at };
    let size = scene.text_px(BOUND_SIZE);
    if let Some(alpha) = scene.alpha_alone(node) {
        write_bound("α", alpha, PaletteColor::Max, anchor, at, size, &mut shapes);
    }
    let Some(window) = scene.window(node) else { return shapes };
    match sizes.notation {
        Notation::Interval => {
            let width = Font::Regular.width(&interval_text(window), size);
            let left = if anchor == Anchor::Right { at.x - width } else { at.x };
            write_interval(window, BoundLook::of(scene, node).colors, point(left, at.y), size, &mut shapes);
        }
        Notation::Node | Notation::Edge => {
            write_alpha_over_beta(&BoundLook::of(scene, node), window, anchor, at, size, &mut shapes);
        }
    }
    if has_mover {
        draw_mover_window(scene, trace.player(node), window, anchor, at, &mut shapes);
    }
    shapes
}

/// Returns the start of the first line of a node's window, at half the height of capital letters.
pub(super) fn window_place<G: GameView>(scene: &Scene<'_, G>, node: NodeId) -> Point {
    let sizes = &scene.tree_layout.sizes;
    let (dx, dy) = match (scene.node_style(node), scene.recording.trace().turn(node)) {
        (NodeStyle::Board, _) => {
            let up = if sizes.mover_view.is_some() { 22.0 } else { 9.0 };
            (sizes.boards.inner.x / 2.0 + BESIDE_BOARD, -up)
        }
        (NodeStyle::Abstract, turn) if sizes.has_tip(turn) => (sizes.beside_tip(), 1.0 - sizes.triangle_height / 2.0),
        (NodeStyle::Abstract, Turn::Player(_) | Turn::Chance) => {
            (sizes.triangle_width / 2.0 + BESIDE_SIDE, 2.0 - sizes.triangle_height / 2.0)
        }
    };
    let center = scene.center(node);
    point(center.x + scene.px(dx), center.y + scene.px(dy))
}

/// Draws the window with which a child was entered beside its edge, at `at`: α over β, the badge of the visit behind α,
/// and the mover's window below.
pub(super) fn draw_edge_window<G: GameView>(
    scene: &Scene<'_, G>,
    child: NodeId,
    window: Window,
    badge: Option<VisitBadge>,
    anchor: Anchor,
    at: Point,
    shapes: &mut Vec<Shape>,
) {
    let size = scene.text_px(BOUND_SIZE);
    write_alpha_over_beta(&BoundLook::of(scene, child), window, anchor, at, size, shapes);
    if let Some(badge) = badge {
        let alpha =
            Font::Regular.width(&format!("α {}", window.alpha.shown()), size) + size * BESIDE_ALPHA / BOUND_SIZE;
        let beside = point(if anchor == Anchor::Right { at.x - alpha } else { at.x + alpha }, at.y);
        let (size, text) = (scene.text_px(BADGE_SIZE), badge.text().to_owned());
        shapes.push(text_shape(beside, anchor, size, Font::SemiBold, PaletteColor::Secondary, text));
    }
    draw_mover_window(scene, scene.recording.trace().player(child), window, anchor, at, shapes);
}

/// The names and colors of the two bounds of a window.
struct BoundLook {
    names: [String; 2],
    colors: [PaletteColor; 2],
}

impl BoundLook {
    /// Returns those of α and β or, in a search of vectors, of the floor and the limit of the player who moves.
    fn of<G: GameView>(scene: &Scene<'_, G>, node: NodeId) -> Self {
        match scene.recording.vectors() {
            Some(view) => Self {
                names: ["players-floor", "players-limit"].map(|key| scene.words.text(key)),
                colors: [color_of_several(view.mover(node)); 2],
            },
            None => Self { names: ["α", "β"].map(str::to_owned), colors: [PaletteColor::Max, PaletteColor::Min] },
        }
    }
}

fn write_alpha_over_beta(
    look: &BoundLook,
    window: Window,
    anchor: Anchor,
    at: Point,
    size: f32,
    shapes: &mut Vec<Shape>,
) {
    let (names, colors) = (&look.names, look.colors);
    write_bound(&names[0], window.alpha, colors[0], anchor, at, size, shapes);
    let below = point(at.x, at.y + size * 1.2);
    write_bound(&names[1], window.beta, colors[1], anchor, below, size, shapes);
}

fn write_bound(
    letter: &str,
    score: Score,
    color: PaletteColor,
    anchor: Anchor,
    at: Point,
    size: f32,
    shapes: &mut Vec<Shape>,
) {
    let text = format!("{letter} {}", score.shown());
    shapes.push(text_shape(at, anchor, size, Font::Regular, color, text));
}

/// Draws the mover's window under MAX's, if it is to be shown. The first line of MAX's window is at `at`: as an
/// interval it takes one line, as α over β two.
fn draw_mover_window<G: GameView>(
    scene: &Scene<'_, G>,
    player: Player,
    window: Window,
    anchor: Anchor,
    at: Point,
    shapes: &mut Vec<Shape>,
) {
    if scene.tree_layout.sizes.mover_view.is_none() {
        return;
    }
    let size = scene.text_px(BOUND_SIZE);
    let down = match scene.tree_layout.sizes.notation {
        Notation::Interval => THIRD_LINE / 2.0,
        Notation::Node | Notation::Edge => THIRD_LINE,
    };
    let window = window.view(player);
    let width = PLAYER_BADGE_WIDTH * size / BOUND_SIZE + Font::Regular.width(&interval_text(window), size);
    let left = if anchor == Anchor::Right { at.x - width } else { at.x };
    let y = at.y + size * down;
    let left = draw_player_badge(player, point(left, y), size, shapes);
    // MAX's bound stays blue. In MIN's window it is the upper end.
    let colors = [player_color(player), player_color(player.opponent())];
    write_interval(window, colors, point(left, y), size, shapes);
}

fn interval_text(window: Window) -> String {
    format!("({}, {})", window.alpha.shown(), window.beta.shown())
}

/// Writes (α, β) starting at `at`, each bound in its color. The interval is open, because a score equal to a bound
/// closes the window.
fn write_interval(window: Window, colors: [PaletteColor; 2], at: Point, size: f32, shapes: &mut Vec<Shape>) {
    let pieces = [
        ("(".to_owned(), PaletteColor::Secondary),
        (window.alpha.shown(), colors[0]),
        (", ".to_owned(), PaletteColor::Secondary),
        (window.beta.shown(), colors[1]),
        (")".to_owned(), PaletteColor::Secondary),
    ];
    let mut x = at.x;
    for (text, color) in pieces {
        let width = Font::Regular.width(&text, size);
        shapes.push(text_shape(point(x, at.y), Anchor::Left, size, Font::Regular, color, text));
        x += width;
    }
}

/// Draws a player's triangle at `at`, before a number of the given text size, in pixels. Returns the position where the
/// number starts.
pub(super) fn draw_player_badge(player: Player, at: Point, size: f32, shapes: &mut Vec<Shape>) -> f32 {
    let unit = size / BOUND_SIZE;
    let center = point(at.x + unit * 4.5, at.y);
    shapes.push(player_triangle(player, center, unit * 4.5, unit * 8.0, Some(player_color(player)), None));
    at.x + unit * PLAYER_BADGE_WIDTH
}

/// The position of the badge on its edge, as a share of the way down.
const ALONG_EDGE: f32 = 0.62;

/// Returns the badge as a label on the edge with these ends.
pub(super) fn badge_label<G: GameView>(scene: &Scene<'_, G>, badge: VisitBadge, ends: EdgeEnds) -> Vec<Shape> {
    let middle = ends.from.toward(ends.to, ALONG_EDGE);
    let size = scene.text_px(BADGE_SIZE);
    let (half, high) = (badge.half_width() * size / BADGE_SIZE, BADGE_HEIGHT / 2.0 * size / BADGE_SIZE);
    let frame = Shape::Rect {
        min: point(middle.x - half, middle.y - high),
        max: point(middle.x + half, middle.y + high),
        radius: high,
        fill: Some(PaletteColor::Background),
        stroke: Some(Stroke::solid(scene.line_px(1.2), PaletteColor::Secondary)),
    };
    let text = badge.text().to_owned();
    vec![frame, text_shape(middle, Anchor::Center, size, Font::SemiBold, PaletteColor::Secondary, text)]
}
