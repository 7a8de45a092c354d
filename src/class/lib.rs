//! What a class is shown on its phones, what it is asked, and how its answers are told: the same from the window and from the terminal.
//!
//! ```text
//!   Series (one a language), step, Asking ──▸ Moment::state ──▸ ClassState ──▸ platform::class::Class ──▸ phones
//!   Asking ◂── Tally ◂── Class ◂── answers
//! ```
//!
//! Opens no port, and knows no thread, window or terminal: what is shown is drawn from a search that is recorded already, and counts are given. The
//! names are those of [`platform::class`](poda_platform::class), which serves them on a desktop.

mod asking;
mod moment;
mod page_words;
mod table;

pub use asking::{Asking, ClosedChoice, ClosedQuestion, NotAsked, conceal};
pub use moment::{Moment, asked_edition, page_options};
pub use page_words::page_words;
pub use table::table;

/// The address and the port at which a class is let in unless another is wanted: all addresses of this machine.
pub const LISTEN: &str = "0.0.0.0:8414";
