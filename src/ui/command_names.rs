//! What a command is called for what is open: a step forward or back by the size of a step, the next lesson or entry.
//!
//! Buttons, tooltips and the key sheet take these names, so that all of them tell what the key does now.

use super::command::UiCommand;
use super::lecture_names::entry_name;
use super::lecture_steps::entry_beyond;
use crate::i18n::Words;
use crate::session::Session;
use crate::session::navigation::Direction;
use crate::session::playback::StepSize;

/// Returns the text of a command for what is open.
#[must_use]
pub fn name(command: UiCommand, session: &Session, words: &Words) -> String {
    match command {
        UiCommand::Go(direction @ (Direction::Forward | Direction::Back))
            if let (Some(lecture), Some(entry)) = (session.lecture(), entry_beyond(session, direction)) =>
        {
            let message = if direction == Direction::Forward { "lecture-next-entry" } else { "lecture-previous-entry" };
            words.fill(message, &[("entry", entry_name(lecture, entry, words).into())])
        }
        UiCommand::NextLesson if session.lecture().is_some() => words.text("lecture-next"),
        UiCommand::PreviousLesson if session.lecture().is_some() => words.text("lecture-previous"),
        UiCommand::Go(Direction::Forward) => words.text(forward(session.playback().step_size)),
        UiCommand::Go(Direction::Back) => words.text(back(session.playback().step_size)),
        command => command.name(words),
    }
}

/// Returns the message of the unit in which a step of a size counts.
#[must_use]
pub const fn unit(step_size: StepSize) -> &'static str {
    match step_size {
        StepSize::Event => "transport-grain-event",
        StepSize::Visit => "transport-grain-visit",
        StepSize::Result => "transport-grain-result",
        StepSize::Bookmark => "transport-grain-bookmark",
    }
}

const fn forward(step_size: StepSize) -> &'static str {
    match step_size {
        StepSize::Event => "key-forward",
        StepSize::Visit => "key-forward-visit",
        StepSize::Result => "key-forward-result",
        StepSize::Bookmark => "key-forward-bookmark",
    }
}

const fn back(step_size: StepSize) -> &'static str {
    match step_size {
        StepSize::Event => "key-back",
        StepSize::Visit => "key-back-visit",
        StepSize::Result => "key-back-result",
        StepSize::Bookmark => "key-back-bookmark",
    }
}
