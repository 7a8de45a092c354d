//! How certain the best move and the exact value of a search are: one answer for every sentence about a result.

use poda_core::game::GameView;
use poda_core::score::{Player, Score};
use poda_core::search::SearchConfig;
use poda_core::trace::Guarantee;
use strum::IntoStaticStr;

/// How certain the value of the best move is, where a search has found the root's exact value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Certainty {
    /// The other side can force the worst value there is.
    WorstPossible,
    BestPossible,
    /// The player is sure of the value or a better one, whatever lies beyond the depth limit.
    Sure,
    /// Within the depth limit neither side can force a win.
    Undecided,
    /// It is backed up from estimates of quiet positions.
    UntilQuiet,
    /// It is backed up from estimates, some of them beyond the depth limit.
    BeyondDepth,
    /// It is backed up from estimates at the depth limit.
    InDepth,
}

impl Certainty {
    /// Returns the certainty of `score`, the root's value. `config` is that of the pass that decides, and `goes_beyond`
    /// whether it visited nodes beyond its depth limit.
    pub fn of<G: GameView>(
        config: &SearchConfig,
        root: &G,
        player: Player,
        score: Score,
        guarantee: Guarantee,
        goes_beyond: bool,
    ) -> Self {
        // Without a depth limit, no value is an estimate.
        let is_unlimited = config.depth.is_none();
        let evaluates_only_outcomes = root.evaluates_only_outcomes();
        let is_worst = score == player.worst() || (evaluates_only_outcomes && player.prefers(Score::ZERO, score));
        let is_forced = is_unlimited || !player.prefers(guarantee.root.own_end(player.opponent()), score);
        let is_sure = is_unlimited || !player.prefers(score, guarantee.best.own_end(player));
        if is_worst && is_forced {
            Self::WorstPossible
        } else if is_sure && score == player.opponent().worst() {
            Self::BestPossible
        } else if is_sure && score != player.worst() {
            Self::Sure
        } else if evaluates_only_outcomes && score == Score::ZERO {
            Self::Undecided
        } else if config.quiescence.is_some() {
            Self::UntilQuiet
        } else if goes_beyond {
            Self::BeyondDepth
        } else {
            Self::InDepth
        }
    }
}

/// How certain the value of a move is that the program plays in a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr)]
#[strum(serialize_all = "lowercase")]
pub enum PlayedValue {
    Exact,
    /// The program gets this or better.
    #[strum(serialize = "least")]
    AtLeast,
    /// It is the average over the outcomes of chance, down to the end of the game.
    Average,
    /// It depends on estimates.
    Estimate,
}

/// What a search has proved of the move that it plays.
#[derive(Clone, Copy, Debug)]
pub struct PlayedProof {
    pub guarantee: Guarantee,
    /// Whether the search visited nodes beyond its depth limit.
    pub goes_beyond: bool,
    /// Whether the move is proved to be worth the root's value.
    pub is_proved: bool,
    /// Whether the value depends on chance.
    pub is_average: bool,
}

impl PlayedValue {
    /// Returns the certainty of `score`, the value of the move that a search plays.
    pub fn of<G: GameView>(
        config: &SearchConfig,
        root: &G,
        player: Player,
        score: Score,
        PlayedProof { guarantee, goes_beyond, is_proved, is_average }: PlayedProof,
    ) -> Self {
        let is_unlimited = config.depth.is_none();
        if !is_proved {
            return Self::Estimate;
        }
        if is_average {
            return if is_unlimited { Self::Average } else { Self::Estimate };
        }
        match Certainty::of(config, root, player, score, guarantee, goes_beyond) {
            Certainty::WorstPossible | Certainty::BestPossible => Self::Exact,
            Certainty::Sure if is_unlimited || guarantee.root.is_exact() => Self::Exact,
            Certainty::Sure => Self::AtLeast,
            Certainty::Undecided | Certainty::UntilQuiet | Certainty::BeyondDepth | Certainty::InDepth => {
                Self::Estimate
            }
        }
    }

    /// Returns the selector by which messages choose a variant.
    pub fn key(self) -> &'static str {
        self.into()
    }
}
