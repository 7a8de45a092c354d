//! What a program reports of a Monte Carlo tree search of its own.

use super::reported_move::ReportedMove;
use crate::score::Score;
use crate::search::mcts::MctsConfig;
use crate::search::setting::SettingValue;

/// A report of a Monte Carlo tree search: an event of an iteration, with its line, from 1.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ReportedSample {
    /// The line of the run.
    pub line: u32,
    /// The event.
    pub event: SampleEvent,
}

/// An event of a Monte Carlo tree search.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum SampleEvent {
    /// An iteration begins at the root.
    Iteration,
    /// A child of the current node is selected, and becomes the current node.
    Select {
        /// The move to it.
        mv: Option<ReportedMove>,
        /// The sum by which it is the greatest.
        sum: Option<Score>,
    },
    /// A child is added to the tree, and becomes the current node.
    Expand {
        /// The move to it.
        mv: Option<ReportedMove>,
    },
    /// A move of the current node has a prior.
    Prior {
        /// The move.
        mv: Option<ReportedMove>,
        /// Its prior.
        prior: Score,
    },
    /// A game was played from the current node on, with this result from MAX's side; or the
    /// position there was evaluated.
    Rollout(Score),
    /// The result was added at a node of the path, from the last one up to the root.
    Backup {
        /// The sum of the results at the node.
        wins: Option<Score>,
        /// The number of its iterations.
        visits: Option<Score>,
    },
    /// The search has chosen a move.
    Decide {
        /// The move.
        mv: Option<ReportedMove>,
    },
}

/// The settings of the Monte Carlo tree search that a program claims to make, in the order of their rows; `None` where it
/// makes no claim.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct MctsClaims([Option<SettingValue>; MctsConfig::SETTINGS.len()]);

impl MctsClaims {
    /// Returns the claims of values by the names of their settings.
    pub fn new(value: impl Fn(&str) -> Option<SettingValue>) -> Self {
        let mut claims = Self::default();
        for (claim, row) in claims.0.iter_mut().zip(MctsConfig::SETTINGS) {
            *claim = value(row.name);
        }
        claims
    }

    /// Returns whether a setting is claimed.
    pub fn has(&self, name: &str) -> bool {
        self.0.iter().zip(MctsConfig::SETTINGS).any(|(claim, row)| row.name == name && claim.is_some())
    }

    /// Returns the settings of a file with those that are claimed.
    pub fn over(&self, file: MctsConfig) -> MctsConfig {
        let rows = MctsConfig::SETTINGS.iter().zip(self.0);
        rows.fold(file, |config, (row, claim)| claim.map_or(config, |value| row.with(config, value)))
    }
}

/// Returns whether a program reports priors, by which it therefore selects.
pub(super) fn tells_priors(samples: &[ReportedSample]) -> bool {
    samples.iter().any(|told| matches!(told.event, SampleEvent::Prior { .. }))
}
