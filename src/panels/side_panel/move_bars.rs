//! Bars for the proved values of a position's moves, on one scale with zero in its middle.
//!
//! A bar is solid up to the value that is certain, and hatched over the interval of possible values. An unbounded
//! interval reaches to the end of the scale. A move without a proved bound has no bar.

use egui::{Align2, Painter, Rect, Stroke, Ui, pos2, vec2};
use poda_core::score::{Interval, Player, Score};
use poda_picture::picture::fonts::Font;
use poda_picture::picture::palette::{PaletteColor, player_color};
use poda_window::look::theme;
use poda_window::look::widgets::{labeled_space, layout_line, put, text_at};
use poda_window::panel::section::{AtFirst, folding_section, paragraph};
use poda_window::panel::view_context::SearchContext;
use poda_words::i18n::node_names::NodeNames;
use poda_words::i18n::panels::move_rows::MoveRows;

/// The height of a row and of the bar in it, in pixels.
const ROW: f32 = 22.0;
const BAR: f32 = 12.0;
/// The text size of the values, and the distance between the strokes of a hatching, in pixels.
const TEXT: f32 = 14.5;
const HATCHING: f32 = 5.0;
/// The largest finite score, as a share of half the width of the bars. Infinite values reach further.
const FINITE: f32 = 0.82;

/// Draws the bars of the root's moves in games with boards, once a bound of one of them is proved.
pub(super) fn move_bars_ui(ui: &mut Ui, context: &SearchContext<'_>) {
    let (words, search) = (context.words, context.search);
    let rows = MoveRows::at(&NodeNames::new(words, search.recording()), search.step());
    let Some(rows) = rows.filter(|_| !context.is_asking()) else { return };
    folding_section(ui, context, "panel-moves", AtFirst::Folded, |ui| {
        let scale = Scale { end: rows.scale_end() };
        let enlargement = theme::enlargement(ui);
        let width = |text: &str| Font::Regular.width(text, TEXT * enlargement);
        let names = rows.rows.iter().map(|row| width(&row.name)).fold(0.0, f32::max).min(ui.available_width() * 0.42);
        let values = rows.rows.iter().map(|row| width(&row.value())).fold(0.0, f32::max);
        let bars = |row: Rect| row.with_min_x(row.left() + names + 10.0).with_max_x(row.right() - values - 14.0);
        for row in &rows.rows {
            let size = vec2(ui.available_width(), ROW * enlargement);
            let rect = labeled_space(ui, size, &row.line(words));
            let text_size = TEXT * enlargement;
            let name = Font::Regular.elided(&row.name, text_size, names);
            text_at(ui, Align2::LEFT_CENTER, rect.left_center(), &name, Font::Regular, text_size, PaletteColor::Text);
            let value = layout_line(ui, &row.value(), Font::SemiBold, text_size, PaletteColor::Text);
            put(ui, Align2::RIGHT_CENTER, rect.right_center(), value);
            scale.draw(ui, bars(rect), row.proved);
        }
        scale_ui(ui, &rows.scale_line(words), scale, bars);
        for note in rows.notes(words) {
            paragraph(ui, &note, 12.5);
        }
    });
}

/// Writes the scale below the bars.
fn scale_ui(ui: &mut Ui, spoken: &str, scale: Scale, bars: impl Fn(Rect) -> Rect) {
    let size = TEXT * theme::enlargement(ui);
    let row = labeled_space(ui, vec2(ui.available_width(), size * 1.2), spoken);
    let (bars, ends) = (bars(row), [-scale.end, Score::ZERO, scale.end]);
    for end in ends {
        let at = pos2(bars.center().x + scale.share(end) * bars.width() / 2.0, row.center().y);
        text_at(ui, Align2::CENTER_CENTER, at, &end.shown(), Font::Regular, size, PaletteColor::Secondary);
    }
}

/// The scale of the bars, which reaches from minus `end` to `end`.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Scale {
    end: Score,
}

/// The parts of a bar as pairs of positions, where −1 is the left end, 0 the middle and 1 the right end.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Bar {
    /// From zero to the value that is certain.
    sure: [f32; 2],
    /// The interval in which the value lies.
    possible: [f32; 2],
}

