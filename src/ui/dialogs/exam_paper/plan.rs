//! What is chosen for an exam paper, and the paper that only needs a path.

use crate::document::Document;
use crate::document::wishes::Wishes;
use crate::exam::moodle::moodle_xml;
use crate::exam::qti::qti_package;
use crate::exam::{
    AskedParts, ExerciseSource, KeyForm, MAX_BYTES, MAX_EXERCISES, Paper, PaperCode, PaperEntry, PaperError,
    PaperFormat, PaperSettings, PaperSize, Variant, Weights, check_sheets, key_json, key_path, key_pdf, latex_source,
    mixed_paper_while, paper_while, sheet_pdf, usual_wishes,
};
use crate::i18n::{Language, Words};
use crate::platform::another_seed;
use crate::platform::background::pause;
use crate::platform::disk::{StagedFiles, remove_abandoned};
use crate::remote::JobProgress;
use crate::trace::limits::Progress;
use crate::ui::files::export_outcome::ExportOutcome;
use std::path::{Path, PathBuf};

/// The longest title, in characters.
const MAX_TITLE: usize = 120;

/// What is chosen for an exam paper.
#[derive(Clone, Debug, PartialEq)]
pub struct PaperChoices {
    /// Whether the exercise is about the open position; otherwise exercises are generated.
    pub is_own_position: bool,
    /// The seed as it is typed.
    pub seed: String,
    /// The wishes for every exercise.
    pub wishes: Wishes,
    /// The number of exercises as it is typed.
    pub count: String,
    /// The number of variants as it is typed.
    pub variants: String,
    /// The number of variants of the open position as it is typed.
    pub own_variants: String,
    /// What is asked for; `None`: as much as suits the format.
    pub asked: Option<AskedParts>,
    /// The size of the paper.
    pub paper_size: PaperSize,
    /// The title as it is typed; the usual one where nothing is.
    pub title: String,
    /// The language of the paper; `None` for that of the window.
    pub language: Option<Language>,
    /// The format.
    pub format: PaperFormat,
    /// Whether the key is also written as data.
    pub has_key_json: bool,
}

/// Why there is no paper by what is typed.
#[derive(Clone, Debug, PartialEq)]
pub enum PaperChoiceError {
    /// The seed is none.
    Seed,
    /// The title is too long.
    Title,
    /// The library refuses it.
    Paper(PaperError),
}

impl Default for PaperChoices {
    fn default() -> Self {
        Self {
            is_own_position: false,
            seed: another_seed().to_string(),
            wishes: usual_wishes(),
            count: "4".to_owned(),
            variants: "2".to_owned(),
            own_variants: "1".to_owned(),
            asked: None,
            paper_size: PaperSize::A4,
            title: String::new(),
            language: None,
            format: PaperFormat::Pdf,
            has_key_json: false,
        }
    }
}

impl PaperChoices {
    /// Returns the code of the paper, if the typed seed is one.
    pub(super) fn code(&self) -> Result<PaperCode, PaperChoiceError> {
        let seed = self.seed.trim().parse().map_err(|_| PaperChoiceError::Seed)?;
        Ok(PaperCode { seed, wishes: self.wishes })
    }

    /// Returns what the paper is made of, or why there is none by what is typed.
    pub(super) fn settings(&self) -> Result<PaperSettings, PaperChoiceError> {
        let number = |text: &str, max: usize, error: PaperError| {
            let number = text.trim().parse().ok().filter(|number| (1..=max).contains(number));
            number.ok_or(PaperChoiceError::Paper(error))
        };
        let (code, count, variants) = if self.is_own_position {
            (PaperCode::of_seed(0), 1, number(&self.own_variants, Variant::MAX, PaperError::Variants)?)
        } else {
            let count = number(&self.count, MAX_EXERCISES, PaperError::Count)?;
            (self.code()?, count, number(&self.variants, Variant::MAX, PaperError::Variants)?)
        };
        if self.asked == Some(AskedParts::NONE) {
            return Err(PaperChoiceError::Paper(PaperError::NothingAsked));
        }
        let title = Some(self.title.trim().to_owned()).filter(|title| !title.is_empty());
        if title.as_ref().is_some_and(|title| MAX_TITLE < title.chars().count()) {
            return Err(PaperChoiceError::Title);
        }
        let (asked, paper_size) = (self.format.asked_parts(self.asked), self.paper_size);
        let weights = Weights::EQUAL;
        let (points, minutes, has_worked_example) = (None, None, false);
        Ok(PaperSettings {
            code,
            count,
            variants,
            asked,
            paper_size,
            title,
            points,
            weights,
            minutes,
            has_worked_example,
        })
    }
}

