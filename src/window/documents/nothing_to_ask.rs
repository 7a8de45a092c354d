//! Why the room cannot be asked about what is shown.

use poda_class::NotAsked;
use poda_words::messages::Message;

/// Why the room cannot be asked about what is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Message)]
pub enum NothingToAsk {
    /// A slide is shown.
    #[message("room-no-question-slide")]
    OnSlide,
    /// Nothing has been searched yet.
    #[message("room-no-question-start")]
    AtStart,
    /// The search is over.
    #[message("room-no-question-end")]
    AtEnd,
    /// What follows the current step cannot be decided.
    #[message("room-no-question-why")]
    Here,
    /// A search that is not depth first has nothing to ask at the current step.
    #[message(transparent)]
    InLane(NotAsked),
}
