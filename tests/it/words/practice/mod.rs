//! Practice: questions, answers, marks, and what is remembered and handed in of them.

mod addends;
mod best_order;
mod chance;
mod diagnosis;
mod json;
mod lessons;
mod plain;
mod predicted;
mod progress;
mod proved;
pub mod reports;
mod returned;
mod room;
mod sentences;
mod terminal;
