//! Searches of one move twice: the scout's edge asks a question, and that of the second visit says that it is one.

use super::scene::Scene;
use crate::game::GameView;
use crate::picture::fonts::Font;
use crate::picture::palette::PaletteColor;
use crate::picture::shape::{Anchor, Point, Shape, Stroke, point, text_shape};
use crate::picture::tree_layout::BOUND_SIZE;
use crate::score::Window;
use crate::trace::{NodeId, Trace};

/// The size of what is written in a badge, and the badge's height.
const SIZE: f32 = 12.0;
const HEIGHT: f32 = 16.0;
/// Between a bound and what stands beside it.
const GAP: f32 = 7.0;
/// Where on its edge a badge is, as a share of the way down.
const PLACE: f32 = 0.62;

/// What the edge to a node says of the visit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::picture) enum VisitBadge {
    /// It only asks whether the move is better than what its parent has.
    Scout,
    /// It is the same move once more, as the scout has found it better.
    Research,
}

impl VisitBadge {
    /// That of a visit; `None` of one like any other. Below a scout all are scouts, which needs no saying.
    pub(in crate::picture) fn of(trace: &Trace, node: NodeId) -> Option<Self> {
        if trace.is_research(node) {
            return Some(Self::Research);
        }
        let is_scout = |node| trace.window(node).is_some_and(Window::is_null_window);
        let above = trace.parent(node)?;
        (is_scout(node) && !is_scout(above)).then_some(Self::Scout)
    }

    const fn text(self) -> &'static str {
        match self {
            Self::Scout => "?",
            // Not 2×: × stands for symmetric moves that are drawn once.
            Self::Research => "II",
        }
    }

    /// Half the width of its badge, in units: what is written beside the edge keeps clear of it.
    pub(in crate::picture) fn half_width(self) -> f32 {
        (Font::SemiBold.width(self.text(), SIZE) + 8.0).max(HEIGHT) / 2.0
    }
}

/// How much wider than any score a scout's bound is: a score and the least that is more.
pub(in crate::picture) fn bound_width(trace: &Trace, size: f32) -> f32 {
    let has_scouts = trace.nodes().any(|node| trace.window(node).is_some_and(Window::is_null_window));
    if has_scouts { Font::Regular.width("+ε", size) } else { 0.0 }
}

/// How much wider what stands beside the edge to a node is, in units, where windows stand there.
pub(in crate::picture) fn width_beside_alpha(trace: &Trace, node: NodeId) -> f32 {
    VisitBadge::of(trace, node).map_or(0.0, |badge| GAP + Font::SemiBold.width(badge.text(), SIZE))
}

/// Writes what a visit is for behind the α of its window, which is written so beside the edge.
pub(in crate::picture) fn write_beside_alpha<G: GameView>(
    scene: &Scene<'_, G>,
    badge: VisitBadge,
    window: Window,
    (anchor, place): (Anchor, Point),
    shapes: &mut Vec<Shape>,
) {
    let alpha = Font::Regular.width(&format!("α {}", window.alpha.shown()), scene.text_px(BOUND_SIZE))
        + scene.text_px(BOUND_SIZE) * GAP / BOUND_SIZE;
    let x = if anchor == Anchor::Right { place.x - alpha } else { place.x + alpha };
    let text = badge.text().to_owned();
    shapes.push(text_shape(
        point(x, place.y),
        anchor,
        scene.text_px(SIZE),
        Font::SemiBold,
        PaletteColor::Secondary,
        text,
    ));
}

/// The badge on an edge.
pub(in crate::picture) fn draw<G: GameView>(
    scene: &Scene<'_, G>,
    badge: VisitBadge,
    (from, to): (Point, Point),
) -> Vec<Shape> {
    let middle = from.toward(to, PLACE);
    let size = scene.text_px(SIZE);
    let (half, high) = (badge.half_width() * size / SIZE, HEIGHT / 2.0 * size / SIZE);
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
