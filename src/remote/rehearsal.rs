//! A rehearsal of what a page and its worker do with a search.
//!
//! A browser compiles a function fast when it is first called, and well once it has run for long enough. What it has compiled for a
//! worker serves the page too, as both run the same program. So a worker that waits for a request rehearses, and the first long
//! search of a page runs in good code.

use super::answer::Answer;
use super::perform::perform;
use super::request::Request;
use crate::file::load;
use crate::session::history::History;
use crate::session::shown_search::ShownSearch;
use crate::session::{DrawingOptions, LIMITS, Origin, Session};
use crate::trace::TimelineStep;
use crate::trace::limits::Limits;

/// What is searched: by the two algorithms of the first lessons.
const DOCUMENTS: [&[u8]; 2] = [
    b"(version: 1, game: TicTacToe(evaluation: Outcome), search: (algorithm: Minimax))",
    b"(version: 1, game: ConnectFour(), search: (algorithm: AlphaBeta, depth: 8))",
];

/// The nodes of each search. They are more than a window searches at once, without a worker.
const NODES: usize = 40_000;

/// Opens a document, carries out the request for its search, reads the answer and lays out what was found, all of which is dropped.
/// Returns whether it has come to its end. `round`: how often it was called before.
pub async fn rehearse(round: usize) -> bool {
    find(DOCUMENTS[round % DOCUMENTS.len()]).await.is_some()
}

async fn find(document: &[u8]) -> Option<ShownSearch> {
    let history = History::new(load(document).ok()?, Origin::New);
    let limits = Limits { nodes: NODES, ..LIMITS };
    let session = Session::open(history, DrawingOptions::default(), limits, TimelineStep::START);
    let task = session.task()?;
    let answer = perform(&Request::of_task(task, None)?.to_bytes(), |_| ())?;
    let found = Answer::new(&answer).search(task.search_work()?, async || ()).await?;
    Some(task.begin_layout(found)?.finish())
}
