//! The panels of practice: they display questions and receive answers. The state of the exercise is in
//! [`state::practice`](poda_window::state::practice).

mod answer_field;
mod card_space;
mod digit_keys;
mod fill_in_panel;
mod marked_sheets_panel;
mod mcts_question_card;
mod question_card;
mod room;
mod rounds_card;
mod sections;

pub use card_space::{CardSpace, ShownEnd};
pub use digit_keys::digit_pressed;
pub use fill_in_panel::{fields_in_nodes_ui, fill_in_feedback_ui, fill_in_ui, has_fields};
pub use mcts_question_card::{MctsQuestionCard, ask_mcts_ui};
pub use question_card::{QuestionCard, goes_on_beside, next_lesson_name, next_lesson_ui, spoken_card};
pub use room::{VotesChart, asked_sentence, choice_badges, choices_height, choices_ui};
pub use rounds_card::{choice_keys, rounds_card_ui, spoken_rounds};
pub use sections::{improve_order_ui, offer_ui, practice_items_ui, practice_menu_ui, results_ui};
