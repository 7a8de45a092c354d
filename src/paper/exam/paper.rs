//! A paper in several variants, generated from a code.

use super::asked::{AskedParts, Weights};
use super::code::{PaperCode, Variant, content_mark, usual};
use super::exercise::{Exercise, LeafLayout, MAX_BYTES, MAX_EXERCISES, PaperError, TreeExtent};
use super::reference::{AnyPaperCode, ExerciseReference};
use super::usual_parts::usual_parts;
use poda_core::document::wishes::{TreeWishes, WishedGame, Wishes};
use poda_core::document::{Document, LocalizedText, practice};
use poda_core::game::any::AnyGame;
use poda_core::search::split_mix_64::SplitMix64;
use poda_words::file::save;
use poda_words::i18n::Words;
use poda_words::i18n::message_args::algorithm_name;
use poda_words::i18n::practice::generator::exercise_title;
use poda_words::practice::by_hand;
use poda_words::practice::class::Student;
use poda_words::practice::generator::{MAX_NODES, NotGenerated, Outline, TreeDemand, alike, generate_with};
use std::ffi::OsString;
use std::ops::RangeInclusive;
use std::path::{Path, PathBuf};
use strum::IntoStaticStr;

/// The number of attempts to generate an exercise, each from another seed.
pub const ATTEMPTS: u64 = 4;

/// The settings of a paper. A paper on Monte Carlo tree search uses the code, the numbers, the size of the paper and the title.
#[derive(Clone, Debug, PartialEq)]
pub struct PaperSettings<W = Wishes> {
    /// The seed and the wishes for every exercise.
    pub code: PaperCode<W>,
    /// The number of exercises.
    pub count: usize,
    /// The number of variants.
    pub variants: usize,
    /// The parts that are asked for; `None` for parts with at most thirty boxes to write in.
    pub asked: Option<AskedParts>,
    /// The size of the paper.
    pub paper_size: PaperSize,
    /// The title; `None` for the usual one.
    pub title: Option<String>,
    /// The points for each exercise; `None` for the sum of the points of its fields.
    pub points: Option<u32>,
    /// The weights of the fields.
    pub weights: Weights,
    /// The time allowed, in minutes.
    pub minutes: Option<u32>,
    /// Whether the first exercise is shown filled in, as an example.
    pub has_worked_example: bool,
}

impl<W: Copy> PaperSettings<W> {
    /// Returns the settings for one exercise in one variant that asks for everything, on A4.
    pub const fn new(code: PaperCode<W>) -> Self {
        Self {
            code,
            count: 1,
            variants: 1,
            asked: Some(AskedParts::ALL),
            paper_size: PaperSize::A4,
            title: None,
            points: None,
            weights: Weights::EQUAL,
            minutes: None,
            has_worked_example: false,
        }
    }

    /// Checks the numbers of exercises and variants.
    pub(super) fn check(&self) -> Result<(), PaperError> {
        if !(1..=MAX_EXERCISES).contains(&self.count) {
            return Err(PaperError::Count);
        }
        if !(1..=Variant::MAX).contains(&self.variants) {
            return Err(PaperError::Variants);
        }
        Ok(())
    }

    /// Returns all parts that may be asked for. The leaves that can be pruned are included only if they are asked for,
    /// because they take long to determine.
    fn everything(&self) -> AskedParts {
        AskedParts { ever: self.asked.is_some_and(|asked| asked.ever), ..AskedParts::ALL }
    }
}

/// An exercise of a paper, in all variants.
#[derive(Clone, Debug, PartialEq)]
pub struct PaperEntry {
    /// The source of the exercise.
    pub source: ExerciseSource,
    /// The points for it; `None` for the sum of the points of its fields.
    pub points: Option<u32>,
    /// Its title; `None` for the title of the document.
    pub title: Option<LocalizedText>,
}

impl PaperEntry {
    /// Returns the entry without its own points and title.
    pub const fn of(source: ExerciseSource) -> Self {
        Self { source, points: None, title: None }
    }
}

/// The source of an exercise.
#[derive(Clone, Debug, PartialEq)]
pub enum ExerciseSource {
    /// Generated from wishes.
    Generated(Wishes),
    /// A document in variant A; in other variants, the leaves of its tree have [exchanged their values](alike).
    Document(Box<Document>),
}

