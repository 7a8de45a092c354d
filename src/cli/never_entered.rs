//! Which nodes no visit of a search has entered.
//!
//! Knows ids only, and keeps no tree.

use super::node_path::NodePath;
use crate::game::GameView;
use crate::search::{SearchConfig, SearchEvent, Tracer, search};
use std::collections::HashSet;
use std::ops::ControlFlow;

/// Returns those of the nodes left out by some visit that no visit has entered, each once. A search that comes back to
/// nodes is made again for that: keeping every node that it entered would take more memory than time is worth.
pub(super) fn never_entered<G: GameView>(config: &SearchConfig, root: &G, pruned: Vec<String>) -> Vec<String> {
    if !config.algorithm.properties().revisits_nodes || pruned.is_empty() {
        return pruned;
    }
    let mut entered = EnteredTracer { path: NodePath::new(), missing: pruned.iter().cloned().collect() };
    let _ = search(config, root, &mut entered);
    let mut missing = entered.missing;
    pruned.into_iter().filter(|id| missing.remove(id)).collect()
}

/// Finds out which of some nodes are entered.
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
