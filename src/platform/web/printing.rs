//! Printing: the page around the program prints what it is given instead of the canvas.

use super::dom;
use super::second_page::write_parts;
use crate::{DiskError, PageText};
use std::path::PathBuf;

/// The id of the element that is printed, and the class that it has where paper is wide.
const ID: &str = "printed";
const WIDE: &str = "wide";

/// Has the browser print a page, on wide paper or on high. Returns whether it does.
pub fn print(page: &PageText, is_wide: bool) -> bool {
    if let (Some(document), Some(printed)) = (dom::document(), dom::element(ID)) {
        printed.set_text_content(None);
        printed.set_class_name(if is_wide { WIDE } else { "" });
        write_parts(&document, &printed, &page.parts);
        dom::tell("poda-print", &page.title.as_str().into());
    }
    true
}

/// Opens a PDF file to be printed, which a browser does not need.
///
/// # Errors
/// Always: there is no disk.
pub fn open(_pdf: &[u8]) -> Result<PathBuf, (PathBuf, DiskError)> {
    Err((PathBuf::new(), DiskError::FolderNotFound))
}
