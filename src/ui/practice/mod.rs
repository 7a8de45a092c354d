//! Practicing in the window: the exercise that is being done, its menu, and what its panels ask for.
//!
//! What is asked and how an answer is judged comes from [`practice`](crate::practice); this module shows it and takes answers.

mod diary;
mod fill_in;
mod fill_in_panel;
mod improve_order;
mod menu;
mod mode;
mod predict;
mod question_card;
mod request;
mod sections;
mod sentences;

pub use diary::{Diary, OpenExercise, today};
pub use fill_in::{FillIn, entries};
pub use fill_in_panel::{both_trees_ui, fill_in_ui};
pub use improve_order::{ImproveOrder, evaluated_leaves};
pub use menu::{practice_items_ui, practice_menu_ui};
pub use mode::PracticeMode;
pub use predict::{Audience, Predict, QuestionScope};
pub use question_card::{
    HEIGHT as CARD_HEIGHT, NARROW_HEIGHT as NARROW_CARD_HEIGHT, QuestionCard, SLIM_HEIGHT as SLIM_CARD_HEIGHT,
    spoken_card,
};
pub use request::{FillInRequest, ImproveOrderRequest, PracticeRequest, PredictRequest};
pub use sections::{improve_order_ui, offer_ui, results_ui};
pub use sentences::asked_sentence;
