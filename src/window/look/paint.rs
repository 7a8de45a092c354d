//! Draws a picture's shapes and styled text with egui. Text is laid out at its final size.

use super::theme;
use egui::emath::TSTransform;
use egui::epaint::StrokeKind;
use egui::text::{LayoutJob, TextFormat};
use egui::{Align2, Color32, CornerRadius, Mesh, Painter, Pos2, Rect};
use poda_picture::picture::fonts::Font;
use poda_picture::picture::palette::{PaletteColor, Theme};
use poda_picture::picture::shape::{Anchor, DASH, Point, Shape, Stroke};
use poda_platform::{PagePart, StyledRun, TextRow};
use poda_words::i18n::styled_text::{Emphasis, Span, StyledText};

/// Draws shapes relative to `origin`.
pub fn shapes(painter: &Painter, origin: Pos2, theme: Theme, shapes: &[Shape]) {
    scaled_shapes(painter, &TSTransform::from_translation(origin.to_vec2()), theme, shapes);
}

/// Draws shapes moved and scaled.
pub fn scaled_shapes(painter: &Painter, transform: &TSTransform, theme: Theme, shapes: &[Shape]) {
    let mut rest = shapes;
    while let [shape, after @ ..] = rest {
        let count = rest.iter().take_while(|shape| matches!(shape, Shape::Bar { .. })).count();
        if count == 0 {
            draw(painter, transform, theme, shape);
            rest = after;
        } else {
            let (bars, others) = rest.split_at(count);
            painter.add(mesh_of(bars, transform, theme));
            rest = others;
        }
    }
}

/// Returns the bars as one mesh, because a picture may have tens of thousands of them.
fn mesh_of(bars: &[Shape], transform: &TSTransform, theme: Theme) -> Mesh {
    let mut mesh = Mesh::default();
    mesh.reserve_triangles(2 * bars.len());
    mesh.reserve_vertices(4 * bars.len());
    // Most bars have the color of the previous one.
    let mut mixed = (PaletteColor::Background, 1.0_f32, theme::color_of(theme, PaletteColor::Background));
    for shape in bars {
        let Shape::Bar { min, max, color, opacity } = shape else { continue };
        if mixed.0 != *color || mixed.1.to_bits() != opacity.to_bits() {
            mixed = (*color, *opacity, theme::color_of(theme, *color).gamma_multiply(*opacity));
        }
        let at = |point: &Point| *transform * Pos2::new(point.x, point.y);
        mesh.add_colored_rect(Rect::from_min_max(at(min), at(max)), mixed.2);
    }
    mesh
}

fn draw(painter: &Painter, transform: &TSTransform, theme: Theme, shape: &Shape) {
    let scale = transform.scaling;
    let to_screen = |point: Point| *transform * Pos2::new(point.x, point.y);
    let pen = |stroke: Stroke| pen(theme, Stroke { width: stroke.width * scale, ..stroke });
    let outline = |stroke: &Option<Stroke>| stroke.map_or(egui::Stroke::NONE, pen);
    let fill_of =
        |fill: &Option<PaletteColor>| fill.map_or(Color32::TRANSPARENT, |color| theme::color_of(theme, color));
    match shape {
        Shape::Line { from, to, stroke } => {
            line(painter, &[to_screen(*from), to_screen(*to)], pen(*stroke), stroke.dashed);
        }
        Shape::Polygon { corners, fill, stroke } => {
            let mut corners: Vec<Pos2> = corners.iter().map(|&corner| to_screen(corner)).collect();
            let solid = outline(&stroke.filter(|stroke| !stroke.dashed));
            painter.add(egui::Shape::convex_polygon(corners.clone(), fill_of(fill), solid));
            if let Some(stroke) = stroke.filter(|stroke| stroke.dashed) {
                corners.extend(corners.first().copied());
                line(painter, &corners, pen(stroke), true);
            }
        }
        Shape::Rect { min, max, radius, fill, stroke } => {
            #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a radius is a few pixels")]
            let radius = CornerRadius::same((radius * scale).clamp(0.0, 255.0) as u8);
            let rect = Rect::from_min_max(to_screen(*min), to_screen(*max));
            painter.rect(rect, radius, fill_of(fill), outline(stroke), StrokeKind::Middle);
        }
        Shape::Bar { .. } => {
            painter.add(mesh_of(std::slice::from_ref(shape), transform, theme));
        }
        Shape::Faded { opacity, shapes: faded } => {
            let mut painter = painter.clone();
            painter.multiply_opacity(*opacity);
            scaled_shapes(&painter, transform, theme, faded);
        }
        Shape::Circle { center, radius, fill, stroke } => {
            painter.circle(to_screen(*center), radius * scale, fill_of(fill), outline(stroke));
        }
        Shape::Text { at, anchor, size, font, color, text } => {
            let align = match anchor {
                Anchor::Left => Align2::LEFT_CENTER,
                Anchor::Center => Align2::CENTER_CENTER,
                Anchor::Right => Align2::RIGHT_CENTER,
            };
            // Rounding sizes to quarter pixels keeps the glyph atlas small while zooming.
            let size = (size * scale * 4.0).round() / 4.0;
            let (font, color) = (theme::font(*font, size.max(1.0)), theme::color_of(theme, *color));
            painter.text(to_screen(*at), align, text, font, color);
        }
    }
}

