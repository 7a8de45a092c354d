//! The key of a paper as data: the content of each field, the reason, and the points.

use super::code::Variant;
use super::exercise::Exercise;
use super::paper::Paper;
use super::variants::PaperExercise;
use poda_core::trace::Step;
use poda_words::file::save;
use poda_words::practice::generator::Contents;
use poda_words::practice::json::{AnswerJson, write_line};
use serde::Serialize;

pub trait KeyedExercise: PaperExercise {
    /// What its search contains.
    type Contents: Serialize;
    const NAMES_CODE: bool;

    fn key(&self, variant: Variant) -> ExerciseKey<'_, Self::Contents>;
}

#[derive(Serialize)]
struct KeyJson<'a, C> {
    /// The seed, of a paper on position files that of its variants.
    seed: u64,
    /// The text to type to open an exercise again.
    #[serde(skip_serializing_if = "Option::is_none")]
    code: Option<String>,
    exercises: Vec<ExerciseKey<'a, C>>,
}

#[derive(Serialize)]
pub struct ExerciseKey<'a, C> {
    variant: String,
    number: usize,
    seed: Option<u64>,
    /// The text of a position file.
    position: String,
    contents: &'a C,
    points: u32,
    fields: Vec<FieldJson<'a>>,
}

#[derive(Serialize)]
pub(super) struct FieldJson<'a> {
    pub field: &'a str,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub step: Option<Step>,
    pub expected: AnswerJson,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub tolerance: Option<f64>,
    pub reason: &'a str,
    pub points: u32,
}

impl KeyedExercise for Exercise {
    type Contents = Contents;
    const NAMES_CODE: bool = true;

    fn key(&self, variant: Variant) -> ExerciseKey<'_, Self::Contents> {
        let fields = self.fields.iter().map(|field| FieldJson {
            field: &field.name,
            step: None,
            expected: AnswerJson::of(self.recording(), &field.expected),
            tolerance: None,
            reason: &field.reason,
            points: field.points,
        });
        ExerciseKey::new(self, variant, self.number, self.seed, &self.contents, fields.collect())
    }
}

impl<'a, C> ExerciseKey<'a, C> {
    pub(super) fn new(
        exercise: &impl PaperExercise,
        variant: Variant,
        number: usize,
        seed: Option<u64>,
        contents: &'a C,
        fields: Vec<FieldJson<'a>>,
    ) -> Self {
        let (variant, position, points) = (variant.to_string(), save(exercise.document()), exercise.points());
        Self { variant, number, seed, position, contents, points, fields }
    }
}

/// Returns the key of a paper as one line of JSON.
///
/// # Errors
/// The error of the output; writing to memory has none.
pub fn key_json<E: KeyedExercise>(paper: &Paper<E>) -> std::io::Result<Vec<u8>> {
    let of_variants = paper.variants.iter();
    let exercises =
        of_variants.flat_map(|variant| variant.exercises.iter().map(|exercise| exercise.key(variant.variant)));
    let code = E::NAMES_CODE.then(|| paper.mark().to_string());
    let key = KeyJson { seed: paper.mark().seed(), code, exercises: exercises.collect() };
    let mut bytes = Vec::new();
    write_line(&mut bytes, &key)?;
    Ok(bytes)
}
