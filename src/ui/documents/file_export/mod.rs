//! Writing files in the background: where they go, what they would replace, the progress, and how it ended.

mod export;
mod job;
mod outcome;
mod write;

pub use export::FileExport;
pub use job::ExportJob;
pub use outcome::ExportOutcome;
