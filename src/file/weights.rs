//! Reads how a position is evaluated, by a word or by features with weights, and writes it.
//!
//! Knows how weights are spelled, not what is counted.

use super::explicit::FieldNames;
use super::problem::{Expected, Fault};
use super::quote::Quote;
use super::reader::Reader;
use super::schema::{WEIGHTED, Words, word_for};
use crate::game::evaluation::EvaluationFunction;
use crate::game::weighted::{Weight, Weights};

/// Reads one of `words`, or `Weighted(…)` with weights for some of these features; the others have none.
pub(super) fn read<Meaning: Copy>(
    reader: &mut Reader,
    words: Words<Meaning>,
    features: &'static [&'static str],
    weighted: fn(Weights) -> Meaning,
) -> Option<Meaning> {
    if reader.spelling() != WEIGHTED || !reader.is_named() {
        return reader.word(words);
    }
    reader.open_named(Expected::Fields(features))?;
    let mut fields = reader.open_fields(features, Expected::Fields(features))?;
    let mut weights = Weights::default();
    while let Some(field) = reader.next_field(&mut fields) {
        let weight = read_weight(reader).unwrap_or_default();
        let place = features.iter().position(|feature| *feature == field);
        weights[place.expect("only these fields are let through")] = weight;
    }
    Some(weighted(weights))
}

fn read_weight(reader: &mut Reader) -> Option<Weight> {
    let (at, spelling) = (reader.at(), reader.spelling());
    let weight = Weight::of(reader.any_number(Expected::Weight)?);
    if weight.is_none() {
        reader.faults.note(at, Fault::NotAWeight { found: Quote::of(spelling) });
    }
    weight
}

/// How a game of lines is evaluated, as a field, unless it is as usual and not `explicit`.
pub(super) fn write_evaluation(
    evaluation: EvaluationFunction,
    words: Words<EvaluationFunction>,
    features: &[&str],
    explicit: &FieldNames,
) -> Option<String> {
    match evaluation {
        EvaluationFunction::OpenLines if !explicit.has("evaluation") => None,
        EvaluationFunction::OpenLines | EvaluationFunction::Outcome => {
            Some(format!("evaluation: {}", word_for(words, &evaluation)))
        }
        EvaluationFunction::Weighted(weights) => Some(write(&weights, features)),
    }
}

/// Weights as a field: those that are not 0.
pub(super) fn write(weights: &Weights, features: &[&str]) -> String {
    let some = features.iter().zip(weights).filter(|(_, weight)| **weight != Weight::default());
    let written: Vec<_> = some.map(|(feature, weight)| format!("{feature}: {}", weight.get())).collect();
    format!("evaluation: {WEIGHTED}({})", written.join(", "))
}
