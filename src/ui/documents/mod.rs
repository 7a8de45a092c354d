//! Documents as data: one that was read and will be opened, exports and their outcomes, and the messages to the user
//! about them.

pub(crate) mod document_title;
pub(crate) mod export_outcome;
pub mod file_dialog;
pub mod file_export;
pub(crate) mod file_name;
pub mod lecture_plan;
pub mod loaded_document;
pub mod nothing_to_ask;
pub(crate) mod notification;
pub(crate) mod paper_plan;
pub mod paste;
pub(crate) mod picture_plan;
pub(crate) mod plain_notification;
pub mod scorm_plan;

pub use self::file_dialog::{DialogRequest, FileChoice, FileDialogs};
pub use self::file_export::{DialogPurpose, FileExport, PathSource};
pub use self::loaded_document::LoadedDocument;