/// An exercise on either kind of search.
pub trait PaperExercise {
    /// Returns the position and how it is searched.
    fn document(&self) -> &Document;

    /// Returns the points for all fields together.
    fn points(&self) -> u32;
}

impl PaperExercise for Exercise {
    fn document(&self) -> &Document {
        &self.document
    }

    fn points(&self) -> u32 {
        Self::points(self)
    }
}

/// A paper.
#[derive(Clone, Debug)]
pub struct Paper<E = Exercise> {
    /// The code from which it was generated; `None` for a paper on a user's own documents.
    pub code: Option<AnyPaperCode>,
    /// The parts that are asked for.
    pub asked: AskedParts,
    /// The size of the paper.
    pub paper_size: PaperSize,
    /// The title; `None` for the usual one.
    pub title: Option<String>,
    /// The variants, in the order of their letters.
    pub variants: Vec<PaperVariant<E>>,
    /// The weights of the fields.
    pub weights: Weights,
    /// The time allowed, in minutes.
    pub minutes: Option<u32>,
    /// The students whose sheets are printed; if there are none, one sheet of each variant is printed.
    pub seats: Vec<Seat>,
    /// The seeds for which no exercise was found.
    pub left_out_seeds: Vec<LeftOutSeed>,
}

/// A seed for which no exercise was found, so that another one was used.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LeftOutSeed {
    /// The seed.
    pub seed: u64,
    /// The variant and the number of the exercise.
    pub exercise: (Variant, usize),
    /// Why no exercise was found.
    pub reason: LeftOutReason,
}

/// Why no exercise was found for a seed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum LeftOutReason {
    /// No tree from the seed has the shape of the tree in variant A.
    Shape,
    /// No tree from the seed fits on a page and differs from those of the other exercises.
    Size,
    /// No tree from the seed fulfills the wishes.
    Wishes,
}

/// A student, with the variant of the sheet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seat {
    /// The student.
    pub student: Student,
    /// The variant of the sheet.
    pub variant: Variant,
}

/// A variant of a paper.
#[derive(Clone, Debug)]
pub struct PaperVariant<E = Exercise> {
    /// The letter of the variant.
    pub variant: Variant,
    /// The exercises, in order.
    pub exercises: Vec<E>,
}

impl<E: PaperExercise> PaperVariant<E> {
    /// Returns the points for all exercises together.
    pub fn points(&self) -> u32 {
        self.exercises.iter().map(E::points).sum()
    }
}

impl<E: PaperExercise> Paper<E> {
    /// Returns the paper of these variants with the given settings, and all their fields.
    pub(super) fn of_variants<W: Copy>(
        code: Option<AnyPaperCode>,
        settings: &PaperSettings<W>,
        variants: Vec<PaperVariant<E>>,
    ) -> Self {
        let PaperSettings { paper_size, weights, minutes, .. } = *settings;
        let (title, asked) = (settings.title.clone(), settings.everything());
        let (seats, left_out_seeds) = (Vec::new(), Vec::new());
        Self { code, asked, paper_size, title, variants, weights, minutes, seats, left_out_seeds }
    }

    /// Returns the mark that identifies this paper in its footer: its code, or for a paper on documents, a hash of eight
    /// characters of their positions and searches.
    pub fn mark(&self) -> String {
        let of_documents = || {
            let exercises = self.variants.iter().flat_map(|variant| &variant.exercises);
            content_mark(&exercises.map(|exercise| save(exercise.document())).collect::<String>())
        };
        self.code.map_or_else(of_documents, |code| code.to_string())
    }

    /// Returns the paper with a sheet for each of these students. If there are several variants, neighbors in the list
    /// have different ones.
    #[must_use]
    pub fn for_students(self, students: Vec<Student>) -> Self {
        let variants = self.variants.iter().map(|variant| variant.variant).cycle();
        let seats = students.into_iter().zip(variants).map(|(student, variant)| Seat { student, variant }).collect();
        Self { seats, ..self }
    }

    /// Returns the mark in the footer of the pages of a variant.
    pub(super) fn page_mark(&self, variant: Variant) -> String {
        format!("{} · {variant}", self.mark())
    }
}

