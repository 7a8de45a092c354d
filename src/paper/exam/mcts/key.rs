//! The key of a paper on Monte Carlo tree search as data: the content of each field, its tolerance, and its reason.

use super::{MctsField, MctsPaper};
use poda_core::score::Score;
use poda_core::trace::Step;
use poda_words::file::save;
use poda_words::practice::generator::MctsContents;
use poda_words::practice::json::{Number, write_line};
use serde::Serialize;

/// The key of a paper.
#[derive(Serialize)]
struct KeyJson {
    seed: u64,
    exercises: Vec<ExerciseJson>,
}

/// The key of one exercise in one variant.
#[derive(Serialize)]
struct ExerciseJson {
    variant: String,
    number: usize,
    seed: u64,
    /// The text of a position file.
    position: String,
    contents: MctsContents,
    points: usize,
    fields: Vec<FieldJson>,
}

#[derive(Serialize)]
struct FieldJson {
    field: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    step: Option<Step>,
    expected: ContentJson,
    #[serde(skip_serializing_if = "Option::is_none")]
    tolerance: Option<f64>,
    reason: String,
    points: u32,
}

#[derive(Serialize)]
#[serde(untagged)]
enum ContentJson {
    Number(Number),
    Node(String),
}

impl FieldJson {
    fn new(field: &MctsField) -> Self {
        let (expected, tolerance) = match field.content.number() {
            Some((value, tolerance)) => {
                (ContentJson::Number(Number(Score::new(value).unwrap_or_default())), Some(tolerance))
            }
            None => (ContentJson::Node(field.expected_text()), None),
        };
        let (name, reason) = (field.name.clone(), field.reason.clone());
        Self { field: name, step: field.step, expected, tolerance, reason, points: 1 }
    }
}

/// Returns the key of a paper as one line of JSON.
///
/// # Errors
/// The error of the output; writing to memory has none.
pub fn mcts_key_json(paper: &MctsPaper) -> std::io::Result<Vec<u8>> {
    let exercises = paper.variants.iter().flat_map(|(variant, exercises)| {
        exercises.iter().map(|exercise| ExerciseJson {
            variant: variant.to_string(),
            number: exercise.number,
            seed: exercise.seed,
            position: save(&exercise.document),
            contents: exercise.contents,
            points: exercise.points(),
            fields: exercise.fields().map(FieldJson::new).collect(),
        })
    });
    let key = KeyJson { seed: paper.settings.code.seed, exercises: exercises.collect() };
    let mut bytes = Vec::new();
    write_line(&mut bytes, &key)?;
    Ok(bytes)
}
