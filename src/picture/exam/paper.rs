//! A paper in several variants, generated from a code.

use super::asked::AskedParts;
use super::code::{ExerciseReference, PaperCode, Variant, content_mark};
use super::exercise::{Exercise, ExerciseField, Extent, LeafLayout, MAX_BYTES, MAX_EXERCISES, PaperError};
use super::usual_parts::usual_parts;
use poda_core::document::wishes::WishedGame;
use poda_core::document::{Document, practice};
use poda_core::game::any::AnyGame;
use poda_core::search::split_mix_64::SplitMix64;
use poda_words::file::save;
use poda_words::i18n::Words;
use poda_words::i18n::practice::generator::exercise_title;
use poda_words::practice::generator::{
    Contents, Generated, MAX_NODES, NotGenerated, Outline, TreeDemand, generate_with,
};
use poda_words::practice::json::{AnswerJson, write_line};
use serde::Serialize;
use std::ffi::OsString;
use std::path::{Path, PathBuf};
use strum::IntoStaticStr;

/// How often a seed is tried for an exercise before it is given up.
pub const ATTEMPTS: u64 = 4;

/// What a paper is made of.
#[derive(Clone, Debug, PartialEq)]
pub struct PaperSettings {
    /// The seed and the wishes for every exercise.
    pub code: PaperCode,
    /// The number of exercises.
    pub count: usize,
    /// The number of variants.
    pub variants: usize,
    /// What is asked for; `None`: at most thirty boxes to write in.
    pub asked: Option<AskedParts>,
    /// The size of the paper.
    pub paper_size: PaperSize,
    /// The title; `None`: the usual one.
    pub title: Option<String>,
}

impl PaperSettings {
    /// Returns the settings for one exercise in one variant that asks for everything, on A4.
    pub const fn new(code: PaperCode) -> Self {
        Self { code, count: 1, variants: 1, asked: Some(AskedParts::ALL), paper_size: PaperSize::A4, title: None }
    }
}

/// A paper.
#[derive(Clone, Debug)]
pub struct Paper {
    /// What it was generated from; `None` for a paper on a user's own documents.
    pub code: Option<PaperCode>,
    /// What is asked for.
    pub asked: AskedParts,
    /// The size of the paper.
    pub paper_size: PaperSize,
    /// The title; `None`: the usual one.
    pub title: Option<String>,
    /// The variants, A first.
    pub variants: Vec<PaperVariant>,
}

/// A variant of a paper.
#[derive(Clone, Debug)]
pub struct PaperVariant {
    /// Which it is.
    pub variant: Variant,
    /// The exercises, in order.
    pub exercises: Vec<Exercise>,
}

impl PaperVariant {
    /// Returns the points for all exercises together.
    pub fn points(&self) -> u32 {
        self.exercises.iter().map(Exercise::points).sum()
    }
}

impl Paper {
    /// Returns what tells this paper from others in its foot: its code, or for a paper on documents eight characters that follow from
    /// their positions and searches.
    pub fn mark(&self) -> String {
        let of_documents = || {
            let exercises = self.variants.iter().flat_map(|variant| &variant.exercises);
            content_mark(&exercises.map(|exercise| save(&exercise.document)).collect::<String>())
        };
        self.code.map_or_else(of_documents, |code| code.to_string())
    }

    /// Returns a paper with a single variant, of exercises on documents.
    pub fn of_exercises(exercises: Vec<Exercise>, asked: AskedParts, paper_size: PaperSize) -> Self {
        let variants = vec![PaperVariant { variant: Variant::default(), exercises }];
        Self { code: None, asked, paper_size, title: None, variants }
    }

    /// Returns the paper with some of its fields alone; `None`: as many as are filled in within ten minutes.
    ///
    /// # Errors
    /// Nothing is left to fill in.
    pub fn asking_for(self, asked: Option<AskedParts>) -> Result<Self, PaperError> {
        let asked = asked.unwrap_or_else(|| usual_parts(self.variants.iter().flat_map(|variant| &variant.exercises)));
        let ask = |PaperVariant { variant, exercises }: PaperVariant| {
            let exercises =
                exercises.into_iter().map(|exercise| exercise.asking_for(asked)).collect::<Result<_, _>>()?;
            Ok(PaperVariant { variant, exercises })
        };
        Ok(Self { asked, variants: self.variants.into_iter().map(ask).collect::<Result<_, _>>()?, ..self })
    }
}

