//! The size of one step through a recorded Monte Carlo tree search.

use super::recording::MctsRecording;
use crate::game::Game;
use crate::trace::Step;

/// The size of one step forward or back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum MctsStepSize {
    /// One event: a selection, an added node, a rollout, a result that is added at a node.
    #[default]
    Event,
    /// One phase of an iteration: selection, expansion, rollout, backup.
    Phase,
    /// One iteration.
    Iteration,
    /// To the next number of iterations that is a multiple of ten.
    Ten,
    /// To the next number of iterations that is a multiple of a hundred.
    Hundred,
    /// To the next number of iterations that is a multiple of a thousand.
    Thousand,
    /// One bookmark of the document. If no bookmarks apply, the beginning and the end of the search.
    Bookmark,
}

impl MctsStepSize {
    /// All sizes, the smallest first.
    pub const ALL: [Self; 7] =
        [Self::Event, Self::Phase, Self::Iteration, Self::Ten, Self::Hundred, Self::Thousand, Self::Bookmark];

    /// Returns the step after `step`, if there is one.
    pub fn forward<G: Game>(self, recording: &MctsRecording<G>, step: Step) -> Option<Step> {
        if recording.len() <= step {
            return None;
        }
        Some(match self {
            Self::Event => step + 1,
            Self::Phase => first_after(step, recording.phase_ends(step + 1)).unwrap_or(recording.len()),
            Self::Iteration | Self::Ten | Self::Hundred | Self::Thousand => {
                let number = recording.whole_iterations(step) / self.iterations() + 1;
                let end = recording.end_of_iteration(number.saturating_mul(self.iterations()));
                if step < end { end } else { recording.len() }
            }
            // A recording has no bookmarks.
            Self::Bookmark => recording.len(),
        })
    }

    /// Returns the step before `step`, if there is one.
    pub fn back<G: Game>(self, recording: &MctsRecording<G>, step: Step) -> Option<Step> {
        let before = step.checked_sub(1)?;
        Some(match self {
            Self::Event => before,
            Self::Phase => {
                let started = recording.iteration_at(step).map_or(recording.iteration_count(), |number| number - 1);
                let ends = recording.phase_ends(step).into_iter().flatten();
                ends.rev().find(|&end| end < step).unwrap_or_else(|| recording.end_of_iteration(started))
            }
            Self::Iteration | Self::Ten | Self::Hundred | Self::Thousand => {
                let whole = recording.whole_iterations(before);
                // The end of the last iteration is a stop too, whatever its number.
                let is_last = whole == recording.iteration_count() && recording.end_of_iteration(whole) < step;
                let number = if is_last { whole } else { whole / self.iterations() * self.iterations() };
                recording.end_of_iteration(number)
            }
            Self::Bookmark => 0,
        })
    }

    /// Returns the number of iterations between two stops.
    const fn iterations(self) -> usize {
        match self {
            Self::Event | Self::Phase | Self::Iteration | Self::Bookmark => 1,
            Self::Ten => 10,
            Self::Hundred => 100,
            Self::Thousand => 1_000,
        }
    }
}

fn first_after(step: Step, ends: impl IntoIterator<Item = Option<Step>>) -> Option<Step> {
    ends.into_iter().flatten().find(|&end| step < end)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::nim::Nim;
    use crate::search::mcts::{MctsConfig, ResultScale};
    use crate::trace::limits::Limits;
    use crate::trace::mcts::recorder::record_mcts;

    /// Returns the steps at which a size stops, from the first to the last.
    fn stops(recording: &MctsRecording<Nim>, size: MctsStepSize) -> Vec<Step> {
        std::iter::successors(Some(0), |&step| size.forward(recording, step)).collect()
    }

    #[test]
    fn back_stops_where_forward_does() {
        let nim = Nim::new(&[2, 1], false).unwrap();
        for (iterations, nodes) in [(1, 100), (7, 100), (10, 100), (25, 100), (40, 6)] {
            let config = MctsConfig { iterations, ..MctsConfig::default() };
            let scale = ResultScale::of(&config, &nim).unwrap();
            let recording = record_mcts(&config, scale, &nim, Limits::nodes(nodes), &());
            for size in MctsStepSize::ALL {
                let there = stops(&recording, size);
                let mut back: Vec<Step> =
                    std::iter::successors(Some(recording.len()), |&step| size.back(&recording, step)).collect();
                back.reverse();
                assert_eq!(there, back, "{size:?} of {iterations} iterations");
                // From a step between two stops, each direction leads to the nearest one.
                for step in 0..=recording.len() {
                    assert_eq!(size.forward(&recording, step), there.iter().copied().find(|&stop| step < stop));
                    assert_eq!(size.back(&recording, step), there.iter().copied().rfind(|&stop| stop < step));
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
        assert_eq!(stops(&recording, MctsStepSize::Event)[..7], [0, 1, 2, 3, 4, 5, 6]);
        assert_eq!(stops(&recording, MctsStepSize::Phase)[..5], [0, 2, 3, 5, 7]);
        let ends = |numbers: &[usize]| numbers.iter().map(|&number| recording.end_of_iteration(number)).collect();
        let with_decision = |mut steps: Vec<Step>| {
            steps.push(recording.len());
            steps
        };
        assert_eq!(stops(&recording, MctsStepSize::Ten), with_decision(ends(&[0, 10, 20, 25])));
        assert_eq!(stops(&recording, MctsStepSize::Hundred), with_decision(ends(&[0, 25])));
        assert_eq!(stops(&recording, MctsStepSize::Bookmark), [0, recording.len()]);
    }
}
