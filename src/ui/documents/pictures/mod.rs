//! Exporting pictures: the modal that chooses format, steps and looks, its preview, and the writing in the background.

mod choices;
mod job;
mod modal;
mod page_source;
mod plan;
mod preview;
mod step_list;
mod write;

pub use choices::{ExportChoices, format_message};
pub use job::{PictureJob, PictureOutcome};
pub use modal::ExportModal;
pub use plan::ExportPlan;
