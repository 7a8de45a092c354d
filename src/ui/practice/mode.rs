//! The exercise that is being done, and what the window does not show meanwhile.

use super::{Audience, FillIn, ImproveOrder, Predict};
use crate::picture::Concealed;
use crate::trace::Step;

/// An exercise of practice, with its state.
#[derive(Clone, Debug)]
pub enum PracticeMode {
    /// Predicting the next step.
    Predict(Box<Predict>),
    /// Filling in the tree.
    FillIn(FillIn),
    /// Improving the order.
    ImproveOrder(ImproveOrder),
}

impl PracticeMode {
    /// Returns the blank tree that is filled in, if that is the exercise.
    pub const fn fill_in(&self) -> Option<&FillIn> {
        match self {
            Self::FillIn(fill_in) => Some(fill_in),
            Self::Predict(_) | Self::ImproveOrder(_) => None,
        }
    }

    /// The exercise of predicting, if it is being done.
    pub fn predict(&self) -> Option<&Predict> {
        match self {
            Self::Predict(predict) => Some(predict),
            Self::FillIn(_) | Self::ImproveOrder(_) => None,
        }
    }

    /// Returns what the picture of the tree conceals at a step.
    pub fn concealed(&self, step: Step) -> Concealed {
        self.predict().map(|predict| predict.concealed(step)).unwrap_or_default()
    }

    /// The last step that is shown; what happens after it is asked for. `None` for no limit.
    pub fn last_step(&self) -> Option<Step> {
        self.predict().map(|predict| predict.run().limit())
    }

    /// Returns whether a question is open while the tree stands at `step`.
    pub fn is_asking(&self, step: Step) -> bool {
        self.predict().is_some_and(|predict| predict.run().open_at(step).is_some())
    }

    /// Returns whether going forward from a step is possible: not while the user has a question to answer.
    pub fn can_go_on(&self, step: Step) -> bool {
        !self.is_asking(step) || self.predict().is_some_and(|predict| predict.audience() == Audience::Room)
    }
}
