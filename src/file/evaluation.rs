//! Reads how a position is evaluated, by a word or by features with weights, and writes it.
//!
//! Knows how weights are spelled, not what is counted.

use super::diagnostic::{DiagnosticKind, Expected};
use super::explicit::FieldNames;
use super::parser::Parser;
use super::schema::{Variants, WEIGHTED, variant_name};
use crate::game::evaluation::EvaluationFunction;
use crate::game::weighted::{Weight, Weights};
use crate::text::Excerpt;

/// Reads one of `words`, or `Weighted(…)` with weights for some of these features; the others have none.
pub(super) fn read<Meaning: Copy>(
    parser: &mut Parser,
    words: Variants<Meaning>,
    features: &'static [&'static str],
    weighted: fn(Weights) -> Meaning,
) -> Option<Meaning> {
    if parser.spelling() != WEIGHTED || !parser.is_named() {
        return parser.word(words);
    }
    parser.open_named(Expected::Fields(features))?;
    let mut fields = parser.open_fields(features, Expected::Fields(features))?;
    let mut weights = Weights::default();
    while let Some(field) = parser.next_field(&mut fields) {
        let weight = read_weight(parser).unwrap_or_default();
        let place = features.iter().position(|feature| *feature == field);
        weights[place.expect("only these fields are let through")] = weight;
    }
    Some(weighted(weights))
}

fn read_weight(parser: &mut Parser) -> Option<Weight> {
    let (at, spelling) = (parser.at(), parser.spelling());
    let weight = Weight::of(parser.any_number(Expected::Weight)?);
    if weight.is_none() {
        parser.faults.note(at, DiagnosticKind::NotAWeight { found: Excerpt::new(spelling) });
    }
    weight
}

/// How a game of lines is evaluated, as a field, unless it is as usual and not `explicit`.
pub(super) fn write_evaluation(
    evaluation: EvaluationFunction,
    words: Variants<EvaluationFunction>,
    features: &[&str],
    explicit: &FieldNames,
) -> Option<String> {
    match evaluation {
        EvaluationFunction::OpenLines if !explicit.has("evaluation") => None,
        EvaluationFunction::OpenLines | EvaluationFunction::Outcome => {
            Some(format!("evaluation: {}", variant_name(words, &evaluation)))
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
