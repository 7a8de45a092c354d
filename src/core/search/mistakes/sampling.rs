//! The classic mistakes in a Monte Carlo tree search. They are recognized in a program's own iterations, and not
//! searched with.

use super::rows::mistakes;
use crate::search::mcts::Decide;

mistakes! {
    /// A mistake in a Monte Carlo tree search.
    pub enum SamplingMistake {
        /// At MIN's nodes children are compared by MAX's mean.
        MeanOfMax = "mean-of-max",
        /// The result is added with the same sign at all nodes, although w is the mover's.
        OneSign = "one-sign",
        /// Children are compared by the mean of the opponent of the player who selects.
        MeanOfOpponent = "mean-of-opponent",
        /// N is the number of all iterations, not that of the node.
        LogOfRoot = "log-of-root",
        /// The logarithm is taken of the child's visits.
        LogOfChild = "log-of-child",
        /// No logarithm is taken.
        NoLog = "no-log",
        /// No root is taken.
        NoRoot = "no-root",
        /// The root is taken of the logarithm alone.
        RootOfLog = "root-of-log",
        /// A child is selected although another was never tried.
        UntriedPassedOver = "untried-passed-over",
        /// The move with the most wins is played.
        DecidesByWins = "decides-by-wins",
        /// The move with the greatest sum is played.
        DecidesBySum = "decides-by-sum",
        /// The move with the best mean is played, although visits decide.
        DecidesByMean = "decides-by-mean",
        /// The move with the most visits is played, although means decide.
        DecidesByVisits = "decides-by-visits",
    }
}

impl SamplingMistake {
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
