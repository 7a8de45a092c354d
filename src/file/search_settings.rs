//! Reads how to search, and writes it.
//!
//! Knows how the settings are spelled, not what they do.

use super::diagnostic::{DiagnosticKind, Expected, Unexpected};
use super::explicit::FieldNames;
use super::parser::Parser;
use super::schema::{ALGORITHMS, CUTS, FAILS, ORDERS, QUIET, SEARCH, number_ron, variant_name};
use crate::score::{Score, Window};
use crate::search::ordering::MoveOrdering;
use crate::search::{Merge, Quiescence, SearchConfig};
use crate::text::Excerpt;

/// The most plies beyond the limit that a file may ask for.
const MOST_QUIET_PLIES: usize = 100;

/// Reads how to search, and where the depth stands.
pub(super) fn read(parser: &mut Parser) -> (SearchConfig, usize) {
    let mut search = SearchConfig::default();
    let Some(mut fields) = parser.open_fields(SEARCH, Expected::Fields(SEARCH)) else { return (search, 0) };
    let mut depth_at = fields.at;
    let (mut merges, mut plies) = (false, None);
    while let Some(field) = parser.next_field(&mut fields) {
        match field {
            "algorithm" => search.algorithm = parser.word(ALGORITHMS).unwrap_or_default(),
            "fail" => search.fail = parser.word(FAILS).unwrap_or_default(),
            "cut_on" => search.cut_on = parser.word(CUTS).unwrap_or_default(),
            "depth" => {
                depth_at = parser.at();
                search.depth = parser.whole();
            }
            "window" => search.window = read_window(parser).unwrap_or(Window::FULL),
            "merge_symmetric" => merges = parser.boolean().unwrap_or_default(),
            "merge_plies" => plies = parser.whole(),
            "order" => search.ordering.static_order = parser.word(ORDERS).unwrap_or_default(),
            "killers" => search.ordering.killers = read_killers(parser),
            "history" => search.ordering.history = parser.boolean().unwrap_or_default(),
            "remembered" => search.ordering.remembered = parser.boolean().unwrap_or(true),
            "table" => search.table = parser.boolean().unwrap_or_default(),
            "quiet" => search.quiescence = read_quiet(parser),
            "guess" => search.guess = parser.number().unwrap_or_default(),
            "delta" => search.delta = read_distance(parser, false).unwrap_or(search.delta),
            "seed" => search.seed = parser.whole().map_or(search.seed, |seed| seed as u64),
            other => unreachable!("{other} is no field of a search"),
        }
    }
    search.merge = match (merges, plies) {
        (false, _) => Merge::Nowhere,
        (true, None) => Merge::Everywhere,
        (true, Some(plies)) => Merge::FirstPlies(plies),
    };
    (search, depth_at)
}

fn read_window(parser: &mut Parser) -> Option<Window> {
    let mut list = parser.open_tuple(Expected::Window)?;
    let mut bounds = Vec::new();
    while parser.has_element(&mut list) {
        let bound = parser.number();
        if list.length <= 2 {
            bounds.push(bound);
        }
    }
    if list.length != 2 {
        let fault = DiagnosticKind::WrongKind { expected: Expected::Window, found: Unexpected::Tuple };
        parser.faults.note_kind(list.at, fault);
    }
    let [alpha, beta] = [bounds.first().copied()??, bounds.get(1).copied()??];
    if alpha < beta {
        return Some(Window { alpha, beta });
    }
    parser.faults.note(list.at, DiagnosticKind::ClosedWindow { alpha, beta });
    None
}

fn read_killers(parser: &mut Parser) -> u8 {
    read_limited(parser, usize::from(MoveOrdering::MAX_KILLERS)).and_then(|count| u8::try_from(count).ok()).unwrap_or(0)
}

