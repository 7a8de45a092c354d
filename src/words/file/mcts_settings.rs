//! The settings of a Monte Carlo tree search: parsing and writing.

use super::counts::{parse_at_most, parse_size};
use super::schema::{Variants, variant_name};
use super::search_settings::{Zero, parse_distance};
use super::value::Value;
use super::writer::{ExplicitFields, FieldWriter};
use poda_core::search::mcts::{Decide, MctsConfig, Rollout};

/// The word of the search among the algorithms.
pub(super) const ALGORITHM: &str = "Mcts";
const FIELDS: &[&str] = &["algorithm", "iterations", "exploration", "seed", "rollout", "decide"];
const ROLLOUTS: Variants<Rollout> =
    &[("Random", Rollout::Random), (EVALUATION_ROLLOUT, Rollout::Evaluation { plies: Rollout::DEFAULT_PLIES })];
/// The name before the fields of a rollout that ends with an evaluation. Without parentheses, it means the default
/// number of plies.
const EVALUATION_ROLLOUT: &str = "Evaluation";
const EVALUATION: &[&str] = &["plies"];
pub(super) const DECIDES: Variants<Decide> = &[("Visits", Decide::Visits), ("Value", Decide::Value)];

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
    fields.into_line()
}