/// Checks that the trees of a paper show how they are searched.
///
/// # Errors
/// The number of the first exercise whose tree does not, and why.
pub fn check_order(paper: &Paper) -> Result<(), (usize, PaperError)> {
    let mut exercises = paper.variants.iter().flat_map(|variant| &variant.exercises);
    exercises.try_for_each(|exercise| exercise.check_order().map_err(|error| (exercise.number, error)))
}

/// Generates a paper. `goes_on` receives how many exercises are generated, before each; where it returns `false`, there is no
/// paper.
///
/// # Errors
/// Why there is none.
pub fn paper_while(
    settings: &PaperSettings,
    words: &Words,
    goes_on: &mut dyn FnMut(usize) -> bool,
) -> Result<Paper, PaperError> {
    let PaperSettings { code, count, variants, asked, paper_size, .. } = *settings;
    if !(1..=MAX_EXERCISES).contains(&count) {
        return Err(PaperError::Count);
    }
    if !(1..=Variant::MAX).contains(&variants) {
        return Err(PaperError::Variants);
    }
    if asked == Some(AskedParts::NONE) {
        return Err(PaperError::NothingAsked);
    }
    let mut made = Vec::new();
    let letters = (0..variants).filter_map(Variant::new);
    for (variant, generated) in letters.zip(generate_all(&code, variants, count, goes_on)?) {
        let exercises = (1..)
            .zip(generated)
            .map(|(number, generated)| to_fill_in(&code, variant, number, generated, AskedParts::ALL, words));
        let exercises = exercises.collect::<Result<_, _>>()?;
        made.push(PaperVariant { variant, exercises });
    }
    let paper =
        Paper { code: Some(code), asked: AskedParts::ALL, paper_size, title: settings.title.clone(), variants: made };
    paper.asking_for(asked)
}

/// Generates a paper.
///
/// # Errors
/// Why there is none.
///
/// ```
/// use poda_picture::exam::{PaperCode, PaperSettings, paper};
/// use poda_words::i18n::{Language, Words};
///
/// let settings = PaperSettings { count: 2, variants: 2, ..PaperSettings::new(PaperCode::of_seed(7)) };
/// let paper = paper(&settings, &Words::new(Language::English)).unwrap();
/// let [a, b] = &paper.variants[..] else { panic!() };
/// assert_eq!((a.variant.letter(), b.variant.letter(), a.exercises.len()), ('A', 'B', 2));
/// assert_ne!(a.exercises[0].document.position(), b.exercises[0].document.position());
/// ```
pub fn paper(settings: &PaperSettings, words: &Words) -> Result<Paper, PaperError> {
    paper_while(settings, words, &mut |_| true)
}

/// Generates one exercise of a paper. It does not depend on how many exercises and variants the paper has.
///
/// # Errors
/// Why there is none.
pub fn printed_exercise(
    code: &PaperCode,
    variant: Variant,
    number: usize,
    asked: AskedParts,
    words: &Words,
) -> Result<Exercise, PaperError> {
    if !(1..=MAX_EXERCISES).contains(&number) {
        return Err(PaperError::Count);
    }
    let generated = generate_all(code, variant.index() + 1, number, &mut |_| true)?.pop().and_then(|mut row| row.pop());
    let generated = generated.ok_or(PaperError::Count)?;
    to_fill_in(code, variant, number, generated, asked, words)
}

fn generate_all(
    code: &PaperCode,
    variants: usize,
    count: usize,
    goes_on: &mut dyn FnMut(usize) -> bool,
) -> Result<Vec<Vec<Generated>>, PaperError> {
    let mut rows: Vec<Vec<Generated>> = Vec::new();
    for variant in (0..variants).filter_map(Variant::new) {
        let mut row: Vec<Generated> = Vec::new();
        for number in 1..=count {
            if !goes_on(rows.len() * count + row.len()) {
                return Err(PaperError::Canceled);
            }
            let before = rows.iter().filter_map(|row| row.get(number - 1)).chain(&row);
            let others: Vec<_> = before.map(|generated| generated.document.position()).collect();
            let model = rows.first().and_then(|row| row.get(number - 1));
            let generated = generate_one(code, (variant, number), model, &others)?;
            row.push(generated);
        }
        rows.push(row);
    }
    Ok(rows)
}

