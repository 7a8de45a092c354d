//! A recorded search of any kind, as a timeline, and the properties of each kind.
//!
//! Everything that differs by kind is here, as a row of properties or as a choice among the kinds; everything else
//! reads a [`Story`].

use super::limits::Ending;
use super::passes::{PassStep, Passes};
use super::sampled::tree::SampledTree;
use super::step::TimelineStep;
use super::step_size::StepSize;
use super::story::{Direction, Story};
use crate::game::Game;
use std::sync::Arc;

/// The kind of a recorded search.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum RecordedKind {
    /// A depth-first search.
    Search,
    /// A Monte Carlo tree search.
    Sampled,
}

/// What differs by kind of search and is a word, a list, or yes or no.
#[derive(Clone, Copy, Debug)]
pub struct KindProperties {
    /// The word for the kind in the ids of messages; `None` for depth-first searches, which are called by their
    /// algorithms.
    pub word: Option<&'static str>,
    /// The sizes of a step through such a recording, the smallest first.
    pub step_sizes: &'static [StepSize],
    /// Whether users answer questions about such a search in the strip, beside everything else. Otherwise they are an
    /// exercise, in which everything is hidden that would answer them.
    pub is_asked_in_strip: bool,
}

impl RecordedKind {
    /// All kinds.
    pub const ALL: [Self; 2] = [Self::Search, Self::Sampled];

    /// Returns what differs by kind.
    pub const fn properties(self) -> KindProperties {
        match self {
            Self::Search => KindProperties {
                word: None,
                step_sizes: &[StepSize::Event, StepSize::Visit, StepSize::Result, StepSize::Bookmark],
                is_asked_in_strip: false,
            },
            Self::Sampled => KindProperties {
                word: Some("mcts"),
                step_sizes: &[
                    StepSize::Event,
                    StepSize::Phase,
                    StepSize::Iteration,
                    StepSize::Ten,
                    StepSize::Hundred,
                    StepSize::Thousand,
                    StepSize::Bookmark,
                ],
                is_asked_in_strip: true,
            },
        }
    }

    /// Returns the sizes of a step through such a recording, the smallest first.
    pub const fn step_sizes(self) -> &'static [StepSize] {
        self.properties().step_sizes
    }

    /// Returns whether such a search repeats iterations, which two recordings can be compared by.
    pub fn has_iterations(self) -> bool {
        self.step_sizes().contains(&StepSize::Iteration)
    }
}

impl StepSize {
    /// Returns the size itself if recordings of this kind have it, otherwise the smallest one that counts something as
    /// large. So a document keeps its size when it is searched in another way.
    #[must_use]
    pub fn of(self, kind: RecordedKind) -> Self {
        let sizes = kind.step_sizes();
        let alike = sizes.iter().copied().find(|size| size.unit() == self.unit()).unwrap_or_default();
        if sizes.contains(&self) { self } else { alike }
    }
}

/// A recorded search. Clones share what is recorded.
#[derive(Clone, Debug)]
pub enum Recorded<G: Game> {
    /// A depth-first search, in one or several passes.
    Search(Passes<G>),
    /// A Monte Carlo tree search.
    Sampled(Arc<SampledTree<G>>),
}

impl<G: Game> Recorded<G> {
    /// Returns the kind of search.
    pub const fn kind(&self) -> RecordedKind {
        match self {
            Self::Search(_) => RecordedKind::Search,
            Self::Sampled(_) => RecordedKind::Sampled,
        }
    }

    /// Returns the tree of a pass. Only a depth-first search can have several.
    pub fn story(&self, pass: usize) -> &dyn Story<G> {
        match self {
            Self::Search(passes) => &**passes.get(pass),
            Self::Sampled(tree) => &**tree,
        }
    }

    /// Returns the number of passes.
    pub fn pass_count(&self) -> usize {
        match self {
            Self::Search(passes) => passes.len(),
            Self::Sampled(_) => 1,
        }
    }