/// A whole number that is not too great.
fn read_limited(parser: &mut Parser, most: usize) -> Option<usize> {
    let (at, spelling) = (parser.at(), parser.spelling());
    let number = parser.whole()?;
    if most < number {
        parser.faults.note(at, DiagnosticKind::TooGreat { found: Excerpt::new(spelling), most });
    }
    (number <= most).then_some(number)
}

/// A finite number above 0, or 0 if that is possible.
fn read_distance(parser: &mut Parser, zero: bool) -> Option<Score> {
    let (at, spelling) = (parser.at(), parser.spelling());
    let number = parser.number()?;
    let is_distance = number.is_finite() && (Score::ZERO < number || (zero && number == Score::ZERO));
    if !is_distance {
        parser.faults.note(at, DiagnosticKind::NotADistance { found: Excerpt::new(spelling), zero });
    }
    is_distance.then_some(number)
}

fn read_quiet(parser: &mut Parser) -> Option<Quiescence> {
    let mut fields = parser.open_fields(QUIET, Expected::Fields(QUIET))?;
    let mut quiescence = Quiescence::default();
    while let Some(field) = parser.next_field(&mut fields) {
        match field {
            "change" => quiescence.change = read_distance(parser, true).unwrap_or(quiescence.change),
            "plies" => quiescence.plies = read_limited(parser, MOST_QUIET_PLIES).unwrap_or(quiescence.plies),
            other => unreachable!("{other} is no field of what is quiet"),
        }
    }
    Some(quiescence)
}

/// The fields that are not as usual, and those that are `explicit`.
pub(super) fn write(search: &SearchConfig, explicit: &FieldNames) -> Vec<String> {
    let usual = SearchConfig::default();
    let mut fields = Vec::new();
    if search.algorithm != usual.algorithm || explicit.has("algorithm") {
        fields.push(format!("algorithm: {}", variant_name(ALGORITHMS, &search.algorithm)));
    }
    if search.fail != usual.fail || explicit.has("fail") {
        fields.push(format!("fail: {}", variant_name(FAILS, &search.fail)));
    }
    if search.cut_on != usual.cut_on || explicit.has("cut_on") {
        fields.push(format!("cut_on: {}", variant_name(CUTS, &search.cut_on)));
    }
    if let Some(depth) = search.depth {
        fields.push(format!("depth: {depth}"));
    }
    if search.window != usual.window || explicit.has("window") {
        let Window { alpha, beta } = search.window;
        fields.push(format!("window: ({}, {})", number_ron(alpha), number_ron(beta)));
    }
    if search.merge != Merge::Nowhere || explicit.has("merge_symmetric") {
        fields.push(format!("merge_symmetric: {}", search.merge != Merge::Nowhere));
    }
    if let Merge::FirstPlies(plies) = search.merge {
        fields.push(format!("merge_plies: {plies}"));
    }
    let (order, as_usual) = (search.ordering, usual.ordering);
    if order.static_order != as_usual.static_order || explicit.has("order") {
        fields.push(format!("order: {}", variant_name(ORDERS, &order.static_order)));
    }
    if order.killers != as_usual.killers || explicit.has("killers") {
        fields.push(format!("killers: {}", order.killers));
    }
    for (field, value, as_usual) in [
        ("history", order.history, as_usual.history),
        ("remembered", order.remembered, as_usual.remembered),
        ("table", search.table, usual.table),
    ] {
        if value != as_usual || explicit.has(field) {
            fields.push(format!("{field}: {value}"));
        }
    }
    if let Some(Quiescence { change, plies }) = search.quiescence {
        fields.push(format!("quiet: (change: {}, plies: {plies})", number_ron(change)));
    }
    for (field, value, as_usual) in [("guess", search.guess, usual.guess), ("delta", search.delta, usual.delta)] {
        if value != as_usual || explicit.has(field) {
            fields.push(format!("{field}: {}", number_ron(value)));
        }
    }
    if search.seed != usual.seed || explicit.has("seed") {
        fields.push(format!("seed: {}", search.seed));
    }
    fields
}
