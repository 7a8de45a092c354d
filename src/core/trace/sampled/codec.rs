//! A recorded Monte Carlo tree search as it is written as bytes, in which form one instance of the program sends it to
//! another.
//!
//! The format stores the parent and the move of each node that an iteration has added to its path, and for each iteration
//! the end of its path, its result and the moves of its rollout. Everything else follows from these. Both sides know the position and the settings of the
//! search, so these are not stored. The format is not for files, because both sides must be the same version of the
//! program.

use super::tree::{RecordingBuilder, SampledTree};
use crate::game::packed_move::PackMoves;
use crate::score::Score;
use crate::search::mcts::{MctsAnswer, MctsConfig, ResultScale, Statistics};
use crate::trace::limits::Ending;
use crate::trace::{NodeId, Story};
use serde::{Deserialize, Serialize};

/// A recording as it is written. Nodes are numbers, and moves the [bits](PackMoves::move_bits) of a game.
#[derive(Debug, Serialize, Deserialize)]
pub struct WrittenSampledTree {
    /// The parent and the move of each node that the search has added.
    added: Vec<(u32, u32)>,
    iterations: Vec<WrittenIteration>,
    ending: Ending,
    answer: Option<WrittenAnswer>,
}

#[derive(Debug, Serialize, Deserialize)]
struct WrittenIteration {
    leaf: u32,
    result: Score,
    rollout: Vec<u32>,
}

#[derive(Debug, Serialize, Deserialize)]
struct WrittenAnswer {
    root: Statistics,
    children: Vec<(u32, Statistics)>,
    line: Vec<u32>,
    nodes: usize,
}

impl WrittenSampledTree {
    /// Returns a recording as it is written.
    pub fn of<G: PackMoves>(recording: &SampledTree<G>) -> Self {
        let bits = |moves: &[G::Move]| moves.iter().map(|&mv| G::move_bits(mv)).collect::<Vec<u32>>();
        // The nodes with which the search began follow from the position, and those with priors from their parents.
        let numbers = 1..=recording.iteration_count();
        let expanded = numbers.filter(|&number| recording.has_expanded(number)).map(|number| recording.leaf(number));
        let added = expanded.filter_map(|node| {
            let parent = recording.parent(node).map_or(0, NodeId::number);
            recording.move_to(node).map(|mv| (parent, G::move_bits(mv)))
        });
        let iteration = |number: usize| {
            let (moves, result) = recording.rollout(number);
            WrittenIteration { leaf: recording.leaf(number).number(), result, rollout: bits(moves) }
        };
        let answer = recording.answer().map(|MctsAnswer { root, children, line, nodes }| WrittenAnswer {
            root: *root,
            children: children.iter().map(|&(mv, statistics)| (G::move_bits(mv), statistics)).collect(),
            line: bits(line),
            nodes: *nodes,
        });
        Self {
            added: added.collect(),
            iterations: (1..=recording.iteration_count()).map(iteration).collect(),
            ending: recording.ending(),
            answer,
        }
    }

    /// Returns the recording of a search of `root` that was written; `None` if no search can be written so.
    pub fn read<G: PackMoves>(self, config: &MctsConfig, scale: ResultScale, root: &G) -> Option<SampledTree<G>> {
        let moves = |bits: Vec<u32>| bits.into_iter().map(|bits| root.move_from_bits(bits)).collect::<Option<Vec<_>>>();
        let mut builder = RecordingBuilder::new(config, scale, root);
        let mut added = self.added.into_iter();
        for WrittenIteration { leaf, result, rollout } in self.iterations {
            // A node gets its number when an iteration adds it, so an unknown number belongs to a new node.
            if !builder.go_to(NodeId::new(leaf as usize)) {
                let (parent, via) = added.next()?;
                if !builder.go_to(NodeId::new(parent as usize)) {
                    return None;
                }
                builder.expand(root.move_from_bits(via)?);
            }
            if builder.is_new() {
                builder.add_moves(&builder.position());
            }
            builder.roll_out(&moves(rollout)?, result);
        }
        let answer = match self.answer {
            Some(WrittenAnswer { root: statistics, children, line, nodes }) => {
                let child = |(bits, statistics)| Some((root.move_from_bits(bits)?, statistics));
                let children = children.into_iter().map(child).collect::<Option<_>>()?;
                Some(MctsAnswer { root: statistics, children, line: moves(line)?, nodes })
            }
            None => None,
        };
        added.next().is_none().then(|| builder.finish(self.ending, answer))
    }
}