impl Paper {
    /// Returns a sentence for each exercise with another search than its document, and for each seed that was left out,
    /// with the reason.
    pub fn notes(&self, words: &Words) -> Vec<String> {
        let exercises = self.variants.first().map(|first| &first.exercises[..]).unwrap_or_default();
        let other_search = |exercise: &Exercise| {
            let algorithm = algorithm_name(words, exercise.document.search.algorithm);
            words.fill("exam-other-search", &[("number", exercise.number.into()), ("algorithm", algorithm.into())])
        };
        let other_searches = exercises.iter().filter(|exercise| exercise.has_other_search).map(other_search);
        let sentence = |LeftOutSeed { seed, exercise: (variant, number), reason }: &LeftOutSeed| {
            let args = [
                ("number", (*number).into()),
                ("variant", variant.to_string().into()),
                ("seed", seed.to_string().into()),
                ("reason", <&str>::from(reason).into()),
            ];
            words.fill("exam-seed-left-out", &args)
        };
        other_searches.chain(self.left_out_seeds.iter().map(sentence)).collect()
    }

    /// Returns a paper with a single variant, of exercises on documents.
    pub fn of_exercises(exercises: Vec<Exercise>, asked: AskedParts, paper_size: PaperSize) -> Self {
        let variants = vec![PaperVariant { variant: Variant::default(), exercises }];
        Self {
            code: None,
            asked,
            paper_size,
            title: None,
            variants,
            weights: Weights::EQUAL,
            minutes: None,
            seats: Vec::new(),
            left_out_seeds: Vec::new(),
        }
    }

    /// Returns a paper of these variants with the given settings.
    fn new(
        code: Option<AnyPaperCode>,
        settings: &PaperSettings,
        mut variants: Vec<PaperVariant>,
        left_out_seeds: Vec<LeftOutSeed>,
    ) -> Result<Self, PaperError> {
        for exercise in variants.iter_mut().flat_map(|variant| &mut variant.exercises) {
            exercise.is_worked = settings.has_worked_example && exercise.number == 1;
            exercise.worth = exercise.worth.or(settings.points);
            exercise.fields.iter_mut().for_each(|field| field.points = settings.weights.of(field.field.part));
        }
        let paper = Self { left_out_seeds, ..Self::of_variants(code, settings, variants) };
        paper.asking_for(settings.asked)
    }

    /// Returns the paper with only the fields that are asked for; `None` asks for as many as a student fills in within
    /// ten minutes.
    ///
    /// # Errors
    /// `NothingToFillIn` if no field remains.
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

/// Generates a paper. `goes_on` is called before each exercise with the number of exercises generated so far; if it
/// returns `false`, the generation ends with an error.
///
/// # Errors
/// The reason if no paper can be generated.
pub fn paper_while(
    settings: &PaperSettings,
    words: &Words,
    goes_on: &mut dyn FnMut(usize) -> bool,
) -> Result<Paper, PaperError> {
    settings.check()?;
    let PaperSettings { code, count, variants, asked, .. } = *settings;
    if asked == Some(AskedParts::NONE) {
        return Err(PaperError::NothingAsked);
    }
    let mut made = Vec::new();
    let sources = vec![ExerciseSource::Generated(code.wishes); count];
    let rows = generate_all(code.seed, &sources, variants, goes_on).map_err(|(_, error)| error)?;
    let left_out = left_out_seeds(&rows);
    let everything = settings.everything();
    for PaperVariant { variant, exercises: row } in rows {
        let exercises =
            (1..).zip(row).map(|(number, drafted)| to_fill_in(&code, variant, number, drafted, everything, words));
        let exercises = exercises.collect::<Result<_, _>>()?;
        made.push(PaperVariant { variant, exercises });
    }
    Paper::new(Some(code.into()), settings, made, left_out)
}

/// Makes a paper of generated exercises and documents, in this order. Of the settings, it uses the seed, the number of
/// variants, the parts that are asked for, the paper size and the title. `goes_on` is as in [`paper_while`]. All
/// documents and searches together use at most `max_bytes` of memory.
///
/// # Errors
/// The number of the first exercise that cannot be made, and why.
pub fn mixed_paper_while(
    entries: &[PaperEntry],
    settings: &PaperSettings,
    max_bytes: usize,
    words: &Words,
    goes_on: &mut dyn FnMut(usize) -> bool,
) -> Result<Paper, (usize, PaperError)> {
    let PaperSettings { code, variants, .. } = *settings;
    if !(1..=MAX_EXERCISES).contains(&entries.len()) {
        return Err((0, PaperError::Count));
    }
    let sources: Vec<_> = entries.iter().map(|entry| entry.source.clone()).collect();
    let mut bytes_left = max_bytes;
    let mut made = Vec::new();
    let rows = generate_all(code.seed, &sources, variants, goes_on)?;
    let left_out = left_out_seeds(&rows);
    for PaperVariant { variant, exercises: row } in rows {
        let mut exercises = Vec::new();
        for ((number, entry), Drafted { document, seed, .. }) in (1..).zip(entries).zip(row) {
            let title = entry.title.clone().or(document.title.clone());
            let document = Document { title, ..document };
            let exercise = Exercise::of_document(number, document, settings.everything(), bytes_left, words);
            let mut exercise = exercise.map_err(|error| (number, error))?;
            bytes_left = bytes_left.saturating_sub(exercise.bytes());
            (exercise.seed, exercise.worth) = (seed, entry.points);
            exercises.push(exercise);
        }
        made.push(PaperVariant { variant, exercises });
    }
    Paper::new(None, settings, made, left_out).map_err(|error| (1, error))
}

/// Generates a paper.
///
/// # Errors
/// The reason if no paper can be generated.
///
/// ```
/// use poda_paper::exam::{PaperCode, PaperSettings, paper};
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

/// Generates one exercise of a paper. The result does not depend on how many exercises and variants the paper has.
///
/// # Errors
/// The reason if the exercise cannot be generated.
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
    let sources = vec![ExerciseSource::Generated(code.wishes); number];
    let rows = generate_all(code.seed, &sources, variant.index() + 1, &mut |_| true).map_err(|(_, error)| error)?;
    let drafted = rows.into_iter().next_back().and_then(|mut row| row.exercises.pop()).ok_or(PaperError::Count)?;
    to_fill_in(code, variant, number, drafted, asked, words)
}

