//! The classic mistakes in a Monte Carlo tree search. They are recognized in a program's own iterations, and not
//! searched with.

use super::rows::mistakes;
use crate::search::mcts::{Decide, SelectionRule};

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
        /// In PUCT, the prior is left out of the bonus.
        PriorIgnored = "prior-ignored",
        /// In PUCT, N and n have changed places.
        CountsSwapped = "counts-swapped",
        /// In PUCT, no root is taken.
        NoRootOfVisits = "no-root-of-visits",
        /// In PUCT, 1 is not added to the child's visits.
        NothingAdded = "nothing-added",
        /// In PUCT, N is the number of all iterations, not that of the node.
        VisitsOfRoot = "visits-of-root",
        /// The bonus of PUCT is that of UCB1.
        BonusOfUcb1 = "bonus-of-ucb1",
        /// In PUCT, a logarithm is taken as in UCB1.
        LogWithPrior = "log-with-prior",
        /// In PUCT, the mean is subtracted from the bonus.
        MeanSubtracted = "mean-subtracted",
        /// In PUCT, every child is tried before another is selected again.
        UntriedFirst = "untried-first",
        /// Priors that do not add up to 1 are used as they are given.
        PriorsNotScaled = "priors-not-scaled",
        /// At MIN's nodes the priors are those of MAX.
        PriorsOfMax = "priors-of-max",
        /// The move with the greatest prior is played.
        DecidesByPrior = "decides-by-prior",
    }
}

impl SamplingMistake {
    /// Returns whether the mistake can be made in a selection by this rule, where a program claims to decide so.
    pub fn is_possible(self, rule: SelectionRule, decide: Option<Decide>) -> bool {
        match self {
            Self::DecidesByMean => decide == Some(Decide::Visits),
            Self::DecidesByVisits => decide == Some(Decide::Value),
            Self::MeanOfMax | Self::OneSign | Self::MeanOfOpponent | Self::DecidesByWins | Self::DecidesBySum => true,
            Self::LogOfRoot
            | Self::LogOfChild
            | Self::NoLog
            | Self::NoRoot
            | Self::RootOfLog
            | Self::UntriedPassedOver => rule == SelectionRule::Uct,
            Self::PriorIgnored
            | Self::CountsSwapped
            | Self::NoRootOfVisits
            | Self::NothingAdded
            | Self::VisitsOfRoot
            | Self::BonusOfUcb1
            | Self::LogWithPrior
            | Self::MeanSubtracted
            | Self::UntriedFirst
            | Self::PriorsNotScaled
            | Self::PriorsOfMax
            | Self::DecidesByPrior => rule == SelectionRule::Puct,
        }
    }
}