/// Generates an exercise that differs from others. `model`: that of variant A, whose tree all variants have.
fn generate_one(
    code: &PaperCode,
    (variant, number): (Variant, usize),
    model: Option<&Generated>,
    others: &[&AnyGame],
) -> Result<Generated, PaperError> {
    let leaves = LeafLayout::of(&code.wishes);
    let fits = |outline: &Outline| Extent::of(outline, leaves).fits();
    let outline = model.and_then(|model| {
        let document = &model.document;
        Outline::of(document.position(), document.search.depth, MAX_NODES)
    });
    let any = TreeDemand { accepts: Some(&fits), other_than: others, ..TreeDemand::default() };
    let alike = TreeDemand { outline: outline.as_ref(), ..any };
    let is_tree = matches!(code.wishes.game, WishedGame::Tree(_));
    let mut failure = PaperError::TooLarge;
    for attempt in 0..ATTEMPTS {
        // Positions with the same tree are rare in some games; there any tree that fits will do.
        let demand = if is_tree || attempt == 0 { &alike } else { &any };
        match generate_with(exercise_seed(code.seed, variant, number, attempt), &code.wishes, demand) {
            Ok(generated) => return Ok(generated),
            Err(impossible @ NotGenerated::Impossible(_)) => return Err(PaperError::NotGenerated(impossible)),
            Err(NotGenerated::NotFound { nearest: None, .. }) if !others.is_empty() => failure = PaperError::TooFew,
            Err(NotGenerated::NotFound { tried: 0, .. }) => failure = PaperError::TooLarge,
            Err(not_found) => failure = PaperError::NotGenerated(not_found),
        }
    }
    Err(failure)
}

/// Returns the exercise on a generated document, which is practiced by filling it in.
fn to_fill_in(
    code: &PaperCode,
    variant: Variant,
    number: usize,
    generated: Generated,
    asked: AskedParts,
    words: &Words,
) -> Result<Exercise, PaperError> {
    let fill_in = |practice| practice::Practice { exercise: practice::Exercise::FillIn, ..practice };
    let practice = generated.document.practice.map(fill_in);
    let title = exercise_title(ExerciseReference { code: *code, variant: Some(variant), number: Some(number) });
    let document = Document { title: Some(title), practice, ..generated.document };
    let mut exercise = Exercise::of_document(number, document, asked, MAX_BYTES, words)?;
    exercise.seed = Some(generated.seed);
    Ok(exercise)
}

/// A size of paper, upright.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum PaperSize {
    /// ISO A4, 210 × 297 mm.
    #[default]
    A4,
    /// North American Letter, 8.5 × 11 inches.
    Letter,
}

impl PaperSize {
    /// Both sizes.
    pub const ALL: [Self; 2] = [Self::A4, Self::Letter];

    /// The name of the size, as flags spell it.
    pub fn name(self) -> &'static str {
        self.into()
    }

    /// The width and height, in millimetres.
    pub const fn size(self) -> (f32, f32) {
        match self {
            Self::A4 => (210.0, 297.0),
            Self::Letter => (215.9, 279.4),
        }
    }
}

/// Returns the seed of an exercise of a paper, of 32 bits; `attempt` counts from 0, `number` from 1.
pub(super) fn exercise_seed(paper_seed: u64, variant: Variant, number: usize, attempt: u64) -> u64 {
    let steps = [number as u64, variant.index() as u64, attempt];
    steps.into_iter().fold(first(paper_seed), |seed, step| first(seed.wrapping_add(step))) >> 32
}

/// Returns the first number that follows from a seed.
const fn first(seed: u64) -> u64 {
    SplitMix64::new(seed).next_u64()
}

/// A format of an exam paper.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PaperFormat {
    /// PDF: the sheets of all variants in one file, and their keys in another.
    Pdf,
    /// LaTeX source: the sheets of all variants, and the key where its answers are printed.
    Latex,
    /// A question bank for Moodle, in its XML format.
    Moodle,
    /// A question bank for Canvas, a package of QTI 1.2.
    Canvas,
}

/// How much a key says.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum KeyForm {
    /// A page an exercise: its tree filled in, and the reasons for its cuts.
    #[default]
    Short,
    /// Also a table of all fields, with what belongs in them and why.
    Long,
}

/// What is known of a format.
#[derive(Clone, Copy, Debug)]
pub struct PaperFormatProperties {
    /// The name, as flags spell it.
    pub name: &'static str,
    /// The extension of the files, without the dot.
    pub extension: &'static str,
    /// The media type of the files.
    pub media_type: &'static str,
    /// The message id of the name, which says what the format is good for.
    pub message: &'static str,
    /// The message id of the sentence about what is written.
    pub files_message: &'static str,
    /// Whether the paper has sheets, with a size and a title.
    pub has_sheets: bool,
    /// Whether lecturers go on working at the file, so that one that is replaced is kept.
    pub is_source: bool,
}

impl PaperFormat {
    /// All formats.
    pub const ALL: [Self; 4] = [Self::Pdf, Self::Latex, Self::Moodle, Self::Canvas];