/// A document for an exercise, and the seed from which it is generated.
#[derive(Clone, Debug)]
struct Drafted {
    document: Document,
    seed: Option<u64>,
    /// The seeds that were tried without success.
    left_out: Vec<LeftOutSeed>,
}

/// Returns the seeds that were left out, in the order of the variants.
fn left_out_seeds(rows: &[PaperVariant<Drafted>]) -> Vec<LeftOutSeed> {
    rows.iter().flat_map(|row| &row.exercises).flat_map(|drafted| drafted.left_out.clone()).collect()
}

/// Returns the variants of a paper, each with the documents of its exercises.
fn generate_all(
    seed: u64,
    sources: &[ExerciseSource],
    variants: usize,
    goes_on: &mut dyn FnMut(usize) -> bool,
) -> Result<Vec<PaperVariant<Drafted>>, (usize, PaperError)> {
    let draft = |(variant, number): (Variant, usize), before: &[&Drafted], row: &[Drafted]| match &sources[number - 1] {
        ExerciseSource::Generated(wishes) => {
            let others: Vec<_> = before.iter().copied().chain(row).map(|other| other.document.position()).collect();
            let code = PaperCode { seed, wishes: *wishes };
            generate_one(&code, (variant, number), before.first().copied(), &others)
        }
        ExerciseSource::Document(document) => {
            let others: Vec<_> = before.iter().skip(1).map(|other| &other.document).collect();
            let seed = exercise_seed(seed, variant, number, 0);
            let is_first = variant == Variant::default();
            let on_paper = Document { search: by_hand(&document.search), ..(**document).clone() };
            let other = || alike(&on_paper, &others, seed).map_err(PaperError::NotAlike);
            let document = if is_first { Ok((**document).clone()) } else { other() };
            document.map(|document| Drafted { document, seed: None, left_out: Vec::new() })
        }
    };
    all_variants((variants, sources.len()), goes_on, draft)
}

/// Makes the exercises of a paper, variant by variant. `make` gets the variant and the number of an exercise, the exercises of this
/// number in the variants before, and those before it in its own variant.
///
/// # Errors
/// The number of the first exercise that cannot be made, and why.
pub(super) fn all_variants<E>(
    (variants, count): (usize, usize),
    goes_on: &mut dyn FnMut(usize) -> bool,
    make: impl Fn((Variant, usize), &[&E], &[E]) -> Result<E, PaperError>,
) -> Result<Vec<PaperVariant<E>>, (usize, PaperError)> {
    let mut written: Vec<PaperVariant<E>> = Vec::new();
    for variant in (0..variants).filter_map(Variant::new) {
        let mut exercises = Vec::new();
        for number in 1..=count {
            if !goes_on(written.len() * count + exercises.len()) {
                return Err((number, PaperError::Canceled));
            }
            let before: Vec<_> = written.iter().filter_map(|variant| variant.exercises.get(number - 1)).collect();
            exercises.push(make((variant, number), &before, &exercises).map_err(|error| (number, error))?);
        }
        written.push(PaperVariant { variant, exercises });
    }
    Ok(written)
}

