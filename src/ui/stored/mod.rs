//! What is stored between runs, as data.

pub mod drafts;
pub mod settings;
pub mod stored_progress;
