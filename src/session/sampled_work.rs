//! A sampled search of a position, recorded and laid out.

use super::progress::{IMMEDIATE_VALUES_NODES, ProgressSink, Stage};
use poda_core::comparison::convergence::Convergence;
use poda_core::comparison::move_values::{MoveValues, move_values};
use poda_core::document::check_mcts;
use poda_core::document::recorder::record_mcts;
use poda_core::game::any::{AnyGame, AnyMove};
use poda_core::game::played_game::PlayedGame;
use poda_core::search::mcts::{MctsConfig, ResultScale};
use poda_core::trace::limits::{Limits, Progress};
use poda_core::trace::sampled::tree::SampledTree;
use poda_picture::picture::sampled::SampledLayout;
use std::sync::Arc;

/// A recorded search with its layout.
#[derive(Clone, Debug)]
pub struct FoundSample {
    pub recording: Arc<SampledTree<AnyGame>>,
    pub layout: Arc<SampledLayout>,
    pub convergence: Arc<Convergence>,
}

impl FoundSample {
    pub fn new(recording: SampledTree<AnyGame>) -> Self {
        let (layout, convergence) = (SampledLayout::new(&recording), Convergence::of(&recording));
        Self { recording: Arc::new(recording), layout: Arc::new(layout), convergence: Arc::new(convergence) }
    }
}

/// A position to be searched, and how.
#[derive(Clone, Debug)]
pub struct SampledWork {
    /// The game that led to the position.
    pub game: PlayedGame<AnyGame>,
    pub config: MctsConfig,
    /// The scale that maps the results of games to scores.
    pub scale: ResultScale,
}

impl SampledWork {
    /// Returns the search of a position; `None` if it cannot be searched this way.
    pub fn new(game: PlayedGame<AnyGame>, config: MctsConfig) -> Option<Self> {
        let scale = check_mcts(game.position(), &config).ok()?;
        Some(Self { game, config, scale })
    }

    /// Records the search. Returns `None` if `progress` cancels it.
    pub fn find(&self, limits: Limits, progress: &impl ProgressSink) -> Option<SampledTree<AnyGame>> {
        progress.begin_stage(Stage::Searching).then(|| self.record(limits, progress))
    }

    /// Returns the true values of the moves; `None` if they are not found in a few milliseconds.
    pub(super) fn move_values(&self) -> Option<MoveValues<AnyMove>> {
        move_values(self.game.position(), self.scale, Limits::nodes(IMMEDIATE_VALUES_NODES), &()).ok()
    }

    pub(super) fn record(&self, limits: Limits, progress: &dyn Progress) -> SampledTree<AnyGame> {
        record_mcts(&self.config, self.scale, self.game.position(), limits, progress)
    }
}
