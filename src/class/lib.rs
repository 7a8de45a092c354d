//! What a class is shown on its phones, what it is asked, and how its answers are reported: the same from the window
//! and from the terminal.
//!
//! ```text
//!   Series (one a language), step, Asking ──▸ Moment::state ──▸ ClassState ──▸ platform::class::Class ──▸ phones
//!   Asking ◂── Tally ◂── Class ◂── answers
//! ```
//!
//! This crate does not open ports and does not depend on threads, windows or terminals. It draws from a search that is
//! already recorded, and the caller passes the counts of answers. The names are those of
//! [`platform::class`](poda_platform::class), which serves the phones on a desktop.

#![expect(missing_docs, reason = "the crate is the program's own: names say what they can")]

mod asking;
mod focus;
mod kept;
mod moment;
mod page_words;
mod table;

pub use asking::{Asking, ClosedChoice, CountedQuestion, NotAsked, own_answer, own_prompt};
pub use focus::picture_focus;
pub use kept::{AskedPlace, KeptFile};
pub use moment::{ClassMoment, asked_edition};
pub use page_words::page_words;
pub use table::table;

/// The address and port that the window proposes for the class's server: all addresses of this machine.
pub const LISTEN: &str = "0.0.0.0:8414";

/// The address and port at which the class's server listens unless others are named. Only this machine reaches it.
pub const LISTEN_HERE: &str = "127.0.0.1:8414";
