//! One picture: the bands of the layers, then the edges, then the nodes or, from afar, the strips, then the layers' names.

use super::labels::Labels;
use super::scene::Scene;
use super::{beyond_depth, edges, nodes, offscreen_marker};
use crate::game::GameView;
use crate::picture::fonts::Font;
use crate::picture::overview::rows as overview_rows;
use crate::picture::palette::PaletteColor;
use crate::picture::palette::player_color;
use crate::picture::player_triangle;
use crate::picture::shape::{Anchor, Point, Shape, fade, point, text_shape};
use crate::picture::view::ROW_LABEL_SIZE;
use crate::score::Player;

impl<G: GameView> Scene<'_, G> {
    /// The shapes, from the back to the front.
    #[must_use]
    pub fn draw(&self) -> Vec<Shape> {
        let mut shapes = Vec::new();
        self.draw_bands(&mut shapes);
        beyond_depth::draw_ground(self, &mut shapes);
        let overview_blend = self.overview_blend();
        if overview_blend < 1.0 {
            let start = shapes.len();
            self.labels(&mut shapes).write(&self.view.content_range(), self.view.size.y, &mut shapes);
            // Nodes and edges are still there while the strips come in, so that the picture never grows pale.
            fade(&mut shapes, start, 1.0 - (overview_blend - 0.4) / 0.6);
        }
        if overview_blend > 0.0 {
            let start = shapes.len();
            overview_rows::draw(self, &mut shapes);
            fade(&mut shapes, start, overview_blend / 0.6);
        }
        self.draw_layer_names(&mut shapes);
        beyond_depth::draw_name(self, &mut shapes);
        offscreen_marker::draw(self, &mut shapes);
        shapes
    }

    /// Draws the edges and the nodes, and gives what is to be written at them.
    fn labels(&self, shapes: &mut Vec<Shape>) -> Labels {
        let visible = self.visible_nodes();
        let mut labels = Labels::default();
        edges::draw(self, &visible, shapes, &mut labels);
        for &node in &visible {
            nodes::draw(self, node, shapes, &mut labels);
        }
        beyond_depth::add_name_obstacle(self, &mut labels);
        labels
    }

    /// The texts that belong to the nodes and edges in view and have no room.
    #[must_use]
    pub fn unplaced_texts(&self) -> Vec<String> {
        let mut shapes = Vec::new();
        self.labels(&mut shapes).write(&self.view.content_range(), self.view.size.y, &mut shapes)
    }

    fn draw_bands(&self, shapes: &mut Vec<Shape>) {
        let Point { x: width, y: height } = self.view.size;
        shapes.push(Shape::Rect {
            min: point(0.0, 0.0),
            max: point(width, height),
            radius: 0.0,
            fill: Some(PaletteColor::Background),
            stroke: None,
        });
        for row in self.rows() {
            let color = band(self.tree_layout.row_players[row]);
            let (top, bottom) = (self.view.row_top(row).max(0.0), self.view.row_top(row + 1).min(height));
            shapes.push(Shape::Rect {
                min: point(0.0, top),
                max: point(width, bottom),
                radius: 0.0,
                fill: Some(color),
                stroke: None,
            });
        }
    }

    /// MAX and MIN at the left edge, the ply at the right, as often as there is room. What is behind them is not seen: the
    /// tree is moved under them as under the edges of the picture.
    fn draw_layer_names(&self, shapes: &mut Vec<Shape>) {
        let scale = self.view.row_label_scale();
        let every = (20.0 * scale / self.view.row_height()).ceil().max(1.0);
        #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a small whole number")]
        let every = every as usize;
        let (size, clear) = (self.view.size, self.view.content_range());
        for row in self.rows() {
            let (top, bottom) = (self.view.row_top(row).max(0.0), self.view.row_top(row + 1).min(size.y));
            let color = band(self.tree_layout.row_players[row]);
            for (left, right) in [(0.0, clear.start), (clear.end, size.x)] {
                let (min, max) = (point(left, top), point(right, bottom));
                shapes.push(Shape::Bar { min, max, color, opacity: 1.0 });
                beyond_depth::tint_patch(self, row, [min, max], shapes);
            }
            if !row.is_multiple_of(every) {
                continue;
            }
            // The name of a row that is seen in part is in that part.
            let (middle, half) = (f32::midpoint(self.view.row_top(row), self.view.row_top(row + 1)), 9.0 * scale);
            let y = if top + half <= bottom - half { middle.clamp(top + half, bottom - half) } else { middle };
            let ply = self.words.fill("picture-ply", &[("ply", row.to_string().into())]);
            let right = size.x - 14.0;
            if let Some(player) = self.tree_layout.row_players[row] {
                let color = player_color(player);
                shapes.push(player_triangle(
                    player,
                    point(14.0 + 6.5 * scale, y),
                    6.5 * scale,
                    11.0 * scale,
                    Some(color),
                    None,
                ));
                let text = match player {
                    Player::Max => "MAX",
                    Player::Min => "MIN",
                };
                let place = point(14.0 + 18.0 * scale, y);
                shapes.push(text_shape(place, Anchor::Left, 13.0 * scale, Font::SemiBold, color, text.to_owned()));
            }
            shapes.push(text_shape(
                point(right, y),
                Anchor::Right,
                ROW_LABEL_SIZE * scale,
                Font::Regular,
                PaletteColor::Secondary,
                ply,
            ));
        }
    }
}

/// The tint of a row whose nodes are all of one player.
const fn band(player: Option<Player>) -> PaletteColor {
    match player {
        Some(Player::Max) => PaletteColor::MaxBand,
        Some(Player::Min) => PaletteColor::MinBand,
        None => PaletteColor::Background,
    }
}
