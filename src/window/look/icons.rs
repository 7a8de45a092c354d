//! Icons, painted because fonts lack most of these symbols.

use egui::{Color32, Painter, Pos2, Rect, Shape, Stroke, Vec2, vec2};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Icon {
    First,
    Back,
    Play,
    Pause,
    Forward,
    Last,
    PreviousCutoff,
    NextCutoff,
    Over,
    Out,
    /// Opens the program in its own page.
    Whole,
    /// Opens a menu.
    Chevron,
    /// Marks something as chosen or done.
    Tick,
    Panel,
    Cross,
    Visit,
    /// Goes to the previous lesson.
    TurnBack,
    /// Goes to the next lesson.
    TurnOn,
    /// Opens a menu of the controls that do not fit.
    More,
    /// Deletes the last typed character.
    Backspace,
    /// Raises a sheet.
    Raise,
    /// Lowers a sheet.
    Lower,
}

/// Paints an icon in the center of a rectangle, with a side of 16 points times `scale`.
pub fn paint(painter: &Painter, icon: Icon, rect: Rect, scale: f32, color: Color32, accent: Color32) {
    let icon_painter = IconPainter { painter, center: rect.center(), scale, color };
    match icon {
        Icon::First => {
            icon_painter.bar(-5.0);
            icon_painter.triangle(vec2(5.0, 0.0), -1.0, 8.5);
        }
        Icon::Back => icon_painter.triangle(vec2(4.0, 0.0), -1.0, 8.0),
        Icon::Play => icon_painter.triangle(vec2(-4.5, 0.0), 1.0, 11.0),
        Icon::Pause => {
            icon_painter.block(-3.4, 3.4, 12.0);
            icon_painter.block(3.4, 3.4, 12.0);
        }
        Icon::Forward => icon_painter.triangle(vec2(-4.0, 0.0), 1.0, 8.0),
        Icon::Last => {
            icon_painter.bar(5.0);
            icon_painter.triangle(vec2(-5.0, 0.0), 1.0, 8.5);
        }
        Icon::PreviousCutoff => icon_painter.cut(-1.0, accent),
        Icon::NextCutoff => icon_painter.cut(1.0, accent),
        Icon::Over => icon_painter.over(),
        Icon::Out => {
            icon_painter.line(&[vec2(0.0, 6.0), vec2(0.0, -5.0)], color);
            icon_painter.line(&[vec2(-4.5, -1.0), vec2(0.0, -5.8), vec2(4.5, -1.0)], color);
        }
        Icon::Whole => {
            icon_painter
                .line(&[vec2(-1.0, -4.5), vec2(-5.5, -4.5), vec2(-5.5, 5.5), vec2(4.5, 5.5), vec2(4.5, 1.0)], color);
            icon_painter.line(&[vec2(-1.0, 1.0), vec2(5.5, -5.5)], color);
            icon_painter.line(&[vec2(1.5, -5.8), vec2(5.8, -5.8), vec2(5.8, -1.5)], color);
        }
        Icon::Chevron => icon_painter.polygon(&[vec2(-4.0, -2.2), vec2(4.0, -2.2), vec2(0.0, 2.6)]),
        Icon::Tick => icon_painter.line(&[vec2(-5.0, 0.5), vec2(-1.5, 4.5), vec2(5.5, -4.5)], color),
        Icon::Panel => {
            icon_painter
                .line(&[vec2(-7.0, -5.5), vec2(7.0, -5.5), vec2(7.0, 5.5), vec2(-7.0, 5.5), vec2(-7.0, -5.5)], color);
            icon_painter.line(&[vec2(2.5, -5.5), vec2(2.5, 5.5)], color);
        }
        Icon::Cross => {
            icon_painter.line(&[vec2(-4.5, -4.5), vec2(4.5, 4.5)], color);
            icon_painter.line(&[vec2(-4.5, 4.5), vec2(4.5, -4.5)], color);
        }
        Icon::Visit => icon_painter.knob(),
        Icon::TurnBack => icon_painter.line(&[vec2(2.5, -5.0), vec2(-2.5, 0.0), vec2(2.5, 5.0)], color),
        Icon::TurnOn => icon_painter.line(&[vec2(-2.5, -5.0), vec2(2.5, 0.0), vec2(-2.5, 5.0)], color),
        Icon::More => {
            for x in [-5.5, 0.0, 5.5] {
                painter.circle_filled(icon_painter.at(vec2(x, 0.0)), 1.7 * scale, color);
            }
        }
        Icon::Backspace => {
            let outline =
                [vec2(-7.5, 0.0), vec2(-3.0, -5.0), vec2(7.5, -5.0), vec2(7.5, 5.0), vec2(-3.0, 5.0), vec2(-7.5, 0.0)];
            icon_painter.line(&outline, color);
            icon_painter.line(&[vec2(0.0, -2.0), vec2(4.0, 2.0)], color);
            icon_painter.line(&[vec2(0.0, 2.0), vec2(4.0, -2.0)], color);
        }
        Icon::Raise => icon_painter.line(&[vec2(-5.0, 2.5), vec2(0.0, -2.5), vec2(5.0, 2.5)], color),
        Icon::Lower => icon_painter.line(&[vec2(-5.0, -2.5), vec2(0.0, 2.5), vec2(5.0, -2.5)], color),
    }
}

