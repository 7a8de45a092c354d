//! The open document, the search of it that is shown, and the current step in that search. Commands change them.
//!
//! The document is the only source of truth. The recorded search and the layout of its tree are made again when the
//! position, the search or the drawing options differ by value, and for no other reason. If that takes long, a
//! [`task`](task::Task) does it, and until it is done the session shows what it showed before. This crate does not
//! depend on windows, files, threads or clocks.
//!
//! [`Session`] executes every [`Command`]. It shows one or two [lanes](lanes::Lane), such as a
//! [`ShownSearch`](shown_search::ShownSearch). The two lanes of a [`SplitView`](split_view::SplitView) follow one
//! timeline. [`History`](history::History) undoes changes of the document. A [`Match`](play_match::Match) is a game
//! against the program.

#![expect(missing_docs, reason = "the crate is the program's own: names say what they can")]

mod changed;
mod command;
pub mod find;
pub mod history;
mod lane;
pub mod lanes;
pub mod lecture;
pub mod minimax_check;
mod open_document;
mod open_lanes;
pub mod opponent;
mod other_lane;
mod own_lanes;
pub mod pair_work;
pub mod play_match;
pub mod playback;
pub mod progress;
pub mod reorder;
mod route;
pub mod sampled_lane;
pub mod search_work;
mod session;
pub mod shown_search;
pub mod split_view;
pub mod task;

pub use changed::{Changed, TreeChange};
pub use command::Command;
pub use history::Origin;
pub use session::{LIMITS, Session};
pub use shown_search::DrawingOptions;

use std::sync::atomic::{AtomicU64, Ordering};

/// An identity for things that can be equal by value and still be different: a number that is unique while the program
/// runs. A clone has the id of the original.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct UniqueId(u64);

impl UniqueId {
    /// Returns another identity than all before.
    pub fn next() -> Self {
        static NEXT: AtomicU64 = AtomicU64::new(0);
        Self(NEXT.fetch_add(1, Ordering::Relaxed))
    }
}