    /// Returns what is known of the format.
    pub const fn properties(self) -> PaperFormatProperties {
        let (name, extension, media_type, message, files_message, has_sheets) = match self {
            Self::Pdf => ("pdf", "pdf", "application/pdf", "paper-format-pdf", "paper-files-pdf", true),
            Self::Latex => ("latex", "tex", "text/x-tex", "paper-format-latex", "paper-files-latex", true),
            Self::Moodle => ("moodle", "xml", "application/xml", "paper-format-moodle", "paper-files-moodle", false),
            Self::Canvas => ("qti", "zip", "application/zip", "paper-format-canvas", "paper-files-canvas", false),
        };
        let is_source = matches!(self, Self::Latex);
        PaperFormatProperties { name, extension, media_type, message, files_message, has_sheets, is_source }
    }

    /// Returns what is asked for by a wish; `None`: as much as suits a sheet. A bank limits its questions itself.
    pub fn asked_parts(self, wish: Option<AskedParts>) -> Option<AskedParts> {
        wish.or((!self.properties().has_sheets).then_some(AskedParts::ALL))
    }

    /// Returns the format of a file by its extension.
    pub fn of_path(path: &Path) -> Option<Self> {
        let extension = path.extension()?.to_str()?.to_lowercase();
        Self::ALL.into_iter().find(|format| format.properties().extension == extension)
    }
}

/// Returns the path of the key of a paper: `exam-key.pdf` beside `exam.pdf`.
pub fn key_path(paper: &Path) -> PathBuf {
    let mut name = paper.file_stem().map(OsString::from).unwrap_or_default();
    name.push("-key");
    if let Some(extension) = paper.extension() {
        name.push(".");
        name.push(extension);
    }
    paper.with_file_name(name)
}

/// The key of a paper.
#[derive(Serialize)]
struct KeyJson {
    /// `null` for a paper on position files.
    seed: Option<u64>,
    /// What is typed to bring an exercise back.
    code: Option<String>,
    exercises: Vec<ExerciseJson>,
}

/// The key of one exercise in one variant.
#[derive(Serialize)]
struct ExerciseJson {
    variant: String,
    number: usize,
    seed: Option<u64>,
    /// The text of a position file.
    position: String,
    contents: Contents,
    points: u32,
    fields: Vec<FieldJson>,
}

#[derive(Serialize)]
struct FieldJson {
    field: String,
    expected: AnswerJson,
    reason: String,
    points: u32,
}

impl ExerciseJson {
    fn new(variant: Variant, exercise: &Exercise) -> Self {
        let field = |field: &ExerciseField| FieldJson {
            field: field.name.clone(),
            expected: AnswerJson::of(exercise.recording(), &field.expected),
            reason: field.reason.clone(),
            points: field.points,
        };
        Self {
            variant: variant.to_string(),
            number: exercise.number,
            seed: exercise.seed,
            position: save(&exercise.document),
            contents: exercise.contents,
            points: exercise.points(),
            fields: exercise.fields.iter().map(field).collect(),
        }
    }
}

/// Returns the key of a paper as one line of JSON.
///
/// # Errors
/// The error of the output: there is none in memory.
pub fn key_json(paper: &Paper) -> std::io::Result<Vec<u8>> {
    let exercises = paper
        .variants
        .iter()
        .flat_map(|variant| variant.exercises.iter().map(|exercise| ExerciseJson::new(variant.variant, exercise)));
    let key = KeyJson {
        seed: paper.code.map(|code| code.seed),
        code: paper.code.map(|code| code.to_string()),
        exercises: exercises.collect(),
    };
    let mut bytes = Vec::new();
    write_line(&mut bytes, &key)?;
    Ok(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashSet;

    #[test]
    fn every_exercise_has_a_seed_of_its_own() {
        let variants = (0..Variant::MAX).filter_map(Variant::new);
        let seeds: HashSet<_> =
            variants.flat_map(|variant| (1..=20).map(move |number| exercise_seed(7, variant, number, 0))).collect();
        assert_eq!(seeds.len(), 20 * Variant::MAX);
        assert!(seeds.iter().all(|&seed| seed < 1 << 32));
    }

    /// Papers that are printed depend on these.
    #[test]
    fn the_seeds_of_a_paper_stay_as_they_are() {
        let seed = |variant, number, attempt| exercise_seed(7, Variant::of_letter(variant).unwrap(), number, attempt);
        assert_eq!([seed('A', 1, 0), seed('B', 3, 0), seed('B', 3, 1)], [2_016_216_068, 3_917_955_480, 2_549_292_765]);
    }
}
