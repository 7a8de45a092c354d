//! The settings of a depth-first search: parsing and writing.

use super::counts::parse_at_most;
use super::diagnostic::{DiagnosticKind, Expected};
use super::schema::{ALGORITHMS, CUTS, FAILS, OPPONENTS, ORDERS, QUIET, SEARCH, TIE_RULES};
use super::tree::push_vector;
use super::value::Value;
use super::writer::{ExplicitFields, FieldWriter, format_number};
use poda_core::score::{MAX_PLAYERS, Payoffs, Score, Window};
use poda_core::search::ordering::MoveOrdering;
use poda_core::search::{Algorithm, Floor, Merge, PayoffSettings, Quiescence, SearchConfig};

/// The largest number of plies of quiescence search in a file.
const MAX_QUIESCENCE_PLIES: usize = 100;

/// Whether 0 is a valid distance between two scores.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Zero {
    Allowed,
    Forbidden,
}

/// Parses the settings of a search. Invalid settings are reported and replaced by their defaults. `other_algorithms` are expected as well
/// where an algorithm is not known.
pub(super) fn parse(value: Value, other_algorithms: &[&'static str]) -> SearchConfig {
    let default = SearchConfig::default();
    let Some(fields) = value.fields(SEARCH) else { return default };
    let merge_plies = fields.read("merge_plies", Value::unsigned);
    let merge = match (fields.read("merge_symmetric", Value::boolean), merge_plies) {
        (None | Some(false), _) => Merge::Nowhere,
        (Some(true), None) => Merge::Everywhere,
        (Some(true), Some(plies)) => Merge::FirstPlies(plies),
    };
    let parse_killers = |value| parse_at_most(value, MoveOrdering::MAX_KILLERS.into())?.try_into().ok();
    SearchConfig {
        algorithm: fields
            .read("algorithm", |value| {
                // An algorithm goes by any of its names, in any spelling.
                let named = value.word().and_then(Algorithm::named);
                named.or_else(|| value.variant_or(ALGORITHMS, other_algorithms))
            })
            .unwrap_or_default(),
        fail: fields.variant("fail", FAILS).unwrap_or_default(),
        cut_on: fields.variant("cut_on", CUTS).unwrap_or_default(),
        depth: fields.read("depth", Value::unsigned),
        window: fields.read("window", parse_window).unwrap_or(Window::FULL),
        merge,
        ordering: MoveOrdering {
            static_order: fields.variant("order", ORDERS).unwrap_or_default(),
            killers: fields.read("killers", parse_killers).unwrap_or_default(),
            history: fields.read("history", Value::boolean).unwrap_or_default(),
            remembered: fields.read("remembered", Value::boolean).unwrap_or(true),
        },
        table: fields.read("table", Value::boolean).unwrap_or_default(),
        quiescence: fields.read("quiet", parse_quiescence),
        guess: fields.read("guess", Value::score).unwrap_or_default(),
        delta: fields.read("delta", |value| parse_distance(value, Zero::Forbidden)).unwrap_or(default.delta),
        seed: fields.read("seed", Value::unsigned).unwrap_or(default.seed),
        opponent: fields.variant("opponent", OPPONENTS).unwrap_or_default(),
        payoffs: PayoffSettings {
            ties: fields.variant("ties", TIE_RULES).unwrap_or_default(),
            sum: fields.read("sum", Value::finite),
            floor: fields.read("floor", parse_floor),
        },
    }
}

/// Parses one number for every player, or a vector with one for each.
fn parse_floor(value: Value) -> Option<Floor> {
    if !value.is_tuple() {
        return value.finite().map(Floor::Same);
    }
    let length = value.length();
    if MAX_PLAYERS < length {
        value.report(DiagnosticKind::PlayerCount(length));
        return None;
    }
    let entries: Vec<_> = value.inside().map(Value::finite).collect();
    entries.into_iter().collect::<Option<Vec<_>>>().map(|entries| Floor::Each(Payoffs::new(&entries)))
}

fn parse_window(value: Value) -> Option<Window> {
    let [alpha, beta] = value.pair(Expected::Window, Value::score)?;
    if alpha < beta {
        return Some(Window { alpha, beta });
    }
    value.report(DiagnosticKind::ClosedWindow { alpha, beta });
    None
}

/// Parses a finite number above 0, or 0 if it is allowed.
pub(super) fn parse_distance(value: Value, zero: Zero) -> Option<Score> {
    let zero = zero == Zero::Allowed;
    let is_distance =
        |number: &Score| number.is_finite() && (Score::ZERO < *number || (zero && *number == Score::ZERO));
    let distance = |number| Some(number).filter(is_distance);
    value.converted(Value::score, distance, |found| DiagnosticKind::NotADistance { found, zero })
}

fn parse_quiescence(value: Value) -> Option<Quiescence> {
    let fields = value.fields(QUIET)?;
    let default = Quiescence::default();
    let change = fields.read("change", |value| parse_distance(value, Zero::Allowed)).unwrap_or(default.change);
    let plies = fields.read("plies", |value| parse_at_most(value, MAX_QUIESCENCE_PLIES)).unwrap_or(default.plies);
    Some(Quiescence { change, plies })
}

pub(super) fn write(config: &SearchConfig, explicit: ExplicitFields) -> String {
    let default = SearchConfig::default();
    let mut fields = FieldWriter::new(explicit);
    fields.variant("algorithm", &config.algorithm, &default.algorithm, ALGORITHMS);
    fields.variant("fail", &config.fail, &default.fail, FAILS);
    fields.variant("cut_on", &config.cut_on, &default.cut_on, CUTS);
    fields.optional("depth", config.depth, |depth| depth.to_string());
    let Window { alpha, beta } = config.window;
    fields.text_unless(config.window == default.window, "window", || {
        format!("({}, {})", format_number(alpha), format_number(beta))
    });
    fields.display("merge_symmetric", &(config.merge != Merge::Nowhere), &false);
    match (config.merge, explicit.value("merge_plies")) {
        (Merge::FirstPlies(plies), _) => fields.always("merge_plies", &plies.to_string()),
        // Without merging, the number of plies has no meaning and is not part of the settings.
        (Merge::Nowhere, Some(plies)) => fields.always("merge_plies", plies.source()),
        (Merge::Nowhere | Merge::Everywhere, _) => {}
    }
    let (ordering, default_ordering) = (config.ordering, default.ordering);
    fields.variant("order", &ordering.static_order, &default_ordering.static_order, ORDERS);
    fields.display("killers", &ordering.killers, &default_ordering.killers);
    fields.display("history", &ordering.history, &default_ordering.history);
    fields.display("remembered", &ordering.remembered, &default_ordering.remembered);
    fields.display("table", &config.table, &default.table);
    fields.optional("quiet", config.quiescence, |Quiescence { change, plies }| {
        format!("(change: {}, plies: {plies})", format_number(change))
    });
    fields.score("guess", config.guess, default.guess);
    fields.score("delta", config.delta, default.delta);
    fields.display("seed", &config.seed, &default.seed);
    fields.variant("opponent", &config.opponent, &default.opponent, OPPONENTS);
    fields.variant("ties", &config.payoffs.ties, &default.payoffs.ties, TIE_RULES);
    fields.optional("sum", config.payoffs.sum, format_number);
    fields.optional("floor", config.payoffs.floor, |floor| match floor {
        Floor::Same(floor) => format_number(floor),
        Floor::Each(floors) => {
            let mut text = String::new();
            push_vector(&mut text, &floors);
            text
        }
    });
    fields.into_line()
}
