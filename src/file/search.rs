//! Reads how to search, and writes it.
//!
//! Knows how the settings are spelled, not what they do.

use super::explicit::FieldNames;
use super::problem::{Expected, Fault, Found};
use super::quote::Quote;
use super::reader::Reader;
use super::schema::{ALGORITHMS, CUTS, FAILS, ORDERS, QUIET, SEARCH, number_ron, word_for};
use crate::score::{Score, Window};
use crate::search::ordering::MoveOrdering;
use crate::search::{Merge, Quiescence, SearchConfig};

/// The most plies beyond the limit that a file may ask for.
const MOST_QUIET_PLIES: usize = 100;

/// Reads how to search, and where the depth stands.
pub(super) fn read(reader: &mut Reader) -> (SearchConfig, usize) {
    let mut search = SearchConfig::default();
    let Some(mut fields) = reader.open_fields(SEARCH, Expected::Fields(SEARCH)) else { return (search, 0) };
    let mut depth_at = fields.at;
    let (mut merges, mut plies) = (false, None);
    while let Some(field) = reader.next_field(&mut fields) {
        match field {
            "algorithm" => search.algorithm = reader.word(ALGORITHMS).unwrap_or_default(),
            "fail" => search.fail = reader.word(FAILS).unwrap_or_default(),
            "cut_on" => search.cut_on = reader.word(CUTS).unwrap_or_default(),
            "depth" => {
                depth_at = reader.at();
                search.depth = reader.whole();
            }
            "window" => search.window = read_window(reader).unwrap_or(Window::FULL),
            "merge_symmetric" => merges = reader.boolean().unwrap_or_default(),
            "merge_plies" => plies = reader.whole(),
            "order" => search.ordering.static_order = reader.word(ORDERS).unwrap_or_default(),
            "killers" => search.ordering.killers = read_killers(reader),
            "history" => search.ordering.history = reader.boolean().unwrap_or_default(),
            "remembered" => search.ordering.remembered = reader.boolean().unwrap_or(true),
            "table" => search.table = reader.boolean().unwrap_or_default(),
            "quiet" => search.quiescence = read_quiet(reader),
            "guess" => search.guess = reader.number().unwrap_or_default(),
            "delta" | "reach" => search.delta = read_distance(reader, false).unwrap_or(search.delta),
            "seed" => search.seed = reader.whole().map_or(search.seed, |seed| seed as u64),
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

fn read_window(reader: &mut Reader) -> Option<Window> {
    let mut list = reader.open_tuple(Expected::Window)?;
    let mut bounds = Vec::new();
    while reader.has_element(&mut list) {
        let bound = reader.number();
        if list.length <= 2 {
            bounds.push(bound);
        }
    }
    if list.length != 2 {
        let fault = Fault::WrongKind { expected: Expected::Window, found: Found::Tuple };
        reader.faults.note_kind(list.at, fault);
    }
    let [alpha, beta] = [bounds.first().copied()??, bounds.get(1).copied()??];
    if alpha < beta {
        return Some(Window { alpha, beta });
    }
    reader.faults.note(list.at, Fault::ClosedWindow { alpha, beta });
    None
}

fn read_killers(reader: &mut Reader) -> u8 {
    read_limited(reader, usize::from(MoveOrdering::MAX_KILLERS)).and_then(|count| u8::try_from(count).ok()).unwrap_or(0)
}

/// A whole number that is not too great.
fn read_limited(reader: &mut Reader, most: usize) -> Option<usize> {
    let (at, spelling) = (reader.at(), reader.spelling());
    let number = reader.whole()?;
    if most < number {
        reader.faults.note(at, Fault::TooGreat { found: Quote::of(spelling), most });
    }
    (number <= most).then_some(number)
}

/// A finite number above 0, or 0 if that is possible.
fn read_distance(reader: &mut Reader, zero: bool) -> Option<Score> {
    let (at, spelling) = (reader.at(), reader.spelling());
    let number = reader.number()?;
    let is_distance = number.is_finite() && (Score::ZERO < number || (zero && number == Score::ZERO));
    if !is_distance {
        reader.faults.note(at, Fault::NotADistance { found: Quote::of(spelling), zero });
    }
    is_distance.then_some(number)
}

fn read_quiet(reader: &mut Reader) -> Option<Quiescence> {
    let mut fields = reader.open_fields(QUIET, Expected::Fields(QUIET))?;
    let mut quiescence = Quiescence::default();
    while let Some(field) = reader.next_field(&mut fields) {
        match field {
            "change" => quiescence.change = read_distance(reader, true).unwrap_or(quiescence.change),
            "plies" => quiescence.plies = read_limited(reader, MOST_QUIET_PLIES).unwrap_or(quiescence.plies),
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
        fields.push(format!("algorithm: {}", word_for(ALGORITHMS, &search.algorithm)));
    }
    if search.fail != usual.fail || explicit.has("fail") {
        fields.push(format!("fail: {}", word_for(FAILS, &search.fail)));
    }
    if search.cut_on != usual.cut_on || explicit.has("cut_on") {
        fields.push(format!("cut_on: {}", word_for(CUTS, &search.cut_on)));
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
        fields.push(format!("order: {}", word_for(ORDERS, &order.static_order)));
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
