//! The overview of a tree: a strip per row, whose columns of pixels show what is proved of the nodes under them; and
//! the minimap in the corner.

pub(super) mod strip_painter;

use crate::picture::measure::MIN_TEXT_PX;
use crate::picture::palette::PaletteColor;
use crate::picture::scene::Scene;
use crate::picture::shape::{Point, Shape, point};
use crate::picture::tree_layout::TreeLayout;
use crate::picture::view::{STRIPS_BELOW, View};
use poda_core::game::GameView;
use poda_core::trace::NodeId;
use strip_painter::draw_minimap_strips;

/// The width of a minimap, in pixels.
pub const MINIMAP_WIDTH: f32 = 208.0;
/// The maximum height of a minimap, in pixels.
pub const MINIMAP_MAX_HEIGHT: f32 = 98.0;
/// The height of a row on a minimap with few rows, in pixels.
const ROW_HEIGHT: f32 = 14.0;
/// The minimum height of a minimap, in pixels.
const MIN_HEIGHT: f32 = 42.0;
/// The minimum width and height of the frame, in pixels.
const MIN_FRAME: f32 = 7.0;

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Minimap {
    /// The view of the whole subtree. Its rows are lower than those of any main view.
    pub view: View,
}

impl Minimap {
    /// Returns the minimap of the subtree below a node.
    pub fn of(tree_layout: &TreeLayout, root: NodeId) -> Self {
        let shown = tree_layout.positions.subtree_rows(root.number());
        let rows = shown.len().max(1) as f32;
        let size = point(MINIMAP_WIDTH, (rows * ROW_HEIGHT).clamp(MIN_HEIGHT, MINIMAP_MAX_HEIGHT));
        let (left, right) = tree_layout.positions.subtree_span(root.number());
        let width = (right - left).max(1.0);
        let x_scale = f64::from(size.x) / width;
        #[expect(clippy::cast_possible_truncation, reason = "a scale needs no more digits")]
        let scale = (x_scale as f32).min(STRIPS_BELOW / 2.0);
        let natural = View {
            size,
            scale,
            x_scale,
            row_height_units: tree_layout.sizes.row_height(),
            row_stretch: 1.0,
            left,
            top: shown.start as f32 * size.y / rows,
            min_text_px: MIN_TEXT_PX,
            has_plies: false,
            high_rows: usize::MAX,
            focus: None,
        };
        Self { view: View { row_stretch: size.y / rows / natural.row_height(), ..natural } }
    }

    /// Returns the top left and bottom right corners of the frame around the part that a view shows, in pixels of the
    /// minimap.
    pub fn frame(&self, seen: &View) -> (Point, Point) {
        let size = self.view.size;
        let across = |x: f32| self.view.x(seen.plane_x(x));
        let down = |y: f32| seen.row_at(y) * self.view.row_height() - self.view.top;
        let (left, right) = clamp_ends(across(0.0), across(seen.size.x), size.x);
        let (top, bottom) = clamp_ends(down(0.0), down(seen.size.y), size.y);
        (point(left, top), point(right, bottom))
    }

    /// Returns the view, panned so that its middle is at a point of the minimap.
    pub fn moved(&self, seen: &View, at: Point) -> View {
        let at = point(at.x.clamp(0.0, self.view.size.x), at.y.clamp(0.0, self.view.size.y));
        View {
            left: self.view.plane_x(at.x) - f64::from(seen.size.x) / 2.0 / seen.x_scale,
            top: (at.y + self.view.top) / self.view.row_height() * seen.row_height() - seen.size.y / 2.0,
            high_rows: usize::MAX,
            focus: None,
            ..*seen
        }
    }

    /// Returns the shapes of the minimap at a scene's step, from the back to the front.
    pub fn draw<G: GameView>(&self, scene: &Scene<'_, G>) -> Vec<Shape> {
        let scene = Scene { view: self.view, ..*scene };
        let corner = self.view.size;
        let paper = Shape::Bar { min: point(0.0, 0.0), max: corner, color: PaletteColor::Background, opacity: 1.0 };
        let mut shapes = vec![paper];
        draw_minimap_strips(&scene, &mut shapes);
        shapes
    }
}

/// Returns two ends that are clamped to 0 and `max` and at least [`MIN_FRAME`] apart.
fn clamp_ends(from: f32, to: f32, max: f32) -> (f32, f32) {
    let (from, to) = (from.clamp(0.0, max), to.clamp(0.0, max));
    let lacking = (MIN_FRAME - (to - from)).max(0.0);
    let from = (from - lacking / 2.0).clamp(0.0, (max - MIN_FRAME).max(0.0));
    (from, to.max(from + MIN_FRAME))
}