/// Generates an exercise that differs from others. `model` is the exercise in variant A, whose tree outline the other
/// variants share.
fn generate_one(
    code: &PaperCode,
    (variant, number): (Variant, usize),
    model: Option<&Drafted>,
    others: &[&AnyGame],
) -> Result<Drafted, PaperError> {
    let leaves = LeafLayout::of(&code.wishes);
    let fits = |outline: &Outline| TreeExtent::of(outline, leaves).fits() && has_usual_size(&code.wishes, outline);
    let outline = model.and_then(|model| {
        let document = &model.document;
        Outline::of(document.position(), document.search.depth, MAX_NODES)
    });
    let any = TreeDemand { accepts: Some(&fits), other_than: others, ..TreeDemand::default() };
    let alike = TreeDemand { outline: outline.as_ref(), ..any };
    let is_tree = matches!(code.wishes.game, WishedGame::Tree(_));
    let mut failure = PaperError::TooLarge;
    let mut left_out = Vec::new();
    for attempt in 0..ATTEMPTS {
        // Positions with the same tree are rare in some games. For those, any tree that fits is accepted after the first
        // attempt.
        let demand = if is_tree || attempt == 0 { &alike } else { &any };
        let seed = exercise_seed(code.seed, variant, number, attempt);
        let (tried, error) = match generate_with(seed, &code.wishes, demand) {
            Ok(generated) => return Ok(Drafted { document: generated.document, seed: Some(seed), left_out }),
            Err(impossible @ NotGenerated::Impossible(_)) => return Err(PaperError::NotGenerated(impossible)),
            Err(NotGenerated::NotFound { tried, nearest: None }) if !others.is_empty() => (tried, PaperError::TooFew),
            Err(NotGenerated::NotFound { tried: 0, .. }) => (0, PaperError::TooLarge),
            Err(not_found @ NotGenerated::NotFound { tried, .. }) => (tried, PaperError::NotGenerated(not_found)),
        };
        let reason = match demand.outline {
            _ if 0 < tried => LeftOutReason::Wishes,
            Some(_) => LeftOutReason::Shape,
            None => LeftOutReason::Size,
        };
        left_out.push(LeftOutSeed { seed, exercise: (variant, number), reason });
        failure = error;
    }
    Err(failure)
}

/// The usual number of leaves, for trees whose depth and branching the wishes leave open.
const USUAL_LEAVES: RangeInclusive<usize> = 9..=16;

/// Returns whether a tree has [`USUAL_LEAVES`], if the wishes leave its size open. A tree with a deep cutoff may have
/// more.
fn has_usual_size(wishes: &Wishes, outline: &Outline) -> bool {
    let usual = usual();
    let is_open = |tree: TreeWishes| {
        let WishedGame::Tree(usual) = usual.game else { return false };
        tree.branching == usual.branching && tree.evenness == usual.evenness
    };
    let is_open = matches!(wishes.game, WishedGame::Tree(tree) if is_open(tree));
    let is_shallow = wishes.depth.is_none() && wishes.searched_depth() == usual.searched_depth();
    let leaves = outline.child_counts().iter().filter(|&&children| children == 0).count();
    !is_open || !is_shallow || USUAL_LEAVES.contains(&leaves)
}

/// Returns the exercise on a generated document, which is practiced by filling it in.
fn to_fill_in(
    code: &PaperCode,
    variant: Variant,
    number: usize,
    Drafted { document, seed, .. }: Drafted,
    asked: AskedParts,
    words: &Words,
) -> Result<Exercise, PaperError> {
    let fill_in = |practice| practice::Practice { exercise: practice::Exercise::FillIn, ..practice };
    let practice = document.practice.map(fill_in);
    let title =
        exercise_title(ExerciseReference { code: (*code).into(), variant: Some(variant), number: Some(number) });
    let document = Document { title: Some(title), practice, ..document };
    let mut exercise = Exercise::of_document(number, document, asked, MAX_BYTES, words)?;
    exercise.seed = seed;
    Ok(exercise)
}

