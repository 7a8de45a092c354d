//! The settings of a search of any kind: parsing, checking and writing. What is read and written for each kind is in a
//! file of its own.

use super::diagnostic::DiagnosticKind;
use super::value::Value;
use super::writer::ExplicitFields;
use super::{mcts_settings, search_settings};
use crate::messages::NotDepthFirst;
use poda_core::document::any_search::{check, kind_of};
use poda_core::document::{Document, Unsearchable, check_depth, default_search};
use poda_core::game::any::AnyGame;
use poda_core::search::AnySearch;

/// The algorithms that are not depth-first searches.
const OTHER_ALGORITHMS: &[&str] = &[mcts_settings::ALGORITHM];

/// Parses the settings of a search. Invalid settings are reported and replaced by their defaults.
pub(super) fn parse(settings: Value) -> AnySearch {
    if mcts_settings::are_meant_by(settings) {
        AnySearch::Sampled(mcts_settings::parse(settings))
    } else {
        AnySearch::Search(search_settings::parse(settings, OTHER_ALGORITHMS))
    }
}

/// Returns the search with the algorithm that is the default for the position, unless the settings name one. Reports
/// why it cannot search the position.
pub(super) fn checked(settings: Value, config: AnySearch, position: &AnyGame) -> AnySearch {
    let names_algorithm = settings.field("algorithm").is_some();
    let config = config.map_search(|config| if names_algorithm { config } else { default_search(position, config) });
    if let Some(Err(missing)) = config.search().map(|config| check_depth(position, config.depth)) {
        settings.field("depth").unwrap_or(settings).report(DiagnosticKind::NoEstimate(missing));
    }
    if let Err(reason) = check(position, &config) {
        report_unsearchable(settings, reason);
    }
    config
}

/// Reports that a search cannot be applied to the position, at the setting to change.
fn report_unsearchable(settings: Value, reason: Unsearchable) {
    let field = match reason {
        Unsearchable::Chance(_)
        | Unsearchable::SeveralPlayers(_)
        | Unsearchable::TwoSides(_)
        | Unsearchable::OfKind(_) => "algorithm",
        Unsearchable::Sum { .. } => "sum",
        Unsearchable::FloorCount { .. } | Unsearchable::Floor { .. } => "floor",
        Unsearchable::Window { .. } => "window",
    };
    settings.field(field).unwrap_or(settings).report(DiagnosticKind::Unsearchable(reason));
}

/// Returns the document of a file if it is searched depth first, and reports any other search.
pub(super) fn depth_first(file: Value, document: Document) -> Option<Document> {
    let Some(word) = kind_of(document.searches.first()).properties().word else { return Some(document) };
    let search = file.field("search").unwrap_or(file);
    search.field("algorithm").unwrap_or(search).report(DiagnosticKind::NotDepthFirst(NotDepthFirst(word)));
    None
}

pub(super) fn write(search: &AnySearch, explicit: ExplicitFields<'_>) -> String {
    match search {
        AnySearch::Search(config) => search_settings::write(config, explicit),
        AnySearch::Sampled(config) => mcts_settings::write(config, explicit),
    }
}
