//! One picture: the bands of the layers, then the edges, then the nodes or, from afar, the strips, then the layers' names.

use super::board::ink_of;
use super::ink::Ink;
use super::labels::Labels;
use super::lettering::Font;
use super::scene::Scene;
use super::shape::{Anchor, Point, Shape, at, fade, text_shape};
use super::view::PLY_SIZE;
use super::{body, edges, extension, far, nodes, pointer};
use crate::game::Game;
use crate::score::Player;

impl<G: Game> Scene<'_, G> {
    /// The shapes, from the back to the front.
    #[must_use]
    pub fn draw(&self) -> Vec<Shape> {
        let mut shapes = Vec::new();
        self.draw_bands(&mut shapes);
        extension::draw_ground(self, &mut shapes);
        let farness = self.farness();
        if farness < 1.0 {
            let start = shapes.len();
            self.labels(&mut shapes).write(&self.view.clear_of_names(), self.view.size.y, &mut shapes);
            // Nodes and edges are still there while the strips come in, so that the picture never grows pale.
            fade(&mut shapes, start, 1.0 - (farness - 0.4) / 0.6);
        }
        if farness > 0.0 {
            let start = shapes.len();
            far::draw(self, &mut shapes);
            fade(&mut shapes, start, farness / 0.6);
        }
        self.draw_layer_names(&mut shapes);
        extension::draw_name(self, &mut shapes);
        pointer::draw(self, &mut shapes);
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
        extension::keep_off_name(self, &mut labels);
        labels
    }

    /// The texts that belong to the nodes and edges in view and have no room.
    #[must_use]
    pub fn left_out(&self) -> Vec<String> {
        let mut shapes = Vec::new();
        self.labels(&mut shapes).write(&self.view.clear_of_names(), self.view.size.y, &mut shapes)
    }

    fn draw_bands(&self, shapes: &mut Vec<Shape>) {
        let Point { x: width, y: height } = self.view.size;
        shapes.push(Shape::Rect {
            min: at(0.0, 0.0),
            max: at(width, height),
            radius: 0.0,
            fill: Some(Ink::Paper),
            stroke: None,
        });
        for row in self.rows() {
            let ink = band(self.plan.row_players[row]);
            let (top, bottom) = (self.view.row_top(row).max(0.0), self.view.row_top(row + 1).min(height));
            shapes.push(Shape::Rect {
                min: at(0.0, top),
                max: at(width, bottom),
                radius: 0.0,
                fill: Some(ink),
                stroke: None,
            });
        }
    }

    /// MAX and MIN at the left edge, the ply at the right, as often as there is room. What is behind them is not seen: the
    /// tree is moved under them as under the edges of the picture.
    fn draw_layer_names(&self, shapes: &mut Vec<Shape>) {
        let scale = self.view.name_scale();
        let every = (20.0 * scale / self.view.row_height()).ceil().max(1.0);
        #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a small whole number")]
        let every = every as usize;
        let (size, clear) = (self.view.size, self.view.clear_of_names());
        for row in self.rows() {
            let (top, bottom) = (self.view.row_top(row).max(0.0), self.view.row_top(row + 1).min(size.y));
            let ink = band(self.plan.row_players[row]);
            for (left, right) in [(0.0, clear.start), (clear.end, size.x)] {
                let (min, max) = (at(left, top), at(right, bottom));
                shapes.push(Shape::Bar { min, max, ink, opacity: 1.0 });
                extension::tint_patch(self, row, [min, max], shapes);
            }
            if !row.is_multiple_of(every) {
                continue;
            }
            // The name of a row that is seen in part is in that part.
            let (middle, half) = (f32::midpoint(self.view.row_top(row), self.view.row_top(row + 1)), 9.0 * scale);
            let y = if top + half <= bottom - half { middle.clamp(top + half, bottom - half) } else { middle };
            let ply = self.words.fill("picture-ply", &[("ply", row.to_string().into())]);
            let right = size.x - 14.0;
            if let Some(player) = self.plan.row_players[row] {
                let ink = ink_of(player);
                shapes.push(body::triangle(
                    player,
                    at(14.0 + 6.5 * scale, y),
                    6.5 * scale,
                    11.0 * scale,
                    Some(ink),
                    None,
                ));
                let text = match player {
                    Player::Max => "MAX",
                    Player::Min => "MIN",
                };
                let place = at(14.0 + 18.0 * scale, y);
                shapes.push(text_shape(place, Anchor::Left, 13.0 * scale, Font::SemiBold, ink, text.to_owned()));
            }
            shapes.push(text_shape(at(right, y), Anchor::Right, PLY_SIZE * scale, Font::Regular, Ink::Second, ply));
        }
    }
}

/// The tint of a row whose nodes are all of one player.
const fn band(player: Option<Player>) -> Ink {
    match player {
        Some(Player::Max) => Ink::MaxBand,
        Some(Player::Min) => Ink::MinBand,
        None => Ink::Paper,
    }
}