impl PaperChoiceError {
    /// Returns the reason in sentences.
    pub fn sentences(&self, words: &Words) -> Vec<String> {
        match self {
            Self::Seed => vec![words.text("exercise-no-seed")],
            Self::Title => vec![words.fill("paper-long-title", &[("most", MAX_TITLE.into())])],
            Self::Paper(error) => error.sentences(words),
        }
    }
}

/// Makes the paper of one position in several variants.
pub(super) fn paper_of_document(
    document: &Document,
    settings: &PaperSettings,
    words: &Words,
    goes_on: &mut dyn FnMut(usize) -> bool,
) -> Result<Paper, PaperError> {
    let entry = PaperEntry::of(ExerciseSource::Document(Box::new(document.clone())));
    mixed_paper_while(&[entry], settings, MAX_BYTES, words, goes_on).map_err(|(_, error)| error)
}

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
    /// The number of exercises, which are generated one after another.
    pub const fn exercises(&self) -> usize {
        self.settings.count * self.settings.variants
    }

    /// Returns the sentence about the files that are written.
    pub fn sentence(&self, words: &Words) -> String {
        let files = words.text(self.format.properties().files_message);
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
        let check = || if progress.is_canceled() { Err(ExportOutcome::Canceled) } else { Ok(()) };
        let paper = self.paper(&words, progress);
        check()?;
        let paper = paper.map_err(ExportOutcome::NoPaper)?;
        progress.visited(self.exercises() as u64);
        check()?;
        pause().await;
        let mut contents = match self.format {
            PaperFormat::Pdf => vec![sheet_pdf(&paper, &words), key_pdf(&paper, KeyForm::Short, &words)]
                .into_iter()
                .collect::<Result<Vec<_>, _>>()
                .map_err(ExportOutcome::NotDrawn)?,
            PaperFormat::Latex => vec![latex_source(&paper, KeyForm::Short, &words).into_bytes()],
            PaperFormat::Moodle => vec![moodle_xml(&paper, &words).map_err(ExportOutcome::NoQuestion)?.bytes],
            PaperFormat::Canvas => vec![qti_package(&paper, &words).map_err(ExportOutcome::NoQuestion)?.bytes],
        };
        if self.has_key_json {
            contents.push(key_json(&paper).map_err(|_| ExportOutcome::Failed)?);
        }
        check()?;
        remove_abandoned(path);
        let mut staged = StagedFiles::default();
        if self.format.properties().is_source {
            staged.keep(path, &contents[0]).map_err(|error| ExportOutcome::NotWritten(path.to_owned(), error))?;
        }
        let files = self.files(path);
        for (path, bytes) in files.iter().zip(&contents) {
            staged.add(path, bytes).map_err(|error| ExportOutcome::NotWritten(path.clone(), error))?;
        }
        staged.commit().map_err(|(path, error)| ExportOutcome::NotWritten(path, error))?;
        Ok(ExportOutcome::Paper(files))
    }

    /// Generates the paper, or makes it of the position.
    fn paper(&self, words: &Words, progress: &JobProgress) -> Result<Paper, PaperError> {
        let mut goes_on = |done: usize| {
            progress.visited(done as u64);
            !progress.is_canceled()
        };
        match &self.document {
            None => paper_while(&self.settings, words, &mut goes_on),
            Some(document) => {
                let paper = paper_of_document(document, &self.settings, words, &mut goes_on)?;
                if self.format.properties().has_sheets {
                    check_sheets(&paper, words).map_err(|(_, error)| error)?;
                }
                Ok(paper)
            }
        }
    }
}
