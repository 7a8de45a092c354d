//! What a lecturer has in use: the spotlight, the laser, the pen, and the panels that are open beside the tree. It
//! lasts as long as the window and is never saved.

use crate::look::theme;
use egui::Color32;
use poda_core::document::LecturePanel;
use poda_core::trace::TimelineStep;
use poda_core::trace::recording::NodeRef;
use poda_picture::picture::palette::{PaletteColor, Theme};
use poda_words::messages::Message;

/// The initial radius, as a share of the height of the window.
const RADIUS: f32 = 0.16;
/// The minimum and maximum radius, as shares of the height of the window.
const MIN_RADIUS: f32 = 0.04;
const MAX_RADIUS: f32 = 0.6;

#[derive(Clone, Debug, Default, PartialEq)]
#[expect(clippy::struct_excessive_bools, reason = "each is a switch of its own")]
pub struct Lectern {
    pub spotlight: Spotlight,
    /// Whether a bright dot replaces the pointer.
    pub has_laser: bool,
    /// When the step size was last changed while presenting, in seconds since the start of the program.
    pub step_size_changed: Option<f64>,
    /// The pen that draws over the tree.
    pub pen: Pen,
    /// The panels that are open beside the tree.
    pub asides: Asides,
    /// Whether the user hides the enlarged position, which is otherwise shown if the evaluation counts lines.
    pub hides_board: bool,
    /// How many lines of the current leaf have been counted.
    pub line_count: LineCount,
    /// Whether the user tried to step beyond the end of a lecture.
    pub is_past_end: bool,
    /// The steps of the entry at which the room was asked, as the lecture wants it.
    pub asked_at: Vec<TimelineStep>,
    /// Whether the fields that edit the open lecture are shown.
    pub edits_lecture: bool,
}

impl Lectern {
    pub const fn apply(&mut self, request: LecternRequest) {
        match request {
            LecternRequest::DrawWith(color) => self.pen = Pen { is_drawing: true, color },
            LecternRequest::ResizeSpotlight(factor) => self.spotlight.resize(factor),
            LecternRequest::EditLecture(is_editing) => self.edits_lecture = is_editing,
        }
    }

    /// Opens exactly the panels that a lecture entry specifies. If the entry specifies none, closes those that the
    /// previous entry opened, and leaves those that the user opened.
    pub fn arrange(&mut self, asked: Option<&[LecturePanel]>) {
        self.asked_at.clear();
        if asked.is_none() && !self.asides.are_asked_for {
            return;
        }
        self.hides_board = asked.is_some_and(|asked| !asked.contains(&LecturePanel::Board));
        self.asides = Asides { are_asked_for: asked.is_some(), ..Asides::default() };
        for panel in asked.into_iter().flatten() {
            match panel {
                LecturePanel::Reason => self.asides.toggle(Aside::Reason),
                LecturePanel::Stack => self.asides.toggle(Aside::Stack),
                LecturePanel::Algorithm => self.asides.toggle(Aside::Algorithm),
                LecturePanel::Board => {}
            }
        }
    }

    /// Turns off the pen, the laser or the spotlight, whichever is on first in this order. Returns whether any was on.
    pub fn put_down(&mut self) -> bool {
        let mut in_use = [&mut self.pen.is_drawing, &mut self.has_laser, &mut self.spotlight.is_on].into_iter();
        in_use.find(|is_on| **is_on).map(|is_on| *is_on = false).is_some()
    }
}

/// A bright circle around the pointer, with the rest of the window dimmed.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Spotlight {
    pub is_on: bool,
    /// The radius, as a share of the height of the window.
    pub radius: f32,
}

impl Default for Spotlight {
    fn default() -> Self {
        Self { is_on: false, radius: RADIUS }
    }
}

impl Spotlight {
    /// The factor by which one command changes the radius.
    pub const SIZE_STEP: f32 = 1.25;

