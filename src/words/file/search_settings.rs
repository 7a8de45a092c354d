//! The settings of a depth-first search: parsing and writing.

use super::schema::SEARCH;
use super::setting_rows;
use super::value::Value;
use super::writer::{ExplicitFields, FieldWriter};
use poda_core::search::SearchConfig;

/// Parses the settings of a search. Invalid settings are reported and replaced by their defaults. `other_algorithms`
/// are expected as well where an algorithm is not known.
pub(super) fn parse(value: Value, other_algorithms: &[&'static str]) -> SearchConfig {
    value.fields(SEARCH).map_or_else(SearchConfig::default, |fields| setting_rows::parse(fields, other_algorithms))
}

pub(super) fn write(config: &SearchConfig, explicit: ExplicitFields) -> String {
    let mut fields = FieldWriter::new(explicit);
    setting_rows::write(config, &mut fields);
    fields.into_line()
}
