//! Why a search cannot be applied to a position, and which one can.

use super::{Grouped, Message, MessageArg, ToArgument, Words, args};
use poda_core::document::{MissingEstimates, Unsearchable};
use poda_core::score::{Interval, Window};

impl Message for Unsearchable {
    fn sentence_with(&self, words: &Words, _: &[(&str, MessageArg)]) -> String {
        match *self {
            Self::Chance(algorithm) => words.fill(
                "diagnostic-algorithm-without-chance",
                &args![
                    algorithm = algorithm.to_argument(words),
                    players = algorithm.properties().multi_player.is_some().to_argument(words),
                ],
            ),
            Self::Window { window: Window { alpha, beta }, bounds: Interval { low, high } } => {
                words.fill("diagnostic-window-outside-bounds", &args![alpha, beta, low, high])
            }
            Self::SeveralPlayers(algorithm) => {
                words.fill("diagnostic-algorithm-for-two-sides", &args![algorithm = algorithm.to_argument(words)])
            }
            Self::TwoSides(algorithm) => {
                words.fill("diagnostic-algorithm-for-players", &args![algorithm = algorithm.to_argument(words)])
            }
            Self::Sum { set, greatest } => words.fill("diagnostic-sum-exceeded", &args![sum = set, greatest]),
            Self::FloorCount { floors, players } => {
                words.fill("diagnostic-floor-count", &args![count = floors, players])
            }
            Self::Floor { set, least, player } => {
                words.fill("diagnostic-below-floor", &args![floor = set, least, player])
            }
            Self::OfKind(key) => words.text(&format!("diagnostic-{key}")),
        }
    }
}

/// A depth limit that is reached at nodes without an estimate.
impl Message for MissingEstimates {
    fn sentence_with(&self, words: &Words, _: &[(&str, MessageArg)]) -> String {
        let Self { depth, nodes, count } = self;
        let args = args![
            depth = Grouped(depth).to_argument(words),
            nodes = nodes.to_argument(words),
            count = count.to_argument(words),
        ];
        words.fill("diagnostic-no-estimate", &args)
    }
}

/// A search of a kind with this word, where only a depth-first search is supported.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotDepthFirst(pub &'static str);

impl Message for NotDepthFirst {
    fn sentence_with(&self, words: &Words, _: &[(&str, MessageArg)]) -> String {
        words.text(&format!("diagnostic-{}", self.0))
    }
}
