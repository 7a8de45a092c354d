//! How a search uses its transposition table: it probes the inner nodes that it enters, and stores what it has found of those
//! that it leaves.

use super::enhancements::Enhanced;
use super::searcher::{Moves, Node, Searched, Searcher, TriedMove};
use super::table::{Draft, TableAnswer};
use crate::game::Game;
use crate::score::{Score, Window};
use crate::search::event::{SearchEvent, Tracer};
use std::ops::ControlFlow;

impl<G: Game, T: Tracer<G>> Searcher<'_, G, T> {
    /// What the table answers of the node that was just entered and has moves. The root is always searched: an answer from
    /// the table has no move that was searched in this pass.
    pub fn probe(&self, node: &Node<G>, window: Window) -> Option<TableAnswer<G::Move>> {
        if self.ply <= 1 || !self.has_table_here() {
            return None;
        }
        self.enhanced.as_ref()?.table.as_ref()?.probe(&node.position)?.answer(window, self.plies_left())
    }

    /// Leaves the node that was just entered with the table's answer.
    pub fn leave_with(&mut self, node: &Node<G>, moves: Moves, answer: TableAnswer<G::Move>) -> Searched {
        let TableAnswer { score, bound, is_limited, best } = answer;
        let depth = self.plies_left().filter(|_| is_limited);
        self.tracer.record(SearchEvent::TableHit { position: &node.position, score, bound, depth })?;
        if let Some(enhanced) = &mut self.enhanced {
            if is_limited {
                enhanced.limited_leaves.add(score);
            }
            if let (Some(lines), Some(best)) = (&mut enhanced.lines, best) {
                lines.end_with(self.ply - 1, best);
            }
        }
        self.leave(moves, score)
    }

    /// Stores what was found of an open node that was searched with `window`; `best`: its best move.
    pub fn store(&mut self, node: &Node<G>, window: Window, score: Score, best: Option<TriedMove>) -> ControlFlow<()> {
        // Where a tie does not cut a window may have closed without a cut; a score on both its bounds bounds nothing.
        if !self.has_table_here() || window.beta <= window.alpha {
            return ControlFlow::Continue(());
        }
        self.report_table()?;
        let (draft_depth, ply) = (self.plies_left(), self.ply - 1);
        let best = best.map(|best| self.move_of(best));
        if let Some(Enhanced { table: Some(table), limited_leaves, .. }) = self.enhanced.as_deref_mut() {
            let draft = Draft::new(draft_depth, limited_leaves.has_below(ply));
            table.store(&node.position, score, window.bound_of(score), draft, best);
        }
        ControlFlow::Continue(())
    }

    /// The same as if it held for every depth: a mistake.
    pub fn store_for_any_depth(&mut self, node: &Node<G>, window: Window, score: Score) -> ControlFlow<()> {
        self.report_table()?;
        if let Some(Enhanced { table: Some(table), .. }) = self.enhanced.as_deref_mut() {
            table.store(&node.position, score, window.bound_of(score), Draft::Unlimited(0), None);
        }
        ControlFlow::Continue(())
    }

    /// Reports the memory that the table takes with one position more, before it is taken.
    fn report_table(&mut self) -> ControlFlow<()> {
        let Some(Enhanced { table: Some(table), .. }) = self.enhanced.as_deref() else {
            return ControlFlow::Continue(());
        };
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
        self.enhanced.as_ref().is_some_and(|enhanced| enhanced.quiescence.is_none() || self.plies_left() != Some(0))
    }

    /// How many plies are searched below the node that was entered last.
    fn plies_left(&self) -> Option<usize> {
        // A node that is probed is above the limit, or where nothing can be evaluated.
        self.depth.map(|depth| depth.saturating_add(1).saturating_sub(self.ply))
    }
}
