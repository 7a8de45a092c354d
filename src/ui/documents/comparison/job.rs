//! A comparison in the background, on a thread of its own: its rows arrive one by one.

use crate::comparison::{ComparisonRow, compare};
use crate::game::any::AnyGame;
use crate::search::SearchConfig;
use crate::trace::limits::{Ending, Limits, Progress};
use egui::Context;
use std::ops::ControlFlow;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc::{Receiver, TryRecvError, channel};

/// The stack of the thread, in bytes: a search recurses as deep as its tree.
const STACK: usize = 256 << 20;

/// A comparison in progress. Dropping it ends it.
#[derive(Debug)]
pub struct ComparisonJob {
    shared: Arc<ComparisonProgress>,
    rows: Receiver<ComparisonRow>,
}

/// The state shared with the thread.
#[derive(Debug, Default)]
struct ComparisonProgress {
    /// The number of nodes visited by the current search.
    nodes: AtomicU64,
    stops: AtomicBool,
}

impl Progress for ComparisonProgress {
    fn visited(&self, nodes: u64) {
        self.nodes.store(nodes, Ordering::Relaxed);
    }

    fn report(&self, _nodes: u64) -> ControlFlow<Ending> {
        if self.stops.load(Ordering::Relaxed) { ControlFlow::Break(Ending::Stopped) } else { ControlFlow::Continue(()) }
    }
}

impl Drop for ComparisonJob {
    fn drop(&mut self) {
        self.shared.stops.store(true, Ordering::Relaxed);
    }
}

impl ComparisonJob {
    /// Starts the searches; `None` if no thread can be started.
    pub fn start(ctx: &Context, game: AnyGame, searches: Vec<SearchConfig>, limits: Limits) -> Option<Self> {
        let (sender, rows) = channel();
        let shared = Arc::new(ComparisonProgress::default());
        let (watched, ctx) = (Arc::clone(&shared), ctx.clone());
        let work = move || {
            // A canceled comparison has no result.
            let _ = compare(&searches, &game, limits, &*watched, |row| {
                watched.nodes.store(0, Ordering::Relaxed);
                let _ = sender.send(row);
                ctx.request_repaint();
            });
            drop(sender);
            ctx.request_repaint();
        };
        let thread = std::thread::Builder::new().name("comparison".to_owned()).stack_size(STACK);
        thread.spawn(work).ok().map(|_| Self { shared, rows })
    }

    /// Moves the rows that have arrived to `rows`. Returns whether more may arrive.
    pub fn take(&self, rows: &mut Vec<ComparisonRow>) -> bool {
        loop {
            match self.rows.try_recv() {
                Ok(row) => rows.push(row),
                Err(TryRecvError::Empty) => return true,
                Err(TryRecvError::Disconnected) => return false,
            }
        }
    }

    /// The number of nodes visited by the current search.
    pub fn nodes(&self) -> u64 {
        self.shared.nodes.load(Ordering::Relaxed)
    }
}
