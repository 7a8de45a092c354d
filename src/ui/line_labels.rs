//! Labels at the ends of lines in a chart, kept apart where lines end close together, and swatches of bars.

use crate::picture::fonts::Font;
use crate::picture::palette::PaletteColor;
use crate::ui::{theme, widgets};
use egui::{Color32, CornerRadius, Rect, Sense, Ui, Vec2, pos2, vec2};

/// The text size.
const SIZE: f32 = 12.5;
/// The smallest vertical distance of two labels, in pixels.
const APART: f32 = 16.0;
/// The distance between the end of a line and its label, in pixels.
const GAP: f32 = 8.0;

/// Returns the width that labels need beside a chart.
pub fn room(names: &[&str]) -> f32 {
    names.iter().map(|name| Font::Regular.width(name, SIZE)).fold(0.0, f32::max) + 2.0 * GAP
}

/// Draws each label beside the chart, as close as possible to the end of its line.
pub fn paint(ui: &Ui, chart: Rect, labels: &[(f32, &str)], room: f32) {
    let labels: Vec<_> = labels.iter().map(|&(y, name)| (y, name, PaletteColor::Text)).collect();
    paint_colored(ui, chart, &labels, room);
}

/// Draws each label in a colour.
pub fn paint_colored(ui: &Ui, chart: Rect, labels: &[(f32, &str, PaletteColor)], room: f32) {
    let places = spread(labels.iter().map(|&(y, ..)| y).collect(), chart.top() + APART / 2.0, chart.bottom() - 24.0);
    for (&(_, name, color), y) in labels.iter().zip(places) {
        let name = Font::Regular.elided(name, SIZE, room - 2.0 * GAP + 1.0);
        let galley = widgets::layout_line(ui, &name, Font::Regular, SIZE, color);
        let place = pos2(chart.right() + GAP, y - galley.size().y / 2.0);
        ui.painter().galley(place, galley, Color32::PLACEHOLDER);
    }
}

/// Returns the heights, moved apart where they are too close, within a range as far as possible.
fn spread(labels: Vec<f32>, top: f32, bottom: f32) -> Vec<f32> {
    let mut order: Vec<usize> = (0..labels.len()).collect();
    order.sort_by(|&a, &b| labels[a].total_cmp(&labels[b]));
    let mut places = labels;
    let mut least = top;
    for &index in &order {
        places[index] = places[index].max(least);
        least = places[index] + APART;
    }
    let mut most = bottom;
    for &index in order.iter().rev() {
        places[index] = places[index].min(most);
        most = places[index] - APART;
    }
    places
}

/// Draws a small square of a colour with a label, at most `most` wide.
pub fn swatch(ui: &mut Ui, color: Color32, name: &str, most: f32) {
    let name = Font::Regular.elided(name, SIZE, most - 30.0);
    let galley = widgets::layout_line(ui, &name, Font::Regular, SIZE, PaletteColor::Text);
    let (rect, _) = ui.allocate_exact_size(vec2(galley.size().x + 26.0, 20.0), Sense::hover());
    let square = Rect::from_center_size(pos2(rect.left() + 6.0, rect.center().y), Vec2::splat(11.0));
    ui.painter().rect_filled(square, CornerRadius::same(2), color);
    ui.painter().galley(
        pos2(rect.left() + 18.0, rect.center().y - galley.size().y / 2.0),
        galley,
        theme::color(ui, PaletteColor::Text),
    );
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_keep_apart_and_in_order() {
        assert_eq!(spread(vec![50.0, 10.0], 0.0, 100.0), [50.0, 10.0]);
        let places = spread(vec![98.0, 97.0, 99.0, 2.0], 0.0, 100.0);
        assert_eq!(places, [84.0, 68.0, 100.0, 2.0]);
    }
}