/// A paper size, in portrait orientation.
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

    /// Returns the name of the size in the spelling of flags.
    pub fn name(self) -> &'static str {
        self.into()
    }

    /// Returns the width and height, in millimeters.
    pub const fn size(self) -> (f32, f32) {
        match self {
            Self::A4 => (210.0, 297.0),
            Self::Letter => (215.9, 279.4),
        }
    }
}

/// Returns the seed of an exercise of a paper, without its lowest 32 bits; `attempt` counts from 0, `number` from 1.
pub(super) fn exercise_seed(paper_seed: u64, variant: Variant, number: usize, attempt: u64) -> u64 {
    let steps = [number as u64, variant.index() as u64, attempt];
    steps.into_iter().fold(first(paper_seed), |seed, step| first(seed.wrapping_add(step))) >> 32
}

/// Returns the first number of the generator with a seed.
const fn first(seed: u64) -> u64 {
    SplitMix64::new(seed).next_u64()
}

/// A format of an exam paper.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PaperFormat {
    /// PDF: the sheets of all variants in one file, and their keys in another.
    Pdf,
    /// LaTeX source: the sheets of all variants, which become the key when answers are printed.
    Latex,
    /// A question bank for Moodle, in its XML format.
    Moodle,
    /// A question bank for Canvas, a package of QTI 1.2.
    Canvas,
}

/// How detailed a key is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum KeyForm {
    /// A page for each exercise: its tree filled in, and the reasons for its cuts.
    #[default]
    Short,
    /// Also a table of all fields, with their contents and the reasons.
    Long,
}

/// The properties of a format.
#[derive(Clone, Copy, Debug)]
pub struct PaperFormatProperties {
    /// The name in the spelling of flags.
    pub name: &'static str,
    /// The extension of the files, without the dot.
    pub extension: &'static str,
    /// The media type of the files.
    pub media_type: &'static str,
    /// The message id of the name, which includes the purpose of the format.
    pub message: &'static str,
    /// The message id of the sentence about the files that are written.
    pub files_message: &'static str,
    /// Whether the paper has sheets with a size and a title.
    pub has_sheets: bool,
    /// Whether lecturers edit the file further. A file that is replaced is then kept as a backup.
    pub is_source: bool,
}

impl PaperFormat {
    /// All formats.
    pub const ALL: [Self; 4] = [Self::Pdf, Self::Latex, Self::Moodle, Self::Canvas];

    /// Returns the properties of the format.
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

    /// Returns the parts that are asked for, given a wish; `None` means as many as suit a sheet. A bank limits its
    /// questions itself.
    pub fn asked_parts(self, wish: Option<AskedParts>) -> Option<AskedParts> {
        wish.or((!self.properties().has_sheets).then_some(AskedParts::ALL))
    }

    /// Returns the format of a file, by its extension.
    pub fn of_path(path: &Path) -> Option<Self> {
        let extension = path.extension()?.to_str()?.to_lowercase();
        Self::ALL.into_iter().find(|format| format.properties().extension == extension)
    }
}

/// Returns the path of the key of a paper: `exam-key.pdf` next to `exam.pdf`.
pub fn key_path(paper: &Path) -> PathBuf {
    path_beside(paper, "-key")
}

/// Returns the path of the list of students of a paper: `exam-seats.csv` next to `exam.pdf`.
pub fn seats_path(paper: &Path) -> PathBuf {
    path_beside(paper, "-seats").with_extension("csv")
}

fn path_beside(paper: &Path, suffix: &str) -> PathBuf {
    let mut name = paper.file_stem().map(OsString::from).unwrap_or_default();
    name.push(suffix);
    if let Some(extension) = paper.extension() {
        name.push(".");
        name.push(extension);
    }
    paper.with_file_name(name)
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

    /// Printed papers depend on these seeds.
    #[test]
    fn the_seeds_of_a_paper_stay_as_they_are() {
        let seed = |variant, number, attempt| exercise_seed(7, Variant::of_letter(variant).unwrap(), number, attempt);
        assert_eq!([seed('A', 1, 0), seed('B', 3, 0), seed('B', 3, 1)], [2_016_216_068, 3_917_955_480, 2_549_292_765]);
    }
}
