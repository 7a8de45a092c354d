//! Steps within an entry of a lecture and from one entry to another.

use super::window::App;
use crate::session::command::Command;
use crate::session::navigation::Direction;
use crate::ui::lecture_steps::entry_beyond;
use crate::ui::request::DocumentRequest;
use egui::Context;

impl App {
    /// Goes in a direction: at the end of an entry on to the next one, where it begins back to the end of the one before.
    pub(super) fn step(&mut self, ctx: &Context, direction: Direction) {
        match (entry_beyond(&self.model.session, direction), direction) {
            (Some(_), Direction::Forward) => self.handle(ctx, DocumentRequest::OpenNextEntry.into()),
            (Some(_), _) => self.handle(ctx, DocumentRequest::OpenEndOfPreviousEntry.into()),
            (None, _) => self.apply(Command::Go(direction)),
        }
    }

    /// Goes to the beginning: of the lecture where an entry of one is shown, else of the search.
    pub(super) fn go_to_beginning(&mut self, ctx: &Context) {
        match self.model.session.shown_lecture() {
            Some(lecture) if lecture.index() == 0 => {
                let step = lecture.first_step();
                self.apply(Command::Seek(step));
            }
            Some(_) => self.handle(ctx, DocumentRequest::OpenFirstEntry.into()),
            None => self.apply(Command::Go(Direction::First)),
        }
    }
}
