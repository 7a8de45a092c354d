//! What is in use at the lectern. It lasts as long as the window and is never saved.

use super::asides::Asides;
use super::line_count::LineCount;
use super::pen::Pen;
use super::request::LecternRequest;
use super::spotlight::Spotlight;

/// The state of the lectern.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Lectern {
    /// The spotlight at the pointer.
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
    /// Applies a request.
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
