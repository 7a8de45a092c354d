//! Where the steps of a lecture lead out of an entry: forward at its last station, and back where it begins.

use crate::session::Session;
use crate::session::navigation::Direction;

/// Returns the index of the entry to which a step in a direction leads; `None` while it stays within what is shown.
#[must_use]
pub fn entry_beyond(session: &Session, direction: Direction) -> Option<usize> {
    let lecture = session.shown_lecture().filter(|_| session.current_match().is_none())?;
    match direction {
        // The end of a search that is still recorded is no end.
        Direction::Forward if session.task().is_none() && session.destination(direction).is_none() => lecture.next(),
        Direction::Back => {
            let is_at_beginning =
                session.timeline_step() == lecture.first_step() || session.destination(direction).is_none();
            lecture.previous(session.origin()).filter(|_| is_at_beginning)
        }
        _ => None,
    }
}
