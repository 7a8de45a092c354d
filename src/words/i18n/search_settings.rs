//! The settings of a search that its algorithm uses, as a line of text, and their spelling in flags and JSON.

use super::message_args::player_name;
use super::multi_player;
use crate::messages::{MessageArg, Words, args};
use poda_core::comparison::ordering_preset::OrderingPreset;
use poda_core::game::GameView;
use poda_core::score::{Turn, Window};
use poda_core::search::ordering::StaticOrder;
use poda_core::search::setting::{Choice, Domain, FlagGroup, SettingRow, SettingValue};
use poda_core::search::{Floor, Merge, Opponent, PayoffLimits, Quiescence, SearchConfig};

/// Returns the spelling of an order of moves, as in its flag.
pub fn spelled_order(order: OrderingPreset) -> &'static str {
    match order {
        OrderingPreset::Own => "file",
        OrderingPreset::Plain(order) => order.key(),
        OrderingPreset::Killers => "killers",
        OrderingPreset::History => "history",
    }
}

/// Returns the phrase about a setting of this value, if there is one.
fn phrase(words: &Words, row: &SettingRow<SearchConfig>, value: SettingValue) -> Option<String> {
    let value: MessageArg = match value {
        // Rollouts and priors are settings of searches that have a sentence of their own.
        SettingValue::Nothing | SettingValue::Flag(false) | SettingValue::Rollout(_) | SettingValue::Priors(_) => {
            return None;
        }
        SettingValue::Flag(true) => return Some(words.text(&phrase_message(row))),
        SettingValue::Algorithm(algorithm) => algorithm.key().into(),
        // Greater numbers are names, such as a seed.
        SettingValue::Count(count) => match u32::try_from(count) {
            Ok(count) => u64::from(count).into(),
            Err(_) => count.to_string().into(),
        },
        SettingValue::Score(score) => score.into(),
        SettingValue::Choice(index) => {
            let Domain::Choice(names) = row.domain else { return None };
            (*names.keys.get(index)?).into()
        }
        SettingValue::Window(Window { alpha, beta }) => format!("{} … {}", alpha.shown(), beta.shown()).into(),
        SettingValue::Floor(Floor::Same(floor)) => floor.into(),
        SettingValue::Floor(Floor::Each(floors)) => floors.shown().into(),
        SettingValue::Quiescence(Quiescence { change, .. }) => change.into(),
    };
    Some(words.fill(&phrase_message(row), &[(row.name, value)]))
}

/// Returns the message id of the phrase about a setting.
fn phrase_message(row: &SettingRow<SearchConfig>) -> String {
    format!("cli-trace-{}", row.key())
}

/// Returns the settings as a line of text.
pub fn search_sentence(words: &Words, config: &SearchConfig, root: &impl GameView) -> String {
    let config = &config.effective();
    let phrases = |is_rule: bool| {
        let rows = SearchConfig::SETTINGS.iter().filter(|row| row.has_phrase && (row.is_used)(config));
        let rows = rows.filter(move |row| (row.flag == Some(FlagGroup::Rules)) == is_rule);
        rows.filter_map(|row| phrase(words, row, (row.get)(config))).collect::<Vec<_>>()
    };
    let mut said = vec![config.algorithm.key().to_owned()];
    said.extend(phrases(true));
    let mut say = |key: &str, args: &[(&str, MessageArg)]| said.push(words.fill(key, args));
    match config.opponent {
        Opponent::Best => {}
        Opponent::Random => say("cli-trace-opponent", &[]),
    }
    match config.depth {
        None => say("cli-trace-to-the-end", &[]),
        Some(depth) => say("cli-trace-depth", &args![depth]),
    }
    if config.has_window() {
        // The window of the search, which lies within the bounds of all values.
        let window = config.root_window(root);
        say("cli-trace-window", &args![alpha = window.alpha, beta = window.beta]);
    }
    match config.merge {
        Merge::Nowhere => {}
        Merge::Everywhere => say("cli-trace-merge", &[]),
        Merge::FirstPlies(plies) => say("cli-trace-merge-plies", &args![plies]),
    }
    let (prunes, remembers) = (config.prunes(), config.remembers());
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
    say("cli-trace-order", &args![order, tree]);
    if killers {
        say("cli-trace-killers", &args![count = usize::from(config.ordering.killers)]);
    }
    if history {
        say("cli-trace-history", &[]);
    }
    if remembers && !is_best_before_given {
        say("cli-trace-stored-first", &args![remembered = if config.ordering.remembered { "yes" } else { "no" }]);
    }
    if config.uses_table() {
        say("cli-trace-table", &[]);
    }
    if let Some(quiet) = config.quiescence.filter(|_| config.depth.is_some()) {
        say("cli-trace-quiet", &args![change = quiet.change, plies = quiet.plies]);
    }
    said.extend(phrases(false));
    let mut player =
        config.turn(root).player().map_or_else(|| "chance".to_owned(), |player| player_name(player).to_owned());
    if let Some(players) = root.players() {
        let name = multi_player::player_name(root, root.mover());
        if config.backs_up_vectors() {
            let rule = multi_player::tie_rule_name(config.payoffs.ties);
            let args = args![rule, player = name.clone()];
            said.push(words.fill("players-setting-ties", &args));
        }
        let limits = PayoffLimits::of(&config.payoffs, players);
        if let Some(limits) = limits.filter(|_| config.needs_limits()) {
            let args = args![sum = limits.sum, floor = limits.floor.shown()];
            said.push(words.fill("players-setting-limits", &args));
        }
        if root.turn() != Turn::Chance {
            player = name;
        }
    }
    let version = env!("CARGO_PKG_VERSION");
    words.fill("cli-trace-search", &args![settings = said.join(", "), player, version])
}
