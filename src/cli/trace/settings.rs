//! The settings of a search that it uses, as facts.

use super::facts::{TraceFact, TraceFacts};
use crate::flag_values::{PRIORS, ROLLOUTS, spelled_turn};
use poda_core::score::{Turn, Window};
use poda_core::search::mcts::{Priors, Rollout};
use poda_core::search::setting::{Domain, SettingRow, SettingValue, Settings, TraceField};
use poda_core::search::{Floor, Quiescence, SearchConfig};

/// Returns the settings that are fields of their own, in the order of the fields.
fn rows() -> impl Iterator<Item = &'static SettingRow<SearchConfig>> {
    let of = |field| SearchConfig::SETTINGS.iter().filter(move |row| row.field == field);
    // The algorithm comes first, because it determines which settings there are.
    let is_algorithm = |row: &&SettingRow<SearchConfig>| matches!(row.domain, Domain::Algorithm);
    let (first, others) = (of(TraceField::Always).filter(is_algorithm), of(TraceField::Always));
    first.chain(of(TraceField::WhereUsed)).chain(others.filter(move |row| !is_algorithm(row)))
}

/// Returns the facts of the line `search` that follow its event.
pub(super) fn search_facts<'a>(config: &SearchConfig, turn: Turn) -> TraceFacts<'a> {
    let config = config.effective();
    let facts = rows()
        .fold(TraceFacts::default().with("player", spelled_turn(turn)), |facts, row| with_row(facts, row, &config));
    facts.with("version", env!("CARGO_PKG_VERSION"))
}

/// Returns facts with the settings of a configuration that are among these rows.
pub(crate) fn with_settings<'a, Config: Settings>(
    facts: TraceFacts<'a>,
    config: &Config,
    mut is_told: impl FnMut(&SettingRow<Config>) -> bool,
) -> TraceFacts<'a> {
    Config::rows().iter().filter(|row| is_told(row)).fold(facts, |facts, row| with_row(facts, row, config))
}

fn with_row<'a, Config: Settings>(facts: TraceFacts<'a>, row: &SettingRow<Config>, config: &Config) -> TraceFacts<'a> {
    let value = (row.get)(config);
    match (row.field, (row.is_used)(config)) {
        (TraceField::UnlessDefault, _) if value == (row.get)(&Config::default()) => facts,
        (TraceField::Always | TraceField::WhereUsed | TraceField::UnlessDefault | TraceField::OfPlayers, true) => {
            with_setting(facts, row, value)
        }
        (TraceField::Always, false) => with_setting(facts, row, SettingValue::Nothing),
        (TraceField::WhereUsed | TraceField::UnlessDefault | TraceField::OfPlayers, false) => facts,
    }
}

fn with_setting<'a, Config>(facts: TraceFacts<'a>, row: &SettingRow<Config>, value: SettingValue) -> TraceFacts<'a> {
    let fact: TraceFact<'a> = match value {
        SettingValue::Nothing => {
            let names = fields(row).into_iter();
            return names.fold(facts, |facts, name| facts.with(name, TraceFact::Nothing));
        }
        SettingValue::Window(Window { alpha, beta }) => return facts.with(WINDOW[0], alpha).with(WINDOW[1], beta),
        SettingValue::Rollout(Rollout::Random) => {
            return facts.with(row.name, ROLLOUTS[0]).with(PLIES, TraceFact::Nothing);
        }
        SettingValue::Rollout(Rollout::Evaluation { plies }) => {
            return facts.with(row.name, ROLLOUTS[1]).with(PLIES, plies);
        }
        SettingValue::Priors(Priors::Softmax { temperature }) => {
            return facts.with(row.name, PRIORS[1]).with("temperature", temperature);
        }
        SettingValue::Priors(Priors::Uniform) => PRIORS[0].into(),
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
/// The field after that of rollouts.
const PLIES: &str = "plies";

/// Returns the names of the fields of a setting.
fn fields<Config>(row: &SettingRow<Config>) -> Vec<&'static str> {
    match row.domain {
        Domain::Window => WINDOW.to_vec(),
        Domain::Rollout => vec![row.name, PLIES],
        Domain::Algorithm
        | Domain::Flag
        | Domain::Depth
        | Domain::Count(_)
        | Domain::Size(_)
        | Domain::Score(_)
        | Domain::Choice(_)
        | Domain::Floor
        | Domain::Quiescence
        | Domain::Priors => vec![row.name],
    }
}

/// Returns the names of the columns of all settings that are fields of their own, in a table without groups of fields.
pub(super) fn columns() -> impl Iterator<Item = String> {
    let of_row = |row: &'static SettingRow<SearchConfig>| match row.domain {
        Domain::Quiescence => QUIESCENCE.map(|name| format!("{}_{name}", row.name)).to_vec(),
        Domain::Window
        | Domain::Algorithm
        | Domain::Flag
        | Domain::Depth
        | Domain::Count(_)
        | Domain::Size(_)
        | Domain::Score(_)
        | Domain::Choice(_)
        | Domain::Floor
        | Domain::Rollout
        | Domain::Priors => fields(row).into_iter().map(str::to_owned).collect(),
    };
    rows().flat_map(of_row)
}
