//! A comparison that is made beside the window, on a thread of its own: its rows arrive one by one.
//!
//! Knows nothing of the searches.

use crate::comparison::{ComparisonRow, compare};
use crate::game::any::AnyGame;
use crate::search::SearchConfig;
use crate::trace::limits::{Ending, Limits, Progress};
use egui::Context;
use std::ops::ControlFlow;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc::{Receiver, TryRecvError, channel};

/// A search goes down as deep as its tree; a thread has room for that only if it is told so.
const STACK: usize = 256 << 20;

/// A comparison under way. Dropping it ends it.
#[derive(Debug)]
pub struct ComparisonJob {
    shared: Arc<ComparisonProgress>,
    rows: Receiver<ComparisonRow>,
}

/// What the window and the thread know of each other.
#[derive(Debug, Default)]
struct ComparisonProgress {
    /// How many nodes the search that is being made has visited.
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
    /// Begins these searches; `None` where no thread can be had.
    pub fn start(ctx: &Context, game: AnyGame, searches: Vec<SearchConfig>, limits: Limits) -> Option<Self> {
        let (sender, rows) = channel();
        let shared = Arc::new(ComparisonProgress::default());
        let (watched, ctx) = (Arc::clone(&shared), ctx.clone());
        let work = move || {
            // Whoever stopped it wants to hear nothing more.
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

    /// Takes the rows that have arrived. Gives whether more may come.
    pub fn take(&self, rows: &mut Vec<ComparisonRow>) -> bool {
        loop {
            match self.rows.try_recv() {
                Ok(row) => rows.push(row),
                Err(TryRecvError::Empty) => return true,
                Err(TryRecvError::Disconnected) => return false,
            }
        }
    }

    /// How many nodes the search that is being made has visited.
    pub fn nodes(&self) -> u64 {
        self.shared.nodes.load(Ordering::Relaxed)
    }
}