impl Scale {
    /// Returns the bar of a proved interval; `None` if nothing is proved.
    fn bar(self, proved: Interval) -> Option<Bar> {
        if proved == Interval::UNKNOWN {
            return None;
        }
        let (low, high) = (self.share(proved.low), self.share(proved.high));
        let sure = 0.0_f32.clamp(low, high);
        Some(Bar { sure: [sure.min(0.0), sure.max(0.0)], possible: [low, high] })
    }

    /// Returns the position of a score, between −1 and 1.
    #[expect(clippy::cast_possible_truncation, reason = "a share")]
    fn share(self, score: Score) -> f32 {
        if score.is_finite() { (score.get() / self.end.get()) as f32 * FINITE } else { score.get().signum() as f32 }
    }

    /// Draws a bar in a row, with lines at zero and at the ends of the scale.
    fn draw(self, ui: &Ui, row: Rect, proved: Interval) {
        let rect = Rect::from_center_size(row.center(), vec2(row.width(), BAR * theme::enlargement(ui)));
        let (zero, half) = (rect.center().x, rect.width() / 2.0);
        let painter = ui.painter();
        for (at, color) in
            [(-FINITE, PaletteColor::Hairline), (FINITE, PaletteColor::Hairline), (0.0, PaletteColor::Secondary)]
        {
            painter.vline(zero + at * half, row.y_range(), Stroke::new(1.0, theme::color(ui, color)));
        }
        if let Some(bar) = self.bar(proved) {
            for (player, [from, to]) in [(Player::Min, [-1.0, 0.0]), (Player::Max, [0.0, 1.0])] {
                let color = theme::color(ui, player_color(player));
                let part = |[low, high]: [f32; 2]| {
                    let (low, high) = (low.max(from), high.min(to));
                    (low < high).then(|| rect.with_min_x(zero + low * half).with_max_x(zero + high * half))
                };
                if let Some(part) = part(bar.sure) {
                    painter.rect_filled(part, 0.0, color);
                }
                if let Some(part) = part(bar.possible) {
                    hatch(painter, part, Stroke::new(1.2, color));
                }
            }
            // These lines also mark a value of zero, whose bar has no width.
            for end in bar.possible.into_iter().filter(|end| end.abs() < 1.0) {
                let x = zero + end * half;
                painter.vline(x, rect.y_range(), Stroke::new(2.0, theme::color(ui, PaletteColor::Text)));
            }
        }
    }
}

/// Draws parallel slanted strokes over a rectangle.
fn hatch(painter: &Painter, rect: Rect, stroke: Stroke) {
    let painter = painter.with_clip_rect(rect.intersect(painter.clip_rect()));
    let mut x = rect.left() - rect.height();
    while x < rect.right() {
        painter.line_segment([pos2(x, rect.bottom()), pos2(x + rect.height(), rect.top())], stroke);
        x += HATCHING;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use poda_core::score::Bound;

    #[test]
    fn a_bar_is_solid_as_far_as_the_value_surely_reaches_and_open_where_it_may_lie() {
        let of = |score: i32, bound| Interval::of(score.into(), bound);
        let between = |low: i32, high: i32| Interval { low: low.into(), high: high.into() };
        let scale = Scale { end: 10.into() };
        let finite = |shares: [f32; 2]| shares.map(|share| share * FINITE);
        for (proved, sure, possible) in [
            (of(4, Bound::Exact), [0.0, 0.4], finite([0.4, 0.4])),
            (of(-5, Bound::Exact), [-0.5, 0.0], finite([-0.5, -0.5])),
            (of(0, Bound::Exact), [0.0, 0.0], [0.0, 0.0]),
            (of(6, Bound::Lower), [0.0, 0.6], [0.6 * FINITE, 1.0]),
            (of(-6, Bound::Lower), [0.0, 0.0], [-0.6 * FINITE, 1.0]),
            (of(-10, Bound::Upper), [-1.0, 0.0], [-1.0, -FINITE]),
            (of(5, Bound::Upper), [0.0, 0.0], [-1.0, 0.5 * FINITE]),
            (between(2, 5), [0.0, 0.2], finite([0.2, 0.5])),
            (between(-5, -2), [-0.2, 0.0], finite([-0.5, -0.2])),
        ] {
            assert_eq!(scale.bar(proved), Some(Bar { sure: finite(sure), possible }), "{proved}");
        }
        assert_eq!(scale.bar(Interval::UNKNOWN), None, "nothing is drawn where nothing is proved");
    }
}