struct IconPainter<'a> {
    painter: &'a Painter,
    center: Pos2,
    scale: f32,
    color: Color32,
}

impl IconPainter<'_> {
    fn at(&self, offset: Vec2) -> Pos2 {
        self.center + offset * self.scale
    }

    fn line(&self, points: &[Vec2], color: Color32) {
        let points = points.iter().map(|&point| self.at(point)).collect();
        self.painter.line(points, Stroke::new(1.8 * self.scale, color));
    }

    fn polygon(&self, points: &[Vec2]) {
        let points = points.iter().map(|&point| self.at(point)).collect();
        self.painter.add(Shape::convex_polygon(points, self.color, Stroke::NONE));
    }

    /// Paints a filled triangle with its base at `base`, pointing along the x axis.
    fn triangle(&self, base: Vec2, direction: f32, length: f32) {
        let half = length * 0.58;
        self.polygon(&[base + vec2(0.0, -half), base + vec2(direction * length, 0.0), base + vec2(0.0, half)]);
    }

    fn bar(&self, x: f32) {
        self.line(&[vec2(x, -5.0), vec2(x, 5.0)], self.color);
    }

    fn block(&self, x: f32, width: f32, height: f32) {
        let size = vec2(width, height) * self.scale;
        self.painter.rect_filled(Rect::from_center_size(self.at(vec2(x, 0.0)), size), 1.0, self.color);
    }

    /// Paints the two strokes of a cut, and an arrowhead in a direction.
    fn cut(&self, direction: f32, accent: Color32) {
        for shift in [-4.5, 0.0] {
            let x = shift * direction;
            self.line(&[vec2(x - 2.0, 5.0), vec2(x + 2.0, -5.0)], accent);
        }
        let tip = 7.5 * direction;
        let back = 3.8 * direction;
        self.line(&[vec2(back, -3.6), vec2(tip, 0.0), vec2(back, 3.6)], accent);
    }

    /// Paints the knob of the timeline on its line.
    fn knob(&self) {
        for side in [-1.0, 1.0] {
            self.line(&[vec2(4.0 * side, 0.0), vec2(8.0 * side, 0.0)], self.color);
        }
        self.painter.circle_stroke(self.center, 4.0 * self.scale, Stroke::new(1.8 * self.scale, self.color));
    }

    /// Paints an arc.
    fn over(&self) {
        let arc: Vec<Vec2> = (0..=12)
            .map(|step| {
                let angle = std::f32::consts::PI * (1.0 + step as f32 / 12.0);
                vec2(angle.cos() * 6.0, angle.sin() * 6.0 + 3.0)
            })
            .collect();
        self.line(&arc, self.color);
        self.line(&[vec2(2.4, 0.2), vec2(6.0, 4.0), vec2(8.2, -0.8)], self.color);
    }
}
