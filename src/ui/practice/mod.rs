//! Practicing in the window: the exercise that is being done, its menu, and what its panels ask for.
//!
//! What is asked and how an answer is judged comes from [`practice`](poda_words::practice); this module shows it and takes answers.

mod answer_field;
mod ask_mcts;
mod both_trees;
mod diary;
mod fill_in;
mod fill_in_panel;
mod improve_order;
mod marked_sheets;
mod marked_sheets_panel;
mod predict;
mod question_card;
mod request;
mod room;
mod rounds_card;
mod sections;

pub use ask_mcts::AskMcts;
pub use both_trees::both_trees_ui;
pub use diary::{Diary, OpenExercise, today};
pub use fill_in::{FillIn, entries};
pub use fill_in_panel::{fields_in_nodes_ui, fill_in_ui, has_fields};
pub use improve_order::{ImproveOrder, evaluated_leaves};
pub use predict::{Audience, Hands, Predict, QuestionScope};
pub use question_card::{QuestionCard, asked_sentence, digit_pressed, question_panel, reading_card_ui, spoken_card};
pub use request::{FillInRequest, PracticeRequest, PredictRequest};
pub use room::{asked_mcts_sentence, choice_badges, choices_ui};
pub use rounds_card::{choice_keys, rounds_card_ui, spoken_rounds};
pub use sections::{improve_order_ui, offer_ui, practice_items_ui, practice_menu_ui, results_ui};

use poda_core::trace::Step;
use poda_picture::picture::Concealed;
use poda_words::practice::rounds::Rounds;

/// An exercise of practice, with its state.
#[derive(Clone, Debug)]
pub enum PracticeMode {
    /// Predicting the next step.
    Predict(Box<Predict>),
    /// Filling in the tree.
    FillIn(FillIn),
    /// Improving the order.
    ImproveOrder(ImproveOrder),
    /// Playing the rounds before the first step.
    Rounds(Rounds),
    /// Asking the room about a Monte Carlo tree search.
    AskMcts(AskMcts),
}

impl PracticeMode {
    /// Returns the blank tree that is filled in, if that is the exercise.
    pub const fn fill_in(&self) -> Option<&FillIn> {
        match self {
            Self::FillIn(fill_in) => Some(fill_in),
            Self::Predict(_) | Self::ImproveOrder(_) | Self::Rounds(_) | Self::AskMcts(_) => None,
        }
    }

    /// The exercise of predicting, if it is being done.
    pub fn predict(&self) -> Option<&Predict> {
        match self {
            Self::Predict(predict) => Some(predict),
            Self::FillIn(_) | Self::ImproveOrder(_) | Self::Rounds(_) | Self::AskMcts(_) => None,
        }
    }

    /// Returns the rounds that are played before the first step.
    pub const fn rounds(&self) -> Option<&Rounds> {
        match self {
            Self::Rounds(rounds) => Some(rounds),
            Self::Predict(_) | Self::FillIn(_) | Self::ImproveOrder(_) | Self::AskMcts(_) => None,
        }
    }

    /// Returns the question about a Monte Carlo tree search that the room is asked.
    pub const fn ask_mcts(&self) -> Option<&AskMcts> {
        match self {
            Self::AskMcts(asked) => Some(asked),
            Self::Predict(_) | Self::FillIn(_) | Self::ImproveOrder(_) | Self::Rounds(_) => None,
        }
    }

    /// Returns the hands that are counted in the room, where it is asked.
    pub fn hands_mut(&mut self) -> Option<&mut Hands> {
        match self {
            Self::Predict(predict) => (predict.audience == Audience::Class).then_some(&mut predict.hands),
            Self::AskMcts(asked) => Some(&mut asked.hands),
            Self::FillIn(_) | Self::ImproveOrder(_) | Self::Rounds(_) => None,
        }
    }

    /// Returns whether a document is being read, with what its author asks on the way.
    pub fn is_reading(&self) -> bool {
        self.rounds().is_some() || self.predict().is_some_and(|predict| predict.audience == Audience::Reader)
    }

    /// Returns what the picture of the tree conceals at a step.
    pub fn concealed(&self, step: Step) -> Concealed {
        self.predict().map(|predict| predict.concealed(step)).unwrap_or_default()
    }

    /// The last step that is shown; what happens after it is asked for. `None` for no limit, which a reader does not have.
    pub fn last_step(&self) -> Option<Step> {
        self.predict().filter(|_| !self.is_reading()).map(|predict| predict.run.limit())
    }

    /// Returns whether something was answered in it.
    pub fn is_answered(&self) -> bool {
        match self {
            Self::Predict(predict) => predict.run.is_answered(),
            Self::FillIn(fill_in) => !fill_in.is_blank(),
            Self::ImproveOrder(_) | Self::Rounds(_) | Self::AskMcts(_) => false,
        }
    }

    /// Returns whether a question is open while the tree stands at `step`.
    pub fn is_asking(&self, step: Step) -> bool {
        self.predict().is_some_and(|predict| predict.run.open_at(step).is_some())
            || self.ask_mcts().is_some_and(|asked| !asked.is_closed)
    }

    /// Returns whether going forward from a step is possible: not while the user has a question to answer.
    pub fn can_go_on(&self, step: Step) -> bool {
        !self.is_asking(step) || self.predict().is_none_or(|predict| predict.audience != Audience::User)
    }
}
