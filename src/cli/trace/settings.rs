//! The settings of a search that its algorithm uses, as facts.

use super::facts::{TraceFact, TraceFacts};
use crate::flag_values::spelled_turn;
use poda_core::score::{Turn, Window};
use poda_core::search::setting::{Domain, SettingRow, SettingValue, TraceField};
use poda_core::search::{Floor, Quiescence, SearchConfig};

type Row = SettingRow<SearchConfig>;

/// Returns the settings that are fields of their own, in the order of the fields.
fn rows() -> impl Iterator<Item = &'static Row> {
    let of = |field| SearchConfig::SETTINGS.iter().filter(move |row| row.field == field);
    // The algorithm comes first, because it determines which settings there are.
    let is_algorithm = |row: &&Row| matches!(row.domain, Domain::Algorithm);
    let (first, others) = (of(TraceField::Always).filter(is_algorithm), of(TraceField::Always));
    first.chain(of(TraceField::WhereUsed)).chain(others.filter(move |row| !is_algorithm(row)))
}

/// Returns the facts of the line `search` that follow its event.
pub(super) fn search_facts<'a>(config: &SearchConfig, turn: Turn) -> TraceFacts<'a> {
    let config = config.effective();
    let facts = rows().fold(TraceFacts::default().with("player", spelled_turn(turn)), |facts, row| {
        match (row.field, (row.is_used)(&config)) {
            (TraceField::Always | TraceField::WhereUsed | TraceField::OfPlayers, true) => {
                with_setting(facts, row, (row.get)(&config))
            }
            (TraceField::Always, false) => with_setting(facts, row, SettingValue::Nothing),
            (TraceField::WhereUsed | TraceField::OfPlayers, false) => facts,
        }
    });
    facts.with("version", env!("CARGO_PKG_VERSION"))
}

fn with_setting<'a>(facts: TraceFacts<'a>, row: &Row, value: SettingValue) -> TraceFacts<'a> {
    let fact: TraceFact<'a> = match value {
        SettingValue::Nothing => {
            let names = fields(row).into_iter();
            return names.fold(facts, |facts, name| facts.with(name, TraceFact::Nothing));
        }
        SettingValue::Window(Window { alpha, beta }) => return facts.with(WINDOW[0], alpha).with(WINDOW[1], beta),
        SettingValue::Algorithm(algorithm) => algorithm.key().into(),
        SettingValue::Flag(flag) => flag.into(),
        SettingValue::Count(count) => count.into(),
        SettingValue::Score(score) => score.into(),
        SettingValue::Choice(index) => {
            let Domain::Choice(names) = row.domain else { return facts };
            names.keys.get(index).copied().into()
        }
        SettingValue::Floor(Floor::Same(floor)) => floor.into(),
        SettingValue::Floor(Floor::Each(floors)) => TraceFact::Scores(floors.entries().to_vec()),
        SettingValue::Quiescence(Quiescence { change, plies }) => {
            TraceFacts::default().with(QUIESCENCE[0], change).with(QUIESCENCE[1], plies).into()
        }
    };
    facts.with(row.name, fact)
}

const WINDOW: [&str; 2] = ["alpha", "beta"];
const QUIESCENCE: [&str; 2] = ["change", "plies"];

/// Returns the names of the fields of a setting.
fn fields(row: &Row) -> Vec<&'static str> {
    match row.domain {
        Domain::Window => WINDOW.to_vec(),
        Domain::Algorithm
        | Domain::Flag
        | Domain::Depth
        | Domain::Count(_)
        | Domain::Score(_)
        | Domain::Choice(_)
        | Domain::Floor
        | Domain::Quiescence => vec![row.name],
    }
}

/// Returns the names of the columns of all settings that are fields of their own, in a table without groups of fields.
pub(super) fn columns() -> impl Iterator<Item = String> {
    let of_row = |row: &'static Row| match row.domain {
        Domain::Quiescence => QUIESCENCE.map(|name| format!("{}_{name}", row.name)).to_vec(),
        Domain::Window
        | Domain::Algorithm
        | Domain::Flag
        | Domain::Depth
        | Domain::Count(_)
        | Domain::Score(_)
        | Domain::Choice(_)
        | Domain::Floor => fields(row).into_iter().map(str::to_owned).collect(),
    };
    rows().flat_map(of_row)
}
