//! Printing: the page around the program prints a given text and pictures instead of the canvas.

use super::dom;
use super::second_page::write_parts;
use crate::{DiskError, PageText};
use std::path::PathBuf;

/// The id of the printed element, and its class on wide paper.
const ID: &str = "printed";
const WIDE: &str = "wide";

/// Prints a page with the browser, in landscape if it is wide. Returns `true`, because a browser can print.
pub fn print(page: &PageText, is_wide: bool) -> bool {
    if let (Some(document), Some(printed)) = (dom::document(), dom::element(ID)) {
        printed.set_text_content(None);
        printed.set_class_name(if is_wide { WIDE } else { "" });
        write_parts(&document, &printed, &page.parts);
        dom::tell("poda-print", &page.title.as_str().into());
    }
    true
}

/// Opens a PDF file to be printed. A browser does not need it.
///
/// # Errors
/// Always, because there is no disk.
pub fn open(_pdf: &[u8]) -> Result<PathBuf, (PathBuf, DiskError)> {
    Err((PathBuf::new(), DiskError::FolderNotFound))
}
