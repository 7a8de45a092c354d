//! The open document, the search of it that is shown, and where in that search the user is. Commands in.
//!
//! The document is the only truth here. What derives from it, the recorded search and the layout of its tree, is made again
//! when the position, the search or the way of drawing differs by value, and for no other reason. Where that takes long,
//! a [`task`](task::Task) does it and everything stays as it is until it is done. Knows no window, no file system, no thread
//! and no clock.
//!
//! [`Session`] carries out every [`Command`]; a [`ShownSearch`](shown_search::ShownSearch) is a search as it
//! is shown, of which there are two in the [`SplitView`](split_view::SplitView), and an [`MctsView`](mcts_view::MctsView) one by Monte Carlo
//! tree search; [`History`](history::History) undoes changes
//! of the document; a [`Match`](play_match::Match) is a game against the program.

mod beside;
pub mod find;
pub mod history;
pub mod lecture;
pub mod mcts_view;
pub mod minimax_check;
mod open_document;
pub mod opponent;
pub mod play_match;
pub mod playback;
pub mod progress;
pub mod reorder;
#[expect(clippy::module_inception, reason = "the file is named for the type")]
mod session;
pub mod shown_search;
pub mod split_view;
pub mod task;

pub use history::Origin;
pub use session::{Command, LIMITS, Session};
pub use shown_search::DrawingOptions;

use std::sync::atomic::{AtomicU64, Ordering};

/// The identity of things that can be equal by value and yet be different things: a number that is given out once while the
/// program runs. Clones of what carries it keep it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct UniqueId(u64);

impl UniqueId {
    /// An id that was not given out before.
    pub(crate) fn next() -> Self {
        static NEXT: AtomicU64 = AtomicU64::new(0);
        Self(NEXT.fetch_add(1, Ordering::Relaxed))
    }
}
