//! Expectiminimax with one mistake at its chance nodes.

use crate::game::Game;
use crate::score::{Inexact, Score, Turn};
use crate::search::algorithm::Algorithm;
use crate::search::config::{Opponent, SearchConfig};
use crate::search::event::Tracer;
use crate::search::support::searcher::{Entered, Moves, Node, Searched, Searcher};
use std::ops::ControlFlow;

/// A mistake at chance nodes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum ChanceMistake {
    /// All outcomes count the same, whatever their weights are.
    WeightsIgnored,
    /// MIN's nodes take the average of their children.
    MinAsChance,
    /// Chance nodes take the smallest value.
    ChanceAsMin,
    /// Chance nodes take the largest value.
    ChanceAsMax,
    /// Chance nodes take the smallest value, and branches are pruned as in alpha-beta.
    PrunedAsMin,
    /// Outcomes are left out, and the average is that of the others.
    OutcomesLeftOut(KeptOutcomes),
    /// Outcomes are left out, and each of the others counts with its own probability.
    OutcomesMissing(KeptOutcomes),
    /// The average is rounded down to a whole number.
    RoundedDown,
    /// The average is rounded to a whole number towards zero.
    RoundedToZero,
    /// The values are added without being divided by their number.
    NotDivided,
    /// A chance node counts as a ply of depth, although the limit counts the moves of players.
    CountedAsPly,
    /// A chance node does not count as a ply of depth, although the limit counts it.
    NotCountedAsPly,
}

/// The outcomes that are searched where others are left out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum KeptOutcomes {
    /// All but the first.
    Later,
    /// All but the last.
    Earlier,
    /// Only the first.
    First,
}

impl KeptOutcomes {
    const fn has(self, index: usize, outcomes: usize) -> bool {
        match self {
            Self::Later => 0 < index || outcomes == 1,
            Self::Earlier => index + 1 < outcomes || outcomes == 1,
            Self::First => index == 0,
        }
    }
}

impl ChanceMistake {
    /// All of these mistakes.
    pub(super) const ALL: [Self; 16] = [
        Self::WeightsIgnored,
        Self::MinAsChance,
        Self::ChanceAsMin,
        Self::ChanceAsMax,
        Self::PrunedAsMin,
        Self::OutcomesLeftOut(KeptOutcomes::Later),
        Self::OutcomesLeftOut(KeptOutcomes::Earlier),
        Self::OutcomesLeftOut(KeptOutcomes::First),
        Self::OutcomesMissing(KeptOutcomes::Later),
        Self::OutcomesMissing(KeptOutcomes::Earlier),
        Self::OutcomesMissing(KeptOutcomes::First),
        Self::RoundedDown,
        Self::RoundedToZero,
        Self::NotDivided,
        Self::CountedAsPly,
        Self::NotCountedAsPly,
    ];

    /// Returns the mistake's name for programs.
    pub(super) const fn key(self) -> &'static str {
        match self {
            Self::WeightsIgnored => "weights-ignored",
            Self::MinAsChance => "min-as-chance",
            Self::ChanceAsMin => "chance-as-min",
            Self::ChanceAsMax => "chance-as-max",
            Self::PrunedAsMin => "alpha-beta-for-expectimax",
            Self::OutcomesLeftOut(_) | Self::OutcomesMissing(_) => "outcomes-left-out",
            Self::RoundedDown | Self::RoundedToZero => "average-rounded",
            Self::NotDivided => "average-not-divided",
            Self::CountedAsPly => "chance-as-ply",
            Self::NotCountedAsPly => "chance-not-as-ply",
        }
    }

    /// Returns the correct search with another setting, if the mistake is equivalent to that setting.
    pub(super) fn changed(self, config: &SearchConfig) -> Option<SearchConfig> {
        match self {
            Self::MinAsChance => {
                let algorithm =
                    if config.algorithm == Algorithm::Minimax { Algorithm::Expectiminimax } else { config.algorithm };
                Some(SearchConfig { algorithm, opponent: Opponent::Random, ..*config })
            }
            Self::CountedAsPly => Some(*config),
            Self::WeightsIgnored
            | Self::ChanceAsMin
            | Self::ChanceAsMax
            | Self::PrunedAsMin
            | Self::OutcomesLeftOut(_)
            | Self::OutcomesMissing(_)
            | Self::RoundedDown
            | Self::RoundedToZero
            | Self::NotDivided
            | Self::NotCountedAsPly => None,
        }
    }

    /// Returns whether the mistake can be made in a search.
    pub(super) fn applies_to(self, config: &SearchConfig) -> bool {
        let properties = config.algorithm.properties();
        let searches_chance = properties.searches_chance && properties.multi_player.is_none();
        match self {
            Self::MinAsChance => {
                config.algorithm == Algorithm::Minimax || (searches_chance && config.opponent == Opponent::Best)
            }
            Self::CountedAsPly | Self::NotCountedAsPly => searches_chance && config.depth.is_some(),
            Self::PrunedAsMin => searches_chance,
            Self::WeightsIgnored
            | Self::ChanceAsMin
            | Self::ChanceAsMax
            | Self::OutcomesLeftOut(_)
            | Self::OutcomesMissing(_)
            | Self::RoundedDown
            | Self::RoundedToZero
            | Self::NotDivided => config.algorithm == Algorithm::Expectiminimax,
        }
    }
}

