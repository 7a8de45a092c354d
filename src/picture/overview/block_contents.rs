//! What is in a wide block of a strip: the node's value or, where there is room, its board with the value beside it.

use crate::game::GameView;
use crate::picture::board::{self, BoardStyle, make_legible};
use crate::picture::draw::Scene;
use crate::picture::fonts::Font;
use crate::picture::measure::NodeStyle;
use crate::picture::measure::dimensions::VALUE_SIZE;
use crate::picture::palette::PaletteColor;
use crate::picture::shape::{Anchor, Point, Shape, Stroke, fade, point, text_shape};
use crate::trace::NodeId;
use crate::trace::moment::NodeState;

/// Boards are drawn into blocks if they can have this share of their height beside a node, and fully so from the second
/// share on.
const SMALLEST_BOARD: (f32, f32) = (0.6, 0.63);
/// How high a value under a board is, in pixels, with the room around it.
const BELOW_BOARD: f32 = 30.0;
/// The room around a board or a value, in pixels, in which it fades.
const FADING_ROOM: f32 = 8.0;
/// A strip this high, in pixels, has values of the usual size.
const USUAL_STRIP: f32 = 46.0;

/// The contents of the blocks of one strip.
pub struct BlockContents<'a, 'b, G: GameView> {
    /// The picture.
    pub scene: &'a Scene<'b, G>,
    /// The top of the strip, in pixels.
    pub top: f32,
    /// Its bottom.
    pub bottom: f32,
}

impl<G: GameView> BlockContents<'_, '_, G> {
    /// Draws the contents of a node's block that reaches from `left` to `right`, in pixels, and is filled with a color of
    /// an opacity.
    pub fn draw(&self, node: NodeId, (left, right): (f32, f32), fill: (PaletteColor, f32), shapes: &mut Vec<Shape>) {
        // The labels of the row cover the block at the edges of the picture.
        let clear = self.scene.view.content_range();
        let room = (left.max(clear.start), right.min(clear.end));
        let board_share = self.board_share(node, room);
        let start = shapes.len();
        // The value fades out while the board fades in: halfway both are visible.
        if board_share < 0.75 {
            self.draw_value(node, room, fill, shapes);
            fade(shapes, start, (0.75 - board_share) * 2.0);
        }
        if 0.25 < board_share {
            let start = shapes.len();
            self.draw_board(node, room, shapes);
            fade(shapes, start, (board_share - 0.25) * 2.0);
        }
    }

    /// How large values are written: larger where the strips are high, as when presenting.
    fn value_size(&self) -> f32 {
        let size = VALUE_SIZE * ((self.bottom - self.top) / USUAL_STRIP).clamp(1.0, 1.7);
        size.max(self.scene.view.min_text_px)
    }

    fn is_known(&self, node: NodeId) -> bool {
        !matches!(self.scene.moment().state(node), NodeState::Unvisited | NodeState::Pruned)
    }

    /// What is written of a node: nothing of what is not visited.
    fn value(&self, node: NodeId) -> String {
        if self.is_known(node) { self.scene.moment().shown_value(node).to_string() } else { String::new() }
    }

    /// The width and the height of a node's board in its block: as large as beside a node, or as there is room for with
    /// the value beside it, but not too small to be read.
    fn board_size(&self, node: NodeId, (left, right): (f32, f32)) -> Point {
        let largest = self.scene.tree_layout.sizes.boards.inner;
        let width = (right - left - self.beside(node) - FADING_ROOM).clamp(largest.x * SMALLEST_BOARD.1, largest.x);
        let height = (self.bottom - self.top - 14.0).min(width * largest.y / largest.x);
        point(height * largest.x / largest.y, height)
    }

    /// The room on both sides of a board, which is in the middle, for the value on one of them. None where the row is
    /// high enough for the value to stand under the board.
    fn beside(&self, node: NodeId) -> f32 {
        let has_room_below = self.scene.tree_layout.sizes.boards.inner.y + 2.0 * BELOW_BOARD <= self.bottom - self.top;
        if has_room_below { 0.0 } else { self.beside_board(node) }
    }

    fn beside_board(&self, node: NodeId) -> f32 {
        2.0 * (Font::SemiBold.width(&self.value(node), self.value_size()) + 10.0).max(6.0)
    }

    /// From 0, where a block is too small for a node's board with its value beside it, to 1, where there is room for both.
    fn board_share(&self, node: NodeId, (left, right): (f32, f32)) -> f32 {
        let sizes = &self.scene.tree_layout.sizes;
        let (hidden, shown) = SMALLEST_BOARD;
        if sizes.node_style == NodeStyle::Abstract || right - left < sizes.boards.inner.x * hidden {
            return 0.0;
        }
        let size = self.board_size(node, (left, right));
        let height = (size.y / sizes.boards.inner.y - hidden) / (shown - hidden);
        let width = (right - left - size.x - self.beside(node)) / FADING_ROOM;
        height.min(width).clamp(0.0, 1.0)
    }

    /// A node's board in its block, with its value beside it.
    fn draw_board(&self, node: NodeId, (left, right): (f32, f32), shapes: &mut Vec<Shape>) {
        let size = self.board_size(node, (left, right));
        let middle = point(f32::midpoint(left, right), f32::midpoint(self.top, self.bottom));
        let min = point(middle.x - size.x / 2.0, middle.y - size.y / 2.0);
        let is_known = self.is_known(node);
        let frame = Stroke::solid(1.2, if is_known { PaletteColor::Secondary } else { PaletteColor::FaintLine });
        let style = BoardStyle { min, width: size.x, frame, faint: !is_known };
        let start = shapes.len();
        board::draw(&self.scene.recording.position(node).board(), style, shapes);
        make_legible(shapes, start, self.scene.view.min_text_px, &self.scene.view.content_range());
        if is_known {
            let value = self.value(node);
            let width = Font::SemiBold.width(&value, self.value_size());
            let place = if size.x + self.beside_board(node) <= right - left {
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

    /// A node's value in its block, which fades where there is hardly room for it.
    fn draw_value(&self, node: NodeId, (left, right): (f32, f32), fill: (PaletteColor, f32), shapes: &mut Vec<Shape>) {
        if right - left < 14.0 || !self.is_known(node) {
            return;
        }
        let text = self.value(node);
        let room = right - left - Font::SemiBold.width(&text, self.value_size()) - 6.0;
        // Grey, and a colour that is not at its full strength, are too light for words in the colour of paper.
        let is_dark = matches!(fill.0, PaletteColor::Max | PaletteColor::Min) && fill.1 > 0.75;
        let color = if is_dark { PaletteColor::Background } else { PaletteColor::Text };
        let place = point(f32::midpoint(left, right), f32::midpoint(self.top, self.bottom));
        let start = shapes.len();
        shapes.push(text_shape(place, Anchor::Center, self.value_size(), Font::SemiBold, color, text));
        fade(shapes, start, room / (FADING_ROOM / 2.0));
    }
}
