//! Exam papers in the window: bringing back an exercise that was printed.

mod printed_exercise;

pub use printed_exercise::PrintedExerciseModal;
