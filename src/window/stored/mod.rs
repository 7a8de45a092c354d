//! What is stored between runs, as data.

pub mod drafts;
pub mod kept_work;
pub mod settings;
mod stored_choices;
pub mod stored_progress;
