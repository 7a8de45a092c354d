//! What is in a wide block of a strip: the node's value or, where there is room, its board with the value beside it.

use crate::picture::board::{self, BoardStyle, make_legible};
use crate::picture::draw::Scene;
use crate::picture::fonts::Font;
use crate::picture::measure::NodeStyle;
use crate::picture::measure::dimensions::VALUE_SIZE;
use crate::picture::palette::PaletteColor;
use crate::picture::shape::{Anchor, Point, Shape, Stroke, fade, point, text_shape};
use poda_core::game::GameView;
use poda_core::trace::NodeId;
use poda_core::trace::moment::NodeState;

/// The heights, as a share of that beside a node, from which a board fades into its block, and at which it is opaque.
const BOARD_FADE: (f32, f32) = (0.6, 0.63);
/// The height of a value under a board with the room around it, in pixels.
const BELOW_BOARD: f32 = 30.0;
/// The room around a board or a value in which it fades, in pixels.
const FADING_ROOM: f32 = 8.0;
/// The height of a strip, in pixels, with values of their natural size.
const NATURAL_STRIP_HEIGHT: f32 = 46.0;

/// The contents of the blocks of one strip.
pub struct BlockContents<'a, 'b, G: GameView> {
    /// The scene.
    pub scene: &'a Scene<'b, G>,
    /// The top of the strip, in pixels.
    pub top: f32,
    /// The bottom of the strip, in pixels.
    pub bottom: f32,
}

impl<G: GameView> BlockContents<'_, '_, G> {
    /// Draws the contents of a node's block between two ends, in pixels. `fill` is the block's color and its opacity.
    pub fn draw(&self, node: NodeId, (left, right): (f32, f32), fill: (PaletteColor, f32), shapes: &mut Vec<Shape>) {
        // At the edges of the picture the row labels cover the block.
        let clear = self.scene.view.content_range();
        let room = (left.max(clear.start), right.min(clear.end));
        let board_opacity = self.board_opacity(node, room);
        let start = shapes.len();
        // The value fades out while the board fades in: halfway both are visible.
        if board_opacity < 0.75 {
            self.draw_value(node, room, fill, shapes);
            fade(shapes, start, (0.75 - board_opacity) * 2.0);
        }
        if 0.25 < board_opacity {
            let start = shapes.len();
            self.draw_board(node, room, shapes);
            fade(shapes, start, (board_opacity - 0.25) * 2.0);
        }
    }

    /// The text size of values: larger where strips are high, as while presenting.
    fn value_size(&self) -> f32 {
        let size = VALUE_SIZE * ((self.bottom - self.top) / NATURAL_STRIP_HEIGHT).clamp(1.0, 1.7);
        size.max(self.scene.view.min_text_px)
    }

    fn is_visited(&self, node: NodeId) -> bool {
        !matches!(self.scene.moment().state(node), NodeState::Unvisited | NodeState::Pruned)
    }

    /// The text of a node's value; empty before the node is visited.
    fn value(&self, node: NodeId) -> String {
        if self.is_visited(node) { self.scene.shown_value(node) } else { String::new() }
    }

    /// The width and the height of a node's board in its block: as beside a node, or as large as there is room for with the
    /// value beside it, but still legible.
    fn board_size(&self, node: NodeId, (left, right): (f32, f32)) -> Point {
        let largest = self.scene.tree_layout.sizes.boards.inner;
        let width =
            (right - left - self.room_beside_board(node) - FADING_ROOM).clamp(largest.x * BOARD_FADE.1, largest.x);
        let height = (self.bottom - self.top - 14.0).min(width * largest.y / largest.x);
        point(height * largest.x / largest.y, height)
    }

    /// The total room on both sides of a board for the value beside it; 0 where the row is high enough for the value to be
    /// under the board.
    fn room_beside_board(&self, node: NodeId) -> f32 {
        let has_room_below = self.scene.tree_layout.sizes.boards.inner.y + 2.0 * BELOW_BOARD <= self.bottom - self.top;
        if has_room_below { 0.0 } else { self.value_room(node) }
    }

    fn value_room(&self, node: NodeId) -> f32 {
        2.0 * (Font::SemiBold.width(&self.value(node), self.value_size()) + 10.0).max(6.0)
    }

    /// The opacity of a node's board: 0 where the block is too small for it and the value beside it, 1 where there is room.
    fn board_opacity(&self, node: NodeId, (left, right): (f32, f32)) -> f32 {
        let sizes = &self.scene.tree_layout.sizes;
        let (hidden, shown) = BOARD_FADE;
        if sizes.node_style == NodeStyle::Abstract || right - left < sizes.boards.inner.x * hidden {
            return 0.0;
        }
        let size = self.board_size(node, (left, right));
        let height = (size.y / sizes.boards.inner.y - hidden) / (shown - hidden);
        let width = (right - left - size.x - self.room_beside_board(node)) / FADING_ROOM;
        height.min(width).clamp(0.0, 1.0)
    }

    /// Draws a node's board in its block, with its value.
    fn draw_board(&self, node: NodeId, (left, right): (f32, f32), shapes: &mut Vec<Shape>) {
        let size = self.board_size(node, (left, right));
        let middle = point(f32::midpoint(left, right), f32::midpoint(self.top, self.bottom));
        let min = point(middle.x - size.x / 2.0, middle.y - size.y / 2.0);
        let is_visited = self.is_visited(node);
        let frame = Stroke::solid(1.2, if is_visited { PaletteColor::Secondary } else { PaletteColor::FaintLine });
        let style = BoardStyle { min, width: size.x, frame, faint: !is_visited };
        let start = shapes.len();
        board::draw(&self.scene.recording.position(node).board(), style, shapes);
        make_legible(shapes, start, self.scene.view.min_text_px, &self.scene.view.content_range());
        if is_visited {
            let value = self.value(node);
            let width = Font::SemiBold.width(&value, self.value_size());
            let place = if size.x + self.value_room(node) <= right - left {
                point(min.x + size.x + 8.0, middle.y)
            } else {
                point(middle.x - width / 2.0, min.y + size.y + BELOW_BOARD / 2.0)
            };
            shapes.push(Shape::Bar {
                min: point(place.x - 4.0, place.y - 0.7 * self.value_size()),
                max: point(place.x + width + 4.0, place.y + 0.7 * self.value_size()),
                color: PaletteColor::Background,
                opacity: 0.85,
            });
            shapes.push(text_shape(place, Anchor::Left, self.value_size(), Font::SemiBold, PaletteColor::Text, value));
        }
    }

    /// Draws a node's value in its block, faded where there is hardly room.
    fn draw_value(&self, node: NodeId, (left, right): (f32, f32), fill: (PaletteColor, f32), shapes: &mut Vec<Shape>) {
        if right - left < 14.0 || !self.is_visited(node) {
            return;
        }
        let text = self.value(node);
        let room = right - left - Font::SemiBold.width(&text, self.value_size()) - 6.0;
        // Only a strong blue or orange is dark enough for text in the background color.
        let is_dark = matches!(fill.0, PaletteColor::Max | PaletteColor::Min) && fill.1 > 0.75;
        let color = if is_dark { PaletteColor::Background } else { PaletteColor::Text };
        let place = point(f32::midpoint(left, right), f32::midpoint(self.top, self.bottom));
        let start = shapes.len();
        shapes.push(text_shape(place, Anchor::Center, self.value_size(), Font::SemiBold, color, text));
        fade(shapes, start, room / (FADING_ROOM / 2.0));
    }
}
