//! Exporting pictures: the modal that chooses format, steps and looks, its preview, and the writing in the background.

mod choices;
mod modal;
mod page_source;
mod plan;
mod preview;
mod step_list;
mod writer;

pub use choices::ExportChoices;
pub use modal::ExportModal;
pub use plan::ExportPlan;
pub use writer::write_pictures;
