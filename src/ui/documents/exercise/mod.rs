//! The modal that generates an exercise: what it is to contain, its seed, and what is possible.

mod guarantees;
mod modal;
mod search_fields;
mod tree_fields;

pub(super) use guarantees::guarantees_ui;
pub use modal::ExerciseModal;
pub(super) use search_fields::search_ui;