/// Returns the value of `node` by expectiminimax with this mistake.
pub(super) fn expectiminimax<G: Game, T: Tracer<G>, const E: bool>(
    searcher: &mut Searcher<G, T, E>,
    node: &Node<G>,
    mistake: ChanceMistake,
) -> Searched {
    let moves = match searcher.enter(node, None)? {
        Entered::Leaf(score) => return ControlFlow::Continue(score),
        Entered::Inner(moves) => moves,
    };
    let Turn::Player(player) = searcher.turn(&node.position) else {
        let mean = average(searcher, node, moves, mistake)?;
        return searcher.leave(moves, mean);
    };
    let mut best = player.worst();
    for mv in moves.in_order() {
        let child = searcher.child(node, mv);
        let score = searcher.descend(&child, |searcher, child| expectiminimax(searcher, child, mistake))?;
        if mv.is_first || player.prefers(score, best) {
            best = score;
            searcher.improve(best)?;
        }
    }
    searcher.leave(moves, best)
}

/// Returns the average of the outcomes with this mistake.
fn average<G: Game, T: Tracer<G>, const E: bool>(
    searcher: &mut Searcher<G, T, E>,
    node: &Node<G>,
    moves: Moves,
    mistake: ChanceMistake,
) -> Searched {
    let weights = searcher.weights(node, moves)?;
    let mut outcomes: Vec<(u32, Score)> = Vec::with_capacity(weights.len());
    for (index, mv) in moves.in_order().enumerate() {
        let weight = if mistake == ChanceMistake::WeightsIgnored { 1 } else { weights[index] };
        let is_kept = match mistake {
            ChanceMistake::OutcomesLeftOut(kept) | ChanceMistake::OutcomesMissing(kept) => {
                kept.has(index, weights.len())
            }
            ChanceMistake::WeightsIgnored
            | ChanceMistake::MinAsChance
            | ChanceMistake::ChanceAsMin
            | ChanceMistake::ChanceAsMax
            | ChanceMistake::PrunedAsMin
            | ChanceMistake::RoundedDown
            | ChanceMistake::RoundedToZero
            | ChanceMistake::NotDivided
            | ChanceMistake::CountedAsPly
            | ChanceMistake::NotCountedAsPly => true,
        };
        if is_kept {
            let (child, _) = searcher.outcome(node, moves, mv);
            let score = searcher.descend(&child, |searcher, child| expectiminimax(searcher, child, mistake))?;
            outcomes.push((weight, score));
            searcher.expect()?;
        } else if matches!(mistake, ChanceMistake::OutcomesMissing(_)) {
            outcomes.push((weight, Score::ZERO));
        }
    }
    searcher.exact(combined(mistake, &outcomes))
}

/// Returns what the program takes for the average of outcomes with these weights and scores.
fn combined(mistake: ChanceMistake, outcomes: &[(u32, Score)]) -> Result<Score, Inexact> {
    let mean = Score::weighted_mean(outcomes.iter().copied())?;
    let number = mean.get();
    let total: f64 = outcomes.iter().map(|&(_, score)| score.get()).sum();
    let mistaken = match mistake {
        ChanceMistake::RoundedDown => number.floor(),
        ChanceMistake::RoundedToZero => number.trunc(),
        ChanceMistake::NotDivided => total,
        ChanceMistake::WeightsIgnored
        | ChanceMistake::MinAsChance
        | ChanceMistake::ChanceAsMin
        | ChanceMistake::ChanceAsMax
        | ChanceMistake::PrunedAsMin
        | ChanceMistake::OutcomesLeftOut(_)
        | ChanceMistake::OutcomesMissing(_)
        | ChanceMistake::CountedAsPly
        | ChanceMistake::NotCountedAsPly => return Ok(mean),
    };
    Score::new(mistaken).ok_or(Inexact::OppositeInfinities)
}
