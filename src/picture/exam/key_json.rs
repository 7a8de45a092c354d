//! The key of a paper as JSON: `{seed, exercises: [{variant, number, position, contents, fields: [{field, expected, reason}]}]}`.

use super::code::Variant;
use super::exercise::{Exercise, ExerciseField};
use super::paper::Paper;
use poda_words::file::save;
use poda_words::practice::generator::Contents;
use poda_words::practice::json::{AnswerJson, write_line};
use serde::Serialize;

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
