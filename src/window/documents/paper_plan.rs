//! The choices for an exam paper, and a paper that is ready to be written to a path.

use super::export_outcome::ExportOutcome;
use poda_core::document::Document;
use poda_core::document::wishes::Wishes;
use poda_core::trace::RecordedKind;
use poda_core::trace::limits::Progress;
use poda_paper::exam::{
    AnyPaper, AnyPaperCode, AskedParts, ExerciseSource, KeyForm, MAX_BYTES, MAX_EXERCISES, MctsPaper, Paper, PaperCode,
    PaperEntry, PaperError, PaperFileError, PaperFormat, PaperSettings, PaperSize, Variant, check_sheets, key_path,
    mcts_paper_of_documents, mcts_paper_while, mixed_paper_while, paper_while, usual_wishes,
};
use poda_platform::another_seed;
use poda_platform::background::pause;
use poda_platform::disk::{StagedFiles, remove_abandoned};
use poda_remote::JobProgress;
use poda_words::i18n::{Language, Words, args};
use poda_words::practice::generator::MctsWishes;
use std::path::{Path, PathBuf};

/// The maximum length of a title, in characters.
const MAX_TITLE: usize = 120;

/// The choices for an exam paper.
#[derive(Clone, Debug, PartialEq)]
pub struct PaperChoices {
    pub source: PaperSource,
    /// The seed as typed.
    pub seed: String,
    /// The wishes for each exercise about a search that proves values.
    pub wishes: Wishes,
    /// The wishes for each exercise about Monte Carlo tree search.
    pub mcts_wishes: MctsWishes,
    /// The number of exercises as typed.
    pub count: String,
    /// The number of variants as typed.
    pub variants: String,
    /// The number of variants of the open position as typed.
    pub own_variants: String,
    /// The parts to ask for. `None`: as many as suit the format.
    pub asked: Option<AskedParts>,
    pub paper_size: PaperSize,
    /// The title as typed. If empty, the default title is used.
    pub title: String,
    /// The language of the paper. `None`: the language of the window.
    pub language: Option<Language>,
    pub format: PaperFormat,
    /// Whether the answer key is also written as JSON.
    pub has_key_json: bool,
}

/// What the exercises of a paper are about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PaperSource {
    /// Generated exercises.
    Generated,
    /// A single exercise about the open position.
    OwnPosition,
    /// Generated exercises about Monte Carlo tree search.
    Mcts,
    /// A single exercise about the open position, which is searched by Monte Carlo tree search.
    OwnMcts,
}

impl PaperSource {
    /// The kinds of search that are asked about on paper, each with the source of generated exercises and that of the
    /// exercise about the open position.
    const BY_KIND: [(RecordedKind, [Self; 2]); 2] = [
        (RecordedKind::Search, [Self::Generated, Self::OwnPosition]),
        (RecordedKind::Sampled, [Self::Mcts, Self::OwnMcts]),
    ];

    /// Returns the sources of generated exercises.
    pub fn generated() -> impl Iterator<Item = Self> {
        Self::BY_KIND.into_iter().map(|(_, [generated, _])| generated)
    }

    /// Returns the source of generated exercises about searches of a kind, and that of the exercise about the open
    /// position, which such a search searches; `None` if they are not asked about on paper.
    pub fn of(kind: RecordedKind) -> Option<[Self; 2]> {
        Self::BY_KIND.into_iter().find(|&(of, _)| of == kind).map(|(_, sources)| sources)
    }

    /// Returns whether the exercise is about the open position.
    pub const fn is_own(self) -> bool {
        match self {
            Self::OwnPosition | Self::OwnMcts => true,
            Self::Generated | Self::Mcts => false,
        }
    }

    /// Returns the message id of the name.
    pub const fn message(self) -> &'static str {
        match self {
            Self::Generated => "paper-generated",
            Self::OwnPosition | Self::OwnMcts => "paper-own-position",
            Self::Mcts => "search-name-mcts",
        }
    }

    /// Returns whether the parts that an exercise asks for can be chosen.
    pub const fn has_parts(self) -> bool {
        match self {
            Self::Generated | Self::OwnPosition => true,
            Self::Mcts | Self::OwnMcts => false,
        }
    }
}

