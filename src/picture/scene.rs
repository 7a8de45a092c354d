//! One picture: the bands of the layers, then the edges, then the nodes, as far as the view shows them.
//!
//! Only what is visible is looked at: the rows are sorted, so that their visible stretch is found by binary search.

use super::board::ink_of;
use super::ink::Ink;
use super::lettering::Font;
use super::plan::Plan;
use super::shape::{Anchor, Point, Shape, at};
use super::view::{FAR_BELOW, NEAR_FROM, View};
use super::{Unvisited, edges, far, nodes};
use crate::game::Game;
use crate::i18n::Words;
use crate::score::{Bound, Player};
use crate::trace::moment::{Moment, State};
use crate::trace::recording::Recording;
use crate::trace::{NodeId, Step};

/// Below this scale names, bounds and sums are left away.
const WORDS_FROM: f32 = 0.56;
/// Below this scale values are left away too.
const VALUES_FROM: f32 = 0.4;

/// How much of a node is drawn at a scale.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Detail {
    /// Shape and colour.
    Shapes,
    /// And the value.
    Values,
    /// And all that is written beside it.
    Words,
}

/// What is to be drawn.
#[derive(Clone, Copy, Debug)]
pub struct Scene<'a, G: Game> {
    /// The search.
    pub recording: &'a Recording<G>,
    /// Where its nodes stand.
    pub plan: &'a Plan,
    /// After how many steps.
    pub step: Step,
    /// Which part of it, and how large.
    pub view: View,
    /// What is shown of nodes not visited.
    pub unvisited: Unvisited,
    /// A node that is marked because somebody chose it.
    pub selected: Option<NodeId>,
    /// Whether plain minimax was asked and gave the same value.
    pub is_confirmed: bool,
    /// The language of the few words in the picture.
    pub words: &'a Words,
}

impl<G: Game> Scene<'_, G> {
    /// The shapes, from the back to the front.
    #[must_use]
    pub fn draw(&self) -> Vec<Shape> {
        let mut shapes = Vec::new();
        self.draw_bands(&mut shapes);
        if self.farness() < 1.0 {
            let visible = self.visible_nodes();
            edges::draw(self, &visible, &mut shapes);
            for &node in &visible {
                nodes::draw(self, node, &mut shapes);
            }
        }
        if self.farness() > 0.0 {
            far::draw(self, self.farness(), &mut shapes);
        }
        self.draw_layer_names(&mut shapes);
        shapes
    }

    /// The state of the tree that is drawn.
    #[must_use]
    pub fn moment(&self) -> Moment<'_> {
        self.recording.trace().at(self.step)
    }

    /// How much of each node is drawn.
    #[must_use]
    pub fn detail(&self) -> Detail {
        if self.view.scale < VALUES_FROM {
            Detail::Shapes
        } else if self.view.scale < WORDS_FROM {
            Detail::Values
        } else {
            Detail::Words
        }
    }

    /// From 0, where every node is drawn, to 1, where strips have taken their place.
    #[must_use]
    pub fn farness(&self) -> f32 {
        ((NEAR_FROM - self.view.scale) / (NEAR_FROM - FAR_BELOW)).clamp(0.0, 1.0)
    }

    /// A length in units as it is drawn.
    #[must_use]
    pub fn px(&self, units: f32) -> f32 {
        units * self.view.scale
    }

    /// How many pixels there are across for so many units of the layout.
    #[must_use]
    pub fn room_across(&self, units: f32) -> f32 {
        #[expect(clippy::cast_possible_truncation, reason = "pixels on a screen")]
        let pixels = (f64::from(units) * self.view.across) as f32;
        pixels
    }

    /// The middle of a node.
    #[must_use]
    pub fn center(&self, node: NodeId) -> Point {
        self.view.center(&self.plan.layout, node)
    }

    /// Whether a node is drawn at all.
    #[must_use]
    pub fn is_drawn(&self, node: NodeId) -> bool {
        self.shows_unvisited() || self.moment().state(node) != State::Unvisited
    }

    /// Whether what is not visited is drawn.
    #[must_use]
    pub fn shows_unvisited(&self) -> bool {
        self.unvisited == Unvisited::Outlined
    }

    /// Whether the line of best play is drawn: at the end of a search that has found it, and not only a bound.
    #[must_use]
    pub fn shows_best_play(&self) -> bool {
        let trace = self.recording.trace();
        let is_proved = trace.result(NodeId::ROOT).is_some_and(|(_, bound)| bound == Bound::Exact);
        self.step == trace.len() && is_proved
    }

    /// The drawn nodes that the view shows, row by row. Where there are more than pixels, one a pixel column.
    #[must_use]
    pub fn visible_nodes(&self) -> Vec<NodeId> {
        let view = &self.view;
        let range = view.plane_x(0.0)..view.plane_x(view.size.x);
        let mut visible = Vec::new();
        for row in view.rows(self.plan.rows()) {
            let nodes = self.plan.layout.visible(row, range.clone());
            let mut rest = nodes;
            let mut next_column = f32::NEG_INFINITY;
            while let Some((&node, after)) = rest.split_first() {
                let x = view.x(self.plan.layout.x(node));
                rest = after;
                if x >= next_column {
                    visible.push(NodeId::new(node as usize));
                    next_column = x + 1.0;
                } else {
                    let beyond = view.plane_x(next_column);
                    rest = &rest[rest.partition_point(|&node| self.plan.layout.x(node) < beyond)..];
                }
            }
        }
        visible.retain(|&node| self.is_drawn(node));
        visible
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
        for row in self.view.rows(self.plan.rows()) {
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
        let scale = self.view.scale.clamp(0.92, 1.6);
        let every = (20.0 * scale / self.view.row_height()).ceil().max(1.0);
        #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a small whole number")]
        let every = every as usize;
        for row in self.view.rows(self.plan.rows()).filter(|row| row.is_multiple_of(every)) {
            let y = self.view.row_top(row) + self.view.row_height() / 2.0;
            let band = band(self.plan.row_players[row]);
            let mut back = |left: f32, right: f32| {
                let half = 11.0 * scale;
                shapes.push(Shape::Bar { min: at(left, y - half), max: at(right, y + half), ink: band, opacity: 0.86 });
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

/// A line of text.
pub(super) const fn text_shape(place: Point, anchor: Anchor, size: f32, font: Font, ink: Ink, text: String) -> Shape {
    Shape::Text { place, anchor, size, font, ink, text }
}
