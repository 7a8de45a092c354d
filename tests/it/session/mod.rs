//! Claims about the open document: its edits, its tasks and its steps.

mod changed;
mod editing;
mod kinds;
mod passes;
mod play_match;
mod split_view;
mod step_sizes;
mod tasks;