/// What a paper is generated from.
#[derive(Clone, Debug)]
pub enum PaperContent {
    /// Generated exercises, or variants of a position.
    Search {
        settings: Box<PaperSettings>,
        /// The position to ask about, instead of generated ones.
        document: Option<Box<Document>>,
    },
    /// The same about Monte Carlo tree search.
    Mcts { settings: Box<PaperSettings<MctsWishes>>, document: Option<Box<Document>> },
}

/// Why the choices do not describe a paper.
#[derive(Clone, Debug, PartialEq)]
pub enum PaperChoiceError {
    /// The seed is not a number.
    Seed,
    Title,
    /// The paper cannot be generated.
    Paper(PaperError),
}

impl Default for PaperChoices {
    fn default() -> Self {
        Self {
            source: PaperSource::Generated,
            seed: another_seed().to_string(),
            wishes: usual_wishes(),
            mcts_wishes: MctsWishes::default(),
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
    /// Returns the code of the paper, or `None` for a paper about the open position, which has no code. Fails if the
    /// typed seed is invalid.
    pub fn code(&self) -> Result<Option<AnyPaperCode>, PaperChoiceError> {
        Ok(match self.source {
            PaperSource::Generated => Some(PaperCode { seed: self.typed_seed()?, wishes: self.wishes }.into()),
            PaperSource::OwnPosition | PaperSource::OwnMcts => None,
            PaperSource::Mcts => Some(PaperCode { seed: self.typed_seed()?, wishes: self.mcts_wishes }.into()),
        })
    }

    fn typed_seed(&self) -> Result<u64, PaperChoiceError> {
        self.seed.trim().parse().map_err(|_| PaperChoiceError::Seed)
    }

    /// Returns what the paper is generated from, or why the choices do not describe a paper. `document` is the open
    /// one.
    pub fn content(&self, document: &Document) -> Result<PaperContent, PaperChoiceError> {
        let number = |text: &str, max: usize, error: PaperError| {
            let number = text.trim().parse().ok().filter(|number| (1..=max).contains(number));
            number.ok_or(PaperChoiceError::Paper(error))
        };
        let code = self.code()?;
        let (count, variants) = match self.source {
            PaperSource::OwnPosition => (1, number(&self.own_variants, Variant::MAX, PaperError::Variants)?),
            PaperSource::OwnMcts => (1, 1),
            PaperSource::Generated | PaperSource::Mcts => {
                let count = number(&self.count, MAX_EXERCISES, PaperError::Count)?;
                (count, number(&self.variants, Variant::MAX, PaperError::Variants)?)
            }
        };
        let title = Some(self.title.trim().to_owned()).filter(|title| !title.is_empty());
        if title.as_ref().is_some_and(|title| MAX_TITLE < title.chars().count()) {
            return Err(PaperChoiceError::Title);
        }
        let paper_size = self.paper_size;
        let (code, document) = match code {
            Some(AnyPaperCode::Mcts(code)) => {
                let settings = PaperSettings { count, variants, paper_size, title, ..PaperSettings::new(code) };
                return Ok(PaperContent::Mcts { settings: Box::new(settings), document: None });
            }
            None if self.source == PaperSource::OwnMcts => {
                let code = PaperCode { seed: 0, wishes: MctsWishes::default() };
                let settings = PaperSettings { paper_size, title, ..PaperSettings::new(code) };
                let document = Some(Box::new(document.clone()));
                return Ok(PaperContent::Mcts { settings: Box::new(settings), document });
            }
            Some(AnyPaperCode::Search(code)) => (code, None),
            Some(AnyPaperCode::Documents(_)) | None => (PaperCode::of_seed(0), Some(Box::new(document.clone()))),
        };
        if self.asked == Some(AskedParts::NONE) {
            return Err(PaperChoiceError::Paper(PaperError::NothingAsked));
        }
        let settings = Box::new(PaperSettings {
            count,
            variants,
            asked: self.format.asked_parts(self.asked),
            paper_size,
            title,
            ..PaperSettings::new(code)
        });
        Ok(PaperContent::Search { settings, document })
    }
}

impl PaperChoiceError {
    pub fn sentences(&self, words: &Words) -> Vec<String> {
        match self {
            Self::Seed => vec![words.text("exercise-no-seed")],
            Self::Title => vec![words.fill("paper-long-title", &args![most = MAX_TITLE])],
            Self::Paper(error) => error.sentences(words),
        }
    }
}

/// Makes the paper about one position in several variants.
pub fn paper_of_document(
    document: &Document,
    settings: &PaperSettings,
    words: &Words,
    goes_on: &mut dyn FnMut(usize) -> bool,
) -> Result<Paper, PaperError> {
    let entry = PaperEntry::of(ExerciseSource::Document(Box::new(document.clone())));
    mixed_paper_while(&[entry], settings, MAX_BYTES, words, goes_on).map_err(|(_, error)| error)
}

/// Makes the paper about one position that is searched by Monte Carlo tree search.
pub fn mcts_paper_of_document(
    document: &Document,
    settings: &PaperSettings<MctsWishes>,
    words: &Words,
) -> Result<MctsPaper, PaperError> {
    mcts_paper_of_documents(vec![document.clone()], settings, words).map_err(|(_, error)| error)
}

/// An exam paper that is ready to be written to a path.
#[derive(Clone, Debug)]
pub struct PaperPlan {
    pub content: PaperContent,
    pub language: Language,
    pub format: PaperFormat,
    /// Whether the answer key is also written as JSON.
    pub has_key_json: bool,
}

impl PaperPlan {
    /// Returns the number of exercises in all variants. They are generated one after another.
    pub const fn exercises(&self) -> usize {
        match &self.content {
            PaperContent::Search { settings, .. } => settings.count * settings.variants,
            PaperContent::Mcts { settings, .. } => settings.count * settings.variants,
        }
    }

    /// Returns the sentence about the files that will be written.
    pub fn sentence(&self, words: &Words) -> String {
        let files = words.text(self.format.properties().files_message);
        if self.has_key_json { format!("{files} {}", words.text("paper-files-key-json")) } else { files }
    }

    /// Returns the paths of the files. `path` is the path that the user chose.
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

    /// Generates the paper and writes its files. Writes either all of them or none.
    pub async fn write(&self, path: &Path, progress: &JobProgress) -> Result<ExportOutcome, ExportOutcome> {
        let words = Words::new(self.language);
        let check = || if progress.is_canceled() { Err(ExportOutcome::Canceled) } else { Ok(()) };
        let paper = self.paper(&words, progress);
        check()?;
        let paper = paper.map_err(ExportOutcome::NoPaper)?;
        progress.visited(self.exercises() as u64);
        check()?;
        pause().await;
        let file = paper.file(self.format, KeyForm::Short, &words).map_err(|error| match error {
            PaperFileError::NotDrawn(error) => ExportOutcome::NotDrawn(error),
            PaperFileError::NoQuestion(failure) => ExportOutcome::NoQuestion(failure),
        });
        let mut contents = vec![file?.bytes];
        if self.format == PaperFormat::Pdf {
            contents.push(paper.key_pdf(KeyForm::Short, &words).map_err(ExportOutcome::NotDrawn)?);
        }
        if self.has_key_json {
            contents.push(paper.key_json().map_err(|_| ExportOutcome::Failed)?);
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

    /// Generates the paper, or makes it from the position.
    fn paper(&self, words: &Words, progress: &JobProgress) -> Result<AnyPaper, PaperError> {
        let mut goes_on = |done: usize| {
            progress.visited(done as u64);
            !progress.is_canceled()
        };
        Ok(match &self.content {
            PaperContent::Search { settings, document: None } => paper_while(settings, words, &mut goes_on)?.into(),
            PaperContent::Search { settings, document: Some(document) } => {
                let paper = paper_of_document(document, settings, words, &mut goes_on)?;
                if self.format.properties().has_sheets {
                    check_sheets(&paper, words).map_err(|(_, error)| error)?;
                }
                paper.into()
            }
            PaperContent::Mcts { settings, document: None } => mcts_paper_while(settings, words, &mut goes_on)?.into(),
            PaperContent::Mcts { settings, document: Some(document) } => {
                mcts_paper_of_document(document, settings, words)?.into()
            }
        })
    }
}
