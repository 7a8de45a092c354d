//! What runs in the background.

pub mod background_job;
pub mod task_runner;
