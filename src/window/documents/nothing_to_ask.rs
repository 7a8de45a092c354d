//! Why the room cannot be asked about what is shown.

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
    /// Nothing is decided at the current step of a Monte Carlo tree search.
    #[message("room-no-question-mcts")]
    InMcts,
}
