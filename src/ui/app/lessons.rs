//! Which lessons have been done.

use super::Poda;
use crate::lessons;
use crate::session::Origin;

impl Poda {
    /// A lesson is done when the last step of its own search was reached.
    pub(super) fn note_done(&mut self) {
        if let Origin::Lesson(number) = *self.session.origin()
            && self.session.history().is_as_opened()
            && self.session.current_match().is_none()
            && !self.session.shows_partial_search()
            && self.session.search().is_over()
            && !self.settings.done.contains(lessons::name(number))
        {
            self.settings.done.insert(lessons::name(number).to_owned());
        }
    }
}
