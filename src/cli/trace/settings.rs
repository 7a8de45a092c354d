//! The settings of a search that its algorithm uses, as facts and as a line of text.

use super::facts::Facts;
use crate::flag_values::{fail_of, spelled_cut_on, spelled_fail, spelled_opponent, spelled_order, spelled_turn};
use poda_core::comparison::ordering_preset::OrderingPreset;
use poda_core::game::Game;
use poda_core::game::any::AnyGame;
use poda_core::score::{Turn, Window};
use poda_core::search::ordering::StaticOrder;
use poda_core::search::{AlgorithmProperties, Merge, MultiPlayer, Opponent, Parameter, PayoffLimits, SearchConfig};
use poda_words::i18n::message_args::player_name;
use poda_words::i18n::{MessageArg, Words, multi_player};

/// Which settings the algorithm uses.
struct SettingsInForce {
    window: Option<Window>,
    has_table: bool,
    remembers: bool,
}

impl SettingsInForce {
    fn of(config: &SearchConfig) -> Self {
        let makes_passes = config.algorithm.properties().makes_passes;
        let has_table = config.uses_table();
        Self {
            window: (config.algorithm.properties().prunes && !backs_up_vectors(config)).then_some(config.window),
            has_table,
            remembers: makes_passes || has_table,
        }
    }
}

fn backs_up_vectors(config: &SearchConfig) -> bool {
    config.algorithm.properties().multi_player.is_some_and(MultiPlayer::backs_up_vectors)
}

/// Returns the facts of the line `search` that follow its event.
pub(super) fn search_facts<'a>(config: &SearchConfig, turn: Turn) -> Facts<'a> {
    let config = config.effective();
    let SettingsInForce { window, has_table, remembers } = SettingsInForce::of(&config);
    let &AlgorithmProperties { prunes, searches_chance, parameter, multi_player, .. } = config.algorithm.properties();
    let has = |wanted: Parameter| parameter == Some(wanted);
    let merge_plies = match config.merge {
        Merge::FirstPlies(plies) => Some(plies),
        Merge::Nowhere | Merge::Everywhere => None,
    };
    let quiet = config.quiescence.filter(|_| config.depth.is_some());
    Facts::default()
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
        .with("quiet", quiet.map(|quiet| Facts::default().with("change", quiet.change).with("plies", quiet.plies)))
        .with("guess", has(Parameter::Guess).then_some(config.guess))
        .with("delta", has(Parameter::Delta).then_some(config.delta))
        .with("seed", has(Parameter::Seed).then_some(config.seed))
        .with("version", env!("CARGO_PKG_VERSION"))
}

/// Returns the same settings as a line of text.
pub fn search_sentence(words: &Words, config: &SearchConfig, root: &AnyGame) -> String {
    let config = &config.effective();
    let SettingsInForce { window, has_table, remembers } = SettingsInForce::of(config);
    let mut said = vec![config.algorithm.key().to_owned()];
    let mut say = |key: &str, args: &[(&str, MessageArg)]| said.push(words.fill(key, args));
    if config.algorithm.properties().prunes {
        if !backs_up_vectors(config) {
            say("cli-trace-fail", &[("fail", spelled_fail(config.fail).into())]);
        }
        say("cli-trace-cut-on", &[("cut", spelled_cut_on(config.cut_on).into())]);
    }
    match config.opponent {
        Opponent::Best => {}
        Opponent::Random => say("cli-trace-opponent", &[]),
    }
    match config.depth {
        None => say("cli-trace-to-the-end", &[]),
        Some(depth) => say("cli-trace-depth", &[("depth", depth.into())]),
    }
    if let Some(window) = window {
        say("cli-trace-window", &[("alpha", window.alpha.into()), ("beta", window.beta.into())]);
    }
    match config.merge {
        Merge::Nowhere => {}
        Merge::Everywhere => say("cli-trace-merge", &[]),
        Merge::FirstPlies(plies) => say("cli-trace-merge-plies", &[("plies", plies.into())]),
    }
    let prunes = config.algorithm.properties().prunes;
    let (killers, history) = (prunes && 0 < config.ordering.killers, prunes && config.ordering.history);
    let is_best_before_given = remembers
        && config.ordering.remembered
        && !(killers || history)
        && config.ordering.static_order == StaticOrder::Given;
    let order = match (is_best_before_given, config.ordering.static_order) {
        (true, _) => "best-known",
        (false, order) => spelled_order(OrderingPreset::Plain(order)),
    };
    let tree = if root.is_explicit_tree() { "yes" } else { "no" };
    say("cli-trace-order", &[("order", order.into()), ("tree", tree.into())]);
    if killers {
        say("cli-trace-killers", &[("count", usize::from(config.ordering.killers).into())]);
    }
    if history {
        say("cli-trace-history", &[]);
    }
    if remembers && !is_best_before_given {
        say("cli-trace-stored-first", &[("remembered", if config.ordering.remembered { "yes" } else { "no" }.into())]);
    }
    if has_table {
        say("cli-trace-table", &[]);
    }
    if let Some(quiet) = config.quiescence.filter(|_| config.depth.is_some()) {
        say("cli-trace-quiet", &[("change", quiet.change.into()), ("plies", quiet.plies.into())]);
    }
    match config.algorithm.properties().parameter {
        Some(Parameter::Guess) => say("cli-trace-guess", &[("guess", config.guess.into())]),
        Some(Parameter::Delta) => say("cli-trace-delta", &[("delta", config.delta.into())]),
        Some(Parameter::Seed) => say("cli-trace-seed", &[("seed", config.seed.to_string().into())]),
        None => {}
    }
    let mut player =
        config.turn(root).player().map_or_else(|| "chance".to_owned(), |player| player_name(player).to_owned());
    if let Some(players) = root.players() {
        let name = multi_player::player_name(root, root.mover());
        if backs_up_vectors(config) {
            let rule = multi_player::tie_rule_name(config.payoffs.ties);
            say("players-setting-ties", &[("rule", rule.into()), ("player", name.clone().into())]);
        }
        let limits = PayoffLimits::of(&config.payoffs, players);
        if let Some(limits) = limits.filter(|_| backs_up_vectors(config) && config.algorithm.properties().prunes) {
            let (sum, floor) = (limits.sum.into(), limits.floor.shown().into());
            say("players-setting-limits", &[("sum", sum), ("floor", floor)]);
        }
        if root.turn() != Turn::Chance {
            player = name;
        }
    }
    let version = env!("CARGO_PKG_VERSION");
    words.fill(
        "cli-trace-search",
        &[("settings", said.join(", ").into()), ("player", player.into()), ("version", version.into())],
    )
}
