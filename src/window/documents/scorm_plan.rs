//! The questions about a search that are ready to be written to a path, as a package for a learning platform.

use super::export_outcome::{ExportOutcome, write_file};
use poda_core::document::Document;
use poda_core::game::any::AnyGame;
use poda_core::trace::Recorded;
use poda_core::trace::limits::Progress;
use poda_paper::packing::{NotPacked, PackedSearch, ScormPackage, pack};
use poda_picture::picture::palette::Theme;
use poda_platform::background::pause;
use poda_remote::JobProgress;
use poda_words::i18n::{Language, Words};
use std::path::Path;

#[derive(Clone, Debug)]
pub struct ScormPlan {
    pub document: Document,
    pub recorded: Recorded<AnyGame>,
    /// The name of the lesson or file, without an ending.
    pub name: String,
    pub is_lesson: bool,
    pub language: Language,
}

impl ScormPlan {
    /// Writes the file.
    ///
    /// # Errors
    /// Returns the outcome if the file is not written.
    pub async fn write(&self, path: &Path, progress: &JobProgress) -> Result<ExportOutcome, ExportOutcome> {
        pause().await;
        let packed = PackedSearch {
            name: &self.name,
            is_lesson: self.is_lesson,
            document: &self.document,
            searched: &self.document,
            recorded: &self.recorded,
            // Whatever the colors of the window, platforms show pages in light ones.
            theme: Theme::Light,
        };
        let package = pack(&Words::new(self.language), packed, &|| !progress.is_canceled());
        let ScormPackage { bytes, questions, left_out } = package.map_err(|why| match why {
            NotPacked::Canceled => ExportOutcome::Canceled,
            why => ExportOutcome::NotPacked(why),
        })?;
        progress.visited(1);
        write_file(path, &bytes)?;
        Ok(ExportOutcome::Package { file: path.to_owned(), questions, left_out })
    }
}
