//! Exam papers in the window: making one, and bringing back an exercise that was printed.

mod choices;
mod format;
mod modal;
mod plan;
mod preview;
mod printed_exercise;

pub use choices::PaperChoices;
pub use format::PaperFormat;
pub use modal::PaperModal;
pub use plan::PaperPlan;
pub use printed_exercise::PrintedExerciseModal;
