//! Draws a picture's shapes with egui, and rich text as a layout job. Text is laid out at its final size.

use super::theme;
use crate::i18n::rich::{Rich, Style};
use crate::picture::ink::{Ink, Theme};
use crate::picture::lettering::Font;
use crate::picture::shape::{Anchor, DASH, Point, Shape, Stroke};
use egui::epaint::StrokeKind;
use egui::text::{LayoutJob, TextFormat};
use egui::{Align2, Color32, CornerRadius, Mesh, Painter, Pos2, Rect, Vec2};

/// Draws shapes whose origin is at `origin`.
pub fn shapes(painter: &Painter, origin: Pos2, theme: Theme, shapes: &[Shape]) {
    let mut bars = Mesh::default();
    for shape in shapes {
        if let Shape::Bar { min, max, ink, opacity } = shape {
            let place = |point: &Point| Pos2::new(point.x, point.y) + origin.to_vec2();
            let color = theme::color_of(theme, *ink).gamma_multiply(*opacity);
            bars.add_colored_rect(Rect::from_min_max(place(min), place(max)), color);
            continue;
        }
        if !bars.is_empty() {
            painter.add(std::mem::take(&mut bars));
        }
        draw(painter, origin.to_vec2(), theme, shape);
    }
    painter.add(bars);
}

fn draw(painter: &Painter, origin: Vec2, theme: Theme, shape: &Shape) {
    let place = |point: Point| Pos2::new(point.x, point.y) + origin;
    let fill_of = |fill: &Option<Ink>| fill.map_or(Color32::TRANSPARENT, |ink| theme::color_of(theme, ink));
    match shape {
        Shape::Line { from, to, stroke } => line(painter, &[place(*from), place(*to)], theme, *stroke),
        Shape::Polygon { corners, fill, stroke } => {
            let mut corners: Vec<Pos2> = corners.iter().map(|&corner| place(corner)).collect();
            let outline =
                stroke.filter(|stroke| !stroke.dashed).map_or(egui::Stroke::NONE, |stroke| pen(theme, stroke));
            painter.add(egui::Shape::convex_polygon(corners.clone(), fill_of(fill), outline));
            if let Some(stroke) = stroke.filter(|stroke| stroke.dashed) {
                corners.extend(corners.first().copied());
                line(painter, &corners, theme, stroke);
            }
        }
        Shape::Rect { min, max, radius, fill, stroke } => {
            #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a radius is a few pixels")]
            let radius = CornerRadius::same(radius.clamp(0.0, 255.0) as u8);
            let outline = stroke.map_or(egui::Stroke::NONE, |stroke| pen(theme, stroke));
            painter.rect(
                Rect::from_min_max(place(*min), place(*max)),
                radius,
                fill_of(fill),
                outline,
                StrokeKind::Middle,
            );
        }
        // Bars come by the thousands: they are collected into meshes.
        Shape::Bar { .. } => {}
        Shape::Faded { opacity, shapes: faded } => {
            let mut painter = painter.clone();
            painter.multiply_opacity(*opacity);
            shapes(&painter, origin.to_pos2(), theme, faded);
        }
        Shape::Circle { center, radius, fill, stroke } => {
            painter.circle(
                place(*center),
                *radius,
                fill_of(fill),
                stroke.map_or(egui::Stroke::NONE, |stroke| pen(theme, stroke)),
            );
        }
        Shape::Text { place: at, anchor, size, font, ink, text } => {
            let align = match anchor {
                Anchor::Left => Align2::LEFT_CENTER,
                Anchor::Center => Align2::CENTER_CENTER,
                Anchor::Right => Align2::RIGHT_CENTER,
            };
            // Steps of a quarter pixel keep the atlas of glyphs small while zooming.
            let size = (size * 4.0).round() / 4.0;
            painter.text(place(*at), align, text, theme::font(*font, size.max(1.0)), theme::color_of(theme, *ink));
        }
    }
}

fn pen(theme: Theme, stroke: Stroke) -> egui::Stroke {
    egui::Stroke::new(stroke.width, theme::color_of(theme, stroke.ink).gamma_multiply(stroke.opacity))
}

fn line(painter: &Painter, path: &[Pos2], theme: Theme, stroke: Stroke) {
    if stroke.dashed {
        painter.extend(egui::Shape::dashed_line(path, pen(theme, stroke), DASH.0, DASH.1));
    } else {
        painter.line(path.to_vec(), pen(theme, stroke));
    }
}

/// Rich text as a layout job, wrapped at `width`.
#[must_use]
pub fn rich(text: &Rich, size: f32, theme: Theme, width: f32) -> LayoutJob {
    let mut job = LayoutJob::default();
    append_rich(&mut job, text, size, theme);
    job.wrap.max_width = width;
    job
}

fn append_rich(job: &mut LayoutJob, text: &Rich, size: f32, theme: Theme) {
    for span in &text.spans {
        let font = match span.style {
            Style::Strong | Style::Cut => Font::SemiBold,
            Style::Plain | Style::Alpha | Style::Beta | Style::Faint => Font::Regular,
        };
        let color = theme::color_of(theme, theme::ink_of(span.style));
        let format =
            TextFormat { line_height: Some(size * 1.45), ..TextFormat::simple(theme::font(font, size), color) };
        job.append(&span.text, 0.0, format);
    }
}

/// A line of the algorithm's text: the same, in the monospaced font.
#[must_use]
pub fn code(text: &Rich, size: f32, theme: Theme) -> LayoutJob {
    let mut job = LayoutJob::default();
    for span in &text.spans {
        let color = theme::color_of(theme, theme::ink_of(span.style));
        job.append(&span.text, 0.0, TextFormat::simple(theme::font(Font::Mono, size), color));
    }
    job.wrap.max_width = f32::INFINITY;
    job
}
