//! The class on its phones: served from a port of this machine.

pub use poda_serve::{
    AnswerForm, Asked, Class, ClassEvent, ClassOptions, ClassState, ClickerCommand, Edition, Limits, Outcome,
    PageWords, Presence, StartError, Tally,
};

/// Whether this program can serve a class.
pub const CAN_SERVE: bool = true;
