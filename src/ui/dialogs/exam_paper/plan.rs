//! An exam paper that only needs a path, and the writing of its files.

use crate::document::Document;
use crate::exam::moodle::moodle_xml;
use crate::exam::qti::qti_package;
use crate::exam::{
    Exercise, Paper, PaperError, PaperFormat, PaperSettings, key_json, key_path, key_pdf, latex_source, paper,
    sheet_pdf,
};
use crate::i18n::{Language, Words};
use crate::platform::background::pause;
use crate::platform::disk::StagedFiles;
use crate::platform::disk::remove_abandoned;
use crate::remote::JobProgress;
use crate::trace::limits::Progress;
use crate::ui::files::export_outcome::ExportOutcome;
use std::path::{Path, PathBuf};

/// An exam paper that only needs a path.
#[derive(Clone, Debug)]
pub struct PaperPlan {
    /// What the paper is made of.
    pub settings: PaperSettings,
    /// The position that is asked about instead of generated ones.
    pub document: Option<Document>,
    /// The language of the paper.
    pub language: Language,
    /// The format.
    pub format: PaperFormat,
    /// Whether the key is also written as data.
    pub has_key_json: bool,
}

impl PaperPlan {
    /// The number of parts that are done one after another: generating, and writing.
    pub const PARTS: usize = 2;

    /// Returns the sentence about the files that are written.
    pub fn sentence(&self, words: &Words) -> String {
        let files = words.text(self.format.files_message());
        if self.has_key_json { format!("{files} {}", words.text("paper-files-key-json")) } else { files }
    }

    /// Returns the paths of the files for the path that was chosen.
    pub fn files(&self, path: &Path) -> Vec<PathBuf> {
        let mut files = vec![path.to_owned()];
        if self.format == PaperFormat::Pdf {
            files.push(key_path(path));
        }
        if self.has_key_json {
            files.push(key_path(path).with_extension("json"));
        }
        files
    }

    /// Generates the paper and writes its files: all of them, or none.
    ///
    /// # Errors
    /// How the export has ended otherwise.
    pub async fn write(&self, path: &Path, progress: &JobProgress) -> Result<ExportOutcome, ExportOutcome> {
        let words = Words::new(self.language);
        let paper = self.paper(&words).map_err(ExportOutcome::NoPaper)?;
        let check = || if progress.is_canceled() { Err(ExportOutcome::Canceled) } else { Ok(()) };
        progress.visited(1);
        check()?;
        pause().await;
        let mut contents = match self.format {
            PaperFormat::Pdf => vec![sheet_pdf(&paper, &words), key_pdf(&paper, &words)]
                .into_iter()
                .collect::<Result<Vec<_>, _>>()
                .map_err(ExportOutcome::NotDrawn)?,
            PaperFormat::Latex => vec![latex_source(&paper, &words).into_bytes()],
            PaperFormat::Moodle => vec![moodle_xml(&paper, &words).map_err(ExportOutcome::NoQuestion)?],
            PaperFormat::Canvas => vec![qti_package(&paper, &words).map_err(ExportOutcome::NoQuestion)?],
        };
        if self.has_key_json {
            contents.push(key_json(&paper).map_err(|_| ExportOutcome::Failed)?);
        }
        check()?;
        remove_abandoned(path);
        let mut staged = StagedFiles::default();
        let files = self.files(path);
        for (path, bytes) in files.iter().zip(&contents) {
            staged.add(path, bytes).map_err(|error| ExportOutcome::NotWritten(path.clone(), error))?;
        }
        staged.commit().map_err(|(path, error)| ExportOutcome::NotWritten(path, error))?;
        Ok(ExportOutcome::Paper(files))
    }

    /// Generates the paper, or makes it of the position.
    fn paper(&self, words: &Words) -> Result<Paper, PaperError> {
        let PaperSettings { asked, paper_size, title, .. } = &self.settings;
        match &self.document {
            None => paper(&self.settings, words),
            Some(document) => {
                let exercise = Exercise::of_document(1, document.clone(), *asked, words)?;
                match self.format {
                    PaperFormat::Pdf | PaperFormat::Latex => exercise.check_paper()?,
                    PaperFormat::Moodle | PaperFormat::Canvas => exercise.check_order()?,
                }
                Ok(Paper { title: title.clone(), ..Paper::of_exercises(vec![exercise], *asked, *paper_size) })
            }
        }
    }
}
