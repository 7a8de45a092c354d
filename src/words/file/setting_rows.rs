//! Settings of a search by their rows: parsing and writing.

use super::counts::{parse_at_most, parse_size};
use super::diagnostic::{DiagnosticKind, Expected};
use super::distance::{Zero, parse_distance};
use super::schema::{ALGORITHMS, QUIET};
use super::tree::push_vector;
use super::value::{Fields, Value};
use super::writer::{FieldWriter, format_number};
use poda_core::score::{MAX_PLAYERS, Payoffs, Window};
use poda_core::search::mcts::{Priors, Rollout};
use poda_core::search::setting::{Domain, ScoreRange, SettingType, SettingValue, Settings};
use poda_core::search::{Algorithm, Floor, Quiescence};

/// The largest number of plies of quiescence search in a file.
const MAX_QUIESCENCE_PLIES: usize = 100;

/// The names of the ways in which rollouts end. The second one may have fields; without, it means the default number of
/// plies.
const ROLLOUTS: [&str; 2] = ["Random", "Evaluation"];
const EVALUATION: &[&str] = &["plies"];
/// The names of the rules for priors. The second one may have fields; without, it means the default temperature.
const PRIORS: [&str; 2] = ["Uniform", "Softmax"];
const SOFTMAX: &[&str] = &["temperature"];

/// Parses the settings of a search. Invalid settings are reported and replaced by their defaults. `other_algorithms`
/// are expected as well where an algorithm is not known.
pub(super) fn parse<Config: Settings>(fields: Fields, other_algorithms: &[&'static str]) -> Config {
    let mut config = Config::default();
    for row in Config::rows() {
        if let Some(value) = fields.read(row.name, |value| parse_setting(value, row.domain, other_algorithms)) {
            (row.set)(&mut config, value);
        }
    }
    config
}

fn parse_setting(value: Value, domain: Domain, other_algorithms: &[&'static str]) -> Option<SettingValue> {
    Some(match domain {
        Domain::Algorithm => {
            // An algorithm goes by any of its names, in any spelling.
            let named = value.word().and_then(Algorithm::named);
            named.or_else(|| value.variant_or(ALGORITHMS, other_algorithms))?.to_value()
        }
        Domain::Flag => value.boolean()?.to_value(),
        Domain::Depth => value.unsigned::<usize>()?.to_value(),
        Domain::Count(u64::MAX) => value.unsigned::<u64>()?.to_value(),
        Domain::Count(max) => parse_at_most(value, usize::try_from(max).unwrap_or(usize::MAX))?.to_value(),
        Domain::Size(max) => parse_size(value, usize::try_from(max).ok())?.to_value(),
        Domain::Score(ScoreRange::Any) => value.score()?.to_value(),
        Domain::Score(ScoreRange::Finite) => value.finite()?.to_value(),
        Domain::Score(ScoreRange::NotNegative) => parse_distance(value, Zero::Allowed)?.to_value(),
        Domain::Score(ScoreRange::Positive) => parse_distance(value, Zero::Forbidden)?.to_value(),
        Domain::Choice(names) => {
            let words: Vec<_> = (names.words)().into_iter().enumerate().map(|(index, word)| (word, index)).collect();
            SettingValue::Choice(value.variant(&words)?)
        }
        Domain::Window => parse_window(value)?.to_value(),
        Domain::Floor => parse_floor(value)?.to_value(),
        Domain::Quiescence => parse_quiescence(value)?.to_value(),
        Domain::Rollout => parse_rollout(value)?.to_value(),
        Domain::Priors => parse_priors(value)?.to_value(),
    })
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

fn parse_quiescence(value: Value) -> Option<Quiescence> {
    let fields = value.fields(QUIET)?;
    let default = Quiescence::default();
    let change = fields.read("change", |value| parse_distance(value, Zero::Allowed)).unwrap_or(default.change);
    let plies = fields.read("plies", |value| parse_at_most(value, MAX_QUIESCENCE_PLIES)).unwrap_or(default.plies);
    Some(Quiescence { change, plies })
}

fn parse_rollout(value: Value) -> Option<Rollout> {
    let [random, evaluation] = ROLLOUTS;
    let usual = Rollout::Evaluation { plies: Rollout::DEFAULT_PLIES };
    match value.with_name() {
        (Some(name), fields) if name == evaluation => {
            let plies = fields.fields(EVALUATION)?.read("plies", |plies| parse_at_most(plies, Rollout::MAX_PLIES));
            Some(plies.map_or(usual, |plies| Rollout::Evaluation { plies }))
        }
        (Some(_) | None, _) => value.variant(&[(random, Rollout::Random), (evaluation, usual)]),
    }
}

fn parse_priors(value: Value) -> Option<Priors> {
    let [uniform, softmax] = PRIORS;
    match value.with_name() {
        (Some(name), fields) if name == softmax => {
            let temperature =
                fields.fields(SOFTMAX)?.read("temperature", |value| parse_distance(value, Zero::Forbidden));
            Some(temperature.map_or_else(Priors::softmax, |temperature| Priors::Softmax { temperature }))
        }
        (Some(_) | None, _) => value.variant(&[(uniform, Priors::Uniform), (softmax, Priors::softmax())]),
    }
}

/// Writes the settings that are not the defaults or that the original text contains.
pub(super) fn write<Config: Settings>(config: &Config, fields: &mut FieldWriter<'_>) {
    // The settings that are read without those that have not been written yet.
    let mut usual = Config::default();
    for row in Config::rows() {
        let (value, is_meant) = ((row.get)(config), (row.has_meaning)(config));
        let kept = fields.explicit_value(row.name).filter(|_| !is_meant);
        match (setting_text(row.domain, value), kept) {
            (Some(text), _) => fields.text_unless(value == (row.get)(&usual), row.name, || text),
            (None, Some(kept)) => fields.always(row.name, kept.source()),
            (None, None) => {}
        }
        (row.set)(&mut usual, value);
    }
}

/// Returns the text of a value, if there is one.
fn setting_text(domain: Domain, value: SettingValue) -> Option<String> {
    Some(match value {
        SettingValue::Nothing => return None,
        SettingValue::Algorithm(algorithm) => algorithm.properties().name.to_owned(),
        SettingValue::Flag(flag) => flag.to_string(),
        SettingValue::Count(count) => count.to_string(),
        SettingValue::Score(score) => format_number(score),
        SettingValue::Choice(index) => {
            let Domain::Choice(names) = domain else { return None };
            (names.words)().get(index)?.to_string()
        }
        SettingValue::Window(Window { alpha, beta }) => format!("({}, {})", format_number(alpha), format_number(beta)),
        SettingValue::Floor(Floor::Same(floor)) => format_number(floor),
        SettingValue::Floor(Floor::Each(floors)) => {
            let mut text = String::new();
            push_vector(&mut text, &floors);
            text
        }
        SettingValue::Quiescence(Quiescence { change, plies }) => {
            format!("(change: {}, plies: {plies})", format_number(change))
        }
        SettingValue::Rollout(Rollout::Random) => ROLLOUTS[0].to_owned(),
        SettingValue::Rollout(Rollout::Evaluation { plies }) => format!("{}(plies: {plies})", ROLLOUTS[1]),
        SettingValue::Priors(Priors::Uniform) => PRIORS[0].to_owned(),
        SettingValue::Priors(priors) if priors == Priors::softmax() => PRIORS[1].to_owned(),
        SettingValue::Priors(Priors::Softmax { temperature }) => {
            format!("{}(temperature: {})", PRIORS[1], format_number(temperature))
        }
    })
}
