//! A document of the class `standalone` per page: a figure for papers, notes and slides.

use super::looks::{looks, packages};
use super::picture::picture;
use crate::export::exporter::{ExportError, Exporter};
use crate::export::page::{Page, Publication};
use poda_core::text::visible;
use std::fmt::Write;

/// Writes a file per page.
#[derive(Clone, Debug)]
pub struct StandaloneExporter {
    publication: Publication,
}

impl StandaloneExporter {
    /// Returns an exporter for a publication.
    #[must_use]
    pub const fn new(publication: Publication) -> Self {
        Self { publication }
    }
}

impl Exporter for StandaloneExporter {
    fn add(&mut self, page: &Page) -> Result<Option<Vec<u8>>, ExportError> {
        let mut written = String::from("\\documentclass{standalone}\n");
        let mut comment = |text: &str| writeln!(written, "% {}", visible(text));
        let _ = comment(&self.publication.title);
        let _ = comment(&page.heading);
        let _ = comment(&page.plain_caption());
        if let Some(note) = &page.note {
            let _ = comment(note);
        }
        written.push_str(packages());
        written.push_str(&looks(self.publication.theme));
        written.push_str("\\begin{document}\n");
        written.push_str(&picture(page));
        written.push_str("\\end{document}\n");
        Ok(Some(written.into_bytes()))
    }

    fn finish(self: Box<Self>) -> Result<Option<Vec<u8>>, ExportError> {
        Ok(None)
    }
}