fn pen(theme: Theme, stroke: Stroke) -> egui::Stroke {
    egui::Stroke::new(stroke.width, theme::color_of(theme, stroke.color).gamma_multiply(stroke.opacity))
}

fn line(painter: &Painter, path: &[Pos2], pen: egui::Stroke, is_dashed: bool) {
    if is_dashed {
        painter.extend(egui::Shape::dashed_line(path, pen, DASH.0, DASH.1));
    } else {
        painter.line(path.to_vec(), pen);
    }
}

/// Returns styled text as a layout job, wrapped at `width`.
pub fn styled_text(text: &StyledText, size: f32, theme: Theme, width: f32) -> LayoutJob {
    let mut job = laid_out(text, size, theme);
    for section in &mut job.sections {
        section.format.line_height = Some(size * theme::LINE_HEIGHT);
    }
    job.wrap.max_width = width;
    job
}

/// Returns styled text as a layout job on one line, in the font of each emphasis.
fn laid_out(text: &StyledText, size: f32, theme: Theme) -> LayoutJob {
    let mut job = LayoutJob::default();
    for Span { text, emphasis, .. } in &text.spans {
        let color = theme::color_of(theme, theme::emphasis_color(*emphasis));
        let format = TextFormat::simple(theme::font(font_of(*emphasis), size), color);
        job.append(text, 0.0, TextFormat { underline: underline(theme, *emphasis, size), ..format });
    }
    job
}

/// Returns styled text as a row of an HTML page.
pub fn text_row(theme: Theme, size: f32, text: &StyledText) -> PagePart {
    let run = |span: &Span| StyledRun {
        text: span.text.clone(),
        color: theme::color_of(theme, theme::emphasis_color(span.emphasis)).to_hex(),
        is_strong: font_of(span.emphasis) == Font::SemiBold,
    };
    PagePart::Row(TextRow { size, runs: text.spans.iter().map(run).collect() })
}

/// Returns the font of text with an emphasis.
pub const fn font_of(emphasis: Emphasis) -> Font {
    match emphasis {
        Emphasis::Strong | Emphasis::Cut | Emphasis::Wrong => Font::SemiBold,
        Emphasis::Plain | Emphasis::Alpha | Emphasis::Beta | Emphasis::Faint => Font::Regular,
    }
}

/// Returns the stroke below text: a line below a deliberate mistake, else none.
fn underline(theme: Theme, emphasis: Emphasis, size: f32) -> egui::Stroke {
    if emphasis == Emphasis::Wrong {
        egui::Stroke::new(size / 8.0, theme::color_of(theme, PaletteColor::Text))
    } else {
        egui::Stroke::NONE
    }
}

/// Returns a line of pseudocode as a layout job in the monospaced font.
pub fn code(text: &StyledText, size: f32, theme: Theme) -> LayoutJob {
    let mut job = LayoutJob::default();
    for Span { text, emphasis } in &text.spans {
        let color = theme::color_of(theme, theme::emphasis_color(*emphasis));
        let format = TextFormat::simple(theme::font(Font::Mono, size), color);
        let format = TextFormat { underline: underline(theme, *emphasis, size), ..format };
        let mut rest = text.as_str();
        while let Some(at) = between_signs(rest) {
            let (first, others) = rest.split_at(at);
            job.append(first, APART, format.clone());
            rest = others;
        }
        job.append(rest, APART, format);
    }
    job
}

/// The space before a run of code, in points. It cannot be seen, and keeps runs from being one again.
const APART: f32 = 1e-3;

/// Returns the byte index between the first two adjacent punctuation characters. In a single run the font joins them,
/// so that `>=` looks like one character that is not on a keyboard.
fn between_signs(code: &str) -> Option<usize> {
    let is_sign = |letter: char| letter.is_ascii_punctuation() && letter != '_';
    let mut pairs = code.char_indices().zip(code.chars().skip(1));
    pairs.find_map(|((at, first), second)| (is_sign(first) && is_sign(second)).then_some(at + first.len_utf8()))
}
