//! The settings of a Monte Carlo tree search: parsing and writing.

use super::diagnostic::DiagnosticKind;
use super::schema::MCTS;
use super::setting_rows;
use super::value::Value;
use super::writer::{ExplicitFields, FieldWriter};
use poda_core::search::mcts::MctsConfig;

/// The word of the search among the algorithms.
pub(super) const ALGORITHM: &str = "Mcts";

/// Returns whether the settings of a search select Monte Carlo tree search.
pub(super) fn are_meant_by(search: Value) -> bool {
    search.field("algorithm").and_then(Value::word).is_some_and(MctsConfig::is_named)
}

/// Parses the settings. Invalid ones are reported and replaced by their defaults.
pub(super) fn parse(value: Value) -> MctsConfig {
    let Some(fields) = value.fields(MCTS) else { return MctsConfig::default() };
    let config: MctsConfig = setting_rows::parse(fields, &[]);
    if let (Some(priors), false) = (fields.get("priors"), config.has_priors()) {
        priors.report(DiagnosticKind::PriorsWithoutPuct);
    }
    config
}

pub(super) fn write(config: &MctsConfig, explicit: ExplicitFields<'_>) -> String {
    let mut fields = FieldWriter::new(explicit);
    fields.always("algorithm", ALGORITHM);
    setting_rows::write(config, &mut fields);
    fields.into_line()
}