    /// Returns the position that was searched.
    pub fn root(&self) -> &G {
        self.story(0).root()
    }

    /// Returns how the search ended.
    pub fn ending(&self) -> Ending {
        self.story(self.pass_count() - 1).ending()
    }

    /// Returns whether the search was completed.
    pub fn is_complete(&self) -> bool {
        self.ending() == Ending::Complete
    }

    /// Returns the number of nodes in all passes.
    pub fn node_count(&self) -> usize {
        (0..self.pass_count()).map(|pass| self.story(pass).node_count()).sum()
    }

    /// Returns the memory in use, in bytes.
    pub fn bytes(&self) -> usize {
        (0..self.pass_count()).map(|pass| self.story(pass).bytes()).sum()
    }

    /// Returns the last step of the timeline: the number of events in all passes.
    pub fn end(&self) -> TimelineStep {
        match self {
            Self::Search(passes) => passes.end(),
            Self::Sampled(tree) => TimelineStep::new(tree.end()),
        }
    }

    /// Returns the pass and its step at a step of the timeline; the end for a later step. See [`Passes::locate`].
    pub fn locate(&self, step: TimelineStep) -> PassStep {
        match self {
            Self::Search(passes) => passes.locate(step),
            Self::Sampled(tree) => PassStep { pass: 0, step: step.get().min(tree.end()) },
        }
    }

    /// Returns the step of the timeline at a step of a pass, which is limited to the last step of the pass.
    pub fn timeline_step(&self, at: PassStep) -> TimelineStep {
        match self {
            Self::Search(passes) => passes.timeline_step(at),
            Self::Sampled(tree) => TimelineStep::new(at.step.min(tree.end())),
        }
    }

    /// Returns the timeline step to which a direction leads; `None` if it leads nowhere, or if searches of this kind do
    /// not have the direction.
    pub fn destination(&self, at: PassStep, size: StepSize, direction: Direction) -> Option<TimelineStep> {
        let reached = |pass: usize, from| {
            let step = self.story(pass).destination(from, size, direction)?;
            Some(PassStep { pass, step })
        };
        let found = match direction {
            Direction::First => Some(TimelineStep::START),
            Direction::Last => Some(self.end()),
            Direction::Forward
            | Direction::Back
            | Direction::NextCutoff
            | Direction::PreviousCutoff
            | Direction::NextLeaf
            | Direction::Over
            | Direction::Out
            | Direction::FirstDifference
            | Direction::NextChange(_) => {
                // Step 0 of a later pass is the same as the end of the pass before it.
                let within = reached(at.pass, at.step).filter(|to| to.step != at.step && (0 < to.step || at.pass == 0));
                within.or_else(|| self.in_other_pass(at, direction, reached)).map(|to| self.timeline_step(to))
            }
        };
        found.filter(|&step| step != self.timeline_step(at))
    }

    fn in_other_pass(
        &self,
        at: PassStep,
        direction: Direction,
        reached: impl Fn(usize, usize) -> Option<PassStep>,
    ) -> Option<PassStep> {
        match direction {
            Direction::Forward | Direction::NextCutoff | Direction::NextLeaf => {
                (at.pass + 1..self.pass_count()).find_map(|pass| reached(pass, 0))
            }
            Direction::Back | Direction::PreviousCutoff => {
                (0..at.pass).rev().find_map(|pass| reached(pass, self.story(pass).end() + 1))
            }
            Direction::First
            | Direction::Last
            | Direction::Over
            | Direction::Out
            | Direction::FirstDifference
            | Direction::NextChange(_) => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_size_has_a_meaning_in_every_kind() {
        for kind in RecordedKind::ALL {
            for size in StepSize::ALL {
                let is_own = kind.step_sizes().contains(&size);
                assert_eq!(is_own, size.of(kind) == size);
                assert!(kind.step_sizes().contains(&size.of(kind)));
            }
        }
    }
}
