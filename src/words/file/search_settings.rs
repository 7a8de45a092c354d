//! The settings of a search: parsing and writing.

use super::counts::parse_at_most;
use super::diagnostic::{DiagnosticKind, Expected};
use super::parser::Parser;
use super::schema::{ALGORITHMS, CUTS, FAILS, ORDERS, QUIET, SEARCH};
use super::writer::{ExplicitFields, FieldWriter, format_number};
use poda_core::score::{Score, Window};
use poda_core::search::ordering::MoveOrdering;
use poda_core::search::{Merge, Quiescence, SearchConfig};

/// The largest number of plies of quiescence search in a file.
const MAX_QUIESCENCE_PLIES: usize = 100;

/// The settings of a search, and where to report that its depth is impossible.
#[derive(Default)]
pub(super) struct SearchSettings {
    pub config: SearchConfig,
    /// The offset of `depth`, or of the settings if it is left out.
    pub depth_offset: usize,
}

/// Whether 0 is a valid distance between two scores.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Zero {
    Allowed,
    Forbidden,
}

/// Parses the settings of a search. Invalid settings are reported and replaced by their defaults.
pub(super) fn parse(parser: &mut Parser) -> SearchSettings {
    let mut config = SearchConfig::default();
    let Some(mut fields) = parser.begin_fields(SEARCH, Expected::Fields(SEARCH)) else {
        return SearchSettings::default();
    };
    let mut depth_offset = fields.offset;
    let (mut merges, mut merge_plies) = (false, None);
    while let Some(field) = parser.next_field(&mut fields) {
        match field {
            "algorithm" => config.algorithm = parser.variant(ALGORITHMS).unwrap_or_default(),
            "fail" => config.fail = parser.variant(FAILS).unwrap_or_default(),
            "cut_on" => config.cut_on = parser.variant(CUTS).unwrap_or_default(),
            "depth" => {
                depth_offset = parser.offset();
                config.depth = parser.unsigned();
            }
            "window" => config.window = parse_window(parser).unwrap_or(Window::FULL),
            "merge_symmetric" => merges = parser.boolean().unwrap_or_default(),
            "merge_plies" => merge_plies = parser.unsigned(),
            "order" => config.ordering.static_order = parser.variant(ORDERS).unwrap_or_default(),
            "killers" => {
                let count = parse_at_most(parser, MoveOrdering::MAX_KILLERS.into());
                config.ordering.killers = count.and_then(|count| u8::try_from(count).ok()).unwrap_or(0);
            }
            "history" => config.ordering.history = parser.boolean().unwrap_or_default(),
            "remembered" => config.ordering.remembered = parser.boolean().unwrap_or(true),
            "table" => config.table = parser.boolean().unwrap_or_default(),
            "quiet" => config.quiescence = parse_quiescence(parser),
            "guess" => config.guess = parser.score().unwrap_or_default(),
            "delta" => config.delta = parse_distance(parser, Zero::Forbidden).unwrap_or(config.delta),
            "seed" => config.seed = parser.unsigned().unwrap_or(config.seed),
            other => unreachable!("{other} is not a field of a search"),
        }
    }
    config.merge = match (merges, merge_plies) {
        (false, _) => Merge::Nowhere,
        (true, None) => Merge::Everywhere,
        (true, Some(plies)) => Merge::FirstPlies(plies),
    };
    SearchSettings { config, depth_offset }
}

fn parse_window(parser: &mut Parser) -> Option<Window> {
    let (offset, [alpha, beta]) = parser.pair(Expected::Window, Parser::score)?;
    if alpha < beta {
        return Some(Window { alpha, beta });
    }
    parser.report(offset, DiagnosticKind::ClosedWindow { alpha, beta });
    None
}

/// Parses a finite number above 0, or 0 where it is allowed.
fn parse_distance(parser: &mut Parser, zero: Zero) -> Option<Score> {
    let zero = zero == Zero::Allowed;
    let is_distance =
        |number: &Score| number.is_finite() && (Score::ZERO < *number || (zero && *number == Score::ZERO));
    let distance = |number| Some(number).filter(is_distance);
    parser.converted(Parser::score, distance, |found| DiagnosticKind::NotADistance { found, zero })
}

fn parse_quiescence(parser: &mut Parser) -> Option<Quiescence> {
    let mut fields = parser.begin_fields(QUIET, Expected::Fields(QUIET))?;
    let mut quiescence = Quiescence::default();
    while let Some(field) = parser.next_field(&mut fields) {
        match field {
            "change" => quiescence.change = parse_distance(parser, Zero::Allowed).unwrap_or(quiescence.change),
            "plies" => quiescence.plies = parse_at_most(parser, MAX_QUIESCENCE_PLIES).unwrap_or(quiescence.plies),
            other => unreachable!("{other} is not a field of quiescence search"),
        }
    }
    Some(quiescence)
}

pub(super) fn write(config: &SearchConfig, explicit: &ExplicitFields) -> String {
    let default = SearchConfig::default();
    let mut fields = FieldWriter::new(explicit);
    fields.variant("algorithm", &config.algorithm, &default.algorithm, ALGORITHMS);
    fields.variant("fail", &config.fail, &default.fail, FAILS);
    fields.variant("cut_on", &config.cut_on, &default.cut_on, CUTS);
    if let Some(depth) = config.depth {
        fields.always("depth", &depth.to_string());
    }
    let Window { alpha, beta } = config.window;
    fields.text_unless(config.window == default.window, "window", || {
        format!("({}, {})", format_number(alpha), format_number(beta))
    });
    fields.display("merge_symmetric", &(config.merge != Merge::Nowhere), &false);
    match (config.merge, explicit.value("merge_plies")) {
        (Merge::FirstPlies(plies), _) => fields.always("merge_plies", &plies.to_string()),
        // Without merging, the number of plies has no meaning and is not part of the settings.
        (Merge::Nowhere, Some(plies)) => fields.always("merge_plies", plies),
        (Merge::Nowhere | Merge::Everywhere, _) => {}
    }
    let (ordering, default_ordering) = (config.ordering, default.ordering);
    fields.variant("order", &ordering.static_order, &default_ordering.static_order, ORDERS);
    fields.display("killers", &ordering.killers, &default_ordering.killers);
    fields.display("history", &ordering.history, &default_ordering.history);
    fields.display("remembered", &ordering.remembered, &default_ordering.remembered);
    fields.display("table", &config.table, &default.table);
    if let Some(Quiescence { change, plies }) = config.quiescence {
        fields.always("quiet", &format!("(change: {}, plies: {plies})", format_number(change)));
    }
    fields.score("guess", config.guess, default.guess);
    fields.score("delta", config.delta, default.delta);
    fields.display("seed", &config.seed, &default.seed);
    fields.into_line()
}
