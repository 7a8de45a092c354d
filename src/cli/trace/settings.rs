//! The settings of a search that its algorithm uses, as facts.

use super::facts::TraceFacts;
use crate::flag_values::{fail_of, spelled_opponent, spelled_turn};
use poda_core::comparison::ordering_preset::OrderingPreset;
use poda_core::score::Turn;
use poda_core::search::{AlgorithmProperties, Merge, Parameter, SearchConfig};
use poda_words::i18n::search_settings::{SettingsInForce, spelled_cut_on, spelled_order};

/// Returns the facts of the line `search` that follow its event.
pub(super) fn search_facts<'a>(config: &SearchConfig, turn: Turn) -> TraceFacts<'a> {
    let config = config.effective();
    let SettingsInForce { window, has_table, remembers } = SettingsInForce::of(&config);
    let &AlgorithmProperties { prunes, searches_chance, parameter, multi_player, .. } = config.algorithm.properties();
    let has = |wanted: Parameter| parameter == Some(wanted);
    let merge_plies = match config.merge {
        Merge::FirstPlies(plies) => Some(plies),
        Merge::Nowhere | Merge::Everywhere => None,
    };
    let quiet = config.quiescence.filter(|_| config.depth.is_some());
    TraceFacts::default()
        .with("player", spelled_turn(turn))
        .with("algorithm", config.algorithm.key())
        .with_any("opponent", (searches_chance && multi_player.is_none()).then(|| spelled_opponent(config.opponent)))
        .with("fail", fail_of(&config))
        .with("cut_on", prunes.then(|| spelled_cut_on(config.cut_on)))
        .with("depth", config.depth)
        .with("alpha", window.map(|window| window.alpha))
        .with("beta", window.map(|window| window.beta))
        .with("merge_symmetric", config.merge != Merge::Nowhere)
        .with("merge_plies", merge_plies)
        .with("order", spelled_order(OrderingPreset::Plain(config.ordering.static_order)))
        .with("killers", prunes.then_some(u64::from(config.ordering.killers)))
        .with("history", prunes.then_some(config.ordering.history))
        .with("remembered", remembers.then_some(config.ordering.remembered))
        .with("table", has_table)
        .with("quiet", quiet.map(|quiet| TraceFacts::default().with("change", quiet.change).with("plies", quiet.plies)))
        .with("guess", has(Parameter::Guess).then_some(config.guess))
        .with("delta", has(Parameter::Delta).then_some(config.delta))
        .with("seed", has(Parameter::Seed).then_some(config.seed))
        .with("version", env!("CARGO_PKG_VERSION"))
}
