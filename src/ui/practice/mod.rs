//! Practising in the window: the exercise that is being done, its menu, and what its panels ask for.
//!
//! What is asked and how an answer is judged comes from [`practice`](crate::practice); this room shows it and takes answers.

mod diary;
mod fill_in;
mod improve_order;
mod menu;
mod mode;
mod offer;
mod predict;
mod request;

pub use diary::{Diary, OpenExercise, today};
pub use fill_in::{FillIn, FillInRequest, both_trees_ui, entries, fill_in_ui};
pub use improve_order::{ImproveOrder, ImproveOrderRequest, evaluated_leaves, improve_order_ui};
pub use menu::{practice_items_ui, practice_menu_ui};
pub use mode::PracticeMode;
pub use offer::offer_ui;
pub use predict::{
    Audience, CARD_HEIGHT, NARROW_CARD_HEIGHT, Predict, PredictRequest, QuestionCard, QuestionScope, SLIM_CARD_HEIGHT,
    asked_sentence, results_ui, spoken_card,
};
pub use request::PracticeRequest;
