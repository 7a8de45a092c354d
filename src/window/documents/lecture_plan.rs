//! The export of a lecture that is ready to be written to a path: its pages, or the contact sheet of its rehearsal.

use super::export_outcome::{ExportOutcome, write_file};
use poda_core::document::Lecture;
use poda_core::trace::limits::Progress;
use poda_lecture::{LecturePages, PageNotes, Rehearsal, contact_sheet};
use poda_picture::export::Format;
use poda_picture::picture::palette::Theme;
use poda_platform::background::pause;
use poda_remote::JobProgress;
use poda_words::i18n::{Language, Words, args};
use std::path::{Path, PathBuf};

/// What is written of a lecture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LectureExport {
    /// A page for each slide and for each stop of the clicker.
    Pages(Format),
    /// Every press of the clicker on a contact sheet.
    Rehearsal,
}

impl LectureExport {
    /// Returns the extension of the file.
    pub const fn extension(self) -> &'static str {
        match self {
            Self::Pages(format) => format.properties().extension,
            Self::Rehearsal => Format::Pdf.properties().extension,
        }
    }
}

#[derive(Clone, Debug)]
pub struct LecturePlan {
    /// The lecture with the positions of its files.
    pub lecture: Lecture,
    pub export: LectureExport,
    pub language: Language,
    pub theme: Theme,
    /// The address for links.
    pub base: String,
}

impl LecturePlan {
    /// Returns the number of entries.
    pub fn entries(&self) -> usize {
        self.lecture.entries.len()
    }

    /// Writes the file.
    ///
    /// # Errors
    /// Returns the outcome if the file is not written.
    pub async fn write(&self, path: &Path, progress: &JobProgress) -> Result<ExportOutcome, ExportOutcome> {
        let words = Words::new(self.language);
        let (bytes, pages) = match self.export {
            LectureExport::Pages(format) => self.pages(format, &words, progress).await?,
            LectureExport::Rehearsal => self.rehearsal(&words, progress)?,
        };
        progress.visited(self.entries() as u64);
        if progress.is_canceled() {
            return Err(ExportOutcome::Canceled);
        }
        write_file(path, &bytes)?;
        Ok(ExportOutcome::Pictures(vec![PathBuf::from(path)], pages))
    }

    /// Returns the file of the pages and their number.
    async fn pages(
        &self,
        format: Format,
        words: &Words,
        progress: &JobProgress,
    ) -> Result<(Vec<u8>, usize), ExportOutcome> {
        let pages = LecturePages::new(self.lecture.clone(), format, PageNotes::Audience, words);
        let mut exporter = format.exporter(pages.publication(self.theme, &self.base), 1.0);
        let mut written = 0;
        for entry in 0..pages.entries() {
            progress.visited(entry as u64);
            if progress.is_canceled() {
                return Err(ExportOutcome::Canceled);
            }
            pause().await;
            for page in pages.of_entry(entry, written + 1) {
                exporter.add(&page).map_err(ExportOutcome::NotDrawn)?;
                written += 1;
            }
            if format.max_pages() < written {
                let number = |pages: usize| words.number(pages as u64);
                let args = args![pages = number(written), most = number(format.max_pages())];
                return Err(ExportOutcome::LectureTooLong(words.fill("export-lecture-too-long", &args)));
            }
        }
        Ok((exporter.finish().map_err(ExportOutcome::NotDrawn)?.unwrap_or_default(), written))
    }

    /// Returns the contact sheet and the number of presses.
    fn rehearsal(&self, words: &Words, progress: &JobProgress) -> Result<(Vec<u8>, usize), ExportOutcome> {
        let rehearsal = Rehearsal::new(self.lecture.clone(), words, |entry, _| {
            progress.visited(entry as u64);
            !progress.is_canceled()
        });
        let too_long = |why| {
            if progress.is_canceled() { ExportOutcome::Canceled } else { ExportOutcome::LectureTooLong(why) }
        };
        let rehearsal = rehearsal.map_err(too_long)?;
        let sheet = contact_sheet(&rehearsal, words).map_err(ExportOutcome::NotDrawn)?;
        Ok((sheet, rehearsal.presses.len()))
    }
}