    /// Multiplies the radius by a factor, within limits.
    pub const fn resize(&mut self, factor: f32) {
        self.radius = (self.radius * factor).clamp(MIN_RADIUS, MAX_RADIUS);
    }
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub enum LecternRequest {
    /// Starts drawing with a color.
    DrawWith(PenColor),
    /// Multiplies the radius of the spotlight by a factor.
    ResizeSpotlight(f32),
    /// Shows or hides the fields that edit the open lecture.
    EditLecture(bool),
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Pen {
    /// Whether dragging over the tree draws instead of panning it.
    pub is_drawing: bool,
    /// The color of the next stroke.
    pub color: PenColor,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Message)]
#[message(prefix = "pen")]
pub enum PenColor {
    /// A violet that has no other meaning in a tree.
    #[default]
    Violet,
    /// The color of text.
    Ink,
    /// A broad, translucent yellow.
    Marker,
    /// MAX's blue.
    Max,
    /// MIN's orange.
    Min,
    /// The crimson of a cutoff.
    Cut,
}

impl PenColor {
    pub const ALL: [Self; 6] = [Self::Violet, Self::Ink, Self::Marker, Self::Max, Self::Min, Self::Cut];

    pub fn shown(self, theme: Theme) -> Color32 {
        let color = match (self, theme) {
            (Self::Violet, Theme::Light | Theme::Print) => return Color32::from_rgb(0x7A, 0x1F, 0xA2),
            (Self::Violet, Theme::Dark) => return Color32::from_rgb(0xD9, 0xA6, 0xFF),
            (Self::Ink, _) => PaletteColor::Text,
            (Self::Marker, _) => PaletteColor::Current,
            (Self::Max, _) => PaletteColor::Max,
            (Self::Min, _) => PaletteColor::Min,
            (Self::Cut, _) => PaletteColor::Cut,
        };
        theme::color_of(theme, color)
    }

    /// Returns the next color. The first one follows the last.
    #[must_use]
    pub const fn next(self) -> Self {
        Self::ALL[(self as usize + 1) % Self::ALL.len()]
    }

    /// Returns the width of a stroke, in pixels of a window that is 1080 pixels high, and its opacity.
    pub const fn stroke(self) -> (f32, f32) {
        match self {
            Self::Marker => (30.0, 0.5),
            Self::Violet | Self::Ink | Self::Max | Self::Min | Self::Cut => (9.0, 1.0),
        }
    }
}

/// A part of the side panel that can be opened beside the tree while presenting.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Aside {
    /// Why a cutoff is correct, or the result at the end.
    Reason,
    Stack,
    /// The pseudocode with its current line.
    Algorithm,
}

impl Aside {
    /// All variants, from top to bottom.
    pub const ALL: [Self; 3] = [Self::Reason, Self::Stack, Self::Algorithm];
}

/// The parts that are open.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Asides {
    shown: [bool; Aside::ALL.len()],
    /// Whether a lecture entry opened them.
    are_asked_for: bool,
}

impl Asides {
    /// Opens or closes a part.
    pub const fn toggle(&mut self, aside: Aside) {
        self.shown[aside as usize] = !self.shown[aside as usize];
    }

    /// Returns whether a part is open.
    pub const fn has(self, aside: Aside) -> bool {
        self.shown[aside as usize]
    }

    /// Returns whether no part is open.
    pub fn is_empty(self) -> bool {
        !self.shown.contains(&true)
    }
}

/// How many lines of a leaf have been counted. Each press of the clicker counts one, before the search evaluates the
/// leaf. The steps of the search and their numbers are not affected.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct LineCount {
    /// Whether lines are counted one by one. `None` until the user chooses.
    chosen: Option<bool>,
    /// The leaf whose lines were counted last, and how many of them.
    counted: Option<(NodeRef, usize)>,
}

impl LineCount {
    /// Returns whether lines are counted one by one. By default, they are if the whole tree is one leaf.
    pub fn is_on(self, has_one_node: bool) -> bool {
        self.chosen.unwrap_or(has_one_node)
    }

    /// Sets whether lines are counted one by one, and resets the count.
    pub const fn set(&mut self, is_on: bool) {
        *self = Self { chosen: Some(is_on), counted: None };
    }

    pub fn of(self, leaf: NodeRef) -> usize {
        self.counted.filter(|(counted, _)| *counted == leaf).map_or(0, |(_, lines)| lines)
    }

    pub const fn set_counted(&mut self, leaf: NodeRef, lines: usize) {
        self.counted = Some((leaf, lines));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_size_stays_within_its_limits() {
        let mut spotlight = Spotlight::default();
        for (factor, end) in [(Spotlight::SIZE_STEP, MAX_RADIUS), (1.0 / Spotlight::SIZE_STEP, MIN_RADIUS)] {
            for _ in 0..30 {
                spotlight.resize(factor);
            }
            assert!((spotlight.radius - end).abs() < 1e-6);
        }
    }
}
