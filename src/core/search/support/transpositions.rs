//! The use of the transposition table by a search: it probes the inner nodes that it enters, and stores its results for
//! those that it leaves.

use super::enhancements::Enhanced;
use super::searcher::{Moves, Node, Searched, Searcher, TriedMove};
use super::table::{Draft, TableAnswer};
use crate::game::Game;
use crate::score::{Score, Window};
use crate::search::event::{SearchEvent, Tracer};
use std::ops::ControlFlow;

impl<G: Game, T: Tracer<G>> Searcher<'_, G, T> {
    /// Returns the table's answer for the node that was just entered and has moves. The root is always searched,
    /// because an answer from the table has no move that was searched in this pass.
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

    /// Stores the result of an open node that was searched with `window`. `best` is its best move.
    pub fn store(&mut self, node: &Node<G>, window: Window, score: Score, best: Option<TriedMove>) -> ControlFlow<()> {
        // If ties do not cut, a window may have closed without a cut. A score on both its bounds bounds nothing.
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

    /// Same as [`store`](Self::store), but for every depth, which is a mistake.
    pub fn store_for_any_depth(&mut self, node: &Node<G>, window: Window, score: Score) -> ControlFlow<()> {
        self.report_table()?;
        if let Some(Enhanced { table: Some(table), .. }) = self.enhanced.as_deref_mut() {
            table.store(&node.position, score, window.bound_of(score), Draft::Unlimited(0), None);
        }
        ControlFlow::Continue(())
    }

    /// Reports the memory that the table takes with one position more, before it is allocated.
    fn report_table(&mut self) -> ControlFlow<()> {
        let Some(Enhanced { table: Some(table), .. }) = self.enhanced.as_deref() else {
            return ControlFlow::Continue(());
        };
        let (bytes, bytes_once_grown) = (table.bytes_with_one_more(), table.bytes_once_grown());
        if self.reported.table < bytes {
            self.reported.table = bytes;
            self.report_memory()?;
            // While a table grows, both the old and the new one are held; then the old one is freed.
            self.reported.table = bytes_once_grown;
        }
        ControlFlow::Continue(())
    }

    /// Returns whether the table is used here. It is not used beyond the depth limit, where a score also depends on the
    /// move that led there.
    fn has_table_here(&self) -> bool {
        self.enhanced.as_ref().is_some_and(|enhanced| enhanced.quiescence.is_none() || self.plies_left() != Some(0))
    }

    /// Returns how many plies are searched below the node that was entered last.
    fn plies_left(&self) -> Option<usize> {
        // A probed node is above the limit, or where nothing can be evaluated.
        self.depth.map(|depth| depth.saturating_add(1).saturating_sub(self.ply))
    }
}
