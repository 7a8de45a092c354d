//! The settings of a Monte Carlo tree search: parsing and writing.

use super::counts::{parse_at_most, parse_size};
use super::diagnostic::DiagnosticKind;
use super::distance::{Zero, parse_distance};
use super::schema::{Variants, variant_name};
use super::value::{Fields, Value};
use super::writer::{ExplicitFields, FieldWriter, format_number};
use poda_core::score::Score;
use poda_core::search::mcts::{Decide, MctsConfig, Priors, Rollout, Selection};

/// The word of the search among the algorithms.
pub(super) const ALGORITHM: &str = "Mcts";
const FIELDS: &[&str] = &["algorithm", "iterations", "exploration", "seed", "rollout", "decide", "selection", "priors"];
const ROLLOUTS: Variants<Rollout> =
    &[("Random", Rollout::Random), (EVALUATION_ROLLOUT, Rollout::Evaluation { plies: Rollout::DEFAULT_PLIES })];
/// The name before the fields of a rollout that ends with an evaluation. Without parentheses, it means the default
/// number of plies.
const EVALUATION_ROLLOUT: &str = "Evaluation";
const EVALUATION: &[&str] = &["plies"];
pub(super) const DECIDES: Variants<Decide> = &[("Visits", Decide::Visits), ("Value", Decide::Value)];
/// How a child is selected: by priors or not.
const SELECTIONS: Variants<bool> = &[("Uct", false), ("Puct", true)];
const UNIFORM: &str = "Uniform";
/// The name before the fields of priors by the evaluation. Without parentheses, it means the default temperature.
const SOFTMAX: &str = "Softmax";
const TEMPERATURE: &[&str] = &["temperature"];

/// Returns whether the settings of a search select Monte Carlo tree search.
pub(super) fn are_meant_by(search: Value) -> bool {
    search.field("algorithm").and_then(Value::word).is_some_and(MctsConfig::is_named)
}

/// Parses the settings. Invalid ones are reported and replaced by their defaults.
pub(super) fn parse(value: Value) -> MctsConfig {
    let default = MctsConfig::default();
    let Some(fields) = value.fields(FIELDS) else { return default };
    let iterations = |value| parse_size(value, Some(MctsConfig::MAX_ITERATIONS as usize))?.try_into().ok();
    let exploration = fields.read("exploration", |value| parse_distance(value, Zero::Allowed));
    MctsConfig {
        iterations: fields.read("iterations", iterations).unwrap_or(default.iterations),
        exploration: exploration.unwrap_or(default.exploration),
        seed: fields.read("seed", Value::unsigned).unwrap_or(default.seed),
        rollout: fields.read("rollout", parse_rollout).unwrap_or_default(),
        decide: fields.variant("decide", DECIDES).unwrap_or_default(),
        selection: parse_selection(fields),
    }
}

fn parse_selection(fields: Fields<'_>) -> Selection {
    let has_priors = fields.variant("selection", SELECTIONS);
    let priors = fields.read("priors", parse_priors).unwrap_or_default();
    if let (Some(priors), Some(false) | None) = (fields.get("priors"), has_priors) {
        priors.report(DiagnosticKind::PriorsWithoutPuct);
    }
    if has_priors == Some(true) { Selection::Puct(priors) } else { Selection::Ucb1 }
}

fn parse_priors(value: Value) -> Option<Priors> {
    let (Some(SOFTMAX), fields) = value.with_name() else {
        return value.variant(&[(UNIFORM, Priors::Uniform), (SOFTMAX, Priors::softmax())]);
    };
    let temperature = fields.fields(TEMPERATURE)?.read("temperature", |value| parse_distance(value, Zero::Forbidden));
    Some(temperature.map_or_else(Priors::softmax, |temperature| Priors::Softmax { temperature }))
}

/// Returns the text of the rule for priors.
fn priors_text(priors: Priors) -> String {
    match priors {
        Priors::Uniform => UNIFORM.to_owned(),
        Priors::Softmax { temperature } if temperature == Score::from(1) => SOFTMAX.to_owned(),
        Priors::Softmax { temperature } => format!("{SOFTMAX}(temperature: {})", format_number(temperature)),
    }
}

fn parse_rollout(value: Value) -> Option<Rollout> {
    let (Some(EVALUATION_ROLLOUT), fields) = value.with_name() else { return value.variant(ROLLOUTS) };
    let fields = fields.fields(EVALUATION)?;
    let plies = fields.read("plies", |plies| parse_at_most(plies, Rollout::MAX_PLIES));
    Some(Rollout::Evaluation { plies: plies.unwrap_or(Rollout::DEFAULT_PLIES) })
}

pub(super) fn write(config: &MctsConfig, explicit: ExplicitFields<'_>) -> String {
    let default = MctsConfig::default();
    let mut fields = FieldWriter::new(explicit);
    fields.always("algorithm", ALGORITHM);
    fields.display("iterations", &config.iterations, &default.iterations);
    fields.score("exploration", config.exploration, default.exploration);
    fields.display("seed", &config.seed, &default.seed);
    fields.text_unless(config.rollout == default.rollout, "rollout", || match config.rollout {
        Rollout::Random => variant_name(ROLLOUTS, &Rollout::Random).to_owned(),
        Rollout::Evaluation { plies } => format!("{EVALUATION_ROLLOUT}(plies: {plies})"),
    });
    fields.variant("decide", &config.decide, &default.decide, DECIDES);
    let priors = config.selection.priors();
    fields.variant("selection", &priors.is_some(), &false, SELECTIONS);
    if let Some(priors) = priors {
        fields.text_unless(priors == Priors::default(), "priors", || priors_text(priors));
    }
    fields.into_line()
}
