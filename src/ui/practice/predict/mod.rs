//! The exercise of predicting the next step: its state, its card in the place of the caption, and its results.

mod request;
mod state;

pub use request::PredictRequest;
pub use state::{Audience, Predict};
