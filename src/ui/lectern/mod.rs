//! What a lecturer uses at the lectern: a spotlight, a pen, and panels in large type beside the tree. It lasts as long as the window
//! and is never saved.
//!
//! None of it changes the document, the search or the step.

mod aside_panel;
mod board_panel;
mod menu;
mod notes;
mod spotlight;

pub use aside_panel::aside_panel_ui;
pub use board_panel::{CountedLeaf, board_panel_ui, counts_one_by_one, shows_board};
pub use menu::lectern_menu_ui;
pub use notes::{lecture_strip_ui, station_note_ui};
pub use spotlight::{Spotlight, spotlight_ui};

use crate::picture::palette::PaletteColor;
use crate::trace::recording::NodeRef;

#[derive(Clone, Debug, Default, PartialEq)]
pub struct Lectern {
    pub spotlight: Spotlight,
    /// The pen that draws over the tree.
    pub pen: Pen,
    /// What was called up beside the tree.
    pub asides: Asides,
    /// Whether the position is not shown large beside a presented tree whose evaluation counts lines.
    pub hides_board: bool,
    /// How many lines of the leaf there have been counted.
    pub line_count: LineCount,
}

impl Lectern {
    pub const fn apply(&mut self, request: LecternRequest) {
        match request {
            LecternRequest::DrawWith(color) => self.pen = Pen { is_drawing: true, color },
            LecternRequest::ResizeSpotlight(factor) => self.spotlight.resize(factor),
        }
    }

    /// Puts the pen down, or else turns the spotlight off. Returns whether either was in use.
    pub const fn put_down(&mut self) -> bool {
        if self.pen.is_drawing {
            self.pen.is_drawing = false;
            return true;
        }
        let was_on = self.spotlight.is_on;
        self.spotlight.is_on = false;
        was_on
    }
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub enum LecternRequest {
    /// Draws with a color from now on.
    DrawWith(PenColor),
    /// Multiplies the radius of the spotlight.
    ResizeSpotlight(f32),
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Pen {
    /// Whether a drag over the tree draws instead of panning it.
    pub is_drawing: bool,
    /// The color of the next stroke.
    pub color: PenColor,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum PenColor {
    /// The color of text.
    #[default]
    Ink,
    /// A broad, translucent yellow.
    Marker,
    /// MAX's blue.
    Max,
    /// MIN's orange.
    Min,
    /// The crimson of a cut.
    Cut,
}

impl PenColor {
    pub const ALL: [Self; 5] = [Self::Ink, Self::Marker, Self::Max, Self::Min, Self::Cut];

    pub const fn palette(self) -> PaletteColor {
        match self {
            Self::Ink => PaletteColor::Text,
            Self::Marker => PaletteColor::Current,
            Self::Max => PaletteColor::Max,
            Self::Min => PaletteColor::Min,
            Self::Cut => PaletteColor::Cut,
        }
    }

    /// The width of a stroke in a window 1080 pixels high, in pixels, and its opacity.
    pub const fn stroke(self) -> (f32, f32) {
        match self {
            Self::Marker => (26.0, 0.5),
            Self::Ink | Self::Max | Self::Min | Self::Cut => (5.0, 1.0),
        }
    }

    /// The message id of its name.
    pub const fn message(self) -> &'static str {
        match self {
            Self::Ink => "pen-ink",
            Self::Marker => "pen-marker",
            Self::Max => "pen-max",
            Self::Min => "pen-min",
            Self::Cut => "pen-cut",
        }
    }
}

/// A part of the side panel that can be called up beside the tree while presenting.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Aside {
    /// Why a cutoff is right, or the result at the end.
    Reason,
    Stack,
    /// The pseudocode with its current line.
    Algorithm,
}

impl Aside {
    /// All variants, from top to bottom.
    pub const ALL: [Self; 3] = [Self::Reason, Self::Stack, Self::Algorithm];
}

/// Which of them were called up.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Asides {
    shown: [bool; Aside::ALL.len()],
}

impl Asides {
    /// Calls one up, or hides it again.
    pub const fn toggle(&mut self, aside: Aside) {
        self.shown[aside as usize] = !self.shown[aside as usize];
    }

    /// Returns whether one was called up.
    pub const fn has(self, aside: Aside) -> bool {
        self.shown[aside as usize]
    }

    /// Returns whether none was called up.
    pub fn is_empty(self) -> bool {
        !self.shown.contains(&true)
    }
}

/// How many lines of a leaf have been counted: one a click of the clicker, before the search evaluates the leaf. The steps of the
/// search and their numbers stay as they are.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct LineCount {
    /// Whether lines are counted one by one, if the user chose.
    chosen: Option<bool>,
    /// The leaf whose lines were counted last, and how many of them.
    counted: Option<(NodeRef, usize)>,
}

impl LineCount {
    /// Returns whether lines are counted one by one. Unless the user chose, they are where the whole tree is one leaf.
    pub fn is_on(self, has_one_node: bool) -> bool {
        self.chosen.unwrap_or(has_one_node)
    }

    /// Counts lines one by one, or not.
    pub const fn set(&mut self, is_on: bool) {
        *self = Self { chosen: Some(is_on), counted: None };
    }

    /// Returns how many lines of a leaf have been counted.
    pub fn of(self, leaf: NodeRef) -> usize {
        self.counted.filter(|(counted, _)| *counted == leaf).map_or(0, |(_, lines)| lines)
    }

    /// Sets how many lines of a leaf have been counted.
    pub const fn set_counted(&mut self, leaf: NodeRef, lines: usize) {
        self.counted = Some((leaf, lines));
    }
}
