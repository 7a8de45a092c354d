//! Practising in the window: the exercise that is being done, its menu, and what its panels ask for.
//!
//! What is asked and how an answer is judged comes from [`practice`](crate::practice); this room shows it and takes answers.

mod menu;
mod mode;
mod predict;
mod request;

pub use menu::practice_menu_ui;
pub use mode::PracticeMode;
pub use predict::Predict;
pub use request::PracticeRequest;
