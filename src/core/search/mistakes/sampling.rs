//! The classic mistakes in a Monte Carlo tree search. They are recognized in a program's own iterations, and not
//! searched with.

use crate::search::mcts::Decide;

/// A mistake in a Monte Carlo tree search.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum SamplingMistake {
    /// At MIN's nodes children are compared by MAX's mean.
    MeanOfMax,
    /// The result is added with the same sign at all nodes, although w is the mover's.
    OneSign,
    /// Children are compared by the mean of the opponent of the player who selects.
    MeanOfOpponent,
    /// N is the number of all iterations, not that of the node.
    LogOfRoot,
    /// The logarithm is taken of the child's visits.
    LogOfChild,
    /// No logarithm is taken.
    NoLog,
    /// No root is taken.
    NoRoot,
    /// The root is taken of the logarithm alone.
    RootOfLog,
    /// A child is selected although another was never tried.
    UntriedPassedOver,
    /// The move with the most wins is played.
    DecidesByWins,
    /// The move with the greatest sum is played.
    DecidesBySum,
    /// The move with the best mean is played, although visits decide.
    DecidesByMean,
    /// The move with the most visits is played, although means decide.
    DecidesByVisits,
}

impl SamplingMistake {
    /// All of these mistakes.
    pub const ALL: [Self; 13] = [
        Self::MeanOfMax,
        Self::OneSign,
        Self::MeanOfOpponent,
        Self::LogOfRoot,
        Self::LogOfChild,
        Self::NoLog,
        Self::NoRoot,
        Self::RootOfLog,
        Self::UntriedPassedOver,
        Self::DecidesByWins,
        Self::DecidesBySum,
        Self::DecidesByMean,
        Self::DecidesByVisits,
    ];

    /// Returns the mistake's name for programs.
    pub(super) const fn key(self) -> &'static str {
        match self {
            Self::MeanOfMax => "mean-of-max",
            Self::OneSign => "one-sign",
            Self::MeanOfOpponent => "mean-of-opponent",
            Self::LogOfRoot => "log-of-root",
            Self::LogOfChild => "log-of-child",
            Self::NoLog => "no-log",
            Self::NoRoot => "no-root",
            Self::RootOfLog => "root-of-log",
            Self::UntriedPassedOver => "untried-passed-over",
            Self::DecidesByWins => "decides-by-wins",
            Self::DecidesBySum => "decides-by-sum",
            Self::DecidesByMean => "decides-by-mean",
            Self::DecidesByVisits => "decides-by-visits",
        }
    }

    /// Returns whether the mistake can be made where a program claims to decide so.
    pub fn is_possible(self, decide: Option<Decide>) -> bool {
        match self {
            Self::DecidesByMean => decide == Some(Decide::Visits),
            Self::DecidesByVisits => decide == Some(Decide::Value),
            Self::MeanOfMax
            | Self::OneSign
            | Self::MeanOfOpponent
            | Self::LogOfRoot
            | Self::LogOfChild
            | Self::NoLog
            | Self::NoRoot
            | Self::RootOfLog
            | Self::UntriedPassedOver
            | Self::DecidesByWins
            | Self::DecidesBySum => true,
        }
    }
}
