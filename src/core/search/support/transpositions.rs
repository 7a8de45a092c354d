//! How a search uses its transposition table: it probes the nodes that it enters, and stores what it has found of those
//! that it leaves.

use super::enhancements::Enhanced;
use super::event::{SearchEvent, Tracer};
use super::searcher::Searcher;
use super::table::{Draft, TableAnswer};
use crate::game::Game;
use crate::score::{Score, Window};
use std::ops::ControlFlow;

impl<G: Game, T: Tracer<G>> Searcher<'_, G, T, Enhanced<G>> {
    /// What the table answers of the node that was just entered and has moves. The root is always searched: an answer from
    /// the table has no move that was searched in this pass.
    pub fn probe(&self, position: &G, window: Window) -> Option<TableAnswer<G::Move>> {
        if self.ply <= 1 || !self.has_table_here() {
            return None;
        }
        self.enhancements.table.as_ref()?.probe(position)?.answer(window, self.plies_left())
    }

    /// Takes the table's answer for the score of the node that was just entered.
    pub fn take_answer(&mut self, position: &G, answer: TableAnswer<G::Move>) -> ControlFlow<(), Score> {
        let TableAnswer { score, bound, is_limited, best } = answer;
        let depth = self.plies_left().filter(|_| is_limited);
        self.tracer.record(SearchEvent::TableHit { position, score, bound, depth })?;
        if is_limited {
            self.enhancements.limited_leaves.add(score);
        }
        if let (Some(lines), Some(best)) = (&mut self.enhancements.lines, best) {
            lines.end_with(self.ply - 1, best);
        }
        ControlFlow::Continue(score)
    }

    /// Stores what was found of an open node that was searched with `window`.
    pub fn store(&mut self, position: &G, window: Window, score: Score, best: Option<G::Move>) -> ControlFlow<()> {
        // Where a tie does not cut a window may have closed without a cut; a score on both its bounds bounds nothing.
        if !self.has_table_here() || window.beta <= window.alpha {
            return ControlFlow::Continue(());
        }
        self.report_table()?;
        let is_limited = self.enhancements.limited_leaves.has_below(self.ply - 1);
        let draft = Draft::new(self.plies_left(), is_limited);
        if let Some(table) = &mut self.enhancements.table {
            table.store(position, score, window.bound_of(score), draft, best);
        }
        ControlFlow::Continue(())
    }

    /// Reports the memory that the table takes with one position more, before it is taken.
    fn report_table(&mut self) -> ControlFlow<()> {
        let Some(table) = &self.enhancements.table else { return ControlFlow::Continue(()) };
        let (bytes, bytes_once_grown) = (table.bytes_with_one_more(), table.bytes_once_grown());
        if self.reported.table < bytes {
            self.reported.table = bytes;
            self.report_memory()?;
            // While a table grows it is held twice; then the old one is freed.
            self.reported.table = bytes_once_grown;
        }
        ControlFlow::Continue(())
    }

    /// Beyond the depth limit a position is quiet or not by the move that led to it: its score there is not its own.
    fn has_table_here(&self) -> bool {
        !self.enhancements.searches_until_quiet() || self.plies_left() != Some(0)
    }

    /// How many plies are searched below the node that was entered last.
    fn plies_left(&self) -> Option<usize> {
        // A node that is probed is above the limit, or where nothing can be evaluated.
        self.depth.map(|depth| depth.saturating_add(1).saturating_sub(self.ply))
    }
}
