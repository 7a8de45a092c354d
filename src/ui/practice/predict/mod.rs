//! The exercise of predicting the next step: its state, its card in the place of the caption, and its results.

mod answer_field;
mod card;
mod controls;
mod request;
mod results;
mod sentences;
mod state;

pub use card::{
    HEIGHT as CARD_HEIGHT, NARROW_HEIGHT as NARROW_CARD_HEIGHT, QuestionCard, SLIM_HEIGHT as SLIM_CARD_HEIGHT,
    spoken_card,
};
pub use controls::predict_request;
pub use request::PredictRequest;
pub use results::results_ui;
pub use sentences::{asked_sentence, kind_name};
pub use state::{Audience, Predict, QuestionScope};
