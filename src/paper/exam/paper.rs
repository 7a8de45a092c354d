//! A paper in several variants, generated from a code.

use super::asked::{AskedParts, Weights};
use super::code::{DocumentsCode, PaperCode, Variant};
use super::exercise::{Exercise, MAX_BYTES, MAX_EXERCISES, PaperError};
use super::format::PaperSize;
use super::kinds::AnyPaperCode;
use super::reference::ExerciseReference;
use super::usual_parts::usual_parts;
use super::variants::{
    Drafted, ExerciseSource, LeftOutSeed, PaperExercise, PaperVariant, generate_all, left_out_seeds,
};
use poda_core::document::wishes::Wishes;
use poda_core::document::{Document, LocalizedText, practice};
use poda_words::i18n::message_args::algorithm_name;
use poda_words::i18n::{Words, args};
use poda_words::practice::class::Student;
use poda_words::practice::sentences::generator::exercise_title;

/// The settings of a paper. Every paper uses the code, the numbers, the size of the paper and the title; only papers on
/// searches of the whole tree use the others.
#[derive(Clone, Debug, PartialEq)]
pub struct PaperSettings<W = Wishes> {
    /// The seed and the wishes for every exercise.
    pub code: PaperCode<W>,
    /// The number of exercises.
    pub count: usize,
    pub variants: usize,
    /// The parts that are asked for; `None` for parts with at most thirty boxes to write in.
    pub asked: Option<AskedParts>,
    pub paper_size: PaperSize,
    /// How many exercises share a page if they are small enough.
    pub per_page: usize,
    /// The title; `None` for the usual one.
    pub title: Option<String>,
    /// The points for each exercise; `None` for the sum of the points of its fields.
    pub points: Option<u32>,
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
            per_page: 1,
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

    /// Returns all parts that may be asked for. The leaves that can be pruned and those that matter are included only
    /// if they are asked for, because they take long to determine.
    fn everything(&self) -> AskedParts {
        let AskedParts { ever, matters, transform, .. } = self.asked.unwrap_or(AskedParts::NONE);
        AskedParts { ever, matters, transform, ..AskedParts::ALL }
    }
}

/// An exercise of a paper, in all variants.
#[derive(Clone, Debug, PartialEq)]
pub struct PaperEntry {
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

#[derive(Clone, Debug)]
pub struct Paper<E = Exercise> {
    /// The code from which it was generated; `None` for a paper on a user's own documents.
    pub code: Option<AnyPaperCode>,
    /// The seed of its exercises, or of the variants of a user's own documents.
    pub seed: u64,
    pub asked: AskedParts,
    pub paper_size: PaperSize,
    /// How many exercises share a page if they are small enough.
    pub per_page: usize,
    /// The title; `None` for the usual one.
    pub title: Option<String>,
    /// The variants, in the order of their letters.
    pub variants: Vec<PaperVariant<E>>,
    pub weights: Weights,
    /// The time allowed, in minutes.
    pub minutes: Option<u32>,
    /// The students whose sheets are printed; if there are none, one sheet of each variant is printed.
    pub seats: Vec<Seat>,
    /// The seeds for which no exercise was found.
    pub left_out_seeds: Vec<LeftOutSeed>,
}

/// A student, with the variant of the sheet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seat {
    pub student: Student,
    pub variant: Variant,
}

impl<E: PaperExercise> Paper<E> {
    /// Returns the paper of these variants with the given settings, and all their fields.
    pub(super) fn of_variants<W: Copy>(
        code: Option<AnyPaperCode>,
        settings: &PaperSettings<W>,
        variants: Vec<PaperVariant<E>>,
    ) -> Self {
        let PaperSettings { paper_size, per_page, weights, minutes, .. } = *settings;
        let (title, asked) = (settings.title.clone(), settings.everything());
        let (seats, left_out_seeds) = (Vec::new(), Vec::new());
        let seed = settings.code.seed;
        Self { code, seed, asked, paper_size, per_page, title, variants, weights, minutes, seats, left_out_seeds }
    }

    /// Returns the code in its footer, by which its exercises can be opened again.
    pub fn mark(&self) -> AnyPaperCode {
        self.code.unwrap_or_else(|| {
            let exercises = self.variants.first().map(|first| &first.exercises[..]).unwrap_or_default();
            AnyPaperCode::Documents(DocumentsCode::new(self.seed, exercises.iter().map(PaperExercise::document)))
        })
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
            let algorithm = algorithm_name(words, exercise.recording().config().algorithm);
            words.fill("exam-other-search", &args![number = exercise.number, algorithm])
        };
        let other_searches = exercises.iter().filter(|exercise| exercise.has_other_search).map(other_search);
        let sentence = |LeftOutSeed { seed, exercise: (variant, number), reason }: &LeftOutSeed| {
            let args = args![
                number = *number,
                variant = variant.to_string(),
                seed = seed.to_string(),
                reason = <&str>::from(reason),
            ];
            words.fill("exam-seed-left-out", &args)
        };
        other_searches.chain(self.left_out_seeds.iter().map(sentence)).collect()
    }

    /// Returns a paper with a single variant, of exercises on documents.
    pub fn of_exercises(exercises: Vec<Exercise>, asked: AskedParts, paper_size: PaperSize) -> Self {
        let variants = vec![PaperVariant { variant: Variant::default(), exercises }];
        let settings = PaperSettings { paper_size, ..PaperSettings::new(<PaperCode>::of_seed(0)) };
        Self { asked, ..Self::of_variants(None, &settings, variants) }
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
/// let paper = paper(&settings, &Words::new(Language::ENGLISH)).unwrap();
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

/// Makes an exercise of a paper on documents again, given those documents.
///
/// # Errors
/// The reason if the exercise cannot be made, such as other documents than those of the paper.
pub(super) fn printed_exercise_of_documents(
    code: DocumentsCode,
    variant: Variant,
    number: usize,
    own: &[PaperEntry],
    words: &Words,
) -> Result<Exercise, PaperError> {
    if own.is_empty() {
        return Err(PaperError::NeedsFiles);
    }
    let seed = PaperCode { seed: code.seed, ..PaperCode::of_seed(0) };
    let settings =
        PaperSettings { variants: variant.index() + 1, asked: Some(AskedParts::ALL), ..PaperSettings::new(seed) };
    let paper = mixed_paper_while(own, &settings, MAX_BYTES, words, &mut |_| true).map_err(|(_, error)| error)?;
    if paper.mark() != AnyPaperCode::Documents(code) {
        return Err(PaperError::OtherFiles);
    }
    let of_variant = paper.variants.into_iter().next_back().into_iter().flat_map(|variant| variant.exercises);
    of_variant.into_iter().nth(number.wrapping_sub(1)).ok_or(PaperError::NoSuchExercise)
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
    let fill_in = |practice| practice::Practice { exercise: practice::ExerciseKind::FillIn, ..practice };
    let practice = document.practice.map(fill_in);
    let title =
        exercise_title(ExerciseReference { code: (*code).into(), variant: Some(variant), number: Some(number) });
    let document = Document { title: Some(title), practice, ..document };
    let mut exercise = Exercise::of_document(number, document, asked, MAX_BYTES, words)?;
    exercise.seed = seed;
    Ok(exercise)
}
