//! Documents as data: one that was read and will be opened, exports and their outcomes, and the messages to the user
//! about them.

pub mod document_title;
pub mod export_outcome;
pub mod file_dialog;
pub mod file_export;
pub mod file_name;
pub mod lecture_plan;
pub mod loaded_document;
pub mod nothing_to_ask;
pub mod notification;
pub mod paper_plan;
pub mod paste;
pub mod picture_plan;
pub mod plain_notification;
pub mod scorm_plan;
pub mod stored_document;

pub use self::file_dialog::{DialogRequest, FileChoice, FileDialogs};
pub use self::file_export::{DialogPurpose, FileExport, PathSource};
pub use self::loaded_document::LoadedDocument;
