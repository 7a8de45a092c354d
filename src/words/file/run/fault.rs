//! Why the reading of a run ended early.

use crate::file::diagnostic::LoadError;
use crate::file::text_kind::TextTooLong;
use poda_core::run::builder::EventFault;
use poda_core::text::Excerpt;

/// Why the reading of a run ended early.
#[derive(Clone, Debug, PartialEq)]
pub struct RunFault {
    /// The line, from 1.
    pub line: u32,
    /// The error of the line.
    pub kind: RunFaultKind,
}

/// The kind of an error in a line of a run.
#[derive(Clone, Debug, PartialEq)]
pub enum RunFaultKind {
    /// The line is not JSON, or a field has the wrong type.
    Json(String),
    /// The first line is not the header of a run of version 1.
    Header,
    /// The position in the header cannot be read, for this reason.
    Position(LoadError),
    /// The weights of a chance node in the header have no whole numbers with the same proportions.
    Weights,
    /// The event names a player whom the header does not name.
    Player(String),
    /// A value is not a number for each of this many players: 0 in a search of two sides, whose values are single numbers.
    Vector(usize),
    /// The header claims an algorithm or a setting that does not exist.
    Claim(String),
    /// The event does not exist.
    UnknownEvent(String),
    /// The event lacks this required field.
    Missing(&'static str),
    /// The number in this field is NaN.
    NotANumber(&'static str),
    /// The event contradicts the lines before it.
    Event(EventFault),
    /// A name, a title or a note is too long.
    TextTooLong(TextTooLong),
    /// The line is not text in UTF-8.
    NotText,
    /// The run is larger than [`MAX_BYTES`](crate::file::syntax::MAX_BYTES).
    TooLarge,
}

/// Returns the fault of a line that is not JSON, without the number of the line.
pub(super) fn json_fault(error: &serde_json::Error) -> RunFaultKind {
    let said = error.to_string();
    let said = said.split(" at line ").next().unwrap_or_default();
    RunFaultKind::Json(format!("{} ({})", Excerpt::new(said), error.column()))
}
