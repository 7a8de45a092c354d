//! The current exercise, with its state, and the requests that change it.
//!
//! Questions and the judgment of answers come from [`practice`](poda_words::practice).

mod ask_mcts;
mod diary;
mod fill_in;
mod improve_order;
mod marked_sheets;
mod predict;
mod request;

pub use ask_mcts::AskMcts;
pub use diary::{Diary, OpenExercise, today};
pub use fill_in::{FieldSentences, FillIn, MAX_INNER_NODES, entries, entry_mark, mark_name};
pub use improve_order::{ImproveOrder, evaluated_leaves};
pub use predict::{Audience, Hands, Predict, QuestionScope};
pub use request::{AskMctsRequest, FillInRequest, PracticeRequest, PredictRequest};

use poda_core::trace::Step;
use poda_picture::picture::Concealed;
use poda_words::practice::rounds::Rounds;

/// The current exercise, with its state.
#[derive(Clone, Debug)]
pub enum PracticeMode {
    /// Predicting the next step.
    Predict(Box<Predict>),
    /// Filling in a blank tree.
    FillIn(FillIn),
    /// Improving the order of the branches.
    ImproveOrder(ImproveOrder),
    /// Playing the rounds before the first step.
    Rounds(Rounds),
    /// Asking the room about a Monte Carlo tree search.
    AskMcts(Box<AskMcts>),
}

impl PracticeMode {
    pub const fn fill_in(&self) -> Option<&FillIn> {
        if let Self::FillIn(fill_in) = self { Some(fill_in) } else { None }
    }

    pub fn predict(&self) -> Option<&Predict> {
        if let Self::Predict(predict) = self { Some(predict) } else { None }
    }

    /// Returns the rounds that are played before the first step.
    pub const fn rounds(&self) -> Option<&Rounds> {
        if let Self::Rounds(rounds) = self { Some(rounds) } else { None }
    }

    /// Returns the question about a Monte Carlo tree search that is put to the room.
    pub fn ask_mcts(&self) -> Option<&AskMcts> {
        if let Self::AskMcts(asked) = self { Some(asked) } else { None }
    }

    /// Returns the raised hands, if a question is put to the room.
    pub fn hands_mut(&mut self) -> Option<&mut Hands> {
        match self {
            Self::Predict(predict) => (predict.audience == Audience::Class).then_some(&mut predict.hands),
            Self::AskMcts(asked) => Some(&mut asked.hands),
            Self::FillIn(_) | Self::ImproveOrder(_) | Self::Rounds(_) => None,
        }
    }

    /// Returns whether the questions are put to a room.
    pub fn asks_room(&self) -> bool {
        self.ask_mcts().is_some() || self.predict().is_some_and(|predict| predict.audience == Audience::Class)
    }

    /// Returns whether the user is reading a document, with the questions that its author asks on the way.
    pub fn is_reading(&self) -> bool {
        self.rounds().is_some() || self.predict().is_some_and(|predict| predict.audience == Audience::Reader)
    }

    /// Returns what the picture of the tree conceals at a step.
    pub fn concealed(&self, step: Step) -> Concealed {
        self.predict().map(|predict| predict.concealed(step)).unwrap_or_default()
    }

    /// Returns the last step that may be shown, because the question is about what follows. Returns `None` if there is no
    /// limit, as for a reader.
    pub fn last_step(&self) -> Option<Step> {
        self.predict().filter(|_| !self.is_reading()).map(|predict| predict.run.limit())
    }

    /// Returns whether the user has answered anything in this exercise.
    pub fn is_answered(&self) -> bool {
        match self {
            Self::Predict(predict) => predict.run.is_answered(),
            Self::FillIn(fill_in) => !fill_in.is_blank(),
            Self::ImproveOrder(_) | Self::Rounds(_) | Self::AskMcts(_) => false,
        }
    }

    /// Returns whether a question is open at `step`.
    pub fn is_asking(&self, step: Step) -> bool {
        self.predict().is_some_and(|predict| predict.run.open_at(step).is_some())
            || self.ask_mcts().is_some_and(|asked| asked.open().is_some())
    }

    /// Returns whether a step forward from `step` is possible. It is not while the user has to answer a question.
    pub fn can_go_on(&self, step: Step) -> bool {
        !self.is_asking(step) || self.predict().is_none_or(|predict| predict.audience != Audience::User)
    }
}
