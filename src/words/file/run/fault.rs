//! Why the reading of a run ended early.

use crate::file::diagnostic::LoadError;
use crate::file::limits::MAX_BYTES;
use crate::file::text_kind::TextTooLong;
use crate::messages::{Grouped, Message, MessageArg, ToArgument, Visible, Words, args};
use poda_core::run::builder::{EventFault, MAX_EVENTS};
use poda_core::text::Excerpt;

/// Why the reading of a run ended early.
#[derive(Clone, Debug, PartialEq)]
pub struct RunFault {
    /// The line, from 1.
    pub line: u32,
    /// The error of the line.
    pub kind: RunFaultKind,
}

impl Message for RunFault {
    fn sentence_with(&self, words: &Words, _: &[(&str, MessageArg)]) -> String {
        self.kind.sentence_with(words, &[("line", Grouped(self.line).to_argument(words))])
    }
}

/// The kind of an error in a line of a run.
#[derive(Clone, Debug, PartialEq, Message)]
#[message(prefix = "check-fault", field = "said", added = "line")]
pub enum RunFaultKind {
    /// The line is not JSON, or a field has the wrong type.
    Json(#[message(Visible)] String),
    /// The first line is not the header of a run of version 1.
    Header,
    /// The position in the header cannot be read, for this reason.
    Position(LoadError),
    /// The weights of a chance node in the header have no whole numbers with the same proportions.
    Weights,
    /// The event names a player whom the header does not name.
    Player(#[message(Visible)] String),
    /// A value is not a number for each of this many players: 0 in a search of two sides, whose values are single
    /// numbers.
    Vector(#[message("count")] usize),
    /// The header claims an algorithm or a setting that does not exist.
    Claim(#[message(Visible)] String),
    #[message("check-fault-event")]
    UnknownEvent(#[message(Visible)] String),
    /// The event lacks this required field.
    Missing(#[message("field")] &'static str),
    NotANumber(#[message("field")] &'static str),
    /// The event contradicts the lines before it.
    #[message(transparent)]
    Event(EventFault),
    /// A name, a title or a note is too long.
    TextTooLong(TextTooLong),
    /// The line is not text in UTF-8.
    NotText,
    /// The run is larger than [`MAX_BYTES`](crate::file::MAX_BYTES).
    #[message(megabytes = MAX_BYTES >> 20)]
    TooLarge,
}

impl Message for EventFault {
    fn sentence_with(&self, words: &Words, line: &[(&str, MessageArg)]) -> String {
        match self {
            Self::NothingOpen => words.fill("check-fault-nothing-open", line),
            Self::NoSearch => words.fill("check-fault-no-search", line),
            Self::NodesOpen(open) => words.fill("check-fault-nodes-open", &[line, &args![count = *open]].concat()),
            Self::TooDeep => words.fill("check-fault-too-deep", line),
            Self::TooMany => {
                let most = Grouped(MAX_EVENTS).to_argument(words);
                words.fill("check-fault-too-many", &[line, &[("most", most)]].concat())
            }
        }
    }
}

/// Returns the fault of a line that is not JSON, without the number of the line.
pub(super) fn json_fault(error: &serde_json::Error) -> RunFaultKind {
    let said = error.to_string();
    let said = said.split(" at line ").next().unwrap_or_default();
    RunFaultKind::Json(format!("{} ({})", Excerpt::new(said), error.column()))
}
