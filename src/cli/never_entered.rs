//! Finds the pruned nodes that no visit of a search has entered.
//!
//! Knows ids only, and keeps no tree.

use super::node_path::NodePath;
use crate::game::GameView;
use crate::search::{SearchConfig, SearchEvent, Tracer, search};
use std::collections::HashSet;
use std::ops::ControlFlow;

/// Returns those nodes of `pruned` that no visit has entered, each once. A search that revisits nodes is run a second time for
/// that, because keeping the ids of all entered nodes would take too much memory.
pub(super) fn never_entered<G: GameView>(config: &SearchConfig, root: &G, pruned: Vec<String>) -> Vec<String> {
    if !config.algorithm.properties().revisits_nodes || pruned.is_empty() {
        return pruned;
    }
    let mut entered = EnteredTracer { path: NodePath::new(), missing: pruned.iter().cloned().collect() };
    let _ = search(config, root, &mut entered);
    let mut missing = entered.missing;
    pruned.into_iter().filter(|id| missing.remove(id)).collect()
}

/// Removes every node that is entered from those that are missing.
struct EnteredTracer<G: GameView> {
    path: NodePath<G>,
    /// Those that have not been entered yet.
    missing: HashSet<String>,
}

impl<G: GameView> Tracer<G> for EnteredTracer<G> {
    fn record(&mut self, event: SearchEvent<'_, G>) -> ControlFlow<()> {
        match event {
            SearchEvent::Enter { via, position, .. } => {
                self.path.enter(via, position);
                if let Some(id) = self.path.id() {
                    self.missing.remove(id);
                }
            }
            SearchEvent::Leave { .. } => self.path.leave(),
            SearchEvent::Pass(_) => self.path = NodePath::new(),
            _ => {}
        }
        ControlFlow::Continue(())
    }
}
