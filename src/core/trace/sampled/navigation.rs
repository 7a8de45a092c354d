//! Where a step of each size leads in a sampled tree.

use super::tree::SampledTree;
use crate::game::Game;
use crate::trace::{Step, StepSize};

/// Returns the step after `step`, if there is one.
pub(super) fn forward<G: Game>(tree: &SampledTree<G>, step: Step, size: StepSize) -> Option<Step> {
    if tree.len() <= step {
        return None;
    }
    Some(match size {
        StepSize::Event => step + 1,
        StepSize::Visit | StepSize::Phase => {
            tree.phase_ends(step + 1).into_iter().flatten().find(|&end| step < end).unwrap_or(tree.len())
        }
        StepSize::Result | StepSize::Iteration | StepSize::Ten | StepSize::Hundred | StepSize::Thousand => {
            let number = tree.whole_iterations(step) / size.iterations() + 1;
            let end = tree.end_of_iteration(number.saturating_mul(size.iterations()));
            if step < end { end } else { tree.len() }
        }
        // A recording has no bookmarks.
        StepSize::Bookmark => tree.len(),
    })
}

/// Returns the step before `step`, if there is one.
pub(super) fn back<G: Game>(tree: &SampledTree<G>, step: Step, size: StepSize) -> Option<Step> {
    let before = step.checked_sub(1)?;
    Some(match size {
        StepSize::Event => before,
        StepSize::Visit | StepSize::Phase => {
            let started = tree.iteration_at(step).map_or(tree.iteration_count(), |number| number - 1);
            let ends = tree.phase_ends(step).into_iter().flatten();
            ends.rev().find(|&end| end < step).unwrap_or_else(|| tree.end_of_iteration(started))
        }
        StepSize::Result | StepSize::Iteration | StepSize::Ten | StepSize::Hundred | StepSize::Thousand => {
            let whole = tree.whole_iterations(before);
            // The end of the last iteration is a stop too, whatever its number.
            let is_last = whole == tree.iteration_count() && tree.end_of_iteration(whole) < step;
            let number = if is_last { whole } else { whole / size.iterations() * size.iterations() };
            tree.end_of_iteration(number)
        }
        StepSize::Bookmark => 0,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::nim::Nim;
    use crate::search::mcts::{MctsConfig, ResultScale};
    use crate::trace::limits::Limits;
    use crate::trace::sampled::recorder::record_mcts;
    use crate::trace::{Direction, RecordedKind, Story};

    /// Returns the steps at which a size stops, from the first to the last.
    fn stops(recording: &SampledTree<Nim>, size: StepSize) -> Vec<Step> {
        std::iter::successors(Some(0), |&step| recording.destination(step, size, Direction::Forward)).collect()
    }

    #[test]
    fn back_stops_where_forward_does() {
        let nim = Nim::new(&[2, 1], false).unwrap();
        for (iterations, nodes) in [(1, 100), (7, 100), (10, 100), (25, 100), (40, 6)] {
            let config = MctsConfig { iterations, ..MctsConfig::default() };
            let scale = ResultScale::of(&config, &nim).unwrap();
            let recording = record_mcts(&config, scale, &nim, Limits::nodes(nodes), &());
            for size in RecordedKind::Sampled.step_sizes().iter().copied() {
                let there = stops(&recording, size);
                let mut back: Vec<Step> = std::iter::successors(Some(recording.len()), |&step| {
                    recording.destination(step, size, Direction::Back)
                })
                .collect();
                back.reverse();
                assert_eq!(there, back, "{size:?} of {iterations} iterations");
                // From a step between two stops, each direction leads to the nearest one.
                for step in 0..=recording.len() {
                    assert_eq!(
                        recording.destination(step, size, Direction::Forward),
                        there.iter().copied().find(|&stop| step < stop)
                    );
                    assert_eq!(
                        recording.destination(step, size, Direction::Back),
                        there.iter().copied().rfind(|&stop| stop < step)
                    );
                }
            }
        }
    }

    #[test]
    fn sizes_stop_at_the_ends_of_phases_and_of_iterations() {
        let nim = Nim::new(&[3], false).unwrap();
        let config = MctsConfig { iterations: 25, ..MctsConfig::default() };
        let scale = ResultScale::of(&config, &nim).unwrap();
        let recording = record_mcts(&config, scale, &nim, Limits::nodes(100), &());
        // The first iteration begins, adds a node, rolls out, and counts the result there and at the root.
        assert_eq!(stops(&recording, StepSize::Event)[..7], [0, 1, 2, 3, 4, 5, 6]);
        assert_eq!(stops(&recording, StepSize::Phase)[..5], [0, 2, 3, 5, 7]);
        let ends = |numbers: &[usize]| numbers.iter().map(|&number| recording.end_of_iteration(number)).collect();
        let with_decision = |mut steps: Vec<Step>| {
            steps.push(recording.len());
            steps
        };
        assert_eq!(stops(&recording, StepSize::Ten), with_decision(ends(&[0, 10, 20, 25])));
        assert_eq!(stops(&recording, StepSize::Hundred), with_decision(ends(&[0, 25])));
        assert_eq!(stops(&recording, StepSize::Bookmark), [0, recording.len()]);
    }
}
