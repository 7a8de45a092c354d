//! Documents, as data.

pub mod document_title;
