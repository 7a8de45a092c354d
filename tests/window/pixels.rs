//! What is on the pixels: the shapes of a frame, tessellated as for a graphics card and painted here. Text is left out.

use crate::test_window::{SMALL, TestWindow};
use egui::epaint::{Primitive, Vertex, WHITE_UV};
use egui::{Color32, Pos2, Vec2};
use egui_kittest::Harness;
use poda_picture::picture::palette::{PaletteColor, Theme};
use poda_session::{Origin, Session};
use poda_window::stored::settings::Settings;
use poda_words::file::load;
use poda_words::i18n::Language;

const WIDTH: usize = 1280;
const HEIGHT: usize = 800;

fn window(theme: Theme) -> TestWindow {
    let settings = Settings { theme, ..Settings::new(Language::ENGLISH) };
    let session = Session::new(load(SMALL.as_bytes()).unwrap(), Origin::Lesson(0), settings.notation);
    let builder = Harness::builder().with_size([WIDTH as f32, HEIGHT as f32]);
    TestWindow::build(builder, session, settings)
}

/// Paints what the window shows, row by row.
fn painted(window: &TestWindow) -> Vec<Color32> {
    let mut pixels = vec![Color32::BLACK; WIDTH * HEIGHT];
    let output = window.harness.output();
    for clipped in window.harness.ctx.tessellate(output.shapes.clone(), output.pixels_per_point) {
        let Primitive::Mesh(mesh) = clipped.primitive else { continue };
        for triangle in mesh.indices.as_chunks::<3>().0 {
            let corners = triangle.map(|index| mesh.vertices[index as usize]);
            if corners.iter().all(|corner| corner.uv == WHITE_UV) {
                paint(&mut pixels, corners, clipped.clip_rect);
            }
        }
    }
    pixels
}

/// Blends a triangle over the pixels whose centers lie in it and in the clip rectangle.
#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "what is cast lies within the picture, or in a channel"
)]
fn paint(pixels: &mut [Color32], corners: [Vertex; 3], clip: egui::Rect) {
    let cross = |one: Vec2, other: Vec2| one.x * other.y - one.y * other.x;
    let [a, b, c] = corners.map(|corner| corner.pos);
    let area = cross(b - a, c - a);
    let within = egui::Rect::from_points(&[a, b, c]).intersect(clip);
    if area == 0.0 || within.is_negative() {
        return;
    }
    let range =
        |from: f32, to: f32, most: usize| from.floor().max(0.0) as usize..(to.ceil().max(0.0) as usize).min(most);
    for y in range(within.min.y, within.max.y, HEIGHT) {
        for x in range(within.min.x, within.max.x, WIDTH) {
            let at = Pos2::new(x as f32 + 0.5, y as f32 + 0.5);
            let shares = [cross(b - at, c - at), cross(c - at, a - at), cross(a - at, b - at)].map(|part| part / area);
            if !clip.contains(at) || shares.iter().any(|share| *share < 0.0) {
                continue;
            }
            let channel = |index: usize| {
                let sum: f32 = (0..3).map(|corner| f32::from(corners[corner].color[index]) * shares[corner]).sum();
                sum.round() as u8
            };
            let [red, green, blue, opacity] = [0, 1, 2, 3].map(channel);
            let pixel = &mut pixels[y * WIDTH + x];
            *pixel = pixel.blend(Color32::from_rgba_premultiplied(red, green, blue, opacity));
        }
    }
}

/// How many pixels of the tree have exactly this color.
fn count(window: &TestWindow, theme: Theme, color: PaletteColor) -> usize {
    let [red, green, blue] = theme.color(color);
    let pixels = painted(window);
    let tree = (46..678).flat_map(|y| &pixels[y * WIDTH..y * WIDTH + 980]);
    tree.filter(|pixel| **pixel == Color32::from_rgb(red, green, blue)).count()
}

#[test]
fn the_current_node_is_yellow_and_a_cut_crimson() {
    let mut window = window(Theme::Light);
    assert_eq!(count(&window, Theme::Light, PaletteColor::Cut), 0, "nothing is cut yet");
    window.press_with(egui::Modifiers::SHIFT, egui::Key::ArrowRight);
    assert!(count(&window, Theme::Light, PaletteColor::Current) > 300, "the current node stands out");
    assert!(count(&window, Theme::Light, PaletteColor::Cut) > 50, "the cut is drawn");
}

#[test]
fn the_dark_theme_is_dark() {
    let window = window(Theme::Dark);
    assert_eq!(count(&window, Theme::Light, PaletteColor::Background), 0, "no white is left");
    assert!(count(&window, Theme::Dark, PaletteColor::MaxBand) > 10_000);
}
