//! The pseudocode of Monte Carlo tree search, and the line that a step executes.

use super::mcts::{decide_name, rollout_name};
use super::pseudocode::{Pseudocode, tagged_lines};
use super::{Words, args};
use poda_core::game::GameView;
use poda_core::search::mcts::Selection;
use poda_core::trace::sampled::tree::{SampledEvent, SampledTree};
use poda_core::trace::{Step, Story};

/// Returns the pseudocode at `step`.
pub fn pseudocode<G: GameView>(words: &Words, recording: &SampledTree<G>, step: Step) -> Pseudocode {
    let config = recording.config();
    let args = args![rollout = rollout_name(config.rollout), decide = decide_name(config.decide)];
    let message = match (config.selection, recording.root().has_chance()) {
        (Selection::Ucb1, false) => "algorithm-mcts",
        (Selection::Ucb1, true) => "algorithm-mcts-chance",
        (Selection::Puct(_), false) => "algorithm-puct",
        (Selection::Puct(_), true) => "algorithm-puct-chance",
    };
    Pseudocode::new(tagged_lines(words.styled(message, &args)), executed_tag(recording, step))
}

/// Returns the tag of the line that `step` executes; `None` before the first step.
pub(crate) fn executed_tag<G: GameView>(recording: &SampledTree<G>, step: Step) -> Option<&'static str> {
    recording.event(step).map(|event| match event {
        SampledEvent::Iteration(_) => "iteration",
        SampledEvent::Select { .. } => "select",
        SampledEvent::Expand { .. } => "expand",
        SampledEvent::Priors(_) => "priors",
        SampledEvent::Rollout(_) => "rollout",
        SampledEvent::Backup(_) => "backup",
        SampledEvent::Decide => "decide",
    })
}
