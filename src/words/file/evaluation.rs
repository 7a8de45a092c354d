//! Evaluation functions in position files: a word, or features with weights.

use super::diagnostic::{DiagnosticKind, Expected};
use super::parser::Parser;
use super::schema::{Variants, WEIGHTED, variant_name};
use super::writer::FieldWriter;
use poda_core::game::evaluation::EvaluationFunction;
use poda_core::game::weighted::{Weight, Weights};
use poda_core::text::Excerpt;

/// Parses one of the words, or `Weighted(…)` with the weights of some of the features. The weight of the others is 0.
pub(super) fn parse<T: Copy>(
    parser: &mut Parser,
    variants: Variants<T>,
    features: &'static [&'static str],
    weighted: fn(Weights) -> T,
) -> Option<T> {
    if parser.lexeme() != WEIGHTED || !parser.is_at_named() {
        return parser.variant(variants);
    }
    parser.begin_named(Expected::Fields(features))?;
    let mut fields = parser.begin_fields(features, Expected::Fields(features))?;
    let mut weights = Weights::default();
    while let Some(field) = parser.next_field(&mut fields) {
        let weight = parse_weight(parser).unwrap_or_default();
        let index = features.iter().position(|feature| *feature == field);
        weights[index.expect("the parser returns only these fields")] = weight;
    }
    Some(weighted(weights))
}

fn parse_weight(parser: &mut Parser) -> Option<Weight> {
    let (offset, lexeme) = (parser.offset(), parser.lexeme());
    let weight = Weight::of(parser.float(Expected::Weight)?);
    if weight.is_none() {
        parser.report(offset, DiagnosticKind::NotAWeight(Excerpt::new(lexeme)));
    }
    weight
}

/// Writes the evaluation function of tic-tac-toe or Connect Four, unless it is the default.
pub(super) fn write(
    fields: &mut FieldWriter,
    evaluation: EvaluationFunction,
    variants: Variants<EvaluationFunction>,
    features: &[&str],
) {
    let is_default = evaluation == EvaluationFunction::default();
    fields.text_unless(is_default, "evaluation", || match evaluation {
        EvaluationFunction::Weighted(weights) => format_weights(&weights, features),
        EvaluationFunction::OpenLines | EvaluationFunction::Outcome => variant_name(variants, &evaluation).to_owned(),
    });
}

/// Returns `Weighted(…)` with the weights that are not 0.
pub(super) fn format_weights(weights: &Weights, features: &[&str]) -> String {
    let nonzero = features.iter().zip(weights).filter(|(_, weight)| **weight != Weight::default());
    let fields: Vec<_> = nonzero.map(|(feature, weight)| format!("{feature}: {}", weight.get())).collect();
    format!("{WEIGHTED}({})", fields.join(", "))
}
