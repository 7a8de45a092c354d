//! One picture: the bands of the layers, then the edges, then the nodes or, from afar, the strips, then the layers' names.

use super::board::ink_of;
use super::ink::Ink;
use super::lettering::Font;
use super::scene::Scene;
use super::shape::{Anchor, Point, Shape, at, fade, text_shape};
use super::view::name_scale;
use super::{edges, extension, far, nodes, pointer};
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
            let visible = self.visible_nodes();
            edges::draw(self, &visible, &mut shapes);
            for &node in &visible {
                nodes::draw(self, node, &mut shapes);
            }
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

    /// MAX and MIN at the left edge, the ply at the right, as often as there is room.
    fn draw_layer_names(&self, shapes: &mut Vec<Shape>) {
        let scale = name_scale(self.view.scale, self.view.row_height());
        let every = (20.0 * scale / self.view.row_height()).ceil().max(1.0);
        #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a small whole number")]
        let every = every as usize;
        for row in self.rows().filter(|row| row.is_multiple_of(every)) {
            let y = self.view.row_top(row) + self.view.row_height() / 2.0;
            let band = band(self.plan.row_players[row]);
            let mut back = |left: f32, right: f32| {
                let half = 11.0 * scale;
                let (min, max) = (at(left, y - half), at(right, y + half));
                shapes.push(Shape::Bar { min, max, ink: band, opacity: 0.86 });
                extension::tint_patch(self, row, [min, max], shapes);
            };
            let ply = self.words.fill("picture-ply", &[("ply", row.to_string().into())]);
            let right = self.view.size.x - 14.0;
            back(right - Font::Regular.width(&ply, 12.5 * scale) - 6.0, right + 6.0);
            if self.plan.row_players[row].is_some() {
                back(8.0, 20.0 + 48.0 * scale);
            }
            if let Some(player) = self.plan.row_players[row] {
                let ink = ink_of(player);
                shapes.push(nodes::triangle(
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
            shapes.push(text_shape(at(right, y), Anchor::Right, 12.5 * scale, Font::Regular, Ink::Second, ply));
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
