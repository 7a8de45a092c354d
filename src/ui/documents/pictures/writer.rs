//! Draws the pages of an export and writes its files.

use super::plan::ExportPlan;
use crate::i18n::Words;
use crate::platform::disk::remove_abandoned;
use crate::platform::disk::staged::StagedFiles;
use crate::ui::background_job::JobProgress;
use crate::ui::documents::file_export::ExportOutcome;
use std::path::{Path, PathBuf};
use std::vec::IntoIter;

/// Draws the pages and writes the files: all of them, or none.
#[must_use]
pub async fn write_pictures(plan: &ExportPlan, path: &Path, progress: &JobProgress) -> ExportOutcome {
    remove_abandoned(path);
    let words = Words::new(plan.pages.language);
    let mut series = match plan.pages.series(&words) {
        Ok(series) => series,
        Err(error) => return ExportOutcome::NoPages(error),
    };
    let mut exporter = plan.format.exporter(series.publication(plan.theme), plan.scale);
    let mut writer =
        PictureWriter { names: plan.files(path).into_iter(), written: Vec::new(), staged: StagedFiles::default() };
    for number in 0..series.steps().len() {
        if progress.report(number).is_break() {
            return ExportOutcome::Canceled;
        }
        progress.pause().await;
        let Some(page) = series.page(number) else { continue };
        let added = exporter.add(&page).map_err(ExportOutcome::NotDrawn).and_then(|bytes| writer.add(bytes));
        if let Err(outcome) = added {
            return outcome;
        }
    }
    let _ = progress.report(plan.count);
    progress.pause().await;
    let finished = exporter.finish().map_err(ExportOutcome::NotDrawn).and_then(|bytes| writer.add(bytes));
    if let Err(outcome) = finished {
        return outcome;
    }
    if progress.is_canceled() {
        return ExportOutcome::Canceled;
    }
    match writer.staged.commit() {
        Ok(()) => ExportOutcome::Pictures(writer.written, plan.count),
        Err((path, error)) => ExportOutcome::NotWritten(path, error),
    }
}

/// The files of an export, of which none has its name until all are complete.
struct PictureWriter {
    names: IntoIter<PathBuf>,
    written: Vec<PathBuf>,
    staged: StagedFiles,
}

impl PictureWriter {
    /// Writes the next file, if there is one.
    fn add(&mut self, bytes: Option<Vec<u8>>) -> Result<(), ExportOutcome> {
        // A format with all pages in one file gives it at the end.
        let Some(bytes) = bytes else { return Ok(()) };
        let Some(path) = self.names.next() else { return Ok(()) };
        match self.staged.add(&path, &bytes) {
            Ok(()) => {
                self.written.push(path);
                Ok(())
            }
            Err(error) => Err(ExportOutcome::NotWritten(path, error)),
        }
    }
}
